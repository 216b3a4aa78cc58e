"""The emitted PyTorch module: values and gradients are ours, and PyTorch's own checks of custom ops and gradients pass."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.codegen.emit.emitted import assert_close, call, cases_of, dtypes_of, gradients_of, listed, module, points_of, random_like, results_of, with_gradients
from tests.ops.spec_cases import Case, each

torch = pytest.importorskip("torch", reason="the emitted module is PyTorch's")
ALL = cases_of("torch")
DIFFERENTIABLE = [case for case in ALL if case.op.differentiable_inputs and case.computes_in("f")]


@pytest.fixture(scope="module")
def emitted_module(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return module("torch", tmp_path_factory.mktemp("emitted"))


def as_torch(value: Any) -> Any:
    if isinstance(value, np.dtype):
        return getattr(torch, value.name)
    return torch.from_numpy(np.array(value)) if isinstance(value, (np.ndarray, np.generic)) else value


def of_tensors(emitted_module: ModuleType, case: Case, given: list[Any], names: list[str]) -> tuple[Callable[..., Any], list[Any]]:
    """The op as a function of the named arguments alone, and these; it gives all results that have gradients."""
    function = getattr(emitted_module, case.op.signature.identifier)
    places = [i for i, p in enumerate(case.op.signature.params) if p.name in names and given[i] is not None]
    flows = case.op.differentiable_outputs if any(case.op.differentiable_outputs) else [True] * len(case.op.signature.returns)
    others = [as_torch(v) for v in given]

    def of_named(*tensors: Any) -> Any:
        filled = list(others)
        for place, tensor in zip(places, tensors):
            filled[place] = tensor
        results = [r for r, f in zip(listed(call(function, case.op, filled)), flows) if f]
        return results[0] if len(results) == 1 else tuple(results)

    return of_named, [as_torch(given[i]) for i in places]


def leaves(tensors: list[Any]) -> tuple[Any, ...]:
    return tuple(t.requires_grad_() for t in tensors)


@each(ALL)
def test_values_are_ours(case: Case, emitted_module: ModuleType) -> None:
    flows = case.op.differentiable_outputs
    for dtype in dtypes_of(case):
        for given in points_of(case, dtype):
            function, tensors = of_tensors(emitted_module, case, given, [p.name for p in case.op.tensors])
            expected = [r for i, r in enumerate(results_of(case, given)) if not any(flows) or flows[i]]
            for a, b in zip(listed(function(*tensors)), expected):
                assert_close(a, b, f"{case} in {dtype}")


@each(DIFFERENTIABLE)
def test_gradients_are_ours(case: Case, emitted_module: ModuleType) -> None:
    for dtype in dtypes_of(case):
        for given in points_of(case, dtype):
            function, tensors = of_tensors(emitted_module, case, given, with_gradients(case))
            inputs = leaves(tensors)
            results = listed(function(*inputs))
            grads = [random_like(r.detach(), 1) for r in results]
            found = torch.autograd.grad(results, inputs, [torch.from_numpy(g) for g in grads])
            for a, (name, b) in zip(found, gradients_of(case, given, grads).items()):
                assert_close(a, b, f"the gradient of {name} of {case} in {dtype}")


@each(DIFFERENTIABLE)
def test_gradcheck(case: Case, emitted_module: ModuleType) -> None:
    function, tensors = of_tensors(emitted_module, case, case.arrays("float64"), with_gradients(case))
    inputs = leaves(tensors)
    assert torch.autograd.gradcheck(function, inputs, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(function, inputs)


@each([case for case in ALL if case.number == 0])
def test_opcheck(case: Case, emitted_module: ModuleType) -> None:
    function = getattr(emitted_module, f"op_{case.op.signature.identifier}", None)
    if function is None:
        assert any(p.type.base == "Any" for p in case.op.signature.params)  # a plain function, which is no custom op
        return
    names = with_gradients(case) if case in DIFFERENTIABLE else []
    given = [as_torch(v) for v in case.arrays(dtypes_of(case)[0])]
    given = [v.requires_grad_() if p.name in names and v is not None else v for p, v in zip(case.op.signature.params, given)]
    torch.library.opcheck(
        function,
        tuple(v for p, v in zip(case.op.signature.params, given) if not p.keyword_only),
        {p.name: v for p, v in zip(case.op.signature.params, given) if p.keyword_only},
    )


@each(DIFFERENTIABLE)
def test_batches(case: Case, emitted_module: ModuleType) -> None:
    function, tensors = of_tensors(emitted_module, case, case.arrays("float64"), with_gradients(case))
    batches = [torch.stack([t, t * 0.99, t], dim=-1) for t in tensors]

    results = listed(torch.vmap(function, in_dims=-1)(*leaves(batches)))
    grads = [torch.from_numpy(random_like(r.detach(), 1)) for r in results]
    gradients = torch.autograd.grad(results, batches, grads)
    for row in range(3):
        sample = leaves([batch[..., row].detach() for batch in batches])
        of_sample = listed(function(*sample))
        for a, b in zip(results, of_sample):
            assert_close(a[row].detach(), b.detach(), str(case))
        for a, b in zip(gradients, torch.autograd.grad(of_sample, sample, [g[row] for g in grads])):
            assert_close(a[..., row], b, f"the gradient of {case}")


@each(DIFFERENTIABLE)
def test_tangents_are_the_gradients_transposed(case: Case, emitted_module: ModuleType) -> None:
    given = case.arrays("float64")
    function, tensors = of_tensors(emitted_module, case, given, with_gradients(case))
    inputs = leaves(tensors)
    results = listed(function(*inputs))
    grads = [torch.from_numpy(random_like(r.detach(), 1)) for r in results]
    gradients = torch.autograd.grad(results, inputs, grads)
    tangents = [torch.from_numpy(random_like(t.detach(), 2)) for t in tensors]
    named = dict(zip((p.name for p, v in zip(case.op.signature.params, given) if p.name in with_gradients(case) and v is not None), tangents))
    moves = tuple(named.get(p.name) for p in case.op.tensors)
    jvp = getattr(emitted_module, case.op.signature.identifier + "_jvp")
    found = [t for t in listed(call(jvp, case.op, [as_torch(v) for v in given], moves[0] if len(moves) == 1 else moves)) if t is not None]
    assert_close(sum((g.conj() * t).sum().real for g, t in zip(grads, found)).item(), sum((g * t).sum() for g, t in zip(gradients, tangents)).item(), str(case))


# ---- what else PyTorch does with a custom op


OF_EACH_KIND = ("add", "pow", "nn.functional.gelu", "clamp", "where", "sum", "var", "amax", "max.dim", "_cumprod", "_softmax", "_layer_norm")


@each([case for case in DIFFERENTIABLE if case.op.name in OF_EACH_KIND and case.number == 0])
def test_compiled_whole(case: Case, emitted_module: ModuleType) -> None:
    function, tensors = of_tensors(emitted_module, case, case.arrays("float64"), with_gradients(case))
    inputs = leaves(tensors)

    def total(*given: Any) -> Any:
        return sum((r * r).sum() for r in listed(function(*given)))

    torch._dynamo.reset()
    compiled = torch.compile(total, fullgraph=True, backend="aot_eager")
    expected = torch.autograd.grad(total(*inputs), inputs)
    for a, b in zip(torch.autograd.grad(compiled(*inputs), inputs), expected):
        assert_close(a, b, str(case))


def test_compiled_by_inductor(emitted_module: ModuleType) -> None:
    x = torch.linspace(-2, 2, 8, dtype=torch.float64, requires_grad=True)

    def total(x: Any) -> Any:
        return (emitted_module.nn_functional_gelu(x) * 2).sum()

    torch._dynamo.reset()
    (expected,) = torch.autograd.grad(total(x), x)
    (found,) = torch.autograd.grad(torch.compile(total, fullgraph=True)(x), x)
    assert_close(found, expected, "gelu")


@pytest.mark.parametrize(("name", "dtype"), [("exp", torch.float32), ("sum", torch.float32), ("_softmax", torch.float32), ("tanh", torch.bfloat16)])
def test_autocast_computes_in_float32_what_loses_digits(name: str, dtype: Any, emitted_module: ModuleType) -> None:
    x = torch.ones(3, dtype=torch.bfloat16)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        result = getattr(emitted_module, name)(x, *[0] * (name == "_softmax"))
    assert result.dtype == dtype


def test_gradients_of_real_operands_beside_complex_ones_are_real(emitted_module: ModuleType) -> None:
    real = torch.tensor([1.0, 2.0], requires_grad=True)
    complex_ = torch.tensor([[1 + 2j, 3 - 1j], [0.5j, 2 + 0j]], requires_grad=True)
    grads = torch.autograd.grad(emitted_module.mul(real, complex_).abs().sum(), (real, complex_))
    expected = torch.autograd.grad((real * complex_).abs().sum(), (real, complex_))
    for a, b in zip(grads, expected):
        assert a.dtype == b.dtype
        assert_close(a, b, "mul", digits=1e-6)


def test_what_is_not_differentiable_requires_no_gradient(emitted_module: ModuleType) -> None:
    x = torch.ones(3, requires_grad=True)
    assert not emitted_module.heaviside(x, x).requires_grad
    assert not emitted_module.isnan(x).requires_grad


def test_torch_func_refuses_gradients_of_custom_ops(emitted_module: ModuleType) -> None:
    """PyTorch gives `torch.library` no way to register them; should it one day, docs/emit.md and the emitter have more to offer."""
    x = torch.ones(3, dtype=torch.float64)
    with pytest.raises(RuntimeError, match="functorch transforms"):
        torch.func.grad(lambda x: emitted_module.tanh(x).sum())(x)


def test_jacobians_in_forward_mode(emitted_module: ModuleType) -> None:
    x = torch.linspace(-1, 1, 5, dtype=torch.float64)
    for function, expected in ((emitted_module.tanh, torch.tanh), (lambda x: emitted_module._softmax(x, 0), lambda x: torch.softmax(x, 0))):
        assert_close(torch.func.jacfwd(function)(x), torch.func.jacfwd(expected)(x), "a Jacobian")


@pytest.mark.parametrize(("shape", "dim"), [((2, 0), 1), ((0, 3), 0), ((0,), 0)])
def test_rows_without_elements(shape: tuple[int, ...], dim: int, emitted_module: ModuleType) -> None:
    for function in (emitted_module._softmax, emitted_module._log_softmax):
        x = torch.ones(shape, requires_grad=True)
        result = function(x, dim)
        result.sum().backward()
        assert result.shape == x.grad.shape == shape
    for name, dims, value in (("_row_max", dim, -torch.inf), ("_row_min", dim, torch.inf), ("_logsumexp", [dim], -torch.inf)):
        found = getattr(emitted_module, name)(torch.ones(shape), dims, False)
        assert torch.equal(found, torch.full_like(torch.ones(shape).sum(dim), value)), name
