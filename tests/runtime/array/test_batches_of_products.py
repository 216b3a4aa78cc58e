"""Products of many matrices are NumPy's, also where one factor is the same for all, or they are a column and a row."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.array.linalg.products import bmm


def _numbers(shape: tuple[int, ...], dtype: str, shared: bool) -> Any:
    made = np.random.default_rng(len(shape) + shape[-1]).integers(-4, 5, shape[1:] if shared else shape).astype(dtype)
    return np.broadcast_to(made, shape)


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128", "int64", "float16"])
@pytest.mark.parametrize(
    "size", [(5, 3, 1, 4), (5, 3, 2, 4), (5, 1, 2, 4), (5, 3, 2, 1), (1, 3, 2, 4), (0, 3, 2, 4), (5, 0, 2, 4), (5, 3, 0, 4), (5, 3, 2, 0), (5, 3, 1, 0)]
)
def test_same_as_matmul(size: tuple[int, int, int, int], dtype: str) -> None:
    count, rows, inner, columns = size
    for first, second in ((False, False), (True, False), (False, True), (True, True)):
        a, b = _numbers((count, rows, inner), dtype, first), _numbers((count, inner, columns), dtype, second)
        found = bmm(a, b)
        np.testing.assert_array_equal(found, np.matmul(a, b), strict=True)
        assert found.flags.writeable and not np.shares_memory(found, a)
        np.testing.assert_array_equal(bmm(a.swapaxes(1, 2).copy().swapaxes(1, 2), b), found, strict=True)
