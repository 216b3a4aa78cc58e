"""Arithmetic made of other ops."""

from __future__ import annotations

import math
from operator import index
from typing import Any

from specgrad.array.base.tools import broadcast_shape
from specgrad.array.pointwise import pow_in, times_power_of_2
from specgrad.core.base.dtypes import bool_, complex128, finfo, float16, float32, float64, get_default_dtype
from specgrad.core.factories.creation import beside
from specgrad.core.factories.sequences import arange
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops

from .shape import unrecorded


def div_rounded(input: Any, other: Any, rounding_mode: str | None) -> Tensor:
    if rounding_mode is None:
        return ops.div(input, other)
    if rounding_mode == "floor":
        return ops.floor_divide(input, other)
    if rounding_mode != "trunc":
        raise RuntimeError(f"div(): expected rounding_mode to be None, 'trunc' or 'floor', but got {rounding_mode!r}")
    if any(v.dtype.is_inexact if isinstance(v, Tensor) else isinstance(v, (float, complex)) for v in (input, other)):
        return ops._trunc_div(input, other)
    rest = ops.fmod(input, other)  # what is left is a multiple, and exact: a quotient of floats has no place for all digits
    return ops.floor_divide(ops.sub(input.to(rest.dtype) if isinstance(input, Tensor) else int(input), rest), other)


def positive(input: Tensor) -> Tensor:
    if input.dtype is bool_:
        raise RuntimeError("The `+` operator, on a bool tensor is not supported.")
    return input


def itself(input: Tensor) -> Tensor:
    return input


def nan_to_num(input: Tensor, nan: float | None, posinf: float | None, neginf: float | None) -> Tensor:
    if input.is_complex():
        return ops._complex(*(nan_to_num(part, nan, posinf, neginf) for part in (ops.real(input), ops.imag(input))))
    if not input.is_floating_point():
        return input.clone()
    limits = finfo(input.dtype)
    return ops._nan_to_num(input, nan or 0.0, limits.max if posinf is None else posinf, limits.min if neginf is None else neginf)


def float_power(input: Any, exponent: Any) -> Tensor:
    if input.__class__ is Tensor and exponent.__class__ is Tensor and not (input.dtype.is_complex or exponent.dtype.is_complex):  # as most are
        if unrecorded((input, exponent)) and (found := pow_in(input._array, exponent._array, float64.numpy)) is not None:
            return plain_tensor(found)
        base = input if input.dtype is float64 else ops._to_copy(input, float64)
        return ops.pow(base, exponent if exponent.dtype is float64 else ops._to_copy(exponent, float64))
    wide = complex128 if any(v.is_complex() if isinstance(v, Tensor) else isinstance(v, complex) for v in (input, exponent)) else float64
    return ops.pow(*[ops._to_copy(v, wide) if isinstance(v, Tensor) and v.dtype is not wide else v for v in (input, exponent)])


def masked_fill(input: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    if mask.dtype is not bool_:
        raise RuntimeError(f"masked_fill(): expected mask to have the dtype {bool_}, but got {mask.dtype}")
    if value.dtype.is_complex and not input.dtype.is_complex:
        raise RuntimeError(f"masked_fill(): a value of {value.dtype} cannot be converted to {input.dtype} without overflow")
    return ops.where(mask, value.to(input.dtype), input)


def complex_of(real: Tensor, imag: Tensor) -> Tensor:
    if real.dtype not in (float16, float32, float64) or real.dtype is not imag.dtype:
        raise RuntimeError(f"complex(): expected real and imag of one dtype, {float16}, {float32} or {float64}, but got {real.dtype} and {imag.dtype}")
    if real.shape != imag.shape:
        shape = broadcast_shape(real.shape, imag.shape)
        real, imag = ops.expand(real, shape), ops.expand(imag, shape)
    return ops._complex(real, imag)


def clamp_by_tensors(input: Tensor, min: Tensor | None, max: Tensor | None) -> Tensor:
    if min is None and max is None:
        raise RuntimeError("clamp(): expected min or max, but got min=None and max=None")
    if min is not None:
        input = ops.clamp_min(input, min)
    return input if max is None else ops.clamp_max(input, max)


def round_decimals(input: Tensor, decimals: int) -> Tensor:
    if decimals == 0:
        return ops.round(input)
    if not input.is_floating_point():
        raise NotImplementedError(f'"round" with decimals is not implemented for {input.dtype}')
    scale = 10.0 ** abs(decimals)
    return ops.round(input * scale) / scale if decimals > 0 else ops.round(input / scale) * scale


def polygamma_method(input: Tensor, n: int) -> Tensor:
    return ops.polygamma(n, input)


def ldexp(input: Tensor, other: Tensor) -> Tensor:
    if unrecorded((input, other)) and (found := times_power_of_2(input._array, other._array, get_default_dtype().numpy)) is not None:
        return plain_tensor(found)
    if other.dtype.is_inexact:
        return input * ops.pow(2.0, other)
    power = ops.exp2(ops._to_copy(other, get_default_dtype()))  # of integers it is exact
    return ops.mul(input, power if power.dtype is input.dtype or not input.dtype.is_inexact else power.to(input.dtype))


def mvlgamma(input: Tensor, p: int) -> Tensor:
    p = index(p)
    if p < 1:
        raise RuntimeError(f"mvlgamma(): expected p >= 1, but got {p}")
    if not input.dtype.is_inexact:
        input = input.to(get_default_dtype())
    shifts = arange(0, -p, -1, dtype=input.dtype, device=beside(input)) / 2
    return ops.sum(ops.lgamma(input.unsqueeze(-1) + shifts), [-1]) + p * (p - 1) / 4 * math.log(math.pi)
