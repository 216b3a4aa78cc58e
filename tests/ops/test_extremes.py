"""Derivatives of both orders of large and of small numbers are numbers: a branch that is not taken does not make them NaN, nor do powers in between."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.ops.spec_cases import SPEC, Case

SIZES = (0.0, 1e-30, 1e-20, 1e-10, 1e-5, 1e-3, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 88.0, 100.0, 300.0, 600.0, 1e3, 1e4, 1e5, 1e7, 1e10, 1e15, 1e20, 1e30)
NUMBERS = np.array([sign * size for size in SIZES for sign in (1, -1)], np.float32)
LARGEST = float(np.finfo(np.float32).max)
CASES = [
    Case(op, number, sample)
    for op in SPEC.ops
    if op.elementwise and len(op.tensors) == 1 and op.differentiable_inputs and "f" in op.classes
    for number, sample in enumerate(op.samples)
]


def derivatives(case: Case, dtype: sg.dtype) -> list[Any]:
    """The result, its derivative and the derivative of that, as float64."""
    x = sg.from_numpy(NUMBERS.copy()).to(dtype).requires_grad_()
    others: dict[str, Any] = {p.name: case.sample.args[p.name] for p in case.op.signature.params if not p.type.is_tensor and p.name in case.sample.args}
    others[case.op.tensors[0].name.replace("self", "input")] = x
    result = case.function(**others)
    (first,) = sg.autograd.grad(result.sum(), x, create_graph=True)
    second = sg.autograd.grad(first.sum(), x)[0] if first.requires_grad else sg.zeros_like(x)
    return [part.detach().double().numpy() for part in (result, first, second)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_derivatives_at_extremes_are_numbers(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        narrow, wide = derivatives(case, sg.float32), derivatives(case, sg.float64)
    for order, (found, expected) in enumerate(zip(narrow, wide)):
        lost = np.isnan(expected) & np.isfinite(wide[0])
        lost |= np.isnan(found) & (np.abs(expected) <= LARGEST)  # a number that is too large for float32 may be lost there
        assert not lost.any(), f"derivative {order} is NaN at {NUMBERS[lost]}"
