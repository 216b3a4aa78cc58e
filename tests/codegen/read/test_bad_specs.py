"""Every mistake in a spec is told by its exact message, at its exact place."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import make_plan
from specgrad.codegen.problems import SpecError
from specgrad.codegen.prove import prove
from specgrad.codegen.read.reader import MAX_LENGTH
from specgrad.codegen.spec import load, loads, read_text
from tests.codegen.corpus import BASICS, FOLDER, BadSpec, bad_specs
from tests.made_once import made_once

CASES = bad_specs()
LIBRARIES = FOLDER / "libraries"  # packages that the specs of libraries.txt import
WHERE = replace(paths(), modules={"bell.arrays": LIBRARIES / "bell" / "arrays.py"})
TARGETS = WHERE.targets()
OF_BASICS = set(re.findall(r"(?m)^- name: ([\w.]+)\(", BASICS))


@made_once
def unproven() -> set[int]:
    """Lines of the basics, which have few samples."""
    return {p.location.line for p in prove(loads(BASICS, "spec.yaml", TARGETS), WHERE).problems}


@pytest.fixture(autouse=True)
def libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(LIBRARIES)


def messages(text: str) -> list[str]:
    with pytest.raises(SpecError) as raised:
        loads(text, "spec.yaml", TARGETS)
    return [str(problem) for problem in raised.value.problems]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_exact_messages(case: BadSpec) -> None:
    """And a mistake in one place keeps nobody from trying the rest: the ops of the case, and of the basics, which are right, a quarter, each with its turn."""
    reading = read_text(case.text, "spec.yaml", TARGETS)
    assert [str(problem) for problem in reading.problems] == list(case.expected)
    with pytest.raises(SpecError):
        reading.whole()
    turn = CASES.index(case)
    tried = {name for i, name in enumerate(sorted(reading.provable)) if name not in OF_BASICS or (i + turn) % 4 == 0}
    proof = prove(reading.spec, WHERE, tried, make_plan(reading.spec))
    if not case.title.endswith("alone"):
        places = {p.location.line for p in proof.problems}
        own = case.spec.count("\n")
        assert {line - own for line in places if line > own} <= unproven(), proof.problems


def test_every_case_of_the_corpus_is_read() -> None:
    written = sum(line.startswith("=== ") for file in FOLDER.glob("*.txt") for line in file.read_text(encoding="utf-8").splitlines())
    assert len(CASES) == written >= 75
    assert all(case.expected for case in CASES)
    assert len({str(case) for case in CASES}) == len(CASES)


def test_the_basics_are_right() -> None:
    assert [op.name for op in loads(BASICS, "basics.yaml", TARGETS)][:3] == ["add", "mul", "conj"]


def test_the_error_shows_every_problem_on_a_line_of_its_own() -> None:
    with pytest.raises(SpecError) as raised:
        loads("- name: _a(Tensor self) -> Tensor\n- name: _b(Tensor self) -> Tensor\n", "spec.yaml")
    assert str(raised.value).splitlines() == [
        "spec.yaml:1:9: _a needs one of 'forward:', 'call:', 'compose:', 'c:' or 'c_function:'",
        "spec.yaml:2:9: _b needs one of 'forward:', 'call:', 'compose:', 'c:' or 'c_function:'",
    ]


def double(formula: str) -> str:
    return f"- name: _double(Tensor self) -> Tensor\n  forward: self + self\n  self: {formula}\n{BASICS}"


def test_a_formula_of_any_length_is_no_formula() -> None:
    formula = "grad" + " + grad" * MAX_LENGTH
    assert messages(double(formula)) == [f"spec.yaml:3:9: the formula for 'self' has {len(formula)} characters; more than {MAX_LENGTH} is no formula"]


def test_a_number_of_any_length() -> None:
    assert messages(double(f"grad * {'9' * (MAX_LENGTH - 10)}")) == ["spec.yaml:3:16: an integer has 64 bits, and one in the formula for 'self' needs more"]


def test_forwards_that_call_each_other_without_end() -> None:
    entries = [f"- name: _f{i}(Tensor self) -> Tensor\n  forward: {f'_f{i + 1}' if i < 29 else 'exp'}(self)\n  self: grad\n" for i in range(30)]
    assert messages("".join(entries) + BASICS) == [f"spec.yaml:{20 * 3 + 2}:12: _f21 is called at the end of 20 forwards that call each other"]


@pytest.mark.parametrize(
    ("data", "place", "byte"),
    [
        (b"\xff", "1:1", "ff"),
        (b"- name: _a(Tensor self) -> Tensor\n  forward: caf\xe9 + self\n", "2:15", "e9"),
        ("# é\n".encode() + b"- name: \xc3", "2:9", "c3"),
    ],
)
def test_bytes_that_are_not_utf8(tmp_path: Path, data: bytes, place: str, byte: str) -> None:
    file = tmp_path / "spec.yaml"
    file.write_bytes(data)
    with pytest.raises(SpecError) as raised:
        load(file)
    assert str(raised.value) == f"spec.yaml:{place}: the byte 0x{byte} is not UTF-8; save the file as UTF-8"


@pytest.mark.parametrize("data", [BASICS.encode("utf-8-sig"), BASICS.replace("\n", "\r\n").encode()], ids=["byte order mark", "line ends of Windows"])
def test_files_of_other_systems(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "spec.yaml"
    file.write_bytes(data)
    assert load(file) == loads(BASICS, "spec.yaml")
