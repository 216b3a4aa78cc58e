"""The standard's functions of each element."""

from __future__ import annotations

from specgrad.core.tape.tensor import Tensor

from .names import numpy


def abs(x: Tensor, /) -> Tensor:
    """The absolute value of each element."""
    return numpy.abs(x)


def acos(x: Tensor, /) -> Tensor:
    """The arc cosine of each element."""
    return numpy.acos(x)


def acosh(x: Tensor, /) -> Tensor:
    """The inverse hyperbolic cosine of each element."""
    return numpy.acosh(x)


def asin(x: Tensor, /) -> Tensor:
    """The arc sine of each element."""
    return numpy.asin(x)


def asinh(x: Tensor, /) -> Tensor:
    """The inverse hyperbolic sine of each element."""
    return numpy.asinh(x)


def atan(x: Tensor, /) -> Tensor:
    """The arc tangent of each element."""
    return numpy.atan(x)


def atanh(x: Tensor, /) -> Tensor:
    """The inverse hyperbolic tangent of each element."""
    return numpy.atanh(x)


def bitwise_invert(x: Tensor, /) -> Tensor:
    """Each bit of each element inverted."""
    return numpy.bitwise_invert(x)


def ceil(x: Tensor, /) -> Tensor:
    """The smallest integer that is no smaller than each element."""
    return numpy.ceil(x)


def conj(x: Tensor, /) -> Tensor:
    """The complex conjugate of each element."""
    return numpy.conj(x)


def cos(x: Tensor, /) -> Tensor:
    """The cosine of each element."""
    return numpy.cos(x)


def cosh(x: Tensor, /) -> Tensor:
    """The hyperbolic cosine of each element."""
    return numpy.cosh(x)


def exp(x: Tensor, /) -> Tensor:
    """The exponential of each element."""
    return numpy.exp(x)


def expm1(x: Tensor, /) -> Tensor:
    """exp(x) - 1, precise near 0."""
    return numpy.expm1(x)


def floor(x: Tensor, /) -> Tensor:
    """The greatest integer that is no greater than each element."""
    return numpy.floor(x)


def imag(x: Tensor, /) -> Tensor:
    """The imaginary part of each element."""
    return numpy.imag(x)


def isfinite(x: Tensor, /) -> Tensor:
    """Whether each element is neither infinite nor NaN."""
    return numpy.isfinite(x)


def isinf(x: Tensor, /) -> Tensor:
    """Whether each element is infinite."""
    return numpy.isinf(x)


def isnan(x: Tensor, /) -> Tensor:
    """Whether each element is NaN."""
    return numpy.isnan(x)


def log(x: Tensor, /) -> Tensor:
    """The natural logarithm of each element."""
    return numpy.log(x)


def log10(x: Tensor, /) -> Tensor:
    """The logarithm of each element to base 10."""
    return numpy.log10(x)


def log1p(x: Tensor, /) -> Tensor:
    """log(1 + x), precise near 0."""
    return numpy.log1p(x)


def log2(x: Tensor, /) -> Tensor:
    """The logarithm of each element to base 2."""
    return numpy.log2(x)


def logical_not(x: Tensor, /) -> Tensor:
    """Whether each element is false."""
    return numpy.logical_not(x)


def negative(x: Tensor, /) -> Tensor:
    """Each element with its sign changed."""
    return numpy.negative(x)


def positive(x: Tensor, /) -> Tensor:
    """The elements as they are."""
    return numpy.positive(x)


def real(x: Tensor, /) -> Tensor:
    """The real part of each element."""
    return numpy.real(x)


def reciprocal(x: Tensor, /) -> Tensor:
    """1 / x."""
    return numpy.reciprocal(x)


def round(x: Tensor, /) -> Tensor:
    """Each element rounded to the nearest integer, ties to the even one."""
    return numpy.round(x)


def sign(x: Tensor, /) -> Tensor:
    """The sign of each element; of a complex one, x / abs(x)."""
    return numpy.sign(x)


def signbit(x: Tensor, /) -> Tensor:
    """Whether the sign bit of each element is set."""
    return numpy.signbit(x)


def sin(x: Tensor, /) -> Tensor:
    """The sine of each element."""
    return numpy.sin(x)


def sinh(x: Tensor, /) -> Tensor:
    """The hyperbolic sine of each element."""
    return numpy.sinh(x)


def sqrt(x: Tensor, /) -> Tensor:
    """The square root of each element."""
    return numpy.sqrt(x)


def square(x: Tensor, /) -> Tensor:
    """The square of each element."""
    return numpy.square(x)


def tan(x: Tensor, /) -> Tensor:
    """The tangent of each element."""
    return numpy.tan(x)


def tanh(x: Tensor, /) -> Tensor:
    """The hyperbolic tangent of each element."""
    return numpy.tanh(x)


def trunc(x: Tensor, /) -> Tensor:
    """Each element without its fraction."""
    return numpy.trunc(x)
