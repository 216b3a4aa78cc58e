"""Borders of an array's own elements: few lines and many, their corners, and their transpose."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
import specgrad.nn.functional as F

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
