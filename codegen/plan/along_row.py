"""Reductions of arrays as ops along one row, for targets whose functions take a row: their forwards, and their formulas without shapes and dimensions."""

from __future__ import annotations

from dataclasses import replace

from ..model.expr import VALUE, Call, Const, Expr, Host, Name, Prim, transform
from ..model.op import Op
from ..read.not_yaml import SourceFile
from ..read.scalar import ScalarReader, scope_of
from ..read.source import Text
from .plain import PlainOp, with_decided

_FORWARDS = {  # of the array functions that reduce, what each makes of a row
    "reduce.sum": "row_sum(self)",
    "reduce.mean": "row_sum(self) / row_count()",
    "reduce.amax": "row_max(self)",
    "reduce.amin": "row_min(self)",
    "reduce.var": "row_sum(square(self - row_sum(self) / row_count())) / maximum(row_count() - (1 if correction is None else correction), 0)",
    "reduce.std": "sqrt(row_sum(square(self - row_sum(self) / row_count())) / maximum(row_count() - (1 if correction is None else correction), 0))",
    "reduce.logsumexp": "where(abs(row_max(self)) == inf, row_max(self), log(row_sum(exp(self - row_max(self)))) + row_max(self))",
    "reduce.vector_norm": """row_max(abs(self)) if ord == inf else row_min(abs(self)) if ord == -inf else row_sum(where(self == 0, 0, 1)) if ord == 0
        else sqrt(row_sum(square(self))) if ord == 2 else pow(row_sum(pow(abs(self), ord)), 1 / ord)""",
}
OPTIONS = ("dim", "keepdim", "dtype")  # parameters that a row has no use for
_AS_IT_IS = {"reduce.spread", "reduce.sum_to_size", "shape.to_copy"}  # what changes nothing within one row


def along_row(of_op: PlainOp, ops: dict[str, Op]) -> PlainOp:
    """A reduction as an op along a row; any other op, or one with a formula that has no such reading, as it is."""
    op = of_op.op
    text = _FORWARDS.get(op.target) if op.kind == "call" else None
    if text is None:
        return of_op
    text = " ".join(text.split())
    body = ScalarReader(Text(text, SourceFile(f"<{op.target}>", text), tuple(range(len(text)))), f"the row of {op.name}", scope_of(op.signature)).read()

    def read(expr: Expr) -> Expr:
        return with_decided(transform(expr, lambda e: _in_row(e, ops)), {"": False})

    return replace(
        of_op,
        op=replace(op, kind="forward", bodies=(body,), rowwise=True),
        forward=body,
        gradients=tuple(replace(g, expr=None if g.expr is None else read(g.expr)) for g in of_op.gradients),
        tangents=tuple(replace(t, terms=tuple((name, read(expr)) for name, expr in t.terms)) for t in of_op.tangents),
    )


def _in_row(e: Expr, ops: dict[str, Op]) -> Expr:
    if isinstance(e, Host) and e.fn in ("is None", "is not None") and isinstance(e.args[0], Name) and e.args[0].name == "dtype":
        return Const("bool", e.at, e.fn == "is None")
    if isinstance(e, Host) and e.fn == "count":
        return Prim(VALUE, e.at, "row_count", ())
    if not isinstance(e, Call):
        return e
    target, operand = ops[e.op].target, e.args[0]
    if target in _AS_IT_IS:
        return operand
    if target == "reduce.magnitude":
        return Prim(VALUE, e.at, "abs", (operand,))
    rows = {"reduce.sum": "row_sum", "reduce.mean": "row_sum", "reduce.amax": "row_max", "reduce.amin": "row_min"}
    if target not in rows:
        return e
    found = Prim(VALUE, e.at, rows[target], (operand,))
    return Prim(VALUE, e.at, "div", (found, Prim(VALUE, e.at, "row_count", ()))) if target == "reduce.mean" else found
