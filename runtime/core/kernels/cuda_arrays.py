"""CUDA devices, through CuPy: whether there are any, and the way there and back."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from specgrad.core.base.device import device as device_type


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


def to_cuda(array: Any, device: device_type) -> Any:
    """The array on a CUDA device, the current one if the device has no index."""
    cupy = _cupy()
    if device.index is None:
        return cupy.asarray(array)
    if device.index >= device_count():
        raise RuntimeError(f"there is no device {device}: this machine has {device_count()}, counted from 0")
    with cupy.cuda.Device(device.index):
        return cupy.asarray(array)


def to_cpu(array: Any) -> np.ndarray[Any, Any]:
    """The array in the memory of the CPU."""
    return array if isinstance(array, np.ndarray) else np.asarray(array.get())
