"""Convolution over images (batch, channels, *sizes) of any number of dimensions, as products of matrices whose columns are windows."""

from __future__ import annotations

from math import prod

import numpy as np

from ..base import native
from ..base.tools import Array, widened
from .windows import Sizes, summed_windows, window_view


def _check(x: Array, weight: Array, padding: Sizes, dilation: Sizes, groups: int) -> None:
    if x.shape[1] != weight.shape[1] * groups or weight.shape[0] % groups:
        raise RuntimeError(
            f"conv{x.ndim - 2}d(): expected an input of {weight.shape[1] * groups} channels, for groups={groups} and a weight of shape {list(weight.shape)}, "
            f"but got the shape {list(x.shape)}"
        )
    _check_dtypes(x, weight)
    sizes = [s + 2 * p for s, p in zip(x.shape[2:], padding)]
    spans = [d * (k - 1) + 1 for d, k in zip(dilation, weight.shape[2:])]
    if any(s < k for s, k in zip(sizes, spans)):
        given, wanted = (" x ".join(map(str, numbers)) for numbers in (sizes, spans))
        raise RuntimeError(f"conv{x.ndim - 2}d(): expected an input, with its padding, that is no smaller than a window of {wanted}, but got {given}")


def _check_dtypes(x: Array, weight: Array) -> None:
    if x.dtype != weight.dtype:
        raise RuntimeError(f"expected input and weight of a convolution to have one dtype, but got {x.dtype} and {weight.dtype}")


def columns(x: Array, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes) -> tuple[Array, tuple[int, ...]]:
    """The windows as matrices, (batch, channels * elements of a window, windows), and how many there are along each dimension."""
    windows = window_view(x, kernel, stride, padding, dilation)
    count = windows.shape[2 + len(kernel) :]
    return windows.reshape(x.shape[0], x.shape[1] * prod(kernel), prod(count)), count


@native.in_pool
def convolution(x: Array, weight: Array, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int) -> Array:
    _check(x, weight, padding, dilation, groups)
    dtype = x.dtype
    x, weight = widened(x), widened(weight)
    matrices, count = columns(x, weight.shape[2:], stride, padding, dilation)
    batch, out_channels = x.shape[0], weight.shape[0]
    if groups == 1:
        out = np.matmul(weight.reshape(out_channels, -1), matrices)
    else:
        grouped = matrices.reshape(batch, groups, matrices.shape[1] // groups, matrices.shape[2])
        out = np.matmul(weight.reshape(groups, out_channels // groups, -1), grouped)
    return out.reshape(batch, out_channels, *count).astype(dtype, copy=False)


@native.in_pool
def convolution_input(grad: Array, weight: Array, shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int) -> Array:
    """The gradient of a convolution with respect to its input, which has a shape; a transposed convolution of `grad`."""
    _check_dtypes(grad, weight)
    dtype = grad.dtype
    grad, weight = widened(grad), widened(weight)
    count = grad.shape[2:]
    flat = grad.reshape(shape[0], groups, weight.shape[0] // groups, prod(count))
    matrices = weight.reshape(groups, weight.shape[0] // groups, -1)
    windows = np.matmul(matrices.swapaxes(1, 2), flat).reshape(*shape[:2], *weight.shape[2:], *count)
    return summed_windows(windows, shape, stride, padding, dilation).astype(dtype, copy=False)


@native.in_pool
def convolution_weight(grad: Array, x: Array, shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int) -> Array:
    """The gradient of a convolution with respect to its weight."""
    dtype = grad.dtype
    grad, x = widened(grad), widened(x)
    matrices, count = columns(x, shape[2:], stride, padding, dilation)
    rows = grad.shape[2:]
    if tuple(rows) != count:  # windows at the end that the forward pass did not use
        used = matrices.reshape(*matrices.shape[:2], *count)[(slice(None), slice(None), *map(slice, rows))]
        matrices = used.reshape(*matrices.shape[:2], prod(rows))
    batch = x.shape[0]
    flat = grad.reshape(batch, groups, shape[0] // groups, prod(rows))
    grouped = matrices.reshape(batch, groups, matrices.shape[1] // groups, matrices.shape[2])
    return np.matmul(flat, grouped.swapaxes(2, 3)).sum(axis=0).reshape(tuple(shape)).astype(dtype, copy=False)


@native.in_pool
def unfold(x: Array, kernel: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes) -> Array:
    """The windows as columns: (batch, channels * elements of a window, windows)."""
    return columns(x, kernel, stride, padding, dilation)[0]


@native.in_pool
def fold(x: Array, sizes: Sizes, kernel: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes) -> Array:
    """The transpose of `unfold`: images of some sizes, to which each column is added where its window lies."""
    span = [(s + 2 * p - d * (k - 1) - 1) // t + 1 for s, k, d, p, t in zip(sizes, kernel, dilation, padding, stride)]
    wide = widened(x)
    channels = x.shape[1] // prod(kernel)
    windows = wide.reshape(x.shape[0], channels, *kernel, *span)
    return summed_windows(windows, (x.shape[0], channels, *sizes), stride, padding, dilation).astype(x.dtype, copy=False)
