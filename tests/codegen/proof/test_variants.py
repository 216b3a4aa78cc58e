"""What all samples of an op share, a formula may not rest on: `specgrad check` changes one thing at a time."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import numpy as np
import pytest

from specgrad.codegen.paths import paths
from specgrad.codegen.proof.evaluate import load_arrays
from specgrad.codegen.proof.variants import untried_texts, variants_of
from specgrad.codegen.prove import prove
from specgrad.codegen.spec import loads

WHERE = paths()
HEADER = "- imports: specgrad\n  namespace: mine\n  spec: 1\n\n"
Planted = Callable[[str, object], None]


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Planted:
    """Puts functions into the package of array functions."""
    arrays = import_module(f"{load_arrays(WHERE.array).__name__}.reduce")
    return lambda name, function: monkeypatch.setattr(arrays, name, function, raising=False)


def said(entry: str) -> list[str]:
    spec = loads(HEADER + entry, "ops.yaml")
    return [str(p) for p in prove(spec, WHERE).problems]


def op(signature: str, forward: str, formula: str, *more: str) -> str:
    lines = [f"- name: {signature} -> Tensor", f"  {forward}", f"  self: {formula}", *(f"  {line}" for line in more), "  dtypes: [float]", "  docs: An op."]
    return "\n".join(lines) + "\n"


LEAKY = ("leak(Tensor self, Scalar slope=0.25)", "forward: where(self > 0, self, self * slope)")
SUM = ("mine(Tensor self, int dim)", "call: reduce.mine")


@pytest.mark.parametrize(
    ("entry", "seen"),
    [
        (op(*LEAKY, "grad * where(self > 0, 1, 0.25)", "domain: {self: x != 0}"), "slope=0.4375"),  # a default, written as a number
        (op("most(Tensor self, int times)", "forward: self * times", "grad * 3", "samples: [{self: [3, 4], times: 3}]"), "times=0"),
        (op("hill(Tensor self)", "forward: self * self", "2 * grad * abs(self)", "domain: {self: 0 < x < 2}"), "numbers outside of the domain"),
        (op("cube(Tensor self)", "forward: self * self * self", "3 * grad * self", "samples: [{self: {data: [1.0, 0.0]}}]"), "other numbers"),
    ],
)
def test_a_formula_that_rests_on_what_samples_share(entry: str, seen: str) -> None:
    messages = [m for m in said(entry) if "the formula for 'self'" in m]
    assert len(messages) == 1 and "is wrong: " in messages[0] and messages[0].endswith(f"with float64 numbers, {seen}"), messages


SIZES = ("whole(Tensor self)", "call: reduce.mine")


@pytest.mark.parametrize(
    ("function", "formula", "samples", "seen"),
    [
        (lambda x: np.asarray(np.sum(x) / x.shape[-1]), "grad.expand(self.shape) / self.shape[0]", "[{self: [3, 3]}]", "dimension 0 made larger"),
        (lambda x: np.asarray(x * (1 + (x.ndim > 2))), "grad", "[{self: [3, 4]}]", "a dimension in front"),
        (lambda x: np.asarray(x * (1 + (x.size > 500))), "grad", "[{self: [3, 4]}]", "sizes of 3 made 499"),
        (lambda x: np.asarray(x * np.where(np.abs(x) > 8, 2, 1)), "grad", "[{self: [3, 4]}]", "larger numbers"),
    ],
)
def test_an_array_function_with_other_ways_for_other_shapes_and_numbers(planted: Planted, function: object, formula: str, samples: str, seen: str) -> None:
    planted("mine", function)
    messages = [m for m in said(op(*SIZES, formula, "result: auto_transpose", f"samples: {samples}")) if "the formula for 'self'" in m]
    assert len(messages) == 1 and messages[0].endswith(f"with float64 numbers, {seen}"), messages


def test_a_formula_that_raises_where_the_op_does_not(planted: Planted) -> None:
    planted("mine", lambda x, dim: np.asarray(np.sum(x, dim)))
    entry = op(*SUM, "grad.expand(self.shape)", "result: auto_linear", "samples: [{self: [3, 4], dim: 0}]")
    assert any("is wrong: it raises RuntimeError: The expanded size" in m and m.endswith("with float64 numbers, dim=1") for m in said(entry))
    allowed = entry.replace("  docs", "  errors: [{self: [3, 4], dim: 1, raises: The expanded size}]\n  docs")
    assert said(allowed) == []
    assert said(entry.replace("grad.expand(self.shape)", "grad.unsqueeze(dim).expand(self.shape)")) == []


def test_a_function_of_all_gradients_with_another_way_for_many_elements(planted: Planted) -> None:
    planted("mine", lambda x: np.asarray(x * x))
    planted("mine_backward", lambda grad, x, needs: np.asarray(2 * grad * x * (1 + (x.size > 500))))
    entry = op(*SIZES, "2 * grad * self", "result: 2 * self_t * self_p", "backward_call: reduce.mine_backward", "samples: [{self: [3, 4]}]")
    (message,) = said(entry)
    assert "the 'backward_call' of whole is wrong: for 'self' it gives other numbers than the formula, with float64 numbers, sizes of 3 made 499" in message


def test_an_array_function_that_gives_its_input_for_one_value_of_a_parameter(planted: Planted) -> None:
    planted("mine", lambda x, n: x if n == 1 else np.asarray(x * n))
    entry = op("times(Tensor self, int n)", "call: reduce.mine", "grad * n", "result: auto_linear", "samples: [{self: [3, 4], n: 3}]")
    (message,) = said(entry)
    assert message.startswith("ops.yaml:5:9: times is wrong: ") and "memory" in message and message.endswith("with float64 numbers, n=1"), message


def test_right_formulas_are_not_complained_of() -> None:
    assert said(op(*LEAKY, "grad * where(self > 0, 1, slope)", "domain: {self: x != 0}")) == []
    bell = op("bell(Tensor self, *, Scalar width=1)", "forward: exp(-(self / width) * (self / width))", "-2 * grad * (self * result).conj() / width**2")
    assert said(bell) == []  # at a width of 0, which is none, its formula is no number


def test_texts_are_tried_at_each_value(planted: Planted) -> None:
    planted("mine", lambda x, reduction: np.asarray(np.sum(x) if reduction == "sum" else np.mean(x)))
    entry = op("loss(Tensor self, str reduction='sum')", "call: reduce.mine", "grad.expand(self.shape)", "result: auto_linear", "samples: [{self: [3, 4]}]")
    (message,) = said(entry)
    assert message == "ops.yaml:5:9: all samples of loss give 'reduction' one value: what is wrong with another, nobody sees; add one with each of its values"
    wrong = entry.replace("[{self: [3, 4]}]", "[{self: [3, 4]}, {self: [3, 4], reduction: mean}]")
    assert any("the formula for 'self' of loss is wrong" in m for m in said(wrong))


def test_what_is_changed() -> None:
    entry = op("ring(Tensor self, int dim, bool keepdim=False)", "call: reduce.mine", "grad", "result: auto_linear", "samples: [{self: [3, 4], dim: 1}]")
    (ring,) = loads(HEADER + entry, "ops.yaml")
    assert [v.about for v in variants_of(ring)] == [
        *(f"dim={d}" for d in (0, 2, -1, -2, -3)),
        "keepdim=True",
        *(f"sizes of {size} made {other}" for size in (3, 4) for other in (size + 2, 1, 0)),
        "all sizes made 1",
        "a dimension in front",
        "two dimensions in front",
        "one dimension less",
        "sizes of 3 made 301",
        "sizes of 4 made 301",
        "larger numbers",
        "larger numbers",
        "no dimensions",
        "one dimension",
    ]
    assert list(untried_texts(ring)) == []


def test_a_result_whose_derivative_would_be_lost() -> None:
    entry = """\
- name: both(Tensor self) -> (Tensor first, Tensor second)
  forward: {first: self * self, second: sin(self)}
  output_differentiability: [True, False]
  self: 2 * grad * self
  dtypes: [float]
  docs: Two results.
"""
    assert said(entry) == [
        "ops.yaml:5:9: 'second' of both moves with the inputs, and has no derivative by 'output_differentiability': give it one, or say why there is none, "
        "as 'non_differentiable: a statistic' in the place of False"
    ]
    assert said(entry.replace("False]", "'non_differentiable: it only shows how far it went']")) == []
    assert said(entry.replace("second: sin(self)", "second: floor(self)")) == []
