"""How many threads SciPy's LAPACK has.

The wheels of NumPy and SciPy bring a BLAS each, and each has as many threads as there are processors. Having computed, these look for more all the time,
for some 10 ms: long enough to hold up the other library's threads, which are called next. So SciPy's has one thread for matrices of which that is enough.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from ..base.blas import address, threads_of

MOST = 1000 * 1000  # elements of a matrix for which one thread computes


def on_one_thread(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of SciPy's LAPACK that leaves the other processors alone."""
    pool = _pool()
    if pool is None:
        return function
    get, set_ = pool

    def run(*args: Any, **kwargs: Any) -> Any:
        before = get()
        if before == 1:  # so wants the user, or another of these calls, which gives the others back
            return function(*args, **kwargs)
        try:
            set_(1)
            return function(*args, **kwargs)
        finally:
            set_(before)

    return run


@cache
def _pool() -> tuple[Callable[[], int], Callable[[int], None]] | None:
    """What asks for the number of threads of SciPy's BLAS, and sets it; None where it is no OpenBLAS of its own."""
    found, numpys = _functions("scipy.linalg._flapack"), _functions("numpy._core._multiarray_umath")
    return None if found is None or (numpys is not None and address(numpys[1]) == address(found[1])) else found


def _functions(module: str) -> tuple[Any, Any] | None:
    try:
        library = ctypes.CDLL(import_module(module).__file__)  # what it depends on is searched, too
    except (ImportError, OSError):
        return None
    return threads_of(library)
