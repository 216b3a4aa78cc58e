"""What differences say about an op at a point, and how a derivative is held against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.testing.gradcheck.numerical import random_like
from specgrad.testing.properties.tools import compared

from .differences import along, units
from .trial import OpTrial

TOLERANCE = 2e-7  # of the size of an entry
SMALL = 1e-3  # of the largest entry: what is smaller counts as so large
KINK = 1e-4  # two step sizes that disagree by more than this part stand at a place where the op is not smooth
ROWS = 48  # elements of a result up to which every row is asked for


@dataclass
class MeasuredJacobian:
    """The derivatives of an op at a point along every unit direction.

    Args:
        columns: the directions, as `units` gives them: the leaf that moves, the number of its element, and the arrays.
        values: for each result an array (directions, elements).
        doubts: how unsure each is.
    """

    trial: OpTrial
    columns: list[tuple[int, int, list[Any]]]
    values: list[Any]
    doubts: list[Any]

    @cached_property
    def kink(self) -> str:
        """The input in which the op is not smooth, if any."""
        for value, doubt in zip(self.values, self.doubts):
            size = np.maximum(np.max(np.abs(np.where(np.isfinite(value), value, 0)), initial=0.0), 1e-2)
            for column in np.flatnonzero((doubt > KINK * size).any(axis=1)):
                return str(self.trial.leaves[self.columns[column][0]])
        return ""

    def of_leaf(self, at: int) -> list[Any]:
        """What each result does along the directions of one leaf."""
        rows = [i for i, (leaf, *_) in enumerate(self.columns) if leaf == at]
        return [v[rows] for v in self.values]

    def of_elements(self, number: int) -> Iterator[tuple[int, int, Any, Any]]:
        """For each direction the leaf, the number of its element, that element, and the derivatives of a result, zeros where they are not finite."""
        for (leaf, flat, _), value in zip(self.columns, self.values[number]):
            yield leaf, flat, self.trial.at[leaf].reshape(-1)[flat], np.where(np.isfinite(value), value, 0)

    def rows(self, number: int, out: Any) -> list[Any]:
        """The gradients to begin passes with: the unit ones of a result, or some random ones."""
        array = out._array
        if not array.size:
            return [np.zeros_like(array)]
        if array.size <= ROWS:
            return [direction for _, _, (direction,) in units([array])]
        random = self.trial.random(11, number)
        return [random_like(random, array) for _ in range(6)]

    def directions(self) -> list[tuple[int | None, list[Any]]]:
        """Directions for forward mode: each leaf alone, and all of them together."""
        at, random = self.trial.at, self.trial.random(12)
        found: list[tuple[int | None, list[Any]]] = [
            (leaf, [random_like(random, a) if i == leaf else None for i, a in enumerate(at)]) for leaf in range(len(at))
        ]
        if len(at) > 1:
            found.append((None, [random_like(random, a) for a in at]))
        return found

    def along(self, number: int, direction: list[Any]) -> tuple[Any, Any]:
        """The derivative of a result along a direction, from those along the columns; and how unsure it is."""
        value = np.zeros(self.values[number].shape[1:], self.values[number].dtype)
        doubt = np.zeros(value.shape)
        for (leaf, _, column), v, d in zip(self.columns, self.values[number], self.doubts[number]):
            if direction[leaf] is not None:
                weight = float(np.sum((np.conj(column[leaf]) * direction[leaf]).real))
                value = value + weight * v
                doubt = doubt + abs(weight) * d
        return value, doubt


def measured(trial: OpTrial) -> MeasuredJacobian:
    """The Jacobian at a trial by differences; remembered by the trial."""
    known: MeasuredJacobian | None = trial.measured.get("jacobian")
    if known is None:
        known = trial.measured["jacobian"] = _measure(trial)
    return known


def _measure(trial: OpTrial) -> MeasuredJacobian:
    columns = units(trial.at)
    if not columns:  # no elements: the shapes of the results are known all the same
        nothing = [np.zeros((0, v.size)) for v in trial.values()]
        return MeasuredJacobian(trial, [], nothing, nothing)
    found = along(trial.values, trial.at, [direction for *_, direction in columns], [trial.room(leaf, flat) for leaf, flat, _ in columns])
    return MeasuredJacobian(trial, columns, found.values, found.doubts)


def as_gradients(truth: MeasuredJacobian, number: int, at: int, rows: list[Any]) -> tuple[Any, Any]:
    """The gradients of a leaf that passes from these rows should give, of shape (rows, elements), and how unsure each is."""
    array = truth.trial.at[at]
    expected = np.zeros((len(rows), array.size), traits[array.dtype].wide)
    doubts = np.zeros((len(rows), array.size))
    cotangents = np.array([r.reshape(-1) for r in rows])
    for (leaf, flat, column), value, doubt in zip(truth.columns, truth.values[number], truth.doubts[number]):
        if leaf != at:
            continue
        known = np.where(cotangents == 0, 0, np.conj(cotangents) * np.where(np.isfinite(value) | (cotangents != 0), value, 0))
        expected[:, flat] += column[at].reshape(-1)[flat] * known.sum(axis=1).real
        doubts[:, flat] += np.where(cotangents == 0, 0, np.abs(cotangents) * np.where(cotangents == 0, 0, doubt)).sum(axis=1)
    return expected, doubts


def disagree(found: Any, expected: Any, doubt: Any) -> Any:
    """Where numbers are further apart than differences can be wrong; a derivative that is zero is one that is known."""
    finite = np.isfinite(expected) & np.isfinite(doubt)
    scale = float(np.max(np.abs(expected[finite]), initial=0.0))
    compared(found)
    size = np.maximum(np.abs(expected), np.where(np.isfinite(found), np.abs(found), 0.0))
    sure = finite & (doubt <= 1e-3 * np.maximum(size, SMALL * scale + 1e-6))
    allowed = TOLERANCE * np.maximum(np.abs(expected), SMALL * scale) + 8 * doubt + 1e-11
    return sure & ~(np.abs(found - expected) <= allowed)
