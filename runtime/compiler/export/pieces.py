"""Elements that are moved, as loops: parts of the result whose elements lie evenly in one operand. What has no few such parts is done by a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .steps import Move

MOST_PIECES = 64


@dataclass
class Piece:
    """A part of the result.

    Args:
        begins: its first element along each dimension.
        shape: how many it has.
        source: the operand, -1 of a constant.
        first: where the first element lies there.
        steps: how many elements lie between two along each dimension.
        constant: what it is filled with.
    """

    begins: tuple[int, ...]
    shape: tuple[int, ...]
    source: int
    first: int
    steps: tuple[int, ...]
    constant: float


def pieces_of(move: Move) -> list[Piece] | None:
    """None if there would be too many."""
    found: list[Piece] = []
    shape = move.results[0].like.shape
    waiting: list[tuple[tuple[int, int], ...]] = [tuple((0, size) for size in shape)]
    while waiting:
        box = waiting.pop()
        piece = _piece(move, box)
        if piece is not None:
            found.append(piece)
        else:
            waiting += _halves(move, box)
        if len(found) + len(waiting) > MOST_PIECES:
            return None
    return sorted(found, key=lambda p: p.begins)


def _part(array: np.ndarray[Any, Any], box: tuple[tuple[int, int], ...]) -> np.ndarray[Any, Any]:
    return np.asarray(array[tuple(slice(a, b) for a, b in box)])


def _piece(move: Move, box: tuple[tuple[int, int], ...]) -> Piece | None:
    source, places, constants = (_part(a, box) for a in (move.source, move.places, move.constants))
    first = source.reshape(-1)[0]
    if (source != first).any():
        return None
    begins, shape = tuple(a for a, _ in box), source.shape
    if first < 0:
        value = constants.reshape(-1)[0]
        same = np.isnan(constants).all() if np.isnan(value) else (constants == value).all()
        return Piece(begins, shape, -1, 0, (0,) * source.ndim, float(value)) if same else None
    steps = tuple(int(np.take(places, 1, axis=i).reshape(-1)[0] - places.reshape(-1)[0]) if size > 1 else 0 for i, size in enumerate(shape))
    expected = np.full(shape, places.reshape(-1)[0])
    for axis, (size, step) in enumerate(zip(shape, steps)):
        expected = expected + (np.arange(size) * step).reshape([-1 if i == axis else 1 for i in range(len(shape))])
    return Piece(begins, shape, int(first), int(places.reshape(-1)[0]), steps, 0) if (expected == places).all() else None


def _halves(move: Move, box: tuple[tuple[int, int], ...]) -> list[tuple[tuple[int, int], ...]]:
    """Two parts of a part: cut where an element has another origin than its neighbours along a dimension, the outermost that has such."""
    source, places, constants = (_part(a, box) for a in (move.source, move.places, move.constants))
    labels = np.where(source < 0, np.nan_to_num(constants), places)
    for axis in range(source.ndim):
        if source.shape[axis] < 2:
            continue
        differs = np.diff(source, axis=axis) != 0
        steps = np.diff(labels, axis=axis)
        others = tuple(i for i in range(source.ndim) if i != axis)
        at = differs.any(axis=others) if others else differs
        uneven = (steps != np.take(steps, [0], axis=axis)).any(axis=others) if others else steps != steps[0]
        (cuts,) = np.nonzero(at | uneven)
        if cuts.size:
            return _cut(box, axis, box[axis][0] + int(cuts[0]) + 1)
    axis = int(np.argmax([b - a for a, b in box]))
    return _cut(box, axis, (box[axis][0] + box[axis][1]) // 2)


def _cut(box: tuple[tuple[int, int], ...], axis: int, middle: int) -> list[tuple[tuple[int, int], ...]]:
    first, second = list(box), list(box)
    first[axis], second[axis] = (box[axis][0], middle), (middle, box[axis][1])
    return [tuple(first), tuple(second)]
