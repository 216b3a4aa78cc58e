"""Distances of rows, and differences of all pairs of rows, each pair once."""

from __future__ import annotations

import numpy as np

from ..backends import empty_on_backend_of, module_of, zeros_on_backend_of
from ..base import native
from ..base.tools import Array, as_dtype, contiguous, in_pool, widened
from ..linalg.matrices import matmul
from ..reduce import sum, vector_norm


def distances(x: Array, other: Array, p: float) -> Array:
    """Of each row of one array from each row of another, in the last two dimensions; those in front are the same."""
    if x.__class__ is np.ndarray and (found := native.distances(x, other, p)) is not None:
        return found
    wide, other_wide = widened(x), widened(other)
    found = native.distances(contiguous(wide), contiguous(other_wide), p) if isinstance(wide, np.ndarray) else None
    if found is None:
        found = _norms(_less(wide[..., :, None, :], other_wide[..., None, :, :]), p)
    return as_dtype(found, x.dtype)


def pair_distances(x: Array, p: float) -> Array:
    """Of each row from each row behind it."""
    wide = widened(x)
    found = native.distances(contiguous(wide), None, p) if isinstance(wide, np.ndarray) else None
    if found is None:
        found = _norms(pair_differences(wide), p)
    return as_dtype(found, x.dtype)


@np.errstate(all="ignore")
def _less(x: Array, other: Array) -> Array:
    return x - other


def _norms(differences: Array, p: float) -> Array:
    """Along the last dimension, zero where it has no elements."""
    return vector_norm(differences, p, -1, False) if differences.shape[-1] else differences.sum(-1)


@in_pool
@np.errstate(all="ignore")
def pair_differences(x: Array) -> Array:
    """Each row less each row behind it, in the last two dimensions."""
    rows = x.shape[-2]
    out = empty_on_backend_of(x, (*x.shape[:-2], rows * (rows - 1) // 2, x.shape[-1]), x.dtype)
    start = 0
    for i in range(rows - 1):
        end = start + rows - 1 - i
        np.subtract(x[..., i : i + 1, :], x[..., i + 1 :, :], out=out[..., start:end, :])
        start = end
    return out


@np.errstate(all="ignore")
def sums_of_pairs(x: Array, rows: int) -> Array:
    """The transpose of pair_differences."""
    wide = widened(x)
    out = zeros_on_backend_of(wide, (*x.shape[:-2], rows, x.shape[-1]), wide.dtype)
    start = 0
    for i in range(rows - 1):
        end = start + rows - 1 - i
        part = wide[..., start:end, :]
        out[..., i, :] += part.sum(-2)
        out[..., i + 1 :, :] -= part
        start = end
    return as_dtype(out, x.dtype)


@np.errstate(all="ignore")
def weighted_sums_of_pairs(x: Array, weight: Array) -> Array:
    """For each row the sum of what it has more than each other row, times the weight of that pair."""
    wide, given = widened(x), widened(weight)
    rows = x.shape[-2]
    weights = zeros_on_backend_of(wide, (*weight.shape[:-1], rows, rows), wide.dtype)
    places = native.triangle_places(rows, rows, 1, False) if isinstance(wide, np.ndarray) else None
    first, second = module_of(x).triu_indices(rows, 1) if places is None else places
    weights[..., first, second] = given
    weights[..., second, first] = given
    return as_dtype(_balanced(wide, weights, wide), x.dtype)


@np.errstate(all="ignore")
def weighted_differences(x: Array, other: Array, weight: Array) -> Array:
    """For each row the sum of what it has more than each row of another array, times the weight of both."""
    return as_dtype(_balanced(widened(x), widened(weight), widened(other)), x.dtype)


def _balanced(x: Array, weights: Array, other: Array) -> Array:
    return sum(weights, -1, True, None) * x - matmul(weights, other)
