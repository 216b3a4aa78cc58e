"""Orthogonal polynomials, element by element, whose degree is a number of each element.

Each is a recurrence: the next one from the two before, p[k + 1] = (a * x + b) * p[k] - c * p[k - 1]. A degree is cut to an integer; below zero the
polynomial is zero. All are computed in float64: a recurrence adds up what it rounds.

Degrees that would take too many steps are left to cosines and sines for the polynomials of Chebyshev, and refused for the others.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from .backends import empty_on_backend_of, is_array, module_of
from .base import native
from .base.checks import STEPS
from .base.tools import Array, as_dtype, contiguous, widened
from .dtypes import traits
from .reduce import cumprod

Coefficients = Callable[[int], tuple[float, float, float]]
Closed = Callable[[Array, Array], Array]  # of x and degrees
_OF_HOST = np.empty(0)


def _polynomial(x: Array, n: Array, first: tuple[float, float], step: Coefficients, closed: Closed | None = None) -> Array:
    """A recurrence, from the factor and the summand of the polynomial of degree one; `closed` is for degrees beyond STEPS.

    Ops without one refuse such degrees; what is nevertheless asked for, by derivatives, is NaN, as in csrc/polynomials.h.
    """
    shape = np.broadcast_shapes(np.shape(x), np.shape(n))
    elsewhere = next((a for a in (x, n) if is_array(a)), _OF_HOST)
    x, degree = (np.broadcast_to(a if is_array(a) else module_of(elsewhere).full((), a), shape) for a in (x, np.trunc(n)))  # a number, where the other lies
    x = x.astype(np.float64)
    before, last, size = np.ones_like(x), first[0] * x + first[1], np.abs(x)
    found = np.where(degree == 0, before, np.where(degree == 1, last, np.zeros_like(x)))
    large = np.isfinite(degree) & (degree > STEPS)
    if large.any():
        with np.errstate(all="ignore"):
            found = np.where(large, np.nan if closed is None else closed(x, np.where(large, degree, 1)), found)
    most = int(np.where(np.isfinite(degree) & ~large, degree, 0).max()) if degree.size else 0
    for k in range(1, most):
        a, b, c = step(k)
        grown = (a * x + b) * last
        before, last = last, np.where(np.isinf(grown) & (size > 4 * k + 8), grown, grown - c * before)  # far beyond all zeros the first power leads
        found = np.where(degree == k + 1, last, found)
    return np.where(np.isnan(x), x, found)


def _chebyshev(k: int) -> tuple[float, float, float]:
    return 2, 0, 1


def _sign_of_negative(x: Array, degree: Array) -> Array:
    """The sign by which the polynomial of a negative number differs from one of the positive number: that of odd degrees is -1."""
    return np.where((x < 0) & (degree % 2 == 1), -1.0, 1.0)


def _cosine(size: Array, multiple: Array) -> Array:
    """The cosine of a multiple of the angle whose cosine is `size`, which is positive; beyond one, of hyperbolic ones."""
    return np.where(size > 1, np.cosh(multiple * np.arccosh(size)), np.cos(multiple * np.arccos(size)))


def _sine_ratio(size: Array, multiple: Array, part: float) -> Array:
    """The sine of a multiple of the same angle over that of a part of it; where both are zero, the ratio of the two."""
    angle, hyperbolic = np.arccos(size), np.arccosh(size)
    ratio = np.where(size > 1, np.sinh(multiple * hyperbolic) / np.sinh(part * hyperbolic), np.sin(multiple * angle) / np.sin(part * angle))
    return np.where(size == 1, multiple / part, np.where(np.isnan(ratio), np.inf, ratio))  # both sines infinite


def _cosine_ratio(size: Array, multiple: Array, part: float) -> Array:
    ratio = _cosine(size, multiple) / _cosine(size, np.full_like(size, part))
    return np.where(np.isnan(ratio), np.inf, ratio)


def _closed_t(x: Array, degree: Array) -> Array:
    return _sign_of_negative(x, degree) * _cosine(np.abs(x), degree)


def _closed_u(x: Array, degree: Array) -> Array:
    return _sign_of_negative(x, degree) * _sine_ratio(np.abs(x), degree + 1, 1.0)


def _closed_v(x: Array, degree: Array) -> Array:
    size, multiple = np.abs(x), degree + 0.5
    return _sign_of_negative(x, degree) * np.where(x < 0, _sine_ratio(size, multiple, 0.5), _cosine_ratio(size, multiple, 0.5))


def _closed_w(x: Array, degree: Array) -> Array:
    return np.where(degree % 2 == 1, -1.0, 1.0) * _closed_v(-x, degree)


def chebyshev_t(x: Array, n: Array) -> Array:
    return _polynomial(x, n, (1, 0), _chebyshev, _closed_t)


def chebyshev_u(x: Array, n: Array) -> Array:
    return _polynomial(x, n, (2, 0), _chebyshev, _closed_u)


def chebyshev_v(x: Array, n: Array) -> Array:
    return _polynomial(x, n, (2, -1), _chebyshev, _closed_v)


def chebyshev_w(x: Array, n: Array) -> Array:
    return _polynomial(x, n, (2, 1), _chebyshev, _closed_w)


def shifted_chebyshev_t(x: Array, n: Array) -> Array:
    return chebyshev_t(_shifted(x), n)


def shifted_chebyshev_u(x: Array, n: Array) -> Array:
    return chebyshev_u(_shifted(x), n)


def shifted_chebyshev_v(x: Array, n: Array) -> Array:
    return chebyshev_v(_shifted(x), n)


def shifted_chebyshev_w(x: Array, n: Array) -> Array:
    return chebyshev_w(_shifted(x), n)


def _shifted(x: Array) -> Array:
    return np.multiply(x, 2, dtype=np.float64) - 1


def gegenbauer(x: Array, n: Array, order: float) -> Array:
    """What derivatives of the polynomials of Chebyshev and Legendre are made of."""
    order = float(order)
    return _polynomial(x, n, (2 * order, 0), lambda k: (2 * (k + order) / (k + 1), 0, (k + 2 * order - 1) / (k + 1)))


def legendre(x: Array, n: Array) -> Array:
    return gegenbauer(x, n, 0.5)


def hermite(x: Array, n: Array) -> Array:
    return _polynomial(x, n, (2, 0), lambda k: (2, 0, 2 * k))


def hermite_of_probability(x: Array, n: Array) -> Array:
    return _polynomial(x, n, (1, 0), lambda k: (1, 0, k))


def laguerre(x: Array, n: Array, order: float) -> Array:
    order = float(order)
    return _polynomial(x, n, (-1, 1 + order), lambda k: (-1 / (k + 1), (2 * k + 1 + order) / (k + 1), (k + order) / (k + 1)))


def powers(x: Array, count: int, order: int) -> Array:
    """The powers 0 to count - 1 of each number along a new last dimension; or, of an order above 0, their derivatives of that order."""
    wide = widened(x)
    out = empty_on_backend_of(wide, (*x.shape, count), np.int64 if traits[x.dtype].is_integer else wide.dtype)
    if not order and count and wide is x and out.__class__ is np.ndarray:
        out[..., 0] = 1
        out[..., 1:] = wide[..., None]
        if (found := native.running("*", out, x.ndim, False)) is not None:
            return found
    return _powers(out, x, wide, order)


@np.errstate(all="ignore")
def _powers(out: Array, x: Array, wide: Array, order: int) -> Array:
    count = out.shape[-1]
    out[..., :order] = 0
    out[..., order : order + 1] = math.factorial(order)
    out[..., order + 1 :] = wide[..., None]
    out[..., order:] = cumprod(contiguous(out[..., order:]), -1)
    for k in range(order + 1, count if order else 0):
        out[..., k] *= math.comb(k, order)
    return as_dtype(out, x.dtype) if x.dtype != wide.dtype else out
