"""Kernels -> CUDA: the scalar code of in_c/scalar.py, with what csrc/device/elementwise.cuh, or rows.cuh, must know to make kernels of all layouts of it.

For other frameworks, the same code in a grid-stride loop, with a launcher of C linkage for each type.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..model.expr import Prim, walk
from ..plan.kernels import Kernel
from .in_c.rows import row_steps
from .in_c.scalar import CType, ScalarWriter, is_long, type_of, types_of

_SHORT = {"abs", "sqrt", "rsqrt", "reciprocal", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "tanh", "sigmoid"}  # in float32
_MOST_WRITTEN_OUT = 8  # short functions of a computation that kernels have written out, as often as a thread has elements


@dataclass(frozen=True)
class CudaSource:
    """What the kernels of one type are made of.

    Args:
        name: of the kernel and the type.
        header: of csrc/device, which makes kernels of it.
        lines: the definitions that it reads.
    """

    name: str
    header: str
    lines: list[str]


_ELSEWHERE = ("u16", "u32", "u64")  # are computed by the device's array library


@dataclass(frozen=True)
class CudaFunction:
    """One loop on the device, for other frameworks. In float it is a template of what memory holds, float16 and bfloat16 included."""

    name: str
    template: bool
    params: str  # of the kernel
    loads: list[str]
    stores: list[str]
    launchers: list[tuple[str, str, str]]  # name, parameters, template argument


def cuda_sources(kernel: Kernel) -> list[CudaSource]:
    """The definitions of a kernel, for each type that it computes in."""
    return [_source(kernel, t) for t in types_of(kernel) if not (kernel.row and t.name in _ELSEWHERE)]


def _source(kernel: Kernel, ctype: CType) -> CudaSource:
    in_float = ctype.name == "f32"
    names = {o.name: f"x{i}" for i, o in enumerate(kernel.operands)}
    writer = ScalarWriter(kernel, ctype, names)

    def types(kind: str) -> str:
        """What memory holds, and what is computed in."""
        t = type_of(kind, ctype)
        return f"{'S' if in_float and t.name == 'f32' else t.c}, {t.c}"

    operands = [f"NUMBER({i}, {type_of(o.kind, ctype).c})" if o.scalar else f"ARRAY({i}, {types(o.kind)})" for i, o in enumerate(kernel.operands)]
    results = [f"RESULT({i}, {types(kind)})" for i, kind in enumerate(kernel.result_kinds)]
    steps = [_step(e, variable, writer) for e, variable in row_steps(kernel, writer)] if kernel.row else []
    compute = " ".join(f"r{i} = {writer.text(b, k)};" for i, (b, k) in enumerate(zip(kernel.results, kernel.result_kinds)))
    stored_in = [name for name in ("float32", "float16", "bfloat16") if not kernel.dtypes or name in kernel.dtypes]
    lines = [f"#define SG_KERNEL {kernel.name}", f"#define SG_TYPE {ctype.name}"]
    lines += [f"#define SG_FLOATS {sum({'float32': 1, 'float16': 2, 'bfloat16': 4}[name] for name in stored_in)}"] if in_float else []
    if kernel.row:
        lines += ["#define SG_REDUCES"] if kernel.reduces else []
        lines += [f"#define SG_STEPS(SUM, MAX, MIN, ONCE) {' '.join(steps)}"]
    elif _length(kernel, ctype) > _MOST_WRITTEN_OUT:
        lines += ["#define SG_LONG"]
    lines += [f"#define SG_OPERANDS(ARRAY, NUMBER) {' '.join(operands)}", f"#define SG_RESULTS(RESULT) {' '.join(results)}", f"#define SG_COMPUTE {compute}"]
    return CudaSource(f"{kernel.name}_{ctype.name}", "rows.cuh" if kernel.row else "elementwise.cuh", lines)


def _step(e: Prim, variable: str, writer: ScalarWriter) -> str:
    """SUM(1, float, sg_exp_f32((x0 - s0))): what makes s1 of all elements of a row; or, once for the row, of what was made before."""
    kind = writer.kind(e)
    t = type_of(kind, writer.type).c
    how = {"row_sum": "SUM", "row_max": "MAX", "row_min": "MIN"}.get(e.fn, "ONCE")
    value = f"({t})n" if e.fn == "row_count" else writer.text(e if how == "ONCE" else e.args[0], kind)
    return f"{how}({variable[1:]}, {t}, {value})"


def _length(kernel: Kernel, ctype: CType) -> int:
    """How many instructions a computation takes, by the functions in it: about as many short ones in float32."""
    called = {e for result in kernel.results for e in walk(result) if isinstance(e, Prim) and is_long(e)}
    return sum((1 if ctype.name == "f32" else 2) if e.fn in _SHORT and not ctype.real else _MOST_WRITTEN_OUT + 1 for e in called)


def cuda_functions(kernel: Kernel) -> list[CudaFunction]:
    """The device functions of an elementwise kernel; none for a kernel that runs along rows."""
    return [] if kernel.row else [_function(kernel, t) for t in types_of(kernel) if t.name not in _ELSEWHERE]


def _function(kernel: Kernel, ctype: CType) -> CudaFunction:
    template = ctype.name == "f32"
    operands = [type_of(o.kind, ctype) for o in kernel.operands]
    results = [type_of(k, ctype) for k in kernel.result_kinds]
    names = {o.name: f"x{i}" for i, o in enumerate(kernel.operands)}
    writer = ScalarWriter(kernel, ctype, names)

    def stored(t: CType) -> str:
        return "S" if template and t.name == "f32" else t.c

    params, loads = [], []
    for i, (operand, t) in enumerate(zip(kernel.operands, operands)):
        if operand.scalar:
            params.append(f"{t.c} x{i}")
        else:
            params.append(f"const {stored(t)} *a{i}")
            loads.append(f"const {t.c} x{i} = sg_load(a{i}[i]);")
    params += [f"{stored(t)} *r{i}" for i, t in enumerate(results)]
    stores = [f"sg_store(r{i}[i], {writer.text(b, k)});" for i, (b, k) in enumerate(zip(kernel.results, kernel.result_kinds))]
    stored_in = [("float32", "f32", "float"), ("float16", "f16", "sg_f16"), ("bfloat16", "bf16", "sg_bf16")] if template else [(ctype.dtype, ctype.name, "")]
    launchers = []
    for dtype, suffix, storage in stored_in:
        if kernel.dtypes and dtype not in kernel.dtypes:
            continue
        given = ", ".join(p.replace("const S *", f"const {storage} *").replace("S *", f"{storage} *") if template else p for p in params)
        launchers.append((f"{kernel.name}_{suffix}", given, f"<{storage}>" if template else ""))
    return CudaFunction(f"{kernel.name}_{ctype.name}", template, ", ".join(params), loads, stores, launchers)


def arguments(params: str) -> str:
    """The names of some parameters, for a call."""
    return ", ".join(p.split()[-1].lstrip("*") for p in params.split(", "))
