"""What the page of a profile knows, as compact columns: a few bytes an event, each text once."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from specgrad.profiling.events.device_type import DeviceType
from specgrad.profiling.events.events import FunctionEvent, MemoryChange
from specgrad.profiling.events.nesting import kind_of

if TYPE_CHECKING:
    from .event_list import EventList

THREAD, ASYNCHRONOUS, DEVICE = range(3)  # what a lane is: events nest only in a thread's own


def page_data(events: EventList) -> dict[str, Any]:
    """Everything that the page shows, as numbers and lists that JSON can hold.

    Events stand lane by lane (a lane is a thread, or a device's queue), within a lane by start, those that contain others first. Times are whole nanoseconds:
    `start` is the difference to the event before in its lane. What many events share (name, kind, shapes, FLOPs, module, source lines) is a `site`,
    whose texts are numbers in `texts`. `sequence` is coded by `_differences`; `device` is None if no event ran anywhere else.
    """
    texts, sites = _Numbered(), _Numbered()
    lanes: list[list[Any]] = []
    columns: dict[str, list[int]] = {name: [] for name in ("site", "start", "span", "memory", "device")}
    sequence: list[int] = []
    for (sort, label), lane in _by_lane(events):
        lanes.append([label, len(lane), sort])
        before = 0
        for start, minus_end, _, event in lane:
            columns["site"].append(sites.number(_site(event, texts)))
            columns["start"].append(start - before)
            columns["span"].append(-minus_end - start)
            columns["memory"].append(event.cpu_memory_usage or 0)
            columns["device"].append(_nanoseconds(event.self_device_time_total))
            sequence.append(event.sequence_nr)
            before = start
    data: dict[str, Any] = {**columns, "sequence": _differences(sequence), "lanes": lanes, "sites": sites.items(), "texts": texts.items()}
    if not any(columns["device"]):
        data["device"] = None
    data["changes"] = _changes(events.memory)
    return data


class _Numbered:
    """Gives each different thing a number, in the order in which they come."""

    def __init__(self) -> None:
        self._numbers: dict[Any, int] = {}

    def number(self, thing: Any) -> int:
        return self._numbers.setdefault(thing, len(self._numbers))

    def items(self) -> list[Any]:
        return list(self._numbers)


def _by_lane(events: EventList) -> list[tuple[tuple[int, str], list[tuple[int, int, int, FunctionEvent]]]]:
    """The lanes, what each is and its label before its events; threads first, and that before others in which something happened first."""
    threads = _thread_labels(events)
    lanes: dict[tuple[int, str], list[tuple[int, int, int, FunctionEvent]]] = {}
    for number, event in enumerate(events):
        start, end = _nanoseconds(event.time_range.start), _nanoseconds(event.time_range.end)
        lanes.setdefault(_lane(event, threads), []).append((start, -max(start, end), number, event))
    for lane in lanes.values():
        lane.sort()
    return sorted(lanes.items(), key=lambda item: (item[0][0], item[1][0]))


def _thread_labels(events: EventList) -> dict[int, str]:
    """What to call each thread: by its name, if it has one of its own."""
    names = Counter(events.thread_names.values())
    return {number: name if names[name] == 1 else f"{name} ({number})" for number, name in events.thread_names.items()}


def _lane(event: FunctionEvent, threads: dict[int, str]) -> tuple[int, str]:
    """Where an event is drawn: what kind of lane, and its label."""
    if event.device_type is not DeviceType.CPU:
        return (DEVICE, f"{event.device_type.name.lower()}:{event.device_index}, queue {event.device_resource_id}")
    thread = threads.get(event.thread, f"Thread {event.thread}")
    return (ASYNCHRONOUS, f"{thread}, asynchronous") if event.is_async else (THREAD, thread)


def _site(event: FunctionEvent, texts: _Numbered) -> tuple[int, ...]:
    shapes = ", ".join(map(str, event.input_shapes)) if event.input_shapes else ""
    fixed = (texts.number(event.name), int(kind_of(event)), texts.number(shapes), event.flops or 0, texts.number(event.module_hierarchy))
    return (*fixed, *(texts.number(frame) for frame in event.stack or ()))


def _changes(memory: Sequence[MemoryChange]) -> dict[str, list[int]]:
    """The memory curve: the time since the change before, and the difference of the bytes alive."""
    times = [_nanoseconds(change.time_us) for change in memory]
    totals = [change.total for change in memory]
    return {"time": [b - a for a, b in zip([0, *times], times)], "total": [b - a for a, b in zip([0, *totals], totals)]}


def _differences(numbers: Iterable[int]) -> list[int]:
    """Sequence numbers as differences to the one before: short, as they mostly count up or down by a little. 0 says that there is none.

    A difference of 0 or more is written one greater, so that it is not taken for that.
    """
    coded, before = [], 0
    for number in numbers:
        if number < 0:
            coded.append(0)
            continue
        difference = number - before
        coded.append(difference + 1 if difference >= 0 else difference)
        before = number
    return coded


def _nanoseconds(microseconds: float) -> int:
    return round(microseconds * 1000) if math.isfinite(microseconds) else 0
