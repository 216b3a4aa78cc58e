"""What is for devices: it skips and says why where there is none, and where the stand-in is taken for one it runs, all of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cuda import places

ROOT = Path(__file__).parents[2]
FILES = ("test_streams.py", "test_graphs.py", "test_kept_graphs.py", "test_pinned.py", "test_devices.py", "numbers/test_draws.py")
WITHOUT = pytest.mark.skipif(not places.missing(), reason="there is a device")


def ran(*arguments: str) -> str:
    """The last line of a run of what is marked `device`."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-rs", "-m", "device", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@WITHOUT
def test_without_a_device_each_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert places.main() == 1
    said = capsys.readouterr().err
    assert said == f"tests of CUDA devices cannot run here: {places.missing()}\n" and said.count("\n") == 1
    assert places.missing() in ran("tests/cuda/test_streams.py::test_a_pass_that_fails_comes_back", "tests/cuda/test_profiler_device.py")


@pytest.mark.slow
@WITHOUT
def test_with_the_stand_in_in_the_place_of_cupy_they_run() -> None:
    """None of them asks the stand-in itself for anything, which a device would not answer."""
    said = ran("-p", "tests.cuda.as_if_there", *(f"tests/cuda/{file}" for file in FILES), "-k", "not stand-in")
    assert "SKIPPED" not in said and said.count("." * 60), said
