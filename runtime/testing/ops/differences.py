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
Function = Callable[[list[Any]], list[Any]]


@dataclass(frozen=True)
class Derivative:
    """The derivatives of results along directions.

    Args:
        values: for each result, an array of shape (directions, elements of the result).
        doubts: how far each may be from the truth.
    """

    values: list[Any]
    doubts: list[Any]


def along(function: Function, at: Arrays, directions: Sequence[Arrays], sizes: Sequence[float], doubted: bool = True) -> Derivative:
    """The derivatives of a function at a point, along each of some directions; `sizes` are the steps, in units of the usual one.

    If not `doubted`, a third of the evaluations is saved, and the doubts are those of rounding alone: enough where a gradient agrees.
    """
    with np.errstate(all="ignore"):
        found = [_quotients(function, at, direction, STEP * size, doubted) for direction, size in zip(directions, sizes)]
    by_result = list(zip(*found))
    return Derivative(*([np.array([pair[part] for pair in pairs]) for pairs in by_result] for part in (0, 1)))


def _quotients(function: Function, at: Arrays, direction: Arrays, step: float, doubted: bool) -> list[tuple[Any, Any]]:
    """For each result its derivative along a direction, and how unsure that is."""
    pairs = [(_moved(function, at, direction, k * step), _moved(function, at, direction, -k * step)) for k in ((1, 2, 4) if doubted else (1, 2))]
    found = []
    for index, value in enumerate(pairs[0][0]):
        first, second, *fourth = (p[index] - m[index] for p, m in pairs)
        fine = (8 * first - second) / (12 * step)
        doubt = NOISE * np.abs(value) / step
        found.append((fine, doubt + np.abs(fine - (8 * second - fourth[0]) / (24 * step)) if fourth else doubt))
    return found


def _moved(function: Function, at: Arrays, direction: Arrays, by: float) -> list[Any]:
    """The results, as vectors, some way along a direction, which has None for what stays."""
    return [np.asarray(r).reshape(-1) for r in function([np.asarray(x + by * d) if d is not None else x for x, d in zip(at, direction)])]


def one_sided(function: Function, at: Arrays, direction: Arrays, step: float) -> tuple[list[Any], list[Any]]:
    """The derivatives from the left and from the right, of second order."""
    with np.errstate(all="ignore"):
        here = _moved(function, at, direction, 0.0)
        sides = []
        for sign in (-1.0, 1.0):
            near, far = (_moved(function, at, direction, k * sign * step) for k in (1, 2))
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
