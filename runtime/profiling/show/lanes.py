"""In which row of a trace an event is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from specgrad.profiling.events.device_type import DeviceType
from specgrad.profiling.events.events import FunctionEvent

from .trace_json import encode, nanoseconds


class Lane(NamedTuple):
    """The numbers of a row. Small ones, in order of occurrence: viewers keep few bits of a thread's number, and a trace is to be the same each time."""

    process: int
    thread: int


class Lanes:
    """The rows of a trace: for each device one group, in which each thread or stream has a row.

    Args:
        thread_names: how threads are called, as far as they have names.
    """

    def __init__(self, thread_names: Mapping[int, str]) -> None:
        self._thread_names = thread_names
        self._processes: dict[str, int] = {}
        self._lanes: dict[tuple[str, int], Lane] = {}

    def process(self, name: str) -> int:
        """The number of a group."""
        return self._processes.setdefault(name, len(self._processes) + 1)

    def place(self, event: FunctionEvent) -> Lane:
        """The row of an event."""
        if event.device_type is DeviceType.CPU:
            key = ("CPU" if event.node_id == -1 else f"CPU of node {event.node_id}", event.thread)
        else:
            key = (f"{event.device_type.name} {event.device_index}", event.device_resource_id)
        lane = self._lanes.get(key)
        if lane is None:
            lane = self._lanes[key] = Lane(self.process(key[0]), len(self._lanes) + 1)
        return lane

    def names(self) -> Iterator[str]:
        """The entries that name the rows, and keep them in this order."""
        self.process("CPU")  # where the memory is drawn
        for name, process in self._processes.items():
            yield _metadata("process_name", Lane(process, 0), f'"name":{encode(name)}')
            yield _metadata("process_sort_index", Lane(process, 0), f'"sort_index":{process}')
        for (group, thread), lane in self._lanes.items():
            name = self._thread_names.get(thread, f"thread {thread}") if group.startswith("CPU") else f"stream {thread}"
            yield _metadata("thread_name", lane, f'"name":{encode(name)}')
            yield _metadata("thread_sort_index", lane, f'"sort_index":{lane.thread}')


def _metadata(name: str, lane: Lane, args: str) -> str:
    return f'{{"ph":"M","name":"{name}","pid":{lane.process},"tid":{lane.thread},"ts":0,"args":{{{args}}}}}'


class Slice(NamedTuple):
    """An event as it is drawn, in nanoseconds."""

    event: FunctionEvent
    start: int
    end: int


def span(event: FunctionEvent) -> Slice:
    """The event with its own times; what ends before it starts ends at once."""
    start = nanoseconds(event.time_range.start)
    return Slice(event, start, max(nanoseconds(event.time_range.end), start))


def arrange(events: Iterable[FunctionEvent], lanes: Lanes) -> tuple[list[Slice], list[Slice]]:
    """The events that lie within each other in their rows, each after those that enclose it; and those that do not, or ran beside their thread.

    What begins in the very nanosecond of what encloses it is drawn one later: viewers bind an arrow to the innermost slice at its time, and it is
    to be the outer one's at its beginning.
    """
    rows: dict[Lane, list[Slice]] = {}
    beside: list[Slice] = []
    for event in events:
        if event.is_async:
            beside.append(span(event))
        else:
            rows.setdefault(lanes.place(event), []).append(span(event))
    nested: list[Slice] = []
    for row in rows.values():
        row.sort(key=_end, reverse=True)
        row.sort(key=_start)
        around: list[tuple[int, Slice]] = []  # what encloses: when it really ends, and how it is drawn
        for real in row:
            while around and around[-1][0] <= real.start:
                around.pop()
            if around and real.end > around[-1][0]:
                beside.append(real)
                continue
            drawn = _within(real, around[-1][1]) if around else real
            around.append((real.end, drawn))
            nested.append(drawn)
    return nested, beside


def _within(inner: Slice, outer: Slice) -> Slice:
    start = min(max(inner.start, outer.start + 1), outer.end)
    return Slice(inner.event, start, max(inner.end, start))


def _start(slice: Slice) -> int:
    return slice.start


def _end(slice: Slice) -> int:
    return slice.end
