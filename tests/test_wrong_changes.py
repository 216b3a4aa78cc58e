"""The set of wrong changes fits the tree, and its command tells what is noticed from what is not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.rows import one_test_for_each
from tests.the_spec import spec
from tests.wrong_changes import trial
from tests.wrong_changes.change import ROOT, Change, changes
from tests.wrong_changes.trial import Tree, judge

ALL = changes()


@one_test_for_each("path", [(change.path, (change,)) for change in ALL])
def test_every_change_finds_its_text_once(change: Change) -> None:
    text = (ROOT / change.path).read_text(encoding="utf-8")
    assert change.applied(text) != text


def test_the_tests_that_must_notice_are_there() -> None:
    assert [f"{c.name}: no {name}" for c in ALL for name in c.tests if not (ROOT / name).is_file()] == []


def test_the_ops_to_verify_are_there() -> None:
    assert [f"{c.name}: no {op}" for c in ALL for op in c.ops if not c.tests and op not in spec().by_name()] == []


def test_make_test_notices_them() -> None:
    """What alone notices a change may not wait for `make rest`."""
    named = {name for c in ALL for name in c.tests}
    assert [name for name in sorted(named) if "@pytest.mark.slow" in (ROOT / name).read_text(encoding="utf-8")] == []


def test_no_two_are_the_same() -> None:
    assert len(ALL) >= 400
    assert sum(bool(c.tests) for c in ALL) >= 180, "in the core, each noticed by tests that it names"
    assert not [e for e, count in Counter((c.path, c.entry, c.edits) for c in ALL).items() if count > 1]


def test_an_old_text_that_is_gone_is_told() -> None:
    change = Change("kind", "why", "file", "", (("was", "is"),), ("add",))
    assert change.applied("it was") == "it is"
    for text in ("it is", "was was"):
        with pytest.raises(ValueError, match=r"stands [02] times in file, not once"):
            change.applied(text)


class Answers(Tree):
    """A tree in which nothing runs: each command has its exit status."""

    codes: dict[str, int]

    def run(self, *arguments: str, kernels: str = "compiled") -> tuple[int, str]:
        if kernels in self.codes:
            return self.codes[kernels], "derivatives.yaml:1: add: verify"
        name = next(word for word in ("generate", "build", "check", "verify", "pytest") if word in arguments)
        return self.codes.get(name, 0), f"derivatives.yaml:1: add: {name}"


@pytest.mark.parametrize(("codes", "killed_by"), [({"check": 1, "verify": 1}, "check"), ({"verify": 1}, "verify"), ({"build": 1}, ""), ({}, "")])
def test_what_is_noticed_and_by_what(tmp_path: Path, codes: dict[str, int], killed_by: str) -> None:
    tree = Answers(tmp_path)
    tree.codes = codes
    tree.root.mkdir()
    (tree.root / trial.SPEC).write_text("\n- name: add(Tensor self) -> Tensor\n  self: grad\n", encoding="utf-8")
    change = Change("kind", "the sign is wrong", trial.SPEC, "add", (("self: grad", "self: -grad"),), ("add",))
    verdict = judge(tree, change)
    assert (verdict.killed_by, "-grad" in (tree.root / trial.SPEC).read_text(encoding="utf-8")) == (killed_by, True)


def test_what_is_compiled_is_built_and_its_tests_run(tmp_path: Path) -> None:
    tree = Answers(tmp_path)
    tree.codes = {"pytest": 1}
    (tree.root / "csrc").mkdir(parents=True)
    (tree.root / "csrc" / "loops.c").write_text("int n = 1;", encoding="utf-8")
    assert judge(tree, Change("loops", "n is off by one", "csrc/loops.c", "", (("= 1", "= 2"),), ("add",))).killed_by == "kernel tests"


@pytest.mark.parametrize(("path", "runs"), [("csrc/loops.c", ["generate", "build", "pytest"]), ("runtime/loops.py", ["pytest"])])
def test_where_tests_are_named_they_alone_are_asked(tmp_path: Path, path: str, runs: list[str]) -> None:
    change = Change("kind", "why", path, "", (("was", "is"),), (), tests=("tests/test_loops.py",))
    assert [next(word for word in ("generate", "build", "pytest") if word in arguments) for _, arguments in trial._steps(change)] == runs


def test_a_check_that_was_not_made_is_no_finding(tmp_path: Path) -> None:
    tree = Answers(tmp_path)
    tree.codes = {"verify": trial.NOT_DONE}
    (tree.root / "csrc").mkdir(parents=True)
    (tree.root / "csrc" / "loops.c").write_text("int n = 1;", encoding="utf-8")
    with pytest.raises(RuntimeError, match="verify was not made"):
        judge(tree, Change("loops", "n is off by one", "csrc/loops.c", "", (("= 1", "= 2"),), ("add",)))


@pytest.mark.parametrize("code", trial.NOTHING_RUN)
def test_tests_that_are_not_there_are_no_finding(code: int, tmp_path: Path) -> None:
    tree = Answers(tmp_path)
    tree.codes = {"pytest": code}
    tree.root.mkdir()
    (tree.root / "loops.py").write_text("n = 1", encoding="utf-8")
    with pytest.raises(RuntimeError, match="tests was not made"):
        judge(tree, Change("loops", "n is off by one", "loops.py", "", (("= 1", "= 2"),), (), tests=("tests/test_lops.py",)))


def test_c_that_does_not_compile_is_no_finding(tmp_path: Path) -> None:
    tree = Answers(tmp_path)
    tree.codes = {"build": 1}
    (tree.root / "csrc").mkdir(parents=True)
    (tree.root / "csrc" / "loops.c").write_text("int n = 1;", encoding="utf-8")
    with pytest.raises(RuntimeError, match="build was not made"):
        judge(tree, Change("loops", "n is off by one", "csrc/loops.c", "", (("= 1", "= 2"),), ("add",)))


def test_array_functions_are_verified_without_kernels_too(tmp_path: Path) -> None:
    tree = Answers(tmp_path)
    tree.codes = {"numpy": 1}
    (tree.root / "runtime" / "array").mkdir(parents=True)
    (tree.root / "runtime" / "array" / "reduce.py").write_text("n = 1", encoding="utf-8")
    assert judge(tree, Change("reductions", "n is off by one", "runtime/array/reduce.py", "", (("= 1", "= 2"),), ("sum",))).killed_by == "verify on NumPy"
