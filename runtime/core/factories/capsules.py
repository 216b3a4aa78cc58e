"""DLPack's capsules, which a `__dlpack__` has given: they are handed on as the object that gave them would."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

_NAMES = {b"dltensor": 8, b"dltensor_versioned": 40}  # of what nobody has taken yet: behind how many bytes it tells its device

_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes, _is_valid.restype = (ctypes.py_object, ctypes.c_char_p), ctypes.c_int
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.argtypes, _pointer.restype = (ctypes.py_object, ctypes.c_char_p), ctypes.c_void_p


class OfferedCapsule:
    """What libraries ask for an array by DLPack, of a capsule.

    Attributes:
        versioned: whether it says of its memory if that may be written to.
    """

    def __init__(self, capsule: Any):
        name = next((name for name in _NAMES if _is_valid(capsule, name)), None)
        if name is None:
            raise RuntimeError("from_dlpack received an invalid capsule. Note that one of DLPack can be consumed only once: ask __dlpack__() for another")
        kind = ctypes.c_int32.from_address(_pointer(capsule, name) + _NAMES[name])
        number = ctypes.c_int32.from_address(ctypes.addressof(kind) + 4)
        self._capsule, self._device, self.versioned = capsule, (kind.value, number.value), name == b"dltensor_versioned"

    def __dlpack__(self, **asked: Any) -> Any:
        return self._capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device


class _Held:
    """Memory that may be written to, where NumPy was not told whether it may."""

    def __init__(self, array: np.ndarray[Any, Any]):
        self._array = array
        self.__array_interface__ = {**array.__array_interface__, "data": (array.__array_interface__["data"][0], False)}


def writeable(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """An array over the same memory that may be written to."""
    return np.asarray(_Held(array))
