"""Factorisations of matrices: Cholesky, QR, LU, LDL; and what is solved and multiplied with their factors."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.linalg.matrices import LinAlgError
from specgrad.core.base.dtypes import int32
from specgrad.core.factories.filled import zeros
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.views import owned
from specgrad.generated import ops

from .solve import equations, identity, matrices, named, raise_if_any, same_dtype, with_batch

# ---- Cholesky

NOT_POSITIVE = "The factorization could not be completed because the input is not positive-definite (the leading minor of order {} is not positive-definite)."


def _cholesky(name: str, A: Tensor, upper: bool) -> tuple[Tensor, Tensor]:
    matrices(name, A, square=True)
    factor, info = ops._linalg_cholesky(A.mH if upper else A)
    return (owned(factor.mH) if upper else factor), info


def cholesky_ex(input: Tensor, upper: bool, check_errors: bool) -> Any:
    factor, info = _cholesky("linalg.cholesky", input, upper)
    if check_errors:
        raise_if_any("linalg.cholesky_ex", info, NOT_POSITIVE)
    return named("linalg_cholesky_ex", "L info", factor, info)


def cholesky(input: Tensor, upper: bool) -> Tensor:
    factor, info = _cholesky("linalg.cholesky", input, upper)
    raise_if_any("linalg.cholesky", info, NOT_POSITIVE)
    return factor


def cholesky_solve(input: Tensor, input2: Tensor, upper: bool) -> Tensor:
    for letter, tensor in (("b", input), ("u", input2)):
        if tensor.dim() < 2:
            raise RuntimeError(f"{letter} should have at least 2 dimensions, but has {tensor.dim()} dimensions instead")
    equations("cholesky_solve", input2, input, left=True)
    lower, b = with_batch(input2.mH if upper else input2, input)
    return ops._linalg_solve_triangular(lower.mH, ops._linalg_solve_triangular(lower, b, False, False), True, False)


def cholesky_inverse(input: Tensor, upper: bool) -> Tensor:
    matrices("cholesky_inverse", input, square=True)
    lower = input.mH if upper else input
    inverse = ops._linalg_solve_triangular(lower, identity(lower, *lower.shape[-2:]), False, False)
    zero = lower.detach().diagonal(0, -2, -1) == 0
    if lower._level is None and zero._array.any():
        batch, at = divmod(int(np.flatnonzero(zero._array)[0]), lower.shape[-1])
        place = f"(Batch element {batch}): " if lower.dim() > 2 else ""
        raise LinAlgError(
            f"cholesky_inverse: {place}The diagonal element {at + 1} is zero, the inversion could not be completed because the input matrix is singular."
        )
    return inverse.mH @ inverse


# ---- QR


def linalg_qr(A: Tensor, mode: str) -> Any:
    if mode not in ("reduced", "complete", "r"):
        raise RuntimeError(f"qr received unrecognized mode '{mode}' but expected one of 'reduced' (default), 'r', or 'complete'")
    q, r = _qr(matrices("linalg.qr", A), mode)
    return named("linalg_qr", "Q R", zeros(0, dtype=A.dtype) if mode == "r" else q, r)


def qr(input: Tensor, some: bool) -> Any:
    return named("qr", "Q R", *_qr(matrices("linalg.qr", input), "reduced" if some else "complete"))


def _qr(A: Tensor, mode: str) -> tuple[Tensor, Tensor]:
    rows, columns = A.shape[-2:]
    if rows >= columns:
        return ops._linalg_qr_complete(A) if mode == "complete" and rows > columns else ops._linalg_qr(A)
    q, first = ops._linalg_qr(A[..., :rows])  # a square matrix decides on Q
    return q, ops.cat([first, q.mH @ A[..., rows:]], -1)


def geqrf(input: Tensor) -> Any:
    return named("geqrf", "a tau", *ops._geqrf(matrices("geqrf", input)))


def _reflected(v: Tensor, tau: Tensor, other: Tensor, conjugated: bool) -> Tensor:
    """The product of Householder reflections, or its conjugate transpose, with other matrices: Q = I - V T V*, where T = (I + D S)^-1 D, D holds the
    factors, and S the products of vectors with those behind them."""
    count = tau.shape[-1]
    v = v[..., :count].tril(-1) + identity(v, v.shape[-2], count)
    vh = v.mH
    d = ops.unsqueeze(tau, -1)
    inverse = d * (vh @ v).triu(1)  # and a diagonal of ones
    y = vh @ other
    if conjugated:
        z = d.conj() * ops._linalg_solve_triangular(*with_batch(inverse.mH, y), False, True)
    else:
        z = ops._linalg_solve_triangular(*with_batch(inverse, d * y), True, True)
    return other - v @ z


def householder_product(input: Tensor, tau: Tensor) -> Tensor:
    name = "torch.linalg.householder_product"
    matrices(name, input, letter="input")
    if input.shape[-2] < input.shape[-1]:
        raise RuntimeError(f"{name}: input.shape[-2] must be greater than or equal to input.shape[-1], but got the shape {list(input.shape)}")
    if input.shape[-1] < tau.shape[-1]:
        raise RuntimeError(f"{name}: input.shape[-1] must be greater than or equal to tau.shape[-1], but got {input.shape[-1]} and {tau.shape[-1]}")
    if input.dim() - tau.dim() != 1 or input.shape[:-2] != tau.shape[:-1]:
        raise RuntimeError(f"{name}: tau must have one dimension less than input and its leading ones, but got {list(tau.shape)} and {list(input.shape)}")
    same_dtype(name, input, tau, ("input", "tau"))
    return _reflected(input, tau, identity(input, *input.shape[-2:]), False)


def ormqr(input: Tensor, input2: Tensor, input3: Tensor, left: bool, transpose: bool) -> Tensor:
    matrices("torch.ormqr", input, letter="input")
    if input3.dim() < 2:
        raise RuntimeError(f"torch.ormqr: other must have at least 2 dimensions, but got the shape {list(input3.shape)}.")
    side = -2 if left else -1
    if input3.shape[side] != input.shape[-2]:
        raise RuntimeError(f"torch.ormqr: other.shape[{side}] must be equal to input.shape[-2], but got {input3.shape[side]} and {input.shape[-2]}")
    if input2.shape[-1] > min(input.shape[-1], input3.shape[side]):
        raise RuntimeError(f"torch.ormqr: tau must not hold more numbers than input has columns, but got {input2.shape[-1]} and {input.shape[-1]}")
    if input.dim() - input2.dim() != 1 or input.dim() != input3.dim() or input.shape[:-2] != input2.shape[:-1] or input.shape[:-2] != input3.shape[:-2]:
        shapes = ", ".join(str(list(t.shape)) for t in (input, input2, input3))
        raise RuntimeError(f"torch.ormqr: batch dimensions of input, tau and other should be the same, but got the shapes {shapes}")
    same_dtype("torch.ormqr", input, input2, ("input", "tau"))
    same_dtype("torch.ormqr", input, input3, ("input", "other"))
    if left:
        return _reflected(input, input2, input3, transpose)
    return owned(_reflected(input, input2, input3.mH, not transpose).mH)


# ---- LU

ZERO_PIVOT = (
    "U[{0},{0}] is zero and using it on lu_solve would result in a division by zero. "
    "If you still want to perform the factorization, consider calling linalg.lu(A, pivot) or linalg.lu_factor_ex(A, pivot)"
)


def _lu(name: str, A: Tensor, pivot: bool) -> tuple[Tensor, Tensor, Tensor]:
    if A.dim() < 2:
        raise RuntimeError(f"{name}: Expected tensor with 2 or more dimensions. Got size: {list(A.shape)} instead")
    matrices(name, A)
    if not pivot:
        raise RuntimeError(f"{name}: LU without pivoting is not implemented on the CPU")
    return ops._linalg_lu_factor(A)


def lu_factor_ex(A: Tensor, pivot: bool, check_errors: bool) -> Any:
    lu, pivots, info = _lu("linalg.lu_factor", A, pivot)
    if check_errors:
        raise_if_any("torch.linalg.lu_factor_ex", info, ZERO_PIVOT)
    return named("linalg_lu_factor_ex", "LU pivots info", lu, pivots, info)


def lu_factor(A: Tensor, pivot: bool) -> Any:
    lu, pivots, info = _lu("linalg.lu_factor", A, pivot)
    raise_if_any("torch.linalg.lu_factor", info, ZERO_PIVOT)
    return named("linalg_lu_factor", "LU pivots", lu, pivots)


def lu(A: Tensor, pivot: bool) -> Any:
    factors, pivots, _ = _lu("linalg.lu", A, pivot)
    return named("linalg_lu", "P L U", ops._permutation(pivots, A.shape[-2], A.dtype.numpy), *_triangles(factors))


def lu_with_infos(input: Tensor, pivot: bool, get_infos: bool) -> Any:
    factors, pivots, info = _lu("lu", input, pivot)
    if get_infos:
        return factors, pivots, info
    raise_if_any("lu", info, ZERO_PIVOT)
    return factors, pivots


def _triangles(LU: Tensor) -> tuple[Tensor, Tensor]:
    count = min(LU.shape[-2:])
    lower = LU[..., :count].tril(-1)
    return lower + identity(lower, *lower.shape[-2:]), LU[..., :count, :].triu()


def lu_unpack(LU_data: Tensor, LU_pivots: Tensor, unpack_data: bool, unpack_pivots: bool) -> Any:
    if LU_data.dim() < 2:
        raise RuntimeError(f"torch.lu_unpack: Expected tensor with 2 or more dimensions. Got size: {list(LU_data.shape)} instead")
    if unpack_pivots and LU_pivots.dtype is not int32:
        raise RuntimeError(f"torch.lu_unpack: LU_pivots is expected to be a contiguous tensor of torch.int32 dtype, but got {LU_pivots.dtype}.")
    none = zeros(0, dtype=LU_data.dtype)
    p = ops._permutation(LU_pivots, LU_data.shape[-2], LU_data.dtype.numpy) if unpack_pivots else none
    return named("lu_unpack", "P L U", p, *(_triangles(LU_data) if unpack_data else (none, none)))


def linalg_lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, left: bool, adjoint: bool) -> Tensor:
    name = "linalg.lu_solve"
    equations(name, LU, B, left)
    if pivots.dtype is not int32:
        raise RuntimeError(f"{name}: pivots should be a Tensor of scalar type torch.int32, but got {pivots.dtype}")
    if pivots.shape != LU.shape[:-1]:
        raise RuntimeError(
            f"{name}: Number of pivots per batch should be same as the dimension of the matrix, but got {list(pivots.shape)} and {list(LU.shape)}"
        )
    if not left:
        return owned(linalg_lu_solve(LU, pivots, B.mH, True, not adjoint).mH)
    p = ops._permutation(pivots, LU.shape[-2], LU.dtype.numpy)
    factors, p, b = with_batch(LU, p, B)
    if adjoint:
        half = ops._linalg_solve_triangular(factors.mH, b, False, False)
        return p @ ops._linalg_solve_triangular(factors.mH, half, True, True)
    return ops._linalg_solve_triangular(factors, ops._linalg_solve_triangular(factors, p.mT @ b, False, True), True, False)


def lu_solve(input: Tensor, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
    return linalg_lu_solve(LU_data, LU_pivots, input, True, False)


# ---- LDL


def ldl_factor_ex(input: Tensor, hermitian: bool, check_errors: bool) -> Any:
    name = "torch.linalg.ldl_factor_ex"
    ld, pivots, info = ops._ldl_factor(matrices(name, input, square=True), hermitian)
    if check_errors:
        raise_if_any(name, info, "The diagonal element {} of D is exactly zero")
    return named("linalg_ldl_factor_ex", "LD pivots info", ld, pivots, info)


def ldl_factor(input: Tensor, hermitian: bool) -> Any:
    ld, pivots, info = ops._ldl_factor(matrices("torch.linalg.ldl_factor_ex", input, square=True), hermitian)
    raise_if_any("torch.linalg.ldl_factor", info, "The diagonal element {} of D is exactly zero")
    return named("linalg_ldl_factor", "LD pivots", ld, pivots)


def ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor, hermitian: bool) -> Tensor:
    name = "torch.linalg.ldl_solve"
    equations(name, LD, B, left=True)
    if pivots.shape != LD.shape[:-1]:
        raise RuntimeError(f"{name}: Expected LD.shape[:-1] and pivots.shape to be the same, but got pivots with shape {list(pivots.shape)} instead")
    if pivots.dtype.category != "int":
        raise RuntimeError(f"{name}: Expected pivots to be integers. Got {pivots.dtype}")
    factors, b = with_batch(LD, B)
    rows = ops.unsqueeze(pivots, -1).expand(*factors.shape[:-1], 1)
    return ops._ldl_solve(factors, owned(ops.squeeze(rows, -1)), b, hermitian)
