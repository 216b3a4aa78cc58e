"""Which op a node of a backward pass belongs to: the one with the node's sequence number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .events import BACKWARD, FunctionEvent


def op_of_each_node(events: Iterable[Any]) -> dict[FunctionEvent, FunctionEvent]:
    """The op that made each node that ran, as far as it has been recorded.

    Where ops are nested, it is the innermost one of that number. A node that knows the thread of its op belongs to an op of that thread.
    """
    ops: dict[tuple[int, int | None], FunctionEvent] = {}
    nodes: list[FunctionEvent] = []
    for event in events:
        if event.sequence_nr < 0:
            continue
        if event.scope == BACKWARD:
            nodes.append(event)
            continue
        for place in ((event.sequence_nr, event.thread), (event.sequence_nr, None)):
            known = ops.get(place)
            if known is None or _begins(event) >= _begins(known):
                ops[place] = event
    found = ((node, ops.get((node.sequence_nr, node.fwd_thread))) for node in nodes)
    return {node: op for node, op in found if op is not None}


def _begins(event: FunctionEvent) -> tuple[float, float]:
    """What is nested deeper begins later, or at the same time and ends earlier."""
    return event.time_range.start, -event.time_range.end
