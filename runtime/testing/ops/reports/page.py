"""The report on a run as one page: a file that needs nothing but a browser, no network and no server, and is complete without scripts.

The page is made of `page.html`, `page.css` and `page.js` beside this file, and allows these alone, by their digests.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.core.base.html_page import facts, page, text
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks import ABOUT
from specgrad.testing.ops.report import OpReport, RunReport, counted

_OPEN = 3  # failures that are shown whole at once
_MOST = (16, 12)  # rows and columns of numbers that are shown


def as_page(run: RunReport) -> str:
    """The report as a text of HTML."""
    folder = Path(__file__).parent
    count = len(run.failures)
    stopped = " so far" if run.missing or run.interrupted else ""
    parts = {
        "title": f"Verification of {text(run.spec)}",
        "state": "wrong" if count else "good",
        "verdict": f"{counted(count, 'failure')}{stopped}" if count else f"all right{stopped}",
        "subtitle": text(f"{time.strftime('%d %B %Y, %H:%M')}, seed {run.seed}, {run.jobs} process{'es' if run.jobs != 1 else ''}"),
        "facts": facts(_facts(run)),
        "failures": _failures(run),
        "options": "".join(f"<option>{text(g)}</option>" for g in dict.fromkeys(run.groups.values())),
        "heads": "".join(map(_head, run.checks)),
        "rows": "\n".join(_bodies(run)),
        "left_out": _left_out(run),
        "checks": "\n".join(f"<dt>{text(name)}</dt><dd>{text(ABOUT[name])}</dd>" for name in run.checks),
    }
    return page(folder, (folder / "page.js").read_text(encoding="utf-8"), parts)


def _head(name: str) -> str:
    shown = text(name.replace("_", " "))
    return f'<th scope="col" class="turned" data-check="{text(name)}"><span>{shown}</span></th>'


def _facts(run: RunReport) -> list[tuple[str, str]]:
    return [
        ("Ops", f"{len(run.ops) - len(run.untried):,}"),
        ("Checks", f"{len(run.checks)}"),
        ("Trials", f"{run.trials:,}"),
        ("Numbers compared", f"{run.comparisons:,}"),
        ("Failures", f"{len(run.failures):,}"),
        ("Time", f"{run.seconds:.1f} s"),
    ]


# ---- the map


def _bodies(run: RunReport) -> Iterator[str]:
    """The rows of each group."""
    numbers = {id(f): i for i, f in enumerate(run.failures)}
    for group in dict.fromkeys(run.groups.values()):
        reports = [r for r in run.of_group(group) if r.tried]
        if reports:
            yield f'<tbody><tr><th class="group-name" colspan="{len(run.checks) + 3}">{text(group)}</th></tr>'
            yield from (_row(run, r, group, numbers) for r in reports)
            yield "</tbody>"


def _row(run: RunReport, report: OpReport, group: str, numbers: dict[int, int]) -> str:
    cells = "".join(_cell(report, check, numbers) for check in run.checks)
    total = sum(report.comparisons.values())
    failed = " failed" if report.failures else ""
    name = text(report.op)
    return (
        f'<tr class="op{failed}" data-op="{name}" data-group="{text(group)}"><th scope="row" title="{text(run.places[report.op])}">{name}</th>{cells}'
        f'<td class="count">{total:,}</td><td class="count">{report.seconds:.2f}</td></tr>'
    )


def _cell(report: OpReport, check: str, numbers: dict[int, int]) -> str:
    failures = report.failures_of(check)
    trials, count = report.trials.get(check, 0), report.comparisons.get(check, 0)
    if failures:
        return f'<td class="bad" data-t="{trials}" data-n="{count}"><a href="#failure-{numbers[id(failures[0])]}">{len(failures)}</a></td>'
    if not trials:
        return '<td class="none"></td>'
    return f'<td class="n{max(1, min(5, int(np.log10(count + 1)) + 1))}" data-t="{trials}" data-n="{count}"></td>'


def _left_out(run: RunReport) -> str:
    lists = {
        "Nothing to try: these ops give no samples, or the checks do not apply to them": run.untried,
        "No number to compare: these ops say neither a gradient nor a reference": run.uncompared,
        **{why[:1].upper() + why[1:]: names for why, names in run.not_tried.items()},
        "Not reached": run.missing,
    }
    return "\n".join(f"<section><h2>{text(heading)}</h2><p class=list>{text(', '.join(names))}</p></section>" for heading, names in lists.items() if names)


# ---- failures


def _failures(run: RunReport) -> str:
    if not run.failures:
        return ""
    found = "\n".join(_failure(number, failure) for number, failure in enumerate(run.failures))
    return f'<section aria-labelledby="failures-heading"><h2 id="failures-heading">Failures</h2>\n{found}\n</section>'


def _failure(number: int, failure: Failure) -> str:
    details = failure.details
    tag = f'<span class="tag">{text(failure.guess or failure.kind)}</span>'
    causes = ", ".join(details.get("follows from", ()))
    follows = f'<span class="quiet">may follow from {text(causes)}</span>' if causes else ""
    rows = [("Check", text(str(details.get("check", "")))), ("Arguments", text(str(details.get("trial", ""))))]
    if details.get("formula"):
        rows.append(("Formula", f"<code>{text(str(details['formula']))}</code>"))
    if failure.index:
        rows.append(("Worst at", f"<code>{text(str(list(failure.index)))}</code>"))
    rows.append(("Replay", f'<code>{text(failure.replay)}</code><button type="button" class="copy" hidden>Copy</button>'))
    shown = _pair(failure)
    return (
        f'<details class="failure" id="failure-{number}"{" open" if number < _OPEN else ""}><summary><b>{text(str(details.get("op", "")))}</b>'
        f'<span>{text(str(details.get("what", "")))}</span>{tag}{follows}<code class="place">{text(failure.place)}</code></summary>'
        f'<div class="body"><dl>{"".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows if value)}</dl>{shown}</div></details>'
    )


def _pair(failure: Failure) -> str:
    """What was found beside what was expected; the whole message where there are no numbers."""
    found, expected = _array(failure.analytical), _array(failure.numerical)
    if found is None or expected is None or found.shape != expected.shape:
        rest = failure.message.split("\n", 1)
        return f"<pre>{text(rest[1])}</pre>" if len(rest) > 1 else ""
    with np.errstate(all="ignore"):
        apart = np.abs(found - expected)
        off = ~((apart <= 1e-6 * (np.abs(expected) + 1e-3 * np.max(np.abs(expected[np.isfinite(expected)]), initial=0.0))) | (found == expected))
        off &= ~(np.isnan(found) & np.isnan(expected))
    worst = int(np.argmax(np.where(np.isnan(apart), np.inf, apart))) if off.any() else -1
    tables = "".join(f'<div><h4>{name}</h4><div class="numbers">{_table(x, off, worst)}</div></div>' for name, x in (("found", found), ("expected", expected)))
    cut = (
        f'<p class="quiet">The first {_MOST[0]} rows and {_MOST[1]} columns of {list(found.shape)}.</p>'
        if found[: _MOST[0], : _MOST[1]].shape != found.shape
        else ""
    )
    read = '<p class="quiet">A row for each element of the result, a column for each of the input.</p>' if failure.kind == "jacobian" else ""
    return f'<div class="pair">{tables}</div>{cut}{read}'


def _array(value: Any) -> Any:
    """A matrix of numbers; also from what JSON made of one."""
    if value is None:
        return None
    try:
        array = np.asarray(value)
        if not traits[array.dtype].category:
            array = array.astype(np.complex128)
        array = array.astype(traits[array.dtype].wide)
    except (TypeError, ValueError):
        return None
    return array.reshape(1, -1) if array.ndim < 2 else array.reshape(-1, array.shape[-1])


def _table(array: Any, off: Any, worst: int) -> str:
    rows = []
    for i, row in enumerate(array[: _MOST[0], : _MOST[1]]):
        marks = [' class="off worst"' if i * array.shape[1] + j == worst else ' class="off"' if off[i, j] else "" for j in range(len(row))]
        cells = (f"<td{mark}>{text(f'{x:.6g}')}</td>" for mark, x in zip(marks, row))
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f"<table>{''.join(rows)}</table>"
