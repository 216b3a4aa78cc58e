"""The page that says which test proves which documented name: the names are there, the proofs are there, and none of either is missing."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from specgrad.core.base.older_names import NEW_NAMES
from tests.rows import one_test_for_each

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "api-coverage.md"
NAME = re.compile(r"((?:autograd|utils|Tensor)[\w.]*)(?:\((\w+)\))?")
MODULES = (
    "anomaly_mode", "forward_ad", "function", "functional", "grad_mode", "gradcheck", "graph", "profiler", "profiler_legacy", "profiler_util", "variable",
)  # fmt: skip
COMPANIONS = ("utils.checkpoint",)


class Row(NamedTuple):
    subject: str
    names: tuple[tuple[str, str], ...]  # each with its parameter, or ""
    proofs: tuple[str, ...]


def rows(text: str) -> list[Row]:
    """The rows of all tables of a page."""
    found = []
    for line in text.splitlines():
        if not line.startswith("| ") or line.startswith("| name |"):
            continue
        subject, _, proven = (cell.strip() for cell in line.strip("| ").split(" | "))
        matches = [NAME.fullmatch(code) for code in re.findall(r"`([^`]+)`", subject)]
        found.append(Row(subject, tuple((m[1], m[2] or "") for m in matches if m), tuple(re.findall(r"`([^`]+)`", proven))))
    return found


ROWS = rows(PAGE.read_text(encoding="utf-8"))


def resolve(name: str) -> Any:
    """What a name stands for: found in modules first, for one of them is also a function."""
    parts = name.split(".")
    for length in range(len(parts), -1, -1):
        try:
            found: Any = importlib.import_module(".".join(["specgrad", *parts[:length]]))
        except ModuleNotFoundError:
            continue
        try:
            return functools.reduce(getattr, parts[length:], found)
        except AttributeError:
            continue
    raise AttributeError(f"specgrad has no {name}")


def called(name: str) -> Any:
    """What takes the parameters of a name: never a module."""
    found = resolve(name)
    return getattr(found, name.rpartition(".")[2], found) if inspect.ismodule(found) else found


def takes(function: Any, parameter: str) -> bool:
    """Whether a parameter is in a signature, or was the older name of one."""
    if inspect.isclass(function) and isinstance(function.__new__, type(called)) and function.__init__ is object.__init__:
        function = function.__new__
    parameters = inspect.signature(function).parameters
    return parameter in parameters or (parameter in NEW_NAMES and "older" in parameters)


def skipped(node: ast.AST) -> bool:
    """Whether a test, or a class of tests, is marked to be skipped or to fail, or does so itself."""
    return re.search(r"\bmark\.(skip|skipif|xfail)\b|\bpytest\.(skip|xfail)\(", ast.unparse(node)) is not None


@functools.cache
def defined_in(path: Path) -> dict[str, bool]:
    """The tests that a file defines, by itself or in a class, and whether each is skipped."""
    found: dict[str, bool] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        for inner in node.body if isinstance(node, ast.ClassDef) else (node,):
            if isinstance(inner, ast.FunctionDef) and inner.name.startswith("test_"):
                found[inner.name] = skipped(inner) or skipped(node)
    return found


def test_the_page_has_rows() -> None:
    assert len(ROWS) > 200
    subjects = [row.subject for row in ROWS]
    assert sorted(set(subjects)) == sorted(subjects), "a subject has one row"


@one_test_for_each("name", [(row.subject.replace("`", ""), (row,)) for row in ROWS if row.names], together=10)
def test_names_resolve_and_parameters_are_taken(row: Row) -> None:
    for name, parameter in row.names:
        resolve(name)
        if parameter:
            assert takes(called(name), parameter), f"{name} takes no {parameter}"


@one_test_for_each("file", [(proof.partition("::")[0], (proof,)) for proof in sorted({proof for row in ROWS for proof in row.proofs})])
def test_proofs_are_there_and_run(proof: str) -> None:
    path, _, test = proof.partition("::")
    assert (ROOT / path).is_file(), path
    found = defined_in(ROOT / path)
    assert test in found, f"{path} defines no {test}"
    assert not found[test], f"{proof} is skipped"


def test_every_row_is_proven_without_pytorch() -> None:
    assert [row.subject for row in ROWS if all(proof.startswith("tests/oracle/") for proof in row.proofs)] == []


def exported() -> list[str]:
    """The public names of the modules that the page is about."""
    names = []
    for module in ("autograd", *(f"autograd.{module}" for module in MODULES), *COMPANIONS):
        names += [f"{module}.{name}" for name in importlib.import_module(f"specgrad.{module}").__all__]
    return names


def test_every_public_name_has_a_row() -> None:
    """A name counts as there by any of its paths: `autograd.grad_mode.no_grad` is `autograd.no_grad`."""
    listed = {name for row in ROWS for name, parameter in row.names if not parameter}
    there = {id(called(name)) for name in listed if not inspect.ismodule(resolve(name))}
    assert [name for name in exported() if name not in listed and id(called(name)) not in there] == []


def test_every_parameter_of_a_public_function_has_a_row() -> None:
    listed = {(id(called(name)), parameter) for row in ROWS for name, parameter in row.names if parameter}
    missing = []
    for name in exported():
        function = called(name)
        if inspect.isfunction(function) and not name.startswith(COMPANIONS):
            missing += [f"{name}({p})" for p in inspect.signature(function).parameters if p != "older" and (id(function), p) not in listed]
    assert not missing, "\n".join(missing)


def test_a_page_that_is_wrong_is_found_out(tmp_path: Path) -> None:
    (row,) = rows("| name | what | by |\n| `autograd.grad(nothing)` `autograd.none` and `dir(x)` | holds | `tests/test_api_coverage.py::test_none` |")
    assert row.names == (("autograd.grad", "nothing"), ("autograd.none", ""))
    assert not takes(called("autograd.grad"), "nothing") and takes(called("autograd.grad"), "inputs")
    assert takes(called("autograd.backward"), "variables") and not takes(called("autograd.gradcheck"), "variables")
    with pytest.raises(AttributeError, match=r"autograd\.none"):
        resolve("autograd.none")
    file = tmp_path / "test_some.py"
    file.write_text(
        "@pytest.mark.skip\ndef test_a(): ...\n@mark.skipif(True, reason='')\nclass TestB:\n    def test_b(self): ...\ndef test_c(): ...\ndef no_test(): ...\n"
    )
    assert defined_in(file) == {"test_a": True, "test_b": True, "test_c": False}
