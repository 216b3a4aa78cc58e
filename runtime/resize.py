"""Tensors that get another size in place."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from specgrad.array.tools import owner_of

from .operands import one_list
from .saved import changed
from .tensor import Tensor
from .views import check_in_place, live_views, show_as, view_ops


def resize_(self: Tensor, *sizes: Any, memory_format: Any = None) -> Tensor:
    """Give the tensor another size, in place: its elements are those of its memory, in order; further ones are whatever memory holds."""
    size = tuple(int(n) for n in one_list("resize_", sizes))
    if self._node is not None:
        raise RuntimeError("cannot resize variables that require grad")
    if self._extra is not None and self._extra.tangents:
        raise RuntimeError("cannot resize variables that has a forward grad")
    if any(n < 0 for n in size):
        raise RuntimeError(f"resize_: negative dimension in size {list(size)}")
    check_in_place(self, "resize_")
    array = self._array
    if array.shape == size:
        return self
    strides = tuple(math.prod(size[d + 1 :]) for d in range(len(size)))
    room = owner_of(array).nbytes // array.itemsize - self.storage_offset()
    if math.prod(size) <= room:
        step = (view_ops["as_strided"], (size, strides, self.storage_offset()), None)
        show_as(self, step[0].forward(array, *step[1]), step, None)
    else:
        self._array = _longer(self, size)
    changed(self._changes, "resize_")
    return self


def resize_as_(self: Tensor, the_template: Tensor, *, memory_format: Any = None) -> Tensor:
    """Give the tensor the size of another, in place."""
    return resize_(self, the_template.shape, memory_format=memory_format)


def _longer(tensor: Tensor, size: tuple[int, ...]) -> Any:
    """A new array of a size, which begins with a tensor's elements."""
    array = tensor._array
    if tensor._is_view() or live_views(tensor):
        raise RuntimeError(
            f"Trying to resize storage that is not resizable: {list(size)} is more than the memory of this tensor holds, and it shares that with others. "
            "Resize a clone()."
        )
    longer = np.empty(math.prod(size), array.dtype)
    longer[: array.size] = array.ravel(order="K")
    return longer.reshape(size)


METHODS = (resize_, resize_as_)
