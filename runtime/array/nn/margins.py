"""Losses of the scores of classes, each class against the sample's own: a row a sample."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..backends import module_of
from ..base import native
from ..base.portable import add_at
from ..base.tools import Array, as_dtype, widened


def _rows(x: Array) -> Array:
    """The number of each row, as a column: an index beside one of columns."""
    return module_of(x).arange(x.shape[0]).reshape(-1, 1)


# ---- one class a sample. Targets are columns; slopes and curvature are the first and second derivatives by the scores.


def _gaps(x: Array, target: Array, margin: float) -> tuple[Array, Array]:
    """What the score of the class lacks of exceeding each other by a margin, and the rows' numbers."""
    rows = _rows(x)
    gaps = np.maximum(x - x[rows, target] + margin, 0)
    gaps[rows, target] = 0
    return gaps, rows


def multi_margin(x: Array, target: Array, p: int, margin: float) -> Array:
    found = native.multi_margin(x, target, p, margin)
    if found is not None:
        return found
    with np.errstate(all="ignore"):
        gaps, _ = _gaps(widened(x), target, margin)
        return as_dtype((gaps if p == 1 else gaps * gaps).sum(1) / x.shape[1], x.dtype)


def multi_margin_slopes(x: Array, target: Array, p: int, margin: float) -> Array:
    found = native.multi_margin_slopes(x, target, p, margin)
    if found is not None:
        return found
    with np.errstate(all="ignore"):
        gaps, rows = _gaps(widened(x), target, margin)
        slopes = ((gaps > 0).astype(gaps.dtype) if p == 1 else gaps * 2) / x.shape[1]
        return as_dtype(_balanced(slopes, rows, target), x.dtype)


@np.errstate(all="ignore")
def multi_margin_curvature(above: Array, x: Array, target: Array, p: int, margin: float) -> Array:
    """The second derivative, times a matrix: zero for p of 1."""
    if p == 1:
        return np.zeros_like(above)
    gaps, rows = _gaps(widened(x), target, margin)
    wide = widened(above)
    changes = np.where(gaps > 0, wide - wide[rows, target], 0) * (2 / x.shape[1])
    return as_dtype(_balanced(changes, rows, target), x.dtype)


def _balanced(slopes: Array, rows: Array, target: Array) -> Array:
    """Slopes of the other classes, with what makes each row's sum zero in the place of its own."""
    slopes[rows, target] = -slopes.sum(1, keepdims=True)
    return slopes


# ---- several classes a sample: those before the first -1


def _pairs(x: Array, target: Array) -> tuple[Array, Array, Array]:
    """What each class of a sample lacks of exceeding each other class by one, zero for pairs that do not count; the classes, one too many for none."""
    count, classes = x.shape
    rows = _rows(x)
    given = np.cumsum(target < 0, axis=1) == 0
    labels = np.where(given, target, classes)
    wanted = module_of(x).zeros((count, classes + 1), bool)
    wanted[rows, labels] = True
    own = x[rows, np.where(given, target, 0)]
    gaps = np.maximum(x[:, None, :] - own[:, :, None] + 1, 0)
    return np.where(given[:, :, None] & ~wanted[:, None, :classes], gaps, 0), labels, rows


def multilabel_margin(x: Array, target: Array) -> Array:
    found = native.multilabel_margin(x, target)
    if found is not None:
        return found
    with np.errstate(all="ignore"):
        gaps, _, _ = _pairs(widened(x), target)
        return as_dtype(gaps.sum((1, 2)) / x.shape[1], x.dtype)


def multilabel_margin_slopes(x: Array, target: Array) -> Array:
    found = native.multilabel_margin_slopes(x, target)
    if found is not None:
        return found
    with np.errstate(all="ignore"):
        gaps, labels, rows = _pairs(widened(x), target)
        counted: Any = (gaps > 0).astype(gaps.dtype)
        slopes = module_of(x).zeros((x.shape[0], x.shape[1] + 1), gaps.dtype)
        slopes[:, :-1] = counted.sum(1)
        add_at(slopes, (rows, labels), -counted.sum(2))
        return as_dtype(slopes[:, :-1] / x.shape[1], x.dtype)
