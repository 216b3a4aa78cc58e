"""Errors speak of specgrad's own ops: none of their texts names PyTorch's module, nor an op that users cannot call."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import specgrad as sg
from tests.the_spec import spec

ROOT = Path(__file__).parent.parent
ABOUT_PYTORCH = ("runtime/testing/frameworks", "runtime/testing/adapters.py", "codegen/foreign")  # what works with PyTorch itself
PRIVATE = r"(?<![\w.{`])_[a-z]\w*(\(\)|:)"  # as in "_linalg_solve(): expected"


def sources(*folders: str) -> list[Path]:
    return [p for folder in folders for p in sorted((ROOT / folder).rglob("*.py")) if not str(p.relative_to(ROOT)).startswith(ABOUT_PYTORCH)]


def texts(tree: ast.AST) -> Iterator[ast.Constant]:
    """The strings of a program but its docstrings."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return (n for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str) and id(n) not in docs)


def raised(tree: ast.AST) -> Iterator[ast.Constant]:
    return (text for node in ast.walk(tree) if isinstance(node, ast.Raise) for text in texts(node))


def found(looked_at: Callable[[ast.AST], Iterator[ast.Constant]], pattern: str, *folders: str) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{text.lineno}: {text.value}"
        for path in sources(*folders)
        for text in looked_at(ast.parse(path.read_text(encoding="utf-8")))
        if re.search(pattern, str(text.value))
    ]


def test_no_error_names_pytorch() -> None:
    assert found(raised, r"torch\.", "runtime", "codegen", "generated") == []


def test_no_name_that_an_error_is_given_is_pytorchs() -> None:
    """A text may be put into an error elsewhere than where this is raised."""
    assert found(texts, r"torch\.", "runtime/array", "runtime/compose", "runtime/core", "runtime/methods") == []


def test_no_error_names_a_private_op() -> None:
    assert found(raised, PRIVATE, "runtime/array", "runtime/compose", "generated") == []


def test_no_requirement_of_the_spec_names_pytorch() -> None:
    assert [f"{op.name}: {message}" for op in spec() for _, message in op.requirements if "torch" in message.plain] == []


def test_an_error_of_the_spec_tells_what_was_given() -> None:
    with pytest.raises(RuntimeError, match=r"^polygamma\(\): expected n >= 0, but got n=-1$"):
        sg.polygamma(-1, sg.ones(3))
    with pytest.raises(ValueError, match=r"^nn\.functional\.hardtanh\(\): expected min_val <= max_val, but got min_val=2.0 and max_val=1.0$"):
        sg.nn.functional.hardtanh(sg.ones(3), 2.0, 1.0)


@pytest.mark.parametrize(
    ("program", "names_pytorch"), [('raise ValueError(f"torch.{name}: no")', True), ('def f():\n    """As torch.f."""\n    raise E("f(): no")', False)]
)
def test_the_test_finds_what_it_looks_for(program: str, names_pytorch: bool) -> None:
    assert any("torch." in str(text.value) for text in raised(ast.parse(program))) is names_pytorch
    assert any("torch." in str(text.value) for text in texts(ast.parse(program))) is names_pytorch
