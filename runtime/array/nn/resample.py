"""Images at other sizes: along each dimension every result is a weighted sum of a few elements. Linear, so that each function has a transpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ..backends import module_of, zeros_on_backend_of
from ..base import native
from ..base.portable import add_slices, take_slices
from ..base.tools import Array, as_dtype, contiguous, in_pool, widened
from ..dtypes import traits
from .windows import Sizes

# ---- the weights of elements by their distance


def _triangle(x: Array) -> Array:
    return np.maximum(1 - np.abs(x), 0)


def _cubic(sharpness: float) -> Callable[[Array], Array]:
    """The kernel of cubic convolution, whose slope at a distance of one is `sharpness`."""
    a = sharpness

    def weight(x: Array) -> Array:
        x = np.abs(x)
        near, far = ((a + 2) * x - (a + 3)) * x * x + 1, ((a * x - 5 * a) * x + 8 * a) * x - 4 * a
        return np.where(x < 1, near, np.where(x < 2, far, 0.0))

    return weight


def _lanczos(x: Array) -> Array:
    return np.where(np.abs(x) < 3, np.sinc(x) * np.sinc(x / 3), 0.0)


_SMOOTH: dict[str, tuple[Callable[[Array], Array], int]] = {  # kernel, and how far it reaches, where an image is made smaller without aliasing
    "linear": (_triangle, 1),
    "cubic": (_cubic(-0.5), 2),
    "lanczos": (_lanczos, 3),
}


def _taps(size: int, count: int, kind: str, align_corners: bool, scale: float, antialias: bool, like: Array) -> tuple[Array, Array]:
    """Of how many elements each of `count` results along a dimension consists: their places, and their weights.

    Args:
        scale: how much larger the result is, as the user has said it; 0.0 if the sizes say it.
    """
    if like.__class__ is np.ndarray and count <= _REMEMBERED:
        return _remembered_taps(size, count, kind, align_corners, scale, antialias)
    return _found_taps(size, count, kind, align_corners, scale, antialias, like)


_REMEMBERED = 4096  # results along a dimension, whose taps are kept: images come in few sizes, and finding them takes longer than a small image


@lru_cache(maxsize=64)
def _remembered_taps(size: int, count: int, kind: str, align_corners: bool, scale: float, antialias: bool) -> tuple[Array, Array]:
    found = _found_taps(size, count, kind, align_corners, scale, antialias, np.empty(0))
    found = np.ascontiguousarray(found[0]), np.ascontiguousarray(found[1])  # as compiled code takes them
    for array in found:
        array.flags.writeable = False
    return found


@lru_cache(maxsize=64)
def _remembered_runs(size: int, count: int, kind: str, align_corners: bool, scale: float, antialias: bool) -> list[tuple[Array, Array]]:
    """For each tap the places that it names, and where the results of each begin: the places of one tap never fall."""
    places, _ = _remembered_taps(size, count, kind, align_corners, scale, antialias)
    return [np.unique(places[:, tap], return_index=True) for tap in range(places.shape[1])]


def _found_taps(size: int, count: int, kind: str, align_corners: bool, scale: float, antialias: bool, like: Array) -> tuple[Array, Array]:
    module = module_of(like)
    numbers = module.arange(count)
    if align_corners:
        step = (size - 1) / (count - 1) if count > 1 else 0.0
    elif kind == "linear" and size == count and not antialias:  # each result is an element, whatever the scale that a user has said
        step = 1.0
    else:
        step = 1 / scale if scale > 0 else size / count
    if kind in ("nearest", "nearest-exact"):
        step32 = np.float32(step)  # PyTorch's precision, which decides where a place falls between two elements
        at = np.floor((numbers + np.float32(0.5 if kind == "nearest-exact" else 0.0)).astype(np.float32) * step32)
        return np.minimum(at.astype(np.int64), size - 1)[:, None], module.ones((count, 1))
    if antialias:
        return _smooth_taps(size, step, numbers, *_SMOOTH[kind])
    at = numbers * step if align_corners else (numbers + 0.5) * step - 0.5
    if kind == "linear":
        at = np.maximum(at, 0.0)
    first = np.minimum(np.floor(at).astype(np.int64), size - 1) if kind == "linear" else np.floor(at).astype(np.int64)
    offsets = module.arange(2) if kind == "linear" else module.arange(-1, 3)
    places = first[:, None] + offsets
    distances = at[:, None] - places
    weights = _triangle(distances) if kind == "linear" else _cubic(-0.75)(distances)
    if kind == "linear":  # at the end the second element is the first once more
        weights[:, 1] = np.where(places[:, 1] > size - 1, 1 - weights[:, 0], weights[:, 1])
    return np.clip(places, 0, size - 1), weights


def _smooth_taps(size: int, step: float, numbers: Array, kernel: Callable[[Array], Array], reach: int) -> tuple[Array, Array]:
    """A kernel that is as wide as the distance between results."""
    width = max(step, 1.0)
    centre = step * (numbers + 0.5)
    start = np.maximum((centre - reach * width + 0.5).astype(np.int64), 0)
    end = np.minimum((centre + reach * width + 0.5).astype(np.int64), size)
    places = start[:, None] + module_of(numbers).arange(min(int(2 * reach * width) + 1, size))
    weights = np.where(places < end[:, None], kernel((places - centre[:, None] + 0.5) / width), 0.0)
    return np.minimum(places, size - 1), weights / weights.sum(axis=1, keepdims=True)


# ---- images


def _along(
    sizes: Sizes, counts: Sizes, mode: str, align_corners: bool, scales: Sequence[float], antialias: bool, like: Array
) -> list[tuple[int, Array, Array]]:
    """For each dimension its number, and the places and weights of its taps."""
    return [(axis, *_taps(s, n, mode, align_corners, f, antialias, like)) for axis, (s, n, f) in enumerate(zip(sizes, counts, scales), 2)]


@in_pool
@np.errstate(all="ignore")
def resample(x: Array, sizes: Sizes, mode: str, align_corners: bool, scales: Sequence[float], antialias: bool) -> Array:
    wide = x.astype(np.float32 if x.itemsize < 4 else np.float64) if traits[x.dtype].is_integer and not mode.startswith("nearest") else widened(x)
    for axis, places, weights in _along(x.shape[2:], sizes, mode, align_corners, scales, antialias, x):
        if len(places) < places.shape[1]:
            wide = _of_few(wide, axis, places, weights)
            continue
        if isinstance(x, np.ndarray) and (found := native.resampled(contiguous(wide), axis, places, weights)) is not None:
            wide = found
            continue
        weights = weights.astype(wide.real.dtype).reshape(*weights.shape, *(1,) * (wide.ndim - axis - 1))
        total: Any = None
        for tap in range(places.shape[1]):
            part = take_slices(wide, places[:, tap], axis)
            if places.shape[1] > 1:
                part *= weights[:, tap]
            total = part if total is None else np.add(total, part, out=total)
        wide = total
    return as_dtype(wide, x.dtype) if traits[x.dtype].is_inexact or wide.dtype == x.dtype else _rounded(wide, x.dtype)


def _rounded(wide: Array, dtype: Any) -> Array:
    """The nearest integers that a dtype has, since those of a cubic kernel go beyond the elements; `wide` is written over."""
    limits = np.iinfo(dtype)
    wide += 0.5
    return as_dtype(np.clip(np.floor(wide, out=wide), limits.min, limits.max, out=wide), dtype)


def _of_few(x: Array, axis: int, places: Array, weights: Array) -> Array:
    """Results that are fewer than the taps of each, one after the other."""
    along = np.moveaxis(x, axis, -1)
    weights = weights.astype(x.real.dtype)
    found = [take_slices(along, at, -1) @ weight for at, weight in zip(places, weights)]
    return np.stack(found, axis) if found else zeros_on_backend_of(x, (*x.shape[:axis], 0, *x.shape[axis + 1 :]), x.dtype)


def _of_many(along: Array, out: Array, places: Array, weights: Array) -> Array:
    """The transpose of that along the first dimension, added to `out`."""
    weights = weights.astype(along.real.dtype).reshape(*weights.shape, *(1,) * (along.ndim - 1))
    for part, at, weight in zip(along, places, weights):
        add_slices(out, at, 0, weight * part)
    return out


@in_pool
@np.errstate(all="ignore")
def resample_transposed(grad: Array, shape: Sizes, mode: str, align_corners: bool, scales: Sequence[float], antialias: bool) -> Array:
    """The transpose of `resample` of images of a shape."""
    wide = widened(grad)
    for axis, places, weights in reversed(_along(shape[2:], grad.shape[2:], mode, align_corners, scales, antialias, grad)):
        if len(places) >= places.shape[1] and isinstance(wide, np.ndarray):
            found = native.spread_resampled(contiguous(wide), axis, shape[axis], places, weights)
            if found is not None:
                wide = found
                continue
        along = np.moveaxis(wide, axis, 0)
        out = zeros_on_backend_of(along, (shape[axis], *along.shape[1:]), along.dtype)
        if len(places) < places.shape[1]:
            wide = np.moveaxis(_of_many(along, out, places, weights), 0, axis)
            continue
        known = isinstance(out, np.ndarray) and len(along) <= _REMEMBERED
        runs = _remembered_runs(shape[axis], len(along), mode, align_corners, scales[axis - 2], antialias) if known else None
        for tap in range(places.shape[1]):
            part = along * weights[:, tap].astype(wide.real.dtype).reshape(-1, *(1,) * (along.ndim - 1))
            if not isinstance(out, np.ndarray):
                add_slices(out, places[:, tap], 0, part)
                continue
            kept, starts = runs[tap] if runs else np.unique(places[:, tap], return_index=True)  # the places of one tap never fall
            out[kept] += np.add.reduceat(part, starts, axis=0) if len(starts) else part
        wide = np.moveaxis(out, 0, axis)
    return as_dtype(contiguous(wide), grad.dtype)
