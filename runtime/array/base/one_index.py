"""Indices of several dimensions that are neighbours, as one index of these as a whole: what compiled code picks and adds by. For arrays of NumPy's."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from . import native
from .tools import Array, any_outside, as_dtype, broadcast_to, contiguous


def _as_one_index(x: Array, places: tuple[Any, ...]) -> tuple[Array, Array, tuple[int, ...]] | None:
    """Indices of dimensions that are neighbours as one index of these as a whole, of an array.

    Returns:
        x in three dimensions, of which the one in the middle is indexed; the index, of any shape; and the shape of what it picks. None where there is no such
        index: there are none, or of other dimensions, too, masks, or some that lie out of bounds.
    """
    named = [d for d, place in enumerate(places) if isinstance(place, np.ndarray)]
    others = [place for place in places if not isinstance(place, np.ndarray)]
    if x.__class__ is not np.ndarray or not x.flags.c_contiguous or not named or any(place != slice(None) for place in others):
        return None
    if named[-1] - named[0] >= len(named) or any(places[d].dtype not in (np.int64, np.int32) or any_outside(places[d], -x.shape[d], x.shape[d]) for d in named):
        return None
    row: Any = np.int64(0)
    try:
        for d in named:
            index, size = as_dtype(places[d], np.int64), x.shape[d]
            row = row * size + (np.where(index < 0, index + size, index) if any_outside(index, 0, size) else index)
    except ValueError:  # they do not broadcast
        return None
    before, behind = x.shape[: named[0]], x.shape[named[-1] + 1 :]
    counts = [math.prod(part) for part in (before, x.shape[named[0] : named[-1] + 1], behind)]
    return x.reshape(counts), np.asarray(row), (*before, *row.shape, *behind)


def added_along(out: Array, places: Any, values: Array) -> bool:
    """Whether compiled code adds values where indices name places."""
    found = _as_one_index(out, places if isinstance(places, tuple) else (places,))
    if found is None:
        return False
    flat, index, shape = found
    given = contiguous(as_dtype(broadcast_to(values, shape), out.dtype)).reshape(flat.shape[0], index.size, flat.shape[2])
    return native.put_along("+", flat, 1, contiguous(index).reshape(-1), given, True) is not None


def picked_along(x: Array, places: tuple[Any, ...]) -> Array | None:
    """x[places], by compiled code, with the dimensions of the indices where those of x were; None for what no loop covers."""
    one = _as_one_index(x, places)
    if one is None:
        return None
    flat, index, shape = one
    found = native.take_along(flat, 1, contiguous(index).reshape(-1))
    return None if found is None else found.reshape(shape)
