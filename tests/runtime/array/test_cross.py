"""Cross products by a compiled loop, which are those that NumPy's steps give, bit for bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.array.base import native
from specgrad.array.linalg.products import cross


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "int64", "complex64"])
@pytest.mark.parametrize("shape, dim", [((3,), 0), ((4, 3), 1), ((3, 5), 0), ((2, 3, 4), 1), ((2, 3, 4), -2), ((0, 3), 1), ((40, 3, 50), 1), ((3000, 3), 1)])
def test_same_as_by_numpy(dtype: str, shape: tuple[int, ...], dim: int, monkeypatch: pytest.MonkeyPatch) -> None:
    random = np.random.default_rng(0)
    a, b = (random.uniform(-9, 9, shape).astype(dtype) for _ in range(2))
    found = cross(a, b, dim)
    monkeypatch.setattr(native, "cross_products", lambda *args: None)
    np.testing.assert_array_equal(found, cross(a, b, dim), strict=True)


def test_views_and_numbers_that_are_none() -> None:
    a: Any = np.array([[np.inf, 1.0], [2.0, np.nan], [3.0, 4.0]], np.float32)
    b = np.broadcast_to(np.float32([[1.0], [0.0], [2.0]]), (3, 2))
    expected = [[4, np.nan], [-np.inf, 2], [np.nan, np.nan]]
    np.testing.assert_array_equal(cross(a, b, 0), np.float32(expected))
    np.testing.assert_array_equal(cross(a.T, b.T, 1), np.float32(expected).T)


def test_what_no_loop_covers_is_left_alone() -> None:
    x = np.ones((2, 3))
    left = [(x, x, 0), (x, x, 2), (x, x, -1), (x, x.astype(np.float32), 1), (x, np.ones((1, 3)), 1), (x.astype(int), x.astype(int), 1), (x[:, ::-1], x, 1)]
    assert all(native.cross_products(*each) is None for each in left)
