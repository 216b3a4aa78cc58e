"""What nodes are called: `grad_fn.name()` of each op's results, and of the gradients that create_graph=True gives."""

from __future__ import annotations

from typing import Any

import pytest
from both import outcome, torch
from table import Row, _flat, call, cotangent, forms_of, made
from test_every_op_has_a_row import ROWS

import specgrad

Pairs = set[tuple[str | None, str | None]]


def names(lib: Any, row: Row, dtype: str, order: int) -> list[str | None]:
    """The names of the nodes of a row's results, or of its gradients; None for a tensor without history."""
    leaves: list[Any] = []
    args = [made(lib, a, dtype, i + 1, leaves, True) for i, a in enumerate(row.args)]
    kwargs = {k: made(lib, v, dtype, 50 + i, leaves, True) for i, (k, v) in enumerate(row.kwargs.items())}
    tensors = _flat(call(lib, row, next(forms_of(row)), args, kwargs))
    if order == 2:
        outs = [o for o in tensors if o.requires_grad]
        tensors = lib.autograd.grad(outs, leaves, [cotangent(lib, o) for o in outs], create_graph=True, allow_unused=True) if outs else ()
    return [None if t is None or t.grad_fn is None else t.grad_fn.name() for t in tensors]


def different(name: str, order: int) -> Pairs:
    """The names that PyTorch and specgrad give to nodes of an op, where they differ."""
    found: Pairs = set()
    for row in ROWS[name]:
        for dtype in {"float64", "complex128"} & set(row.dtypes):
            theirs = outcome(torch, lambda lib, row=row, dtype=dtype: names(lib, row, dtype, order))
            ours = outcome(specgrad, lambda lib, row=row, dtype=dtype: names(lib, row, dtype, order))
            if theirs.error is None and theirs.value:
                found |= {pair for pair in zip(theirs.value, ours.value, strict=True) if pair[0] != pair[1]}
    return found
