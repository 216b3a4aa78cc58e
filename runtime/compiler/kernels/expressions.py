"""What each kernel of the spec computes, as an expression over its operands."""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path
from typing import Any

from specgrad import generated
from specgrad.codegen.model.expr import VALUE, Const, Expr, Name, Prim
from specgrad.codegen.problems import Location
from specgrad.codegen.read.derive import runs_along_row
from specgrad.core.base.locks import lock
from specgrad.core.kernels.library import libraries
from specgrad.core.kernels.numpy_kernels import NumpyKernel, numpy_kernel

_NOWHERE = Location("expressions.json", 1, 1)
_OWN = Path(str(generated.__file__)).parent  # where the expressions of specgrad's own kernels are


class Expression:
    """Args:
    operands: their names, in order.
    results: what is computed of these.
    exact: whether the kernel computes just that, and no C of an op's own, which rounds otherwise.
    of_rows: whether it takes whole rows.
    """

    operands: tuple[str, ...]
    results: tuple[Expr, ...]
    exact: bool
    of_rows: bool

    def __init__(self, operands: tuple[str, ...], results: tuple[Expr, ...], exact: bool = True):
        self.operands, self.results, self.exact = operands, results, exact
        self.of_rows = any(map(runs_along_row, results))


def kernel_of(name: str) -> NumpyKernel:
    """A kernel by its name, which of those of another package begins with that."""
    namespace, _, kernel = name.rpartition("::")
    return libraries[namespace].numpy_kernel(kernel) if namespace else numpy_kernel(kernel)


def expression_of(name: str) -> Expression | None:
    """None of a kernel that brings C of its own, and does not say what that computes."""
    namespace, _, kernel = name.rpartition("::")
    return _expression(libraries[namespace].folder if namespace else _OWN, kernel)


@cache
def _texts(folder: Path) -> dict[str, Any]:
    return json.loads((folder / "expressions.json").read_text(encoding="utf-8"))


@cache
def _expression(folder: Path, kernel: str) -> Expression | None:
    found = _texts(folder).get(kernel)
    if found is None:
        return None
    operands, results, *own = found
    with lock:  # a thread at a time: in some versions of Python, 3.11.7 too, ast.parse() fails where threads take turns within it
        trees = [ast.parse(text, mode="eval").body for text in results]
    return Expression(tuple(operands), tuple(_read(tree, frozenset(operands)) for tree in trees), exact=not own)


@cache
def kernel_that_computes(expression: str) -> str:
    """The kernel that computes one expression over its operands: "sqrt(self)"."""
    return next(name for name, entry in _texts(_OWN).items() if name != "about" and entry[1] == [expression])


def _read(node: ast.expr, operands: frozenset[str]) -> Expr:
    match node:
        case ast.Call(func=ast.Name(id=function), args=args):
            return Prim(VALUE, _NOWHERE, function, tuple(_read(arg, operands) for arg in args))
        case ast.Name(id="inf" | "nan" as name) if name not in operands:  # nan_to_num() has an operand `nan`
            return Const("float", _NOWHERE, float(name))
        case ast.Name(id=name):
            return Name(VALUE, _NOWHERE, name)
        case ast.Constant(value=value):
            return Const(type(value).__name__, _NOWHERE, value)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            number = _read(operand, operands)
            assert isinstance(number, Const) and isinstance(number.value, (int, float, complex))
            return Const(number.type, _NOWHERE, -number.value)
    raise ValueError(f"expressions.json: {ast.dump(node)}")
