"""What `verify` finds in the code of other frameworks: every mistake of the tables, the cause of most, and nothing in what is right."""

from __future__ import annotations

import importlib
import re
from typing import Any

import pytest

from specgrad.testing import verify
from specgrad.testing.functions.report import Report

from .row import Row

PACKAGES = {"numpy": "numpy", "torch": "torch", "jax": "jax"}
NAMED = 30  # of forty
SAMPLES = {"jax": {"samples": 1}}  # which compiles each function anew


def rows_of(framework: str) -> Any:
    pytest.importorskip(PACKAGES[framework])
    return importlib.import_module(f"tests.testing.frameworks.{framework}_rows")


def report_of(row: Row, **options: Any) -> Report:
    return verify(row.function, row.inputs, raise_exception=False, **row.options, **options)


def names(report: Report, cause: str) -> bool:
    """Whether a failure of the report calls the cause by its name."""
    told = [(f.kind, f.guess, *(f.message.splitlines()[:1] if f.kind == "raises" else ())) for f in report.failures]
    return any(re.search(cause, "; ".join(words)) for words in told)


@pytest.mark.parametrize("framework", PACKAGES)
def test_all_mistakes_are_found_and_most_named(framework: str) -> None:
    rows = rows_of(framework).MISTAKES
    missed, unnamed = [], []
    for row in rows:
        report = report_of(row, **SAMPLES.get(framework, {}))
        if report.passed:
            missed.append(row.what)
        elif not names(report, row.cause):
            unnamed.append(row.what)
        print(
            "missed " if report.passed else "unnamed" if unnamed[-1:] == [row.what] else "named  ",
            row.what,
            sorted({f"{f.kind}: {f.guess}" for f in report.failures}),
        )
    assert len(rows) >= 40
    assert not missed
    assert (len(rows) - len(unnamed)) * 40 >= NAMED * len(rows), unnamed


@pytest.mark.parametrize("framework", PACKAGES)
def test_what_is_right_is_verified(framework: str) -> None:
    rows = rows_of(framework).RIGHT
    assert len(rows) >= 20
    alarms = [(row.what, str(report)) for row in rows if not (report := report_of(row, **SAMPLES.get(framework, {})))]
    assert not alarms, alarms
