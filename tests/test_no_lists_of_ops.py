"""What is said of single ops stands in the spec: no handwritten module of the package has a list of ops by name."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

import pytest

from specgrad.codegen.paths import paths
from tests.the_spec import spec

WHERE = paths()
SPEC = spec()
NAMES = {
    name
    for op in SPEC
    for name in (op.name, op.signature.public_name, op.signature.identifier, op.signature.base, *op.aliases, *op.in_place_functions)
    + ((f"{op.signature.base}_",) if op.has_in_place_form else ())
}
MOST = 2  # names of ops together are no list yet
ABOUT_SOMETHING_ELSE = {
    "absent.py": "methods that PyTorch has removed, in favour of functions of linalg",
    "bags.py": "the modes of embedding_bag",
    "library.py": "what the functions that C calls are called there, and those of libm",
    "routines.py": "the decompositions of matrices that C calls",
    "reductions.py": "the structures of csrc/device/joined.cuh, by their names there",
    "unrolled.py": "the arithmetic of numbers that are known when C is written",
    "fast_math.py": "the laws of arithmetic that hold for real numbers alone",
    "canonical.py": "the laws of arithmetic by which two mistakes compute the same",
    "init.py": "what calculate_gain may be asked for",
    "program_ops.py": "the vocabulary of random programs, as a tester chooses it: where each op is smooth and how often it is drawn",
}


def lists(tree: ast.Module) -> Iterator[tuple[int, set[str]]]:
    """Names of ops that stand together: in a collection, as the words of a text, or compared with one name after another."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Set, ast.List, ast.Tuple)):
            yield node.lineno, set(texts(node.elts))
        elif isinstance(node, ast.Dict):
            yield node.lineno, set(texts(node.keys))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and set(node.value.split()) <= NAMES:
            yield node.lineno, set(node.value.split())
        elif isinstance(node, ast.Match):
            values = [part.value for case in node.cases for part in ast.walk(case.pattern) if isinstance(part, ast.MatchValue)]
            yield node.lineno, set(texts(values))
        elif isinstance(node, ast.FunctionDef):
            compared = [value for part in ast.walk(node) if isinstance(part, ast.Compare) for value in (part.left, *part.comparators)]
            yield node.lineno, set(texts(compared))


def texts(nodes: Iterable[ast.expr | None]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield str(node.value)


def long_lists(source: str) -> list[tuple[int, set[str]]]:
    return [(line, names) for line, found in lists(ast.parse(source)) if len(names := found & NAMES) > MOST]


def test_no_module_lists_ops() -> None:
    found = {p.relative_to(WHERE.package).as_posix(): long_lists(p.read_text(encoding="utf-8")) for p in sorted(WHERE.package.rglob("*.py"))}
    assert {path: names for path, names in found.items() if names and path.split("/")[-1] not in ABOUT_SOMETHING_ELSE} == {}
    assert {path.split("/")[-1] for path, names in found.items() if names} == set(ABOUT_SOMETHING_ELSE), "no exception that is none"


@pytest.mark.parametrize(
    "source",
    [
        "RULES = {'mm': 1, 'bmm': 2, 'mv': 3}",
        "NAMES = frozenset(('add', 'sub', 'mul_'))",
        "NAMES = ['max.dim', 'sum', 'nn.functional.linear', 'other']",
        "NAMES = 'sin cos tan'.split()",
        "def flops(name):\n    if name == 'mm':\n        return 1\n    if name == 'mv' or name == 'dot':\n        return 2",
        "match name:\n    case 'mm' | 'mv':\n        pass\n    case 'dot':\n        pass",
    ],
)
def test_lists_are_found(source: str) -> None:
    assert long_lists(source)


def test_what_is_no_list_of_ops() -> None:
    assert not long_lists("x = ('sum', 'mean', 'none')\ny = {'add': 1}\nz = 'the sum of all'")
