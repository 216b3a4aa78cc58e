"""`specgrad check` sees formulas that are right on paper and lose their digits in floating point."""

from __future__ import annotations

import pytest

from specgrad.codegen.accuracy import inaccurate
from specgrad.codegen.paths import paths
from specgrad.codegen.spec import loads

ENTRY = """
- group: arithmetic
  about: Tests.

- name: tried(Tensor self{other}) -> Tensor
  forward: {forward}
  non_differentiable: a test
  dtypes: float
  {more}
  docs: A test.
"""


def found(forward: str, other: str = "", more: str = "") -> list[str]:
    spec = loads(ENTRY.format(forward=forward, other=other, more=more), "spec.yaml", paths().targets())
    return [problem.message for problem in inaccurate(spec, paths())]


@pytest.mark.parametrize(
    ("forward", "other"),
    [
        ("log(1 + self)", ""),
        ("exp(self) - 1", ""),
        ("log(self + sqrt(self * self - 1))", ""),
        ("log(self + sqrt(self * self + 1))", ""),
        ("0.5 * log((1 + self) / (1 - self))", ""),
        ("0.5 * self * (1 + tanh(0.7978845608 * (self + 0.044715 * self * self * self)))", ""),
        ("1 - cos(self)", ""),
        ("sqrt(self * self + other * other)", ", Tensor other"),
        ("log(exp(self) + exp(other))", ", Tensor other"),
        ("1 / (1 + exp(-self))", ""),
        ("1 - erf(self)", ""),
    ],
)
def test_what_loses_digits_is_reported(forward: str, other: str) -> None:
    (*_, message) = found(forward, other)
    assert message.startswith("the forward of tried is inaccurate: in float") and "where 4 are allowed" in message


@pytest.mark.parametrize(
    ("forward", "other"),
    [
        ("log1p(self)", ""),
        ("self - 2 * other", ", Tensor other"),
        ("self / (1 + abs(self))", ""),
        ("self * sigmoid(self)", ""),
        ("where(self > 0, self, expm1(self))", ""),
        ("maximum(self, other) + log1p(exp(-abs(self - other)))", ", Tensor other"),
    ],
)
def test_what_keeps_them_is_not(forward: str, other: str) -> None:
    assert found(forward, other) == []


def test_towers_of_exponentials_take_no_time() -> None:
    assert found("exp(exp(exp(self)))", more="accuracy: 16") == []


def test_an_entry_states_a_looser_bound() -> None:
    assert found("self - tanh(self)", more="accuracy: absolute") == []
    assert found("exp(self) * exp(self) * exp(self)", more="accuracy: 0.5")
    assert found("exp(self) * exp(self) * exp(self)", more="accuracy: 4") == []
