"""What `verify` finds in the code of other frameworks: every mistake of the tables, the cause of most, and nothing in what is right.

docs/verifying.md has the figures.
"""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from specgrad.autograd.gradcheck import GradcheckError
from specgrad.testing import VerificationError, verify
from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.report import Report

from .row import Row

FRAMEWORKS = {"numpy": "NumPy", "torch": "PyTorch", "jax": "JAX"}
SAMPLES = {"numpy": 3, "torch": 3, "jax": 1}  # JAX compiles each function anew
REPLAYED = {"numpy": 1, "torch": 1, "jax": 5}  # every how many-th mistake
DOCS = Path(__file__).parents[3] / "docs" / "verifying.md"


def rows_of(framework: str) -> Any:
    if framework == "torch":
        pytest.importorskip("torch")
    if framework == "jax":
        pytest.importorskip("jax")
    return importlib.import_module(f"tests.testing.frameworks.{framework}_rows")


def report_of(row: Row, samples: int = 3) -> Report:
    return verify(row.function, row.inputs, raise_exception=False, samples=samples, **row.options)


@cache
def reports_of_mistakes(framework: str) -> list[tuple[Row, Report]]:
    return [(row, report_of(row, SAMPLES[framework])) for row in rows_of(framework).MISTAKES]


def names(report: Report, cause: str) -> bool:
    """Whether a failure of the report calls the cause by its name: in its kind, its guess, or what the framework itself says."""
    told = [(f.kind, f.guess, *(f.message.splitlines()[:1] if f.kind == "raises" else ())) for f in report.failures]
    return any(re.search(cause, "; ".join(words)) for words in told)


def figures_of(framework: str) -> list[int]:
    """Mistakes, how many are found, how many named, and right functions, as the documentation says."""
    line = next(line for line in DOCS.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {FRAMEWORKS[framework]} |"))
    return [int(number) for number in line.split("|")[2:-1]]


@pytest.mark.slow
@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_all_mistakes_are_found_and_most_named(framework: str) -> None:
    rows = rows_of(framework).MISTAKES
    outcomes = []
    for row, report in reports_of_mistakes(framework):
        outcomes.append("missed" if report.passed else "named" if names(report, row.cause) else "found")
        print(f"{outcomes[-1]:7}{row.what:50}", *sorted({f"{failure.kind}: {failure.guess}" for failure in report.failures}), sep="  ")
    found, named = len(rows) - outcomes.count("missed"), outcomes.count("named")
    assert [len(rows), found, named] == figures_of(framework)[:3]
    assert found == len(rows) >= 40 and named * 40 >= 30 * len(rows)


@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_what_is_right_is_verified(framework: str) -> None:
    rows = rows_of(framework).RIGHT
    alarms = [(row.what, str(report)) for row in rows if not (report := report_of(row, SAMPLES[framework]))]
    assert not alarms, alarms
    assert len(rows) == figures_of(framework)[3] >= 20


def replayed(failure: Failure) -> Any:
    """What running the program of a failure raises."""
    with pytest.raises((VerificationError, GradcheckError)) as caught:
        exec(compile(failure.replay, "a replay", "exec"), {})
    return caught.value


@pytest.mark.slow
@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_replays_show_the_failure(framework: str) -> None:
    for row, report in reports_of_mistakes(framework)[:: REPLAYED[framework]]:
        failure = report.failures[0]
        error: Any = replayed(failure)
        failures = getattr(error, "failures", None) or [error.failure]
        kinds = {f.kind for f in failures}
        assert "cannot be written down" not in failure.replay and (failure.kind in kinds or kinds == {"jacobian"}), (row.what, failure.replay)


@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_a_replay_is_a_program_of_its_own(framework: str, tmp_path: Path) -> None:
    failure = report_of(rows_of(framework).MISTAKES[0], 1).failures[0]
    (tmp_path / "replay.py").write_text(failure.replay, encoding="utf-8")
    told = subprocess.run([sys.executable, "replay.py"], cwd=tmp_path, capture_output=True, text=True)
    assert told.returncode == 1 and "mismatch" in told.stderr, told.stderr


def test_jax_without_forward_mode_says_so() -> None:
    rows = rows_of("jax").RIGHT
    assert "custom_vjp" in report_of(rows[0], 1).not_verified["forward mode"]
