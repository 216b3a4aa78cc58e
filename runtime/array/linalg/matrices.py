"""Factorisations of matrices, and what follows from them: inverses, solutions, determinants. Matrices are the last two dimensions.

NumPy calls LAPACK for batches; what it does not offer is called through SciPy, matrix by matrix.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ..backends import module_of, refuse_if_any, zeros_on_backend_of
from ..base.tools import Array, as_array, contiguous
from ..dtypes import traits
from . import on_device
from .products import _product


class LinAlgError(RuntimeError):
    """A matrix that an algorithm cannot work with: a singular one, one that is not positive definite, one on which it does not converge."""


def matmul(a: Array, b: Array) -> Array:
    """The products of two batches of matrices, with the same leading dimensions."""
    if a.ndim < 2 or a.ndim != b.ndim or a.shape[:-2] != b.shape[:-2] or a.shape[-1] != b.shape[-2]:
        raise RuntimeError(f"matmul(): expected batches of matrices that can be multiplied, but got the shapes {list(a.shape)} and {list(b.shape)}")
    with np.errstate(all="ignore"):  # infinities and NaN, of singular matrices
        return _product(a, b)


# ---- LAPACK


_LETTERS = {np.dtype(np.float32): "s", np.dtype(np.float64): "d", np.dtype(np.complex64): "c", np.dtype(np.complex128): "z"}


def _from_scipy(module: str, name: str, x: Array) -> Callable[..., Any]:
    """A function of LAPACK or BLAS for the dtype of an array of matrices; SciPy's do not notice where they are given less."""
    if x.ndim < 2:
        raise RuntimeError(f"expected a matrix or a batch of them, but got the shape {list(x.shape)}")
    try:
        import scipy.linalg.blas  # type: ignore[import-untyped,unused-ignore]
        import scipy.linalg.lapack  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        raise ImportError(f"LAPACK's {name} is called through SciPy, which is not installed: pip install scipy") from None
    function: Callable[..., Any] = getattr(getattr(scipy.linalg, module), _LETTERS[x.dtype] + name)
    return function


def _places(x: Array) -> Iterator[tuple[int, ...]]:
    """The index of each matrix of a batch."""
    return iter(np.ndindex(*x.shape[:-2]))


def _infos(x: Array) -> Array:
    return zeros_on_backend_of(x, x.shape[:-2], np.int32)


# ---- inverses and solutions


def inverse(a: Array) -> tuple[Array, Array]:
    """The inverses, NaN for a singular matrix; and which pivot of each is zero, counted from 1."""
    try:
        return (np.linalg.inv(a), _infos(a)) if isinstance(a, np.ndarray) else on_device.solve(a, None)
    except np.linalg.LinAlgError:
        return _one_by_one(np.linalg.inv, a, np.broadcast_to(np.eye(a.shape[-1], dtype=a.dtype), a.shape))


def solve(a: Array, b: Array) -> tuple[Array, Array]:
    """The matrices X with A X = B, NaN for a singular A; and which pivot of each A is zero, counted from 1."""
    try:
        return (np.linalg.solve(a, b), _infos(a)) if isinstance(a, np.ndarray) else on_device.solve(a, b)
    except np.linalg.LinAlgError:
        return _one_by_one(np.linalg.solve, a, b)


def _one_by_one(function: Callable[..., Any], a: Array, b: Array) -> tuple[Array, Array]:
    """The inverse of each matrix, or the solution for each, where some are singular."""
    _require_square(a)
    out, info = np.full(b.shape, np.nan, a.dtype), _infos(a)
    for at in _places(a):
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
    if not isinstance(a, np.ndarray):
        return on_device.solve_triangular(a, b, upper, unitriangular)
    out = np.empty(b.shape, a.dtype)
    if b.size:
        trsm = _from_scipy("blas", "trsm", a)
        for at in _places(a):  # transposed, rows are the columns of Fortran
            out[at] = trsm(1, a[at].T, b[at].T, side=1, lower=upper, diag=unitriangular).T
    return out


def cholesky(a: Array) -> tuple[Array, Array]:
    """The lower factors, NaN where there is none; and the order of the first leading minor of each matrix that is not positive."""
    try:
        return (np.tril(_lower(a)), _infos(a)) if isinstance(a, np.ndarray) else on_device.cholesky(a)
    except np.linalg.LinAlgError:
        pass
    _require_square(a)
    out, info = np.full(a.shape, np.nan, a.dtype), _infos(a)
    for at in _places(a):
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


# ---- LU


def lu_factor(a: Array) -> tuple[Array, Array, Array]:
    """L below the diagonal and U above, in one matrix; the row that was swapped with each, counted from 1; and the first zero pivot."""
    if not isinstance(a, np.ndarray):
        return on_device.lu_factor(a)
    rows, columns = a.shape[-2:]
    lu, info = np.array(a), _infos(a)
    pivots = np.empty((*a.shape[:-2], min(rows, columns)), np.int32)
    if a.size:
        getrf = _from_scipy("lapack", "getrf", a)
        for at in _places(a):
            lu[at], swapped, info[at] = getrf(a[at])
            pivots[at] = swapped + 1
    return lu, pivots, info


def permutation(pivots: Array, rows: int, dtype: Any) -> Array:
    """The matrices P with A = P L U, of the rows that a factorisation has swapped."""
    if not isinstance(pivots, np.ndarray):
        refuse_if_any((pivots < 1) | (pivots > rows), RuntimeError(f"expected pivots from 1 to {rows}, as linalg.lu_factor() gives"))
    elif pivots.size and (pivots.min() < 1 or pivots.max() > rows):
        raise RuntimeError(f"expected pivots from 1 to {rows}, as linalg.lu_factor() gives, but got {pivots.min()} to {pivots.max()}")
    numbers = module_of(pivots).arange(rows)
    order = np.broadcast_to(numbers, (*pivots.shape[:-1], rows)).copy()
    for i in range(pivots.shape[-1]):
        at = pivots[..., i : i + 1] - 1
        other = np.take_along_axis(order, at, -1)
        np.put_along_axis(order, at, order[..., i : i + 1].copy(), -1)
        order[..., i : i + 1] = other
    return (order[..., None, :] == numbers[:, None]).astype(dtype)


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
    ld, info = np.array(a), _infos(a)
    pivots = np.zeros(a.shape[:-1], np.int32)
    _require_square(a)
    if a.size:
        factor = _from_scipy("lapack", _symmetric("trf", a, hermitian), a)
        for at in _places(a):
            ld[at], swapped, info[at] = factor(a[at], lower=1)
            pivots[at] = swapped + (swapped >= 0) if swapped.min() == 0 else swapped
    return np.tril(ld), pivots, info


def ldl_solve(ld: Array, pivots: Array, b: Array, hermitian: bool) -> Array:
    out = np.array(b)
    _require_square(ld)
    _require_pairs(pivots, ld.shape[-1])
    if b.size:
        solve_ = _from_scipy("lapack", _symmetric("trs", ld, hermitian), ld)
        for at in _places(ld):
            out[at], _ = solve_(ld[at], pivots[at], b[at], lower=1)
    return out


def _require_square(a: Array) -> None:
    if a.ndim < 2 or a.shape[-1] != a.shape[-2]:
        raise RuntimeError(f"expected a square matrix or a batch of them, but got the shape {list(a.shape)}")


def _require_pairs(pivots: Array, size: int) -> None:
    """Rows are counted from 1; a negative one stands for a block of two, twice. LAPACK would read and write elsewhere for others."""
    ok = pivots.shape[-1:] == (size,)
    for row in pivots.reshape(-1, size).tolist() if ok else ():
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
    with np.errstate(all="ignore"):
        return as_array(np.linalg.det(a), a)


def slogdet(a: Array) -> tuple[Array, Array]:
    with np.errstate(all="ignore"):
        sign, size = np.linalg.slogdet(a)
    return as_array(sign, a), as_array(size, a)


def cofactor(a: Array) -> Array:
    """The derivatives of determinants by each element: those of singular matrices, too."""
    inverses, _ = inverse(a)
    with np.errstate(all="ignore"):
        condition = np.sqrt((np.abs(a) ** 2).sum((-2, -1)) * (np.abs(inverses) ** 2).sum((-2, -1)))
    if isinstance(a, np.ndarray) and (condition < np.finfo(a.dtype).eps ** -0.5).all():  # on a device the other way, which is right of all
        return det(a)[..., None, None] * inverses.swapaxes(-2, -1)
    u, s, vh = np.linalg.svd(a)
    return (u.conj() * _products_without(s)[..., None, :] * _turn(u, vh)) @ vh.conj()


def cofactor_differential(a: Array, b: Array) -> Array:
    """The derivative of the cofactors of A along B."""
    u, s, vh = np.linalg.svd(a)
    along = u.conj().swapaxes(-2, -1) @ b @ vh.conj().swapaxes(-2, -1)
    diagonal = module_of(s).eye(s.shape[-1], dtype=bool)
    pairs = _products_without(np.where(diagonal, 1, s[..., None, :]))  # without the number of the row
    pairs = np.where(diagonal, 0, pairs)
    inner = np.where(diagonal, np.einsum("...ij,...jj->...i", pairs, along)[..., None], -pairs * along.swapaxes(-2, -1))
    return ((u.conj() * _turn(u, vh)) @ inner @ vh.conj()).astype(a.dtype, copy=False)


def _turn(u: Array, vh: Array) -> Array:
    """The determinant of U V, which has the size one."""
    return as_array(np.linalg.det(u) * np.linalg.det(vh), u)[..., None, None]


def _products_without(s: Array) -> Array:
    """For each number of a row the product of all others."""
    ones = np.ones_like(s[..., :1])
    before = np.cumprod(np.concatenate([ones, s[..., :-1]], -1), -1)
    after = np.cumprod(np.concatenate([ones, s[..., :0:-1]], -1), -1)[..., ::-1]
    return (before * after).astype(s.dtype, copy=False)


# ---- eigenvalues and singular values


def eigh(a: Array, uplo: str, tolerance: float) -> tuple[Array, Array]:
    """Eigenvalues in order, and eigenvectors; the largest number of each is positive for an infinite tolerance."""
    values, vectors = _converged("linalg.eigh", np.linalg.eigh, a, uplo)
    return values, vectors * _phases(vectors) if tolerance == np.inf else vectors


def eigvalsh(a: Array, uplo: str) -> Array:
    return as_array(_converged("linalg.eigvalsh", np.linalg.eigvalsh, a, uplo), a)


def svd(a: Array, tolerance: float) -> tuple[Array, Array, Array]:
    """U, S and V* with as many columns and rows as there are singular values; the largest number of each column of V is positive for an infinite tolerance."""
    u, s, vh = _converged("linalg.svd", np.linalg.svd, a, False)
    if tolerance == np.inf:
        phases = _phases(vh.conj().swapaxes(-2, -1))
        u, vh = u * phases, vh * phases.conj().swapaxes(-2, -1)
    return u, s, vh


def svdvals(a: Array) -> Array:
    return as_array(_converged("linalg.svdvals", np.linalg.svd, a, True, False), a)


def eig(a: Array, tolerance: float) -> tuple[Array, Array]:
    """Eigenvalues and eigenvectors of norm one, the largest number of each real; positive for an infinite tolerance."""
    values, vectors = _converged("linalg.eig", np.linalg.eig, _real_if_it_is(a))
    return values.astype(a.dtype), (vectors * _phases(vectors) if tolerance == np.inf else vectors).astype(a.dtype)


def eigvals(a: Array) -> Array:
    return as_array(_converged("linalg.eigvals", np.linalg.eigvals, _real_if_it_is(a)), a).astype(a.dtype)


def _real_if_it_is(a: Array) -> Array:
    """The real part of complex matrices whose imaginary part is zero: their eigenvalues come in conjugate pairs."""
    return a.real if isinstance(a, np.ndarray) and not a.imag.any() else a


def _phases(vectors: Array) -> Array:
    """What turns the largest number of each column into a positive one."""
    peaks = np.take_along_axis(vectors, largest(vectors), -2) if vectors.size else vectors[..., :1, :]
    size = np.abs(peaks)
    return np.where(size == 0, 1, peaks.conj() / np.where(size == 0, 1, size)).astype(vectors.dtype)


def largest(vectors: Array) -> Array:
    """Where the largest number of each column is; columns of nothing have none."""
    if not vectors.size:
        return zeros_on_backend_of(vectors, (*vectors.shape[:-2], 1, vectors.shape[-1]), np.int64)
    return as_array(np.argmax(np.abs(vectors), -2), vectors)[..., None, :].astype(np.int64, copy=False)


def _converged(name: str, function: Callable[..., Any], a: Array, *args: Any) -> Any:
    try:
        return function(a, *args)
    except np.linalg.LinAlgError:
        if not np.isfinite(a).all():
            raise LinAlgError(f"{name}(): expected finite numbers, with which the algorithm can converge, but got infinities or NaN") from None
        if a.ndim < 2 or (a.shape[-1] != a.shape[-2] and function is not np.linalg.svd):
            raise RuntimeError(f"{name}(): expected a square matrix or a batch of them, but got the shape {list(a.shape)}") from None
        raise LinAlgError(f"{name}(): the algorithm does not converge: the input is ill-conditioned or has too many repeated eigenvalues") from None


def checked_phases(x: Array, tolerance: float, name: str) -> Array:
    """The products of vectors with the gradients that came for them; an error where a phase, of which the imaginary part tells, would change the loss."""
    refuse_if_any(
        np.abs(x.imag) > tolerance,
        RuntimeError(
            f"{name}(): the gradient depends on the phases of the vectors, which are arbitrary (a vector times exp(i phi) is another solution): the loss has "
            "no derivative. Use the vectors such that their phases do not count, as in abs() or in V diag(L) V.mH."
        ),
    )
    return x.copy()


# ---- QR


def qr(a: Array) -> tuple[Array, Array]:
    """Q with orthonormal columns and R, of matrices with at least as many rows as columns."""
    q, r = np.linalg.qr(a)
    return q, r


def qr_complete(a: Array) -> tuple[Array, Array]:
    q, r = np.linalg.qr(a, "complete")
    return q, r


def complement(a: Array) -> Array:
    """Orthonormal columns that are orthogonal to the given ones and complete a basis."""
    return contiguous(np.linalg.qr(a, "complete")[0][..., a.shape[-1] :])


def geqrf(a: Array) -> tuple[Array, Array]:
    """R on and above the diagonal, below it the vectors of Householder reflections; and their factors."""
    if not isinstance(a, np.ndarray):
        return on_device.geqrf(a)
    out, tau = np.array(a), zeros_on_backend_of(a, (*a.shape[:-2], min(a.shape[-2:])), a.dtype)
    if a.size:
        factor = _from_scipy("lapack", "geqrf", a)
        for at in _places(a):
            out[at], tau[at] = factor(a[at])[:2]
    return out, tau


# ---- pseudo-inverses, exponentials


def pinv(a: Array, atol: Array | None, rtol: Array | None) -> Array:
    """The pseudo-inverses; singular values up to max(atol, rtol times the largest) count as zero."""
    u, s, vh = _converged("linalg.pinv", np.linalg.svd, a, False)
    inverses = _inverses(s, a, atol, rtol)
    return _product(vh.conj().swapaxes(-2, -1) * inverses[..., None, :], u.conj().swapaxes(-2, -1))


def lstsq(a: Array, b: Array, rtol: float) -> Array:
    """The shortest X of those for which A X is closest to B."""
    u, s, vh = _converged("linalg.lstsq", np.linalg.svd, a, False)
    inverses = _inverses(s, a, None, module_of(s).full((), rtol, s.dtype))
    return vh.conj().swapaxes(-2, -1) @ (inverses[..., None] * (u.conj().swapaxes(-2, -1) @ b))


def _inverses(s: Array, a: Array, atol: Array | None, rtol: Array | None) -> Array:
    """One over each singular value, zero for those that count as zero."""
    if not s.shape[-1]:
        return s
    default: Any = np.finfo(s.dtype).eps * max(a.shape[-2:])
    if atol is not None:
        default = np.where((atol > 0).all(), 0, default)
    relative = (module_of(s).full((), 1, s.dtype) * default if rtol is None else rtol).astype(s.dtype)[..., None] * s[..., :1]
    least = relative if atol is None else np.maximum(relative, atol.astype(s.dtype)[..., None])
    counts = s > least
    return np.where(counts, 1 / np.where(counts, s, 1), 0).astype(s.dtype)


def matrix_exp(a: Array) -> Array:
    if not isinstance(a, np.ndarray):
        return on_device.matrix_exp(a)
    try:
        import scipy.linalg
    except ImportError:
        raise ImportError("linalg.matrix_exp(): the exponential of matrices comes from SciPy, which is not installed: pip install scipy") from None
    with np.errstate(all="ignore"):
        return np.asarray(scipy.linalg.expm(a)).astype(a.dtype, copy=False) if a.size else a.copy()


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
