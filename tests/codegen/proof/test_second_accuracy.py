"""`specgrad check` sees first derivatives that keep their digits, and lose them when they are differentiated once more."""

from __future__ import annotations

import pytest

from specgrad.codegen.paths import paths
from specgrad.codegen.proof.digits.accuracy import Truth
from specgrad.codegen.proof.digits.inaccurate import inaccurate
from specgrad.codegen.proof.digits.second import second_derivatives_of
from tests.codegen.proof.test_accuracy import beside_the_real_spec, found_in_each
from tests.the_spec import spec

DISTANCE = """
- group: mine
  about: Tests.

- name: distance(Tensor self, Tensor other) -> Tensor
  forward: hypot(self, other)
  self: grad * self / result
  other: grad * other / result
  domain: {{self: x != 0, other: x != 0}}
  special:
  - {{self: [0.0, 1.0], other: [2.0, 0.0], gives: {{self: [0.0, 1.0], other: [1.0, 0.0]}}}}
  dtypes: float
  {more}
  docs: A test.
"""
LENGTHS = "the formula for {of!r} of distance, differentiated for {by!r}, is inaccurate: in float64, at self="

FAULTS = [  # formulas of first derivatives that have all their digits
    ("nn.functional.silu", "grad * _silu_slope(self).conj()", "grad * (sigmoid(self) * (1 + self * sigmoid(-self)))"),
    ("nn.functional.logsigmoid", "grad * _logistic(-self)", "grad * sigmoid(-self)"),
    ("nn.functional.softplus", "grad * _logistic(self * beta)", "grad * sigmoid(self * beta)"),
    ("logaddexp", "grad * _logistic(self - other)", "grad * sigmoid(self - other)"),
    ("hypot", "grad * _share_of_length(self, other)", "grad * self / result"),
    ("nn.functional.tanhshrink", ", second: absolute", ""),
]


def of_distance(more: str = "") -> list[str]:
    return [problem.message for problem in inaccurate(beside_the_real_spec(DISTANCE.format(more=more)), paths())]


def test_a_formula_of_a_users_spec_whose_derivative_cancels() -> None:
    messages = of_distance()
    assert {message.partition("self=")[0] + "self=" for message in messages} >= {LENGTHS.format(of=name, by=name) for name in ("self", "other")}
    assert all("differentiated for" in message for message in messages)
    assert "100 are allowed; write what cancels as an op of its own, whose formulas keep its digits" in messages[0]


def test_an_entry_states_what_its_second_derivatives_may_lose() -> None:
    assert of_distance("accuracy: {second: none}") == []
    assert of_distance("accuracy: {self: none, other: none}") == []  # what a gradient may lose, its derivative may


@pytest.mark.slow
def test_faults_in_the_packages_own_formulas() -> None:
    messages = found_in_each(*FAULTS)
    for name, _, _ in FAULTS:
        assert any(m.startswith(f"the formula for 'self' of {name}, differentiated for 'self', is inaccurate: in float64") for m in messages[name]), name


def test_the_true_values_of_most_functions_are_known() -> None:
    known = {op.name for op in spec() for measured in second_derivatives_of(op) if Truth.known(measured) is not None}
    assert len(known) > 80
    assert {"exp", "div", "pow", "lgamma", "nn.functional.silu", "where", "hypot", "atan2"} <= known
