"""The folder of generated files: written as a whole, only where it differs, and nothing removed from it that was not generated.

A manifest in the folder lists what was written. What it lists and is no longer generated is removed; a folder that holds anything else is refused.
"""

from __future__ import annotations

import difflib
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

MANIFEST = "manifest.txt"
_STAGING = ".specgrad-generate"  # files are complete in here before any takes its place
_SHOWN = 5


def with_manifest(files: Mapping[str, str], header: str) -> dict[str, str]:
    """The files, and the manifest that lists them."""
    return {**files, MANIFEST: _manifest(files, header)}


def write(files: Mapping[str, str], folder: Path) -> list[str]:
    """Write what differs, and remove what was generated once and no longer is; returns the names of both.

    Nothing is changed unless all files could be written first. Raises `FileExistsError` if the folder holds what was not generated.
    """
    listed = _listed(folder)
    _refuse_others(folder, listed)
    changed = sorted(name for name, text in files.items() if _read(folder / name) != text)
    stale = sorted(name for name in listed - set(files) if (folder / name).exists())
    if not changed and not stale:
        return []
    staging = folder / _STAGING
    header = files[MANIFEST].splitlines()[0].removeprefix("# ")
    manifests = [_manifest(listed | set(files), header), files[MANIFEST]]  # a run that is cut off leaves nothing that the first does not list
    try:
        for name in changed:
            _write(staging / name, files[name])
        for number, text in enumerate(manifests):
            _write(staging / f"manifest-{number}", text)
        _replace(staging / "manifest-0", folder / MANIFEST)
        for name in changed:
            if name != MANIFEST:
                _replace(staging / name, folder / name)
        for name in stale:
            (folder / name).unlink()
        _replace(staging / "manifest-1", folder / MANIFEST)
    finally:
        shutil.rmtree(staging, ignore_errors=True)
    return sorted([*changed, *stale])


def write_together(files: Mapping[str, str], folder: Path) -> None:
    """Write files of a folder that holds others, too: none of them takes its place before all are written, and each is there as a whole."""
    staging = folder / f"{_STAGING}-{os.getpid()}"
    try:
        for name, text in files.items():
            _write(staging / name, text)
        for name in files:
            os.replace(staging / name, folder / name)
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def drift(files: Mapping[str, str], folder: Path) -> str:
    """The difference between the folder and what would be generated, as a unified diff; empty if there is none."""
    parts: list[str] = []
    for name in sorted({*files, *_found(folder)}):
        old, new = _read(folder / name) or "", files.get(name, "")
        if old != new:
            shown = f"generated/{name}"
            parts += difflib.unified_diff(old.splitlines(keepends=True), new.splitlines(keepends=True), shown, f"{shown} (from the spec)")
    return "".join(parts)


def _manifest(names: Iterable[str], header: str) -> str:
    return "".join(f"{line}\n" for line in (f"# {header}", *sorted(set(names) - {MANIFEST})))


def _listed(folder: Path) -> set[str]:
    """What an earlier run wrote; nothing in a folder without a manifest."""
    text = _read(folder / MANIFEST)
    if text is None:
        return set()
    names = [line for line in text.splitlines() if line and not line.startswith("#")]
    for name in names:
        if not _is_inside(name):
            raise OSError(0, f"it lists {name!r}, which is no path within the folder", str(folder / MANIFEST))
    return {*names, MANIFEST}


def _is_inside(name: str) -> bool:
    path = PurePosixPath(name)
    return not path.is_absolute() and not any(part.startswith(".") or "\\" in part or ":" in part for part in path.parts)


def _refuse_others(folder: Path, listed: set[str]) -> None:
    others = sorted(set(_found(folder)) - listed)
    if others:
        shown = ", ".join(others[:_SHOWN]) + (f" and {len(others) - _SHOWN} more" if len(others) > _SHOWN else "")
        raise FileExistsError(
            0, f"the folder holds files that `specgrad generate` did not write: {shown}; give an empty folder, or one that it wrote before", str(folder)
        )


def _found(folder: Path) -> Iterator[str]:
    """All files in the folder, but for hidden ones, caches and compiled kernels; a link counts as a file, whatever it leads to."""
    for path in folder.iterdir() if folder.is_dir() else ():
        if path.name.startswith((".", "_kernels.")) or path.name == "__pycache__":
            continue
        if path.is_dir() and not path.is_symlink():
            yield from (f"{path.name}/{name}" for name in _found(path))
        else:
            yield path.name


def _read(path: Path) -> str | None:
    """The text of a file; None if there is none, or none that was generated."""
    try:
        return path.read_text(encoding="utf-8")
    except (FileNotFoundError, UnicodeDecodeError):
        return None


def _replace(new: Path, old: Path) -> None:
    if _read(new) != _read(old):
        old.parent.mkdir(parents=True, exist_ok=True)
        os.replace(new, old)


def _write(path: Path, text: str) -> None:
    """Write a file; if that fails, say which: Python does not where the disk is full."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(error.filename or path)) from error
