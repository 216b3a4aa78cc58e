"""Small mistakes in the text of a formula: each changes one place of its syntax tree."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from specgrad.codegen.model.neighbours import CONJUGATES, NEIGHBOURS, PRODUCTS, REDUCTIONS, TRANSPOSES

SLIGHTLY = 1.0001  # the smallest wrong factor that must be noticed
Change = tuple[str, str, Callable[[Any], ast.expr]]  # operator, what, and how it is done to a copy of the node, whose parts are those of the formula: they stay


@dataclass(frozen=True)
class Scope:
    """What the names of a formula stand for.

    Args:
        interchangeable: Names that may be taken for each other, in groups: tensors, tangents, numbers of one type.
        complex: Whether numbers may be complex, so that conjugations matter.
    """

    interchangeable: tuple[tuple[str, ...], ...] = ()
    complex: bool = True

    def others(self, name: str) -> Iterator[str]:
        for group in self.interchangeable:
            if name in group:
                yield from (other for other in group if other != name)


def changed(formula: str, scope: Scope) -> Iterator[tuple[str, str, str]]:
    """Every mutant of a formula: (operator, what, text). What reads the same as the formula, or as an earlier mutant, is left out."""
    tree = ast.parse(" ".join(formula.split()), mode="eval")
    seen = {ast.unparse(tree)}
    for operator, what, text in (*_of_whole(tree, scope), *_of_parts(tree, scope)):
        if text not in seen:
            seen.add(text)
            yield operator, what, text


def _of_whole(tree: ast.Expression, scope: Scope) -> Iterator[tuple[str, str, str]]:
    """Mistakes around a whole formula, or around one of a tuple of formulas."""
    if isinstance(tree.body, (ast.Tuple, ast.List)):
        for index, item in enumerate(tree.body.elts):
            yield "factor", f"item {index} a little off", _text_with(tree, _Place(tree.body.elts, index), ast.BinOp(ast.Constant(SLIGHTLY), ast.Mult(), item))
        return
    text = ast.unparse(tree)
    around = [
        ("sign", "the sign", "-({})"),
        ("factor", "twice", "2 * ({})"),
        ("factor", "half", "({}) / 2"),
        ("factor", "a little off", f"{SLIGHTLY} * ({{}})"),
    ]
    if scope.complex:
        around.append(("conjugate", "conjugated", "({}).conj()"))
    for operator, what, form in around:
        yield operator, what, ast.unparse(ast.parse(form.format(text), mode="eval"))


def _of_parts(tree: ast.Expression, scope: Scope) -> Iterator[tuple[str, str, str]]:
    for place, node in _places(tree):
        for operator, what, change in _changes(node, scope):
            yield operator, what, _text_with(tree, place, change(copy.copy(node)))


@dataclass(frozen=True)
class _Place:
    """Where a node stands: an item of a list, or a field of another node."""

    holder: Any
    key: int | str

    def put(self, node: ast.expr) -> None:
        if isinstance(self.key, int):
            self.holder[self.key] = node
        else:
            setattr(self.holder, self.key, node)


def _places(tree: ast.Expression) -> Iterator[tuple[_Place, ast.expr]]:
    """Every expression of a tree and where it stands, outer ones first."""
    level: list[tuple[_Place, ast.AST]] = [(_Place(tree, "body"), tree.body)]
    while level:
        inner: list[tuple[_Place, ast.AST]] = []
        for place, node in level:
            if isinstance(node, ast.expr):
                yield place, node
            for name, value in ast.iter_fields(node):
                if isinstance(value, list):
                    inner += [(_Place(value, i), item) for i, item in enumerate(value) if isinstance(item, ast.AST)]
                elif isinstance(value, ast.AST):
                    inner.append((_Place(node, name), value))
        level = inner


def _text_with(tree: ast.Expression, place: _Place, other: ast.expr) -> str:
    """The text of a tree with another node at a place; the tree is left as it was."""
    before = place.holder[place.key] if isinstance(place.key, int) else getattr(place.holder, place.key)
    place.put(other)
    try:
        return ast.unparse(tree)
    finally:
        place.put(before)


def _changes(node: ast.expr, scope: Scope) -> Iterator[Change]:
    """What may go wrong at one place."""
    match node:
        case ast.BinOp():
            yield from _of_operation(node)
        case ast.UnaryOp():
            yield from _of_sign(node)
        case ast.Compare():
            yield from _of_comparison(node)
        case ast.BoolOp():
            yield from _of_condition(node)
        case ast.IfExp():
            yield "branch", "the branches the other way round", lambda n: _with(n, body=n.orelse, orelse=n.body)
            yield "branch", "the first branch alone", lambda n: n.body
            yield "branch", "the other branch alone", lambda n: n.orelse
        case ast.Call():
            yield from _of_call(node)
        case ast.Constant():
            yield from _of_constant(node)
        case ast.Name():
            for other in scope.others(node.id):
                yield "saved value", f"{other} in the place of {node.id}", lambda n, other=other: ast.Name(other)  # type: ignore[misc]
            if node.id == "keepdim":
                yield "reduction", "keepdim is turned", lambda n: ast.UnaryOp(ast.Not(), n)
            if node.id in ("dim", "dim0", "dim1", "dim2"):
                yield "reduction", "another dimension", lambda n: ast.BinOp(n, ast.Sub(), ast.Constant(1))
        case ast.Tuple() | ast.List() if len(node.elts) > 1:
            yield "operands", "two items the other way round", lambda n: _with(n, elts=[n.elts[1], n.elts[0], *n.elts[2:]])


def _with(node: Any, **fields: object) -> Any:
    for name, value in fields.items():
        setattr(node, name, value)
    return node


_left, _right = attrgetter("left"), attrgetter("right")


def _swapped(n: Any) -> ast.expr:
    return _with(n, left=n.right, right=n.left)


def _with_operator(operator: ast.operator) -> Callable[[Any], ast.expr]:
    return lambda n: _with(n, op=operator)


# ---- operators


def _of_operation(node: ast.BinOp) -> Iterator[Change]:
    match node.op:
        case ast.Add():
            yield "sign", "subtracted instead of added", _with_operator(ast.Sub())
            yield "term", "the left term is lost", _right
            yield "term", "the right term is lost", _left
            yield "lost factor", "multiplied instead of added", _with_operator(ast.Mult())
        case ast.Sub():
            yield "sign", "added instead of subtracted", _with_operator(ast.Add())
            yield "operands", "the other way round", _swapped
            yield "term", "the left term is lost", lambda n: ast.UnaryOp(ast.USub(), n.right)
            yield "term", "the right term is lost", _left
        case ast.Mult():
            same = ast.dump(node.left) == ast.dump(node.right)
            yield "exponent" if same else "lost factor", "the left factor is lost", _right
            yield "lost factor", "the right factor is lost", _left
            yield "lost factor", "divided instead of multiplied", _with_operator(ast.Div())
            if same:
                yield "exponent", "a power more", lambda n: ast.BinOp(n, ast.Mult(), n.left)
        case ast.Div():
            yield "lost factor", "the divisor is lost", _left
            yield "lost factor", "multiplied instead of divided", _with_operator(ast.Mult())
            yield "operands", "the other way round", _swapped
        case ast.MatMult():
            yield "operands", "the other way round", _swapped
            yield "lost factor", "the left factor is lost", _right
            yield "lost factor", "the right factor is lost", _left
        case ast.Pow():
            yield "operands", "the other way round", _swapped
            yield "exponent", "an exponent that is one more", lambda n: _with(n, right=_plus(n.right, 1))
            yield "exponent", "an exponent that is one less", lambda n: _with(n, right=_plus(n.right, -1))
        case ast.BitAnd() | ast.BitOr():
            other = ast.BitOr() if isinstance(node.op, ast.BitAnd) else ast.BitAnd()
            yield "branch", "and for or, or the other way round", _with_operator(other)
            yield "branch", "the left condition is lost", _right
            yield "branch", "the right condition is lost", _left


def _of_sign(node: ast.UnaryOp) -> Iterator[Change]:
    operator = "sign" if isinstance(node.op, (ast.USub, ast.UAdd)) else "branch"
    yield operator, "it is lost", lambda n: n.operand


_WIDER: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}


def _of_comparison(node: ast.Compare) -> Iterator[Change]:
    for other in _WIDER.get(type(node.ops[0]), ()):
        yield "branch", f"{other.__name__} for {type(node.ops[0]).__name__}", lambda n, other=other: _with(n, ops=[other()])  # type: ignore[misc]


def _of_condition(node: ast.BoolOp) -> Iterator[Change]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield "branch", "and for or, or the other way round", lambda n: _with(n, op=other)
    for index in range(len(node.values)):
        yield "branch", "a condition is lost", lambda n, index=index: _without(n, index)  # type: ignore[misc]


def _without(node: Any, index: int) -> ast.expr:
    values: list[Any] = node.values
    rest = [*values[:index], *values[index + 1 :]]
    return rest[0] if len(rest) == 1 else _with(node, values=rest)


def _of_constant(node: ast.Constant) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        yield "reduction", "turned", lambda n: ast.Constant(not value)
    elif isinstance(value, (int, float)):
        yield "factor", "one more", lambda n: ast.Constant(value + 1)
        if isinstance(value, float) and value not in (0.5, 1.0, 2.0):
            yield "factor", "a little off", lambda n: ast.Constant(value * 1.001)


def _plus(node: ast.expr, number: int) -> ast.expr:
    return ast.BinOp(node, ast.Add() if number > 0 else ast.Sub(), ast.Constant(abs(number)))


# ---- calls


def _arguments(node: ast.Call) -> list[ast.expr]:
    """The arguments of a call; of a method, its object is the first."""
    return [node.func.value, *node.args] if isinstance(node.func, ast.Attribute) else list(node.args)


def _function_name(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""


def _renamed(node: Any, name: str) -> ast.expr:
    return _with(node, func=ast.Attribute(node.func.value, name) if isinstance(node.func, ast.Attribute) else ast.Name(name))


def _with_arguments(node: Any, arguments: list[ast.expr]) -> ast.expr:
    """The same call, on other arguments."""
    if isinstance(node.func, ast.Attribute):
        return _with(node, func=ast.Attribute(arguments[0], node.func.attr), args=arguments[1:])
    return _with(node, args=arguments)


def _argument(index: int) -> Callable[[Any], ast.expr]:
    return lambda n: _arguments(n)[index]


def _of_call(node: ast.Call) -> Iterator[Change]:
    name, arguments = _function_name(node), _arguments(node)
    if name == "where" and len(arguments) == 3:
        yield "branch", "the branches the other way round", lambda n: _with_arguments(n, [_arguments(n)[i] for i in (0, 2, 1)])
        yield "branch", "the first branch alone", _argument(1)
        yield "branch", "the other branch alone", _argument(2)
        return
    operator = next((o for o, known in (("conjugate", CONJUGATES), ("transposed", TRANSPOSES), ("reduction", REDUCTIONS)) if name in known), "neighbour")
    for index in range(min(2, len(arguments))):
        yield operator, f"{name} is lost", _argument(index)
    for other in NEIGHBOURS.get(name, ()):
        yield "neighbour", f"{other} for {name}", lambda n, other=other: _renamed(n, other)  # type: ignore[misc]
    for index in range(len(arguments) - 1):
        yield "operands", "two arguments the other way round", lambda n, i=index: _with_arguments(n, _exchanged(_arguments(n), i))  # type: ignore[misc]
    if name in PRODUCTS:
        for index in range(2):
            yield "transposed", f"operand {index} is", lambda n, i=index: _with_arguments(n, _transposed(_arguments(n), i))  # type: ignore[misc]
    if name in ("pow", "polygamma") and len(arguments) == 2:
        index = 1 if name == "pow" else 0
        for by in (1, -1):
            yield "exponent", f"{by:+d}", lambda n, i=index, by=by: _with_arguments(n, [_plus(a, by) if k == i else a for k, a in enumerate(_arguments(n))])  # type: ignore[misc]


def _exchanged(items: list[ast.expr], index: int) -> list[ast.expr]:
    return [*items[:index], items[index + 1], items[index], *items[index + 2 :]]


def _transposed(items: list[ast.expr], index: int) -> list[ast.expr]:
    dims: list[ast.expr] = [ast.UnaryOp(ast.USub(), ast.Constant(k)) for k in (1, 2)]
    return [ast.Call(ast.Attribute(a, "transpose"), dims, []) if k == index else a for k, a in enumerate(items)]
