"""Factorisations of matrices: Cholesky, QR, LU, LDL; and what is solved and multiplied with their factors."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.array.base.tools import contiguous, has_zero
from specgrad.array.linalg.lapack import LinAlgError
from specgrad.core.base.dtypes import int32
from specgrad.core.factories.creation import beside
from specgrad.core.factories.filled import zeros
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.views import owned
from specgrad.generated import ops

from ..checks import at_least, same_dtype
from .solve import equations, matrices, named, raise_if_any, square_matrices, with_batch

# ---- Cholesky

NOT_POSITIVE = "expected a positive-definite matrix, but got one whose leading minor of order {} is not positive-definite"


def _cholesky(name: str, A: Tensor, upper: bool) -> tuple[Tensor, Tensor]:
    square_matrices(name, A, "input")
    factor, info = ops._linalg_cholesky(A.mH if upper else A)
    return (owned(factor.mH) if upper else factor), info


def cholesky_ex(input: Tensor, upper: bool, check_errors: bool) -> Any:
    factor, info = _cholesky("linalg.cholesky_ex", input, upper)
    if check_errors:
        raise_if_any("linalg.cholesky_ex", info, NOT_POSITIVE)
    return named("linalg_cholesky_ex", "L info", factor, info)


def cholesky(input: Tensor, upper: bool) -> Tensor:
    factor, info = _cholesky("linalg.cholesky", input, upper)
    raise_if_any("linalg.cholesky", info, NOT_POSITIVE)
    return factor


def cholesky_solve(input: Tensor, input2: Tensor, upper: bool) -> Tensor:
    equations("cholesky_solve", input2, input, left=True, a="input2", b="input")
    lower, b = with_batch(input2.mH if upper else input2, input)
    return ops._linalg_solve_triangular(lower.mH, ops._linalg_solve_triangular(lower, b, False, False), True, False)


def cholesky_inverse(input: Tensor, upper: bool) -> Tensor:
    square_matrices("cholesky_inverse", input, "input")
    lower = input.mH if upper else input
    if lower._level is None and has_zero(diagonal := contiguous(to_host(lower._array.diagonal(0, -2, -1)))):
        batch, at = divmod(int(np.flatnonzero(diagonal == 0)[0]), lower.shape[-1])
        place = f" (matrix {batch} of the batch)" if lower.dim() > 2 else ""
        raise LinAlgError(f"cholesky_inverse(): expected an invertible factor, but got a singular one, whose diagonal element {at + 1} is zero{place}")
    return ops._cholesky_inverse(lower)


# ---- QR


def linalg_qr(A: Tensor, mode: str) -> Any:
    if mode not in ("reduced", "complete", "r"):
        raise RuntimeError(f"linalg.qr(): expected mode to be 'reduced', 'complete' or 'r', but got {mode!r}")
    q, r = _qr(matrices("linalg.qr", A), mode)
    return named("linalg_qr", "Q R", zeros(0, dtype=A.dtype, device=beside(A)) if mode == "r" else q, r)


def qr(input: Tensor, some: bool) -> Any:
    return named("qr", "Q R", *_qr(matrices("qr", input, "input"), "reduced" if some else "complete"))


def _qr(A: Tensor, mode: str) -> tuple[Tensor, Tensor]:
    rows, columns = A.shape[-2:]
    if rows >= columns:
        return ops._linalg_qr_complete(A) if mode == "complete" and rows > columns else ops._linalg_qr(A)
    q, first = ops._linalg_qr(A[..., :rows])  # a square matrix decides on Q
    return q, ops.cat([first, q.mH @ A[..., rows:]], -1)


def geqrf(input: Tensor) -> Any:
    return named("geqrf", "a tau", *ops._geqrf(matrices("geqrf", input, "input")))


def _reflected(v: Tensor, tau: Tensor, other: Tensor, conjugated: bool) -> Tensor:
    """The product of Householder reflections, or its conjugate transpose, with other matrices.

    Q = I - V T V*, where T = (I + D S)^-1 D, D holds the factors, and S the products of vectors with those behind them.
    """
    v = ops._unit_lower(v if v._array.shape[-1] == tau._array.shape[-1] else v[..., : tau.shape[-1]])
    vh = v.mH
    d = ops.unsqueeze(tau, -1)
    inverse = d * ops._matmul(vh, v).triu(1)  # and a diagonal of ones
    y = ops._matmul(vh, other)
    if conjugated:
        z = d.conj() * ops._linalg_solve_triangular(*with_batch(inverse.mH, y), False, True)
    else:
        z = ops._linalg_solve_triangular(*with_batch(inverse, d * y), True, True)
    return other - ops._matmul(v, z)


def householder_product(input: Tensor, tau: Tensor) -> Tensor:
    name = "linalg.householder_product"
    matrices(name, input, "input")
    at_least(1, name, tau=tau)
    if input.shape[-2] < input.shape[-1]:
        raise RuntimeError(f"{name}(): expected input to have no more columns than rows, but got the shape {list(input.shape)}")
    if input.dim() - tau.dim() != 1 or input.shape[:-2] != tau.shape[:-1] or input.shape[-1] < tau.shape[-1]:
        what = f"tau to have {input.shape[-1]} numbers or fewer for each matrix of an input of shape {list(input.shape)}"
        raise RuntimeError(f"{name}(): expected {what}, but got the shape {list(tau.shape)}")
    same_dtype(name, input=input, tau=tau)
    missing = input.shape[-1] - tau.shape[-1]  # factors of zero reflect nothing
    if missing:
        tau = ops.cat([tau, zeros((*tau.shape[:-1], missing), dtype=tau.dtype, device=beside(tau))], -1)
    return ops._householder_product(input, tau)


def ormqr(input: Tensor, input2: Tensor, input3: Tensor, left: bool, transpose: bool) -> Tensor:
    matrices("ormqr", input, "input")
    at_least(1, "ormqr", input2=input2)
    at_least(2, "ormqr", input3=input3)
    side = -2 if left else -1
    if input3.shape[side] != input.shape[-2]:
        raise RuntimeError(f"ormqr(): expected input3.shape[{side}] to be the number of rows of input, {input.shape[-2]}, but got {input3.shape[side]}")
    most = min(input.shape[-1], input3.shape[side])
    if input2.shape[-1] > most:
        raise RuntimeError(f"ormqr(): expected input2, the factors of reflections, to hold {most} numbers or fewer, but got {input2.shape[-1]}")
    if input.dim() - input2.dim() != 1 or input.dim() != input3.dim() or input.shape[:-2] != input2.shape[:-1] or input.shape[:-2] != input3.shape[:-2]:
        shapes = ", ".join(str(list(t.shape)) for t in (input, input2, input3))
        raise RuntimeError(f"ormqr(): expected input, input2 and input3 to have the same batch dimensions, but got the shapes {shapes}")
    same_dtype("ormqr", input=input, input2=input2, input3=input3)
    if left:
        return _reflected(input, input2, input3, transpose)
    return owned(_reflected(input, input2, input3.mH, not transpose).mH)


# ---- LU

ZERO_PIVOT = "expected an invertible matrix, but got a singular one, whose pivot {} is zero; linalg.lu() and linalg.lu_factor_ex() give its factors"


def _lu(name: str, A: Tensor, pivot: bool) -> tuple[Tensor, Tensor, Tensor]:
    matrices(name, A)
    if not pivot:
        raise RuntimeError(f"{name}(): expected pivot=True, but got pivot=False: there is no factorisation without swapped rows on the CPU")
    return ops._linalg_lu_factor(A)


def lu_factor_ex(A: Tensor, pivot: bool, check_errors: bool) -> Any:
    lu, pivots, info = _lu("linalg.lu_factor_ex", A, pivot)
    if check_errors:
        raise_if_any("linalg.lu_factor_ex", info, ZERO_PIVOT)
    return named("linalg_lu_factor_ex", "LU pivots info", lu, pivots, info)


def lu_factor(A: Tensor, pivot: bool) -> Any:
    lu, pivots, info = _lu("linalg.lu_factor", A, pivot)
    raise_if_any("linalg.lu_factor", info, ZERO_PIVOT)
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
    return ops._unit_lower(LU[..., :count] if count < LU.shape[-1] else LU), (LU[..., :count, :] if count < LU.shape[-2] else LU).triu()


def lu_unpack(LU_data: Tensor, LU_pivots: Tensor, unpack_data: bool, unpack_pivots: bool) -> Any:
    at_least(2, "lu_unpack", LU_data=LU_data)
    if unpack_pivots and LU_pivots.dtype is not int32:
        raise RuntimeError(f"lu_unpack(): expected LU_pivots to have the dtype {int32}, but got {LU_pivots.dtype}")
    none = partial(zeros, 0, dtype=LU_data.dtype, device=beside(LU_data))
    p = ops._permutation(LU_pivots, LU_data.shape[-2], LU_data.dtype.numpy) if unpack_pivots else none()
    return named("lu_unpack", "P L U", p, *(_triangles(LU_data) if unpack_data else (none(), none())))


def linalg_lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, left: bool, adjoint: bool) -> Tensor:
    name = "linalg.lu_solve"
    equations(name, LU, B, left, a="LU")
    if pivots.dtype is not int32:
        raise RuntimeError(f"{name}(): expected pivots to have the dtype {int32}, but got {pivots.dtype}")
    if pivots.shape != LU.shape[:-1]:
        raise RuntimeError(f"{name}(): expected pivots to have the shape {list(LU.shape[:-1])}, one for each row of LU, but got {list(pivots.shape)}")
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

ZERO_IN_D = "expected an invertible matrix, but got a singular one: the diagonal element {} of D is zero"


def ldl_factor_ex(input: Tensor, hermitian: bool, check_errors: bool) -> Any:
    ld, pivots, info = ops._ldl_factor(square_matrices("linalg.ldl_factor_ex", input, "input"), hermitian)
    if check_errors:
        raise_if_any("linalg.ldl_factor_ex", info, ZERO_IN_D)
    return named("linalg_ldl_factor_ex", "LD pivots info", ld, pivots, info)


def ldl_factor(input: Tensor, hermitian: bool) -> Any:
    ld, pivots, info = ops._ldl_factor(square_matrices("linalg.ldl_factor", input, "input"), hermitian)
    raise_if_any("linalg.ldl_factor", info, ZERO_IN_D)
    return named("linalg_ldl_factor", "LD pivots", ld, pivots)


def ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor, hermitian: bool) -> Tensor:
    name = "linalg.ldl_solve"
    equations(name, LD, B, left=True, a="LD")
    if pivots.shape != LD.shape[:-1]:
        raise RuntimeError(f"{name}(): expected pivots to have the shape {list(LD.shape[:-1])}, one for each row of LD, but got {list(pivots.shape)}")
    if pivots.dtype.category != "int":
        raise RuntimeError(f"{name}(): expected pivots to have an integer dtype, but got {pivots.dtype}")
    factors, b = with_batch(LD, B)
    rows = ops.unsqueeze(pivots, -1).expand(*factors.shape[:-1], 1)
    return ops._ldl_solve(factors, owned(ops.squeeze(rows, -1)), b, hermitian)
