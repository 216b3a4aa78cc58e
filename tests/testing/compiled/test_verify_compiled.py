"""Ops through the compiler: what is wrong is found and named, what is lost is tried in halves, and the ops of the spec are right."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from specgrad.codegen.commands.new_package import write_skeleton
from specgrad.core.base.state import thread
from specgrad.core.kernels import table
from specgrad.generated import ops
from specgrad.testing.compiled.calls import Call, calls_of
from specgrad.testing.compiled.runner import TOGETHER, _lost, verify_share
from specgrad.testing.ops.command import main
from specgrad.testing.ops.runner import Options
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.pool import Lost
from tests.effort import LONG
from tests.own_cache import own_cache
from tests.testing.ops.planted import SPEC, subject

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")

NAMES = [op.name for op in SPEC] if LONG else [op.name for op in SPEC if not op.elementwise][::16]  # elementwise ones are in runtime/compiler/test_ops.py
SHARES = [NAMES[i : i + TOGETHER] for i in range(0, len(NAMES), TOGETHER)]


def one(trials: Sequence[OpTrial]) -> Iterator[Call]:
    """The first call of an op in float32, or whatever else it takes."""
    calls = list(calls_of(trials[:1]))
    return islice((call for call in calls if call.dtype == "float32" or len(calls) == 1), 1)


@pytest.mark.slow
@pytest.mark.parametrize("share", SHARES, ids=lambda share: f"{share[0]}...{share[-1]}")
def test_ops_of_the_spec(share: list[str]) -> None:
    reports = verify_share([subject(name) for name in share], calls_of=calls_of if LONG else one)
    assert [f.message for report in reports for f in report.failures] == []
    assert sum(report.comparisons.get("compiled", 0) for report in reports) > 10


def when_traced(change: Any) -> Any:
    """The exponential, whose result is another where it is traced."""
    return lambda x: change(ops.exp(x)) if thread.tracer is not None else ops.exp(x)


@pytest.mark.slow
@pytest.mark.parametrize(
    "row",
    [
        (lambda y: y * 1.001, "result 0 is not that of the call as it is"),
        (lambda y: y.double(), "result 0 has dtype float64, not float32"),
        (lambda y: y.t().contiguous().t(), "result 0 has strides (4, 12), not (16, 4)"),
        (lambda y: y.detach(), "result 0 lacks a history"),
        (lambda y: y.detach() + (y - y.detach()) * 1.001, "gradient 0 of results is not that"),
        (lambda y: [y, y * 2], "2 results, not 1"),
    ],
    ids=["value", "dtype", "strides", "history", "gradient", "results"],
)
def test_what_is_wrong_is_found(row: tuple[Any, str]) -> None:
    change, what = row
    right, wrong = verify_share([subject("relu"), subject("exp", function=when_traced(change))], calls_of=one)
    assert right.passed and right.comparisons["compiled"] > 0
    assert len(wrong.failures) == 1 and f"exp: compiled, values in float32: {what}" in wrong.failures[0].message
    assert wrong.failures[0].message.endswith("replay:   specgrad verify exp --compiled")


@pytest.mark.slow
def test_what_raises_is_found_among_others() -> None:
    def raises(x: Any) -> Any:
        if thread.tracer is not None:
            raise ValueError("not like this")
        return ops.exp(x)

    reports = verify_share([subject("relu"), subject("exp", function=raises), subject("sin")], calls_of=one)
    assert [report.passed for report in reports] == [True, False, True]
    assert "traced, raises ValueError: not like this" in reports[1].failures[0].message


def test_why_an_op_is_not_compiled() -> None:
    (report,) = verify_share([subject("exp", function=lambda x: ops.exp(x) * x.flatten().tolist()[0])], calls_of=one)
    assert report.passed and not report.trials and "reads the value of a tensor" in report.not_compiled


def test_a_process_that_is_lost() -> None:
    by_name = {name: subject(name) for name in ("exp", "sin", "relu")}
    lost: Lost[Any, Any] = Lost((("exp", "sin", "relu"),), [], "compiled", False, "its process was ended by SIGSEGV", ["at somewhere"], 1.0)
    assert _lost(by_name, Options(), lost) == ([], (("exp",), ("sin", "relu")))
    (report,), left = _lost(by_name, Options(), Lost((("exp",), ("sin", "relu")), [], "compiled", False, lost.why, lost.stack, 1.0))
    assert (
        left == (("sin", "relu"),) and report.op == "exp" and "crashes: its process was ended by SIGSEGV, in the check 'compiled'" in report.failures[0].message
    )


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list", "--compiled"]) == 0 and capsys.readouterr().out.startswith("compiled ")
    assert main(["--compiled", "--checks", "gradient"]) == 2 and "leave --checks out" in capsys.readouterr().err


@pytest.mark.slow
def test_the_spec_of_another_package(tmp_path: Path) -> None:
    write_skeleton("hills", tmp_path / "project")
    (tmp_path / "project" / "hills" / "__init__.py").write_text("")
    command = [sys.executable, "-m", "specgrad", "verify", "--compiled", "--spec", "hills/ops.yaml", "-q", "-j", "1", "bump"]
    environment = {**os.environ, "SPECGRAD_CACHE": own_cache(tmp_path / "cache")}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path / "project", env=environment)
    assert done.returncode == 0 and "1 op of hills/ops.yaml, 1 check" in done.stdout and "all right" in done.stdout, done.stdout + done.stderr
