"""What pyproject.toml says is installed: every folder of the sources, and whatever lies in them that is no Python."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = {"specgrad": ROOT / "runtime", "specgrad.codegen": ROOT / "codegen"}
TEXT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
NOT_INSTALLED = {".so", ".pyc"}  # what is compiled is put there by setup.py


def part(begin: str, end: str) -> str:
    return TEXT.partition(begin)[2].partition(end)[0]


def packages_in_the_tree() -> dict[str, Path]:
    found = {f"{name}.{'.'.join(p.parent.relative_to(base).parts)}".rstrip("."): p.parent for name, base in FOLDERS.items() for p in base.rglob("__init__.py")}
    return {name: folder for name, folder in found.items() if not folder.name.endswith("_entry")}  # those are installed under a name of their own


def test_every_folder_of_the_sources_is_installed() -> None:
    listed = set(re.findall(r'"(specgrad[\w.]*)"', part("\npackages = [", "\n]")))
    assert listed == {*packages_in_the_tree(), "specgrad.generated"}


def test_every_file_that_is_no_python_is_installed() -> None:
    globs = {
        name: re.findall(r'"([^"]+)"', values)
        for name, values in re.findall(r'^"(specgrad[\w.]*)" = \[(.*)\]', part("[tool.setuptools.package-data]", "\n["), re.M)
    }
    folders = packages_in_the_tree()
    installed = {file for name, patterns in globs.items() if name in folders for pattern in patterns for file in folders[name].glob(pattern)}
    lying = {f for base in FOLDERS.values() for f in base.rglob("*") if f.is_file() and f.suffix not in NOT_INSTALLED | {".py"}}
    assert lying <= installed, sorted(lying - installed)
