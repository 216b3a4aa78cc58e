"""Special functions that are written once, over arrays (templates/special_library.py.txt), as functions of doubles in C."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Collection

_OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.BitAnd: "&&", ast.BitOr: "||", ast.USub: "-", ast.Invert: "!",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
}  # fmt: skip
_NAMES = {"abs": "fabs", "inf": "INFINITY", "nan": "NAN"}  # of NumPy -> of C
_WHOLE = "array_special"  # what applies a function to arrays of any dtype; in C to a double


def in_c(tree: ast.Module, written: Collection[str]) -> dict[str, str]:
    """The functions and tables of a module, by name, in C; but for those that are written in C already."""
    tables = {
        n.targets[0].id: len(n.value.elts)
        for n in tree.body
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name) and isinstance(n.value, ast.Tuple)
    }
    found = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name not in written:
            found[node.name] = _function(node, _Expressions(tables))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.Tuple):
            name = node.targets[0].id
            numbers = textwrap.fill(", ".join(map(ast.unparse, node.value.elts)), 150, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)
            found[name] = f"static const double {name}[{tables[name]}] = {{\n{numbers}\n}};"
    return found


def _function(node: ast.FunctionDef, expressions: _Expressions) -> str:
    lines = [f"static double {node.name}({', '.join(f'double {a.arg}' for a in node.args.args)}) {{"]
    for statement in node.body:
        match statement:
            case ast.Expr(value=ast.Constant(value=str() as about)):
                lines.insert(0, f"/* {' '.join(about.split())} */")
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                lines.append(f"    const double {name} = {expressions.visit(value)};")
            case ast.Return(value=ast.expr() as value):
                lines.append(f"    return {expressions.visit(value)};")
            case _:
                raise AssertionError(f"{node.name} has no meaning in C: {ast.unparse(statement)}")
    return "\n".join([*lines, "}"])


class _Expressions(ast.NodeVisitor):
    """The text of an expression in C; every operation in parentheses."""

    def __init__(self, tables: dict[str, int]):
        self.tables = tables

    def generic_visit(self, node: ast.AST) -> str:
        raise AssertionError(f"no meaning in C: {ast.dump(node)}")

    def visit_Name(self, node: ast.Name) -> str:
        return node.id

    def visit_Attribute(self, node: ast.Attribute) -> str:
        return _NAMES.get(node.attr, node.attr)

    def visit_Constant(self, node: ast.Constant) -> str:
        return repr(float(node.value)) if isinstance(node.value, (int, float)) else self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> str:
        return f"({_OPERATORS[type(node.op)]}{self.visit(node.operand)})"

    def visit_BinOp(self, node: ast.BinOp) -> str:
        return f"({self.visit(node.left)} {_OPERATORS[type(node.op)]} {self.visit(node.right)})"

    def visit_Compare(self, node: ast.Compare) -> str:
        ((operator,), (right,)) = node.ops, node.comparators
        return f"({self.visit(node.left)} {_OPERATORS[type(operator)]} {self.visit(right)})"

    def visit_Call(self, node: ast.Call) -> str:
        name, given = self.visit(node.func), node.args
        if name == "where":
            condition, then, otherwise = map(self.visit, given)
            return f"({condition} ? {then} : {otherwise})"
        if name == _WHOLE:
            name, given = self.visit(given[0]), given[1:]
        texts = [self.visit(a) for a in given]
        texts += [str(self.tables[a.id]) for a in given if isinstance(a, ast.Name) and a.id in self.tables]
        return f"{name}({', '.join(texts)})"
