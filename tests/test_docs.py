"""What the documentation shows, works: specs on the page of the grammar are loaded and proven, Python sessions give what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from specgrad.codegen.generate import render
from specgrad.codegen.paths import paths
from specgrad.codegen.prove import prove
from specgrad.codegen.spec import loads

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def specs(page: Path) -> str:
    return "".join(re.findall(r"^```yaml\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))


@pytest.mark.parametrize("page", [p for p in PAGES if specs(p)], ids=lambda p: p.name)
def test_specs_are_proven(page: Path) -> None:
    where = paths()
    text = where.spec.read_text(encoding="utf-8") + "\n" + specs(page)
    spec = loads(text, page.name, where.targets())
    own = {op.name for op in spec} - {op.name for op in loads(where.spec.read_text(encoding="utf-8"), "derivatives.yaml", where.targets())}
    assert own
    proof = prove(spec, where, own)
    assert not proof.problems
    assert proof.formulas >= len(own)
    render(spec)


@pytest.mark.parametrize("page", [p for p in PAGES if ">>> " in p.read_text(encoding="utf-8")], ids=lambda p: p.name)
def test_sessions(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert tried
    assert failed == 0
