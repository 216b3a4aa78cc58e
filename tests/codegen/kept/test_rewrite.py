"""A spec that is written with what was kept of its last writing is what it is when it is written from the start."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from specgrad.codegen.generate import render
from specgrad.codegen.kept import rewrite as module
from specgrad.codegen.kept.files import kept_file, read_made, write_made
from specgrad.codegen.kept.pickles import pickled, unpickled_nowhere
from specgrad.codegen.kept.rewrite import KeptOp, rewrite, write_again
from specgrad.codegen.model.op import Spec
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import make_plan
from specgrad.codegen.spec import loads
from specgrad.codegen.write.written import Written
from tests import the_spec
from tests.codegen.corpus import BASICS

WHERE = paths()
SQUARE = """\
- name: square(Tensor self) -> Tensor
  forward: self * self
  self: grad * 2 * self.conj()
  docs: Its square.
"""
BUMP = """\
- name: bump(Tensor self, Tensor width) -> Tensor
  forward: exp(square(self)) * width
  self: auto
  width: auto
  docs: A bump.
"""
TWICE = """\
- name: twice(Tensor self) -> Tensor
  forward: self + self
  self: mm(self, self) * grad
  docs: Asks for a kernel that others have.
"""
OTHER = """\
- name: other_of(Tensor self, Tensor other) -> Tensor
  forward: self * other
  self: grad * other
  other: grad * self
  docs: Computes what mul does.
"""
SAME_KERNEL = """\
- name: square_backward_self(Tensor change, Tensor other) -> Tensor
  forward: change * 2 * conj(other)
  change: zero
  other: zero
  docs: What the gradient of square computes.
"""
TEXT = BASICS + SQUARE + BUMP + OTHER + TWICE


def spec_of(text: str) -> Spec:
    return loads(text, "own.yaml", WHERE.targets())


def entry_of(start: str) -> str:
    at = TEXT.index(start)
    return TEXT[at:].partition("\n- ")[0] + "\n"


def before() -> dict[str, KeptOp]:
    return write_again(spec_of(TEXT), {})[1]


EDITS: dict[str, Callable[[], str]] = {
    "nothing": lambda: TEXT,
    "lines of comment": lambda: f"# one\n# two\n{TEXT}",
    "docs": lambda: TEXT.replace("A bump.", "Another text."),
    "a formula": lambda: TEXT.replace("grad * 2 * self.conj()", "2 * grad * self.conj()"),
    "a forward that others are made of": lambda: TEXT.replace("  forward: self * self\n", "  forward: self * self * 1\n"),
    "an op that calls others is first": lambda: "- group: first\n  about: A group.\n" + TWICE.replace("twice", "doubled") + TEXT,
    "whose kernel others share": lambda: TEXT.replace(entry_of("- name: mul("), entry_of("- name: mul(").replace("self * other", "other * self")),
    "an op removed": lambda: TEXT.replace(BUMP, ""),
    "whose kernel others share goes": lambda: TEXT.replace(SQUARE, "").replace("square(self)", "(self * self)"),
    "moved": lambda: BASICS + BUMP + TEXT[len(BASICS) :].replace(BUMP, ""),
    "to another group": lambda: TEXT.replace(BUMP, "- group: bumps\n  about: Bumps.\n" + BUMP),
    "a name that a kernel had": lambda: TEXT + SQUARE.replace("square", "square_backward_self"),
    "a name that a kernel had, before": lambda: (
        BASICS + SQUARE.replace("square", "square_backward_self").replace("self * self\n", "self + 1\n") + TEXT[len(BASICS) :]
    ),
    "a name that a kernel had, and nothing else": lambda: (
        BASICS
        + SQUARE.replace("square", "square_backward_self").replace("self * self\n", "self + 3\n").replace("grad * 2 * self.conj()", "zero")
        + TEXT[len(BASICS) :]
    ),
    "a kernel of that name": lambda: BASICS + SAME_KERNEL + TEXT[len(BASICS) :],
    "a dtype less": lambda: TEXT.replace("  forward: self * self\n", "  forward: self * self\n  dtypes: [float64]\n"),
    "another overload": lambda: TEXT + BUMP.replace("bump(", "bump.other(").replace("* width", "+ width"),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_spec_is_written_as_from_the_start(edit: str) -> None:
    spec = spec_of(EDITS[edit]())
    written, kept = write_again(spec, before())
    assert render(spec, WHERE.csrc, written) == render(spec, WHERE.csrc)
    again, same = write_again(spec, kept)
    assert render(spec, WHERE.csrc, again) == render(spec, WHERE.csrc) and same == kept, "and what is kept of it serves the next time"
    back, _ = write_again(spec_of(TEXT), unpickled_nowhere(pickled(kept, None)))
    assert render(spec_of(TEXT), WHERE.csrc, back) == render(spec_of(TEXT), WHERE.csrc), "out of a file as well"


def test_only_what_changed_is_planned_and_written(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = before()
    assert {name for name, op in kept.items() for r in (*op.of_forward, *op.of_derivatives) if not r.content} >= {"exp", "other_of", "twice"}, (
        "kernels are shared"
    )
    planned: list[str] = []
    plan = module.plan_derivatives
    monkeypatch.setattr(module, "plan_derivatives", lambda op, *rest: planned.append(op.name) or plan(op, *rest))
    for edit, ops in {
        "nothing": [],
        "lines of comment": [],
        "a formula": ["square"],
        "a forward that others are made of": ["square", "bump"],
        "an op removed": [],
        "another overload": ["bump.other"],
        "an op that calls others is first": ["doubled", "doubled", "twice"],  # it takes a kernel's name, which is seen at the first attempt
    }.items():
        planned.clear()
        write_again(spec_of(EDITS[edit]()), kept)
        assert planned == ops, edit


def test_the_real_spec_is_written_again() -> None:
    """Several edits at once, each of which others depend on, with what is kept of the spec for all tests."""
    the_spec.files()
    text = WHERE.spec.read_text(encoding="utf-8")
    for old, new in {
        "  forward: self * sigmoid(self)\n": "  forward: sigmoid(self) * self\n",
        "- name: nn.functional.leaky_relu(": f"{BUMP}- name: nn.functional.leaky_relu(",
        "- group: exponential\n": "- group: exponentials\n",
    }.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    edited = the_spec.edited(text, WHERE.spec.name)
    assert the_spec.edited_files(edited) == render(edited, WHERE.csrc)


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECGRAD_CACHE", str(tmp_path))


@pytest.mark.usefixtures("at_home")
def test_what_is_kept_is_taken_only_of_the_same_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_of(TEXT)
    file = kept_file("written", WHERE.spec, ".pickle")
    rewrite(spec, WHERE)
    first = file.read_bytes()
    rewrite(spec, WHERE)
    assert file.read_bytes() == first
    monkeypatch.setattr(module, "digest_of_generator", lambda: "another")
    rewrite(spec, WHERE)
    assert file.read_bytes() != first


@pytest.mark.usefixtures("at_home")
def test_what_another_generator_kept_need_not_be_readable() -> None:
    """Its classes may have gone, or have other fields."""
    file = kept_file("written", WHERE.spec, ".pickle")
    rewrite(spec_of(TEXT), WHERE)
    content = file.read_bytes()
    of_another = re.sub(rb"KeptOp\b", b"GoneOp", content[content.index(b"\n", 40) + 1 :])
    write_made(file, "of another", of_another)
    assert read_made(file, "of another") == of_another and read_made(file, "of this one") is None
    assert render(spec_of(TEXT), WHERE.csrc, rewrite(spec_of(TEXT), WHERE)) == render(spec_of(TEXT), WHERE.csrc, Written(make_plan(spec_of(TEXT))))
