"""Inverses, solutions of linear equations and determinants, with the checks that ops on matrices share."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.array.base.tools import broadcast_shape
from specgrad.array.linalg.lapack import LinAlgError
from specgrad.core.base.dtypes import complex64, complex128, float32, float64
from specgrad.core.dispatch.op import return_type
from specgrad.core.factories.creation import beside
from specgrad.core.factories.filled import eye, zeros
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.views import owned
from specgrad.generated import ops

from ..checks import at_least, inexact, same_dtype, square
from ..shape import in_shape, unrecorded

COMPUTED = (float32, float64, complex64, complex128)  # the dtypes of LAPACK


def matrices(name: str, A: Tensor, letter: str = "A") -> Tensor:
    """The tensor itself, if it is a matrix, or a batch of them, that LAPACK can take."""
    if A._array.ndim > 1 and A.dtype in COMPUTED:  # as most are
        return A
    at_least(2, name, **{letter: A})
    if A.dtype not in COMPUTED:
        inexact(name, **{letter: A})
        raise NotImplementedError(f"{name}(): expected {letter} to have one of the dtypes {', '.join(map(str, COMPUTED))}, but got {A.dtype}; convert it first")
    return A


def square_matrices(name: str, A: Tensor, letter: str = "A") -> Tensor:
    shape = A._array.shape
    if len(shape) > 1 and shape[-2] == shape[-1] and A.dtype in COMPUTED:  # as most are
        return A
    at_least(2, name, **{letter: A})
    square(name, **{letter: A})
    return matrices(name, A, letter)


def named(name: str, fields: str, *results: Tensor) -> Any:
    return return_type(name, tuple(fields.split()))(results)


def raise_if_any(name: str, info: Tensor, message: str) -> None:
    """A LinAlgError that tells of the first matrix whose number is not zero."""
    while info._level is not None:
        info = info._physical  # type: ignore[attr-defined]
    found = to_host(info._array)
    if found.any() if found.ndim else found.item():
        first = int(np.flatnonzero(found)[0])
        place = f" (matrix {first} of the batch)" if found.ndim else ""
        raise LinAlgError(f"{name}(): {message.format(int(found.reshape(-1)[first]))}{place}")


def with_batch(*tensors: Tensor) -> list[Tensor]:
    """Matrices whose leading dimensions are broadcast."""
    lead = tensors[0]._array.shape[:-2]
    for t in tensors:
        if t._array.shape[:-2] != lead:
            break
    else:  # as most are
        return [*tensors]
    batch = broadcast_shape(*[t._array.shape[:-2] for t in tensors])
    return [t if t._array.shape[:-2] == batch else t.expand(*batch, *t.shape[-2:]) for t in tensors]


def identity(like: Tensor, rows: int, columns: int) -> Tensor:
    """The identity in the dtype of a tensor and on its device, for each of its matrices."""
    one = eye(rows, columns, dtype=like.dtype, device=beside(like))
    return one.expand(*like.shape[:-2], rows, columns) if like.dim() > 2 else one


# ---- inverses

SINGULAR = "expected an invertible matrix, but got a singular one, whose pivot {} is zero"


def inv_ex(A: Tensor, check_errors: bool) -> Any:
    inverse, info = ops._linalg_inv(square_matrices("linalg.inv_ex", A))
    if check_errors:
        raise_if_any("linalg.inv_ex", info, SINGULAR)
    return named("linalg_inv_ex", "inverse info", inverse, info)


def inv(A: Tensor) -> Tensor:
    inverse, info = ops._linalg_inv(square_matrices("linalg.inv", A))
    raise_if_any("linalg.inv", info, SINGULAR)
    return inverse


# ---- linear equations


def is_vector(A: Tensor, B: Tensor) -> bool:
    """Whether B holds a vector for each matrix of A."""
    return B._array.ndim == 1 or B._array.shape == A._array.shape[:-1]


def as_column(B: Tensor) -> Tensor:
    """Vectors as matrices of one column; no views that these would have to know of, where nothing is recorded."""
    return in_shape(B, (*B._array.shape, 1)) if unrecorded((B,)) else ops.unsqueeze(B, -1)


def of_column(result: Tensor) -> Tensor:
    """The only columns of matrices that nobody else has."""
    return in_shape(result, result._array.shape[:-1]) if unrecorded((result,)) else owned(ops.squeeze(result, -1))


def equations(name: str, A: Tensor, B: Tensor, left: bool, a: str = "A", b: str = "B") -> None:
    """Raises an error unless A and B are matrices of A X = B, or of X A = B."""
    square_matrices(name, A, a)
    side = -2 if left else -1
    if A._array.dtype is B._array.dtype and B._array.ndim > 1 and A._array.shape[-1] == B._array.shape[side]:  # as most are
        return
    same_dtype(name, **{a: A, b: B})
    at_least(2, name, **{b: B})
    if A._array.shape[-1] != B._array.shape[side]:
        what = f"{b}.shape[{side}] to be {A.shape[-1]}, as in {f'{a} X = {b}' if left else f'X {a} = {b}'}"
        raise RuntimeError(f"{name}(): expected {what}, but got {a} of shape {list(A.shape)} and {b} of shape {list(B.shape)}")


def _solved(name: str, A: Tensor, B: Tensor, left: bool) -> tuple[Tensor, Tensor]:
    vector = is_vector(A, B)
    b = as_column(B) if vector else B
    equations(name, A, b, left)
    if not left:
        result, info = ops._linalg_solve(*with_batch(A.mT, b.mT))
        return owned(result.mT), _of_each(A, info)
    result, info = ops._linalg_solve(*with_batch(A, b))
    return (of_column(result) if vector else result), _of_each(A, info)


def _of_each(A: Tensor, info: Tensor) -> Tensor:
    """The numbers that belong to each matrix, which may have solved several equations."""
    batch = A._array.shape[:-2]
    if info._array.shape == batch:
        return info
    if not info.numel():
        return zeros(list(batch), dtype=info.dtype, device=beside(info))
    return ops.clone(info[(0,) * (info.dim() - len(batch))][tuple(slice(n) for n in batch)])


def solve_ex(A: Tensor, B: Tensor, left: bool, check_errors: bool) -> Any:
    result, info = _solved("linalg.solve_ex", A, B, left)
    if check_errors:
        raise_if_any("linalg.solve_ex", info, SINGULAR)
    return named("linalg_solve_ex", "result info", result, info)


def solve(A: Tensor, B: Tensor, left: bool) -> Tensor:
    result, info = _solved("linalg.solve", A, B, left)
    raise_if_any("linalg.solve", info, SINGULAR)
    return result


def solve_triangular(input: Tensor, B: Tensor, upper: bool, left: bool, unitriangular: bool) -> Tensor:
    equations("linalg.solve_triangular", input, B, left, a="input")
    if left:
        return ops._linalg_solve_triangular(*with_batch(input, B), upper, unitriangular)
    return owned(ops._linalg_solve_triangular(*with_batch(input.mT, B.mT), not upper, unitriangular).mT)


def triangular_solve(input: Tensor, A: Tensor, upper: bool, transpose: bool, unitriangular: bool) -> Any:
    equations("triangular_solve", A, input, left=True, b="input")
    a, b = with_batch(A, input)
    solution = ops._linalg_solve_triangular(a.mT if transpose else a, b, upper is not transpose, unitriangular)
    return named("triangular_solve", "solution cloned_coefficient", solution, ops.clone(a))


def tensorinv(input: Tensor, ind: int) -> Tensor:
    if ind <= 0:
        raise RuntimeError(f"linalg.tensorinv(): expected ind > 0, but got {ind}")
    shape = input._array.shape
    rows, columns = math.prod(shape[:ind]), math.prod(shape[ind:])
    if rows != columns:
        what = f"the first {ind} dimensions of the input to have as many elements as the others"
        raise RuntimeError(f"linalg.tensorinv(): expected {what}, but got {rows} and {columns}, of the shape {list(shape)}")
    return owned(in_shape(inv(in_shape(input, (rows, columns))), (*shape[ind:], *shape[:ind])))


def tensorsolve(input: Tensor, other: Tensor, dims: Any) -> Tensor:
    a = input
    if dims is not None:
        moved = list(dims)
        a = ops.movedim(a, moved, list(range(a.dim() - len(moved), a.dim())))
    shape, dims_of_other = a._array.shape, other._array.ndim
    left, rest = math.prod(shape[:dims_of_other]), math.prod(shape[dims_of_other:])
    if left != rest:
        what = f"the first {dims_of_other} dimensions of the input, as many as other has, to have as many elements as the rest"
        raise RuntimeError(f"linalg.tensorsolve(): expected {what}, but got {left} and {rest}, of the shape {list(shape)}")
    if len(shape) == 2 and dims_of_other == 1 and unrecorded((a, other)):  # as they are
        return solve(a, other, True)
    return owned(in_shape(solve(in_shape(a, (rest, rest)), in_shape(other, (left,)), True), shape[dims_of_other:]))


# ---- determinants


def det(A: Tensor) -> Tensor:
    return ops._linalg_det(square_matrices("linalg.det", A))


def slogdet(A: Tensor) -> Any:
    return named("linalg_slogdet", "sign logabsdet", *ops._linalg_slogdet(square_matrices("linalg.slogdet", A)))


def logdet(input: Tensor) -> Tensor:
    sign, size = ops._linalg_slogdet(square_matrices("logdet", input, "input"))
    return size + sign.log() if input.is_complex() else ops.where(sign == -1, math.nan, size)


# ---- powers


def matrix_power(input: Tensor, n: int) -> Tensor:
    at_least(2, "linalg.matrix_power", input=input)
    square("linalg.matrix_power", input=input)
    if n == 0:
        one = identity(input, input.shape[-2], input.shape[-1])
        return ops.where(ops.eq(one, one), one, input)  # with the history of the input, whose gradient is zero
    factor = inv(input) if n < 0 else input
    power: Tensor | None = None
    for digit in reversed(bin(abs(n))[2:]):
        if digit == "1":
            power = factor if power is None else power @ factor
        if abs(n) >> 1:
            factor = factor @ factor
        n = abs(n) >> 1
    assert power is not None
    return ops.clone(power) if power is input else power


def matrix_exp(input: Tensor) -> Tensor:
    if input.dtype.is_floating_point and input.dtype not in COMPUTED:
        return matrix_exp(input.float()).to(input.dtype)
    return ops._linalg_matrix_exp(square_matrices("linalg.matrix_exp", input, "input"))
