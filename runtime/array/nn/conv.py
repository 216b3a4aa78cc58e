"""Convolution over images (batch, channels, *sizes) of any number of dimensions, as products of matrices whose columns are windows."""

from __future__ import annotations

from math import prod

import numpy as np

from ..backends import backend_of, empty_on_backend_of
from ..base import native
from ..base.tools import Array, as_dtype, contiguous, in_pool, widened
from ..reduce import sum_over
from .windows import Sizes, summed_windows, window_count, window_view


def _check(x: Array, weight: Array, bias: Array | None, padding: Sizes, dilation: Sizes, groups: int) -> None:
    if x.shape[1] != weight.shape[1] * groups or weight.shape[0] % groups:
        raise RuntimeError(
            f"conv{x.ndim - 2}d(): expected an input of {weight.shape[1] * groups} channels, for groups={groups} and a weight of shape {list(weight.shape)}, "
            f"but got the shape {list(x.shape)}"
        )
    _check_dtypes(x, weight, bias)
    sizes = [s + 2 * p for s, p in zip(x.shape[2:], padding)]
    spans = [d * (k - 1) + 1 for d, k in zip(dilation, weight.shape[2:])]
    if any(s < k for s, k in zip(sizes, spans)):
        given, wanted = (" x ".join(map(str, numbers)) for numbers in (sizes, spans))
        raise RuntimeError(f"conv{x.ndim - 2}d(): expected an input, with its padding, that is no smaller than a window of {wanted}, but got {given}")


def _check_dtypes(x: Array, weight: Array, bias: Array | None = None) -> None:
    for name, other in (("weight", weight), ("bias", bias)):
        if other is not None and x.dtype != other.dtype:
            raise RuntimeError(f"expected input and {name} of a convolution to have one dtype, but got {x.dtype} and {other.dtype}")


def columns(x: Array, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes) -> tuple[Array, tuple[int, ...]]:
    """The windows as matrices, (batch, channels * elements of a window, windows), and how many there are along each dimension."""
    windows = window_view(x, kernel, stride, padding, dilation)
    count = windows.shape[2 + len(kernel) :]
    return windows.reshape(x.shape[0], x.shape[1] * prod(kernel), prod(count)), count


def _by_library(
    weight: Array | None, x: Array | None, windows: Array | None, bias: Array | None, shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes
) -> Array | None:
    """The weight, or the images or windows with a bias, whichever is None, of a shape, by a library of the device; None where there is none, or it cannot."""
    one = windows if x is None else x
    if one.__class__ is np.ndarray or (library := backend_of(one).convolution) is None:
        return None
    weight, x, windows, bias = (a if a is None else contiguous(a) for a in (weight, x, windows, bias))
    return library(weight, x, windows, tuple(shape), tuple(stride), tuple(padding), tuple(dilation), bias)


def _prepared(array: Array) -> Array:
    """An array as compiled code takes it: contiguous, and of a type to add in."""
    return contiguous(widened(array))


@in_pool
def convolution(x: Array, weight: Array, bias: Array | None, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int) -> Array:
    """A bias has the shape (1, channels, 1, ...)."""
    _check(x, weight, bias, padding, dilation, groups)
    dtype = x.dtype
    count = [window_count(*along, False) for along in zip(x.shape[2:], weight.shape[2:], stride, padding, dilation)]
    found = _by_library(weight, x, None, bias, (x.shape[0], weight.shape[0], *count), stride, padding, dilation)
    if found is not None:
        return found
    x, weight, bias = _prepared(x), _prepared(weight), bias if bias is None else _prepared(bias)
    out = empty_on_backend_of(x, (x.shape[0], weight.shape[0], *count), x.dtype)
    if not native.convolve(out, x, weight, bias, stride, padding, dilation, groups):
        matrices, _ = columns(x, weight.shape[2:], stride, padding, dilation)
        grouped = matrices.reshape(x.shape[0], groups, matrices.shape[1] // groups, matrices.shape[2])
        rows = weight.reshape(groups, weight.shape[0] // groups, grouped.shape[2])
        with np.errstate(all="ignore"):
            np.matmul(rows, grouped, out=out.reshape(x.shape[0], groups, weight.shape[0] // groups, prod(count)))
            if bias is not None:
                out += bias
    return as_dtype(out, dtype)


@in_pool
def transposed_convolution(grad: Array, weight: Array, bias: Array | None, shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int) -> Array:
    """The transpose of a convolution of images of a shape, as a function of these."""
    _check_dtypes(grad, weight, bias)
    found = _by_library(weight, None, grad, bias, shape, stride, padding, dilation)
    if found is not None:
        return found
    dtype = grad.dtype
    grad, weight, bias = _prepared(grad), _prepared(weight), bias if bias is None else _prepared(bias)
    out = empty_on_backend_of(grad, tuple(shape), grad.dtype)
    if native.convolve_input(grad, out, weight, bias, stride, padding, dilation, groups):
        return as_dtype(out, dtype)
    count = grad.shape[2:]
    flat = grad.reshape(shape[0], groups, weight.shape[0] // groups, prod(count))
    matrices = weight.reshape(groups, weight.shape[0] // groups, prod(weight.shape[1:]))
    with np.errstate(all="ignore"):
        windows = np.matmul(matrices.swapaxes(1, 2), flat).reshape(*shape[:2], *weight.shape[2:], *count)
        out = summed_windows(windows, shape, stride, padding, dilation)
        return as_dtype(out if bias is None else out + bias, dtype)


def convolution_input(grad: Array, weight: Array, shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int) -> Array:
    """The gradient of a convolution with respect to its input, which has a shape."""
    return transposed_convolution(grad, weight, None, shape, stride, padding, dilation, groups)


@in_pool
def convolution_weight(grad: Array, x: Array, shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int) -> Array:
    """The gradient of a convolution with respect to its weight."""
    found = _by_library(None, x, grad, None, shape, stride, padding, dilation)
    if found is not None:
        return found
    dtype = grad.dtype
    grad, x = _prepared(grad), _prepared(x)
    out = empty_on_backend_of(grad, tuple(shape), grad.dtype)
    if native.convolve_weight(grad, x, out, None, stride, padding, dilation, groups):
        return as_dtype(out, dtype)
    matrices, count = columns(x, shape[2:], stride, padding, dilation)
    rows = grad.shape[2:]
    if tuple(rows) != count:  # windows at the end that the forward pass did not use
        used = matrices.reshape(*matrices.shape[:2], *count)[(slice(None), slice(None), *map(slice, rows))]
        matrices = used.reshape(*matrices.shape[:2], prod(rows))
    batch = x.shape[0]
    flat = grad.reshape(batch, groups, shape[0] // groups, prod(rows))
    grouped = matrices.reshape(batch, groups, matrices.shape[1] // groups, matrices.shape[2])
    with np.errstate(all="ignore"):
        return as_dtype(sum_over(np.matmul(flat, grouped.swapaxes(2, 3)), (0,)).reshape(tuple(shape)), dtype)


@in_pool
def unfold(x: Array, kernel: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes) -> Array:
    """The windows as columns: (batch, channels * elements of a window, windows)."""
    count = [window_count(*along, False) for along in zip(x.shape[2:], kernel, stride, padding, dilation)]
    wide, shape = _prepared(x), (x.shape[0], x.shape[1] * prod(kernel), *count)
    out = empty_on_backend_of(x, shape, wide.dtype)
    if not native.columns(out, wide, kernel, stride, padding, dilation):
        return columns(x, kernel, stride, padding, dilation)[0]
    return as_dtype(out.reshape(*shape[:2], prod(count)), x.dtype)


@in_pool
def fold(x: Array, sizes: Sizes, kernel: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes) -> Array:
    """The transpose of `unfold`: images of some sizes, to which each column is added where its window lies."""
    span = [(s + 2 * p - d * (k - 1) - 1) // t + 1 for s, k, d, p, t in zip(sizes, kernel, dilation, padding, stride)]
    wide, shape = _prepared(x), (x.shape[0], x.shape[1] // prod(kernel), *sizes)
    out = empty_on_backend_of(x, shape, wide.dtype)
    if not native.spread_columns(wide.reshape(*x.shape[:2], *span), out, kernel, stride, padding, dilation):
        out = summed_windows(wide.reshape(*shape[:2], *kernel, *span), shape, stride, padding, dilation)
    return as_dtype(out, x.dtype)
