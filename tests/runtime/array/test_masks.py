"""Elements picked by a mask, and put where one holds; and whether it holds anywhere, or everywhere."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import specgrad
from specgrad.array import index as indexing
from specgrad.array import reduce, search
from specgrad.array.base import native
from specgrad.array.base.tools import all_true, may_hold
from specgrad.core.kernels import table

TYPES = [np.bool_, np.float16, ml_dtypes.bfloat16, np.float32, np.int64, np.complex64, np.complex128]
SHAPES = [(), (0,), (1,), (7,), (3, 0), (19, 5), (300, 401), (70_001,)]
each_type = pytest.mark.parametrize("dtype", TYPES, ids=lambda t: t.__name__)


def masks(shape: tuple[int, ...]) -> list[np.ndarray[Any, Any]]:
    """None, all, a few, half and the ends of the elements."""
    chance = np.random.default_rng(len(shape)).random(shape)
    ends = np.zeros(shape, bool)
    ends.reshape(-1)[:1] = ends.reshape(-1)[-1:] = True
    return [np.zeros(shape, bool), np.ones(shape, bool), np.asarray(chance < 0.01), np.asarray(chance < 0.5), ends]


@each_type
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_elements_picked_and_put(shape: tuple[int, ...], dtype: Any) -> None:
    x, before = np.random.default_rng(0).integers(-9, 9, shape).astype(dtype), specgrad.get_num_threads()
    x = np.asarray(x)
    try:
        for threads in (1, 2, 5):
            specgrad.set_num_threads(threads)
            for mask in masks(shape):
                picked = search.masked_select(x, mask)
                np.testing.assert_array_equal(picked, x[mask], strict=True)
                if shape:
                    np.testing.assert_array_equal(indexing.index(x, [mask]), x[mask], strict=True)
                expected = np.zeros_like(x)
                expected[mask] = picked
                np.testing.assert_array_equal(search.masked_put(picked, mask, shape), expected, strict=True)
    finally:
        specgrad.set_num_threads(before)


@each_type
@pytest.mark.parametrize("shape", [s for s in SHAPES if s] + [(2, 3, 70), (5, 0, 2), (40, 7, 3, 90)], ids=str)
def test_where_elements_are_nonzero(shape: tuple[int, ...], dtype: Any) -> None:
    before = specgrad.get_num_threads()
    try:
        for threads in (1, 2, 5):
            specgrad.set_num_threads(threads)
            for mask in masks(shape):
                x = mask.astype(dtype) * np.array(1 if dtype is np.bool_ else -1).astype(dtype)
                for given in (x, x.T, x[..., ::-2], x[1:]):
                    found = search.nonzero(given)
                    np.testing.assert_array_equal(found, np.argwhere(given), strict=True)
                    assert found.flags.c_contiguous and reduce.count_nonzero(given, None) == len(found)
    finally:
        specgrad.set_num_threads(before)


def test_which_numbers_are_nonzero() -> None:
    for dtype in (np.float16, ml_dtypes.bfloat16, np.float32, np.float64):
        x = np.array([0.0, -0.0, np.nan, np.inf, 1]).astype(dtype)
        x[4:] = np.array([1], np.uint16).view(dtype) if x.itemsize == 2 else np.nextafter(dtype(0), dtype(1))  # the smallest number
        assert search.nonzero(x).tolist() == [[2], [3], [4]] and reduce.count_nonzero(x, None) == 3
    assert search.nonzero(np.array([0, 1j, -0.0, 2])).tolist() == [[1], [3]]
    assert search.nonzero(np.array([256, 0, 1 << 32])).tolist() == [[0], [2]]
    bytes_ = np.array([0, 1, 2, 255, 0], np.uint8).view(np.bool_)
    assert search.nonzero(bytes_).tolist() == [[1], [2], [3]]


def test_masks_and_arrays_of_other_layouts() -> None:
    x = np.arange(90_000.0).reshape(300, 300)
    mask = x % 7 < 3
    for given, held in ((x.T, mask.T), (x[::-1], mask[::-1]), (x[:, ::2], mask[:, ::2]), (x[:1], mask), (x, mask[:, :1])):
        full = np.broadcast_shapes(given.shape, held.shape)
        expected = np.broadcast_to(given, full)[np.broadcast_to(held, full)]
        np.testing.assert_array_equal(search.masked_select(given, held), expected)


def test_any_byte_but_zero_holds() -> None:
    mask = np.array([0, 1, 2, 255, 0], np.uint8).view(np.bool_)
    assert search.masked_select(np.arange(5.0), mask).tolist() == [1, 2, 3]
    assert search.masked_put(np.array([7.0, 8, 9]), mask, (5,)).tolist() == [0, 7, 8, 9, 0]


def test_one_mask_or_one_vector_along_a_dimension() -> None:
    chance = np.random.default_rng(1)
    for shape in ((4, 5), (3, 4, 5), (300, 301)):
        x = chance.standard_normal(shape)
        for given in (x, x[::-1], x.T):
            for dim in range(given.ndim):
                before = (slice(None),) * dim
                mask, places = chance.random(given.shape[dim]) < 0.5, chance.integers(-given.shape[dim], given.shape[dim], 9)
                for index in (mask, places, abs(places) % given.shape[dim], places.astype(np.int32)):
                    np.testing.assert_array_equal(indexing.index(given, [*[None] * dim, index]), given[(*before, index)], strict=True)
                with pytest.raises(IndexError, match="out of bounds"):
                    indexing.index(given, [*[None] * dim, places + given.shape[dim]])
                with pytest.raises(IndexError, match="does not match the shape"):
                    indexing.index(given, [*[None] * dim, np.ones(given.shape[dim] + 1, bool)])


TRUTH = [np.bool_, np.int8, np.uint8, np.int16, np.int32, np.uint32, np.int64, np.uint64, np.float16, ml_dtypes.bfloat16, np.float32, np.float64, np.complex64]


@pytest.mark.parametrize("dtype", TRUTH, ids=lambda t: t.__name__)
def test_truth_of_all_elements(dtype: Any) -> None:
    for size in (0, 1, 5, 255, 256, 257, 600):
        for base in (0, 1):
            for odd in {0, size // 2, max(size - 2, 0), size - 1} if size else {None}:
                x = np.full(size, base).astype(dtype)
                if odd is not None:
                    x[odd] = 1 - base
                for given in (x, x[::-1], x.reshape(-1, 1), x[:odd]):
                    for function, expected in ((reduce.all_of, np.all), (reduce.any_of, np.any)):
                        found = function(given, None, False)
                        assert found.shape == () and found.dtype == (np.uint8 if dtype is np.uint8 else bool)
                        assert found == expected(given), (size, base, odd, function)
                        assert function(given, None, True).shape == (1,) * given.ndim
                    assert all_true(given) == bool(np.all(given)) and may_hold(given) == bool(np.any(given))


def test_truth_of_unusual_numbers() -> None:
    floats = [np.array([-0.0, 0.0]), np.array([np.nan]), np.array([5e-324]), np.array(0.0), np.array(-3.0, np.float32)]
    for x in (*floats, np.array([256, 65536]), np.array([1 << 32])):
        assert reduce.any_of(x, None, False) == x.any() and reduce.all_of(x, None, False) == x.all()


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled")
def test_what_no_loop_covers_is_left_alone() -> None:
    x, mask = np.arange(6.0), np.array([True, False, True, True, False, False])
    for given, held in ((x[:5], mask), (x[::-1], mask), (x, mask[::-1]), (x, mask.astype(np.uint8)), (x.astype("S3"), mask), ([1.0], mask)):
        assert native.take_where(given, held) is None
    for values in (x[:2], x[:4], x[:6:2], np.array([{}, {}, {}], object)):
        assert native.put_where(values, mask) is None
    for thing in ([True], mask[::-1], x.astype(complex), x.astype("S3"), x.astype(np.float16), None):
        assert native.truth(thing, True) is None
    assert native.truth(mask, 1) is None
    for thing in ([True], mask[::-1], x, np.array(True), mask.astype(np.uint8), None):
        assert native.places_where(thing) is None


@pytest.mark.parametrize("shape", [(400, 5), (2000, 1), (50, 30, 3), (30, 64), (30, 65), (3, 5), (1030, 0)])
@pytest.mark.parametrize("dtype", [specgrad.bool, specgrad.uint8, specgrad.int64, specgrad.float16, specgrad.float32, specgrad.complex64], ids=str)
def test_what_holds_of_rows(shape: tuple[int, ...], dtype: specgrad.dtype) -> None:
    numbers = np.random.default_rng(len(shape)).choice([0.0, 1.0, -2.0, np.nan] if dtype.is_floating_point else [0, 1, 2], shape)
    numbers[::3] = 0
    numbers[1::3] = 1
    x = specgrad.tensor(numbers).to(dtype)
    for keepdim in (False, True):
        for of, expected in ((specgrad.any, np.any), (specgrad.all, np.all)):
            found = of(x, -1, keepdim)
            assert found.dtype is (specgrad.uint8 if dtype is specgrad.uint8 else specgrad.bool)
            np.testing.assert_array_equal(found.numpy(), expected(numbers, -1, keepdims=keepdim))
    assert specgrad.count_nonzero(x, -1).dtype is specgrad.int64
    np.testing.assert_array_equal(specgrad.count_nonzero(x, -1).numpy(), np.count_nonzero(numbers, -1))
