"""What the documentation shows, works: specs on the page of the grammar are loaded and proven, Python sessions give what they say."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import specgrad
from specgrad.codegen.paths import paths
from specgrad.codegen.prove import prove
from tests import the_spec
from tests.rows import one_test_for_each

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def specs(page: Path) -> str:
    return "".join(re.findall(r"^```yaml\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))


@pytest.mark.slow
@pytest.mark.parametrize("page", [p for p in PAGES if specs(p)], ids=lambda p: p.name)
def test_specs_are_proven(page: Path) -> None:
    text = paths().spec.read_text(encoding="utf-8") + "\n" + specs(page)
    spec = the_spec.edited(text, page.name)
    own = {op.name for op in spec} - the_spec.spec().by_name().keys()
    assert own
    proof = prove(spec, paths(), own)
    assert not proof.problems
    assert proof.formulas >= len(own)
    the_spec.edited_files(spec)


OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("page", [p for p in PAGES if ">>> " in p.read_text(encoding="utf-8")], ids=lambda p: p.name)
def test_sessions(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=OPTIONS)
    assert tried
    assert failed == 0


OTHER_FRAMEWORKS = ("specgrad.testing.frameworks.from_jax", "specgrad.testing.frameworks.from_torch")  # which these import
EXCLUDED = ("specgrad.codegen", "specgrad.generated", "specgrad._", *OTHER_FRAMEWORKS)
MODULES = [m.name for m in pkgutil.walk_packages(specgrad.__path__, "specgrad.") if not m.name.startswith(EXCLUDED)]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Anomaly Detection", "ignore:Error detected", "ignore::DeprecationWarning")
@one_test_for_each("module", [(name, (name,)) for name in ("specgrad", *MODULES) if not name.endswith("__main__")], together=10)
def test_examples_in_docstrings(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name), extraglobs={"specgrad": specgrad}, optionflags=OPTIONS)
    assert failed == 0


ERROR_CLASSES = re.findall(r"^\| `(specgrad\.[\w.]+)\.(\w+)` \| ([^|]+) \|", (ROOT / "docs" / "autograd.md").read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("module, name, bases", ERROR_CLASSES)
def test_error_classes_are_what_the_docs_say(module: str, name: str, bases: str) -> None:
    error = getattr(importlib.import_module(module), name)
    assert [base.__name__ for base in error.__bases__] == re.findall(r"\w+", bases)


def test_every_error_class_is_in_the_docs() -> None:
    """But those that nothing outside of the package ever sees."""
    text = "\n".join(p.read_text(encoding="utf-8") for folder in ("runtime", "codegen") for p in sorted((ROOT / folder).rglob("*.py")))
    classes = set(re.findall(r"^class ([A-Z]\w+)\([^)]*(?:Error|Exception)\):", text, re.M))
    inner = {"CannotRun", "CompilerError", "Cut", "LeftOut", "Mismatch", "Mistake", "NotFollowed", "NotOwned", "NotVerified", "OpFailure"}
    inner |= {"RaisedByFunction", "SignatureError", "Unknown", "Unreadable"}
    assert classes - inner == {name for _, name, _ in ERROR_CLASSES}
