"""`grad(is_grads_batched=True)`: many gradients in one pass are what as many passes give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from spec_cases import cases

import specgrad as sg
from specgrad.autograd import grad

DIFFERENTIABLE = cases(differentiable=True)
ROWS = 3


def rows_for(out: Any) -> Any:
    """Three gradients for an output, all different."""
    numbers = sg.arange(ROWS * out.numel(), dtype=sg.float64).reshape(ROWS, *out.shape)
    return (numbers + 1).cos().to(out.dtype)


def same(a: Any, b: Any) -> bool:
    return a.shape == b.shape and a.dtype is b.dtype and np.allclose(a.detach().numpy(), b.detach().numpy(), rtol=1e-9, atol=1e-11, equal_nan=True)


def check(outputs: list[Any], inputs: list[Any], create_graph: bool) -> None:
    rows = [rows_for(o) for o in outputs]
    options: Any = {"retain_graph": True, "create_graph": create_graph, "allow_unused": True}
    together = grad(outputs, inputs, rows, is_grads_batched=True, **options)
    apart = [grad(outputs, inputs, [r[i] for r in rows], **options) for i in range(ROWS)]
    for found, parts in zip(together, zip(*apart)):
        if found is None:
            assert parts[0] is None
        else:
            assert same(found, sg.stack([sg.zeros_like(found[0]) if p is None else p for p in parts]))


@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
@pytest.mark.parametrize("create_graph", [False, True])
def test_through_every_op(case: Any, create_graph: bool) -> None:
    given, leaves = case.arguments(case.arrays())
    outputs = [o for o in case.call(given) if o.requires_grad]
    check(outputs, leaves, create_graph)


@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_through_the_gradient_of_every_op(case: Any) -> None:
    """Rows of a second derivative: the formulas in tensors, recorded, and differentiated for a batch."""
    given, leaves = case.arguments(case.arrays())
    outputs = [o for o in case.call(given) if o.requires_grad]
    first = grad(outputs, leaves, [rows_for(o)[0] for o in outputs], create_graph=True, allow_unused=True)
    again = [f for f in first if f is not None and f.requires_grad]
    if again:
        check(again, leaves, False)
