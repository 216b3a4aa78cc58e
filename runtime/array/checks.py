"""What some ops ask of their operands, which are tensors, arrays or numbers, before they compute anything."""

from __future__ import annotations

from typing import Any

import numpy as np


BOOL = np.dtype(bool)


def _kind(operand: Any) -> str:
    """The kind of an operand's dtype, as NumPy's letters name it."""
    array = getattr(operand, "_array", operand)
    return str(getattr(array, "dtype", np.dtype(type(array))).kind)


def divides_by_zero(dividend: Any, divisor: Any) -> bool:
    """Whether integers would be divided by zero."""
    return _kind(divisor) in "biu" and _kind(dividend) in "biu" and not np.all(getattr(divisor, "_array", divisor))


def subtracts_bool(a: Any, b: Any) -> bool:
    """Whether a bool, of whose difference there is no meaning, would be subtracted or subtracted from."""
    a, b = getattr(a, "_array", a), getattr(b, "_array", b)  # asked at every subtraction: by identity, which is quickest
    first, second = getattr(a, "dtype", a.__class__), getattr(b, "dtype", b.__class__)
    if not (first is BOOL or second is BOOL or first is bool or second is bool):
        return False
    return all(hasattr(x, "dtype") or isinstance(x, (int, float, complex)) for x in (a, b))  # of anything else, its type is told


def integer_to_negative(base: Any, exponent: Any) -> bool:
    """Whether integers would be raised to a negative integer."""
    return isinstance(exponent, int) and exponent < 0 and _kind(base) in "biu"
