"""Derivatives from one side: whether two numbers differ because a gradient is wrong, or because there is no derivative.

Where derivatives from the left and from the right agree, at some step, that step decides: it may be smaller than `eps`, if there is a
kink within `eps` of the point. Where they stay apart, however small the step, the function has a kink at the point; every number
between the two is a subgradient, anything else is wrong all the same.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .analytical import part
from .comparison import allowed
from .differences import ulp
from .numerical import axes, moved_values, place
from .problem import GradcheckProblem, Input, Output

SMALLER = (1, 16, 256, 4096)  # than `eps`, the steps that are tried
GROWS = 3.0  # times from step to step: a jump does so 16 times, a square root at zero 4 times, a derivative once

RIGHT, WRONG, KINK, JUMP, EDGE = "right", "wrong", "kink", "jump", "edge"


@dataclass(frozen=True)
class Verdict:
    """What an entry of a Jacobian turned out to be, and its derivatives from the left and from the right, along the axis that decided."""

    what: str
    left: float = 0.0
    right: float = 0.0
    between: bool = True  # the analytical derivative lies between them
    found: float = 0.0


def verdicts(problem: GradcheckProblem, output: Output, input: Input, name: str, row: int, columns: Sequence[int], analytical: Any, base: Any) -> list[Verdict]:
    """For some entries of a Jacobian, all of one element of an input, what they are; `base` is the output's values as they were."""
    worst = [Verdict(RIGHT)] * len(columns)
    index = place(input.tensor, row)
    centre = part(base, name)[list(columns)]
    for axis in axes(input.tensor._array):
        found = np.asarray(analytical.imag if axis == 1j else np.real(analytical), np.float64)
        sides = []
        for step in (problem.demands.eps / smaller for smaller in SMALLER):
            moved = (moved_values(problem, [output.index], input, index, side * axis * step)[0] for side in (1, -1))
            above, below = (part(values, name)[list(columns)] for values in moved)
            with np.errstate(invalid="ignore", over="ignore"):
                noise = 4 * ulp(output.tensor._array) * np.maximum(np.abs(centre), np.maximum(np.abs(above), np.abs(below))) / step
                sides.append(((centre - below) / step, (above - centre) / step, noise))
        for at in range(len(columns)):
            verdict = _verdict(problem, [(left[at], right[at], noise[at]) for left, right, noise in sides], float(found[at]))
            if RANK[verdict.what] > RANK[worst[at].what] or (verdict.what == worst[at].what and not verdict.between):
                worst[at] = verdict
    return worst


RANK = {RIGHT: 0, KINK: 1, EDGE: 2, JUMP: 3, WRONG: 4}


def _verdict(problem: GradcheckProblem, sides: list[tuple[float, float, float]], found: float) -> Verdict:
    demands = problem.demands
    usable = [side for at, side in enumerate(sides) if at == 0 or not side[2] > allowed(side[0] / 2, demands)]
    growing = [_grows(side) for side in list(zip(*usable))[:2]]
    for at, (left, right, _) in enumerate(usable):
        middle = (left + right) / 2
        slack = allowed(middle, demands)
        if abs(left - right) <= slack and abs(middle) < np.inf:
            last = at + 1 == len(usable)
            if not any(growing) if last else abs(sum(usable[at + 1][:2]) / 2 - middle) <= 2 * slack + usable[at + 1][2]:
                return Verdict(RIGHT if abs(found - middle) <= slack else WRONG, left, right, found=found)
    left, right, _ = usable[-1]
    if np.isfinite(left) != np.isfinite(right):
        side = left if np.isfinite(left) else right
        near = abs(found - side) <= allowed(side, demands)
        return Verdict(EDGE if near else WRONG, left, right, near, found)
    if not np.isfinite(left) or len(usable) == 1:
        return Verdict(WRONG, left, right, found=found)
    if any(growing):
        near = any(abs(found - side) <= allowed(side, demands) for side, grows in zip((left, right), growing) if not grows)
        return Verdict(JUMP, left, right, near, found)
    slack = allowed(max(abs(left), abs(right)), demands)
    between = min(left, right) - slack <= found <= max(left, right) + slack
    lasting = abs(left - right) >= 0.5 * abs(usable[0][0] - usable[0][1])
    return Verdict(KINK if between and lasting else WRONG, left, right, between, found)


def _grows(values: Sequence[float]) -> bool:
    """Whether a derivative from one side grows at every step, as the steps get smaller: that of a jump does, and that of a root at zero."""
    if len(values) < 2 or not np.isfinite(values).all() or abs(values[-1]) < 1 / 16:
        return False
    return all(abs(smaller) > GROWS * abs(larger) and larger * smaller >= 0 for larger, smaller in itertools.pairwise(values))
