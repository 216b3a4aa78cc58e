"""The backward pass: nodes in the order of their clock, youngest first.

A node is younger than everything it leads to, so when the youngest node that has a gradient runs, its gradient is complete.
Nothing is counted beforehand, nothing recurses, and all that a pass needs to remember is its own: passes may run in several
threads, or inside one another, over one graph.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import partial
from heapq import heappop, heappush
from sys import getrefcount
from typing import Any

import numpy as np

from specgrad.core.base.state import modes, thread
from specgrad.core.kernels.table import kernels
from specgrad.core.tape import accumulate, view_nodes
from specgrad.core.tape.node import Freed, Node, new, next_seq
from specgrad.core.tape.walk import edges_to_leaves

from .anomaly import run_watched
from .hooks import run_before, run_hooked

Wanted = dict[Node, Any]

_add_arrays = kernels["add"]


def backward_pass(
    roots: list[tuple[Node, Any]],
    freed: Freed | None,
    recorded: bool,
    captures: Wanted | None = None,
    needed: set[Node] | None = None,
    streams: Any = None,
) -> None:
    """Send gradients from the roots down to the leaves.

    freed: what marks saved values as freed by this pass; None leaves them in place, for another. recorded: compute with tensors, so that the result can be
    differentiated. captures: nodes whose incoming gradient is wanted, and is put there. needed: the only nodes to run.
    streams: what lets each node run on the stream of its forward, see on_streams.py; None where there are none.
    """
    leaves: dict[Node, Any] = {}  # served last, as nothing waits for them; but as soon as they can be if hooks look on
    pending: dict[int, list[Any]] = {} if streams is None else streams.pending  # clock -> node and what has arrived for it
    heap: list[int] = []  # the clocks of the pending nodes, negated: the youngest comes first
    waiting = edges_to_leaves([root for root, _ in roots], needed) if modes.leaf_hooks else None  # leaf -> edges not served yet
    deliver, serve = (_deliver, _serve) if streams is None else (streams.deliver, streams.serve)
    for root, gradient in roots:
        deliver(root, gradient, leaves, pending, heap, recorded)
        if waiting is not None:
            waiting.pop(root, None)  # a leaf that is a root waits for the others
    del roots
    targets: Container[Node] = captures or ()
    watched = watch() if modes.anomaly is not None or modes.recorders else None
    node = grad = gradient = following = following_grad = None
    while heap or following is not None:
        if following is not None:  # the only node that waits: it need not queue
            node, grad, following, following_grad = following, following_grad, None, None
        else:
            node, grad = pending.pop(-heappop(heap))
        if grad.__class__ is dict:
            grad = [grad.get(i) for i in range(node._outputs())]
        if needed is not None and node not in needed:
            if captures is not None and node in captures:
                captures[node] = grad if node.extra is None else run_before(node, grad, recorded)
            continue
        hooked = node.extra is not None
        if hooked:
            grad = run_before(node, grad, recorded)
        if captures is not None and node in captures:
            captures[node] = grad
        if hooked:
            grads = run_hooked(node, grad, freed, recorded)
        elif watched is not None:
            grads = watched(node, grad, freed, recorded)
        elif needed is None or len(node.inputs) < 2:
            grads = node.run_tensors(grad, freed) if recorded else node.run_arrays(grad, freed)
        else:
            only: Any = ()
            for edge in node.next:
                if edge is not None and edge not in needed and edge not in targets:  # nobody waits for this gradient
                    only = (tuple([edge if edge in needed or edge in targets else None for edge in node.next]),)
                    break
            grads = node.run_tensors(grad, freed, *only) if recorded else node.run_arrays(grad, freed, *only)
            only = None
        grad = None
        for edge, g in zip(node.next, grads):
            if g is None or edge is None:
                continue
            if not edge.next or pending:
                deliver(edge, g, leaves, pending, heap, recorded)
            elif following is None:
                following, following_grad = edge, g
            elif edge is following:
                following_grad = _add(following_grad, g, recorded)
            else:
                deliver(following, following_grad, leaves, pending, heap, recorded)
                deliver(edge, g, leaves, pending, heap, recorded)
                following = following_grad = None
        grads = g = None  # a gradient that nobody else holds is kept without a copy
        if waiting is not None:
            for edge in node.next:
                if edge in waiting:
                    waiting[edge] -= 1
                    if not waiting[edge] and edge in leaves:
                        serve(edge, leaves, recorded, captures, needed)
    while leaves:  # in the order in which the first gradient of each arrived
        serve(next(iter(leaves)), leaves, recorded, captures, needed)


def _deliver(node: Node, grad: Any, leaves: dict[Node, Any], pending: dict[int, list[Any]], heap: list[int], recorded: bool) -> None:
    """Add a gradient to what has arrived for a node."""
    if not node.next:
        have = leaves.get(node)
        leaves[node] = grad if have is None else _add(have, grad, recorded)
        return
    entry = pending.get(node.seq)
    if entry is None:
        pending[node.seq] = [node, grad]
        heappush(heap, -node.seq)
    else:
        entry[1] = _add(entry[1], grad, recorded)


def _serve(node: Node, leaves: dict[Node, Any], recorded: bool, captures: Wanted | None, needed: set[Node] | None) -> None:
    """Hand the gradient of a leaf over."""
    grad = leaves.pop(node)
    if needed is not None and node not in needed:
        if captures is not None and node in captures:
            captures[node] = grad if node.extra is None else run_before(node, grad, recorded)
        return
    if node.extra is not None:
        grad = run_before(node, grad, recorded)
    if captures is not None and node in captures:
        captures[node] = grad
    run = node.run_tensors if recorded else node.run_arrays
    if node.extra is not None:
        run_hooked(node, grad, None, recorded)
    elif modes.recorders and thread.recorder is not None:
        held, grad = [grad], None  # a gradient that nobody else holds is kept without a copy: so nobody holds it on its way
        thread.recorder.node(node, partial(_run_with_last_reference, run, held), None, None)
    else:
        run(grad, None)


def _run_with_last_reference(run: Callable[[Any, Freed | None], Any], held: list[Any], _: None, freed: None) -> Any:
    return run(held.pop(), freed)


def _add(a: Any, b: Any, recorded: bool) -> Any:
    """The sum of two gradients; of two sets of gradients of a node with several outputs, output by output."""
    if a.__class__ is dict:
        for index, grad in b.items():
            a[index] = _add(a[index], grad, recorded) if index in a else grad
        return a
    return a + b if recorded else _add_arrays(a, b)


def watch() -> Any:
    """What runs nodes where somebody looks on: anomaly mode, a profiler of this thread, or both. None if it is only that of another thread."""
    checked: Any = None if modes.anomaly is None else run_watched
    recorder = thread.recorder
    if recorder is None:
        return checked

    def run_recorded(node: Node, grad: Any, freed: Freed | None, recorded: bool) -> Any:
        if checked is None:
            return recorder.node(node, node.run_tensors if recorded else node.run_arrays, grad, freed)
        return recorder.node(node, lambda grad, freed: checked(node, grad, freed, recorded), grad, freed)

    return run_recorded


# ---- how many references a gradient has that only a pass holds: measured, for nodes that keep such a gradient instead of a copy


class _Source(Node):
    """Sends on a gradient that nobody else holds."""

    __slots__ = ()

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        return (_add_arrays(grad, grad),)


class _Probe(Node):
    __slots__ = ("in_function", "in_method")

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        self.in_method, self.in_function = getrefcount(grad), _references(grad)
        return ()


def _references(grad: Any) -> int:
    return getrefcount(grad)


def _measured(edges: tuple[None, ...]) -> _Probe:
    """A node that a gradient has reached: a leaf's if it has no edges."""
    probe, source = new(_Probe), new(_Source)
    for node, following in ((probe, edges), (source, (probe,))):
        node.next, node.seq, node.extra = following, next_seq(), None
    backward_pass([(source, np.ones(1))], freed=None, recorded=False)
    return probe


accumulate.REFERENCES = _measured(edges=()).in_function
view_nodes.REFERENCES = _measured(edges=(None,)).in_method
