"""Conditions on operands (tensors, arrays or numbers) that some ops check before they compute."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..backends import at, is_array, refuse_if_any
from ..dtypes import Traits, traits
from .tools import all_true

BOOL = np.dtype(bool)
STEPS = 1 << 18  # the highest degree of a polynomial that single steps lead to, as in csrc/polynomials.h


def _kind(operand: Any) -> Traits:
    array = getattr(operand, "_array", operand)
    return traits[getattr(array, "dtype", None) or np.dtype(type(array))]


def _is_integral(operand: Any) -> bool:
    """Whether an operand holds integers or bools."""
    kind = _kind(operand)
    return kind.is_integer or kind.is_bool


def divides_by_zero(dividend: Any, divisor: Any) -> bool:
    """Whether integers would be divided by zero."""
    if divisor.__class__ is int and divisor:
        return False
    if not (_is_integral(divisor) and _is_integral(dividend)):
        return False
    numbers = getattr(divisor, "_array", divisor)
    if is_array(numbers) and not isinstance(numbers, np.ndarray):
        if not (_kind(divisor).is_bool and _kind(dividend).is_bool):  # which are refused by their dtype: what is found later would be told of another op
            with at(numbers):
                refuse_if_any(numbers == 0, RuntimeError("ZeroDivisionError"))
        return False
    if isinstance(numbers, np.ndarray) and numbers.__class__ is not np.ndarray:
        return False  # one sample of a batch, of which all are asked together
    return not all_true(numbers)


def subtracts_bool(a: Any, b: Any) -> bool:
    """Whether an operand of a subtraction is a bool: differences of bools are not defined."""
    a, b = getattr(a, "_array", a), getattr(b, "_array", b)  # checked at every subtraction: identity is quickest
    first, second = getattr(a, "dtype", a.__class__), getattr(b, "dtype", b.__class__)
    if first is BOOL or second is BOOL or first is bool or second is bool:
        return all(hasattr(x, "dtype") or isinstance(x, (int, float, complex)) for x in (a, b))  # anything else is a TypeError
    return False


def takes_too_many_steps(degree: Any) -> bool:
    """Whether the degree of a polynomial is one that a recurrence takes too long for."""
    if isinstance(degree, (int, float)):
        return STEPS < degree < float("inf")
    numbers = getattr(degree, "_array", degree)
    if numbers.__class__ is np.ndarray:
        return bool(((numbers > STEPS) & (numbers < float("inf"))).any())
    if is_array(numbers) and not isinstance(numbers, np.ndarray):
        with at(numbers):
            refuse_if_any(
                (numbers > STEPS) & (numbers < float("inf")), RuntimeError(f"expected the degree of a polynomial to be {STEPS} or less, as each takes a step")
            )
    return False  # one sample of a batch, of which all are asked together


def integer_to_negative(base: Any, exponent: Any) -> bool:
    """Whether integers would be raised to a negative integer."""
    return isinstance(exponent, int) and exponent < 0 and _is_integral(base)
