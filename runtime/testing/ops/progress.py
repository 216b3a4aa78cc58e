"""How far a run is: a bar on a terminal, a line for each group elsewhere."""

from __future__ import annotations

import shutil
import sys
import time
from typing import Any, TextIO

from specgrad.testing.ops.checks import CHECKS

from .failure_text import line
from .outcome import Outcome
from .verify import OpReport

_REDRAWN = 0.1  # seconds


class Progress:
    """Tells how many ops are done, and how many failures were found."""

    def __init__(self, outcome: Outcome, stream: TextIO | None = None):
        self.outcome = outcome
        self.stream = stream or sys.stderr
        self.terminal = self.stream.isatty()
        self.start = time.monotonic()
        self.drawn = 0.0
        self.left = {g: sum(x == g for x in outcome.groups.values()) for g in outcome.groups.values()}

    def add(self, report: OpReport) -> None:
        """Tell of a report."""
        if self.terminal:
            self._bar()
            return
        group = self.outcome.groups[report.op]
        self.left[group] -= 1
        if not self.left[group]:
            self._group(group)

    def end(self) -> None:
        """Tell of what is left: groups that were not finished; take the bar away."""
        if self.terminal:
            self._write("\r\x1b[K")
            return
        for group, left in self.left.items():
            if left and any(self.outcome.groups[name] == group for name in self.outcome.reports):
                self._group(group)

    def _group(self, group: str) -> None:
        reports = [r for r in self.outcome.in_order if self.outcome.groups[r.op] == group]
        failures = [f for r in reports for f in r.failures]
        compared = sum(sum(r.comparisons.values()) for r in reports)
        count = f"{len(failures)} failure{'s' if len(failures) != 1 else ''}" if failures else "ok"
        self._write(f"{group}: {len(reports)} op{'s' if len(reports) != 1 else ''}, {compared} numbers, {count}, {sum(r.seconds for r in reports):.1f} s\n")

    def _bar(self) -> None:
        now = time.monotonic()
        done, total = len(self.outcome.reports), len(self.outcome.groups)
        if now - self.drawn < _REDRAWN and done < total:
            return
        self.drawn = now
        failures = len(self.outcome.failures)
        passed = now - self.start
        left = f", {passed / done * (total - done):.0f} s left" if done >= 10 else ""
        told = f" {done} of {total} ops, " + (f"{failures} failure{'s' if failures != 1 else ''}" if failures else "no failures") + left
        width = max(10, min(40, shutil.get_terminal_size().columns - len(told) - 4))
        full = round(width * done / max(1, total))
        self._write(f"\r\x1b[K[{'█' * full}{'░' * (width - full)}]{told}")

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()


def tell(outcome: Outcome, whole: bool = False, stream: Any = None) -> None:
    """Print a line for each failure, or the whole of it, in the order of the spec; then the sentence that sums up."""
    stream = stream or sys.stdout
    for failure in outcome.failures:
        print(failure.message if whole else line(failure), file=stream)
    if outcome.untried and len(outcome.checks) == len(CHECKS):
        print(f"nothing to try on {_ops(outcome.untried)}, which give no samples: {', '.join(outcome.untried)}", file=stream)
    elif outcome.untried:
        print(f"{_ops(outcome.untried)} to which none of these checks applies", file=stream)
    print(outcome.summary(), file=stream)


def _ops(names: list[str]) -> str:
    return f"{len(names)} op{'s' if len(names) != 1 else ''}"
