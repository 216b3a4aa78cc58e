"""Elements found: in sorted rows, among others, each value once, where a mask holds, and all of them as one hash."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from .backends import module_of, refuse_if_any, zeros_on_backend_of
from .base import native
from .base.portable import take_elements, take_slices, xor_of
from .base.tools import Array, as_array, as_dtype, broadcast_shape, broadcast_to, checked_dim, contiguous, copied, held, widened
from .dtypes import traits
from .order import in_order
from .reduce import Dims, _shape_after, axes_of, sum_to_size


def searchsorted(rows: Array, x: Array, right: bool, sorter: Array | None, out_int32: bool) -> Array:
    """Where elements of x would be put into sorted rows: of one row for all, or of one for each row of x."""
    kind = np.int32 if out_int32 else np.int64
    if sorter is not None:
        if sorter.shape != rows.shape:
            raise RuntimeError(f"searchsorted(): expected sorter to have the shape of the sequence, {list(rows.shape)}, but got {list(sorter.shape)}")
        if not traits[sorter.dtype].is_index or sorter.dtype != np.int64:
            raise RuntimeError(f"searchsorted(): expected sorter to have the dtype int64, but got {sorter.dtype}")
        if not isinstance(sorter, np.ndarray):
            refuse_if_any(
                (sorter < 0) | (sorter >= rows.shape[-1]), RuntimeError(f"searchsorted(): expected a sorter of indices from 0 to {rows.shape[-1] - 1}")
            )
        elif sorter.size and (sorter.min() < 0 or sorter.max() >= rows.shape[-1]):
            raise RuntimeError(f"searchsorted(): expected a sorter of indices from 0 to {rows.shape[-1] - 1}, but got {sorter.min()} to {sorter.max()}")
        rows = take_elements(rows, sorter, -1)
    if x.size <= native.FEW or rows.ndim > 1:
        found = native.searched(rows, x, right)
        if found is not None:
            return as_dtype(found, np.int32) if out_int32 else found
    rows, x = widened(rows), widened(x)
    side: Literal["left", "right"] = "right" if right else "left"
    if rows.ndim == 1:
        return as_dtype(as_array(rows.searchsorted(x, side), x), kind)
    found = module_of(x).empty(x.shape, kind)
    if not x.size or not rows.shape[-1]:
        found.fill(0)
        return found
    lines = found.reshape(-1, x.shape[-1])
    for line, row, values in zip(lines, rows.reshape(-1, rows.shape[-1]), x.reshape(-1, x.shape[-1])):
        line[...] = row.searchsorted(values, side)
    return found


def isin(x: Array, others: Array, assume_unique: bool, invert: bool) -> Array:
    if x.size * others.size <= 1024:  # sooner compared with one another than sorted
        found = native.among(x, others)
        if found is None:
            equal = _equal(x[..., None], others if others.ndim == 1 else others.reshape(-1))
            found = as_array(np.logical_or.reduce(equal, axis=-1) if equal.__class__ is np.ndarray else equal.any(axis=-1), x)
        return ~found if invert else found
    return as_array(np.isin(widened(x), widened(others), assume_unique=assume_unique, invert=invert), x)


def _equal(x: Array, others: Array) -> Array:
    """Which elements of two arrays are equal, by compiled code where both are of one dtype."""
    kernel = native.kernels.get("eq") if x.__class__ is others.__class__ is np.ndarray and x.dtype is others.dtype else None
    return x == others if kernel is None else kernel(x, others)


def unique(x: Array, dim: int | None) -> tuple[Array, Array, Array]:
    """Each value once in order, or each slice along a dimension, with where elements went and how often each came."""
    _countable("unique", x)
    if dim is None:
        ordered, order = in_order(x.reshape(-1), 0, False)
        starts, group, counts = _runs(ordered)
        inverse = module_of(x).empty(x.size, np.int64)
        inverse[order] = group
        return ordered[starts], inverse.reshape(x.shape), counts
    slices = _slices("unique", x, dim)
    order = np.lexsort(slices.T[::-1]) if slices.shape[1] else module_of(x).arange(len(slices))
    values, group, counts = _runs(slices[order])
    inverse = module_of(x).empty(len(slices), np.int64)
    inverse[order] = group
    return take_slices(x, order[values], checked_dim(dim, x.ndim)), inverse, counts


def unique_values(x: Array) -> Array:
    """Each value once in order; each NaN counts as one."""
    _countable("unique", x)
    if (found := _counted_values(x)) is not None:
        return found
    ordered = np.sort(widened(x), axis=None)
    return as_dtype(ordered[_begins(ordered)], x.dtype)


def _counted_values(x: Array) -> Array | None:
    """Each value once in order, of integers that lie close together: each is counted. None of others, and of few."""
    if x.__class__ is not np.ndarray or x.size <= _COUNTED_FROM or not traits[x.dtype].is_integer or x.dtype == np.uint64:
        return None
    least, most = int(x.min()), int(x.max())
    if most - least > x.size:
        return None
    seen = np.zeros(most - least + 1, bool)
    seen[as_dtype(x.reshape(-1), np.int64) - least] = True
    return as_dtype(np.flatnonzero(seen) + least, x.dtype)


_COUNTED_FROM = 64  # elements, of which fewer are sooner put in order


def unique_consecutive(x: Array, dim: int | None) -> tuple[Array, Array, Array]:
    """The same of neighbours alone, in the order in which they come."""
    _countable("unique_consecutive", x)
    if dim is None:
        flat = x.reshape(-1)
        starts, group, counts = _runs(flat)
        return flat[starts], group.reshape(x.shape), counts
    starts, group, counts = _runs(_slices("unique_consecutive", x, dim))
    return take_slices(x, starts, checked_dim(dim, x.ndim)), group, counts


def unique_consecutive_values(x: Array) -> Array:
    """The first of each run of equal neighbours."""
    _countable("unique_consecutive", x)
    flat = x.reshape(-1)
    return flat[_begins(flat)]


def _countable(name: str, x: Array) -> None:
    if traits[x.dtype].is_complex:
        raise NotImplementedError(f"{name}(): expected numbers that have an order, but got {x.dtype}")


def _slices(name: str, x: Array, dim: int) -> Array:
    """The slices along a dimension, a row each."""
    if not x.ndim:
        checked_dim(dim, 0)
        raise RuntimeError(f"{name}(): expected a tensor with a dimension {dim}, but got the shape []")
    moved = np.moveaxis(x, checked_dim(dim, x.ndim), 0)
    if x.size == 0 and len(moved):
        raise RuntimeError(f"{name}(): expected elements in the slices along dimension {dim}, but got the shape {list(x.shape)}")
    return moved.reshape(len(moved), math.prod(moved.shape[1:]))


def _runs(rows: Array) -> tuple[Array, Array, Array]:
    """Where runs of equal rows, or numbers, begin, the number of each one's run, and how long the runs are."""
    module, new = module_of(rows), _begins(rows)
    (starts,) = new.nonzero()
    counts = module.empty(len(starts), starts.dtype)
    np.subtract(starts[1:], starts[:-1], out=counts[:-1])
    counts[-1:] = len(rows) - starts[-1:]
    group = np.arange(len(starts)).repeat(counts) if isinstance(rows, np.ndarray) else new.cumsum() - 1
    return starts, group, counts


def _begins(rows: Array) -> Array:
    """Whether each row, or number, differs from the one before."""
    new = module_of(rows).empty(len(rows), bool)
    new[:1] = True
    if rows.ndim == 1:
        np.not_equal(rows[1:], rows[:-1], out=new[1:])
    else:
        (rows[1:] != rows[:-1]).any(axis=1, out=new[1:])
    return new


def nonzero_static(x: Array, size: int, fill_value: int) -> Array:
    if size < 0:
        raise RuntimeError(f"nonzero_static(): expected size >= 0, but got {size}")
    found = nonzero(x)
    if len(found) >= size:
        return copied(found[:size])
    out: Any = module_of(x).empty((size, x.ndim), np.int64)
    out[: len(found)] = found[:size]
    out[len(found) :] = fill_value
    return out


def hash_of_bits(x: Array, dim: Dims, keepdim: bool, mode: int) -> Array:
    """The exclusive or of the bits of elements, as float64 or int64."""
    if mode:
        raise RuntimeError(f"hash_tensor(): expected mode=0, the exclusive or of all bits, but got {mode}")
    axes = axes_of(dim, x.ndim)
    if not x.size:
        if len(axes) == x.ndim:
            raise RuntimeError(f"hash_tensor(): expected a dim for a tensor without elements, but got the shape {list(x.shape)} and no dim")
        if empty := [d for d in axes if not x.shape[d]]:
            raise IndexError(f"hash_tensor(): expected elements along dimension {empty[0]}, but got the shape {list(x.shape)}")
        return zeros_on_backend_of(x, _shape_after(x.shape, axes, keepdim), np.uint64)
    if traits[x.dtype].is_complex:
        raise NotImplementedError(f"hash_tensor() is not implemented for complex tensors, but got {x.dtype}")
    wide = x.astype(np.float64 if traits[x.dtype].is_floating_point else np.int64, order="C", copy=False)
    if len(axes) == x.ndim and not keepdim and wide.__class__ is np.ndarray:
        return np.asarray(np.bitwise_xor.reduce(wide.reshape(-1).view(np.uint64)))
    return xor_of(wide.view(np.uint64), axes, keepdim)


def nonzero(x: Array) -> Array:
    if not x.ndim:
        return zeros_on_backend_of(x, (1 if x != 0 else 0, 0), np.int64)
    if x.__class__ is np.ndarray and (places := native.places_where(contiguous(held(x)))) is not None:
        return places
    found = x.nonzero()  # half of the time of NumPy's function
    if x.ndim == 1:
        return as_dtype(found[0].reshape(-1, 1), np.int64)
    if (joined := native.joined(found, 1, True)) is None:
        joined = contiguous(np.concatenate(found).reshape(x.ndim, -1).T)
    return as_dtype(joined, np.int64)


# ---- masks


def _check_bool(name: str, mask: Array) -> None:
    if not traits[mask.dtype].is_bool:
        raise RuntimeError(f"{name}: expected BoolTensor for mask, got {mask.dtype}")


def masked_select(x: Array, mask: Array) -> Array:
    _check_bool("masked_select", mask)
    shape = broadcast_shape(x.shape, mask.shape)
    x, mask = broadcast_to(x, shape), broadcast_to(mask, shape)
    found = native.take_where(contiguous(x), contiguous(mask)) if isinstance(x, np.ndarray) else None
    return x[mask] if found is None else found


def masked_put(values: Array, mask: Array, shape: Sequence[int]) -> Array:
    """Zeros of a shape, with values where the mask holds; summed where the shape was broadcast against the mask."""
    _check_bool("masked_select", mask)
    full = broadcast_shape(tuple(shape), mask.shape)
    mask = broadcast_to(mask, full)
    if not isinstance(mask, np.ndarray):
        return sum_to_size(_one_after_the_other(values, mask, zeros_on_backend_of(values, full, values.dtype)), tuple(shape))
    out = native.put_where(contiguous(values), contiguous(mask))
    if out is None:
        out = zeros_on_backend_of(values, full, values.dtype)
        out[mask] = values
    return sum_to_size(out, tuple(shape))


def _places(mask: Array) -> Array:
    """For each element, how many before it a mask holds for: where it does, its place among these. The host does not wait to know how many there are."""
    return np.cumsum(mask.reshape(-1), dtype=np.int64) - mask.reshape(-1)


def _one_after_the_other(values: Array, mask: Array, others: Array) -> Array:
    """Values where a mask holds, of which there are enough, and others elsewhere: on a device."""
    if not values.size:
        return others
    picked = values.reshape(-1)[np.clip(_places(mask), 0, values.size - 1)]
    return np.where(mask, picked.reshape(mask.shape), others)


def masked_scatter(x: Array, mask: Array, source: Array) -> Array:
    _check_bool("masked_scatter", mask)
    if source.dtype != x.dtype:
        raise RuntimeError(f"masked_scatter: expected self and source to have same dtypes but got {x.dtype} and {source.dtype}")
    shape = broadcast_shape(x.shape, mask.shape)
    mask, out = broadcast_to(mask, shape), copied(broadcast_to(x, shape))
    if not isinstance(mask, np.ndarray):
        beyond = mask.reshape(-1) & (_places(mask) >= source.size)
        refuse_if_any(beyond, RuntimeError(f"masked_scatter: expected source to have an element for each of the mask, but it has {source.size}"))
        return _one_after_the_other(source, mask, out)
    wanted = int(np.count_nonzero(mask))
    if source.size < wanted:
        raise RuntimeError(f"masked_scatter: expected source to have at least {wanted} elements, but it has {source.size}")
    out[mask] = source.reshape(-1)[:wanted]
    return out


def masked_source(grad: Array, mask: Array, shape: Sequence[int]) -> Array:
    """The gradient of masked_scatter's source: the gradients of the elements that were taken, then zeros."""
    size = math.prod(shape)
    if not isinstance(mask, np.ndarray):  # what is not taken is put behind the rest
        places = np.where(broadcast_to(mask, grad.shape).reshape(-1), np.clip(_places(broadcast_to(mask, grad.shape)), 0, size), size)
        out = zeros_on_backend_of(grad, size + 1, grad.dtype)
        out[places] = grad.reshape(-1)
        return out[:size].reshape(tuple(shape))
    picked = masked_select(grad, mask)
    out = zeros_on_backend_of(grad, size, grad.dtype)
    out[: picked.size] = picked
    return out.reshape(tuple(shape))
