"""Where things lie: in a checkout, or in an installed package."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
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
    modules: dict[str, Path] = field(default_factory=dict, hash=False)  # of a library's handwritten functions: those that its package declares

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

        return Targets.of(self.array, self.compose, self.rules, self.modules)

    def library(self, spec: Path, modules: dict[str, Path]) -> Paths:
        """Where the files of another package's spec lie: what is generated from mylib/ops.yaml is the package mylib/ops."""
        return replace(self, spec=spec, generated=spec.with_suffix(""), catalogue=None, modules=modules)


def cache_folder() -> Path:
    """Where what is made once is kept for later runs, from the root: SPECGRAD_CACHE, or specgrad/ops in the user's cache."""
    given = os.environ.get("SPECGRAD_CACHE")
    if given:
        return Path(os.path.abspath(given))
    return Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "specgrad", "ops")


def paths() -> Paths:
    here = Path(__file__).resolve().parent
    root = here.parent
    if (root / "runtime" / "array").is_dir():
        return Paths(root / "derivatives.yaml", root / "generated", root / "csrc", root / "runtime", root / "docs" / "ops.md")
    return Paths(here / "derivatives.yaml", root / "generated", root / "csrc", root)
