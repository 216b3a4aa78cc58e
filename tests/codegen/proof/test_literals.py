"""The numbers that stand in the texts of an op, at which `specgrad check` and `specgrad verify` try it."""

from __future__ import annotations

from typing import Any

import pytest

from specgrad.codegen.paths import paths
from specgrad.codegen.proof.literals import beside, literals_of, of_function, words_of
from specgrad.codegen.proof.variants import variants_of
from specgrad.codegen.prove import prove
from specgrad.codegen.spec import loads

HEADER = "- imports: specgrad\n  namespace: mine\n  spec: 1\n\n"
LIMIT = 57.0


def helper(x: Any) -> Any:
    return x > LIMIT


class Rule:
    @staticmethod
    def backward(x: Any) -> Any:
        return x * 91


def tried(x: Any, most: float = 33.5) -> Any:
    def inner(y: Any) -> Any:
        return y + -41

    return inner(x) if helper(x) or len(x) in (7, 12) else Rule.backward(x) + most


def test_those_of_a_function_its_helpers_and_its_module() -> None:
    assert {-41.0, 7.0, 12.0, 33.5, 57.0, 91.0} <= set(of_function(tried))
    assert not set(of_function(len)) and set(of_function(lambda x: x * 1e300 + True)) == set()


def test_those_of_expressions_and_bodies_of_c() -> None:
    entry = """\
- name: bend(Tensor self) -> Tensor
  c: |
    result = self > 57 ? 1.5e1 * self : self; /* 99 */
    if (self < -3.25) result = x2[8];
  cuda: "result = self - 21.5f;"
  numpy: np.where(self == -6, self, self * 4)
  self: grad * where(self > 0.75, 11, 2)
  docs: A bend.
"""
    (bend,) = loads(HEADER + entry, "ops.yaml")
    assert literals_of(bend, lambda target: None) == (-21.5, -6.0, -3.25, 0.75, 2.0, 3.25, 4.0, 6.0, 8.0, 11.0, 15.0, 21.5, 57.0)
    assert beside([57.0, 0.0, 0.25]) == (57.0, 56.9375, 57.0625, 0.0, -0.0625, 0.0625, 0.25, 0.1875, 0.3125)


def test_variants_at_them() -> None:
    keys = "call: reduce.f\n  self: grad\n  result: auto_linear\n  samples: [{self: [3, 4], n: 2}]\n  docs: An op."
    entry = f"- name: f(Tensor self, int n, Scalar s=1) -> Tensor\n  {keys}\n"
    (op,) = loads(HEADER + entry, "ops.yaml")
    plain = {v.about for v in variants_of(op)}
    more = {v.about: v for v in variants_of(op, (1.0, 5.0, 9.0))}
    assert set(more) - plain == {
        *(f"n={n}" for n in (4, 5, 6, 8, 9, 10)),
        *(f"s={s}" for s in (5.0, 4.9375, 5.0625, 9.0, 8.9375, 9.0625)),
        *(f"sizes of {size} made {n}" for size in (3, 4) for n in (8, 9, 10)),
        "three dimensions in front",
        *(f"numbers {which}" for which in ("that stand in its text", "just below those of its text", "just above those of its text")),
    }
    assert more["numbers just below those of its text"].places == (4.9375, 8.9375)


def test_a_right_formula_at_a_kink() -> None:
    entry = "- name: bend(Tensor self) -> Tensor\n  forward: where(self > 57, 57 + 3 * (self - 57), self)\n  self: grad * where(self > 57, 3, 1)\n"
    assert [str(p) for p in prove(loads(HEADER + entry + "  dtypes: [float]\n  docs: An op.\n", "ops.yaml"), paths()).problems] == []


@pytest.mark.parametrize(
    ("body", "formula", "seen"),
    [
        ("where(self > 57, 57 + 3 * (self - 57), self)", "grad + 0", "numbers that stand in its text, and beside them"),
        ("where(self < -57.5, self * 2, self)", "grad * where(self < -57, 2, 1)", "numbers that stand in its text, and beside them"),
    ],
)
def test_a_formula_that_is_wrong_beyond_a_number_of_the_forward(body: str, formula: str, seen: str) -> None:
    entry = f"- name: bend(Tensor self) -> Tensor\n  forward: {body}\n  self: {formula}\n  dtypes: [float]\n  accuracy: {{self: none}}\n  docs: x\n"
    messages = [str(p) for p in prove(loads(HEADER + entry, "ops.yaml"), paths()).problems]
    assert any("is wrong" in m for m in messages) and all(seen in m for m in messages if "is wrong" in m), messages


def _words(x: object, mode: str) -> object:
    """Either `plain` or not."""
    if mode not in ("soft", "hard"):
        raise ValueError(f"mode is 'soft' or 'hard', not {mode}: what else is never said")
    return {"deep": x}.get(mode, x)


def test_words() -> None:
    entry = "- name: f(Tensor self, str mode='soft') -> Tensor\n  call: reduce.f\n  self: grad\n  result: auto_linear\n  docs: As `wide`, or wild.\n"
    (op,) = loads(HEADER + entry, "ops.yaml")
    assert words_of(op, lambda target: _words) == ("wide", "plain", "soft", "hard", "deep")
    assert words_of(op, {}.__getitem__) == ("wide",)
