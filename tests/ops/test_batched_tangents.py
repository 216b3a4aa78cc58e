"""A value that all samples share, with a tangent for each, for every differentiable op: Jacobians by columns are Jacobians by rows."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.autograd.functional import jacobian
from tests.ops.spec_cases import Case, cases, each

CASES = [case for case in cases(differentiable=True) if case.computes_in("f")]


@each(CASES)
def test_columns_are_what_rows_are(case: Case) -> None:
    given, leaves = case.arguments(case.arrays())

    def function(*inputs: Any) -> Any:
        moved = {id(leaf): value for leaf, value in zip(leaves, inputs)}

        def placed(value: Any) -> Any:
            return [placed(v) for v in value] if isinstance(value, list) else moved.get(id(value), value)

        results = case.call([placed(value) for value in given])
        return tuple(r.real + 2 * r.imag if r.is_complex() else r for r in results)

    rows = jacobian(function, tuple(leaves))
    columns = jacobian(function, tuple(leaves), vectorize=True, strategy="forward-mode")
    for row, column in zip(rows, columns, strict=True):
        for by_row, by_column in zip(row, column, strict=True):
            np.testing.assert_allclose(by_column.detach().numpy(), by_row.numpy(), rtol=1e-9, atol=1e-9)
