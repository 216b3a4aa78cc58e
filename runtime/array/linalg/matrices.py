"""Factorisations of matrices, and what follows from them: inverses, solutions, determinants. Matrices are the last two dimensions.

Small matrices are computed by compiled functions, where there are some; large ones by LAPACK.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..backends import module_of, refuse_if_any, zeros_on_backend_of
from ..base import native
from ..base.tools import Array, as_array, as_dtype, broadcast_to, contiguous
from ..dtypes import traits
from . import on_device
from .lapack import from_scipy, infos, is_large, places, space
from .products import _product


def matmul(a: Array, b: Array) -> Array:
    """The products of two batches of matrices, with the same leading dimensions."""
    if a.ndim < 2 or a.ndim != b.ndim or a.shape[:-2] != b.shape[:-2] or a.shape[-1] != b.shape[-2]:
        raise RuntimeError(f"matmul(): expected batches of matrices that can be multiplied, but got the shapes {list(a.shape)} and {list(b.shape)}")
    return _product(a, b)


# ---- inverses and solutions


def inverse(a: Array) -> tuple[Array, Array]:
    """The inverses, NaN for a singular matrix; and which pivot of each is zero, counted from 1."""
    small: tuple[Array, Array] | None = native.solve_small(a, None)
    if small is not None:
        return small
    if is_large(a) and a.shape[-1] == a.shape[-2]:
        return _solved_by_factors(a, None)
    try:
        return (np.linalg.inv(a), infos(a)) if isinstance(a, np.ndarray) else on_device.solve(a, None)
    except np.linalg.LinAlgError:
        return _one_by_one(np.linalg.inv, a, np.broadcast_to(np.eye(a.shape[-1], dtype=a.dtype), a.shape))


def solve(a: Array, b: Array) -> tuple[Array, Array]:
    """The matrices X with A X = B, NaN for a singular A; and which pivot of each A is zero, counted from 1."""
    small: tuple[Array, Array] | None = native.solve_small(a, b)
    if small is not None:
        return small
    if is_large(a) and a.shape[-1] == a.shape[-2] and a.shape[:-1] == b.shape[:-1] and a.dtype == b.dtype and b.size:
        return _solved_by_factors(a, b)
    try:
        return (np.linalg.solve(a, b), infos(a)) if isinstance(a, np.ndarray) else on_device.solve(a, b)
    except np.linalg.LinAlgError:
        return _one_by_one(np.linalg.solve, a, b)


def _solved_by_factors(a: Array, b: Array | None) -> tuple[Array, Array]:
    """As `solve`, and for None as `inverse`, by LAPACK's steps."""
    out, info = np.empty(a.shape if b is None else b.shape, a.dtype), infos(a)
    factor, solve_, invert = (from_scipy("lapack", name, a) for name in ("getrf", "getrs", "getri"))
    for at in places(a):
        lu, pivots, info[at] = factor(a[at])
        if info[at]:
            out[at] = np.nan
        elif b is None:
            out[at], _ = invert(lu, pivots, lwork=space(len(lu)), overwrite_lu=True)
        else:
            out[at], _ = solve_(lu, pivots, b[at])
    return out, info


def _one_by_one(function: Callable[..., Any], a: Array, b: Array) -> tuple[Array, Array]:
    """The inverse of each matrix, or the solution for each, where some are singular."""
    _require_square(a)
    out, info = np.full(b.shape, np.nan, a.dtype), infos(a)
    for at in places(a):
        try:
            out[at] = function(a[at], b[at]) if function is np.linalg.solve else function(a[at])
        except np.linalg.LinAlgError:
            info[at] = _zero_pivot(a[at])
    return out, info


def _zero_pivot(a: Array) -> int:
    """The first pivot of Gaussian elimination that is zero, counted from 1; the last where rounding hides it."""
    a = a.copy()
    for i in range(len(a)):
        at = i + int(np.argmax(np.abs(a[i:, i])))
        if a[at, i] == 0:
            return i + 1
        a[[i, at]] = a[[at, i]]
        a[i + 1 :, i:] -= np.outer(a[i + 1 :, i] / a[i, i], a[i, i:])
    return len(a)


def solve_triangular(a: Array, b: Array, upper: bool, unitriangular: bool) -> Array:
    """The matrices X with A X = B; of A only one triangle is read. A zero on its diagonal gives infinities and NaN."""
    if a.ndim < 2 or a.shape[-1] != a.shape[-2] or a.shape[:-1] != b.shape[:-1]:
        raise RuntimeError(f"linalg.solve_triangular(): expected square matrices and as many rows, but got the shapes {list(a.shape)} and {list(b.shape)}")
    small = native.solve_small_triangle(a, b, upper, unitriangular)
    if small is not None:
        return small
    if not isinstance(a, np.ndarray):
        return on_device.solve_triangular(a, b, upper, unitriangular)
    out = np.empty(b.shape, a.dtype)
    if b.size:
        trsm = from_scipy("blas", "trsm", a)
        for at in places(a):  # transposed, rows are the columns of Fortran
            out[at] = trsm(1, a[at].T, b[at].T, side=1, lower=upper, diag=unitriangular).T
    return out


def cholesky_inverse(a: Array) -> Array:
    """The inverses of products of lower factors with their adjoints. A zero on the diagonal of a factor gives infinities and NaN."""
    one = np.eye(a.shape[-1], dtype=a.dtype) if isinstance(a, np.ndarray) else module_of(a).eye(a.shape[-1], dtype=a.dtype)
    inverse = solve_triangular(a, contiguous(broadcast_to(one, a.shape)), False, False)
    return _product(inverse.conj().swapaxes(-1, -2), inverse)


def cholesky(a: Array) -> tuple[Array, Array]:
    """The lower factors, NaN where there is none; and the order of the first leading minor of each matrix that is not positive."""
    small: tuple[Array, Array] | None = native.factor_cholesky(a)
    if small is not None:
        return small
    if is_large(a) and a.shape[-1] == a.shape[-2]:
        out, info = np.empty_like(a, order="C"), infos(a)
        factor_ = from_scipy("lapack", "potrf", a)
        for at in places(a):
            factor, info[at] = factor_(a[at].T, lower=False)  # the columns of Fortran are the rows here
            broken = np.isnan(np.diagonal(factor))  # which LAPACK does not always tell
            info[at] = info[at] or (int(np.argmax(broken)) + 1 if broken.any() else 0)
            out[at] = np.nan if info[at] else factor.T
        return out, info
    try:
        return (np.tril(_lower(a)), infos(a)) if isinstance(a, np.ndarray) else on_device.cholesky(a)
    except np.linalg.LinAlgError:
        pass
    _require_square(a)
    out, info = np.full(a.shape, np.nan, a.dtype), infos(a)
    for at in places(a):
        good, bad = 0, a.shape[-1] + 1  # the orders of leading minors
        while bad - good > 1:
            order = (good + bad) // 2
            try:
                factor = _lower(a[at][:order, :order])
                good = order
            except np.linalg.LinAlgError:
                bad = order
        if good == a.shape[-1]:
            out[at] = factor
        else:
            info[at] = bad
    return out, info


def _lower(a: Array) -> Array:
    """NumPy's factor; a LinAlgError where LAPACK has put NaN into it without a word."""
    factor = np.linalg.cholesky(a)
    if np.isnan(np.diagonal(factor, axis1=-2, axis2=-1)).any():
        raise np.linalg.LinAlgError
    return factor


# ---- LU and LDL


def lu_factor(a: Array) -> tuple[Array, Array, Array]:
    """L below the diagonal and U above, in one matrix; the row that was swapped with each, counted from 1; and the first zero pivot."""
    small: tuple[Array, Array, Array] | None = native.factor_lu(a)
    if small is not None:
        return small
    if not isinstance(a, np.ndarray):
        return on_device.lu_factor(a)
    rows, columns = a.shape[-2:]
    lu, info = np.array(a), infos(a)
    pivots = np.empty((*a.shape[:-2], min(rows, columns)), np.int32)
    if a.size:
        getrf = from_scipy("lapack", "getrf", a)
        for at in places(a):
            lu[at], swapped, info[at] = getrf(a[at])
            pivots[at] = swapped + 1
    return lu, pivots, info


def permutation(pivots: Array, rows: int, dtype: Any) -> Array:
    """The matrices P with A = P L U, of the rows that a factorisation has swapped."""
    if not isinstance(pivots, np.ndarray):
        refuse_if_any((pivots < 1) | (pivots > rows), RuntimeError(f"expected pivots from 1 to {rows}, as linalg.lu_factor() gives"))
    elif pivots.size and (pivots.min() < 1 or pivots.max() > rows):
        raise RuntimeError(f"expected pivots from 1 to {rows}, as linalg.lu_factor() gives, but got {pivots.min()} to {pivots.max()}")
    found = native.permutations(pivots, rows, np.empty(0, dtype))
    if found is not None:
        return found
    numbers = module_of(pivots).arange(rows)
    order = np.broadcast_to(numbers, (*pivots.shape[:-1], rows)).copy()
    for i in range(pivots.shape[-1]):
        at = pivots[..., i : i + 1] - 1
        other = np.take_along_axis(order, at, -1)
        np.put_along_axis(order, at, order[..., i : i + 1].copy(), -1)
        order[..., i : i + 1] = other
    return (order[..., None, :] == numbers[:, None]).astype(dtype)


def unit_lower(a: Array) -> Array:
    """What is below the diagonal of matrices, with ones on it."""
    found = native.triangle(a, -1, True, True)
    if found is not None:
        return found
    out = np.tril(a, -1)
    ones = module_of(a).arange(min(a.shape[-2:]))
    out[..., ones, ones] = 1
    return out


def squared(a: Array, diagonal: float) -> Array:
    """A matrix in the corner of a square one, on whose diagonal outside of the corner is one number."""
    rows, columns = a.shape[-2:]
    size = max(rows, columns)
    out = zeros_on_backend_of(a, (*a.shape[:-2], size, size), a.dtype)
    out[..., :rows, :columns] = a
    rest = module_of(a).arange(min(rows, columns), size)
    out[..., rest, rest] = diagonal
    return out


def ldl_factor(a: Array, hermitian: bool) -> tuple[Array, Array, Array]:
    """LAPACK's L and D in one matrix, of the lower triangle; which rows were swapped; and the first zero pivot."""
    small: tuple[Array, Array, Array] | None = native.factor_ldl(a, hermitian)
    if small is not None:
        return small
    _require_host("linalg.ldl_factor", a)
    ld, info = np.array(a), infos(a)
    pivots = np.zeros(a.shape[:-1], np.int32)
    _require_square(a)
    if a.size:
        factor = from_scipy("lapack", _symmetric("trf", a, hermitian), a)
        for at in places(a):
            ld[at], swapped, info[at] = factor(a[at], lower=1)
            pivots[at] = swapped + (swapped >= 0) if swapped.min() == 0 else swapped
    return np.tril(ld), pivots, info


def ldl_solve(ld: Array, pivots: Array, b: Array, hermitian: bool) -> Array:
    _require_host("linalg.ldl_solve", ld)
    out = np.array(b)
    _require_square(ld)
    _require_pairs(pivots, ld.shape[-1])
    if b.size:
        solve_ = from_scipy("lapack", _symmetric("trs", ld, hermitian), ld)
        for at in places(ld):
            out[at], _ = solve_(ld[at], pivots[at], b[at], lower=1)
    return out


def _require_square(a: Array) -> None:
    if a.ndim < 2 or a.shape[-1] != a.shape[-2]:
        raise RuntimeError(f"expected a square matrix or a batch of them, but got the shape {list(a.shape)}")


def _require_host(name: str, a: Array) -> None:
    if not isinstance(a, np.ndarray):
        raise NotImplementedError(f"{name}() is not implemented for tensors on a device, for which there is no such factorisation: move them by cpu()")


def _require_pairs(pivots: Array, size: int) -> None:
    """Rows are counted from 1; a negative one stands for a block of two, twice. LAPACK would read and write elsewhere for others."""
    ok = pivots.shape[-1:] == (size,)
    for row in pivots.reshape(-1, size).tolist() if ok and pivots.size else ():
        at = 0
        while at < size and ok:
            block = 2 if row[at] < 0 else 1
            ok = 1 <= abs(row[at]) <= size and at + block <= size and row[at] == row[at + block - 1]
            at += block
    if not ok:
        raise RuntimeError(f"linalg.ldl_solve(): expected pivots that ldl_factor() gives for {size} rows, but got others, of shape {list(pivots.shape)}")


def _symmetric(name: str, a: Array, hermitian: bool) -> str:
    return ("he" if hermitian and traits[a.dtype].is_complex else "sy") + name


# ---- determinants


def det(a: Array) -> Array:
    small = native.determinants(a, False)
    if small is not None:
        return small
    with np.errstate(all="ignore"):
        return as_array(np.linalg.det(a), a)


def slogdet(a: Array) -> tuple[Array, Array]:
    small: tuple[Array, Array] | None = native.determinants(a, True)
    if small is not None:
        return small
    with np.errstate(all="ignore"):
        sign, size = np.linalg.slogdet(a)
    return as_array(sign, a), as_array(size, a)


# ---- QR


def qr(a: Array) -> tuple[Array, Array]:
    """Q with orthonormal columns and R, of matrices with at least as many rows as columns."""
    small: tuple[Array, Array] | None = native.factor_qr(a, False)
    if small is not None:
        return small
    if is_large(a):
        return _large_qr(a, a.shape[-1])
    q, r = np.linalg.qr(a)
    return q, r


def qr_complete(a: Array) -> tuple[Array, Array]:
    small: tuple[Array, Array] | None = native.factor_qr(a, True)
    if small is not None:
        return small
    if is_large(a):
        return _large_qr(a, a.shape[-2])
    q, r = np.linalg.qr(a, "complete")
    return q, r


def _large_qr(a: Array, count: int) -> tuple[Array, Array]:
    """Q with so many columns, as many as A or as its rows, and R with as many rows."""
    rows, columns = a.shape[-2:]
    q, r = np.empty((*a.shape[:-2], rows, count), a.dtype), np.zeros((*a.shape[:-2], count, columns), a.dtype)
    factor, multiply = from_scipy("lapack", "geqrf", a), from_scipy("lapack", "ungqr" if traits[a.dtype].is_complex else "orgqr", a)
    for at in places(a):
        reflections, tau, *_ = factor(a[at], lwork=space(columns))
        r[at][:columns] = np.triu(reflections[:columns])
        padded = np.zeros((rows, count), a.dtype, order="F")
        padded[:, :columns] = reflections
        q[at], *_ = multiply(padded, tau, lwork=space(count), overwrite_a=True)
    return q, r


def complement(a: Array) -> Array:
    """Orthonormal columns that are orthogonal to the given ones and complete a basis."""
    return contiguous(qr_complete(a)[0][..., a.shape[-1] :])


def geqrf(a: Array) -> tuple[Array, Array]:
    """R on and above the diagonal, below it the vectors of Householder reflections; and their factors."""
    small: tuple[Array, Array] | None = native.reflections(a)
    if small is not None:
        return small
    if not isinstance(a, np.ndarray):
        return on_device.geqrf(a)
    out, tau = np.array(a), zeros_on_backend_of(a, (*a.shape[:-2], min(a.shape[-2:])), a.dtype)
    if a.size:
        factor = from_scipy("lapack", "geqrf", a)
        for at in places(a):
            out[at], tau[at] = factor(a[at], lwork=space(a.shape[-1]))[:2]
    return out, tau


def householder_product(a: Array, tau: Array) -> Array:
    """The first columns of the products of Householder reflections, whose vectors stand below the diagonal; a factor for each column."""
    rows, columns = a.shape[-2:]
    if rows < columns or tau.shape != (*a.shape[:-2], columns) or tau.dtype != a.dtype:
        raise RuntimeError(f"linalg.householder_product(): factors of {list(tau.shape)} do not fit vectors of {list(a.shape)}")
    small = native.reflected(a, contiguous(tau))
    if small is not None:
        return small
    if is_large(a):
        out, multiply = np.empty(a.shape, a.dtype), from_scipy("lapack", "ungqr" if traits[a.dtype].is_complex else "orgqr", a)
        for at in places(a):
            out[at], *_ = multiply(a[at], tau[at], lwork=space(columns))
        return out
    v, out = unit_lower(a), unit_lower(zeros_on_backend_of(a, a.shape, a.dtype))
    for k in range(columns - 1, -1, -1):
        column = v[..., k:, k : k + 1]
        out[..., k:, k:] -= column * (tau[..., k, None, None] * _product(column.conj().swapaxes(-1, -2), out[..., k:, k:]))
    return out


# ---- exponentials


def matrix_exp(a: Array) -> Array:
    small = native.exponential(a)
    if small is not None:
        return small
    if not isinstance(a, np.ndarray):
        return on_device.matrix_exp(a)
    try:
        import scipy.linalg  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        raise ImportError("linalg.matrix_exp(): the exponential of matrices comes from SciPy, which is not installed: pip install scipy") from None
    with np.errstate(all="ignore"):
        return as_dtype(np.asarray(scipy.linalg.expm(a)), a.dtype) if a.size else a.copy()


def upper_right(a: Array) -> Array:
    """The upper right quarter of a matrix."""
    half = a.shape[-1] // 2
    return a[..., : a.shape[-2] // 2, half:].copy()


def in_upper_right(a: Array) -> Array:
    """A matrix as the upper right quarter of one that is zero elsewhere."""
    rows, columns = a.shape[-2:]
    out = zeros_on_backend_of(a, (*a.shape[:-2], 2 * rows, 2 * columns), a.dtype)
    out[..., :rows, columns:] = a
    return out
