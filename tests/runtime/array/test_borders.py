"""Borders of an array's own elements: few lines and many, their corners, and their transpose."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
import specgrad.nn.functional as F
from specgrad.array.base import native

NUMPYS = {"reflect": "reflect", "replicate": "edge", "circular": "wrap"}
SHAPES: list[tuple[tuple[int, ...], list[tuple[int, int]]]] = [
    ((2, 3, 20), [(1, 2)]),
    ((2, 3, 20), [(19, 12)]),
    ((2, 3, 20), [(0, 1)]),
    ((2, 3, 12, 20), [(2, 3), (4, 1)]),
    ((2, 3, 12, 20), [(11, 9), (0, 0)]),
    ((1, 2, 5, 6, 7), [(1, 2), (4, 3), (6, 5)]),
    ((1, 1, 1, 9), [(0, 0), (3, 4)]),
]


@pytest.mark.parametrize("mode", NUMPYS)
@pytest.mark.parametrize(("shape", "sides"), SHAPES, ids=str)
def test_borders_and_their_transpose(shape: tuple[int, ...], sides: list[tuple[int, int]], mode: str) -> None:
    random = np.random.default_rng(7)
    whole: Any = [*((0, 0) for _ in range(len(shape) - len(sides))), *sides]
    pad = [n for pair in reversed(sides) for n in pair]
    for dtype in (np.float64, np.float16):
        numbers = random.integers(-4, 5, shape).astype(dtype)
        x = sg.tensor(numbers, requires_grad=True)
        out = F.pad(x, pad, mode=mode)
        np.testing.assert_array_equal(out.detach().numpy(), np.pad(numbers, whole, mode=NUMPYS[mode]))  # type: ignore[call-overload]
        above = random.integers(-3, 4, out.shape).astype(dtype)
        (found,) = sg.autograd.grad(out, x, sg.tensor(above))
        direction = random.integers(-2, 3, shape).astype(np.float64)
        along = np.pad(direction, whole, mode=NUMPYS[mode])  # type: ignore[call-overload]
        assert (found.double().numpy() * direction).sum() == (above * along).sum()


@pytest.mark.parametrize("dtype", [np.int8, np.float16, np.float32, np.float64, np.complex128, bool], ids=str)
def test_grids_of_places(dtype: type) -> None:
    """Rows of one element and of many, with places that run on, go back and stand; on any number of threads."""
    random, before = np.random.default_rng(3), sg.get_num_threads()
    try:
        for shape in ((5,), (40,), (2, 23), (3, 25), (4, 1), (3, 2, 60), (200, 70), (2, 3, 1, 9), (7, 3, 300)):
            x = (random.standard_normal(shape) * 9).astype(dtype)
            for count in (0, 1, 30, 31, 500):
                runs = [np.concatenate([random.integers(0, n, count % 7), np.arange(n), np.arange(n)[::-1]])[:count] for n in shape]
                sg.set_num_threads(1 + count % 3)
                np.testing.assert_array_equal(native.picked_grid(x, tuple(runs)), x[np.ix_(*runs)])
    finally:
        sg.set_num_threads(before)
    for wrong in (np.array([5]), np.array([-1]), np.array([0.0]), np.array([[0]]), [0]):
        assert native.picked_grid(np.ones((2, 5)), (np.array([0]), wrong)) is None
    assert native.picked_grid(np.ones((2, 5)), (np.array([0]),)) is None and native.picked_grid(np.ones((5, 2)).T, (np.array([0]),) * 2) is None


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_what_is_added_to_grids_of_places(dtype: type) -> None:
    """Places that run on, go back and stand, more or fewer than there are elements; on any number of threads."""
    random, before = np.random.default_rng(3), sg.get_num_threads()
    try:
        for shape in ((2, 23), (3, 25), (4, 1), (3, 2, 60), (20, 70), (2, 3, 1, 9), (7, 3, 300)):
            for count in (0, 1, 30, 31, 400):
                runs = [np.concatenate([random.integers(0, n, count % 7), np.arange(n), np.arange(n)[::-1]])[:count] for n in shape[1:]]
                places = (np.arange(shape[0]), *runs)
                x = random.integers(-9, 10, [len(of) for of in places]).astype(dtype)
                right = np.zeros(shape, dtype)
                np.add.at(right, np.ix_(*places), x)
                sg.set_num_threads(1 + count % 3)
                np.testing.assert_array_equal(native.spread_grid(x, places, shape), right)
    finally:
        sg.set_num_threads(before)
    x, first, second = np.ones((2, 2)), np.arange(2), np.array([0, 4])
    assert native.spread_grid(x, (first, second), (2, 5)) is not None
    for wrong in ((first[::-1].copy(), second), (first, second[:1]), (first, np.array([0, 5])), (first, second.astype(float)), (first,)):
        assert native.spread_grid(x, wrong, (2, 5)) is None
    assert (
        native.spread_grid(np.ones((2, 3))[:, ::2], (first, second), (2, 5)) is None
        and native.spread_grid(np.ones((2, 2), int), (first, second), (2, 5)) is None
    )


@pytest.mark.parametrize("mode", NUMPYS)
def test_without_compiled_code_borders_are_the_same(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    x, above = sg.randn(2, 3, 6, 7, requires_grad=True), sg.randn(2, 3, 9, 14)

    def computed() -> tuple[sg.Tensor, sg.Tensor]:
        out = F.pad(x, (5, 2, 0, 3), mode=mode)
        return out, sg.autograd.grad(out, x, above)[0]

    compiled = computed()
    for name in ("picked_grid", "spread_grid"):
        monkeypatch.setattr(native, name, lambda *given: None)
    plain = computed()
    assert plain[0].equal(compiled[0]) and sg.allclose(plain[1], compiled[1], atol=1e-6)
