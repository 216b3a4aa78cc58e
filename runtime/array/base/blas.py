"""The products of matrices of the BLAS that NumPy computes with, for compiled code to call without Python in between."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

_SPELLINGS = (("scipy_cblas_{}64_", "long long"), ("cblas_{}64_", "long long"), ("cblas_{}", "int"))  # of names, and the type of sizes
_LETTERS = {"float32": "s", "float64": "d"}
_SIZES: dict[str, Any] = {"long long": ctypes.c_longlong, "int": ctypes.c_int}


of_programs: dict[str, int] = {}  # addresses of "gemm_float32" and so on, for programs: there, products are divided among threads as all are, see csrc/blas.c
_OF_THREADS = tuple(f"{prefix}openblas_{{}}_num_threads{suffix}" for prefix in ("scipy_", "") for suffix in ("", "64_"))


def threads_of(library: Any) -> tuple[Any, Any] | None:
    """What tells the number of threads of a library that brings OpenBLAS, or depends on it, and what sets it."""
    for name in _OF_THREADS:
        get, set_ = (getattr(library, name.format(what), None) for what in ("get", "set"))
        if get is not None and set_ is not None:
            set_.restype = None
            return get, set_
    return None


def address(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


@dataclass(frozen=True)
class Blas:
    """Args:
    index: the C type of its sizes.
    addresses: of its functions, by the names that programs have for these: "gemm_float32", "gemv_float32", "dot_float32", and so of float64.
    threads: addresses of what tells the number of its own threads, and of what sets it; zeros where these are unknown.
    library: what keeps it loaded.
    """

    index: str
    addresses: dict[str, int]
    threads: tuple[int, int]
    library: Any


@cache
def blas() -> Blas | None:
    """None where NumPy's cannot be found: products are NumPy's then, called between the native parts."""
    names = {f"{kind}_{dtype}": letter + kind for dtype, letter in _LETTERS.items() for kind in ("gemm", "gemv", "dot")}
    try:
        library = ctypes.CDLL(import_module("numpy._core._multiarray_umath").__file__)  # what it depends on is searched, too
    except (ImportError, OSError):
        return None
    for spelling, index in _SPELLINGS:
        try:
            functions = {own: getattr(library, spelling.format(name)) for own, name in names.items()}
        except AttributeError:
            continue
        threads = threads_of(library)
        found = Blas(index, {own: address(f) for own, f in functions.items()}, (address(threads[0]), address(threads[1])) if threads else (0, 0), library)
        return found if _multiplies(found) else None
    return None


def _multiplies(found: Blas) -> bool:
    """Whether it takes arguments as they will be given."""
    size, pointer, number = _SIZES[found.index], ctypes.c_void_p, ctypes.c_double
    types = (*[ctypes.c_int] * 3, *[size] * 3, number, pointer, size, pointer, size, number, pointer, size)
    gemm = ctypes.CFUNCTYPE(None, *types)(found.addresses["gemm_float64"])
    a, b, c = np.arange(6.0).reshape(2, 3), np.arange(12.0).reshape(3, 4), np.zeros((2, 4))
    gemm(101, 111, 111, 2, 4, 3, 1.0, a.ctypes.data, 3, b.ctypes.data, 4, 0.0, c.ctypes.data, 4)
    return bool((c == [[20, 23, 26, 29], [56, 68, 80, 92]]).all())
