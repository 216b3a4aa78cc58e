"""Reductions of arrays as ops along one row, for targets whose functions take a row: their forwards, and their formulas without shapes and dimensions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ..model.expr import VALUE, Applied, Call, Const, Expr, Host, Name, Prim, Seq, substitute, transform
from ..model.op import Op
from ..read.derive import runs_along_row
from ..read.not_yaml import SourceFile
from ..read.scalar import ScalarReader, scope_of
from ..read.source import Text
from .plain import PlainOp, with_decided

_FORWARDS = {  # of the array functions that reduce, what each makes of a row
    "reduce.sum": "row_sum(self)",
    "reduce.nansum": "row_sum(where(self == self, self, 0))",
    "reduce.sum_to_size": "row_sum(self)",
    "reduce.spread": "self",
    "reduce.mean": "row_sum(self) / row_count()",
    "reduce.magnitude": "abs(self)",
    "reduce.amax": "row_max(self)",
    "reduce.amin": "row_min(self)",
    "reduce.var": "row_sum(square(self - row_sum(self) / row_count())) / maximum(row_count() - (1 if correction is None else correction), 0)",
    "reduce.std": "sqrt(row_sum(square(self - row_sum(self) / row_count())) / maximum(row_count() - (1 if correction is None else correction), 0))",
    "reduce.all_of": "row_sum(where(self == 0, 1, 0)) == 0",
    "reduce.any_of": "row_sum(where(self == 0, 0, 1)) != 0",
    "reduce.logsumexp": "where(abs(row_max(self)) == inf, row_max(self), log(row_sum(exp(self - row_max(self)))) + row_max(self))",
    "reduce.vector_norm": """row_max(abs(self)) if ord == inf else row_min(abs(self)) if ord == -inf else row_sum(where(self == 0, 0, 1)) if ord == 0
        else sqrt(row_sum(square(self))) if ord == 2 else pow(row_sum(pow(abs(self), ord)), 1 / ord)""",
}
OPTIONS = ("dim", "keepdim", "dtype", "shape", "size")  # parameters that a row has no use for
NUMBERS_OF_ROWS: dict[str, tuple[str, ...]] = {  # array functions -> the operands of which each row has one number
    "reduce.spread": ("self",),
    "order.selected": ("indices",),
    "order.put_selected": ("self", "indices"),
}
AS_IT_IS = {"reduce.spread", "reduce.sum_to_size", "copies.to_copy", "shape.unsqueeze", "shape.expand"}  # what changes nothing within one row


@dataclass(frozen=True)
class RowFunction:
    """What a function of a library makes of a row: numbers, or rows.

    Args:
    length: of its results, as a parameter or "count"; "" if they are numbers.
    results: their types: "value", or "index".
    gradient: the function that computes it, where the formula of the spec is one of matrices.
    """

    length: str = ""
    results: tuple[str, ...] = ("value",)
    gradient: str = ""


_PICKED = ("value", "index")
ROW_FUNCTIONS = {
    "reduce.prod": RowFunction(gradient="array_reduce_prod_vjp"),
    "reduce.cumsum": RowFunction("count"),
    "reduce.cumsum_from_end": RowFunction("count"),
    "reduce.cumprod": RowFunction("count", gradient="array_reduce_cumprod_vjp"),
    "order.max_dim": RowFunction(results=_PICKED),
    "order.min_dim": RowFunction(results=_PICKED),
    "order.median_all": RowFunction(),
    "order.median": RowFunction(results=_PICKED),
    "order.nanmedian_all": RowFunction(),
    "order.nanmedian": RowFunction(results=_PICKED),
    "order.median_of_rows": RowFunction(),
    "order.nanmedian_of_rows": RowFunction(),
    "order.kthvalue": RowFunction(results=_PICKED),
    "order.argmax": RowFunction(results=("index",)),
    "order.argmin": RowFunction(results=("index",)),
    "reduce.count_nonzero": RowFunction(results=("index",)),
    "order.sort": RowFunction("count", _PICKED),
    "order.topk": RowFunction("k", _PICKED),
    "order.cummax": RowFunction("count", _PICKED),
    "order.cummin": RowFunction("count", _PICKED),
}


@dataclass(frozen=True)
class RowCall(Applied):
    """A call of a library's function in a formula, of rows and numbers; `length` says how many elements the rows that it takes have, if that is an argument."""

    fn: str
    args: tuple[Expr, ...]
    gives_row: bool = True
    over: str = "count"  # "count", "length" (of the result of the op), or both


_CALLS: dict[str, tuple[tuple[int, ...], dict[str, Any]]] = {  # array functions in formulas -> the arguments that matter along a row, and the rest of a RowCall
    "copies.flip": ((0,), {}),
    "reduce.cumsum": ((0,), {}),
    "reduce.cumsum_from_end": ((0,), {}),
    "order.put_selected": ((0, 2), {}),
    "order.selected": ((0, 2), {"gives_row": False}),
    "index.gather": ((0, 2), {"over": "length"}),
    "index.scatter": ((2, 3), {"over": "count, length"}),
    "index.scatter_add": ((2, 3), {"over": "count, length"}),
}


_CALLED = ("order.selected", "order.put_selected")  # those that are ops along a row themselves
_OF_SORTED = {  # of a result with as many indices as elements
    "order.put_selected": ("array_index_scatter", (2, 0), "count, length"),
    "order.selected": ("array_index_gather", (0, 2), "length"),
}


def _kept(expr: Expr) -> Expr:
    """One row's number is what it is, whether or not it keeps its dimension: a formula that asks is told that it does."""
    return Const("bool", expr.at, True) if isinstance(expr, Name) and expr.name == "keepdim" else expr


def along_row(of_op: PlainOp, ops: dict[str, Op]) -> PlainOp:
    """A reduction as an op along a row, without a forward if that is a library's function; any other op as it is."""
    op = of_op.op
    if op.kind == "forward" and op.rowwise:
        return _with_formulas(of_op, lambda e: _in_row(e, ops) if _over_rows(e) else _kept(e))
    if op.kind != "call":
        return of_op
    text = _FORWARDS.get(op.target)
    if text is None and op.target not in (*ROW_FUNCTIONS, *_CALLED):
        return of_op
    body = _called(op) if op.target in _CALLED else None if text is None else _read(text, op)

    if body is None and (fn := ROW_FUNCTIONS[op.target].gradient):
        gradients = tuple(replace(g, expr=RowCall("Tensor", g.expr.at, fn, (_grad(g.expr), _input(op, g.expr)))) for g in of_op.gradients if g.expr)
        of_op = replace(of_op, gradients=gradients)
    of_op = _with_formulas(of_op, lambda e: _of_tangents(body, op, e) or _in_row(e, ops))
    if body is None:
        return replace(of_op, op=replace(op, rowwise=True), forward=None)
    return replace(of_op, op=replace(op, kind="forward", bodies=(body,), rowwise=_is_of_rows(body, op)), forward=body)


def _with_formulas(of_op: PlainOp, change: Callable[[Expr], Expr]) -> PlainOp:
    """The op with a change made in all of its formulas."""

    def read(expr: Expr) -> Expr:
        return with_decided(transform(expr, change), {"": False})

    return replace(
        of_op,
        gradients=tuple(replace(g, expr=None if g.expr is None else read(g.expr)) for g in of_op.gradients),
        tangents=tuple(replace(t, terms=tuple((name, read(expr)) for name, expr in t.terms)) for t in of_op.tangents),
    )


def _over_rows(e: Expr) -> bool:
    """Whether what a formula calls goes over the dimension `dim`, along which the rows run, alone."""
    over = e.args[1] if isinstance(e, Call) and len(e.args) > 1 else None
    return any(isinstance(part, Name) and part.name == "dim" for part in (over, *(over.items if isinstance(over, Seq) and len(over.items) == 1 else ())))


def _is_of_rows(body: Expr, op: Op) -> bool:
    return runs_along_row(body) or op.target in NUMBERS_OF_ROWS


def _called(op: Op) -> Expr:
    """The forward of an op whose array function has one for a row."""
    places, rest = _CALLS[op.target]
    params = [op.signature.params[place] for place in places]
    return RowCall(VALUE, op.location, f"array_{op.target.replace('.', '_')}", tuple(Name(VALUE, op.location, p.name) for p in params), **rest)


def _of_tangents(body: Expr | None, op: Op, e: Expr) -> Expr | None:
    """The body of the op with tangents in the place of its operands, where a linear op is called with these."""
    if body is None or not (isinstance(e, Call) and e.op == op.name):
        return None
    return substitute(body, dict(zip((p.name for p in op.signature.params), e.args)))


def _read(text: str, op: Op) -> Expr:
    text = " ".join(text.split())
    return ScalarReader(Text(text, SourceFile(f"<{op.target}>", text), tuple(range(len(text)))), f"the row of {op.name}", scope_of(op.signature)).read()


def _grad(e: Expr) -> Expr:
    return Name("Tensor", e.at, "grad")


def _input(op: Op, e: Expr) -> Expr:
    return Name("Tensor", e.at, op.tensors[0].name)


def _in_row(e: Expr, ops: dict[str, Op]) -> Expr:
    if isinstance(e, Host) and e.fn in ("is None", "is not None") and isinstance(e.args[0], Name) and e.args[0].name == "dtype":
        return Const("bool", e.at, e.fn == "is None")
    if isinstance(e, Host) and e.fn == "count":
        return Prim(VALUE, e.at, "row_count", ())
    if not isinstance(e, Call):
        return e
    target, operand = ops[e.op].target, e.args[0]
    if target in AS_IT_IS:
        return operand
    if target == "reduce.magnitude":
        return Prim(VALUE, e.at, "abs", (operand,))
    if target in _OF_SORTED and isinstance(e.args[-1], Const) and e.args[-1].value is True:
        fn, (one, other), over = _OF_SORTED[target]
        return RowCall("Tensor", e.at, fn, (e.args[one], e.args[other]), over=over)
    if target in _CALLS and not (target.startswith("index.scatter") and not _is_zeros(operand, ops)):
        places, rest = _CALLS[target]
        return RowCall("Tensor", e.at, f"array_{target.replace('.', '_')}", tuple(e.args[i] for i in places), **rest)
    rows = {"reduce.sum": "row_sum", "reduce.mean": "row_sum", "reduce.amax": "row_max", "reduce.amin": "row_min"}
    if target not in rows:
        return e
    found = Prim(VALUE, e.at, rows[target], (operand,))
    return Prim(VALUE, e.at, "div", (found, Prim(VALUE, e.at, "row_count", ()))) if target == "reduce.mean" else found


def _is_zeros(e: Expr, ops: dict[str, Op]) -> bool:
    return isinstance(e, Call) and ops[e.op].target == "shape.zeros"
