"""Saved tensors may be changed in place: the backward pass uses the values from before."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from specgrad.array.base.tools import memory_of
from specgrad.core.base.state import Switched, thread
from specgrad.core.tape.tensor import Tensor, plain_tensor

from .hooks import saved_tensors_hooks


class OutsideContext(AssertionError, RuntimeError):
    """A backward pass over a graph whose saved values were kept by a context that has ended."""


class _Handle:
    """What a graph keeps in place of a saved tensor: the original until it is changed, then a copy."""

    __slots__ = ("__weakref__", "cloned", "context", "value")

    def __init__(self, context: AllowMutation, value: Tensor):
        self.context: weakref.ref[AllowMutation] | None = weakref.ref(context)
        self.value, self.cloned = value, False


class AllowMutation:
    """What `allow_mutation_on_saved_tensors` gives: the state of the context, for those who want to look."""

    def __init__(self) -> None:
        self._by_memory: dict[int, weakref.WeakSet[_Handle]] = {}  # by the id of the array that owns the memory

    @property
    def original(self) -> dict[_Handle, Tensor]:
        """The saved tensors that are as they were."""
        return {handle: handle.value for handle in self._handles() if not handle.cloned}

    @property
    def cloned(self) -> dict[_Handle, Tensor]:
        """Copies of the saved tensors that have been changed."""
        return {handle: handle.value for handle in self._handles() if handle.cloned}

    def clear(self) -> None:
        """Let go of all saved tensors: graphs recorded in the context cannot be used for a backward pass any more."""
        for handle in self._handles():
            handle.context = None
            del handle.value
        self._by_memory.clear()

    def _handles(self) -> list[_Handle]:
        return [handle for handles in self._by_memory.values() for handle in handles]

    def _pack(self, tensor: Tensor) -> _Handle:
        handles = self._by_memory.setdefault(memory_of(tensor._array)[0], weakref.WeakSet())
        for handle in handles:
            if not handle.cloned and handle.value._array is tensor._array:
                return handle
        handle = _Handle(self, plain_tensor(tensor._array))  # with its own list of changes: _before_change keeps the values valid
        handles.add(handle)
        return handle

    def _unpack(self, handle: _Handle) -> Tensor:
        if handle.context is None or handle.context() is not self or thread.before_change != self._before_change:
            raise OutsideContext(
                "Trying to backward outside of the 'allow_mutation_on_saved_tensors' context in which the graph was originally recorded: "
                "run the backward pass within it, and before its clear()."
            )
        return handle.value

    def _before_change(self, tensor: Tensor) -> None:
        """Copy the saved tensors in the memory that a tensor is about to change."""
        for handle in list(self._by_memory.get(memory_of(tensor._array)[0], ())):
            if not handle.cloned and np.may_share_memory(handle.value._array, tensor._array):
                handle.value, handle.cloned = plain_tensor(handle.value._array.copy("K")), True


@contextmanager
def allow_mutation_on_saved_tensors() -> Iterator[AllowMutation]:
    """Within, tensors that ops have saved may be changed in place: they are copied first, and the backward pass uses the copies.

    Otherwise such a backward pass is an error. Forward and backward pass both belong within; contexts cannot be nested. The object that the
    context gives holds what is kept, for debugging; all of it is let go of at the end.

    >>> with specgrad.autograd.graph.allow_mutation_on_saved_tensors():
    ...     a = specgrad.ones(2, 3, requires_grad=True)
    ...     b = a.clone()
    ...     out = (b**2).sum()
    ...     b = b.sin_()
    ...     out.backward()
    >>> a.grad
    tensor([[2., 2., 2.],
            [2., 2., 2.]])
    """
    if thread.before_change is not None:
        raise RuntimeError("allow_mutation_on_saved_tensors contexts cannot be nested")
    context = AllowMutation()
    try:
        with saved_tensors_hooks(context._pack, context._unpack), Switched(before_change=context._before_change):
            yield context
    finally:
        context.clear()
