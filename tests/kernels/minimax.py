"""The polynomials of csrc/float_*.h and csrc/double_math.h: `python tests/kernels/minimax.py "mp.exp(x)" -0.347 0.347 6`.

Errors are relative, or multiplied by a fifth argument: `"x**2 + 0.001"` where the polynomial is itself multiplied by x^2; it must nowhere be 0.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import mpmath as mp  # type: ignore[import-untyped,unused-ignore]


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


def _function(formula: str) -> Callable[[Any], Any]:
    """A function of x from the command line; next to 0 in the place of 0, where differences divided by x have no value."""
    return lambda x: eval(formula, {"mp": mp, "x": x if abs(x) > 1e-9 else mp.mpf("1e-9")})


if __name__ == "__main__":
    mp.mp.dps = 50
    formula, low, high, degree, *weight = sys.argv[1:]
    f = _function(formula)
    found, error = minimax(f, mp.mpf(low), mp.mpf(high), int(degree), _function(weight[0]) if weight else lambda x: 1 / f(x))
    print(f"greatest error 2^{mp.nstr(mp.log(error, 2), 4)}", *(mp.nstr(c, 20) for c in found), sep="\n")
