"""A profile in the trace event format, for Perfetto and chrome://tracing.

The format: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from specgrad.profiling.events.events import FunctionEvent, MemoryChange
from specgrad.profiling.events.nesting import Kind, kind_of, op_of_each_node

from .lanes import Lanes, Slice, arrange
from .trace_json import encode, microseconds, nanoseconds

if TYPE_CHECKING:
    from .event_list import EventList


class Look(NamedTuple):
    """How a kind of slice is shown: its category, and one of the colours that chrome://tracing knows by name."""

    category: str
    colour: str


LOOKS = {
    Kind.OP: Look("cpu_op", "thread_state_running"),
    Kind.NODE: Look("backward_node", "rail_response"),
    Kind.RANGE: Look("user_annotation", "generic_work"),
    Kind.MEMORY: Look("memory", "yellow"),
    Kind.DEVICE: Look("kernel", "rail_animation"),
}


def chrome_trace(events: EventList, metadata: Mapping[str, str]) -> Iterator[str]:
    """The trace in pieces, each of some lines of the file at most."""
    lanes = Lanes(events.thread_names)
    timed = [event for event in events if math.isfinite(event.time_range.start) and math.isfinite(event.time_range.end)]
    yield f'{{"displayTimeUnit":"ns",\n"otherData":{encode(dict(metadata))},\n"traceEvents":[\n'
    before = ""  # what parts an entry from the one before
    for entry in _entries(timed, lanes, events.memory):
        yield before
        yield entry
        before = ",\n"
    yield "\n]}\n"


def _entries(events: Sequence[FunctionEvent], lanes: Lanes, memory: Sequence[MemoryChange]) -> Iterator[str]:
    for event in events:
        lanes.place(event)
    yield from lanes.names()
    slices, beside = arrange(events, lanes)
    arrows = _arrows(slices)
    names: dict[str, str] = {}
    for drawn in slices:
        yield _slice(drawn, lanes, names)
        for phase, number in arrows.get(drawn.event, ()):
            yield _arrow(phase, number, drawn, lanes)
    for number, drawn in enumerate(beside):
        yield from _beside(drawn, number, lanes)
    yield from _counter(memory, lanes)


def _slice(drawn: Slice, lanes: Lanes, names: dict[str, str]) -> str:
    event, start, end = drawn
    look, lane = LOOKS[kind_of(event)], lanes.place(event)
    name = names.get(event.name)
    if name is None:
        name = names[event.name] = encode(event.name)
    return (
        f'{{"ph":"X","cat":"{look.category}","name":{name},"pid":{lane.process},"tid":{lane.thread},'
        f'"ts":{microseconds(start)},"dur":{microseconds(end - start)},"cname":"{look.colour}","args":{_args(event)}}}'
    )


def _beside(drawn: Slice, number: int, lanes: Lanes) -> Iterator[str]:
    """What does not end in the order in which it began, as a row of its own."""
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

    It is a fraction of a nanosecond behind the beginning of its slice. There Perfetto, which binds it to the slice that began last, and chrome://tracing, which
    binds it to the innermost around it, both find this slice: what that called begins later, and what ran before is over.
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
