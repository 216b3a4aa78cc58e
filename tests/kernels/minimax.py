"""The polynomials of csrc/float_*.h and csrc/double_math.h: `python tests/kernels/minimax.py "mp.exp(x)" -0.347 0.347 6`.

A degree of `4/5` gives a quotient of polynomials, of which the highest coefficient below is 1. `chebyshev 24` in its place interpolates between
Chebyshev's points instead, in powers of the distance from the middle: nearly as good, and quick where many terms are needed. Errors are relative, or
multiplied by a fifth argument: `"x**2 + 0.001"` where the polynomial is itself multiplied by x^2; it must nowhere be 0.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import mpmath as mp  # type: ignore[import-untyped,unused-ignore]
import numpy as np


def minimax(f: Callable[[Any], Any], low: Any, high: Any, degree: int, weight: Callable[[Any], Any]) -> tuple[list[Any], Any]:
    """The coefficients of the polynomial of least greatest error times `weight`, and that error: Remez' algorithm."""
    count = degree + 2
    middle, half = (mp.mpf(low) + high) / 2, (mp.mpf(high) - low) / 2
    points = [middle - half * mp.cos(mp.pi * i / (count - 1)) for i in range(count)]
    grid = [middle - half * mp.cos(mp.pi * i / (40 * count)) for i in range(40 * count + 1)]
    truth = [f(x) for x in grid]
    for _ in range(15):
        rows = mp.matrix(count, count)
        for i, x in enumerate(points):
            for j in range(degree + 1):
                rows[i, j] = x**j
            rows[i, degree + 1] = (-1) ** i / weight(x)
        solved = mp.lu_solve(rows, mp.matrix([f(x) for x in points]))
        coefficients = [solved[j] for j in range(degree + 1)]
        errors = [(mp.polyval(coefficients[::-1], x) - y) * weight(x) for x, y in zip(grid, truth)]
        extremes = _alternating(errors)
        while len(extremes) > count:
            extremes.pop(0 if abs(errors[extremes[0]]) < abs(errors[extremes[-1]]) else -1)
        largest = max(map(abs, errors))
        if len(extremes) < count or largest < abs(solved[degree + 1]) * mp.mpf("1.001"):
            break
        points = [grid[i] for i in extremes]
    return coefficients, largest


def _alternating(errors: list[Any]) -> list[int]:
    """Where the error is largest between its changes of sign."""
    found: list[int] = []
    for i, error in enumerate(errors):
        if found and errors[found[-1]] * error > 0:
            if abs(error) > abs(errors[found[-1]]):
                found[-1] = i
        else:
            found.append(i)
    return found


def quotient(f: Callable[[Any], Any], low: Any, high: Any, above: int, below: int) -> tuple[list[Any], list[Any], Any]:
    """The numerator and denominator of a quotient of polynomials, and its greatest relative error.

    Each round solves the linear problem that the last denominator gives, with more weight where the error was large."""
    x = np.cos(np.pi * (2 * np.arange(600) + 1) / 1200)
    y = np.array([float(f(low + (high - low) * (mp.mpf(t) + 1) / 2)) for t in x])
    over, under = np.polynomial.chebyshev.chebvander(x, above), np.polynomial.chebyshev.chebvander(x, below)
    weight, last, best = np.ones_like(x), np.ones_like(x), (np.inf, np.zeros(above + below + 1))
    for _ in range(200):
        factor = np.sqrt(weight) / np.abs(y * last)
        rows = np.hstack([over, -y[:, None] * under[:, 1:]]) * factor[:, None]
        size = np.linalg.norm(rows, axis=0)
        solved = np.linalg.lstsq(rows / size, y * factor, rcond=1e-18)[0] / size
        last = under @ np.append(1, solved[above + 1 :])
        error = np.abs(over @ solved[: above + 1] / last / y - 1)
        if error.max() < best[0]:
            best = (error.max(), solved)
        weight = weight * error / error.mean() + 1e-12
    numerator, denominator = (
        _composed(_powers([mp.mpf(float(c)) for c in chebyshev]), 2 / (mp.mpf(high) - low), -1 - 2 * mp.mpf(low) / (mp.mpf(high) - low))
        for chebyshev in (best[1][: above + 1], np.append(1, best[1][above + 1 :]))
    )
    return [c / denominator[-1] for c in numerator], [c / denominator[-1] for c in denominator], mp.mpf(float(best[0]))


def interpolated(f: Callable[[Any], Any], low: Any, high: Any, degree: int) -> tuple[list[Any], Any]:
    """The polynomial in x less the middle that is f in Chebyshev's points, but for the highest terms of a longer one; and the greatest relative error."""
    count, middle, half = degree + 12, (mp.mpf(low) + high) / 2, (mp.mpf(high) - low) / 2
    angles = [mp.pi * (2 * k + 1) / (2 * count) for k in range(count)]
    values = [f(middle + half * mp.cos(t)) for t in angles]
    chebyshev = [2 * sum(y * mp.cos(j * t) for y, t in zip(values, angles)) / count for j in range(degree + 1)]
    chebyshev[0] /= 2
    coefficients = _composed(_powers(chebyshev), 1 / half, mp.mpf(0))
    grid = [half * (mp.mpf(i) / 50 - 1) for i in range(1, 100)]
    return coefficients, max(abs(mp.polyval(coefficients[::-1], x) / f(middle + x) - 1) for x in grid)


def _powers(chebyshev: list[Any]) -> list[Any]:
    """The coefficients of the powers in a sum of Chebyshev's polynomials."""
    sums, before, now = [mp.mpf(0)] * len(chebyshev), [mp.mpf(0)], [mp.mpf(1)]
    for c in chebyshev:
        sums = [a + c * b for a, b in zip(sums, now + [mp.mpf(0)] * len(sums))]
        twice = [mp.mpf(0), *((2 if len(now) > 1 else 1) * t for t in now)]
        before, now = now, [a - b for a, b in zip(twice, (before if len(now) > 1 else [mp.mpf(0)]) + [mp.mpf(0)] * len(twice))]
    return sums


def _composed(powers: list[Any], slope: Any, start: Any) -> list[Any]:
    """Of a polynomial in t, that in x for t = slope x + start."""
    return [slope**i * sum(mp.binomial(j, i) * start ** (j - i) * powers[j] for j in range(i, len(powers))) for i in range(len(powers))]


def _function(formula: str) -> Callable[[Any], Any]:
    """A function of x from the command line; next to 0 in the place of 0, where differences divided by x have no value."""
    return lambda x: eval(formula, {"mp": mp, "x": x if abs(x) > 1e-9 else mp.mpf("1e-9")})


if __name__ == "__main__":
    mp.mp.dps = 50
    formula, low, high, *kind = sys.argv[1:]
    f, ends = _function(formula), (mp.mpf(low), mp.mpf(high))
    match kind:
        case ["chebyshev", degree]:
            found, error = interpolated(f, *ends, int(degree))
        case [degrees] if "/" in degrees:
            numerator, denominator, error = quotient(f, *ends, *map(int, degrees.split("/")))
            found = [*numerator, *denominator]
        case [degree, *weight]:
            found, error = minimax(f, *ends, int(degree), _function(weight[0]) if weight else lambda x: 1 / f(x))
    print(f"greatest error 2^{mp.nstr(mp.log(error, 2), 4)}", *(mp.nstr(c, 20) for c in found), sep="\n")
