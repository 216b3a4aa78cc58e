"""Kernels -> C: a kernel becomes one function for each type it computes in. float16 and bfloat16 compute in float32: the loops in csrc/ convert a block at a
time, so they need no functions of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ...model.expr import Name, Prim, walk
from ...model.primitives import OwnC
from ...plan.kernels import Kernel
from .own import call_of_block
from .rows import kept_of, number_of_row, reduction, row_steps, several
from .scalar import FAR_KINDS, CType, ScalarWriter, block, far_kind, is_long, loop, type_of

# Functions, by their types, that a function of kernel.h takes in several loops over blocks: of "near" arguments alone, or of all, of which one may be a number.
IN_BLOCKS = {
    ("tan", "f32"): "sg_near_tan_blocks_f32",
    ("pow", "f32"): "sg_pow_blocks_f32",
    ("pow", "f64"): "sg_pow_blocks_f64",
    ("erfinv", "f64"): "sg_erfinv_blocks_f64",
}
FAR_IN_BLOCKS = {("lgamma", "f32"): "sg_lgamma_blocks_f32"}  # the same, of arguments that fast versions are not made for


@dataclass(frozen=True)
class CFunction:
    """A generated C function: what it reads and writes, and its body."""

    kernel: Kernel
    ctype: CType
    operand_types: tuple[CType, ...]
    result_types: tuple[CType, ...]
    lines: tuple[str, ...]
    of_several: bool = False  # rows, whose body it is: see several() in rows.py

    @property
    def name(self) -> str:
        return f"{self.kernel.name}_{self.ctype.name}"

    @property
    def one_row(self) -> str:
        """The statement that calls a function of several rows for one."""
        return f"sg_one_row({self.name}_several, p, n, sizeof({self.ctype.c}), {len(self.operand_types)}, {int(self.kernel.reduces)});"

    @property
    def meaning(self) -> object:
        return (self.lines, self.operand_types, self.result_types)

    @property
    def types(self) -> list[str]:
        return [t.name for t in (*self.operand_types, *self.result_types)]


def function(kernel: Kernel, ctype: CType) -> CFunction:
    """The function that computes a block of elements (or one row, or several) in one type."""
    if lines_of_several := several(kernel, ctype):
        return CFunction(kernel, ctype, (ctype,) * len(kernel.operands), (ctype,), lines_of_several, True)
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
            lines += reduction(e, variable, writer, kept) if e.primitive.row else number_of_row(e, variable, writer)
        writer.kept = kept
        assignments = _assignments(kernel, writer)
        lines += assignments if kernel.reduces else ["SG_INDEPENDENT", *loop(assignments)]
    elif (nested := _nested(kernel, ctype)) or exponents:
        lines += block("for (sg_index b = 0; b < n; b += SG_STAGE)", _staged(kernel, writer, nested))
    else:
        lines += [*_far_loops(kernel, writer), *(_blocks_of_operands(kernel, ctype) or ["SG_INDEPENDENT", *loop(_assignments(kernel, writer))])]
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
    if ctype.name != "f32" or kernel.row or any(far_kind(e, ctype) is not None for e in parts) or _blocks_of_operands(kernel, ctype):
        return set()
    return {e.args[1].name for e in parts if e.fn == "pow" and isinstance(e.args[1], Name) and e.args[1].name in scalars}


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


def _far_arguments(kernel: Kernel, writer: ScalarWriter) -> dict[tuple[str, str], None]:
    """The arguments that a loop must look at before it starts, each with the end of the name of the function that does: ("f32", "a0[i]")."""
    found: dict[tuple[str, str], None] = {}
    for e in (e for result in kernel.results for e in walk(result) if isinstance(e, Prim)):
        if any(e.fn in kinds for kinds in FAR_KINDS.values()):
            kind = writer.argument_kind(e)
            t = type_of(kind, writer.type)
            if (far := far_kind(e, t)) is not None:
                found[far + t.name, ", ".join(writer.text(a, kind) for a in e.args)] = None
    return found


def _count_of_far(kernel: Kernel, writer: ScalarWriter) -> int:
    """How many different functions a kernel has whose arguments may be far."""
    functions = {e for result in kernel.results for e in walk(result) if isinstance(e, Prim) and any(e.fn in kinds for kinds in FAR_KINDS.values())}
    return len({e for e in functions if far_kind(e, type_of(writer.argument_kind(e), writer.type)) is not None})


def _far_loops(kernel: Kernel, writer: ScalarWriter) -> list[str]:
    """Loops for arguments that the fast versions are not made for, which `writer` writes from here on."""
    arguments = _far_arguments(kernel, writer)
    if not arguments:
        return []
    loops = [*(_blocks_of_operands(kernel, writer.type, FAR_IN_BLOCKS) or loop(_assignments(kernel, writer))), "return;"]
    if all(name == "f32" for name, _ in arguments) and _count_of_far(kernel, writer) == 1:  # several written out three times are long, and seldom wanted
        writer.range = "middle_"
        middle = ["SG_INDEPENDENT", *loop(_assignments(kernel, writer)), "return;"]
        loops = [*_any("farther", arguments), *block("if (!farther)", middle), *loops]
    writer.range = "near_"
    return [*_any("far", arguments), *block("if (far)", loops)]


def _blocks_of_operands(kernel: Kernel, ctype: CType, blocks: Mapping[tuple[str, str], str] = IN_BLOCKS) -> list[str]:
    """The call of what computes a function in several loops over blocks, where that is all that a kernel does with its operands; none for other kernels."""
    places = {o.name: i for i, o in enumerate(kernel.operands)}
    match kernel.results:
        case [Prim(args=args) as e] if (e.fn, ctype.name) in blocks and all(isinstance(a, Name) for a in args):
            numbers = [kernel.operands[places[a.name]].scalar for a in args if isinstance(a, Name)]
            given = [f"&x{places[a.name]}" if number else f"a{places[a.name]}" for a, number in zip(args, numbers) if isinstance(a, Name)]
            return [call_of_blocks(blocks[e.fn, ctype.name], given, numbers, "r0", "n")] if not all(numbers) else []
    return []


def call_of_blocks(function: str, given: list[str], numbers: Sequence[bool], result: str, count: str) -> str:
    """The call of a function of blocks. numbers: whether each argument is one number for all elements; then what is given is its address."""
    if len(given) > 1:
        given = [f"{text}, {int(not number)}" for text, number in zip(given, numbers)]
    return f"{function}({', '.join(given)}, {result}, {count});"


def _any(name: str, arguments: Iterable[tuple[str, str]]) -> list[str]:
    """Statements that find out whether an argument is "far" or "farther"."""
    return [f"int {name} = 0;", *loop([f"{name} |= sg_is_{name}_{tells}({text});" for tells, text in arguments])]
