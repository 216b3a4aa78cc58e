"""`specgrad check` sees formulas that are right on paper and lose their digits in floating point."""

from __future__ import annotations

import re

import mpmath
import numpy as np
import pytest

from specgrad.codegen.model.op import Spec
from specgrad.codegen.model.primitives import PRIMITIVES
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import make_plan
from specgrad.codegen.problems import Problem
from specgrad.codegen.proof.digits.accuracy import derivatives_of, is_measurable
from specgrad.codegen.proof.digits.exact import Exact
from specgrad.codegen.proof.digits.idioms import IDIOMS
from specgrad.codegen.proof.digits.inaccurate import FEW, inaccurate, inaccurate_by_op
from specgrad.codegen.proof.evaluate import Evaluator, load_arrays
from specgrad.codegen.spec import loads
from tests.effort import tries
from tests.made_once import made_once
from tests.the_spec import edited, spec

ENTRY = """
- group: arithmetic
  about: Tests.

- name: tried(Tensor self{other}) -> Tensor
  forward: {forward}
  non_differentiable: a test
  dtypes: {dtypes}
  {more}
  docs: A test.
"""


def found(forward: str, other: str = "", more: str = "", dtypes: str = "float") -> list[str]:
    spec = loads(ENTRY.format(forward=forward, other=other, more=more, dtypes=dtypes), "spec.yaml", paths().targets())
    return [problem.message for problem in inaccurate(spec, paths())]


def found_in(name: str, old: str, new: str) -> list[str]:
    """What is inaccurate in an op of the package's spec, in whose entry some text is another one."""
    return found_in_each((name, old, new))[name]


def found_in_each(*changes: tuple[str, str, str]) -> dict[str, list[str]]:
    """The same of several ops at once, by their names: to read the spec takes longer than to measure a formula."""
    text = paths().spec.read_text(encoding="utf-8")
    for name, old, new in changes:
        start = text.index(f"\n- name: {name}(")
        end = text.index("\n- ", start + 1)
        assert old in text[start:end]
        text = text[:start] + text[start:end].replace(old, new) + text[end:]
    names = [name for name, _, _ in changes]
    return by_name(inaccurate(edited(text, "spec.yaml"), paths(), set(names)), names)


def beside_the_real_spec(entries: str) -> Spec:
    """A spec whose formulas may call the ops of the real one."""
    return loads(f"- imports: specgrad\n  namespace: mine\n{entries}", "spec.yaml", paths().targets())


def by_name(found: list[Problem], names: list[str]) -> dict[str, list[str]]:
    told = {name: [p.message for p in found if re.search(f" of {re.escape(name)}( is|,) ", p.message)] for name in names}
    assert sum(map(len, told.values())) == len(found)
    return told


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


LOSSES = [
    ("asinh", "grad / hypot(self, 1)", "grad * rsqrt(self * self + 1)", "self"),
    ("acosh", "(rsqrt(self.abs() - 1) * rsqrt(self.abs() + 1))", "rsqrt(self * self - 1)", "self"),
    ("div", "(self / other / other)", "(self / (other * other))", "other"),
    ("addcdiv", "tensor1 / tensor2 / tensor2", "tensor1 / (tensor2 * tensor2)", "tensor2"),
    ("atan2", "(other / length / length)", "other / (length * length)", "self"),
    ("sinc", "self.abs() < 0.25", "self.abs() < 0.001", "self"),
    ("nn.functional.logsigmoid", "_logistic(-self)", "(1 - sigmoid(self))", "self"),
    ("log1p", "grad / (self.conj() + 1)", "grad * (-self.log1p()).exp()", "self"),
    ("tanh", "  accuracy: {self: absolute}", "  ", "self"),
    ("asin", "(rsqrt(1 - self) * rsqrt(1 + self)).conj()", "rsqrt(1 - self * self).conj()", "self"),
    ("acos", "(rsqrt(1 - self) * rsqrt(1 + self)).conj()", "rsqrt(1 - self * self).conj()", "self"),
    ("atan", "grad / (1 + 1j * self).conj() / (1 - 1j * self).conj()", "grad / (1 + self * self).conj()", "self"),
    ("atanh", "grad / (1 - self).conj() / (1 + self).conj()", "grad / (1 - self * self).conj()", "self"),
    ("angle", "grad * self.sgn() * 1j / self.abs()", "grad * self * 1j / (self.abs() * self.abs())", "self"),
    ("nn.functional.softsign", "(self / size).conj() * grad) / size", "self.conj() * grad) / (size * size)", "self"),
]


@made_once
def told_of_losses() -> dict[str, list[str]]:
    assert len(LOSSES) <= FEW, "complex numbers are tried as well"
    return found_in_each(*(row[:3] for row in LOSSES))


@pytest.mark.parametrize(("name", "of"), [(name, of) for name, _, _, of in LOSSES])
def test_a_gradient_formula_that_loses_digits_is_reported(name: str, of: str) -> None:
    told = told_of_losses()[name]
    assert told and all(f"the formula for {of!r} of {name} is inaccurate: in " in message for message in told), told


def test_a_rule_of_forward_mode_that_loses_digits_is_reported() -> None:
    formula = "  self: grad * _share_of_length(self, other)\n"
    rule = "  result: self_t * self_p / sqrt(self_p * self_p + other_p * other_p) + other_t * (other_p / result)\n"
    (message,) = found_in("hypot", formula, formula + rule)
    assert "the forward-mode rule of 'result' of hypot, for 'self', is inaccurate" in message


SOFTPLUS = """
- name: {name}(Tensor self, Tensor other, Tensor mask) -> Tensor
  forward: where(mask, maximum(self, 0) + log1p(exp(-abs(self))), other)
  {formulas}
  mask: non_differentiable
  dtypes: float
  domain: {{self: x != 0}}
  samples: [{{self: [3, 4], other: [3, 4], mask: {{shape: [3, 4], holds: bools}}}}]
  docs: The logarithm of 1 plus the exponential, where a mask says so.
"""
OVERFLOWS = "where(mask, grad * exp(self) / (1 + exp(self)), 0)"


def test_complex_functions_are_numbers_where_the_truth_is_one() -> None:
    told = found("1 / (1 + exp(-self))", more="accuracy: 64", dtypes="complex")
    assert told and "in complex64" in told[0] and "nan" in told[0]
    assert found("self * sigmoid(self)", dtypes="complex") == []


def test_complex_results_of_real_numbers() -> None:
    assert any(
        "the forward of tried is inaccurate: in float32, at" in message for message in found("complex(log(1 + self), self)", dtypes="[float32, float64]")
    )
    (message,) = found_in("polar", "  abs: auto\n", "  abs: _real_part(grad.conj() * result) / abs\n")
    assert message.startswith("the formula for 'abs' of polar is inaccurate: in float32, at abs=0.0, angle="), message
    (*_, message) = found_in("polar", "  angle: auto\n", "  angle: auto\n  result: abs_t * result / abs_p + angle_t * result * 1j\n")
    assert message.startswith("the forward-mode rule of 'result' of polar, for 'abs', is inaccurate: in float32, at abs="), message


def test_mantissas_and_exponents() -> None:
    (message,) = found_in("frexp", "  self: auto\n", "  self: grad * mantissa / self\n")
    assert message.startswith("the formula for 'self' of frexp, in what it makes of the gradient of 'mantissa', is inaccurate: in float32, at"), message


def test_formulas_of_a_whole_spec() -> None:
    """With nothing asked for by name; `make check` says that those of the real spec are accurate.

    The two overflow where the forward does not: a formula of its own, and one of several, beside a mask.
    """
    ops = [op for op in spec() if is_measurable(op) or is_measurable(op, "c")]
    assert sum(len(list(derivatives_of(op))) for op in ops) > 220
    alone = f"self: {OVERFLOWS}\n  other: where(mask, 0, grad)"
    together = f"self, other: ({OVERFLOWS}, where(mask, 0, grad))\n  result: where(mask, self_t * sigmoid(self_p), other_t)"
    entries = SOFTPLUS.format(name="alone", formulas=alone) + SOFTPLUS.format(name="together", formulas=together)
    told = [problem.message for problem in inaccurate(beside_the_real_spec(entries), paths())]
    assert [message.split(" is ")[0] for message in told] == ["the formula for 'self' of alone", "the formula for 'self' of together"]
    what = "gives nan for 1.0, wrong by more than the largest number, where 4 are allowed: a number on the way is too large or too small for float32"
    assert all("inaccurate: in float32, at self=" in message and what in message for message in told), told


def test_complex_formulas_of_the_spec_are_accurate() -> None:
    complex_ones = [op for op in spec() if is_measurable(op, "c")]
    for first in range(0, tries(1, len(complex_ones) // FEW + 1) * FEW, FEW):
        assert inaccurate(spec(), paths(), {op.name for op in complex_ones[first : first + FEW]}) == []


def entry_of_auto(name: str) -> str:
    """An op that is one primitive, and derived by `auto`."""
    primitive = PRIMITIVES[name]
    inputs = ["self", "other"][: primitive.arity]
    rules = [f"{x}: {'zero' if partial == '0' else 'auto'}" for x, partial in zip(inputs, primitive.partials or ())]
    dtypes = [] if "c" in primitive.classes and primitive.holomorphic else ["dtypes: float"]
    lines = [f"forward: {name}({', '.join(inputs)})", *rules, *dtypes, "docs: A test."]
    return f"- name: of_{name}({', '.join(f'Tensor {x}' for x in inputs)}) -> Tensor\n" + "".join(f"  {line}\n" for line in lines)


def test_auto_loses_no_digits() -> None:
    """What is derived by rule needs no `accuracy` in the entry: of every smooth primitive, of real numbers and of complex ones."""
    other = ("pow", "polygamma", "where", "complex", "frexp_mantissa")  # an exponent, an order, a choice; and what has tests of its own
    smooth = [p.name for p in PRIMITIVES.values() if p.partials and p.result == "same" and p.name not in other and set(p.partials) - {"0"}]
    assert {"tanh", "sigmoid", "asinh", "atan", "expm1", "log10", "atan2"} <= set(smooth)
    tried = beside_the_real_spec("\n".join(map(entry_of_auto, smooth)))
    told = inaccurate_by_op(tried, paths(), list(tried), make_plan(tried), complex_too=True)
    assert {name: problems for name, problems in told.items() if problems} == {}


@pytest.mark.parametrize(("lossy", "precise"), IDIOMS, ids=[lossy for lossy, _ in IDIOMS])
def test_what_to_write_for_what_loses_digits(lossy: str, precise: str) -> None:
    lossy, precise = (re.sub(r"\by\b", "other", re.sub(r"\bx\b", "self", text)) for text in (lossy, precise))
    other = ", Tensor other" if "other" in lossy else ""
    told = found(lossy, other)
    assert told and f"; write '{precise}' for '" in told[0]
    assert found(precise, other) == []


ADVICE = {
    "gate": ("forward: 1 / (1 + exp(-self * 2))\n  self: auto", ["write 'sigmoid(self * 2)' for '1 / (1 + exp(-self * 2))' in the forward"]),
    "slope": (
        "forward: maximum(self, 0) + log1p(exp(-abs(self)))\n  self: grad * exp(self) / (1 + exp(self))",
        ["write 'grad * sigmoid(self)' for 'grad * exp(self) / (1 + exp(self))'"],
    ),
    "bend": (
        "forward: tanh(self)\n  self: grad * (1 - result * result)",
        ["write 'auto'; or, where such an error is small enough, write 'accuracy: {self: absolute}'"],
    ),
    "soft_sign": ("forward: self / (1 + abs(self))\n  self: auto", ["where such an error is small enough, write 'accuracy: {self: absolute}'"]),
    "stated": ("forward: self / (1 + abs(self))\n  self: auto\n  accuracy: {self: absolute}", []),
}


def test_what_to_write_for_a_gradient_that_loses_digits() -> None:
    entries = (f"- name: {name}(Tensor self) -> Tensor\n  {lines}\n  dtypes: float\n  docs: A test.\n" for name, (lines, _) in ADVICE.items())
    told = by_name(inaccurate(beside_the_real_spec("\n".join(entries)), paths()), list(ADVICE))
    for name, (_, expected) in ADVICE.items():
        assert len(told[name]) == len(expected), told[name]
        assert all(words in message for words, message in zip(expected, told[name])), told[name]


def test_as_many_digits_as_an_expression_needs() -> None:
    """Cancellation, and terms too small to change a sum, are seen by the sizes of what is computed on the way."""
    (op,) = loads(ENTRY.format(forward="log(1 + self) + (tanh(self) - 1)", other="", more="", dtypes="float"), "spec.yaml", paths().targets())
    exact = Exact(op.body, 1300)
    for x in (1e-300, 1e-30, 1.0, 40.0, 300.0):
        with mpmath.workprec(3000):
            true = mpmath.log1p(mpmath.mpf(x)) + mpmath.tanh(mpmath.mpf(x)) - 1
            assert abs(exact.value({"self": mpmath.mpf(x)}) / true - 1) < mpmath.ldexp(1, -100), x


ROWS = """
- name: {name}(Tensor self, int dim) -> Tensor
  forward: {forward}
  self: {formula}
  result: auto_transpose
  {more}
  samples: [{{self: [3, 4], dim: 1}}]
  dtypes: float
  docs: A test.
"""
STABLE = "exp(self - row_max(self)) / row_sum(exp(self - row_max(self)))"
SOFTMAX = "result * (grad - (grad * result).sum(dim, True))"


ALONG = {
    "first_along": ("exp(self) / row_sum(exp(self))", SOFTMAX, "the forward of first_along is inaccurate: in float32, along the row self=["),
    "right_along": (STABLE, SOFTMAX, ""),
    "wrong_along": (
        STABLE,
        "result * (grad * exp(self) - (grad * exp(self) * result).sum(dim, True)) / exp(self)",
        "the formula for 'self' of wrong_along is inaccurate",
    ),
}


def told_of(entries: dict[str, str]) -> dict[str, list[str]]:
    """What is inaccurate in entries that call ops of the real spec, by the names of their ops."""
    return by_name(inaccurate(beside_the_real_spec("".join(entries.values())), paths(), set(entries)), list(entries))


@made_once
def told_along() -> dict[str, list[str]]:
    more = "accuracy: {self: absolute}"
    return told_of({name: ROWS.format(name=name, forward=forward, formula=formula, more=more) for name, (forward, formula, _) in ALONG.items()})


@pytest.mark.parametrize("name", ALONG)
def test_forwards_along_rows(name: str) -> None:
    told, what = told_along()[name], ALONG[name][-1]
    assert len(told) == bool(what) and all(what in message and "gives" in message for message in told), told


# ---- several results

SEVERAL = """
- name: {name}(Tensor self) -> (Tensor soft, Tensor wave)
  forward:
    soft: {soft}
    wave: {wave}
  self: {self}
  {tangents}
  dtypes: float
  docs: A test.
"""
RIGHT = {"soft": "maximum(self, 0) + log1p(exp(-abs(self)))", "wave": "sin(self)", "self": "grads[0] * sigmoid(self) + grads[1] * cos(self)", "tangents": ""}
FRACTION = "exp({x}) / (1 + exp({x}))"
OF_SEVERAL: dict[str, tuple[dict[str, str], str]] = {
    "right": ({}, ""),
    "wrong_soft": ({"soft": "log(1 + exp(self))"}, "the forward of 'soft' of wrong_soft is inaccurate: in float"),
    "wrong_wave": ({"wave": "sin(self) + 1 - 1"}, "the forward of 'wave' of wrong_wave is inaccurate: in float"),
    "wrong_first": (
        {"self": f"grads[0] * {FRACTION.format(x='self')} + grads[1] * cos(self)"},
        "the formula for 'self' of wrong_first, in what it makes of the gradient of 'soft', is inaccurate: in float",
    ),
    "wrong_second": (
        {"self": "grads[0] * sigmoid(self) + grads[1] * (cos(self) + 1000 - 1000)"},
        "the formula for 'self' of wrong_second, in what it makes of the gradient of 'wave', is inaccurate: in float",
    ),
    "wrong_tangent": (
        {"tangents": f"soft: self_t * {FRACTION.format(x='self_p')}\n  wave: self_t * cos(self_p)"},
        "the forward-mode rule of 'soft' of wrong_tangent, for 'self', is inaccurate: in float",
    ),
}


@made_once
def told_of_several() -> dict[str, list[str]]:
    return told_of({name: SEVERAL.format(name=name, **RIGHT | wrong) for name, (wrong, _) in OF_SEVERAL.items()})


@pytest.mark.parametrize("name", OF_SEVERAL)
def test_each_of_several_results_is_held_against_its_true_values(name: str) -> None:
    told, said = told_of_several()[name], OF_SEVERAL[name][1]
    assert told[0].startswith(said) if said else not told, told


SINGULAR = {
    "_polar_parts": "(Tensor self, Tensor other) -> (Tensor size, Tensor angle)\n  forward:\n    size: hypot(self, other)\n    angle: atan2(other, self)\n"
    "  self: auto\n  other: auto\n",
    "_logarithm_too": "(Tensor self) -> (Tensor one, Tensor two)\n  forward: {one: log(self), two: self * 2}\n  self: auto\n  domain: {self: x > 0}\n",
    "_root_too": "(Tensor self) -> (Tensor one, Tensor two)\n  forward: {one: rsqrt(self * 3), two: cos(self)}\n  self: auto\n  domain: {self: x > 0}\n",
    "_complex_log": "(Tensor self) -> Tensor\n  forward: complex(log(self * 2), self)\n  self: auto\n  domain: {self: x > 0}\n",
}


def test_a_result_without_a_derivative_at_a_point_makes_those_beside_it_not_inaccurate() -> None:
    """A gradient of zero, times an infinite derivative, is NaN: that of the logarithm where only the other result is asked for."""
    told = told_of({name: f"- name: {name}{rest}" for name, rest in SINGULAR.items()})
    assert told == {name: [] for name in SINGULAR}


def test_a_gradient_of_zero_gives_zero_where_the_derivative_is_a_quotient_too_large_for_a_number() -> None:
    spec = beside_the_real_spec(f"- name: _polar_parts{SINGULAR['_polar_parts']}")
    evaluator = Evaluator(spec.vocabulary(), load_arrays(paths().array))
    tiny = np.array([1.0e-45], np.float32)
    for gradient in spec.op("_polar_parts").gradients:
        scope = {"self": tiny, "other": tiny, "size": np.hypot(tiny, tiny), "grads": [np.ones_like(tiny), np.zeros_like(tiny)]}
        assert gradient.expr is not None
        with np.errstate(all="ignore"):
            assert evaluator.value(gradient.expr, scope | {"angle": np.arctan2(tiny, tiny)}) == [1.0], "of a number of one digit"
