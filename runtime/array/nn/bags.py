"""Rows of a table, picked by one index and put into bags by another: their sums, inner products and maxima. A negative index names nothing."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..backends import module_of, zeros_on_backend_of
from ..base import native
from ..base.portable import add_slices, combine_at
from ..base.tools import Array, as_dtype, for_loops, is_half
from .layers import rows_of


def _given(x: Array, rows: Array, bags: Array) -> tuple[Array, Array, Array]:
    """A table in a dtype that is computed with, and the indices as numbers. Of halves only the rows that are picked, which may be few of many."""
    rows, bags = as_dtype(rows, np.int64), as_dtype(bags, np.int64)
    if _only_picked(x):
        x, rows = rows_of(x, np.maximum(rows, 0)), np.where(rows < 0, -1, np.arange(rows.size))
    return for_loops(x), for_loops(rows), for_loops(bags)


def _only_picked(x: Array) -> bool:
    return is_half(x) and isinstance(x, np.ndarray) and x.size > 0


def bag_sums(x: Array, rows: Array, bags: Array, scales: Array | None, count: int) -> Array:
    """Of `count` bags the sums of the rows that are in them, (count, width): row rows[k] of x, times scales[k], is in the bag bags[k]."""
    wide, row, bag = _given(x, rows, bags)
    by = None if scales is None else for_loops(scales)
    found = native.bag_sums(wide, row, bag, by, count)
    if found is None:
        there = (row >= 0) & (bag >= 0)
        found = zeros_on_backend_of(wide, (count, x.shape[1]), wide.dtype)
        if row.size and count and x.shape[0]:
            values = rows_of(wide, np.where(there, row, 0))
            values = np.where(there[:, None], values if by is None else values * by[:, None], wide.dtype.type(0))
            add_slices(found, np.where(there, bag, 0), 0, values)
    return as_dtype(found, x.dtype)


def bag_products(a: Array, b: Array, rows_of_a: Array, rows_of_b: Array) -> Array:
    """The inner product of row rows_of_a[k] of A and row rows_of_b[k] of B for each k."""
    wide_a, row_a, row_b = _given(a, rows_of_a, rows_of_b)
    wide_b, row_b, row_a = _given(b, row_b, row_a)
    found = native.bag_products(wide_a, wide_b, row_a, row_b)
    if found is None:
        there = (row_a >= 0) & (row_b >= 0)
        found = zeros_on_backend_of(wide_a, row_a.shape, wide_a.dtype)
        if row_a.size and a.shape[0] and b.shape[0]:
            products = rows_of(wide_a, np.where(there, row_a, 0)) * rows_of(wide_b, np.where(there, row_b, 0))
            found = np.where(there, products.sum(-1), wide_a.dtype.type(0))
    return as_dtype(found, a.dtype)


def bag_maxima(x: Array, rows: Array, bags: Array, count: int) -> Array:
    """The row of x that is largest in each column of each bag, (count, width): the first of several, NaN before all numbers; -1 in a bag of nothing."""
    wide, row, bag = _given(x, rows, bags)
    found: Any = native.bag_maxima(wide, row, bag, count)
    if found is None:
        found = module_of(x).full((count, x.shape[1]), -1, np.int64)
        if row.size and count and wide.size:
            there = ((row >= 0) & (bag >= 0))[:, None]
            values = np.where(there, rows_of(wide, np.maximum(row, 0)), -np.inf)
            bag = np.maximum(bag, 0)
            best = module_of(x).full((count, x.shape[1]), -np.inf, wide.dtype)
            columns = module_of(x).arange(x.shape[1])
            places = (bag[:, None], columns[None, :])
            combine_at(np.maximum, best, places, values)
            reached = best[bag]
            here = there & ((values == reached) | (np.isnan(values) & np.isnan(reached)))
            first = module_of(x).full((count, x.shape[1]), row.size, np.int64)
            combine_at(np.minimum, first, places, np.where(here, module_of(x).arange(row.size)[:, None], row.size))
            found = np.where(first < row.size, row[np.minimum(first, row.size - 1)], -1)
    return np.where(found < 0, -1, as_dtype(rows, np.int64)[found]) if _only_picked(x) and rows.size else found
