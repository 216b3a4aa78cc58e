"""`specgrad check` sees formulas that are right on paper and lose their digits in floating point."""

from __future__ import annotations

import mpmath
import pytest

from specgrad.codegen.paths import paths
from specgrad.codegen.proof.accuracy import derivatives_of, inaccurate, is_measurable
from specgrad.codegen.proof.exact import Exact
from specgrad.codegen.spec import load, loads

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


def found_in(name: str, old: str, new: str) -> list[str]:
    """What is inaccurate in an op of the package's spec, of which some text is another one."""
    text = paths().spec.read_text(encoding="utf-8")
    start = text.index(f"\n- name: {name}(")
    end = text.index("\n- ", start + 1)
    assert old in text[start:end]
    spec = loads(text[:start] + text[start:end].replace(old, new) + text[end:], "spec.yaml", paths().targets())
    return [problem.message for problem in inaccurate(spec, paths(), {name})]


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


@pytest.mark.parametrize(
    ("name", "formula", "other", "of"),
    [
        ("asinh", "grad / hypot(self, 1)", "grad * rsqrt(self * self + 1)", "self"),
        ("acosh", "(rsqrt(self.abs() - 1) * rsqrt(self.abs() + 1))", "rsqrt(self * self - 1)", "self"),
        ("div", "(self / other / other)", "(self / (other * other))", "other"),
        ("addcdiv", "tensor1 / tensor2 / tensor2", "tensor1 / (tensor2 * tensor2)", "tensor2"),
        ("atan2", "(other / length / length)", "other / (length * length)", "self"),
        ("sinc", "self.abs() < 0.25", "self.abs() < 0.001", "self"),
        ("nn.functional.logsigmoid", "sigmoid(-self)", "(1 - sigmoid(self))", "self"),
        ("log1p", "grad / (self.conj() + 1)", "grad * (-self.log1p()).exp()", "self"),
        ("tanh", "  accuracy: {self: absolute}\n", "", "self"),
        ("nn.functional.gelu", "minimum(maximum(self, -50), 50)", "self", "self"),
    ],
)
def test_a_gradient_formula_that_loses_digits_is_reported(name: str, formula: str, other: str, of: str) -> None:
    told = found_in(name, formula, other)
    assert told and all(f"the formula for {of!r} of {name} is inaccurate: in float" in message for message in told), told


def test_a_rule_of_forward_mode_that_loses_digits_is_reported() -> None:
    formula = "  self: grad * (self / result)\n"
    rule = "  result: self_t * self_p / sqrt(self_p * self_p + other_p * other_p) + other_t * (other_p / result)\n"
    (message,) = found_in("hypot", formula, formula + rule)
    assert "the forward-mode rule of 'result' of hypot, for 'self', is inaccurate" in message


def test_formulas_of_the_whole_spec_are_accurate() -> None:
    spec = load(paths().spec)
    ops = {op.name for op in spec if is_measurable(op)}
    assert sum(len(list(derivatives_of(op))) for op in spec if op.name in ops) > 110
    assert inaccurate(spec, paths(), ops) == []


def test_as_many_digits_as_an_expression_needs() -> None:
    """Cancellation, and terms too small to change a sum, are seen by the sizes of what is computed on the way."""
    (op,) = loads(ENTRY.format(forward="log(1 + self) + (tanh(self) - 1)", other="", more=""), "spec.yaml", paths().targets())
    exact = Exact(op.body, 1300)
    for x in (1e-300, 1e-30, 1.0, 40.0, 300.0):
        with mpmath.workprec(3000):
            true = mpmath.log1p(mpmath.mpf(x)) + mpmath.tanh(mpmath.mpf(x)) - 1
            assert abs(exact.value({"self": mpmath.mpf(x)}) / true - 1) < mpmath.ldexp(1, -100), x
