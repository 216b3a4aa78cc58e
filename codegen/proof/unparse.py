"""Expression trees -> text that a reader of the spec would have written."""

from __future__ import annotations

from ..model.expr import Call, Const, Expr, Host, IfExp, Item, Name, Prim, Seq

_INFIX = {"add": ("+", 4), "sub": ("-", 4), "mul": ("*", 5), "div": ("/", 5), "pow": ("**", 7), "mm": ("@", 5), "matmul": ("@", 5)}
_COMPARE = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_HOST_LEVEL = {"or": 1, "and": 2, "+": 4, "-": 4, "*": 5, "/": 5, "//": 5, "%": 5, "**": 7}


def unparse(expr: Expr) -> str:
    return _text(expr)[0]


def _wrapped(expr: Expr, level: int) -> str:
    text, own = _text(expr)
    return f"({text})" if own < level else text


def _text(expr: Expr) -> tuple[str, int]:
    """The text and how tightly its outermost operator binds."""
    if isinstance(expr, Name):
        return expr.name, 9
    if isinstance(expr, Const):
        value = expr.value
        return (repr(value), 9 if not isinstance(value, (int, float)) or value >= 0 else 6)
    if isinstance(expr, Seq):
        return f"[{', '.join(unparse(i) for i in expr.items)}]", 9
    if isinstance(expr, Item):
        return f"{_wrapped(expr.of, 9)}[{expr.index}]", 9
    if isinstance(expr, IfExp):
        return f"{_wrapped(expr.then, 1)} if {_wrapped(expr.condition, 1)} else {_wrapped(expr.otherwise, 0)}", 0
    if isinstance(expr, Host):
        return _host(expr)
    assert isinstance(expr, (Call, Prim))
    name = expr.op if isinstance(expr, Call) else expr.fn
    args = list(expr.args)
    if isinstance(expr, Call) and name in ("add", "sub") and len(args) == 3 and isinstance(args[2], Const) and args[2].value == 1:
        args = args[:2]
    if name in _INFIX and len(args) == 2:
        sign, level = _INFIX[name]
        return f"{_wrapped(args[0], level)} {sign} {_wrapped(args[1], level + 1)}", level
    if name in _COMPARE and len(args) == 2:
        return f"{_wrapped(args[0], 4)} {_COMPARE[name]} {_wrapped(args[1], 4)}", 3
    if name == "neg":
        return f"-{_wrapped(args[0], 6)}", 6
    return f"{name}({', '.join(unparse(a) for a in args)})", 9


def _host(expr: Host) -> tuple[str, int]:
    fn, args = expr.fn, expr.args
    if fn in ("shape", "ndim", "dtype", "shapes", "dtypes", "layout"):
        return f"{_wrapped(args[0], 9)}.{fn}", 9
    if fn in ("numel", "size", "dim", "is_complex"):
        return f"{_wrapped(args[0], 9)}.{fn}({', '.join(unparse(a) for a in args[1:])})", 9
    if fn in ("is None", "is not None"):
        return f"{_wrapped(args[0], 4)} {fn}", 3
    if fn == "[]":
        return f"{_wrapped(args[0], 9)}[{unparse(args[1])}]", 9
    if fn == "[:]":
        ends = ["" if isinstance(e, Const) and e.value is None else unparse(e) for e in args[1:]]
        return f"{_wrapped(args[0], 9)}[{ends[0]}:{ends[1]}]", 9
    if fn == "neg":
        return f"-{_wrapped(args[0], 6)}", 6
    if fn == "not":
        return f"not {_wrapped(args[0], 3)}", 2
    if fn in _HOST_LEVEL:
        level = _HOST_LEVEL[fn]
        return f" {fn} ".join(_wrapped(a, level + (i > 0)) for i, a in enumerate(args)), level
    if fn in ("==", "!=", "<", "<=", ">", ">=", "in", "not in"):
        return f"{_wrapped(args[0], 4)} {fn} {_wrapped(args[1], 4)}", 3
    return f"{fn}({', '.join(unparse(a) for a in args)})", 9
