"""Kernels of a device, called on its arrays: compiled and loaded when they are first wanted, and started on the current stream."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from specgrad.array.backends import Backend, backend_of, is_array
from specgrad.array.base import native
from specgrad.core.kernels import table
from specgrad.core.kernels.numpy_kernels import _fits, numpy_kernel
from specgrad.generated import numpy_kernels as generated

from .driver import Kernels, check, driver, loaded
from .plan import Plan, parts_of, plan_of
from .source import SUFFIXES, Operand, Source, find, numpy_dtype

_SLOT = 16  # bytes of an operand among the values of a launch
_CODES = {
    "float32": "f", "float64": "d", "complex64": "2f", "complex128": "2d", "uint8": "B", "int8": "b", "int16": "h", "int32": "i", "int64": "q", "bool": "?",
}  # fmt: skip
_TYPES = ("f32", "f64", "c64", "c128", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "b8")  # in the order of csrc/kernel.h
_Computed = Callable[..., Any]


class Loaded:
    """A kernel on one device, and the functions of its layouts."""

    source: Source
    functions: Any

    def __init__(self, source: Source, functions: Any):
        self.source, self.functions = source, functions

    def launch(self, operands: list[Any], results: list[Any], shape: tuple[int, ...], stream: int, memory: Callable[[int], Any]) -> list[Plan]:
        """Start it, for arrays of one dtype that broadcast to a shape, and numbers; gives the plan of each launch, none where there is no layout for them.

        Args:
            operands: arrays and numbers.
            results: arrays to write.
            shape: to which arrays broadcast.
            stream: where it runs.
            memory: gives an array of a number of bytes, for what is found in parts of long rows.
        """
        read = [a for a, o in zip(operands, self.source.operands) if not o.number]
        arrays = read + results
        strides = [strides_in(a, shape) for a in read]
        strides += [(*a.strides, 0) if self.source.reduces else strides_in(a, shape) for a in results]  # one value a row
        itemsizes = [a.itemsize for a in arrays]
        parts = list(parts_of([a.data.ptr for a in arrays], itemsizes, shape, strides, len(shape) - self.source.along_rows))
        found = [plan_of(self.source, pointers, itemsizes, of_part, strides) for pointers, of_part in parts]
        plans = [plan for plan in found if plan is not None]
        if len(plans) < len(parts):
            return []
        for (pointers, _), plan in zip(parts, plans):
            self.start(operands, pointers, plan, stream, memory)
        return plans

    def start(self, operands: Sequence[Any], pointers: Sequence[int], plan: Plan, stream: int, memory: Callable[[int], Any]) -> None:
        """The same as a plan says that was found for arrays of one layout, which begin at these pointers."""
        lib, _ = driver()
        left = iter(pointers)
        given = [_number(a, o.dtype) if o.number else struct.pack("=Q", next(left)) for a, o in zip(operands, self.source.operands)]
        given += [struct.pack("=Q", pointer) for pointer in left]
        values = b"".join(value.ljust(_SLOT, b"\0") for value in given)
        started = self.functions, plan.numbers, len(given), values, stream
        if plan.parts > 1:
            steps, partial = self.source.steps, memory(plan.part_bytes)  # which is there until all launches are
            failed = lib.sg_device_launch_row_parts(*started, partial.data.ptr, len(steps), steps)
        else:
            failed = (lib.sg_device_launch_rows if self.source.along_rows else lib.sg_device_launch)(*started)
        check(failed, f"the kernel {self.source.name} could not be launched")

    def remember(self, kernel: Any, args: tuple[Any, ...], results: tuple[Any, ...], plan: Plan) -> None:
        """Let later calls on such operands launch it without a look at Python: csrc/device_calls.c."""
        lib = table._lib
        types = [_TYPES.index(SUFFIXES[o.dtype]) if o.number else -1 for o in self.source.operands]
        along, layouts = self.source.along_rows, len(self.source.layouts)
        lib.sg_device_remember(id(kernel), id(args), id(results), types, along, layouts, self.functions, len(plan.numbers), plan.numbers)


class DeviceKernel:
    """A kernel, called on the arrays of a device as compiled kernels are on NumPy's.

    Args:
        name: of the kernel.
        backend: of the arrays.
        otherwise: what computes what it has no code for: mixed dtypes, rows too long, arrays of too many dimensions.
    """

    name: str
    backend: Backend
    kinds: Any
    otherwise: _Computed

    def __init__(self, name: str, backend: Backend, otherwise: _Computed | None):
        self.name, self.backend = name, backend
        entry = numpy_kernel(name)
        self.kinds, self.otherwise = entry.kinds, otherwise or entry.computed
        self._loaded: dict[Any, Loaded | None] = {}

    def __call__(self, *args: Any) -> Any:
        given = self.launched(args)
        return self.otherwise(*args) if given is None else given

    def launched(self, args: tuple[Any, ...]) -> Any:
        """The results, which the device computes; None where there is no kernel for the operands."""
        args = tuple(a[()] if isinstance(a, np.ndarray) and a.ndim == 0 else a for a in args)  # a number of the host is given by value
        arrays = [a for a in args if is_array(a) and not isinstance(a, np.generic)]
        if not arrays or any(backend_of(a) is not self.backend for a in arrays):
            return None
        of_op = [a for a, kind in zip(args, self.kinds) if kind == "same" and any(a is other for other in arrays)]
        dtype = (of_op or arrays)[0].dtype.name
        index = self.backend.index_of(arrays[0])
        numbers = frozenset(i for i, a in enumerate(args) if not any(a is other for other in arrays))
        loaded = self._for(dtype, numbers, index)
        if loaded is None or not all(map(takes, loaded.source.operands, args)):
            return None
        if any(self.backend.index_of(a) != index for a in arrays):
            return None
        shape = np.broadcast_shapes(*(a.shape for a in arrays))
        if loaded.source.along_rows and (not shape or not all(a.ndim and a.shape[-1] == shape[-1] for a in arrays)):
            return None  # a number for all of a row is not what its sums are of
        of_results = shape[:-1] if loaded.source.reduces else shape
        results = [self.backend.make(index, "empty", of_results, numpy_dtype(d)) for d in loaded.source.results]
        cuda = self.backend.module.cuda
        with cuda.Device(index):
            stream = int(cuda.get_current_stream().ptr)
            plans = loaded.launch(list(args), results, shape, stream, lambda size: self.backend.make(index, "empty", (size,), np.uint8))
            if not plans:
                return None
            if native.kernels.get(self.name) is not None and len(plans) == 1 and plans[0].parts == 1:
                loaded.remember(native.kernels[self.name], args, tuple(results), plans[0])
        return results[0] if len(results) == 1 else tuple(results)

    def _for(self, dtype: str, numbers: frozenset[int], index: int | None) -> Loaded | None:
        key = dtype, numbers, index
        if key not in self._loaded:
            source = find(self.name, dtype, numbers) if dtype in SUFFIXES else None
            if source is None:
                self._loaded[key] = None
            else:
                with self.backend.module.cuda.Device(index) as device:
                    self._loaded[key] = Loaded(source, loaded(source, f"sm_{device.compute_capability}"))
        return self._loaded[key]


class DeviceKernels(Kernels, Mapping[str, DeviceKernel]):
    """All kernels that a backend has, made when they are first asked for.

    Args:
        backend: of the arrays.
        others: those that it had.
    """

    backend: Backend
    others: Mapping[str, _Computed]

    def __init__(self, backend: Backend, others: Mapping[str, _Computed]):
        super().__init__(backend)
        self.others = others
        self._made: dict[str, DeviceKernel] = {}

    def loaded(self, source: Source, index: int | None) -> Loaded:
        """A kernel that is made of several, on one device."""
        with self.backend.module.cuda.Device(index):
            return Loaded(source, self.functions(source, index))

    def __getitem__(self, name: str) -> DeviceKernel:
        if name not in self._made:
            if name not in generated.KERNELS:
                raise KeyError(name)
            self._made[name] = DeviceKernel(name, self.backend, self.others.get(name))
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(generated.KERNELS)

    def __len__(self) -> int:
        return len(generated.KERNELS)


def takes(operand: Operand, given: Any) -> bool:
    """Whether a kernel takes an array or a number as one of its operands, as it is."""
    if not operand.number:
        return bool(given.dtype.name == operand.dtype)
    return _fits(given.item() if isinstance(given, np.generic) else given, np.dtype(operand.dtype))


def _number(given: Any, dtype: str) -> bytes:
    if dtype.startswith("complex"):
        return struct.pack(f"={_CODES[dtype]}", complex(given).real, complex(given).imag)
    return struct.pack(f"={_CODES[dtype]}", np.dtype(dtype).type(given).item())


def strides_in(array: Any, shape: tuple[int, ...]) -> tuple[int, ...]:
    """The strides of an array that is broadcast to a shape."""
    missing = len(shape) - array.ndim
    return (0,) * missing + tuple(0 if size == 1 else stride for size, stride in zip(array.shape, array.strides))
