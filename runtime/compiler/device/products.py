"""Products of matrices on a device by cublasLt, which csrc/device_products.c calls: of all layouts that need no copy, with what is added in the same launch."""

from __future__ import annotations

import math
import os
from functools import cache, lru_cache
from typing import Any

import numpy as np

from specgrad.array.backends import Backend
from specgrad.core.base.call_site import warn_user
from specgrad.core.kernels import table
from specgrad.core.kernels.cuda_arrays import OnDevice, current_device

from .driver import name_launch, opened, raise_of_start

VARIABLE = "SPECGRAD_CUBLASLT"  # the file of the library, where it lies in no usual place
DTYPES = ("float32", "float64", "float16", "bfloat16", "complex64", "complex128")  # in the order of csrc/device_products.c
_FACTORS = {"float16": "float32", "bfloat16": "float32"}  # in what alpha and beta are given, if not in the dtype itself
_NAMES = ("libcublasLt.so.13", "libcublasLt.so.12")
_NOT_SUPPORTED = 15
_MOST = 2**31 - 1  # rows, columns, or matrices
_MOST_ALIGNED = 256  # bytes, beyond which the library asks for nothing
_WORKSPACE, _WORKSPACE_OF_SM90 = 4 << 20, 32 << 20  # bytes that an algorithm may ask for: what PyTorch gives
_Layout = tuple[bool, int, int]  # whether it lies by columns, elements from one row (or column) to the next, and from one matrix to the next


class Switches:
    """How matrices are multiplied on devices, as `specgrad.backends.cuda.matmul` with PyTorch's name.

    Args:
        allow_tf32: whether float32 may be rounded to TF32; to begin with, what CuPy's own switch says, which alone holds for CuPy's products.
    """

    allow_tf32: bool

    def __init__(self, allow_tf32: bool | None = None):
        self.allow_tf32 = os.environ.get("CUPY_TF32") == "1" if allow_tf32 is None else allow_tf32

    def __setattr__(self, name: str, value: bool) -> None:
        if name not in Switches.__annotations__ or not isinstance(value, bool):
            raise TypeError(f"backends.cuda.matmul has the bool allow_tf32, but got {name} = {value!r}")
        super().__setattr__(name, value)
        if table._lib is not None:
            table._lib.sg_products_allow_tf32(value)  # later calls know what they were planned with


switches = Switches()


class Plan:
    """A kind of product that the library has an algorithm for; or, where it takes operands only if they are copied, which.

    Args:
        numbers: as `sg_product_describe` and `sg_product_choose` write them; None where something is copied.
        handle: of the library, for the device.
        workspace: the bytes that it needs.
        copied: whether each of the two factors, what is added, and the bias must be contiguous first.
    """

    __slots__ = ("copied", "handle", "numbers", "workspace")

    def __init__(self, numbers: Any, handle: int, workspace: int, copied: tuple[bool, bool, bool, bool] | None = None):
        self.numbers, self.handle, self.workspace, self.copied = numbers, handle, workspace, copied


@cache
def library() -> tuple[Any, Any]:
    """What calls the library, once it is opened: that of SPECGRAD_CUBLASLT, of NVIDIA's packages, or of the system."""
    lib, ffi = table._lib, table._ffi
    if errors := opened(lib.sg_products_open, os.environ.get(VARIABLE), _NAMES):
        raise RuntimeError(f"cublasLt could not be opened: pip install nvidia-cublas, or say in {VARIABLE} where it lies ({'; '.join(errors)})")
    return lib, ffi


def layout_of(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> _Layout | None:
    """How matrices lie, of a shape and strides in bytes; None where the library does not take them as they lie."""
    rows, columns = shape[-2:]
    down, across = strides[-2:]
    if down % itemsize or across % itemsize:
        return None
    down, across = down // itemsize, across // itemsize
    if (across == 1 or columns == 1) and (down >= columns or rows == 1):
        by_columns, step = False, down if rows > 1 else columns
    elif (down == 1 or rows == 1) and (across >= rows or columns == 1):
        by_columns, step = True, across if columns > 1 else rows
    else:
        return None
    whole, between = 1, 0  # of one matrix, there is nothing between
    for size, stride in zip(reversed(shape[:-2]), reversed(strides[:-2])):
        if size == 1:
            continue
        if whole == 1:
            between = stride
        elif stride != between * whole:
            return None
        whole *= size
    return None if between % itemsize or between < 0 else (by_columns, step, between // itemsize)


@lru_cache(64)
def _factors(alpha: Any, beta: Any, dtype: Any) -> Any:
    """Two numbers as the library reads them, in 16 bytes each."""
    with np.errstate(over="ignore"):
        given = (np.array(value).astype(_FACTORS.get(dtype.name, dtype)).tobytes().ljust(16, b"\0") for value in (alpha, beta))
    return table._ffi.new("char[32]", b"".join(given))


class DeviceProducts:
    """Multiplies matrices of a backend's arrays.

    Args:
        backend: of the arrays.
    """

    backend: Backend

    def __init__(self, backend: Backend):
        self.backend = backend
        self._handles: dict[int, int] = {}
        self._missing = False
        self._plan = lru_cache(4096)(self._planned)

    def __call__(self, a: Any, b: Any, bias: Any = None, start: Any = None, alpha: Any = 1, beta: Any = 0) -> Any:
        """alpha * a @ b + beta * start + bias, rounded once; None where the library has nothing for that.

        Args:
            a, b: arrays of one dtype, with the same leading dimensions.
            bias: a vector with an element for each column of the result.
            start: an array of the result's shape; unless it is given, beta is 0.
            alpha, beta: numbers.
        """
        data, dtype = a.data, a.dtype
        index = data.device_id
        if self._missing or b.dtype != dtype or b.data.device_id != index or not a.size or not b.size:
            return None
        if index != current_device():
            with OnDevice(index):
                return self(a, b, bias, start, alpha, beta)
        module = self.backend.module
        out = module.empty((*a.shape[:-1], b.shape[-1]), dtype)
        plan, where = self._plan_and_places(a, b, bias, start, out)
        given = (a, b, bias, start, alpha, beta) if plan is not None and plan.copied is None else None
        if plan is not None and plan.copied is not None:
            a, b, start, bias = (module.ascontiguousarray(x) if copy else x for x, copy in zip((a, b, start, bias), plan.copied))
            plan, where = self._plan_and_places(a, b, bias, start, out)
        if plan is None:
            return None
        space = module.empty((plan.workspace,), np.uint8) if plan.workspace else None
        stream = int(module.cuda.get_current_stream().ptr)
        lib, factors = table._lib, _factors(alpha, beta, dtype)
        status = lib.sg_product_start(plan.handle, plan.numbers, factors, *where, 0 if space is None else space.data.ptr, stream)
        if status:
            raise_of_start(self.backend, f"the product of matrices of shapes {list(a.shape)} and {list(b.shape)}", _name(status))
        if given is not None:
            results = (out,) if space is None else (out, space)
            lib.sg_product_remember(id(given), id(results), id(plan), plan.handle, plan.numbers, factors)
        return out

    def _plan_and_places(self, a: Any, b: Any, bias: Any, start: Any, out: Any) -> tuple[Plan | None, tuple[int, int, int, int, int]]:
        """The plan for some arrays, and where they lie: the factors, what is added, the bias, the result."""
        to = out.data.ptr
        where = a.data.ptr, b.data.ptr, to if start is None else start.data.ptr, 0 if bias is None else bias.data.ptr, to
        added = None if start is None else start.strides, None if bias is None else bias.strides
        alignments = [math.gcd(place, _MOST_ALIGNED) for place in where]
        return self._plan(switches.allow_tf32, a.data.device_id, a.dtype, a.shape, a.strides, b.shape, b.strides, *added, *alignments), where

    def _planned(
        self, tf32: bool, index: int, dtype: Any, shape: tuple[int, ...], strides: tuple[int, ...], of_b: tuple[int, ...], strides_of_b: tuple[int, ...],
        of_start: tuple[int, ...] | None, of_bias: tuple[int, ...] | None, *alignments: int,
    ) -> Plan | None:  # fmt: skip
        """The plan for arrays of such shapes, strides in bytes and alignments, on the current device; None where there is none."""
        size, count = dtype.itemsize, math.prod(shape[:-2])
        rows, inner, columns = *shape[-2:], of_b[-1]
        if dtype.name not in DTYPES or max(rows, inner, columns, count) > _MOST:
            return None
        result = False, columns, rows * columns
        first, second = layout_of(shape, strides, size), layout_of(of_b, strides_of_b, size)
        added = result if of_start is None else layout_of((*shape[:-1], columns), of_start, size)
        if added is not None and (added[0] or (count > 1 and added[2] < (rows - 1) * added[1] + columns)):
            added = None  # of which matrices lie by rows, one after another
        packed = of_bias is None or of_bias == (size,) or columns == 1
        if first is None or second is None or added is None or not packed:
            return Plan(None, 0, 0, (first is None, second is None, added is None, not packed))
        if (handle := self._handle(index)) is None:
            return None
        lib, ffi = library()
        numbers = ffi.gc(ffi.new("uint64_t[18]"), lib.sg_product_forget)
        kind, biased = DTYPES.index(dtype.name), of_bias is not None
        flat = [int(n) for layout in (first, second, added, result) for n in layout]
        workspace, most = ffi.new("size_t *"), self._most_workspace(index)
        status = lib.sg_product_describe(kind, tf32, biased, [rows, columns, inner, count], flat, numbers)
        if not status:
            status = lib.sg_product_choose(handle, [*alignments[:3], alignments[4]], alignments[3] if biased else 0, most, numbers, workspace)
        if status not in (0, _NOT_SUPPORTED):
            warn_user(
                f"cublasLt refuses a product of {dtype} {list(shape)} and {list(of_b)}, which CuPy computes: {_name(status)}",
                RuntimeWarning,
            )
        if status:
            return None
        name_launch(int(numbers[0]), "cublasLt's product", index)
        return Plan(numbers, handle, workspace[0])

    def _handle(self, index: int) -> int | None:
        """That of the library for the current device; None where the library is missing, of which one warning tells."""
        if index not in self._handles:
            if (capture := self.backend.capture) is not None:
                capture.loads("of cublasLt's products")
            try:
                lib, ffi = library()
                to = ffi.new("uintptr_t *")
                if status := lib.sg_products_begin(to):
                    raise RuntimeError(f"cublasLt could not begin: {_name(status)}")
            except RuntimeError as error:
                self._missing = True
                warn_user(f"products of matrices on CUDA devices are CuPy's, which take more launches: {error}", RuntimeWarning)
                return None
            self._handles[index] = to[0]
        return self._handles[index]

    def _most_workspace(self, index: int) -> int:
        return _WORKSPACE_OF_SM90 if int(self.backend.module.cuda.Device(index).compute_capability) >= 90 else _WORKSPACE


def _name(status: int) -> str:
    lib, ffi = library()
    return str(ffi.string(lib.sg_products_error(status)).decode())
