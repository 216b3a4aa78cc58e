"""Derivatives by differences: of fourth order, each with how unsure it is.

Two quotients with steps h and 2h share their points. Where they disagree, the function is not smooth or the numbers too coarse, and the
difference between the two is what a comparison has to allow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits

STEP = 2.0**-9
NOISE = 2.0**-48  # of the size of a result, what rounding may do to it

Arrays = Sequence[Any]


@dataclass(frozen=True)
class Derivative:
    """The derivatives of results along directions.

    Args:
        values: for each result, an array of shape (directions, elements of the result).
        doubts: how far each may be from the truth.
    """

    values: list[Any]
    doubts: list[Any]


def along(
    function: Callable[[list[Any]], list[Any]], at: Arrays, directions: Sequence[Arrays], sizes: Sequence[float] | None = None, doubted: bool = True
) -> Derivative:
    """The derivatives of a function at a point, along each of some directions; `sizes` are the steps, in units of the usual one.

    If not `doubted`, a third of the evaluations is saved, and the doubts are those of rounding alone: enough where a gradient agrees.
    """
    values: list[list[Any]] = []
    doubts: list[list[Any]] = []
    with np.errstate(all="ignore"):
        for number, direction in enumerate(directions):
            step = STEP * (1.0 if sizes is None else sizes[number])
            fine, doubt = _quotient(function, at, direction, step, doubted)
            values.append(fine)
            doubts.append(doubt)
    count = len(values[0]) if values else 0
    return Derivative([np.array([v[i] for v in values]) for i in range(count)], [np.array([d[i] for d in doubts]) for i in range(count)])


def _quotient(function: Callable[[list[Any]], list[Any]], at: Arrays, direction: Arrays, step: float, doubted: bool) -> tuple[list[Any], list[Any]]:
    def moved(by: float) -> list[Any]:
        return [np.asarray(r).reshape(-1) for r in function([np.asarray(x + by * d) if d is not None else x for x, d in zip(at, direction)])]

    pairs = [(moved(k * step), moved(-k * step)) for k in ((1, 2, 4) if doubted else (1, 2))]
    found, doubts = [], []
    for index, value in enumerate(pairs[0][0]):
        first, second, *fourth = (p[index] - m[index] for p, m in pairs)
        fine = (8 * first - second) / (12 * step)
        found.append(fine)
        doubts.append(NOISE * np.abs(value) / step)
        if fourth:
            doubts[-1] = doubts[-1] + np.abs(fine - (8 * second - fourth[0]) / (24 * step))
    return found, doubts


def one_sided(function: Callable[[list[Any]], list[Any]], at: Arrays, direction: Arrays, step: float = 2.0**-16) -> tuple[list[Any], list[Any]]:
    """The derivatives from the left and from the right, of second order."""

    def moved(by: float) -> list[Any]:
        return [np.asarray(r).reshape(-1) for r in function([np.asarray(x + by * d) if d is not None else x for x, d in zip(at, direction)])]

    with np.errstate(all="ignore"):
        here = moved(0.0)
        sides = []
        for sign in (-1.0, 1.0):
            near, far = moved(sign * step), moved(2 * sign * step)
            sides.append([(4 * n - f - 3 * h) / (2 * sign * step) for n, f, h in zip(near, far, here)])
    return sides[0], sides[1]


def units(at: Arrays) -> list[tuple[int, int, list[Any]]]:
    """A direction for each element, of complex ones two: the number of the array, that of the element, and the direction."""
    found = []
    for number, array in enumerate(at):
        for flat in range(array.size):
            for axis in (1.0, 1j) if traits[array.dtype].is_complex else (1.0,):
                unit = np.zeros(array.size, array.dtype)
                unit[flat] = axis
                found.append((number, flat, [unit.reshape(array.shape) if i == number else None for i in range(len(at))]))
    return found
