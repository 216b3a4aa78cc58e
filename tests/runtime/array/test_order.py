"""The first elements in order, found without sorting the others, are those of a stable sort."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.array import reduce

ARRAYS = {
    "distinct": np.random.default_rng(0).permutation(40 * 6).reshape(40, 6).astype(np.float32),
    "ties": np.random.default_rng(1).integers(0, 4, (40, 6)),
    "all equal": np.zeros((40, 6), np.float16),
    "infinities": np.where(np.random.default_rng(2).random((40, 6)) < 0.2, np.inf, -np.inf),
    "NaN": np.where(np.random.default_rng(3).random((40, 6)) < 0.2, np.nan, np.arange(240.0).reshape(40, 6) % 7),
    "bytes": np.random.default_rng(4).integers(0, 255, (40, 6)).astype(np.uint8),
}


@pytest.mark.parametrize("dim", [0, 1])
@pytest.mark.parametrize("name", ARRAYS)
def test_the_first_in_stable_order(name: str, dim: int) -> None:
    x: Any = ARRAYS[name] if dim == 0 else np.ascontiguousarray(ARRAYS[name].T)
    for largest in (True, False):
        order = reduce.sort(x, dim, largest, True)[1]
        for k in (0, 1, 3, 9, 39, 40):
            values, indices = reduce.topk(x, k, dim, largest, True)
            np.testing.assert_array_equal(indices, np.take(order, range(k), axis=dim))
            np.testing.assert_array_equal(values, np.take_along_axis(x, indices, dim))


@pytest.mark.parametrize("dim", [0, 1])
@pytest.mark.parametrize("name", ARRAYS)
def test_the_kth_in_stable_order(name: str, dim: int) -> None:
    x: Any = ARRAYS[name] if dim == 0 else np.ascontiguousarray(ARRAYS[name].T)
    order = reduce.sort(x, dim, False, True)[1]
    for k in (1, 2, 20, 39, 40):
        assert (reduce.kthvalue(x, k, dim, True)[1] == np.take(order, [k - 1], axis=dim)).all()
    if name != "NaN":
        assert (reduce.median(x, dim, True)[1] == np.take(order, [19], axis=dim)).all()
