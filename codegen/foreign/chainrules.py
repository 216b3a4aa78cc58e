"""ChainRules' rules of scalar functions, Julia text: `@scalar_rule f(x, y) (df/dx, df/dy)`, with `@setup(name = value)` before the derivatives.

A rule of a function with one result is read; what it multiplies gives its formulas in both modes.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..problems import Location
from .entries import GRADIENT, TANGENT, Entry, Formula
from .schema import Param, Schema
from .syntax import MAX_DEPTH, MAX_LENGTH, Parser, Unreadable, depth_of, tokens_of

_TOKEN = re.compile(
    r"""\s+
    |(?P<number>(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?)
    |(?P<name>@?[^\W\d]\w*!?(?:\.[^\W\d]\w*!?)*)
    |(?P<symbol>::|//|&&|\|\||==|!=|<=|>=|[-+*/%<>!&|^?:.,(){}\[\];='])""",
    re.VERBOSE,
)
_OPERATORS = {"+": "add", "-": "sub", "*": "mul", "/": "div", "^": "pow"}
_NOTHING = {"ZeroTangent", "NoTangent"}
_NAMES = {"π": "pi", "Ω": "result"}
_TRUTHS = {"true": True, "false": False}


@dataclass(frozen=True)
class _Rule:
    name: str
    params: tuple[str, ...]
    partials: tuple[ast.expr, ...]


def read_chainrules(text: str, file: str, operands: Callable[[str], list[str]]) -> list[Entry]:
    """An entry for each rule in a file."""
    plain = re.sub(r"#[^\n]*", lambda m: " " * len(m[0]), text)
    return list(_entries(plain, file, operands))


def _entries(text: str, file: str, operands: Callable[[str], list[str]]) -> Iterator[Entry]:
    for match in re.finditer(r"@scalar_rule\b", text):
        place = Location(file, text.count("\n", 0, match.start()) + 1, match.start() - text.rfind("\n", 0, match.start()))
        rule = _extent(text, match.end())
        shown = " ".join(rule.split())
        try:
            found = _read(rule)
        except Unreadable as error:
            name = re.match(r"\W*([\w.]+)", rule)
            schema = Schema(name[1].rpartition(".")[2] if name else "?", "", (), ("result",), False)
            yield Entry(schema, (Formula(schema, ("result",), TANGENT, shown, place, "Default", unreadable=str(error)),))
            continue
        names = tuple(operands(found.name)) or found.params
        if len(names) != len(found.params):
            names = found.params
        schema = Schema(found.name, "", tuple(Param(n, "Tensor", False, False) for n in names), ("result",), False)
        yield Entry(schema, tuple(_formulas(schema, found, names, shown, place)))


def _formulas(schema: Schema, rule: _Rule, names: tuple[str, ...], text: str, place: Location) -> Iterator[Formula]:
    """The gradient of each input that has one, and the tangent of the result."""
    terms = []
    for name, partial in zip(names, rule.partials):
        if isinstance(partial, ast.Call) and isinstance(partial.func, ast.Name) and partial.func.id in _NOTHING:
            continue
        plain = _renamed(partial, dict(zip(rule.params, names)))
        conj = ast.Call(ast.Name("conj", ast.Load()), [plain], [])
        yield Formula(schema, (name,), GRADIENT, text, place, "Default", tree=_done(ast.BinOp(ast.Name("grad", ast.Load()), ast.Mult(), conj)))
        value = _renamed(partial, {p: f"{n}_p" for p, n in zip(rule.params, names)})
        terms.append(ast.BinOp(value, ast.Mult(), ast.Name(f"{name}_t", ast.Load())))
    if terms:
        total: ast.expr = terms[0]
        for term in terms[1:]:
            total = ast.BinOp(total, ast.Add(), term)
        yield Formula(schema, ("result",), TANGENT, text, place, "Default", tree=_done(total))


def _done(tree: ast.expr) -> ast.expr:
    return ast.fix_missing_locations(tree)


def _renamed(tree: ast.expr, names: dict[str, str]) -> ast.expr:
    """A copy with other names."""

    class Renamed(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return ast.Name(names.get(node.id, node.id), ast.Load())

    return Renamed().visit(copy.deepcopy(tree))


def _extent(text: str, start: int) -> str:
    """The text of a rule: in its parentheses, or to the end of its line, which goes on while a parenthesis is open."""
    depth, at = 0, start
    whole = text[start : start + 1] == "("
    while at < len(text) and at - start < MAX_LENGTH:
        depth += (text[at] in "([{") - (text[at] in ")]}")
        at += 1
        if depth <= 0 and (whole or (at < len(text) and text[at] == "\n" and text[start:at].strip())):
            break
    return text[start + 1 : at - 1] if whole else text[start:at]


def _read(text: str) -> _Rule:
    if len(text) >= MAX_LENGTH:
        raise Unreadable(f"a rule has at most {MAX_LENGTH:,} characters", 0)
    parser = _Julia(tokens_of(text, _TOKEN))
    name, params = parser.signature()
    parser.skips(",")
    setup = parser.setup()
    partials = [parser.expression()]
    while parser.skips(",") and parser.next.kind != "end":
        partials.append(parser.expression())
    parser.expect("end")
    if len(partials) != 1:
        raise Unreadable("it has several results", 0)
    items = tuple(partials[0].elts) if isinstance(partials[0], ast.Tuple) else (partials[0],)
    if len(items) != len(params):
        raise Unreadable(f"it has {len(items)} derivatives of {len(params)} arguments", 0)
    for variable, value in reversed(setup):
        items = tuple(_substituted(i, variable, value) for i in items)
    if any(depth_of(i) > 3 * MAX_DEPTH for i in items):
        raise Unreadable(f"it is nested more than {3 * MAX_DEPTH} deep", 0)
    return _Rule(name.rpartition(".")[2], params, items)


def _substituted(tree: ast.expr, name: str, value: ast.expr) -> ast.expr:
    class Substituted(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return value if node.id == name else node

    if depth_of(tree) + depth_of(value) > 3 * MAX_DEPTH:
        raise Unreadable("its parts grow too large", 0)
    found: ast.expr = Substituted().visit(tree)
    if sum(1 for _ in ast.walk(found)) > MAX_LENGTH:
        raise Unreadable("its parts grow too large", 0)
    return found


class _Julia(Parser):
    """Expressions of Julia: powers, fractions, and numbers that stand before what they multiply."""

    def signature(self) -> tuple[str, tuple[str, ...]]:
        name = self.expect("name").text
        if self.next.text in _OPERATORS:
            return _OPERATORS[self.take().text], (name, self.expect("name").text)
        self.expect("(")
        params: list[str] = []
        while not self.skips(")"):
            if params:
                self.expect(",")
            params.append(self.expect("name").text)
            if self.skips("::"):
                self.expect("name")
        return name, tuple(params)

    def setup(self) -> list[tuple[str, ast.expr]]:
        """The named parts before the derivatives."""
        if self.next.text != "@setup":
            return []
        self.take()
        self.expect("(")
        parts: list[tuple[str, ast.expr]] = []
        while not self.skips(")"):
            if parts:
                self.expect(",")
            name = self.expect("name").text
            self.expect("=")
            parts.append((name, self.expression()))
        self.skips(",")
        return parts

    def unary(self) -> ast.expr:
        for sign, op in (("-", ast.USub()), ("!", ast.Not())):
            if self.skips(sign):
                return ast.UnaryOp(op, self.nested(self.unary))
        return self.power()

    def power(self) -> ast.expr:
        found = self.postfix(self.primary())
        while self.skips("'"):
            found = ast.Call(ast.Name("conj", ast.Load()), [found], [])
        if self.skips("^"):
            return ast.BinOp(found, ast.Pow(), self.nested(self.unary))
        after = self.next
        beside = self.tokens[self.at - 1]
        number = isinstance(found, ast.Constant) and beside.kind == "number" and beside.offset + len(beside.text) == after.offset
        if number and (after.kind == "name" or after.text == "("):  # 2x
            return ast.BinOp(found, ast.Mult(), self.nested(self.power))
        return found

    def primary(self) -> ast.expr:
        if self.skips("("):
            items = [self.expression()]
            is_tuple = False
            while self.skips(","):
                is_tuple = True
                if self.next.text != ")":
                    items.append(self.expression())
            self.expect(")")
            return ast.Tuple(items, ast.Load()) if is_tuple else items[0]
        if self.next.text in ("{", "["):
            raise Unreadable(f"expected an expression, found {self.next.text!r}", self.next.offset)
        return super().primary()

    def named(self, name: str) -> ast.expr:
        plain = name.rpartition(".")[2]
        if self.skips("("):
            return ast.Call(ast.Name(plain, ast.Load()), self.arguments(")"), [])
        return ast.Constant(_TRUTHS[plain]) if plain in _TRUTHS else ast.Name(_NAMES.get(plain, plain), ast.Load())
