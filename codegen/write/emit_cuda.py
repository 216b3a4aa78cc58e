"""Elementwise kernels -> CUDA: the scalar code of emit_c.py in a grid-stride loop, with a launcher of C linkage for each type."""

from __future__ import annotations

from dataclasses import dataclass

from ..plan.kernels import Kernel
from .emit_c import CType, ScalarWriter, type_of, types_of

_ELSEWHERE = ("u16", "u32", "u64")  # are computed by the device's array library


@dataclass(frozen=True)
class CudaFunction:
    """One loop on the device. In float it is a template of what memory holds, float16 and bfloat16 included."""

    name: str
    template: bool
    params: str  # of the kernel
    loads: list[str]
    stores: list[str]
    launchers: list[tuple[str, str, str]]  # name, parameters, template argument


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
