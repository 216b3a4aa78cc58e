"""Expressions of elements -> C, for kernels on processors and on devices."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ...model.expr import Const, Expr, Name, Prim, walk
from ...plan.kernels import Kernel
from ...read.derive import BOOL, CONST, INT, KINDS, REAL, Kinds, result_kind


@dataclass(frozen=True)
class CType:
    """A type in which kernels compute."""

    name: str  # the suffix of functions: f32
    c: str  # the C type
    dtype_class: str
    dtype: str  # of an array that holds it
    real: str = ""  # of a complex type: the type of its parts
    signed: str = ""  # of an unsigned type: the signed one of its size

    @property
    def real_type(self) -> CType:
        return C_TYPES[self.real] if self.real else self

    @property
    def complex_type(self) -> CType:
        return next((t for t in C_TYPES.values() if t.real == self.name), self)


C_TYPES = {
    t.name: t
    for t in (
        CType("f32", "float", "f", "float32"),
        CType("f64", "double", "f", "float64"),
        CType("c64", "sg_c64", "c", "complex64", "f32"),
        CType("c128", "sg_c128", "c", "complex128", "f64"),
        CType("i8", "int8_t", "i", "int8"),
        CType("i16", "int16_t", "i", "int16"),
        CType("i32", "int32_t", "i", "int32"),
        CType("i64", "int64_t", "i", "int64"),
        CType("u8", "uint8_t", "i", "uint8", signed="i8"),
        CType("u16", "uint16_t", "i", "uint16", signed="i16"),
        CType("u32", "uint32_t", "i", "uint32", signed="i32"),
        CType("u64", "uint64_t", "i", "uint64", signed="i64"),
        CType("b8", "sg_bool", "b", "bool"),
    )
}
# Functions some of whose arguments take a branch, which would keep a loop from being vectorised: what tells these is sg_is_far_<kind><type>.
_QUOTIENTS = dict.fromkeys(("fmod", "remainder", "floor_div"), "quotient_")
_OF_REALS = {"sin": "", "cos": "", "tan": "", "polygamma": "polygamma_", **_QUOTIENTS}
FAR_KINDS = {
    "f32": {**_OF_REALS, "log": "log_", "log2": "log_", "log10": "log_", "lgamma": "gamma_", "digamma": "gamma_"},
    "f64": _OF_REALS,
    "i32": _QUOTIENTS,
    "i64": _QUOTIENTS,
}
# These take less time than computing an argument twice: loops look for far arguments among operands alone.
_QUICK = ("log", "log2", "log10")
_BOOL_INFIX = {"add": "||", "mul": "&&"}
_NARROW = ("i8", "i16", "u8", "u16")  # C computes these as int
_BEYOND = ("add", "sub", "mul", "neg", "where")  # what C gives of them may be beyond their range


def types_of(kernel: Kernel) -> list[CType]:
    """The types that get a function; float16 and bfloat16 are computed by that of float. None where a part is written for NumPy alone."""
    if any(isinstance(e, Prim) and e.primitive.own and not e.primitive.own.is_c for r in kernel.results for e in walk(r)):
        return []
    computed = {"float32" if name in ("float16", "bfloat16") else name for name in kernel.dtypes}
    return [t for t in C_TYPES.values() if t.dtype_class in kernel.classes and (not computed or t.dtype in computed)]


def computing(kernel: Kernel, ctype: CType) -> CType:
    """The type whose function a loop calls: of unsigned integers the signed one, if it computes the same bits, as addition does and comparison does not."""
    signed = C_TYPES.get(ctype.signed)
    if signed is None or signed not in types_of(kernel):
        return ctype
    return signed if all(e.primitive.same_bits for r in kernel.results for e in walk(r) if isinstance(e, Prim)) else ctype


def type_of(kind: str, ctype: CType) -> CType:
    """The type of a value of a kind, in a kernel that computes in `ctype`."""
    match kind:
        case "bool":
            return C_TYPES["b8"]
        case "int":
            return C_TYPES["i32"]
        case "complex":
            return ctype.complex_type
        case "real" | "const":
            return ctype.real_type
    return ctype


class ScalarWriter:
    """Writes a scalar expression as C, for one type."""

    def __init__(self, kernel: Kernel, ctype: CType, names: dict[str, str]):
        self.type = ctype
        self.kinds: dict[str, str] = {o.name: o.kind for o in kernel.operands}
        self.found_kinds: Kinds = {}
        self.names = names  # operand -> C text
        self.elements: set[str] = {o.name for o in kernel.operands if not o.scalar}
        self.computed: dict[Expr, str] = {}  # what variables hold: reductions along the row, parts that are computed in a loop of their own
        self.kept: Expr | None = None  # what the result holds until its last loop, see kept_of
        self.kept_text = "r0[i]"
        self.of_row = ""  # what follows the variable of a row, where several are computed at once
        self.range = ""  # "near_" or "middle_": within what the arguments of periodic functions are known to be

    def text(self, expr: Expr, kind: str) -> str:
        """The expression as C, converted to a kind."""
        if isinstance(expr, Const):
            return self.constant(expr.value, kind)
        return self.converted(self.plain(expr), self.kind(expr), kind)

    def kind(self, expr: Expr) -> str:
        kind = result_kind(expr, self.kinds, self.found_kinds)
        return REAL if kind == CONST and isinstance(expr, Name) else kind

    def constant(self, value: object, kind: str) -> str:
        t = type_of(kind, self.type)
        if isinstance(value, complex):
            return f"sg_make_{t.name}({self.constant(value.real, REAL)}, {self.constant(value.imag, REAL)})"
        assert isinstance(value, (int, float))
        if t.real:
            return f"sg_from_real_{t.name}({self.constant(value, REAL)})"
        if t.dtype_class != "f":
            return str(int(value))
        suffix = "f" if t.name == "f32" else ""
        if math.isinf(value) or math.isnan(value):
            return "SG_NAN" if math.isnan(value) else "SG_INF" if value > 0 else "(-SG_INF)"
        text = repr(float(value)) + suffix
        return f"({text})" if value < 0 else text

    def converted(self, text: str, have: str, want: str) -> str:
        t = type_of(want, self.type)
        if have == want or (want != BOOL and t == type_of(have, self.type)):
            return text
        if want == BOOL:
            return f"sg_true_{type_of(have, self.type).name}({text})"
        if have in (BOOL, INT):
            number = f"({t.real_type.c}){text}"
            return f"sg_from_real_{t.name}({number})" if t.real else f"({number})"
        return f"sg_from_real_{t.name}({text})"  # a real number among complex ones

    def plain(self, expr: Expr) -> str:
        if isinstance(expr, Name):
            return self.names[expr.name]
        assert isinstance(expr, Prim), expr
        if self.computed and expr in self.computed:
            return self.computed[expr]
        if expr == self.kept:
            return self.kept_text
        primitive = expr.primitive
        if expr.fn == "where":
            widest = self.kind(expr)
            condition, a, b = expr.args
            return f"({self.text(condition, BOOL)} ? {self.text(a, widest)} : {self.text(b, widest)})"
        if expr.fn in ("logical_and", "logical_or", "logical_not", "logical_xor"):
            args = [self.text(a, BOOL) for a in expr.args]
            if expr.fn == "logical_not":
                return f"(!{args[0]})"
            sign = "!=" if expr.fn == "logical_xor" else "&" if expr.fn == "logical_and" else "|"
            return f"({args[0]} {sign} {args[1]})"
        kind = self.argument_kind(expr)
        t = type_of(kind, self.type)
        args = [self.text(a, kind) for a in expr.args]
        if expr.fn in ("conj", "real") and not t.real:
            return args[0]
        if primitive.infix and not t.real:
            if primitive.result == BOOL:
                args = [wrapped(text, t) if isinstance(a, Prim) and a.fn in _BEYOND else text for a, text in zip(expr.args, args)]
            sign = _BOOL_INFIX.get(expr.fn, primitive.infix) if t.name == "b8" else primitive.infix
            return f"({sign}{args[0]})" if len(args) == 1 else f"({args[0]} {sign} {args[1]})"
        within = self.range if far_kind(expr, t) is not None else ""
        return f"sg_{within}{expr.fn}_{t.name}({', '.join(args)})"

    def argument_kind(self, expr: Prim) -> str:
        """The kind in which a primitive takes all its arguments."""
        widest = max((self.kind(a) for a in expr.args), key=KINDS.index)
        if widest == INT:
            return REAL
        if widest == BOOL and expr.fn in ("add", "mul", "sub", "div", "neg", "pow"):
            return CONST
        return widest


def wrapped(text: str, ctype: CType) -> str:
    """An expression within the range of its type. What is stored or given to a function is converted; a comparison would see what C has computed as int."""
    return f"(({ctype.c}){text})" if ctype.name in _NARROW else text


def is_long(e: Prim) -> bool:
    """Whether it is a function of many operations: those of floats that are no operator."""
    return e.primitive.promotes and not e.primitive.infix


def far_kind(e: Prim, t: CType) -> str | None:
    """Of a function whose arguments a loop looks at before it starts: what tells those that are far."""
    return None if e.fn in _QUICK and not isinstance(e.args[0], Name) else FAR_KINDS.get(t.name, {}).get(e.fn)


def loop(body: list[str], header: str = "for (sg_index i = 0; i < n; i++)") -> list[str]:
    return [header, f"    {body[0]}"] if len(body) == 1 else block(header, body)


def block(header: str, body: list[str]) -> list[str]:
    return [header + " {", *(f"    {line}" for line in body), "}"]
