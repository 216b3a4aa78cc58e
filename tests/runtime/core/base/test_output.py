"""A command whose output nobody reads, or that cannot be written, has done its work all the same, and shows no stack."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
COMMANDS = [["show", "exp"], ["schema"], ["cache"], ["verify", "--list"], ["check", "--op", "exp"]]


def shell(command: list[str], output: str, tmp_path: Path) -> tuple[list[int], str]:
    """The exit statuses of the commands of a pipe, and what the first says of errors. Python holds output back, as it does by itself."""
    line = f'"$0" -m specgrad "$@" 2>"$ERRORS" {output}; echo "${{PIPESTATUS[@]}}"'
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"} | {"ERRORS": str(tmp_path / "errors")}
    done = subprocess.run(["bash", "-c", line, sys.executable, *command], capture_output=True, text=True, env=environment)
    return [int(word) for word in done.stdout.splitlines()[-1].split()], (tmp_path / "errors").read_text()


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_reader_that_stops_early_is_told_nothing(command: list[str], tmp_path: Path) -> None:
    (status, _), said = shell(command, "| true", tmp_path)
    assert status in (0, 1)  # it may have printed all before the reader ended
    assert said == ""


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to write to")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_full_disk_is_told_in_a_line(command: list[str], tmp_path: Path) -> None:
    assert shell(command, f">{FULL}", tmp_path) == ([1], "specgrad: the output cannot be written: No space left on device\n")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to write to")
def test_reports_are_written_though_nothing_can_be_printed(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    status, said = shell(["verify", "exp", "--checks", "gradient", "-q", "--json", str(report)], f">{FULL}", tmp_path)
    assert (status, said) == ([2], "specgrad: what was found cannot be printed: No space left on device\n")
    assert json.loads(report.read_text())["passed"] is True


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to write to")
@pytest.mark.parametrize("errors", [str(FULL), "&-"])
def test_verification_goes_on_though_nobody_can_see_how_far_it_is(errors: str, tmp_path: Path) -> None:
    line = f'"$0" -m specgrad verify exp --checks gradient 2>{errors}'
    done = subprocess.run(["bash", "-c", line, sys.executable], capture_output=True, text=True)
    assert done.returncode == 0
    assert "all right" in done.stdout
