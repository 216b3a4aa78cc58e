"""What `specgrad check` found to be right in earlier runs, so that an op that is as it was is not tried again.

An op is kept under a digest of all that its proof depends on: its entry as it was read, the forwards and formulas of the ops that it calls, the generator, the
array functions, the versions of the packages that compute. Only what was right is kept, so nothing is ever reported from here. A file that cannot be
read, or is not what was written, counts as none.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from ..model.op import Spec
from ..paths import Paths
from ..read.libraries import find_library
from .files import GENERATOR, digest, digest_of_sources, kept_file, read_kept, write_kept
from .reread import digests_with_called

NOT_CHECKED, REAL, COMPLEX = range(3)  # how far the accuracy of an op was checked
_MOST = 2000  # ops that a file keeps, of a spec as it was at several times


@dataclass(frozen=True)
class Right:
    """An op whose formulas were proven.

    Args:
        formulas, trials: how many formulas, on how many samples.
        accuracy: whether the accuracy of the op was checked and right: of real numbers, of complex numbers too.
    """

    formulas: int
    trials: int
    accuracy: int = NOT_CHECKED


class Checked:
    """The ops of a spec that were right in earlier runs, and those that are right in this one.

    Args:
        spec: the spec.
        where: where the files of the spec lie.
        kept: whether anything is read and written; otherwise nothing is known.
    """

    def __init__(self, spec: Spec, where: Paths, kept: bool = True):
        self.file: Path | None = kept_file("checked", where.spec, ".json") if kept else None
        self.keys: dict[str, str] = _keys(spec, where) if kept else {}
        before = _read(self.file) if self.file else {}
        self.right: dict[str, Right] = {name: before[key] for name, key in self.keys.items() if key in before}
        self.known: int = len(self.right)

    def proven(self, formulas: dict[str, tuple[int, int]]) -> None:
        """Note ops whose formulas are right, with how many on how many samples."""
        self.right |= {name: Right(*counts) for name, counts in formulas.items()}

    def accurate(self, names: Iterable[str], how_far: int) -> None:
        """Note ops whose accuracy is right."""
        self.right |= {name: replace(self.right[name], accuracy=how_far) for name in names}

    def write(self) -> None:
        """Keep what is right for later runs. Several processes may do so at once: the last one's file stands, and lacks at most what the others found."""
        fresh = {self.keys[name]: right for name, right in self.right.items() if name in self.keys}
        if self.file is None or not fresh:
            return
        before = _read(self.file)
        if fresh.items() <= before.items():
            return
        entries = {key: right for key, right in before.items() if key not in fresh} | fresh
        text = json.dumps({key: [r.formulas, r.trials, r.accuracy] for key, r in list(entries.items())[-max(_MOST, len(fresh)) :]})
        write_kept(self.file, text.encode())


def _read(file: Path) -> dict[str, Right]:
    """What a file keeps, by digest; nothing if it is not there, or is not as it was written."""
    try:
        return {key: Right(*values) for key, values in json.loads(read_kept(file) or b"{}").items()}
    except (ValueError, TypeError, AttributeError):
        return {}


# ---- digests


def _keys(spec: Spec, where: Paths) -> dict[str, str]:
    """The digest of each op, but for those that rest on functions of a package's own, of which nobody knows what they depend on."""
    common = "\n".join((_common(where.array), *_imported_specs(spec)))
    found = digests_with_called(spec, differentiated=True).items()
    return {name: digest(f"{common}\n{of}") for name, (of, called) in found if not any(op.own_modules for op in called)}


def _imported_specs(spec: Spec) -> list[str]:
    """Digests of the specs whose formulas those of a spec are differentiated by."""
    libraries = map(find_library, spec.libraries)
    return [digest(found.spec.read_bytes()) for found in libraries if found is not None]


def _common(array: Path) -> str:
    """A digest of what all proofs depend on: the generator, the array functions, and the packages that compute."""
    return "\n".join((digest_of_sources((GENERATOR, array)), *map(_version, ("numpy", "scipy", "mpmath"))))


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
