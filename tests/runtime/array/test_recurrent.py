"""Layers of LSTM cells: compiled loops and NumPy's steps give the same, for one row and for several, whatever the layout."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.array import scan
from specgrad.array.base import native

SIZES = [(1, 1, 1), (5, 1, 17), (3, 4, 5), (6, 3, 32), (2, 9, 40)]


def arrays(shapes: list[tuple[int, ...]], dtype: Any) -> list[Any]:
    chance = np.random.default_rng(0)
    return [chance.standard_normal(shape).astype(dtype) for shape in shapes]


def given(steps: int, rows: int, width: int, dtype: Any) -> list[Any]:
    return arrays([(steps, rows, 4 * width), (4 * width, width), (rows, width), (rows, width)], dtype)


def gradients_of(above: list[Any], weight: Any, found: tuple[Any, ...]) -> Any:
    return scan.lstm_backward(above, weight, *found, (True,) * 4)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("sizes", SIZES)
def test_compiled_steps_are_those_of_numpy(sizes: tuple[int, int, int], dtype: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    gates, weight, hidden, cell = given(*sizes, dtype)
    found = scan.lstm(gates, weight, hidden, cell)
    above = arrays([x.shape for x in found], dtype)
    gradients = gradients_of(above, weight, found)
    for name in ("lstm", "lstm_backward"):
        monkeypatch.setattr(native, name, lambda *args: False)
    by_steps = scan.lstm(gates, weight, hidden, cell)
    tolerance = {"rtol": 1e-4, "atol": 1e-5} if dtype is np.float32 else {"rtol": 1e-11, "atol": 1e-12}
    for a, b in zip(found, by_steps):
        assert a.dtype == dtype
        np.testing.assert_allclose(a, b, **tolerance)
    for a, b in zip(gradients, gradients_of(above, weight, by_steps)):
        np.testing.assert_allclose(a, b, **tolerance)


def test_one_step_by_hand() -> None:
    """Weights of zero: a step of the gates alone."""
    gates = np.array([[[0.5, -1.0, 2.0, 0.25]]])
    states, cells, active = scan.lstm(gates, np.zeros((4, 1)), np.ones((1, 1)), np.array([[3.0]]))
    writes, keeps, value, reads = 1 / (1 + np.exp(-0.5)), 1 / (1 + np.exp(1.0)), np.tanh(2.0), 1 / (1 + np.exp(-0.25))
    np.testing.assert_allclose(active[0, 0], [writes, keeps, value, reads], rtol=1e-14)
    np.testing.assert_allclose(cells[1].item(), keeps * 3 + writes * value, rtol=1e-14)
    np.testing.assert_allclose(states[1].item(), reads * np.tanh(keeps * 3 + writes * value), rtol=1e-14)


def test_any_layout() -> None:
    gates, weight, hidden, cell = given(4, 3, 5, np.float64)
    plain = scan.lstm(gates, weight, hidden, cell)
    turned = scan.lstm(*(np.asfortranarray(x) for x in (gates, weight, hidden, cell)))
    backwards = scan.lstm(gates[::-1][::-1], weight[::-1].copy()[::-1], hidden, cell)
    for others in (turned, backwards):
        for a, b in zip(plain, others):
            np.testing.assert_allclose(a, b, rtol=1e-13)


def test_infinite_gates_give_no_warning(recwarn: pytest.WarningsRecorder) -> None:
    gates = np.array([[[np.inf, -np.inf, np.inf, -np.inf], [np.nan, 0, 0, 0]]])
    states, cells, _ = scan.lstm(gates, np.zeros((4, 1)), np.zeros((2, 1)), np.ones((2, 1)))
    np.testing.assert_array_equal(cells[1, :, 0], [1, np.nan])
    np.testing.assert_array_equal(states[1, :, 0], [0, np.nan])
    assert not recwarn.list


@pytest.mark.parametrize("wrong", range(4))
def test_what_does_not_fit(wrong: int) -> None:
    arguments = given(3, 2, 4, np.float64)
    arguments[wrong] = arguments[wrong][..., :-1]
    with pytest.raises(RuntimeError, match="do not fit together"):
        scan.lstm(*arguments)
