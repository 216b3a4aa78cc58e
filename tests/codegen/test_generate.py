"""generated/ is what the spec says: the same every time, written only where it changes, and a difference is told."""

from __future__ import annotations

import ast
import errno
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from specgrad.codegen.generate import render
from specgrad.codegen.generated_folder import MANIFEST, drift, write
from specgrad.codegen.paths import paths
from tests.the_spec import edited, edited_files, files, spec

WHERE = paths()


def snapshot(folder: Path) -> dict[str, tuple[int, bytes]]:
    return {p.relative_to(folder).as_posix(): (p.stat().st_mtime_ns, p.read_bytes()) for p in folder.rglob("*") if p.is_file()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(files(), tmp_path)
    for path in tmp_path.rglob("*"):
        os.utime(path, (1, 1))
    return tmp_path


def test_what_is_committed_is_what_the_spec_says() -> None:
    assert drift(files(), WHERE.generated) == ""


@pytest.mark.slow
def test_rendering_twice_gives_the_same() -> None:
    assert render(spec(), WHERE.csrc) == files()


@pytest.mark.slow
def test_the_order_of_hashes_changes_nothing(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from specgrad.codegen.cli import main; sys.exit(main(['generate', '--out', sys.argv[1]]))"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": "4242"})
    assert {name: text for name, (_, text) in snapshot(tmp_path).items()} == {name: text.encode() for name, text in files().items()}


def test_nothing_is_written_where_nothing_changed(folder: Path) -> None:
    before = snapshot(folder)
    assert write(files(), folder) == []
    assert snapshot(folder) == before


def test_only_what_changed_is_written(folder: Path) -> None:
    before = snapshot(folder)
    name = random.Random(1).choice(sorted(files()))
    (folder / name).write_text("something else\n")
    assert write(files(), folder) == [name]
    after = snapshot(folder)
    assert {n for n in after if after[n] != before[n]} == {name}, "only its time is another"
    assert after[name][1] == before[name][1]


def without(*names: str) -> dict[str, str]:
    """What would be generated if the spec had less in it."""
    left = {name: text for name, text in files().items() if name not in names}
    left[MANIFEST] = "".join(line for line in files()[MANIFEST].splitlines(keepends=True) if line.strip() not in names)
    return left


def test_what_is_no_longer_generated_goes(folder: Path) -> None:
    gone = ["cuda/nn.cu", "kernels/nn._mse_loss.c", "nn.py"]
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "x.py").write_text("a cache")
    (folder / ".gitattributes").write_text("hidden")
    assert write(without(*gone), folder) == sorted([*gone, MANIFEST])
    assert not any((folder / name).exists() for name in gone)
    assert (folder / "__pycache__" / "x.py").exists() and (folder / ".gitattributes").exists()
    assert write(files(), folder) == sorted([*gone, MANIFEST])


@pytest.mark.parametrize("own", ["README.md", "kernels/mine.c", "notes.txt", "a/b/c.py"])
@pytest.mark.parametrize("generated_before", [True, False])
def test_a_folder_with_files_of_somebodys_own_is_refused(own: str, generated_before: bool, tmp_path: Path) -> None:
    if generated_before:
        write(files(), tmp_path)
    (tmp_path / own).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / own).write_text("somebody's own")
    before = snapshot(tmp_path)
    with pytest.raises(FileExistsError, match=re.escape(own)):
        write(without("nn.py"), tmp_path)
    assert snapshot(tmp_path) == before


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "kernels").symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    with pytest.raises(FileExistsError, match="kernels"):
        write(files(), tmp_path / "out")
    assert not any((tmp_path / "elsewhere").iterdir())


@pytest.mark.parametrize("name", ["/etc/hostname", "../precious.py", "a/../../precious.py", ".git/config", "C:/x.py", "..\\precious.py"])
def test_a_manifest_lists_nothing_outside_of_its_folder(name: str, folder: Path) -> None:
    precious = folder.parent / "precious.py"
    precious.write_text("somebody's own")
    (folder / MANIFEST).write_text(files()[MANIFEST] + name + "\n")
    with pytest.raises(OSError, match="no path within the folder"):
        write(files(), folder)
    assert precious.read_text() == "somebody's own"


def test_what_cannot_be_written_changes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a full disk: the error has the path, the folder is as it was."""
    before = snapshot(folder)
    for name in ("nn.py", "arithmetic.py"):
        (folder / name).write_text("older\n")
    older, real, room = snapshot(folder), Path.write_text, iter(range(1))

    def write_text(path: Path, *args: object, **options: object) -> int:
        if next(room, None) is None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(path, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Path, "write_text", write_text)
    with pytest.raises(OSError, match="No space left") as stop:
        write(files(), folder)
    assert str(stop.value.filename).endswith(".py")
    assert snapshot(folder) == older
    monkeypatch.undo()
    assert write(files(), folder) == ["arithmetic.py", "nn.py"]
    assert {name: text for name, (_, text) in snapshot(folder).items()} == {name: text for name, (_, text) in before.items()}


def test_a_run_that_was_cut_off_is_taken_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it stopped, the folder holds nothing that the manifest does not list, and the next run mends it."""
    for stop in range(1, 6):
        (folder / "nn.py").write_text("older\n")
        (folder / "shape.py").unlink(missing_ok=True)
        left, real = iter(range(stop)), os.replace

        def replace(old: object, new: object, left: Iterator[int] = left, real: object = real) -> None:
            if next(left, None) is None:
                raise KeyboardInterrupt
            real(old, new)  # type: ignore[operator]

        monkeypatch.setattr(os, "replace", replace)
        try:
            write(files(), folder)
        except KeyboardInterrupt:
            monkeypatch.undo()
            write(files(), folder)
        monkeypatch.undo()
        assert drift(files(), folder) == ""
        assert write(files(), folder) == []


def test_drift_is_a_diff_of_every_difference(folder: Path) -> None:
    changed, missing = sorted(files())[3], sorted(files())[5]
    (folder / changed).write_text(files()[changed] + "one line more\n")
    (folder / missing).unlink()
    (folder / "extra.py").write_text("nobody wrote this\n")
    text = drift(files(), folder)
    assert f"--- generated/{changed}" in text and "-one line more" in text
    assert f"+++ generated/{missing} (from the spec)" in text
    assert "-nobody wrote this" in text
    assert text.count("--- generated/") == 3


def test_generated_python_is_python_and_signed() -> None:
    for name, text in files().items():
        if name.endswith((".py", ".pyi")):
            ast.parse(text, name)
            assert "Generated from derivatives.yaml by `specgrad generate`; do not edit." in text[:600], name


def test_generated_c_is_signed_and_shows_the_formulas() -> None:
    for name, text in files().items():
        if name.endswith((".c", ".cu")):
            assert text.startswith("/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */"), name
    assert "/* mul: grad * other.conj() */" in files()["kernels/arithmetic.mul.c"]
    assert "/* mul: grad * other.conj() */" in files()["cuda/arithmetic.cu"]


def test_positions_are_those_of_the_entries() -> None:
    table = json.loads(files()["positions.json"])
    lines = WHERE.spec.read_text(encoding="utf-8").splitlines()
    assert table["spec"] == "derivatives.yaml" and set(table["lines"]) == {op.name for op in spec()}
    for op, line in table["lines"].items():
        assert lines[line - 1].startswith(f"- name: {op}("), op


def test_no_code_holds_a_line_number() -> None:
    shifted = edited_files(edited("# a line more\n" + WHERE.spec.read_text(encoding="utf-8"), spec().file))
    assert {name for name in files() if shifted[name] != files()[name]} == {"positions.json"}


# What every op is listed in. An op that is added changes these, the files of its group, and no others.
TABLES = {
    "__init__.py",
    "expressions.json",
    "forwards.py",
    "functions.py",
    "functions.pyi",
    "kernels/tables.c",
    "manifest.txt",
    "numpy_kernels.py",
    "ops.py",
    "positions.json",
    "public.py",
    "tensor_ops.pyi",
}

ADDED = """
- name: squash(Tensor self) -> Tensor
  forward: self / (1 + abs(self))
  self: grad / (1 + self.abs()).square()
  dtypes: float
  domain: {self: x != 0}
  docs: The input over 1 plus its magnitude.
"""


@pytest.mark.slow
@pytest.mark.parametrize(("beside", "group"), [("add", "arithmetic"), ("exp", "exponential"), ("nn.functional.leaky_relu", "activation"), ("sum", "reduction")])
def test_an_added_op_changes_its_group_alone(beside: str, group: str) -> None:
    lines = WHERE.spec.read_text(encoding="utf-8").splitlines()
    lines.insert(spec().op(beside).location.line - 1, ADDED.strip())
    more = edited_files(edited("\n".join(lines), spec().file))
    own = {f"{group}.py", f"kernels/{group}.squash.c", f"cuda/{group}.cu"}
    assert {name for name in more if more[name] != files().get(name)} == own | TABLES
    before, after = files()["public.py"].splitlines(), more["public.py"].splitlines()
    assert [line for line in after if "squash" not in line] == before


def test_texts_are_tidy() -> None:
    for name, text in files().items():
        assert text.endswith("\n") and not text.endswith("\n\n"), name
        assert not [line for line in text.splitlines() if line != line.rstrip()], name
        assert "\t" not in text and "\r" not in text, name
