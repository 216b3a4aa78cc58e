"""The standard's functions of the elements of two tensors, or of a tensor and a number of Python's."""

from __future__ import annotations

from specgrad.core.tape.tensor import Tensor

from .names import Number, numpy


def add(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 + x2"""
    return numpy.add(x1, x2)


def atan2(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """The angle of the point (x2, x1)."""
    return numpy.atan2(x1, x2)


def bitwise_and(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 & x2"""
    return numpy.bitwise_and(x1, x2)


def bitwise_left_shift(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 << x2"""
    return numpy.bitwise_left_shift(x1, x2)


def bitwise_or(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 | x2"""
    return numpy.bitwise_or(x1, x2)


def bitwise_right_shift(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 >> x2"""
    return numpy.bitwise_right_shift(x1, x2)


def bitwise_xor(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 ^ x2"""
    return numpy.bitwise_xor(x1, x2)


def copysign(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 with the sign of x2."""
    return numpy.copysign(x1, x2)


def divide(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 / x2"""
    return numpy.divide(x1, x2)


def equal(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 == x2"""
    return numpy.equal(x1, x2)


def floor_divide(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 // x2"""
    return numpy.floor_divide(x1, x2)


def greater(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 > x2"""
    return numpy.greater(x1, x2)


def greater_equal(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 >= x2"""
    return numpy.greater_equal(x1, x2)


def hypot(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """sqrt(x1**2 + x2**2), without overflow."""
    return numpy.hypot(x1, x2)


def less(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 < x2"""
    return numpy.less(x1, x2)


def less_equal(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 <= x2"""
    return numpy.less_equal(x1, x2)


def logaddexp(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """log(exp(x1) + exp(x2)), without overflow."""
    return numpy.logaddexp(x1, x2)


def logical_and(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """Whether both elements are true."""
    return numpy.logical_and(x1, x2)


def logical_or(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """Whether one of two elements is true, or both."""
    return numpy.logical_or(x1, x2)


def logical_xor(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """Whether one of two elements is true, and the other is not."""
    return numpy.logical_xor(x1, x2)


def maximum(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """The greater of two elements."""
    return numpy.maximum(x1, x2)


def minimum(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """The smaller of two elements."""
    return numpy.minimum(x1, x2)


def multiply(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 * x2"""
    return numpy.multiply(x1, x2)


def nextafter(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """The next number after x1 towards x2."""
    return numpy.nextafter(x1, x2)


def not_equal(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 != x2"""
    return numpy.not_equal(x1, x2)


def pow(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 ** x2"""
    return numpy.pow(x1, x2)


def remainder(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 % x2, with the sign of x2."""
    return numpy.remainder(x1, x2)


def subtract(x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """x1 - x2"""
    return numpy.subtract(x1, x2)
