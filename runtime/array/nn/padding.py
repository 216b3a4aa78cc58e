"""Borders around arrays: constant ones, and those that repeat what is inside."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ..backends import module_of, zeros_on_backend_of
from ..base import native
from ..base.portable import add_slices, take_slices
from ..base.tools import Array, as_dtype, contiguous, copied, copy_to, number_in, widened
from .windows import Sizes

_WHOLE = slice(None)


def _sides(ndim: int, pad: Sizes, inverse: bool) -> list[tuple[int, int]]:
    """What is added before and after each dimension; `pad` begins with the last one."""
    pairs = [(pad[i], pad[i + 1]) for i in range(0, len(pad), 2)]
    found = [*((0, 0) for _ in range(ndim - len(pairs))), *reversed(pairs)]
    return [(-a, -b) for a, b in found] if inverse else found


def constant_pad(x: Array, pad: Sizes, value: Any, inverse: bool) -> Array:
    """An array with a border, or, where a side is negative or `inverse`, without what lay there."""
    shape, sign = list(x.shape), -1 if inverse else 1
    places, kept = [_WHOLE] * x.ndim, [_WHOLE] * x.ndim  # of the result, and what comes there
    grows = shrinks = False
    for i in range(0, len(pad), 2):
        dim, before, after = x.ndim - 1 - i // 2, sign * pad[i], sign * pad[i + 1]
        n = shape[dim]
        shape[dim] = size = n + before + after
        if before > 0 or after > 0:
            grows, places[dim] = True, slice(max(before, 0), size - max(after, 0))
        if before < 0 or after < 0:
            shrinks, kept[dim] = True, slice(max(-before, 0), n + min(after, 0))
    inner = x[tuple(kept)] if shrinks else x
    if not grows:
        return copied(inner)
    out = zeros_on_backend_of(x, tuple(shape), x.dtype)
    if value:
        out[...] = number_in(value, x.dtype)
    copy_to(out[tuple(places)], inner)
    return out


def _places(size: int, before: int, after: int, mode: str, like: Array) -> Array:
    """From which place each element along a padded dimension is taken."""
    at = module_of(like).arange(-before, size + after)
    if mode == "replicate":
        return np.clip(at, 0, size - 1)
    if mode == "circular":
        return at % size
    at = np.abs(at)
    return np.where(at >= size, 2 * (size - 1) - at, at)  # reflected


def _grid(shape: Sizes, pad: Sizes, mode: str) -> tuple[Array, ...]:
    """From which place each element is taken along each dimension."""
    return _grid_kept(tuple(shape), tuple(pad), mode) if sum(shape) + sum(pad) < _KEPT else _grid_made(shape, pad, mode)


def _grid_made(shape: Sizes, pad: Sizes, mode: str) -> tuple[Array, ...]:
    like, sides = np.empty(0), _sides(len(shape), pad, False)
    return tuple([_places(n, before, after, mode, like) if before or after else np.arange(n) for n, (before, after) in zip(shape, sides)])


_KEPT = 4096  # places that are kept until the same ones are asked for
_grid_kept = lru_cache(maxsize=64)(_grid_made)


def pad_by_places(x: Array, pad: Sizes, mode: str) -> Array:
    """An array with a border of its own elements."""
    if isinstance(x, np.ndarray):
        found: Array | None = native.picked_grid(contiguous(x), _grid(x.shape, pad, mode))
        if found is not None:
            return found
    sides = _sides(x.ndim, pad, False)
    for axis, (before, after) in enumerate(sides):
        if before or after:
            x = take_slices(x, _places(x.shape[axis], before, after, mode, x), axis)
    return x


_FEW = 8  # lines of a border, of which each is added by itself


def _folded(x: Array, shape: Sizes, sides: list[tuple[int, int]], mode: str) -> Array:
    """The middle of an array, with what is around it added where it was taken from; the array is written over."""
    for axis, (n, (before, after)) in enumerate(zip(shape, sides)):
        along, places = np.moveaxis(x, axis, 0), _places(n, before, after, mode, x) + before
        for line in (*range(before), *range(before + n, before + n + after)):
            along[places[line]] += along[line]
    return contiguous(x[tuple([slice(before, before + n) for n, (before, _) in zip(shape, sides)])])


@np.errstate(all="ignore")
def pad_by_places_transposed(grad: Array, shape: Sizes, pad: Sizes, mode: str) -> Array:
    """The transpose of `pad_by_places` of arrays of a shape."""
    wide = widened(grad)
    if isinstance(wide, np.ndarray):
        found: Array | None = native.spread_grid(contiguous(wide), _grid(shape, pad, mode), tuple(shape))
        if found is not None:
            return as_dtype(found, grad.dtype)
    sides = _sides(grad.ndim, pad, False)
    if isinstance(wide, np.ndarray) and all(before >= 0 <= after and before + after <= _FEW for before, after in sides):
        return as_dtype(_folded(wide.copy(), shape, sides, mode), grad.dtype)
    for axis, (before, after) in enumerate(sides):
        if before or after:
            along = np.moveaxis(wide, axis, 0)
            out = zeros_on_backend_of(along, (shape[axis], *along.shape[1:]), along.dtype)
            add_slices(out, _places(shape[axis], before, after, mode, grad), 0, along)
            wide = np.moveaxis(out, 0, axis)
    return wide.astype(grad.dtype, order="C")
