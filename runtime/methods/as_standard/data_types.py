"""The standard's questions of dtypes: what can be cast to what, what a kind of dtype is, and where the limits of one lie."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from specgrad.core.base import dtypes
from specgrad.core.base.dtypes import dtype, dtype_of
from specgrad.core.tape.tensor import NUMBERS, Tensor

from .names import Device, Number, checked_dtype

_KINDS: dict[str, Any] = {
    "bool": lambda d: d.is_bool,
    "signed integer": lambda d: d.is_integer and d.is_signed,
    "unsigned integer": lambda d: d.is_integer and not d.is_signed,
    "integral": lambda d: d.is_integer,
    "real floating": lambda d: d.is_floating_point,
    "complex floating": lambda d: d.is_complex,
    "numeric": lambda d: not d.is_bool,
}


def _dtype_of(name: str, value: Any) -> dtype:
    return value.dtype if isinstance(value, Tensor) else checked_dtype(name, value)


def isdtype(dtype: dtype, kind: Any) -> bool:
    """Whether a dtype is another, or of a kind: "bool", "signed integer", "unsigned integer", "integral", "real floating", "complex floating", "numeric"."""
    asked = checked_dtype("isdtype", dtype)
    if isinstance(kind, tuple):
        return any(isdtype(dtype, one) for one in kind)
    if isinstance(kind, str):
        if kind not in _KINDS:
            raise ValueError(f"isdtype(): unknown kind {kind!r}; the kinds are {', '.join(_KINDS)}")
        return bool(_KINDS[kind](asked))
    return asked is checked_dtype("isdtype", kind)


def astype(x: Tensor, dtype: dtype, /, *, copy: bool = True, device: Device = None) -> Tensor:
    """The tensor in a dtype, and on a device; without a copy if it is as wanted and `copy` is False. A complex one becomes no real one: take real()."""
    if x.dtype.is_complex and not checked_dtype("astype", dtype).is_complex and not dtype.is_bool:
        raise TypeError(f"astype(): {x.dtype} has no place in {dtype}; take real(x) or imag(x)")
    moved = x if device is None else x.to(device)
    return moved.to(dtype, copy=copy and moved is x)


@cache
def _can_cast(source: dtype, target: dtype) -> bool:
    if source.category != target.category and not (source.is_floating_point and target.is_complex):
        return False
    return np.result_type(source.numpy, target.numpy) == target.numpy


def can_cast(from_: dtype | Tensor, to: dtype, /) -> bool:
    """Whether the table of promotions leads from one dtype to another."""
    return _can_cast(_dtype_of("can_cast", from_), checked_dtype("can_cast", to))


def result_type(*arrays_and_dtypes: Tensor | Number | dtype) -> dtype:
    """The dtype of what is computed from all of these; a Python number says only its kind."""
    weak = [value for value in arrays_and_dtypes if type(value) in NUMBERS]
    if len(weak) == len(arrays_and_dtypes):
        raise ValueError("result_type() needs a tensor or a dtype")
    strong = [_dtype_of("result_type", value).numpy for value in arrays_and_dtypes if type(value) not in NUMBERS]
    return dtype_of(np.result_type(*strong, *weak))  # type: ignore[arg-type]


@dataclass(frozen=True)
class finfo_object:
    """Limits of a floating-point dtype."""

    bits: int
    eps: float
    max: float
    min: float
    smallest_normal: float
    dtype: dtype


@dataclass(frozen=True)
class iinfo_object:
    """Limits of an integer dtype."""

    bits: int
    max: int
    min: int
    dtype: dtype


def finfo(type: dtype | Tensor, /) -> finfo_object:
    """Limits of a floating-point dtype; of a complex one, those of its parts."""
    asked = _dtype_of("finfo", type)
    found = dtypes.finfo(asked)
    return finfo_object(found.bits, found.eps, found.max, found.min, found.smallest_normal, asked.to_real())


def iinfo(type: dtype | Tensor, /) -> iinfo_object:
    """Limits of an integer dtype."""
    asked = _dtype_of("iinfo", type)
    found = dtypes.iinfo(asked)
    return iinfo_object(found.bits, found.max, found.min, asked)
