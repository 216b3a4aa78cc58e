"""An edited spec that is read with what was kept of it before is what a reading from the start gives, places in the file included."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from specgrad.codegen.kept.files import unpickled
from specgrad.codegen.kept.reread import KeptItems, kept_items, reread
from specgrad.codegen.model.expr import walk
from specgrad.codegen.model.op import Spec
from specgrad.codegen.paths import paths
from specgrad.codegen.project import SpecFile, load_spec
from specgrad.codegen.spec import Reading, read_text
from tests import the_spec

FILE = "derivatives.yaml"
ADDED = """\
- name: {name}(Tensor self, Tensor slope) -> Tensor
  forward: where(self > 0, nn.functional.silu(self), self * slope)
  self: auto
  slope: auto
  domain: {{self: x != 0}}
  docs: For a test.
"""
BESIDE = "- name: nn.functional.leaky_relu("
SILU = "  forward: self * sigmoid(self)\n"
LOGIT = "- name: logit("


@cache
def text() -> str:
    """The ops that are edited and all that has to do with them: to read the whole spec from the start takes ten times as long."""
    return the_spec.text_of_part({"nn.functional.leaky_relu", "nn.functional.silu", "mean", "sigmoid", "logit"})


def from_start(changed: str) -> Reading:
    return read_text(changed, FILE, paths().targets())


@cache
def as_it_is() -> Spec:
    return from_start(text()).spec


@cache
def before() -> KeptItems:
    return kept_items(text(), as_it_is(), "of")


def meaning(spec: Spec) -> str:
    """Everything that a spec says and where: what is no number is not equal to itself, and expressions do not show their places."""
    places = [[str(e.at) for expr in op.expressions for e in walk(expr)] for op in spec]
    said = repr((spec.file, spec.groups, spec.ops, spec.modules, places))
    return re.sub(" at 0x[0-9a-f]+", "", said)


@cache
def meaning_of_the_spec() -> str:
    return meaning(as_it_is())


def entry_of(start: str) -> str:
    """The text of the entry that begins so."""
    at = text().index(start)
    return text()[at : text().index("\n- ", at) + 1]


def moved(start: str, before: str) -> str:
    entry = entry_of(start)
    return text().replace(entry, "").replace(before, entry + before)


EDITS = {
    "nothing": lambda: text(),
    "lines of comment": lambda: text().replace(BESIDE, f"# two lines\n# of comment\n{BESIDE}"),
    "an op added": lambda: text().replace(BESIDE, ADDED.format(name="sloped") + BESIDE),
    "another overload": lambda: text().replace(BESIDE, ADDED.format(name="nn.functional.silu.sloped") + BESIDE),
    "an overload before the first": lambda: text().replace("- name: mean(", ADDED.format(name="mean.sloped") + "- name: mean("),
    "an op removed": lambda: text().replace(entry_of("- name: nn.functional.leaky_relu("), ""),
    "an op moved to another group": lambda: moved("- name: nn.functional.leaky_relu(", LOGIT),
    "a forward that others are made of": lambda: text().replace(SILU, "  forward: sigmoid(self) * self\n"),
    "the forward of an op of derivatives": lambda: text().replace("  forward: 1 / (1 + exp(-self))\n", "  forward: 1 / (exp(-self) + 1)\n"),
    "carriage returns": lambda: text().replace("\n", "\r\n"),
    "a group renamed": lambda: text().replace("- group: exponential\n", "- group: exponentials\n"),
}


@pytest.mark.slow
@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_spec_is_read_as_from_the_start(edit: str) -> None:
    changed = EDITS[edit]()
    reading = from_start(changed)
    assert not reading.problems
    wanted = meaning(reading.spec)
    found = reread(changed, FILE, paths(), before())
    assert found is not None
    assert meaning(found[0]) == wanted
    again = reread(changed, FILE, paths(), found[1])
    assert again is not None and meaning(again[0]) == wanted, "and what is kept of it serves the next time"
    back = reread(text(), FILE, paths(), found[1])
    assert back is not None and meaning(back[0]) == meaning_of_the_spec()


@pytest.mark.slow
def test_an_edited_copy_is_read_with_what_is_kept_of_the_original(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_spec(None)
    edited = paths().spec.read_text(encoding="utf-8").replace(BESIDE, ADDED.format(name="sloped") + BESIDE)
    copy = tmp_path / "copy.yaml"
    copy.write_text(edited, encoding="utf-8")
    parsed: list[str] = []
    monkeypatch.setattr(SpecFile, "read", lambda found: parsed.append(found.shown))
    spec, where = load_spec(copy)
    assert not parsed and where.spec == copy
    assert meaning(spec) == meaning(read_text(edited, str(copy), paths().targets()).spec)


@pytest.mark.parametrize(
    "changed",
    [
        lambda: text().replace(BESIDE, ADDED.format(name="sloped").replace("slope: auto", "slope: auto.missing") + BESIDE),
        lambda: text().replace(entry_of("- name: sigmoid("), ""),  # which others call
        lambda: text() + ADDED.format(name="silu") * 2,
        lambda: text().replace(SILU, "  forward: self * sigmoid(missing)\n"),
        lambda: text().replace(BESIDE, f"---\n{BESIDE}"),
        lambda: text().replace(BESIDE, f"- name: &anchor{BESIDE[7:]}"),
        lambda: text().replace(BESIDE, f'- name: "\n{BESIDE}'),
        lambda: "",
    ],
)
def test_with_a_mistake_it_is_read_from_the_start(changed: object) -> None:
    assert reread(changed(), FILE, paths(), before()) is None  # type: ignore[operator]


def test_what_operators_and_derivatives_call_is_read_from_the_start() -> None:
    entry = entry_of("- name: neg(")
    for changed in (text().replace(entry, entry.replace("neg(Tensor self)", "neg(Tensor self, *, bool more=False)")), text().replace(entry, "")):
        assert reread(changed, FILE, paths(), before()) is None


@pytest.mark.slow
def test_places_are_the_only_thing_that_an_item_does_not_keep() -> None:
    """What is kept of an op, of every one of the spec, does not depend on the lines before its entry, so neither does anything that is made of it."""
    of_all = paths().spec.read_text(encoding="utf-8")
    kept, shifted = kept_items(of_all, the_spec.spec(), "of"), "# one\n# two\n" + of_all
    fresh = from_start(shifted).spec
    found = reread(shifted, FILE, paths(), kept)
    assert found is not None and meaning(found[0]) == meaning(fresh)
    digests = kept_items(shifted, fresh, "of").ops()
    assert len(digests) == len(list(fresh)) and digests == kept.ops()


def test_a_pickle_of_something_else_counts_as_none() -> None:
    damaged = {key: type(item)(b"\x80\x05K\x01.", *list(vars(item).values())[1:]) for key, item in before().items.items()}
    assert unpickled(b"\x80\x05K\x01.") == 1
    assert reread(text(), FILE, paths(), KeptItems("of", damaged)) is None
