"""The events of a profile, or averages of them, in an order and as a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from specgrad.profiling.events.device_type import DeviceType
from specgrad.profiling.events.units import MICROSECONDS, format_time
from specgrad.profiling.show.columns import Column, Style, columns

from .columns import left, right, width

if TYPE_CHECKING:
    from .event_list import EventList


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


GAP = "  "


def build_table(
    events: EventList,
    sort_by: str | None,
    row_limit: int,
    max_src_column_width: int | None,
    max_name_column_width: int | None,
    max_shapes_column_width: int | None,
    header: str | None,
    top_level_events_only: bool,
    time_unit: str | None,
) -> str:
    """The table that `EventList.table` gives."""
    if time_unit is not None and time_unit not in MICROSECONDS:
        raise ValueError(f"table: time_unit must be one of {', '.join(MICROSECONDS)}, got {time_unit!r}")
    if sort_by is not None:
        attribute(sort_by)  # a wrong key is an error in an empty table too
    if not events:
        return ""
    rows: Sequence[Any] = [event for event in events if event.cpu_parent is None] if top_level_events_only else events
    if sort_by is not None:
        rows = sort_events(rows, sort_by)
    shown = rows if row_limit < 0 else rows[:row_limit]
    style = Style(
        device=events._use_device,
        memory=events._profile_memory,
        flops=events._with_flops,
        self_cpu_total=sum(event.self_cpu_time_total for event in events),
        self_device_total=self_device_total(events),
        unit=time_unit,
        src_width=max_src_column_width,
        name_width=max_name_column_width,
        shapes_width=max_shapes_column_width,
    )
    body, rule = _body(columns(shown, style), shown)
    above = [] if header is None else ["=" * rule, header]
    if top_level_events_only:
        above += ["=" * rule, "This report only displays top-level ops statistics"]
    left_out = len(rows) - len(shown)
    below = [f"... and {left_out} more {'row' if left_out == 1 else 'rows'} (row_limit={row_limit})"] if left_out else []
    return "\n".join([*above, *body, *below, *_footer(style, events.overhead_us)]) + "\n"


def self_device_total(events: Sequence[Any]) -> float:
    """Microseconds that the device worked: by its own events if it has any, else by the kernels of what started them."""
    on_device = [event for event in events if event.device_type is not DeviceType.CPU and not event.is_user_annotation]
    if on_device:
        on_device += [event for event in events if event.device_type is DeviceType.CPU and event.is_legacy]
    return sum(event.self_device_time_total for event in on_device or events)


def _body(shown: Sequence[Column], rows: Sequence[Any]) -> tuple[list[str], int]:
    """The lines from rule to rule, and how wide they are."""
    headings = [column.heading for column in shown]
    cells = [line for row in rows for line in _lines_of(row, shown)]
    widths = [max(map(width, texts)) for texts in zip(headings, *cells)]
    pads = [left if column.text else right for column in shown]
    rule = GAP.join("-" * columns for columns in widths)

    def line(texts: Sequence[str]) -> str:
        return GAP.join(pad(text, columns) for pad, text, columns in zip(pads, texts, widths)).rstrip()

    return [rule, line(headings), rule, *map(line, cells), rule], len(rule)


def _lines_of(row: Any, shown: Sequence[Column]) -> Iterator[tuple[str, ...]]:
    return zip_longest(*(column.cell(row) for column in shown), fillvalue="")


def _footer(style: Style, overhead_us: float) -> Iterator[str]:
    yield f"Self CPU time total: {format_time(style.self_cpu_total, style.unit)}"
    if style.device is not None:
        yield f"Self {style.device.upper()} time total: {format_time(style.self_device_total, style.unit)}"
    if overhead_us:
        yield f"Recording took about {format_time(overhead_us)} per event, which is part of these times"
