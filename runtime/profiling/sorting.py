"""By what the rows of a table can be sorted."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any


class SortKeyError(AttributeError, ValueError):
    """There is nothing of that name to sort by."""


TIMES = ("cpu_time", "cpu_time_total", "self_cpu_time_total", "device_time", "device_time_total", "self_device_time_total")
MEMORY = ("cpu_memory_usage", "self_cpu_memory_usage", "device_memory_usage", "self_device_memory_usage")
NUMBERS = (*TIMES, *MEMORY, "count", "flops", "forward_time_total", "backward_time_total", "node_id")
TEXTS = ("key", "name", "overload_name", "input_shapes", "stack")
OLDER = ("cuda", "xpu", "privateuse1")  # the devices after which "device" was once called


def attribute(sort_by: str) -> str:
    """The attribute of an event that a key stands for: "cuda_time" is the "device_time"."""
    parts = ["device" if part in OLDER else part for part in sort_by.split("_")] if isinstance(sort_by, str) else []
    name = "_".join(parts)
    if name in NUMBERS or name in TEXTS:
        return name
    near = get_close_matches(str(sort_by), (*NUMBERS, *TEXTS), n=1)
    raise SortKeyError(
        f"sort_by must be one of {', '.join((*NUMBERS, *TEXTS))} (and cuda or xpu for device), got {sort_by!r}"
        + (f"; did you mean {near[0]!r}?" if near else "")
    )


def sort_events(events: Iterable[Any], sort_by: str) -> list[Any]:
    """The events, those with most of it first; in the order that they had where they are equal."""
    name = attribute(sort_by)
    if name in TEXTS:
        name = "key" if name == "name" else name
        return sorted(events, key=lambda event: str(getattr(event, name)), reverse=True)
    return sorted(events, key=lambda event: getattr(event, name, 0) or 0, reverse=True)
