"""Hooks that wait for the gradients of several tensors, and the passes that they ask which nodes will run.

The engine counts nothing beforehand. A pass is watched, and its nodes are looked for, only while such hooks are registered anywhere.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from specgrad.core.base.state import Switched, modes, thread
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.node import Freed, Node
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.walk import reachable

from .backward_pass import Wanted, backward_pass
from .hooks import RemovableHandle, register_tensor_hook

_numbers = itertools.count(1)  # of the hooks that are registered


class Pass:
    """A backward pass that is under way: where it began, and what it was asked for."""

    def __init__(self, roots: list[Node], captures: Wanted | None, needed: set[Node] | None):
        self._roots, self._captures, self._needed = roots, captures, needed
        self._reached: set[Node] | None = None
        self.notes: dict[Any, Any] = {}  # what a hook wants to remember for as long as the pass runs
        self.at_end: list[Callable[[Pass], None]] = []

    def will_run(self, node: Node | None) -> bool:
        """Whether a gradient reaches the node, as far as the graph tells, and hooks there are called."""
        if node is None or not (self._needed is None or node in self._needed or (self._captures is not None and node in self._captures)):
            return False
        if self._reached is None:
            self._reached = reachable(self._roots)
        return node in self._reached


def watched_pass(roots: list[tuple[Node, Any]], freed: Freed | None, recorded: bool, captures: Wanted | None, needed: set[Node] | None) -> None:
    """A backward pass of which hooks may ask what it will run."""
    run: Callable[..., None] = backward_pass
    if modes.streams:
        from .on_streams import pass_on_streams as run
    watched = Pass([node for node, _ in roots], captures, needed)
    with Switched(passes=(*thread.passes, watched)):
        run(roots, freed, recorded, captures, needed)
        for call in watched.at_end:
            call(watched)


class _Waiting:
    """One registered hook. Nodes hold it, and it holds them weakly."""

    def __init__(self, tensors: Sequence[Tensor], fn: Callable[..., Any]):
        self.nodes = [None if tensor._node is None else weakref.ref(tensor._node) for tensor in tensors]
        self.fn = fn
        self.removed = False

    def first(self, index: int, grad: Tensor) -> None:
        """Mode "any": the first gradient of a pass is handed on."""
        if thread.passes and self not in thread.passes[-1].notes:
            thread.passes[-1].notes[self] = True
            self.fn(grad)

    def collect(self, index: int, grad: Tensor) -> None:
        """Mode "all": gradients are kept until all are there that the pass will compute."""
        if not thread.passes:
            return
        run: Pass = thread.passes[-1]
        if self not in run.notes:
            run.notes[self] = _Collected([None] * len(self.nodes), sum(node is not None and run.will_run(node()) for node in self.nodes))
            run.at_end.append(self._finish)
        kept = run.notes[self]
        kept.grads[index] = grad
        kept.missing -= 1
        if kept.missing == 0:
            self._call(kept)

    def _finish(self, run: Pass) -> None:
        """At the end of a pass in which a function gave None where a gradient was waited for."""
        kept = run.notes[self]
        if kept.missing > 0 and not self.removed:
            self._call(kept)

    def _call(self, kept: _Collected) -> None:
        grads, kept.grads, kept.missing = kept.grads, [], 0
        self.fn(grads)


class _Collected:
    __slots__ = ("grads", "missing")

    def __init__(self, grads: list[Tensor | None], missing: int):
        self.grads, self.missing = grads, missing


class MultiHandle(RemovableHandle):
    """What registering a hook for several tensors gives: `remove()` takes it away from all of them."""

    def __init__(self, handles: tuple[RemovableHandle, ...], waiting: _Waiting, unwatch: Callable[[], Any]):
        self.handles = handles
        self._waiting = weakref.ref(waiting)
        self._unwatch = unwatch

    def remove(self) -> None:
        waiting = self._waiting()
        if waiting is not None:
            waiting.removed = True  # a pass that is under way does not call it either
        for handle in self.handles:
            handle.remove()
        self._unwatch()


@hides_frames
def register_multi_grad_hook(tensors: Sequence[Tensor], fn: Callable[..., None], *, mode: str = "all") -> RemovableHandle:
    """Call a hook once in each backward pass, when the gradients of several tensors have been computed.

    Tensors that require no gradient, are not part of the graph, or not needed for the `inputs` of the pass, are not waited for. Hooks of one tensor run in
    the order of their registration, this one among them. It takes part in passes that begin after it was registered.

    Args:
        tensors: the tensors whose gradients to wait for.
        fn: in mode "all" it is called with a list of gradients, None for those that the pass did not compute; in mode "any" with the first
            gradient. It should not modify them.
        mode: "all" waits for the gradients of all tensors that take part, "any" for the first.

    >>> a, b = specgrad.ones(2, requires_grad=True), specgrad.ones(2, requires_grad=True)
    >>> c, d = a * b, a + b
    >>> handle = specgrad.autograd.graph.register_multi_grad_hook((a, b, c, d), lambda grads: print([g is not None for g in grads]))
    >>> c.sum().backward(retain_graph=True)
    [True, True, True, False]
    >>> c.sum().backward(inputs=(a,))
    [True, False, True, False]
    >>> handle.remove()
    """
    if mode not in ("all", "any"):
        raise ValueError(f"Expects mode to be one of ('all', 'any') but got {mode}")
    if isinstance(tensors, Tensor):
        raise TypeError("register_multi_grad_hook() takes a sequence of tensors; give a single one as (tensor,)")
    tensors = tuple(tensors)
    for at, tensor in enumerate(tensors):
        if not isinstance(tensor, Tensor):
            raise TypeError(f"register_multi_grad_hook(): expected a Tensor as element {at} of tensors, got {type(tensor).__name__}")
    if mode == "all" and tensors and all(tensor._node is None for tensor in tensors):
        raise AssertionError("cannot register a hook on tensors none of which requires gradient: it would never be called")
    waiting = _Waiting(tensors, fn)
    inner = waiting.collect if mode == "all" else waiting.first
    handles = tuple(register_tensor_hook(tensor, partial(inner, at)) for at, tensor in enumerate(tensors) if tensor._node is not None)
    number = next(_numbers)
    unwatch = weakref.finalize(waiting, modes.pass_hooks.discard, number)
    unwatch.atexit = False
    modes.pass_hooks.add(number)
    return MultiHandle(handles, waiting, unwatch)
