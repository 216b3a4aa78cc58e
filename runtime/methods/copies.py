"""What `copy.copy` and `copy.deepcopy` give of a tensor."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np

from specgrad.array.backends import at, backend_of, module_of
from specgrad.array.base.tools import is_dense, memory_of, owner_of
from specgrad.core.base.state import thread
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.tensor import Tensor, mark_inference


def shallow_copy(self: Tensor) -> Tensor:
    """What `copy.copy` gives: a leaf of its own, without history and hooks, over the same memory."""
    out = _leaf_like(self, self._array, self._changes)
    out.__dict__.update(self.__dict__)
    return out


def _leaf_like(self: Tensor, array: Any, changes: list[Any]) -> Tensor:
    out: Tensor = object.__new__(Tensor if self.is_inference() else self.__class__)
    out._array, out._changes, out._node, out._extra = array, changes, None, None
    if thread.inference:
        mark_inference(out)
    if self.requires_grad:
        out.requires_grad = True
    return out


@hides_frames
def deepcopy(self: Tensor, memo: dict[Any, Any]) -> Tensor:
    """What `copy.deepcopy` gives: a leaf with a copy of the elements, of the gradient and of the attributes.

    Tensors that share memory and are copied together share the copy's. A copy of a parameter has no gradient: that of a model is about to be trained anew.
    """
    if not self.is_leaf:
        raise RuntimeError("Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at the moment.")
    if id(self) in memo:
        return memo[id(self)]
    array, changes = _copied_with_memory(self, memo)
    memo[id(self)] = out = _leaf_like(self, array, changes)
    if self._extra is not None and self._extra.grad is not None and "_is_param" not in self.__dict__:
        out.grad = copy.deepcopy(self._extra.grad, memo)
    out.__dict__.update(copy.deepcopy(self.__dict__, memo))
    return out


def _copied_with_memory(tensor: Tensor, memo: dict[Any, Any]) -> tuple[Any, list[Any]]:
    """A copy of a tensor's array, which lies as it does in a copy of its memory, and the changes of all that is copied into that."""
    array = tensor._array
    if thread.tracer is not None:  # a traced program has arrays without memory
        return module_of(array).array(array, order="K"), [0]
    place, size, start = memory_of(array)
    held = memo.get(("memory", place))
    if held is None:
        memory = _whole(array, size)
        if memory is None:  # a view with gaps of what is not NumPy's
            return np.array(array), [0]
        with at(array):
            copied = memory.copy("K")
        held = memo["memory", place] = copied, [0], array  # held, so that no other memory has this place meanwhile
    made, changes, _ = held
    if isinstance(array, np.ndarray):
        same = made.dtype == array.dtype and made.shape == array.shape and made.strides == array.strides
        return made if same else np.ndarray(array.shape, array.dtype, made.reshape(-1, order="A").view(np.uint8), start, array.strides), changes
    with at(array):
        return backend_of(array).strided(made.view(array.dtype), array.shape, array.strides, start), changes


def _whole(array: Any, size: int) -> Any:
    """All of the memory that an array lies in, as an array; None if that has gaps."""
    if isinstance(array, np.ndarray):
        owner = owner_of(array)
        return owner if is_dense(owner) else None
    return backend_of(array).strided(array, (size // array.itemsize,), (array.itemsize,), 0)
