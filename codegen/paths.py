"""Where things lie: in a checkout, or in an installed package."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .targets import Targets


@dataclass(frozen=True)
class Paths:
    spec: Path
    generated: Path
    array: Path  # the functions that `call:` names
    compose: Path  # the functions that `compose:` names
    catalogue: Path | None = None  # the documentation's page of ops; an installed package has none

    def targets(self) -> Targets:
        return Targets.of(self.array, self.compose)


def paths() -> Paths:
    here = Path(__file__).resolve().parent
    root = here.parent
    if (root / "runtime" / "array").is_dir():
        return Paths(root / "derivatives.yaml", root / "generated", root / "runtime" / "array", root / "runtime" / "compose", root / "docs" / "ops.md")
    return Paths(here / "derivatives.yaml", root / "generated", root / "array", root / "compose")
