"""Expressions that are right on paper and lose their digits in floating point, and what to write in their place."""

from __future__ import annotations

from collections.abc import Iterator

from ...model.expr import NUMBERS, VALUE, Applied, Call, Const, Expr, Host, Name, Prim, substitute, transform, walk
from ...read.not_yaml import SourceFile
from ...read.scalar import ScalarReader
from ...read.source import Text

_SOFTPLUS = "maximum(x, 0) + log1p(exp(-abs(x)))"
IDIOMS = (  # what people write, and what keeps its digits
    ("1 / (1 + exp(-x))", "sigmoid(x)"),
    ("1 / (1 + exp(x))", "sigmoid(-x)"),
    ("exp(x) / (1 + exp(x))", "sigmoid(x)"),
    ("y * exp(x) / (1 + exp(x))", "y * sigmoid(x)"),
    ("1 + tanh(x)", "2 * sigmoid(2 * x)"),
    ("1 - tanh(x)", "2 * sigmoid(-2 * x)"),
    ("1 - sigmoid(x)", "sigmoid(-x)"),
    ("log(1 + exp(x))", _SOFTPLUS),
    ("log1p(exp(x))", _SOFTPLUS),
    ("log(sigmoid(x))", "minimum(x, 0) - log1p(exp(-abs(x)))"),
    ("log(1 + x)", "log1p(x)"),
    ("log(1 - x)", "log1p(-x)"),
    ("exp(x) - 1", "expm1(x)"),
    ("1 - erf(x)", "erfc(x)"),
    ("1 - cos(x)", "2 * square(sin(x / 2))"),
    ("sqrt(1 + x * x)", "hypot(1, x)"),
    ("sqrt(x * x + y * y)", "hypot(x, y)"),
)
_EITHER_WAY = ("add", "mul")  # operands in any order
_VARIABLES = ("x", "y")


def _tree(text: str) -> Expr:
    read = Text(text, SourceFile(f"<{text}>", text), tuple(range(len(text))))
    return ScalarReader(read, text, dict.fromkeys(_VARIABLES, VALUE)).read()


_TREES = [(_tree(lossy), _tree(precise)) for lossy, precise in IDIOMS]


def rewritten(expr: Expr) -> Iterator[tuple[Expr, Expr, Expr]]:
    """Each part of an expression that loses digits, what to write for it, and the whole expression with that."""
    told = set()
    for part in walk(expr):
        for lossy, precise in _TREES:
            found: dict[str, Expr] = {}
            if part not in told and _matches(lossy, part, found) and not _is_mended(found["x"]):
                told.add(part)
                instead = substitute(precise, found)
                yield part, instead, _with(expr, part, instead)


def _with(expr: Expr, part: Expr, instead: Expr) -> Expr:
    return transform(expr, lambda e: instead if e == part else e)


def _is_mended(x: Expr) -> bool:
    """Whether an exponent is never positive: exp(-abs(x)) cannot be too large."""
    return _applied(x)[0] == "abs" or _applied(_negated(x) or x)[0] == "abs"


def _matches(pattern: Expr, expr: Expr, found: dict[str, Expr]) -> bool:
    """Whether an expression has the form of a pattern, whose names stand for any expressions."""
    if isinstance(pattern, Name):
        return found.setdefault(pattern.name, expr) == expr
    if isinstance(pattern, Const):
        return isinstance(expr, Const) and expr.value == pattern.value
    assert isinstance(pattern, Prim)
    fn, args = _applied(expr)
    if pattern.fn == "neg":
        positive = _negated(expr)
        return positive is not None and _matches(pattern.args[0], positive, found)
    if fn != pattern.fn or len(args) != len(pattern.args):
        return False
    for order in (args, args[::-1]) if fn in _EITHER_WAY else (args,):
        tried = dict(found)
        if all(_matches(p, a, tried) for p, a in zip(pattern.args, order)):
            found.update(tried)
            return True
    return False


def _applied(expr: Expr) -> tuple[str, tuple[Expr, ...]]:
    """The function of an expression and its operands; a square is a product."""
    if not isinstance(expr, Applied) or isinstance(expr, Host):
        return "", ()
    fn, args = (expr.op, expr.args) if isinstance(expr, Call) else (getattr(expr, "fn", ""), expr.args)
    if fn in ("add", "sub") and len(args) == 3:  # an op's `alpha`
        args = args[:2] if isinstance(args[2], Const) and args[2].value == 1 else args
    if (fn.split(".")[0] == "pow" and len(args) == 2 and isinstance(args[1], Const) and args[1].value == 2) or fn == "square":
        return "mul", (args[0], args[0])
    return fn.split(".")[0], args


def _negated(expr: Expr) -> Expr | None:
    """The negative of an expression that is written as one."""
    fn, args = _applied(expr)
    if fn == "neg":
        return args[0]
    if isinstance(expr, Host):
        return expr.args[0] if expr.fn == "neg" else None
    if fn in ("mul", "div") and isinstance(expr, Applied) and expr.type not in NUMBERS:
        first = _negated(args[0])
        return None if first is None else expr.with_children((first, *expr.children[1:]))
    return None
