"""The emitted JAX module: values and gradients are ours, and JAX's own checks pass."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.codegen.emit.emitted import assert_close, call, cases_of, dtypes_of, gradients_of, listed, module, points_of, random_like, results_of, with_gradients
from tests.effort import tries
from tests.ops.spec_cases import Case, each

jax = pytest.importorskip("jax", reason="the emitted module is JAX's")
jnp = pytest.importorskip("jax.numpy", reason="the emitted module is JAX's")
OF_OP = {name: [*cases] for name, cases in groupby(cases_of("jax"), lambda case: case.op.name)}
DIFFERENTIABLE = [case for case in cases_of("jax") if case.op.differentiable_inputs and case.computes_in("f")]


QUICK = "--xla_backend_optimization_level=0 --xla_cpu_parallel_codegen_split_count=1 --xla_cpu_use_fusion_emitters=false"  # a third of the time


@pytest.fixture(scope="module", autouse=True)
def quick_to_compile() -> Iterator[None]:
    """XLA takes flags as JAX computes first, and stops a process that gives it one that it does not know."""
    environment = {**os.environ, "XLA_FLAGS": QUICK}
    known = subprocess.run([sys.executable, "-c", "import jax; jax.numpy.zeros(1)"], env=environment, capture_output=True).returncode == 0
    with pytest.MonkeyPatch.context() as patch:
        if known:
            patch.setenv("XLA_FLAGS", QUICK)
        yield


@pytest.fixture(scope="module", autouse=True)
def in_64_bits(quick_to_compile: None) -> Iterator[None]:
    before = jax.config.jax_enable_x64
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", before)


@pytest.fixture(scope="module")
def emitted_module(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return module("jax", tmp_path_factory.mktemp("emitted"))


def that_flow(case: Case, results: list[Any]) -> list[Any]:
    """The results that have gradients; all, of an op that has none."""
    flags = case.op.differentiable_outputs
    return [r for r, flows in zip(results, flags) if flows] if any(flags) else results


def of_arrays(emitted_module: ModuleType, case: Case, given: list[Any], names: list[str]) -> tuple[Callable[..., Any], list[Any]]:
    """The op as a function of the named arguments alone, and these."""
    function = getattr(emitted_module, case.op.signature.identifier)
    places = [i for i, p in enumerate(case.op.signature.params) if p.name in names and given[i] is not None]

    def of_named(*arrays: Any) -> Any:
        filled = [jnp.asarray(v) if isinstance(v, np.ndarray) else v for v in given]
        for place, array in zip(places, arrays):
            filled[place] = array
        results = that_flow(case, listed(call(function, case.op, filled)))
        return results[0] if len(results) == 1 else tuple(results)

    return of_named, [jnp.asarray(given[i]) for i in places]


def is_normal(value: Any) -> bool:
    """Whether none of the numbers is so small that XLA takes it for zero."""
    return not isinstance(value, np.ndarray) or value.dtype.kind != "f" or not np.any((value != 0) & (np.abs(value) < np.finfo(value.dtype).tiny))


def gradients(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda grad, *arrays: jax.vjp(function, *arrays)[1](grad)


@dataclass
class Calls:
    """Calls of functions that are compiled as one: to compile each takes most of the time."""

    functions: list[Callable[..., Any]] = field(default_factory=list)
    given: list[list[Any]] = field(default_factory=list)
    expected: list[tuple[str, list[Any]]] = field(default_factory=list)

    def add(self, what: str, expected: list[Any], function: Callable[..., Any], *given: Any) -> None:
        self.functions.append(function)
        self.given.append(list(given))
        self.expected.append((what, expected))

    def check(self) -> None:
        found = jax.jit(lambda given: [function(*arrays) for function, arrays in zip(self.functions, given)])(self.given)
        for results, (what, expected) in zip(found, self.expected):
            for a, b in zip(listed(results), expected, strict=True):
                assert_close(a, b, what)


@pytest.mark.parametrize("op", OF_OP)
def test_values_and_gradients_are_ours(op: str, emitted_module: ModuleType) -> None:
    calls = Calls()
    for case in OF_OP[op]:
        for dtype in dtypes_of(case):
            for given in points_of(case, dtype):
                function, arrays = of_arrays(emitted_module, case, given, [p.name for p in case.op.tensors])
                calls.add(f"{case} in {dtype}", that_flow(case, results_of(case, given)), function, *arrays)
                if case in DIFFERENTIABLE and all(map(is_normal, given)):
                    function, arrays = of_arrays(emitted_module, case, given, with_gradients(case))
                    grads = [random_like(r, 1) for r in listed(jax.eval_shape(function, *arrays))]
                    conjugated = [np.conj(g) for g in grads]  # the gradients of JAX are PyTorch's and ours, conjugated
                    expected = {name: np.conj(g) for name, g in gradients_of(case, given, grads).items()}
                    what = f"the gradients of {', '.join(expected)} of {case} in {dtype}"
                    calls.add(what, list(expected.values()), gradients(function), conjugated[0] if len(grads) == 1 else tuple(conjugated), *arrays)
    calls.check()


@each([case for case in DIFFERENTIABLE if case.number < tries(1, 100)])
def test_jax_finds_the_gradients_right(case: Case, emitted_module: ModuleType) -> None:
    """In both modes, and to second order in reverse mode; in all orders of both where there is time to compile so much."""
    from jax.test_util import check_grads

    function, arrays = of_arrays(emitted_module, case, case.arrays("float64"), with_gradients(case))
    compiled = jax.jit(function)
    check_grads(compiled, tuple(arrays), order=2, modes=("rev",), atol=1e-4, rtol=1e-4)
    check_grads(compiled, tuple(arrays), order=tries(1, 2), modes=("fwd",), atol=1e-4, rtol=1e-4)


@each([case for case in DIFFERENTIABLE if case.number == 0])
def test_batches_and_their_gradients_are_those_of_the_samples(case: Case, emitted_module: ModuleType) -> None:
    function, arrays = of_arrays(emitted_module, case, case.arrays("float64"), with_gradients(case))
    batches = [jnp.stack([a, a * 0.99, a]) for a in arrays]

    def with_its_gradients(*given: Any) -> Any:
        results, gradient = jax.vjp(function, *given)
        return listed(results) + listed(gradient(jax.tree.map(jnp.ones_like, results)))

    of_samples, of_sample = jax.jit(jax.vmap(with_its_gradients))(*batches), jax.jit(with_its_gradients)
    for row in range(3):
        for a, b in zip(of_samples, of_sample(*(batch[row] for batch in batches))):
            assert_close(a[row], b, str(case))


@pytest.mark.parametrize(("shape", "dim"), [((2, 0), 1), ((0, 3), 0), ((0,), 0)])
def test_rows_without_elements(shape: tuple[int, ...], dim: int, emitted_module: ModuleType) -> None:
    x = jnp.ones(shape, jnp.float32)
    for function in (emitted_module._softmax, emitted_module._log_softmax):
        assert function(x, dim).shape == jax.jit(jax.grad(lambda x, function=function: jnp.sum(function(x, dim))))(x).shape == shape
    for name, value in (("_row_max", -np.inf), ("_row_min", np.inf), ("_logsumexp", -np.inf)):
        assert_close(getattr(emitted_module, name)(x, (dim,), False), np.full(np.sum(x, dim).shape, value), name)


def test_gradients_of_real_operands_beside_complex_ones_are_real(emitted_module: ModuleType) -> None:
    real, complex_ = jnp.array([1.0, 2.0]), jnp.array([[1 + 2j, 3 - 1j], [0.5j, 2 + 0j]])
    found = jax.grad(lambda a, b: jnp.sum(jnp.abs(emitted_module.mul(a, b))), argnums=(0, 1))(real, complex_)
    expected = jax.grad(lambda a, b: jnp.sum(jnp.abs(a * b)), argnums=(0, 1))(real, complex_)
    for a, b in zip(found, expected):
        assert a.dtype == b.dtype
        assert_close(a, b, "mul")


def test_integers_beside_what_is_differentiated(emitted_module: ModuleType) -> None:
    x, n = jnp.array([1.5, 2.0]), jnp.array([2, 3])
    assert_close(jax.grad(lambda x: jnp.sum(emitted_module.pow(x, n)))(x), n * x ** (n - 1), "pow")
    assert_close(jax.grad(lambda x: jnp.sum(emitted_module.mul(x, 2)))(x), [2, 2], "mul")


def test_what_is_not_differentiable_has_no_gradient(emitted_module: ModuleType) -> None:
    x = jnp.array([1.5, 2.0])
    assert_close(jax.grad(lambda x: jnp.sum(emitted_module.heaviside(x, x)))(x), [0, 0], "heaviside")
    assert_close(jax.grad(lambda x: jnp.sum(emitted_module.floor(x)))(x), [0, 0], "floor")
