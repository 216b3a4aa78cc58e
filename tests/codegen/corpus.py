"""The corpus of broken specs: text files with a title, a spec and the exact messages, one case after the other.

    === what is wrong
    - name: _double(Tensor self) -> Tensor
      ...
    --- expect
    3:9: the message, behind its line and column

The ops of basics.yaml are put behind each spec, so that its formulas have something to call; a title that ends in "| alone" goes without.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "read" / "bad_specs"
BASICS = (FOLDER / "basics.yaml").read_text(encoding="utf-8")


@dataclass(frozen=True)
class BadSpec:
    title: str
    spec: str
    expected: tuple[str, ...]
    place: str  # file:line of the case

    @property
    def text(self) -> str:
        return self.spec if self.title.endswith("| alone") else self.spec + BASICS

    def __str__(self) -> str:
        return f"{self.place.split('.')[0]}: {self.title}".replace(" ", "_")


def bad_specs() -> list[BadSpec]:
    return [case for file in sorted(FOLDER.glob("*.txt")) for case in _cases(file)]


def _cases(file: Path) -> list[BadSpec]:
    text = file.read_text(encoding="utf-8")
    found = []
    for match in re.finditer(r"^=== (.+)\n((?:.*\n)*?)--- expect\n((?:.+\n)*)", text, re.MULTILINE):
        line = text.count("\n", 0, match.start()) + 1
        expected = tuple(f"spec.yaml:{message}" for message in match[3].splitlines())
        found.append(BadSpec(match[1], match[2], expected, f"{file.name}:{line}"))
    return found
