"""The columns of a table, those that hold something, and texts of a width."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from specgrad.profiling.events.events import BACKWARD
from specgrad.profiling.events.units import format_memory, format_share, format_time


def one_line(text: str) -> str:
    """The text with what would break a line, or could not be printed, written as an escape.

    >>> from specgrad.profiling.show.columns import one_line
    >>> one_line("a\\nb")
    'a\\\\nb'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if unicodedata.category(char) not in ("Cc", "Cs", "Zl", "Zp") else char.encode("unicode_escape").decode() for char in text)


def width(text: str) -> int:
    """How many columns of a terminal the text takes: two for a wide character, none for one that combines with the one before.

    >>> from specgrad.profiling.show.columns import width
    >>> width("mul"), width("乘法"), width("é")
    (3, 4, 1)
    """
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
    """The end of a text that is wider than the limit, with dots: of a path, the end says most."""
    return text if limit is None or width(text) <= limit else cut(text[::-1], limit)[::-1]


def left(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text


FLOPS = ("FLOPs", "KFLOPs", "MFLOPs", "GFLOPs", "TFLOPs", "PFLOPs")


class Column(NamedTuple):
    """A heading, and what stands under it for an event: a line or several."""

    heading: str
    cell: Callable[[Any], list[str]]
    text: bool = False  # text stands to the left, numbers to the right


class Style(NamedTuple):
    """What the columns need to know beside the events."""

    device: str | None
    memory: bool
    flops: bool
    self_cpu_total: float
    self_device_total: float
    unit: str | None
    src_width: int | None
    name_width: int | None
    shapes_width: int | None


def columns(rows: Sequence[Any], style: Style) -> list[Column]:
    """The columns for these rows."""
    found = [_text("Name", lambda row: row.key, style.name_width)]
    if any(row.overload_name for row in rows):
        found.append(_text("Overload Name", lambda row: row.overload_name or "", style.name_width))
    found += _of_cpu(style)
    if any(getattr(row, "backward_count", 0) and row.scope != BACKWARD for row in rows):  # nodes have been added to their ops
        found.append(_time("Forward", "forward_time_total", style))
        found.append(_time("Backward", "backward_time_total", style))
    if style.device is not None:
        found += _of_device(style.device.upper(), style)
    if style.memory:
        found += _of_memory("CPU", "cpu")
        if style.device is not None and any(row.device_memory_usage or row.self_device_memory_usage for row in rows):
            found += _of_memory(style.device.upper(), "device")
    found.append(Column("# of Calls", lambda row: [str(row.count)]))
    if any(row.node_id != -1 for row in rows):
        found.append(Column("Node ID", lambda row: [str(row.node_id)]))
    found += _of_place(rows, style)
    if style.flops:
        found += _of_flops(rows)
    return found


def _text(heading: str, get: Callable[[Any], str], limit: int | None) -> Column:
    return Column(heading, lambda row: [cut(one_line(get(row)), limit)], text=True)


def _time(heading: str, name: str, style: Style) -> Column:
    return Column(heading, lambda row: [format_time(getattr(row, name), style.unit)])


def _of_cpu(style: Style) -> Iterator[Column]:
    whole = style.self_cpu_total
    yield Column("Self CPU %", lambda row: [format_share(row.self_cpu_time_total, whole)])
    yield _time("Self CPU", "self_cpu_time_total", style)
    yield Column("CPU total %", lambda row: ["0.00%" if row.is_async else format_share(row.cpu_time_total, whole)])
    yield _time("CPU total", "cpu_time_total", style)
    yield _time("CPU time avg", "cpu_time", style)


def _of_device(name: str, style: Style) -> Iterator[Column]:
    whole = style.self_device_total
    yield _time(f"Self {name}", "self_device_time_total", style)
    yield Column(f"Self {name} %", lambda row: [format_share(row.self_device_time_total, whole)])
    yield _time(f"{name} total", "device_time_total", style)
    yield _time(f"{name} time avg", "device_time", style)


def _of_memory(name: str, kind: str) -> Iterator[Column]:
    yield Column(f"{name} Mem", lambda row: [format_memory(getattr(row, f"{kind}_memory_usage"))])
    yield Column(f"Self {name} Mem", lambda row: [format_memory(getattr(row, f"self_{kind}_memory_usage"))])


def _of_place(rows: Sequence[Any], style: Style) -> Iterator[Column]:
    if any(row.input_shapes for row in rows):
        yield _text("Input Shapes", lambda row: str(row.input_shapes or ""), style.shapes_width)
    if any(row.stack for row in rows):
        # An empty line parts one stack from the next.
        yield Column("Source Location", lambda row: [*(cut_front(one_line(place), style.src_width) for place in row.stack or ()), ""], text=True)


def _of_flops(rows: Sequence[Any]) -> Iterator[Column]:
    """Operations in the unit of the smallest number of them, so that none is lost."""
    some = [row.flops for row in rows if row.flops]
    if some:
        step = max(0, min(int(math.log10(min(some)) // 3), len(FLOPS) - 1))
        yield Column(f"Total {FLOPS[step]}", lambda row: [f"{row.flops / 1000**step:.3f}" if row.flops else "--"])
