"""generated/ is what the spec says: the same every time, written only where it changes, and a difference is told."""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from specgrad.codegen.generate import drift, render, stale_files, write
from specgrad.codegen.paths import paths
from specgrad.codegen.spec import load

WHERE = paths()
SPEC = load(WHERE.spec, WHERE.targets())
FILES = render(SPEC)


def snapshot(folder: Path) -> dict[str, tuple[int, bytes]]:
    return {p.relative_to(folder).as_posix(): (p.stat().st_mtime_ns, p.read_bytes()) for p in folder.rglob("*") if p.is_file()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(FILES, tmp_path)
    for path in tmp_path.rglob("*"):
        os.utime(path, (1, 1))
    return tmp_path


def test_what_is_committed_is_what_the_spec_says() -> None:
    assert drift(FILES, WHERE.generated) == ""


def test_rendering_twice_gives_the_same() -> None:
    assert render(SPEC) == FILES


def test_the_order_of_hashes_changes_nothing(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from specgrad.codegen.cli import main; sys.exit(main(['generate', '--out', sys.argv[1]]))"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": "4242"})
    assert {name: text for name, (_, text) in snapshot(tmp_path).items()} == {name: text.encode() for name, text in FILES.items()}


def test_nothing_is_written_where_nothing_changed(folder: Path) -> None:
    before = snapshot(folder)
    assert write(FILES, folder) == []
    assert snapshot(folder) == before


def test_only_what_changed_is_written(folder: Path) -> None:
    before = snapshot(folder)
    name = random.Random(1).choice(sorted(FILES))
    (folder / name).write_text("something else\n")
    assert write(FILES, folder) == [name]
    after = snapshot(folder)
    assert {n for n in after if after[n] != before[n]} == {name}, "only its time is another"
    assert after[name][1] == before[name][1]


def test_what_is_no_longer_generated_goes(folder: Path) -> None:
    for stale in ("gone.py", "kernels/gone.c", "cuda/gone.cu", "gone.pyi"):
        (folder / stale).write_text("old\n")
    (folder / "notes.txt").write_text("somebody's own")
    (folder / "__pycache__").mkdir(exist_ok=True)
    (folder / "__pycache__" / "x.py").write_text("a cache")
    assert stale_files(FILES, folder) == ["cuda/gone.cu", "gone.py", "gone.pyi", "kernels/gone.c"]
    assert write(FILES, folder) == ["cuda/gone.cu", "gone.py", "gone.pyi", "kernels/gone.c"]
    assert (folder / "notes.txt").exists() and (folder / "__pycache__" / "x.py").exists()


def test_drift_is_a_diff_of_every_difference(folder: Path) -> None:
    changed, missing = sorted(FILES)[3], sorted(FILES)[5]
    (folder / changed).write_text(FILES[changed] + "one line more\n")
    (folder / missing).unlink()
    (folder / "extra.py").write_text("nobody wrote this\n")
    text = drift(FILES, folder)
    assert f"--- generated/{changed}" in text and "-one line more" in text
    assert f"+++ generated/{missing} (from the spec)" in text
    assert "-nobody wrote this" in text
    assert text.count("--- generated/") == 3


@pytest.mark.parametrize("name", [n for n in FILES if n.endswith((".py", ".pyi"))])
def test_generated_python_is_python_and_signed(name: str) -> None:
    ast.parse(FILES[name])
    assert "Generated from derivatives.yaml by `specgrad generate`; do not edit." in FILES[name][:600]


@pytest.mark.parametrize("name", [n for n in FILES if n.endswith((".c", ".cu"))])
def test_generated_c_is_signed_and_says_where_it_comes_from(name: str) -> None:
    text = FILES[name]
    assert text.startswith("/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */")
    lines = WHERE.spec.read_text(encoding="utf-8").splitlines()
    for line in text.splitlines():
        if line.startswith("/* derivatives.yaml:"):
            number, op = line.removeprefix("/* derivatives.yaml:").split(":")[0].split("  ", 1)
            assert lines[int(number) - 1].startswith(f"- name: {op}(")


@pytest.mark.parametrize("name", FILES)
def test_texts_are_tidy(name: str) -> None:
    text = FILES[name]
    assert text.endswith("\n") and not text.endswith("\n\n")
    assert not [line for line in text.splitlines() if line != line.rstrip()]
    assert "\t" not in text and "\r" not in text
