"""as_strided: any strides over the memory of a tensor, as a view, as a copy, or written to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from .backends import backend_of, module_of, zeros_on_backend_of
from .base import native_views
from .base.portable import add_at, counted
from .base.tools import Array, as_dtype, copied, copy_to, layout_of, memory_of, owner_of, strided, widened

Sizes = Sequence[int]


def as_strided(x: Array, size: Sizes, stride: Sizes, storage_offset: int | None) -> Array:
    if (found := native_views.view_of_memory(x, size, stride, storage_offset)) is not None:
        return found
    if len(size) != len(stride):
        raise RuntimeError(f"as_strided(): expected as many strides as sizes, but got {list(stride)} for the size {list(size)}")
    if any(s < 0 for s in stride):
        raise RuntimeError(f"as_strided: Negative strides are not supported at the moment, got strides: {list(stride)}")
    if any(n < 0 for n in size):
        raise RuntimeError(f"as_strided: a size is not negative, got {list(size)}")
    _, room, start = memory_of(x)
    offset = start // x.itemsize if storage_offset is None else storage_offset
    reach = offset + sum((n - 1) * s for n, s in zip(size, stride)) + 1 if math.prod(size) else offset
    if offset < 0 or reach * x.itemsize > room:
        raise RuntimeError(
            f"setStorage: sizes {list(size)}, strides {list(stride)}, storage offset {offset}, and itemsize {x.itemsize} requiring a storage size of "
            f"{reach * x.itemsize} are out of bounds for storage of size {room}"
        )
    strides = tuple(s * x.itemsize for s in stride)
    if not isinstance(x, np.ndarray):
        return backend_of(x).strided(x, tuple(size), strides, offset * x.itemsize)
    return np.ndarray(tuple(size), x.dtype, owner_of(x).ravel(order="K").view(np.uint8), offset * x.itemsize, strides)


class _Layout(NamedTuple):
    """How elements lie in memory, counted in elements."""

    shape: Sizes
    strides: Sizes
    offset: int

    def places(self, like: Array) -> Array:
        """Where each element lies."""
        places = module_of(like).full(tuple(self.shape), self.offset, np.int64)
        for i, (n, s) in enumerate(zip(self.shape, self.strides)):
            places += (module_of(like).arange(n) * s).reshape((-1,) + (1,) * (len(self.shape) - i - 1))
        return places

    def reach(self) -> int:
        """How long the memory must be at least."""
        return self.offset + sum([(n - 1) * s for n, s in zip(self.shape, self.strides) if s > 0]) + 1 if 0 not in self.shape else 0

    def room(self) -> float:
        """How many elements of memory they reach over; infinitely many if two of them may lie in one place, or they do not follow one another."""
        room = 1
        for s, n in sorted(zip(self.strides, self.shape)):
            if n > 1 and s < room:
                return math.inf
            room += s * (n - 1)
        return room if 0 not in self.shape else 0

    def shown_of(self, memory: Array) -> Array:
        """The part of a memory that they are, which has room for them."""
        return strided(memory[self.offset :], self.shape, [s * memory.itemsize for s in self.strides])


def as_strided_backward(grad: Array, shape: Sizes, layout: Sizes, size: Sizes, stride: Sizes, storage_offset: int | None) -> Array:
    """The gradient of the memory, as the tensor saw it; the gradient of a place that several of its elements share is divided among them."""
    *strides, start = layout
    of_tensor, of_view = _Layout(shape, strides, start), _Layout(size, stride, start if storage_offset is None else storage_offset)
    return _through_memory(grad, of_view, of_tensor, of_tensor)


def as_strided_like(x: Array, shape: Sizes, layout: Sizes, size: Sizes, stride: Sizes, storage_offset: int | None) -> Array:
    """What as_strided would show of x if x were laid out as a tensor of this shape and layout; what it does show, where x is."""
    *strides, start = layout
    of_tensor, of_view = _Layout(shape, strides, start), _Layout(size, stride, start if storage_offset is None else storage_offset)
    if layout_of(x) == tuple(layout) and of_view.reach() * x.itemsize <= memory_of(x)[1]:
        return as_strided(x, size, stride, storage_offset)
    return _through_memory(x, of_tensor, of_view, of_tensor)


def _through_memory(x: Array, written: _Layout, read: _Layout, of_tensor: _Layout) -> Array:
    """Elements added up in the places of memory where they are written, divided by how many of the tensor's elements lie there, and read from other places."""
    length = max(written.reach(), read.reach(), of_tensor.reach(), 1)
    if written.room() < math.inf and of_tensor.room() < math.inf:  # each element has a place of its own
        memory = zeros_on_backend_of(x, length, x.dtype)
        copy_to(written.shown_of(memory), x)
    else:
        memory = as_dtype(_shared(widened(x), length, written, of_tensor), x.dtype)
    return copied(read.shown_of(memory))


@np.errstate(all="ignore")
def _shared(x: Array, length: int, written: _Layout, of_tensor: _Layout) -> Array:
    memory = zeros_on_backend_of(x, length, x.dtype)
    add_at(memory, written.places(x).reshape(-1), x.reshape(-1))
    return memory / np.maximum(counted(of_tensor.places(x).reshape(-1), length), 1).astype(x.dtype)


def as_strided_copy(x: Array, size: Sizes, stride: Sizes, storage_offset: int | None) -> Array:
    return as_strided(x, size, stride, storage_offset).copy()


def as_strided_scatter(x: Array, src: Array, size: Sizes, stride: Sizes, storage_offset: int | None) -> Array:
    """x with other elements where as_strided shows them."""
    if src.shape != tuple(size):
        raise RuntimeError(f"as_strided_scatter(): expected src to have the shape of the part that it replaces, {list(size)}, but got {list(src.shape)}")
    as_strided(x, size, stride, storage_offset)  # raises its errors
    layout = layout_of(x)
    start = 0 if storage_offset is None else storage_offset - layout[-1]
    if isinstance(x, np.ndarray) and x.flags.c_contiguous and start >= 0 and start + _Layout(size, stride, start).room() <= x.size:
        out = x.copy()
        as_strided(out, size, stride, start)[...] = src
        return out
    covered = as_strided_backward(np.ones_like(src, dtype=np.float64), x.shape, layout, size, stride, storage_offset) != 0
    return np.where(covered, as_strided_backward(src, x.shape, layout, size, stride, storage_offset), x)
