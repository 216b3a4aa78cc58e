"""Convolutions, pooling, padding and resizing."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from .products import Call, adjoint


def _array(x: Any) -> Any:
    """An array that may be indexed by anything."""
    return np.asarray(x)


def _pairs(value: Any, count: int) -> tuple[int, ...]:
    found = tuple(value) if isinstance(value, (list, tuple)) else (value,)
    return found * count if len(found) == 1 else found


def _convolve(x: Any, weight: Any, stride: Any, padding: Any, dilation: Any, groups: int = 1) -> Any:
    """A cross-correlation over any number of dimensions."""
    count = np.ndim(weight) - 2
    stride, padding, dilation = (_pairs(v, count) for v in (stride, padding, dilation))
    x = np.pad(x, [(0, 0), (0, 0), *((p, p) for p in padding)])
    kernel = np.shape(weight)[2:]
    sizes = [(n - d * (k - 1) - 1) // s + 1 for n, k, s, d in zip(x.shape[2:], kernel, stride, dilation)]
    out: Any = np.zeros((x.shape[0], np.shape(weight)[0], *sizes), np.result_type(x, weight))
    ins, outs = np.shape(weight)[1], np.shape(weight)[0] // groups
    for at in itertools.product(*map(range, kernel)):
        window = x[(slice(None), slice(None), *(slice(a * d, a * d + (n - 1) * s + 1, s) for a, d, n, s in zip(at, dilation, sizes, stride)))]
        for g in range(groups):
            part = np.einsum("ni...,oi->no...", window[:, g * ins : (g + 1) * ins], _array(weight)[(slice(g * outs, (g + 1) * outs), slice(None), *at)])
            out[:, g * outs : (g + 1) * outs] += part
    return out


def _convolution(
    x: Any, weight: Any, bias: Any, stride: Any, padding: Any, dilation: Any, transposed: bool = False, output_padding: Any = 0, groups: int = 1
) -> Any:
    count = np.ndim(weight) - 2
    if transposed:
        stride, padding, dilation, extra = (_pairs(v, count) for v in (stride, padding, dilation, output_padding))
        sizes = [(n - 1) * s - 2 * p + d * (k - 1) + e + 1 for n, s, p, d, k, e in zip(np.shape(x)[2:], stride, padding, dilation, np.shape(weight)[2:], extra)]
        out: Any = np.zeros((np.shape(x)[0], np.shape(weight)[1] * groups, *(n + 2 * p for n, p in zip(sizes, padding))), np.result_type(x, weight))
        ins, outs = np.shape(weight)[0] // groups, np.shape(weight)[1]
        for at in itertools.product(*map(range, np.shape(weight)[2:])):
            places = tuple(slice(a * d, a * d + (n - 1) * s + 1, s) for a, d, n, s in zip(at, dilation, np.shape(x)[2:], stride))
            for g in range(groups):
                part = np.einsum("ni...,io->no...", _array(x)[:, g * ins : (g + 1) * ins], _array(weight)[(slice(g * ins, (g + 1) * ins), slice(None), *at)])
                out[(slice(None), slice(g * outs, (g + 1) * outs), *places)] += part
        out = out[(slice(None), slice(None), *(slice(p, p + n) for p, n in zip(padding, sizes)))]
    else:
        out = _convolve(x, weight, stride, padding, dilation, groups)
    return out if bias is None else out + np.reshape(bias, (1, -1, *(1,) * count))


def _convolution_backward(call: Call, grad: Any, x: Any, weight: Any, bias_sizes: Any, *rest: Any) -> list[Any]:
    options = list(rest[:-1])
    plain = [None, *options]
    dx = adjoint(call, "convolution", grad, np.shape(x), [weight, *plain])
    dw = adjoint(call, "convolution", grad, np.shape(weight), [x, *plain], at=1)
    return [dx, dw, np.sum(grad, axis=(0, *range(2, np.ndim(grad))))]


def _windows(x: Any, kernel: Any, stride: Any, padding: Any, dilation: Any, fill: float, ceil_mode: bool = False) -> tuple[Any, Any, list[int]]:
    """All windows of an image, flattened along the last dimension, with the places that their elements have in it; -1 in the padding."""
    count = len(kernel)
    stride = _pairs(stride, count) if stride not in ([], (), None) else tuple(kernel)
    padding, dilation = _pairs(padding, count), _pairs(dilation, count)
    spatial = np.shape(x)[-count:]
    sizes = []
    for n, k, s, p, d in zip(spatial, kernel, stride, padding, dilation):
        span = n + 2 * p - d * (k - 1) - 1
        size = (-(-span // s) if ceil_mode else span // s) + 1
        sizes.append(size - (ceil_mode and (size - 1) * s >= n + p))
    far = [max(0, (m - 1) * s + d * (k - 1) + 1 - n - p) for m, s, d, k, n, p in zip(sizes, stride, dilation, kernel, spatial, padding)]
    edges = [(p, max(p, f)) for p, f in zip(padding, far)]
    numbers: Any = np.pad(np.arange(math.prod(spatial)).reshape(spatial), edges, constant_values=-1)
    filled: Any = np.pad(x, [(0, 0)] * (np.ndim(x) - count) + edges, constant_values=fill)
    places, values = [], []
    for at in itertools.product(*map(range, kernel)):
        index = tuple(slice(a * d, a * d + (m - 1) * s + 1, s) for a, d, m, s in zip(at, dilation, sizes, stride))
        places.append(numbers[index])
        values.append(filled[(..., *index)])
    return np.stack(values, -1), np.stack(places, -1), sizes


def _max_pool(x: Any, kernel: Any, stride: Any = (), padding: Any = 0, dilation: Any = 1, ceil_mode: bool = False) -> list[Any]:
    values, places, _ = _windows(x, kernel, stride, padding, dilation, -np.inf, ceil_mode)
    best = np.argmax(values, -1)
    indices = np.take_along_axis(np.broadcast_to(places, values.shape), best[..., None], -1)[..., 0]
    return [np.max(values, -1), indices]


def _avg_pool(
    x: Any, kernel: Any, stride: Any = (), padding: Any = 0, ceil_mode: bool = False, count_include_pad: bool = True, divisor_override: Any = None
) -> Any:
    values, places, _ = _windows(x, kernel, stride, padding, 1, 0.0, ceil_mode)
    count = divisor_override or (math.prod(kernel) if count_include_pad else np.sum(places >= 0, -1))
    return np.sum(values, -1) / count


def _adaptive_bins(n: int, m: int) -> list[slice]:
    return [slice(i * n // m, -(-(i + 1) * n // m)) for i in range(m)]


def _adaptive_avg_pool(x: Any, sizes: Any) -> Any:
    count = len(sizes)
    spatial = np.shape(x)[-count:]
    out: Any = np.zeros((*np.shape(x)[:-count], *sizes))
    for at in itertools.product(*map(range, sizes)):
        window = _array(x)[(..., *(_adaptive_bins(n, m)[a] for n, m, a in zip(spatial, sizes, at)))]
        out[(..., *at)] = window.mean(axis=tuple(range(-count, 0)))
    return out


def _adaptive_max_pool(x: Any, sizes: Any) -> list[Any]:
    count = len(sizes)
    spatial = np.shape(x)[-count:]
    numbers: Any = np.broadcast_to(np.arange(math.prod(spatial)).reshape(spatial), np.shape(x))
    out: Any = np.zeros((*np.shape(x)[:-count], *sizes))
    indices: Any = np.zeros(out.shape, int)
    for at in itertools.product(*map(range, sizes)):
        index = (..., *(_adaptive_bins(n, m)[a] for n, m, a in zip(spatial, sizes, at)))
        window, place = _array(x)[index], numbers[index]
        window, place = window.reshape(*window.shape[:-count], -1), place.reshape(*place.shape[:-count], -1)
        best = np.argmax(window, -1)[..., None]
        out[(..., *at)], indices[(..., *at)] = np.take_along_axis(window, best, -1)[..., 0], np.take_along_axis(place, best, -1)[..., 0]
    return [out, indices]


def _from_indices(x: Any, indices: Any, count: int) -> Any:
    """Elements of images by their places in them."""
    x, indices = _array(x), _array(indices)
    flat = x.reshape(*x.shape[:-count], -1)
    return np.take_along_axis(flat, indices.reshape(*indices.shape[:-count], -1), -1).reshape(indices.shape)


def _to_indices(x: Any, indices: Any, sizes: Any) -> Any:
    """The sum of elements at their places in images of a size."""
    x, indices, count = _array(x), _array(indices), len(sizes)
    front = x.shape[:-count]
    out: Any = np.zeros((math.prod(front), math.prod(sizes)), x.dtype)
    rows = np.arange(out.shape[0])[:, None]
    np.add.at(out, (rows, indices.reshape(out.shape[0], -1)), x.reshape(out.shape[0], -1))
    return out.reshape(*front, *sizes)


def _pad(x: Any, padding: Any, mode: str = "constant", value: float = 0) -> Any:
    """Padding as PyTorch lists it, from the last dimension; negative amounts cut."""
    x, padding = _array(x), list(padding)
    widths = [(0, 0)] * (x.ndim - len(padding) // 2) + [(padding[i], padding[i + 1]) for i in range(len(padding) - 2, -1, -2)]
    cut = tuple(slice(max(0, -a), x.shape[i] - max(0, -b)) for i, (a, b) in enumerate(widths))
    widths = [(max(0, a), max(0, b)) for a, b in widths]
    x = x[cut]
    return np.pad(x, widths, constant_values=value) if mode == "constant" else np.pad(x, widths, mode=mode)  # type: ignore[call-overload]


def _weights(n: int, m: int, how: str, align: bool, scale: Any) -> Any:
    """The matrix that takes a row of n elements to one of m."""
    matrix = np.zeros((m, n))
    ratio = n / m if not scale else 1 / scale
    for i in range(m):
        if how == "nearest":
            matrix[i, min(int(i * ratio), n - 1)] += 1
        elif how == "nearest-exact":
            matrix[i, min(int((i + 0.5) * ratio), n - 1)] += 1
        else:
            place = i * (n - 1) / (m - 1) if align and m > 1 else 0.0 if align else (i + 0.5) * ratio - 0.5
            if how == "linear":
                place = max(place, 0.0)
                low = min(int(place), n - 1)
                matrix[i, low] += 1 - (place - low)
                matrix[i, min(low + 1, n - 1)] += place - low
            else:
                low = math.floor(place)
                for k in range(-1, 3):
                    matrix[i, min(max(low + k, 0), n - 1)] += _cubic(place - low - k)
    return matrix


def _cubic(x: float, a: float = -0.75) -> float:
    x = abs(x)
    if x <= 1:
        return ((a + 2) * x - (a + 3)) * x * x + 1
    return (((x - 5) * x + 8) * x - 4) * a if x < 2 else 0.0


def _resized(x: Any, sizes: Any, how: str, align: bool = False, scales: Any = ()) -> Any:
    x, count = _array(x), len(sizes)
    for i, m in enumerate(sizes):
        axis = x.ndim - count + i
        scale = scales[i] if len(scales) > i else None
        x = np.moveaxis(np.tensordot(_weights(x.shape[axis], m, how, align, scale), x, (1, axis)), 0, axis)
    return x


def _im2col(x: Any, kernel: Any, dilation: Any, padding: Any, stride: Any) -> Any:
    values, _, _ = _windows(x, kernel, stride, padding, dilation, 0.0)
    n, c = values.shape[:2]
    return np.moveaxis(values, -1, 2).reshape(n, c * math.prod(kernel), -1)


def _pixel_shuffle(x: Any, r: int) -> Any:
    *front, c, h, w = np.shape(x)
    y = np.reshape(x, (-1, c // r**2, r, r, h, w)).transpose(0, 1, 4, 2, 5, 3)
    return y.reshape(*front, c // r**2, h * r, w * r)


def _pixel_unshuffle(x: Any, r: int) -> Any:
    *front, c, h, w = np.shape(x)
    y = np.reshape(x, (-1, c, h // r, r, w // r, r)).transpose(0, 1, 3, 5, 2, 4)
    return y.reshape(*front, c * r**2, h // r, w // r)


def _channel_shuffle(x: Any, groups: int) -> Any:
    n, c, *rest = np.shape(x)
    return np.swapaxes(np.reshape(x, (n, groups, c // groups, *rest)), 1, 2).reshape(np.shape(x))


NAMED: dict[str, Callable[..., Any]] = {
    "convolution": _convolution, "convolution_backward": _convolution_backward, "max_pool": _max_pool, "avg_pool": _avg_pool,
    "adaptive_avg_pool": _adaptive_avg_pool, "adaptive_max_pool": _adaptive_max_pool, "from_indices": _from_indices, "to_indices": _to_indices,
    "padded": _pad, "resized": _resized, "im2col": _im2col, "pixel_shuffle": _pixel_shuffle, "pixel_unshuffle": _pixel_unshuffle,
    "channel_shuffle": _channel_shuffle,
}  # fmt: skip
