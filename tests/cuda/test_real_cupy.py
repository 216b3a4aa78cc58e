"""The launcher on arrays of CuPy itself, where it is installed: over memory of the host, which needs no device.

pip install cupy-cuda13x cuda-pathfinder
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from specgrad.array.base import native
from specgrad.compiler.device import launch, products
from specgrad.compiler.device.source import find
from specgrad.core.kernels import cuda_arrays, cuda_pinned, table
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import driver, library
from tests.cuda.ptx.run import Range, lacking

cupy = pytest.importorskip("cupy", reason="CuPy is not installed", exc_type=ImportError)
pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]


def over(host: Any) -> Any:
    """CuPy's array over the memory of one of NumPy's."""
    memory = cupy.cuda.UnownedMemory(host.ctypes.data, host.nbytes, host, 0)
    return cupy.ndarray(host.shape, host.dtype, cupy.cuda.MemoryPointer(memory, 0))


def test_arrays_of_cupy() -> None:
    """Contiguous, transposed, sliced and broadcast: their pointers, shapes and strides are what the launcher takes them for."""
    with driver():
        source = find("add", "float32")
        assert source is not None
        loaded = launch.Loaded(source, launch.loaded(source, "sm_90"))
        hosts = [np.arange(30 * 40, dtype=np.float32).reshape(30, 40) * scale for scale in (1, 2)]
        one, other = map(over, hosts)
        cases = [
            (one, other, hosts[0] + hosts[1]), (one[:, 1:], other[:, :-1], hosts[0][:, 1:] + hosts[1][:, :-1]),
            (one.T, other.T, hosts[0].T + hosts[1].T), (one[::-2], other[::2], hosts[0][::-2] + hosts[1][::2]),
            (one[3], other, hosts[0][3] + hosts[1]), (one[:, :1], other[:1], hosts[0][:, :1] + hosts[1][:1]),
        ]  # fmt: skip
        for a, b, expected in cases:
            to = np.full(expected.shape, np.nan, np.float32)
            assert loaded.launch([a, b], [over(to)], expected.shape, 0, np.empty)
            memory = (Range * 4)(*[(h.ctypes.data, h.nbytes) for h in (*hosts, to)], (0, 0))
            assert library().twin_finish(memory, 1) is None
            assert np.array_equal(to, expected)


def test_products_of_arrays_of_cupy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their layouts and devices are what cublasLt is told, and what csrc/device_calls.c takes them for."""
    hosts = [(np.arange(n, dtype=np.float32) % 7).reshape(s) for n, s in ((40, (5, 8)), (24, (8, 3)), (3, (3,)), (15, (5, 3)))]
    a, b, bias, result = map(over, hosts)
    with driver(), monkeypatch.context() as patched:
        device, runtime = SimpleNamespace(compute_capability="90"), SimpleNamespace(getDevice=lambda: 0)
        cuda = SimpleNamespace(get_current_stream=lambda: SimpleNamespace(ptr=0), Device=lambda index: device, runtime=runtime)
        space = np.empty(1 << 12, np.uint8)
        made = {np.dtype(np.float32): result, np.dtype(np.uint8): over(space)}
        module = SimpleNamespace(cuda=cuda, empty=lambda shape, dtype: made[np.dtype(dtype)], ascontiguousarray=cupy.ascontiguousarray)
        patched.setattr(cuda_arrays, "_cupy", lambda: module)
        product: Any = products.DeviceProducts(SimpleNamespace(module=module, capture=None))  # type: ignore[arg-type]
        given: Any = (cupy.ndarray, lambda shape, dtype: made[dtype], lambda: 0, lambda: 0)
        table._lib.sg_device_arrays(*map(id, given))
        try:
            for call in (product, native.product_on_device, native.product_on_device):
                for first, second, on_host in ((a, b, hosts[0] @ hosts[1]), (a[:, ::-1][:, ::-1], b.T.T, hosts[0] @ hosts[1])):
                    hosts[3][...] = np.nan
                    assert call(first, second, bias, None, 1, 0) is result
                    memory = (Range * 6)(*[(h.ctypes.data, h.nbytes) for h in (*hosts, space)], (0, 0))
                    assert library().twin_finish(memory, 1) is None
                    assert np.array_equal(hosts[3], on_host + hosts[2])
        finally:
            table._lib.sg_device_arrays(0, 0, 0, 0)


def test_pinned_memory_is_known_as_such() -> None:
    """Over memory of the host that is not pinned, since that would need a driver."""

    def allocated(size: int) -> Any:
        host = np.empty(max(size, 1), np.uint8)
        return cupy.cuda.PinnedMemoryPointer(SimpleNamespace(ptr=host.ctypes.data, size=size, host=host), 0)

    cupy.cuda.set_pinned_memory_allocator(allocated)
    try:
        x = cuda_pinned.empty_like(np.zeros((3, 2)).T)
        assert x.strides == (8, 16) and cuda_pinned.is_pinned(x) and cuda_pinned.is_pinned(x[1:].T) and not cuda_pinned.is_pinned(x + 1)
    finally:
        cupy.cuda.set_pinned_memory_allocator(cupy.get_default_pinned_memory_pool().malloc)
