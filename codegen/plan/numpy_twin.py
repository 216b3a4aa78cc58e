"""What an op computes by code of its own, as an expression of primitives: its `numpy:`, for targets that have neither that code nor such a function."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace

from ..model.expr import Expr, Prim, Seq
from ..model.op import Op
from ..model.primitives import PRIMITIVES, OwnC
from ..model.signature import Signature
from ..problems import Mistake
from ..read.not_yaml import SourceFile
from ..read.reference import dotted
from ..read.scalar import UNKNOWN, ScalarReader, scope_of
from ..read.source import Text
from .plain import LeftOut, PlainOp

# Functions of NumPy and SciPy -> primitives, and ops of specgrad. The others of NumPy that have a counterpart have its name.
_PRIMITIVE_OF = {p.numpy: name for name, p in PRIMITIVES.items() if p.numpy.startswith("np.")}
_OTHERWISE_CALLED = {
    "np.absolute": "abs", "np.fabs": "abs", "np.power": "pow", "np.float_power": "pow", "np.round": "round", "np.angle": "angle", "np.signbit": "signbit",
    "np.heaviside": "heaviside", "np.floor_divide": "floor_div", "np.sign": "sgn", "np.conj": "conj",
    "special.expit": "sigmoid", "special.gammaln": "lgamma", "special.log_expit": "nn.functional.logsigmoid", "special.i0": "i0",
    "special.j0": "special.bessel_j0", "special.j1": "special.bessel_j1", "special.y0": "special.bessel_y0", "special.y1": "special.bessel_y1",
    "special.k0": "special.modified_bessel_k0", "special.k1": "special.modified_bessel_k1", "special.k0e": "special.scaled_modified_bessel_k0",
    "special.k1e": "special.scaled_modified_bessel_k1", "special.gammainc": "igamma", "special.gammaincc": "igammac",
}  # fmt: skip
_VALUES = {"np.pi": "pi", "np.inf": "inf", "np.nan": "nan"}


def with_twins(of_op: PlainOp, ops: dict[str, Op], says: Callable[[str, OwnC], bool]) -> PlainOp:
    """The op with the `numpy:` of its entry in the place of code of its own that a target cannot say. Raises `LeftOut` if that has no counterpart."""

    def said(expr: Expr) -> Expr:
        if isinstance(expr, Seq):
            return replace(expr, items=tuple(map(said, expr.items)))
        if not (isinstance(expr, Prim) and expr.brought and expr.brought.own) or says(expr.fn, expr.brought.own):
            return expr
        return _twin(expr.brought.own, of_op.op, ops)

    return of_op if of_op.forward is None else replace(of_op, forward=said(of_op.forward))


def _twin(own: OwnC, op: Op, ops: dict[str, Op]) -> Expr:
    if own.numpy is None:
        raise LeftOut("it is computed by a handwritten function of arrays")
    text = ast.unparse(_InOurNames(op, ops).visit(ast.parse(ast.unparse(own.numpy), mode="eval").body))
    source = Text(text, SourceFile(f"<numpy of {op.name}>", text), tuple(range(len(text))))

    def body_of(name: str) -> tuple[Signature, Expr] | str:
        called = ops.get(name)
        return UNKNOWN if called is None or called.body is None or name == op.name else (called.signature, called.body)

    try:
        return ScalarReader(source, f"the numpy of {op.name}", scope_of(op.signature), body_of, ops).read()
    except Mistake as mistake:
        raise LeftOut(f"its `numpy:` is no expression of one element: {mistake.problem.message}") from None


class _InOurNames(ast.NodeTransformer):
    """Puts primitives and ops in the place of functions of NumPy and SciPy."""

    def __init__(self, op: Op, ops: dict[str, Op]):
        self.op, self.ops = op, ops

    def visit_Call(self, node: ast.Call) -> ast.AST:
        theirs = dotted(node.func)
        ours = _PRIMITIVE_OF.get(theirs) or _OTHERWISE_CALLED.get(theirs) or self.same_name(theirs)
        if not ours or node.keywords:
            raise LeftOut(f"its `numpy:` calls {theirs}{' with keywords' * bool(ours)}, which is no function of one element")
        return ast.Call(ast.parse(ours, mode="eval").body, [self.visit(a) for a in node.args], [])

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if (name := dotted(node)) not in _VALUES:
            raise LeftOut(f"its `numpy:` reads {ast.unparse(node)}, which no element has")
        return ast.Name(_VALUES[name])

    def same_name(self, theirs: str) -> str:
        tail = theirs.rpartition(".")[2]
        return next((name for name in (tail, f"special.{tail}") if name in self.ops and self.ops[name].elementwise and name != self.op.name), "")
