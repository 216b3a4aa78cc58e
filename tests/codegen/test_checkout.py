"""Commands and tests in a checkout that is not what `import specgrad` finds."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import specgrad
from specgrad.cli import main
from specgrad.codegen.commands.checkout import difference, other_checkout, stale
from specgrad.codegen.paths import paths
from tests import conftest

ROOT = paths().spec.parent


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another checkout, with what is looked at of its files."""
    for name in ("codegen", "runtime", "generated", "csrc"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copyfile(ROOT / "derivatives.yaml", tmp_path / "derivatives.yaml")
    return tmp_path


def test_in_the_checkout_that_runs_all_is_well() -> None:
    assert other_checkout(ROOT / "docs") is None
    assert difference(ROOT) == "" == stale(ROOT)


def test_a_checkout_that_is_the_same_is_fine(other: Path) -> None:
    assert other_checkout(other / "runtime" / "core") == other
    assert stale(other) == ""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["derivatives.yaml", "codegen/build.py", "runtime/array/reduce.py", "csrc/kernel.h"])
def test_one_that_was_changed_is_named(other: Path, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with (other / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    monkeypatch.chdir(other)
    for command in (["check"], ["generate", "--check"], ["build"], ["show", "sin"], ["verify", "sin"]):
        assert main(command) == 1
        said = capsys.readouterr().err
        assert said.startswith(
            f"specgrad: {other} is a checkout of specgrad, and this command belongs to the one in {ROOT / 'runtime'}, where {name} is another"
        )
        assert "pip install -e" in said


def test_specs_of_others_are_none_of_its_business(other: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (other / "derivatives.yaml").write_text("", encoding="utf-8")
    monkeypatch.chdir(other)
    assert main(["check", "no_such.yaml"]) == 1
    assert "no_such.yaml: No such file" in capsys.readouterr().err


def test_tests_are_those_of_the_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "__init__.py").touch()
    conftest.pytest_configure()
    monkeypatch.setattr(specgrad, "__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(pytest.UsageError, match=r"run `pip install -e '\.\[test\]'` here first"):
        conftest.pytest_configure()
