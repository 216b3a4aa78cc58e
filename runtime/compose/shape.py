"""Shapes, and tensors joined and taken apart, by other ops."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from operator import index
from typing import Any, overload

import numpy as np

from specgrad.array.backends import module_of
from specgrad.array.base.native import LARGE
from specgrad.array.base.tools import broadcast_shape, checked_dim, is_int, listed
from specgrad.array.shape import reshape as reshaped
from specgrad.core.base.dtypes import as_dtype, get_default_dtype
from specgrad.core.base.memory_format import contiguous_format, lies_in_order, order_for, refuse_for_batch
from specgrad.core.base.state import modes, recording, thread
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.lost_history import cut_on_the_general_path
from specgrad.core.tape.size import Size
from specgrad.core.tape.tensor import NUMBERS, Tensor, mark_inference, plain_tensor
from specgrad.generated import ops

from .checks import at_least

REMEMBERED = 256  # shapes and orders of dimensions, by the last arguments from which they were found


def view_as_dtype(input: Tensor, dtype: Any) -> Tensor:
    dtype = as_dtype(dtype)
    if dtype is input.dtype:
        return input
    if input._node is not None and (dtype.is_floating_point or dtype.is_complex) and recording():
        raise RuntimeError(
            f"view({dtype.name}) of a tensor that requires grad: memory is read as another type, through which no gradient flows; detach() the tensor first"
        )
    array = input._array
    if input._level is not None and (array.ndim or dtype.itemsize == input.itemsize):
        return input._level.like(input, view_as_dtype, dtype)
    if dtype.itemsize != input.itemsize:
        if array.ndim == 0 or (array.size and array.strides[-1] != input.itemsize):
            raise RuntimeError(f"self.dim() cannot be 0 to view {input.dtype} as {dtype} (different element sizes), and self.stride(-1) must be 1")
        if array.shape[-1] * input.itemsize % dtype.itemsize:
            raise RuntimeError(
                f"self.size(-1) must be divisible by {dtype.itemsize // input.itemsize} to view {input.dtype} as {dtype}, but got {array.shape[-1]}"
            )
    if input._node is not None:
        cut_on_the_general_path("view", input._node)
    out = input.detach()
    out._array = (
        array.view(dtype.numpy) if array.size else module_of(array).empty((*array.shape[:-1], array.shape[-1] * input.itemsize // dtype.itemsize), dtype.numpy)
    )
    if thread.inference:
        mark_inference(out)
    return out


def reshape(input: Tensor, shape: Sequence[int]) -> Tensor:
    array = input._array
    has_gaps = array.__class__ is np.ndarray and not array.flags.c_contiguous  # or another order: there may be no view
    if has_gaps and array.size <= LARGE:
        made = reshaped(array, shape)  # in less time than an op takes to fail
        if made.base is not array and made.base is not array.base:
            return plain_tensor(made) if unrecorded((input,)) else ops._reshape(input, shape)
        return ops.view(input, shape)
    if not has_gaps:
        try:
            return ops.view(input, shape)
        except RuntimeError:  # of what is not NumPy's; or the shape does not fit, as the other op will say
            pass
    return ops._reshape(input, shape)


def unrecorded(tensors: Sequence[Any]) -> bool:
    """Whether an op on these tensors of the host is neither recorded nor watched: what it makes on its way to its result nobody sees."""
    if modes.observers:
        return False
    for tensor in tensors:  # noqa: SIM110  # half of the time of all()
        if tensor.__class__ is not Tensor or tensor._node is not None or tensor._array.__class__ is not np.ndarray:
            return False
    return True


def in_shape(input: Tensor, shape: Sequence[int]) -> Tensor:
    """A tensor in another shape, on the way to the result of an op: no view that its base has to know of, where nothing is recorded."""
    if not unrecorded((input,)):
        return (ops.view if input._array.__class__ is np.ndarray and input._array.flags.c_contiguous else ops.reshape)(input, shape)
    out = plain_tensor(reshaped(input._array, shape))
    out._changes = input._changes  # which whoever saves it looks at
    return out


def reshape_as(input: Tensor, other: Tensor) -> Tensor:
    return ops.reshape(input, other._array.shape)


def flatten(input: Tensor, start_dim: int, end_dim: int) -> Tensor:
    if start_dim == 0 and end_dim == -1 and input._array.ndim > 1 and input._array.flags.c_contiguous:  # as most are asked for
        return ops.view(input, (input._array.size,))
    shape = _flat(input._array.shape, start_dim, end_dim)
    if shape is None:
        return input
    return ops.view(input, shape) if input._array.flags.c_contiguous else ops.reshape(input, shape)


@lru_cache(REMEMBERED)
def _flat(shape: tuple[int, ...], start_dim: int, end_dim: int) -> tuple[int, ...] | None:
    """A shape with some of its dimensions as one; None if that is one already."""
    ndim = len(shape)
    start, end = checked_dim(start_dim, ndim), checked_dim(end_dim, ndim)
    if start > end:
        raise RuntimeError(f"flatten(): expected start_dim not behind end_dim, but got {start_dim} and {end_dim} for {ndim} dimensions")
    if not shape:
        return (1,)
    return None if start == end else (*shape[:start], math.prod(shape[start : end + 1]), *shape[end + 1 :])


def unflatten(input: Tensor, dim: int, sizes: Sequence[int]) -> Tensor:
    shape = input._array.shape
    if not shape:
        at_least(1, "unflatten", input=input)
    dim, sizes, known = checked_dim(dim, len(shape)), listed(sizes), 1
    for size in sizes:
        known = known if size == -1 else known * size
    is_open = -1 in sizes
    if (not known or shape[dim] % known) if is_open else known != shape[dim]:
        raise RuntimeError(f"unflatten: Provided sizes {list(sizes)} don't multiply up to the size of dim {dim} ({shape[dim]}) in the input tensor")
    if is_open:
        sizes = tuple([shape[dim] // known if s == -1 else s for s in sizes])
    return ops.view(input, (*shape[:dim], *sizes, *shape[dim + 1 :]))


def ravel(input: Tensor) -> Tensor:
    return ops.view(contiguous(input, None), (-1,))


def movedim(input: Tensor, source: Any, destination: Any) -> Tensor:
    if source.__class__ is int and destination.__class__ is int and input._array.ndim:
        return ops.permute(input, _with_one_moved(input._array.ndim, source, destination))
    froms, tos = ([checked_dim(d, input.dim()) for d in listed(dims)] for dims in (source, destination))
    if len(froms) != len(tos):
        raise RuntimeError(
            f"movedim: Invalid source or destination dims: source ({froms} dims) should contain the same number of dims as destination ({tos} dims)"
        )
    for name, dims in (("source", froms), ("destination", tos)):
        if len(set(dims)) != len(dims):
            raise RuntimeError(f"movedim: repeated dim in `{name}` ({dims})")
    rest = iter(d for d in range(input.dim()) if d not in froms)
    return ops.permute(input, tuple(froms[tos.index(i)] if i in tos else next(rest) for i in range(input.dim())))


@lru_cache(REMEMBERED)
def _with_one_moved(ndim: int, source: int, destination: int) -> tuple[int, ...]:
    """The dimensions in order, but for one that is at another place."""
    order = list(range(ndim))
    moved = order.pop(checked_dim(source, ndim))
    order.insert(checked_dim(destination, ndim), moved)
    return tuple(order)


def in_order(input: Tensor, axes: Sequence[int]) -> Tensor:
    return ops.permute(input, axes)


_REVERSED = tuple([tuple(range(ndim - 1, -1, -1)) for ndim in range(65)])  # the dimensions in reverse order; 64 are all that NumPy has


def T(input: Tensor) -> Tensor:
    return ops.permute(input, _REVERSED[input._array.ndim])


def mT(input: Tensor) -> Tensor:
    return _transposed("mT", input)


def _transposed(name: str, input: Tensor) -> Tensor:
    if input._array.ndim < 2:
        raise RuntimeError(f"tensor.{name} is only supported on matrices or batches of matrices. Got {input.dim()}-D tensor.")
    return ops.transpose(input, -2, -1)


def mH(input: Tensor) -> Tensor:
    return ops.conj(_transposed("mH", input))


def H(input: Tensor) -> Tensor:
    if input._array.ndim not in (0, 2):
        raise RuntimeError(f"tensor.H is only supported on matrices (2-D tensors). Got {input.dim()}-D tensor.")
    return mH(input) if input._array.ndim else ops.conj(input)


def adjoint(input: Tensor) -> Tensor:
    return mH(input)


def expand_as(input: Tensor, other: Tensor) -> Tensor:
    return ops.expand(input, other._array.shape)


def broadcast_to(input: Tensor, size: Sequence[int]) -> Tensor:
    return ops.expand(input, size)


def narrow(input: Tensor, dim: int, start: int, length: int) -> Tensor:
    if input.dim() == 0:
        raise RuntimeError("narrow(): expected a tensor of 1 or more dimensions, but got the shape []")
    if length < 0:
        raise RuntimeError(f"narrow(): expected length >= 0, but got {length}")
    size = input.size(dim)
    start, length = index(start), index(length)
    if not -size <= start <= size:
        raise IndexError(f"start out of range (expected to be in range of [{-size}, {size}], but got {start})")
    start = start + size if start < 0 else start
    if start + length > size:
        raise RuntimeError(f"narrow(): expected start + length <= {size}, the size of dimension {dim}, but got {start} + {length}")
    return ops.slice(input, dim, start, start + length)


def diag(input: Tensor, diagonal: int) -> Tensor:
    if input.dim() == 1:
        return ops.diag_embed(input, diagonal)
    if input.dim() == 2:
        return ops.diagonal(input, diagonal).clone()
    raise RuntimeError(f"diag(): expected a tensor of 1 or 2 dimensions, but got the shape {list(input.shape)}")


def diagflat(input: Tensor, offset: int) -> Tensor:
    return ops.diag_embed(input if input._array.ndim == 1 else in_shape(input, (input._array.size,)), offset)


def chunk(input: Tensor, chunks: int, dim: int) -> tuple[Tensor, ...]:
    size = _chunk_size("chunk", input, chunks, dim)
    return ops.split_size(input, size, dim) if size else ops.split_sizes(input, [0] * chunks, dim)


def unsafe_chunk(input: Tensor, chunks: int, dim: int) -> tuple[Tensor, ...]:
    size = _chunk_size("unsafe_chunk", input, chunks, dim)
    return ops.unsafe_split(input, size, dim) if size else ops.unsafe_split_with_sizes(input, [0] * chunks, dim)


def _chunk_size(name: str, input: Tensor, chunks: int, dim: int) -> int:
    shape, chunks = input._array.shape, index(chunks)
    if not shape:
        at_least(1, name, input=input)
    if chunks <= 0:
        raise RuntimeError(f"{name}(): expected chunks > 0, but got {chunks}")
    return -(-shape[checked_dim(dim, len(shape))] // chunks)


def tensor_split(input: Tensor, indices_or_sections: Any, dim: int) -> tuple[Tensor, ...]:
    shape = input._array.shape
    if not shape:
        raise RuntimeError("tensor_split(): expected a tensor of 1 or more dimensions, but got the shape []")
    size = shape[checked_dim(dim, len(shape))]
    if is_int(indices_or_sections):
        sections = index(indices_or_sections)
        if sections <= 0:
            raise RuntimeError(f"tensor_split(): expected sections > 0, but got {sections}")
        if sections >= 2**32:
            raise RuntimeError(f"tensor_split(): expected at most {2**32 - 1} sections, but got {sections}")
        small, extra = divmod(size, sections)
        if small and not extra:
            return tuple([ops.slice(input, dim, start, start + small) for start in range(0, size, small)])
        ends = [small * i + min(i, extra) for i in range(1, sections + 1)]
    else:
        places = indices_or_sections.tolist() if isinstance(indices_or_sections, Tensor) else map(index, listed(indices_or_sections))
        ends = [*[place if 0 <= place <= size else range(size)[:place].stop for place in places], size]
    return tuple([ops.slice(input, dim, start, max(start, end)) for start, end in zip([0, *ends], ends)])


def hsplit(input: Tensor, indices_or_sections: Any) -> tuple[Tensor, ...]:
    return _split_evenly("hsplit", input, indices_or_sections, 0 if input._array.ndim == 1 else 1, 1)


def vsplit(input: Tensor, indices_or_sections: Any) -> tuple[Tensor, ...]:
    return _split_evenly("vsplit", input, indices_or_sections, 0, 2)


def dsplit(input: Tensor, indices_or_sections: Any) -> tuple[Tensor, ...]:
    return _split_evenly("dsplit", input, indices_or_sections, 2, 3)


def _split_evenly(name: str, input: Tensor, indices_or_sections: Any, dim: int, least: int) -> tuple[Tensor, ...]:
    """The pieces along a dimension of a tensor that has so many dimensions at least."""
    shape = input._array.shape
    if len(shape) < least:
        at_least(least, name, input=input)
    if is_int(indices_or_sections) and (indices_or_sections == 0 or shape[dim] % indices_or_sections):
        raise RuntimeError(f"{name}(): expected sections that divide the size of dimension {dim}, {shape[dim]}, but got {indices_or_sections}")
    return tensor_split(input, indices_or_sections, dim)


def _some(name: str, tensors: Sequence[Tensor]) -> Sequence[Tensor]:
    if not tensors:
        raise RuntimeError(f"{name} expects a non-empty TensorList")
    return tensors


def hstack(tensors: Sequence[Tensor]) -> Tensor:
    tensors = [t if t._array.ndim else in_shape(t, (1,)) for t in _some("hstack", tensors)]
    return ops.cat(tensors, 0 if tensors[0]._array.ndim == 1 else 1)


def vstack(tensors: Sequence[Tensor]) -> Tensor:
    return ops.cat([t if t._array.ndim >= 2 else in_shape(t, (1, t._array.size)) for t in _some("vstack", tensors)], 0)


def dstack(tensors: Sequence[Tensor]) -> Tensor:
    shapes = [t._array.shape for t in _some("dstack", tensors)]
    if len(shapes[0]) == 2 and unrecorded(tensors) and shapes.count(shapes[0]) == len(shapes):
        return ops.stack(tensors, 2)
    return ops.cat([t if len(s) >= 3 else in_shape(t, (*s, 1) if len(s) == 2 else (1, *(s or (1,)), 1)) for t, s in zip(tensors, shapes)], 2)


def column_stack(tensors: Sequence[Tensor]) -> Tensor:
    return ops.cat([t if t._array.ndim >= 2 else in_shape(t, (t._array.size, 1)) for t in _some("column_stack", tensors)], 1)


def fliplr(input: Tensor) -> Tensor:
    if input._array.ndim < 2:
        at_least(2, "fliplr", input=input)
    return ops.flip(input, (1,))


def flipud(input: Tensor) -> Tensor:
    if not input._array.ndim:
        at_least(1, "flipud", input=input)
    return ops.flip(input, (0,))


def rot90(input: Tensor, k: int, dims: Any) -> Tensor:
    dims = listed(dims)
    if len(dims) != 2:
        raise RuntimeError(f"rot90(): expected 2 dimensions in dims, but got {list(dims)}")
    if input._array.ndim < 2:
        raise RuntimeError(f"rot90(): expected an input of 2 or more dimensions, but got the shape {list(input.shape)}")
    a, b = checked_dim(dims[0], input._array.ndim), checked_dim(dims[1], input._array.ndim)
    if a == b:
        raise RuntimeError(f"rot90(): expected two different dimensions in dims, but got {list(dims)}")
    match index(k) % 4:
        case 1:
            return ops.transpose(ops.flip(input, (b,)), a, b)
        case 2:
            return ops.flip(input, (a, b))
        case 3:
            return ops.flip(ops.transpose(input, a, b), (b,))
    return input.clone()


def tile(input: Tensor, dims: Sequence[int]) -> Tensor:
    dims = listed(dims)
    return ops.repeat(input, (1,) * (input._array.ndim - len(dims)) + dims)


def contiguous(input: Tensor, memory_format: Any) -> Tensor:
    array = input._array
    if memory_format is not None:
        if input._level is not None:
            refuse_for_batch("contiguous", memory_format)
        order = order_for("contiguous", memory_format, input.shape, preserves=False)
        if order is not None and memory_format is not contiguous_format:
            return input if lies_in_order(array, order) else ops.clone(input, memory_format=memory_format)
    if array.flags.c_contiguous:
        return input
    if array.size <= LARGE and unrecorded((input,)):
        return plain_tensor(array.copy())
    return ops.clone(input, memory_format=contiguous_format)


# ---- functions of any number of tensors


def _given(tensors: tuple[Any, ...]) -> list[Tensor]:
    """Tensors that are given one by one or in one list."""
    given = list(tensors[0] if len(tensors) == 1 and not isinstance(tensors[0], Tensor) and hasattr(tensors[0], "__iter__") else tensors)
    for at, tensor in enumerate(given):
        if not isinstance(tensor, Tensor):
            raise TypeError(f"expected Tensor as element {at}, but got {type(tensor).__name__}")
    return given


def _each(function: Any, tensors: tuple[Any, ...]) -> Any:
    """A function of one tensor, applied to the one given, or to each of several."""
    return function(tensors[0]) if len(tensors) == 1 and isinstance(tensors[0], Tensor) else tuple(map(function, _given(tensors)))


@overload
def atleast_1d(tensor: Tensor, /) -> Tensor: ...  # type: ignore[overload-overlap]  # one, and not several
@overload
def atleast_1d(*tensors: Tensor | Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def atleast_1d(*tensors: Any) -> Any:
    """Tensors with at least one dimension."""
    return _each(lambda t: t if t._array.ndim >= 1 else t.reshape(1), tensors)


@overload
def atleast_2d(tensor: Tensor, /) -> Tensor: ...  # type: ignore[overload-overlap]  # one, and not several
@overload
def atleast_2d(*tensors: Tensor | Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def atleast_2d(*tensors: Any) -> Any:
    """Tensors with at least two dimensions."""
    return _each(lambda t: t if t._array.ndim >= 2 else t.reshape(1, -1), tensors)


@overload
def atleast_3d(tensor: Tensor, /) -> Tensor: ...  # type: ignore[overload-overlap]  # one, and not several
@overload
def atleast_3d(*tensors: Tensor | Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def atleast_3d(*tensors: Any) -> Any:
    """Tensors with at least three dimensions."""

    def raised(t: Tensor) -> Tensor:
        return t if t.dim() >= 3 else ops.unsqueeze(t, -1) if t.dim() == 2 else t.reshape(1, -1, 1)

    return _each(raised, tensors)


@hides_frames
def broadcast_tensors(*tensors: Any) -> tuple[Tensor, ...]:
    """Expand tensors to the shape that they broadcast to."""
    given = _given(tensors)
    shape = broadcast_shape(*[t._array.shape for t in given])
    return tuple([ops.expand(t, shape) for t in given])


@hides_frames
def broadcast_shapes(*shapes: Any) -> Size:
    """The shape to which shapes broadcast; each is a sequence of sizes, or one size."""
    given = [listed(s) for s in shapes]
    for shape in given:
        if any(n < 0 for n in shape):
            raise RuntimeError(f"broadcast_shapes(): expected shapes without negative numbers, but got {list(shape)}")
    return Size(broadcast_shape(*given))


@hides_frames
def meshgrid(*tensors: Any, indexing: str = "ij") -> tuple[Tensor, ...]:
    """Grids of coordinates from vectors; `indexing` is "ij" or "xy"."""
    given = _given(tensors)
    if indexing not in ("ij", "xy"):
        raise RuntimeError(f"meshgrid(): expected indexing to be 'xy' or 'ij', but got {indexing!r}")
    for tensor in given:
        if tensor._array.ndim > 1:
            raise RuntimeError(f"meshgrid(): expected tensors of at most one dimension, but got the shape {list(tensor.shape)}")
    if indexing == "xy" and len(given) >= 2:
        y, x, *rest = meshgrid(given[1], given[0], *given[2:])
        return (x, y, *rest)
    shape = tuple([t._array.size for t in given])
    return tuple([ops.expand(ops.view(t, own), shape) for t, own in zip(given, _axes(shape))])


@lru_cache(REMEMBERED)
def _axes(shape: tuple[int, ...]) -> list[tuple[int, ...]]:
    """For each dimension, a shape that has this size there, and is one elsewhere."""
    ones = (1,) * len(shape)
    return [(*ones[:i], size, *ones[i + 1 :]) for i, size in enumerate(shape)]


@hides_frames
def block_diag(*tensors: Tensor) -> Tensor:
    """A matrix with the given ones along its diagonal."""
    for number, tensor in enumerate(tensors):
        if not isinstance(tensor, Tensor):
            raise TypeError(f"expected Tensor as element {number}, but got {type(tensor).__name__}")
        if tensor.dim() > 2:
            raise RuntimeError(f"block_diag(): expected tensors of at most two dimensions, but tensor {number} has the shape {list(tensor.shape)}")
    matrices = [t if t._array.ndim == 2 else in_shape(t, (1, t._array.size)) for t in tensors]
    if not matrices:
        return plain_tensor(np.empty((1, 0), get_default_dtype().numpy))
    return ops._block_diag(matrices)


@hides_frames
def cartesian_prod(*tensors: Tensor) -> Tensor:
    """All combinations of the elements of vectors, a row each."""
    for tensor in tensors:
        if tensor.dim() != 1:
            raise RuntimeError(f"cartesian_prod(): expected vectors, but got the shape {list(tensor.shape)}")
    if len(tensors) == 1:
        return tensors[0]
    return ops.stack([in_shape(t, (t._array.size,)) for t in meshgrid(*tensors)], 1)


def filled(input: Tensor, value: Any) -> Tensor:
    if value.__class__ in NUMBERS:
        return ops._filled(input, value)
    out = input.clone() if not isinstance(value, Tensor) or value._level is None else value._level.copy_for(value, input)
    return out.fill_(value)


def fill_with(input: Tensor, value: Tensor) -> Tensor:
    if value.dim():
        raise RuntimeError(f"fill_ only supports 0-dimension value tensor but got tensor with {value.dim()} dimensions.")
    return ops.copy_(input, value)
