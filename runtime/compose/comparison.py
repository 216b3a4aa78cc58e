"""Comparison of whole tensors."""

from __future__ import annotations

import numpy as np

from specgrad.array.backends import at
from specgrad.array.base.tools import all_true
from specgrad.core.base.device import on_two_devices
from specgrad.core.base.dtypes import bool_, get_default_dtype
from specgrad.core.factories.filled import ones_like
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops


def isclose(input: Tensor, other: Tensor, rtol: float, atol: float, equal_nan: bool) -> Tensor:
    if input.dtype is not other.dtype:
        raise RuntimeError(f"{input.dtype} did not match {other.dtype}")
    if not (rtol >= 0 and atol >= 0):
        raise RuntimeError(f"rtol and atol must be greater than or equal to zero, but got {rtol} and {atol}")
    close = input == other
    if equal_nan and (input.is_floating_point() or input.is_complex()):
        close = close | (ops.isnan(input) & ops.isnan(other))
    if rtol == 0 and atol == 0:
        return close
    if not (other.is_floating_point() or other.is_complex()):  # differences of small integers would wrap around
        other = other.to(get_default_dtype())
        input = input if input.dtype is not bool_ else input.to(other.dtype)
    allowed = atol + ops.abs(rtol * other)
    away = ops.abs(input - other)
    return close | (ops.isfinite(away) & (away <= allowed))


def allclose(input: Tensor, other: Tensor, rtol: float, atol: float, equal_nan: bool) -> bool:
    return bool(isclose(input, other, rtol, atol, equal_nan).all().item())


def equal(input: Tensor, other: Tensor) -> bool:
    if not isinstance(other, Tensor):
        raise TypeError(f"equal(): argument 'other' (position 2) must be Tensor, not {type(other).__name__}")
    first, second = input._array, other._array
    if first.__class__ is np.ndarray and second.__class__ is np.ndarray:
        return first.shape == second.shape and all_true(first == second)
    if input.device != other.device:
        raise on_two_devices("equal", input.device, other.device)
    with at(first):
        return bool(np.array_equal(first, second))


def isreal(input: Tensor) -> Tensor:
    return ops.imag(input) == 0 if input.is_complex() else ones_like(input, dtype=bool_)
