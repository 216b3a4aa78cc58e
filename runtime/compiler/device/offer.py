"""Kernels for ops on CUDA devices: there from the first array of one on, where they can be compiled and loaded."""

from __future__ import annotations

import os
import warnings

from specgrad.array.backends import Backend

from .compile import nvrtc
from .driver import driver
from .launch import DeviceKernels
from .reductions import DeviceReductions

VARIABLE = "SPECGRAD_CUDA_KERNELS"  # "cupy": ops run as CuPy's functions; else, and unless SPECGRAD_KERNELS is "numpy", they have kernels of their own


def offered(backend: Backend) -> tuple[DeviceKernels, DeviceReductions] | None:
    """The kernels and the reductions of a backend; None where they are not wanted, or something is missing, of which a warning tells."""
    if os.environ.get(VARIABLE) == "cupy" or os.environ.get("SPECGRAD_KERNELS") == "numpy":
        return None
    try:
        driver()
        nvrtc()
    except RuntimeError as error:
        warnings.warn(
            f"on CUDA devices specgrad runs on CuPy's functions alone, which is slower: {error}. Set {VARIABLE}=cupy to silence this.",
            RuntimeWarning,
            stacklevel=2,
        )
        return None
    kernels = DeviceKernels(backend, backend.kernels)
    return kernels, DeviceReductions(backend, kernels)
