"""Whether generated/ is what the spec says: remembered, and asked again when anything has changed."""

from __future__ import annotations

import dataclasses
import shutil
from pathlib import Path

import pytest

from specgrad.codegen.generated_folder import write
from specgrad.codegen.kept import current
from specgrad.codegen.kept.current import is_current, remember
from specgrad.codegen.paths import Paths, paths
from tests.the_spec import files, spec


@pytest.fixture
def where(tmp_path: Path) -> Paths:
    """A checkout of its own: the spec, and what is generated from it."""
    there = dataclasses.replace(paths(), spec=tmp_path / "derivatives.yaml", generated=tmp_path / "generated", catalogue=tmp_path / "ops.md")
    shutil.copyfile(paths().spec, there.spec)
    write(files(), there.generated)
    return there


@pytest.fixture
def generated_again(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """One more item for each time that the files are generated."""
    times: list[None] = []
    monkeypatch.setattr(current, "render", lambda *_: times.append(None) or files())
    return times


@pytest.mark.slow
def test_the_answer_is_remembered(where: Paths, generated_again: list[None]) -> None:
    assert is_current(spec(), where) and is_current(spec(), where)
    assert len(generated_again) == 1


def test_what_was_just_written_is_known(where: Paths, generated_again: list[None]) -> None:
    remember(where)
    assert is_current(spec(), where) and not generated_again


@pytest.mark.parametrize("change", ["a generated file", "one more file", "one less", "the spec"])
def test_a_change_is_noticed(change: str, where: Paths, generated_again: list[None]) -> None:
    remember(where)
    if change == "the spec":
        with where.spec.open("a", encoding="utf-8") as file:
            file.write("# a line more\n")
    elif change == "a generated file":
        (where.generated / "flops.py").write_text("")
    elif change == "one more file":
        (where.generated / "more.py").write_text("more = 1\n")
    else:
        (where.generated / "flops.py").unlink()
    assert is_current(spec(), where) == (change == "the spec")
    assert generated_again


def test_an_installed_package_remembers_nothing(where: Paths, generated_again: list[None]) -> None:
    installed = dataclasses.replace(where, catalogue=None)
    assert is_current(spec(), installed) and is_current(spec(), installed)
    assert len(generated_again) == 2 and not (where.spec.parent / "build").exists()
