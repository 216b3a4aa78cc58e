"""Factorisations of matrices, and what follows from them: inverses, solutions, determinants. Matrices are the last two dimensions.

Small matrices are computed by compiled functions. For large ones SciPy's LAPACK is called, matrix by matrix: that of NumPy's wheels takes up to four times as
long. NumPy calls its own for batches, where nothing is compiled and where SciPy is not installed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from typing import Any, Literal

import numpy as np

from ..backends import module_of, refuse_if_any, zeros_on_backend_of
from ..base import native
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


LARGE = 128  # rows and columns from which on LAPACK computes so long that it may be called for each matrix


@cache
def _has_scipy() -> bool:
    return find_spec("scipy") is not None


def _is_large(a: Array) -> bool:
    """Whether SciPy's LAPACK is called for these matrices; it takes as long as it likes for infinities and NaN."""
    return isinstance(a, np.ndarray) and a.dtype in _LETTERS and a.ndim > 1 and min(a.shape[-2:]) > LARGE and a.size > 0 and _has_scipy()


def _space(columns: int) -> int:
    """Elements with which LAPACK can work in blocks."""
    return 64 * columns


def _places(x: Array) -> Iterator[tuple[int, ...]]:
    """The index of each matrix of a batch."""
    return iter(np.ndindex(*x.shape[:-2]))


def _infos(x: Array) -> Array:
    return zeros_on_backend_of(x, x.shape[:-2], np.int32)


# ---- inverses and solutions


def inverse(a: Array) -> tuple[Array, Array]:
    """The inverses, NaN for a singular matrix; and which pivot of each is zero, counted from 1."""
    small: tuple[Array, Array] | None = native.solve_small(a, None)
    if small is not None:
        return small
    if _is_large(a) and a.shape[-1] == a.shape[-2]:
        return _solved_by_factors(a, None)
    try:
        return (np.linalg.inv(a), _infos(a)) if isinstance(a, np.ndarray) else on_device.solve(a, None)
    except np.linalg.LinAlgError:
        return _one_by_one(np.linalg.inv, a, np.broadcast_to(np.eye(a.shape[-1], dtype=a.dtype), a.shape))


def solve(a: Array, b: Array) -> tuple[Array, Array]:
    """The matrices X with A X = B, NaN for a singular A; and which pivot of each A is zero, counted from 1."""
    small: tuple[Array, Array] | None = native.solve_small(a, b)
    if small is not None:
        return small
    if _is_large(a) and a.shape[-1] == a.shape[-2] and a.shape[:-1] == b.shape[:-1] and a.dtype == b.dtype and b.size:
        return _solved_by_factors(a, b)
    try:
        return (np.linalg.solve(a, b), _infos(a)) if isinstance(a, np.ndarray) else on_device.solve(a, b)
    except np.linalg.LinAlgError:
        return _one_by_one(np.linalg.solve, a, b)


def _solved_by_factors(a: Array, b: Array | None) -> tuple[Array, Array]:
    """As `solve`, and for None as `inverse`, by LAPACK's steps."""
    out, info = np.empty(a.shape if b is None else b.shape, a.dtype), _infos(a)
    factor, solve_, invert = (_from_scipy("lapack", name, a) for name in ("getrf", "getrs", "getri"))
    for at in _places(a):
        lu, pivots, info[at] = factor(a[at])
        if info[at]:
            out[at] = np.nan
        elif b is None:
            out[at], _ = invert(lu, pivots, lwork=_space(len(lu)), overwrite_lu=True)
        else:
            out[at], _ = solve_(lu, pivots, b[at])
    return out, info


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
    small = native.solve_small_triangle(a, b, upper, unitriangular)
    if small is not None:
        return small
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
    small: tuple[Array, Array] | None = native.factor_cholesky(a)
    if small is not None:
        return small
    if _is_large(a) and a.shape[-1] == a.shape[-2]:
        out, info = np.empty_like(a, order="C"), _infos(a)
        factor_ = _from_scipy("lapack", "potrf", a)
        for at in _places(a):
            factor, info[at] = factor_(a[at].T, lower=False)  # the columns of Fortran are the rows here
            broken = np.isnan(np.diagonal(factor))  # which LAPACK does not always tell
            info[at] = info[at] or (int(np.argmax(broken)) + 1 if broken.any() else 0)
            out[at] = np.nan if info[at] else factor.T
        return out, info
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
    small: tuple[Array, Array, Array] | None = native.factor_lu(a)
    if small is not None:
        return small
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
    order = native.swapped(pivots, rows)
    if order is None:
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


def _none(a: Array) -> Array:
    """In the place of vectors that are left out: without elements, like those of a matrix without any, they count as unknown."""
    return zeros_on_backend_of(a, (*a.shape[:-2], 0, 0), a.dtype)


def eigh(a: Array, uplo: str, tolerance: float, known_values: Array | None = None, known_vectors: Array | None = None) -> tuple[Array, Array]:
    """Eigenvalues in order, and eigenvectors; the largest number of each is positive for an infinite tolerance. Copies of what is known."""
    if known_values is not None and known_vectors is not None and known_vectors.size:
        return known_values.copy(), known_vectors.copy()
    values, vectors = _converged("linalg.eigh", _eigh, a, uplo)
    return values, vectors * _phases(vectors) if tolerance == np.inf else vectors


def _eigh(a: Array, uplo: Literal["L", "U"]) -> tuple[Array, Array]:
    if not (_is_large(a) and a.shape[-1] == a.shape[-2] and np.isfinite(a).all()):
        values, vectors = np.linalg.eigh(a, uplo)
        return values, vectors
    values, vectors = np.empty(a.shape[:-1], a.real.dtype), np.empty(a.shape, a.dtype)
    function = _from_scipy("lapack", "heevd" if traits[a.dtype].is_complex else "syevd", a)
    for at in _places(a):
        values[at], vectors[at], failed = function(a[at], lower=uplo == "L")
        if failed:
            raise np.linalg.LinAlgError
    return values, vectors


def _svd(a: Array, with_vectors: bool) -> tuple[Array, Array, Array]:
    if not (_is_large(a) and np.isfinite(a).all()):
        if not with_vectors:
            return _none(a), as_array(np.linalg.svd(a, True, False), a), _none(a)
        u, s, vh = np.linalg.svd(a, False)
        return u, s, vh
    rows, columns = a.shape[-2:]
    count, lead = min(rows, columns), a.shape[:-2]
    u, s, vh = np.empty((*lead, rows, count), a.dtype), np.empty((*lead, count), a.real.dtype), np.empty((*lead, count, columns), a.dtype)
    function = _from_scipy("lapack", "gesdd", a)
    for at in _places(a):
        left, s[at], right, failed = function(a[at], compute_uv=with_vectors, full_matrices=False)
        if failed:
            raise np.linalg.LinAlgError
        if with_vectors:
            u[at], vh[at] = left, right
    return (u, s, vh) if with_vectors else (_none(a), s, _none(a))


def eigvalsh(a: Array, uplo: str, with_vectors: bool, op: str) -> tuple[Array, Array]:
    if with_vectors:
        values, vectors = _converged(op, _eigh, a, uplo)
        return values, vectors
    return as_array(_converged(op, np.linalg.eigvalsh, a, uplo), a), _none(a)


def svd(a: Array, tolerance: float, known_u: Array | None = None, known_s: Array | None = None, known_vh: Array | None = None) -> tuple[Array, Array, Array]:
    """U, S and V* with as many columns and rows as there are singular values; the largest number of each column of V is positive for an infinite tolerance.

    Copies of what is known.
    """
    if known_u is not None and known_s is not None and known_vh is not None and known_u.size:
        return known_u.copy(), known_s.copy(), known_vh.copy()
    u, s, vh = _converged("linalg.svd", _svd, a, True)
    if tolerance == np.inf:
        phases = _phases(vh.conj().swapaxes(-2, -1))
        u, vh = u * phases, vh * phases.conj().swapaxes(-2, -1)
    return u, s, vh


def svdvals(a: Array, with_vectors: bool, op: str) -> tuple[Array, Array, Array]:
    u, s, vh = _converged(op, _svd, a, with_vectors)
    return s, u, vh


def eig(a: Array, tolerance: float, known_values: Array | None = None, known_vectors: Array | None = None) -> tuple[Array, Array]:
    """Eigenvalues and eigenvectors of norm one, the largest number of each real; positive for an infinite tolerance. Copies of what is known."""
    if known_values is not None and known_vectors is not None and known_vectors.size:
        return known_values.copy(), known_vectors.copy()
    values, vectors = _converged("linalg.eig", np.linalg.eig, _real_if_it_is(a))
    return values.astype(a.dtype), (vectors * _phases(vectors) if tolerance == np.inf else vectors).astype(a.dtype)


def eigvals(a: Array, with_vectors: bool, op: str) -> tuple[Array, Array]:
    if with_vectors:
        values, vectors = _converged(op, np.linalg.eig, _real_if_it_is(a))
        return values.astype(a.dtype), vectors.astype(a.dtype)
    return as_array(_converged(op, np.linalg.eigvals, _real_if_it_is(a)), a).astype(a.dtype), _none(a)


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
        if a.ndim < 2 or (a.shape[-1] != a.shape[-2] and function is not _svd):
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
    small: tuple[Array, Array] | None = native.factor_qr(a, False)
    if small is not None:
        return small
    if _is_large(a):
        return _large_qr(a, a.shape[-1])
    q, r = np.linalg.qr(a)
    return q, r


def qr_complete(a: Array) -> tuple[Array, Array]:
    small: tuple[Array, Array] | None = native.factor_qr(a, True)
    if small is not None:
        return small
    if _is_large(a):
        return _large_qr(a, a.shape[-2])
    q, r = np.linalg.qr(a, "complete")
    return q, r


def _large_qr(a: Array, count: int) -> tuple[Array, Array]:
    """Q with so many columns, as many as A or as its rows, and R with as many rows."""
    rows, columns = a.shape[-2:]
    q, r = np.empty((*a.shape[:-2], rows, count), a.dtype), np.zeros((*a.shape[:-2], count, columns), a.dtype)
    factor, multiply = _from_scipy("lapack", "geqrf", a), _from_scipy("lapack", "ungqr" if traits[a.dtype].is_complex else "orgqr", a)
    for at in _places(a):
        reflections, tau, *_ = factor(a[at], lwork=_space(columns))
        r[at][:columns] = np.triu(reflections[:columns])
        padded = np.zeros((rows, count), a.dtype, order="F")
        padded[:, :columns] = reflections
        q[at], *_ = multiply(padded, tau, lwork=_space(count), overwrite_a=True)
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
        factor = _from_scipy("lapack", "geqrf", a)
        for at in _places(a):
            out[at], tau[at] = factor(a[at], lwork=_space(a.shape[-1]))[:2]
    return out, tau


# ---- pseudo-inverses, exponentials


def _of_full_rank(a: Array, rtol: Any) -> tuple[Array, Array] | None:
    """Q and the inverse of R of tall matrices, if all singular values are larger than rtol times the largest, as norms of R and of its inverse show."""
    if not a.size or not isinstance(a, np.ndarray):  # the host would wait for a device
        return None
    with np.errstate(all="ignore"):
        q, r = qr(a)
        inverses = solve_triangular(r, np.broadcast_to(np.eye(r.shape[-1], dtype=r.dtype), r.shape), True, False)
        bound = np.linalg.norm(r, axis=(-2, -1)) * np.linalg.norm(inverses, axis=(-2, -1))
        return (q, inverses) if (bound * rtol < 0.5).all() else None  # not so for NaN


def pinv(a: Array, atol: Array | None, rtol: Array | None) -> Array:
    """The pseudo-inverses; singular values up to max(atol, rtol times the largest) count as zero."""
    wide = a.shape[-2] < a.shape[-1]
    least = _epsilon(a) if rtol is None or not isinstance(rtol, np.ndarray) else np.max(rtol, initial=0)
    factors = _of_full_rank(_adjoint(a) if wide else a, least) if atol is None else None
    if factors is not None:
        q, inverses = factors
        return _product(q, _adjoint(inverses)) if wide else _product(inverses, _adjoint(q))
    u, s, vh = _converged("linalg.pinv", _svd, a, True)
    inverses = _inverses(s, a, atol, rtol)
    return _product(vh.conj().swapaxes(-2, -1) * inverses[..., None, :], u.conj().swapaxes(-2, -1))


def lstsq(a: Array, b: Array, rtol: float) -> Array:
    """The shortest X of those for which A X is closest to B."""
    wide = a.shape[-2] < a.shape[-1]
    factors = _of_full_rank(_adjoint(a) if wide else a, rtol)
    if factors is not None:
        q, inverses = factors
        return _product(q, _product(_adjoint(inverses), b)) if wide else _product(inverses, _product(_adjoint(q), b))
    u, s, vh = _converged("linalg.lstsq", _svd, a, True)
    inverses = _inverses(s, a, None, module_of(s).full((), rtol, s.dtype))
    return vh.conj().swapaxes(-2, -1) @ (inverses[..., None] * (u.conj().swapaxes(-2, -1) @ b))


def rank(a: Array, rtol: float) -> Array:
    """How many singular values of each matrix are larger than rtol times the largest."""
    if _of_full_rank(_adjoint(a) if a.shape[-2] < a.shape[-1] else a, rtol) is not None:
        return np.full(a.shape[:-2], min(a.shape[-2:]), np.int64)
    s = svdvals(a, False, "linalg.lstsq")[0]
    return as_array((s > rtol * s[..., :1]).sum(-1), s).astype(np.int64, copy=False)


def _adjoint(a: Array) -> Array:
    return a.conj().swapaxes(-2, -1)


def _epsilon(a: Array) -> float:
    """Up to this, times the largest, singular values count as zero where nothing else is said."""
    return float(np.finfo(a.dtype).eps) * max(a.shape[-2:])


def _inverses(s: Array, a: Array, atol: Array | None, rtol: Array | None) -> Array:
    """One over each singular value, zero for those that count as zero."""
    if not s.shape[-1]:
        return s
    default: Any = _epsilon(a)
    if atol is not None:
        default = np.where((atol > 0).all(), 0, default)
    relative = (module_of(s).full((), 1, s.dtype) * default if rtol is None else rtol).astype(s.dtype)[..., None] * s[..., :1]
    least = relative if atol is None else np.maximum(relative, atol.astype(s.dtype)[..., None])
    counts = s > least
    return np.where(counts, 1 / np.where(counts, s, 1), 0).astype(s.dtype)


def matrix_exp(a: Array) -> Array:
    small = native.exponential(a)
    if small is not None:
        return small
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
