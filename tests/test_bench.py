"""The benchmark's arithmetic and its report; no time is asserted."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import specgrad
from tests.bench import device
from tests.bench.__main__ import main
from tests.bench.measure import Row, compare
from tests.bench.report import Measured, amount, geometric_mean, page, summary
from tests.cuda.twin.modules import twin

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
        "overhead calls every by_hand bandwidth functions images layouts layers dtypes scans reductions scatter sorting linalg fft attention losses steps "
        "optimizers compiled package transforms profiling gradcheck scale launching device edit"
    )
    assert f"unknown group 'speed'; there are: {groups} emitted" in run.stderr


# ---- a device


def test_what_is_measured_on_a_device_says_when_and_on_what_and_leaves_the_rest() -> None:
    before = page(ROWS, "earlier")
    measured = {"device": Measured("CuPy", "today, a device; specgrad.")}
    after = page([Row("device", "exp, float32", 1e-3, 2e-3)], "now", before, measured)
    assert "earlier; " in after and "now; " not in after, "the versions of the others are those with which these were measured"
    assert "\n\ntoday, a device; specgrad.\n\n| | specgrad | CuPy | ratio |\n" in after and "| exp, float32 | 1 ms | 2 ms | 0.50 |" in after
    again = page(ROWS, "later", after)
    assert "today, a device; specgrad." in again and "later; " in again
    without = {part.split("\n")[0]: part for part in after.split("\n## ")[1:] if not part.startswith("Device")}
    assert {part.split("\n")[0]: part for part in before.split("\n## ")[1:]}.keys() == without.keys()


SMALL = device.Sizes(elements=64, rows=2, side=16, places=8, image=6, images=2, rounds=1, slice_of_time=1e-9)


@pytest.mark.slow
def test_what_is_measured_on_a_device_runs_to_its_end() -> None:
    """On the stand-in, in small sizes; figures of it say nothing."""
    with twin():
        found = list(device.rows(specgrad, None, SMALL))
        said = device.measured(specgrad, None)
    assert [row.name for row in found] == [*(name for name, _ in device.programs(SMALL)), *device.of_memory(SMALL)]
    assert len({row.name for row in found}) == len(found)
    assert [row.name for row in found if row.unit == "MiB"] == [*device.of_memory(SMALL)] and len(device.of_memory(SMALL)) == 3
    assert all(row.group == "device" and row.ours > 0 and row.theirs > 0 for row in found)
    assert said.beside == "CuPy" and str(date.today()) in said.where
    assert sum(row.name.endswith("as a graph") for row in found) == 3


def test_beside_a_library_that_has_the_device_too_turns_are_taken() -> None:
    """Which specgrad stands for here."""
    sizes = replace(SMALL, steps={})
    with twin():
        found = list(device.rows(specgrad, specgrad, sizes))
        assert device.measured(specgrad, specgrad).beside == "PyTorch"
    assert [row.name for row in found] == [name for name, _ in device.programs(sizes)] and all(row.theirs > 0 for row in found)


def test_the_memory_of_a_step_is_what_its_pool_has_at_most() -> None:
    """Not what is left after it, nor what the step before has taken."""

    class Pool:
        """A library whose pool keeps what was taken until it is emptied."""

        cuda: Any
        now = peak = 0

        def __init__(self) -> None:
            self.cuda = self

        def take(self, size: int) -> None:
            self.now = self.peak = max(self.now, size << 20)

        synchronize = reset_peak_memory_stats = lambda self: None

        def empty_cache(self) -> None:
            self.now = self.peak = 0

        def max_memory_reserved(self) -> int:
            return self.peak

    sizes = iter([7, 5, 3])
    assert device.memory_taken(Pool(), lambda lib: lambda: lib.take(next(sizes))) == 5


@pytest.mark.skipif(not device.missing(), reason="there is a device")
def test_without_a_device_one_line_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["device"]) == 1
    assert capsys.readouterr().err == f"the group device needs a CUDA device: {device.missing()}\n"
