"""Reductions by kernels along rows, over any dimensions of arrays of any layout: those of the same rows in contiguous memory."""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import specgrad
from specgrad.array.base import native
from specgrad.core.kernels import table
from specgrad.core.kernels.table import kernels
from tests.effort import tries

BFLOAT16 = specgrad.bfloat16.numpy  # asking for it tells compiled code of its number
NUMBERS = {"_row_variance": (3.0,)}
NAMES = ("_row_sum", "_row_max", "_row_min", "_row_logsumexp", "_row_sum_of_squares", "_row_variance")

pytestmark = pytest.mark.skipif(not table.compiled, reason="nothing is compiled")


def laid_out(chance: np.random.Generator, shape: list[int], dtype: Any) -> Any:
    """An array of some layout: contiguous, transposed, reversed, with gaps, or expanded."""
    x = np.asarray(chance.standard_normal([2 * n for n in shape])).astype(dtype)[(*[slice(n) for n in shape], ...)]
    match int(chance.integers(4)):
        case 0:
            return x.copy()
        case 1:
            return x.copy("F")
        case 2 if shape:
            return x[::-1]
    return x


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16])
def test_any_dimensions_of_any_layout(name: str, dtype: Any) -> None:
    chance = np.random.default_rng(len(name))
    for _ in range(tries(200, 1000)):
        shape = chance.integers(1, 6, chance.integers(0, 5)).tolist()
        x = laid_out(chance, shape, dtype)
        axes = chance.permutation(len(shape))[: chance.integers(0, len(shape) + 1)].tolist()
        given: Any = [axes, tuple(axes), [a - len(shape) for a in axes]][chance.integers(3)]
        if len(axes) == 1 and chance.random() < 0.5:
            given = axes[0] - len(shape) * int(chance.integers(2))
        if not axes:
            given, axes = [None, (), []][chance.integers(3)], list(range(len(shape)))
        keepdim = bool(chance.integers(2))
        found = native.reduced(kernels[name], x, given, keepdim, *NUMBERS.get(name, ()))
        kept = [d for d in range(len(shape)) if d not in axes]
        whole = not kept and not keepdim and x.flags.c_contiguous
        rows = (x if whole else x.transpose(kept + axes)).reshape([shape[d] for d in kept] + [math.prod(shape[d] for d in axes)])
        expected = kernels[name](np.ascontiguousarray(rows), *NUMBERS.get(name, ()))
        assert found.shape == tuple(1 if d in axes else n for d, n in enumerate(shape) if keepdim or d not in axes)
        assert found.dtype == expected.dtype
        few = 32 * float(np.finfo(dtype).eps)  # side by side, rows are added up in another order
        np.testing.assert_allclose(found, expected.reshape(found.shape), rtol=few, atol=few)
        assert found.flags.writeable
        assert found.base is None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, BFLOAT16])
def test_large_arrays_of_any_layout(name: str, dtype: Any) -> None:
    """Too large to be brought into the order of rows as a whole: rows are reduced where they lie, or packed, some at a time."""
    chance = np.random.default_rng(len(name))
    sizes, few = np.array([1, 1, 2, 3, 5, 8, 40, 70, 300, 3000]), 64 * float(ml_dtypes.finfo(dtype).eps)
    parts = (slice(None), slice(1, None), slice(None, None, 2), slice(None, None, -1))
    for _ in range(tries(60, 500)):
        shape = chance.choice(sizes, chance.integers(1, 5))
        while math.prod(shape.tolist()) > 100_000:
            shape = np.maximum(shape // 2, 1)
        x = ((1 + chance.random(shape)) / 4).astype(dtype).transpose(chance.permutation(len(shape)))
        x = x[tuple([parts[chance.integers(4)] if n > 1 else slice(None) for n in x.shape])]
        if chance.random() < 0.2:
            x = np.broadcast_to(x, (3, *x.shape))
        axes = chance.permutation(x.ndim)[: chance.integers(1, x.ndim + 1)].tolist()
        kept, keepdim = [d for d in range(x.ndim) if d not in axes], bool(chance.integers(2))
        found = native.reduced(kernels[name], x, tuple(axes), keepdim, *NUMBERS.get(name, ()))
        rows = np.ascontiguousarray(x.transpose(kept + axes).reshape([x.shape[d] for d in kept] + [-1]))
        expected = kernels[name](rows.astype(np.float32) if dtype in (np.float16, BFLOAT16) else rows, *NUMBERS.get(name, ()))
        assert found.shape == tuple(1 if d in axes else n for d, n in enumerate(x.shape) if keepdim or d not in axes)
        assert found.dtype == dtype
        assert found.flags.c_contiguous
        np.testing.assert_allclose(
            found.astype(np.float64), expected.reshape(found.shape), rtol=few, atol=few * (name == "_row_variance"), err_msg=f"{x.shape} {axes}"
        )


def test_no_view_is_laid_out_that_shows_more_than_there_is_memory() -> None:
    one = np.ones((), np.float32)
    for shape, dims in (((1 << 40,), None), ((3, 1 << 40), 1), ((1 << 20, 1 << 20), 0), ((1 << 20, 3, 1 << 20), (0, 2))):
        assert native.reduced(kernels["_row_sum"], np.broadcast_to(one, shape), dims, False) is None
    assert native.reduced(kernels["_row_sum"], np.broadcast_to(one, (1 << 22, 5)), 1, False).sum() == 5 << 22


def test_sums_of_integers_whose_rows_lie_apart() -> None:
    x = np.arange(7500).reshape(50, 150)
    assert native.reduced(kernels["_row_sum"], x, 0, False).tolist() == x.sum(0).tolist()
    assert native.reduced(kernels["_row_sum"], x[:, ::-3], (1,), False).tolist() == x[:, ::-3].sum(1).tolist()


@pytest.mark.parametrize(
    "arguments",
    [
        (None, np.zeros(3, np.float32), None, False),
        (kernels["add"], np.zeros(3, np.float32), None, False),  # none along rows
        (kernels["_row_sum"], np.zeros(3, np.float32), 1, False),
        (kernels["_row_sum"], np.zeros(3, np.float32), -2, False),
        (kernels["_row_sum"], np.zeros(3, np.float32), 1 << 70, False),
        (kernels["_row_sum"], np.zeros((3, 2), np.float32), (0, 0), False),
        (kernels["_row_sum"], np.zeros((3, 2), np.float32), (0, -2), False),
        (kernels["_row_sum"], np.zeros((3, 2), np.float32), (0, 1, 0), False),
        (kernels["_row_sum"], np.zeros((3, 2), np.float32), True, False),
        (kernels["_row_sum"], np.zeros((3, 2), np.float32), (0.0,), False),
        (kernels["_row_sum"], np.zeros((3, 2), np.float32), 0, 1),
        (kernels["_row_sum"], np.zeros((0, 2), np.float32), 0, False),
        (kernels["_row_sum"], np.zeros(3, np.float32), 0, False, 1.0),  # a number too many
        (kernels["_row_variance"], np.zeros(3, np.float32), 0, False),  # and one that is missing
        (kernels["_row_variance"], np.zeros(3, np.float32), 0, False, "1"),
        (kernels["_row_sum"], np.zeros(3, ">f4"), 0, False),
        (kernels["_row_sum"], [1.0], 0, False),
        (),
    ],
)
def test_what_is_not_covered_is_refused(arguments: Any) -> None:
    assert native.reduced(*arguments) is None


@pytest.mark.parametrize("dtype", [np.float16, BFLOAT16])
def test_columns_of_halves(dtype: Any) -> None:
    """As wide ones, rounded once: fewer and more than are converted at a time, of lines that are, and of pieces of longer ones."""
    chance = np.random.default_rng(0)
    for shape, dim in (((1000, 300), 0), ((20000, 3), 0), ((3, 200, 129), 1), ((5, 64, 7), (0, 1)), ((2, 130, 64), 1), ((4, 5, 6, 70), (1, 2)), ((65, 128), 0)):
        x = (chance.standard_normal(shape) + 0.5).astype(dtype)
        for name, right in (("_row_sum", np.sum), ("_row_max", np.max), ("_row_min", np.min)):
            found, wanted = native.reduced(kernels[name], x, dim, False), right(x.astype(np.float64), axis=dim)
            assert found is not None and found.dtype == dtype
            assert (np.abs(found.astype(np.float64) - wanted) <= float(ml_dtypes.finfo(dtype).eps) * (0.51 * np.abs(wanted) + 1e-3)).all(), (name, shape)
        x[0] = np.nan
        assert np.isnan(native.reduced(kernels["_row_max"], x, 0, False).astype(np.float32)).all()


def test_roots_are_those_of_sums_that_have_all_their_digits() -> None:
    chance = np.random.default_rng(0)
    for dtype in (np.float32, np.float64):
        low = float(np.finfo(dtype).tiny) / float(np.finfo(dtype).eps)
        x = np.abs(chance.standard_normal((3, 4))).astype(dtype) + dtype(low)
        assert native.roots(x).tobytes() == np.sqrt(x).tobytes()
        assert native.roots(np.array(x[0, 0])).shape == ()
        assert native.roots(np.full(2, low, dtype)) is not None
        for outside in (0.0, low / 2, np.inf, np.nan, -1.0):
            x[1, 2] = outside
            assert native.roots(x) is None
    assert native.roots(np.ones(3, np.int64)) is None
    assert native.roots(np.ones((4, 4), np.float32)[:, ::2]) is None
    assert native.roots(1.0) is None


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int64])
def test_products_of_rows_are_numpys(dtype: Any) -> None:
    chance = np.random.default_rng(5)
    for _ in range(tries(100, 500)):
        shape = chance.integers(1, 12, chance.integers(1, 4)).tolist()
        dim = int(chance.integers(len(shape)))
        x = (chance.standard_normal(shape) * 3).astype(dtype)
        with np.errstate(all="ignore"):
            found, wanted = native.product(x, dim), np.multiply.reduce(x, axis=dim, keepdims=True)
            np.testing.assert_allclose(found, wanted, rtol=0 if dtype is np.int64 else 12 * float(np.finfo(dtype).eps))  # of short rows in another order
    for n in (63, 64, 65, 95, 1000, 5003):  # several products of a line, which are multiplied in the end
        x = (1 + chance.standard_normal((3, n)) / 64).astype(dtype) if dtype is not np.int64 else chance.integers(-9, 9, (3, n)) * 2 + 1
        found, wanted = native.product(x, 1), np.multiply.reduce(x, axis=1, keepdims=True)
        np.testing.assert_allclose(found, wanted, rtol=0 if dtype is np.int64 else n * float(np.finfo(dtype).eps))
        x[1, n - 1], x[2, 40] = 0, -x[2, 40]
        assert native.product(x, 1)[1] == 0 and native.product(x, 1)[2] == -found[2]
    for shape in ((3, 4095), (2, 4097), (3, 9000)):  # more neighbours than are multiplied at a time
        x = (1 + chance.standard_normal(shape) / 64).astype(dtype) if dtype is not np.int64 else chance.integers(-9, 9, shape)
        np.testing.assert_allclose(native.product(x, 0), np.multiply.reduce(x, axis=0, keepdims=True), rtol=0 if dtype is np.int64 else 1e-6)
    big = np.array([1 << 62, 3, 5], np.int64)
    assert native.product(big, 0).tolist() == np.multiply.reduce(big, keepdims=True).tolist()
    x = np.ones((3, 4), dtype)
    for refused in ((x, 2), (x, -1), (x[:, :0], 0), (x.T, 0), (x[:, ::2], 0), (x, 1 << 70), (x, "0"), (x.astype(np.complex64), 0), (x,)):
        assert native.product(*refused) is None
