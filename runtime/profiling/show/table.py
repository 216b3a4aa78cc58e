"""The table of a profile: its rows in an order, its columns, and texts of a width."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

from specgrad.profiling.events.device import DeviceType
from specgrad.profiling.events.events import BACKWARD
from specgrad.profiling.events.units import MICROSECONDS, format_memory, format_share, format_time

if TYPE_CHECKING:
    from .event_list import EventList

GAP = "  "


class TableOptions(NamedTuple):
    """The parameters of `EventList.table`."""

    sort_by: str | None
    row_limit: int
    src_width: int | None
    name_width: int | None
    shapes_width: int | None
    header: str | None
    top_level_events_only: bool
    time_unit: str | None


def build_table(events: EventList[Any], options: TableOptions) -> str:
    """The table that `EventList.table` gives."""
    unit = options.time_unit
    if unit is not None and unit not in MICROSECONDS:
        raise ValueError(f"table: time_unit must be one of {', '.join(MICROSECONDS)}, got {unit!r}")
    if options.sort_by is not None:
        attribute(options.sort_by)  # a wrong key is an error in an empty table too
    if not events:
        return ""
    rows: Sequence[Any] = [event for event in events if event.cpu_parent is None] if options.top_level_events_only else events
    if options.sort_by is not None:
        rows = sort_events(rows, options.sort_by)
    shown = rows if options.row_limit < 0 else rows[: options.row_limit]
    cpu_total, device_total = sum(event.self_cpu_time_total for event in events), self_device_total(events)
    body = _body(columns(shown, events, options, cpu_total, device_total), shown)
    rule = "=" * len(body[0])
    above = [] if options.header is None else [rule, options.header]
    if options.top_level_events_only:
        above += [rule, "This report only displays top-level ops statistics"]
    left_out = len(rows) - len(shown)
    below = [f"... and {left_out} more {'row' if left_out == 1 else 'rows'} (row_limit={options.row_limit})"] if left_out else []
    below.append(f"Self CPU time total: {format_time(cpu_total, unit)}")
    if events._use_device is not None:
        below.append(f"Self {events._use_device.upper()} time total: {format_time(device_total, unit)}")
    if events.overhead_us:
        below.append(f"Recording took about {format_time(events.overhead_us)} per event, which is part of these times")
    return "\n".join([*above, *body, *below]) + "\n"


def self_device_total(events: Sequence[Any]) -> float:
    """Microseconds that the device worked: by its own events if it has any, else by the kernels of what started them."""
    on_device = [event for event in events if event.device_type is not DeviceType.CPU and not event.is_user_annotation]
    if on_device:
        on_device += [event for event in events if event.device_type is DeviceType.CPU and event.is_legacy]
    return sum(event.self_device_time_total for event in on_device or events)


def _body(shown: Sequence[Column], rows: Sequence[Any]) -> list[str]:
    """The lines from rule to rule."""
    headings = [column.heading for column in shown]
    cells = [line for row in rows for line in zip_longest(*(column.cell(row) for column in shown), fillvalue="")]
    widths = [max(map(width, texts)) for texts in zip(headings, *cells)]
    rule = GAP.join("-" * columns for columns in widths)

    def line(texts: Sequence[str]) -> str:
        gaps = [" " * (columns - width(text)) for text, columns in zip(texts, widths)]
        return GAP.join(text + gap if column.text else gap + text for column, text, gap in zip(shown, texts, gaps)).rstrip()

    return [rule, line(headings), rule, *map(line, cells), rule]


# ---- the order of rows


class SortKeyError(AttributeError, ValueError):
    """There is nothing of that name to sort by."""


TIMES = ("cpu_time", "cpu_time_total", "self_cpu_time_total", "device_time", "device_time_total", "self_device_time_total")
MEMORY = ("cpu_memory_usage", "self_cpu_memory_usage", "device_memory_usage", "self_device_memory_usage")
NUMBERS = (*TIMES, *MEMORY, "count", "flops", "forward_time_total", "backward_time_total", "node_id")
TEXTS = ("key", "name", "overload_name", "input_shapes", "stack")
OLDER = ("cuda", "xpu", "privateuse1")  # older names of "device"


def attribute(sort_by: str) -> str:
    """The attribute of an event for a key: "device_time" for "cuda_time"."""
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


# ---- columns

FLOPS = ("FLOPs", "KFLOPs", "MFLOPs", "GFLOPs", "TFLOPs", "PFLOPs")


class Column(NamedTuple):
    """A heading, and the function that gives the cell of an event, as one line or several."""

    heading: str
    cell: Callable[[Any], list[str]]
    text: bool = False  # texts are aligned to the left, numbers to the right


def columns(rows: Sequence[Any], events: EventList[Any], options: TableOptions, cpu_total: float, device_total: float) -> list[Column]:
    """The columns for these rows, each if it holds something; the totals are those that shares are of."""

    def text(heading: str, get: Callable[[Any], str], limit: int | None) -> Column:
        return Column(heading, lambda row: [cut(one_line(get(row)), limit)], text=True)

    def time(heading: str, name: str) -> Column:
        return Column(heading, lambda row: [format_time(getattr(row, name), options.time_unit)])

    def memory(heading: str, name: str) -> Column:
        return Column(heading, lambda row: [format_memory(getattr(row, name))])

    found = [text("Name", lambda row: row.key, options.name_width)]
    if any(row.overload_name for row in rows):
        found.append(text("Overload Name", lambda row: row.overload_name or "", options.name_width))
    found += [
        Column("Self CPU %", lambda row: [format_share(row.self_cpu_time_total, cpu_total)]),
        time("Self CPU", "self_cpu_time_total"),
        Column("CPU total %", lambda row: ["0.00%" if row.is_async else format_share(row.cpu_time_total, cpu_total)]),
        time("CPU total", "cpu_time_total"),
        time("CPU time avg", "cpu_time"),
    ]
    if any(getattr(row, "backward_count", 0) and row.scope != BACKWARD for row in rows):  # nodes have been added to their ops
        found += [time("Forward", "forward_time_total"), time("Backward", "backward_time_total")]
    device = events._use_device.upper() if events._use_device is not None else ""
    if device:
        found += [
            time(f"Self {device}", "self_device_time_total"),
            Column(f"Self {device} %", lambda row: [format_share(row.self_device_time_total, device_total)]),
            time(f"{device} total", "device_time_total"),
            time(f"{device} time avg", "device_time"),
        ]
    if events._profile_memory:
        found += [memory("CPU Mem", "cpu_memory_usage"), memory("Self CPU Mem", "self_cpu_memory_usage")]
        if device and any(row.device_memory_usage or row.self_device_memory_usage for row in rows):
            found += [memory(f"{device} Mem", "device_memory_usage"), memory(f"Self {device} Mem", "self_device_memory_usage")]
    found.append(Column("# of Calls", lambda row: [str(row.count)]))
    if any(row.node_id != -1 for row in rows):
        found.append(Column("Node ID", lambda row: [str(row.node_id)]))
    if any(row.input_shapes for row in rows):
        found.append(text("Input Shapes", lambda row: str(row.input_shapes or ""), options.shapes_width))
    if any(row.stack for row in rows):
        # An empty line separates one stack from the next.
        found.append(Column("Source Location", lambda row: [*(cut_front(one_line(place), options.src_width) for place in row.stack or ()), ""], text=True))
    flops = [row.flops for row in rows if row.flops]
    if events._with_flops and flops:  # in the unit of the smallest number, so that none is lost
        step = max(0, min(int(math.log10(min(flops)) // 3), len(FLOPS) - 1))
        found.append(Column(f"Total {FLOPS[step]}", lambda row: [f"{row.flops / 1000**step:.3f}" if row.flops else "--"]))
    return found


# ---- texts of a width


def one_line(text: str) -> str:
    """The text with line breaks and unprintable characters written as escapes."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if unicodedata.category(char) not in ("Cc", "Cs", "Zl", "Zp") else char.encode("unicode_escape").decode() for char in text)


def width(text: str) -> int:
    """How many columns of a terminal the text takes: two for a wide character, none for one that combines with the one before."""
    return len(text) if text.isascii() else sum(_char_width(char) for char in text)


def _char_width(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def cut(text: str, limit: int | None) -> str:
    """The beginning of a text that is wider than the limit, with dots."""
    if limit is None or width(text) <= limit:
        return text
    kept, room = [], max(limit - 3, 0)
    for char in text:
        room -= _char_width(char)
        if room < 0:
            break
        kept.append(char)
    return "".join(kept) + "..."[:limit]


def cut_front(text: str, limit: int | None) -> str:
    """The end of a text that is wider than the limit, with dots: the end of a path is what matters."""
    return text if limit is None or width(text) <= limit else cut(text[::-1], limit)[::-1]
