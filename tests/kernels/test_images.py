"""Compiled convolution and pooling beside the same functions in NumPy: any geometry, any set of instructions, any number of threads."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.array.base import native
from specgrad.array.nn import conv, pool
from specgrad.core.kernels import table

IMAGE_FUNCTIONS = (
    "convolve", "convolve_input", "convolve_weight", "largest", "largest_from", "columns", "spread_columns", "means", "spread_means", "scatter",
)  # fmt: skip
TYPES = [np.float32, np.float64]
VECTORS = [64, 32, 16]  # bytes: AVX-512, AVX2, and what every machine has


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = specgrad.get_num_threads()
    yield
    specgrad.set_num_threads(before)
    table._lib.sg_set_vector_bytes(64)


@pytest.fixture
def in_numpy(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The same call, by NumPy."""

    def call(function: Any, *args: Any) -> Any:
        with monkeypatch.context() as patch:
            for name in IMAGE_FUNCTIONS:
                patch.setattr(native, name, lambda *args: False)
            patch.setattr(native, "put_along", lambda *args: None)
            return function(*args)

    return call


# ---- convolution: batch, groups, channels and rows of a group, sizes, kernel, stride, padding, dilation

GEOMETRIES = {
    "a 3 x 3 kernel": (2, 1, 5, 9, (9, 13), (3, 3), (1, 1), (1, 1), (1, 1)),
    "more columns than a tile, over several images": (3, 1, 3, 17, (7, 29), (3, 2), (1, 1), (1, 0), (1, 1)),
    "a stride, which leaves elements out": (2, 1, 4, 7, (10, 12), (3, 3), (2, 2), (1, 1), (1, 1)),
    "a stride beyond the kernel": (1, 1, 2, 3, (11, 10), (2, 1), (3, 4), (0, 0), (1, 1)),
    "dilation": (2, 1, 3, 4, (12, 15), (3, 2), (1, 2), (2, 3), (2, 3)),
    "padding beyond the kernel": (1, 1, 2, 3, (4, 3), (2, 2), (1, 1), (3, 4), (1, 1)),
    "groups": (2, 3, 4, 5, (6, 7), (3, 3), (1, 1), (1, 1), (1, 1)),
    "depthwise": (3, 9, 1, 1, (8, 37), (3, 3), (1, 1), (1, 1), (1, 1)),
    "depthwise, two filters a channel, a stride": (2, 9, 1, 2, (9, 70), (3, 2), (2, 3), (1, 1), (1, 2)),
    "two channels into one": (9, 1, 2, 1, (5, 66), (2, 3), (1, 2), (1, 0), (1, 1)),
    "one element": (4, 1, 16, 24, (5, 6), (1, 1), (1, 1), (0, 0), (1, 1)),
    "more channels than are packed at a time": (1, 1, 70, 6, (5, 11), (3, 3), (1, 1), (1, 1), (1, 1)),
    "more places than are added at a time": (2, 1, 2, 5, (40, 31), (2, 2), (1, 1), (0, 0), (1, 1)),
    "signals": (3, 2, 3, 4, (50,), (5,), (2,), (2,), (1,)),
    "volumes": (2, 1, 2, 3, (4, 5, 6), (2, 3, 2), (1, 2, 1), (1, 1, 0), (1, 1, 2)),
    "many channels into many": (2, 1, 35, 49, (9, 13), (3, 3), (1, 1), (1, 1), (1, 1)),
    "many channels into many, a stride and dilation": (3, 1, 16, 32, (11, 10), (3, 3), (2, 1), (2, 1), (1, 2)),
    "many channels into many, a stride beyond the kernel": (2, 1, 17, 16, (9, 11), (3, 2), (2, 3), (0, 1), (1, 1)),
    "many channels, in groups": (2, 2, 32, 16, (6, 7), (3, 3), (1, 1), (1, 1), (1, 1)),
    "few channels into many": (2, 1, 3, 64, (14, 12), (7, 7), (2, 2), (3, 3), (1, 1)),
    "one channel into many": (3, 1, 1, 16, (9, 40), (3, 3), (1, 1), (1, 1), (1, 1)),
    "long signals of many channels": (2, 1, 16, 24, (700,), (5,), (1,), (2,), (1,)),
    "volumes of many channels": (2, 1, 16, 16, (4, 5, 6), (3, 2, 3), (1, 2, 1), (1, 1, 0), (1, 1, 1)),
    "more channels than weights stay in the cache of": (1, 1, 96, 64, (5, 6), (3, 3), (1, 1), (1, 1), (1, 1)),
    "depthwise, dilated along lines": (2, 8, 1, 1, (6, 50), (3, 3), (1, 1), (1, 2), (1, 2)),
    "depthwise, dilated": (2, 8, 1, 1, (9, 50), (3, 3), (1, 1), (2, 2), (2, 2)),
    "depthwise, without a border": (8, 9, 1, 1, (5, 20), (3, 3), (1, 1), (0, 0), (1, 1)),
    "depthwise, two channels a filter": (4, 8, 2, 2, (8, 33), (3, 3), (1, 1), (1, 1), (1, 1)),
    "depthwise, with kernels of five": (2, 8, 1, 1, (8, 37), (5, 5), (1, 1), (2, 2), (1, 1)),
    "depthwise volumes, a stride across images": (2, 8, 1, 1, (2, 6, 17), (1, 3, 3), (2, 1, 1), (0, 1, 1), (1, 1, 1)),
    "depthwise, a stride of two": (2, 8, 1, 1, (12, 41), (3, 3), (2, 2), (1, 1), (1, 1)),
    "depthwise, a stride of two, lines of many vectors": (2, 8, 1, 1, (5, 150), (3, 3), (2, 2), (1, 1), (1, 1)),
    "depthwise, a stride of two, a border of one more": (2, 8, 1, 1, (5, 42), (3, 4), (2, 2), (2, 2), (1, 1)),
    "depthwise, a stride of two, no border": (2, 8, 1, 1, (5, 44), (2, 2), (2, 2), (0, 0), (1, 1)),
    "depthwise, a stride of two, one element": (2, 8, 1, 1, (5, 1), (3, 3), (2, 2), (1, 1), (1, 1)),
    "depthwise, a stride of three": (2, 8, 1, 1, (7, 44), (3, 3), (3, 3), (1, 1), (1, 1)),
    "depthwise, a stride beyond all memory": (2, 8, 1, 1, (3, 4), (2, 3), (2**40, 2**40), (1, 0), (1, 1)),
    "depthwise, a stride beyond the image": (2, 8, 1, 1, (3, 1), (2, 1), (1, 2), (0, 0), (1, 1)),
    "depthwise, taps that reach nothing": (2, 8, 1, 1, (1, 7), (2, 1), (3, 1), (2, 0), (3, 1)),
    "taps that reach nothing": (2, 1, 4, 3, (1, 7), (2, 3), (3, 1), (2, 1), (3, 1)),
    "depthwise, short lines": (8, 9, 1, 1, (21, 11), (3, 3), (1, 1), (1, 1), (1, 1)),
    "depthwise, very short lines": (8, 9, 1, 1, (21, 5), (3, 5), (1, 1), (1, 2), (1, 1)),
    "depthwise, lines of more vectors than are taken at a time": (8, 9, 1, 1, (4, 301), (3, 3), (1, 2), (1, 1), (1, 1)),
    "many channels into three": (9, 1, 20, 3, (11, 14), (3, 3), (1, 1), (1, 1), (1, 1)),
    "many channels into one, dilated": (2, 1, 17, 1, (9, 40), (5, 3), (1, 1), (2, 1), (1, 2)),
    "many channels into seven": (9, 1, 20, 7, (11, 14), (3, 3), (1, 1), (1, 1), (1, 1)),
    "many channels into eight": (2, 1, 20, 8, (9, 31), (3, 3), (1, 1), (1, 1), (1, 1)),
    "volumes of many channels into two, in groups": (2, 2, 5, 2, (4, 5, 6), (3, 2, 3), (1, 1, 1), (1, 1, 1), (1, 1, 1)),
    "one element, of images of one": (400, 1, 5, 6, (1, 1), (1, 1), (1, 1), (0, 0), (1, 1)),
    "one element, of several images": (5, 2, 20, 24, (7, 9), (1, 1), (1, 1), (0, 0), (1, 1)),
    "one element, of many channels": (2, 1, 20, 70, (7, 9), (1, 1), (1, 1), (0, 0), (1, 1)),
    "one element, a stride that leaves lines out": (2, 1, 17, 3, (2, 20), (1, 1), (2, 1), (0, 0), (1, 1)),
    "one element, a stride that begins outside": (2, 1, 17, 3, (1, 20), (1, 1), (3, 1), (1, 0), (1, 1)),
    "one element, with a border": (2, 1, 3, 9, (5, 6), (1, 1), (1, 1), (1, 2), (1, 1)),
    "no image": (0, 1, 2, 3, (5, 5), (3, 3), (1, 1), (1, 1), (1, 1)),
}


def convolution(name: str, dtype: Any) -> tuple[Any, ...]:
    """Images, weight, bias and gradient of a geometry, and its numbers."""
    batch, groups, channels, rows, sizes, kernel, stride, padding, dilation = GEOMETRIES[name]
    rng = np.random.default_rng(len(name))
    count = [(s + 2 * p - d * (k - 1) - 1) // t + 1 for s, k, t, p, d in zip(sizes, kernel, stride, padding, dilation)]
    shapes = (batch, groups * channels, *sizes), (groups * rows, channels, *kernel), (1, groups * rows, *(1,) * len(sizes)), (batch, groups * rows, *count)
    return *(rng.standard_normal(shape).astype(dtype) for shape in shapes), (stride, padding, dilation, groups)


def all_three(x: Any, weight: Any, bias: Any, grad: Any, numbers: Any) -> list[Any]:
    """A convolution, and its gradients; the transpose with a bias too."""
    back = np.ones((1, x.shape[1], *(1,) * (x.ndim - 2)), x.dtype)
    return [
        conv.convolution(x, weight, bias, *numbers),
        conv.convolution(x, weight, None, *numbers),
        conv.convolution_input(grad, weight, x.shape, *numbers),
        conv.transposed_convolution(grad, weight, back, x.shape, *numbers),
        conv.convolution_weight(grad, x, weight.shape, *numbers),
    ]


def near(found: Any, wanted: Any) -> None:
    assert found.dtype == wanted.dtype and found.shape == wanted.shape
    largest = max(1.0, float(np.abs(wanted).max(initial=0)))
    np.testing.assert_allclose(found, wanted, rtol=0, atol=largest * (1e-5 if wanted.dtype == np.float32 else 1e-13))


@pytest.mark.parametrize("name", GEOMETRIES)
@pytest.mark.parametrize("dtype", TYPES)
def test_convolutions_beside_numpy(name: str, dtype: Any, in_numpy: Any) -> None:
    args = convolution(name, dtype)
    wanted = in_numpy(all_three, *args)
    for vectors in VECTORS:
        table._lib.sg_set_vector_bytes(vectors)
        for found, other in zip(all_three(*args), wanted):
            near(found, other)


@pytest.mark.parametrize("name", GEOMETRIES)
def test_convolutions_do_not_depend_on_the_number_of_threads(name: str) -> None:
    args = convolution(name, np.float32)
    found = []
    for count in (1, 2, 5):
        specgrad.set_num_threads(count)
        found.append(all_three(*args))
    for other in found[1:]:
        assert all(np.array_equal(a, b) for a, b in zip(found[0], other))


def test_large_convolutions_do_not_depend_on_the_number_of_threads() -> None:
    rng = np.random.default_rng(0)
    for groups, shape in ((1, (48, 24, 3, 3)), (24, (24, 1, 3, 3)), (1, (130, 24, 1, 1)), (8, (128, 3, 3, 3)), (1, (20, 24, 3, 3))):
        x, weight = rng.standard_normal((6, 24, 31, 33), np.float32), rng.standard_normal(shape, np.float32)
        padding = (1, 1) if shape[-1] == 3 else (0, 0)
        found = []
        for count in (1, 3, 4):
            specgrad.set_num_threads(count)
            out = conv.convolution(x, weight, None, (1, 1), padding, (1, 1), groups)
            numbers = ((1, 1), padding, (1, 1), groups)
            found.append((out, conv.convolution_input(out, weight, x.shape, *numbers), conv.convolution_weight(out, x, shape, *numbers)))
        for other in found[1:]:
            assert all(np.array_equal(a, b) for a, b in zip(found[0], other))


@pytest.mark.parametrize("name", GEOMETRIES)
def test_nothing_is_written_beside_a_result(name: str) -> None:
    x, weight, bias, grad, numbers = convolution(name, np.float32)
    for function, place, args in (
        ("convolve", 0, [grad, x, weight, bias]),
        ("convolve_input", 1, [grad, x, weight, None]),
        ("convolve_weight", 2, [grad, x, weight, None]),
    ):
        for vectors in VECTORS:
            table._lib.sg_set_vector_bytes(vectors)
            memory = np.full(args[place].size + 256, 7.5, np.float32)
            result = memory[128:-128].reshape(args[place].shape)
            result.fill(np.nan)
            given = [result if i == place else a for i, a in enumerate(args)]
            assert getattr(native, function)(*given, *numbers)
            assert (memory[:128] == 7.5).all() and (memory[-128:] == 7.5).all()
            assert not np.isnan(result).any()


def test_what_lies_beside_the_images_has_no_part() -> None:
    """A window reads nothing before the first element of an image, and nothing after its last one."""
    for stride in (1, 2, 3):
        memory = np.full(2 * 3 * 5 * 21 + 128, np.nan, np.float32)
        x = memory[64:-64].reshape(2, 3, 5, 21)
        x[...] = 1
        weight = np.ones((4, 3, 3, 3), np.float32)
        for vectors in VECTORS:
            table._lib.sg_set_vector_bytes(vectors)
            assert not np.isnan(conv.convolution(x, weight, None, (1, stride), (1, 1), (1, 1), 1)).any()


@pytest.mark.parametrize("more", [(1, 1), (0, 1), (1, 0)])
def test_elements_of_images_that_are_larger_than_their_windows(more: tuple[int, int], in_numpy: Any) -> None:
    """The transpose of single elements, where `output_padding` leaves elements that nothing reaches."""
    rng = np.random.default_rng(0)
    for channels, rows, height in ((20, 24, 5), (3, 2, 5), (1, 1, 5), (20, 24, 1)):
        grad, weight = rng.standard_normal((2, 8 * rows, height, 6)), rng.standard_normal((8 * rows, channels, 1, 1))
        shape, bias = (2, 8 * channels, height + more[0], 6 + more[1]), np.ones((1, 8 * channels, 1, 1))
        args = (grad, weight, bias, shape, (1, 1), (0, 0), (2, 2), 8)
        near(conv.transposed_convolution(*args), in_numpy(conv.transposed_convolution, *args))


def test_images_in_any_layout(in_numpy: Any) -> None:
    x, weight, bias, grad, numbers = convolution("a 3 x 3 kernel", np.float32)
    turned = [np.asfortranarray(a) for a in (x, weight, bias, grad)]
    for found, wanted in zip(all_three(*turned, numbers), in_numpy(all_three, x, weight, bias, grad, numbers)):
        near(found, wanted)


@pytest.mark.parametrize("name", ["a 3 x 3 kernel", "depthwise"])
def test_infinities_and_nans_stay_where_they_are(name: str, in_numpy: Any) -> None:
    x, weight, bias, grad, numbers = convolution(name, np.float64)
    x[0, 0, 3, 4], grad[0, 0, 2, 5] = np.nan, np.inf
    for found, wanted in zip(all_three(x, weight, bias, grad, numbers), in_numpy(all_three, x, weight, bias, grad, numbers)):
        assert np.array_equal(np.isfinite(found), np.isfinite(wanted))


@pytest.mark.parametrize("name", GEOMETRIES)
@pytest.mark.parametrize("place", [-1, -5])
def test_an_infinity_in_lines_reaches_its_own_windows_only(name: str, place: int, in_numpy: Any) -> None:
    """Vectors read beyond the last window of a line, and the last one what another has read: what stands there is not multiplied by zero."""
    for dtype in TYPES:
        images, weight, _, gradients, numbers = convolution(name, dtype)
        for in_gradients in (False, True):
            x, grad = np.abs(images), np.abs(gradients)
            given = grad if in_gradients else x
            given[..., max(place, -given.shape[-1])] = np.inf
            with np.errstate(invalid="ignore"):
                wanted = in_numpy(conv.convolution_weight, grad, x, weight.shape, *numbers)
            for vectors in VECTORS:
                table._lib.sg_set_vector_bytes(vectors)
                found = conv.convolution_weight(grad, x, weight.shape, *numbers)
                assert np.array_equal(np.isnan(found), np.isnan(wanted)) and np.array_equal(np.isinf(found), np.isinf(wanted))


def test_arrays_that_do_not_fit_are_refused() -> None:
    x, weight, bias, grad, numbers = convolution("groups", np.float32)
    for wrong in (x[:, :-1].copy(), x[:1].copy()):
        with pytest.raises(ValueError, match="do not fit together"):
            native.convolve(grad, wrong, weight, bias, *numbers)
    with pytest.raises(ValueError, match="do not fit together"):
        native.convolve(grad, x, weight, bias[:, :2].copy(), *numbers)
    with pytest.raises(ValueError, match="expected 2 numbers, but got 1"):
        native.convolve(grad, x, weight, bias, (1,), *numbers[1:])
    with pytest.raises(ValueError, match="do not fit together"):
        native.convolve(grad, x, weight, bias, (0, 1), *numbers[1:])


def test_arrays_of_other_kinds_are_left_to_numpy() -> None:
    x, weight, bias, grad, numbers = convolution("groups", np.float32)
    assert not native.convolve(grad.astype(np.float64), x, weight, bias, *numbers)
    assert not native.convolve(grad, x[:, :, ::-1], weight, bias, *numbers)
    assert not native.convolve(*(a.astype(np.complex64) for a in (grad, x, weight, bias)), *numbers)
    assert not native.largest(grad, x, np.zeros(grad.shape, np.int32), (1, 1), (1, 1), (0, 0), (1, 1))
    assert not native.largest(np.empty((*x.shape[:2], 2, 2), np.float32), x, None, None, None, None, None)  # adaptive ones are not found without indices


def test_pools_that_do_not_fit_are_refused() -> None:
    x, values, indices = np.ones((2, 3, 8, 8), np.float32), np.empty((2, 3, 4, 4), np.float32), np.empty((2, 3, 4, 4), np.int64)
    with pytest.raises(ValueError, match="expected a start for each window"):
        native.largest_from(values, x, indices, np.zeros((2, 3, 8), np.int64), (2, 2))
    with pytest.raises(ValueError, match="do not fit together"):
        native.columns(np.empty((2, 11, 4, 4), np.float32), x, (2, 2), (2, 2), (0, 0), (1, 1))
    with pytest.raises(ValueError, match="do not fit together"):
        native.spread_columns(np.empty((1, 12, 4, 4), np.float32), x, (2, 2), (2, 2), (0, 0), (1, 1))
    assert not native.largest_from(values, x, indices, np.zeros((2, 3, 9), np.int32), (2, 2))
    for outside in (-1, 7):
        starts = np.zeros((2, 3, 9), np.int64)
        assert native.largest_from(values, x, indices, starts, (2, 2))
        starts[1, 2, 8] = outside
        assert not native.largest_from(values, x, indices, starts, (2, 2))


# ---- pooling

POOLS = {
    "2 x 2, side by side": ((2, 3, 8, 18), (2, 2), (2, 2), (0, 0), (1, 1), False),
    "2 x 2 over an odd size": ((2, 3, 9, 37), (2, 2), (2, 2), (0, 0), (1, 1), True),
    "2 x 2 with gaps inside": ((1, 2, 10, 12), (2, 2), (2, 2), (0, 0), (2, 2), False),
    "3 x 3 with a border": ((1, 2, 9, 21), (3, 3), (2, 2), (1, 1), (1, 1), False),
    "overlapping": ((1, 2, 7, 20), (3, 2), (1, 1), (1, 1), (1, 1), True),
    "with gaps": ((2, 1, 11, 13), (2, 3), (3, 4), (1, 0), (1, 1), True),
    "dilated": ((1, 2, 9, 12), (3, 2), (1, 2), (1, 1), (2, 3), False),
    "signals": ((2, 3, 17), (4,), (3,), (2,), (1,), True),
    "volumes": ((2, 2, 5, 6, 7), (2, 3, 2), (1, 2, 2), (1, 1, 0), (1, 2, 1), True),
    "no image": ((0, 3, 6, 6), (2, 2), (2, 2), (0, 0), (1, 1), False),
}
ADAPTIVE = [((2, 3, 7, 10), (3, 4)), ((2, 3, 6, 6), (1, 1)), ((1, 2, 5, 4), (7, 4)), ((2, 2, 9), (4,)), ((1, 2, 3, 5, 4), (2, 2, 3)), ((1, 2, 5, 4), (0, 2))]


def numbers_of(shape: tuple[int, ...], dtype: Any) -> Any:
    """Numbers of which some are equal, and some infinite or none."""
    rng = np.random.default_rng(sum(shape))
    x = rng.integers(-3, 3, shape).astype(dtype)
    x[rng.random(shape) < 0.02] = np.nan
    x[rng.random(shape) < 0.1] = -np.inf
    return x


@pytest.mark.parametrize("name", POOLS)
@pytest.mark.parametrize("dtype", TYPES)
def test_largest_elements_beside_numpy(name: str, dtype: Any, in_numpy: Any) -> None:
    shape, kernel, stride, padding, dilation, ceil_mode = POOLS[name]
    x = numbers_of(shape, dtype)
    found, wanted = (call(pool.max_pool, x, kernel, stride, padding, dilation, ceil_mode) for call in (lambda f, *a: f(*a), in_numpy))
    np.testing.assert_array_equal(found[0], wanted[0])
    np.testing.assert_array_equal(found[1], wanted[1])
    assert found[0].dtype == dtype and found[1].dtype == np.int64
    grad = np.random.default_rng(1).standard_normal(found[0].shape).astype(dtype)
    near(pool.max_pool_backward(grad, found[1], shape), in_numpy(pool.max_pool_backward, grad, found[1], shape))
    np.testing.assert_array_equal(pool.max_pool_values(x, kernel, stride, padding, dilation, ceil_mode), wanted[0])


@pytest.mark.parametrize("dtype", TYPES)
def test_largest_elements_of_signals_alone(dtype: Any, in_numpy: Any) -> None:
    """Up to three neighbours of a window are compared at a time, and those at the borders one by one."""
    for size, kernel, stride, dilation in itertools.product((1, 7, 40), range(1, 8), range(1, 6), (1, 2)):
        for padding in {0, kernel // 2}:
            if size + 2 * padding > dilation * (kernel - 1):
                numbers = numbers_of((2, 3, size), dtype), (kernel,), (stride,), (padding,), (dilation,), True
                np.testing.assert_array_equal(pool.max_pool_values(*numbers), in_numpy(pool.max_pool, *numbers)[0])


@pytest.mark.parametrize("name", [name for name in POOLS if max(POOLS[name][4]) == 1])
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize(("count_border", "divisor"), [(True, None), (False, None), (True, 3)])
def test_means_beside_numpy(name: str, dtype: Any, count_border: bool, divisor: int | None, in_numpy: Any) -> None:
    shape, kernel, stride, padding, _, ceil_mode = POOLS[name]
    x = np.random.default_rng(0).standard_normal(shape).astype(dtype)
    numbers = (kernel, stride, padding, ceil_mode, count_border, divisor)
    out = pool.avg_pool(x, *numbers)
    near(out, in_numpy(pool.avg_pool, x, *numbers))
    near(pool.avg_pool_backward(out, shape, *numbers), in_numpy(pool.avg_pool_backward, out, shape, *numbers))


@pytest.mark.parametrize(("shape", "sizes"), ADAPTIVE)
@pytest.mark.parametrize("dtype", TYPES)
def test_adaptive_pools_beside_numpy(shape: tuple[int, ...], sizes: tuple[int, ...], dtype: Any, in_numpy: Any) -> None:
    x = numbers_of(shape, dtype)
    for found, wanted in zip(pool.adaptive_max_pool(x, sizes), in_numpy(pool.adaptive_max_pool, x, sizes)):
        np.testing.assert_array_equal(found, wanted)
    x = np.random.default_rng(0).standard_normal(shape).astype(dtype)
    out = pool.adaptive_avg_pool(x, sizes)
    near(out, in_numpy(pool.adaptive_avg_pool, x, sizes))
    near(pool.adaptive_avg_pool_backward(out, shape), in_numpy(pool.adaptive_avg_pool_backward, out, shape))


FRACTIONS = [((2, 3, 9, 8), (2, 3), (4, 5)), ((1, 2, 7, 7), (3, 3), (1, 5)), ((2, 1, 6, 7, 5), (2, 3, 2), (3, 1, 3)), ((0, 2, 5, 5), (2, 2), (3, 3))]


@pytest.mark.parametrize(("shape", "kernel", "sizes"), FRACTIONS)
@pytest.mark.parametrize("dtype", TYPES)
def test_fractional_pools_beside_numpy(shape: tuple[int, ...], kernel: tuple[int, ...], sizes: tuple[int, ...], dtype: Any, in_numpy: Any) -> None:
    samples = np.random.default_rng(len(shape)).random((*shape[:2], len(sizes))).astype(dtype)
    args = numbers_of(shape, dtype), samples, kernel, sizes
    for found, wanted in zip(pool.fractional_max_pool(*args), in_numpy(pool.fractional_max_pool, *args)):
        np.testing.assert_array_equal(found, wanted)
        assert found.dtype == wanted.dtype


def test_fractional_windows_that_would_begin_outside_are_refused() -> None:
    samples = np.full((1, 1, 2), 1e17)  # beside which the numbers of windows are lost
    with pytest.raises(RuntimeError, match="expected _random_samples from 0 to 1, but got"):
        pool.fractional_max_pool(np.ones((1, 1, 24, 24), np.float32), samples, (2, 2), (12, 12))
    with pytest.raises(RuntimeError, match="expected _random_samples from 0 to 1, but got"):  # before the image, since it is larger
        pool.fractional_max_pool(np.ones((1, 1, 3, 3), np.float32), np.full((1, 1, 2), 0.5), (5, 5), (1, 1))


@pytest.mark.parametrize("name", POOLS)
@pytest.mark.parametrize("dtype", TYPES)
def test_columns_beside_numpy(name: str, dtype: Any, in_numpy: Any) -> None:
    shape, kernel, stride, padding, dilation, _ = POOLS[name]
    x = numbers_of(shape, dtype)
    numbers = (kernel, dilation, padding, stride)
    out = conv.unfold(x, *numbers)
    np.testing.assert_array_equal(out, in_numpy(conv.unfold, x, *numbers))
    grad = np.random.default_rng(1).standard_normal(out.shape).astype(dtype)
    near(conv.fold(grad, shape[2:], *numbers), in_numpy(conv.fold, grad, shape[2:], *numbers))


def test_columns_of_windows_that_lie_in_the_border(in_numpy: Any) -> None:
    x = np.random.default_rng(0).standard_normal((1, 2, 3, 4), np.float32)
    for stride in (1, 2, 3):
        numbers = ((2, 2), (1, 1), (5, 6), (stride, stride))
        out = conv.unfold(x, *numbers)
        np.testing.assert_array_equal(out, in_numpy(conv.unfold, x, *numbers))
        near(conv.fold(out, (3, 4), *numbers), in_numpy(conv.fold, out, (3, 4), *numbers))


@pytest.mark.parametrize("dtype", [*TYPES, np.float16, np.complex64, np.int64])
def test_unpooling_beside_numpy(dtype: Any, in_numpy: Any) -> None:
    x = np.arange(1, 13).reshape(2, 2, 3).astype(dtype)
    indices = np.array([[[0, 5, 5], [6, 1, 2]], [[3, 3, 3], [4, 0, 6]]])  # where two meet, the last one stays
    found, wanted = pool.max_unpool(x, indices, (7,)), in_numpy(pool.max_unpool, x, indices, (7,))
    assert found[0, 0].tolist() == [1, 0, 0, 0, 0, 3, 0] and found.dtype == dtype
    np.testing.assert_array_equal(found, wanted)
    for wrong in (-1, 7):
        with pytest.raises(RuntimeError, match=f"from 0 to 6, for an output of sizes .7., but got {wrong}"):
            pool.max_unpool(x, np.where(indices == 6, wrong, indices), (7,))


def test_pools_do_not_depend_on_the_number_of_threads() -> None:
    x = np.random.default_rng(0).standard_normal((6, 7, 40, 41), np.float32)
    found = []
    for count in (1, 2, 5):
        specgrad.set_num_threads(count)
        values, indices = pool.max_pool(x, (3, 3), (2, 2), (1, 1), (1, 1), False)
        means = pool.avg_pool(x, (3, 3), (2, 2), (1, 1), False, True, None)
        spread = pool.avg_pool_backward(means, x.shape, (3, 3), (2, 2), (1, 1), False, True, None)
        columns = conv.unfold(x, (3, 3), (1, 1), (1, 1), (1, 1))
        fraction = pool.fractional_max_pool(x, np.full((6, 7, 2), 0.3), (2, 2), (20, 21))
        whole = pool.adaptive_avg_pool(x, (1, 1))
        others = [columns, conv.fold(columns, (40, 41), (3, 3), (1, 1), (1, 1), (1, 1)), *fraction, whole, pool.adaptive_avg_pool_backward(whole, x.shape)]
        found.append((values, indices, means, spread, pool.max_pool_backward(values, indices, x.shape), *others))
    for other in found[1:]:
        assert all(np.array_equal(a, b) for a, b in zip(found[0], other))


@pytest.mark.parametrize("images", [(2, 3), (1, 7)])  # a thread takes two at a time, which 7 leave one of
def test_pools_write_nothing_beside_their_results(images: tuple[int, int]) -> None:
    x, beside = np.random.default_rng(0).standard_normal((*images, 9, 19), np.float32), 2048  # more than any result has of one image

    def marked(shape: tuple[int, ...], mark: Any) -> tuple[Any, Any]:
        memory = np.full(math.prod(shape) + 2 * beside, mark)
        return memory, memory[beside:-beside].reshape(shape)

    for kernel, stride, padding in (((2, 2), (2, 2), (0, 0)), ((3, 3), (2, 2), (1, 1)), ((3, 2), (1, 3), (1, 1))):
        count = [(s + 2 * p - k) // t + 1 for s, k, t, p in zip(x.shape[2:], kernel, stride, padding)]
        memory, values = marked((*images, *count), np.float32(7.5))
        numbers, indices = marked((*images, *count), -5)
        assert native.largest(values, x, indices, kernel, stride, padding, (1, 1))
        image, spread = marked(x.shape, np.float32(7.5))
        assert native.spread_means(values, spread, np.ones(count, np.float32), kernel, stride, padding, (1, 1))
        rows, inside = marked((images[0], images[1] * math.prod(kernel), *count), np.float32(7.5))
        assert native.columns(inside, x, kernel, stride, padding, (1, 1))
        assert native.spread_columns(inside, spread, kernel, stride, padding, (1, 1))
        for around, mark in ((memory, 7.5), (numbers, -5), (image, 7.5), (rows, 7.5)):
            assert (around[:beside] == mark).all() and (around[-beside:] == mark).all()


def test_a_place_outside_of_the_image_gets_nothing() -> None:
    indices = np.array([[[0, 6, -1, 3]]])
    assert pool.max_pool_backward(np.ones((1, 1, 4), np.float32), indices, (1, 1, 6)).tolist() == [[[1, 0, 0, 1, 0, 0]]]
