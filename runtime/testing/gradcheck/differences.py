"""Central differences of many elements at once: moved copies of the inputs are the samples of one batch.

A batch is trusted only as far as it was looked at. With the moved copies go two more: one that is not moved at all, whose
values are known, and one of which every element is moved. The values of that one, and of a few that were drawn, must be what the
function gives for them by itself. A function that reads its inputs from elsewhere, draws random numbers, leaves specgrad, branches by
values or changes what all samples share, cannot do that, or does not give the same; it is evaluated singly, from then on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd.grad_mode import enable_grad, no_grad
from specgrad.batching.batched import batched
from specgrad.batching.level import BatchLevel
from specgrad.batching.physical import physical_of
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor

from . import numerical
from .comparison import coarse
from .numerical import Arrays, axes
from .problem import GradcheckProblem, as_tensors

ROOM = 1 << 20  # elements of the samples of one batch, in or out
FEW = 12  # moves that take less time one by one
MANY = 64  # moves from which on each input has batches of its own: what the others give is then computed once for all samples
SLACK = 0.01  # of the absolute tolerance, that values in a batch may be off
ROUNDING = 1e4  # times the precision, of a sum of absolute values, that the sum may be off
DRAWN = 1  # moves of each input that are checked in each batch


def ulp(array: Any) -> float:
    """The distance of 1 to the next number, in the precision of an array."""
    return {2: 1e-2, 4: 1.2e-7, 8: 1.2e-7 if traits[array.dtype].is_complex else 2.3e-16}.get(array.dtype.itemsize, 2.3e-16)


def chunks(count: int, *sizes: int) -> list[range]:
    """The samples of each batch, for results of these sizes; none where a batch has room for too few."""
    size = ROOM // max(1, *sizes)
    return [range(start, min(start + size, count)) for start in range(0, count, size)] if size >= 4 else []


def gives(weights: Any, rows: Any, expected: Any, array: Any) -> bool:
    """Whether the sum of weighted rows is what was expected, but for rounding in the precision of an array."""
    if rows.shape[1:] != expected.shape or not np.isfinite(rows).all() or not np.isfinite(expected).all():
        return False
    slack = ROUNDING * ulp(array) * (np.abs(weights) @ np.abs(rows)) + 1e-300
    return bool((np.abs(weights @ rows - expected) <= slack).all())


def in_batch(problem: GradcheckProblem, samples: dict[int, Any], outputs: Sequence[int], function: Any) -> Arrays:
    """The values of the outputs for samples of the inputs, of shape (samples, elements out)."""
    size = len(next(iter(samples.values())))
    with BatchLevel(size) as level, (enable_grad if problem.records else no_grad)():
        level.generates_rules = True
        by: dict[int, Tensor] = {}
        for at, input in enumerate(problem.inputs):
            if at in samples:
                physical = from_array(samples[at])
                by[id(input.tensor)] = batched(physical.requires_grad_() if problem.records else physical, level)
        results = as_tensors(function(*problem.with_tensors(by)))
        arrays = [physical_of(results[index], level)._array for index in outputs]
    return [a.reshape(size, -1).astype(traits[a.dtype].wide) for a in arrays]


class Differences:
    """The numerical Jacobians of some outputs, given their values at the inputs as they are."""

    def __init__(self, problem: GradcheckProblem, outputs: Sequence[int], base: Arrays):
        self.problem = problem
        self.outputs = outputs
        self.base = base
        self.random: np.random.Generator = np.random.default_rng(problem.demands.seed)
        self._moved: dict[int, tuple[Any, Any, Any]] = {}  # the copies of each input, and which of their elements were moved
        self.batches: bool = True  # until one was found wrong

    def jacobians(self, wanted: Sequence[int]) -> dict[int, Arrays]:
        """For some inputs, by number, the derivatives of each output, of shape (directions, elements in, elements out)."""
        moves = [(i, len(axes(array)) * array.size) for i in wanted for array in (self.problem.inputs[i].tensor._array,)]
        found: dict[int, Arrays] = {}
        total = sum(count for _, count in moves)
        if total >= FEW and all(count for _, count in moves):
            for some in [moves] if total < MANY else [[move] for move in moves]:
                at_once = self._at_once(some) if self.batches else None
                self.batches = at_once is not None
                found.update(at_once or {})
        for i in wanted:
            if i not in found:
                found[i] = numerical.jacobians(self.problem, self.outputs, self.problem.inputs[i])
        return found

    def _at_once(self, moves: list[tuple[int, int]]) -> dict[int, Arrays] | None:
        total = sum(count for _, count in moves)
        sizes = [sum(input.tensor._array.size for input in self.problem.inputs), sum(value.size for value in self.base)]
        chunk = min(total, ROOM // (2 * max(1, *sizes)))
        if chunk < 2:
            return None
        whole = [np.empty((total, value.size), value.dtype) for value in self.base]
        for start in range(0, total, chunk):
            stop = min(start + chunk, total)
            found = self._chunk(moves, start, stop)
            if found is None:
                return None
            for into, rows in zip(whole, found):
                if np.iscomplexobj(rows) and not np.iscomplexobj(into):
                    return None
                into[start:stop] = rows
        jacobians: dict[int, Arrays] = {}
        start = 0
        for i, count in moves:
            directions = len(axes(self.problem.inputs[i].tensor._array))
            jacobians[i] = [rows[start : start + count].reshape(directions, count // directions, -1) for rows in whole]
            start += count
        return jacobians

    def _chunk(self, moves: list[tuple[int, int]], start: int, stop: int) -> Arrays | None:
        """The derivatives along some of the moves, numbered through all inputs; None if they cannot be computed at once."""
        count = stop - start
        samples, drawn, steps = self._samples(moves, start, stop)
        values = self._values(samples, 2 * count + 2)
        if values is None or not self._as_single(values, samples, drawn, steps, count):
            return None
        with np.errstate(invalid="ignore", over="ignore"):
            return [(v[:count] - v[count : 2 * count]) / (2 * self.problem.demands.eps) for v in values]

    def _samples(self, moves: list[tuple[int, int]], start: int, stop: int) -> tuple[dict[int, Any], list[tuple[int, int]], dict[int, Any]]:
        """Copies of the inputs that are moved: up, down, not at all, and all over; the moves to be as_tensors, and the step all over."""
        count, eps = stop - start, self.problem.demands.eps
        samples, drawn, steps, before = {}, [], {}, 0
        for i, of_input in moves:
            first, last = max(start, before), min(stop, before + of_input)
            if first < last:
                array = self.problem.inputs[i].tensor._array
                copies = self._copies(i, array, 2 * count + 2)
                axis, element = np.divmod(np.arange(first - before, last - before), array.size)
                along = np.array(axes(array))[axis] * eps
                rows = np.arange(first - start, last - start)
                self._moved[i] = copies, np.concatenate([rows, count + rows]), np.concatenate([element, element])
                with np.errstate(over="ignore"):
                    copies[rows, element] += along.astype(array.dtype)
                    copies[count + rows, element] -= along.astype(array.dtype)
                    step = self.random.uniform(0.5, 1.0, array.size) * self.random.choice([-eps, eps], array.size)
                    steps[i] = (step * (1 + 1j) if traits[array.dtype].is_complex else step).astype(array.dtype).reshape(array.shape)
                    copies[2 * count + 1] += steps[i].reshape(-1)
                samples[i] = copies.reshape(2 * count + 2, *array.shape)
                drawn += [(i, int(row)) for row in self.random.integers(first - start, last - start, DRAWN)]
            before += of_input
        return samples, drawn, steps

    def _copies(self, at: int, array: Any, count: int) -> Any:
        """Copies of an array, to be moved. Of those that were moved before, what was moved is put back: that is less to write."""
        before = self._moved.get(at)
        if before is None or before[0].shape[0] != count:
            copies = np.empty((count, array.size), array.dtype)
            copies[:] = array.reshape(-1)
            return copies
        copies, rows, elements = before
        copies[rows, elements] = array.reshape(-1)[elements]
        copies[-1] = array.reshape(-1)
        return copies

    def _values(self, samples: dict[int, Any], size: int) -> Arrays | None:
        """The values for all samples: with the other inputs shared by them, if that is possible; else with a copy for each."""
        others = {i: input.tensor._array for i, input in enumerate(self.problem.inputs) if i not in samples}
        ways = [samples] if not others or not self.problem.records else []
        if others:
            ways.append({**samples, **{i: np.broadcast_to(a, (size, *a.shape)) for i, a in others.items()}})
        for given in ways:
            try:
                found = in_batch(self.problem, given, self.outputs, self.problem.values_only)
            except Exception:  # whatever it is that the function cannot do with a batch, it is evaluated singly
                continue
            if all(rows.shape == (size, value.size) for rows, value in zip(found, self.base)):
                return found
        return None

    # ---- whether a batch can be trusted

    def _as_single(self, values: Arrays, samples: dict[int, Any], drawn: list[tuple[int, int]], steps: dict[int, Any], count: int) -> bool:
        if not self._same([v[2 * count] for v in values], self.base):
            return False
        if not self._same([v[2 * count + 1] for v in values], self._single(samples, 2 * count + 1)):
            return False
        # one input at a time, so that the others are as they were
        return all(self._same([v[row + side] for v in values], self._single({i: samples[i]}, row + side)) for i, row in drawn for side in (0, count))

    def _single(self, samples: dict[int, Any], row: int) -> Arrays:
        """The values of the function itself for one sample."""
        kept = {i: self.problem.inputs[i].tensor._array.copy() for i in samples}
        try:
            for i in samples:
                self.problem.inputs[i].tensor._array[...] = samples[i][row]
            return numerical.evaluated(self.problem, self.outputs, "with elements of its inputs moved by a small step")
        finally:
            for i, array in kept.items():
                self.problem.inputs[i].tensor._array[...] = array

    def _same(self, found: Arrays, expected: Arrays) -> bool:
        """Whether values are the same but for rounding; what is left must not show in a derivative."""
        slack = 2 * self.problem.demands.eps * SLACK * coarse(self.problem.demands).atol
        precision = 16 * max(ulp(input.tensor._array) for input in self.problem.inputs)
        for a, b in zip(found, expected):
            if a.shape != b.shape:
                return False
            with np.errstate(invalid="ignore", over="ignore"):
                near = np.abs(a - b) <= slack + precision * np.abs(b)
            if not (near | (a == b) | (np.isnan(a) & np.isnan(b))).all():
                return False
        return True
