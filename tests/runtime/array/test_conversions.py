"""Conversions between dtypes: NumPy's values, of any layout, without a warning in any thread, and NumPy's warnings as they were."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.array import copies
from specgrad.array.base import native
from specgrad.core.kernels import table

pytestmark = pytest.mark.filterwarnings("ignore:.*encountered:RuntimeWarning")  # of NumPy's own conversions

BFLOAT16 = specgrad.bfloat16.numpy  # asking for it tells compiled code of its number
FLOATS = [np.float32, np.float64, np.float16, BFLOAT16]
WHOLE = [np.int64, np.int32, np.int16, np.int8, np.uint8, np.bool_]
COMPLEX = [np.complex64, np.complex128]
EDGES = [np.inf, -np.inf, np.nan, 0, -0.0, 65504, 65519.99, 65520, 65536, 1e-8, 2**-25, 2**-25 * (1 + 2**-40), 1 + 2**-11, 1 + 2**-11 + 2**-45, -1e300]


@pytest.fixture(params=[16, 32])
def vectors(request: pytest.FixtureRequest) -> Iterator[int]:
    """What the longest vectors are: those of the oldest processors hold no halves."""
    if table.compiled:
        table._lib.sg_set_vector_bytes(request.param)
    yield request.param
    if table.compiled:
        table._lib.sg_set_vector_bytes(64)


def _numbers(dtype: Any, count: int = 1500) -> Any:
    chance, kept = np.random.default_rng(0), np.dtype(dtype)
    if kept.kind in "iu":
        return chance.integers(np.iinfo(kept).min, np.iinfo(kept).max, count, dtype=kept, endpoint=True)
    if kept.kind == "b":
        return chance.random(count) > 0.5
    made = chance.standard_normal(count) * 10.0 ** chance.integers(-9, 6, count)
    made[: len(EDGES)] = EDGES
    return (made + 1j * chance.permutation(made) if kept.kind == "c" else made).astype(kept)


def _layouts(x: Any) -> list[Any]:
    square = x.reshape(30, 50)
    return [
        x, x[:1].reshape(()), x[:0], x[:1037], x[::2], x[::3], x[::-1], square.T, square[:, 3:45:2], square[::2, :9], square[:, :17].T,
        np.broadcast_to(x[:50], (7, 50)), np.broadcast_to(x[:50, None], (50, 7)), x.reshape(5, 30, 10).transpose(2, 0, 1),
    ]  # fmt: skip


def _same(found: Any, wanted: Any) -> bool:
    """Whether two arrays hold the same numbers, signs of zeros and NaNs in the same places."""
    either: Any = found == wanted
    nan = (found != found) & (wanted != wanted)
    signs = np.signbit(np.real(found)) == np.signbit(np.real(wanted)) if found.dtype.kind in "fc" else True
    return found.dtype == wanted.dtype and found.shape == wanted.shape and bool(np.all(nan | (either & signs)))


@pytest.mark.parametrize("source", [*FLOATS, *WHOLE, *COMPLEX])
def test_values_are_those_of_numpy(source: Any, vectors: int) -> None:
    for x in _layouts(_numbers(source)):
        for target in (*FLOATS, *WHOLE, *COMPLEX):
            if target == source:
                continue
            given = x.real if source in COMPLEX and target not in (*COMPLEX, np.bool_) else x
            if source is BFLOAT16 and target in WHOLE:  # infinities are what those of float32 are; to ml_dtypes they are zeros, in some versions
                given = x.astype(np.float32)
            wanted = given.astype(target)
            found = copies.to_copy(x, np.dtype(target))
            assert _same(found, wanted), (source, target, x.shape, x.strides)
            assert found.strides == wanted.strides
            for into in (np.zeros(x.shape, target), np.zeros((*x.shape, 2), target)[..., 0], np.zeros(x.shape[::-1], target).T):
                assert _same(copies.copy_into(into, x, False), wanted), (source, target, x.shape, x.strides, into.strides)


@pytest.mark.skipif(not table.compiled, reason="this is about compiled code")
def test_what_users_convert_is_converted_by_compiled_code() -> None:
    for source in (*FLOATS, *WHOLE):
        for target in (*FLOATS, *WHOLE):
            assert native.converted(_numbers(source), target) is not None
            assert native.convert_to(np.zeros((3, 1500), target), _numbers(source))
    for target in (*FLOATS, np.int64, np.complex128):
        assert native.converted(_numbers(np.complex64), target) is not None


@pytest.mark.skipif(not table.compiled, reason="this is about compiled code")
def test_what_is_converted_broadcasts() -> None:
    for shown in (
        _numbers(np.float32, 20),
        _numbers(np.float32, 30)[:, None],
        _numbers(np.float32)[:1].reshape(()),
        _numbers(np.float32, 600).reshape(1, 30, 20),
    ):
        out = np.zeros((3, 30, 20), np.float64)
        assert native.convert_to(out, shown) and np.array_equal(out, np.broadcast_to(shown, out.shape), equal_nan=True)
    assert not native.convert_to(out, _numbers(np.float32, 21)) and not native.convert_to(out[0], out[:1].astype(np.float32))


def test_a_double_is_rounded_once_for_half_precision() -> None:
    """By way of float, 1 + 2^-11 + 2^-45 would be halfway between two numbers, and become the even one."""
    x = np.array([1 + 2**-11 + 2**-45, 1 + 2**-11, -(1 + 2**-11 + 2**-45)] * 9)
    assert copies.to_copy(x, np.float16).tolist() == [1 + 2**-10, 1, -(1 + 2**-10)] * 9


def test_threads_share_a_conversion() -> None:
    x = np.random.default_rng(0).standard_normal((1 << 10, 333))
    for given in (x, x.T, x[:, ::-1]):
        assert np.array_equal(copies.to_copy(given, np.float16), given.astype(np.float16))


def test_a_copy_of_another_dtype_within_one_memory() -> None:
    memory = np.arange(40, dtype=np.int64)
    wanted = memory[:20].astype(np.float64)
    assert np.array_equal(copies.copy_into(memory.view(np.float64)[10:30], memory[:20], False), wanted)


def _converted(seed: int) -> None:
    x = np.array([1e6, np.nan, np.inf, -1e30, 1.5 + seed], np.float32)
    with np.errstate(all="raise"):
        before = np.geterr()
        for dtype in (np.float16, np.int64, np.uint8):
            found = copies.to_copy(x, np.dtype(dtype))
            assert found.dtype == dtype and found[-1] == dtype(1.5 + seed)
        assert np.geterr() == before
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert copies.to_copy(x, np.dtype(np.float16))[0] == np.inf


def test_nothing_is_told_of_what_is_lost() -> None:
    _converted(0)
    before = np.geterr()
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(_converted, range(40)))
    assert np.geterr() == before
