"""One wrong change: what it makes of which text, and why a person would do it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from specgrad.codegen.read.source import LOADER

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SPEC = "derivatives.yaml"


@dataclass(frozen=True)
class Change:
    """A change.

    Args:
        kind: the class that it belongs to: the name of its file.
        why: what is wrong with it, in a line.
        path: the file that it changes.
        entry: in the spec, the op in whose entry it lies.
        edits: pairs of texts, old and new; each old one stands once in the file, or in the entry.
        ops: what has to be verified to see it.
        needs: what would notice it and is not run here, or is still to be written.
        tests: of a change that no formula has to do with: the files of tests that must notice it, as their paths from tests/.
    """

    kind: str
    why: str
    path: str
    entry: str
    edits: tuple[tuple[str, str], ...]
    ops: tuple[str, ...]
    needs: str = ""
    tests: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.kind}: {self.why}"

    def applied(self, text: str) -> str:
        """A file's text with the change; raises `ValueError` where an old text does not stand there once."""
        start, end = _extent(text, self.entry) if self.entry else (0, len(text))
        part = text[start:end]
        for old, new in self.edits:
            if part.count(old) != 1:
                where = f"the entry of {self.entry} in {self.path}" if self.entry else self.path
                raise ValueError(f"{self.name}: {old!r} stands {part.count(old)} times in {where}, not once")
            part = part.replace(old, new)
        return text[:start] + part + text[end:]


def _extent(text: str, op: str) -> tuple[int, int]:
    """Where the entry of an op begins and ends in the spec."""
    start = text.find(f"\n- name: {op}(") + 1
    if not start:
        raise ValueError(f"{SPEC} has no entry of {op}")
    end = text.find("\n- ", start)
    return start, end if end >= 0 else len(text)


def changes() -> list[Change]:
    """All changes, in the order of their files."""
    return [_change(path.stem, item) for path in sorted(HERE.glob("*.yaml")) for item in yaml.load(path.read_text(encoding="utf-8"), LOADER)]


def _change(kind: str, item: dict[str, Any]) -> Change:
    edits = item.get("edits", [item])
    entry = item.get("entry", "")
    return Change(
        kind,
        item["why"],
        SPEC if entry else item["path"],
        entry,
        tuple((e["old"], e["new"]) for e in edits),
        tuple(item.get("ops", [entry])),
        item.get("needs", ""),
        tuple(f"tests/{name}" for name in item.get("test", "").split()),
    )
