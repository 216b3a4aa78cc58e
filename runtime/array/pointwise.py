"""Primitives that NumPy lacks or defines otherwise. Special functions come from SciPy, imported when first wanted."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import native
from .base.portable import extreme
from .base.tools import Array, array_of, as_array, as_dtype, may_hold
from .dtypes import traits


def pow(x: Array, y: Array) -> Array:
    if traits[np.result_type(x, y)].is_integer:
        exponent = array_of(y)
        base = np.where(exponent < 0, x * (np.abs(x) == 1), x)  # 1/x, truncated
        odd = exponent & 1  # which is all that counts for 1 and -1
        return np.power(base, exponent + (exponent < 0) * (2 - odd - exponent))
    return np.power(x, y)


def pow_in(x: Array, y: Array, dtype: Any) -> Array | None:
    """x ** y in a dtype, by the compiled kernel; None where that does not know them, as of shapes that do not broadcast."""
    kernel = native.kernels.get("pow")
    return None if kernel is None else kernel.any(as_dtype(x, dtype), as_dtype(y, dtype))


def times_power_of_2(x: Array, exponents: Array, dtype: Any) -> Array | None:
    """x * 2 ** exponents, where these are integers and the powers computed in a dtype, by compiled kernels; None where those do not know them."""
    exp2, mul = native.kernels.get("exp2"), native.kernels.get("mul")
    if exp2 is None or mul is None or not (traits[x.dtype].is_floating_point and traits[exponents.dtype].is_index):
        return None
    wide = native.converted(exponents, dtype)
    powers = None if wide is None else exp2(wide) if dtype is x.dtype else native.converted(exp2(wide), x.dtype)
    found: Array | None = None if powers is None else mul.any(x, powers)
    return found


def floor_div(x: Array, y: Array) -> Array:
    quotient = np.floor_divide(x, y)
    if not traits[quotient.dtype].is_floating_point:
        return quotient
    return np.where(np.isinf(x) & np.isfinite(y), np.true_divide(x, y, dtype=quotient.dtype), quotient)  # NumPy has NaN


def sgn(x: Array) -> Array:
    x = array_of(x)
    if not traits[x.dtype].is_complex:
        return sign(x)
    size = np.abs(x)
    found = np.empty_like(x)
    found.real, found.imag = (np.where(size == 0, 0, part / np.where(size == 0, 1, size)) for part in (x.real, x.imag))  # not x / size: that is inf * 0
    return found


def sign(x: Array) -> Array:
    x = array_of(x)
    if traits[x.dtype].is_bool:
        return x
    return np.where(x != x, x.dtype.type(0), np.sign(x))


def angle(x: Array) -> Array:
    return np.angle(x) if traits[x.dtype].is_complex else np.where(x < 0, np.pi, np.where(x == x, 0, x))


def complex(real: Array, imag: Array) -> Array:
    parts = array_of(real), array_of(imag)
    dtype = np.result_type(*parts)
    shape = parts[0].shape if parts[0].shape == parts[1].shape else np.broadcast_shapes(parts[0].shape, parts[1].shape)
    out: Array = np.empty_like(parts[0], dtype=traits[dtype].complex, shape=shape)
    out.real, out.imag = parts
    return out


def join(real: Array, imag: Array) -> Array:
    """Complex numbers from two arrays of one shape and dtype."""
    if traits[real.dtype].is_complex or traits[imag.dtype].is_complex:  # the gradients of complex functions may be complex themselves
        return real + 1j * imag
    shape = real.shape if real.shape == imag.shape else np.broadcast_shapes(real.shape, imag.shape)
    out: Array = np.empty_like(real, dtype=traits[real.dtype].complex, shape=shape)
    out.real = real
    out.imag = imag
    return out


def frexp_mantissa(x: Array) -> Array:
    return np.frexp(x)[0]


def frexp_exponent(x: Array) -> Array:
    return np.where(np.isfinite(x), np.frexp(x)[1], 0).astype(np.int32)  # of infinities and NaN, C leaves it open


def signbit(x: Array) -> Array:
    return np.signbit(x) if traits[x.dtype].is_floating_point else x < 0


def round(x: Array) -> Array:
    return np.rint(x) if traits[x.dtype].is_inexact else x


def heaviside(x: Array, y: Array) -> Array:
    return np.where(x == 0, y, x > 0).astype(np.result_type(x, y))


def log1p(x: Array) -> Array:
    if not traits[array_of(x).dtype].is_complex:
        return np.log1p(x)
    a, b = x.real, x.imag
    near = np.abs(a) + np.abs(b) < 0.5  # NumPy's own loses all digits of a small number
    size = np.where(near, 0.5 * np.log1p(np.where(near, a * (2 + a) + b * b, 0)), np.log(np.hypot(1 + a, b)))
    out = as_array(x + 0, x)
    out.real, out.imag = size, np.arctan2(b, 1 + a)  # part by part: a NaN in one is none in the other
    return out


def expm1(x: Array) -> Array:
    x = array_of(x)
    if not traits[x.dtype].is_complex:
        return np.expm1(x)
    grown = as_array(np.exp(x), x)  # as C defines it for infinities and NaNs
    near = (np.abs(x.real) < 1) & np.isfinite(x.imag)
    part = np.where(near, x, 0)
    grown.real = np.where(near, np.expm1(part.real) * np.cos(part.imag) - 2 * np.sin(part.imag / 2) ** 2, grown.real - 1)
    return grown


def sigmoid(x: Array) -> Array:
    x = array_of(x)
    if traits[x.dtype].is_complex:
        negative = x.real < 0
        shrunk = np.exp(np.where(negative, x, -x))  # no larger than 1, so that no infinity comes on the way
        return np.where(negative, shrunk, x.dtype.type(1)) / (1 + shrunk)
    shrunk = np.exp(-np.abs(x))  # no larger than 1, so that a small result keeps its digits
    return np.where(x < 0, shrunk, x.dtype.type(1)) / (1 + shrunk)


def rsqrt(x: Array) -> Array:
    return np.reciprocal(np.sqrt(x))


def row_sum(x: Array) -> Array:
    return np.sum(x, axis=-1, keepdims=True)


def row_max(x: Array) -> Array:
    return extreme(x, -1, True, _extreme(x, lowest=True))


def row_min(x: Array) -> Array:
    return extreme(x, -1, False, _extreme(x, lowest=False))


def _extreme(x: Array, lowest: bool) -> Any:
    if traits[x.dtype].is_integer:
        info = np.iinfo(x.dtype)
        return info.min if lowest else info.max
    return -np.inf if lowest else np.inf


def erf(x: Array) -> Array:
    return _special(x).erf(x)


def erfc(x: Array) -> Array:
    return _special(x).erfc(x)


def erfinv(x: Array) -> Array:
    return np.where(x == 0, x, _special(x).erfinv(x))  # of -0.0, too, of which SciPy makes 0.0


def lgamma(x: Array) -> Array:
    size = np.abs(x)
    near_zero = -np.log(np.where(size < np.finfo(x.dtype).tiny, size, 1))  # where SciPy's has one over it, and that is infinite
    return np.where(size < np.finfo(x.dtype).tiny, near_zero, np.where(x == -np.inf, np.inf, _special(x).gammaln(x)))


def digamma(x: Array) -> Array:
    return _special(x).digamma(x)


def polygamma(n: Array, x: Array) -> Array:
    special = _special(x)
    n = n.astype(np.float64) if hasattr(n, "astype") else np.float64(n)
    far = x < -64
    result = special.polygamma(n, np.where(far, np.nan, x))
    if may_hold(far):
        result = np.where(far, _polygamma_far_below_zero(special, n, np.where(far, x, -65.5).astype(np.float64)), result)
    return result.astype(x.dtype)


def _polygamma_far_below_zero(special: Any, n: Array, x: Array) -> Array:
    """As two sums, of the terms above and below zero; SciPy adds the terms one by one, from x on."""
    sign, floor = 2 * (n % 2 == 1) - 1, np.floor(x)
    with np.errstate(invalid="ignore"):  # infinity less infinity, at the poles
        total = special.zeta(n + 1, x - floor) + sign * (special.zeta(n + 1, floor + 1 - x) - special.zeta(n + 1, 1 - x))
    return as_array(sign * special.gamma(n + 1) * np.where(x == floor, np.inf, total), x)


def special(name: str, *args: Any) -> Array:
    """A function of scipy.special, for entries that bring C of their own."""
    elsewhere = (a for a in args if not isinstance(a, _OF_HOST))
    return getattr(_special(next(elsewhere, args[-1])), name)(*args)  # any of them but one may be a number


_OF_HOST = (np.ndarray, np.generic, float, int)


def _special(x: Any) -> Any:
    if isinstance(x, _OF_HOST):
        import scipy.special  # type: ignore[import-untyped,unused-ignore]

        return scipy.special
    import cupyx.scipy.special  # type: ignore[import-not-found,import-untyped,unused-ignore]

    return cupyx.scipy.special
