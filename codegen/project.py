"""What a package's pyproject.toml says of its specs: the files, and the modules of handwritten functions that they may name.

[tool.specgrad]
specs = ["mylib/ops.yaml"]
modules = ["mylib.arrays"]
emit = [...]  # as emissions.py says
"""

from __future__ import annotations

import importlib
import keyword
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from .kept.files import digest_of_generator, kept_file, made_once, no_collections
from .kept.reread import KeptItems, kept_items, reread
from .model.op import OWN, Spec
from .paths import Paths, paths
from .problems import ProblemReport, SpecError
from .read.header import KEYS, header_of, is_header
from .read.libraries import FoundLibrary, declared_modules, find_library, find_module
from .read.source import decode, read
from .spec import Reading, default_namespace, read_text

_KEYS = ("specs", "modules")
_FIRST_ITEM = r"(?:\s*#.*\n|\s*\n)*-\s+['\"]?"
_HEADER = re.compile(rf"{_FIRST_ITEM}(?:{'|'.join(KEYS)})\b")
_NO_HEADER = re.compile(rf"{_FIRST_ITEM}(?:group|name)\b")


class ProjectError(Exception):
    """A pyproject.toml that says of specs what has no meaning."""


@dataclass(frozen=True)
class Project:
    """Args:
    root: the folder of pyproject.toml.
    specs: the files, within it.
    modules: their functions' modules, by name.
    emit: what is emitted for other frameworks, not yet read.
    """

    root: Path
    specs: tuple[Path, ...] = ()
    modules: dict[str, Path] = field(default_factory=dict)
    emit: tuple[Any, ...] = ()

    @property
    def file(self) -> Path:
        return self.root / "pyproject.toml"


def read_project(root: Path) -> Project | None:
    """What the pyproject.toml in a folder says; None if there is none, or none that says anything of specs. Raises `ProjectError`."""
    file = root / "pyproject.toml"
    if not file.is_file():
        return None
    table = _toml(file).get("tool", {}).get("specgrad")
    if table is None:
        return None
    emit = table.pop("emit", [])
    if not isinstance(emit, list):
        raise ProjectError(f"{file}: [tool.specgrad] emit is a list of tables, not {emit!r}")
    for key, value in table.items():
        if key not in _KEYS or not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
            raise ProjectError(f"{file}: [tool.specgrad] has {' and '.join(_KEYS)}, which are lists of texts, and emit; not {key} = {value!r}")
    specs = tuple(root / spec for spec in table.get("specs", ()))
    for spec in specs:
        if not spec.is_file():
            raise ProjectError(f"{file}: there is no spec {spec.relative_to(root).as_posix()!r}")
        if spec.suffix != ".yaml":
            raise ProjectError(f"{file}: a spec is named as its package is to be, such as mylib/ops.yaml, not {spec.name!r}")
    return Project(root, specs, found_modules(table.get("modules", ()), (root, root / "src")), tuple(emit))


def found_modules(names: tuple[str, ...] | list[str], roots: tuple[Path, ...] = ()) -> dict[str, Path]:
    """The files of declared modules, which must be there."""
    for name in names:
        if not all(part.isascii() and part.isidentifier() and not keyword.iskeyword(part) for part in name.split(".")):
            raise ProjectError(f"{name!r} is no name of a module, such as mylib.arrays")
    found = {name: find_module(name, roots) for name in names}
    for name, file in found.items():
        if file is None:
            raise ProjectError(f"there is no module {name!r}, which is declared for the functions of a spec")
    return found  # type: ignore[return-value]


def package_of(folder: Path) -> tuple[Path, str]:
    """The folder from which a generated package is imported, and its name."""
    names = [folder.name]
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
        names.insert(0, folder.name)
    return folder.parent, ".".join(names)


def paths_of(spec: Path | None, modules: dict[str, Path] | None = None) -> Paths:
    """Where things lie for a spec: that of the package itself if it is None; else with the modules that its project, or what is installed, declares."""
    if spec is None:
        return paths()
    if modules is None:
        projects = (read_project(folder) for folder in spec.resolve().parents)
        project = next(filter(None, projects), None)
        modules = project.modules if project else found_modules(declared_modules(spec.with_suffix("")))
    return paths().library(spec, modules)


def imported_files(names: Iterable[str]) -> list[Path]:
    """The specs of libraries, and of those that they import, with the modules of their functions: what else a spec that imports them depends on."""
    found: dict[str, FoundLibrary] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        library = None if name in found else find_library(name)
        if library is not None:
            found[name] = library
            if name != OWN:
                with suppress(SpecError):  # which who reads the spec reports
                    waiting += [other for other, _ in header_of(decode(library.spec.read_bytes(), name), name, name).imports]
    return [file for _, library in sorted(found.items()) for file in (library.spec, *(file for _, file in sorted(library.modules.items())))]


def files_behind(spec: Spec) -> list[Path]:
    """What a library's ops depend on beside their own spec: the specs that it imports, and the modules of handwritten functions."""
    return sorted({*imported_files(spec.libraries), *spec.modules.values()})


def load_spec(file: Path | None) -> tuple[Spec, Paths]:
    """The spec in a file, or specgrad's own, and where its files lie. Raises `SpecError`, `ProjectError` and `OSError`."""
    reading, where = read_spec(file)
    return reading.whole(), where


@dataclass(frozen=True)
class SpecFile:
    """A spec that was found and not read yet.

    Args:
        text: what the file holds.
        shown: its name in messages and in what is generated.
        where: where its files lie.
        namespace: of its ops, where its header says none.
    """

    text: str
    shown: str
    where: Paths
    namespace: str = ""

    def read(self) -> Reading:
        """As much of it as can be read."""
        return read_text(self.text, self.shown, self.where.targets(), self.namespace)


def find_spec(file: Path | None) -> SpecFile:
    """The spec in a file, or specgrad's own. Raises `ProjectError` and `OSError`.

    A library's spec is called by its folder and name, so that what is generated from it is the same wherever it is done.
    """
    if file is None:
        where = paths_of(None)
        return SpecFile(decode(where.spec.read_bytes(), where.spec.name), where.spec.name, where)
    text = decode(file.read_bytes(), str(file))
    where = paths_of(file)
    if not _has_header(text, str(file)):
        return SpecFile(text, str(file), replace(paths(), spec=file))
    resolved = file.resolve()
    return SpecFile(text, f"{resolved.parent.name}/{resolved.name}", where, default_namespace(resolved))


def _has_header(text: str, file: str) -> bool:
    """Whether a spec is a library's; most show it in their first words."""
    if _HEADER.match(text) or _NO_HEADER.match(text):
        return _HEADER.match(text) is not None
    items = read(text, file, ProblemReport())
    return bool(items) and is_header(items[0])


def read_spec(file: Path | None) -> tuple[Reading, Paths]:
    """As much of a spec as can be read, and where its files lie. Raises `ProjectError` and `OSError`.

    What was read of specgrad's own is kept: without mistakes its items, each by itself, and with mistakes the whole. An edited copy is read with that too.
    """
    found = find_spec(file)
    if file is not None and not _may_be_a_copy(found):
        return found.read(), found.where
    of, own = digest_of_generator(), paths().spec
    items, mistaken = (kept_file(what, own, ".pickle") for what in ("read", "mistaken"))
    before = KeptItems.read(items, of)
    if again := reread(found.text, found.shown, found.where, before):
        spec, kept = again
        reading = Reading(spec, (), frozenset(op.name for op in spec))
    elif file is not None:
        return found.read(), found.where
    else:
        with no_collections():
            reading = made_once(mistaken, f"{of}\n{found.text}", found.read, lambda reading: bool(reading.problems))
        kept = KeptItems(of) if reading.problems else kept_items(found.text, reading.spec, of)
    if file is None and kept.items and kept.items != before.items:
        kept.write(items)
    return replace(reading, spec=replace(reading.spec, digests=kept.ops())), found.where


def _may_be_a_copy(found: SpecFile) -> bool:
    """Whether a spec may be specgrad's own but for some edits, by its length. A small one is read from the start sooner than what was kept."""
    return found.where.generated == paths().generated and 2 * len(found.text) > paths().spec.stat().st_size


def _toml(file: Path) -> dict[str, Any]:
    for name in ("tomllib", "tomli"):  # Python 3.10 has none of its own
        try:
            toml = importlib.import_module(name)
        except ModuleNotFoundError:
            continue
        try:
            return dict(toml.loads(file.read_text(encoding="utf-8")))
        except ValueError as error:
            raise ProjectError(f"{file}: {error}") from None
    raise ProjectError(f"{file}: Python 3.10 cannot read it without tomli; install it with: pip install 'specgrad[generate]'")
