"""Where things lie: in a checkout, or in an installed package."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .read.targets import Targets


@dataclass(frozen=True)
class Paths:
    spec: Path
    generated: Path
    csrc: Path  # the C sources that generated kernels are compiled with
    package: Path  # the handwritten package
    catalogue: Path | None = None  # the documentation's page of ops; an installed package has none

    @property
    def kept(self) -> Path | None:
        """A folder for what makes the next run faster; an installed package has none."""
        return self.spec.parent / "build" if self.catalogue else None

    @property
    def array(self) -> Path:
        """The functions that `call:` names."""
        return self.package / "array"

    @property
    def compose(self) -> Path:
        """The functions that `compose:` names."""
        return self.package / "compose"

    @property
    def rules(self) -> Path:
        """The functions that `batch:` names."""
        return self.package / "batching" / "rules"

    def targets(self) -> Targets:
        from .read.targets import Targets  # which needs what reads a spec; to compile needs only the paths

        return Targets.of(self.array, self.compose, self.rules)


def paths() -> Paths:
    here = Path(__file__).resolve().parent
    root = here.parent
    if (root / "runtime" / "array").is_dir():
        return Paths(root / "derivatives.yaml", root / "generated", root / "csrc", root / "runtime", root / "docs" / "ops.md")
    return Paths(here / "derivatives.yaml", root / "generated", root / "csrc", root)
