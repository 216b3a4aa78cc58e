"""What the modules of the standard's functions have in common: NumPy's functions over tensors, the types of arguments, and what a module offers."""

from __future__ import annotations

from functools import cache
from types import FunctionType, ModuleType
from typing import Any, TypeAlias

from specgrad.core.base import dtypes
from specgrad.core.base.dtypes import dtype
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.tensor import Tensor
from specgrad.methods.as_numpy.namespace import finder

Number: TypeAlias = bool | int | float | complex
Axes: TypeAlias = int | tuple[int, ...] | None
Sizes: TypeAlias = int | tuple[int, ...]
Device: TypeAlias = Any  # what specgrad.device() takes

STANDARD: tuple[dtype, ...] = tuple(d for d in dtypes.ALL if d.itemsize != 2 or d.is_integer)  # all but the halves, which the standard does not name


class _Package:
    """A package of NumPy's over tensors, as specgrad.numpy shows it."""

    def __init__(self, package: str):
        self._find = finder(package)

    def __getattr__(self, name: str) -> Any:
        found = self.__dict__[name] = self._find(name)
        return found


numpy = _Package("numpy")
numpy_linalg = _Package("numpy.linalg")
numpy_fft = _Package("numpy.fft")


def checked_dtype(name: str, value: Any) -> dtype:
    if not isinstance(value, dtype):
        raise TypeError(f"{name}(): expected a dtype of specgrad, got {type(value).__name__}")
    return value


def summed_dtype(x: Tensor, wanted: dtype | None) -> dtype | None:
    """The dtype of a sum or product of integers: 64 bits, unsigned for unsigned ones."""
    return dtypes.uint64 if wanted is None and x.dtype.is_integer and not x.dtype.is_signed else wanted


_shown = cache(hides_frames)  # one function for both of its packages


def offered(package: str, *modules: ModuleType) -> dict[str, Any]:
    """The functions that modules define, by name, and called after the package that shows them."""
    found = {
        name: _shown(value)
        for module in modules
        for name, value in [*vars(module).items()]  # another thread may ask for what is loaded late
        if isinstance(value, FunctionType) and value.__globals__ is vars(module) and not name.startswith("_")
    }
    for function in found.values():
        function.__module__ = package
    return found
