"""Rows that are computed beside one another: those along any dimension but the last, and short ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from specgrad.array import reduce
from specgrad.array.base import native
from specgrad.array.base.rows import along
from specgrad.core.kernels import table
from specgrad.core.kernels.table import kernels

pytestmark = pytest.mark.skipif(not table.compiled, reason="this is about compiled kernels")

# Dimensions before, and behind, the one that is reduced: fewer and more than are computed at once.
MIDDLES = [(1, 1), (1, 2), (3, 5), (2, 8), (2, 129), (1, 300)]
LENGTHS = [1, 2, 3, 7, 8, 9, 31, 32, 33, 100, 255, 256, 257, 600]


@pytest.fixture(params=[16, 32, 64])
def vectors(request: pytest.FixtureRequest) -> Iterator[int]:
    """What the longest vectors are: with those of the oldest processors there are no columns."""
    table._lib.sg_set_vector_bytes(request.param)
    yield request.param
    table._lib.sg_set_vector_bytes(64)


def _numbers(shape: tuple[int, ...], dtype: Any) -> Any:
    chance = np.random.default_rng(sum(shape))
    if np.dtype(dtype).kind == "i":
        return chance.integers(-9, 9, shape).astype(dtype)
    made = chance.standard_normal(shape).astype(dtype)
    flat = made.reshape(-1)
    flat[:: max(flat.size // 5, 7)] = 0
    return made


def _odd(x: Any) -> Any:
    """With infinities and NaNs in some rows."""
    odd = x.copy()
    flat = odd.reshape(-1)
    for value, start in ((np.inf, 0), (-np.inf, 3), (np.nan, 5)):
        flat[start :: max(flat.size // 2, 11)] = value
    return odd


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", ["_softmax", "_log_softmax"])
def test_rows_along_any_dimension_are_those_along_the_last(name: str, dtype: Any, vectors: int) -> None:
    for before, behind in MIDDLES:
        for n in LENGTHS:
            for x in (_numbers((before, n, behind), dtype), _odd(_numbers((before, n, behind), dtype))):
                wanted = kernels[name](np.ascontiguousarray(x.transpose(0, 2, 1))).transpose(0, 2, 1)
                found = along(kernels[name], 1, x)
                np.testing.assert_allclose(found, wanted, rtol=64 * np.finfo(dtype).eps, atol=64 * np.finfo(dtype).eps)
                assert found.flags.c_contiguous and found.dtype == dtype
                assert (native.along(kernels[name], 1, x) is None) == (vectors == 16 or behind < 8)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", ["_softmax", "_log_softmax", "_row_logsumexp"])
def test_many_short_rows_are_those_that_stand_alone(name: str, dtype: Any, vectors: int) -> None:
    """They are turned: as many as a multiple of what is turned at once, and others."""
    for rows in (127, 128, 129, 1000):
        for n in (1, 2, 5, 15, 16, 17):
            for x in (_numbers((rows, n), dtype), _odd(_numbers((rows, n), dtype))):
                wanted = np.concatenate([kernels[name](x[i : i + 1]) for i in range(rows)])
                np.testing.assert_allclose(kernels[name](x), wanted, rtol=16 * np.finfo(dtype).eps, atol=16 * np.finfo(dtype).eps)


def test_gradients_of_many_short_rows() -> None:
    result, grad = abs(_numbers((300, 7), np.float64)), _numbers((300, 7), np.float64)[::-1].copy()
    found = kernels["_softmax_backward_self"](result, grad)
    np.testing.assert_allclose(found, result * (grad - (grad * result).sum(1, keepdims=True)), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_gradients_along_any_dimension_are_those_along_the_last(dtype: Any, vectors: int) -> None:
    for before, behind in MIDDLES:
        for n in LENGTHS:
            result, grad = abs(_numbers((before, n, behind), dtype)), _numbers((behind, n, before), dtype).transpose(2, 1, 0).copy()
            wanted = result * (grad - (grad * result).astype(np.float64).sum(1, keepdims=True))
            found = along(kernels["_softmax_backward_self"], 1, result, grad)
            np.testing.assert_allclose(found, wanted, rtol=1e-4 if dtype == np.float32 else 1e-12, atol=1e-4 if dtype == np.float32 else 1e-12)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int64])
@pytest.mark.parametrize("rows", [1, 2, 3, 4, 5, 50])
def test_short_rows(rows: int, dtype: Any) -> None:
    """As many as are taken at once, and some that are left; each gives the same as if it were alone."""
    for n in LENGTHS:
        x = _numbers((rows, n), dtype)
        wide = x.astype(np.float64) if x.dtype.kind == "f" else x
        eps = np.finfo(dtype).eps if x.dtype.kind == "f" else 0
        np.testing.assert_allclose(reduce.sum(x, 1, False, None), wide.sum(1), atol=n * eps, rtol=0)
        near = (1 + wide / 1000).astype(dtype) if eps else x
        np.testing.assert_allclose(reduce.prod(near, 1)[:, 0], near.astype(wide.dtype).prod(1), rtol=n * eps)
        for reduction, extreme in ((reduce.amax, np.max), (reduce.amin, np.min)):
            for y in (x, _odd(x)) if eps else (x,):
                np.testing.assert_array_equal(reduction(y, 1, False), extreme(y, axis=1))
        for reduction in (lambda a: reduce.sum(a, 1, False, None), lambda a: reduce.amax(a, 1, False), lambda a: reduce.prod(a, 1)[:, 0]):
            alone = np.concatenate([reduction(x[i : i + 1]) for i in range(rows)])
            assert reduction(x).tobytes() == alone.tobytes()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_reductions_over_dimensions_that_others_lie_between(dtype: Any, vectors: int) -> None:
    x = _numbers((5, 7, 6, 300), dtype)
    for dims in [(0,), (1,), (2,), (0, 1), (1, 2), (0, 2), (0, 3), (1, 3), (0, 1, 3), (0, 2, 3), (-1, 0), (2, 0)]:
        for keepdim in (False, True):
            wide = x.astype(np.float64)
            np.testing.assert_allclose(reduce.sum(x, dims, keepdim, None), wide.sum(dims, keepdims=keepdim), atol=1e4 * np.finfo(dtype).eps)
            np.testing.assert_array_equal(reduce.amax(x, dims, keepdim), x.max(dims, keepdims=keepdim))
            np.testing.assert_allclose(reduce.logsumexp(x, dims, keepdim), np.log(np.exp(wide).sum(dims, keepdims=keepdim)), rtol=1e4 * np.finfo(dtype).eps)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_few_columns_are_reduced_in_parts(dtype: Any, vectors: int) -> None:
    """Of which some lines are left, and which are extremes: with NaNs in any part."""
    for behind in (1, 2, 3, 7, 8, 21, 63, 64, 65):
        for n in (1, 2, 3, 17, 63, 64, 65, 127, 500):
            x = _numbers((3, n, behind), dtype)
            wide, few = x.astype(np.float64), 64 * float(np.finfo(dtype).eps)
            np.testing.assert_allclose(reduce.sum(x, 1, False, None), wide.sum(1), atol=few * np.sqrt(n), rtol=0)
            np.testing.assert_allclose(reduce.vector_norm(x, 2, 1, False), np.sqrt((wide**2).sum(1)), rtol=few)
            for y in (x, _odd(x)):
                np.testing.assert_array_equal(reduce.amax(y, 1, False), y.max(1))
                np.testing.assert_array_equal(reduce.amin(y, (1,), True), y.min(1, keepdims=True))


def test_half_precision_is_rounded_once() -> None:
    """Not after each dimension of several."""
    x = np.random.default_rng(0).random((64, 9, 65)).astype(np.float16)
    wanted = x.astype(np.float64).sum((0, 2)).astype(np.float16)
    np.testing.assert_array_equal(reduce.sum(x, (0, 2), False, None), wanted)


def test_sums_of_columns_keep_the_digits_of_many_numbers() -> None:
    """As sums of rows do: one running sum of 100,000 numbers of one size would lose four digits."""
    x = np.full((100_000, 3), np.float32(0.1))
    np.testing.assert_allclose(reduce.sum(x, 0, False, None), x.astype(np.float64).sum(0), rtol=1e-6)


def test_many_columns_are_shared_among_threads(vectors: int) -> None:
    x = _numbers((3, 40, 5000), np.float32)
    before = table._lib.sg_get_threads()
    try:
        found = []
        for threads in (1, 2, 5):
            table._lib.sg_set_threads(threads)
            found.append((along(kernels["_softmax"], 1, x).tobytes(), reduce.sum(x, 1, False, None).tobytes(), reduce.prod(x, 1).tobytes()))
    finally:
        table._lib.sg_set_threads(before)
    assert found[0] == found[1] == found[2]
