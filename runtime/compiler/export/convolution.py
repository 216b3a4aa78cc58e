"""Convolutions as products of matrices: windows of the images are brought into columns first."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from ..symbols import Symbol

if TYPE_CHECKING:
    from .tracer import ExportTracer

Sizes = tuple[int, ...]


def convolution(tracer: ExportTracer, x: Symbol, weight: Symbol, bias: Any, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int) -> Symbol:
    """A convolution, noted step by step."""
    kernel = weight.shape[2:]
    count = tuple((n + 2 * p - d * (k - 1) - 1) // s + 1 for n, k, s, p, d in zip(x.shape[2:], kernel, stride, padding, dilation))
    columns = _columns(tracer, x, padding, kernel, count, stride, dilation, groups)
    rows = tracer.call("view", np.reshape, (weight, (groups, weight.shape[0] // groups, -1)))
    found = tracer.call("convolution", np.matmul, (rows, columns))
    found = tracer.call("view", np.reshape, (found, (x.shape[0], weight.shape[0], *count)))
    return found if bias is None else tracer.kernel("add", (found, bias))


def of_weight(tracer: ExportTracer, grad: Symbol, x: Symbol, shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int) -> Symbol:
    """The gradient by the weight, which has a shape."""
    columns = _columns(tracer, x, padding, shape[2:], grad.shape[2:], stride, dilation, groups)
    rows = tracer.call("view", np.reshape, (grad, (x.shape[0], groups, shape[0] // groups, -1)))
    found = tracer.call("convolution", np.matmul, (rows, tracer.call("mT", transposed, (columns,))))
    return tracer.call("view", np.reshape, (tracer.sum(found, (0,), False), tuple(shape)))


def of_input(
    tracer: ExportTracer, grad: Symbol, weight: Symbol, bias: Any, shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int
) -> Symbol:
    """The gradient by the images, which have a shape: a convolution of the gradient, its elements as far apart as windows were, and the weight turned."""
    kernel = weight.shape[2:]
    spread = tracer.call("spread", _spread, (grad, tuple(shape[2:]), kernel, stride, padding, dilation))
    columns = _columns(tracer, spread, (0,) * len(kernel), kernel, tuple(shape[2:]), (1,) * len(kernel), dilation, groups)
    rows = tracer.call("turn", _turned, (weight, groups))
    rows = tracer.call("view", np.reshape, (rows, (groups, shape[1] // groups, -1)))
    found = tracer.call("convolution", np.matmul, (rows, columns))
    found = tracer.call("view", np.reshape, (found, tuple(shape)))
    return found if bias is None else tracer.kernel("add", (found, bias))


def _columns(tracer: ExportTracer, x: Symbol, padding: Sizes, kernel: Sizes, count: Sizes, stride: Sizes, dilation: Sizes, groups: int) -> Any:
    """(batch, groups, elements of a window, windows)"""
    windows = _padded(tracer, x, kernel, count, stride, padding, dilation, 0.0)
    inner = x.shape[1] // groups * prod(kernel)
    return tracer.call("view", np.reshape, (windows, (x.shape[0], groups, inner, prod(count))))


def padded_windows(tracer: ExportTracer, x: Symbol, kernel: Any, stride: Any, padding: Any, dilation: Any, border: float) -> tuple[Symbol, Sizes]:
    """The windows of images in a border, as (batch, channels, *kernel, *count); and the count."""
    count = tuple((n + 2 * p - d * (k - 1) - 1) // s + 1 for n, k, s, p, d in zip(x.shape[2:], kernel, stride, padding, dilation))
    return _padded(tracer, x, kernel, count, stride, padding, dilation, border), count


def _padded(tracer: ExportTracer, x: Symbol, kernel: Any, count: Any, stride: Any, padding: Any, dilation: Any, border: float) -> Any:
    if any(padding):
        x = tracer.call("pad", _in_border, (x, tuple(padding), border))
    return tracer.call("windows", _windows, (x, tuple(kernel), tuple(count), tuple(stride), tuple(dilation)))


def _in_border(x: Any, padding: Sizes, border: float) -> Any:
    return np.pad(x, ((0, 0), (0, 0), *((p, p) for p in padding)), constant_values=border)


def _windows(x: Any, kernel: Sizes, count: Sizes, stride: Sizes, dilation: Sizes) -> Any:
    """A copy of the form (batch, channels, *kernel, *count)."""
    steps = x.strides[2:]
    strides = (*x.strides[:2], *(s * d for s, d in zip(steps, dilation)), *(s * t for s, t in zip(steps, stride)))
    return np.lib.stride_tricks.as_strided(x, (*x.shape[:2], *kernel, *count), strides).copy()


def _spread(grad: Any, sizes: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes) -> Any:
    """The elements among zeros, so that windows of a kernel over them, one step apart, are as many as there are elements of the images."""
    reach = [d * (k - 1) for k, d in zip(kernel, dilation)]
    out = np.zeros((*grad.shape[:2], *(n + r for n, r in zip(sizes, reach))), grad.dtype)
    to, taken = [], []
    for n, count, s, p, r in zip(sizes, grad.shape[2:], stride, padding, reach):
        places = [i for i in range(count) if 0 <= i * s + r - p < n + r]
        to.append(slice(places[0] * s + r - p, places[-1] * s + r - p + 1, s) if places else slice(0))
        taken.append(slice(places[0], places[-1] + 1) if places else slice(0))
    out[(..., *to)] = grad[(..., *taken)]
    return out


def _turned(weight: Any, groups: int) -> Any:
    """(out, in / groups, *kernel) as (groups, in / groups, out / groups, *kernel turned around)"""
    parts = weight.reshape(groups, weight.shape[0] // groups, *weight.shape[1:]).swapaxes(1, 2)
    return parts[(slice(None),) * 3 + (slice(None, None, -1),) * (weight.ndim - 2)].copy()


def transposed(a: Any) -> Any:
    return a.swapaxes(-2, -1)
