"""Every character that the reader gives knows where it stands in the file."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specgrad.codegen.paths import paths
from specgrad.codegen.problems import ProblemReport, SpecError
from specgrad.codegen.read.source import Items, Mapping, SourceFile, Text, decode, read
from tests.effort import tries

SETTINGS = settings(max_examples=tries(100, 300), deadline=None, derandomize=True)


def entries(text: str) -> tuple:
    report = ProblemReport()
    found = read(text, "s.yaml", report)
    assert not report.problems, report.problems
    return found


def scalars(value: object) -> list[Text]:
    if isinstance(value, Text):
        return [value]
    if isinstance(value, (Items, tuple)):
        return [t for v in getattr(value, "values", value) for t in scalars(v)]
    assert isinstance(value, Mapping)
    return [t for k, v in value.entries for t in (k, *scalars(v))]


def character(lines: list[str], scalar: Text, index: int) -> str:
    place = scalar.at(index)
    return lines[place.line - 1][place.column - 1]


FORMULA = st.lists(st.sampled_from(["grad", "*", "(", ")", "self", "+", "result.conj", "1.5", "é", "where"]), min_size=1, max_size=12).map(" ".join)
STYLES = [
    lambda f: f"'{f}'",
    lambda f: f'"{f}"',
    lambda f: f"|\n    {f}",
    lambda f: "|\n    " + f.replace(" ", "\n    ", 1),
    lambda f: ">\n    " + f.replace(" ", "\n    ", 2),
    lambda f: f"'{f.replace(' ', chr(10) + '      ', 1)}'",
]


@SETTINGS
@given(st.lists(st.tuples(FORMULA, st.sampled_from(STYLES), st.booleans()), min_size=1, max_size=4))
def test_each_character_of_a_scalar_is_found_in_the_file(parts: list) -> None:
    text = ""
    for number, (formula, style, comment) in enumerate(parts):
        text += "# a comment: 'of' any \"kind\"\n" * comment + f"- name: op{number}\n  self: {style(formula)}\n"
    found = scalars(entries(text))
    assert [t.value for t in found[1::4]] == [f"op{i}" for i in range(len(parts))]
    for scalar, (formula, _, _) in zip(found[3::4], parts):
        assert scalar.value.split() == formula.split()
        for index, c in enumerate(scalar.value):
            if c not in " \n":
                assert character(text.split("\n"), scalar, index) == c


@pytest.mark.parametrize("text", ["- a: 'it''s'\n", '- a: "say \\"no\\""\n', "- {a: b, 'c': [d, 'e f']}\n", "- a: grad * 2 # why\n", "- a: x\n  b:   y  \n"])
def test_quotes_flow_and_comments(text: str) -> None:
    for scalar in scalars(entries(text)):
        for index, c in enumerate(scalar.value):
            if c not in " '\"":
                assert character(text.split("\n"), scalar, index) == c


def test_in_the_real_spec() -> None:
    text = paths().spec.read_text(encoding="utf-8")
    lines = text.split("\n")
    for scalar in scalars(entries(text)):
        for index, c in enumerate(scalar.value):
            if c not in " \n'\"\\":
                assert character(lines, scalar, index) == c


def test_scalars_are_the_text_that_was_written() -> None:
    """No number, no truth value, no date: `on` and `0` are words."""
    assert [t.value for t in scalars(entries("- {on: 0, yes: 1e3, a: null, 2020-01-01: ~, b: 0x1F}\n"))] == [
        "on",
        "0",
        "yes",
        "1e3",
        "a",
        "null",
        "2020-01-01",
        "~",
        "b",
        "0x1F",
    ]


@SETTINGS
@given(st.text(alphabet="ab\n", max_size=40))
def test_offsets_and_locations_are_inverse(text: str) -> None:
    source = SourceFile("s", text)
    for offset in range(len(text) + 1):
        place = source.location(offset)
        assert source.line_starts[place.line - 1] + place.column - 1 == offset


def test_places_behind_the_end() -> None:
    (scalar,) = scalars(entries("- abc\n"))
    assert str(scalar.at(2)) == "s.yaml:1:5"
    assert str(scalar.at(3)) == "s.yaml:1:6"


def test_bytes() -> None:
    assert decode("é".encode(), "s") == decode("\ufeffé".encode(), "s") == "é"
    with pytest.raises(SpecError, match="s:2:1: the byte 0xff"):
        decode(b"a\n\xff", "s")
