"""Where the spec says nothing of complex numbers, a function refuses them or has the right gradient: none passes them on to formulas of real ones."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.codegen.proof.inputs import InputMaker, samples_of
from tests.ops.spec_cases import SPEC, Case

REAL = [op for op in SPEC if op.is_public and not op.signature.is_inplace and "f" in op.classes and "c" not in op.classes]
LEFT_OUT = ("bernoulli", "multinomial", "poisson", "binomial", "dropout", "rrelu", "gumbel_softmax", "attention", "fractional")  # by chance, or slow


def in_complex(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(map(in_complex, value))
    if isinstance(value, np.ndarray) and value.dtype == np.float64:
        return value + 0.25j * np.flip(value) + 0.125j
    return value


@pytest.mark.parametrize("op", [op for op in REAL if not any(word in op.name for word in LEFT_OUT)], ids=lambda op: op.name)
def test_complex_numbers(op: Any) -> None:
    for number, sample in list(enumerate(samples_of(op)))[:3]:
        case = Case(op, number, sample)
        given, _ = case.arguments([in_complex(value) for value in InputMaker(op, "float64", number).args(sample)], requires_grad=False)
        leaves = [t.requires_grad_() for v in given for t in (v if isinstance(v, (list, tuple)) else [v]) if isinstance(t, sg.Tensor) and t.is_complex()]

        def computed(*leaves: Any, case: Case = case, given: list[Any] = given) -> Any:
            rest = iter(leaves)
            placed = [next(rest) if isinstance(v, sg.Tensor) and v.is_complex() else v for v in given]
            return tuple(r for r in case.call_as_given(placed) if isinstance(r, sg.Tensor) and r.requires_grad)

        if (
            not leaves
            or any(bool(t.isnan().any()) for t in leaves)
            or any(isinstance(v, (list, tuple)) and any(isinstance(t, sg.Tensor) for t in v) for v in given)
        ):
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                if not computed(*leaves):
                    continue
            except (RuntimeError, TypeError, ValueError):  # refused
                continue
            try:
                assert sg.autograd.gradcheck(computed, leaves, kinks="allow", check_undefined_grad=False)
            except NotImplementedError:  # there is no gradient
                continue
