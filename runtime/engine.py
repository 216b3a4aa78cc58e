"""The backward pass: nodes in the order of their clock, youngest first.

A node is younger than everything it leads to, so when the youngest node that has a gradient runs, its gradient is complete.
Nothing is counted beforehand, nothing recurses, and all that a pass needs to remember is its own: passes may run in several
threads, or inside one another, over one graph.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from .kernels import kernels
from .node import Node

Wanted = dict[Node, Any]

_add_arrays = kernels["add"]


def backward_pass(
    roots: list[tuple[Node, Any]], keep: bool, recorded: bool, captures: Wanted | None = None, needed: set[Node] | None = None
) -> None:
    """Send gradients from the roots down to the leaves.

    keep: leave saved values in place, for another pass. recorded: compute with tensors, so that the result can be
    differentiated. captures: nodes whose incoming gradient is wanted, and is put there. needed: the only nodes to run.
    """
    pending: dict[int, Any] = {}
    nodes: dict[int, Node] = {}
    heap: list[int] = []
    for node, grad in roots:
        seq = node.seq
        if seq in pending:
            pending[seq] = _add(pending[seq], grad, recorded)
        else:
            pending[seq] = grad
            nodes[seq] = node
            heappush(heap, -seq)
    del roots
    while heap:
        seq = -heappop(heap)
        node = nodes.pop(seq)
        grad = pending.pop(seq)
        if grad.__class__ is dict:
            grad = [grad.get(i) for i in range(len(node.results))]  # type: ignore[attr-defined]
        if node.extra is not None:
            grad = before(node, grad, recorded)
        if captures is not None and node in captures:
            captures[node] = grad
        if needed is not None and node not in needed:
            continue
        grads = node.run_tensors(grad, keep) if recorded else node.run_arrays(grad, keep)
        if node.extra is not None:
            grads = after(node, grads, grad, recorded)
        grad = g = None
        for edge, g in zip(node.next, grads):
            if g is None or edge is None:
                continue
            seq = edge.seq
            have = pending.get(seq)
            if have is None:
                pending[seq] = g
                nodes[seq] = edge
                heappush(heap, -seq)
            else:
                pending[seq] = _add(have, g, recorded)
        grads = g = have = None


def _add(a: Any, b: Any, recorded: bool) -> Any:
    """The sum of two gradients; of two sets of gradients of a node with several outputs, output by output."""
    if a.__class__ is dict:
        for index, grad in b.items():
            a[index] = _add(a[index], grad, recorded) if index in a else grad
        return a
    return a + b if recorded else _add_arrays(a, b)


def before(node: Node, grad: Any, recorded: bool) -> Any:
    from .hooks import run_before

    return run_before(node, grad, recorded)


def after(node: Node, grads: Any, grad: Any, recorded: bool) -> Any:
    from .hooks import run_after

    return run_after(node, grads, grad, recorded)


def nodes_towards(roots: list[Node], targets: Wanted) -> set[Node]:
    """The nodes on the ways from the roots to the targets, the targets themselves left out where nothing lies behind them.

    Clocks decide how far to look: nothing older than the oldest target can lead to one.
    """
    oldest = min((t.seq for t in targets), default=0)
    reached: set[Node] = set()
    stack = list(roots)
    while stack:
        node = stack.pop()
        if node not in reached:
            reached.add(node)
            stack += (n for n in node.next if n is not None and n.seq >= oldest and n not in reached)
    needed: set[Node] = set()
    for node in sorted(reached, key=lambda n: n.seq):
        if any(n in targets or n in needed for n in node.next):
            needed.add(node)
    return needed
