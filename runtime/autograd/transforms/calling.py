"""What holds while a transform calls a function: nothing of inference mode, and no history is left behind."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any
from weakref import ref

from specgrad.batching.batched import batched
from specgrad.core.base.state import Switched, thread
from specgrad.core.tape.node import Node
from specgrad.core.tape.tangents import alias
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.views import end_history

_AS_IT_IS = nullcontext()


class Calling(Switched):
    """A transform calls a function: as a context. Inference mode is off, and what is recorded may save tensors that were made in it.

    A tensor from outside that the function changes in place by what it was given has a history then, of which nobody outside knows.

    Attributes:
        changed: such tensors, and those that the function made itself and changed; weak references.
        begun: the nodes at which histories begin that this transform has made, and those that the function calls.
    """

    __slots__ = ("begun", "changed", "outer")

    def __init__(self, **modes: Any):
        super().__init__(inference=False, transform=self, **modes)
        self.changed: list[ref[Tensor]] = []
        self.begun: list[Node] = []
        self.outer: Calling | None = thread.transform

    def begins(self, nodes: list[Node]) -> None:
        """Told of the nodes of what the function is given; transforms around learn of them too."""
        around: Calling | None = self
        while around is not None:
            around.begun += nodes
            around = around.outer

    def gets_history(self, base: Tensor) -> None:
        """Told of each tensor, or base of a view, before a change in place is recorded."""
        if base._node is None:
            self.changed.append(ref(base))

    def leave(self, belongs_outside: Callable[[Tensor], bool]) -> None:
        """End the histories that changes in place have left, but those that lead to something outside."""
        for reference in self.changed:
            tensor = reference()
            if tensor is None or tensor._node is None:
                continue
            if not belongs_outside(tensor):
                end_history(tensor)
            elif self.outer is not None:
                self.outer.changed.append(reference)


def allowing_inference_tensors() -> Switched:
    """As while a function is called, for what has no history of its own: the histories that are left behind are the matter of the transform around."""
    return Switched(inference=False, transform=thread.transform or Calling())


def outside_of_inference_mode() -> AbstractContextManager[None]:
    return Switched(inference=False) if thread.inference else _AS_IT_IS


def ordinary(tensor: Any) -> Tensor:
    """A tensor made in inference mode as an ordinary one over the same memory; any other as it is."""
    return apart(tensor) if tensor.is_inference() else tensor


def apart(tensor: Any) -> Tensor:
    """Another tensor over the same memory, with the same history and tangents."""
    return alias(tensor) if tensor._level is None else batched(apart(tensor._physical), tensor._level)
