"""JAX's tables of derivatives: calls of `ad.defjvp`, `ad.defjvp2` and `ad.defjvp_zero` in the source of its operations.

The source is parsed, never run. A rule is read if it is a lambda, or a function of one return; the sum over the operands is the tangent.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from ..problems import Location, Problem, SpecError
from .entries import TANGENT, Entry, Formula
from .schema import Param, Schema
from .syntax import MAX_DEPTH, depth_of

_TABLES = ("defjvp", "defjvp2", "defjvp_zero")
_MAX_SIZE = 4_000_000
Operands = Callable[[str], list[str]]  # the names of an op's tensors, where its forward is known


def read_jax(text: str, file: str, operands: Operands) -> list[Entry]:
    """All entries of a source file."""
    if len(text) > _MAX_SIZE:
        raise SpecError([Problem(Location(file, 1, 1), f"a source has at most {_MAX_SIZE:,} characters")])
    try:
        module = ast.parse(text)
    except (SyntaxError, RecursionError, MemoryError, ValueError) as error:
        raise SpecError([Problem(Location(file, getattr(error, "lineno", 1) or 1, 1), f"this is not Python: {error}")]) from None
    functions = {f.name: f for f in module.body if isinstance(f, ast.FunctionDef)}
    return list(_entries(module, file, functions, operands))


def _entries(module: ast.Module, file: str, functions: dict[str, ast.FunctionDef], operands: Operands) -> Iterator[Entry]:
    for statement in module.body:
        call = statement.value if isinstance(statement, ast.Expr) else None
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in _TABLES and call.args):
            continue
        primitive = call.args[0]
        if not (isinstance(primitive, ast.Name) and primitive.id.endswith("_p")):
            continue
        name = primitive.id.removesuffix("_p")
        rules = [_rule(r, functions) for r in call.args[1:]]
        place = Location(file, call.lineno, call.col_offset + 1)
        known = operands(name)
        names = tuple(known or (a for rule in rules if rule for a in rule[0][1 + (call.func.attr == "defjvp2") :][: len(rules)])) or ("x",)
        schema = Schema(name, "", tuple(Param(n, "Tensor", False, False) for n in names), ("result",), False)
        if call.func.attr == "defjvp_zero":
            text, tree = "zero", ast.parse("zeros_like(result)", mode="eval").body
        else:
            text = ", ".join(ast.unparse(r) for r in call.args[1:])
            tree = _tangent(rules, names, call.func.attr == "defjvp2") if 0 < len(rules) <= len(names) else None  # type: ignore[assignment]
        formula = Formula(schema, ("result",), TANGENT, text, place, "Default", None, tree, "" if tree else "a rule that is not one expression of its operands")
        yield Entry(schema, (formula,), names[: max(len(rules), 1)] if text != "zero" else names)


def _rule(node: ast.expr, functions: dict[str, ast.FunctionDef]) -> tuple[list[str], ast.expr] | None:
    """The parameters and the result of a rule, if it is one expression."""
    if isinstance(node, ast.Lambda):
        return [a.arg for a in node.args.args], node.body
    if isinstance(node, ast.Name) and node.id in functions:
        function = functions[node.id]
        (*rest, last) = function.body
        if isinstance(last, ast.Return) and last.value is not None and all(isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant) for s in rest):
            return [a.arg for a in function.args.args], last.value
    return None


def _tangent(rules: list[tuple[list[str], ast.expr] | None], names: tuple[str, ...], with_result: bool) -> ast.expr | None:
    """The sum of the rules, in the names that formulas of forward mode have."""
    terms = []
    for number, rule in enumerate(rules):
        if rule is None:
            return None
        params, body = rule
        first = 1 + with_result
        if len(params) <= first:
            return None
        renamed = dict(zip(params[first:], (f"{n}_p" for n in names))) | {params[0]: f"{names[number]}_t"} | ({params[1]: "result"} if with_result else {})
        if depth_of(body) > MAX_DEPTH:
            return None
        terms.append(_Renamed(renamed).visit(body))
    total = terms[0]
    for term in terms[1:]:
        total = ast.BinOp(total, ast.Add(), term)
    return ast.fix_missing_locations(total)


class _Renamed(ast.NodeTransformer):
    """A rule without what only says how to compute: accuracies, and options that are passed on."""

    def __init__(self, names: dict[str, str]):
        self.names = names

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        if ast.unparse(node) == "accuracy is AccuracyMode.HIGHEST":
            return ast.Name("accurate", ast.Load())
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name(self.names.get(node.id, node.id), ast.Load())

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        return ast.Name("pi", ast.Load()) if ast.unparse(node) == "np.pi" else node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        node.keywords = [k for k in node.keywords if k.arg not in (None, "accuracy")]
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id == "np":  # of a number
            node.func = ast.Name(node.func.attr, ast.Load())
        return node
