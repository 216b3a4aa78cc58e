"""Pooling: the largest elements and the means of windows over images (batch, channels, *sizes) of any number of dimensions."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from ..backends import empty_on_backend_of, module_of, refuse_if_any, zeros_on_backend_of
from ..base import native
from ..base.portable import counted, take_elements
from ..base.tools import Array, as_dtype, broadcast_to, contiguous, in_pool, widened
from ..dtypes import traits
from ..order import put_selected, taken_along
from .windows import Sizes, summed_windows, window_count, window_view


@functools.lru_cache(maxsize=256)  # a network asks for the same ones again and again
def _window_counts(sizes: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, ceil_mode: bool) -> tuple[int, ...]:
    """How many windows fit along each dimension; an error for more padding than half of one."""
    for k, p in zip(kernel, padding):
        if p > k // 2 or p < 0:
            raise RuntimeError(f"expected padding from 0 to half of a window, {k // 2}, but got {p}")
    return tuple([window_count(*along, ceil_mode) for along in zip(sizes, kernel, stride, padding, dilation)])


# ---- the largest elements


def _rows(x: Array) -> Array:
    """Each image as one row: (batch, channels, elements)."""
    return x.reshape(*x.shape[:2], prod(x.shape[2:]))


def _lowest(dtype: Any) -> Any:
    if not (traits[dtype].is_floating_point or traits[dtype].is_integer):
        raise NotImplementedError(f"pooling by maxima takes integers and floating-point numbers, not {dtype}")
    return -np.inf if traits[dtype].is_floating_point else np.iinfo(dtype).min


def _take_larger(values: Array, found: Array, candidate: Array, number: Array) -> None:
    """Put the candidates that are larger, or NaN, in the place of values, and their numbers in that of what was found; the first of equal ones stays."""
    np.copyto(found, number, where=(candidate > values) | (candidate != candidate))
    np.maximum(values, candidate, out=values)


def _compiled_largest(x: Array, count: Sizes, *windows: Sizes | None) -> tuple[Array, Array] | None:
    """The largest elements and their numbers, by compiled code; None if it does not take these arrays. Without windows these are adaptive."""
    shape = (*x.shape[:2], *count)
    values, found = empty_on_backend_of(x, shape, x.dtype), empty_on_backend_of(x, shape, np.int64)
    return (values, found) if native.largest(values, x, found, *(windows or (None,) * 4)) else None


@in_pool
def max_pool(x: Array, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, ceil_mode: bool) -> tuple[Array, Array]:
    """The largest element of each window, and its number in the image."""
    wide, sizes = contiguous(widened(x)), x.shape[2:]
    count = _window_counts(sizes, kernel, stride, padding, dilation, ceil_mode)
    if (picked := _compiled_largest(wide, count, kernel, stride, padding, dilation)) is not None:
        return as_dtype(picked[0], x.dtype), picked[1]
    border = _lowest(x.dtype)
    windows = window_view(wide, kernel, stride, padding, dilation, ceil_mode, border)
    outside = prod(sizes)
    numbers = module_of(x).arange(outside).reshape(1, 1, *sizes)
    places = window_view(numbers, kernel, stride, padding, dilation, ceil_mode, outside)[0, 0]
    values = module_of(x).full((*x.shape[:2], *windows.shape[2 + len(kernel) :]), border, wide.dtype)
    found = broadcast_to(places.min(axis=tuple(range(len(kernel)))), values.shape).copy()
    for offset in np.ndindex(*kernel):
        candidate = windows[(slice(None), slice(None), *offset)]
        _take_larger(values, found, candidate, places[offset])
    return as_dtype(values, x.dtype), found


@in_pool
def max_pool_values(x: Array, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, ceil_mode: bool) -> Array:
    """The largest element of each window, where nobody asks for its number."""
    wide = contiguous(widened(x))
    count = _window_counts(x.shape[2:], kernel, stride, padding, dilation, ceil_mode)
    out = empty_on_backend_of(x, (*x.shape[:2], *count), wide.dtype)
    if native.largest(out, wide, None, kernel, stride, padding, dilation):
        return as_dtype(out, x.dtype)
    return max_pool(x, kernel, stride, padding, dilation, ceil_mode)[0]


def _largest_at(x: Array, places: Sequence[Array]) -> tuple[Array, Array]:
    """The largest element of each window, and its number in the image.

    Args:
        places: for each dimension the places of the elements, (..., windows, elements of a window); what is in front broadcasts with (batch, channels).
    """
    sizes = x.shape[2:]
    wide = widened(x)
    flat = _rows(wide)
    shape = (*x.shape[:2], *(p.shape[-2] for p in places))
    values, found = module_of(x).full(shape, _lowest(x.dtype), wide.dtype), module_of(x).full(shape, -1)
    for offset in np.ndindex(*(p.shape[-1] for p in places)):
        number: Any = 0
        for dim, (place, o) in enumerate(zip(places, offset)):
            along = place[..., o]
            number = number * sizes[dim] + along.reshape(*along.shape[:-1], *(along.shape[-1] if d == dim else 1 for d in range(len(sizes))))
        number = broadcast_to(number, shape)
        candidate = take_elements(flat, _rows(number), 2).reshape(shape)
        np.copyto(found, number, where=found < 0)  # also of a window of nothing but the lowest numbers
        _take_larger(values, found, candidate, number)
    return as_dtype(values, x.dtype), found


def _adaptive_windows(size: int, count: int) -> list[tuple[int, int]]:
    """Where windows that cover a dimension evenly begin and end."""
    return [(i * size // count, -(-(i + 1) * size // count)) for i in range(count)]


@in_pool
def adaptive_max_pool(x: Array, sizes: Sizes) -> tuple[Array, Array]:
    """The largest element of each of so many windows along each dimension, and its number in the image."""
    wide = contiguous(widened(x))
    if (picked := _compiled_largest(wide, sizes)) is not None:
        return as_dtype(picked[0], x.dtype), picked[1]
    places = []
    for size, count in zip(x.shape[2:], sizes):
        length = max((end - start for start, end in _adaptive_windows(size, count)), default=0)
        numbers = module_of(x).arange(count)[:, None]
        places.append(np.minimum(numbers * size // count + module_of(x).arange(length), -(-(numbers + 1) * size // count) - 1))
    return _largest_at(x, places)


@in_pool
@np.errstate(all="ignore")
def fractional_max_pool(x: Array, samples: Array, kernel: Sizes, sizes: Sizes) -> tuple[Array, Array]:
    """The largest element of each of so many windows, which lie at pseudo-random distances, and its number in the image.

    Args:
        samples: (batch, channels, dimensions), numbers between 0 and 1; of images the last one is that of the first dimension.
    """
    if isinstance(x, np.ndarray) and (known := native.fractional_starts(contiguous(widened(samples)), x.shape[2:], kernel, sizes)) is not None:
        shape, wide = (*x.shape[:2], *sizes), contiguous(widened(x))
        values, found = empty_on_backend_of(x, shape, wide.dtype), empty_on_backend_of(x, shape, np.int64)
        if native.largest_from(values, wide, found, known, kernel):
            return as_dtype(values, x.dtype), found
    starts = []
    order = range(len(sizes)) if len(sizes) == 3 else reversed(range(len(sizes)))
    for size, count, k, of in zip(x.shape[2:], sizes, kernel, order):
        u = widened(samples)[..., of, None]
        alpha = (size - k) / (count - 1) if count > 1 else 0.0
        numbers = module_of(x).arange(count)
        start = ((numbers + u) * alpha).astype(np.int64) - (u * alpha).astype(np.int64)
        start[..., -1] = size - k
        if not isinstance(start, np.ndarray):
            refuse_if_any((start < 0) | (start > size - k), RuntimeError("expected _random_samples from 0 to 1, but got numbers beyond"))
        elif start.size and (start.min() < 0 or start.max() > size - k):
            raise RuntimeError(f"expected _random_samples from 0 to 1, but got {samples.min()} to {samples.max()}")
        starts.append(start)
    return _largest_at(x, [start[..., None] + module_of(x).arange(k) for start, k in zip(starts, kernel)])


@in_pool
def max_pool_backward(grad: Array, indices: Array, shape: Sizes) -> Array:
    """Images of a shape, to which each element is added at the place that a pooling has picked."""
    images, size = prod(shape[:2]), prod(shape[2:])
    wide = contiguous(widened(grad))
    out = empty_on_backend_of(grad, tuple(shape), wide.dtype)
    if native.scatter(wide, out, contiguous(indices)):
        return as_dtype(out, grad.dtype)
    inside = (indices >= 0) & (indices < size)  # a window of nothing but border has picked no element
    numbers = np.where(inside, indices, 0).reshape(images, prod(indices.shape[2:])) + module_of(grad).arange(images)[:, None] * size
    return counted(numbers.reshape(-1), images * size, np.where(inside, wide, 0).reshape(-1)).reshape(tuple(shape)).astype(grad.dtype)


def pooled(x: Array, indices: Array) -> Array:
    """The elements that a pooling has picked."""
    return taken_along(_rows(contiguous(x)), _rows(contiguous(indices)), 2).reshape(indices.shape)


@in_pool
def max_unpool(x: Array, indices: Array, sizes: Sizes) -> Array:
    """Images of some sizes that hold the elements at the places that a pooling has picked, and zeros; where two meet, the last one."""
    size = prod(sizes)
    if not isinstance(indices, np.ndarray):
        refuse_if_any((indices < 0) | (indices >= size), RuntimeError(f"expected indices of max_pool from 0 to {size - 1}"))
    elif indices.size and (indices.min() < 0 or indices.max() >= size):
        wrong = indices[(indices < 0) | (indices >= size)].flat[0]
        raise RuntimeError(f"expected indices of max_pool from 0 to {size - 1}, for an output of sizes {list(sizes)}, but got {int(wrong)}")
    return put_selected(_rows(x), 2, _rows(indices), (*x.shape[:2], size), True).reshape(*x.shape[:2], *sizes)


# ---- means


def _of_elements(padding: Sizes, count_include_pad: bool) -> bool:
    """Whether each sum is divided by the number of the image's own elements in its window, as compiled code does where no divisors are given."""
    return not count_include_pad or not any(padding)


def _divisors(module: Any, dtype: Any, sizes: Sizes, *windows: Any) -> Array:
    """What the sum of each window is divided by."""
    kernel, stride, padding, ceil_mode, count_include_pad, divisor = windows
    count = _window_counts(sizes, kernel, stride, padding, (1,) * len(kernel), ceil_mode)
    if divisor is not None:
        return module.full(count, divisor, dtype)
    product = module.ones((), np.int64)
    for n, s, k, t, p in zip(count, sizes, kernel, stride, padding):
        start = module.arange(n) * t - p
        end = np.minimum(start + k, s + p)
        product = np.multiply.outer(product, end - start if count_include_pad else np.minimum(end, s) - np.maximum(start, 0))
    return product.astype(dtype)


_kept_divisors = functools.lru_cache(maxsize=256)(_divisors)


def _divisors_for(x: Array, *windows: Any) -> Array:
    """The divisors for NumPy's images of a few elements are kept: to make them takes longer than to divide."""
    sizes = x.shape[2:]
    few = isinstance(x, np.ndarray) and prod(sizes) <= native.FEW
    return (_kept_divisors if few else _divisors)(module_of(x), x.dtype, sizes, *windows)


@in_pool
def avg_pool(x: Array, kernel: Sizes, stride: Sizes, padding: Sizes, ceil_mode: bool, count_include_pad: bool, divisor_override: int | None) -> Array:
    wide, dilation, shape = contiguous(widened(x)), (1,) * len(kernel), x.shape
    out = empty_on_backend_of(x, shape[:2] + _window_counts(shape[2:], kernel, stride, padding, dilation, ceil_mode), wide.dtype)
    if divisor_override is None and _of_elements(padding, count_include_pad) and native.means(out, wide, None, kernel, stride, padding, dilation):
        return out if out.dtype is x.dtype else out.astype(x.dtype)
    divisors = _divisors_for(wide, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override)
    if not native.means(out, wide, divisors, kernel, stride, padding, dilation):
        out = window_view(wide, kernel, stride, padding, dilation, ceil_mode).sum(axis=tuple(range(2, 2 + len(kernel)))) / divisors
    return as_dtype(out, x.dtype)


@in_pool
def avg_pool_backward(
    grad: Array, shape: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, ceil_mode: bool, count_include_pad: bool, divisor_override: int | None
) -> Array:
    wide, dims = contiguous(widened(grad)), len(kernel)
    out = empty_on_backend_of(grad, tuple(shape), wide.dtype)
    if divisor_override is None and _of_elements(padding, count_include_pad) and native.spread_means(wide, out, None, kernel, stride, padding, (1,) * dims):
        return as_dtype(out, grad.dtype)
    divisors = _divisors_for(out, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override)
    if native.spread_means(wide, out, divisors, kernel, stride, padding, (1,) * dims):
        return as_dtype(out, grad.dtype)
    shares = wide / divisors
    windows = broadcast_to(shares.reshape(*grad.shape[:2], *(1,) * dims, *grad.shape[2:]), (*shape[:2], *kernel, *grad.shape[2:]))
    return as_dtype(summed_windows(windows, shape, stride, padding, (1,) * dims), grad.dtype)


@in_pool
def adaptive_avg_pool(x: Array, sizes: Sizes) -> Array:
    """The means of so many windows along each dimension. Without compiled code one dimension after the other."""
    wide = contiguous(widened(x))
    out = empty_on_backend_of(x, (*x.shape[:2], *sizes), wide.dtype)
    if native.means(out, wide, *(None,) * 5):
        return as_dtype(out, x.dtype)
    for axis, count in enumerate(sizes, 2):
        along = np.moveaxis(wide, axis, -1)
        means = [along[..., start:end].mean(axis=-1) for start, end in _adaptive_windows(wide.shape[axis], count)]
        wide = np.moveaxis(np.stack(means, -1) if means else along[..., :0], -1, axis)
    return as_dtype(contiguous(wide), x.dtype)


@in_pool
def adaptive_avg_pool_backward(grad: Array, shape: Sizes) -> Array:
    """The transpose of `adaptive_avg_pool` of images of a shape."""
    wide = contiguous(widened(grad))
    out = empty_on_backend_of(grad, tuple(shape), wide.dtype)
    if native.spread_means(wide, out, *(None,) * 5):
        return as_dtype(out, grad.dtype)
    for axis, size in enumerate(shape[2:], 2):
        along = np.moveaxis(wide, axis, -1)
        whole = zeros_on_backend_of(wide, (*along.shape[:-1], size), wide.dtype)
        for number, (start, end) in enumerate(_adaptive_windows(size, along.shape[-1])):
            whole[..., start:end] += along[..., number, None] / (end - start)
        wide = np.moveaxis(whole, -1, axis)
    return as_dtype(contiguous(wide), grad.dtype)
