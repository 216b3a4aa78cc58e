"""Convolution and pooling over images (batch, channels, height, width)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from . import native
from .backends import zeros_on_backend_of
from .dtypes import traits
from .tools import Array, widened

Pair = Sequence[int]


# ---- windows


def _count(size: int, kernel: int, stride: int, padding: int, dilation: int, ceil_mode: bool) -> int:
    """How many windows fit along one dimension."""
    span = size + 2 * padding - dilation * (kernel - 1) - 1
    count = (-(-span // stride) if ceil_mode else span // stride) + 1
    if ceil_mode and (count - 1) * stride >= size + padding:
        count -= 1  # a window must begin inside the image or its left border
    if count < 1:
        raise RuntimeError(f"Given input size: {size}, kernel {kernel}, stride {stride}, padding {padding}. Output size is too small")
    return count


def _padded_size(size: Pair, count: Pair, kernel: Pair, stride: Pair, padding: Pair, dilation: Pair) -> list[int]:
    """The size of an image with its border, which reaches as far as the last windows of ceil_mode."""
    return [max((n - 1) * t + d * (k - 1) + 1, s + 2 * p) for s, n, k, t, p, d in zip(size, count, kernel, stride, padding, dilation)]


def _windows(x: Array, kernel: Pair, stride: Pair, padding: Pair, dilation: Pair, ceil_mode: bool = False, border: Any = 0) -> Array:
    """A view of the windows over padded images: (batch, channels, kernel height, kernel width, rows, columns)."""
    count = [_count(s, *a, ceil_mode) for s, a in zip(x.shape[2:], zip(kernel, stride, padding, dilation))]
    size = _padded_size(x.shape[2:], count, kernel, stride, padding, dilation)
    if tuple(size) != x.shape[2:]:
        image, x = x, np.full((*x.shape[:2], *size), border, x.dtype)
        x[:, :, padding[0] : padding[0] + image.shape[2], padding[1] : padding[1] + image.shape[3]] = image
    n, c, h, w = x.strides
    strides = (n, c, h * dilation[0], w * dilation[1], h * stride[0], w * stride[1])
    return np.lib.stride_tricks.as_strided(x, (*x.shape[:2], *kernel, *count), strides)


def _summed_windows(windows: Array, shape: Sequence[int], stride: Pair, padding: Pair, dilation: Pair) -> Array:
    """The transpose of `_windows`: images of a shape, in which the windows are added to the places that they were taken from."""
    kernel, count = windows.shape[2:4], windows.shape[4:]
    size = _padded_size(shape[2:], count, kernel, stride, padding, dilation)
    out = zeros_on_backend_of(windows, (*shape[:2], *size), windows.dtype)
    for i, j in np.ndindex(*kernel):
        top, left = i * dilation[0], j * dilation[1]
        out[:, :, top : top + stride[0] * count[0] : stride[0], left : left + stride[1] * count[1] : stride[1]] += windows[:, :, i, j]
    return out[:, :, padding[0] : padding[0] + shape[2], padding[1] : padding[1] + shape[3]]


# ---- convolution


def _check(x: Array, weight: Array, padding: Pair, dilation: Pair, groups: int) -> None:
    if x.shape[1] != weight.shape[1] * groups or weight.shape[0] % groups:
        raise RuntimeError(
            f"Given groups={groups}, weight of size {list(weight.shape)}, expected input{list(x.shape)} to have {weight.shape[1] * groups} channels, "
            f"but got {x.shape[1]} channels instead"
        )
    if x.dtype != weight.dtype:
        raise RuntimeError(f"Input type ({x.dtype}) and weight type ({weight.dtype}) should be the same")
    for s, k, p, d in zip(x.shape[2:], weight.shape[2:], padding, dilation):
        if s + 2 * p < d * (k - 1) + 1:
            raise RuntimeError(
                f"Calculated padded input size per channel: ({s + 2 * p}). Kernel size: ({d * (k - 1) + 1}). Kernel size can't be "
                "greater than actual input size"
            )


def _columns(x: Array, kernel: Pair, stride: Pair, padding: Pair, dilation: Pair) -> tuple[Array, tuple[int, ...]]:
    """The windows as matrices: (batch, channels * kernel height * kernel width, rows * columns)."""
    windows = _windows(x, kernel, stride, padding, dilation)
    count = windows.shape[4:]
    return windows.reshape(x.shape[0], x.shape[1] * kernel[0] * kernel[1], count[0] * count[1]), count


@native.in_pool
def conv2d(x: Array, weight: Array, stride: Pair, padding: Pair, dilation: Pair, groups: int) -> Array:
    _check(x, weight, padding, dilation, groups)
    dtype = x.dtype
    x, weight = widened(x), widened(weight)
    columns, count = _columns(x, weight.shape[2:], stride, padding, dilation)
    batch, out_channels = x.shape[0], weight.shape[0]
    if groups == 1:
        out = np.matmul(weight.reshape(out_channels, -1), columns)
    else:
        grouped = columns.reshape(batch, groups, columns.shape[1] // groups, columns.shape[2])
        out = np.matmul(weight.reshape(groups, out_channels // groups, -1), grouped)
    return out.reshape(batch, out_channels, *count).astype(dtype, copy=False)


@native.in_pool
def conv2d_input(grad: Array, weight: Array, shape: Sequence[int], stride: Pair, padding: Pair, dilation: Pair, groups: int) -> Array:
    """The gradient of conv2d with respect to its input."""
    dtype = grad.dtype
    grad, weight = widened(grad), widened(weight)
    count = grad.shape[2:]
    flat = grad.reshape(shape[0], groups, weight.shape[0] // groups, count[0] * count[1])
    matrices = weight.reshape(groups, weight.shape[0] // groups, -1)
    windows = np.matmul(matrices.swapaxes(1, 2), flat).reshape(*shape[:2], *weight.shape[2:], *count)
    return _summed_windows(windows, shape, stride, padding, dilation).astype(dtype, copy=False)


@native.in_pool
def conv2d_weight(grad: Array, x: Array, shape: Sequence[int], stride: Pair, padding: Pair, dilation: Pair, groups: int) -> Array:
    """The gradient of conv2d with respect to its weight."""
    dtype = grad.dtype
    grad, x = widened(grad), widened(x)
    columns, count = _columns(x, shape[2:], stride, padding, dilation)
    rows = grad.shape[2:]
    if tuple(rows) != count:  # windows at the end that the forward pass did not use
        columns = columns.reshape(*columns.shape[:2], *count)[..., : rows[0], : rows[1]].reshape(*columns.shape[:2], rows[0] * rows[1])
    batch = x.shape[0]
    flat = grad.reshape(batch, groups, shape[0] // groups, rows[0] * rows[1])
    grouped = columns.reshape(batch, groups, columns.shape[1] // groups, columns.shape[2])
    return np.matmul(flat, grouped.swapaxes(2, 3)).sum(axis=0).reshape(tuple(shape)).astype(dtype, copy=False)


# ---- pooling


def _pool_check(x: Array, kernel: Pair, padding: Pair, name: str) -> None:
    if x.ndim != 4:
        raise RuntimeError(f"{name}() Expected 3D or 4D (batch mode) tensor, got {x.ndim} dimensions")
    for k, p in zip(kernel, padding):
        if p > k // 2 or p < 0:
            raise RuntimeError(f"pad should be at most half of effective kernel size, but got pad={p}, kernel_size={k}")


@native.in_pool
def max_pool2d(x: Array, kernel: Pair, stride: Pair, padding: Pair, dilation: Pair, ceil_mode: bool) -> tuple[Array, Array]:
    """The largest element of each window, and its number in the image."""
    _pool_check(x, kernel, padding, "max_pool2d")
    wide = widened(x)
    border = -np.inf if traits[wide.dtype].is_floating_point else np.iinfo(wide.dtype).min
    windows = _windows(wide, kernel, stride, padding, dilation, ceil_mode, border)
    outside = x.shape[2] * x.shape[3]
    numbers = np.arange(outside).reshape(1, 1, *x.shape[2:])
    places = _windows(numbers, kernel, stride, padding, dilation, ceil_mode, outside)[0, 0]
    values = np.full((*x.shape[:2], *windows.shape[4:]), border, wide.dtype)
    found = np.array(np.broadcast_to(places.min(axis=(0, 1)), values.shape))
    for i, j in np.ndindex(*kernel):
        candidate = windows[:, :, i, j]
        np.copyto(found, places[i, j], where=(candidate > values) | (candidate != candidate))
        np.maximum(values, candidate, out=values)
    return values.astype(x.dtype, copy=False), found


@native.in_pool
def max_pool2d_backward(grad: Array, indices: Array, shape: Sequence[int]) -> Array:
    batch, channels, height, width = shape
    wide = widened(grad)
    offsets = np.arange(batch * channels).reshape(batch, channels, 1, 1) * (height * width)
    out = np.bincount((indices + offsets).reshape(-1), wide.reshape(-1), batch * channels * height * width)
    return out.reshape(tuple(shape)).astype(grad.dtype)


def pooled(x: Array, indices: Array) -> Array:
    """The elements that a pooling has picked."""
    flat = x.reshape(*x.shape[:2], -1)
    return np.take_along_axis(flat, indices.reshape(*indices.shape[:2], -1), 2).reshape(indices.shape)


def _divisors(size: Pair, kernel: Pair, stride: Pair, padding: Pair, ceil_mode: bool, count_include_pad: bool, divisor: int | None, dtype: Any) -> Array:
    """What the sum of each window is divided by."""
    count = [_count(s, k, t, p, 1, ceil_mode) for s, k, t, p in zip(size, kernel, stride, padding)]
    if divisor is not None:
        return np.full(count, divisor, dtype)
    spans = []
    for n, s, k, t, p in zip(count, size, kernel, stride, padding):
        start = np.arange(n) * t - p
        end = np.minimum(start + k, s + p)
        spans.append(end - start if count_include_pad else np.minimum(end, s) - np.maximum(start, 0))
    return np.multiply.outer(*spans).astype(dtype)


@native.in_pool
def avg_pool2d(x: Array, kernel: Pair, stride: Pair, padding: Pair, ceil_mode: bool, count_include_pad: bool, divisor_override: int | None) -> Array:
    _pool_check(x, kernel, padding, "avg_pool2d")
    wide = widened(x)
    sums = _windows(wide, kernel, stride, padding, (1, 1), ceil_mode).sum(axis=(2, 3))
    return (sums / _divisors(x.shape[2:], kernel, stride, padding, ceil_mode, count_include_pad, divisor_override, wide.dtype)).astype(x.dtype, copy=False)


@native.in_pool
def avg_pool2d_backward(
    grad: Array, shape: Sequence[int], kernel: Pair, stride: Pair, padding: Pair, ceil_mode: bool, count_include_pad: bool, divisor_override: int | None
) -> Array:
    wide = widened(grad)
    shares = wide / _divisors(shape[2:], kernel, stride, padding, ceil_mode, count_include_pad, divisor_override, wide.dtype)
    windows = np.broadcast_to(shares[:, :, None, None], (*shape[:2], *kernel, *grad.shape[2:]))
    return _summed_windows(windows, shape, stride, padding, (1, 1)).astype(grad.dtype, copy=False)
