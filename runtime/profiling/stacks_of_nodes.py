"""Where a node of a backward pass comes from: the place where its op was called."""

from __future__ import annotations

from collections.abc import Iterable

from .events import BACKWARD, FunctionEvent


def give_stacks_to_nodes(events: Iterable[FunctionEvent]) -> None:
    """Give what ran in a node of a backward pass the stack of the op that made the node.

    An op and its node have the same sequence number. The thread of the op counts too if the node knows it. An op that ran within a node
    has the stack of that node's op, and hands it on to its own node: that of a second derivative.
    """
    stacks: dict[tuple[int, int | None], list[str]] = {}
    in_nodes: list[tuple[FunctionEvent, FunctionEvent]] = []
    nodes: dict[FunctionEvent, FunctionEvent | None] = {}
    for event in events:
        node = _node_around(event, nodes)
        if node is not None:
            in_nodes.append((event, node))
        elif event.stack:
            _note(stacks, event, event.stack)
    in_nodes.sort(key=lambda pair: pair[0].time_range.start)  # a node may be made within another, always before it runs
    for event, node in in_nodes:
        found = stacks.get((node.sequence_nr, node.fwd_thread))
        if found is not None:
            event.stack = found
        elif event.stack is None and stacks:
            event.stack = []
        if event is not node and event.stack:
            _note(stacks, event, event.stack)


def _note(stacks: dict[tuple[int, int | None], list[str]], event: FunctionEvent, stack: list[str]) -> None:
    if event.sequence_nr >= 0:
        stacks.setdefault((event.sequence_nr, event.thread), stack)
        stacks.setdefault((event.sequence_nr, None), stack)


def _node_around(event: FunctionEvent, known: dict[FunctionEvent, FunctionEvent | None]) -> FunctionEvent | None:
    """The innermost node that the event is, or ran in."""
    at: FunctionEvent | None = event
    path = []
    while at is not None and at not in known:
        if at.scope == BACKWARD:
            known[at] = at
            break
        path.append(at)
        at = at.cpu_parent
    node = None if at is None else known[at]
    for passed in path:
        known[passed] = node
    return node
