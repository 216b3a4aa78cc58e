"""Products of matrices as C: calls of BLAS, on matrices as they lie."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from specgrad.array.base.blas import blas
from specgrad.codegen.write.in_c.scalar import block

from ..program import BlasProduct, Value
from .emit import Memory, Stage

ALONE = 1 << 18  # multiplications from which on BLAS takes several threads itself
OF_ONE_ELEMENT = 16  # multiplications that take as long as an element of a loop


@dataclass(frozen=True)
class Matrix:
    """How a matrix lies, for BLAS.

    Args:
        transposed: its columns lie one behind another, not its rows.
        step: elements from one of these to the next.
    """

    transposed: bool
    step: int


def matrix_of(like: np.ndarray[Any, Any]) -> Matrix | None:
    """None where BLAS cannot read the last two dimensions of an array as they lie."""
    rows, columns = like.shape[-2:]
    down, across = (step // like.itemsize for step in like.strides[-2:])
    if any(step % like.itemsize or step < 0 for step in like.strides):
        return None
    if (across == 1 or columns == 1) and (down >= columns or rows == 1):
        return Matrix(False, down if rows > 1 else columns)
    if (down == 1 or rows == 1) and (across >= rows or columns == 1):
        return Matrix(True, across if columns > 1 else rows)
    return None


def is_read(like: np.ndarray[Any, Any]) -> bool:
    """Whether BLAS reads an array as it lies: a vector, or matrices."""
    return like.strides[0] > 0 and like.strides[0] % like.itemsize == 0 if like.ndim == 1 else matrix_of(like) is not None


def is_product(a: np.ndarray[Any, Any], b: np.ndarray[Any, Any], out: np.ndarray[Any, Any]) -> bool:
    """Whether BLAS computes out = a @ b: of matrices, of batches of these, or of a matrix and a vector."""
    same = a.dtype == b.dtype == out.dtype and a.dtype.name in ("float32", "float64")
    return bool(same and a.ndim > 1 and a.size and b.size and out.flags.c_contiguous and is_read(a) and is_read(b) and blas())


class ProductWriter:
    """Writes one product.

    Args:
        number: which part of the program it is.
        memory: where values lie.
    """

    number: int
    memory: Memory
    left: Any
    right: Any
    result: Value

    def __init__(self, number: int, product: BlasProduct, memory: Memory):
        self.number, self.memory, self.size = number, memory, memory.sizes.whole
        self.left, self.right = product.operands
        (self.result,) = product.results

    def stage(self) -> Stage:
        left, right = self.left.like, self.right.like
        columns = right.shape[-1] if right.ndim > 1 else 1
        *batch, rows, inner = left.shape
        count = prod(batch)
        if count > 1 and len(batch) == 1 and right.strides[0] == 0 and left.strides[0] == rows * left.strides[1]:
            count, rows = 1, count * rows  # one matrix for all: their rows are those of one longer matrix
        work = rows * columns * inner
        blocks = count if work < ALONE else 1
        body = [self._call(rows, columns, inner, *(self._at(v, count) for v in (self.left, self.right, self.result)))]
        if count > 1:
            body = block("for (sg_index i = first; i < last; i++)" if blocks == count else f"for (sg_index i = 0; i < {self.size(count)}; i++)", body)
        lines = block(f"static void stage{self.number}(char *const *p, sg_index first, sg_index last)", [*self.memory.sizes.declared(), *body])
        return Stage(lines, blocks, max(1, work * (count // blocks) // OF_ONE_ELEMENT), False)

    def _at(self, value: Value, count: int) -> str:
        """Where the matrix number i of a value lies."""
        like = value.like
        parts = [self.size(value.offset)] if value.offset else []
        rest = "i"
        for size, step in reversed(list(zip(like.shape[:-2], like.strides[:-2]))) if count > 1 else ():
            if step and size > 1:
                parts.append(f"{rest} % {self.size(size)} * {self.size(step)}")
            rest = f"{rest} / {self.size(size)}"
        c = "float" if like.dtype == np.float32 else "double"
        return f"({c} *)(p[{self.memory.numbers[value.memory]}]{''.join(f' + {part}' for part in parts)})"

    def _call(self, rows: int, columns: int, inner: int, a: str, b: str, c: str) -> str:
        name = self.left.like.dtype.name
        left = matrix_of(self.left.like)
        assert left is not None
        if columns == 1:
            step = self.right.like.strides[-1 if self.right.like.ndim == 1 else -2] // self.right.like.itemsize if inner > 1 else 1
            return f"gemv_{name}({self._matrix_first(left, rows, inner)}, 1, {a}, {self.size(left.step)}, {b}, {self.size(step)}, 0, {c}, 1);"
        right = matrix_of(self.right.like)
        assert right is not None
        if rows == 1:
            step = self.left.like.strides[-1] // self.left.like.itemsize if inner > 1 else 1
            turned = Matrix(not right.transposed, right.step)
            return f"gemv_{name}({self._matrix_first(turned, columns, inner)}, 1, {b}, {self.size(right.step)}, {a}, {self.size(step)}, 0, {c}, 1);"
        how = f"101, {_how(left)}, {_how(right)}, {self.size(rows)}, {self.size(columns)}, {self.size(inner)}"
        return f"gemm_{name}({how}, 1, {a}, {self.size(left.step)}, {b}, {self.size(right.step)}, 0, {c}, {self.size(columns)});"

    def _matrix_first(self, matrix: Matrix, rows: int, columns: int) -> str:
        """The order, whether the matrix is to be transposed, and its sizes as it lies."""
        lies = (columns, rows) if matrix.transposed else (rows, columns)
        return f"101, {_how(matrix)}, {self.size(lies[0])}, {self.size(lies[1])}"


def _how(matrix: Matrix) -> int:
    """CblasTrans or CblasNoTrans; 101 is CblasRowMajor."""
    return 112 if matrix.transposed else 111


def declarations(products: list[BlasProduct]) -> list[str]:
    """The pointers to functions of BLAS that a program calls."""
    known = blas()
    lines = []
    for name in sorted({p.operands[0].like.dtype.name for p in products}):
        assert known is not None
        i, c = known.index, "float" if name == "float32" else "double"
        lines.append(f"void (*gemm_{name})(int, int, int, {i}, {i}, {i}, {c}, const {c} *, {i}, const {c} *, {i}, {c}, {c} *, {i});")
        lines.append(f"void (*gemv_{name})(int, int, {i}, {i}, {c}, const {c} *, {i}, const {c} *, {i}, {c}, {c} *, {i});")
    return lines
