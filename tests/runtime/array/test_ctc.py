"""Losses of alignments: compiled code gives what array functions give, and both what all alignments, one by one, give."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.array.base import native
from specgrad.array.nn import ctc
from specgrad.nn.functional import ctc_loss

COMPILED = pytest.mark.skipif(isinstance(native.ctc_loss, FunctionType), reason="nothing is compiled")


def log_probs(*shape: int, dtype: str = "float64") -> Any:
    x = np.random.default_rng(shape[0]).normal(size=shape)
    return (x - np.log(np.exp(x).sum(-1, keepdims=True))).astype(dtype)


def probability(x: Any, labels: list[int], blank: int) -> float:
    """Of all sequences of classes that say the labels: repetitions count once, blanks not at all."""
    total = 0.0
    for said in itertools.product(range(x.shape[1]), repeat=len(x)):
        kept = [c for i, c in enumerate(said) if c != blank and (i == 0 or said[i - 1] != c)]
        if kept == labels:
            total += math.exp(sum(x[i, c] for i, c in enumerate(said)))
    return total


@pytest.mark.parametrize("labels", [[], [1], [1, 1], [1, 2], [2, 1, 2], [1, 1, 1]])
@pytest.mark.parametrize("blank", [0, 3])
def test_all_alignments_one_by_one(labels: list[int], blank: int) -> None:
    x = log_probs(5, 1, 4)
    found = ctc.loss(x, np.array([labels], np.int64).reshape(1, -1), [5], [len(labels)], blank, "none", False)
    np.testing.assert_allclose(found, -math.log(probability(x[:, 0], labels, blank)), rtol=1e-12)


def cases() -> list[Any]:
    rows, flat = np.array([[1, 2, 2, 4], [3, 3, 0, 9], [4, 1, 1, 1], [2, 9, 9, 9]]), np.array([1, 2, 2, 4, 3, 3, 4, 1, 1, 1, 2])
    ends, sizes = [7, 6, 5, 7], [4, 2, 4, 1]
    return [
        pytest.param(targets.astype(kind), e, s, id=f"{targets.ndim}-dim {kind} {e} {s}")
        for kind in ("int64", "int32")
        for targets, e, s in [(rows, ends, sizes), (flat, ends, sizes), (rows, [0, 1, 4, 7], sizes), (rows, [0, 7, 1, 2], [0, 0, 0, 1])]
    ]


def both(monkeypatch: pytest.MonkeyPatch, function: Callable[..., Any], *args: Any) -> tuple[Any, Any]:
    found = function(*args)
    with monkeypatch.context() as without:
        without.setattr(native, "ctc_loss", lambda *args: None)
        without.setattr(native, "ctc_gradient", lambda *args: None)
        return found, function(*args)


@pytest.mark.parametrize("reduction", ["none", "sum", "mean"])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("targets, ends, sizes", cases())
def test_compiled_and_array_functions(targets: Any, ends: list[int], sizes: list[int], dtype: str, reduction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    x, near = log_probs(7, 4, 5, dtype=dtype), 1e-5 if dtype == "float32" else 1e-12
    for zero_infinity in (False, True):
        given = targets, ends, sizes, 0, reduction, zero_infinity
        for layout in (x, np.asfortranarray(x), x[::-1, :, ::-1]):
            found, expected = both(monkeypatch, ctc.loss, layout, *given)
            np.testing.assert_allclose(found, expected, rtol=near, strict=True)
            found, expected = both(monkeypatch, ctc.gradient, layout[None], *given)
            np.testing.assert_allclose(found, expected, rtol=near * 10, atol=near, strict=True)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf, -1000.0, 800.0])
def test_numbers_at_the_ends(value: float, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in np.ndindex(3, 2, 3):
        x = log_probs(3, 2, 3)
        x[place] = value
        given = np.array([[1, 2], [2, 2]]), [3, 3], [2, 2], 0, "none", False
        np.testing.assert_allclose(*both(monkeypatch, ctc.loss, x, *given), rtol=1e-12)
        np.testing.assert_allclose(*both(monkeypatch, ctc.gradient, x[None], *given), rtol=1e-9, atol=1e-300)


def test_what_cannot_be_said_has_no_gradient(monkeypatch: pytest.MonkeyPatch) -> None:
    x, given = log_probs(2, 2, 3), (np.array([[1, 1], [1, 2]]), [2, 2], [2, 2], 0)
    for found in both(monkeypatch, ctc.loss, x, *given, "none", False):
        assert found[0] == np.inf and np.isfinite(found[1])
    for found in both(monkeypatch, ctc.loss, x, *given, "none", True):
        assert found[0] == 0 and np.isfinite(found[1])
    for found in both(monkeypatch, ctc.gradient, x[None], *given, "mean", False):
        assert np.isnan(found[0, :, 0, :2]).all() and np.isfinite(found[0, :, 1]).all() and found[0, :, 1].any()
    for found in both(monkeypatch, ctc.gradient, x[None], *given, "mean", True):
        assert not found[0, :, 0].any() and found[0, :, 1].any()


@COMPILED
def test_any_number_of_threads_gives_the_same_bits() -> None:
    x, rng = log_probs(60, 40, 30, dtype="float32"), np.random.default_rng(1)
    given = rng.integers(1, 30, (40, 20)), tuple(rng.integers(1, 61, 40).tolist()), tuple(rng.integers(0, 21, 40).tolist()), 0, "none", False
    before, found = specgrad.get_num_threads(), []
    try:
        for threads in (1, 2, 3, 8):
            specgrad.set_num_threads(threads)
            found.append((native.ctc_loss(x, *given), native.ctc_gradient(x[None], *given)))
    finally:
        specgrad.set_num_threads(before)
    for loss, gradient in found[1:]:
        np.testing.assert_array_equal(loss, found[0][0])
        np.testing.assert_array_equal(gradient, found[0][1])


@COMPILED
def test_wrong_arguments_are_left_to_the_errors_of_array_functions() -> None:
    x, targets = log_probs(4, 2, 3), np.array([[1, 2], [1, 1]])
    assert native.ctc_loss(x, targets, (4, 4), (2, 2), 0, "none", False) is not None
    for wrong in [
        (x, targets, (4, 5), (2, 2), 0), (x, targets, (4, -1), (2, 2), 0), (x, targets, (4,), (2, 2), 0), (x, targets, (4, 4), (2, 3), 0),
        (x, targets, (4, 4), (2, -2), 0), (x, targets, (4, 4), (2, 2), 3), (x, targets, (4, 4), (2, 2), -1), (x, targets + 1, (4, 4), (2, 2), 0),
        (x, targets[:1], (4, 4), (2, 2), 0), (x, targets.ravel()[:3], (4, 4), (2, 2), 0), (x, -targets, (4, 4), (2, 2), 0), (x[0], targets, (4, 4), (2, 2), 0),
        (x, targets, (4, 4), (2, 2**64), 0), (x, targets[:, ::-1], (4, 4), (2, 2), 0), (x, targets, (4, "4"), (2, 2), 0),
    ]:  # fmt: skip
        assert native.ctc_loss(*wrong, "none", False) is None


def test_derivatives_of_the_third_order() -> None:
    x = specgrad.tensor(log_probs(4, 2, 3), requires_grad=True)
    along = specgrad.tensor(np.random.default_rng(0).normal(size=(4, 2, 3)))

    def slope(x: Any, order: int) -> Any:
        value = ctc_loss(x, specgrad.tensor([[1, 2], [1, 1]]), (4, 4), (2, 2), reduction="sum")
        for _ in range(order):
            (gradient,) = specgrad.autograd.grad(value, x, create_graph=True)
            value = (gradient * along).sum()
        return value

    step = 1e-4
    for order in (1, 2, 3):
        moved = [slope((x + by * step * along).detach().requires_grad_(), order - 1).item() for by in (-1, 1)]
        assert slope(x, order).item() == pytest.approx((moved[1] - moved[0]) / (2 * step), rel=1e-5)


def test_no_samples_and_no_steps() -> None:
    none = specgrad.zeros(3, 0, 4, requires_grad=True)
    loss = ctc_loss(none, specgrad.zeros(0, 2, dtype=specgrad.int64), (), (), reduction="sum")
    assert loss.item() == 0 and specgrad.autograd.grad(loss, none)[0].shape == (3, 0, 4)
    without = ctc_loss(specgrad.zeros(0, 2, 4), specgrad.tensor([[1], [1]]), (0, 0), (0, 1), reduction="none")
    assert without.tolist() == [0, math.inf]
