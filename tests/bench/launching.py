"""Launching a kernel of a device: what specgrad's own code costs before the driver has it, against a microsecond.

There is no device here: a driver that does nothing, arrays that say where they would lie, and a result that is there already.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from specgrad.array.base import native
from specgrad.compiler.device import driver as loading
from specgrad.compiler.device.launch import Loaded, strides_in
from specgrad.compiler.device.plan import plan_of
from specgrad.compiler.device.source import find
from specgrad.core.kernels import table
from tests.cuda.driver import library

from .measure import Row, compare

TO_REACH = 1e-6


class Memory:
    __slots__ = ("device_id", "ptr")

    def __init__(self, ptr: int):
        self.ptr, self.device_id = ptr, 0


class Array:
    """What calls ask of an array of CuPy's."""

    __slots__ = ("_c_contiguous", "data", "dtype", "ndim", "shape", "strides")

    def __init__(self, ptr: int, like: Any):
        self.data, self.shape, self.strides, self.dtype, self.ndim = Memory(ptr), like.shape, like.strides, like.dtype, like.ndim
        self._c_contiguous = like.flags.c_contiguous


def rows(sg: Any, torch: Any) -> Iterator[Row]:
    lib, ffi = table._lib, table._ffi
    if lib is None:
        return
    square, row = np.zeros((16, 16), np.float32), np.zeros(16, np.float32)
    result = Array(3 << 12, square)
    lib.sg_device_open(library().path.encode())
    library().twin_forgets(1)
    given: Any = (Array, lambda shape, dtype: result, lambda: 0, lambda: 0)
    lib.sg_device_arrays(*map(id, given))
    try:
        for name, kernel, hosts in (
            ("a + b", "add", (square, square)),
            ("a + b, broadcast", "add", (square, row)),
            ("a.mT + b, strided", "add", (square.T, square)),
            ("softmax", "_softmax", (square,)),
        ):
            source = find(kernel, "float32")
            assert source is not None
            operands = tuple(Array((i + 1) << 12, host) for i, host in enumerate(hosts))
            arrays = (*operands, result)
            plan = plan_of(source, [x.data.ptr for x in arrays], [4] * len(arrays), result.shape, [strides_in(x, result.shape) for x in arrays])
            assert plan is not None
            loaded = Loaded.__new__(Loaded)
            loaded.source, loaded.functions = source, ffi.new("uintptr_t[]", [1] * len(source.layouts))
            loaded.remember(native.kernels[kernel], operands, (result,), plan)
            called = native.kernels[kernel]
            assert called(*operands) is result
            yield replace(compare("launching", name, lambda f=called, of=operands: f(*of), lambda: None), theirs=TO_REACH)  # type: ignore[misc]
    finally:
        library().twin_forgets(0)
        lib.sg_device_arrays(0, 0, 0, 0)
        loading.driver.cache_clear()
