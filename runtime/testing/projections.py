"""The fast comparison: sums of a Jacobian's entries along random directions, from one pass and two evaluations each.

Entries weigh between a half and one and a half, with random signs: no single wrong entry is lost, and wrong ones cancel by
chance only, which several projections make unlikely. A sum that differs is a suspicion; the entries themselves decide. That
is why sums are held to more than entries: a wrong entry must show beside all the right ones.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from .analytical import as_gradient, gradient_array, part, parts_of, pulled, pushed, starting
from .comparison import close
from .numerical import along, axes
from .problem import Output, Problem

PROJECTIONS = 3
STRICTER = 100  # times, in the relative tolerance

Suspects = set[tuple[int, int]]  # which input, which output


def directions(random: np.random.Generator, size: int) -> Any:
    return random.choice([-1.0, 1.0], size) * random.uniform(0.5, 1.5, size)


def suspects(problem: Problem, outputs: list[Output], forward: bool, strict: bool) -> Suspects:
    """The pairs of input and output for which some sum differs; by the demands on entries, unless strict."""
    demands = replace(problem.demands, rtol=problem.demands.rtol / STRICTER) if strict else problem.demands
    random = np.random.default_rng(0)  # the same directions each time: a check that passes, passes again
    found: Suspects = set()
    for _ in range(PROJECTIONS):
        moves = [directions(random, input.tensor.numel()) for input in problem.inputs]
        weights = [directions(random, output.tensor.numel()) for output in outputs]
        numerical = _numerical_sums(problem, outputs, moves, weights)
        analytical = (_forward_sums if forward else _backward_sums)(problem, outputs, moves, weights)
        found |= {(i, o) for (i, o, name), value in numerical.items() if not close(analytical[i, o, name], value, demands)}
    return found


Sums = dict[tuple[int, int, str], Any]  # by input, output, part of the output


def _numerical_sums(problem: Problem, outputs: list[Output], moves: list[Any], weights: list[Any]) -> Sums:
    sums: Sums = {}
    for i, (input, move) in enumerate(zip(problem.inputs, moves)):
        derivatives = along(problem, [o.index for o in outputs], input.tensor, move.reshape(input.tensor._array.shape))
        for o, (output, derivative) in enumerate(zip(outputs, derivatives)):
            for name in parts_of(output):
                sums[i, o, name] = (as_gradient(derivative, name) @ weights[o])[0]
    return sums


def _backward_sums(problem: Problem, outputs: list[Output], moves: list[Any], weights: list[Any]) -> Sums:
    sums: Sums = {}
    for o, output in enumerate(outputs):
        for name in parts_of(output):
            grads = pulled(output.tensor, problem.tensors(), starting(output.tensor, weights[o], name))
            for i, (input, gradient) in enumerate(zip(problem.inputs, grads)):
                sums[i, o, name] = gradient_array(input, gradient, output) @ moves[i]
    return sums


def _forward_sums(problem: Problem, outputs: list[Output], moves: list[Any], weights: list[Any]) -> Sums:
    sums: Sums = {}
    for i, input in enumerate(problem.inputs):
        tangents = [pushed(problem, [o.index for o in outputs], input, axis * moves[i]) for axis in axes(input.tensor._array)]
        for o, output in enumerate(outputs):
            for name in parts_of(output):
                real, *imaginary = (part(tangent[o], name) @ weights[o] for tangent in tangents)
                sums[i, o, name] = real + 1j * imaginary[0] if imaginary else real
    return sums
