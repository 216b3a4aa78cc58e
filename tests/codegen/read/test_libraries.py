"""Specs of other packages: what they import is known to their formulas, and proven with them, and never generated again."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from specgrad.codegen.paths import paths
from specgrad.codegen.problems import SpecError
from specgrad.codegen.prove import prove
from specgrad.codegen.read.libraries import declared_modules, find_library, find_module
from specgrad.codegen.spec import load, loads
from tests.codegen.corpus import FOLDER

LIBRARIES = FOLDER / "libraries"
WHERE = replace(paths(), modules={"bell.arrays": LIBRARIES / "bell" / "arrays.py"})
SPEC = """
- imports: [specgrad, bell]
  namespace: rounds
  spec: 1
- name: ring(Tensor self) -> Tensor
  forward: bump(self) * self
  self: auto
  docs: A bump times its input.
- name: softbump(Tensor self, int dim) -> Tensor
  forward: bump(self) / row_sum(bump(self))
  self: -2 * self * result * (grad - (grad * result).sum(dim, keepdim=True))
  result: auto_transpose
  samples: [{self: [3, 4], dim: 1}]
  dtypes: float
  docs: Bumps over their sum.
- name: wide(Tensor self, float width) -> Tensor
  call: bell.arrays:bump
  self: -2 * grad * self * result / width**2
  result: auto_transpose
  samples: [{self: [3, 4], width: 2.0}]
  dtypes: float
  docs: A bump of a width.
"""


@pytest.fixture(autouse=True)
def libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(LIBRARIES)


def test_formulas_call_imported_ops_and_are_proven_with_them() -> None:
    spec = loads(SPEC, "ops.yaml", WHERE.targets())
    assert [op.name for op in spec] == ["ring", "softbump", "wide"]
    assert spec.libraries == {"specgrad": "specgrad.generated", "bell": "bell.ops"}
    known = spec.vocabulary()
    assert (known["exp"].library, known["bump"].library, known["ring"].library) == ("specgrad", "bell", "")
    proof = prove(spec, WHERE)
    assert proof.problems == () and proof.formulas == 4 and proof.trials >= 5


def test_a_forward_calls_ops_of_namespaces() -> None:
    text = SPEC.replace("  forward: bump(self) * self", "  forward: bump(self) * nn.functional.softplus(self)")
    assert prove(loads(text, "ops.yaml", WHERE.targets()), WHERE).problems == ()


def test_a_mistake_in_a_formula_of_a_library_is_found() -> None:
    spec = loads(SPEC.replace("/ width**2", "/ width"), "ops.yaml", WHERE.targets())
    (problem,) = prove(spec, WHERE).problems
    assert str(problem).startswith("ops.yaml:18:9: the formula for 'self' of wide is wrong")


def test_functions_only_are_public_unless_the_entry_says_otherwise() -> None:
    spec = loads(SPEC.replace("  docs: A bump times", "  forms: [function, method]\n  docs: A bump times"), "ops.yaml", WHERE.targets())
    assert [op.forms for op in spec] == [("function", "method"), ("function",), ("function",)]


def test_the_namespace_is_the_name_of_the_folder_where_the_header_gives_none(tmp_path: Path) -> None:
    (tmp_path / "hills").mkdir()
    (tmp_path / "hills" / "ops.yaml").write_text(SPEC.replace("  namespace: rounds\n", ""))
    assert load(tmp_path / "hills" / "ops.yaml", WHERE.targets()).namespace == "hills"


def test_finding_a_library_runs_nothing_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "loud"
    (package / "ops").mkdir(parents=True)
    for name in ("__init__.py", "arrays.py"):
        (package / name).write_text("raise SystemExit('somebody ran this')\n")
    (package / "ops.yaml").write_text("- imports: specgrad\n")
    (package / "ops" / "__init__.py").write_text("raise SystemExit\nMODULES = ('loud.arrays', 'loud.missing')\n")
    monkeypatch.syspath_prepend(tmp_path)
    found = find_library("loud")
    assert found is not None and (found.module, found.spec) == ("loud.ops", package / "ops.yaml")
    assert found.modules == {"loud.arrays": package / "arrays.py"}
    assert declared_modules(package / "nowhere") == () and find_module("loud.nothing") is None
    assert find_library("no_such_library") is None and "loud" not in sys.modules


@pytest.mark.parametrize("header", ["imports: numpy." + "a" * 5000, "imports: __main__", "imports: sys", "imports: a..b", "spec: " + "1" * 5000, "spec: ١"])
def test_headers_of_strangers(header: str) -> None:
    """Names that no file can have, numbers that no int can be made of: mistakes like others."""
    with pytest.raises(SpecError) as raised:
        loads(f"- {header}\n  namespace: rounds\n", "ops.yaml", WHERE.targets())
    assert len(raised.value.problems) == 1 and str(raised.value).startswith("ops.yaml:1:")


def test_a_function_of_a_package_is_loaded_without_the_package(tmp_path: Path) -> None:
    """Whose own module imports what is only to be generated; what lies beside the function is there."""
    package = tmp_path / "early"
    package.mkdir()
    (package / "__init__.py").write_text("from early import ops  # not there yet\n")
    (package / "numbers.py").write_text("TWO = 2\n")
    (package / "arrays.py").write_text("import numpy as np\n\nfrom .numbers import TWO\n\ndef twice(x):\n    return np.asarray(TWO * x)\n")
    where = replace(paths(), modules={"early.arrays": package / "arrays.py"})
    header, name = "- imports: specgrad\n  namespace: early\n", "- name: twice(Tensor self) -> Tensor\n"
    entry = f"{header}{name}  call: early.arrays:twice\n  self: grad * 2\n  result: auto_linear\n  docs: Twice.\n"
    assert prove(loads(entry, "ops.yaml", where.targets()), where).problems == ()
    assert "early" not in sys.modules and "early.arrays" not in sys.modules
