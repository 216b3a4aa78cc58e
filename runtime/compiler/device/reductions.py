"""Reductions of a device, over any dimensions: csrc/device/reduce.cuh has them, csrc/launch.c chooses the layout."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import numpy as np

from specgrad.array.backends import Backend
from specgrad.core.kernels import table

from .driver import Kernels, check, driver
from .launch import DeviceKernels
from .plan import Plan
from .source import DTYPES, FLOATS, SUFFIXES, Operand, Source, numpy_dtype

LAYOUTS = ("warps", "rows", "along", "columns", "across", "parts")  # in the order of layout.h
REDUCTIONS = ("sum", "mean", "prod", "amax", "amin", "any", "all", "argmax", "argmin", "norm")
OF_ROWS = {"logsumexp": "_row_logsumexp", "var": "_row_variance"}  # by kernels along rows
_PLAN = 73  # numbers of 32 bits: csrc/launch.c
_MEMORY = {dtype: c for c, dtype in DTYPES.items()}
_BYTES = {"double": 8, "int64_t": 8, "sg_c64": 8, "sg_c128": 16}  # of what is accumulated in; of others 4
_EXTREMES = ("amax", "amin", "argmax", "argmin")


def result_of(name: str, dtype: str) -> str | None:
    """The dtype of a reduction's result; None where it is not computed."""
    if name in ("any", "all"):
        return "uint8" if dtype == "uint8" else "bool"
    if name.startswith("arg"):
        return None if dtype.startswith("complex") else "int64"
    inexact = dtype in FLOATS or dtype in ("float64", "complex64", "complex128")
    if name == "norm":  # whose squares are added in float64, in which none of float32 is too large or too small
        return dtype if dtype in FLOATS else None
    if name in ("sum", "prod"):
        return dtype if inexact else "int64"
    if name == "mean":
        return dtype if inexact else None
    return None if dtype.startswith("complex") else dtype


@cache
def find(name: str, dtype: str) -> Source | None:
    """The source of a reduction of arrays of a dtype; None where there is none."""
    result = result_of(name, dtype) if dtype in SUFFIXES else None
    if result is None:
        return None
    taken = "double" if name == "norm" else "float" if dtype in FLOATS else _MEMORY[dtype]
    if name in ("sum", "prod") and result == "int64":
        taken = "int64_t"
    elif name in _EXTREMES and np.dtype(numpy_dtype(dtype)).itemsize < 4 and dtype not in FLOATS:
        taken = "int32_t"
    size = _BYTES.get(taken, 4) * (2 if name.startswith("arg") else 1)  # a place has a number as wide beside it
    size = 4 if name in ("any", "all") else size
    suffix = SUFFIXES[dtype]
    defined = {
        "SG_KERNEL": name, "SG_SUFFIX": suffix, "SG_MEMORY": _MEMORY[dtype], "SG_TAKEN": taken, "SG_REDUCTION": f"sg_{name}",
        "SG_RESULT": _MEMORY[result], "SG_PART_BYTES": str(size),
    }  # fmt: skip
    text = "".join(f"#define {word} {meaning}\n" for word, meaning in defined.items())
    return Source(f"{name}_{suffix}", (Operand(dtype, False),), (result,), '#include "device.cuh"', f'{text}#include "reduce.cuh"\n', LAYOUTS, size)


class ReductionPlan(Plan):
    """How a reduction runs over an array: what `sg_device_plan_reduction` has found."""

    @property
    def parts(self) -> int:
        """In how many parts each result is computed."""
        return int(self.numbers[5])


def plan_of(source: Source, pointer: int, itemsize: int, shape: tuple[int, ...], strides: tuple[int, ...], axes: tuple[int, ...]) -> ReductionPlan | None:
    """The plan for an array; None where there is no layout for it.

    Args:
        source: the reduction.
        pointer: where the array lies.
        itemsize: the bytes of an element.
        shape: of the array.
        strides: in bytes.
        axes: the dimensions to reduce, from 0.
    """
    to = table._ffi.new("uint32_t[]", _PLAN)
    reduces = [int(d in axes) for d in range(len(shape))]
    ordered = int(source.name.startswith("arg"))
    failed = table._lib.sg_device_plan_reduction(pointer, itemsize, len(shape), list(shape), list(strides), reduces, ordered, to)
    return None if failed else ReductionPlan(source, to)


class DeviceReductions(Kernels, Mapping[str, Any]):
    """The reductions of a backend, as functions of an array, the dimensions to reduce, and numbers, which give an array or, where they have no kernel, None.

    Args:
        backend: of the arrays.
        kernels: those along rows among them.
    """

    kernels: DeviceKernels

    def __init__(self, backend: Backend, kernels: DeviceKernels):
        super().__init__(backend)
        self.kernels = kernels

    def __getitem__(self, name: str) -> Any:
        if name in OF_ROWS:
            return partial(self._by_rows, OF_ROWS[name])
        if name not in REDUCTIONS:
            raise KeyError(name)
        return partial(self._reduced, name)

    def __iter__(self) -> Any:
        return iter((*REDUCTIONS, *OF_ROWS))

    def __len__(self) -> int:
        return len(REDUCTIONS) + len(OF_ROWS)

    def _by_rows(self, kernel: str, x: Any, axes: tuple[int, ...], keepdim: bool, *numbers: float) -> Any:
        """A kernel along rows, over dimensions that become the last one: of a copy if they cannot lie along one dimension where they are."""
        if not x.size:
            return None
        kept = [d for d in range(x.ndim) if d not in axes]
        rows = x.transpose(*kept, *axes).reshape(*(x.shape[d] for d in kept), -1)
        result = self.kernels[kernel].launched((rows, *numbers))
        return result.reshape(tuple(1 if d in axes else n for d, n in enumerate(x.shape))) if keepdim and result is not None else result

    def _reduced(self, name: str, x: Any, axes: tuple[int, ...], keepdim: bool) -> Any:
        source = find(name, x.dtype.name)
        plan = None if source is None else plan_of(source, x.data.ptr, x.itemsize, x.shape, x.strides, axes)
        if source is None or plan is None:
            return None
        index = self.backend.index_of(x)
        kept = tuple(1 if d in axes else n for d, n in enumerate(x.shape) if keepdim or d not in axes)
        result = self.backend.make(index, "empty", kept, numpy_dtype(source.results[0]))
        parts = self.backend.make(index, "empty", (plan.elements * plan.parts * source.part_bytes,), np.uint8) if plan.elements and plan.parts > 1 else None
        lib, _ = driver()
        cuda = self.backend.module.cuda
        with cuda.Device(index):
            where = 0 if parts is None else parts.data.ptr
            stream = int(cuda.get_current_stream().ptr)
            failed = lib.sg_device_launch_reduction(self.functions(source, index), plan.numbers, x.data.ptr, result.data.ptr, where, stream)
        check(failed, f"the reduction {source.name} could not be launched")
        return result
