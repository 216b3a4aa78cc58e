"""Copies of arrays of any strides, and arrays end to end: as NumPy makes them, by any number of threads."""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import specgrad
from specgrad.array import copies, joining, shape
from specgrad.array.base import native, tools
from specgrad.core.kernels import table
from tests.effort import tries

TYPES = [np.bool_, np.uint8, np.float16, ml_dtypes.bfloat16, np.float32, np.int64, np.complex64, np.complex128]
SIDE = 300  # of large matrices: more elements than native.LARGE
compiled = pytest.mark.skipif(not table.compiled, reason="nothing is compiled")
each_type = pytest.mark.parametrize("dtype", TYPES, ids=lambda t: t.__name__)


def numbers(sizes: tuple[int, ...], dtype: Any) -> np.ndarray[Any, Any]:
    """Elements of which neighbours differ."""
    return (np.arange(math.prod(sizes)) % 251 % (2 if dtype is np.bool_ else 251)).astype(dtype).reshape(sizes)


def as_bytes(x: np.ndarray[Any, Any]) -> tuple[Any, ...]:
    return x.shape, x.dtype, x.tobytes()


def strided(chance: np.random.Generator, dtype: Any, most: int) -> np.ndarray[Any, Any]:
    """An array by chance: dimensions in any order, steps in either direction, gaps, elements that are repeated."""
    ndim = int(chance.integers(0, 6))
    sizes = [int(n) for n in chance.integers(1, most if ndim < 4 else 6, ndim)]
    if ndim and chance.random() < 0.1:
        sizes[int(chance.integers(ndim))] = int(chance.integers(0, 2))
    x = numbers(tuple(2 * n for n in sizes), dtype)
    steps = [int(chance.choice([1, 1, 2, -1, -2])) for _ in sizes]
    x = x[(*(slice(None, n * s, s) if s > 0 else slice(None, -n * -s - 1, s) for n, s in zip(sizes, steps)), ...)]
    if ndim and chance.random() < 0.3:
        x = np.broadcast_to(x[..., :1], x.shape)
    return x.transpose(chance.permutation(ndim))


@compiled
@each_type
def test_copies_of_any_strides(dtype: Any) -> None:
    chance = np.random.default_rng(TYPES.index(dtype))
    for number in range(tries(600, 6000)):
        x = strided(chance, dtype, 50 if number % 10 == 0 else 9)
        plain, kept = native.copied(x, False), native.copied(x, True)
        assert as_bytes(plain) == as_bytes(x) == as_bytes(kept)
        assert plain.flags.c_contiguous and plain.flags.writeable and kept.strides == x.copy("K").strides


@compiled
@each_type
def test_copies_into_parts_of_others(dtype: Any) -> None:
    """Nothing is written beside the part, whatever lies between its elements."""
    chance = np.random.default_rng(TYPES.index(dtype))
    for number in range(tries(400, 4000)):
        x = strided(chance, dtype, 40 if number % 10 == 0 else 8)
        order = chance.permutation(x.ndim)
        room = np.zeros([2 * x.shape[d] + 1 for d in order], dtype).transpose(np.argsort(order))
        steps = [int(chance.choice([1, 2, -1, -2])) for _ in x.shape]
        part = [slice(0, n * s, s) if s > 0 else slice(-1, -n * -s - 1, s) for n, s in zip(x.shape, steps)]
        expected = room.copy("K")
        given = x[..., :1] if x.ndim and x.shape[-1] and chance.random() < 0.3 else x
        expected[(*part, ...)] = given
        assert native.copy_to(room[(*part, ...)], given)
        assert as_bytes(room) == as_bytes(expected)


@compiled
@each_type
@pytest.mark.parametrize(
    "show",
    [
        lambda x: x, lambda x: x.T, lambda x: x[::-1], lambda x: x[:, ::-1], lambda x: x[:, ::3], lambda x: x.T[::-1, ::-1],
        lambda x: x.reshape(SIDE, 10, -1).transpose(2, 0, 1), lambda x: x.reshape(10, -1, SIDE).transpose(2, 1, 0), lambda x: x.reshape(-1, 3).T,
        lambda x: x[:3].T, lambda x: np.broadcast_to(x[:, None], (SIDE, 2, SIDE)), lambda x: np.broadcast_to(x[:, :, None], (SIDE, SIDE, 2)),
        lambda x: np.broadcast_to(x[:, :1], (SIDE, SIDE)), lambda x: x[:299, :297].T, lambda x: x.reshape(-1)[::-1],
    ],
    ids=["plain", "transposed", "rows reversed", "columns reversed", "every third", "transposed and reversed", "last dimension first", "dimensions reversed",
         "rows of three transposed", "three rows transposed", "each row twice", "each element twice", "one column", "odd sizes", "a line reversed"],
)  # fmt: skip
def test_large_copies_by_any_number_of_threads(dtype: Any, show: Any) -> None:
    x, before = show(numbers((SIDE, SIDE), dtype)), specgrad.get_num_threads()
    try:
        for threads in (1, 2, 5):
            specgrad.set_num_threads(threads)
            assert as_bytes(native.copied(x, False)) == as_bytes(x)
    finally:
        specgrad.set_num_threads(before)


@compiled
def test_what_no_loop_covers_is_left_alone() -> None:
    x = np.arange(12.0)
    assert native.copied(np.array([{}], object), False) is None and native.copied(np.zeros(2, "S3"), False) is None and native.copied([1.0], False) is None
    assert native.copied(np.zeros(2, "V12"), False) is None and native.copied(np.ma.zeros(2), False) is None
    for out, given in ((x[1:], x[:-1]), (x, x), (x[::2], x[1::2]), (x[::-1], x)):  # overlapping
        assert not native.copy_to(out, given)
    assert not native.copy_to(np.broadcast_to(np.zeros(1), (3,)), x[:3])  # read-only
    repeated = np.lib.stride_tricks.as_strided(np.zeros(4), (3, 2), (8, 8), writeable=True)
    assert not native.copy_to(repeated, x[:6].reshape(3, 2))  # two elements in one place
    for out, given in ((np.zeros(3), x[:2]), (np.zeros(3), np.zeros((1, 3))), (np.zeros(3), np.zeros(3, np.int64)), (np.zeros(3, ">f8"), x[:3])):
        assert not native.copy_to(out, given)
    assert x.tolist() == list(range(12))


@compiled
def test_elements_at_odd_places_and_of_the_other_byte_order() -> None:
    memory = np.arange(8 * 1000 + 1, dtype=np.uint8)
    for dtype in (">f8", "<f8", "<c8", ">i2"):
        odd = memory[1:].view(dtype) if np.dtype(dtype).itemsize != 16 else memory[1:-8].view(dtype)
        assert as_bytes(native.copied(odd[::-1], False)) == as_bytes(odd[::-1])


@compiled
def test_arrays_end_to_end() -> None:
    chance = np.random.default_rng(0)
    for number in range(tries(300, 3000)):
        dtype, ndim = TYPES[number % len(TYPES)], int(chance.integers(1, 4))
        dim, sizes = int(chance.integers(ndim)), chance.integers(0 if chance.random() < 0.1 else 1, 30, ndim)
        arrays = []
        for n in chance.integers(0, 20, int(chance.choice([1, 2, 3, 20]))):
            x = numbers((*sizes[:dim], int(n) * 2, *sizes[dim + 1 :]), dtype)
            arrays.append(x[(slice(None),) * dim + (slice(None, None, int(chance.choice([2, -2]))),)])
        found = native.joined(arrays, dim if number % 2 else dim - ndim, False)
        assert as_bytes(found) == as_bytes(np.concatenate(arrays, dim))


@compiled
def test_arrays_side_by_side() -> None:
    chance = np.random.default_rng(1)
    for number in range(tries(300, 3000)):
        dtype, ndim = TYPES[number % len(TYPES)], int(chance.integers(0, 4))
        dim, sizes = int(chance.integers(ndim + 1)), chance.integers(0 if chance.random() < 0.1 else 1, 30, ndim)
        arrays = [numbers((*sizes, 2), dtype)[..., int(chance.integers(2))] for _ in range(int(chance.choice([1, 2, 3, 20])))]
        found = native.joined(arrays, dim if number % 2 else dim - ndim - 1, True)
        assert as_bytes(found) == as_bytes(np.stack(arrays, dim))


@compiled
def test_what_cannot_be_joined_is_left_alone() -> None:
    x = np.zeros((2, 3))
    wrong: tuple[tuple[Any, int], ...] = (([], 0), ((x, x[:, :2]), 0), ((x, x[0]), 0), ((x, x), 2), ((x, x), -3), ((x, x.astype(np.float32)), 0), ((x, 1), 0),
             ((np.zeros(()),), 0), ((x.T, x.T), 0))  # fmt: skip
    for arrays, dim in wrong:
        assert native.joined(arrays, dim, False) is None
    for arrays, dim in ((([], 0)), ((x, x[:, :2]), 0), ((x, x), 3), ((x, x), -4), ((x, x.astype(np.float32)), 0), ((x, 1), 0), ((x.T, x.T), 0)):
        assert native.joined(arrays, dim, True) is None
    with pytest.raises(TypeError):
        native.joined(1, 0, False)


@pytest.mark.parametrize("large", [False, True])
@each_type
def test_functions_that_copy(dtype: Any, large: bool) -> None:
    """Small arrays are NumPy's, large ones are copied by threads: they give the same."""
    n = SIDE if large else 6
    x = numbers((n, n), dtype)
    for given in (x, x.T, x[::-1], x.reshape(n, 2, -1).transpose(2, 0, 1)):
        assert as_bytes(copies.flip(given, [0])) == as_bytes(np.flip(given, 0))
        assert as_bytes(copies.roll(given, [2, 3], [0, 1])) == as_bytes(np.roll(given, (2, 3), (0, 1)))
        assert as_bytes(copies.roll(given, [1, -2], [0, 0])) == as_bytes(np.roll(given, -1, 0))
        assert as_bytes(copies.roll(given, 5, None)) == as_bytes(np.roll(given, 5))
        assert as_bytes(copies.repeat(given, (2,) * given.ndim)) == as_bytes(np.tile(given, (2,) * given.ndim))
        assert as_bytes(copies.repeat(given, (3, *[1] * given.ndim))) == as_bytes(np.tile(given, (3, *[1] * given.ndim)))
        assert as_bytes(copies.repeat(given, (0, *[1] * given.ndim))) == as_bytes(np.tile(given, (0, *[1] * given.ndim)))
        assert as_bytes(copies.repeat_each(given, 3, -1)) == as_bytes(given.repeat(3, -1))
        assert as_bytes(shape.reshape(given, (-1,))) == as_bytes(given.reshape(-1))
        assert as_bytes(tools.contiguous(given)) == as_bytes(given) and tools.contiguous(given).flags.c_contiguous
        assert copies.clone(given, None).strides == given.copy("K").strides and copies.clone(given, "contiguous_format").flags.c_contiguous
        for dim in range(given.ndim):
            assert as_bytes(joining.cat([given, given], dim)) == as_bytes(np.concatenate([given, given], dim))
            assert as_bytes(joining.stack([given, given], dim)) == as_bytes(np.stack([given, given], dim))
        with pytest.raises(RuntimeError, match="is invalid for input of size"):
            shape.reshape(given, (7, 11))
    with pytest.raises(RuntimeError, match="view size is not compatible"):
        shape.view(x.T, (n * n,))
    assert shape.view(x.T, (2, -1, n)).base is not None


@pytest.mark.parametrize("n", [6, SIDE])
def test_parts_that_are_written_or_filled_up(n: int) -> None:
    x, expected = numbers((n, n), np.float32), np.zeros((2 * n, n), np.float32)
    expected[::2] = x
    np.testing.assert_array_equal(shape.slice_backward(x, (2 * n, n), 0, 0, 2 * n, 2), expected)
    overlapping = x.copy()
    copies.copy_into(overlapping[1:], overlapping[:-1], False)
    np.testing.assert_array_equal(overlapping[1:], x[:-1])
    np.testing.assert_array_equal(copies.copy_into(np.zeros((n, n), np.float32), x[0], False), np.broadcast_to(x[0], (n, n)))
    np.testing.assert_array_equal(copies.copy_into(np.zeros((n, n), np.int32), x, False), x.astype(np.int32))


@pytest.mark.parametrize("n", [16, 200_000])
def test_views_that_overlap_are_read_before_they_are_written(n: int) -> None:
    for to, of in [(slice(None, None, 2), slice(None, n // 2)), (slice(None, n // 2), slice(None, None, 2)), (slice(1, None), slice(None, -1))]:
        for put in (lambda a, b: a.copy_(b), lambda a, b: a.__setitem__(slice(None), b)):
            x = specgrad.arange(float(n))
            wanted = x[of].clone()
            put(x[to], x[of])
            assert specgrad.equal(x[to], wanted)
