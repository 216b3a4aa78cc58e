"""Whether two versions of an op have the same formulas, once both are in a canonical form."""

from __future__ import annotations

from dataclasses import replace

from specgrad.codegen.model.expr import Call, Expr, Prim, transform
from specgrad.codegen.model.op import Op
from specgrad.codegen.plan.kernels import Kernels, hoisted
from specgrad.codegen.read.derive import simplify
from specgrad.testing.ops.trials import takes

_COMMUTATIVE = ("add", "mul", "eq", "ne", "bit_and", "bit_or")
_TURNED = {"gt": "lt", "ge": "le"}


def same_formulas(one: Op, other: Op, kernels: Kernels) -> bool:
    """Whether two versions of an op compute the same by the rules of arithmetic that hold to the last bit."""
    return _derivatives(one, kernels) == _derivatives(other, kernels)


def _derivatives(op: Op, kernels: Kernels) -> tuple[object, ...]:
    """All formulas of derivatives, in canonical form."""
    real = not takes(op, "c")
    gradients = sorted((g.inputs, g.kind, _canonical(g.expr, op, kernels, real)) for g in op.gradients)
    tangents = sorted((t.output, t.kind, _canonical(t.expr, op, kernels, real)) for t in op.tangents)
    return (tuple(gradients), tuple(tangents), op.differentiable_outputs)


def _canonical(expr: Expr | None, op: Op, kernels: Kernels, real: bool) -> str:
    if expr is None:
        return ""
    tree = hoisted(kernels.inlined(expr, op))
    return repr(transform(simplify(transform(tree, _without_conjugates) if real else tree), _ordered))


def _without_conjugates(e: Expr) -> Expr:
    """Of real numbers, conjugates and real parts are themselves."""
    if isinstance(e, Prim) and e.fn in ("conj", "real"):
        return e.args[0]
    if isinstance(e, Call) and e.op in ("conj", "_real_part"):
        return e.args[0]
    return e


def _ordered(e: Expr) -> Expr:
    """Operands that may stand either way round, in one order."""
    if isinstance(e, Prim) and e.fn in _TURNED:
        e = replace(e, fn=_TURNED[e.fn], args=tuple(reversed(e.args)))
    if isinstance(e, Prim) and e.fn in _COMMUTATIVE:
        return replace(e, args=tuple(sorted(e.args, key=repr)))
    return e
