"""Small mistakes put into the formulas of a spec: a sign, a factor, a conjugate, a constant, two operands the other way round."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass

from specgrad.codegen.model import FORMULA, Spec


@dataclass(frozen=True)
class Mutant:
    op: str
    key: str  # of the entry: the inputs, or the result
    line: int
    what: str
    formula: str


def mutants(spec: Spec, text: str) -> Iterator[Mutant]:
    """Every mutant of every formula that stands on one line."""
    lines = text.splitlines()
    for op in spec:
        for rule in (*op.gradients, *op.tangents):
            if rule.kind != FORMULA:
                continue
            written = re.fullmatch(r"  ([\w, ]+): (.+)", lines[rule.location.line - 1])
            if written and written[2].strip("\"'") == rule.text:
                seen = {ast.unparse(ast.parse(rule.text, mode="eval"))}
                for what, formula in _changed(rule.text):
                    if formula not in seen:
                        seen.add(formula)
                        yield Mutant(op.name, written[1], rule.location.line, what, formula)


def mutated(text: str, chosen: list[Mutant]) -> str:
    """The spec with some formulas replaced, each on its own line."""
    lines = text.splitlines()
    for mutant in chosen:
        quoted = mutant.formula.replace("'", "''")
        lines[mutant.line - 1] = f"  {mutant.key}: '{quoted}'"
    return "\n".join(lines) + "\n"


def _changed(formula: str) -> Iterator[tuple[str, str]]:
    tree = ast.parse(formula, mode="eval")
    if not isinstance(tree.body, (ast.Tuple, ast.List)):
        yield "the sign", f"-({formula})"
    for index, node in enumerate(ast.walk(tree)):
        for what, change in _changes(node):
            other = copy.deepcopy(tree)
            target = list(ast.walk(other))[index]
            replacement = change(target)
            if replacement is target:
                yield what, ast.unparse(other)
            else:
                yield what, ast.unparse(_Replace(target, replacement).visit(other))


class _Replace(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST):
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def _changes(node: ast.AST):
    """What may go wrong at a node: (what, how to do it to a copy)."""
    if isinstance(node, ast.BinOp):
        if isinstance(node.op, (ast.Mult, ast.Div, ast.MatMult)):
            yield "the right factor is lost", lambda n: n.left
        if isinstance(node.op, ast.Mult):
            yield "the left factor is lost", lambda n: n.right
            yield "divided instead of multiplied", lambda n: _with(n, op=ast.Div())
        if isinstance(node.op, ast.Div):
            yield "multiplied instead of divided", lambda n: _with(n, op=ast.Mult())
        if isinstance(node.op, ast.Add):
            yield "subtracted instead of added", lambda n: _with(n, op=ast.Sub())
            yield "the left summand is lost", lambda n: n.right
        if isinstance(node.op, ast.Sub):
            yield "added instead of subtracted", lambda n: _with(n, op=ast.Add())
            yield "the other way round", lambda n: _with(n, left=n.right, right=n.left)
        if isinstance(node.op, ast.MatMult):
            yield "the other way round", lambda n: _with(n, left=n.right, right=n.left)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield "the minus is lost", lambda n: n.operand
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("conj", "mH", "sgn", "log", "exp", "sqrt"):
        yield f"{node.func.attr} is lost", lambda n: n.func.value
    if isinstance(node, ast.Attribute) and node.attr == "mH":
        yield "not transposed", lambda n: n.value
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        yield "another constant", lambda n: _with(n, value=n.value + 1)
    if isinstance(node, ast.Name) and node.id == "result":
        yield "the input in the place of the result", lambda n: _with(n, id="self")
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        swaps = {"sin": "cos", "cos": "sin", "sinh": "cosh", "cosh": "sinh", "exp": "expm1", "log": "log2", "floor": "ceil", "trunc": "ceil"}
        if node.func.id in swaps:
            yield "another function", lambda n: _with(n, func=ast.Name(swaps[n.func.id]))
        if node.func.id == "where" and len(node.args) == 3:
            yield "the branches the other way round", lambda n: _with(n, args=[n.args[0], n.args[2], n.args[1]])


def _with(node, **fields):
    for name, value in fields.items():
        setattr(node, name, value)
    return node
