"""What compiled code finds by counting (csrc/counting.c) is what the definition says, and what arrays without compiled code give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.array import histogram, order, search
from specgrad.array.base import native
from tests.effort import tries

TYPES = (np.float32, np.float64, np.int32, np.int64)
compiled = pytest.mark.skipif(native.ranked(np.zeros(1, np.float32), 0, 0, False) is None, reason="nothing is compiled")


def numbers(chance: np.random.Generator, shape: Any, dtype: Any) -> Any:
    """Few values, so that many are equal; zeros of both signs, infinities and NaNs among them."""
    found = chance.integers(-3, 4, shape).astype(dtype)
    if np.issubdtype(dtype, np.floating):
        chosen = chance.random(shape)
        for value, share in ((-0.0, 0.1), (np.inf, 0.05), (-np.inf, 0.05), (np.nan, chance.choice([0, 0.1, 0.9]))):
            found = np.where(chosen < share, dtype(value), found)
            chosen = chance.random(shape)
    return np.ascontiguousarray(found)


def place_in_order(row: Any, rank: int) -> int:
    if rank == order.MODE:
        return place_of_mode(row)
    places = np.argsort(row, kind="stable")  # NaN last
    nan = np.isnan(row)
    if rank == order.MEDIAN:
        return int(np.argmax(nan)) if nan.any() else int(places[(len(row) - 1) // 2])
    if rank == order.MEDIAN_OF_NUMBERS:
        return int(places[max(int((~nan).sum()) - 1, 0) // 2])
    return int(places[rank])


def place_of_mode(row: Any) -> int:
    places = np.argsort(row, kind="stable")
    best, most = 0, 0
    for value in row[places]:
        equal = np.flatnonzero(row == value) if value == value else np.flatnonzero(row != row)[:1]
        if len(equal) > most:
            best, most = int(equal[-1]), len(equal)
    return best


@compiled
@pytest.mark.parametrize("dtype", TYPES)
def test_ranks_are_those_of_a_stable_sort(dtype: Any) -> None:
    chance = np.random.default_rng(1)
    for _ in range(tries(200, 1000)):
        shape = chance.integers(1, 9, chance.integers(1, 4)).tolist()
        dim = int(chance.integers(len(shape)))
        shape[dim] = int(chance.choice([1, 2, 3, 7, 40, 64]))
        x = numbers(chance, shape, dtype)
        keepdim = bool(chance.integers(2))
        rank = int(chance.choice([order.MEDIAN, order.MEDIAN_OF_NUMBERS, order.MODE, *range(shape[dim])]))
        values, indices = native.ranked(x, dim, rank, keepdim)
        expected = np.apply_along_axis(place_in_order, dim, x, rank)
        assert np.array_equal(indices, np.expand_dims(expected, dim) if keepdim else expected), (x, dim, rank)
        picked = np.take_along_axis(x, np.expand_dims(expected, dim), dim)
        assert values.tobytes() == picked.tobytes(), "also the signs of zeros"
        assert values.shape == indices.shape
        assert (values.dtype, indices.dtype) == (x.dtype, np.int64)


@compiled
@pytest.mark.parametrize(
    "arguments",
    [
        (np.zeros(65, np.float32), 0, 0, False),  # a longer row
        (np.zeros((2, 3), np.float32), 2, 0, False),
        (np.zeros((2, 3), np.float32), 1, 3, False),
        (np.zeros((2, 3), np.float32), 1, -4, False),
        (np.zeros((2, 6), np.float32)[:, ::2], 1, 0, False),
        (np.zeros((2, 0), np.float32), 1, -1, False),
        (np.zeros(3, np.complex64), 0, 0, False),
        (np.float32(1), 0, 0, False),
    ],
)
def test_what_is_not_covered_is_refused(arguments: Any) -> None:
    assert native.ranked(*arguments) is None


@pytest.mark.parametrize("dtype", [*TYPES, np.int8, np.float16])
def test_functions_of_short_and_long_rows_agree(dtype: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same answers with compiled code and without, of rows that it takes and of longer ones."""
    chance = np.random.default_rng(2)
    rows = [(numbers(chance, (4, n, 3), dtype), int(chance.integers(1, n + 1))) for n in (1, 2, 5, 63, 64, 65)]
    functions = [
        lambda x, k: order.median(x, 1, bool(k % 2)),
        lambda x, k: order.nanmedian(x, 1, bool(k % 2)),
        lambda x, k: histogram.mode(x, 1, bool(k % 2)),
        lambda x, k: order.kthvalue(x, k, 1, bool(k % 2)),
    ]
    found = [[function(x, k) for function in functions] for x, k in rows]
    for name in ("ranked", "in_order", "firsts"):
        monkeypatch.setattr(native, name, lambda *_: None)
    for (x, k), of_row in zip(rows, found):
        for function, (values, indices) in zip(functions, of_row):
            expected = function(x, k)
            assert np.array_equal(values, expected[0], equal_nan=dtype not in (np.int8, np.int32, np.int64)), x
            assert np.array_equal(indices, expected[1]), x


@compiled
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_bins_of_one_width_count_what_arrays_count(dtype: Any) -> None:
    chance = np.random.default_rng(3)
    for _ in range(tries(100, 500)):
        x = (chance.standard_normal(int(chance.integers(0, 700))) * 3).astype(dtype)
        if x.size:
            x[chance.random(x.size) < 0.1] = chance.choice([np.nan, np.inf, -np.inf, 0.0, 1.0, -1.0])
        bins, low, width = int(chance.integers(1, 40)), float(chance.choice([-1, 0, -2.5])), float(chance.choice([1, 0.3, 4]))
        found = native.counted_evenly(x, bins, low, low + width)
        edges = np.zeros(bins + 1, dtype)
        edges[0], edges[-1] = low, low + width
        expected = histogram._counts(x.reshape(-1, 1), [edges], None, exact=False, even=[True])
        assert found.tolist() == expected.tolist()


@compiled
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("behind", [False, True])
def test_places_in_sorted_rows_are_those_of_numpy(dtype: Any, behind: bool) -> None:
    chance = np.random.default_rng(4)
    for _ in range(tries(100, 500)):
        lead, n, size = chance.integers(0, 4, int(chance.integers(0, 3))).tolist(), int(chance.integers(0, 9)), int(chance.integers(0, 6))
        rows, x = np.sort(numbers(chance, [*lead, n], dtype), axis=-1), numbers(chance, [*lead, size], dtype)
        expected = np.zeros(x.shape, np.int64)
        for at in np.ndindex(*lead):
            expected[at] = np.searchsorted(rows[at], x[at], "right" if behind else "left")
        assert np.array_equal(native.searched(rows, x, behind), expected)
        if lead and len(rows) and rows.ndim == 2:
            assert np.array_equal(native.searched(rows[0], x, behind), np.searchsorted(rows[0], x, "right" if behind else "left"))
    for other in (np.zeros((3, 2), dtype), np.zeros(2, np.int16), np.zeros(4, dtype)[::2]):
        assert native.searched(np.zeros((2, 2), dtype), other, behind) is None
    assert native.searched(np.zeros((), dtype), np.zeros(2, dtype), behind) is None


@compiled
@pytest.mark.parametrize("dtype", TYPES)
def test_elements_among_others_are_those_of_numpy(dtype: Any) -> None:
    chance = np.random.default_rng(5)
    for _ in range(tries(100, 500)):
        x, others = (numbers(chance, chance.integers(0, 4, int(chance.integers(0, 3))), dtype) for _ in range(2))
        found = native.among(x, others)
        assert found.dtype == np.bool_ and np.array_equal(found, np.isin(x, others))
    assert native.among(x, np.zeros(2, np.int16)) is None


@compiled
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_rows_between_edges_are_those_of_numpy(dtype: Any) -> None:
    chance = np.random.default_rng(6)
    for _ in range(tries(100, 500)):
        x = numbers(chance, [int(chance.integers(0, 20)), int(chance.integers(1, 4))], dtype)
        edges = [np.unique(numbers(chance, int(chance.integers(1, 6)), dtype)) for _ in range(x.shape[1])]
        edges = [own[~np.isnan(own)] if np.isfinite(own).any() else np.array([0, 1], dtype) for own in edges]
        found, expected = native.counted_between(x, edges), np.zeros([len(own) - 1 for own in edges], np.int64)
        for row in x:
            places = [np.searchsorted(own, value, "right") - 1 - (value == own[-1]) for own, value in zip(edges, row)]
            if all(0 <= place < size for place, size in zip(places, expected.shape)):
                expected[tuple(places)] += 1
        assert np.array_equal(found, expected)
    assert native.counted_between(x, edges[:-1]) is None
    assert native.counted_between(np.zeros(x.shape, np.int64), edges) is None
    assert native.counted_between(x, [own.reshape(1, -1) for own in edges]) is None


@compiled
def test_ranges_without_a_width_are_refused() -> None:
    x = np.zeros(3, np.float32)
    assert native.counted_evenly(x, 4, 1.0, 1.0) is None
    assert native.counted_evenly(x, 4, 0.0, np.nan) is None
    assert native.counted_evenly(x, 4, -3e38, 3e38) is None
    assert native.counted_evenly(x, 0, 0.0, 1.0) is None
    assert native.counted_evenly(x.astype(np.int64), 4, 0.0, 1.0) is None


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64], ids=lambda t: t.__name__)
def test_a_range_that_is_wider_than_its_numbers(dtype: Any) -> None:
    """Its width would be infinite, and every number in the first bin, or in none."""
    most = np.finfo(dtype).max
    x = np.array([most, 1, -most], dtype)
    calls = [lambda: histogram.of_values(x, 3, None, None, False), lambda: histogram.histc(x, 3, 0, 0)]
    if dtype is np.float16:  # which are counted in float32
        assert calls.pop()().tolist() == [1, 1, 1]
    for call in calls:
        with pytest.raises(RuntimeError, match=f"expected a range whose width {np.dtype(dtype)} can hold"):
            call()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("bins, ends", [(1, (-1.0, 1.0)), (7, (-0.3, 0.9)), (100, (0.1, 0.2))])
def test_few_and_many_elements_are_counted_alike(bins: int, ends: tuple[float, float], dtype: Any) -> None:
    """Few are looked for among the edges, which are np.linspace()'s; of many a division tells the bin."""
    edges = np.linspace(*ends, bins + 1, dtype=dtype)
    x = np.concatenate([edges, np.nextafter(edges, dtype(9)), np.nextafter(edges, dtype(-9))])
    expected = np.histogram(x, edges)[0]
    for repeats in (1, native.FEW):
        hist, found = histogram.of_values(np.tile(x, repeats), bins, ends, None, False)
        np.testing.assert_array_equal(found, edges, strict=True)
        np.testing.assert_array_equal(hist, repeats * expected)


def test_edges_between_the_smallest_numbers() -> None:
    for ends, bins in (((0.0, 5e-324), 2), ((0, 3), 3), ((-2, 7), 4)):
        _, edges = histogram.of_values(np.zeros(3), bins, ends, None, False)
        np.testing.assert_array_equal(edges, np.linspace(*ends, bins + 1))


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.int32, np.int64, np.uint32, np.uint64])
@pytest.mark.parametrize("spread", [1, 60, 120, 10**9])
def test_each_integer_once_whether_they_lie_close_together_or_far_apart(dtype: Any, spread: int) -> None:
    info = np.iinfo(dtype)
    chance = np.random.default_rng(spread)
    for start in (info.min, 3, info.max - min(spread, info.max // 2)):
        for count in (5, 65, 500):
            drawn = [start + int(n) for n in chance.integers(0, min(spread, int(info.max) - start) + 1, count)]
            found = search.unique_values(np.array(drawn, dtype).reshape(5, -1))
            assert found.dtype == dtype and found.tolist() == sorted(set(drawn))
    ends = np.repeat(np.array([info.min, info.max], dtype), 50)
    assert search.unique_values(ends).tolist() == [info.min, info.max]
