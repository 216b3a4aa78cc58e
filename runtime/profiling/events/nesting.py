"""Relations of events: the kind of each, which one called which, and which op made each node."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any

from specgrad.profiling.events.device import DeviceType
from specgrad.profiling.events.events import BACKWARD, MEMORY_EVENT_NAME, USER, FunctionEvent


def op_of_each_node(events: Iterable[Any]) -> dict[FunctionEvent, FunctionEvent]:
    """The op that made each node of a backward pass, if that op has been recorded.

    Of nested ops with the node's number it is the innermost one. A node that knows the thread of its op belongs to an op of that thread.
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
    """A sort key: an event that is nested deeper begins later, or begins at the same time and ends earlier."""
    return event.time_range.start, -event.time_range.end


class Kind(IntEnum):
    """What ran: an op, a node or a whole pass backward, a user's range, an allocation on its own, something on a device."""

    OP, NODE, RANGE, MEMORY, DEVICE = range(5)


def kind_of(event: FunctionEvent) -> Kind:
    if event.device_type is not DeviceType.CPU:
        return Kind.DEVICE
    if event.scope == BACKWARD:
        return Kind.NODE
    if event.scope == USER or event.is_user_annotation:
        return Kind.RANGE
    return Kind.MEMORY if event.name == MEMORY_EVENT_NAME else Kind.OP


def nest(events: Iterable[FunctionEvent]) -> list[FunctionEvent]:
    """Set each event's parent and children; gives the events that can have any, each after its parent.

    An event is the child of the shortest event of its thread that encloses it. Of two events that ran at the very same time, the first one encloses.
    """
    threads: dict[tuple[int, int], list[FunctionEvent]] = {}
    for event in events:
        event.cpu_parent = event._cpu_children = None
        if not event.is_async and event.device_type is DeviceType.CPU:  # what is asynchronous is not called by what its thread runs
            threads.setdefault((event.thread, event.node_id), []).append(event)
    for thread in threads.values():
        # Two sorts by a number are faster than one by a pair.
        thread.sort(key=lambda event: event.time_range.end, reverse=True)
        thread.sort(key=lambda event: event.time_range.start)
        _nest_thread(thread)
    return [event for thread in threads.values() for event in thread]


def _nest_thread(events: Sequence[FunctionEvent]) -> None:
    running: list[FunctionEvent] = []
    for event in events:
        start, end = event.time_range.start, event.time_range.end
        while running and (start >= running[-1].time_range.end or end > running[-1].time_range.end):
            running.pop()
        if running:
            event.cpu_parent = parent = running[-1]
            if parent._cpu_children is None:
                parent._cpu_children = []
            parent._cpu_children.append(event)
        running.append(event)


def without_repeats(nested: Iterable[FunctionEvent]) -> set[FunctionEvent]:
    """Take out events that repeat their parent: its only child, of the same name and number. Returns what was taken out.

    Its children, kernels and operations become the parent's. `nested` has each event after its parent.
    """
    repeats = set()
    for event in nested:
        parent = event.cpu_parent
        if parent is None or parent.name != event.name or parent._cpu_children is None or len(parent._cpu_children) != 1:
            continue
        if event.sequence_nr in (-1, parent.sequence_nr):  # else it made a node of its own
            parent._cpu_children, parent._kernels = event._cpu_children, event._kernels
            parent.flops = event.flops if parent.flops is None else parent.flops
            for child in event._cpu_children or ():
                child.cpu_parent = parent
            repeats.add(event)
    return repeats
