"""The emitted NumPy module: values, gradients and tangents of every op are ours."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest

from specgrad.testing import verify
from specgrad.testing.adapters import from_vjp
from tests.codegen.emit.emitted import (
    assert_close,
    call,
    comes_out,
    dtypes_of,
    gradients_of,
    listed,
    module,
    points_of,
    random_like,
    results_of,
    with_gradients,
)
from tests.ops.spec_cases import Case, cases, each


@pytest.fixture(scope="module")
def emitted_module(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return module("numpy", tmp_path_factory.mktemp("emitted"))


@each(cases(), comes_out("numpy"))
def test_values_are_ours(case: Case, emitted_module: ModuleType) -> None:
    function = getattr(emitted_module, case.op.signature.identifier)
    for dtype in dtypes_of(case):
        for given in points_of(case, dtype):
            expected = results_of(case, given)
            found = listed(call(function, case.op, given))
            for a, b, returned in zip(found, expected, case.op.signature.returns):
                assert_close(a, b, f"{returned.name} of {case} in {dtype}")


@each([case for case in cases() if case.computes_in("f")], comes_out("numpy"))
def test_dtypes_stay(case: Case, emitted_module: ModuleType) -> None:
    given = case.arrays("float32")
    found = listed(call(getattr(emitted_module, case.op.signature.identifier), case.op, given))
    assert [a.dtype for a in found] == [a.dtype for a in results_of(case, given)]


@each([case for case in cases() if case.op.differentiable_inputs and case.computes_in("f")], comes_out("numpy"))
def test_gradients_are_ours(case: Case, emitted_module: ModuleType) -> None:
    vjp = getattr(emitted_module, case.op.signature.identifier + "_vjp")
    for dtype in dtypes_of(case):
        for given in points_of(case, dtype):
            flows = case.op.differentiable_outputs
            grads = [random_like(r, 1) if f else None for r, f in zip(results_of(case, given), flows)]
            expected = gradients_of(case, given, [g for g in grads if g is not None])
            found = dict(zip((p.name for p in case.op.tensors), listed(call(vjp, case.op, given, grads[0] if len(grads) == 1 else tuple(grads)))))
            for name, gradient in expected.items():
                assert_close(found[name], gradient, f"the gradient of {name} of {case} in {dtype}")
                assert found[name].dtype == gradient.dtype


@each([case for case in cases() if case.op.differentiable_inputs and case.computes_in("f")], comes_out("numpy"))
def test_tangents_are_the_gradients_transposed(case: Case, emitted_module: ModuleType) -> None:
    vjp, jvp = (getattr(emitted_module, case.op.signature.identifier + end) for end in ("_vjp", "_jvp"))
    for dtype in dtypes_of(case):
        given = case.arrays(dtype)
        values = {p.name: v for p, v in zip(case.op.signature.params, given)}
        inputs = [name for name in with_gradients(case) if values[name] is not None]
        tangents = {p.name: random_like(values[p.name], 2) if p.name in inputs else None for p in case.op.tensors}
        grads = [random_like(r, 1) if f else None for r, f in zip(results_of(case, given), case.op.differentiable_outputs)]
        gradients = dict(zip(tangents, listed(call(vjp, case.op, given, grads[0] if len(grads) == 1 else tuple(grads)))))
        found = listed(call(jvp, case.op, given, next(iter(tangents.values())) if len(tangents) == 1 else tuple(tangents.values())))
        along = sum(np.vdot(gradients[name], tangents[name]).real for name in inputs)
        across = sum(np.vdot(g, t).real for g, t in zip(grads, found) if g is not None)
        assert_close(across, along, f"{case} in {dtype}")


@pytest.mark.parametrize(("shape", "dim"), [((2, 0), 1), ((0, 3), 0), ((0,), 0)])
def test_rows_without_elements(shape: tuple[int, ...], dim: int, emitted_module: ModuleType) -> None:
    x = np.ones(shape, np.float32)
    for found in (emitted_module._softmax(x, dim), emitted_module._log_softmax(x, dim), emitted_module._softmax_vjp(x, x, dim)):
        assert found.shape == shape and found.dtype == np.float32
    for name, value in (("_row_max", -np.inf), ("_row_min", np.inf), ("_logsumexp", -np.inf)):
        found, expected = getattr(emitted_module, name)(x, (dim,), False), np.full(np.sum(x, dim).shape, value, np.float32)
        assert_close(found, expected, name)


def test_gradients_of_real_operands_beside_complex_ones_are_real(emitted_module: ModuleType) -> None:
    real, complex_ = np.array([1.0, 2.0]), np.array([[1 + 2j, 3 - 1j], [0.5j, 2 + 0j]])
    grads = emitted_module.mul_vjp(np.full((2, 2), 1 - 1j), real, complex_)
    assert_close(grads[0], ((1 - 1j) * complex_.conj()).sum(0).real, "real")
    assert_close(grads[1], (1 - 1j) * np.broadcast_to(real, (2, 2)), "complex")
    assert grads[0].dtype == np.float64


def test_numbers_stand_for_operands(emitted_module: ModuleType) -> None:
    x = np.ones(3, np.float32)
    assert emitted_module.mul(x, 2).dtype == np.float32
    assert_close(emitted_module.mul_vjp(x, x, 2)[0], [2, 2, 2], "mul")
    assert_close(emitted_module.mul_vjp(x, x, 2)[1], 3, "mul")


@pytest.mark.parametrize("name", ["tanh", "mul", "logaddexp", "_softmax", "var", "nn_functional_gelu"])
def test_our_own_checker_verifies_them(name: str, emitted_module: ModuleType) -> None:
    function, vjp, jvp = (getattr(emitted_module, name + end) for end in ("", "_vjp", "_jvp"))
    options = {"dim": 1} if name == "_softmax" else {}
    count = 2 if name in ("mul", "logaddexp") else 1
    adapted = from_vjp(
        lambda *args: function(*args, **options),
        lambda grad, *args: vjp(grad, *args, **options),
        jvp=lambda moves, *args: jvp(moves, *args, **options),
        name=name,
    )
    assert verify(adapted, [(3, 4)] * count)
