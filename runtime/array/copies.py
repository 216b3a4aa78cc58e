"""Copies of an array: in another order, repeated, of another dtype, with a part of it changed; and what is written into one."""

from __future__ import annotations

import functools
import itertools
import math
import operator
from typing import Any

import numpy as np

from .backends import backend_of, beside, is_array, module_of, zeros_on_backend_of
from .base import native, native_views
from .base.tools import (
    CHANNELS_LAST,
    Array,
    as_dtype,
    broadcast_to,
    checked_dim,
    checked_dims,
    copied,
    copy_to,
    end_to_end,
    listed,
    number_in,
    quiet,
    strided,
    widened,
)
from .dtypes import traits
from .reduce import sum as sum_along
from .shape import Sizes, diagonal, select
from .shape import slice as slice_of

_WHOLE, _BACKWARDS = slice(None), slice(None, None, -1)


def roll(x: Array, shifts: int | Sizes, dims: int | Sizes | None) -> Array:
    if shifts.__class__ is bool:
        raise TypeError("roll(): argument 'shifts' (position 2) must be tuple of ints, not bool")
    shifts, dims = listed(shifts), () if dims is None else listed(dims)
    if not shifts and x.size:
        raise RuntimeError("roll(): expected shifts, but got none")
    if dims and not x.ndim:
        raise IndexError(f"roll(): expected no dims for a tensor without dimensions, but got {list(dims)}")
    if not dims and len(shifts) == 1:
        return _rolled(x.reshape(-1), {0: shifts[0]}).reshape(x.shape)
    if len(shifts) != len(dims):
        raise RuntimeError(f"shifts and dimensions must align. shifts: {len(shifts)}, dims:{len(dims)}")
    by: dict[int, int] = {}
    for shift, dim in zip(shifts, dims):
        dim = checked_dim(dim, x.ndim)
        by[dim] = by.get(dim, 0) + shift
    return _rolled(x, by) if dims and x.ndim else x.copy()


def _rolled(x: Array, by: dict[int, int]) -> Array:
    """An array's two parts along each of some dimensions, in the other order; by dimensions, how far the first part is moved."""
    if x.size <= native.LARGE or not isinstance(x, np.ndarray):
        for dim, shift in by.items():
            at = -shift % (x.shape[dim] or 1)
            whole = (_WHOLE,) * dim
            x = end_to_end((x[(*whole, slice(at, None))], x[(*whole, slice(None, at))]), dim)
        return x
    out = native.pooled(np.empty, x.shape, x.dtype)
    ways: list[list[tuple[slice, slice]]] = []  # along each dimension, where parts come from and where they go
    for dim, n in enumerate(x.shape):
        at = -by.get(dim, 0) % n
        ways.append([(slice(at, None), slice(None, n - at)), (slice(None, at), slice(n - at, None))][: 2 if at else 1])
    for parts in itertools.product(*ways):
        copy_to(out[tuple(to for _, to in parts)], x[tuple(from_ for from_, _ in parts)])
    return out


def unroll(x: Array, shifts: int | Sizes, dims: int | Sizes | None) -> Array:
    """The opposite of roll."""
    return roll(x, [-s for s in listed(shifts)], dims)


def flip(x: Array, dims: int | Sizes) -> Array:
    if x.size <= native.LARGE and (found := native_views.flipped(x, dims)) is not None:
        return found
    order = [_WHOLE] * max(x.ndim, 1)
    for dim in checked_dims(dims, x.ndim):
        order[dim] = _BACKWARDS
    return copied(x[tuple(order)] if x.ndim else x)  # where nothing changes places, too


def repeat(x: Array, repeats: Sizes) -> Array:
    repeats = listed(repeats)
    if x.size * math.prod(repeats) <= native.LARGE and (found := native_views.repeated(x, repeats)) is not None:
        return found
    if len(repeats) < x.ndim:
        raise RuntimeError("Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor")
    if min(repeats, default=0) < 0:
        raise RuntimeError(f"Trying to create tensor with negative dimension {min(repeats)}: {list(repeats)}")
    if not isinstance(x, np.ndarray) or len(repeats) > 32:
        return np.tile(x, repeats)
    lead = len(repeats) - x.ndim
    shape: list[int] = []
    apart: list[int] = []  # that shape with the copies along dimensions of their own
    strides: list[int] = []
    for times, size, stride in zip(repeats, (1,) * lead + x.shape, (0,) * lead + x.strides):
        shape.append(times * size)
        apart += (times, size)
        strides += (0, stride)
    return copied(strided(x, apart, strides)).reshape(shape)


def unrepeat(x: Array, shape: Sizes, repeats: Sizes) -> Array:
    """The sum of the copies that repeat has made."""
    repeats = listed(repeats)
    full = (1,) * (len(repeats) - len(shape)) + tuple(shape)
    sizes: list[int] = []
    copies: list[int] = []  # the dimensions that are summed over
    for times, size in zip(repeats, full):
        copies += [len(sizes)] if times != 1 else []
        sizes += [times, size] if times != 1 else [size]
    apart = widened(x).reshape(sizes)
    return as_dtype(sum_along(apart, copies, False, apart.dtype) if copies else apart, x.dtype).reshape(tuple(shape))


def repeat_each(x: Array, repeats: int, dim: int) -> Array:
    dim = checked_dim(dim, x.ndim)
    if isinstance(x, np.ndarray) and (not x.ndim or x.size * repeats <= native.LARGE):
        return x.repeat(repeats, dim)
    full = (*x.shape[: dim + 1], repeats, *x.shape[dim + 1 :])
    return copied(broadcast_to(np.expand_dims(x, dim + 1), full)).reshape((*x.shape[:dim], x.shape[dim] * repeats, *x.shape[dim + 1 :]))


def sum_each(x: Array, repeats: int, dim: int) -> Array:
    """The sum of the copies that repeat_each has made."""
    dim = checked_dim(dim, x.ndim)
    apart = widened(x).reshape((*x.shape[:dim], x.shape[dim] // repeats, repeats, *x.shape[dim + 1 :]))
    return as_dtype(sum_along(apart, dim + 1, False, apart.dtype), x.dtype)


def tril(x: Array, diagonal: int) -> Array:
    return _triangle("tril", x, operator.index(diagonal), True)


def triu(x: Array, diagonal: int) -> Array:
    return _triangle("triu", x, operator.index(diagonal) - 1, False)


def _triangle(name: str, x: Array, diagonal: int, lower: bool) -> Array:
    """The elements of matrices up to a diagonal, or those above it; zeros elsewhere."""
    if x.ndim < 2:
        raise RuntimeError(f"{name}(): expected a tensor of at least 2 dimensions, but got the shape {list(x.shape)}")
    found = native.triangle(x, diagonal, lower, False)
    if found is not None:
        return found
    out = zeros_on_backend_of(x, x.shape, x.dtype)
    np.copyto(out, x, where=module_of(x).tri(x.shape[-2], x.shape[-1], diagonal, bool) == lower)
    return out


def clone(x: Array, memory_format: Any) -> Array:
    """A copy, laid out as the original unless that repeats elements or another layout is asked for."""
    if (rank := CHANNELS_LAST.get(memory_format)) is not None:
        if x.ndim != rank:
            raise RuntimeError(f"clone(): {str.__str__(memory_format)} is an order of {rank} dimensions, but the shape is {list(x.shape)}")
        return copied(x.transpose(0, *range(2, rank), 1)).transpose(0, rank - 1, *range(1, rank - 1))
    if memory_format not in (None, "preserve_format", "contiguous_format"):
        raise TypeError(f"clone(): argument 'memory_format' must be a format such as preserve_format or contiguous_format, not {memory_format!r}")
    return copied(x, keep=memory_format != "contiguous_format" and 0 not in x.strides)


def detach_copy(x: Array) -> Array:
    return copied(x)


def _loses_imaginary(source: Any, target: Any) -> bool:
    """Whether only real parts are converted; to bools, imaginary parts count too."""
    return traits[source].is_complex and not (traits[target].is_complex or traits[target].is_bool)


@functools.cache
def _conversion(source: Any, target: Any) -> tuple[bool, bool]:
    """Of a conversion: whether it takes the real parts alone, and whether NumPy may warn of it, because a number may lie beyond the target's range."""
    a, b = traits[source], traits[np.dtype(target)]
    holds_all = b.is_bool or not a.is_inexact or (b.is_inexact and b.real.itemsize >= a.real.itemsize)
    return _loses_imaginary(source, b.dtype), b.is_half or b.is_foreign or not holds_all


def _by_float32(x: Array, target: Any) -> Array:
    """What NumPy is to convert: bfloat16 goes to integers by float32, as in compiled code, since what ml_dtypes makes of infinities depends on its version."""
    return widened(x) if traits[x.dtype].is_foreign and not traits[target].is_inexact else x


def to_copy(x: Array, dtype: Any) -> Array:
    if (found := native.converted(x, dtype)) is not None:
        return found
    takes_real, may_warn = _conversion(x.dtype, dtype)
    if takes_real:
        x = x.real
        if (found := native.converted(x, dtype)) is not None:
            return found
    x = _by_float32(x, dtype)
    if x.size <= native.LARGE and (not may_warn or x.__class__ is np.ndarray):
        return quiet.call(x.astype, dtype) if may_warn else x.astype(dtype)
    with np.errstate(all="ignore"):
        return native.pooled(x.astype, dtype)


def select_scatter(x: Array, src: Array, dim: int, index: int) -> Array:
    out = copied(x)
    return _with_part("select_scatter", out, select(out, dim, index), src)


def slice_scatter(x: Array, src: Array, dim: int, start: int | None, end: int | None, step: int) -> Array:
    out = copied(x)
    return _with_part("slice_scatter", out, slice_of(out, dim, start, end, step), src)


def diagonal_scatter(x: Array, src: Array, offset: int, dim1: int, dim2: int) -> Array:
    out = copied(x)
    return _with_part("diagonal_scatter", out, diagonal(out, offset, dim1, dim2), src)


def _with_part(name: str, x: Array, part: Array, src: Array) -> Array:
    """An array, once another one is in the place of part of it."""
    if src.shape != part.shape:
        raise RuntimeError(f"{name}(): expected src to have the shape of the part that it replaces, {list(part.shape)}, but got {list(src.shape)}")
    copy_into(part, src, False)
    return x


def copy_into(target: Array, source: Array, non_blocking: bool) -> Array:
    if (target.__class__ is not np.ndarray or source.__class__ is not np.ndarray) and is_array(source):
        if non_blocking and target.__class__ is np.ndarray and backend_of(source).fetched_into(target, source):
            return target
        source = beside(target, source, waits=target.__class__ is np.ndarray or not non_blocking)
    try:
        shown = broadcast_to(source, target.shape)
    except ValueError:
        raise RuntimeError(
            f"The size of tensor a ({list(target.shape)}) must match the size of tensor b ({list(source.shape)}): a copy broadcasts its source to its target"
        ) from None
    if type(target) is type(shown) is np.ndarray:
        if (target.base is not None or shown.base is not None) and np.may_share_memory(target, shown):
            shown = copied(shown)  # which NumPy does by itself only where there are several dimensions, or one reversed
        if target.dtype is source.dtype and target.size <= native.LARGE:
            target[...] = shown
            return target
        if target.dtype is not source.dtype and native.convert_to(target, shown):
            return target
    if target.size > native.LARGE and native.copy_to(target, shown):
        return target
    with np.errstate(all="ignore"):
        np.copyto(target, shown.real if _loses_imaginary(source.dtype, target.dtype) else _by_float32(shown, target.dtype), casting="unsafe")
    return target


def fill(target: Array, value: Any) -> Array:
    return target if native.filled(target, value) else _filled(target, number_in(value, target.dtype))


def filled(x: Array, value: Any) -> Array:
    """A number in every element of an array that is laid out as x."""
    return fill(clone(x, None), value)


def _filled(target: Array, number: Any) -> Array:
    if not (target.size > native.LARGE and native.copy_to(target, np.asarray(number, target.dtype))):
        target[...] = number
    return target


def fill_diagonal(target: Array, value: Any, wrap: bool) -> Array:
    """target with a number on its diagonal, whose places are those of memory in rows; in a tall matrix, wrap begins it again below."""
    if target.ndim < 2:
        raise RuntimeError(f"fill_diagonal_(): expected a tensor of 2 dimensions or more, but got the shape {list(target.shape)}")
    if target.ndim > 2 and len(set(target.shape)) > 1:
        raise RuntimeError(f"fill_diagonal_(): expected one size for all of the {target.ndim} dimensions, but got the shape {list(target.shape)}")
    if target.size and target.flags.c_contiguous:  # whose diagonal is evenly spaced: sooner written than NumPy's function has looked at the shape
        step = target.shape[1] + 1 if target.ndim == 2 else sum([target.shape[0] ** d for d in range(target.ndim)])
        end = None if wrap or target.ndim > 2 else target.shape[1] ** 2
        target.reshape(-1)[:end:step] = number_in(value, target.dtype)
    elif target.size:
        np.fill_diagonal(target, number_in(value, target.dtype), wrap)
    return target


def without_diagonal(x: Array, wrap: bool) -> Array:
    return fill_diagonal(x.copy(), 0, wrap)


def fill_zero(target: Array) -> Array:
    return target if native.filled(target, 0) else _filled(target, 0)
