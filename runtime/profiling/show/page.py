"""A profile as one page: a file that needs nothing but a browser, no network and no server.

The page is made of `page.html`, `page.css` and the scripts beside this file. It carries a policy that allows its own script and style by their
digests and nothing else, so a reader need not trust what a profile's names contain.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from specgrad.core.base.html_page import facts, page, text
from specgrad.profiling.events.units import format_memory, format_time

from .page_data import page_data

if TYPE_CHECKING:
    from specgrad.profiling.events.averages import FunctionEventAvg

    from .event_list import EventList

_SCRIPTS = ("model", "format", "averages", "table", "view", "timeline", "memory", "details", "main")  # in the order in which they need each other
_ROWS_WITHOUT_SCRIPT = 25


def render(events: EventList, title: str = "Profile", subtitle: str = "") -> str:
    """Write a profile as one self-contained page of HTML.

    Args:
        events: what was recorded.
        title: the heading of the page.
        subtitle: a line below it: what was run, when, where.
    """
    events._ensure_tree()
    folder = Path(__file__).parent
    script = '"use strict";\n(() => {\n' + "".join((folder / f"page.{name}.js").read_text(encoding="utf-8") for name in _SCRIPTS) + "})();\n"
    parts = {
        "title": text(title),
        "subtitle": text(subtitle),
        "facts": facts(_facts(events)),
        "rows": "\n".join(_rows(events)),
        "data": json.dumps(page_data(events), separators=(",", ":"), allow_nan=False).replace("<", "\\u003c"),
    }
    return page(folder, script, parts)


def _facts(events: EventList) -> list[tuple[str, str]]:
    """What a reader wants to know first."""
    starts, ends = [e.time_range.start for e in events], [e.time_range.end for e in events]
    span = max(ends) - min(starts) if starts else 0.0
    found = [("Time", _time(span)), ("Events", f"{len(events):,}"), ("Threads", str(len({e.thread for e in events})))]
    if events.memory:
        found.append(("Peak memory", format_memory(max(change.total for change in events.memory))))
    if events and events.overhead_us:
        cost = events.overhead_us * len(events)
        share = f", {100 * cost / span:.1f}% of the time" if span else ""
        found.append(("Recording cost", f"{_time(cost)}{share}"))
    return found


def _rows(events: EventList) -> list[str]:
    """The dearest rows, for a reader whose browser runs no scripts."""
    averages: list[FunctionEventAvg] = sorted(events.key_averages(), key=lambda row: -row.self_cpu_time_total)
    whole = sum(row.self_cpu_time_total for row in averages) or 1.0
    return [
        f"<tr><th scope=row>{text(str(row.key))}</th><td>{_time(row.self_cpu_time_total)}</td><td>{100 * row.self_cpu_time_total / whole:.1f}%</td>"
        f"<td>{_time(row.cpu_time_total)}</td><td>{_time(row.cpu_time)}</td><td>{row.count:,}</td></tr>"
        for row in averages[:_ROWS_WITHOUT_SCRIPT]
    ]


def _time(microseconds: float) -> str:
    return re.sub(r"(?<=\d)(?=[a-z])", " ", format_time(microseconds)).replace("us", "µs")
