"""Stacks: where ops were called, the same for their nodes, and the lines that flame graph tools read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from types import CodeType
from typing import Any

from specgrad.core.base.call_site import is_package_file, line_of
from specgrad.profiling.events.events import BACKWARD, FunctionEvent


def source_lines(stack: list[Any] | None) -> list[str]:
    """A stack as text, the innermost place first, without the package's own frames."""
    return [] if stack is None else [_source(code, at) for code, at in zip(stack[::2], stack[1::2]) if not is_package_file[code.co_filename]]


@lru_cache(maxsize=4096)
def _source(code: CodeType, instruction: int) -> str:
    return f"{code.co_filename}({line_of(code, instruction)}): {code.co_name}"


def module_hierarchy(stack: list[Any] | None) -> str:
    """The classes whose `forward` the stack passes through, outermost first: 'MLP.Linear'."""
    if stack is None:
        return ""
    names: list[str] = []
    for code in reversed(stack[::2]):
        if code.co_name == "forward" and not is_package_file[code.co_filename]:
            owner = getattr(code, "co_qualname", "").rpartition(".")[0].rpartition(".")[2]  # Python knows the class from 3.11 on
            if owner and (not names or names[-1] != owner):
                names.append(owner)
    return ".".join(names)


def give_stacks_to_nodes(events: Iterable[FunctionEvent], nested: Iterable[FunctionEvent]) -> None:
    """Give each node of a backward pass, and the ops that it called, the stack of the op that made the node.

    An op and its node have the same sequence number, and the thread of the op must match if the node knows it. An op that a node called passes
    this stack on to the node that it made itself: that of a second derivative. `nested` has each event after its parent.
    """
    stacks: dict[tuple[int, int | None], list[str]] = {}
    in_nodes: list[tuple[FunctionEvent, FunctionEvent]] = []
    nodes: dict[FunctionEvent | None, FunctionEvent | None] = {}  # the innermost node that each event is, or ran in
    for event in nested:
        nodes[event] = event if event.scope == BACKWARD else nodes.get(event.cpu_parent)
    for event in events:
        node = nodes.get(event, event if event.scope == BACKWARD else None)
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


# The metrics of a flame graph, and the attributes that hold them. Older names have a device's name in the place of "device".
METRICS = {
    "self_cpu_time_total": "self_cpu_time_total",
    "self_cuda_time_total": "self_device_time_total",
    "self_xpu_time_total": "self_device_time_total",
    "self_privateuse1_time_total": "self_device_time_total",
    "self_device_time_total": "self_device_time_total",
    "self_cpu_memory_usage": "self_cpu_memory_usage",
}
SEPARATORS = str.maketrans(" ;\t\n\r", "_____")  # what tools for flame graphs take for the end of a frame or of the stack


def folded_stacks(events: Iterable[FunctionEvent], metric: str) -> list[str]:
    """The lines, each with its end; one for each stack, in the order in which they first occur."""
    if metric not in METRICS:
        raise ValueError(f"metric should be one of: {list(METRICS)}, got {metric!r}")
    # Added up before they are rounded: most ops take less than a microsecond or two.
    sums: dict[tuple[str, ...], float] = {}
    for event in events:
        if event.stack:
            stack = tuple(event.stack)
            sums[stack] = sums.get(stack, 0) + getattr(event, METRICS[metric])
    lines = ((";".join(frame.translate(SEPARATORS) for frame in reversed(stack)), round(value)) for stack, value in sums.items())
    return [f"{line} {value}\n" for line, value in lines if value > 0]
