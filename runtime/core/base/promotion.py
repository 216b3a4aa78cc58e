"""Type promotion as PyTorch does it: dimensioned tensors decide before 0-dim tensors, those before Python numbers, and a kind
of number that comes later only raises the category (bool, int, float, complex), never the size."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from specgrad.array.base import tools
from specgrad.array.dtypes import CATEGORIES, promoted

from . import dtypes
from .dtypes import as_dtype, dtype, dtype_of
from .tracebacks import hides_frames

_CATEGORIES = list(CATEGORIES)  # from lowest to highest
_OF_PYTHON = {bool: "bool", int: "int", float: "float", complex: "complex"}


@cache
def promote_types(a: dtype, b: dtype) -> dtype:
    """The smallest dtype that holds both."""
    a, b = as_dtype(a), as_dtype(b)
    return a if a is b else dtype_of(promoted(a.numpy, b.numpy))


def result_dtype(arrays: Iterable[Any], numbers: Iterable[Any] = ()) -> dtype:
    """The dtype of an op on these arrays and Python numbers."""
    with_dims = without = None
    for array in arrays:
        d = dtype_of(array.dtype)
        if array.ndim:
            with_dims = d if with_dims is None else promote_types(with_dims, d)
        else:
            without = d if without is None else promote_types(without, d)
    number = max(map(category_of_number, numbers), key=_CATEGORIES.index, default=None)
    found = with_dims
    if without is not None:
        found = without if found is None else _raised(found, without)
    if number is not None:
        of_number = {"bool": dtypes.bool_, "int": dtypes.int64, "float": dtypes.get_default_dtype(), "complex": dtypes.get_default_dtype().to_complex()}[number]
        found = of_number if found is None else _raised(found, of_number)
    if found is None:
        raise TypeError("a dtype needs at least one tensor or number to follow from")
    return found


@hides_frames
def result_type(tensor1: Any = ..., tensor2: Any = ..., **named: Any) -> dtype:
    """The dtype of an op on two tensors or numbers."""
    if named:  # as PyTorch calls them, whose names say which of them is a number
        tensor1, tensor2 = _operands_by_name(tensor1, tensor2, named)
    if tensor1 is ... or tensor2 is ...:
        raise TypeError("result_type() takes two tensors or numbers")
    values = [as_number(v) for v in (tensor1, tensor2)]
    return result_dtype([v._array for v in values if hasattr(v, "_array")], [v for v in values if not hasattr(v, "_array")])


_FIRST, _SECOND = ("tensor1", "tensor", "scalar", "scalar1"), ("tensor2", "other", "scalar2", "tensor", "scalar")


def _operands_by_name(first: Any, second: Any, named: dict[str, Any]) -> tuple[Any, Any]:
    for name in _FIRST:
        if first is ... and name in named:
            first = named.pop(name)
    for name in _SECOND:
        if second is ... and name in named:
            second = named.pop(name)
    for name in named:
        raise TypeError(f"result_type() got an unexpected keyword argument {name!r}")
    return first, second


def _raised(stronger: dtype, weaker: dtype) -> dtype:
    """The stronger dtype, raised to the weaker's category if that is higher."""
    if _CATEGORIES.index(weaker.category) <= _CATEGORIES.index(stronger.category):
        return stronger
    if weaker.is_complex and stronger.is_floating_point:
        return stronger.to_complex() if stronger.itemsize >= 4 else dtypes.complex64
    return weaker


def category_of_number(value: Any) -> str:
    for kind, category in _OF_PYTHON.items():
        if isinstance(value, kind):
            return category
    raise TypeError(f"{type(value).__name__} is not a number")


@hides_frames
def can_cast(from_: dtype, to: dtype) -> bool:
    """Whether an in-place op may store the one dtype in the other: never down in category."""
    from_, to = as_dtype(from_), as_dtype(to)
    if to.category == "bool":
        return from_.category == "bool"
    return _CATEGORIES.index(from_.category) <= _CATEGORIES.index(to.category)


def cast_refused(have: dtype, want: dtype) -> RuntimeError:
    return RuntimeError(f"result type {have.word} can't be cast to the desired output type {want.word}")


def factor(name: str, value: Any, dtype: dtype) -> Any:
    """A number that scales or is put in, in the dtype of its op, which it does not change."""
    category = category_of_number(value)
    if name in ("alpha", "beta"):
        if dtype.category in ("bool", "int") and category in ("float", "complex"):
            raise RuntimeError(f"For integral input tensors, argument {name} must not be a floating point number.")
        if not dtype.is_complex and category == "complex":
            raise RuntimeError(f"For non-complex input tensors, argument {name} must not be a complex number.")
        if category == "bool" and dtype.category != "bool":
            raise RuntimeError(f"Boolean {name} only supported for Boolean results.")
    return number_in(value, dtype)


def number_in(value: Any, dtype: dtype) -> Any:
    """A Python number that an op in a dtype is given: cut to an integer where it must be, but never wrapped around."""
    if value.__class__ is complex and not value.imag and not dtype.is_complex:
        value = value.real
    element = tools.number_in(value, dtype.numpy)
    return element.item() if dtype.category in ("bool", "int") else value  # floats are rounded by the op, once


def as_number(value: Any) -> Any:
    """A Python number for a NumPy scalar; anything else unchanged."""
    return value.item() if isinstance(value, np.generic) else value
