"""What differences say about an op at a point, and how a derivative is held against it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.testing.properties.tools import compared

from .differences import along, units
from .trial import OpTrial, room

TOLERANCE = 2e-7  # of the size of an entry
SMALL = 1e-3  # of the largest entry: what is smaller counts as so large
KINK = 1e-4  # two step sizes that disagree by more than this part stand at a place where the op is not smooth
WHOLE = 160  # elements of the inputs together up to which every column of a Jacobian is measured
ROWS = 48  # elements of a result up to which every row is asked for


@dataclass
class MeasuredJacobian:
    """The derivatives of an op at a point along some directions.

    Args:
        columns: the directions: for each the leaf that it moves (None if all), and its arrays.
        values: for each result an array (directions, elements).
        doubts: how unsure each is.
        kink: the input in which the op is not smooth, if any.
    """

    trial: OpTrial
    columns: list[tuple[int | None, list[Any]]]
    values: list[Any]
    doubts: list[Any]
    whole: bool
    kink: str = ""

    def of_leaf(self, at: int) -> list[Any]:
        """What each result does along the directions of one leaf."""
        rows = [i for i, (leaf, _) in enumerate(self.columns) if leaf in (at, None)]
        return [v[rows] for v in self.values]

    def rows(self, number: int, out: Any) -> list[Any]:
        """The gradients to begin passes with: the unit ones of a result, or some random ones."""
        array = out._array
        parts = (1.0, 1j) if traits[array.dtype].is_complex else (1.0,)
        random = self.trial.random(11, number)
        if not array.size:
            return [np.zeros_like(array)]
        found = []
        if array.size <= ROWS:
            for flat in range(array.size):
                for part in parts:
                    unit = np.zeros(array.size, array.dtype)
                    unit[flat] = part
                    found.append(unit.reshape(array.shape))
        else:
            for _ in range(6):
                x = random.standard_normal(array.shape)
                found.append(np.asarray(x + 1j * random.standard_normal(array.shape) if len(parts) == 2 else x).astype(array.dtype))
        return found

    def directions(self) -> list[tuple[int | None, list[Any]]]:
        """Directions for forward mode: each leaf alone, all of them together, and single elements."""
        trial = self.trial
        random = trial.random(12)
        found: list[tuple[int | None, list[Any]]] = []
        for at in range(len(trial.at)):
            found.append((at, [_direction(random, a) if i == at else None for i, a in enumerate(trial.at)]))
        if len(trial.at) > 1:
            found.append((None, [_direction(random, a) for a in trial.at]))
        return found

    def along(self, number: int, direction: list[Any]) -> tuple[Any, Any]:
        """The derivative of a result along a direction, from those along the columns."""
        value = np.zeros(self.values[number].shape[1:], self.values[number].dtype) if len(self.values) else np.zeros(0)
        doubt = np.zeros(value.shape)
        for (leaf, column), v, d in zip(self.columns, self.values[number], self.doubts[number]):
            assert leaf is not None
            if direction[leaf] is None:
                continue
            weight = float(np.sum((np.conj(column[leaf]) * direction[leaf]).real))
            value = value + weight * v
            doubt = doubt + abs(weight) * d
        return value, doubt


def _direction(random: np.random.Generator, array: Any) -> Any:
    x = random.standard_normal(array.shape)
    return np.asarray(x + 1j * random.standard_normal(array.shape) if traits[array.dtype].is_complex else x)


def measured(trial: OpTrial) -> MeasuredJacobian:
    """The Jacobian at a trial by differences; remembered by the trial."""
    known: MeasuredJacobian | None = trial.measured.get("jacobian")
    if known is None:
        known = trial.measured["jacobian"] = _measure(trial)
    return known


def _measure(trial: OpTrial) -> MeasuredJacobian:
    columns: list[tuple[int | None, list[Any]]] = []
    sizes = []
    for leaf, flat, unit in units(trial.at):
        columns.append((leaf, unit))
        sizes.append(room(trial.op.domain.get(trial.leaves[leaf].name), trial.at[leaf].reshape(-1)[flat]))
    found = along(lambda at: trial.values(at), trial.at, [c for _, c in columns], sizes)
    if not columns:  # no elements: the shapes of the results are known all the same
        found.values.extend(np.zeros((0, v.size)) for v in trial.values())
        found.doubts.extend(np.zeros((0, v.size)) for v in trial.values())
    kink = _kink(trial, columns, found.values, found.doubts)
    return MeasuredJacobian(trial, columns, found.values, found.doubts, True, kink)


def _kink(trial: OpTrial, columns: list[tuple[int | None, list[Any]]], values: list[Any], doubts: list[Any]) -> str:
    for value, doubt in zip(values, doubts):
        size = np.maximum(np.max(np.abs(np.where(np.isfinite(value), value, 0)), initial=0.0), 1e-2)
        for column in np.argwhere((doubt > KINK * size).any(axis=1)).reshape(-1):
            leaf, _ = columns[int(column)]
            assert leaf is not None
            return str(trial.leaves[leaf])
    return ""


def as_gradients(truth: MeasuredJacobian, number: int, at: int, rows: list[Any]) -> tuple[Any, Any]:
    """The gradients of a leaf that passes from these rows should give, of shape (rows, elements), and how unsure each is."""
    array = truth.trial.at[at]
    complex_ = traits[array.dtype].is_complex
    expected = np.zeros((len(rows), array.size), np.complex128 if complex_ else np.float64)
    doubts = np.zeros((len(rows), array.size))
    cotangents = np.array([r.reshape(-1) for r in rows])
    for (leaf, column), value, doubt in zip(truth.columns, truth.values[number], truth.doubts[number]):
        if leaf != at:
            continue
        flat = int(np.argmax(np.abs(column[at].reshape(-1))))
        axis = column[at].reshape(-1)[flat]
        known = np.where(cotangents == 0, 0, np.conj(cotangents) * np.where(np.isfinite(value) | (cotangents != 0), value, 0))
        expected[:, flat] += axis * known.sum(axis=1).real
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
