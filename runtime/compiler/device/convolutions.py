"""Convolutions on a device by cuDNN, which csrc/device_convolution.c calls, where that is installed: of 1 to 3 dimensions, and their gradients."""

from __future__ import annotations

import math
import os
import warnings
from functools import cache, lru_cache
from typing import Any

import numpy as np

from specgrad.array.backends import Backend
from specgrad.array.base.determinism import are_deterministic_algorithms_enabled
from specgrad.core.kernels import table
from specgrad.core.kernels.cuda_arrays import OnDevice, current_device

from . import products
from .driver import name_launch, opened, raise_of_start

VARIABLE = "SPECGRAD_CUDNN"  # the file of the library, where it lies in no usual place; empty: none is used
RESULTS = ("windows", "images", "weight")  # what is computed of the other two, in the order of csrc/device_convolution.c
TYPES = {"float32": (0, 0), "float64": (1, 1), "float16": (2, 0), "bfloat16": (9, 0)}  # as cudnn_graph.h numbers elements, and what is computed in
_TENSOR_CORE, _DOWN_CONVERT_INPUTS, _REDUCED_PRECISION_REDUCTION, _NONDETERMINISTIC = (1 << note for note in (0, 1, 2, 4))  # notes of engines
_NAMES = ("libcudnn.so.9",)
NOT_SUPPORTED = range(3000, 4000)
_MOST_ELEMENTS = 2**31 - 1
_MOST_ALIGNED = 16  # bytes, beyond which no engine asks for anything
_WORKSPACE = 1 << 30  # bytes that an engine may ask for
_NAMES_OF_ARRAYS = (0, 1, 2)  # weight, images and windows, as csrc/device_convolution.c names them
_Shape = tuple[int, ...]
_Three = tuple[_Shape, _Shape, _Shape]


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
    """How the library computes a convolution, or attention.

    Args:
        numbers: as `sg_convolution_plan` writes them.
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


def described(dtype: str, notes: int, result: str, shapes: _Three, along: _Three, alignments: _Shape) -> Any:
    """A convolution as `sg_convolution_plan` reads it; one of one dimension is one of two, of which the first is 1.

    Args:
        notes: of engines that may not run.
        shapes: of the weight, the images and the windows, all of which are contiguous.
        along: the padding, the stride and the dilation.
    """
    of_line = len(along[0]) == 1
    if of_line:
        shapes = tuple((*s[:2], 1, *s[2:]) for s in shapes)  # type: ignore[assignment]
        along = tuple((n, *given) for n, given in zip((0, 1, 1), along))  # type: ignore[assignment]
    flat = [n for s in shapes for n in (*s, *(math.prod(s[i + 1 :]) for i in range(len(s))))]
    return [RESULTS.index(result), *TYPES[dtype], len(along[0]), notes, _WORKSPACE, *alignments], [*flat, *(n for given in along for n in given)]


class DeviceConvolutions:
    """Convolves a backend's arrays.

    Args:
        backend: of the arrays.
    """

    backend: Backend

    def __init__(self, backend: Backend):
        self.backend = backend
        self._handles: dict[int, int] = {}
        self.missing = False
        self._plan = lru_cache(4096)(self._planned)

    def __call__(self, weight: Any, images: Any, windows: Any, shape: _Shape, stride: _Shape, padding: _Shape, dilation: _Shape) -> Any:
        """That of three arrays which is None, of a shape; None where the library has nothing for that.

        Args:
            weight: (channels of windows, channels of images in a group, *sizes).
            images: (batch, channels, *sizes).
            windows: (batch, channels, *counts), what convolution makes of images.
        """
        first, second = (a for a in (weight, images, windows) if a is not None)
        dtype, index = first.dtype, first.data.device_id
        if self.missing or not switches.enabled or not first.size or not second.size or not math.prod(shape):
            return None
        if second.dtype != dtype or second.data.device_id != index:
            return None
        if index != current_device():
            with OnDevice(index):
                return self(weight, images, windows, shape, stride, padding, dilation)
        module = self.backend.module
        out = module.empty(shape, dtype)
        arrays = [out if a is None else a for a in (weight, images, windows)]
        where = [a.data.ptr for a in arrays]
        result = RESULTS[0 if windows is None else 1 if images is None else 2]
        shapes, alignments = tuple(a.shape for a in arrays), tuple(math.gcd(place, _MOST_ALIGNED) for place in where)
        notes = forbidden(dtype.name, switches.allow_tf32, switches.deterministic or are_deterministic_algorithms_enabled())
        plan = self._plan(index, dtype.name, notes, result, shapes, (padding, stride, dilation), alignments)
        if plan is None:
            return None
        space = module.empty((plan.workspace,), np.uint8) if plan.workspace else None
        stream = int(module.cuda.get_current_stream().ptr)
        status = table._lib.sg_cudnn_start(plan.handle, plan.numbers, 3, _NAMES_OF_ARRAYS, where, 0 if space is None else space.data.ptr, stream)
        if status:
            raise_of_start(self.backend, f"the convolution of shapes {list(first.shape)} and {list(second.shape)}", name_of(status))
        return out

    def _planned(
        self, index: int, dtype: str, notes: int, result: str, shapes: _Three, along: _Three, alignments: _Shape
    ) -> Plan | None:  # fmt: skip
        """The plan for contiguous arrays of such shapes and alignments, on the current device; None where there is none."""
        weight, images, windows = shapes
        counts = tuple((size + 2 * p - d * (k - 1) - 1) // s + 1 for size, k, p, s, d in zip(images[2:], weight[2:], *along))
        if dtype not in TYPES or len(along[0]) not in (1, 2, 3) or windows[2:] != counts or max(map(math.prod, shapes)) > _MOST_ELEMENTS:
            return None
        if (handle := self.handle(index)) is None:
            return None
        if (capture := self.backend.capture) is not None:
            capture.loads("of cuDNN's convolutions")
        lib, ffi = table._lib, table._ffi
        numbers, workspace = ffi.gc(ffi.new("uint64_t[2]"), lib.sg_cudnn_forget), ffi.new("int64_t *")
        about, sizes = described(dtype, notes, result, shapes, along, alignments)
        status = lib.sg_convolution_plan(handle, 0, about, sizes, numbers, workspace)
        if status and status not in NOT_SUPPORTED:
            warnings.warn(
                f"cuDNN refuses a convolution of {dtype} {list(images)} and {list(weight)}, which CuPy computes: {name_of(status)}",
                RuntimeWarning,
                stacklevel=2,
            )
        if status:
            return None
        name_launch(int(numbers[0]), "cuDNN's convolution", index)
        return Plan(numbers, handle, workspace[0])

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
                    warnings.warn(f"convolutions and attention on CUDA devices are CuPy's products of matrices: {why}", RuntimeWarning, stacklevel=2)
                return None
            self._handles[index] = to[0]
        return self._handles[index]


def name_of(status: int) -> str:
    """What an error of the library is called."""
    return str(table._ffi.string(table._lib.sg_cudnn_error(status)).decode())
