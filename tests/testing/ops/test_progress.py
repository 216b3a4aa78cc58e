"""What a run says while it goes on: a bar on a terminal, a line for each group elsewhere."""

from __future__ import annotations

import io

from specgrad.testing.ops.report import OpReport, RunReport
from specgrad.testing.ops.reports.terminal import Progress, print_run
from specgrad.testing.ops.verify import verify_op
from tests.testing.ops.planted import MISTAKES, SPEC


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def planned() -> tuple[RunReport, list[OpReport]]:
    names = ["mul", "div", "exp", "sin"]
    wrong = verify_op(MISTAKES["a tenth of the result detached"][1], checks=["gradient"])
    return RunReport.planned(SPEC, names, 0, ["gradient"]), [OpReport("exp", {"gradient": 1}, {"gradient": 5}), OpReport("div"), wrong]


def test_a_bar_on_a_terminal() -> None:
    run, reports = planned()
    screen = Terminal()
    progress = Progress(run, screen)
    for report in reports:
        run.ops[report.op] = report
        progress.drawn = 0.0
        progress.add(report)
    drawn = screen.getvalue().split("\r\x1b[K")
    assert [d.partition("] ")[2] for d in drawn[1:]] == ["1 of 4 ops, no failures", "2 of 4 ops, no failures", "3 of 4 ops, 2 failures"]
    assert all(d.startswith("[") and "░" in d for d in drawn[1:])
    progress.end()
    assert screen.getvalue().endswith("\r\x1b[K")  # nothing is left of it


def test_lines_elsewhere_when_a_group_is_done_and_at_the_end() -> None:
    run, reports = planned()
    stream = io.StringIO()
    progress = Progress(run, stream)
    for report in reports:
        run.ops[report.op] = report
        progress.add(report)
    assert stream.getvalue().startswith("exponential: 1 op, 5 numbers, ok, 0.0 s\narithmetic: 2 ops, ")
    assert "2 failures" in stream.getvalue() and "trigonometric" not in stream.getvalue()
    progress.end()
    assert "trigonometric" not in stream.getvalue()  # of which nothing was done


def test_a_line_for_each_failure_and_the_whole_of_it_if_wanted() -> None:
    run, reports = planned()
    run.ops |= {r.op: r for r in reports}
    short, whole = io.StringIO(), io.StringIO()
    print_run(run, stream=short)
    print_run(run, whole=True, stream=whole)
    lines = short.getvalue().splitlines()
    assert len(lines) == 2 + 2  # the failures, what was not tried, the sum
    assert lines[0].startswith("derivatives.yaml:") and ": mul: gradient of self, float64, " in lines[0] and "; replay: specgrad verify mul" in lines[0]
    assert "2 failures" in lines[-1] and lines[-1].endswith("; stopped before 1 others")
    assert "  formula:  grad * other.conj()" in whole.getvalue() and "  expected: " in whole.getvalue()
