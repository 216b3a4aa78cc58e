"""JAX's own tables of derivatives, read where they are installed."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from specgrad.codegen.commands.import_spec import CONTROL, FRAMEWORKS, check, interpreter_of, read_file, read_text
from specgrad.codegen.foreign.replay import jax_program
from specgrad.codegen.foreign.report import Report
from specgrad.codegen.paths import paths
from specgrad.codegen.spec import load

pytestmark = pytest.mark.skipif(importlib.util.find_spec("jax") is None, reason="JAX is not installed")
ROOT = Path(__file__).resolve().parent.parent.parent
JAX = FRAMEWORKS["jax"]


def found(factor: float = 1.0) -> Report:
    interpreter = interpreter_of(JAX, load(paths().spec), paths())
    return check([e for file in JAX.installed() for e in read_file(file, JAX, interpreter)], JAX, interpreter, "jax", factor)


def test_nothing_is_wrong_and_the_page_has_the_figures() -> None:
    report = found()
    assert report.of("wrong") == []
    page = (ROOT / "docs" / "import-spec.md").read_text(encoding="utf-8")
    of_version, decided, formulas = re.search(r"Of JAX ([\d.]+), (\d+) of the (\d+) tables", page).groups()  # type: ignore[union-attr]
    if version("jax") == of_version:
        assert (int(decided), int(formulas)) == (len(report.of("proven")), len(report.verdicts))


def test_every_rule_times_1_001_is_refused() -> None:
    assert found(CONTROL).of("proven") == []


def test_a_finding_is_shown_by_jax() -> None:
    """A program for a rule that is wrong here and right there says so."""
    interpreter = interpreter_of(JAX, load(paths().spec), paths())
    entries = read_text("ad.defjvp(cos_p, lambda g, x: mul(g, sin(x)))", "theirs.py", JAX, interpreter)
    (verdict,) = check(entries, JAX, interpreter, "theirs.py").of("wrong")
    done = subprocess.run([sys.executable, "-c", jax_program(verdict)], capture_output=True, text=True)
    assert done.stdout == "nothing is wrong\n", done.stderr
