"""Outcomes kept in a file as they come, so that a run that was stopped goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

import specgrad
from specgrad.codegen.paths import Paths
from specgrad.core.base.files import append_whole, write_whole

from .judge import Outcome
from .mutant import Mutant


class Record:
    """A file of one line a mutant, under a line that says what was judged: the spec, the sources and the seed."""

    def __init__(self, file: Path, where: Paths, seed: int):
        self.file = file
        self.head = {"of": digest(where), "seed": seed}
        self.known = {o.mutant.name: o for o in _read(file, self.head)}
        if not self.known:
            write_whole(file, json.dumps(self.head) + "\n")

    def add(self, outcome: Outcome) -> None:
        """Write an outcome down, in one piece. An OSError names the file, which has then no part of it."""
        append_whole(self.file, json.dumps(asdict(outcome)))


def _read(file: Path, head: dict[str, Any]) -> Iterable[Outcome]:
    """The outcomes that still hold: none if anything has changed since; a line that was cut off in the middle is left out."""
    if not file.exists():
        return
    lines = file.read_text(encoding="utf-8").splitlines()
    if not lines or _parsed(lines[0]) != head:
        return
    for line in lines[1:]:
        found = _parsed(line)
        if found is not None:
            yield Outcome(**(found | {"mutant": Mutant(**found["mutant"])}))


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def digest(where: Paths) -> str:
    """What a verdict depends on: the spec, and every source of the package."""
    root = Path(specgrad.__file__).parent
    found = sha256(where.spec.read_bytes())
    folders = {root, Path(__file__).parents[2], where.generated, where.array.parent}
    for file in sorted({f for folder in folders for f in folder.rglob("*.py")}):
        found.update(file.read_bytes())
    return found.hexdigest()[:16]
