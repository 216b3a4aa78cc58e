"""`specgrad dev`: which ops it verifies, and what it does when something is wrong."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from specgrad.codegen.cli import main
from specgrad.codegen.commands import dev
from tests.own_cache import own_cache

HEADER = "- imports: specgrad\n  namespace: bumps\n"
BUMP = """\
- name: {name}(Tensor self) -> Tensor
  forward: exp(-self * self)
  self: grad * {formula}
  docs: A bump.
"""
RIGHT = "(-2 * self * exp(-self * self)).conj()"


def bump(name: str = "bump", formula: str = RIGHT) -> str:
    return BUMP.format(name=name, formula=formula)


class Runs:
    """Runs of the command on a spec, with the ops that each had verified: none if it came to no verification."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch):
        self.file = folder / "bumps" / "ops.yaml"
        self.file.parent.mkdir()
        self.compiles, self.finds = 0, 0
        monkeypatch.setenv("SPECGRAD_CACHE", own_cache(folder / "cache"))
        monkeypatch.setattr(dev, "build_kernels", lambda spec: self.compiles)
        monkeypatch.setattr(dev.subprocess, "run", self.verify)

    def verify(self, command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        self.verified = command[command.index("--") + 1 :]
        assert command[command.index("--spec") + 1] == str(self.file)
        return subprocess.CompletedProcess(command, self.finds)

    def __call__(self, *entries: str, also: tuple[str, ...] = ()) -> tuple[int, list[str]]:
        self.file.write_text(HEADER + "".join(entries), encoding="utf-8")
        self.verified: list[str] = []
        return main(["dev", "--spec", str(self.file), *also]), self.verified


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runs:
    return Runs(tmp_path, monkeypatch)


def test_what_was_edited_is_verified(runs: Runs, capsys: pytest.CaptureFixture[str]) -> None:
    assert runs(bump()) == (0, ["bump"])
    assert (runs.file.with_suffix("") / "__init__.py").is_file()
    said = capsys.readouterr().out
    assert "1 op; " in said and "written" in said and "2 formulas proven" in said
    assert runs(bump()) == (0, []) and "no op was edited" in capsys.readouterr().out
    assert runs(bump(), bump("hill")) == (0, ["hill"])
    assert runs("# a comment\n", bump(), bump("hill")) == (0, [])
    assert runs(bump(formula=f"1 * {RIGHT}"), bump("hill")) == (0, ["bump"])
    assert runs(bump("hill")) == (0, [])
    assert runs(bump("hill"), also=("hill",)) == (0, ["hill"])


def test_what_others_call_is_verified_with_them(runs: Runs) -> None:
    calls = "- name: hill(Tensor self) -> Tensor\n  forward: self * 2\n  self: bump(grad) * 0 + grad * 2\n  docs: Calls.\n"
    assert runs(bump(), calls) == (0, ["bump", "hill"])
    assert runs(bump().replace("exp(-self * self)\n", "exp(-(self * self))\n"), calls) == (0, ["bump", "hill"])


def test_what_is_wrong_is_verified_again_until_it_is_right(runs: Runs) -> None:
    runs.finds = 1
    assert runs(bump()) == (1, ["bump"]) == runs(bump()), "though its formulas are proven"
    assert runs(bump(), bump("hill")) == (1, ["bump", "hill"])
    runs.finds = 0
    assert runs(bump(), bump("hill")) == (0, ["bump", "hill"])
    assert runs(bump(), bump("hill")) == (0, [])


def test_a_wrong_formula_is_not_run(runs: Runs, capsys: pytest.CaptureFixture[str]) -> None:
    assert runs(bump(formula="self")) == (1, []) and "1 formula wrong" in capsys.readouterr().err
    assert runs(bump(formula="missing")) == (1, []) and "missing" in capsys.readouterr().err
    assert runs(bump()) == (0, ["bump"])


def test_without_a_compiler_the_rest_is_done(runs: Runs) -> None:
    runs.compiles = 1
    assert runs(bump()) == (1, ["bump"])
    with pytest.raises(SystemExit, match="no op 'bum'; did you mean 'bump'"):
        runs(bump(), also=("bum",))
