"""The examples of docs/emit.md run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from specgrad.codegen.commands.emit import TARGETS, emit
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import Plan, make_plan
from tests.codegen.emit.test_c import COMPILER, FLAGS
from tests.made_once import made_once
from tests.the_spec import edited

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "emit.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"^```python\n# (\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))


@made_once
def plan_of_the_page() -> Plan:
    entry = re.search(r"^```yaml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert entry
    return make_plan(edited(paths().spec.read_text(encoding="utf-8") + "\n" + entry[1], "mylib.yaml"))


def written(target: str, folder: Path) -> None:
    made = emit(plan_of_the_page().spec, TARGETS[target], "mylib", ["bump"], plan_of_the_page())
    for name, text in made.files.items():
        (folder / name).write_text(text, encoding="utf-8")


@pytest.mark.slow
def test_the_example_of_numpy(tmp_path: Path) -> None:
    runs("numpy", tmp_path)


def test_the_example_of_jax(tmp_path: Path) -> None:
    pytest.importorskip("jax")
    runs("jax", tmp_path)


def test_the_example_of_torch(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    runs("torch", tmp_path)


def runs(target: str, tmp_path: Path) -> None:
    written(target, tmp_path)
    done = subprocess.run([sys.executable, "-c", EXAMPLES[target]], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None, reason="no C compiler is installed")
def test_the_example_of_c(tmp_path: Path) -> None:
    written("c", tmp_path)
    example = re.search(r"^```c\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert example
    (tmp_path / "main.c").write_text(example[1], encoding="utf-8")
    subprocess.run([str(COMPILER), *FLAGS, "-o", "example", "main.c", "mylib.c", "-lm"], cwd=tmp_path, check=True)
    subprocess.run([str(tmp_path / "example")], check=True)
