"""Views: another shape, another order of dimensions, a part. They are NumPy's own; where there cannot be one, an op raises an error or copies."""

from __future__ import annotations

import builtins
import math
import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from .backends import module_of, zeros_on_backend_of
from .base import native, native_views
from .base.tools import (
    Array,
    as_array,
    as_dtype,
    checked_dim,
    checked_dims,
    contiguous,
    copied,
    copy_to,
    is_half,
    listed,
    share_memory,
    strided,
    widened,
)
from .dtypes import traits

Sizes = Sequence[int]

_WHOLE = builtins.slice(None)


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


# ---- complex numbers


def real(x: Array) -> Array:
    return x.real


def imag(x: Array) -> Array:
    if not traits[x.dtype].is_complex:
        raise RuntimeError(f"imag: expected a tensor of a complex dtype, but got {x.dtype}")
    return x.imag


def view_as_real(x: Array) -> Array:
    if not traits[x.dtype].is_complex:
        raise RuntimeError(f"view_as_real(): expected a tensor of a complex dtype, but got {x.dtype}")
    part = x.real
    return strided(part, (*x.shape, 2), (*x.strides, part.itemsize)) if x.size else zeros_on_backend_of(part, (*x.shape, 2), part.dtype)


def view_as_complex(x: Array) -> Array:
    if not traits[x.dtype].is_floating_point or is_half(x):  # of which there are no complex numbers
        raise RuntimeError(f"view_as_complex is only supported for floating point tensors, but got a tensor of {x.dtype}")
    if x.ndim == 0 or x.shape[-1] != 2:
        raise RuntimeError("Tensor must have a last dimension of size 2")
    if x.strides[-1] != x.itemsize:
        raise RuntimeError("Tensor must have a last dimension with stride 1")
    if any(s % (2 * x.itemsize) for s in x.strides[:-1]):
        raise RuntimeError("Tensor must have a stride divisible by 2 for all but last dimension")
    return x.view(traits[x.dtype].complex)[..., 0]


def as_complex(x: Array) -> Array:
    """Pairs of real numbers as complex ones, however they lie."""
    if not x.size:  # whose strides say nothing
        return zeros_on_backend_of(x, x.shape[:-1], traits[x.dtype].complex)
    return view_as_complex(contiguous(x))


# ---- constants of formulas, on the device of an array of theirs


def zeros(size: Sizes, dtype: Any, like: Array | None = None) -> Array:
    return np.zeros(tuple(size), dtype) if like is None else zeros_on_backend_of(like, tuple(size), dtype)


def ones(size: Sizes, dtype: Any, like: Array | None = None) -> Array:
    return (np if like is None else module_of(like)).ones(tuple(size), dtype)


def eye_mask(n: int, like: Array | None = None) -> Array:
    return (np if like is None else module_of(like)).eye(n, dtype=bool)
