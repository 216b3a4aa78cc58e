"""Views, and copies in another shape. Views are NumPy's own; where there cannot be one, an op raises an error or copies."""

from __future__ import annotations

import builtins
import functools
import itertools
import math
import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from .backends import backend_of, beside, is_array, module_of, zeros_on_backend_of
from .base import native, native_views
from .base.tools import (
    Array,
    as_array,
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
    share_memory,
    strided,
    widened,
)
from .dtypes import traits
from .reduce import sum as sum_along

Sizes = Sequence[int]

_WHOLE, _BACKWARDS = builtins.slice(None), builtins.slice(None, None, -1)


# ---- one shape for another


def resolved(size: Sizes, numel: int) -> tuple[int, ...]:
    """A size with its -1, if any, filled in."""
    if size.__class__ is tuple and size and all([s.__class__ is int for s in size]):  # noqa: C419  # half of the time of a generator
        known, least = math.prod(size), min(size)
        if known == numel and least >= 0:
            return size
        if known < 0 and least == -1 and size.count(-1) == 1 and numel % known == 0:
            return tuple([-numel // known if s == -1 else s for s in size])
    size = tuple(map(operator.index, listed(size)))
    if any(s < -1 for s in size):
        raise RuntimeError(f"invalid shape dimension {next(s for s in size if s < -1)}")
    if size.count(-1) > 1:
        raise RuntimeError("only one dimension can be inferred")
    known = math.prod(s for s in size if s != -1)
    if -1 in size and known == numel == 0:
        raise RuntimeError(
            f"cannot reshape tensor of 0 elements into shape {list(size)} because the unspecified dimension size -1 can be any value and is ambiguous"
        )
    if (known == 0 or numel % known) if -1 in size else known != numel:
        raise RuntimeError(f"shape '{list(size)}' is invalid for input of size {numel}")
    return tuple(numel // known if s == -1 else s for s in size)


def view(x: Array, size: Sizes) -> Array:
    if (found := native_views.reshaped_view(x, size)) is not None:
        return found
    try:
        out = x.reshape(size) if x.size <= native.LARGE else x.reshape(size, copy=False)  # a large copy takes long, only to be dropped
        if (out.base is x or out.base is x.base is not None) and (out.shape == size or min(size) >= -1):  # NumPy treats any negative size as -1
            return out
    except (ValueError, TypeError):
        pass
    size = resolved(size, x.size)
    try:
        return x.reshape(size, copy=False)
    except TypeError:  # of arrays whose reshape() takes no `copy`
        if share_memory(out := x.reshape(size), x) or not x.size:
            return out
    except ValueError:
        pass
    raise RuntimeError(
        "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). "
        "Use .reshape(...) instead."
    )


def reshape(x: Array, shape: Sizes) -> Array:
    if (found := native_views.reshaped_view(x, shape)) is not None:
        return found
    if x.size > native.LARGE and not x.flags.c_contiguous:
        try:
            return x.reshape(shape, copy=False)
        except TypeError:  # of arrays whose reshape() takes no `copy`
            pass
        except ValueError:  # no view shows the elements in this order, or the shape is wrong
            x = copied(x)
    try:
        out = x.reshape(shape)
        if out.shape == shape or min(shape) >= -1:
            return out
    except (ValueError, TypeError):
        pass
    return x.reshape(resolved(shape, x.size))


def view_as(x: Array, other: Array) -> Array:
    return view(x, other.shape)


def expand(x: Array, size: Sizes, implicit: bool) -> Array:
    if size == x.shape:
        return x[...]
    if (found := native_views.expanded(x, size)) is not None:
        return found
    size = tuple(map(operator.index, listed(size)))
    lead = len(size) - x.ndim
    if lead < 0:
        raise RuntimeError(f"expand: the number of sizes provided ({len(size)}) must be greater or equal to the number of dimensions in the tensor ({x.ndim})")
    shape, strides = list(size), [0] * lead
    if lead and min(size[:lead]) < 0:
        new = next(i for i, s in enumerate(size) if s < 0)
        raise RuntimeError(f"The expanded size of the tensor ({size[new]}) isn't allowed in a leading, non-existing dimension {new}")
    for i, (wanted, have, stride) in enumerate(zip(size[lead:], x.shape, x.strides), lead):
        strides.append(stride)
        if wanted == -1:
            shape[i] = have
        elif wanted != have:
            if have != 1 or wanted < 0:
                raise RuntimeError(
                    f"The expanded size of the tensor ({wanted}) must match the existing size ({have}) at non-singleton dimension {i}.  "
                    f"Target sizes: {list(size)}.  Tensor sizes: {list(x.shape)}"
                )
            strides[i] = 0
    found = native_views.strided_view(x, tuple(shape), tuple(strides))
    return _writable(np.broadcast_to(x, tuple(shape)), x) if found is None else found


def _writable(view: Array, x: Array) -> Array:
    """A view of x that is writable if x is; NumPy marks broadcast views read-only."""
    if not isinstance(x, np.ndarray) or view.flags.writeable or not x.flags.writeable:
        return view
    return np.lib.stride_tricks.as_strided(x, view.shape, view.strides)


def squeeze(x: Array, dim: Any) -> Array:
    if dim is None:
        return x.squeeze() if 1 in x.shape else x[...]
    if dim.__class__ is int and -x.ndim <= dim < x.ndim:
        return x.squeeze(dim) if x.shape[dim] == 1 else x[...]
    dims = checked_dims(dim, x.ndim)
    if len(dims) == 1 and x.ndim:
        return x.squeeze(dims) if x.shape[dims[0]] == 1 else x[...]
    return x.squeeze(tuple(d for d in dims if x.ndim and x.shape[d] == 1))


def unsqueeze(x: Array, dim: int) -> Array:
    if (found := native_views.unsqueezed(x, dim)) is not None:
        return found
    return x[(_WHOLE,) * checked_dim(dim, x.ndim + 1) + (None,)]


# ---- one order of dimensions for another


def transpose(x: Array, dim0: int, dim1: int) -> Array:
    if (found := native_views.swapped(x, dim0, dim1)) is not None:
        return found
    if dim0.__class__ is int and dim1.__class__ is int:
        try:
            return x.swapaxes(dim0, dim1)
        except ValueError:  # told below, in the words for tensors
            pass
    a, b = checked_dim(dim0, x.ndim), checked_dim(dim1, x.ndim)
    return x.swapaxes(a, b) if x.ndim else x[...]


def permute(x: Array, dims: Sizes) -> Array:
    if (found := native_views.transposed(x, dims)) is not None:
        return found
    if dims.__class__ is tuple and len(dims) == x.ndim:
        try:
            return x.transpose(dims)
        except (ValueError, TypeError):  # told below, in the words for tensors
            pass
    dims = listed(dims)
    if len(dims) != x.ndim:
        raise RuntimeError(f"permute(): expected dims to name each of the {x.ndim} dimensions, but got {list(dims)}")
    found = tuple(checked_dim(d, x.ndim) for d in dims)
    if len(set(found)) != len(found):
        raise RuntimeError(f"permute(): expected each dimension once, but got {list(dims)}")
    return x.transpose(found)


def unpermute(x: Array, dims: Sizes) -> Array:
    found = [checked_dim(d, x.ndim) for d in dims]
    return x.transpose(tuple(found.index(i) for i in range(x.ndim)))


def t(x: Array) -> Array:
    if x.ndim > 2:
        raise RuntimeError(f"t() expects a tensor with <= 2 dimensions, but self is {x.ndim}D")
    return x.T


def mH(x: Array) -> Array:
    if x.ndim < 2:
        raise RuntimeError(f"tensor.mH is only supported on matrices or batches of matrices. Got {x.ndim}-D tensor.")
    swapped = x.swapaxes(-2, -1)
    return swapped.conj() if traits[x.dtype].is_complex else swapped


# ---- parts


def select(x: Array, dim: int, index: int) -> Array:
    if (found := native_views.selected(x, dim, index)) is not None:
        return found
    if index.__class__ is not int:
        index = operator.index(index)
    if dim == 0:
        try:
            return x[index, ...]
        except IndexError:
            pass
    if x.ndim == 0:
        raise IndexError("select() cannot be applied to a 0-dim tensor.")
    dim = checked_dim(dim, x.ndim)
    size = x.shape[dim]
    if not -size <= index < size:
        raise IndexError(f"index {index} is out of bounds for dimension {dim} with size {size}")
    return x[(_WHOLE,) * dim + (index, ...)]


def select_backward(grad: Array, shape: Sizes, dim: int, index: int) -> Array:
    out = zeros_on_backend_of(grad, tuple(shape), grad.dtype)
    copy_to(select(out, dim, index), grad)
    return out


def slice(x: Array, dim: int, start: int | None, end: int | None, step: int) -> Array:
    if (found := native_views.sliced(x, dim, start, end, step)) is not None:
        return found
    if x.ndim == 0:
        raise RuntimeError("slice() cannot be applied to a 0-dim tensor.")
    if step <= 0:
        raise RuntimeError(f"slice(): expected step > 0, but got {step}")
    return x[(_WHOLE,) * checked_dim(dim, x.ndim) + (builtins.slice(start, end, step),)]


def slice_backward(grad: Array, shape: Sizes, dim: int, start: int | None, end: int | None, step: int) -> Array:
    out = zeros_on_backend_of(grad, tuple(shape), grad.dtype)
    copy_to(slice(out, dim, start, end, step), grad)
    return out


def _two_dims(dim1: int, dim2: int, ndim: int) -> tuple[int, int]:
    if dim1 == 0 and dim2 == 1 and ndim > 1:
        return 0, 1
    a, b = checked_dim(dim1, ndim), checked_dim(dim2, ndim)
    if a == b:
        raise RuntimeError(f"diagonal dimensions cannot be identical {dim1}, {dim2}")
    return a, b


def diagonal(x: Array, offset: int, dim1: int, dim2: int) -> Array:
    if (found := native_views.diagonals(x, offset, dim1, dim2)) is not None:
        return found
    a, b = _two_dims(dim1, dim2, x.ndim)
    if offset.__class__ is not int or offset:
        offset = max(-x.shape[a], min(operator.index(offset), x.shape[b]))  # beyond, there is no element
    if not isinstance(x, np.ndarray):
        return np.diagonal(x, offset, a, b)
    view = x.diagonal(offset, a, b)
    if x.flags.writeable:
        view.setflags(write=True)
    return view


def diagonal_backward(grad: Array, shape: Sizes, offset: int, dim1: int, dim2: int) -> Array:
    out = zeros_on_backend_of(grad, tuple(shape), grad.dtype)
    diagonal(out, offset, dim1, dim2)[...] = grad
    return out


def diag_embed(x: Array, offset: int, dim1: int, dim2: int) -> Array:
    if x.size <= native.FEW and (found := native_views.on_diagonals(x, offset, dim1, dim2)) is not None:
        return found
    ndim = x.ndim + 1
    a, b = _two_dims(dim1, dim2, ndim)
    size = x.shape[-1] + abs(offset)
    shape = list(x.shape[:-1])
    for d in (a, b) if a < b else (b, a):
        shape.insert(d, size)
    out = zeros_on_backend_of(x, tuple(shape), x.dtype)
    if ndim == 2:  # whose diagonals are evenly spaced in memory: sooner found than a view of one
        start = abs(offset) * (1 if (offset > 0) is (a < b) else size)
        out.reshape(-1)[start : start + x.size * (size + 1) : size + 1] = x
        return out
    diagonal(out, offset, a, b)[...] = x
    return out


def unfold(x: Array, dimension: int, size: int, step: int) -> Array:
    if (found := native_views.windows(x, dimension, size, step)) is not None:
        return found
    dim = checked_dim(dimension, x.ndim)
    have = x.shape[dim] if x.ndim else 1
    if size > have:
        raise RuntimeError(f"maximum size for tensor at dimension {dim} is {have} but size is {size}")
    if step <= 0:
        raise RuntimeError(f"step is {step} but must be > 0")
    if not x.ndim:
        return x.reshape(1)[:size]
    count = (have - size) // step + 1
    shape = (*x.shape[:dim], count, *x.shape[dim + 1 :], size)
    strides = (*x.strides[:dim], x.strides[dim] * step, *x.strides[dim + 1 :], x.strides[dim])
    return strided(x, shape, strides)


@np.errstate(all="ignore")
def unfold_backward(grad: Array, shape: Sizes, dimension: int, size: int, step: int) -> Array:
    wide = widened(grad)
    out = zeros_on_backend_of(wide, tuple(shape), wide.dtype)
    if not shape:
        return as_dtype(as_array(wide.reshape(-1).sum(), wide), grad.dtype)
    dim = checked_dim(dimension, len(shape))
    windows = unfold(out, dim, size, step)
    for i in range(size):  # windows overlap, but their i-th elements do not
        windows[..., i] += wide[..., i]
    return as_dtype(out, grad.dtype)


# ---- copies


def roll(x: Array, shifts: int | Sizes, dims: int | Sizes | None) -> Array:
    if shifts.__class__ is bool:
        raise TypeError("roll(): argument 'shifts' (position 2) must be tuple of ints, not bool")
    shifts, dims = listed(shifts), () if dims is None else listed(dims)
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
            x = end_to_end((x[(*whole, builtins.slice(at, None))], x[(*whole, builtins.slice(None, at))]), dim)
        return x
    out = native.pooled(np.empty, x.shape, x.dtype)
    ways: list[list[tuple[builtins.slice, builtins.slice]]] = []  # along each dimension, where parts come from and where they go
    for dim, n in enumerate(x.shape):
        at = -by.get(dim, 0) % n
        ways.append([(builtins.slice(at, None), builtins.slice(None, n - at)), (builtins.slice(None, at), builtins.slice(n - at, None))][: 2 if at else 1])
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
    if memory_format not in (None, "preserve_format", "contiguous_format"):
        raise TypeError(f"clone(): argument 'memory_format' must be preserve_format or contiguous_format, not {memory_format!r}")
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


def to_copy(x: Array, dtype: Any) -> Array:
    if (found := native.converted(x, dtype)) is not None:
        return found
    takes_real, may_warn = _conversion(x.dtype, dtype)
    if takes_real:
        x = x.real
        if (found := native.converted(x, dtype)) is not None:
            return found
    if x.size <= native.LARGE and (not may_warn or x.__class__ is np.ndarray):
        return quiet.call(x.astype, dtype) if may_warn else x.astype(dtype)
    with np.errstate(all="ignore"):
        return native.pooled(x.astype, dtype)


def select_scatter(x: Array, src: Array, dim: int, index: int) -> Array:
    out = copied(x)
    return _with_part("select_scatter", out, select(out, dim, index), src)


def slice_scatter(x: Array, src: Array, dim: int, start: int | None, end: int | None, step: int) -> Array:
    out = copied(x)
    return _with_part("slice_scatter", out, slice(out, dim, start, end, step), src)


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
        np.copyto(target, shown.real if _loses_imaginary(source.dtype, target.dtype) else shown, casting="unsafe")
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


# ---- constants of formulas, on the device of an array of theirs


def zeros(size: Sizes, dtype: Any, like: Array | None = None) -> Array:
    return np.zeros(tuple(size), dtype) if like is None else zeros_on_backend_of(like, tuple(size), dtype)


def ones(size: Sizes, dtype: Any, like: Array | None = None) -> Array:
    return (np if like is None else module_of(like)).ones(tuple(size), dtype)


def eye_mask(n: int, like: Array | None = None) -> Array:
    return (np if like is None else module_of(like)).eye(n, dtype=bool)
