"""Rows that are scaled down to a norm: any order, and numbers whose powers are too large for their dtype."""

from __future__ import annotations

import math

import pytest

import specgrad as sg
from specgrad.nn import functional as F

ORDERS = [0.5, 1.0, 2.0, 3.0, math.inf]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(("dtype", "value"), [(sg.float16, 300.0), (sg.bfloat16, 300.0), (sg.float32, 1e30), (sg.float64, 1e200)])
def test_rows_have_the_norm_that_was_asked_for(order: float, dtype: sg.dtype, value: float) -> None:
    expected = 1 if order == math.inf else 4 ** (-1 / order)  # of each of four equal elements
    table = sg.full((3, 4), value, dtype=dtype)
    looked_up = F.embedding(sg.tensor([0, 2]), table, max_norm=1.0, norm_type=order)
    assert looked_up.double().flatten().tolist() == pytest.approx([expected] * 8, rel=5e-3)
    assert table[1].tolist() == sg.full((4,), value, dtype=dtype).tolist()
    bags = F.embedding_bag(sg.tensor([[1]]), table, max_norm=1.0, norm_type=order)
    assert bags.double().flatten().tolist() == pytest.approx([expected] * 4, rel=5e-3)
    scaled = sg.renorm(sg.full((3, 4), value, dtype=dtype), order, 0, 1.0)
    assert scaled.double().flatten().tolist() == pytest.approx([expected] * 12, rel=5e-3)


def test_thousands_of_halves_are_summed_as_float32() -> None:
    table = sg.full((1, 5000), 1.0, dtype=sg.float16)
    looked_up = F.embedding(sg.tensor([0]), table, max_norm=1.0, norm_type=1.0)
    assert looked_up.double().flatten().tolist() == pytest.approx([1 / 5000] * 5000, rel=1e-2)
