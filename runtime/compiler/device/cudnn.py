"""cuDNN, which csrc/device_cudnn.c opens and asks: where it is, how it is used, and the plans that it makes of convolutions and attention."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from specgrad.array.backends import Backend
from specgrad.core.base.call_site import warn_user
from specgrad.core.kernels import table

from . import products
from .driver import name_launch, opened, raise_of_start

VARIABLE = "SPECGRAD_CUDNN"  # the file of the library, where it lies in no usual place; empty: none is used
TYPES = {"float32": (0, 0), "float64": (1, 1), "float16": (2, 0), "bfloat16": (9, 0)}  # as cudnn_graph.h numbers elements, and what is computed in
MOST_ELEMENTS = 2**31 - 1
_TENSOR_CORE, _DOWN_CONVERT_INPUTS, _REDUCED_PRECISION_REDUCTION, _NONDETERMINISTIC = (1 << note for note in (0, 1, 2, 4))  # notes of engines
_NAMES = ("libcudnn.so.9",)
_NOT_SUPPORTED = range(3000, 4000)


class Switches:
    """How cuDNN is used, as `specgrad.backends.cudnn` with PyTorch's names.

    Args:
        enabled: whether it is.
        deterministic: whether convolutions have the same bits each time; `use_deterministic_algorithms` asks for that as well.
        allow_tf32: whether float32 may be rounded to TF32; to begin with, what CuPy's own switch says, which holds for products too.
    """

    enabled: bool
    deterministic: bool
    allow_tf32: bool

    def __init__(self, enabled: bool = True, deterministic: bool = False, allow_tf32: bool | None = None):
        self.enabled, self.deterministic = enabled, deterministic
        self.allow_tf32 = os.environ.get("CUPY_TF32") == "1" if allow_tf32 is None else allow_tf32

    def __setattr__(self, name: str, value: bool) -> None:
        if name not in Switches.__annotations__ or not isinstance(value, bool):
            raise TypeError(f"backends.cudnn has the bools {', '.join(Switches.__annotations__)}, but got {name} = {value!r}")
        super().__setattr__(name, value)

    def is_available(self) -> bool:
        """Whether there is such a library, for which it is looked."""
        return missing() is None

    def version(self) -> int | None:
        """The number of its version, such as 92800; None where there is none."""
        return None if missing() is not None else int(table._lib.sg_cudnn_version())


class Plan:
    """How the library computes something.

    Args:
        numbers: as csrc/device_cudnn.c writes them.
        handle: of the library, for the device.
        workspace: the bytes that it needs.
        values: numbers of the host that it reads whenever it starts.
    """

    __slots__ = ("handle", "numbers", "values", "workspace")

    def __init__(self, numbers: Any, handle: int, workspace: int, values: Any = None):
        self.numbers, self.handle, self.workspace, self.values = numbers, handle, workspace, values


@cache
def missing() -> str | None:
    """Open the library: that of SPECGRAD_CUDNN, of NVIDIA's packages, or of the system. None once it is, else why it is not."""
    given = os.environ.get(VARIABLE)
    if given == "" or table._lib is None:
        return f"{VARIABLE} is empty, or there is no compiled code of specgrad"
    try:
        products.library()  # without cublasLt, cuDNN ends the process
    except RuntimeError as error:
        return str(error)
    return "; ".join(opened(table._lib.sg_cudnn_open, given, _NAMES)) or None


switches = Switches()


def forbidden(dtype: str, tf32: bool, same_bits: bool) -> int:
    """The notes, as bits, of engines that may not compute in a dtype: float32 keeps its digits, halves are summed in float32."""
    of_float32 = _TENSOR_CORE if dtype == "float32" and not tf32 else 0
    of_inputs = 0 if dtype == "float32" and tf32 else _DOWN_CONVERT_INPUTS
    return of_float32 | of_inputs | _REDUCED_PRECISION_REDUCTION | (_NONDETERMINISTIC if same_bits else 0)


def name_of(status: int) -> str:
    """What an error of the library is called."""
    return str(table._ffi.string(table._lib.sg_cudnn_error(status)).decode())


class Library:
    """The library, for a backend's arrays.

    Args:
        backend: of the arrays.
    """

    backend: Backend

    def __init__(self, backend: Backend):
        self.backend = backend
        self._handles: dict[int, int] = {}
        self.missing = False

    def handle(self, index: int) -> int | None:
        """That of the library for the current device; None where it is missing, of which one warning tells if it was asked for."""
        if index not in self._handles:
            to = table._ffi.new("uintptr_t *")
            why = missing()
            if why is None:
                if (capture := self.backend.capture) is not None:
                    capture.loads("of cuDNN's convolutions")
                if status := table._lib.sg_cudnn_begin(to):
                    why = f"cuDNN could not begin: {name_of(status)}"
            if why is not None:
                self.missing = True
                if missing() is None or os.environ.get(VARIABLE):
                    warn_user(f"convolutions and attention on CUDA devices are CuPy's products of matrices: {why}", RuntimeWarning)
                return None
            self._handles[index] = to[0]
        return self._handles[index]

    def plan(self, index: int, make: str, described: Any, kind: str, loads: str, of: str, values: Any = None) -> Plan | None:
        """The plan that a function of compiled code makes, on the current device; None where it refuses, of which a warning tells what it takes for an error.

        Args:
            make: the function's name.
            described: what is computed, as the function reads it.
            kind: of what is computed, as the profiler calls it.
            loads: what is loaded, which nobody may do within a capture.
            of: what is computed, in words.
            values: numbers of the host that are read at each start.
        """
        if (handle := self.handle(index)) is None:
            return None
        if (capture := self.backend.capture) is not None:
            capture.loads(loads)
        numbers, workspace = table._ffi.gc(table._ffi.new("uint64_t[2]"), table._lib.sg_cudnn_forget), table._ffi.new("int64_t *")
        status = getattr(table._lib, make)(handle, 0, *described, numbers, workspace)
        if status and status not in _NOT_SUPPORTED:
            warn_user(f"cuDNN refuses {of}, which CuPy computes: {name_of(status)}", RuntimeWarning)
        if status:
            return None
        name_launch(int(numbers[0]), kind, index)
        return Plan(numbers, handle, workspace[0], values)

    def start(self, plan: Plan, names: Sequence[int], places: Sequence[int], what: str, *shapes: Sequence[int]) -> None:
        """Start what is planned on the current stream: the memory of its tensors, by their names; what it is, of which shapes, is for errors."""
        module = self.backend.module
        space = module.empty((plan.workspace,), np.uint8) if plan.workspace else None
        stream = int(module.cuda.get_current_stream().ptr)
        status = table._lib.sg_cudnn_start(plan.handle, plan.numbers, len(names), names, places, 0 if space is None else space.data.ptr, stream)
        if status:
            raise_of_start(self.backend, f"{what} of shapes {' and '.join(str(list(shape)) for shape in shapes)}", name_of(status))
