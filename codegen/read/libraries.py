"""Where the specs of other packages lie: found by the names under which packages announce their ops, without importing anything of them."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path

from ..model.op import OWN

defined: dict[str, FoundLibrary] = {}  # those that were loaded as the program runs, by namespace
ENTRY_POINTS = "specgrad.ops"  # a package announces: mylib = "mylib.ops"


@dataclass(frozen=True)
class FoundLibrary:
    """A library's spec.

    Args:
        name: by which specs import it.
        module: the package that is generated from its spec.
        spec: the file.
        modules: those of its handwritten functions, by name.
    """

    name: str
    module: str
    spec: Path
    modules: dict[str, Path] = field(hash=False)


def find_library(name: str) -> FoundLibrary | None:
    """The library of a name: an entry point's, or else the package's of that name, or the module's that is generated from a spec beside it."""
    if name == OWN:
        from ..paths import paths

        return FoundLibrary(OWN, "specgrad.generated", paths().spec, {})
    if name in defined:
        return defined[name]
    announced = [e.value for e in entry_points(group=ENTRY_POINTS) if e.name == name]
    for module in (*announced, name, f"{name}.ops"):
        folder = folder_of(module)
        spec = folder.with_suffix(".yaml") if folder else None
        if spec and spec.is_file():
            return FoundLibrary(name, module, spec, {m: f for m in declared_modules(spec.with_suffix("")) if (f := find_module(m))})
    return None


def known_libraries() -> list[str]:
    """The names under which installed packages announce ops."""
    return sorted({OWN, *defined, *(e.name for e in entry_points(group=ENTRY_POINTS))})


def declared_modules(generated: Path) -> tuple[str, ...]:
    """The modules of handwritten functions that a generated package names, read from its text."""
    try:
        tree = ast.parse((generated / "__init__.py").read_text(encoding="utf-8"))
    except (OSError, SyntaxError):
        return ()
    for node in tree.body:
        if isinstance(node, ast.Assign) and [getattr(t, "id", "") for t in node.targets] == ["MODULES"]:
            return tuple(map(str, ast.literal_eval(node.value)))
    return ()


def find_module(name: str, roots: Iterable[Path] = ()) -> Path | None:
    """The file of a module, below one of some folders or where Python would find it."""
    for base in (*(root.joinpath(*name.split(".")) for root in roots), folder_of(name)):
        if base is not None:
            for file in (base.with_name(f"{base.name}.py"), base / "__init__.py"):
                if file.is_file():
                    return file
    return None


def folder_of(module: str) -> Path | None:
    """The folder that a package has, or would have: found by its outermost package, which is located but not run."""
    top, *rest = module.split(".")
    try:
        found = importlib.util.find_spec(top)
    except (ImportError, ValueError):
        return None
    if found is None:
        return None
    places = [Path(place) for place in found.submodule_search_locations or ()] or ([Path(found.origin).with_suffix("")] if found.origin else [])
    return next((place.joinpath(*rest) for place in places if place.joinpath(*rest).parent.is_dir()), None)
