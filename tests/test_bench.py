"""The benchmark's arithmetic and its report; no time is asserted."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bench.measure import Row, compare
from tests.bench.report import amount, geometric_mean, page, summary

ROOT = Path(__file__).resolve().parents[1]
ROWS = [Row("overhead", "an op", 1e-6, 2e-6), Row("overhead", "a chain", 8e-3, 1e-3), Row("scale", "memory of a node", 193, 714, "bytes")]


def test_the_mean_is_geometric() -> None:
    assert geometric_mean(ROWS[:2]) == pytest.approx(2.0)
    assert summary("overhead", ROWS[:2]) == "geometric mean 2.00; largest 8.00 (a chain)"


@pytest.mark.parametrize(
    "value, unit, text",
    [(2.5, "s", "2.5 s"), (0.0123, "s", "12.3 ms"), (4.56e-6, "s", "4.56 us"), (7e-9, "s", "7 ns"), (193, "bytes", "193 bytes"), (1234.4, "MiB", "1234 MiB")],
)
def test_amounts(value: float, unit: str, text: str) -> None:
    assert amount(value, unit) == text


def test_the_page_has_each_row_under_its_group() -> None:
    text = page(ROWS, "versions")
    assert "| an op | 1 us | 2 us | 0.50 |" in text
    assert "| **geometric mean** | | | **2.00** |" in text
    assert text.index("## Overhead") < text.index("| a chain |") < text.index("## Scale") < text.index("| memory of a node | 193 bytes | 714 bytes | 0.27 |")
    assert "## Steps" not in text


def test_a_slow_row_says_why() -> None:
    text = page([Row("every", "put, forward", 3e-6, 1e-6, why="a few calls"), Row("every", "sin, forward", 1e-6, 1e-6)], "versions")
    assert "| | specgrad | PyTorch | ratio | why |\n|---|--:|--:|--:|---|\n" in text
    assert "| put, forward | 3 us | 1 us | 3.00 | a few calls |\n| sin, forward | 1 us | 1 us | 1.00 |  |" in text


def test_groups_that_were_not_measured_stay_in_the_page() -> None:
    before = page(ROWS, "earlier")
    again = replace(ROWS[0], ours=ROWS[0].ours * 3)
    after = page([again], "now", before)
    assert "now; " in after and "earlier; " not in after
    old, new = ({part.split("\n")[0]: part for part in text.split("\n## ")[1:]} for text in (before, after))
    assert list(new) == list(old)
    assert [title for title in old if new[title].strip() != old[title].strip()] == [ROWS[0].group.capitalize()]
    assert page(ROWS, "now", page(ROWS, "now")) == page(ROWS, "now") == page([], "now", page(ROWS, "now"))


def test_programs_run_turn_by_turn() -> None:
    calls: list[str] = []
    row = compare("overhead", "both", lambda: calls.append("a"), lambda: calls.append("b"), rounds=2, slice_of_time=1e-5)
    assert row.ours > 0 and row.theirs > 0
    assert "".join(calls).strip("a").startswith("b")


def test_an_unknown_group_is_an_error() -> None:
    run = subprocess.run([sys.executable, "-m", "tests.bench", "speed"], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 2
    groups = (
        "overhead calls every by_hand bandwidth functions images scans scatter sorting linalg fft attention losses steps optimizers compiled "
        "package transforms profiling gradcheck scale launching edit"
    )
    assert f"unknown group 'speed'; there are: {groups} emitted" in run.stderr
