"""Arithmetic made of other ops."""

from __future__ import annotations

from typing import Any

from specgrad.dtypes import bool_, complex128, float16, float32, float64
from specgrad.generated import ops
from specgrad.tensor import Tensor


def div_rounded(input: Any, other: Any, rounding_mode: str | None) -> Tensor:
    if rounding_mode is None:
        return ops.div(input, other)
    if rounding_mode == "floor":
        return ops.floor_divide(input, other)
    if rounding_mode != "trunc":
        raise RuntimeError(f"div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '{rounding_mode}'")
    quotient = ops.trunc(ops.div(input, other))
    integral = all(not isinstance(v, float) if not isinstance(v, Tensor) else v.dtype.category == "int" for v in (input, other))
    return quotient.to((input if isinstance(input, Tensor) else other).dtype) if integral else quotient


def positive(input: Tensor) -> Tensor:
    if input.dtype is bool_:
        raise RuntimeError("The `+` operator, on a bool tensor is not supported.")
    return input


def float_power(input: Tensor, exponent: Any) -> Tensor:
    complex_ = input.is_complex() or (isinstance(exponent, Tensor) and exponent.is_complex()) or isinstance(exponent, complex)
    wide = complex128 if complex_ else float64
    power = exponent.to(wide) if isinstance(exponent, Tensor) else exponent
    return ops.pow(input.to(wide), power)


def complex_of(real: Tensor, imag: Tensor) -> Tensor:
    if real.dtype not in (float16, float32, float64) or real.dtype is not imag.dtype:
        raise RuntimeError(f"Expected both inputs to be Half, Float or Double tensors but got {real.dtype} and {imag.dtype}")
    shape = (real + imag).shape
    return ops._complex(real.expand(shape), imag.expand(shape))


def clamp_by_tensors(input: Tensor, min: Tensor | None, max: Tensor | None) -> Tensor:
    if min is None and max is None:
        raise RuntimeError("torch.clamp: At least one of 'min' or 'max' must not be None")
    if min is not None:
        input = ops.clamp_min(input, min)
    return input if max is None else ops.clamp_max(input, max)


def round_decimals(input: Tensor, decimals: int) -> Tensor:
    if decimals == 0:
        return ops.round(input)
    scale = 10.0 ** abs(decimals)
    if decimals > 0:
        return ops.round(input * scale) / scale
    return ops.round(input / scale) * scale




def polygamma_method(input: Tensor, n: int) -> Tensor:
    return ops.polygamma(n, input)
