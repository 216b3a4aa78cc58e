"""Walks over the recorded graph: what lies behind some nodes, and which of it lies on the way to others."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable
from operator import attrgetter

from .node import Node

_clock = attrgetter("seq")


def reachable(roots: Iterable[Node], oldest: int = 0) -> set[Node]:
    """The roots and the nodes behind them that are not older than `oldest`."""
    reached = set(roots)
    stack = list(reached)
    while stack:
        for node in stack.pop().next:
            if node is not None and node not in reached and node.seq >= oldest:
                reached.add(node)
                stack.append(node)
    return reached


def nodes_towards(roots: Iterable[Node], targets: Collection[Node]) -> set[Node]:
    """The nodes on the ways from the roots to the targets, the targets themselves left out where nothing lies behind them.

    Nothing older than the oldest target can lead to one, so the walk ends there.
    """
    oldest = min([target.seq for target in targets])
    needed: set[Node] = set()
    for node in sorted(reachable(roots, oldest), key=_clock):  # what lies behind a node is older, and decided before it
        for behind in node.next:
            if behind in needed or behind in targets:
                needed.add(node)
                break
    return needed


def edges_to_leaves(roots: Iterable[Node], needed: Container[Node] | None) -> dict[Node, int]:
    """How many edges a pass serves that lead to each leaf; `needed` are the only nodes that it runs."""
    counts: dict[Node, int] = {}
    for node in reachable(roots):
        if needed is not None and node not in needed:
            continue
        for behind in node.next:
            if behind is not None and not behind.next:
                counts[behind] = counts.get(behind, 0) + 1
    return counts


def shortest_way(start: Node, end: Node) -> list[Node]:
    """The nodes of a shortest way, both ends included; none if there is no way."""
    came_from: dict[Node, Node | None] = {start: None}
    front = [start]
    while front and end not in came_from:
        following = []
        for node in front:
            for behind in node.next:
                if behind is not None and behind not in came_from:
                    came_from[behind] = node
                    following.append(behind)
        front = following
    way: list[Node] = []
    at: Node | None = end if end in came_from else None
    while at is not None:
        way.append(at)
        at = came_from[at]
    return way[::-1]
