"""What a library's kernels write over is, bit for bit, what the function gives."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np
import pytest

import specgrad as sg

SPEC = """
- name: turn(Tensor self, Tensor other, *, Scalar lr) -> (Tensor new_other, Tensor new_self)
  forward:
    new_other: other + lr * cos(self)
    new_self: self + sin(other) * new_other
  updates: [other, self]
  non_differentiable: a step
  samples:
  - {self: [3], other: [3], lr: 0.5}
  dtypes: [float]
  docs: Turns both.

- name: deep(Tensor self, Tensor other) -> (Tensor new_other, Tensor new_self)
  forward:
    new_other: exp(tanh(exp(self))) + other
    new_self: log1p(exp(tanh(other))) + self ** 3
  updates: [other, self]
  non_differentiable: a step
  dtypes: [float]
  docs: Functions of functions.
"""


@pytest.fixture(scope="module")
def steps() -> Iterator[SimpleNamespace]:
    yield sg.define(SPEC, namespace="steps", compile="now")


@pytest.mark.parametrize("name", ["turn", "deep"])
@pytest.mark.parametrize("far", [1, 1e4], ids=["near", "far"])
@pytest.mark.parametrize("dtype", [sg.float64, sg.float32, sg.bfloat16, sg.float16], ids=str)
def test_in_place_is_the_function(steps: SimpleNamespace, dtype: sg.dtype, far: float, name: str) -> None:
    """Arguments that a kernel computes again, far from zero, are read after others were written: blocks, rests and threads."""
    rng = np.random.default_rng(0)
    arguments = {"lr": 0.5} if name == "turn" else {}
    for count in (1, 5, 1000, 300_001):
        one, other = (sg.tensor(rng.standard_normal(count) * np.where(rng.random(count) < 0.01, far, 1)).to(dtype) for _ in range(2))
        expected = getattr(steps, name)(one, other, **arguments)
        new_one, new_other = one.clone(), other.clone()
        results = getattr(steps, f"{name}_")(new_one, new_other, **arguments)
        assert results[0] is new_other and results[1] is new_one
        for value, found in zip(expected, results):
            assert value.numpy().tobytes() == found.numpy().tobytes(), (count, dtype)
