"""Foreign formulas held against this project's forwards."""

from __future__ import annotations

import pytest

from specgrad.codegen.foreign.trial import PROVEN, UNDECIDED, WRONG
from specgrad.codegen.problems import SpecError

from .corpus import RIGHT, checked, only


def test_right_formulas_are_proven() -> None:
    found = checked(RIGHT).verdicts
    assert [v.formula.title for v in found if v.outcome != PROVEN] == ["unbind.int self [AutogradNestedTensor]"]
    assert found[-1].reason == "for another backend"


def test_each_formula_times_1_001_is_refused() -> None:
    found = [v for v in checked(RIGHT, 1.001).verdicts if v.outcome == PROVEN]
    assert [v.formula.text for v in found] == ["non_differentiable"]


WRONG_ONES = [
    ("sin(Tensor self) -> Tensor", "self", "-grad * self.cos().conj()", "the sign is wrong"),
    ("sin(Tensor self) -> Tensor", "self", "grad * self.cos()", "in a random direction"),  # for complex numbers
    ("exp(Tensor self) -> Tensor", "self", "grad * 1.0001 * result.conj()", "differences give"),
    ("mul.Tensor(Tensor self, Tensor other) -> Tensor", "other", "grad * other.conj()", "the gradient of 'other'"),
    (
        "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        "self",
        "sum_backward(grad, self.sym_sizes(), dim, keepdim) * 2",
        "gives",
    ),
    ("floor(Tensor self) -> Tensor", "self", "grad", "differences give"),
    ("mul.Tensor(Tensor self, Tensor other) -> Tensor", "self", "grad * other.conj()", "the gradient of 'self' is complex, the input real"),
    ("mul.Tensor(Tensor self, Tensor other) -> Tensor", "other", "mul_tensor_backward(grad, self, self.scalar_type())", "the gradient of 'other'"),
    ("norm.Scalar(Tensor self, Scalar p=2) -> Tensor", "self", "norm_backward(self, grad, p, result)", "the gradient of 'self'"),
    (
        "mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        "self",
        "mean_backward(grad, self.sym_sizes(), dim, result.sym_numel(), keepdim)",
        "the gradient of 'self'",
    ),
]


@pytest.mark.parametrize(("schema", "name", "formula", "message"), WRONG_ONES)
def test_wrong_formulas_are_refused(schema: str, name: str, formula: str, message: str) -> None:
    verdict = only(f"- name: {schema}\n  {name}: {formula}\n")
    assert verdict.outcome == WRONG
    assert message in verdict.detail
    assert verdict.case is not None and verdict.case["args"]


def test_a_function_that_takes_no_complex_numbers_is_not_called_with_them() -> None:
    verdict = only("- name: abs(Tensor self) -> Tensor\n  self: grad * self.sign()\n")
    assert (verdict.outcome, verdict.detail) == (UNDECIDED, "TypeError: sign takes no complex numbers")


def test_a_question_that_has_one_answer_is_named() -> None:
    verdict = only(
        "- name: fmin(Tensor self, Tensor other) -> Tensor\n  self: grad.masked_fill((self <= other).logical_or_(other.isnan()).logical_not_(), 0)\n"
    )
    assert (verdict.outcome, verdict.one_sided) == (PROVEN, ("other.isnan() is always False",))


def test_a_sum_of_what_is_no_nan_is_tried_with_nans() -> None:
    text = """
- name: nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
  self: nansum_backward(grad.to(self.scalar_type()), self, dim, keepdim)
  result: at::where(self_p.isnan(), 1, self_t).sum(dim, keepdim, dtype)
"""
    gradient, tangent = checked(text).verdicts
    assert (gradient.outcome, tangent.outcome) == (PROVEN, WRONG)


def test_linear_is_refused_of_an_op_that_is_not() -> None:
    verdict = checked("- name: square(Tensor self) -> Tensor\n  self: grad * 2 * self.conj()\n  result: auto_linear\n").verdicts[1]
    assert verdict.outcome == WRONG


def test_modes_that_differ_at_a_tie() -> None:
    """Differences say nothing there, and both are derivatives from one side."""
    text = """
- name: fmax(Tensor self, Tensor other) -> Tensor
  self: grad.masked_fill(self < other, 0)
  other: grad.masked_fill(self >= other, 0)
  result: at::where(self_p > other_p, self_t, other_t)
"""
    found = checked(text).verdicts
    assert [v.outcome for v in found] == [PROVEN, PROVEN, WRONG]
    assert "forward mode gives" in found[2].detail
    assert checked(text.replace("self_p > other_p", "self_p >= other_p")).verdicts[2].outcome == PROVEN


def test_digits_that_float32_loses() -> None:
    text = "- name: asinh(Tensor self) -> Tensor\n  self: grad * {}.conj()\n  result: auto_element_wise\n"
    lost = checked(text.format("(self.pow(2) + 1).rsqrt()")).precision
    assert len(lost) == 1 and lost[0].given == 0.0 and lost[0].true > 0
    assert checked("- name: sin(Tensor self) -> Tensor\n  self: grad * self.cos().conj()\n  result: auto_element_wise\n").precision == ()


UNDECIDED_ONES = [
    ("sin(Tensor self) -> Tensor", "self", "grad * cosine_of(self)", "it calls what has no meaning here", "cosine_of"),
    ("sin(Tensor self) -> Tensor", "self", 'not_implemented("sin")', "declared as not implemented", ""),
    ("sin(Tensor self) -> Tensor", "self", "grad *", "not read", "expected an expression"),
    ("sine(Tensor self) -> Tensor", "self", "grad", "the op is not known here", "sine"),
    ("dice(Tensor self, Generator? generator=None) -> Tensor", "self", "zeros_like(grad)", "random numbers", ""),
    ("sin(Tensor self) -> Tensor", "self", "non_differentiable", "declared to have no derivative", ""),
    ("sin(Tensor self) -> Tensor", "self", "grad * elsewhere", "it cannot be computed on a sample", "elsewhere"),
    ("sin(Tensor self) -> Tensor", "self", "np.load(grad)", "it calls what has no meaning here", "load"),
    ("sin(Tensor self) -> Tensor", "self", "grad.__class__()", "it calls what has no meaning here", "__class__"),
    ("sin(Tensor self) -> Tensor", "self", '"%1000000000d" % 5 * grad', "it cannot be computed on a sample", "arithmetic with str"),
    ("sin(Tensor self) -> Tensor", "self", "grad + zeros({100000, 100000}, grad.options())", "it cannot be computed on a sample", "sizes beyond"),
    ("sin(Tensor self) -> Tensor", "self", "grad * std::vector<int>(999999999, 0).size()", "it cannot be computed on a sample", "sizes beyond"),
]


@pytest.mark.parametrize(("schema", "name", "formula", "reason", "detail"), UNDECIDED_ONES)
def test_what_is_not_decided_says_why(schema: str, name: str, formula: str, reason: str, detail: str) -> None:
    verdict = only(f"- name: {schema}\n  {name}: |\n    {formula}\n")
    assert (verdict.outcome, verdict.reason) == (UNDECIDED, reason)
    assert detail in verdict.detail


def test_a_condition_of_which_only_one_side_is_tried_is_named() -> None:
    verdict = only("- name: exp(Tensor self) -> Tensor\n  self: 'self.dim() < 9 ? grad * result.conj() : grad'\n")
    assert verdict.outcome == PROVEN
    assert verdict.one_sided == ("self.dim() < 9 is always True",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- self: grad\n", "an entry has a 'name:'"),
        ("- name: sin(Tensor self\n", "not a function schema"),
        ("- name: sin(Tensor self) -> Tensor\n  slef: grad\n", "sin has no 'slef', neither as a parameter nor as a result"),
        ("- sin\n", "an entry is a mapping"),
        ("- name: sin(Tensor self) -> Tensor\n  self: [grad]\n", "the formula of 'self' is a text"),
    ],
)
def test_mistakes_in_a_file_name_the_place(text: str, message: str) -> None:
    with pytest.raises(SpecError, match=rf"theirs\.yaml:\d+:\d+: .*{message}"):
        checked(text)
