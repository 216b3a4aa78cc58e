"""Integers that C computes as int wrap around within an expression, as those that are stored do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad

FORWARDS = {
    "carries": "(self + other) < self",
    "halved": "(self + other) // 2",
    "chosen": "where(self == other, self + other, other) > self",
    "negated": "-self > other",
    "less": "self - other == other - self",
    "shifted": "shift_right(self * 2 + other, 1)",
}
ENTRY = """
- name: {name}(Tensor self, Tensor other) -> Tensor
  forward: {forward}
  dtypes: int
  non_differentiable: bits
  docs: X.
"""
SPEC = "".join(ENTRY.format(name=name, forward=forward) for name, forward in FORWARDS.items())


@pytest.fixture(scope="module")
def ops() -> dict[str, Any]:
    return {how: specgrad.define(SPEC, namespace=f"narrow_{how}", compile=how) for how in ("now", "never")}


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16", "int32", "int64"])
def test_compiled_ops_wrap_around_as_those_of_numpy_do(ops: dict[str, Any], dtype: str) -> None:
    ends = np.iinfo(dtype)
    values = np.array([ends.max, ends.max - 1, ends.min, ends.min + 1, 100, 1, 0], dtype=dtype)
    x, y = (specgrad.from_numpy(a.reshape(-1).copy()) for a in np.meshgrid(values, values))
    for name in FORWARDS:
        assert getattr(ops["now"], name)(x, y).tolist() == getattr(ops["never"], name)(x, y).tolist(), name


def test_a_sum_of_bytes_that_carries(ops: dict[str, Any]) -> None:
    x = specgrad.tensor([200, 100], dtype=specgrad.uint8)
    assert ops["now"].carries(x, x).tolist() == [True, False]
    assert ops["now"].halved(x, x).tolist() == [72, 100]
