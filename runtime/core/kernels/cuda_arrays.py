"""The backend of CUDA devices: CuPy's arrays, and whether there are any devices."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from specgrad.array.backends import Backend


@cache
def _cupy() -> Any:
    """The module cupy, and proof that a device answers."""
    try:
        import cupy  # type: ignore[import-not-found,unused-ignore]
    except ImportError as error:
        raise RuntimeError(f"device 'cuda' needs CuPy, which cannot be imported ({error}); install it with: pip install 'specgrad[cuda]'") from error
    try:
        cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise RuntimeError(f"device 'cuda' is not available: CuPy is installed, but {error}") from error
    return cupy


def is_available() -> bool:
    """Whether tensors can be put on a CUDA device here."""
    return device_count() > 0


def device_count() -> int:
    """How many CUDA devices there are; 0 without CuPy."""
    try:
        return int(_cupy().cuda.runtime.getDeviceCount())
    except RuntimeError:
        return 0


class CuPy(Backend):
    """cupy.ndarray. Nothing is imported before the first tensor is moved to a device."""

    name = "cuda"

    @property
    def module(self) -> Any:
        return _cupy()

    def owns(self, array: Any) -> bool:
        return type(array).__module__.partition(".")[0] == "cupy"

    def index_of(self, array: Any) -> int:
        return int(array.device.id)

    def from_host(self, array: np.ndarray[Any, Any], index: int | None) -> Any:
        cupy = _cupy()
        if index is None:
            return cupy.asarray(array)
        if index >= device_count():
            raise RuntimeError(f"there is no device cuda:{index}: this machine has {device_count()}, counted from 0")
        with cupy.cuda.Device(index):
            return cupy.asarray(array)

    def to_host(self, array: Any) -> np.ndarray[Any, Any]:
        return np.asarray(array.get())

    def synchronize(self, index: int | None = None) -> None:
        _cupy().cuda.Device(index).synchronize()
