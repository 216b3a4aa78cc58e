"""What a package's pyproject.toml says is emitted for other frameworks as the package is built.

[tool.specgrad]
emit = [{spec = "mylib/ops.yaml", target = "torch", to = "mylib"}]
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..problems import suggestion
from ..project import Project, ProjectError, load_spec, package_of
from .emit import TARGETS, Emitted, Target, emit, name_of_files, require_own, target_of
from .options import named


@dataclass(frozen=True)
class _Key:
    shape: str
    holds: Callable[[Any], bool]


_TEXT = _Key("a text", lambda value: isinstance(value, str) and value != "")
_NAMES = _Key("a list of names", lambda value: isinstance(value, list) and value != [] and all(map(_TEXT.holds, value)))
_KEYS = {"spec": _TEXT, "target": _TEXT, "to": _TEXT, "name": _TEXT, "ops": _NAMES, "kernels": _Key("true or false", lambda value: isinstance(value, bool))}
_NEEDED = ("spec", "target", "to")
_EXAMPLE = '{spec = "mylib/ops.yaml", target = "torch", to = "mylib"}'


@dataclass(frozen=True)
class Emission:
    """One entry: the options of `specgrad emit`.

    Args:
    place: of the entry, for messages.
    to: the folder, within the project.
    package: the same folder in what is installed.
    """

    place: str
    spec: Path
    target: Target
    to: Path
    package: Path
    name: str = ""
    ops: tuple[str, ...] = ()

    def emitted(self) -> Emitted:
        """The files. Raises `ProjectError` if an entry has no meaning for its spec, and what reading the spec raises."""
        spec, where = load_spec(self.spec)
        try:
            name = name_of_files(self.name, spec, where.spec, self.target)
            only = named(spec, self.ops) if self.ops else None
        except ValueError as error:
            raise ProjectError(f"{self.place}: {error}") from None
        made = emit(spec, self.target, name, only)
        lost = [f"{op}, since {reason}" for op, reason in made.left_out.items() if only is None or op in only]
        if lost and (only or not made.ops):
            raise ProjectError(f"{self.place}: {self.target.title} cannot have {'; nor '.join(lost)}")
        return made


def emissions(project: Project) -> tuple[Emission, ...]:
    """The entries of a project. Raises `ProjectError`."""
    return tuple(_entry(project, number, entry) for number, entry in enumerate(project.emit, 1))


def emit_all(project: Project) -> list[tuple[Emission, Emitted]]:
    """The entries of a project with their files, which can be written. Raises `ProjectError` and what reading specs raises."""
    made = [(one, one.emitted()) for one in emissions(project)]
    owners: dict[Path, str] = {}
    for one, emitted in made:
        for path in (one.to / file for file in emitted.files):
            if path in owners:
                raise ProjectError(f"{one.place} writes {path}, as {owners[path]} does; give it another name or folder")
            owners[path] = one.place.rpartition(", ")[2]
        try:
            require_own(emitted, one.to)
        except FileExistsError as error:
            raise ProjectError(f"{one.place}: {error.filename}: {error.strerror}") from None
    return made


def _entry(project: Project, number: int, entry: Any) -> Emission:
    place = f"{project.file}: [tool.specgrad] emit, entry {number}"
    if not isinstance(entry, dict):
        raise ProjectError(f"{place} is {entry!r}, not a table such as {_EXAMPLE}")
    for key, value in entry.items():
        if key not in _KEYS:
            raise ProjectError(f"{place} has no key {key!r}{suggestion(key, _KEYS) or f'; an entry is {_EXAMPLE}'}")
        if not _KEYS[key].holds(value):
            raise ProjectError(f"{place}: {key} is {_KEYS[key].shape}, not {value!r}")
    if len(project.specs) == 1:
        entry = {"spec": project.specs[0], **entry}
    if missing := [key for key in _NEEDED if key not in entry]:
        raise ProjectError(f"{place} has no {' and no '.join(missing)}; an entry is {_EXAMPLE}")
    if entry["target"] not in TARGETS:
        raise ProjectError(f"{place}: target is one of {', '.join(TARGETS)}, not {entry['target']!r}{suggestion(entry['target'], TARGETS)}")
    try:
        target = target_of(entry["target"], entry.get("kernels", False))
    except ValueError as error:
        raise ProjectError(f"{place}: {error}") from None
    spec = project.root / entry["spec"]
    if not spec.is_file():
        raise ProjectError(f"{place}: there is no spec {entry['spec']!r}")
    to = project.root / entry["to"]
    return Emission(place, spec, target, to, _in_package(project.root, to, place), entry.get("name", ""), tuple(entry.get("ops", ())))


def _in_package(root: Path, folder: Path, place: str) -> Path:
    """Where a folder of the project is installed."""
    root, folder = root.resolve(), folder.resolve()
    inside = [f for f in (folder, *folder.parents) if f.is_relative_to(root) and (f / "__init__.py").is_file()]
    if not inside:
        raise ProjectError(f"{place}: to is a folder in a package of the project, such as 'mylib', so that the files are installed; {folder} is in none")
    return folder.relative_to(package_of(inside[0])[0])
