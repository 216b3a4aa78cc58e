"""Elements counted: in bins, by their value, and the most frequent ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .backends import module_of
from .base import native
from .base.portable import counted, running_extreme
from .base.tools import Array, as_dtype, checked_dim, contiguous, has_zero, spaced, widened
from .dtypes import traits
from .order import MODE, in_order, ranked
from .reduce import amax, amin


def bincount(x: Array, weights: Array | None, minlength: int) -> Array:
    if not traits[x.dtype].is_integer:
        raise NotImplementedError(f"bincount(): expected an input of integers, but got {x.dtype}")
    if minlength < 0:
        raise RuntimeError(f"bincount(): expected minlength >= 0, but got {minlength}")
    if x.ndim != 1:
        raise RuntimeError(f"bincount(): expected an input of 1 dimension, but got the shape {list(x.shape)}")
    if not isinstance(x, np.ndarray) or (weights is not None and weights.shape != x.shape):
        _refuse_negative(x)
    if weights is not None and weights.shape != x.shape:
        raise RuntimeError(f"bincount(): expected weights to have the shape of the input, {list(x.shape)}, but got {list(weights.shape)}")
    kept = np.dtype(np.int64) if weights is None else np.dtype(np.float32) if weights.dtype == np.float32 else np.dtype(np.float64)
    try:
        return as_dtype(np.bincount(x, None if weights is None else weights.astype(np.float64), minlength), kept)
    except ValueError:  # NumPy looks at them itself
        _refuse_negative(x)
        raise


def _refuse_negative(x: Array) -> None:
    if x.size and x.min() < 0:
        raise RuntimeError(f"bincount(): expected an input without negative numbers, but got {x.min()}")


def histc(x: Array, bins: int, min: float, max: float) -> Array:
    if x.dtype == np.bool_:
        raise NotImplementedError("histc(): expected an input of numbers, but got bools")
    if bins <= 0:
        raise RuntimeError(f"histc(): expected bins > 0, but got {bins}")
    wide = widened(x)
    low, high = _range("histc", *(_extremes(wide) if min == max and wide.size else (float(min), float(max))), 1.0, wide.dtype)
    if isinstance(x, np.ndarray) and (found := native.counted_evenly(contiguous(wide), bins, low, high)) is not None:
        return found.astype(x.dtype)
    edges = module_of(x).empty(bins + 1, wide.dtype)
    edges[0], edges[-1] = low, high  # no element is compared with the others
    return as_dtype(_counts(wide.reshape(-1, 1), [edges], None, exact=False, even=[True]), x.dtype)


def of_values(x: Array, bins: int, range: Sequence[float] | None, weight: Array | None, density: bool) -> tuple[Array, Array]:
    if range is not None and len(range) != 2:
        raise RuntimeError(f"histogram(): expected a range of 2 numbers, but got {len(range)}")
    return _of_values(x, bins, range, weight, density)


def between_edges(x: Array, bins: Array, weight: Array | None, density: bool) -> tuple[Array, Array]:
    check_edges("histogram", x, bins)
    return _of_values(x, bins, None, weight, density)


def _of_values(x: Array, bins: Any, range: Sequence[float] | None, weight: Array | None, density: bool) -> tuple[Array, Array]:
    check_weight("histogram", x, weight, x.shape)
    hist, edges = of_rows(x.reshape(-1, 1), [bins], range, None if weight is None else weight.reshape(-1), density)
    return hist, edges


def check_edges(name: str, x: Any, bins: Any) -> None:
    if bins.dtype != x.dtype:
        raise RuntimeError(f"{name}(): expected edges of bins to have the dtype of the input, {x.dtype}, but got {bins.dtype}")
    if bins.ndim != 1 or not len(bins):
        raise RuntimeError(f"{name}(): expected edges of bins to have 1 dimension and an element or more, but got the shape {list(bins.shape)}")


def check_weight(name: str, x: Any, weight: Any, shape: Sequence[int]) -> None:
    if weight is not None and weight.dtype != x.dtype:
        raise RuntimeError(f"{name}(): expected weight to have the dtype of the input, {x.dtype}, but got {weight.dtype}")
    if weight is not None and tuple(weight.shape) != tuple(shape):
        raise RuntimeError(f"{name}(): expected weight to have the shape {list(shape)}, a number for each point, but got {list(weight.shape)}")


def of_rows(x: Array, bins: Sequence[Any], range: Sequence[float] | None, weight: Array | None, density: bool) -> list[Array]:
    """How many rows lie in each bin, and the edges of the bins along each column; `bins` has their numbers or their edges."""
    name = "histogramdd" if len(bins) > 1 else "histogram"
    edges = []
    for d, wanted in enumerate(bins):
        if not isinstance(wanted, (int, np.integer)):
            edges.append(wanted.copy())
            continue
        if wanted <= 0:
            raise RuntimeError(f"{name}(): expected bins > 0, but got {wanted}")
        low, high = range[2 * d : 2 * d + 2] if range is not None else _extremes(x[:, d]) if len(x) else (0.0, 1.0)
        low, high = _range(name, low, high, 0.5, x.dtype)
        edges.append(_even_edges(x, low, high, int(wanted)))
    hist = _counts(x, edges, weight, exact=True, even=[isinstance(wanted, (int, np.integer)) for wanted in bins])
    if density:
        with np.errstate(all="ignore"):
            widths = [np.diff(e).reshape([-1 if i == d else 1 for i, _ in enumerate(edges)]) for d, e in enumerate(edges)]
            hist = hist / hist.sum() / math.prod(widths)
    return [as_dtype(hist, x.dtype), *edges]


def _even_edges(x: Array, low: float, high: float, bins: int) -> Array:
    """The edges of bins of one width. For NumPy's arrays as np.linspace() computes them, in a third of the time."""
    low, high = float(low), float(high)
    step = (high - low) / bins
    if not step or not isinstance(x, np.ndarray):
        return module_of(x).linspace(low, high, bins + 1, dtype=x.dtype)
    return spaced(bins + 1, low, step, high, x.dtype)


def _extremes(x: Array) -> tuple[float, float]:
    return float(amin(x, None, False)), float(amax(x, None, False))


def _range(name: str, low: float, high: float, around: float, dtype: Any) -> tuple[float, float]:
    """The range of bins; one without a width becomes what is `around` it."""
    if low == high:
        low, high = low - around, high + around
    if not (math.isfinite(low) and math.isfinite(high)):
        raise RuntimeError(f"{name}(): expected a finite range, but got {low} to {high}")
    if traits[dtype].is_floating_point and high - low > float(np.finfo(dtype).max):
        raise RuntimeError(f"{name}(): expected a range whose width {dtype} can hold, but got {low} to {high}")
    if low > high:
        raise RuntimeError(f"{name}(): expected a range from the smaller to the larger number, but got {low} to {high}")
    return low, high


_BLOCK = 1 << 14  # rows that are counted at a time: what is made of them stays in the cache
_FEW_BINS = 1000  # of so few, rounding moves no element further than to the next


def _counts(x: Array, edges: list[Array], weight: Array | None, exact: bool, even: Sequence[bool]) -> Array:
    """How many rows of x, or what weight of them, lie in each bin; the last bin has both its ends.

    Args:
        exact: whether elements are compared with the edges; else rounding may move one that is next to an edge.
        even: for each column, whether its bins have one width.
    """
    if exact and weight is None and x.size <= native.FEW and (few := native.counted_between(contiguous(x), edges)) is not None:
        return few
    shape = tuple([len(e) - 1 for e in edges])
    total = math.prod(shape)
    wide = None if weight is None else weight.astype(np.float64)
    blocks = range(0, len(x), _BLOCK) if isinstance(x, np.ndarray) and len(x) > _BLOCK and total < _BLOCK else [0]
    found: Any = None
    for start in blocks:
        end = start + _BLOCK if len(blocks) > 1 else len(x)
        places = _places(x[start:end], edges, exact, even)
        of_block = counted(places, total + 1, None if wide is None else wide[start:end])
        found = of_block if found is None else found + of_block
    return found[:total].reshape(shape)


def _places(x: Array, edges: Sequence[Array], exact: bool, even: Sequence[bool]) -> Array:
    """The number of each row's bin, and for rows outside of all the number behind the last."""
    inside: Any = None
    places: Any = None
    for column, own, is_even in zip(x.T, edges, even):
        size = len(own) - 1
        if exact and not (is_even and size <= _FEW_BINS and len(x) > native.FEW):
            place = own.searchsorted(column, "right") - 1
            place -= column == own[-1]
            within = place.view(np.uint64) < size
            may_lie_outside = has_zero(within)
        else:
            place, within, may_lie_outside = _even_places(column, own, exact)
        places = place if places is None else places * size + place
        if may_lie_outside:
            inside = within if inside is None else inside & within
    return places if inside is None else np.where(inside, places, math.prod([len(e) - 1 for e in edges]))


@np.errstate(all="ignore")
def _even_places(column: Array, own: Array, exact: bool) -> tuple[Array, Array, bool]:
    """The numbers of elements' bins of one width, which of them lie within, and whether all may not."""
    size, low, high = len(own) - 1, own[0], own[-1]
    within = (column >= low) & (column <= high)
    may_lie_outside = has_zero(within)
    kept = np.where(within, column, low) if may_lie_outside else column
    place = np.minimum(((kept - low) / (high - low) * size).astype(np.int64), size - 1)
    if exact:
        place -= kept < own[place]
        place += (kept >= own[place + 1]) & (place < size - 1)
    return place, within, may_lie_outside


def mode(x: Array, dim: int, keepdim: bool) -> tuple[Array, Array]:
    """The most frequent elements, the smallest of several, and where they stand last."""
    dim = checked_dim(dim, x.ndim)
    if not x.ndim:
        return x.copy(), module_of(x).zeros((), np.int64)
    if x.shape[dim] == 0:
        raise IndexError(f"mode(): expected elements along dimension {dim}, but got the shape {list(x.shape)}")
    if found := ranked(x, dim, MODE, keepdim):
        return found
    ordered, order = (contiguous(found.swapaxes(dim, -1)) for found in in_order(x, dim, False))
    length = ordered.shape[-1]
    places = module_of(x).arange(length)
    starts = module_of(x).zeros(ordered.shape, np.int64)  # for each element, where the run of equal ones begins: filled in where one does
    starts[..., 1:] = (ordered[..., 1:] != ordered[..., :-1]) * places[1:]
    run = places - running_extreme(starts, -1, True)  # how many equal ones stand before
    at = run.reshape(-1, length).argmax(axis=1) + module_of(x).arange(0, x.size, length)
    values, indices = (rows.reshape(-1)[at].reshape((*ordered.shape[:-1], 1)).swapaxes(dim, -1) for rows in (ordered, order))
    return (contiguous(values), contiguous(indices)) if keepdim else (contiguous(values.squeeze(dim)), contiguous(indices.squeeze(dim)))
