"""Nested levels of forward mode, for every differentiable op: higher derivatives are what repeated backward passes give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import forward_ad, grad
from tests.ops.numeric import like
from tests.ops.spec_cases import Case, cases, each

LETTERS = {"float64": "f", "complex128": "c"}
ORDERS = (2, 3) if sg.core.kernels.table.compiled else (2,)  # a third level calls ops that have tests of their own, thousands of times


class Point:
    """An op at one point, contracted with a weight for each result to one real number: its derivatives along one direction after another."""

    def __init__(self, case: Case, dtype: str):
        self.case = case
        self.given, self.leaves = case.arguments(case.arrays(dtype))
        self.weights = like([r.detach().numpy() for r in self.results(self.leaves)], 1)
        self.directions = [[sg.from_numpy(np.asarray(d)) for d in like([leaf.detach().numpy() for leaf in self.leaves], seed)] for seed in (2, 3, 4)]

    def results(self, inputs: list[Any]) -> list[Any]:
        moved = {id(leaf): value for leaf, value in zip(self.leaves, inputs)}

        def placed(value: Any) -> Any:
            return [placed(v) for v in value] if isinstance(value, list) else moved.get(id(value), value)

        return self.case.call([placed(value) for value in self.given])

    def contracted(self, tensors: list[Any]) -> float:
        return sum(float(np.sum(np.conj(w) * t.detach().numpy()).real) for w, t in zip(self.weights, tensors, strict=True))

    def forward(self, order: int, requires_grad: bool) -> float:
        """By a level of forward mode for each direction."""
        return self.contracted(self._tangents([leaf.detach().requires_grad_(requires_grad) for leaf in self.leaves], order))

    def _tangents(self, inputs: list[Any], order: int) -> list[Any]:
        if not order:
            return self.results(inputs)
        with forward_ad.dual_level():
            duals = [forward_ad.make_dual(x, d) for x, d in zip(inputs, self.directions[order - 1])]
            outs = self._tangents(duals, order - 1)
            tangents = [forward_ad.unpack_dual(out).tangent for out in outs]
        return [sg.zeros_like(out) if t is None else t for out, t in zip(outs, tangents)]

    def backward(self, order: int) -> float:
        """By a recorded backward pass for each direction."""
        value = sum(_real_inner(sg.from_numpy(np.asarray(w)), r) for w, r in zip(self.weights, self.results(self.leaves)))
        for directions in self.directions[:order]:
            if not value.requires_grad:
                return 0.0
            gradients = grad(value, self.leaves, create_graph=True, materialize_grads=True)
            value = sum(_real_inner(d, g) for d, g in zip(directions, gradients))
        return value.item()


def _real_inner(a: Any, b: Any) -> Any:
    product = (a.conj() * b).sum()
    return product.real if product.is_complex() else product


@pytest.mark.slow
@each(cases(differentiable=True))
def test_levels_give_what_backward_passes_give(case: Case) -> None:
    for dtype in (dtype for dtype, letter in LETTERS.items() if case.computes_in(letter)):
        point = Point(case, dtype)
        for order in ORDERS:
            expected = pytest.approx(point.backward(order), rel=1e-9, abs=1e-9)
            for requires_grad in (False, True):
                assert point.forward(order, requires_grad) == expected, (dtype, order, requires_grad)
