"""What a new package of ops begins with: the files of `write/templates/package`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..read.header import is_namespace

_TEMPLATES = Path(__file__).parent.parent / "write" / "templates" / "package"
_FILES = {  # where each goes
    "pyproject.toml": "pyproject.toml",
    "NAME/__init__.py": "__init__.py",
    "NAME/ops.yaml": "ops.yaml",
    "NAME/arrays.py": "arrays.py",
    "tests/test_ops.py": "test_ops.py",
    ".gitignore": "gitignore",
}

_OF_OTHERS = ("numpy", "scipy", "cupy", "tests")  # what specgrad imports, and the folder of the package's own tests


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="of the package")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where to write it, if not to a folder of its name")


def run(args: argparse.Namespace) -> int:
    folder = args.out or Path(args.name)
    try:
        files = write_skeleton(args.name, folder)
    except ValueError as error:
        raise OSError(str(error)) from None
    print("\n".join(f"{folder}/{file}" for file in files))
    print(f"next: cd {folder} && pip install 'setuptools>=77' && pip install -e . --no-build-isolation && pytest --specgrad-spec {args.name}/ops.yaml")
    return 0


def skeleton(name: str) -> dict[str, str]:
    """The files of a new package: path -> text."""
    if not is_namespace(name):
        raise ValueError(f"{name!r} cannot be the name of a package with ops: expected one lower-case word, which is not specgrad's own")
    if name in sys.stdlib_module_names or name in _OF_OTHERS:
        raise ValueError(f"{name!r} cannot be the name of a package with ops: it would hide a module {name!r} that is there already; choose another")
    texts = {path: (_TEMPLATES / f"{file}.txt").read_text(encoding="utf-8") for path, file in _FILES.items()}
    return {path.replace("NAME", name): text.replace("NAME", name) for path, text in texts.items()} | {f"{name}/py.typed": ""}


def write_skeleton(name: str, folder: Path) -> list[str]:
    """Write a new package; raises `FileExistsError` if its folder is there."""
    files = skeleton(name)
    if folder.exists() and any(folder.iterdir()):
        raise FileExistsError(0, "the folder is there already, and not empty", str(folder))
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return sorted(files)
