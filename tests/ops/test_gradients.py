"""Every differentiable op: gradients against differences, both readings, second order, forward mode."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.autograd import forward_ad, grad
from tests.ops.numeric import difference, inner, like, size
from tests.ops.spec_cases import Case, cases, each

CASES = cases(differentiable=True)
PAIRS = [(case, dtype) for case in CASES for dtype, letter in (("float64", "f"), ("complex128", "c")) if case.computes_in(letter)]


def _arrays(tensors: list[Any]) -> list[Any]:
    return [t.detach().numpy() for t in tensors]


class Problem:
    """An op at one point: the function from its differentiable inputs to its differentiable results."""

    def __init__(self, case: Case, dtype: str):
        self.case = case
        self.fixed = case.arrays(dtype)
        self.given, self.leaves = case.arguments(self.fixed)
        self.at = _arrays(self.leaves)

    def results(self) -> list[Any]:
        return self.case.call(self.given)

    def values(self, at: list[Any]) -> list[Any]:
        """The results at another point, without recording."""
        rest = iter(at)
        names = set(self.case.names())
        moved = []
        for param, value in zip(self.case.op.signature.params, self.fixed):
            if param.name in names and isinstance(value, list):
                value = [next(rest) for _ in value]
            elif param.name in names and isinstance(value, np.ndarray):
                value = next(rest)
            moved.append(value)
        given, _ = self.case.arguments(moved, requires_grad=False)
        return _arrays(self.case.call(given))


def _tensors(arrays: list[Any]) -> list[Any]:
    return [specgrad.from_numpy(np.array(a)) for a in arrays]


@each(PAIRS)
def test_gradient_is_the_transpose_of_the_measured_derivative(case: Case, dtype: str) -> None:
    p = Problem(case, dtype)
    outs = p.results()
    v = like(_arrays(outs), 1)
    t = like(p.at, 2)
    given = grad(outs, p.leaves, _tensors(v), materialize_grads=True)
    expected = difference(p.values, p.at, t)
    assert [g.shape for g in given] == [leaf.shape for leaf in p.leaves]
    assert [g.dtype for g in given] == [leaf.dtype for leaf in p.leaves]
    assert inner(_arrays(list(given)), t) == pytest.approx(inner(v, expected), abs=2e-7 * size(v, expected))


@each(PAIRS)
def test_both_readings_agree(case: Case, dtype: str) -> None:
    p = Problem(case, dtype)
    outs = p.results()
    v = like(_arrays(outs), 1)
    arrays = grad(outs, p.leaves, _tensors(v), retain_graph=True, materialize_grads=True)
    tensors = grad(outs, p.leaves, _tensors(v), create_graph=True, materialize_grads=True)
    for a, b in zip(arrays, tensors):
        np.testing.assert_allclose(b.detach().numpy(), a.numpy(), rtol=1e-11, atol=1e-11)


@each(PAIRS)
def test_second_order(case: Case, dtype: str) -> None:
    """The gradient of <gradient, w> in every direction of inputs and cotangents, against differences of the gradient."""
    p = Problem(case, dtype)
    outs = p.results()
    v = [t.requires_grad_() for t in _tensors(like(_arrays(outs), 1))]
    first = grad(outs, p.leaves, v, create_graph=True, materialize_grads=True)
    w = like(_arrays(list(first)), 3)
    variables = [*p.leaves, *v]
    recorded = [g for g in first if g.requires_grad]
    directions = [x for g, x in zip(first, w) if g.requires_grad]
    if not recorded:
        assert all(g.kind == "zero" for g in case.op.gradients if g.flows), "the gradient is not zero, and has no history"
        return
    second = _arrays(list(grad(recorded, variables, _tensors(directions), materialize_grads=True)))

    def gradient(at: list[Any]) -> list[Any]:
        moved = Problem(case, dtype)
        for leaf, a in zip(moved.leaves, at):
            leaf.data = specgrad.from_numpy(np.asarray(a))
        cotangents = _tensors(at[len(moved.leaves) :])
        return _arrays(list(grad(moved.results(), moved.leaves, cotangents, materialize_grads=True)))

    at = [*p.at, *_arrays(v)]
    t = like(at, 4)
    expected = difference(gradient, at, t)
    assert inner(second, t) == pytest.approx(inner(w, expected), abs=2e-6 * size(w, expected))


@each(PAIRS)
def test_forward_mode(case: Case, dtype: str) -> None:
    p = Problem(case, dtype)
    t = like(p.at, 2)
    expected = difference(p.values, p.at, t)
    with forward_ad.dual_level():
        duals = iter([forward_ad.make_dual(leaf.detach(), tangent) for leaf, tangent in zip(p.leaves, _tensors(t))])
        leaves = {id(leaf) for leaf in p.leaves}

        def dual(value: Any) -> Any:
            if isinstance(value, list):
                return [dual(v) for v in value]
            return next(duals) if id(value) in leaves else value

        outs = case.call([dual(value) for value in p.given])
        tangents = [forward_ad.unpack_dual(out).tangent for out in outs]
    for tangent, derivative in zip(tangents, expected):
        found = np.zeros_like(derivative) if tangent is None else tangent.numpy()
        scale = max(1.0, float(np.max(np.abs(derivative), initial=0)))
        np.testing.assert_allclose(found, derivative, rtol=0, atol=2e-7 * scale)
