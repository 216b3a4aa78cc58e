"""A profile in the trace event format, for Perfetto and chrome://tracing.

The format: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from specgrad.profiling.events.device import DeviceType
from specgrad.profiling.events.events import FunctionEvent, MemoryChange
from specgrad.profiling.events.nesting import Kind, kind_of, op_of_each_node

if TYPE_CHECKING:
    from .event_list import EventList


# The category of each kind of slice, and one of the colours that chrome://tracing knows by name.
LOOKS = {
    Kind.OP: ("cpu_op", "thread_state_running"),
    Kind.NODE: ("backward_node", "rail_response"),
    Kind.RANGE: ("user_annotation", "generic_work"),
    Kind.MEMORY: ("memory", "yellow"),
    Kind.DEVICE: ("kernel", "rail_animation"),
}


def chrome_trace(events: EventList[FunctionEvent], metadata: Mapping[str, str]) -> Iterator[str]:
    """The trace in pieces, each of some lines of the file at most."""
    timed = [event for event in events if math.isfinite(event.time_range.start) and math.isfinite(event.time_range.end)]
    yield f'{{"displayTimeUnit":"ns",\n"otherData":{encode(dict(metadata))},\n"traceEvents":[\n'
    separator = ""
    for entry in _entries(timed, Lanes(events.thread_names), events.memory):
        yield separator + entry
        separator = ",\n"
    yield "\n]}\n"


def _entries(events: Sequence[FunctionEvent], lanes: Lanes, memory: Sequence[MemoryChange]) -> Iterator[str]:
    for event in events:
        lanes.place(event)
    yield from lanes.names()
    slices, asynchronous = arrange(events, lanes)
    arrows = _arrows(slices)
    encoded = cache(encode)  # of the few names that all events have
    for drawn in slices:
        yield _slice(drawn, encoded(drawn.event.name), lanes)
        for phase, number in arrows.get(drawn.event, ()):
            yield _arrow(phase, number, drawn, lanes)
    for number, drawn in enumerate(asynchronous):
        yield from _asynchronous(drawn, number, lanes)
    yield from _counter(memory, lanes)


def _slice(drawn: Slice, name: str, lanes: Lanes) -> str:
    event, start, end = drawn
    (category, colour), lane = LOOKS[kind_of(event)], lanes.place(event)
    return (
        f'{{"ph":"X","cat":"{category}","name":{name},"pid":{lane.process},"tid":{lane.thread},'
        f'"ts":{microseconds(start)},"dur":{microseconds(end - start)},"cname":"{colour}","args":{_args(event)}}}'
    )


def _asynchronous(drawn: Slice, number: int, lanes: Lanes) -> Iterator[str]:
    """An event that does not end in the order in which it began, as a row of its own."""
    event, start, end = drawn
    lane = lanes.place(event)
    common = f'"cat":"async","name":{encode(event.name)},"id":{number},"pid":{lane.process},"tid":{lane.thread}'
    yield f'{{"ph":"b",{common},"ts":{microseconds(start)},"args":{_args(event)}}}'
    yield f'{{"ph":"e",{common},"ts":{microseconds(end)}}}'


# What an event may know, and what PyTorch's traces call it.
ARGS = (
    ("sequence_nr", "Sequence number", -1),
    ("input_shapes", "Input Dims", None),
    ("stack", "Call stack", None),
    ("flops", "Flops", None),
    ("cpu_memory_usage", "CPU memory (bytes)", 0),
    ("device_memory_usage", "Device memory (bytes)", 0),
    ("fwd_thread", "Fwd thread id", None),
    ("overload_name", "Overload", None),
    ("module_hierarchy", "Module Hierarchy", ""),
    ("concrete_inputs", "Concrete Inputs", None),
    ("kwinputs", "Keyword Inputs", None),
)


def _args(event: FunctionEvent) -> str:
    found: dict[str, Any] = {"id": event.id}
    for attribute, name, nothing in ARGS:
        value = getattr(event, attribute)
        if value not in (nothing, "", [], {}):
            found[name] = value
    if event._kernels:
        found["Kernels"] = [kernel._asdict() for kernel in event._kernels]
    return encode(found)


def _arrows(slices: Sequence[Slice]) -> dict[FunctionEvent, list[tuple[str, int]]]:
    """Of each op and node the arrows that start ("s") or end ("f") there, by their numbers: from an op to each run of its node."""
    pairs = op_of_each_node(drawn.event for drawn in slices)
    starts = {drawn.event: drawn.start for drawn in slices} if pairs else {}
    found: dict[FunctionEvent, list[tuple[str, int]]] = {}
    for number, (node, op) in enumerate(pairs.items()):
        if starts[op] < starts[node]:
            found.setdefault(op, []).append(("s", number))
            found.setdefault(node, []).append(("f", number))
    return found


def _arrow(phase: str, number: int, drawn: Slice, lanes: Lanes) -> str:
    """One end of an arrow.

    It lies a fraction of a nanosecond after the beginning of its slice. Perfetto binds it to the slice that began last, chrome://tracing to the
    innermost one at that time: both are this slice, since what it calls begins later and what ran before has ended.
    """
    lane = lanes.place(drawn.event)
    place = f'"pid":{lane.process},"tid":{lane.thread},"ts":{(drawn.start + 0.25) / 1000!r}'
    return f'{{"ph":"{phase}","bp":"e","cat":"fwdbwd","name":"fwdbwd","id":{number},{place}}}'


def _counter(memory: Sequence[MemoryChange], lanes: Lanes) -> Iterator[str]:
    """How much memory was alive. Of several changes in one nanosecond the last one counts."""
    if not memory:
        return
    totals: dict[int, int] = {}
    for change in sorted(memory, key=lambda change: change.time_us):
        totals[nanoseconds(change.time_us)] = change.total
    process = lanes.process("CPU")
    for time, total in totals.items():
        yield f'{{"ph":"C","name":"memory","pid":{process},"tid":0,"ts":{microseconds(time)},"args":{{"bytes alive":{total}}}}}'


# ---- rows


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


def arrange(events: Iterable[FunctionEvent], lanes: Lanes) -> tuple[list[Slice], list[Slice]]:
    """The events that nest in their rows, each after those that enclose it; and those that are asynchronous, or overlap another without nesting.

    An event that begins in the same nanosecond as the one around it is drawn a nanosecond later: viewers bind an arrow to the innermost slice at
    its time, and an arrow at the beginning of the outer slice is to be bound to that one.
    """
    rows: dict[Lane, list[Slice]] = {}
    others: list[Slice] = []
    for event in events:
        start = nanoseconds(event.time_range.start)
        whole = Slice(event, start, max(nanoseconds(event.time_range.end), start))
        (others if event.is_async else rows.setdefault(lanes.place(event), [])).append(whole)
    nested: list[Slice] = []
    for row in rows.values():
        row.sort(key=lambda slice: (slice.start, -slice.end))
        around: list[tuple[int, Slice]] = []  # what encloses: when it really ends, and how it is drawn
        for real in row:
            while around and around[-1][0] <= real.start:
                around.pop()
            if around and real.end > around[-1][0]:
                others.append(real)
                continue
            drawn = real
            if around:
                outer = around[-1][1]
                start = min(max(real.start, outer.start + 1), outer.end)
                drawn = Slice(real.event, start, max(real.end, start))
            around.append((real.end, drawn))
            nested.append(drawn)
    return nested, others


# ---- JSON

_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, default=str, separators=(",", ":")).encode
_HALF = re.compile("[\ud800-\udfff]")  # of a pair of surrogates: no character, so UTF-8 has no bytes for it


def nanoseconds(time_us: float) -> int:
    """A time as a whole number. Rounding keeps the order, so what lay within something else still does."""
    return round(time_us * 1000)


def microseconds(time_ns: int) -> str:
    """A number of nanoseconds as a trace writes it.

    A reader that multiplies it by 1000 and drops the fraction, as some versions of Perfetto do, would make 1000 of 1.001: in such a case the next
    number is written.
    """
    number = time_ns / 1000
    if int(number * 1000) < time_ns:
        number = math.nextafter(number, math.inf)
    return repr(number)


def encode(value: Any) -> str:
    """The value as JSON that every reader takes: without NaN, and without half characters.

    Characters beyond ASCII stay as they are: Perfetto shows many escapes undecoded.
    """
    try:
        text = _encode(value)
    except ValueError:  # NaN or infinity
        text = _encode(_plain(value))
    if not text.isascii() and _HALF.search(text):
        text = _encode(_plain(value))
    return text


def _plain(value: Any) -> Any:
    """The value with a text for NaN and infinity, and the replacement character for halves of surrogate pairs."""
    if isinstance(value, str):
        return _HALF.sub("\N{REPLACEMENT CHARACTER}", value)
    if isinstance(value, dict):
        return {_plain(str(key)): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value if value is None or isinstance(value, (bool, int, float)) else _plain(str(value))
