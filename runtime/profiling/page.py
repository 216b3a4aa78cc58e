"""A profile as one page: a file that needs nothing but a browser, no network and no server.

The page is made of `page.html`, `page.css` and the scripts beside this file. It carries a policy that allows its own script and style by their
digests and nothing else, so a reader need not trust what a profile's names contain.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from .page_data import page_data
from .units import format_memory, format_time

if TYPE_CHECKING:
    from .averages import FunctionEventAvg
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
    script = '"use strict";\n(() => {\n' + "".join(_source(f"page.{name}.js") for name in _SCRIPTS) + "})();\n"
    style = _source("page.css")
    parts = {
        "policy": f"default-src 'none'; img-src data:; script-src '{_digest(script)}'; style-src '{_digest(style)}'; base-uri 'none'; form-action 'none'",
        "title": _text(title),
        "subtitle": _text(subtitle),
        "facts": "\n".join(f"<div><dt>{_text(name)}</dt><dd>{_text(value)}</dd></div>" for name, value in _facts(events)),
        "rows": "\n".join(_rows(events)),
        "data": json.dumps(page_data(events), separators=(",", ":"), allow_nan=False).replace("<", "\\u003c"),
        "style": style,
        "script": script,
    }
    return re.sub(r"\{\{(\w+)\}\}", lambda found: parts[found[1]], _source("page.html"))


def _source(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _text(text: str) -> str:
    """Text for HTML. What no encoding can hold (half of a surrogate pair) is shown by its number."""
    return html.escape(text.encode("utf-8", "backslashreplace").decode().replace("\0", "\\0"))


def _facts(events: EventList) -> list[tuple[str, str]]:
    """What a reader wants to know first."""
    starts, ends = [e.time_range.start for e in events], [e.time_range.end for e in events]
    span = max(ends) - min(starts) if starts else 0.0
    facts = [("Time", _time(span)), ("Events", f"{len(events):,}"), ("Threads", str(len({e.thread for e in events})))]
    if events.memory:
        facts.append(("Peak memory", format_memory(max(change.total for change in events.memory))))
    if events and events.overhead_us:
        cost = events.overhead_us * len(events)
        share = f", {100 * cost / span:.1f}% of the time" if span else ""
        facts.append(("Recording cost", f"{_time(cost)}{share}"))
    return facts


def _rows(events: EventList) -> list[str]:
    """The dearest rows, for a reader whose browser runs no scripts."""
    averages: list[FunctionEventAvg] = sorted(events.key_averages(), key=lambda row: -row.self_cpu_time_total)
    whole = sum(row.self_cpu_time_total for row in averages) or 1.0
    return [
        f"<tr><th scope=row>{_text(str(row.key))}</th><td>{_time(row.self_cpu_time_total)}</td><td>{100 * row.self_cpu_time_total / whole:.1f}%</td>"
        f"<td>{_time(row.cpu_time_total)}</td><td>{_time(row.cpu_time)}</td><td>{row.count:,}</td></tr>"
        for row in averages[:_ROWS_WITHOUT_SCRIPT]
    ]


def _time(microseconds: float) -> str:
    return re.sub(r"(?<=\d)(?=[a-z])", " ", format_time(microseconds)).replace("us", "µs")
