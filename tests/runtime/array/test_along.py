"""Loops along a dimension do what NumPy does: running results, and elements picked and put by indices."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.array import index as indexing
from specgrad.array import order as ordering
from specgrad.array import reduce, scan
from specgrad.array.base import native
from specgrad.core.kernels import table

SHAPES = [(7,), (1,), (0,), (3, 0), (0, 3), (19, 5), (5, 19), (2, 9, 4), (3, 9000), (300, 401), (2, 150, 301), (70000,)]
TYPES = [np.float32, np.float64, np.int64, np.int32, np.complex64, np.float16, np.uint8]
ways = pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "numpy"])


def numbers(shape: tuple[int, ...], dtype: Any) -> np.ndarray[Any, Any]:
    chance = np.random.default_rng(math.prod(shape) + len(shape))
    drawn = chance.integers(-4, 5, shape)
    if np.dtype(dtype).kind == "c":
        return (drawn + 1j * chance.integers(-4, 5, shape)).astype(dtype)
    return (drawn / 4 if np.dtype(dtype).kind == "f" else abs(drawn)).astype(dtype)


@pytest.fixture
def way(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if compiled:
        if native.running("+", np.ones(2), 0, False) is None:
            pytest.skip("nothing is compiled")
        return
    monkeypatch.setattr(native, "running", lambda *args: None)
    monkeypatch.setattr(native, "running_extremes", lambda *args: None)
    monkeypatch.setattr(native, "take_along", lambda *args: None)
    monkeypatch.setattr(native, "put_along", lambda *args: None)
    for name in ("copied", "joined", "take_where", "put_where"):
        monkeypatch.setattr(native, name, lambda *args: None)
    monkeypatch.setattr(native, "copy_to", lambda *args: False)


def places(shape: tuple[int, ...], dim: int, count: int) -> np.ndarray[Any, Any]:
    """Indices along a dimension, `count` of them."""
    return np.random.default_rng(count).integers(0, max(shape[dim], 1), (*shape[:dim], count if shape[dim] else 0, *shape[dim + 1 :]))


each_array = pytest.mark.parametrize(("shape", "dim"), [(shape, dim) for shape in SHAPES for dim in range(len(shape))], ids=str)


@ways
@each_array
@pytest.mark.parametrize("dtype", TYPES, ids=lambda t: t.__name__)
def test_running_sums_from_both_ends(way: None, dtype: Any, shape: tuple[int, ...], dim: int) -> None:
    x = numbers(shape, dtype)
    wide = x.astype(np.float32) if dtype is np.float16 else x
    sums = np.add.accumulate(wide, axis=dim, dtype=np.int64 if np.dtype(dtype).kind in "iu" else None)
    found = reduce.cumsum(x, dim, None)
    assert found.dtype == (np.int64 if np.dtype(dtype).kind in "iu" else dtype)
    np.testing.assert_array_equal(found, sums.astype(found.dtype))
    from_end = np.flip(np.add.accumulate(np.flip(wide, dim), axis=dim, dtype=wide.dtype), dim).astype(dtype)
    np.testing.assert_array_equal(reduce.cumsum_from_end(x, dim), from_end)


@ways
@each_array
def test_running_products(way: None, shape: tuple[int, ...], dim: int) -> None:
    for dtype in (np.float32, np.int64):
        x = 1 + numbers(shape, dtype) / 8 if dtype is np.float32 else numbers(shape, dtype)
        with np.errstate(all="ignore"):
            expected = np.multiply.accumulate(x, axis=dim, dtype=np.float64 if dtype is np.float32 else None).astype(dtype)
            np.testing.assert_array_equal(reduce.cumprod(x, dim), expected)


@ways
@pytest.mark.parametrize("shape", [(12,), (12, 3), (3, 12), (12, 9), (9, 12)], ids=str)
def test_running_products_of_floats_come_back_from_below_the_smallest_float(way: None, shape: tuple[int, ...]) -> None:
    along = shape.index(12)
    line = np.array([1e-20] * 6 + [1e20] * 6, np.float32)
    expected = np.array([1e-20, 1e-40, 0, 0, 0, 0, 0, 0, 0, 1e-40, 1e-20, 1], np.float32)
    x = np.ascontiguousarray(np.moveaxis(np.broadcast_to(line, np.moveaxis(np.empty(shape), along, -1).shape), -1, along))
    found = np.moveaxis(reduce.cumprod(x, along), along, -1)
    np.testing.assert_allclose(found, np.broadcast_to(expected, found.shape), rtol=1e-6, atol=1.5e-45)


@ways
@each_array
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_running_logarithms_of_sums(way: None, dtype: Any, shape: tuple[int, ...], dim: int) -> None:
    x = (numbers(shape, np.float64) * 30).astype(dtype)
    expected = np.logaddexp.accumulate(x.astype(np.longdouble), axis=dim)
    np.testing.assert_allclose(scan.logcumsumexp(x, dim), expected.astype(dtype), rtol=1e-4 if dtype is np.float32 else 1e-12)


@ways
@pytest.mark.parametrize("shape", [(2, 7), (7, 2), (40, 7), (7, 40), (1, 7)], ids=str)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_running_logarithms_of_infinities(way: None, dtype: Any, shape: tuple[int, int]) -> None:
    """The same in vectors and alone: of rows and of columns, of many and of few."""
    line = np.array([-np.inf, -np.inf, 3, 3, -np.inf, 700, -700], dtype)
    end = {"inf": np.array([-np.inf, 1, np.inf, 2, -np.inf, np.inf, 0], dtype), "nan": np.array([1, np.nan, np.inf, 0, -np.inf, 2, 3], dtype)}
    for given in (line, *end.values()):
        along = shape.index(7)
        x = np.ascontiguousarray(np.broadcast_to(given if along else given[:, None], shape))
        found = scan.logcumsumexp(x, along)
        with np.errstate(all="ignore"):
            expected = np.logaddexp.accumulate(x, axis=along)
        np.testing.assert_allclose(found, expected, rtol=3e-7 if dtype is np.float32 else 1e-15)
        one = found[:1] if along else found[:, :1]
        np.testing.assert_array_equal(found, np.broadcast_to(one, shape))


def slow_extremes(x: np.ndarray[Any, Any], dim: int, largest: bool) -> tuple[Any, Any]:
    """Element by element: the later of equal ones counts, and a NaN for more than any number."""
    rows = np.moveaxis(x, dim, -1).reshape(-1, x.shape[dim])
    values, indices = rows.copy(), np.zeros(rows.shape, np.int64)
    for row, value, index in zip(rows, values, indices):
        best = 0
        for i, element in enumerate(row):
            is_nan, best_is_nan = element != element, row[best] != row[best]
            if is_nan or (not best_is_nan and (element >= row[best] if largest else element <= row[best])):
                best = i
            value[i], index[i] = row[best], best
    shape = np.moveaxis(x, dim, -1).shape
    return np.moveaxis(values.reshape(shape), -1, dim), np.moveaxis(indices.reshape(shape), -1, dim)


@ways
@pytest.mark.parametrize("dtype", TYPES, ids=lambda t: t.__name__)
@pytest.mark.parametrize(("shape", "dim"), [((19, 5), 0), ((19, 5), 1), ((2, 9, 4), 1), ((130, 67), 0), ((130, 67), 1), ((5000,), 0), ((0, 3), 1)], ids=str)
def test_running_extremes(way: None, shape: tuple[int, ...], dim: int, dtype: Any) -> None:
    x = numbers(shape, dtype)
    if x.dtype.kind == "c":
        return
    if x.dtype.kind == "f" and x.size:
        x.reshape(-1)[x.size // 2] = np.nan
    for function, largest in ((ordering.cummax, True), (ordering.cummin, False)):
        values, indices = function(x, dim)
        expected = slow_extremes(x, dim, largest)
        assert values.dtype == x.dtype and indices.dtype == np.int64
        np.testing.assert_array_equal(values, expected[0])
        np.testing.assert_array_equal(indices, expected[1])


@ways
def test_running_extremes_of_a_long_line_take_linear_time(way: None) -> None:
    x = np.arange(1_000_000, dtype=np.float32) % 1000
    values, indices = ordering.cummax(x, 0)  # as a step for each element in Python, this took 16 seconds
    assert values[-1] == 999 and indices[-1] == 999_999 and indices[1500] == 999


@ways
@each_array
@pytest.mark.parametrize("dtype", [*TYPES, np.bool_, np.complex128], ids=lambda t: t.__name__)
def test_elements_picked_and_put(way: None, dtype: Any, shape: tuple[int, ...], dim: int) -> None:
    x = numbers(shape, dtype)
    for count in (1, 5, shape[dim]):
        index = places(shape, dim, count)
        np.testing.assert_array_equal(indexing.gather(x, dim, index, False), np.take_along_axis(x, index, dim))
        source = numbers(index.shape, dtype)
        expected = x.copy()
        np.put_along_axis(expected, index, source, dim)
        np.testing.assert_array_equal(indexing.scatter(x, dim, index, source), expected)
        for function, ufunc in ((indexing.scatter_add, np.add), (indexing.scatter_multiply, np.multiply)):
            wide = x.astype(np.float32) if dtype is np.float16 else x.copy()
            grid = list(np.ogrid[tuple(slice(n) for n in index.shape)])
            grid[dim] = index
            with np.errstate(all="ignore"):
                ufunc.at(wide, tuple(grid), source.astype(wide.dtype))
                np.testing.assert_array_equal(function(x, dim, index, source), wide.astype(dtype))


@ways
@pytest.mark.parametrize("dtype", [np.float32, np.int64, np.complex64, np.float16], ids=lambda t: t.__name__)
def test_elements_put_by_an_index_smaller_than_all(way: None, dtype: Any) -> None:
    """Its corner of x alone is changed, by the corner of the source: in a copy, and in x itself."""
    for shape, taken in [((4, 5), (2, 5)), ((4, 5), (4, 3)), ((4, 5), (1, 2)), ((3, 2, 4), (2, 1, 3)), ((3, 2, 4), (3, 2, 4)), ((4, 5), (3, 0))]:
        for dim in range(len(shape)):
            x, source = numbers(shape, dtype), numbers(tuple(n + 2 for n in shape), dtype)
            index = np.random.default_rng(1).integers(0, shape[dim], taken)
            part = source[tuple(slice(n) for n in taken)]
            grid = list(np.ogrid[tuple(slice(n) for n in taken)])
            grid[dim] = index
            put = x.copy()
            for place in np.ndindex(taken):  # of several that are put in one place the last stays
                put[tuple(index[place] if d == dim else at for d, at in enumerate(place))] = part[place]
            added = x.astype(np.float32) if dtype is np.float16 else x.copy()
            np.add.at(added, tuple(grid), part.astype(added.dtype))
            for function, into, expected in (
                (indexing.scatter, indexing.scatter_into, put),
                (indexing.scatter_add, indexing.scatter_add_into, added.astype(dtype)),
            ):
                before = x.copy()
                np.testing.assert_array_equal(function(x, dim, index, source), expected, strict=True)
                np.testing.assert_array_equal(x, before)
                assert into(before, dim, index, source) is None
                np.testing.assert_array_equal(before, expected)


@ways
def test_what_is_wrong_with_an_index_smaller_than_all_is_told(way: None) -> None:
    x, source = np.zeros((3, 4)), np.ones((3, 4))
    for index, given, told in (
        (np.array([[0, 3]]), source, "index 3 is out of bounds for dimension 0 with size 3"),
        (np.zeros((1, 5), np.int64), np.ones((3, 5)), "no larger than self"),
        (np.zeros((2, 2), np.int64), np.ones((1, 2)), "no larger than src"),
        (np.zeros((1, 2), np.int64), source.astype(np.float32), "to be equal to src.dtype"),
        (np.zeros((1, 2)), source, "int32/int64"),
    ):
        for function in (indexing.scatter, indexing.scatter_add, indexing.scatter_into, indexing.scatter_add_into):
            with pytest.raises(RuntimeError, match=told):
                function(x, 0, index, given)
            assert not x.any()


@ways
@each_array
def test_slices_added(way: None, shape: tuple[int, ...], dim: int) -> None:
    for dtype in (np.float32, np.complex64, np.int32, np.float16):
        x, index = numbers(shape, dtype), np.arange(2 * shape[dim]) % max(shape[dim] // 2, 1)
        source = numbers((*shape[:dim], len(index), *shape[dim + 1 :]), dtype)
        expected = x.astype(np.float32) if dtype is np.float16 else x.copy()
        np.add.at(expected, (slice(None),) * dim + (index,), source.astype(expected.dtype))
        np.testing.assert_array_equal(indexing.index_add(x, dim, index, source, 1), expected.astype(dtype))


@ways
@pytest.mark.parametrize(("shape", "dim"), [((4, 5), 0), ((4, 5), 1), ((3, 2, 4), 1), ((7,), 0), ((300, 700), 0), ((300, 700), 1), ((2, 0), 0), ((0, 3), 1)])
def test_slices_picked_and_put(way: None, shape: tuple[int, ...], dim: int) -> None:
    rng = np.random.default_rng(0)
    size = shape[dim]
    for dtype in (np.float32, np.complex128, np.int16, np.bool_):
        x = rng.standard_normal(shape).astype(dtype)
        for index in (rng.integers(0, size, size=2 * size + 1), rng.integers(0, size, size=3).astype(np.int32), np.array([], np.int64)):
            for given in (x, np.asfortranarray(x), x[..., ::-1]):
                np.testing.assert_array_equal(indexing.index_select(given, dim, index), np.take(given, index, dim), strict=True)
            source = rng.standard_normal((*shape[:dim], index.size, *shape[dim + 1 :])).astype(dtype)
            expected = x.copy()
            for place, at in enumerate(index):  # of several that are put in one place the last stays
                expected[(slice(None),) * dim + (at,)] = source[(slice(None),) * dim + (place,)]
            np.testing.assert_array_equal(indexing.index_copy(x, dim, index, source), expected, strict=True)


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled")
@pytest.mark.parametrize("shape", [(7,), (6, 5), (4, 70), (300, 401), (401, 300), (3, 200, 130), (90_000,)], ids=str)
def test_what_is_put_into_is_copied_whatever_its_strides(shape: tuple[int, ...]) -> None:
    for dim in range(len(shape)):
        for dtype in (np.float32, np.complex128):
            x = numbers(shape, dtype)
            for index in (places(shape, dim, 3), places(shape, dim, shape[dim] + 2), places(shape, dim, 9).reshape(-1)[:9]):
                count = index.shape[dim] if index.ndim == len(shape) else 9
                source = numbers((*shape[:dim], count, *shape[dim + 1 :]), dtype)
                for given in (x, np.asfortranarray(x), x[::-1], np.broadcast_to(x[..., :1], shape), np.zeros_like(x)):
                    kept = given.copy()
                    found = native.put_along("+", given, dim, index, source)
                    expected = given.copy()
                    grid: Any = [slice(None)] * len(shape) if index.ndim < len(shape) else list(np.ogrid[tuple(slice(n) for n in index.shape)])
                    grid[dim] = index
                    np.add.at(expected, tuple(grid), source)
                    np.testing.assert_array_equal(found, expected, strict=True)
                    np.testing.assert_array_equal(given, kept)
                    assert found.flags.c_contiguous
                np.testing.assert_array_equal(native.put_along("+", shape, dim, index, source), expected, strict=True)


@ways
@pytest.mark.parametrize("shape", [(6, 5), (3000, 2), (300, 401), (3, 90_000), (2, 150, 301)], ids=str)
def test_an_index_outside_is_found_in_any_row_and_column(way: None, shape: tuple[int, ...]) -> None:
    x, chance = numbers(shape, np.float32), np.random.default_rng(0)
    for dim in range(len(shape)):
        good = places(shape, dim, shape[dim])
        for _ in range(20):
            index = good.copy()
            index[tuple(chance.integers(0, index.shape))] = chance.choice([-1, shape[dim], 1 << 62, -(1 << 63)])
            for function in (lambda i: indexing.gather(x, dim, i, False), lambda i: indexing.scatter_add(x, dim, i, x)):  # noqa: B023
                with pytest.raises((IndexError, RuntimeError), match=f"out of bounds for dimension {dim} with size {shape[dim]}"):
                    function(index)


@pytest.mark.parametrize("number", [np.int32, np.int64])
def test_bounds_that_are_far_apart(number: Any) -> None:
    """Differences of indices and bounds may be greater than their type holds."""
    ends = np.iinfo(number)
    for low, high in ((0, 5), (-5, 5), (0, ends.max), (ends.min, 0), (ends.min, ends.max), (-5, 0), (0, 0), (3, 9), (5, 2), (-9, -3)):
        for index in (ends.min, ends.min + 1, low - 1, low, high - 1, high, 0, ends.max - 1, ends.max):
            if ends.min <= index <= ends.max:
                assert native.all_within(np.array([index], number), low, high) in (low <= index < high, None)


@ways
def test_the_larger_and_the_smaller_of_several_and_nan(way: None) -> None:
    for dtype in (np.float32, np.float64, np.int64):
        x, index = np.zeros((2, 3), dtype), np.array([[0, 0, 2, 2], [1, 1, 1, 0]])
        source = np.array([[1, -2, 3, -4], [5, 7, 6, -1]], dtype)
        assert indexing.scatter_extreme(x, 1, index, source, True).tolist() == [[1, 0, 3], [0, 7, 0]]
        assert indexing.scatter_extreme(x, 1, index, source, False).tolist() == [[-2, 0, -4], [-1, 0, 0]]
    given = np.array([np.nan, 1.0, 2.0])
    for largest in (True, False):
        found = indexing.scatter_extreme(np.array([0.0, np.nan]), 0, np.array([0, 1, 0]), given, largest)
        assert np.isnan(found).all()


@ways
@pytest.mark.parametrize("shape", [(3, 2), (2, 4), (1, 1)])
def test_an_index_smaller_than_what_it_indexes(way: None, shape: tuple[int, int]) -> None:
    x, source = np.arange(20.0).reshape(4, 5), np.arange(20.0).reshape(4, 5) * -1
    for dim in (0, 1):
        index = np.zeros(shape, np.int64) + 1
        beside = x[: shape[0]] if dim == 1 else x[:, : shape[1]]
        np.testing.assert_array_equal(indexing.gather(x, dim, index, False), np.take_along_axis(beside, index, dim))
        expected = x.copy()
        np.put_along_axis(expected[: shape[0]] if dim == 1 else expected[:, : shape[1]], index, source[: shape[0], : shape[1]], dim)
        np.testing.assert_array_equal(indexing.scatter(x, dim, index, source), expected)


@pytest.mark.parametrize(
    "index",  # some with more behind them, so that who reads on finds what would do
    [np.zeros(64, np.int64)[:2].reshape(1, 2), np.zeros((1, 2), np.int32), np.zeros(64, np.int64)[:3], np.zeros((2, 3)), np.zeros((4, 3), np.int64)[::2]],
    ids=["shape", "int32", "vector", "float64", "strided"],
)
def test_what_no_loop_covers_is_left_alone(index: Any) -> None:
    out = np.zeros((2, 3))
    assert native.take_along(out, 1, index) is None or index.shape in ((2, 3), (3,))
    assert native.take_along(out, 1, np.array([0, 3])) is None and native.take_along(out, 1, np.array([-1])) is None
    assert native.put_along("=", out, 0, index, np.ones((2, 3))) is None
    assert native.put_along("+", out, 0, np.array([0, 1]), np.ones((2, 3), np.float32)) is None
    assert native.put_along("?", out, 0, np.array([0, 1]), np.ones((2, 3))) is None
    for x in ((2, -1), (2, 4), (2,), (), (2, 1 << 70), (1,) * 80, (2, 3.0), [2, 3], None, out.astype(object)):
        assert native.put_along("=", x, 0, np.array([0, 1]), np.ones((2, 3))) is None
    assert native.running("+", out, 2, False) is None and native.running("+", out.T, 0, False) is None and native.running("+", [1.0], 0, False) is None


@pytest.mark.parametrize("number", [np.int32, np.int64])
@pytest.mark.parametrize("count", [5, 4095, 70_001, 300_000])
def test_an_index_outside_is_found_wherever_it_is(count: int, number: Any) -> None:
    """Threads look at parts of the indices, and pick parts of what is taken from a line."""
    rng = np.random.default_rng(count)
    x, index = rng.standard_normal(1000), rng.integers(0, 1000, count).astype(number)
    np.testing.assert_array_equal(indexing.take(x, index), x[index])
    assert native.all_within(index, 0, 1000) in (True, None)
    for place in (0, count // 2, count - 1):
        for outside in (-1, 1000):
            wrong = index.copy()
            wrong[place] = outside
            assert native.all_within(wrong, 0, 1000) in (False, None)
            with pytest.raises(IndexError, match="out of bounds for dimension 0 with size 1000"):
                indexing.take(x, wrong)
            for function in (lambda i: indexing.gather(x, 0, i, False), lambda i: indexing.scatter(x, 0, i, np.ones(count))):
                with pytest.raises((IndexError, RuntimeError), match="out of bounds for dimension 0 with size 1000"):
                    function(wrong)


def test_slices_that_lie_apart_are_picked_where_they_lie() -> None:
    x, index = np.arange(2.0 * 9 * 4 * 3).reshape(18, 4, 3), np.array([2, 0, 5, 2])
    for view in (x[::2], x[::-1], x[:, 1:3], x[3:, 2:], np.broadcast_to(x[:1], (9, 4, 3))):
        found = native.take_along(view, 0, index)
        assert found.flags.c_contiguous
        np.testing.assert_array_equal(found, view[index])
        assert native.take_along(view, 0, np.array([len(view)])) is None and native.take_along(view, 0, np.array([-1])) is None
    for view, dim in ((x[::2], 1), (x[..., ::2], 0), (x[..., 0], 0), (x.T, 0)):
        assert native.take_along(view, dim, index) is None
        np.testing.assert_array_equal(indexing.index_select(view, dim, index % 3), np.take(view, index % 3, dim))


@pytest.mark.parametrize("index", [2, -1, 1 << 62, -(1 << 63)])
def test_memory_beyond_an_array_is_never_touched(index: int) -> None:
    """Formulas of others call these functions too, with indices and shapes that nobody has checked."""
    x = np.arange(6.0).reshape(2, 3)
    indices = np.array([[0, 1, index]])
    assert native.take_along(x, 0, indices) is None
    for how in "=+*><":
        for into in (x, (2, 3)):
            assert native.put_along(how, into, 0, indices, np.ones((1, 3))) is None
            assert native.put_along(how, into, 0, indices[0], np.ones((3, 3))) is None
    np.testing.assert_array_equal(x, np.arange(6.0).reshape(2, 3))
    if not -2 <= index < 2:
        with pytest.raises(IndexError, match="out of bounds"):
            ordering.put_selected(np.ones((1, 3)), 0, indices, (2, 3), True)
        with pytest.raises(IndexError, match="out of bounds"):
            ordering.selected(x, 0, indices, True)


def test_results_do_not_depend_on_the_number_of_threads() -> None:
    chance, before = np.random.default_rng(0), specgrad.get_num_threads()
    x, index = chance.standard_normal((301, 401)).astype(np.float32), chance.integers(0, 301, (301, 401))
    found = []
    try:
        for threads in (1, 4):
            specgrad.set_num_threads(threads)
            found.append(
                [a for dim in (0, 1) for a in (reduce.cumsum(x, dim, None), *ordering.cummax(x, dim), indexing.scatter_add(x, dim, index % x.shape[dim], x))]
            )
    finally:
        specgrad.set_num_threads(before)
    for one, several in zip(*found):
        np.testing.assert_array_equal(one, several)


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled")
@pytest.mark.parametrize("shape", [(7,), (6, 5), (4, 70), (300, 401), (9000, 70), (3, 200, 130), (90_000,)], ids=str)
def test_what_is_put_into_an_array_itself_is_what_a_copy_has(shape: tuple[int, ...]) -> None:
    for dim in range(len(shape)):
        for dtype, hows in ((np.float32, "=+*><"), (np.complex128, "=+"), (np.float16, "=")):
            x = numbers(shape, dtype)
            for index in (places(shape, dim, 3), places(shape, dim, shape[dim] + 2), places(shape, dim, 9).reshape(-1)[:9]):
                count = index.shape[dim] if index.ndim == len(shape) else 9
                source = numbers((*shape[:dim], count, *shape[dim + 1 :]), dtype)
                for how in hows:
                    expected, given = native.put_along(how, x, dim, index, source), x.copy()
                    assert native.put_along(how, given, dim, index, source, True) is given
                    np.testing.assert_array_equal(given, expected, strict=True)


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled")
def test_what_cannot_be_put_into_an_array_itself_leaves_it_as_it_was() -> None:
    x = np.arange(12.0).reshape(4, 3)
    before, rows = x.copy(), np.array([0, 1])
    fixed = x.copy()
    fixed.flags.writeable = False
    memory = np.arange(12).reshape(4, 3)
    two, ones = np.ones((2, 3)), np.ones((1, 3))
    cases: list[tuple[Any, Any, Any]] = [
        *((x, rows, x[1:3]), (x[::-1], rows, two), (x.T, rows, np.ones((2, 4))), (fixed, rows, two), ((4, 3), rows, two)),
        *((x, np.array([0, 4]), two), (x, np.array([[0, 1, -1]]), ones), (x, rows.astype(np.int32), two)),
        *((x, rows, two.astype(np.float32)), (x, rows, two[:, :2]), (memory, memory[0, :2], two.astype(np.int64))),
    ]
    for into, index, source in cases:
        assert native.put_along("=", into, 0, index, source, True) is None
    np.testing.assert_array_equal(x, before)
    np.testing.assert_array_equal(fixed, before)
    np.testing.assert_array_equal(memory, np.arange(12).reshape(4, 3))
