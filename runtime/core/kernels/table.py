"""The generated kernels by name: compiled where the extension was built, NumPy expressions where it was not.

`kernels[name]` is callable on arrays and Python numbers. `.same` gives None unless all arrays have one shape and dtype, `.any`
unless they have one dtype; `.into` writes into its first argument, `.whole` reduces an array as one row, and both give None
where they cannot. The compiled kernels and NumPy's pass the same tests.
"""

from __future__ import annotations

import os
import struct
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from specgrad import generated
from specgrad.array.backends import register
from specgrad.array.base import native, native_runtime, native_views
from specgrad.array.base.blas import blas, of_programs
from specgrad.core.base.dtypes import when_bfloat16_is_known
from specgrad.core.base.tracebacks import hides_frames

from .cuda_arrays import BACKEND

kernels: dict[str, Any] = {}
compiled: bool = False
MODES = ("__call__", "same", "any", "into", "whole")  # in the order of csrc/kernel_object.h
_OFFER = (native, native_runtime, native_views)  # modules of functions that compiled ones take the place of
_lib: Any = None
_ffi: Any = None


def _fallback(name: str, mode: int, args: tuple[Any, ...]) -> Any:
    """What no compiled loop covers: arrays of another backend, mixed dtypes, unaligned memory, a dtype without a loop of its own.

    A kernel without any loops is asked in all modes, others in the first alone.
    """
    from .numpy_kernels import numpy_kernel

    return getattr(numpy_kernel(name), MODES[mode])(*args)


def _load() -> None:
    global _lib, _ffi, compiled
    if os.environ.get("SPECGRAD_KERNELS", "compiled") == "numpy":
        return _load_numpy()
    if not is_whole(Path(__file__).parents[2].joinpath("_kernels" + EXTENSION_SUFFIXES[0])):
        return _load_numpy_instead_of("are damaged: their file is cut off")
    try:
        _kernels = import_module("specgrad._kernels")
    except ImportError as error:
        warnings.warn(
            f"specgrad runs on NumPy alone, which is slower: its compiled kernels are missing ({error}). "
            "Compile them with: specgrad build, which needs a C compiler, or set SPECGRAD_KERNELS=numpy to silence this.",
            RuntimeWarning,
            stacklevel=2,
        )
        return _load_numpy()
    if _kernels.ffi.string(_kernels.lib.sg_kernels_digest()).decode() != generated.DIGEST:
        return _load_numpy_instead_of("are older than its code")
    if not _kernels.lib.sg_runs_here():
        return _load_numpy_instead_of("were compiled for newer processors than this machine's")
    if _kernels.lib.sg_register(id(kernels), id(_fallback)):
        raise ImportError("the compiled kernels of specgrad could not be registered with NumPy; reinstall specgrad")
    if not all(name in kernels for offers in _OFFER for name in offers.OFFERED):
        return _load_numpy_instead_of("are older than its code")
    _lib, _ffi = _kernels.lib, _kernels.ffi
    for offers in _OFFER:
        for name in offers.OFFERED:
            setattr(offers, name, kernels.pop(name) or getattr(offers, name))
    compiled = True
    when_bfloat16_is_known(_lib.sg_set_bfloat16)
    if (known := blas()) is not None:
        functions = tuple(known.addresses[f"{kind}_{dtype}"] for dtype in ("float32", "float64") for kind in ("gemm", "gemv", "dot"))
        addresses = native_runtime.use_blas(known.index == "long long", functions, known.threads)
        of_programs.update(zip(("gemm_float32", "gemv_float32", "gemm_float64", "gemv_float64"), addresses))


def is_whole(file: Path) -> bool:
    """False for an ELF file that is shorter than its header says: to load it would end the process. What is no such file is left to the import."""
    try:
        with file.open("rb") as opened:
            head, size = opened.read(64), os.fstat(opened.fileno()).st_size
    except OSError:
        return True
    if size >= 64 and head[:5] != b"\x7fELF\x02":
        return True
    if size < 64:
        return False
    sections, (section_size, count) = struct.unpack_from("<Q", head, 40)[0], struct.unpack_from("<HH", head, 58)
    return bool(sections + section_size * count <= size)


def _load_numpy_instead_of(what_is_wrong: str) -> None:
    warnings.warn(
        f"specgrad runs on NumPy alone, which is slower: its compiled kernels {what_is_wrong}. Compile them with: specgrad build",
        RuntimeWarning,
        stacklevel=3,
    )
    _load_numpy()


def _load_numpy() -> None:
    from .numpy_kernels import NumpyKernels

    global kernels
    kernels = NumpyKernels()


def register_library(kernels: dict[str, Any], tables: int, fallback: Callable[[str, int, tuple[Any, ...]], Any]) -> bool:
    """Fill a dict with another library's compiled kernels, which this one's loops run; whether it failed. `tables`: where they lie in memory."""
    return bool(_lib.sg_register_library(id(kernels), tables, id(fallback)))


def tables_layout() -> str:
    """The version of the tables that this library reads."""
    return str(_ffi.string(_lib.sg_tables_layout()).decode())


@hides_frames
def set_num_threads(count: int) -> None:
    """Set how many threads a kernel may use on large tensors; more than 256 are never used."""
    if not isinstance(count, int) or isinstance(count, bool):
        raise TypeError(f"set_num_threads expects an int, but got {type(count).__name__}")
    if count <= 0:
        raise RuntimeError("set_num_threads expects a positive integer")
    if compiled:
        _lib.sg_set_threads(min(count, 2**31 - 1))


def get_num_threads() -> int:
    """How many threads a kernel may use on large tensors."""
    return int(_lib.sg_get_threads()) if compiled else 1


def limit_threads(count: int) -> int:
    """From now on at most so many threads share what the calling thread computes, or, with 0, as many as may share anything. Gives the limit before."""
    return int(_lib.sg_limit_threads(min(count, 2**31 - 1))) if compiled else 0


_load()
native.kernels = kernels
register(BACKEND)
