"""Eigenvalues and singular values of matrices, and what follows from them: cofactors, pseudo-inverses, least squares, ranks."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

import numpy as np

from ..backends import module_of, refuse_if_any, zeros_on_backend_of
from ..base.tools import Array, as_array, as_dtype
from ..dtypes import traits
from . import loops
from .lapack import LinAlgError, from_scipy, is_large, places
from .matrices import det, inverse, qr, solve_triangular
from .products import _product

# ---- eigenvalues and singular values


def _none(a: Array) -> Array:
    """In the place of vectors that are left out: without elements, like those of a matrix without any, they count as unknown."""
    return zeros_on_backend_of(a, (*a.shape[:-2], 0, 0), a.dtype)


def eigh(a: Array, uplo: str, tolerance: float, known_values: Array | None = None, known_vectors: Array | None = None) -> tuple[Array, Array]:
    """Eigenvalues in order, and eigenvectors; the largest number of each is positive for an infinite tolerance. Copies of what is known."""
    if known_values is not None and known_vectors is not None and known_vectors.size:
        return known_values.copy(), known_vectors.copy()
    values, vectors = _converged("linalg.eigh", _eigh, a, uplo)
    return values, _turned(vectors, _phases(vectors)) if tolerance == np.inf else vectors


def _eigh(a: Array, uplo: Literal["L", "U"]) -> tuple[Array, Array]:
    if not (is_large(a) and a.shape[-1] == a.shape[-2] and np.isfinite(a).all()):
        return loops.eigh(a, uplo)
    values, vectors = np.empty(a.shape[:-1], a.real.dtype), np.empty(a.shape, a.dtype)
    function = from_scipy("lapack", "heevd" if traits[a.dtype].is_complex else "syevd", a)
    for at in places(a):
        values[at], vectors[at], failed = function(a[at], lower=uplo == "L")
        if failed:
            raise np.linalg.LinAlgError
    return values, vectors


def _svd(a: Array, with_vectors: bool) -> tuple[Array, Array, Array]:
    """Without vectors any arrays stand in their places."""
    if not (is_large(a) and np.isfinite(a).all()):
        if not with_vectors:
            return a, as_array(loops.svdvals(a), a), a
        u, s, vh = loops.svd(a)
        return u, s, vh
    rows, columns = a.shape[-2:]
    count, lead = min(rows, columns), a.shape[:-2]
    u, s, vh = np.empty((*lead, rows, count), a.dtype), np.empty((*lead, count), a.real.dtype), np.empty((*lead, count, columns), a.dtype)
    function = from_scipy("lapack", "gesdd", a)
    for at in places(a):
        left, s[at], right, failed = function(a[at], compute_uv=with_vectors, full_matrices=False)
        if failed:
            raise np.linalg.LinAlgError
        if with_vectors:
            u[at], vh[at] = left, right
    return u, s, vh


def eigvalsh(a: Array, uplo: str, with_vectors: bool, op: str) -> tuple[Array, Array]:
    if with_vectors:
        values, vectors = _converged(op, _eigh, a, uplo)
        return values, vectors
    return as_array(_converged(op, loops.eigvalsh, a, uplo), a), _none(a)


def svd(a: Array, tolerance: float, known_u: Array | None = None, known_s: Array | None = None, known_vh: Array | None = None) -> tuple[Array, Array, Array]:
    """U, S and V* with as many columns and rows as there are singular values; the largest number of each column of V is positive for an infinite tolerance.

    Copies of what is known.
    """
    if known_u is not None and known_s is not None and known_vh is not None and known_u.size:
        return known_u.copy(), known_s.copy(), known_vh.copy()
    u, s, vh = _converged("linalg.svd", _svd, a, True)
    if tolerance == np.inf and u.size:
        phases = _phases(vh.conj().swapaxes(-2, -1))
        u, vh = _turned(u, phases), _turned(vh, phases.conj().swapaxes(-2, -1))
    return u, s, vh


def svdvals(a: Array, with_vectors: bool, op: str) -> tuple[Array, Array, Array]:
    u, s, vh = _converged(op, _svd, a, with_vectors)
    return (s, u, vh) if with_vectors else (s, _none(a), _none(a))


def svdvals_alone(a: Array, op: str) -> Array:
    s: Array = _converged(op, _svd, a, False)[1]
    return s


def eig(a: Array, tolerance: float, known_values: Array | None = None, known_vectors: Array | None = None) -> tuple[Array, Array]:
    """Eigenvalues and eigenvectors of norm one, the largest number of each real; positive for an infinite tolerance. Copies of what is known."""
    if known_values is not None and known_vectors is not None and known_vectors.size:
        return known_values.copy(), known_vectors.copy()
    values, vectors = _converged("linalg.eig", loops.eig, _real_if_it_is(a))
    return as_dtype(values, a.dtype), as_dtype(_turned(vectors, _phases(vectors)) if tolerance == np.inf else vectors, a.dtype)


def eigvals(a: Array, with_vectors: bool, op: str) -> tuple[Array, Array]:
    if with_vectors:
        values, vectors = _converged(op, loops.eig, _real_if_it_is(a))
        return as_dtype(values, a.dtype), as_dtype(vectors, a.dtype)
    return as_dtype(as_array(_converged(op, loops.eigvals, _real_if_it_is(a)), a), a.dtype), _none(a)


def _real_if_it_is(a: Array) -> Array:
    """The real part of complex matrices whose imaginary part is zero: their eigenvalues come in conjugate pairs."""
    return a.real if isinstance(a, np.ndarray) and not a.imag.any() else a


@np.errstate(all="ignore")
def _turned(vectors: Array, phases: Array) -> Array:
    return vectors * phases


@np.errstate(all="ignore")
def _phases(vectors: Array) -> Array:
    """What turns the largest number of each column into a positive one."""
    peaks = np.take_along_axis(vectors, largest(vectors), -2) if vectors.size else vectors[..., :1, :]
    size = np.abs(peaks)
    return np.where(size == 0, 1, peaks.conj() / np.where(size == 0, 1, size)).astype(vectors.dtype)


def largest(vectors: Array) -> Array:
    """Where the largest number of each column is; columns of nothing have none."""
    if not vectors.size:
        return zeros_on_backend_of(vectors, (*vectors.shape[:-2], 1, vectors.shape[-1]), np.int64)
    return as_dtype(as_array(np.argmax(np.abs(vectors), -2), vectors)[..., None, :], np.int64)


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


# ---- cofactors, which are products of singular values


@np.errstate(all="ignore")
def cofactor(a: Array) -> Array:
    """The derivatives of determinants by each element: those of singular matrices, too."""
    if a.shape[-1] == 3:
        return _crossed(a, a)
    inverses, _ = inverse(a)
    with np.errstate(all="ignore"):
        condition = np.sqrt((np.abs(a) ** 2).sum((-2, -1)) * (np.abs(inverses) ** 2).sum((-2, -1)))
    if isinstance(a, np.ndarray) and (condition < np.finfo(a.dtype).eps ** -0.5).all():  # on a device the other way, which is right of all
        return det(a)[..., None, None] * inverses.swapaxes(-2, -1)
    u, s, vh = np.linalg.svd(a)
    return (u.conj() * _products_without(s)[..., None, :] * _turn(u, vh)) @ vh.conj()


def _crossed(a: Array, b: Array) -> Array:
    """The cross products of the next row of A and the last row of B, for each of three: of a matrix with itself they are its cofactors."""
    a, b = _around(a), _around(b)
    with np.errstate(all="ignore"):
        return a[..., 1:4, 1:4] * b[..., 2:5, 2:5] - a[..., 1:4, 2:5] * b[..., 2:5, 1:4]


def _around(a: Array) -> Array:
    """Matrices with their first two rows and columns once more behind the last."""
    a = np.concatenate([a, a[..., :2, :]], -2)
    return np.concatenate([a, a[..., :2]], -1)


@np.errstate(all="ignore")
def cofactor_differential(a: Array, b: Array) -> Array:
    """The derivative of the cofactors of A along B."""
    if a.shape[-1] == 3:
        return _crossed(a, b) + _crossed(b, a)
    u, s, vh = np.linalg.svd(a)
    along = u.conj().swapaxes(-2, -1) @ b @ vh.conj().swapaxes(-2, -1)
    diagonal = module_of(s).eye(s.shape[-1], dtype=bool)
    pairs = _products_without(np.where(diagonal, 1, s[..., None, :]))  # without the number of the row
    pairs = np.where(diagonal, 0, pairs)
    inner = np.where(diagonal, np.einsum("...ij,...jj->...i", pairs, along)[..., None], -pairs * along.swapaxes(-2, -1))
    return as_dtype((u.conj() * _turn(u, vh)) @ inner @ vh.conj(), a.dtype)


def _turn(u: Array, vh: Array) -> Array:
    """The determinant of U V, which has the size one."""
    return as_array(np.linalg.det(u) * np.linalg.det(vh), u)[..., None, None]


def _products_without(s: Array) -> Array:
    """For each number of a row the product of all others."""
    ones = np.ones_like(s[..., :1])
    before = np.cumprod(np.concatenate([ones, s[..., :-1]], -1), -1)
    after = np.cumprod(np.concatenate([ones, s[..., :0:-1]], -1), -1)[..., ::-1]
    return as_dtype(before * after, s.dtype)


# ---- pseudo-inverses and least squares


def _of_full_rank(a: Array, rtol: Any) -> tuple[Array, Array] | None:
    """Q and the inverse of R of tall matrices, if all singular values are larger than rtol times the largest, as norms of R and of its inverse show."""
    if not a.size or not isinstance(a, np.ndarray):  # the host would wait for a device
        return None
    q, r = qr(a)
    identity = _identity(r.shape[-1], r.dtype)
    inverses = solve_triangular(r, identity if r.ndim == 2 else np.broadcast_to(identity, r.shape), True, False)
    return (q, inverses) if _is_of_full_rank(r, inverses, rtol) else None


def _is_of_full_rank(r: Array, inverses: Array, rtol: Any) -> bool:
    """By Frobenius norms. Not so for NaN."""
    if r.ndim == 2 and len(r) <= _SMALL:  # in less time than other functions of NumPy look at their arguments
        return bool(math.sqrt(np.vdot(r, r).real) * math.sqrt(np.vdot(inverses, inverses).real) * rtol < 0.5)
    with np.errstate(all="ignore"):
        return bool((_lengths(r) * _lengths(inverses) * rtol < 0.5).all())


def _lengths(a: Array) -> Array:
    return np.sqrt(np.add.reduce((a.conj() * a).real if traits[a.dtype].is_complex else a * a, (-2, -1)))


_SMALL = 16  # rows of matrices of which the identity is kept: to make it takes as long as what it is for


def _identity(size: int, dtype: Any) -> Array:
    return _small_identity(size, dtype) if size <= _SMALL else np.eye(size, dtype=dtype)


@lru_cache(4 * _SMALL)
def _small_identity(size: int, dtype: Any) -> Array:
    found = np.eye(size, dtype=dtype)
    found.flags.writeable = False
    return found


@np.errstate(all="ignore")
def pinv(a: Array, atol: Array | None, rtol: Array | None) -> Array:
    """The pseudo-inverses; singular values up to max(atol, rtol times the largest) count as zero."""
    wide = a.shape[-2] < a.shape[-1]
    least = _epsilon(a) if rtol is None or not isinstance(rtol, np.ndarray) else np.max(rtol, initial=0)
    several = rtol is not None and np.broadcast_shapes(rtol.shape, a.shape[:-2]) != a.shape[:-2]  # results for one matrix
    factors = _of_full_rank(_adjoint(a) if wide else a, least) if atol is None and not several else None
    if factors is not None:
        q, inverses = factors
        return _product(q, _adjoint(inverses)) if wide else _product(inverses, _adjoint(q))
    u, s, vh = _converged("linalg.pinv", _svd, a, True)
    inverses = _inverses(s, a, atol, rtol)
    return _product(vh.conj().swapaxes(-2, -1) * inverses[..., None, :], u.conj().swapaxes(-2, -1))


def lstsq(a: Array, b: Array, rtol: float) -> tuple[Array, Array]:
    """The shortest X of those for which A X is closest to B, and how many singular values of A are larger than rtol times the largest."""
    wide = a.shape[-2] < a.shape[-1]
    factors = _of_full_rank(_adjoint(a) if wide else a, rtol)
    if factors is not None:
        q, inverses = factors
        solution = _product(q, _product(_adjoint(inverses), b)) if wide else _product(inverses, _product(_adjoint(q), b))
        rank = np.empty(a.shape[:-2], np.int64)
        rank.fill(min(a.shape[-2:]))
        return solution, rank
    return _shortest(a, b, rtol)


@np.errstate(all="ignore")
def _shortest(a: Array, b: Array, rtol: float) -> tuple[Array, Array]:
    u, s, vh = _converged("linalg.lstsq", _svd, a, True)
    inverses = _inverses(s, a, None, module_of(s).full((), rtol, s.dtype))
    rank = as_dtype(as_array((s > rtol * s[..., :1]).sum(-1), s), np.int64)
    return vh.conj().swapaxes(-2, -1) @ (inverses[..., None] * (u.conj().swapaxes(-2, -1) @ b)), rank


def _adjoint(a: Array) -> Array:
    return (a.conj() if traits[a.dtype].is_complex else a).swapaxes(-2, -1)


def _epsilon(a: Array) -> float:
    """Up to this, times the largest, singular values count as zero where nothing else is said."""
    return float(np.finfo(a.dtype).eps) * max(a.shape[-2:])


@np.errstate(all="ignore")
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
