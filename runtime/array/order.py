"""Elements picked by their order along a dimension: extremes with their places, medians, the first ones, all of them sorted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .backends import module_of, zeros_on_backend_of
from .base import native
from .base.portable import running_extreme, take_elements, take_slices
from .base.tools import Array, as_array, as_dtype, checked_dim, contiguous, copied, for_loops, may_hold, widened
from .dtypes import traits
from .reduce import _ordered, on_device

FEW = 64  # elements of a row that are put in order sooner than the first of them are found
SHORT, SOON = 256, 2048  # elements of a row, and of all, that are put in order sooner than one of them is found by NumPy


def _needs_elements(name: str, x: Array, dim: int) -> int:
    _ordered(name, x)
    dim = checked_dim(dim, x.ndim)
    if x.ndim and x.shape[dim] == 0:
        raise IndexError(f"{name}(): Expected reduction dim {dim} to have non-zero size.")
    return dim


def _for_native(x: Array) -> Array:
    """The elements as compiled code takes them; a device's array as it is, which it does not take."""
    return contiguous(widened(x)) if isinstance(x, np.ndarray) else x


def _extremes_along(largest: bool, x: Array, dim: int, keepdim: bool) -> tuple[Array, Array] | None:
    """Of a matrix whose columns lie one after the other, by way of its transpose, of which nothing has to be copied."""
    if x.ndim == 2 and x.__class__ is np.ndarray and x.flags.fnc:
        found = native.extremes_along(largest, _for_native(x.T), 1 - dim, False)
        return (np.expand_dims(found[0], dim), np.expand_dims(found[1], dim)) if found is not None and keepdim else found
    return native.extremes_along(largest, _for_native(x), dim, keepdim)


def _first_extreme(largest: bool, x: Array, dim: int, keepdim: bool) -> tuple[Array, Array]:
    """The extremes along a dimension of an array that has elements there, and the indices of the first of each."""
    dim = _needs_elements("max" if largest else "min", x, dim)
    found = _extremes_along(largest, x, dim, keepdim)
    if found is not None:
        return as_dtype(found[0], x.dtype), found[1]
    return _picked(x, dim, keepdim, lambda x, dim: (np.argmax if largest else np.argmin)(x, axis=dim, keepdims=True))


def _picked(x: Array, dim: int, keepdim: bool, pick: Callable[[Array, int], Array]) -> tuple[Array, Array]:
    """The elements that `pick` picks along a dimension of an array by their indices, and the indices."""
    if not x.ndim:
        return x.copy(), zeros_on_backend_of(x, (), np.int64)
    indices = as_dtype(pick(widened(x), dim), np.int64)
    values = taken_along(x, indices, dim)
    return (values, indices) if keepdim else (values.squeeze(dim), indices.squeeze(dim))


def taken_along(x: Array, index: Array, dim: int) -> Array:
    """The elements that an index names along a dimension, all of which lie within it."""
    found = native.take_along(contiguous(x), dim, contiguous(index)) if isinstance(x, np.ndarray) else None
    return take_elements(x, index, dim) if found is None else found


def max_dim(x: Array, dim: int, keepdim: bool) -> tuple[Array, Array]:
    return _first_extreme(True, x, dim, keepdim)


def min_dim(x: Array, dim: int, keepdim: bool) -> tuple[Array, Array]:
    return _first_extreme(False, x, dim, keepdim)


def argmax(x: Array, dim: int | None, keepdim: bool) -> Array:
    return _arg(True, "argmax", x, dim, keepdim)


def argmin(x: Array, dim: int | None, keepdim: bool) -> Array:
    return _arg(False, "argmin", x, dim, keepdim)


def _arg(largest: bool, name: str, x: Array, dim: int | None, keepdim: bool) -> Array:
    function: Any = np.argmax if largest else np.argmin
    if dim is None:
        _ordered(name, x)
        if x.size == 0:
            raise IndexError(f"{name}(): Expected reduction dim to be specified for input.numel() == 0.")
        found = None if x.__class__ is np.ndarray else on_device(name, x, tuple(range(x.ndim)), False)
        found = as_dtype(as_array(getattr(widened(x), name)(), x), np.int64) if found is None else found
        return found.reshape((1,) * x.ndim) if keepdim else found
    dim = _needs_elements(name, x, dim)
    if not x.ndim:
        return zeros_on_backend_of(x, (), np.int64)
    found = _extremes_along(largest, x, dim, keepdim)
    if found is not None:
        return found[1]
    found = on_device(name, x, (dim,), keepdim)
    if found is not None:
        return found
    return as_dtype(as_array(function(widened(x), axis=dim, keepdims=keepdim), x), np.int64)


def median(x: Array, dim: int, keepdim: bool) -> tuple[Array, Array]:
    dim = _needs_elements("median", x, dim)
    return ranked(x, dim, MEDIAN, keepdim) or _picked(x, dim, keepdim, _middle)


MEDIAN, MEDIAN_OF_NUMBERS, MODE = -1, -2, -3  # what native.ranked() takes in the place of a rank


def ranked(x: Array, dim: int, rank: int, keepdim: bool) -> tuple[Array, Array] | None:
    """The element at a place in order of each row of few, and where it stands. None where there are many, and where nothing is compiled."""
    found = native.ranked(_for_native(x), dim, rank, keepdim) if x.ndim and x.shape[dim] <= FEW else None
    return None if found is None else (as_dtype(found[0], x.dtype), found[1])


def _middle(x: Array, dim: int) -> Array:
    """The indices of medians; of the first NaN where there is one."""
    middle = _kth(x, dim, (x.shape[dim] + 1) // 2)
    nan = x != x
    return np.where(nan.any(axis=dim, keepdims=True), np.argmax(nan, axis=dim, keepdims=True), middle) if may_hold(nan) else middle


def median_all(x: Array) -> Array:
    found = _alone(x.reshape(-1), (x.size - 1) // 2)
    return found[0] if found is not None else median(x.reshape(-1), 0, False)[0] if x.size else _middle_of_nothing(x)


def nanmedian_all(x: Array) -> Array:
    found = _alone(x.reshape(-1), (x.size - 1) // 2)
    return found[0] if found is not None else nanmedian(x.reshape(-1), 0, False)[0] if x.size else _middle_of_nothing(x)


def _alone(row: Array, *ranks: int) -> list[Array] | None:
    """The elements of a row of many numbers at ranks that follow one another, without the places where they stood, as arrays without dimensions. None of few,
    where one is NaN, and where one of those found is zero: which of -0 and 0 it is depends on the places."""
    if row.__class__ is not np.ndarray or row.size <= SHORT or not _is_put_in_order_by_numpy(row):
        return None
    parted = np.partition(row, (*ranks, row.size - 1))  # NaN comes last
    found = [parted[rank : rank + 1].reshape(()).copy() for rank in ranks]
    return None if parted[-1] != parted[-1] or any(value == 0 for value in found) else found


def _is_put_in_order_by_numpy(x: Array) -> bool:
    """Whether the dtype is one that NumPy has loops of vectors for."""
    kind = traits[x.dtype]
    return kind.is_integer or kind.name in ("float32", "float64")


def at_ranks(rows: Array, *ranks: int) -> list[Array] | None:
    """The elements of one row at ranks that follow one another, each as a row of one; None where in_order() has to find them."""
    found = _alone(rows, *ranks) if rows.ndim == 1 else None
    return None if found is None else [value.reshape(1) for value in found]


def in_order_alone(x: Array, dim: int) -> Array:
    """The elements in stable order, without the places where they stood, which take as long again where there are many."""
    _ordered("sort", x)
    if not x.ndim:
        checked_dim(dim, 0)
        return x.copy()
    dim = checked_dim(dim, x.ndim)
    if x.__class__ is np.ndarray and x.size > native.FEW and _is_put_in_order_by_numpy(x):
        found: Array = np.sort(x, axis=dim)
        if not traits[x.dtype].is_inexact or not _has_several_of_one(x, slice_at(found, dim, x.shape[dim] - 1)):
            return found
    return in_order(x, dim, False)[0]


def _has_several_of_one(x: Array, last: Array) -> bool:
    """Whether floats, of which the last in order are given, may hold NaN or -0, of which NumPy's loops of vectors make another NaN and 0."""
    if may_hold(last != last):
        return True
    bits = contiguous(x).view(f"i{x.dtype.itemsize}")
    return may_hold(bits == np.iinfo(bits.dtype).min)


def median_of_rows(x: Array) -> Array:
    return median(x, -1, False)[0]


def nanmedian_of_rows(x: Array) -> Array:
    return nanmedian(x, -1, False)[0]


def _middle_of_nothing(x: Array) -> Array:
    return module_of(x).full((), np.iinfo(x.dtype).min if traits[x.dtype].is_integer else np.nan, x.dtype)


def nanmedian(x: Array, dim: int, keepdim: bool) -> tuple[Array, Array]:
    dim = _needs_elements("nanmedian", x, dim)
    return ranked(x, dim, MEDIAN_OF_NUMBERS, keepdim) or _picked(x, dim, keepdim, _middle_of_numbers)


def _middle_of_numbers(x: Array, dim: int) -> Array:
    """The indices of medians of what is not NaN."""
    if not may_hold(x != x):
        return _kth(x, dim, (x.shape[dim] + 1) // 2)
    _, order = in_order(x, dim, False)  # NaNs last
    count = np.sum(x == x, axis=dim, keepdims=True)
    return take_elements(order, np.maximum(count - 1, 0) // 2, dim)


def kthvalue(x: Array, k: int, dim: int, keepdim: bool) -> tuple[Array, Array]:
    _ordered("kthvalue", x)
    dim = checked_dim(dim, x.ndim)
    if not 1 <= k <= (x.shape[dim] if x.ndim else 1):
        raise RuntimeError(f"kthvalue(): expected k from 1 to {x.shape[dim] if x.ndim else 1}, the size of dimension {dim}, but got {k}")
    return ranked(x, dim, k - 1, keepdim) or _picked(x, dim, keepdim, lambda x, dim: _kth(x, dim, k))


def slice_at(x: Array, dim: int, place: int) -> Array:
    """The slice at a place of a dimension, which stays."""
    return x[(slice(None),) * dim + (slice(place, place + 1 or None),)]


def _kth(x: Array, dim: int, k: int) -> Array:
    """The index of the k-th smallest element; of equal ones, in the order in which they stand. Without sorting the others, unless there is a NaN."""
    if FEW < x.shape[dim] and k < x.shape[dim] // 4:
        return slice_at(_first(x, k, dim, False)[1], dim, k - 1)
    if x.shape[dim] <= SHORT or x.size <= SOON or may_hold(x != x):
        return slice_at(in_order(x, dim, False)[1], dim, k - 1)
    value = slice_at(np.partition(x, k - 1, axis=dim), dim, k - 1)
    same = x == value
    before = np.count_nonzero(x < value, axis=dim, keepdims=True)
    if np.all(before == k - 1):
        return np.argmax(same, axis=dim, keepdims=True)
    return np.argmax(np.cumsum(same, axis=dim) == k - before, axis=dim, keepdims=True)


def selected(x: Array, dim: int, indices: Array, keepdim: bool) -> Array:
    """The elements at the indices that a reduction, or with `keepdim` a sort, along `dim` returned."""
    if not x.ndim:
        return as_array(take_slices(x.reshape(1), indices, 0), x)
    dim = checked_dim(dim, x.ndim)
    picked = taken_along(x, indices if keepdim else np.expand_dims(indices, dim), dim)
    return picked if keepdim else np.squeeze(picked, dim)


def put_selected(x: Array, dim: int, indices: Array, shape: Sequence[int], keepdim: bool) -> Array:
    """Zeros of a shape with x at the indices that a reduction, or with `keepdim` a sort, along `dim` returned."""
    if not shape:
        return x.reshape(()).copy() if x.size else zeros_on_backend_of(x, (), x.dtype)
    dim = checked_dim(dim, len(shape))
    if not keepdim:
        x, indices = np.expand_dims(x, dim), np.expand_dims(indices, dim)
    out = native.put_along("=", tuple(shape), dim, contiguous(indices), contiguous(x))
    if out is None:
        out = zeros_on_backend_of(x, tuple(shape), x.dtype)
        np.put_along_axis(out, indices, x, dim)
    return out


def sort(x: Array, dim: int, descending: bool, stable: bool) -> tuple[Array, Array]:
    _ordered("sort", x)
    if not x.ndim:
        checked_dim(dim, 0)
        return x.copy(), zeros_on_backend_of(x, (), np.int64)
    dim = checked_dim(dim, x.ndim)
    return in_order(x, dim, descending)


def in_order(x: Array, dim: int, descending: bool) -> tuple[Array, Array]:
    """The elements in stable order, NaN as the largest number, and where each stood."""
    wide = widened(x)
    found = native.in_order(contiguous(wide), dim, descending)
    if found is not None:
        return as_dtype(found[0], x.dtype), found[1]
    if descending:  # a stable descending order is a stable ascending one, read from the other end
        order = x.shape[dim] - 1 - np.flip(np.argsort(np.flip(wide, dim), axis=dim, kind="stable"), dim)
    else:
        order = np.argsort(wide, axis=dim, kind="stable")
    order = as_dtype(contiguous(order), np.int64)
    return taken_along(x, order, dim), order


def topk(x: Array, k: int, dim: int, largest: bool, sorted: bool) -> tuple[Array, Array]:
    _ordered("topk", x)
    dim = checked_dim(dim, x.ndim)
    if not 0 <= k <= (x.shape[dim] if x.ndim else 1):
        raise RuntimeError(f"topk(): expected k from 0 to {x.shape[dim] if x.ndim else 1}, the size of dimension {dim}, but got {k}")
    if not x.ndim:
        return (x.copy(), zeros_on_backend_of(x, (), np.int64)) if k else (zeros_on_backend_of(x, 0, x.dtype), zeros_on_backend_of(x, 0, np.int64))
    if FEW < x.shape[dim] and 0 < k < x.shape[dim] // 4:
        return _first(x, k, dim, largest)
    if dim == x.ndim - 1 and x.shape[dim] <= FEW and (found := native.firsts(largest, _for_native(x), k)) is not None:
        return as_dtype(found[0], x.dtype), found[1]
    first = (slice(None),) * dim + (slice(k),)
    values, order = in_order(x, dim, largest)
    return copied(values[first]), copied(order[first])


def _first(x: Array, k: int, dim: int, largest: bool) -> tuple[Array, Array]:
    """The first k elements in stable order, and where each stood. The others are not sorted."""
    are_rows = dim == x.ndim - 1
    rows = for_loops(x) if are_rows else contiguous(np.moveaxis(widened(x), dim, -1))
    found = native.firsts(largest, rows, k)
    if found is None:
        order = _partitioned(x, rows, k, dim, largest)
        return taken_along(x, order, dim), order
    values, order = found if are_rows else (contiguous(np.moveaxis(part, -1, dim)) for part in found)
    return as_dtype(values, x.dtype), order


def _partitioned(x: Array, rows: Array, k: int, dim: int, largest: bool) -> Array:
    """The first k indices, where nothing is compiled: from NumPy's partition, unless there is a NaN."""
    if may_hold(rows != rows):
        return np.take(in_order(x, dim, largest)[1], range(k), axis=dim)
    last = rows.shape[-1] - k if largest else k - 1
    value = np.partition(rows, last, axis=-1)[..., last : last + 1]
    chosen = rows >= value if largest else rows <= value
    if np.count_nonzero(chosen) != k * (rows.size // rows.shape[-1]):  # of those that equal the last one, the first that are needed
        same = rows == value
        missing = k - np.sum(chosen & ~same, axis=-1, keepdims=True)
        chosen &= ~same | (np.cumsum(same, axis=-1) <= missing)
    places = (np.flatnonzero(chosen) % rows.shape[-1]).reshape(*rows.shape[:-1], k)
    found = take_elements(places, in_order(take_elements(rows, places, -1), places.ndim - 1, largest)[1], -1)
    return contiguous(np.moveaxis(found, -1, dim))


def _running_extreme(largest: bool, x: Array, dim: int) -> tuple[Array, Array]:
    """The running extremes, and where each stands: the last of equal ones, and of NaNs."""
    _ordered("cummax and cummin", x)
    dim = checked_dim(dim, x.ndim)
    if not x.ndim:
        return x.copy(), zeros_on_backend_of(x, (), np.int64)
    wide = for_loops(x)
    found = native.running_extremes(largest, wide, dim)
    if found is not None:
        return as_dtype(found[0], x.dtype), found[1]
    running = running_extreme(wide, dim, largest)  # from the first NaN on, NaN
    places = module_of(x).arange(x.shape[dim]).reshape(-1, *(1,) * (x.ndim - dim - 1))
    indices = running_extreme(np.where((wide == running) | (wide != wide), places, 0), dim, True)
    return take_elements(x, indices, dim), indices


def cummax(x: Array, dim: int) -> tuple[Array, Array]:
    return _running_extreme(True, x, dim)


def cummin(x: Array, dim: int) -> tuple[Array, Array]:
    return _running_extreme(False, x, dim)
