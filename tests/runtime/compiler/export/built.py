"""Compiles exported C as strictly as compilers can, and runs the program that came with it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from specgrad.compiler.export.export import Exported

STRICT = ["-Wall", "-Wextra", "-Werror", "-Wdouble-promotion"]
C = ["gcc", "-std=c99", "-pedantic", *STRICT]
CPP = ["g++", "-x", "c++", *STRICT]


def run(exported: Exported, *command: str) -> str:
    """What the test program says; it must be content."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    program = exported.source.with_suffix("")
    built = subprocess.run([*command, str(exported.source), str(exported.test), "-lm", "-o", str(program)], capture_output=True, text=True, check=False)
    assert built.returncode == 0, [line[:200] for line in built.stderr.splitlines() if "error" in line][:10]
    found = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert found.returncode == 0, [
        line for line in found.stdout.splitlines() if not line.endswith(("e+00", "e-10", "e-11", "e-12", "e-13", "e-14", "e-15", "e-16", "e-17"))
    ]
    assert found.stdout.endswith("all is right\n")
    return found.stdout


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
