"""CUDA's driver, which loads and starts kernels: its library is loaded when the first kernel is wanted."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any, NoReturn

from specgrad.array.backends import Backend
from specgrad.core.kernels import cuda_errors, table
from specgrad.core.kernels.cuda_arrays import BACKEND, current_device, device_failed, telling, waits_for_ops

from .compile import cubin, in_packages
from .source import Source

_NOTED = 64  # launches that csrc/launch.c remembers
_names: dict[int, tuple[str, int]] = {}  # of a kernel by its function, and its device
VARIABLE = "SPECGRAD_LIBCUDA"  # the file of the driver's library, if another than the system's


@cache
def driver() -> tuple[Any, Any]:
    """What calls the driver, once its library is loaded."""
    lib, ffi = table._lib, table._ffi
    if lib is None:
        raise RuntimeError("kernels of devices are launched by specgrad's compiled code, which is missing: compile it with specgrad build")
    path = os.environ.get(VARIABLE, "libcuda.so.1")
    failed = lib.sg_device_open(path.encode())
    if failed != ffi.NULL:
        raise RuntimeError(f"CUDA's driver could not be used: {ffi.string(failed).decode()}")
    return lib, ffi


def loaded(source: Source, arch: str) -> Any:
    """The functions of a kernel's layouts, in their order."""
    lib, ffi = driver()
    if (capture := BACKEND.capture) is not None:
        capture.loads(source.name)
    functions = ffi.new("uintptr_t[]", len(source.layouts))
    entries = [ffi.new("char[]", source.entry(layout).encode()) for layout in source.layouts]
    failed = lib.sg_device_load(ffi.from_buffer(cubin(source, arch)), len(entries), ffi.new("const char *[]", entries), functions)
    check(failed, f"the kernel {source.name} could not be loaded")
    _names.update(dict.fromkeys(functions, (source.name, current_device())))
    return functions


class Kernels:
    """Kernels that run on a backend's arrays; each is loaded when it is first asked for.

    Args:
        backend: of the arrays.
    """

    backend: Backend

    def __init__(self, backend: Backend):
        self.backend = backend
        self._functions: dict[tuple[str, int | None], Any] = {}

    def functions(self, source: Source, index: int | None) -> Any:
        """Those of a kernel's layouts, on the current device, whose number this is."""
        found = self._functions.get((source.name, index))
        if found is None:
            found = loaded(source, f"sm_{self.backend.module.cuda.Device(index).compute_capability}")
            self._functions[source.name, index] = found
        return found


def opened(opens: Callable[[bytes], Any], given: str | None, names: tuple[str, ...]) -> list[str]:
    """Let a function of csrc/ open a library: the file that is given, else that of NVIDIA's packages, or the system's. [] if one was, else what has failed."""
    errors = []
    for path in [given] if given else [*in_packages(names), *names]:
        if (failed := opens(path.encode())) == table._ffi.NULL:
            return []
        errors.append(table._ffi.string(failed).decode())
    return errors


def raise_of_start(backend: Backend, what: str, why: str) -> NoReturn:
    """Tell that a library could not start something; or the error of an earlier kernel, if one has failed."""
    with telling():
        if backend.capture is None:
            bool(backend.module.cuda.get_current_stream().done)
    raise RuntimeError(f"{what} could not be started: {why}")


def name_launch(function: int, name: str, index: int) -> None:
    """Let errors call by a name what is launched on a device."""
    _names[function] = (name, index)


def last_launches() -> list[str]:
    """The kernels that were launched last, the last one first, with their streams and devices."""
    lib, ffi = driver()
    functions, streams = ffi.new("uintptr_t[]", _NOTED), ffi.new("uintptr_t[]", _NOTED)
    found = []
    for i in range(lib.sg_device_last_launches(functions, streams)):
        name, index = _names.get(functions[i], ("another program's", 0))
        found.append(f"{name} (cuda:{index}, stream {streams[i]:#x})")
    return found


def check(status: int, what: str) -> None:
    """Raise an error that says what the driver says, unless it says that all is well."""
    if status:
        lib, ffi = driver()
        text = f"{ffi.string(lib.sg_device_error(status)).decode()} (CUDA error {status})"
        if cuda_errors.is_sticky(status):
            raise device_failed(text, cuda_errors.called() if waits_for_ops() else "")  # then the driver waits, too
        raise RuntimeError(f"{what}: {text}")
