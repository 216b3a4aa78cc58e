"""Tensors that get another size, or another memory, in place."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from specgrad.array.backends import at, empty_on_backend_of
from specgrad.array.base.tools import memory_of, new_in_order
from specgrad.core.base.memory_format import format_shown, lies_in_order, order_for, preserve_format
from specgrad.core.base.state import recording
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape import views
from specgrad.core.tape.changes import changed
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.core.tape.views import check_in_place, leave_base, live_views, refresh_views, show_as

from .operands import one_list


@hides_frames
def resize_(self: Tensor, *sizes: Any, size: Any = None, memory_format: Any = None) -> Tensor:
    """Give the tensor another size, in place: its elements are those of its memory, in order; further ones are whatever memory holds."""
    size = tuple(int(n) for n in one_list("resize_", sizes, size))
    order = order_for("resize_", memory_format, size, preserves=False) or range(len(size))
    if self._node is not None:
        raise RuntimeError("cannot resize variables that require grad")
    if self._extra is not None and self._extra.tangents:
        raise RuntimeError("cannot resize variables that has a forward grad")
    if any(n < 0 for n in size):
        raise RuntimeError(f"resize_: negative dimension in size {list(size)}")
    check_in_place(self, "resize_")
    array = self._array
    if array.shape == size and (memory_format is None or lies_in_order(array, order)):
        return self
    if self._level is not None:
        raise RuntimeError(f"vmap: resize_() cannot give a tensor of a batch another size, {list(size)}; use reshape(), or an index")
    strides = tuple(math.prod(size[d] for d in order[order.index(dim) + 1 :]) for dim in range(len(size)))
    room = memory_of(array)[1] // array.itemsize - self.storage_offset()
    if math.prod(size) <= room:
        step = (views.op_named("as_strided"), (size, strides, self.storage_offset()), None)
        show_as(self, step[0].forward(array, *step[1]), step, None)
    else:
        self._array = _longer(self, size, order)
    changed(self._changes, "resize_")
    return self


@hides_frames
def resize_as_(self: Tensor, the_template: Tensor, *, memory_format: Any = None) -> Tensor:
    """Give the tensor the size of another, in place."""
    if memory_format is preserve_format:
        memory_format = format_shown(the_template.shape, the_template.stride())
    return resize_(self, the_template.shape, memory_format=memory_format)


@hides_frames
def set_(self: Tensor, source: Tensor | None = None, storage_offset: int = 0, size: Any = None, stride: Any = ()) -> Tensor:
    """Let the tensor show the memory of another, in place: all that `source` shows, or what `size` and `stride` say; without a source, nothing.

    `storage_offset` counts elements from the first one of `source`. No gradient flows through the change.
    """
    if source is None:
        source = plain_tensor(empty_on_backend_of(self._array, 0, self._array.dtype))
    elif not isinstance(source, Tensor):
        raise TypeError(f"set_(): argument 'source' must be Tensor, not {type(source).__name__}; there are no storages")
    elif size is None and (storage_offset or stride):
        raise TypeError("set_(): 'storage_offset' and 'stride' are given together with 'size'")
    if source._array.dtype != self._array.dtype:
        raise RuntimeError(f"Could not set tensor of type {source.dtype.name} to a tensor of type {self.dtype.name}")
    _check_set(self, source)
    array = source._array
    if size is not None:
        size = one_list("set_", (size,))
        strides = tuple(stride) or tuple(math.prod(size[d + 1 :]) for d in range(len(size)))
        array = views.op_named("as_strided").forward(array, tuple(size), strides, source.storage_offset() + storage_offset)
    changed(self._changes, "set_")
    leave_base(self)
    refresh_views(self)
    self._array, self._changes = array, source._changes  # by which a change through either is noticed by what has saved the other
    if hasattr(self._node, "variable"):  # a leaf's, by which the gradient is laid out
        self._node.array = array  # type: ignore[union-attr]
    return self


def _check_set(tensor: Tensor, source: Tensor) -> None:
    """Raise unless a tensor may be given the memory of another."""
    check_in_place(tensor, "set_")
    if tensor._level is not None or source._level is not None:
        raise RuntimeError("vmap: set_() cannot give a tensor of a batch the memory of another; use copy_()")
    if any(t._extra is not None and t._extra.tangents for t in (tensor, source)):
        raise NotImplementedError("set_(): no tangent flows through it, but one of the tensors is dual. Use copy_(), or unpack the value.")
    if recording() and (tensor._node is not None or source._node is not None):
        raise RuntimeError("set_(): no gradient flows through it, but one of the tensors requires grad. Use it under no_grad(), or copy_().")


def _longer(tensor: Tensor, size: tuple[int, ...], order: Sequence[int]) -> Any:
    """A new array of a size, which begins with a tensor's elements."""
    array = tensor._array
    if tensor._is_view() or live_views(tensor):
        raise RuntimeError(
            f"Trying to resize storage that is not resizable: {list(size)} is more than the memory of this tensor holds, and it shares that with others. "
            "Resize a clone()."
        )
    with at(array):
        longer = empty_on_backend_of(array, math.prod(size), array.dtype)
        longer[: array.size] = array.ravel(order="K")
    return new_in_order(longer.reshape, size, order)


METHODS = (resize_, resize_as_, set_)
