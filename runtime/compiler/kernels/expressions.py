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

_NOWHERE = Location("expressions.json", 1, 1)


class Expression:
    """Args:
    operands: their names, in order.
    results: what is computed of these.
    of_rows: whether it takes whole rows.
    """

    def __init__(self, operands: tuple[str, ...], results: tuple[Expr, ...]):
        self.operands, self.results = operands, results
        self.of_rows = any(map(runs_along_row, results))


@cache
def _texts() -> dict[str, Any]:
    texts: dict[str, Any] = json.loads(Path(str(generated.__file__)).with_name("expressions.json").read_text(encoding="utf-8"))
    return texts


@cache
def expression_of(kernel: str) -> Expression | None:
    """None of a kernel that brings C of its own."""
    found = _texts().get(kernel)
    if found is None:
        return None
    operands, results = found
    return Expression(tuple(operands), tuple(_read(ast.parse(text, mode="eval").body, frozenset(operands)) for text in results))


@cache
def kernel_of(expression: str) -> str:
    """The kernel that computes one expression over its operands: "sqrt(self)"."""
    return next(name for name, entry in _texts().items() if name != "about" and entry[1] == [expression])


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
