"""Better differences, where the tolerance is finer than two evaluations `eps` apart can tell.

Central differences at several steps, each about a quarter of the last, are extrapolated to a step of zero: the error of each has even powers of the step alone.
Large steps lose nothing to rounding, small ones nothing to curvature; of all extrapolations that one is taken whose neighbours agree with it best,
and how far they disagree is how unsure it is (Ridders' method).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .analytical import as_gradient
from .differences import ulp
from .numerical import axes, moved_values, place
from .problem import GradcheckProblem, Input, Output

RATIO = 3.7  # of a step to the next: no whole number, by which quotients that are all rounding might agree
SMALLEST = 1 / 16  # of `eps`, the last step
LARGEST = 4e-3  # the first step, unless `eps` is larger
CAUTION = 8.0  # times the disagreement of neighbours: how unsure an extrapolation is


def derivatives(problem: GradcheckProblem, output: Output, input: Input, part: str, row: int) -> tuple[Any, Any]:
    """The derivatives of an output to one element of an input, as a row of a Jacobian, and how far each may be from the truth."""
    found = [_along(problem, output, input, row, axis) for axis in axes(input.tensor._array)]
    values = as_gradient(np.array([value for value, _ in found]), part)
    return values, np.sum([doubt for _, doubt in found], axis=0)


def _along(problem: GradcheckProblem, output: Output, input: Input, row: int, axis: complex) -> tuple[Any, Any]:
    quotients, roundings = [], []
    index, eps = place(input.tensor, row), problem.demands.eps
    step = max(LARGEST, eps)
    while step >= eps * SMALLEST:
        above, below = (moved_values(problem, [output.index], input, index, side * axis * step)[0] for side in (1, -1))
        with np.errstate(invalid="ignore", over="ignore"):
            quotients.append((above - below) / (2 * step))
            roundings.append(ulp(input.tensor._array) * np.maximum(np.abs(above), np.abs(below)) / step)
        step /= RATIO
    return extrapolated(quotients, roundings)


def extrapolated(quotients: Sequence[Any], roundings: Sequence[Any]) -> tuple[Any, Any]:
    """The limit of quotients at steps that shrink by `RATIO`, and how far it may be from the truth: infinitely, where no two of them are finite.

    As soon as smaller steps make the neighbours disagree more, they are left out: what is then rounding may agree by chance.
    """
    best = np.array(quotients[-1])
    doubt = np.full(best.shape, np.inf)
    open_ = np.full(best.shape, True)
    before: list[Any] = [quotients[0]]
    with np.errstate(invalid="ignore", over="ignore"):
        for quotient, rounding in zip(quotients[1:], roundings[1:]):
            after, power = [quotient], 1.0
            for coarser in before:
                power *= RATIO**2
                after.append(after[-1] + (after[-1] - coarser) / (power - 1))
                apart = np.maximum(np.abs(after[-1] - after[-2]), np.abs(after[-1] - coarser)) * CAUTION + 2 * rounding
                better = open_ & (apart < doubt)
                best, doubt = np.where(better, after[-1], best), np.where(better, apart, doubt)
            open_ &= ~(np.abs(after[-1] - before[-1]) > doubt)
            before = after
    return best, doubt
