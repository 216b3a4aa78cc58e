"""The loops of numpy.linalg for NumPy's arrays, without its functions in Python, which take longer than LAPACK does for small matrices.

Their module is private: where it lacks one, and for what is no batch of square matrices, numpy.linalg's function is called.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context
from typing import Any, Literal

import numpy as np

from ..base import native
from ..base.tools import Array, quiet

_MODULE: Any = getattr(np.linalg, "_umath_linalg", None)
_WIDE = {np.dtype(t): np.dtype(wide) for t, wide in (("f", "d"), ("d", "d"), ("F", "D"), ("D", "D"))}  # NumPy computes float32 in double too
_REAL = {np.dtype(t): np.dtype(real) for t, real in (("f", "f"), ("d", "d"), ("F", "f"), ("D", "d"))}


def eigvalsh(a: Array, uplo: Literal["L", "U"]) -> Array:
    loop = _loop("eigvalsh_lo" if uplo == "L" else "eigvalsh_up", a)
    return np.linalg.eigvalsh(a, uplo) if loop is None else _fitted(_run(loop, a), _REAL[a.dtype])


def eigh(a: Array, uplo: Literal["L", "U"]) -> tuple[Array, Array]:
    loop = _loop("eigh_lo" if uplo == "L" else "eigh_up", a)
    values, vectors = np.linalg.eigh(a, uplo) if loop is None else _run(loop, a)
    return (values, vectors) if loop is None else (_fitted(values, _REAL[a.dtype]), _fitted(vectors, a.dtype))


def eigvals(a: Array) -> Array:
    """Complex numbers, also where all are real."""
    loop = _loop("eigvals", a)
    return np.linalg.eigvals(a) if loop is None else _run(loop, _finite(a))


def eig(a: Array) -> tuple[Array, Array]:
    """Complex numbers, also where all are real."""
    loop = _loop("eig", a)
    values, vectors = np.linalg.eig(a) if loop is None else _run(loop, _finite(a))
    return values, vectors


def svd(a: Array) -> tuple[Array, Array, Array]:
    """As many columns of U and rows of V* as there are singular values."""
    loop = _loop("svd_s", a, square=False)
    u, s, vh = np.linalg.svd(a, False) if loop is None else _run(loop, a)
    return (u, s, vh) if loop is None else (_fitted(u, a.dtype), _fitted(s, _REAL[a.dtype]), _fitted(vh, a.dtype))


def svdvals(a: Array) -> Array:
    loop = _loop("svd", a, square=False)
    return np.linalg.svd(a, True, False) if loop is None else _fitted(_run(loop, a), _REAL[a.dtype])


def _loop(name: str, a: Array, square: bool = True) -> Callable[..., Any] | None:
    if a.__class__ is not np.ndarray or a.ndim < 2 or (square and a.shape[-1] != a.shape[-2]) or a.dtype not in _WIDE:
        return None
    return getattr(_MODULE, name, None)


def _finite(a: Array) -> Array:
    if not np.isfinite(a).all():
        raise np.linalg.LinAlgError("Array must not contain infs or NaNs")
    return a


def _fitted(found: Array, dtype: Any) -> Array:
    if found.dtype is dtype or found.dtype == dtype:
        return found
    fitted: Array | None = native.converted(found, dtype)
    return quiet.call(found.astype, dtype) if fitted is None else fitted


def _not_converged(*_: Any) -> None:
    raise np.linalg.LinAlgError("the algorithm does not converge")


def _made() -> Context:
    """A context in which a loop that fails, which it tells as an invalid number, raises an error: entered in a tenth of the time of np.errstate()."""
    context = Context()
    context.run(np.seterr, all="ignore", invalid="call")
    context.run(np.seterrcall, _not_converged)
    return context


_contexts: list[Context] = []  # those that nobody is in


def _run(loop: Callable[..., Any], a: Array) -> Any:
    wide = _WIDE[a.dtype]
    try:
        context = _contexts.pop()
    except IndexError:
        context = _made()
    try:
        return context.run(loop, a if a.dtype is wide else a.astype(wide))
    finally:
        _contexts.append(context)
