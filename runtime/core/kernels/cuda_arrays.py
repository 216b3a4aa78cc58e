"""The backend of CUDA devices: CuPy's arrays, and whether there are any devices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

import numpy as np

from specgrad.array.backends import Backend, is_array

_REFUSED = 64  # checks that may wait for the device


@cache
def _cupy() -> Any:
    """The module cupy, and proof that a device answers."""
    try:
        import cupy  # type: ignore[import-not-found,import-untyped,unused-ignore]
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


def _of_truth(ufunc: Any) -> Any:
    """A logical function, which CuPy does not have of complex numbers, of whether its operands are zero."""
    return lambda *operands: ufunc(*(bool(a) if isinstance(a, np.ndarray) or not is_array(a) else a != 0 for a in operands))


class CuPy(Backend):
    """cupy.ndarray. Nothing is imported before the first tensor is moved to a device."""

    name = "cuda"
    kernels: Mapping[str, Any] = {f.__name__: _of_truth(f) for f in (np.logical_and, np.logical_or, np.logical_xor, np.logical_not)}
    dlpack_devices: tuple[int, ...] = (2, 13)  # memory of a device, and such that host and device share
    compiled: ClassVar[Callable[[CuPy], tuple[Mapping[str, Any], Mapping[str, Any]] | None] | None] = None  # gives kernels and reductions

    def __init__(self) -> None:
        self._refused: list[tuple[Any, Exception]] = []  # whether there was anything wrong, on the device, and the error to raise then

    def appears(self) -> None:
        found = CuPy.compiled(self) if CuPy.compiled is not None and "kernels" not in vars(self) else None
        if found is not None:
            self.kernels, self.reductions = found

    @property
    def module(self) -> Any:
        return _cupy()

    def owns(self, array: Any) -> bool:
        return type(array).__module__.partition(".")[0] == "cupy"

    def index_of(self, array: Any) -> int:
        return int(array.device.id)

    def current(self) -> int:
        return int(_cupy().cuda.runtime.getDevice())

    def from_host(self, array: np.ndarray[Any, Any], index: int | None) -> Any:
        return self.make(index, "asarray", array)

    def moved(self, array: Any, index: int | None) -> Any:
        index = self.current() if index is None else index
        return array if index == self.index_of(array) else self.make(index, "array", array)  # from device to device

    def make(self, index: int | None, name: str, *args: Any, **options: Any) -> Any:
        cupy = _cupy()
        if index is None:
            return getattr(cupy, name)(*args, **options)
        if index >= device_count():
            raise RuntimeError(f"there is no device cuda:{index}: this machine has {device_count()}, counted from 0")
        with cupy.cuda.Device(index):
            return getattr(cupy, name)(*args, **options)

    def over(self, value: Any) -> Any:
        if self.owns(value):
            return value
        return _cupy().asarray(value) if hasattr(value, "__cuda_array_interface__") else None

    def to_host(self, array: Any) -> np.ndarray[Any, Any]:
        self.check()
        return np.asarray(array.get())

    def refuse_if_any(self, wrong: Any, error: Exception) -> None:
        self._refused.append((wrong.any(), error))
        if len(self._refused) > _REFUSED:  # the oldest two share an error
            (first, kept), (second, _) = self._refused[:2]
            self._refused[:2] = [(first | second, kept)]

    def check(self) -> None:
        """Wait for the device, and raise the error of the first check that has failed since the host last waited."""
        refused, self._refused = self._refused, []
        for flag, error in refused:
            if bool(flag):
                raise error

    def synchronize(self, index: int | None = None) -> None:
        _cupy().cuda.Device(index).synchronize()
        self.check()

    def share_memory(self, array: Any, other: Any) -> bool:
        return bool(array.data.mem.ptr == other.data.mem.ptr)  # whose views by strides have no base

    def memory_of(self, array: Any) -> tuple[int, int, int]:
        memory = array.data.mem
        return int(memory.ptr), int(memory.size), int(array.data.ptr - memory.ptr)

    def strided(self, array: Any, shape: tuple[int, ...], strides: tuple[int, ...], offset: int) -> Any:
        data = array.data
        return self.module.ndarray(shape, array.dtype, data + (offset + data.mem.ptr - data.ptr), strides)
