"""The products of matrices of the BLAS that NumPy computes with, for programs to call without Python in between."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

_SPELLINGS = (("scipy_cblas_{}64_", "long long"), ("cblas_{}64_", "long long"), ("cblas_{}", "int"))  # of names, and the type of sizes
_LETTERS = {"float32": "s", "float64": "d"}


@dataclass(frozen=True)
class Blas:
    """Args:
    index: the C type of its sizes.
    addresses: of its functions, by the names that programs have for these: "gemm_float32".
    library: what keeps it loaded.
    """

    index: str
    addresses: dict[str, int]
    library: Any


@cache
def blas() -> Blas | None:
    """None where NumPy's cannot be found: products are NumPy's then, called between the native parts."""
    import cffi  # type: ignore[import-untyped,unused-ignore]

    ffi = cffi.FFI()
    names = [(f"{kind}_{dtype}", letter + kind) for dtype, letter in _LETTERS.items() for kind in ("gemm", "gemv")]
    ffi.cdef("".join(f"void {spelling.format(name)}(void);" for spelling, _ in _SPELLINGS for _, name in names))
    try:
        library = ffi.dlopen(import_module("numpy._core._multiarray_umath").__file__)  # what it depends on is searched, too
    except (ImportError, OSError):
        return None
    for spelling, index in _SPELLINGS:
        try:
            addresses = {own: int(ffi.cast("uintptr_t", ffi.addressof(library, spelling.format(name)))) for own, name in names}
        except AttributeError:
            continue
        found = Blas(index, addresses, (ffi, library))
        return found if _multiplies(found) else None
    return None


def _multiplies(found: Blas) -> bool:
    """Whether it takes arguments as they will be given."""
    import cffi

    ffi = cffi.FFI()
    i = found.index
    type_ = f"void (*)(int, int, int, {i}, {i}, {i}, double, double *, {i}, double *, {i}, double, double *, {i})"
    a, b, c = np.arange(6.0).reshape(2, 3), np.arange(12.0).reshape(3, 4), np.zeros((2, 4))
    at = [ffi.cast("double *", array.ctypes.data) for array in (a, b, c)]
    ffi.cast(type_, found.addresses["gemm_float64"])(101, 111, 111, 2, 4, 3, 1.0, at[0], 3, at[1], 4, 0.0, at[2], 4)
    return bool((c == a @ b).all())
