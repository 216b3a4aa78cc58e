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

import specgrad
from specgrad.array.backends import BACKENDS
from specgrad.compiler.device import offer
from specgrad.core.base import tracebacks
from specgrad.core.base.state import thread
from specgrad.core.engine.clock import remember_streams
from specgrad.core.factories import generators
from specgrad.core.kernels import cuda_arrays, cuda_devices, cuda_errors, cuda_graphs, cuda_pinned, cuda_streams
from tests.cuda.twin import capture, own_functions, streams
from tests.cuda.twin.arrays import LIVE, SURFACE, MemoryPointer, ndarray
from tests.cuda.twin.device import ALLOCATION, COPY, DEVICES, KERNEL, SYNCHRONISATION, TRANSFER, CUDARuntimeError, Device, counts, current
from tests.cuda.twin.functions import Ufunc, function_of, without_errors

OWN = {name: getattr(own_functions, name) for name in SURFACE["cupy"] if hasattr(own_functions, name)}
OWN |= {"ndarray": ndarray, "__version__": SURFACE["version"]}


class OutOfMemoryError(MemoryError):
    """What CuPy raises where a device has no more memory."""

    __module__ = "cupy.cuda.memory"

    def __init__(self, size: int, total: int):
        super().__init__(f"Out of memory allocating {size:,} bytes (allocated so far: {total:,} bytes).")


class Module(ModuleType):
    """A module of CuPy's, whose names are made when they are asked for."""

    def __init__(self, name: str, host: str, **own: Any):
        super().__init__(name)
        self.host = host
        self.__dict__.update(own)

    def __getattr__(self, name: str) -> Any:
        entry = SURFACE.get(self.__name__, {}).get(name)
        if entry is None:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        value = getattr(import_module(self.host), name)
        if entry.startswith("ufunc "):
            value = Ufunc(name)
        elif entry != "type":
            value = function_of(name, entry, without_errors(value) if self.__name__ == "cupy.linalg" and name != "norm" else value)
        setattr(self, name, value)
        return value


def _modules() -> dict[str, ModuleType]:
    runtime = SimpleNamespace(
        CUDARuntimeError=CUDARuntimeError,
        getDeviceCount=lambda: DEVICES,
        driverGetVersion=lambda: 13000,
        getDevice=lambda: current.index,
        deviceSynchronize=lambda: Device().synchronize(),
        getDeviceProperties=lambda index: dict(streams.PROPERTIES),
        deviceCanAccessPeer=lambda index, peer: 1,
        memGetInfo=lambda: (1 << 35, 1 << 36),
        graphInstantiate=capture.instantiate,
        graphLaunch=capture.launch,
        graphExecDestroy=capture.destroy,
        graphDebugDotPrint=capture.print_dot,
    )
    cuda = SimpleNamespace(
        runtime=runtime, Device=Device, MemoryPointer=MemoryPointer, Stream=streams.Stream, ExternalStream=streams.ExternalStream, Event=streams.Event,
        get_current_stream=streams.get_current_stream, get_elapsed_time=streams.get_elapsed_time, is_available=lambda: True,
        memory=SimpleNamespace(OutOfMemoryError=OutOfMemoryError), MemoryPool=capture.MemoryPool, using_allocator=capture.using_allocator, Graph=capture.Graph,
    )  # fmt: skip
    pool = streams.DefaultPool(LIVE)
    tricks = Module("cupy.lib.stride_tricks", "numpy.lib.stride_tricks", as_strided=own_functions.as_strided)
    linalg, fft = Module("cupy.linalg", "numpy.linalg", LinAlgError=np.linalg.LinAlgError), Module("cupy.fft", "numpy.fft")
    lib = Module("cupy.lib", "numpy.lib", stride_tricks=tricks)
    cupy = Module("cupy", "numpy", cuda=cuda, linalg=linalg, fft=fft, lib=lib, get_default_memory_pool=lambda: pool, **OWN)
    scipy = {name: Module(f"cupyx.scipy.{name}", f"scipy.{name}") for name in ("special", "linalg", "fft")}
    scipy["linalg"].solve_triangular = own_functions.solve_triangular  # type: ignore[attr-defined]
    all_of_scipy = Module("cupyx.scipy", "scipy", **scipy)
    cupyx = Module("cupyx", "numpy", scipy=all_of_scipy, scatter_add=own_functions.scatter_add, empty_pinned=own_functions.empty_pinned)
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


def forget_streams() -> None:
    """As if no other stream than the default, and no second device, had ever been used."""
    BACKENDS["cuda"].capture = None  # type: ignore[attr-defined]
    cuda_arrays._Devices.several, thread.streams = False, {}
    cuda_errors.forget()
    cuda_errors.last_launches.clear()
    cuda_arrays.wait_for_ops(False)
    remember_streams(False)
    cuda_streams._used.clear()
    cuda_streams._leaving.clear()
    cuda_pinned._copied.clear()
    cuda_devices._peaks.clear()
    cuda_graphs._capture_streams.clear()
    generators._of_devices.clear()
    generators._first_seed.clear()


def _ask_for_cupy_again() -> None:
    """Forget what was known of the CuPy that there was, or that there was none."""
    cuda_arrays._cupy.cache_clear()
    cuda_devices._out_of_memory.cache_clear()
    vars(specgrad.cuda).pop("OutOfMemoryError", None)


@contextmanager
def twin() -> Iterator[dict[str, Counter[str]]]:
    """CuPy is the stand-in; gives what is counted, from zero on."""
    before = {name: sys.modules.get(name) for name in MODULES}
    sys.modules.update(MODULES)
    _ask_for_cupy_again()
    without = mock.patch.dict("os.environ", {offer.VARIABLE: "cupy"})  # a driver could not read the host's memory; tests/cuda/driver.py has one that can
    without.start()
    exchanges = mock.patch.object(cuda_graphs, "exchange_mode", capture.exchange)
    exchanges.start()
    raises = mock.patch.object(tracebacks, "array_modules", [*tracebacks.array_modules, "tests.cuda.twin."])
    raises.start()
    offer.withdraw(BACKENDS["cuda"])
    counts.clear()
    counts.update({kind: Counter() for kind in (TRANSFER, SYNCHRONISATION, ALLOCATION, KERNEL, COPY)})
    try:
        yield counts
    finally:
        streams.forget()
        without.stop()
        exchanges.stop()
        raises.stop()
        offer.withdraw(BACKENDS["cuda"])
        BACKENDS["cuda"]._refused.clear()  # type: ignore[attr-defined]
        BACKENDS["cuda"]._replayed.clear()  # type: ignore[attr-defined]
        cuda_graphs.CUDAGraph._debugs = False
        BACKENDS["cuda"].sync_debug = "default"  # type: ignore[attr-defined]
        forget_streams()
        for name, module in before.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
        _ask_for_cupy_again()
