"""Factorisations of matrices on a device, by the functions of CuPy: of batches where it has them, else matrix by matrix.

They raise no errors for singular matrices, for which the host would have to wait: what is wrong is read from the results, on the device.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..backends import empty_on_backend_of, zeros_on_backend_of
from ..base.tools import Array
from .lapack import places


def _scipy() -> Any:
    import cupyx.scipy.linalg  # type: ignore[import-not-found,import-untyped,unused-ignore]

    return cupyx.scipy.linalg


def _first(wrong: Array) -> Array:
    """The number of the first element of each row that is wrong, counted from 1; 0 where there is none."""
    if not wrong.shape[-1]:
        return zeros_on_backend_of(wrong, wrong.shape[:-1], np.int32)
    return np.where(wrong.any(axis=-1), np.argmax(wrong, axis=-1) + 1, 0).astype(np.int32)


def _last_where(wrong: Array, size: int) -> Array:
    """A number where something is wrong, else 0."""
    return np.where(wrong, size, 0).astype(np.int32)


def solve(a: Array, b: Array | None) -> tuple[Array, Array]:
    """The inverses of A, or the matrices X with A X = B, NaN for a singular A; and the last pivot of each singular one, whichever it is that is zero."""
    found = np.linalg.inv(a) if b is None else np.linalg.solve(a, b)
    given = np.isfinite(a).all(axis=(-2, -1))
    wrong = given & ~np.isfinite(found).all(axis=(-2, -1))
    return np.where(wrong[..., None, None], a.dtype.type(np.nan), found), _last_where(wrong, a.shape[-1])


def cholesky(a: Array) -> tuple[Array, Array]:
    """The lower factors, NaN where there is none; and the first column of each in which the factorisation has stopped, counted from 1."""
    factor = np.tril(np.linalg.cholesky(a))
    info = _first(~(np.diagonal(factor, axis1=-2, axis2=-1).real > 0))
    return np.where((info > 0)[..., None, None], a.dtype.type(np.nan), factor), info


def solve_triangular(a: Array, b: Array, upper: bool, unitriangular: bool) -> Array:
    out = empty_on_backend_of(b, b.shape, a.dtype)
    if b.size:
        for at in places(a):
            out[at] = _scipy().solve_triangular(a[at], b[at], lower=not upper, unit_diagonal=unitriangular)
    return out


def lu_factor(a: Array) -> tuple[Array, Array, Array]:
    """L below the diagonal and U above, in one matrix; the row that was swapped with each, counted from 1; and the first zero pivot."""
    lu, pivots = a.copy(), zeros_on_backend_of(a, (*a.shape[:-2], min(a.shape[-2:])), np.int32)
    if a.size:
        for at in places(a):
            lu[at], swapped = _scipy().lu_factor(a[at], check_finite=False)
            pivots[at] = swapped + 1
    return lu, pivots, _first(np.diagonal(lu, axis1=-2, axis2=-1) == 0)


def geqrf(a: Array) -> tuple[Array, Array]:
    """R on and above the diagonal, below it the vectors of Householder reflections; and their factors."""
    out, tau = a.copy(), zeros_on_backend_of(a, (*a.shape[:-2], min(a.shape[-2:])), a.dtype)
    if a.size:
        for at in places(a):
            reflections, tau[at] = np.linalg.qr(a[at], "raw")
            out[at] = reflections.T
    return out, tau


def matrix_exp(a: Array) -> Array:
    out = a.copy()
    if a.size:
        for at in places(a):
            out[at] = _scipy().expm(a[at])
    return out
