"""Arrays split into parts, and joined from parts, along a dimension."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from itertools import accumulate
from operator import index
from typing import Any

from .backends import first_of, zeros_on_backend_of
from .base import native, native_views
from .base.tools import Array, as_dtype, checked_dim, copied, copy_to, end_to_end, is_int
from .dtypes import promoted
from .shape import Sizes


def _sizes(total: int, split_size: Any, dim: int) -> list[int]:
    if is_int(split_size):
        split_size = index(split_size)
        if split_size < 0 or (split_size == 0 and total):
            raise RuntimeError(f"split expects split_size be {'non-negative' if split_size < 0 else 'positive'}, but got split_size={split_size}")
        return [min(split_size, total - start) for start in range(0, total, split_size)] if total else [0]
    sizes = [index(s) for s in split_size]
    if sum(sizes) != total or min(sizes, default=0) < 0:
        raise RuntimeError(
            f"split_with_sizes expects split_sizes to sum exactly to {total} (input tensor's size at dimension {dim}), but got split_sizes={sizes}"
        )
    return sizes


def split(x: Array, split_size: int | Sizes, dim: int) -> list[Array]:
    found: list[Array] | None = native_views.parts(x, dim, split_size)
    if found is not None:
        return found
    if x.ndim == 0:
        raise RuntimeError("split expects at least a 1-dimensional tensor")
    dim = checked_dim(dim, x.ndim)
    total = x.shape[dim]
    if split_size.__class__ is int and split_size > 0 and total:
        parts = [slice(start, start + split_size) for start in range(0, total, split_size)]
    else:
        sizes = _sizes(total, split_size, dim)
        parts = [slice(end - size, end) for size, end in zip(sizes, accumulate(sizes))]
    if not dim:
        return [x[part] for part in parts]
    before = (slice(None),) * dim
    return [x[(*before, part)] for part in parts]


def split_copies(x: Array, split_size: int | Sizes, dim: int) -> list[Array]:
    found: list[Array] | None = native_views.part_copies(x, dim, split_size) if x.size <= native.LARGE else None
    return [copied(piece) for piece in split(x, split_size, dim)] if found is None else found


def unsplit(pieces: Sequence[Array | None], shape: Sizes, split_size: int | Sizes, dim: int, dtype: Any) -> Array:
    """Pieces joined again; zeros in the place of those that are missing."""
    return _joined(pieces, shape, dtype, lambda out: split(out, split_size, dim))


def _joined(pieces: Sequence[Array | None], shape: Sizes, dtype: Any, apart: Callable[[Array], list[Array]]) -> Array:
    """An array with the given pieces in the places that `apart` takes it apart into; zeros for None."""
    out = zeros_on_backend_of(first_of(pieces), tuple(shape), dtype)
    for place, piece in zip(apart(out), pieces):
        if piece is not None:
            copy_to(place, piece)
    return out


def unbind(x: Array, dim: int) -> list[Array]:
    found: list[Array] | None = native_views.slices(x, dim)
    if found is not None:
        return found
    if x.ndim == 0:
        raise IndexError("Dimension specified as 0 but tensor has no dimensions")
    before = (slice(None),) * checked_dim(dim, x.ndim)
    return [x[(*before, i, ...)] for i in range(x.shape[dim])]


def unbind_backward(slices: Sequence[Array | None], shape: Sizes, dim: int, dtype: Any) -> Array:
    return _joined(slices, shape, dtype, lambda out: unbind(out, dim))


def _is_joined(shape: Sizes) -> bool:
    """Whether cat joins a tensor of this shape; it skips empty ones of one dimension."""
    return tuple(shape) != (0,)


def cat(arrays: Sequence[Array], dim: int) -> Array:
    if not arrays:
        raise ValueError("cat(): expected a non-empty list of Tensors")
    if dim.__class__ is int and (found := native.joined(arrays, dim, False)) is not None:
        return found
    for i, x in enumerate(arrays):
        if x.ndim == 0:
            raise RuntimeError(f"zero-dimensional tensor (at position {i}) cannot be concatenated")
    alike = _one_dtype(arrays)  # those that are skipped, too, say what the result is of
    joined = [x for x in alike if _is_joined(x.shape)]
    if not joined:
        return zeros_on_backend_of(alike[0], 0, alike[0].dtype)
    first = joined[0]
    dim = checked_dim(dim, first.ndim)
    for i, x in enumerate(joined):
        if x.ndim != first.ndim:
            raise RuntimeError(f"Tensors must have same number of dimensions: got {first.ndim} and {x.ndim}")
        for d in range(x.ndim):
            if d != dim and x.shape[d] != first.shape[d]:
                raise RuntimeError(
                    f"Sizes of tensors must match except in dimension {dim}. Expected size {first.shape[d]} but got size "
                    f"{x.shape[d]} for tensor number {i} in the list."
                )
    return end_to_end(joined, dim)


def _of_one_dtype(arrays: Sequence[Array]) -> bool:
    dtype = arrays[0].dtype
    for x in arrays:  # noqa: SIM110  # half of the time of all()
        if x.dtype is not dtype:
            return False
    return True


def _one_dtype(arrays: Sequence[Array]) -> Sequence[Array]:
    if _of_one_dtype(arrays):
        return arrays
    target = functools.reduce(promoted, dict.fromkeys(x.dtype for x in arrays))
    return [as_dtype(x, target) for x in arrays]


def uncat(x: Array, shapes: Sequence[Sizes], dim: int) -> list[Array]:
    """The parts of a joined array, by the shapes of what was joined."""
    dim = checked_dim(dim, x.ndim)
    parts = iter(split(x, [s[dim] for s in shapes if _is_joined(s)], dim))
    return [next(parts) if _is_joined(s) else zeros_on_backend_of(x, 0, x.dtype) for s in shapes]


def cat_defined(arrays: Sequence[Array | None], shapes: Sequence[Sizes], dim: int, dtype: Any) -> Array:
    """Arrays joined; zeros of the given shapes in the place of those that are missing."""
    like = first_of(arrays)
    return cat([zeros_on_backend_of(like, tuple(s), dtype) if x is None else x for x, s in zip(arrays, shapes)], dim)


def stack(arrays: Sequence[Array], dim: int) -> Array:
    if not arrays:
        raise RuntimeError("stack expects a non-empty TensorList")
    if dim.__class__ is int and (found := native.joined(arrays, dim, True)) is not None:
        return found
    shape = arrays[0].shape
    for i, x in enumerate(arrays):
        if x.shape != shape:
            raise RuntimeError(f"stack expects each tensor to be equal size, but got {list(arrays[0].shape)} at entry 0 and {list(x.shape)} at entry {i}")
    dim = checked_dim(dim, arrays[0].ndim + 1)
    new = (slice(None),) * dim + (None,)
    return end_to_end([x[new] for x in _one_dtype(arrays)], dim)


def block_diag(matrices: Sequence[Array]) -> Array:
    """Matrices along the diagonal of one, zeros beside them; or such a matrix for each of a batch."""
    alike = _one_dtype(matrices)
    return block_diag_defined(alike, [x.shape for x in alike], alike[0].dtype)


def blocks(x: Array, shapes: Sequence[Sizes]) -> list[Array]:
    """The matrices of the given shapes along the diagonal of another."""
    found, down, right = [], 0, 0
    for *_, rows, columns in shapes:
        found.append(x[..., down : down + rows, right : right + columns])
        down, right = down + rows, right + columns
    return found


def block_diag_defined(matrices: Sequence[Array | None], shapes: Sequence[Sizes], dtype: Any) -> Array:
    """Matrices along the diagonal of one, zeros of the given shapes in the place of those that are missing."""
    shape = *shapes[0][:-2], sum([s[-2] for s in shapes]), sum([s[-1] for s in shapes])
    return _joined(matrices, shape, dtype, lambda out: blocks(out, shapes))
