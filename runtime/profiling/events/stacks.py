"""Stacks: where an op was called, for its node too, and all of them as flame graph tools read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from types import CodeType
from typing import Any

from specgrad.core.base.call_site import line_of, own
from specgrad.profiling.events.events import BACKWARD, FunctionEvent


def source_lines(stack: list[Any] | None) -> list[str]:
    """A stack as text, the innermost place first, without the package's own frames."""
    return [] if stack is None else [_source(code, at) for code, at in zip(stack[::2], stack[1::2]) if not own[code.co_filename]]


@lru_cache(maxsize=4096)
def _source(code: CodeType, instruction: int) -> str:
    return f"{code.co_filename}({line_of(code, instruction)}): {code.co_name}"


def module_hierarchy(stack: list[Any] | None) -> str:
    """The classes whose `forward` the stack passes through, outermost first: 'MLP.Linear'."""
    if stack is None:
        return ""
    names: list[str] = []
    for code in reversed(stack[::2]):
        owner = "" if own[code.co_filename] else _class_of(code)
        if owner and (not names or names[-1] != owner):
            names.append(owner)
    return ".".join(names)


def _class_of(code: CodeType) -> str:
    """The class of a method `forward`, by its qualified name; Python tells that from 3.11 on."""
    if code.co_name != "forward":
        return ""
    path = getattr(code, "co_qualname", code.co_name).rpartition(".")[0]
    return path.rpartition(".")[2]


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


# What can be drawn, and the attribute that holds it. The names of devices are older than "device".
METRICS = {
    "self_cpu_time_total": "self_cpu_time_total",
    "self_cuda_time_total": "self_device_time_total",
    "self_xpu_time_total": "self_device_time_total",
    "self_privateuse1_time_total": "self_device_time_total",
    "self_device_time_total": "self_device_time_total",
    "self_cpu_memory_usage": "self_cpu_memory_usage",
}
PARTS_FRAMES = str.maketrans(" ;\t\n\r", "_____")  # what these tools take for the end of a frame or of the stack


def folded_stacks(events: Iterable[FunctionEvent], metric: str) -> Iterator[str]:
    """The lines, each with its end; one for each stack, in the order in which they first occur."""
    if metric not in METRICS:
        raise ValueError(f"metric should be one of: {list(METRICS)}, got {metric!r}")
    return _lines(events, METRICS[metric])


def _lines(events: Iterable[FunctionEvent], attribute: str) -> Iterator[str]:
    # Added up before they are rounded: most ops take less than a microsecond or two.
    sums: dict[tuple[str, ...], float] = {}
    for event in events:
        if event.stack:
            stack = tuple(event.stack)
            sums[stack] = sums.get(stack, 0) + getattr(event, attribute)
    for stack, value in sums.items():
        if round(value) > 0:
            yield f"{';'.join(frame.translate(PARTS_FRAMES) for frame in reversed(stack))} {round(value)}\n"
