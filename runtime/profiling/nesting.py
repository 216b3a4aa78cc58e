"""Which event ran in which: found from when, and in which thread, each of them ran."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .device_type import DeviceType
from .events import FunctionEvent


def nest(events: Iterable[FunctionEvent]) -> list[FunctionEvent]:
    """Set each event's parent and children; gives the events that can have any, each after its parent.

    An event is the child of the shortest event of its thread that encloses it. Of two events that ran at the very same time, the first one encloses.
    """
    threads: dict[tuple[int, int], list[FunctionEvent]] = {}
    for event in events:
        event.cpu_parent = event._cpu_children = None
        if not event.is_async and event.device_type is DeviceType.CPU:  # what runs beside its thread is in nothing that the thread does
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
        while running:
            parent = running[-1]
            if start >= parent.time_range.end or end > parent.time_range.end:
                running.pop()
                continue
            event.cpu_parent = parent
            if parent._cpu_children is None:
                parent._cpu_children = [event]
            else:
                parent._cpu_children.append(event)
            break
        running.append(event)


def without_repeats(nested: Iterable[FunctionEvent]) -> set[FunctionEvent]:
    """Take out the events that only repeat the parent, being its one child, of its name and its number; gives what was taken out.

    Its children and kernels become the parent's. `nested` has each event after its parent.
    """
    repeats = set()
    for event in nested:
        parent = event.cpu_parent
        if parent is None or parent.name != event.name or parent._cpu_children is None or len(parent._cpu_children) != 1:
            continue
        if event.sequence_nr in (-1, parent.sequence_nr):  # else it made a node of its own
            parent._cpu_children, parent._kernels = event._cpu_children, event._kernels
            for child in event._cpu_children or ():
                child.cpu_parent = parent
            repeats.add(event)
    return repeats
