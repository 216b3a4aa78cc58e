"""The fast comparison: sums of a Jacobian's entries along random directions, from one pass and two evaluations each.

Entries weigh u_i w_o, with |u|, |w| uniform between a half and one and a half, and random signs. What a sum may be off, the slack, is not
a tolerance of entries that was scaled up: it is a thousandth of `atol`, and what rounding can do to a difference. A sum that is further off is a
suspicion; the entries themselves decide. So right gradients are never called wrong. Of wrong ones this is known, where t is twice the slack, for
the differences may be off by as much as it allows for:

- One wrong entry, off by d, moves each sum by at least |d| / 4. It is found for sure if t < |d| / 4.
- Several may cancel. Let one be off by d, the others by whatever they are. A sum is c + u b, where b is the error along w in the row of
  that entry, and u its weight: whatever c, |c + u b| <= t has a probability of at most t / |b|, because u has a density of at most 1/2. In
  the same way |b| <= s has one of at most s / |d|. Together, a projection misses the error with a probability of at most
  r (1 + log(1 / r)), where r = t / |d|. Projections are independent, so the probabilities multiply.

Wrong is what is off by more than `atol`: that is the d for which the probability is stated.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from . import complex_step
from .analytical import as_gradient, gradient_array, parts_of, pulled, pushed, starting
from .differences import ulp
from .numerical import Arrays, along, axes, flattened, random_direction, stacked
from .problem import GradcheckProblem, Input, Output

FINER = 1e-3  # of the absolute tolerance, that a sum may be off beside rounding
SIGMAS = 6  # of the rounding of a sum, taken for independent in its terms

Sums = dict[tuple[int, int, str], Any]  # by input, output, part of the output


@dataclass
class Projected:
    """The pairs of input and output whose sums differ, or say too little; and how likely it is for each that its sums hide wrong entries."""

    differing: set[tuple[int, int]] = field(default_factory=set)
    beyond_doubt: set[tuple[int, int]] = field(default_factory=set)  # those that not even the tolerances of entries, applied to sums, excuse
    missed: dict[tuple[int, int], float] = field(default_factory=dict)  # the most that the probability can be


def miss_probability(slack: float, error: float, projections: int) -> float:
    """How likely it is at most that errors, one of them of at least this size, move as many sums by no more than the slack each.

    >>> from specgrad.testing.gradcheck.projections import miss_probability
    >>> f"{miss_probability(1e-8, 1e-5, 3):.1e}"
    '4.9e-07'
    """
    ratio = min(1.0, slack / error) if error else 1.0
    return (ratio * (1 - math.log(ratio))) ** projections if ratio else 0.0


def projected(problem: GradcheckProblem, outputs: list[Output], forward: bool) -> Projected:
    """Compare sums along as many random directions as are wanted."""
    demands = problem.demands
    random = np.random.default_rng(demands.seed)
    sums = Projected()
    missed: dict[tuple[int, int, str], float] = {}  # wrong entries of one part show in the sums of that part alone
    for _ in range(demands.projections):
        moves = [random_direction(random, input.tensor.numel()) for input in problem.inputs]
        weights = [random_direction(random, output.tensor.numel()) for output in outputs]
        given = problem, outputs, moves, weights
        numerical = _sums(*given, _numerical_derivatives)
        analytical = _sums(*given, _tangents) if forward else _backward_sums(*given)
        for key, value in numerical.items():
            i, o, _ = key
            slack = demands.atol * FINER + _rounding(problem, outputs[o], weights[o])
            missed[key] = missed.get(key, 1.0) * miss_probability(2 * slack, demands.atol, 1)
            apart = abs(analytical[key] - value)
            if 2 * slack > demands.atol / 4 or (not apart <= slack and analytical[key] != value):
                sums.differing.add((i, o))
            if not apart <= demands.atol + demands.rtol * abs(value) + slack and analytical[key] != value:
                sums.beyond_doubt.add((i, o))
    for (i, o, _), probability in missed.items():
        sums.missed[i, o] = max(sums.missed.get((i, o), 0.0), probability)
    return sums


def _rounding(problem: GradcheckProblem, output: Output, weights: Any) -> float:
    """What rounding of the output's values can do to the sum of their differences."""
    values = np.abs(flattened(output.tensor))
    precision = max(ulp(output.tensor._array), *(ulp(input.tensor._array) for input in problem.inputs))
    step = problem.demands.eps if problem.demands.method == "central" else 1.0
    return float(SIGMAS * precision * np.sqrt(np.sum((weights * np.where(np.isfinite(values), values, 0.0)) ** 2)) / step)


def _sums(problem: GradcheckProblem, outputs: list[Output], moves: list[Any], weights: list[Any], derivatives: Callable[..., Arrays]) -> Sums:
    return {
        (i, o, name): (as_gradient(derivative, name) @ weights[o])[0]
        for i, (input, move) in enumerate(zip(problem.inputs, moves))
        for o, (output, derivative) in enumerate(zip(outputs, derivatives(problem, outputs, input, move)))
        for name in parts_of(output)
    }


def _numerical_derivatives(problem: GradcheckProblem, outputs: list[Output], input: Input, move: Any) -> Arrays:
    derivatives = along(problem, [o.index for o in outputs], input, move.reshape(input.tensor._array.shape))
    return complex_step.along(problem, outputs, input, move, derivatives) if problem.demands.method == "complex-step" else derivatives


def _tangents(problem: GradcheckProblem, outputs: list[Output], input: Input, move: Any) -> Arrays:
    return stacked([[pushed(problem, [o.index for o in outputs], input, axis * move)] for axis in axes(input.tensor._array)])


def _backward_sums(problem: GradcheckProblem, outputs: list[Output], moves: list[Any], weights: list[Any]) -> Sums:
    sums: Sums = {}
    for o, output in enumerate(outputs):
        for name in parts_of(output):
            grads = pulled(output.tensor, problem.tensors(), starting(output.tensor, weights[o], name))
            for i, (input, gradient) in enumerate(zip(problem.inputs, grads)):
                sums[i, o, name] = gradient_array(input, gradient, output) @ moves[i]
    return sums
