"""The emitted JAX module: values and gradients are ours, and JAX's own checks pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.codegen.emit.emitted import assert_close, call, cases_of, dtypes_of, gradients_of, listed, module, points_of, random_like, results_of
from tests.effort import tries
from tests.ops.spec_cases import Case, each

jax = pytest.importorskip("jax", reason="the emitted module is JAX's")
jnp = pytest.importorskip("jax.numpy", reason="the emitted module is JAX's")
DIFFERENTIABLE = [case for case in cases_of("jax") if case.op.differentiable_inputs and case.computes_in("f")]


@pytest.fixture(scope="module", autouse=True)
def in_64_bits() -> Iterator[None]:
    before = jax.config.jax_enable_x64
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", before)


@pytest.fixture(scope="module")
def emitted_module(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return module("jax", tmp_path_factory.mktemp("emitted"))


def of_arrays(emitted_module: ModuleType, case: Case, given: list[Any], names: list[str]) -> tuple[Callable[..., Any], list[Any]]:
    """The op as a function of the named arguments alone, and these; `with_results` is all results that have gradients."""
    function = getattr(emitted_module, case.op.signature.identifier)
    places = [i for i, p in enumerate(case.op.signature.params) if p.name in names and given[i] is not None]
    flows = case.op.differentiable_outputs if any(case.op.differentiable_outputs) else [True] * len(case.op.signature.returns)

    def of_named(*arrays: Any) -> Any:
        filled = [jnp.asarray(v) if isinstance(v, np.ndarray) else v for v in given]
        for place, array in zip(places, arrays):
            filled[place] = array
        results = [r for r, f in zip(listed(call(function, case.op, filled)), flows) if f]
        return results[0] if len(results) == 1 else tuple(results)

    return of_named, [jnp.asarray(given[i]) for i in places]


@each(cases_of("jax"))
def test_values_are_ours(case: Case, emitted_module: ModuleType) -> None:
    for dtype in dtypes_of(case):
        for given in points_of(case, dtype):
            named = [p.name for p in case.op.tensors]
            function, arrays = of_arrays(emitted_module, case, given, named)
            expected = [r for r, f in zip(results_of(case, given), case.op.differentiable_outputs or [True]) if f or not any(case.op.differentiable_outputs)]
            for a, b in zip(listed(jax.jit(function)(*arrays)), expected):
                assert_close(a, b, f"{case} in {dtype}")


def is_normal(value: Any) -> bool:
    """Whether none of the numbers is so small that XLA takes it for zero."""
    return not isinstance(value, np.ndarray) or value.dtype.kind != "f" or not np.any((value != 0) & (np.abs(value) < np.finfo(value.dtype).tiny))


def gradients(function: Callable[..., Any], arrays: list[Any], grad: Any) -> Any:
    """The gradients of all arrays, compiled as one: to compile each of their steps takes ten times as long."""
    return jax.jit(lambda arrays, grad: jax.vjp(function, *arrays)[1](grad))(arrays, grad)


@each(DIFFERENTIABLE)
def test_gradients_are_ours(case: Case, emitted_module: ModuleType) -> None:
    for dtype in dtypes_of(case):
        for given in filter(lambda given: all(map(is_normal, given)), points_of(case, dtype)):
            function, arrays = of_arrays(emitted_module, case, given, case.names())
            grads = [random_like(r, 1) for r in listed(jax.eval_shape(function, *arrays))]
            conjugated = [np.conj(g) for g in grads]  # the gradients of JAX are PyTorch's and ours, conjugated
            found = gradients(function, arrays, conjugated[0] if len(grads) == 1 else tuple(conjugated))
            for a, (name, b) in zip(found, gradients_of(case, given, grads).items()):
                assert_close(np.conj(a), b, f"the gradient of {name} of {case} in {dtype}")


@each([case for case in DIFFERENTIABLE if case.number < tries(1, 100)])
def test_jax_finds_the_gradients_right(case: Case, emitted_module: ModuleType) -> None:
    """In both modes, and to second order in reverse mode; in all orders of both where there is time to compile so much."""
    from jax.test_util import check_grads

    function, arrays = of_arrays(emitted_module, case, case.arrays("float64"), case.names())
    compiled = jax.jit(function)
    check_grads(compiled, tuple(arrays), order=2, modes=("rev",), atol=1e-4, rtol=1e-4)
    check_grads(compiled, tuple(arrays), order=tries(1, 2), modes=("fwd",), atol=1e-4, rtol=1e-4)


@each([case for case in DIFFERENTIABLE if case.number == 0])
def test_batches_and_their_gradients_are_those_of_the_samples(case: Case, emitted_module: ModuleType) -> None:
    function, arrays = of_arrays(emitted_module, case, case.arrays("float64"), case.names())
    batches = [jnp.stack([a, a * 0.99, a]) for a in arrays]

    def with_gradients(*given: Any) -> Any:
        results, gradient = jax.vjp(function, *given)
        return listed(results) + listed(gradient(jax.tree.map(jnp.ones_like, results)))

    of_samples, of_sample = jax.jit(jax.vmap(with_gradients))(*batches), jax.jit(with_gradients)
    for row in range(3):
        for a, b in zip(of_samples, of_sample(*(batch[row] for batch in batches))):
            assert_close(a[row], b, str(case))


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
