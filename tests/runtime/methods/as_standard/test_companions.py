"""What other packages compute of tensors by the array standard: its values and its gradients."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.runtime.methods.as_standard.companions import PACKAGES

ROOT = Path(__file__).resolve().parents[4]


@pytest.mark.slow
@pytest.mark.parametrize("package", PACKAGES)
def test_values_and_gradients(package: str) -> None:
    if importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    if package == "scipy" and tuple(map(int, importlib.metadata.version(package).split(".")[:2])) < (1, 16):
        pytest.skip("SciPy before 1.16 makes arrays of NumPy of what it is given")
    program = [sys.executable, "-m", "tests.runtime.methods.as_standard.companions", package]
    ran = subprocess.run(program, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout.splitlines()[-1])
    assert len(found) > 2
    assert {name: problem for name, problem in found.items() if problem} == {}
