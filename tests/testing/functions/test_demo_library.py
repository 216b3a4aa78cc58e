"""The example of a library that uses the plugin: green as it is, red where a gradient of it is broken."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


def outcome(folder: Path, *args: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pytest", "-p", "_specgrad_pytest", "-p", "no:cacheprovider", *args]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment).stdout


@pytest.fixture
def library(tmp_path: Path) -> Path:
    return Path(shutil.copytree(ROOT / "docs" / "demo" / "library", tmp_path / "library"))


@pytest.mark.slow
def test_it_is_green(library: Path) -> None:
    assert "5 passed" in outcome(library)
    assert "5 passed" in outcome(library, "--gradients-seed=3", "--gradients-fast")


@pytest.mark.slow
@pytest.mark.parametrize(
    "right, wrong, test, words",
    [
        ("return 6 * inside * (1 - inside)", "return 6 * inside * (1 + inside)", "test_smooth_step", "Jacobian mismatch"),
        ("return tangent * SmoothStep.slope(x)", "return tangent", "test_smooth_step", "forward mode"),
        ("(g - y * (g * y).sum(-1, keepdims=True))", "(g - y * (g * y).sum(-1))", "test_normalized", "raises"),
        ("ctx.save_for_backward(x)", "ctx.save_for_backward(x.clone())", "test_smooth_step", "second order"),
    ],
)
def test_a_mistake_makes_it_red(library: Path, right: str, wrong: str, test: str, words: str) -> None:
    text = (library / "ramps.py").read_text()
    assert right in text
    (library / "ramps.py").write_text(text.replace(right, wrong))
    told = outcome(library)
    assert "1 failed, 4 passed" in told and f"FAILED test_ramps.py::{test}" in told and words in told, told
