"""What somebody is told who writes a first entry with one mistake: all of the entries stand in one file, behind the package's own, and are checked in one run.

newcomers.txt has a title, an entry and the messages, one case after the other, in the form of the corpus of broken specs. An entry that is told nothing is
right, or only follows from another. Of numbers, which the two sides of a comparison give, the messages keep places alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from specgrad.codegen.prove import prove
from specgrad.codegen.spec import read_text
from tests import the_spec
from tests.made_once import made_once

FILE = Path(__file__).parent / "newcomers.txt"
NUMBERS = re.compile(r"gives \S+ in a random direction where the forward's own differences give [^;]+")


@dataclass(frozen=True)
class Case:
    title: str
    entry: str
    expected: tuple[str, ...]

    def __str__(self) -> str:
        return self.title.replace(" ", "_")


def cases() -> list[Case]:
    found = re.findall(r"^=== (.+)\n((?:.*\n)*?)--- expect\n((?:.+\n)*)", FILE.read_text(encoding="utf-8"), re.MULTILINE)
    return [Case(title, entry, tuple(expected.splitlines())) for title, entry, expected in found]


CASES = cases()


@made_once
def told() -> dict[str, list[str]]:
    """The messages by the title of the case; those that belong to none under ""."""
    where = the_spec.WHERE
    own = where.spec.read_text(encoding="utf-8")
    reading = read_text(own + "".join(case.entry for case in CASES), "spec.yaml", where.targets())
    first = own.count("\n")
    new = {op.name for op in reading.spec if op.location.line > first} & reading.provable
    problems = [*reading.problems, *prove(reading.spec, where, new).problems]
    found: dict[str, list[str]] = {}
    for case in CASES:
        last = first + case.entry.count("\n")
        mine = [p for p in problems if first < p.location.line <= last]
        problems = [p for p in problems if p not in mine]
        found[case.title] = [f"{p.location.line - first}:{p.location.column}: {_plain(p.message, first)}" for p in sorted(mine)]
        first = last
    return found | {"": [str(p) for p in problems]}


def _plain(message: str, first: int) -> str:
    message = NUMBERS.sub("gives ..., not ...", message)
    return re.sub(r"\bline (\d+)", lambda m: f"line {int(m[1]) - first}", message)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_told(case: Case) -> None:
    assert told()[case.title] == list(case.expected)


def test_no_entry_is_blamed_for_another() -> None:
    assert told()[""] == []


def test_every_case_is_read() -> None:
    assert len(CASES) == FILE.read_text(encoding="utf-8").count("\n=== ") + 1 >= 120
    assert len({case.title for case in CASES}) == len(CASES)
