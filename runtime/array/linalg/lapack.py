"""Which LAPACK computes for a batch of matrices: that of SciPy, matrix by matrix, for large ones, and NumPy's for the others.

That of NumPy's wheels takes up to four times as long as SciPy's, which has to be called for each matrix.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np

from ..backends import zeros_on_backend_of
from ..base.tools import Array
from .scipys_threads import MOST, on_one_thread

LARGE = 128  # rows and columns from which on LAPACK computes so long that it may be called for each matrix
_LETTERS = {np.dtype(np.float32): "s", np.dtype(np.float64): "d", np.dtype(np.complex64): "c", np.dtype(np.complex128): "z"}


class LinAlgError(RuntimeError):
    """A matrix that an algorithm cannot work with: a singular one, one that is not positive definite, one on which it does not converge."""


def from_scipy(module: str, name: str, x: Array) -> Callable[..., Any]:
    """A function of LAPACK or BLAS for the dtype of an array of matrices; SciPy's do not notice where they are given less."""
    if x.ndim < 2:
        raise RuntimeError(f"expected a matrix or a batch of them, but got the shape {list(x.shape)}")
    try:
        import scipy.linalg.blas  # type: ignore[import-untyped,unused-ignore]
        import scipy.linalg.lapack  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        raise ImportError(f"LAPACK's {name} is called through SciPy, which is not installed: pip install scipy") from None
    function: Callable[..., Any] = getattr(getattr(scipy.linalg, module), _LETTERS[x.dtype] + name)
    return on_one_thread(function) if x.shape[-1] * x.shape[-2] < MOST else function


@cache
def _has_scipy() -> bool:
    return find_spec("scipy") is not None


def is_large(a: Array) -> bool:
    """Whether SciPy's LAPACK is called for these matrices; it takes as long as it likes for infinities and NaN."""
    return isinstance(a, np.ndarray) and a.dtype in _LETTERS and a.ndim > 1 and min(a.shape[-2:]) > LARGE and a.size > 0 and _has_scipy()


def space(columns: int) -> int:
    """Elements with which LAPACK can work in blocks."""
    return 64 * columns


def places(x: Array) -> Iterator[tuple[int, ...]]:
    """The index of each matrix of a batch."""
    return iter(np.ndindex(*x.shape[:-2]))


def infos(x: Array) -> Array:
    return zeros_on_backend_of(x, x.shape[:-2], np.int32)
