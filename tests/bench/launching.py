"""Launching a kernel of a device: what specgrad's own code costs before the driver has it, against a microsecond.

There is no device here: a driver that does nothing, arrays that say where they would lie, and a result that is there already.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest import mock

import numpy as np

from specgrad.array.base import native
from specgrad.compiler.device import driver as loading
from specgrad.compiler.device import products
from specgrad.compiler.device.launch import Loaded, strides_in
from specgrad.compiler.device.plan import plan_of
from specgrad.compiler.device.source import find
from specgrad.core.kernels import cuda_arrays, table
from tests.cuda.driver import library, products_library

from .measure import Row, compare

TO_REACH = 1e-6


class Memory:
    __slots__ = ("device_id", "ptr")

    def __init__(self, ptr: int):
        self.ptr, self.device_id = ptr, 0


class Array:
    """What calls ask of an array of CuPy's."""

    __slots__ = ("_c_contiguous", "data", "dtype", "ndim", "shape", "size", "strides")

    def __init__(self, ptr: int, like: Any):
        self.data, self.shape, self.strides, self.dtype, self.ndim = Memory(ptr), like.shape, like.strides, like.dtype, like.ndim
        self._c_contiguous, self.size = like.flags.c_contiguous, like.size


def rows(sg: Any, torch: Any) -> Iterator[Row]:
    if (lib := table._lib) is None:
        return
    lib.sg_device_open(library().path.encode())
    library().twin_forgets(1)
    result = Array(3 << 12, np.zeros((16, 16), np.float32))
    given: Any = (Array, lambda shape, dtype: result, lambda: 0, lambda: 0)
    lib.sg_device_arrays(*map(id, given))
    try:
        yield from _kernels(result)
        yield from _products(result)
    finally:
        library().twin_forgets(0)
        lib.sg_device_arrays(0, 0, 0, 0)
        loading.driver.cache_clear()


def _products(result: Array) -> Iterator[Row]:
    """A product of matrices by cublasLt, which takes it and does nothing."""
    square, row = np.zeros((16, 16), np.float32), np.zeros(16, np.float32)
    stream, device = SimpleNamespace(ptr=0), SimpleNamespace(compute_capability="90")
    cuda = SimpleNamespace(runtime=SimpleNamespace(getDevice=lambda: 0), get_current_stream=lambda: stream, Device=lambda index: device)
    module = SimpleNamespace(cuda=cuda, empty=lambda shape, dtype: result)
    variables = {loading.VARIABLE: library().path, products.VARIABLE: products_library().path}
    with mock.patch.dict("os.environ", variables), mock.patch.object(cuda_arrays, "_cupy", lambda: module):
        products.library.cache_clear()
        product: Any = products.DeviceProducts(SimpleNamespace(module=module, capture=None))  # type: ignore[arg-type]
        for name, hosts in (("a @ b", (square, square.T)), ("a @ b + bias", (square, square.T, row))):
            operands = [*(Array((i + 4) << 12, host) for i, host in enumerate(hosts)), None][:3]
            given = (*operands, None, 1, 0)
            assert product(*given) is result and native.product_on_device(*given) is result
            products_library().twin_forgets(1)
            yield replace(compare("launching", name, lambda of=given: native.product_on_device(*of), lambda: None), theirs=TO_REACH)  # type: ignore[misc]
            yield replace(compare("launching", f"{name}, by Python", lambda of=given: product(*of), lambda: None), theirs=TO_REACH)  # type: ignore[misc]
            products_library().twin_forgets(0)
    products.library.cache_clear()


def _kernels(result: Array) -> Iterator[Row]:
    square, row = np.zeros((16, 16), np.float32), np.zeros(16, np.float32)
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
        loaded.source, loaded.functions = source, table._ffi.new("uintptr_t[]", [1] * len(source.layouts))
        loaded.remember(native.kernels[kernel], operands, (result,), plan)
        called = native.kernels[kernel]
        assert called(*operands) is result
        yield replace(compare("launching", name, lambda f=called, of=operands: f(*of), lambda: None), theirs=TO_REACH)  # type: ignore[misc]
