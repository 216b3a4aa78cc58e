"""What editors and type checkers believe of the package: `make check` lays it out as it is installed, and calls this for what comes beside it.

check_types.py programs FOLDER   write programs that use the package: those of typed/, the tutorial's, and one that names all that is public
check_types.py pyright FOLDER    pyright, of these programs and of the package's public names
"""

from __future__ import annotations

import ast
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).resolve().parent
TUTORIAL = HERE.parents[1] / "docs" / "tutorial.md"
KNOWN = 0.98  # how many of the public names must have types that are known, for every checker the same
INTERNAL = re.compile(r"specgrad\.(array|batching|codegen|compose|core|generated|libraries|methods|profiling|cli|__main__)\b")


def main(command: str, folder: Path) -> int:
    if command == "programs":
        write_programs(folder)
        return 0
    problems = [*misunderstood(folder), *unknown(folder)]
    print("\n".join(problems) or "Success: pyright found no issues")
    return bool(problems)


# ---- programs


def write_programs(folder: Path) -> None:
    shutil.copytree(HERE / "typed", folder / "programs")
    (folder / "programs" / "__init__.py").touch()
    (folder / "programs" / "tutorial.py").write_text(session(TUTORIAL.read_text(encoding="utf-8")), encoding="utf-8")
    lines = ["import specgrad", *(f"reveal_type(specgrad.{name})" for module, name in public_names() if module == "specgrad")]
    for number, (module, name) in enumerate(public_names()):
        lines += [f"from {module} import {name} as name{number}", f"reveal_type(name{number})"]
    (folder / "names.py").write_text("\n".join(lines) + "\n", encoding="utf-8")


def session(page: str) -> str:
    """What a page's Python sessions run."""
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    lines = [line[4:] for block in blocks for line in block.splitlines() if line.startswith((">>> ", "... "))]
    return "\n".join(lines) + "\n"


def public_modules() -> Iterator[str]:
    """The modules that say what they offer, but for those that users find through others."""
    root = HERE.parents[1] / "runtime"
    for file in sorted(root.rglob("*.py")):
        name = ".".join(("specgrad", *file.relative_to(root).with_suffix("").parts)).removesuffix(".__init__")
        says = any(isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__" for node in ast.parse(file.read_bytes()).body)
        if says and not INTERNAL.match(name):
            yield name


def public_names() -> Iterator[tuple[str, str]]:
    """The public names that mean no module."""
    for module in public_modules():
        for name in importlib.import_module(module).__all__:
            if not isinstance(getattr(sys.modules[module], name), ModuleType):
                yield module, name


# ---- pyright


def pyright(folder: Path, *arguments: str) -> Any:
    """What pyright says, run where nothing but the installed package is found."""
    empty = folder / "empty"
    empty.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "--outputjson", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    done = subprocess.run(command, cwd=empty, env=environment, capture_output=True, text=True)
    try:
        return json.loads(done.stdout)
    except ValueError:
        raise SystemExit(f"pyright gave no answer: {done.stdout[-2000:]}{done.stderr[-2000:]}") from None


def misunderstood(folder: Path) -> list[str]:
    """Errors in the programs, and public names that pyright takes for modules, which hide them, or for anything."""
    problems = []
    names = 0
    for found in pyright(folder, str(folder / "programs"), str(folder / "names.py"))["generalDiagnostics"]:
        names += found["severity"] == "information"
        if found["severity"] == "error" or re.search(r'is "(Module|Unknown|Any)', found["message"]):
            problems.append(f"{Path(found['file']).relative_to(folder)}:{found['range']['start']['line'] + 1}: {found['message']} [{found.get('rule')}]")
    wanted = (folder / "names.py").read_text(encoding="utf-8").count("reveal_type")
    return problems if names == wanted else [*problems, f"names.py: pyright says something of {names} names, and there are {wanted}"]


def unknown(folder: Path) -> list[str]:
    """The names whose types are not known, if these are too many."""
    about = pyright(folder, "--verifytypes", "specgrad", "--ignoreexternal")["typeCompleteness"]
    if about["completenessScore"] >= KNOWN:
        return []
    names = [f"{s['name']}: {s['diagnostics'][0]['message']}" for s in about["symbols"] if s["isExported"] and not s["isTypeKnown"] and s["diagnostics"]]
    return [*names, f"pyright --verifytypes specgrad: the types of {about['completenessScore']:.1%} of the names are known, {KNOWN:.0%} are wanted"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]).resolve()))
