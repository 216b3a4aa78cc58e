"""Gradients of gradients: for each op, on the first rows that have them."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import specgrad
from tests.oracle.both import differences, outcome, torch
from tests.oracle.ops.table import Row, _flat, call, cotangent, forms_of, made
from tests.oracle.ops.test_every_op_has_a_row import ROWS

FEW = 4  # rows of an op that are tried in each dtype


def twice(lib: Any, row: Row, dtype: str) -> Any:
    """The gradients of a row, and the gradients of those; None where PyTorch or specgrad has none, or has zeros, but for rounding."""
    leaves: list[Any] = []
    args = [made(lib, a, dtype, i + 1, leaves, True) for i, a in enumerate(row.args)]
    kwargs = {k: made(lib, v, dtype, 50 + i, leaves, True) for i, (k, v) in enumerate(row.kwargs.items())}
    outs = [o for o in _flat(call(lib, row, next(forms_of(row)), args, kwargs)) if o.requires_grad]
    if not outs or not leaves:
        return None
    first = lib.autograd.grad(outs, leaves, [cotangent(lib, o) for o in outs], create_graph=True, allow_unused=True)
    again = [g for g in first if g is not None and g.requires_grad]
    second = lib.autograd.grad(again, leaves, [cotangent(lib, g) for g in again], allow_unused=True) if again else [None] * len(leaves)
    return [[None if g is None or not bool((g.abs() > 1e-14).any()) else g.detach() for g in grads] for grads in (first, second)]


def has_values(row: Row) -> bool:
    """At infinities and NaN the formulas of a second gradient need not agree."""
    return not any(word in str(row) for word in ("special", "extremes"))


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("name", sorted(ROWS))
def test_same_as_pytorch(name: str, dtype: str) -> None:
    rows = (row for row in ROWS[name] if dtype in row.dtypes and has_values(row))
    expected = ((row, outcome(torch, lambda lib, row=row: twice(lib, row, dtype))) for row in rows)
    for row, theirs in islice(((r, t) for r, t in expected if t.error is None and t.value is not None), FEW):
        ours = outcome(specgrad, lambda lib, row=row: twice(lib, row, dtype))
        assert ours.error is None, f"{row}: {ours.error!r}"
        found = differences(ours.value, theirs.value, loose=1e4 * row.loose)
        assert not found, f"{row}: " + "\n".join(found)
