"""Kernels -> C and CUDA: one walker writes the scalar code of both.

A kernel becomes one function for each type it computes in. float16 and bfloat16 compute in float32: the loops in csrc/ convert
a block at a time, so they need no functions of their own.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...model.expr import Const, Expr, Name, Prim, walk
from ...model.primitives import OwnC
from ...plan.kernels import Kernel
from ...read.derive import BOOL, CONST, INT, KINDS, REAL, Kinds, result_kind
from .own import call_of_block


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
_FAR_KINDS = {
    "f32": {**_OF_REALS, "log": "log_", "log2": "log_", "log10": "log_", "lgamma": "gamma_", "digamma": "gamma_"},
    "f64": _OF_REALS,
    "i32": _QUOTIENTS,
    "i64": _QUOTIENTS,
}
# These take less time than computing an argument twice: loops look for far arguments among operands alone.
_QUICK = ("log", "log2", "log10")
IN_BLOCKS = {("tan", "f32")}  # functions, by their types, whose near arguments sg_near_<function>_blocks_<type>() of kernel.h takes in several loops
_BOOL_INFIX = {"add": "||", "mul": "&&"}


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


@dataclass(frozen=True)
class CFunction:
    """A generated C function: what it reads and writes, and its body."""

    kernel: Kernel
    ctype: CType
    operand_types: tuple[CType, ...]
    result_types: tuple[CType, ...]
    lines: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.kernel.name}_{self.ctype.name}"

    @property
    def meaning(self) -> object:
        return (self.lines, self.operand_types, self.result_types)

    @property
    def types(self) -> list[str]:
        return [t.name for t in (*self.operand_types, *self.result_types)]


def function(kernel: Kernel, ctype: CType) -> CFunction:
    """The function that computes a block of elements (or one row) in one type."""
    operands = tuple(type_of(o.kind, ctype) for o in kernel.operands)
    results = tuple(type_of(k, ctype) for k in kernel.result_kinds)
    lines = []
    names: dict[str, str] = {}
    restrict = "restrict " if len(results) == 1 else ""  # one of several results may be written over an operand that another reads
    exponents = _exponents(kernel, ctype)
    for index, (operand, t) in enumerate(zip(kernel.operands, operands)):
        if operand.name in exponents:
            lines += [f"{t.c} x{index}[SG_STAGE];", *loop([f"x{index}[i] = *(const {t.c} *)p[{index}];"], "for (sg_index i = 0; i < n && i < SG_STAGE; i++)")]
            names[operand.name] = f"x{index}[i - b]"
        elif operand.scalar:
            lines.append(f"const {t.c} x{index} = *(const {t.c} *)p[{index}];")
            names[operand.name] = f"x{index}"
        else:
            lines.append(f"const {t.c} *{restrict}a{index} = (const {t.c} *)p[{index}];")
            names[operand.name] = f"a{index}[i]"
    for index, t in enumerate(results):
        lines.append(f"{t.c} *{restrict}r{index} = ({t.c} *)p[{len(operands) + index}];")
    writer = ScalarWriter(kernel, ctype, names)
    if kernel.row:
        kept = kept_of(kernel, ctype)
        for e, variable in row_steps(kernel, writer):
            lines += _reduction(e, variable, writer, kept) if e.primitive.row else _number_of_row(e, variable, writer)
        writer.kept = kept
        assignments = _assignments(kernel, writer)
        lines += assignments if kernel.reduces else ["SG_INDEPENDENT", *loop(assignments)]
    elif (nested := _nested(kernel, ctype)) or exponents:
        lines += block("for (sg_index b = 0; b < n; b += SG_STAGE)", _staged(kernel, writer, nested))
    else:
        lines += [*_far_loops(kernel, writer), *(_blocks_of_operand(kernel, ctype, names) or ["SG_INDEPENDENT", *loop(_assignments(kernel, writer))])]
    return CFunction(kernel, ctype, operands, results, tuple(lines))


# ---- functions of functions


def _nested(kernel: Kernel, ctype: CType) -> list[Prim]:
    """Functions whose results are arguments of other functions, innermost first: each gets a loop of its own. A processor overlaps the computation of several
    elements only as far as it sees ahead, which is not far enough in a loop over one function after another. And functions that compute a block at once."""
    parts = [e for result in kernel.results for e in walk(result) if isinstance(e, Prim)]
    if ctype.real or ctype.dtype_class != "f" or any(far_kind(e, ctype) is not None for e in parts):
        return []  # arguments choose between loops
    inner = [e for outer in parts if is_long(outer) for arg in outer.args for e in walk(arg) if isinstance(e, Prim) and is_long(e)]
    inner += [e for e in parts if e.primitive.own and e.primitive.own.of_blocks]
    scalars = {o.name for o in kernel.operands if o.scalar}
    of_elements = [e for e in inner if any(isinstance(part, Name) and part.name not in scalars for part in walk(e))]
    return sorted(dict.fromkeys(of_elements), key=lambda e: sum(1 for _ in walk(e)))


def _exponents(kernel: Kernel, ctype: CType) -> set[str]:
    """The numbers that are exponents of elements in float32: each is laid out for a block of elements. Of what depends on a number alone a compiler makes
    choices that keep the loop from being vectorised."""
    scalars = {o.name for o in kernel.operands if o.scalar}
    parts = [e for result in kernel.results for e in walk(result) if isinstance(e, Prim)]
    if ctype.name != "f32" or kernel.row or any(far_kind(e, ctype) is not None for e in parts):
        return set()
    return {e.args[1].name for e in parts if e.fn == "pow" and isinstance(e.args[1], Name) and e.args[1].name in scalars}


def is_long(e: Prim) -> bool:
    """Whether it is a function of many operations: those of floats that are no operator."""
    return e.primitive.promotes and not e.primitive.infix


def _staged(kernel: Kernel, writer: ScalarWriter, nested: list[Prim]) -> list[str]:
    """The loops over a block: one for each function that is an argument of another, and the last for the results."""
    header = "for (sg_index i = b; i < end; i++)"
    lines = ["const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;"]
    for e in nested:
        kind = writer.kind(e)
        variable = f"t{len(writer.computed)}"
        if e.primitive.own and e.primitive.own.of_blocks:
            lines += _block_at_once(e, e.primitive.own, variable, writer, header)
        else:
            lines += _stage(variable, type_of(kind, writer.type), writer.text(e, kind), header)
        writer.computed[e] = f"{variable}[i - b]"
    return [*lines, "SG_INDEPENDENT", *loop(_assignments(kernel, writer), header)]


def _stage(variable: str, t: CType, value: str, header: str) -> list[str]:
    """A loop that lays out a value for each element of a block."""
    return [f"{t.c} {variable}[SG_STAGE];", "SG_INDEPENDENT", *loop([f"{variable}[i - b] = {value};"], header)]


def _block_at_once(e: Prim, own: OwnC, variable: str, writer: ScalarWriter, header: str) -> list[str]:
    """A call that computes a function of a block of elements, whose arguments are laid out first."""
    kind = writer.argument_kind(e)
    t = type_of(kind, writer.type)
    arguments = [f"{variable}_{number}" for number in range(len(e.args))]
    lines = [line for name, arg in zip(arguments, e.args) for line in _stage(name, t, writer.text(arg, kind), header)]
    return [*lines, f"{t.c} {variable}[SG_STAGE];", call_of_block(own, t.name, arguments, variable, "end - b")]


def _assignments(kernel: Kernel, writer: ScalarWriter) -> list[str]:
    place = "0" if kernel.reduces else "i"
    values = [writer.text(b, k) for b, k in zip(kernel.results, kernel.result_kinds)]
    if len(values) == 1:
        return [f"r0[{place}] = {values[0]};"]
    types = [type_of(k, writer.type).c for k in kernel.result_kinds]
    computed = [f"const {t} v{i} = {value};" for i, (t, value) in enumerate(zip(types, values))]
    return [*computed, *(f"r{i}[{place}] = v{i};" for i in range(len(values)))]  # what is read is read before anything is written


def far_kind(e: Prim, t: CType) -> str | None:
    """Of a function whose arguments a loop looks at before it starts: what tells those that are far."""
    return None if e.fn in _QUICK and not isinstance(e.args[0], Name) else _FAR_KINDS.get(t.name, {}).get(e.fn)


def _far_arguments(kernel: Kernel, writer: ScalarWriter) -> dict[tuple[str, str], None]:
    """The arguments that a loop must look at before it starts, each with the end of the name of the function that does: ("f32", "a0[i]")."""
    found: dict[tuple[str, str], None] = {}
    for e in (e for result in kernel.results for e in walk(result) if isinstance(e, Prim)):
        if any(e.fn in kinds for kinds in _FAR_KINDS.values()):
            kind = writer.argument_kind(e)
            t = type_of(kind, writer.type)
            if (far := far_kind(e, t)) is not None:
                found[far + t.name, ", ".join(writer.text(a, kind) for a in e.args)] = None
    return found


def _far_loops(kernel: Kernel, writer: ScalarWriter) -> list[str]:
    """Loops for arguments that the fast versions are not made for, which `writer` writes from here on."""
    arguments = _far_arguments(kernel, writer)
    if not arguments:
        return []
    loops = [*loop(_assignments(kernel, writer)), "return;"]
    if all(name == "f32" for name, _ in arguments):
        writer.range = "middle_"
        middle = ["SG_INDEPENDENT", *loop(_assignments(kernel, writer)), "return;"]
        loops = [*_any("farther", arguments), *block("if (!farther)", middle), *loops]
    writer.range = "near_"
    return [*_any("far", arguments), *block("if (far)", loops)]


def _blocks_of_operand(kernel: Kernel, ctype: CType, names: dict[str, str]) -> list[str]:
    """The call of what computes a function in several loops over blocks, where that is all that a kernel does with its operand; none for other kernels."""
    match kernel.results:
        case [Prim(args=[Name(name=name)]) as e] if names[name].endswith("[i]") and (e.fn, ctype.name) in IN_BLOCKS:
            return [f"sg_near_{e.fn}_blocks_{ctype.name}({names[name].removesuffix('[i]')}, r0, n);"]
    return []


def _any(name: str, arguments: Iterable[tuple[str, str]]) -> list[str]:
    """Statements that find out whether an argument is "far" or "farther"."""
    return [f"int {name} = 0;", *loop([f"{name} |= sg_is_{name}_{tells}({text});" for tells, text in arguments])]


def loop(body: list[str], header: str = "for (sg_index i = 0; i < n; i++)") -> list[str]:
    return [header, f"    {body[0]}"] if len(body) == 1 else block(header, body)


def block(header: str, body: list[str]) -> list[str]:
    return [header + " {", *(f"    {line}" for line in body), "}"]


# ---- rows


def kept_of(kernel: Kernel, ctype: CType) -> Expr | None:
    """A summand that the result needs again, such as the exponentials of a softmax: kept where the result will be."""
    (body, *others) = kernel.results
    if others or kernel.reduces or ctype.dtype_class != "f":
        return None
    sums = [e for e in walk(body) if isinstance(e, Prim) and e.fn == "row_sum" and isinstance(e.args[0], Prim)]
    outside = list(_outside_of_rows(body))
    return next((e.args[0] for e in sums if e.args[0] in outside), None)


def _outside_of_rows(expr: Expr) -> Iterator[Expr]:
    """The parts of an expression that are computed for each element, not once for the row."""
    if isinstance(expr, Prim) and expr.primitive.row:
        return
    yield expr
    for child in expr.children:
        yield from _outside_of_rows(child)


def row_steps(kernel: Kernel, writer: ScalarWriter) -> Iterator[tuple[Prim, str]]:
    """What is computed once for a row, in order, each with a variable that `writer` knows from then on: its reductions, innermost first, and what is the same
    for all elements. A compiler moves that out of loops too, but makes a loop for each branch of it first, and not all of these are vectorised."""
    for body in kernel.results:
        for e in reversed(list(walk(body))):
            if isinstance(e, Prim) and e.primitive.row and e not in writer.computed:
                for arg in e.args:
                    yield from _once_a_row(arg, writer)
                yield from _named(e, writer)
    for body in kernel.results:
        yield from _once_a_row(body, writer)


def _once_a_row(expr: Expr, writer: ScalarWriter) -> Iterator[tuple[Prim, str]]:
    """The parts of an expression that are the same for all elements of a row."""
    if not isinstance(expr, Prim) or expr in writer.computed:
        return
    if any(name in writer.elements for name in _names_outside_of_rows(expr)):
        for arg in expr.args:
            yield from _once_a_row(arg, writer)
    else:
        yield from _named(expr, writer)


def _named(expr: Prim, writer: ScalarWriter) -> Iterator[tuple[Prim, str]]:
    variable = f"s{len(writer.computed)}"
    yield expr, variable
    writer.computed[expr] = variable + writer.of_row


def _number_of_row(expr: Prim, variable: str, writer: ScalarWriter) -> list[str]:
    kind = writer.kind(expr)
    return [f"const {type_of(kind, writer.type).c} {variable} = {writer.text(expr, kind)};"]


def _of_elements(expr: Expr, writer: ScalarWriter) -> Iterator[Prim]:
    """The parts of an expression that a loop computes for each element."""
    if isinstance(expr, Prim) and expr not in writer.computed:
        yield expr
        for arg in expr.args:
            yield from _of_elements(arg, writer)


def _names_outside_of_rows(expr: Expr) -> Iterator[str]:
    return (part.name for part in _outside_of_rows(expr) if isinstance(part, Name))


def _reduction(e: Prim, variable: str, writer: ScalarWriter, kept: Expr | None) -> list[str]:
    kind = writer.kind(e)
    t = type_of(kind, writer.type)
    if e.fn == "row_count":
        return [f"const {t.c} {variable} = ({t.c})n;"]
    value = writer.text(e.args[0], kind)
    wide = "long double" if t.name in ("f64", "c128") else "double"  # a total has digits to spare, since many blocks may err in one direction
    if e.fn == "row_sum" and t.dtype_class == "f":
        sums = "SG_SUM" if any(map(is_long, _of_elements(e.args[0], writer))) else "SG_SHORT_SUM"
        return [  # blocks: vectorised, and far more accurate than one running sum
            f"{wide} {variable}_total = 0;",
            "for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {",
            "    const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;",
            f"    {t.c} part = 0;",
            f"    {sums}(part, b, end, {f'(r0[i] = {value})' if e.args[0] == kept else value})",
            f"    {variable}_total += part;",
            "}",
            f"const {t.c} {variable} = ({t.c}){variable}_total;",
        ]
    if e.fn == "row_sum" and t.real:
        return [
            f"{wide} {variable}_re = 0, {variable}_im = 0;",
            "for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {",
            "    const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;",
            f"    {t.c} part = sg_from_real_{t.name}(0);",
            "    for (sg_index i = b; i < end; i++)",
            f"        part = sg_add_{t.name}(part, {value});",
            f"    {variable}_re += part.re;",
            f"    {variable}_im += part.im;",
            "}",
            f"const {t.c} {variable} = sg_make_{t.name}({variable}_re, {variable}_im);",
        ]
    if e.fn == "row_sum":
        return [f"{t.c} {variable} = 0;", *loop([f"{variable} += {value};"])]
    side = "maximum" if e.fn == "row_max" else "minimum"
    if t.dtype_class != "f":
        return [f"{t.c} {variable} = sg_start_{side}_{t.name}();", *loop([f"{variable} = sg_{side}_{t.name}({variable}, {value});"])]
    sign, start = (">", "-SG_INF") if e.fn == "row_max" else ("<", "SG_INF")
    return [
        f"{t.c} {variable} = {start};",
        f"int {variable}_nan = 0;",
        f"SG_SIMD_EXTREME({'max' if e.fn == 'row_max' else 'min'}, {variable}, {variable}_nan)",
        "for (sg_index i = 0; i < n; i++) {",
        f"    const {t.c} v = {value};",
        f"    {variable} = v {sign} {variable} ? v : {variable};",
        f"    {variable}_nan |= v != v;",
        "}",
        f"if ({variable}_nan) {variable} = SG_NAN;",
    ]
