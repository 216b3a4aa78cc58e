"""A checkout of specgrad in which another specgrad runs: one that was installed from it, maybe, before something was changed."""

from __future__ import annotations

import filecmp
from collections.abc import Iterator
from pathlib import Path

from ..paths import paths

_KINDS = ("*.py", "*.yaml", "*.j2", "*.txt", "*.c", "*.h", "*.cu", "*.cuh")


def other_checkout(folder: Path) -> Path | None:
    """The checkout around a folder, if it is not the one that runs."""
    running = paths().package
    for root in (folder, *folder.parents):
        if all((root / name).is_file() for name in ("derivatives.yaml", "codegen/paths.py", "runtime/cli.py")):
            return None if (root / "runtime").samefile(running) else root
    return None


def difference(root: Path) -> str:
    """The first file of a checkout, by name, that is not the same in what runs; "" if there is none."""
    where = paths()
    folders = {"codegen": Path(__file__).resolve().parents[1], "runtime": where.package, "generated": where.generated, "csrc": where.csrc}
    found = [("derivatives.yaml", root / "derivatives.yaml", where.spec)]
    for name, there in folders.items():
        found += _files(root, root / name, there)
    return next((name for name, here, there in found if not there.is_file() or not filecmp.cmp(here, there, shallow=False)), "")


def _files(root: Path, here: Path, there: Path) -> Iterator[tuple[str, Path, Path]]:
    without_c = here.name == "generated" and not (there / "kernels").is_dir()  # as in an installed package, which has what the C follows from
    for kind in _KINDS:
        for file in sorted(f for f in here.rglob(kind) if not f.parent.name.endswith("_entry")):  # which are installed as packages of their own
            if not (without_c and file.suffix == ".c"):
                yield file.relative_to(root).as_posix(), file, there / file.relative_to(here)


def stale(folder: Path) -> str:
    """Why a command on specgrad's own spec, in a checkout, would not act on this checkout; "" if it would."""
    root = other_checkout(folder)
    name = difference(root) if root else ""
    if not name:
        return ""
    return (
        f"{root} is a checkout of specgrad, and this command belongs to the one in {paths().package}, where {name} is another: "
        "run `pip install -e '.[test]'` in the checkout, which then is what runs, or this command in another folder"
    )
