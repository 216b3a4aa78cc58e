"""The first elements in order, found without sorting the others, are those of a stable sort."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.array import order as ordering
from specgrad.core.kernels import table
from tests.kernels.kernel_cases import same_bits

LONG = 2 * ordering.SHORT  # shorter rows are sorted
ARRAYS = {
    "distinct": np.random.default_rng(0).permutation(LONG * 6).reshape(LONG, 6).astype(np.float32),
    "ties": np.random.default_rng(1).integers(0, 4, (LONG, 6)),
    "all equal": np.zeros((LONG, 6), np.float16),
    "infinities": np.where(np.random.default_rng(2).random((LONG, 6)) < 0.2, np.inf, -np.inf),
    "NaN": np.where(np.random.default_rng(3).random((LONG, 6)) < 0.2, np.nan, np.arange(LONG * 6.0).reshape(LONG, 6) % 7),
    "bytes": np.random.default_rng(4).integers(0, 255, (LONG, 6)).astype(np.uint8),
}


@pytest.mark.parametrize("dim", [0, 1])
@pytest.mark.parametrize("name", ARRAYS)
def test_the_first_in_stable_order(name: str, dim: int) -> None:
    x: Any = ARRAYS[name] if dim == 0 else np.ascontiguousarray(ARRAYS[name].T)
    for largest in (True, False):
        order = ordering.sort(x, dim, largest, True)[1]
        for k in (0, 1, 3, 9, LONG // 4, LONG - 1, LONG):
            values, indices = ordering.topk(x, k, dim, largest, True)
            np.testing.assert_array_equal(indices, np.take(order, range(k), axis=dim))
            np.testing.assert_array_equal(values, np.take_along_axis(x, indices, dim))


@pytest.mark.parametrize("dim", [0, 1])
@pytest.mark.parametrize("name", ARRAYS)
def test_the_kth_in_stable_order(name: str, dim: int) -> None:
    x: Any = ARRAYS[name] if dim == 0 else np.ascontiguousarray(ARRAYS[name].T)
    order = ordering.sort(x, dim, False, True)[1]
    for k in (1, 2, LONG // 2, LONG - 1, LONG):
        assert (ordering.kthvalue(x, k, dim, True)[1] == np.take(order, [k - 1], axis=dim)).all()
    if name != "NaN":
        assert (ordering.median(x, dim, True)[1] == np.take(order, [(LONG - 1) // 2], axis=dim)).all()


@pytest.mark.usefixtures("vectors")
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, np.int32, np.int64, np.int16])
def test_the_first_of_long_rows_however_they_are_ordered(dtype: Any) -> None:
    """In rising and falling order each element comes before all that were seen, or after; among NaNs none compares with another."""
    numbers = _numbers(dtype, (3, 2900), True)
    few = np.where(np.arange(2900) % 1000 == 999, numbers, numbers[:, :1])
    for x in (numbers, np.sort(numbers), np.sort(numbers)[:, ::-1], _numbers(dtype, (3, 2900), False), few, few[:, ::-1]):
        for largest in (True, False):
            order = ordering.sort(x, 1, largest, True)[1]
            for k in (1, 2, 12, 13, 100, 724):
                values, indices = ordering.topk(x, k, 1, largest, True)
                np.testing.assert_array_equal(indices, order[:, :k])
                np.testing.assert_array_equal(values, np.take_along_axis(x, indices, 1))
                assert values.dtype == dtype
                assert same_bits(ordering.topk(np.ascontiguousarray(x.T), k, 0, largest, True)[0].T, values)
                assert largest or (ordering.kthvalue(x, k, 1, True)[1] == order[:, k - 1 : k]).all()


# ---- the compiled sort


@pytest.fixture(params=[64, 16], ids=["vectors", "without vectors"])
def vectors(request: pytest.FixtureRequest) -> Iterator[None]:
    """Compiled code calls NumPy's sort where that has vectors; elsewhere it has one of its own."""
    if table._lib is not None:
        table._lib.sg_set_vector_bytes(request.param)
    yield
    if table._lib is not None:
        table._lib.sg_set_vector_bytes(64)


SHAPES = [((5,), 0), ((39,), 0), ((40,), 0), ((41,), 0), ((3, 41), 1), ((3, 41), 0), ((70, 6, 5), 1), ((30_000,), 0), ((2, 0), 1), ((0, 3), 0), ((1000, 7), 0)]


def _numbers(dtype: Any, shape: tuple[int, ...], whole: bool) -> Any:
    """Numbers with ties, both zeros, infinities and NaN, or the least and the largest integer."""
    chance = np.random.default_rng(len(shape) * 100 + shape[0])
    x = chance.standard_normal(shape) * 20
    x = (np.abs(np.rint(x)) if np.dtype(dtype).kind == "u" else np.rint(x) if whole or np.dtype(dtype).kind == "i" else x).astype(dtype)
    flat = x.reshape(-1)
    if np.dtype(dtype).kind == "f":
        for step, special in ((7, np.nan), (9, np.copysign(np.nan, -1)), (11, -0.0), (12, 0.0), (13, np.inf), (17, -np.inf)):
            flat[step % 5 :: step] = special
    elif flat.size:
        flat[0], flat[-1] = np.iinfo(dtype).min, np.iinfo(dtype).max
    return x


@pytest.mark.usefixtures("vectors")
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, np.int32, np.int64, np.int16, np.uint8])
def test_a_sort_is_stable_and_keeps_every_bit(dtype: Any) -> None:
    for shape, dim in SHAPES:
        for whole in (False, True):
            drawn = _numbers(dtype, shape, whole)
            for x in (drawn, np.take_along_axis(drawn, np.argsort(drawn, dim), dim)):  # NumPy's own sort of halves writes another NaN on some processors
                for descending in (False, True):
                    wide = x.astype(np.float64) if np.dtype(dtype).kind == "f" else x
                    order = np.argsort(np.flip(wide, dim) if descending else wide, axis=dim, kind="stable")
                    order = x.shape[dim] - 1 - np.flip(order, dim) if descending else order
                    values, indices = ordering.sort(x, dim, descending, True)
                    np.testing.assert_array_equal(indices, order, f"{shape} along {dim}, {descending=}")
                    assert values.tobytes() == np.take_along_axis(x, order, dim).tobytes()


@pytest.mark.usefixtures("vectors")
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, np.int32, np.int64, np.int16, np.uint8])
@pytest.mark.parametrize("nan", [False, True])
def test_elements_alone_are_those_of_a_stable_sort(dtype: Any, nan: bool) -> None:
    """Bit for bit, which of two zeros and which NaN it is included: all of them in order, medians and quantiles."""
    for shape, dim in (*SHAPES, ((200,), 0), ((1501,), 0), ((3, 490), 1), ((430, 4), 0)):
        for whole in (False, True):
            x = _numbers(dtype, shape, whole)
            x = x if nan else np.where(x == x, x, x.dtype.type(2))
            wide = x.astype(np.float64) if np.dtype(dtype).kind == "f" else x
            ordered = np.take_along_axis(x, np.argsort(wide, axis=dim, kind="stable"), dim)
            assert ordering.in_order_alone(x, dim).tobytes() == ordered.tobytes()
            if x.ndim > 1 or not x.size:
                continue
            first = x[x != x][:1] if (x != x).any() else ordered[(x.size - 1) // 2]
            assert isinstance(ordering.median_all(x), np.ndarray) and isinstance(ordering.nanmedian_all(x), np.ndarray)
            assert ordering.median_all(x).tobytes() == first.tobytes()
            numbers = ordered[: np.count_nonzero(x == x)]
            assert ordering.nanmedian_all(x).tobytes() == numbers[(len(numbers) - 1) // 2].tobytes()
            for rank in (0, 1, x.size // 3, x.size - 2):
                found = ordering.at_ranks(x, rank, rank + 1) if 0 <= rank < x.size - 1 else None
                assert found is None or b"".join(value.tobytes() for value in found) == ordered[rank : rank + 2].tobytes()


def test_elements_are_found_alone_where_nothing_is_recorded() -> None:
    x = specgrad.tensor([3.0, 1.0, 2.0], requires_grad=True)
    specgrad.msort(x)[0].backward()
    assert x.grad.tolist() == [0, 1, 0] and specgrad.msort(x.detach()).tolist() == [1, 2, 3]
    assert specgrad.array_api.sort(x.detach(), descending=True).tolist() == [3, 2, 1]


@pytest.mark.usefixtures("vectors")
@pytest.mark.parametrize("count", [3, 40, 64, 65, 1000])
@pytest.mark.parametrize("dtype", [np.float64, np.int64])
def test_numbers_that_differ_in_their_last_bits_beside_numbers_far_away(dtype: Any, count: int) -> None:
    near = np.random.default_rng(count).integers(-count, count, count)
    x = (1 + near * 2.0**-52 if dtype is np.float64 else near).astype(dtype)
    for far in ((), (0,), (0, 1), (0, 1, 2)):
        x[list(far)] = np.array([-1e300, 1e300, 7.0] if dtype is np.float64 else [-(1 << 62), 1 << 62, 1 << 40], dtype)[: len(far)]
        for descending in (False, True):
            order = np.argsort(-x if descending else x, kind="stable")
            values, indices = ordering.sort(x, 0, descending, True)
            np.testing.assert_array_equal(indices, order)
            assert values.tobytes() == x[order].tobytes()


def test_a_sort_gives_the_same_for_any_number_of_threads() -> None:
    x = _numbers(np.float32, (200, 333), True)
    before = specgrad.get_num_threads()
    try:
        results = []
        for threads in (1, 2, 5):
            specgrad.set_num_threads(threads)
            results += [ordering.sort(a, dim, False, True)[1].tobytes() for a, dim in ((x, 0), (x, 1), (x.reshape(-1), 0))]
    finally:
        specgrad.set_num_threads(before)
    assert results[:3] == results[3:6] == results[6:]


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int32, np.int64])
def test_where_the_extreme_of_a_long_row_stands(dtype: Any) -> None:
    """The first of equal ones, or of NaNs, wherever in a block of elements it lies."""
    for place in (0, 1, 31, 32, 63, 64, 98, 99):
        x = np.ones((2, 100), dtype)
        x[:, place:] = 3
        if dtype in (np.float32, np.float64):
            x[1, 40], x[1, 70] = np.nan, np.nan
        for largest, wide in ((True, x), (False, -x)):
            values, indices = (ordering.max_dim if largest else ordering.min_dim)(wide, 1, False)
            np.testing.assert_array_equal(indices, (np.argmax if largest else np.argmin)(wide, 1))
            np.testing.assert_array_equal(values, np.take_along_axis(wide, indices[:, None], 1)[:, 0])


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int32, np.int64])
def test_where_the_extremes_of_rows_of_any_length_stand(dtype: Any) -> None:
    for length in (*range(1, 140), 256, 257, 1000):
        for x in (
            _numbers(dtype, (6, length), False),
            _numbers(dtype, (6, length), True),
            np.full((2, length), -np.inf if dtype in (np.float32, np.float64) else -5, dtype),
        ):
            rows = [np.where(x == x, x, x.dtype.type(0)), x]  # the first has no NaN
            for row in rows:
                for pick, name in ((ordering.max_dim, "argmax"), (ordering.min_dim, "argmin")):
                    values, indices = pick(row, 1, False)
                    expected = getattr(np, name)(row, 1)
                    np.testing.assert_array_equal(indices, expected)
                    assert values.tobytes() == np.take_along_axis(row, expected[:, None], 1).tobytes()
                    np.testing.assert_array_equal(getattr(ordering, name)(row, 1, False), expected)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, np.int32, np.int64])
def test_where_the_extremes_of_a_matrix_of_columns_stand(dtype: Any) -> None:
    """Of one whose columns lie one after the other in memory, as of its copy."""
    x = _numbers(dtype, (70, 90), True).T
    for dim in (0, 1):
        for keepdim in (False, True):
            for pick in (ordering.max_dim, ordering.min_dim):
                of_columns, of_copy = pick(x, dim, keepdim), pick(np.ascontiguousarray(x), dim, keepdim)
                assert [part.tobytes() for part in of_columns] == [part.tobytes() for part in of_copy]
                assert [part.shape for part in of_columns] == [part.shape for part in of_copy]
            for find in (ordering.argmax, ordering.argmin):
                np.testing.assert_array_equal(find(x, dim, keepdim), find(np.ascontiguousarray(x), dim, keepdim))
