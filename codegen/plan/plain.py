"""Ops as plain functions: their expressions without kernels, for targets that bring arrays, loops or a compiler of their own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from ..model.expr import Call, Const, Expr, Host, IfExp, Name, Prim, Seq, substitute, transform, walk
from ..model.op import AUTO_TRANSPOSE, FORMULA, NOT_IMPLEMENTED, ZERO, Op
from ..model.signature import Param
from ..model.spec_text import NOTHING, SpecText
from ..read.derive import simplify
from .op_plan import Plan


class LeftOut(Exception):
    """A target cannot express an op; says why."""


@dataclass(frozen=True)
class PlainGradient:
    """The gradient of one input: an expression, zero, or an error that gives a reason."""

    input: Param
    expr: Expr | None
    text: SpecText
    missing: SpecText = NOTHING


@dataclass(frozen=True)
class PlainTangent:
    """The tangent of one result: the sum of terms, each linear in one input's tangent; or the gradients transposed; or an error that gives a reason.

    With terms, the reason is why the inputs without a term have none.
    """

    output: str
    terms: tuple[tuple[str, Expr], ...]
    text: SpecText
    transposed: bool = False
    missing: SpecText = NOTHING


@dataclass(frozen=True)
class PlainOp:
    """An op, its forward (None if that is a handwritten array function; of several results a `Seq`) and its derivatives.

    These call elementwise ops only if their bodies are C of their own, which targets write once, with derivatives.
    """

    op: Op
    forward: Expr | None
    gradients: tuple[PlainGradient, ...]
    tangents: tuple[PlainTangent, ...]
    plan: Plan  # where its kernels are, for targets that have these as well

    @property
    def results(self) -> tuple[str, ...]:
        return tuple(r.name for r in self.op.signature.returns)

    @property
    def differentiable_results(self) -> tuple[str, ...]:
        return tuple(name for name, flows in zip(self.results, self.op.differentiable_outputs) if flows)

    @property
    def exprs(self) -> tuple[Expr, ...]:
        terms = (expr for tangent in self.tangents for _, expr in tangent.terms)
        return tuple(e for e in (self.forward, *(g.expr for g in self.gradients), *terms) if e is not None)


def plain(plan: Plan, op: Op, decided: dict[str, bool]) -> PlainOp:
    """An op as plain functions; raises `LeftOut` if it can be none. `decided` are questions about tensors that the target has one answer to."""
    if op.kind == "compose":
        raise LeftOut("it is composed of other ops by a handwritten function")
    if op.signature.is_inplace:
        raise LeftOut("it changes its input")
    if any(p.type.is_list for p in op.tensors) or any(r.type.is_list for r in op.signature.returns):
        raise LeftOut("it takes or gives a list of tensors")
    if any(p.type.base == "device" for p in op.signature.params):
        raise LeftOut("it takes a device")
    if any(len(g.inputs) > 1 for g in op.gradients):
        raise LeftOut("it computes several gradients by one formula")

    def prepared(expr: Expr) -> Expr:
        return with_own_called(with_decided(plan.kernels.inlined(expr, op), decided), "")

    planned = plan.ops[op.name]
    gradients = []
    for gradient in (g for g in op.gradients if g.flows):
        param = next(p for p in op.tensors if p.name in gradient.inputs)
        expr = prepared(gradient.expr) if gradient.kind == FORMULA and gradient.expr else None
        gradients.append(PlainGradient(param, expr, gradient.text, gradient.reason if gradient.kind == NOT_IMPLEMENTED else NOTHING))
    terms = {t.tangent.output: _by_input(part for wanted, expr, _ in t.terms for part in _apart(wanted, prepared(expr))) for t in planned.tangents}
    if op.elementwise and any(g.expr for g in gradients):  # without a rule for all inputs, there are the terms of those that have a gradient
        by_gradient = tuple((g.input.name, prepared(moved(g.expr, g.input.name, op))) for g in gradients if g.expr)
        terms |= {t.output: by_gradient for t in op.tangents if t.kind == NOT_IMPLEMENTED}
    tangents = tuple(
        PlainTangent(t.output, terms.get(t.output, ()), t.text, t.kind == AUTO_TRANSPOSE, t.reason if t.kind == NOT_IMPLEMENTED else NOTHING)
        for t in op.tangents
        if t.kind != ZERO
    )
    bodies = tuple(with_own_called(with_decided(body, decided), op.name) for body in op.bodies)
    forward = None if not bodies else bodies[0] if len(bodies) == 1 else Seq("Tensor[]", op.location, bodies)
    return PlainOp(op, forward, tuple(gradients), tangents, plan)


def moved(gradient: Expr, name: str, op: Op) -> Expr:
    """The term of a tangent that the gradient of an input of an elementwise op gives."""
    tensors = {p.name for p in op.tensors}
    return transform(
        gradient, lambda e: replace(e, name=f"{name}_t" if e.name == "grad" else f"{e.name}_p" if e.name in tensors else e.name) if isinstance(e, Name) else e
    )


def with_own_called(expr: Expr, op: str) -> Expr:
    """The expression with calls of the ops that bring C of their own in the place of that C, but in the body of such an op itself."""

    def call(e: Expr) -> Expr:
        if isinstance(e, Prim) and e.brought is not None and e.brought.name != op:
            return Call("Tensor", e.at, e.brought.name, e.args)
        return e

    return transform(expr, call)


def _by_input(terms: Iterable[tuple[str, Expr]]) -> tuple[tuple[str, Expr], ...]:
    """One term for each input: several that read the tangent of one are added."""
    found: dict[str, Expr] = {}
    for name, expr in terms:
        found[name] = Prim("Tensor", expr.at, "add", (found[name], expr)) if name in found else expr
    return tuple(found.items())


def _apart(wanted: Collection[str], expr: Expr) -> Iterator[tuple[str, Expr]]:
    """A linear term of several tangents as one term for each: what is left of it if the others are zero."""
    for name in wanted:
        zero = Const("int", expr.at, 0)
        yield name, simplify(substitute(expr, {f"{other}_t": zero for other in wanted if other != name})) if len(wanted) > 1 else expr


def with_decided(expr: Expr, decided: dict[str, bool]) -> Expr:
    """The expression with some questions about tensors answered, and the choices that rest on them made."""

    def decide(e: Expr) -> Expr:
        if isinstance(e, Host) and e.fn in decided:
            return Const("bool", e.at, decided[e.fn])
        if isinstance(e, Host) and e.fn == "not" and isinstance(e.args[0], Const):
            return Const("bool", e.at, not e.args[0].value)
        if isinstance(e, IfExp) and isinstance(e.condition, Const):
            return e.then if e.condition.value else e.otherwise
        return e

    return transform(expr, decide) if decided else expr


def called_ops(ops: Iterable[PlainOp]) -> set[str]:
    """The ops that expressions call."""
    return {e.op for op in ops for expr in op.exprs for e in walk(expr) if isinstance(e, Call)}
