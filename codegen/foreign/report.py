"""What was found in a foreign specification, as a page and as data."""

from __future__ import annotations

import html
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .extremes import Precision
from .replay import precision_program
from .trial import PROVEN, UNDECIDED, WRONG, Verdict


@dataclass(frozen=True)
class Report:
    source: str  # what was read, and its version
    verdicts: tuple[Verdict, ...]
    precision: tuple[Precision, ...]
    transposed: frozenset[str]  # helpers whose meaning is the transpose of an op, by definition
    program: Callable[[Verdict], str] | None  # writes what shows a finding in the framework itself

    def of(self, outcome: str) -> list[Verdict]:
        return [v for v in self.verdicts if v.outcome == outcome]

    @property
    def reasons(self) -> list[tuple[str, int]]:
        """Why formulas are not expressible, the most frequent reason first."""
        return Counter(v.reason for v in self.of(UNDECIDED)).most_common()

    @property
    def rows(self) -> list[tuple[str, int]]:
        """The figures, in words."""
        proven = self.of(PROVEN)
        declared = sum(v.evidence == "declared" for v in proven)
        by_definition = sum(bool(self.transposed.intersection(v.rests_on)) for v in proven)
        return [
            ("formulas", len(self.verdicts)),
            ("decided", len(proven) + len(self.of(WRONG))),
            ("proven", len(proven)),
            ("of these, rest on a helper that is a transpose by definition", by_definition),
            ("of these, inputs of integers, which have no derivative", declared),
            ("of these, on one side of a condition alone", sum(bool(v.one_sided) for v in proven)),
            ("wrong", len(self.of(WRONG))),
            *((f"not expressible: {reason}", count) for reason, count in self.reasons),
            ("gradients that lose digits in float32", len(self.precision)),
        ]


def summary(report: Report) -> str:
    """A few lines for a terminal."""
    lines = [report.source]
    lines += [f"{count:7,}  {what}" for what, count in report.rows]
    for v in report.of(WRONG):
        lines.append(f"{v.formula.location}: {v.formula.title}: {v.detail}")
    return "\n".join(lines)


def as_json(report: Report) -> str:
    """All of it as data, for programs."""
    data = {
        "source": report.source,
        "figures": dict(report.rows),
        "formulas": [_plain(v, report) for v in report.verdicts],
        "float32": [{"op": p.formula.schema.name, "at": p.at, "float32": p.given, "float64": p.true, "replay": precision_program(p)} for p in report.precision],
    }
    return json.dumps(data, indent=1, allow_nan=True) + "\n"


def _plain(v: Verdict, report: Report) -> dict[str, Any]:
    found = {
        "op": v.formula.schema.name, "for": list(v.formula.names), "kind": v.formula.kind, "line": v.formula.location.line,
        "formula": v.formula.text, "translated": v.translated, "verdict": v.outcome, "reason": v.reason, "detail": v.detail,
        "rests on": list(v.rests_on), "samples": v.samples, "one-sided": list(v.one_sided),
    }  # fmt: skip
    return found | ({"replay": report.program(v)} if v.outcome == WRONG and report.program else {})


def as_markdown(report: Report) -> str:
    """The page as Markdown."""
    return _page(report, _Markdown())


def as_html(report: Report) -> str:
    """The page as HTML, which needs nothing else."""
    return _page(report, _Html())


class _Markdown:
    def document(self, title: str, body: str) -> str:
        return f"# {title}\n\n{body}"

    def heading(self, text: str) -> str:
        return f"## {self.plain(text)}\n\n"

    def paragraph(self, text: str) -> str:
        return f"{self.plain(text)}\n\n"

    def code(self, text: str) -> str:
        """A block that ends where the text has no such fence itself."""
        fence = "```"
        while fence in text:
            fence += "`"
        return f"{fence}\n{text.rstrip()}\n{fence}\n\n"

    def table(self, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
        lines = ["| " + " | ".join(map(self.plain, map(str, row))) + " |" for row in (head, ["---"] * len(head), *rows)]
        return "\n".join(lines) + "\n\n"

    def plain(self, text: str) -> str:
        """Text of which nothing is markup."""
        return re.sub(r"([\\`|<*\[\]])", r"\\\1", " ".join(text.split()))


class _Html:
    _STYLE = (
        "body{font:15px/1.5 sans-serif;max-width:72em;margin:2em auto} pre{background:#f4f4f4;padding:.6em;overflow:auto} "
        "td,th{text-align:left;vertical-align:top;padding:.2em .8em .2em 0}"
    )

    def document(self, title: str, body: str) -> str:
        name = html.escape(title)
        return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{name}</title><style>{self._STYLE}</style><h1>{name}</h1>\n{body}</html>\n'

    def heading(self, text: str) -> str:
        return f"<h2>{html.escape(text)}</h2>\n"

    def paragraph(self, text: str) -> str:
        return f"<p>{html.escape(text)}</p>\n"

    def code(self, text: str) -> str:
        return f"<pre>{html.escape(text)}</pre>\n"

    def table(self, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
        def line(cells: Sequence[object], tag: str) -> str:
            return "<tr>" + "".join(f"<{tag}>{html.escape(str(c))}</{tag}>" for c in cells) + "</tr>\n"

        return f"<table>{line(head, 'th')}{''.join(line(row, 'td') for row in rows)}</table>\n"


def _page(report: Report, write: _Markdown | _Html) -> str:
    parts = [write.paragraph(report.source), write.table(("what", "number"), report.rows), write.heading("Wrong")]
    for v in report.of(WRONG):
        parts += [write.paragraph(f"{v.formula.location}: {v.formula.title}: {v.detail}"), write.code(v.formula.text)]
        parts += [write.code(report.program(v))] if report.program else []
    parts.append(write.heading("Digits lost in float32"))
    for p in report.precision:
        parts += [write.paragraph(f"{p.formula.schema.name} at {p.at!r}: float32 gives {p.given!r}, float64 {p.true!r}"), write.code(precision_program(p))]
    sections: tuple[tuple[str, str, Callable[[Verdict], tuple[object, ...]], tuple[str, ...]], ...] = (
        ("Proven", PROVEN, _proven_row, ("line", "formula of", "in this project's grammar", "samples", "rests on")),
        ("Not expressible", UNDECIDED, _undecided_row, ("line", "formula of", "formula", "why")),
    )
    for title, outcome, row, head in sections:
        parts += [write.heading(title), write.table(head, map(row, report.of(outcome)))]
    return write.document("A foreign specification, checked", "".join(parts))


def _proven_row(v: Verdict) -> tuple[object, ...]:
    return v.formula.location.line, v.formula.title, v.translated or v.formula.text, v.samples, "; ".join([*v.rests_on, *v.one_sided])


def _undecided_row(v: Verdict) -> tuple[object, ...]:
    return v.formula.location.line, v.formula.title, v.formula.text, f"{v.reason}: {v.detail}" if v.detail else v.reason
