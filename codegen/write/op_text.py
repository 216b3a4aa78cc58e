"""One op as text: what the templates lay out, and the names that its parts share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..model.expr import Call, Expr, KernelCall, walk
from ..model.op import Op, Spec
from ..model.primitives import OwnC
from ..model.signature import Param, Signature
from ..model.spec_text import NOTHING, SpecText
from ..plan.op_plan import OpPlan, Plan, Saved
from .emit_cuda import CudaSource
from .emit_python import PythonWriter


@dataclass
class OpText:
    """One op, written: the template only lays it out."""

    name: str
    identifier: str
    constant: str
    signature: SpecText
    docs: SpecText
    params: str  # of the Python function
    args: str  # all of them, in the order of the signature
    kernels: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)  # of the function
    forward: list[str] = field(default_factory=list)  # of the array function of a forward op
    forward_params: str = ""
    into: list[str] = field(default_factory=list)  # of the one that writes into an array that is there
    record_params: list[str] = field(default_factory=list)
    record: list[str] = field(default_factory=list)
    in_place: list[str] = field(default_factory=list)
    in_place_params: str = ""
    in_place_docs: str = ""
    node: str = ""
    node_name: str = ""  # an expression, if the node's name depends on whether an argument is given
    shown_as: str = ""  # the node's name to users, if it is not that of its class
    node_docs: SpecText = NOTHING
    slots: list[str] = field(default_factory=list)
    saved: str = ""
    frees: list[tuple[str, str]] = field(default_factory=list)
    inputs: str = ""
    outputs: str = ""  # which results are differentiable, where there are several
    has_several_inputs: bool = False
    run_arrays: list[str] = field(default_factory=list)
    run_tensors: list[str] = field(default_factory=list)
    grad_name: str = "grad"
    tangents: list[tuple[str, list[str], list[str]]] = field(default_factory=list)  # result, array reading, tensor reading
    tangent_params: str = ""
    missing_tangents: dict[str, SpecText] = field(default_factory=dict)
    descriptor: dict[str, str] = field(default_factory=dict)
    imports: set[str] = field(default_factory=set)  # statements that import array functions


@dataclass(frozen=True)
class WrittenKernel:
    """Args:
    source: what it computes, for a comment above it.
    c: what the template of C sources shows of it.
    cuda: what its kernels of a device are made of.
    numpy: the lines of the function of NumPy.
    facts: what `NumpyKernel` must know beside that.
    own: the C that its expressions bring.
    expression: what it computes, for loops over several ops; None where there is no such expression.
    """

    name: str
    source: SpecText
    c: dict[str, Any]
    cuda: list[CudaSource]
    numpy: list[str]
    facts: tuple[Any, ...]
    own: list[OwnC]
    expression: tuple[tuple[str, ...], ...] | None


@dataclass(frozen=True)
class WrittenOp:
    """Args:
    text: its Python.
    kernels: those that were made for it first, in the order of their making.
    saved: what its Node holds.
    flops: the lines of the function that counts its operations; none if nothing says how many they are.
    factors: the inputs whose gradients take as many.
    """

    text: OpText
    kernels: tuple[WrittenKernel, ...]
    saved: tuple[Saved, ...]
    flops: list[str]
    factors: tuple[str, ...]


def py_name(param: Param) -> str:
    """The name of a parameter in Python: users know `self` as `input`."""
    return "input" if param.name == "self" else param.name


def op_constant(op: Op) -> str:
    return f"op_{op.signature.identifier}"


def qualified(spec: Spec, op: Op) -> str:
    """The name of an op as errors and profiles show it; that of a library's says whose it is."""
    return f"{spec.namespace}::{op.name}" if spec.namespace and op.is_public else op.name


class OpNames:
    """The names of an op's values in Python, and the kernels and functions that its text calls."""

    all: Plan
    op: Op
    plan: OpPlan

    def __init__(self, plan: Plan, op_plan: OpPlan):
        self.all, self.plan, self.op = plan, op_plan, op_plan.op
        self.signature: Signature = self.op.signature
        self.results: list[str] = [r.name for r in self.signature.returns]
        self.edges: list[str] = [p.name for p in op_plan.edges]
        self.edge_list: str = next((p.name for p in op_plan.edges if p.type.is_list), "")
        if self.edge_list and len(self.edges) > 1:
            raise NotImplementedError(f"{self.op.name}: a differentiable list of tensors beside another differentiable input")
        self.used: set[str] = set()
        self.called: set[str] = {self.op.name}

    def local(self, name: str) -> str:
        """The Python variable of a value in the array functions and tangents."""
        return f"{name}_" if name in ("self", "input") else name

    @staticmethod
    def tuple_of(items: list[str]) -> str:
        return f"({', '.join(items)}{',' if len(items) == 1 else ''})"

    def writer(
        self, reading: str, names: dict[str, str], facts: dict[tuple[str, str], str] | None = None, shared: dict[Expr, str] | None = None
    ) -> PythonWriter:
        return PythonWriter(reading, self.all.kernels, names, facts or {}, shared or {})

    def note(self, expr: Expr) -> None:
        self.used |= {e.kernel for e in walk(expr) if isinstance(e, KernelCall)}
        self.called |= {e.op for e in walk(expr) if isinstance(e, Call)}
