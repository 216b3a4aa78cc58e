"""Stacks as flame graph tools read them: a line for each place, its frames from outermost to innermost, and a number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .events import FunctionEvent

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
