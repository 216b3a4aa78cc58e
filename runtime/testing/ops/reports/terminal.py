"""A run on the terminal: a bar while it goes on, or a line for each group where there is no terminal, and what was found in the end."""

from __future__ import annotations

import shutil
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from specgrad.testing.ops.checks import CHECKS
from specgrad.testing.ops.report import OpReport, RunReport, counted

if TYPE_CHECKING:
    from typing import Any

_REDRAWN = 0.1  # seconds


class Progress:
    """Shows how many ops are done, and how many failures were found."""

    def __init__(self, run: RunReport, stream: TextIO | None = None):
        self.run = run
        self.stream: Any = stream or sys.stderr
        self.terminal: Any = self.stream.isatty()
        self.start: float = time.monotonic()
        self.drawn: float = 0.0
        groups = list(run.groups.values())
        self.left: dict[str, int] = {group: groups.count(group) for group in groups}

    def add(self, report: OpReport) -> None:
        """Show that an op is done."""
        if self.terminal:
            self._bar()
            return
        group = self.run.groups[report.op]
        self.left[group] -= 1
        if not self.left[group]:
            self._group(group)

    def end(self) -> None:
        """Take the bar away; show the groups that were begun and not finished."""
        if self.terminal:
            self._write("\r\x1b[K")
            return
        for group, left in self.left.items():
            if left and self.run.of_group(group):
                self._group(group)

    def _group(self, group: str) -> None:
        reports = self.run.of_group(group)
        failures = sum(len(r.failures) for r in reports)
        compared = sum(sum(r.comparisons.values()) for r in reports)
        found = counted(failures, "failure") if failures else "ok"
        self._write(f"{group}: {counted(len(reports), 'op')}, {compared} numbers, {found}, {sum(r.seconds for r in reports):.1f} s\n")

    def _bar(self) -> None:
        now = time.monotonic()
        done, total = len(self.run.ops), len(self.run.groups)
        if now - self.drawn < _REDRAWN and done < total:
            return
        self.drawn = now
        failures = len(self.run.failures)
        passed = now - self.start
        left = f", {passed / done * (total - done):.0f} s left" if done >= 10 else ""
        text = f" {done} of {total} ops, {counted(failures, 'failure') if failures else 'no failures'}{left}"
        width = max(10, min(40, shutil.get_terminal_size().columns - len(text) - 4))
        full = round(width * done / max(1, total))
        self._write(f"\r\x1b[K[{'█' * full}{'░' * (width - full)}]{text}")

    def _write(self, text: str) -> None:
        with suppress(OSError):  # nobody may read it: what is verified goes on
            self.stream.write(text)
            self.stream.flush()


def print_run(run: RunReport, whole: bool = False, stream: TextIO | None = None) -> None:
    """Print a line for each failure, or the whole of it, in the order of the spec; then the summary."""
    stream = stream or sys.stdout
    for failure in run.failures:
        print(failure.message if whole else f"{failure.message.splitlines()[0]}; replay: {failure.replay}", file=stream)
    untried = counted(len(run.untried), "op")
    if run.untried and len(run.checks) == len(CHECKS):
        print(f"nothing to try on {untried}, which give no samples: {', '.join(run.untried)}", file=stream)
    elif run.untried:
        print(f"{untried} to which none of these checks applies", file=stream)
    if run.uncompared and len(run.checks) == len(CHECKS):
        print(
            f"no number to compare on {counted(len(run.uncompared), 'op')}, which say neither a gradient nor a reference: {', '.join(run.uncompared)}",
            file=stream,
        )
    for why, names in run.not_tried.items():
        print(f"{why}: {', '.join(names)}", file=stream)
    for why, names in _not_compiled(run).items():
        print(f"not compiled, as what is traced {why}: {', '.join(names)}", file=stream)
    print(run.summary(), file=stream)


def _not_compiled(run: RunReport) -> dict[str, list[str]]:
    """The ops of which some calls are not compiled, by why."""
    found: dict[str, list[str]] = {}
    for report in run.in_order:
        if report.not_compiled:
            found.setdefault(report.not_compiled.removeprefix("it ").partition(", at ")[0], []).append(report.op)
    return found
