"""The mutants that are no mistakes: listed in a file, each with the reason, and held against what is found."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from specgrad.codegen.paths import paths
from specgrad.codegen.read.source import LOADER

OWN = paths().spec.parent / "tests" / "testing" / "mutants" / "equivalent.yaml"  # of specgrad's own spec: its checkout has one
KEYS = {"op", "key", "formula", "mutant"}


@dataclass(frozen=True)
class EquivalentMutant:
    """One line of the list: a mutant, and why it is no mistake.

    Args:
        name: What `Mutant.name` gives.
        formula: What the spec said when the line was written.
        reason: Why the mutant is no mistake.
        differs: Whether it gives other numbers, and that is all right; else it must give the same ones.
    """

    name: str
    formula: str
    reason: str
    differs: bool = False


def list_of(spec: Path | None) -> Path:
    """Where the list of a spec lies: that of mylib/ops.yaml is mylib/ops.equivalent.yaml."""
    return spec.with_suffix(f".equivalent{spec.suffix}") if spec else OWN


def read_list(file: Path = OWN) -> dict[str, EquivalentMutant]:
    """The list in a file, by the names of mutants; raises `ValueError` where it is not as it should be."""
    found: dict[str, EquivalentMutant] = {}
    try:
        groups = yaml.load(file.read_text(encoding="utf-8"), LOADER) or []
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise ValueError(f"{file.name}: {' '.join(str(error).split())}") from None
    if not isinstance(groups, list):
        raise ValueError(f"{file.name}: it is a list of groups, not {type(groups).__name__}")
    for group in groups:
        for listed in _group(group, file.name):
            if listed.name in found:
                raise ValueError(f"{file.name}: {listed.name!r} stands twice")
            found[listed.name] = listed
    return found


def _group(group: Any, file: str) -> Iterable[EquivalentMutant]:
    """Mutants that have one reason in common."""
    if not isinstance(group, dict) or not {"reason", "mutants"} <= set(group) <= {"reason", "mutants", "differs"}:
        raise ValueError(f"{file}: a group has a 'reason', 'mutants', and may have 'differs'; not {group!r}")
    for entry in group["mutants"] if isinstance(group["mutants"], list) else [group["mutants"]]:
        if not isinstance(entry, dict) or set(entry) != KEYS or not all(isinstance(v, str) for v in entry.values()):
            raise ValueError(f"{file}: a mutant has the texts {', '.join(sorted(KEYS))}; not {entry!r}")
        name = f"{entry['op']} | {entry['key']} | {entry['mutant']}"
        yield EquivalentMutant(name, entry["formula"], " ".join(str(group["reason"]).split()), bool(group.get("differs", False)))
