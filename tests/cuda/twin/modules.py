"""A strict stand-in for CuPy, for machines without a device.

Names, signatures and loops are CuPy's own, from cupy_surface.json; the arithmetic is NumPy's; the rules are those of a device: an array of it is no
array of NumPy, nothing moves between host and device unless it is asked for, fresh memory holds nonsense, indices out of range wrap around, each array
lies on one device, on which all work with it is done. Transfers, synchronisations, allocations and kernels are counted by the line that caused them.
"""

from __future__ import annotations

import functools
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest import mock

import numpy as np

from specgrad.array.backends import BACKENDS
from specgrad.compiler.device import offer
from specgrad.core.kernels import cuda_arrays
from tests.cuda.twin import own_functions
from tests.cuda.twin.arrays import SURFACE, MemoryPointer, ndarray
from tests.cuda.twin.device import ALLOCATION, DEVICES, KERNEL, SYNCHRONISATION, TRANSFER, Device, counts, current, note
from tests.cuda.twin.functions import Ufunc, function_of, without_errors

OWN = {name: getattr(own_functions, name) for name in SURFACE["cupy"] if hasattr(own_functions, name)}
OWN |= {"ndarray": ndarray, "__version__": SURFACE["version"]}


class Module(ModuleType):
    """A module of CuPy's, whose names are made when they are asked for."""

    def __init__(self, name: str, host: str, **own: Any):
        super().__init__(name)
        self.host = host
        self.__dict__.update(own)

    def __getattr__(self, name: str) -> Any:
        entry = SURFACE[self.__name__].get(name)
        if entry is None:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        value = getattr(import_module(self.host), name)
        if entry.startswith("ufunc "):
            value = Ufunc(name)
        elif entry != "type":
            value = function_of(name, entry, without_errors(value) if self.__name__ == "cupy.linalg" and name != "norm" else value)
        setattr(self, name, value)
        return value


class Stream:
    ptr = 0
    null: Any = None

    def synchronize(self) -> None:
        note(SYNCHRONISATION)


def _modules() -> dict[str, ModuleType]:
    runtime = SimpleNamespace(
        CUDARuntimeError=type("CUDARuntimeError", (RuntimeError,), {}),
        getDeviceCount=lambda: DEVICES,
        getDevice=lambda: current.index,
        deviceSynchronize=lambda: note(SYNCHRONISATION),
    )
    cuda = SimpleNamespace(runtime=runtime, Device=Device, Stream=Stream, MemoryPointer=MemoryPointer, get_current_stream=Stream, is_available=lambda: True)
    tricks = Module("cupy.lib.stride_tricks", "numpy.lib.stride_tricks", as_strided=own_functions.as_strided)
    linalg, fft = Module("cupy.linalg", "numpy.linalg", LinAlgError=np.linalg.LinAlgError), Module("cupy.fft", "numpy.fft")
    lib = Module("cupy.lib", "numpy.lib", stride_tricks=tricks)
    cupy = Module("cupy", "numpy", cuda=cuda, linalg=linalg, fft=fft, lib=lib, **OWN)
    scipy = {name: Module(f"cupyx.scipy.{name}", f"scipy.{name}") for name in ("special", "linalg", "fft")}
    all_of_scipy = Module("cupyx.scipy", "scipy", **scipy)
    cupyx = Module("cupyx", "numpy", scipy=all_of_scipy, scatter_add=own_functions.scatter_add)
    return {m.__name__: m for m in (cupy, linalg, fft, lib, tricks, cupyx, all_of_scipy, *scipy.values())}


MODULES = _modules()


def get_array_module(*args: Any) -> Any:
    return MODULES["cupy"] if any(isinstance(a, ndarray) for a in args) else np


def _array_function(self: ndarray, function: Any, types: Any, args: Any, options: Any) -> Any:
    try:
        own = getattr(functools.reduce(getattr, function.__module__.split(".")[1:], MODULES["cupy"]), function.__name__)
    except AttributeError:
        return NotImplemented
    if not all(issubclass(t, (ndarray, np.ndarray)) for t in types):
        return NotImplemented
    return own(*args, **options)


MODULES["cupy"].get_array_module = get_array_module  # type: ignore[attr-defined]
ndarray.__array_function__ = _array_function  # type: ignore[attr-defined]


@contextmanager
def twin() -> Iterator[dict[str, Counter[str]]]:
    """CuPy is the stand-in; gives what is counted, from zero on."""
    before = {name: sys.modules.get(name) for name in MODULES}
    sys.modules.update(MODULES)
    cuda_arrays._cupy.cache_clear()
    without = mock.patch.dict("os.environ", {offer.VARIABLE: "cupy"})  # a driver could not read the host's memory; tests/cuda/driver.py has one that can
    without.start()
    offer.withdraw(BACKENDS["cuda"])
    counts.clear()
    counts.update({kind: Counter() for kind in (TRANSFER, SYNCHRONISATION, ALLOCATION, KERNEL)})
    try:
        yield counts
    finally:
        without.stop()
        offer.withdraw(BACKENDS["cuda"])
        current.index = 0
        BACKENDS["cuda"]._refused.clear()  # type: ignore[attr-defined]
        for name, module in before.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
        cuda_arrays._cupy.cache_clear()
