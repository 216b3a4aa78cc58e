"""What a package's pyproject.toml says is emitted for other frameworks as the package is built.

[tool.specgrad]
emit = [{spec = "mylib/ops.yaml", target = "torch", to = "mylib"}]
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .emit import TARGETS, Emitted, emit, name_of_files, named, require_own
from .problems import suggestion
from .project import Project, ProjectError, load_spec, package_of

_TYPES: dict[str, type] = {"spec": str, "target": str, "to": str, "name": str, "ops": list}
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
    target: str
    to: Path
    package: Path
    name: str = ""
    ops: tuple[str, ...] = ()

    def emitted(self) -> Emitted:
        """The files. Raises `ProjectError` if an entry has no meaning for its spec, and what reading the spec raises."""
        spec, where = load_spec(self.spec)
        try:
            name = name_of_files(self.name, spec, where.spec)
            only = named(spec, self.ops) if self.ops else None
        except ValueError as error:
            raise ProjectError(f"{self.place}: {error}") from None
        made = emit(spec, TARGETS[self.target], name, only)
        lost = [f"{op}, since {reason}" for op, reason in made.left_out.items() if only is None or op in only]
        if lost and (only or not made.ops):
            raise ProjectError(f"{self.place}: {TARGETS[self.target].title} cannot have {'; nor '.join(lost)}")
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
        if key not in _TYPES:
            raise ProjectError(f"{place} has no key {key!r}{suggestion(key, _TYPES) or f'; an entry is {_EXAMPLE}'}")
        items = value if _TYPES[key] is list and isinstance(value, list) else [value]
        if not isinstance(value, _TYPES[key]) or not items or not all(isinstance(item, str) and item for item in items):
            raise ProjectError(f"{place}: {key} is {'a list of names' if _TYPES[key] is list else 'a text'}, not {value!r}")
    if missing := [key for key in _NEEDED if key not in entry]:
        raise ProjectError(f"{place} has no {' and no '.join(missing)}; an entry is {_EXAMPLE}")
    if entry["target"] not in TARGETS:
        raise ProjectError(f"{place}: target is one of {', '.join(TARGETS)}, not {entry['target']!r}{suggestion(entry['target'], TARGETS)}")
    spec = project.root / entry["spec"]
    if not spec.is_file():
        raise ProjectError(f"{place}: there is no spec {entry['spec']!r}")
    to = project.root / entry["to"]
    return Emission(place, spec, entry["target"], to, _in_package(project.root, to, place), entry.get("name", ""), tuple(entry.get("ops", ())))


def _in_package(root: Path, folder: Path, place: str) -> Path:
    """Where a folder of the project is installed."""
    root, folder = root.resolve(), folder.resolve()
    inside = [f for f in (folder, *folder.parents) if f.is_relative_to(root) and (f / "__init__.py").is_file()]
    if not inside:
        raise ProjectError(f"{place}: to is a folder in a package of the project, such as 'mylib', so that the files are installed; {folder} is in none")
    return folder.relative_to(package_of(inside[0])[0])
