"""A profile as one page: a file that needs nothing but a browser, no network and no server.

The page is made of `page.html`, `page.css` and the scripts beside this file. It carries a policy that allows its own script and style by their
digests and nothing else, so a reader need not trust what a profile's names contain.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from specgrad.core.base.html_page import facts, page, text
from specgrad.profiling.events.device import DeviceType
from specgrad.profiling.events.events import FunctionEvent, MemoryChange
from specgrad.profiling.events.nesting import kind_of
from specgrad.profiling.events.units import format_memory, format_time

if TYPE_CHECKING:
    from specgrad.profiling.events.averages import FunctionEventAvg

    from .event_list import EventList

_SCRIPTS = ("model", "format", "averages", "table", "view", "timeline", "memory", "details", "main")  # in the order in which they need each other
_ROWS_WITHOUT_SCRIPT = 25
THREAD, ASYNCHRONOUS, DEVICE = range(3)  # what a lane is: events nest only in a thread's own


def render(events: EventList[Any], title: str = "Profile", subtitle: str = "") -> str:
    """Write a profile as one self-contained page of HTML.

    Args:
        events: what was recorded.
        title: the heading of the page.
        subtitle: a line below it: what was run, when, where.
    """
    events._ensure_tree()
    folder = Path(__file__).parent
    script = '"use strict";\n(() => {\n' + "".join((folder / f"page.{name}.js").read_text(encoding="utf-8") for name in _SCRIPTS) + "})();\n"
    parts = {
        "title": text(title),
        "subtitle": text(subtitle),
        "facts": facts(_facts(events)),
        "rows": "\n".join(_rows(events)),
        "data": json.dumps(page_data(events), separators=(",", ":"), allow_nan=False).replace("<", "\\u003c"),
    }
    return page(folder, script, parts)


def _facts(events: EventList[Any]) -> list[tuple[str, str]]:
    """What a reader wants to know first."""
    starts, ends = [e.time_range.start for e in events], [e.time_range.end for e in events]
    span = max(ends) - min(starts) if starts else 0.0
    found = [("Time", _time(span)), ("Events", f"{len(events):,}"), ("Threads", str(len({e.thread for e in events})))]
    if events.memory:
        found.append(("Peak memory", format_memory(max(change.total for change in events.memory))))
    if events and events.overhead_us:
        cost = events.overhead_us * len(events)
        share = f", {100 * cost / span:.1f}% of the time" if span else ""
        found.append(("Recording cost", f"{_time(cost)}{share}"))
    return found


def _rows(events: EventList[Any]) -> list[str]:
    """The rows that cost most, for a reader whose browser runs no scripts."""
    averages: list[FunctionEventAvg] = sorted(events.key_averages(), key=lambda row: -row.self_cpu_time_total)
    whole = sum(row.self_cpu_time_total for row in averages) or 1.0
    return [
        f"<tr><th scope=row>{text(str(row.key))}</th><td>{_time(row.self_cpu_time_total)}</td><td>{100 * row.self_cpu_time_total / whole:.1f}%</td>"
        f"<td>{_time(row.cpu_time_total)}</td><td>{_time(row.cpu_time)}</td><td>{row.count:,}</td></tr>"
        for row in averages[:_ROWS_WITHOUT_SCRIPT]
    ]


def _time(microseconds: float) -> str:
    return re.sub(r"(?<=\d)(?=[a-z])", " ", format_time(microseconds)).replace("us", "µs")


# ---- the data of the page


def page_data(events: EventList[Any]) -> dict[str, Any]:
    """Everything that the page shows, as numbers and lists that JSON can hold.

    Events are sorted by lane (a thread, or a device's queue), then by start, those that contain others first. Times are whole nanoseconds:
    `start` is the difference to the event before in its lane. What many events share (name, kind, shapes, FLOPs, module, source lines) is a `site`,
    whose texts are numbers in `texts`. `sequence` is coded by `_differences`; `device` is None if no event ran anywhere else.
    """
    texts, sites = defaultdict[Any, int](count().__next__), defaultdict[Any, int](count().__next__)  # numbers in the order in which things come
    lanes: list[list[Any]] = []
    columns: dict[str, list[int]] = {name: [] for name in ("site", "start", "span", "memory", "device", "sequence")}
    for (sort, label), lane in _by_lane(events):
        lanes.append([label, len(lane), sort])
        before = 0
        for start, minus_end, _, event in lane:
            columns["site"].append(sites[_site(event, texts)])
            columns["start"].append(start - before)
            columns["span"].append(-minus_end - start)
            columns["memory"].append(event.cpu_memory_usage or 0)
            columns["device"].append(_nanoseconds(event.self_device_time_total))
            columns["sequence"].append(event.sequence_nr)
            before = start
    return {
        **columns,
        "device": columns["device"] if any(columns["device"]) else None,
        "sequence": _differences(columns["sequence"]),
        "lanes": lanes,
        "sites": list(sites),
        "texts": list(texts),
        "changes": _changes(events.memory),
    }


def _by_lane(events: EventList[Any]) -> list[tuple[tuple[int, str], list[tuple[int, int, int, FunctionEvent]]]]:
    """The lanes, what each is and its label before its events; threads first, and that before others in which something happened first."""
    called = Counter(events.thread_names.values())
    threads = {number: name if called[name] == 1 else f"{name} ({number})" for number, name in events.thread_names.items()}
    lanes: dict[tuple[int, str], list[tuple[int, int, int, FunctionEvent]]] = {}
    for number, event in enumerate(events):
        start, end = _nanoseconds(event.time_range.start), _nanoseconds(event.time_range.end)
        lanes.setdefault(_lane(event, threads), []).append((start, -max(start, end), number, event))
    for lane in lanes.values():
        lane.sort()
    return sorted(lanes.items(), key=lambda item: (item[0][0], item[1][0]))


def _lane(event: FunctionEvent, threads: dict[int, str]) -> tuple[int, str]:
    """Where an event is drawn: what kind of lane, and its label."""
    if event.device_type is not DeviceType.CPU:
        return (DEVICE, f"{event.device_type.name.lower()}:{event.device_index}, queue {event.device_resource_id}")
    thread = threads.get(event.thread, f"Thread {event.thread}")
    return (ASYNCHRONOUS, f"{thread}, asynchronous") if event.is_async else (THREAD, thread)


def _site(event: FunctionEvent, texts: dict[Any, int]) -> tuple[int, ...]:
    shapes = ", ".join(map(str, event.input_shapes)) if event.input_shapes else ""
    fixed = (texts[event.name], int(kind_of(event)), texts[shapes], event.flops or 0, texts[event.module_hierarchy])
    return (*fixed, *(texts[frame] for frame in event.stack or ()))


def _changes(memory: Sequence[MemoryChange]) -> dict[str, list[int]]:
    """The memory curve: the time since the change before, and the difference of the bytes alive."""
    known = {"time": [_nanoseconds(change.time_us) for change in memory], "total": [change.total for change in memory]}
    return {name: [b - a for a, b in zip([0, *numbers], numbers)] for name, numbers in known.items()}


def _differences(numbers: Iterable[int]) -> list[int]:
    """Sequence numbers as differences to the one before, which are short as they mostly count up or down by a little; 0 for none.

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
