"""Comparison of whole tensors."""

from __future__ import annotations

import numpy as np

from specgrad.generated import ops
from specgrad.tensor import Tensor


def isclose(input: Tensor, other: Tensor, rtol: float, atol: float, equal_nan: bool) -> Tensor:
    if input.dtype is not other.dtype:
        raise RuntimeError(f"{input.dtype} did not match {other.dtype}")
    if rtol < 0 or atol < 0:
        raise RuntimeError(f"rtol and atol must be greater than or equal to zero, but got {rtol} and {atol}")
    close = input == other
    if equal_nan and (input.is_floating_point() or input.is_complex()):
        close = close | (ops.isnan(input) & ops.isnan(other))
    if rtol == 0 and atol == 0:
        return close
    allowed = atol + ops.abs(rtol * other)
    away = ops.abs(input - other)
    return close | (ops.isfinite(away) & (away <= allowed))


def allclose(input: Tensor, other: Tensor, rtol: float, atol: float, equal_nan: bool) -> bool:
    return bool(isclose(input, other, rtol, atol, equal_nan).all().item())


def equal(input: Tensor, other: Tensor) -> bool:
    if not isinstance(other, Tensor):
        raise TypeError(f"equal(): argument 'other' (position 2) must be Tensor, not {type(other).__name__}")
    if input.dtype is not other.dtype:
        raise RuntimeError(f"Expected object of data type {input.dtype} but got {other.dtype} in equal()")
    return bool(np.array_equal(input._array, other._array))
