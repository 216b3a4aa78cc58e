"""The program of one C function: what is known beforehand taken out, and each call of an array function as steps that C can be written for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.array.linalg import matrices, products
from specgrad.array.nn import layers
from specgrad.core.kernels.table import kernels

from ..cut import ExportError
from ..kernels.statements import TYPE_OF
from ..program import Call, Cast, Elementwise, Program, Step, Sum, Value
from .functions import Argument, Traced
from .moves import as_moves
from .steps import Factor, Product, Routine

_PRODUCTS = {products.mm, products.bmm, products.mv, products.dot, products.vdot, matrices.matmul, np.matmul}
_SUMS_OF_PRODUCTS = {products.addmm, products.baddbmm, products.addmv}
_ROUTINES = {
    matrices.inverse: "inverse",
    matrices.solve: "solve",
    matrices.cholesky: "cholesky",
    matrices.solve_triangular: "solve_triangular",
    matrices.det: "det",
    matrices.slogdet: "slogdet",
}


@dataclass
class Lowered:
    """Args:
    what: "value", "gradient", ...
    constants: of values that are read, what they are.
    """

    what: str
    inputs: list[Argument]
    outputs: list[Argument]
    steps: list[Step]
    constants: dict[Value, np.ndarray[Any, Any]]

    @property
    def dtype(self) -> str:
        """In which it computes."""
        dtypes = {v.like.dtype.name for v in self.values()}
        return "float32" if "float32" in dtypes and "float64" not in dtypes else "float64"

    def values(self) -> set[Value]:
        found = {a.value for a in (*self.inputs, *self.outputs)}
        for step in self.steps:
            found.update(step.values())
            found.update(step.results)
        return found


class Lowering:
    """Args:
    traced: what was noted.
    """

    next: int

    def __init__(self, traced: Traced):
        self.traced = traced
        self.known: dict[Value, np.ndarray[Any, Any]] = {}
        self.steps: list[Step] = []
        self.next = len(traced.tracer.values) + 1

    def program(self) -> Lowered:
        traced = self.traced
        constant = set(traced.constants)
        for step in traced.tracer.steps:
            if all(v.memory in constant for v in step.values()):
                constant.update(step.results)
        for value in traced.tracer.values:
            if value.memory in constant:
                self.known[value] = value.like
        outputs = [a.value for a in traced.outputs]
        kept = Program([], [s for s in traced.tracer.steps if not all(r in constant for r in s.results)], outputs).without_dead_code()
        for step in kept.steps:
            self._lower(step)
        steps = Program([], self.steps, outputs).without_dead_code().steps
        read = {v.memory for step in steps for v in step.values()} | {v.memory for v in outputs}
        constants = {v: np.array(a) for v, a in self.known.items() if v in read}
        return Lowered(traced.what, traced.inputs, traced.outputs, steps, constants)

    def _lower(self, step: Step) -> None:
        for value in (*step.values(), *step.results):
            if value.like.dtype.name not in TYPE_OF or traits[value.like.dtype].is_complex:
                raise self._cannot(step, f"computes with {value.like.dtype}")
        if isinstance(step, (Elementwise, Cast, Sum)):
            self.steps.append(step)
            return
        if not isinstance(step, Call):
            raise self._cannot(step, "has no counterpart in C")
        function = step.function
        if function in _PRODUCTS and _is_real(step):
            a, b = step.operands
            self._product(step, a, b, step.results[0])
        elif function in _SUMS_OF_PRODUCTS and _is_real(step):
            start, a, b, beta, alpha = step.operands
            self._sum_of_products(step, start, self._product(step, a, b), beta, alpha)
        elif function is layers.linear and _is_real(step):
            x, weight, bias = step.operands
            if bias is None:
                self._product(step, x, weight, step.results[0], transposed=True)
            else:
                self._sum_of_products(step, bias, self._product(step, x, weight, transposed=True), 1, 1)
        elif function in _ROUTINES and all(traits[v.like.dtype].is_floating_point for v in step.values()):
            operands = tuple(self._in_order(v) for v in step.values())
            options = tuple(int(o) for o in step.operands if isinstance(o, (bool, int)))
            self.steps.append(Routine(_ROUTINES[function], operands, [r for r in step.results if traits[r.like.dtype].is_floating_point], options=options))
        elif step.name in ("astype", "_to_copy") and step.operands[0].like.shape == step.results[0].like.shape:
            self.steps.append(Cast(f"to {step.results[0].like.dtype}", (step.operands[0],), step.results))
        elif (moves := as_moves(step, self.known)) is not None:
            self.steps += moves
        else:
            raise self._cannot(step, "has no counterpart in C")

    def _cannot(self, step: Step, why: str) -> ExportError:
        name = step.name if not isinstance(step, Call) or step.function is not kernels.get(step.name) else f"the kernel {step.name}"
        return ExportError(f"export: C cannot be written for {name}, which {why}, at {self.traced.tracer.at.get(id(step), 'a place that is not known')}")

    # ---- products

    def _new(self, array: np.ndarray[Any, Any]) -> Value:
        value = Value(self.next, array)
        self.next += 1
        return value

    def _product(self, step: Step, a: Value, b: Value, result: Value | None = None, transposed: bool = False) -> Value:
        """A product of matrices, or of what NumPy takes for them: a vector is a row on the left and a column on the right."""
        left, right = a.like, b.like.T if transposed else b.like
        if result is None:
            result = self._new(np.matmul(np.ones(left.shape), np.ones(right.shape)).astype(left.dtype))
        found = result.like
        if found.shape != np.matmul(np.zeros(left.shape), np.zeros(right.shape)).shape:
            raise self._cannot(step, f"gives the shape {list(found.shape)}")
        if left.ndim == 1:
            left, found = left[None], np.expand_dims(found, found.ndim if right.ndim == 1 else found.ndim - 1)
        if right.ndim == 1:
            right, found = right[:, None], found[..., None]
        batch = found.shape[:-2]
        left, right = np.broadcast_to(left, (*batch, *left.shape[-2:])), np.broadcast_to(right, (*batch, *right.shape[-2:]))
        factors = tuple(Factor(v, m.shape, tuple(s // m.itemsize for s in m.strides)) for v, m in ((a, left), (b, right), (result, found)))
        self.steps.append(Product(step.name, (a, b), [result], factors=factors))
        return result

    def _sum_of_products(self, step: Step, start: Any, product: Value, beta: Any, alpha: Any) -> None:
        """beta * start + alpha * product."""
        dtype = product.like.dtype.name
        if alpha != 1:
            product = self._computed("mul", (product, alpha), dtype, np.array(product.like))
        if beta == 0:
            self.steps.append(Elementwise("mul", (product, 1), step.results, dtype))
            return
        if beta != 1:
            start = self._computed("mul", (start, beta), dtype, np.array(start.like))
        self.steps.append(Elementwise("add", (product, start), step.results, dtype))

    def _computed(self, name: str, operands: tuple[Any, ...], dtype: str, like: np.ndarray[Any, Any]) -> Value:
        value = self._new(like)
        self.steps.append(Elementwise(name, operands, [value], dtype))
        return value

    def _in_order(self, value: Value) -> Value:
        """A value whose elements lie row by row."""
        if value.source is None and value.like.flags.c_contiguous:
            return value
        copy = self._new(np.array(value.like, order="C"))
        self.steps.append(Cast(f"to {value.like.dtype}", (value,), [copy]))
        return copy


def _is_real(step: Step) -> bool:
    return all(v.like.dtype.name in ("float32", "float64") for v in (*step.values(), *step.results))


def retyped(program: Lowered, dtype: str) -> None:
    """Compute all real numbers of a program in one dtype."""
    new = np.dtype(dtype)
    values = program.values() | set(program.constants)
    for value in values | {v.memory for v in values}:
        like = value.like
        if traits[like.dtype].is_floating_point and like.dtype != new:
            strides = [s // like.itemsize * new.itemsize for s in like.strides]
            value.offset = value.offset // like.itemsize * new.itemsize
            value.like = np.lib.stride_tricks.as_strided(np.empty((), new), like.shape, strides)
    for step in program.steps:
        if isinstance(step, Elementwise) and step.dtype in ("float32", "float64"):
            step.dtype = dtype
    for value, array in program.constants.items():
        program.constants[value] = array.astype(value.like.dtype)
    for argument in (*program.inputs, *program.outputs):
        argument.array = argument.array.astype(argument.value.like.dtype)
