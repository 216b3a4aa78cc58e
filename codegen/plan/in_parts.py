"""Ops of complex numbers alone as ops of their real and imaginary parts, for targets without complex numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..model.expr import VALUE, Call, Const, Expr, IfExp, Name, Prim, names, substitute, transform, walk
from ..model.op import Op
from ..model.signature import Param
from ..read.derive import simplify
from .plain import LeftOut, PlainGradient, PlainOp, PlainTangent

PARTS = ("real", "imag")


def in_parts(of_op: PlainOp, ops: dict[str, Op]) -> PlainOp:
    """An elementwise op of complex numbers with two real operands in the place of each; any other op as it is. Raises `LeftOut` if no sums and products do."""
    op = of_op.op
    if set(op.classes) != {"c"} or not op.elementwise or len(op.bodies) != 1 or of_op.forward is None:
        return of_op
    fold = _Fold(op, ops)
    forward = fold.folded(of_op.forward)
    of_complex = _is_complex(forward)
    signature = replace(op.signature, params=tuple(part for p in op.signature.params for part in _split(p)))

    def term(expr: Expr) -> Expr:
        return fold.folded(expr, of_complex)

    def tangent(expr: Expr) -> Expr:
        found = term(expr)
        if of_complex:
            return Prim(VALUE, expr.at, "complex", (_part(found, 0), _part(found, 1)))
        if _is_complex(found):
            raise LeftOut("its tangent is complex, and its result is real")
        return found

    gradients = tuple(part for g in of_op.gradients for part in _gradient(g, None if g.expr is None else term(g.expr)))
    return replace(
        of_op,
        op=replace(op, signature=signature, classes="f", dtypes=(), bodies=(forward,)),
        forward=forward,
        gradients=gradients,
        tangents=tuple(_tangent(t, [tangent(e) for _, e in t.terms], signature.params[0].name) for t in of_op.tangents),
    )


def _split(param: Param) -> Sequence[Param]:
    if not param.type.is_tensor:
        return (param,)
    return [replace(param, name=f"{_spelt(param.name)}_{part}") for part in PARTS]


def _spelt(name: str) -> str:
    return "input" if name == "self" else name


def _gradient(gradient: PlainGradient, expr: Expr | None) -> list[PlainGradient]:
    return [replace(gradient, input=param, expr=None if expr is None else _part(expr, place)) for place, param in enumerate(_split(gradient.input))]


def _tangent(tangent: PlainTangent, terms: list[Expr], name: str) -> PlainTangent:
    return replace(tangent, terms=tuple((name, term) for term in terms))


def _part(expr: Expr, place: int) -> Expr:
    """One part of a folded expression."""
    if _is_complex(expr):
        return simplify(expr.children[place])
    return expr if place == 0 else Const("float", expr.at, 0.0)


def _is_complex(expr: Expr) -> bool:
    return isinstance(expr, Prim) and expr.fn == "complex"


class _Fold:
    """Carries `complex(real, imag)` outwards through sums and products, until it is outermost or gone."""

    def __init__(self, op: Op, ops: dict[str, Op]):
        self.op, self.ops = op, ops
        self.operands = {f"{p.name}{end}": f"{_spelt(p.name)}_{{}}{end}" for p in op.tensors for end in ("", "_p", "_t")}

    def folded(self, expr: Expr, of_complex: bool = False) -> Expr:
        """An expression of parts. of_complex: whether the result is complex, and with it its gradient."""
        spelt = self.operands | ({"grad": "grad_{}", "result": "result_{}"} if of_complex else {})
        found = transform(expr, lambda e: self.step(e, spelt))
        left = [e for e in walk(found) if _is_complex(e) and e is not found]
        if left or set(spelt) & names(found):
            raise LeftOut("it computes with complex numbers, beyond sums and products of their parts")
        return found

    def step(self, e: Expr, spelt: dict[str, str]) -> Expr:
        if isinstance(e, Name) and e.name in spelt:
            return Prim(VALUE, e.at, "complex", tuple(Name(e.type, e.at, spelt[e.name].format(part)) for part in PARTS))
        if isinstance(e, Const) and isinstance(e.value, complex):
            return Prim(VALUE, e.at, "complex", (Const("float", e.at, e.value.real), Const("float", e.at, e.value.imag)))
        if isinstance(e, Call):
            return self.call(e)
        if isinstance(e, IfExp) and any(map(_is_complex, (e.then, e.otherwise))):
            return Prim(VALUE, e.at, "complex", tuple(replace(e, then=_part(e.then, i), otherwise=_part(e.otherwise, i)) for i in (0, 1)))
        return self.prim(e) if isinstance(e, Prim) and any(map(_is_complex, e.args)) else e

    def call(self, e: Call) -> Expr:
        if e.op == self.op.name and self.op.body is not None:
            inner = substitute(self.op.body, dict(zip((p.name for p in self.op.signature.params), e.args)))
            return transform(inner, lambda part: self.step(part, {}))
        target = self.ops[e.op].target
        if target == "pointwise.join":
            return Prim(VALUE, e.at, "complex", e.args)
        return Const("float", e.at, 0.0) if target == "shape.zeros" else e

    def prim(self, e: Prim) -> Expr:
        real = [_part(a, 0) for a in e.args]
        imag = [_part(a, 1) for a in e.args]

        def apply(fn: str, *args: Expr) -> Expr:
            return simplify(Prim(VALUE, e.at, fn, args))

        if e.fn in PARTS:
            return (real, imag)[PARTS.index(e.fn)][0]
        if e.fn == "conj":
            both = (real[0], apply("neg", imag[0]))
        elif e.fn in ("add", "sub", "neg"):
            both = (apply(e.fn, *real), apply(e.fn, *imag))
        elif e.fn == "mul":
            (a, c), (b, d) = real, imag
            both = (apply("sub", apply("mul", a, c), apply("mul", b, d)), apply("add", apply("mul", a, d), apply("mul", b, c)))
        elif e.fn == "square":
            (a,), (b,) = real, imag
            both = (apply("sub", apply("mul", a, a), apply("mul", b, b)), apply("mul", apply("mul", Const("int", e.at, 2), a), b))
        elif e.fn == "abs":
            return apply("hypot", real[0], imag[0])
        else:
            return e
        return Prim(VALUE, e.at, "complex", both)
