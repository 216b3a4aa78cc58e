"""Losses of margins, which compiled loops sum: they give what NumPy's tables of all pairs give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.array.base import native
from specgrad.array.nn import margins

SCORES = np.random.default_rng(0).uniform(-2, 2, (6, 4))
SCORES[2, 1], SCORES[3, 0], SCORES[4, 3] = np.nan, np.inf, -np.inf


@pytest.fixture(params=["float32", "float64"])
def scores(request: pytest.FixtureRequest) -> Any:
    return SCORES.astype(request.param)


@pytest.mark.parametrize("p", [1, 2])
@pytest.mark.parametrize("margin", [1.0, 0.0, -0.25])
def test_one_class_a_row(scores: Any, p: int, margin: float, monkeypatch: pytest.MonkeyPatch) -> None:
    target = np.array([[0], [3], [1], [2], [3], [1]])
    found = margins.multi_margin(scores, target, p, margin), margins.multi_margin_slopes(scores, target, p, margin)
    monkeypatch.setattr(native, "multi_margin", lambda *args: None)
    monkeypatch.setattr(native, "multi_margin_slopes", lambda *args: None)
    np.testing.assert_allclose(found[0], margins.multi_margin(scores, target, p, margin), rtol=1e-6)
    np.testing.assert_allclose(found[1], margins.multi_margin_slopes(scores, target, p, margin), rtol=1e-6)


def test_several_classes_a_row(scores: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    target = np.array([[0, 2, -1, 1], [-1, 0, 1, 2], [3, 1, 0, 2], [1, 1, -1, -1], [2, 0, 1, -1], [0, 1, 2, 3]])
    found = margins.multilabel_margin(scores, target), margins.multilabel_margin_slopes(scores, target)
    monkeypatch.setattr(native, "multilabel_margin", lambda *args: None)
    monkeypatch.setattr(native, "multilabel_margin_slopes", lambda *args: None)
    np.testing.assert_allclose(found[0], margins.multilabel_margin(scores, target), rtol=1e-6)
    np.testing.assert_array_equal(found[1], margins.multilabel_margin_slopes(scores, target))


def test_no_rows() -> None:
    assert margins.multi_margin(np.zeros((0, 3)), np.zeros((0, 1), np.int64), 1, 1.0).shape == (0,)
    assert margins.multilabel_margin(np.zeros((0, 3)), np.zeros((0, 3), np.int64)).shape == (0,)
    assert margins.multi_margin_slopes(np.zeros((0, 3)), np.zeros((0, 1), np.int64), 1, 1.0).shape == (0, 3)
    assert margins.multilabel_margin_slopes(np.zeros((0, 3)), np.zeros((0, 3), np.int64)).shape == (0, 3)
