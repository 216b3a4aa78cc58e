"""Kernels for ops on CUDA devices: there from the first array of one on, where they can be compiled and loaded."""

from __future__ import annotations

import os
from typing import Any

from specgrad.array.backends import Backend, forget
from specgrad.core.base.call_site import warn_user
from specgrad.core.kernels import cuda_errors, table

from .attention import DeviceAttention
from .compile import nvrtc
from .convolutions import DeviceConvolutions
from .cudnn import Library
from .driver import driver, last_launches
from .gather import DeviceGather
from .launch import DeviceKernels
from .products import DeviceProducts
from .random import DeviceRandom
from .reductions import DeviceReductions
from .scatter import DeviceScatter

VARIABLE = "SPECGRAD_CUDA_KERNELS"  # "cupy": ops run as CuPy's functions; else, and unless SPECGRAD_KERNELS is "numpy", they have kernels of their own


def offered(backend: Backend) -> dict[str, Any] | None:
    """By attributes of a backend, its kernels of ops, reductions, indices and random numbers, and its libraries; None where not wanted.

    A warning tells where something is missing.
    """
    if os.environ.get(VARIABLE) == "cupy" or os.environ.get("SPECGRAD_KERNELS") == "numpy":
        return None
    try:
        driver()
        nvrtc()
    except RuntimeError as error:
        warn_user(
            f"on CUDA devices specgrad runs on CuPy's functions alone, which is slower: {error}. Set {VARIABLE}=cupy to silence this.",
            RuntimeWarning,
        )
        return None
    kernels = DeviceKernels(backend, backend.kernels)
    cuda_errors.last_launches[:] = [last_launches]
    _known_to_calls(backend)
    by_index = {"gather": DeviceGather(backend), "scatter": DeviceScatter(backend)}
    library = Library(backend)
    by_library = {"product": DeviceProducts(backend), "convolution": DeviceConvolutions(library), "attention": DeviceAttention(library)}
    return {"kernels": kernels, "reductions": DeviceReductions(backend, kernels), "random": DeviceRandom(backend), **by_index, **by_library}


def withdraw(backend: Backend) -> None:
    """Let ops run as functions of the array module, until arrays appear anew; for tests."""
    for name in ("kernels", "reductions", "gather", "scatter", "random", "product", "convolution", "attention"):
        vars(backend).pop(name, None)
    forget(backend)
    if table._lib is not None:
        table._lib.sg_device_arrays(0, 0, 0, 0)


def _known_to_calls(backend: Backend) -> None:
    """Tell csrc/device_calls.c which arrays are a device's, how they are made, which stream is the current one, and which device."""
    cuda = backend.module.cuda
    offered_in_c = getattr(getattr(cuda, "stream", None), "__pyx_capi__", {})
    stream = offered_in_c.get("get_current_stream_ptr") or (lambda: int(cuda.get_current_stream().ptr))
    arrays, device = backend.module.ndarray, cuda.runtime.getDevice
    driver()[0].sg_device_arrays(id(arrays), id(arrays), id(stream), id(device))  # which keeps them
