"""Images sampled at the places of a grid. Each result is a sum of the elements around its place, weighted by a product of one polynomial for each dimension.

So every derivative by the grid is such a sum too, with derivatives of those polynomials. `orders` says which, the last dimension first, as in a grid.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Any

import numpy as np

from ..backends import empty_on_backend_of, module_of, zeros_on_backend_of
from ..base import native
from ..base.portable import add_at, take_elements
from ..base.tools import Array, as_dtype, broadcast_to, for_loops, widened

Tap = tuple[Array, Array, Any]  # the numbers of elements along a dimension, whether they are inside, and their weights


def _within(at: Array, size: int, padding: str, align: bool) -> tuple[Array, Array]:
    """Places, those outside put where their padding lies, and by how much they move with those that were given."""
    slope, last = np.ones_like(at), size - 1
    if padding == "zeros":
        return at, slope
    if padding == "reflection":
        low, span = (0.0, last) if align else (-0.5, size)
        if span == 0:
            return at * 0, slope * 0
        away = np.abs(at - low)
        slope = np.where(at < low, -slope, slope)
        even, rest = np.floor(away / span) % 2 == 0, np.fmod(away, span)
        at, slope = np.where(even, rest + low, span - rest + low), np.where(even, slope, -slope)
    inside = (at > 0) & (at < last)
    return np.where(inside, at, np.where(at >= last, last, 0)), np.where(inside, slope, 0)


def _near(x: Array, order: int) -> Any:
    """The kernel of cubic convolution at a distance below one, or a derivative of it."""
    return _derivative((1.25, -2.25, 0.0, 1.0), order, x)


def _far(x: Array, order: int) -> Any:
    """The same at a distance between one and two."""
    return _derivative((-0.75, 3.75, -6.0, 3.0), order, x)


def _derivative(cubic: tuple[float, ...], order: int, x: Array) -> Any:
    """A derivative of a polynomial, whose coefficients begin with that of the highest power."""
    for _ in range(order):
        cubic = tuple(c * power for c, power in zip(cubic[:-1], range(len(cubic) - 1, 0, -1)))
    value: Any = 0 * x
    for c in cubic:
        value = value * x + c
    return value


def _along(at: Array, size: int, mode: str, padding: str, align: bool, order: int) -> tuple[list[Tap], Array]:
    """The elements along a dimension that make up places between -1 and 1, and what the derivative of their sum is to be multiplied by."""
    scale = (size - 1) / 2 if align else size / 2
    at, slope = ((at + 1) * scale if align else ((at + 1) * size - 1) / 2), np.ones_like(at)
    if mode != "bicubic":
        at, slope = _within(at, size, padding, align)
    known = np.abs(at) < 1e9  # not so a NaN
    at = np.where(known, at, -9.0)
    if mode == "nearest":
        return [_tap(np.rint(at), size, np.full_like(at, float(order == 0)))], np.ones_like(at)
    floor = np.floor(at)
    t, by = at - floor, np.where(known, (slope * at.dtype.type(scale)) ** order, 0)
    weights: tuple[Any, ...]
    if mode == "bilinear":
        weights = ((1 - t, t), (-1.0, 1.0), (0.0, 0.0))[min(order, 2)]
        end = size - 1 if padding != "zeros" else np.inf
        return [_tap(np.minimum(floor + k, end), size, weight) for k, weight in enumerate(weights)], by
    turned = (-1.0) ** order  # where the distance falls as the place rises
    weights = (_far(t + 1, order), _near(t, order), _near(1 - t, order) * turned, _far(2 - t, order) * turned)
    return [_tap(np.rint(_within(floor + k, size, padding, align)[0]), size, weight) for k, weight in enumerate(weights, -1)], by


def _tap(number: Array, size: int, weight: Array) -> Tap:
    inside = (number >= 0) & (number < size)
    return np.where(inside, number, 0).astype(np.int64), inside, weight + np.zeros_like(number)


def _taps(grid: Array, sizes: Sequence[int], mode: str, padding: str, align: bool, orders: Sequence[int]) -> tuple[list[Tap], Array]:
    """The elements of flat images around each place, (batch, 1, places), and what their sum is to be multiplied by."""
    at = grid.reshape(grid.shape[0], 1, -1, len(sizes))
    last = len(sizes) - 1
    along = [_along(at[..., last - d], n, mode, padding, align, orders[last - d]) for d, n in enumerate(sizes)]
    found = []
    for taps in product(*(taps for taps, _ in along)):
        number, inside, weight = taps[0]
        for n, (more, also, by) in zip(sizes[1:], taps[1:]):
            number, inside, weight = number * n + more, inside & also, weight * by
        found.append((number, inside, weight))
    return found, prod(by for _, by in along)


def sample(x: Array, grid: Array, mode: str, padding: str, align: bool, orders: Sequence[int]) -> Array:
    """(batch, channels, *places) of images (batch, channels, *sizes) and a grid (batch, *places, dimensions)."""
    wide, places = for_loops(x), for_loops(grid)
    found: Any = native.sample_grid(wide, places, mode, padding, align, tuple(orders))
    if found is None:
        flat = wide.reshape(*x.shape[:2], -1)
        found = zeros_on_backend_of(wide, (*x.shape[:2], places[..., 0].size // max(len(places), 1)), wide.dtype)
        taps, by = _taps(places, x.shape[2:], mode, padding, align, orders)
        for number, inside, weight in taps:
            elements = take_elements(flat, broadcast_to(number, found.shape), 2)
            found += np.where(inside, elements, 0) * weight.astype(wide.dtype)
        found = (found * by.astype(wide.dtype)).reshape(*x.shape[:2], *grid.shape[1:-1])
    return as_dtype(found, x.dtype)


def sample_to_images(above: Array, grid: Array, shape: Sequence[int], mode: str, padding: str, align: bool, orders: Sequence[int]) -> Array:
    """The transpose of `sample` by images of a shape."""
    wide, places = for_loops(above), for_loops(grid)
    found: Any = native.sample_grid_to_images(wide, places, tuple(shape), mode, padding, align, tuple(orders))
    if found is None:
        batch, channels, *sizes = shape
        plane = prod(sizes)
        found = zeros_on_backend_of(wide, batch * channels * plane, wide.dtype)
        flat = wide.reshape(batch, channels, -1)
        starts = module_of(wide).arange(batch * channels).reshape(batch, channels, 1) * plane
        taps, by = _taps(places, sizes, mode, padding, align, orders)
        for number, inside, weight in taps:
            add_at(found, (starts + number).reshape(-1), np.where(inside, flat * (weight * by).astype(wide.dtype), 0).reshape(-1))
        found = found.reshape(tuple(shape))
    return as_dtype(found, above.dtype)


def sample_to_grid(above: Array, x: Array, grid: Array, mode: str, padding: str, align: bool, orders: Sequence[int]) -> Array:
    """The gradient of the grid."""
    wide, images, places = for_loops(above), for_loops(x), for_loops(grid)
    found: Any = native.sample_grid_to_grid(wide, images, places, mode, padding, align, tuple(orders))
    if found is None:
        more = [[order + (i == d) for i, order in enumerate(orders)] for d in range(grid.shape[-1])]
        of_each = [_taps(places, x.shape[2:], mode, padding, align, of) for of in more]
        flat, over = images.reshape(*x.shape[:2], -1), wide.reshape(*x.shape[:2], -1)
        shape = (x.shape[0], x.shape[1], over.shape[2])
        products = [
            np.sum(np.where(inside, take_elements(flat, broadcast_to(number, shape), 2), 0) * over, axis=1, keepdims=True)
            for number, inside, _ in of_each[0][0]
        ]
        sums = [by * sum(weight * product for (_, _, weight), product in zip(taps, products)) for taps, by in of_each]
        found = np.stack(sums, -1).reshape(grid.shape)
    return as_dtype(found, grid.dtype)


# ---- grids: the places of affine transformations


@np.errstate(all="ignore")
def affine_grid(x: Array, shape: Sequence[int], align: bool) -> Array:
    """The places that matrices make of those of images of a shape, (batch, channels, *sizes)."""
    places = _places_of(x, shape, align)
    wide = widened(x)
    return as_dtype((places @ wide.swapaxes(1, 2)).reshape(shape[0], *shape[2:], len(shape) - 2), x.dtype)


@np.errstate(all="ignore")
def affine_grid_backward(grad: Array, shape: Sequence[int], align: bool) -> Array:
    places = _places_of(grad, shape, align)
    wide = widened(grad).reshape(shape[0], prod(shape[2:]), len(shape) - 2)
    return as_dtype(wide.swapaxes(1, 2) @ places, grad.dtype)


def _places_of(like: Array, shape: Sequence[int], align: bool) -> Array:
    """A row for each element of an image: its place, between -1 and 1 along each dimension, the last one first; and one."""
    sizes, like = shape[2:], widened(like)
    places = empty_on_backend_of(like, (*sizes, len(sizes) + 1), like.dtype)
    for d, size in enumerate(sizes):
        last = 1.0 if align else 1 - 1 / size  # the ends, or half a step away from them
        along = (module_of(like).arange(size) * (2 / max(size - 1, 1)) - (size > 1)) * last
        places[..., -2 - d] = along.reshape(-1, *(1,) * (len(sizes) - d - 1))
    places[..., -1] = 1
    return places.reshape(-1, len(sizes) + 1)
