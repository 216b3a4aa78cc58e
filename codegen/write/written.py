"""What is written of each op and of its kernels: of these pieces the generated files are put together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..model.expr import Name, Prim, walk
from ..model.primitives import OwnC
from ..model.spec_text import SpecText
from ..plan.kernels import Kernel, differs_between_elements
from ..plan.op_plan import Plan
from ..read.derive import BOOL, COMPLEX, CONST, INT, REAL, SAME
from .emit_cuda import cuda_sources
from .emit_flops import factors, flops_function
from .emit_numpy import expression, facts, numpy_function
from .emit_ops import write_op
from .in_c.beside_one import beside_one
from .in_c.columns import columns
from .in_c.functions import CFunction, function
from .in_c.own import own_of
from .in_c.scalar import computing, far_kind, is_long, types_of
from .op_text import WrittenKernel, WrittenOp

_KINDS = {BOOL: "SG_BOOL", INT: "SG_INT", REAL: "SG_REAL_PART", CONST: "SG_REAL_PART", COMPLEX: "SG_COMPLEX", SAME: "SG_SAME"}
MANY = 3  # long functions in one kernel
MANY_OF_DOUBLES = 2  # which are longer, and of which vectors hold fewer
MANY_ARRAYS = 4  # to read and write: so many wait for memory, whatever the processor computes at a time
# how many a function counts as that looks at its arguments first; angles of doubles have two ways, of floats three
TIMES: dict[str | None, int] = {"": 2, "gamma_": MANY, "polygamma_": MANY}
TIMES_OF_DOUBLES = TIMES | {"": 1}
# functions of other types than floats that newer processors take more of at a time, where one is all that a kernel computes; and those with near arguments
_WIDER = {"i": ("shift_left", "shift_right"), "c": ("mul", "abs", "angle"), "b": ("logical_not",)}
_COMBINE = {"row_sum": "'+'", "row_max": "'>'", "row_min": "'<'"}


class Written(dict[str, WrittenOp]):
    """The ops of a plan, written, by name: each when it is first asked for, since to show one nothing is written of the others."""

    def __init__(self, plan: Plan):
        self.plan = plan

    def __missing__(self, name: str) -> WrittenOp:
        of_op, kernels = self.plan.ops[name], self.plan.kernels
        self[name] = WrittenOp(
            write_op(self.plan, of_op.op),
            write_kernels(kernels.by_name[k] for k, op in kernels.made_for.items() if op == name),
            of_op.saved,
            flops_function(self.plan, of_op.op) if of_op.op.flops is not None else [],
            factors(of_op),
        )
        return self[name]

    def kernels(self) -> list[WrittenKernel]:
        """Those of all ops, in the order of their making."""
        found = {kernel.name: kernel for op in dict.fromkeys(self.plan.kernels.made_for.values()) for kernel in self[op].kernels}
        return [found[name] for name in self.plan.kernels.made_for]


def write_kernels(kernels: Iterable[Kernel]) -> tuple[WrittenKernel, ...]:
    """The kernels of one op. Of functions that compute the same one is written, and the others are called by its name."""
    functions: dict[object, str] = {}
    return tuple(
        WrittenKernel(k.name, source_of(k), in_c(k, functions), cuda_sources(k), numpy_function(k), facts(k), own_of(k), expression(k)) for k in kernels
    )


def in_c(kernel: Kernel, written: dict[object, str]) -> dict[str, Any]:
    """What the template of C sources shows of a kernel; `written` holds the functions so far, each under what it computes."""
    functions = [_function(function(kernel, t), function(kernel, computing(kernel, t)), written) for t in types_of(kernel)]
    kinds = [o.kind for o in kernel.operands] + list(kernel.result_kinds)
    return {
        "name": kernel.name,
        "source": source_of(kernel),
        "nin": len(kernel.operands),
        "nout": len(kernel.results),
        "shape": "SG_REDUCE" if kernel.reduces else "SG_ROWS" if kernel.row else "SG_ELEMENTS",
        "combine": _combine(kernel),
        "kinds": [_KINDS[k] for k in kinds],
        "scalars": sum(1 << i for i, o in enumerate(kernel.operands) if o.scalar),
        "functions": functions,
    }


def _combine(kernel: Kernel) -> str:
    """How the values of parts of a row become that of the row; "0" where a row cannot be split."""
    value = kernel.results[0]
    if len(kernel.results) > 1 or not isinstance(value, Prim) or value.fn not in _COMBINE:
        return "0"
    if any(isinstance(e, Prim) and e.fn.startswith("row_") for arg in value.args for e in walk(arg)):
        return "0"
    (of,), combine = value.args, _COMBINE[value.fn]
    if len(kernel.operands) == 1 and isinstance(of, Name):
        return f"{combine} | SG_ITSELF"
    if len(kernel.operands) == 1 and isinstance(of, Prim) and of.fn == "mul" and all(isinstance(factor, Name) for factor in of.args):
        return f"{combine} | SG_SQUARED"
    return combine


def _function(f: CFunction, computed: CFunction, written: dict[object, str]) -> dict[str, Any]:
    """A C function, or the name of one that is written already and computes the same: `computed`, or an equal one."""
    uses = written.setdefault(computed.meaning, f.name)
    return {
        "name": f.name,
        "type": f.ctype.name,
        "types": f.types,
        "uses": uses,
        "body": f.lines if uses == f.name else (),
        "of_several": f.of_several,
        "one_row": f.one_row,
        "clones": _clones(f),
        "columns": columns(f.kernel, f.ctype),
        "beside_one": beside_one(f.kernel, f.ctype) if uses == f.name else (),
    }


def _clones(f: CFunction) -> str:
    """For which processors a function has versions of its own: one that computes many long functions for fewer, as each of them is written out in it, and
    some several times, for arguments that are near or far; so does one that computes little, as it waits for memory."""
    if f.ctype.dtype_class != "f":
        body = f.kernel.results[0]
        if f.kernel.row and f.kernel.reduces and f.ctype.dtype_class == "i":
            return "SG_TWO_CLONES "  # SSE2 has no extremes of integers of 32 bits, nor any of 64
        if f.kernel.row or not isinstance(body, Prim) or not all(isinstance(a, Name) for a in body.args):
            return ""
        if body.fn == "mul" and f.ctype.name in ("i64", "u64"):
            return "SG_CLONES "  # of 64 bits there are products for vectors in AVX-512 alone
        if body.fn not in _WIDER[f.ctype.dtype_class] and far_kind(body, f.ctype) is None:
            return ""
        if not f.ctype.real:
            return "SG_TWO_CLONES "  # of whole numbers, vectors twice as long are no more than a fifth faster
        return "SG_COMPLEX_CLONES " if body.fn == "mul" else "SG_CLONES "
    prims = [e for result in f.kernel.results for e in walk(result) if isinstance(e, Prim) and (is_long(e) or e.fn == "pow") and differs_between_elements(e)]
    if f.kernel.row:
        return "SG_CLONES " if prims else "SG_TWO_CLONES "
    times = TIMES_OF_DOUBLES if f.ctype.name == "f64" else TIMES
    count = sum(MANY if _is_longest(e.primitive.own) else times.get(far_kind(e, f.ctype), 1) for e in prims)
    arrays = sum(not o.scalar for o in f.kernel.operands) + len(f.kernel.results)
    many = MANY_OF_DOUBLES if f.ctype.name == "f64" else MANY
    if count >= many or (count < 2 and arrays >= MANY_ARRAYS):
        return "SG_LARGE "
    return "SG_CLONES " if count else "SG_TWO_CLONES "


def _is_longest(own: OwnC | None) -> bool:
    """Whether a function that an op brings is one of doubles alone, which are the longest, or has versions of its own, which a kernel only calls."""
    return own is not None and (own.only_double or own.of_blocks)


def source_of(kernel: Kernel) -> SpecText:
    """What a kernel computes, for a comment above it."""
    return SpecText(f"{kernel.origin.op}: {kernel.origin.text.flat.plain}")
