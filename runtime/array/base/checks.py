"""Conditions on operands (tensors, arrays or numbers) that some ops check before they compute."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..backends import is_array, refuse_if_any
from ..dtypes import traits

BOOL = np.dtype(bool)


def _is_integral(operand: Any) -> bool:
    """Whether an operand holds integers or bools."""
    array = getattr(operand, "_array", operand)
    kind = traits[getattr(array, "dtype", None) or np.dtype(type(array))]
    return kind.is_integer or kind.is_bool


def divides_by_zero(dividend: Any, divisor: Any) -> bool:
    """Whether integers would be divided by zero."""
    if not (_is_integral(divisor) and _is_integral(dividend)):
        return False
    numbers = getattr(divisor, "_array", divisor)
    if is_array(numbers) and not isinstance(numbers, np.ndarray):
        refuse_if_any(numbers == 0, RuntimeError("ZeroDivisionError"))
        return False
    return not np.all(numbers)


def subtracts_bool(a: Any, b: Any) -> bool:
    """Whether an operand of a subtraction is a bool: differences of bools are not defined."""
    a, b = getattr(a, "_array", a), getattr(b, "_array", b)  # checked at every subtraction: identity is quickest
    first, second = getattr(a, "dtype", a.__class__), getattr(b, "dtype", b.__class__)
    if first is BOOL or second is BOOL or first is bool or second is bool:
        return all(hasattr(x, "dtype") or isinstance(x, (int, float, complex)) for x in (a, b))  # anything else is a TypeError
    return False


def integer_to_negative(base: Any, exponent: Any) -> bool:
    """Whether integers would be raised to a negative integer."""
    return isinstance(exponent, int) and exponent < 0 and _is_integral(base)
