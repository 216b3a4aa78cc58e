"""Expressions of one element as C."""

from __future__ import annotations

import re

from ...model.expr import Call, Const, Expr, Host, Name, Prim
from ...model.op import Op
from ...model.primitives import OwnC
from ...model.printer import ATOM, COMPARISONS, PRODUCT, SUM, UNARY
from ...plan.along_row import AS_IT_IS
from ...plan.plain import LeftOut
from ..op_text import py_name
from .functions import StatementPrinter, indented, no_counterpart
from .library import CLibrary

LIBRARY = CLibrary("c_library.txt", "")
_OF_LIBM = {
    "abs": "fabs", "round": "rint", "fmax": "fmax", "fmin": "fmin", "fmod": "fmod", "pow": "pow", "hypot": "hypot", "atan2": "atan2", "copysign": "copysign",
    "nextafter": "nextafter", "isnan": "isnan", "isinf": "isinf", "isfinite": "isfinite", "signbit": "signbit",
} | {name: name for name in (
    "sqrt", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh",
    "atanh", "erf", "erfc", "lgamma", "floor", "ceil", "trunc",
)}  # fmt: skip
_OF_HOST = {"min": "fmin", "max": "fmax", "abs": "fabs", "**": "pow", "%": "primitive_remainder", "//": "primitive_floor_div", "math.pow": "pow"}
_LOGIC = {"logical_and": "&&", "logical_or": "||", "logical_xor": "", "and": "&&", "or": "||", "bit_and": "&", "bit_or": "|", "bit_xor": "^"}
_COMPARED = {name: sign for name, (sign, _) in COMPARISONS.items()} | {sign: sign for sign in ("==", "!=", "<", "<=", ">", ">=")}


class CPrinter(StatementPrinter):
    """Prints expressions of doubles (or, where an op has none, of int64_t)."""

    module: str
    names: dict[str, str]
    op: Op
    ops: dict[str, Op]
    type: str

    infix: dict[str, tuple[str, int]] = {"add": ("+", SUM), "sub": ("-", SUM), "mul": ("*", PRODUCT), "div": ("/", PRODUCT)} | {
        "+": ("+", SUM), "-": ("-", SUM), "*": ("*", PRODUCT), "/": ("/", PRODUCT)
    }  # fmt: skip
    prefix: dict[str, tuple[str, int]] = {}

    def __init__(self, op: Op, ops: dict[str, Op], names: dict[str, str], type_: str, module: str):
        super().__init__()
        self.op, self.ops, self.names, self.type, self.module = op, ops, names, type_, module
        self.rows: dict[Expr, str] = {}  # what was computed along the row -> a number, or the element of a row
        self.needed: set[str] = set()
        self.own: dict[str, OwnC] = {}  # functions whose C the ops bring

    def declared(self, name: str, text: str) -> str:
        return f"const {self.type} {name} = {text};"

    def branches(self, asked: str, then: list[str], otherwise: list[str]) -> list[str]:
        last = [f"}} else {otherwise[0]}", *otherwise[1:]] if otherwise[0].startswith("if (") else ["} else {", *indented(otherwise), "}"]
        return [f"if ({bare(asked)}) {{", *indented(then), *last]

    def parts(self, expr: Expr) -> tuple[str, int]:
        if expr in self.rows:
            return self.rows[expr], ATOM
        if isinstance(expr, Prim) and expr.fn in ("conj", "real"):  # of real numbers
            return self.parts(expr.args[0])
        return super().parts(expr)

    def choice(self, condition: Expr, then: Expr, otherwise: Expr) -> tuple[str, int]:
        self.conditional += 1
        text = f"({self.text(condition)} ? {self.text(then)} : {self.text(otherwise)})"
        self.conditional -= 1
        return text, ATOM

    def name(self, expr: Name) -> str:
        return self.names.get(expr.name, expr.name)

    def constant(self, value: object) -> str:
        if isinstance(value, bool):
            return "true" if value else "false"
        if value is None:
            return "NULL"
        if isinstance(value, str):
            if not re.fullmatch(r"[ A-Za-z0-9_.,:-]*", value):
                raise LeftOut(f"it compares with the text {value!r}")
            return f'"{value}"'
        if not isinstance(value, (int, float)):
            raise LeftOut("it computes with a complex number")
        if self.type == "int64_t" and isinstance(value, int):
            return str(value)
        number = float(value)
        if number != number:
            return "NAN"
        return repr(number) if abs(number) != float("inf") else "INFINITY" if number > 0 else "-INFINITY"

    def sequence(self, items: list[str]) -> str:
        raise LeftOut("it computes with a list")

    def function(self, expr: Call | Prim | Host) -> tuple[str, int]:
        if isinstance(expr, Call):
            if self.op.rowwise and self.ops[expr.op].target in AS_IT_IS:  # of what rows share, the gradient is that of one row
                return self.parts(expr.args[0])
            if self.ops[expr.op].elementwise:
                return self.called(f"{self.module}_{self.ops[expr.op].signature.identifier}", expr.args), ATOM
            raise LeftOut(f"a formula calls {expr.op}, a function of whole arrays")
        fn, args = expr.fn, expr.args
        if fn in _LOGIC or fn in _COMPARED:
            if any(isinstance(a, Const) and isinstance(a.value, str) for a in args):
                equal = f"strcmp({', '.join(self.text(a) for a in args)}) == 0"
                return f"({equal})" if fn == "==" else f"(!({equal}))", ATOM
            if fn == "logical_xor":
                return f"(!{self.text(args[0], ATOM)} != !{self.text(args[1], ATOM)})", ATOM
            return "(" + f" {_LOGIC.get(fn) or _COMPARED[fn]} ".join(self.text(a, UNARY) for a in args) + ")", ATOM
        if fn in ("neg", "not", "logical_not", "bit_not"):
            sign = "-" if fn == "neg" else "~" if fn == "bit_not" and self.type == "int64_t" else "!"
            inner = self.text(args[0], UNARY)
            return f"{sign}({inner})" if inner.startswith(sign) else sign + inner, UNARY
        if fn == "where":
            return self.choice(*args)
        return self.host(expr) if isinstance(expr, Host) else self.primitive(expr)

    def primitive(self, expr: Prim) -> tuple[str, int]:
        fn = expr.fn
        if expr.primitive.row:
            if fn != "row_count":
                raise AssertionError(f"{fn} has not been computed")
            return "(double)count", ATOM
        if fn == "round" and self.type == "int64_t":
            return self.parts(expr.args[0])
        name = _OF_LIBM.get(fn, f"array_{fn}" if expr.brought else "primitive_" + ("sign" if fn == "sgn" else fn))
        if fn not in _OF_LIBM:
            if name in LIBRARY:
                self.needed.add(name)
            elif expr.brought is not None and expr.brought.own is not None and expr.brought.own.is_c:
                self.own[name] = expr.brought.own
            else:
                raise LeftOut(no_counterpart(expr, "C"))
        shown = f"{name}({', '.join(self.text(a) for a in expr.args)})"
        return f"({shown} != 0)" if fn in ("isnan", "isinf", "isfinite", "signbit") else shown, ATOM

    def host(self, expr: Host) -> tuple[str, int]:
        fn, args = expr.fn, expr.args
        if fn in ("is None", "is not None"):
            given = self.op.signature.param(args[0].name) if isinstance(args[0], Name) else None
            if given is None:
                raise LeftOut("it asks whether a value is missing that is no parameter")
            return f"({py_name(given)} {'==' if fn == 'is None' else '!='} NULL)", ATOM
        if fn == "size" and self.op.rowwise and isinstance(args[1], Name) and args[1].name == "dim":
            return "(double)count", ATOM
        if fn == "conj":
            return self.parts(args[0])
        name = _OF_HOST.get(fn, fn.removeprefix("math.") if fn.startswith("math.") and fn != "math.prod" else "")
        if not name:
            raise LeftOut(f"it reads the {fn} of an array")
        if name.startswith("primitive_"):
            self.needed.add(name)
        return self.called(name, args), ATOM


def bare(text: str) -> str:
    """An expression without parentheses around all of it."""
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and place < len(text) - 1:
            return text
    return bare(text[1:-1]) if text.startswith("(") else text
