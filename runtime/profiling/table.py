"""The events of a profile, or averages of them, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from .columns import Column, Style, columns
from .device_type import DeviceType
from .sorting import attribute, sort_events
from .text import left, right, width
from .units import MICROSECONDS, format_time

if TYPE_CHECKING:
    from .event_list import EventList

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
