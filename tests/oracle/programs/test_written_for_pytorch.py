"""Programs written for PyTorch's autograd run unchanged: with nothing but the imports changed, they give what PyTorch gives.

The programs are the functions of the files in written_for_pytorch/ that take no arguments.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.both import agree

FOLDER = Path(__file__).parent / "written_for_pytorch"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py"))}
PROGRAMS = [(file, name) for file, text in TEXTS.items() for name in re.findall(r"^def (\w+)\(\):", text, re.MULTILINE)]


def imported(file: str, library: str) -> dict[str, Any]:
    """A file with its imports from another library."""
    text = TEXTS[file]
    if library != "torch":
        text = re.sub(r"^( *)import torch$", rf"\1import {library} as torch", text, flags=re.MULTILINE)
        text = re.sub(r"^( *)(import|from) torch\.", rf"\1\2 {library}.", text, flags=re.MULTILINE)
    namespace: dict[str, Any] = {"__name__": f"{file}_for_{library}"}
    exec(compile(text, f"<{file} with {library}>", "exec"), namespace)
    return namespace


def plain(value: Any) -> Any:
    """Results as they can be compared: dictionaries in order, dtypes by name."""
    if isinstance(value, dict):
        return [(key, plain(item)) for key, item in sorted(value.items())]
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    return str(value).split(".")[-1] if type(value).__name__ == "dtype" else value


@pytest.mark.parametrize(("file", "name"), PROGRAMS)
def test_a_program_runs_unchanged(file: str, name: str) -> None:
    agree(lambda lib: plain(imported(file, lib.__name__)[name]()))


def test_there_are_programs() -> None:
    assert len(PROGRAMS) > 70
    assert all(not inspect.signature(imported(file, "specgrad")[name]).parameters for file, name in PROGRAMS)
