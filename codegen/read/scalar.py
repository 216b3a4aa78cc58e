"""Scalar expressions: the text of a `forward:` -> typed tree over primitives, one element (or one row) at a time."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection
from dataclasses import replace

from ..model.expr import NONE, NUMBERS, VALUE, Const, Expr, Prim, applied, transform
from ..model.primitives import CONSTANTS, OPERATORS, PRIMITIVES
from ..model.signature import Signature
from ..problems import Consequence, Mistake, suggestion
from . import habits
from .formula import conforms, constant, mend, type_of
from .reader import HOSTED, MATH, POWER, Reader, dotted, spelling
from .source import Text

# The signature and the body of an elementwise op, by its name; or why there is none, "" where that is told elsewhere.
BodyOf = Callable[[str], tuple[Signature, Expr] | str]
UNKNOWN = "unknown function"
_OF_BITS = {"logical_and": "bit_and", "logical_or": "bit_or"}
_IN_PLACE_OF = {  # operators that are none between elements
    "BitXor": f"{POWER}, and of bits there is bit_xor(x, y)",
    "LShift": "; write shift_left(x, n)",
    "RShift": "; write shift_right(x, n)",
    "MatMult": "; a product of matrices is an op with a 'call:', as mm is",
}


class ScalarReader(Reader):
    """Reads a scalar expression, in which other elementwise ops may be called by name: their bodies take their place."""

    body_of: BodyOf
    ops: Collection[str]

    def __init__(self, text: Text, what: str, scope: dict[str, str], body_of: BodyOf = lambda name: UNKNOWN, ops: Collection[str] = ()):
        super().__init__(text, what, scope)
        self.body_of, self.ops = body_of, ops

    def is_hosted(self, expr: Expr) -> bool:
        return expr.type != VALUE

    def name_hint(self, name: str) -> str:
        if name in PRIMITIVES:
            return f"; {name} is a function: call it"
        return self.or_all(name, [*self.scope, *CONSTANTS])

    def operator(self, node: ast.AST, operator: str, args: tuple[Expr, ...]) -> Expr:
        fn = OPERATORS.get(operator)
        if fn is None:
            hint = _IN_PLACE_OF.get(operator, "")
            raise self.mistake(node, f"the operator {spelling(operator)} has no place between elements{hint}")
        if fn in _OF_BITS and any(isinstance(a, Const) and type(a.value) is int for a in args):
            raise self.mistake(node, f"the operator {spelling(operator)} is of truth values; of bits there is {_OF_BITS[fn]}(x, y)")
        return self.apply(node, fn, args)

    def on_Call(self, node: ast.Call) -> Expr:
        if node.keywords:
            raise self.mistake(node, f"functions of elements take no keywords in {self.what}")
        path = dotted(node.func)
        if path and path in self.ops and path.split(".")[0] not in self.scope:
            return self.call(node, path, tuple(self.expr(a) for a in node.args))
        if isinstance(node.func, ast.Attribute):
            owner = self.expr(node.func.value)
            return self.call(node, node.func.attr, (owner, *(self.expr(a) for a in node.args)))
        if not isinstance(node.func, ast.Name):
            raise self.no_function(node, "functions")
        return self.call(node, node.func.id, tuple(self.expr(a) for a in node.args))

    def call(self, node: ast.Call, name: str, args: tuple[Expr, ...]) -> Expr:
        if args and all(self.is_hosted(a) for a in args) and name in (*MATH, *HOSTED):
            return self.host_call(node, name, args)
        if name in PRIMITIVES:
            return self.apply(node, name, args)
        found = self.body_of(name)
        if found == "":
            raise Consequence(self.at(node), f"{name} is mistaken")
        if found == UNKNOWN:
            known = [*PRIMITIVES, *MATH, "abs", *(op for op in self.ops if f"of {op}" not in self.what)]
            hint = habits.of_elements(name) or self.namespace_hint(name) or suggestion(name, known)
            raise self.mistake(node, f"unknown function {name!r} in {self.what}{hint}")
        if isinstance(found, str):
            raise self.mistake(node, f"{name} {found}{habits.of_elements(name)}")
        return self.inlined(node, *found, args)

    def namespace_hint(self, name: str) -> str:
        """The op of a name that lies in a namespace."""
        meant = next((op for op in self.ops if op.endswith(f".{name}")), "")
        return f"; did you mean {meant!r}?" if meant else ""

    def inlined(self, node: ast.Call, signature: Signature, body: Expr, args: tuple[Expr, ...]) -> Expr:
        """The body of another op, with the arguments of its call in the place of its parameters."""
        params, name = signature.params, signature.name
        if len(args) > len(params) or any(not p.has_default for p in params[len(args) :]):
            raise self.mistake(node, f"{name} takes {len(params)} argument{'s' * (len(params) != 1)}, {len(args)} given")
        given = dict(zip((p.name for p in params), args)) | {p.name: constant(p.default, self.at(node)) for p in params[len(args) :]}
        for param in params:
            arg = given[param.name]
            wanted = "a value or number" if param.type.is_tensor else type_of(param)
            accepted = (VALUE, *NUMBERS, *[NONE] * param.type.optional)
            if not (arg.type in accepted if param.type.is_tensor else conforms(arg, wanted)):
                raise Mistake(arg.at, f"{name} takes {wanted} as {param.name!r}, not {arg.type}")
        here = transform(body, lambda e: replace(e, at=self.at(node)))  # its own place is in another entry, which may move by itself
        return applied(here, given)

    def apply(self, node: ast.AST, fn: str, args: tuple[Expr, ...]) -> Expr:
        primitive = PRIMITIVES[fn]
        if len(args) != primitive.arity:
            raise self.mistake(node, f"{fn}() takes {primitive.arity} argument{'s' * (primitive.arity != 1)}, {len(args)} given")
        for arg in args:
            if arg.type != VALUE and arg.type not in NUMBERS:
                raise Mistake(arg.at, f"{fn}() takes elements and numbers, not {arg.type}{mend(arg)}")
        return Prim(VALUE, self.at(node), fn, args)

    def on_Attribute(self, node: ast.Attribute) -> Expr:
        if isinstance(node.value, ast.Name) and node.value.id not in self.scope:
            self.expr(node.value)
        raise self.mistake(node, f"elements have no attributes; .{node.attr} has no place in {self.what}{habits.of_elements(node.attr)}")

    def on_Subscript(self, node: ast.Subscript) -> Expr:
        raise self.mistake(node, f"elements cannot be indexed in {self.what}")


def scope_of(signature: Signature) -> dict[str, str]:
    """The names of a scalar expression: tensors stand for one of their elements, other parameters for themselves."""
    return {p.name: VALUE + "?" * p.type.optional if p.type.is_tensor else type_of(p) for p in signature.params}
