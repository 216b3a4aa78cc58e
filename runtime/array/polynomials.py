"""Orthogonal polynomials, element by element, whose degree is a number of each element.

Each is a recurrence: the next one from the two before, p[k + 1] = (a * x + b) * p[k] - c * p[k - 1]. A degree is cut to an integer; below zero the
polynomial is zero. All are computed in float64: a recurrence adds up what it rounds.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .base.tools import Array

Coefficients = Callable[[int], tuple[float, float, float]]


def _polynomial(x: Array, n: Array, first: tuple[float, float], step: Coefficients) -> Array:
    """first: the factor and the summand of the polynomial of degree one."""
    shape = np.broadcast_shapes(np.shape(x), np.shape(n))
    x, degree = np.broadcast_to(x, shape).astype(np.float64), np.broadcast_to(np.trunc(n), shape)
    before, last, size = np.ones_like(x), first[0] * x + first[1], np.abs(x)
    found = np.where(degree == 0, before, np.where(degree == 1, last, np.zeros_like(x)))
    most = int(np.where(np.isfinite(degree), degree, 0).max()) if degree.size else 0
    for k in range(1, most):
        a, b, c = step(k)
        grown = (a * x + b) * last
        before, last = last, np.where(np.isinf(grown) & (size > 4 * k + 8), grown, grown - c * before)  # far beyond all zeros the first power leads
        found = np.where(degree == k + 1, last, found)
    return np.where(np.isnan(x), x, found)


def _chebyshev(k: int) -> tuple[float, float, float]:
    return 2, 0, 1


def chebyshev_t(x: Array, n: Array) -> Array:
    return _polynomial(x, n, (1, 0), _chebyshev)


def chebyshev_u(x: Array, n: Array) -> Array:
    return _polynomial(x, n, (2, 0), _chebyshev)


def chebyshev_v(x: Array, n: Array) -> Array:
    return _polynomial(x, n, (2, -1), _chebyshev)


def chebyshev_w(x: Array, n: Array) -> Array:
    return _polynomial(x, n, (2, 1), _chebyshev)


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
