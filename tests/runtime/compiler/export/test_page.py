"""What docs/export.md shows: the session gives what it says (tests/test_docs.py), and the program in C prints what it says, as C and as C++."""

from __future__ import annotations

import doctest
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.runtime.compiler.export import built

PAGE = Path(__file__).parents[4] / "docs" / "export.md"


@pytest.mark.parametrize("command", [built.C, built.CPP], ids=["C", "C++"])
def test_the_program_of_the_page(tmp_path: Path, command: list[str]) -> None:
    text = built.text(PAGE)
    session: dict[str, Any] = {}
    for example in doctest.DocTestParser().get_examples(text):
        exec(compile(example.source, str(PAGE), "single"), session)
    (main,) = re.findall(r"^```c\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    (tmp_path / "main.c").write_text(main, encoding="utf-8")
    source, program = session["written"].source, tmp_path / "main"
    subprocess.run([*command, str(tmp_path / "main.c"), str(source), f"-I{source.parent}", "-lm", "-o", str(program)], check=True)
    said = subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout
    assert said.split() == re.findall(r"^It prints\n\n((?:    .*\n)+)", text, re.MULTILINE)[0].split()
    built.run(session["written"], *command)
