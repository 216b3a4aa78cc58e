"""The launcher on arrays of CuPy itself, where it is installed: over memory of the host, which needs no device.

pip install cupy-cuda13x cuda-pathfinder
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from specgrad.compiler.device import launch
from specgrad.compiler.device.source import find
from specgrad.core.kernels import cuda_pinned
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
        loaded = launch.Loaded(source, "sm_90")
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
