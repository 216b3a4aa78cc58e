"""Ops for PyTorch with kernels in C and CUDA: those of our own library, in the formulas' array reading, beside the expressions in torch's functions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ...model.expr import Call, Const, Expr, IfExp, KernelCall, Name, Prim, walk
from ...model.op import Op
from ...model.printer import ATOM
from ...plan.kernels import Kernel
from ...plan.plain import LeftOut, PlainGradient, PlainOp, with_decided
from ..emit_cuda import CudaFunction, cuda_functions
from ..in_c.functions import CFunction, function
from ..in_c.own import headers_of, own_functions, own_of
from ..in_c.scalar import types_of as types_in_c
from ..op_text import py_name
from .functions import indented
from .torch import TORCH, TorchOp, TorchPrinter, TorchWriter

_TYPES = ("f32", "f64")  # that kernels are written for
_INCLUDE = re.compile(r'^#include "(\w+\.\w+)"\n', re.MULTILINE)


class KernelPrinter(TorchPrinter):
    """Prints the array reading of a formula: calls of kernels, and of nothing else that computes."""

    runs = "array_kernel"

    def parts(self, expr: Expr) -> tuple[str, int]:
        if isinstance(expr, KernelCall):
            given = [self.constant(expr.kernel), *(self.text(a) for a in expr.args)]
            return f"{self.of_library(self.runs)}({', '.join(given)})", ATOM
        return super().parts(expr)


class KernelTorchWriter(TorchWriter):
    """Writes one op whose values and gradients kernels compute, where they can."""

    def __init__(self, of_op: PlainOp, ops: dict[str, Op]):
        self.in_c_alone: bool = False  # whether torch's functions cannot compute what C of the op's own does
        super().__init__(TORCH, of_op, ops)
        self.kernels: dict[str, Kernel] = {}  # that it calls

    def without_own(self, of_op: PlainOp) -> PlainOp:
        try:
            return super().without_own(of_op)
        except LeftOut:
            body = of_op.forward
            if isinstance(body, Prim) and body.brought and body.brought.own and body.brought.own.is_c:
                self.in_c_alone = True
                return of_op
            raise

    def write(self) -> TorchOp:
        written = super().write()
        if written.schema:
            written.kernel = self.kernel()
        written.kernels = tuple(self.kernels.values())
        if self.kernels:
            self.needed.update(("array_computed", "array_result", "array_batched", "array_WORTH"))  # which the module calls
        return written

    def body(self) -> list[str]:
        if not self.in_c_alone:
            return super().body()
        reading = self.reading(self.of_op.plan.ops[self.op.name].forward, {p.name for p in self.op.tensors})
        if reading is None:
            raise LeftOut("it is computed by C of its own that no kernel of float and double numbers calls")
        return self.kernel_printer("array_by_kernel").assigned(reading, "return {}".format)

    def kernel(self) -> list[str]:
        """The op by kernels; by torch's functions where these cannot."""
        reading = self.reading(self.of_op.plan.ops[self.op.name].forward, {p.name for p in self.op.tensors})
        if reading is None:
            return []
        lines = self.kernel_printer("array_kernel").assigned(reading, "array_found = {}".format)
        if self.op.rowwise:  # which kernels run along in the last dimension alone
            first = py_name(self.op.tensors[0])
            lines = ["array_found = None", f"if dim in (-1, {first}.ndim - 1):", *indented(lines)]
        if self.keeps_dim:
            lines += ["if array_found is not None and not keepdim:", f"    array_found = {self.library('array_without')}(array_found, dim)"]
        return [*self.requirements(), *lines, f"return op_{self.identifier}_forward({self.arguments()}) if array_found is None else array_found"]

    def kernel_printer(self, runs: str) -> KernelPrinter:
        printer = KernelPrinter(self.dialect, self.op, self.ops, dict(self.names))
        printer.needed, printer.runs = self.needed, runs
        return printer

    def by_kernel(self, gradient: PlainGradient, whole: list[str], absent: frozenset[str]) -> list[str]:
        planned = next(g.array_expr for g in self.of_op.plan.ops[self.op.name].gradients if gradient.input.name in g.gradient.inputs)
        if isinstance(planned, Call) and self.ops[planned.op].target == "reduce.sum_to_size":  # as all gradients are in the end
            planned = planned.args[0]
        reading = self.reading(planned, {*whole, "grad"})
        if reading is None or (self.op.rowwise and self.keeps_dim):
            return []
        printer = self.kernel_printer("array_derivative")
        printer.absent = absent
        lines = printer.assigned(reading, "array_found = {}".format)
        return ["array_found = None", "if dim in (-1, grad.ndim - 1):", *indented(lines)] if self.op.rowwise else lines

    def reading(self, expr: Expr | None, tensors: set[str]) -> Expr | None:
        """The array reading in which what is no kernel that we write is None; None if nothing is."""
        if expr is None:
            return None
        by_name = self.of_op.plan.kernels.by_name
        called: dict[str, Kernel] = {}

        def read(e: Expr) -> Expr:
            if isinstance(e, IfExp):
                return e.with_children((e.condition, read(e.then), read(e.otherwise)))
            given = {n.name for n in walk(e) if isinstance(n, Name)} & {p.name for p in self.op.tensors}
            if (
                isinstance(e, KernelCall)
                and is_written(by_name[e.kernel])
                and given <= tensors
                and not any(isinstance(a, KernelCall) for a in walk(e) if a is not e)
            ):
                called[e.kernel] = by_name[e.kernel]
                return e
            return Const("None", e.at, None)

        found = read(with_decided(expr, {"has_zero": True}))
        self.kernels |= called
        return found if called else None


def is_written(kernel: Kernel) -> bool:
    """Whether a kernel is one of float and double numbers, and does what takes torch more than one function."""
    prims = [e for result in kernel.results for e in walk(result) if isinstance(e, Prim)]
    owns = own_of(kernel)
    if not all(own.is_c for own in owns):
        return False
    only_own = any(e.brought and e.fn not in TORCH.functions for e in prims)
    if not only_own and sum(e.fn not in ("conj", "real") for e in prims) < 2:
        return False
    types = {t.name for t in types_in_c(kernel)}
    operands = all(o.kind in ("same", "real", "const") or (o.kind == "bool" and not o.scalar) for o in kernel.operands)
    return types.issuperset(_TYPES) and operands and len(kernel.results) == 1 and kernel.result_kinds[0] in ("same", "real", "bool")


def write_torch_with_kernels(of_op: PlainOp, ops: dict[str, Op], name: str) -> tuple[TorchOp, set[str]]:
    """One op, and the functions of the library that it needs."""
    writer = KernelTorchWriter(of_op, ops)
    return writer.write(), writer.needed


# ---- the sources


@dataclass(frozen=True)
class KernelSource:
    """One kernel, written: the templates only lay it out."""

    kernel: Kernel
    functions: list[CFunction]
    on_device: list[CudaFunction]

    @property
    def kinds(self) -> str:
        """What it takes, an operand a letter: a tensor, a tensor of bools, or a number."""
        return "".join("n" if o.scalar else "b" if o.kind == "bool" else "t" for o in self.kernel.operands)

    @property
    def shape(self) -> str:
        return "reduced" if self.kernel.reduces else "rows" if self.kernel.row else "elements"

    @property
    def result(self) -> str:
        return "b" if self.kernel.result_kinds[0] == "bool" else "t"


def kernel_sources(ops: Iterable[TorchOp], csrc: Path) -> dict[str, object]:
    """What the templates need of the kernels of some ops, and of the headers that these stand on."""
    kernels = {k.name: k for op in ops for k in op.kernels}
    sources = [
        KernelSource(k, [function(k, t) for t in types_in_c(k) if t.name in _TYPES], [f for f in cuda_functions(k) if f.name.endswith(_TYPES)])
        for k in kernels.values()
    ]
    of_ours = [header for header in headers_of(own_of(*kernels.values())) if (csrc / header).is_file()]
    return {
        "kernels": sources,
        "c_header": joined(["kernel.h", *of_ours], csrc),
        "cuda_header": joined(["cuda_kernel.cuh", *of_ours], csrc),
        "c_own": _but(of_ours, own_functions(own_of(*kernels.values()))),
        "cuda_own": _but(of_ours, own_functions(own_of(*(k for k in kernels.values() if cuda_functions(k))), cuda=True)),
    }


def _but(headers: list[str], lines: list[str]) -> list[str]:
    """Lines that do not include headers whose text is there."""
    return [line for line in lines if line not in [f"#include <{header}>" for header in headers]]


def joined(headers: Iterable[str], folder: Path) -> str:
    """Headers with those that they include in their places, each once."""
    seen: set[str] = set()

    def read(name: str) -> str:
        if name in seen:
            return ""
        seen.add(name)
        return _INCLUDE.sub(lambda found: read(found[1]), (folder / name).read_text(encoding="utf-8"))

    return "\n".join(map(read, headers))
