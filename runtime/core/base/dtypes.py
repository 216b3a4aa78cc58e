"""dtypes: specgrad.float32 and the others, and the way to NumPy's and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits

from .state import thread
from .tracebacks import hides_frames


class dtype:
    """The type of a tensor's elements. `numpy` is NumPy's dtype for it."""

    __module__ = "specgrad"  # where users, and pickles, find dtypes by name
    __slots__ = ("_numpy", "category", "is_bool", "is_complex", "is_floating_point", "is_inexact", "is_integer", "is_signed", "itemsize", "name", "word")

    name: str
    category: str  # "bool", "int", "float" or "complex"
    itemsize: int
    word: str  # PyTorch's for it: "Float" of FloatTensor
    is_signed: bool
    is_bool: bool
    is_integer: bool
    is_floating_point: bool
    is_complex: bool
    is_inexact: bool  # what a gradient flows to

    def __init__(self, name: str, category: str, itemsize: int, word: str, signed: bool = True, numpy: Any = None):
        self.name = name
        self.category = category
        self.itemsize = itemsize
        self.word = word
        self.is_signed = signed
        self.is_bool = category == "bool"
        self.is_integer = category == "int"
        self.is_floating_point = category == "float"
        self.is_complex = category == "complex"
        self.is_inexact = self.is_floating_point or self.is_complex
        self._numpy = numpy

    @property
    def numpy(self) -> np.dtype[Any]:
        if self._numpy is None:
            _find_bfloat16()
        return self._numpy

    @property
    def char(self) -> str:
        """NumPy's letter for it: SciPy asks for that."""
        return self.numpy.char

    def to_real(self) -> dtype:
        return dtype_of(traits[self.numpy].real)

    def to_complex(self) -> dtype:
        return dtype_of(traits[self.numpy].complex)

    def __repr__(self) -> str:
        return f"specgrad.{self.name}"

    def __reduce__(self) -> str:
        return self.name

    def __copy__(self) -> dtype:
        return self

    def __deepcopy__(self, memo: object) -> dtype:
        return self


dtype.dtype = dtype.numpy  # type: ignore[attr-defined]  # where NumPy looks for its own: np.zeros(2, specgrad.float32)


def _made(name: str, word: str) -> dtype:
    numpy = np.dtype(name)
    about = traits[numpy]
    return dtype(name, about.category, numpy.itemsize, word, about.is_signed, numpy)


bool_: dtype = _made("bool", "Bool")
uint8: dtype = _made("uint8", "Byte")
int8: dtype = _made("int8", "Char")
int16: dtype = _made("int16", "Short")
int32: dtype = _made("int32", "Int")
int64: dtype = _made("int64", "Long")
uint16: dtype = _made("uint16", "UInt16")
uint32: dtype = _made("uint32", "UInt32")
uint64: dtype = _made("uint64", "UInt64")
float16: dtype = _made("float16", "Half")
bfloat16: dtype = dtype("bfloat16", "float", 2, "BFloat16")
float32: dtype = _made("float32", "Float")
float64: dtype = _made("float64", "Double")
complex64: dtype = _made("complex64", "ComplexFloat")
complex128: dtype = _made("complex128", "ComplexDouble")

ALL = (bool_, uint8, int8, int16, int32, int64, uint16, uint32, uint64, float16, bfloat16, float32, float64, complex64, complex128)

by_numpy: dict[np.dtype[Any], dtype] = {d._numpy: d for d in ALL if d._numpy is not None}
_from_python = {bool: bool_, int: int64, float: float64, complex: complex128}
_default = float32
_wait_for_bfloat16: list[Callable[[int], None]] = []


def _find_bfloat16() -> None:
    """NumPy learns of bfloat16 from ml_dtypes, which is imported when first wanted."""
    import ml_dtypes

    bfloat16._numpy = np.dtype(ml_dtypes.bfloat16)
    by_numpy[bfloat16._numpy] = bfloat16
    for call in _wait_for_bfloat16:
        call(bfloat16._numpy.num)


def when_bfloat16_is_known(call: Callable[[int], None]) -> None:
    """Call a function with NumPy's type number of bfloat16, as soon as there is one."""
    _wait_for_bfloat16.append(call)
    if bfloat16._numpy is not None:
        call(bfloat16._numpy.num)


def dtype_of(numpy: np.dtype[Any]) -> dtype:
    """The dtype for one of NumPy's; a TypeError for what a tensor cannot hold."""
    found = by_numpy.get(numpy)
    if found is None:
        if numpy.name == "bfloat16":
            _find_bfloat16()
            return bfloat16
        found = by_numpy.get(numpy.newbyteorder("="))
        if found is None:
            names = ", ".join(d.name for d in ALL)
            raise TypeError(f"can't convert np.ndarray of type {numpy}. The only supported types are: {names}.")
    return found


def dtype_or_none(numpy: np.dtype[Any] | None) -> dtype | None:
    """The dtype for one of NumPy's; None for None."""
    return None if numpy is None else dtype_of(numpy)


def numpy_dtype(wanted: dtype | None) -> np.dtype[Any] | None:
    """NumPy's dtype for a `dtype=` argument; None stays None."""
    if wanted is None:
        return None
    return as_dtype(wanted).numpy


def as_dtype(wanted: Any) -> dtype:
    """A dtype from a dtype, a Python type or something that NumPy takes for one."""
    if isinstance(wanted, dtype):
        return wanted
    if isinstance(wanted, type) and wanted in _from_python:
        return _from_python[wanted]
    if isinstance(wanted, (type, np.dtype)):
        return dtype_of(np.dtype(wanted))
    raise TypeError(f"dtype must be a specgrad.dtype, not {type(wanted).__name__}")


def get_default_dtype() -> dtype:
    """The dtype of tensors made from Python floats."""
    return _default


@hides_frames
def set_default_dtype(d: dtype) -> None:
    """Set the dtype of tensors made from Python floats."""
    global _default
    if not isinstance(d, dtype) or not d.is_floating_point:
        raise TypeError(f"only floating-point types are supported as the default type, got {d}")
    if thread.tracer is not None:
        thread.tracer.watches("sets the default dtype")
    _default = d


_dtype = dtype  # where an attribute takes the name


def _checked_type(name: str, type: Any, categories: tuple[str, ...], instead: str) -> dtype:
    if not isinstance(type, dtype):
        raise TypeError(f"{name}(): argument 'type' (position 1) must be specgrad.dtype, not {type.__class__.__name__}")
    if type.category not in categories:
        raise TypeError(f"{name}() takes {' or '.join(categories)} dtypes, not {type}; use {instead}")
    return type


class _Limits:
    """The limits of two dtypes are equal if these are one."""

    bits: int
    dtype: str  # its name

    def __eq__(self, other: object) -> bool:
        return self.dtype == other.dtype if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.dtype)


class finfo(_Limits):
    """Limits of a floating-point dtype; of a complex one, those of its parts."""

    bits: int
    dtype: str
    eps: float
    max: float
    min: float
    tiny: float
    smallest_normal: float
    resolution: float

    @hides_frames
    def __init__(self, type: _dtype | None = None):
        real = _checked_type("finfo", _default if type is None else type, ("float", "complex"), "iinfo").to_real()
        if real is bfloat16:
            import ml_dtypes

            info: Any = ml_dtypes.finfo(ml_dtypes.bfloat16)  # type: ignore[no-untyped-call,unused-ignore]
        else:
            info = np.finfo(real.numpy)
        self.bits, self.dtype = int(info.bits), real.name
        self.eps, self.max, self.min = float(info.eps), float(info.max), float(info.min)
        self.tiny = self.smallest_normal = float(info.tiny)
        self.resolution = 10.0**-info.precision

    def __repr__(self) -> str:
        numbers = ("resolution", "min", "max", "eps", "smallest_normal", "tiny")
        return f"finfo({', '.join(f'{name}={getattr(self, name):g}' for name in numbers)}, dtype={self.dtype})"


class iinfo(_Limits):
    """Limits of an integer dtype."""

    bits: int
    dtype: str
    max: int
    min: int

    @hides_frames
    def __init__(self, type: _dtype):
        info = np.iinfo(_checked_type("iinfo", type, ("int",), "finfo").numpy)
        self.bits, self.dtype, self.min, self.max = info.bits, type.name, int(info.min), int(info.max)

    def __repr__(self) -> str:
        return f"iinfo(min={self.min}, max={self.max}, dtype={self.dtype})"
