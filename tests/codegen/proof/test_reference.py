"""References, second opinions on the values of an op: what they may say, and that a forward is held to them."""

from __future__ import annotations

import numpy as np
import pytest

from specgrad.codegen.paths import paths
from specgrad.codegen.proof.reference import _function, disagreement
from specgrad.codegen.prove import prove
from specgrad.codegen.read.reference import NAMES
from specgrad.codegen.spec import loads
from tests.codegen.corpus import BASICS
from tests.the_spec import spec

SPEC = spec()


def problems(entry: str) -> list[str]:
    return [str(p) for p in prove(loads(entry + "\n" + BASICS, "spec.yaml"), paths(), {"_grown"}).problems]


def grown(forward: str, formula: str, more: str = "") -> str:
    return f"- name: _grown(Tensor self) -> Tensor\n  forward: {forward}\n  reference: np.expm1(self)\n  self: {formula}\n{more}"


def test_every_name_of_the_list_is_a_function() -> None:
    for name in NAMES:
        assert _function(name) is not None


def test_a_forward_and_a_gradient_that_are_wrong_together() -> None:
    assert problems(grown("expm1(self)", "grad * (result.conj() + 1)")) == []
    (told, *_) = problems(grown("expm1(self) * 1.001", "grad * (result.conj() + 1.001)"))
    assert told.startswith("spec.yaml:3:14: _grown does not give what its reference does: ")
    assert told.endswith("with float64 numbers and the arguments of line 1")


@pytest.mark.parametrize(
    ("found", "expected", "told"),
    [
        (np.zeros(2), np.zeros(3), "the shape is [2], the reference's [3]"),
        (np.zeros(2), np.zeros(2, np.int64), "the dtype is float64, the reference's int64"),
        (np.zeros(2, np.int32), np.zeros(2, np.int64), "the dtype is int32, the reference's int64"),
        (np.array([1, 2]), np.array([1, 3]), "2 in the place of 3 at [1], and 1 of 2 in all"),
        (np.array([np.nan, 1.0]), np.array([np.nan, np.inf]), "1.0 in the place of inf at [1], and 1 of 2 in all"),
        (np.array([1.0, 1e-16]), np.array([1.0 + 1e-12, 0.0]), ""),
        (np.array([1.0, 0.0]), np.array([1.0, 2.7e-93]), "0.0 in the place of 2.7e-93 at [1], and 1 of 2 in all"),
    ],
)
def test_how_results_are_compared(found: object, expected: object, told: str) -> None:
    assert disagreement([found], [expected], elementwise=True) == told


def test_what_is_none_is_not_compared_and_what_is_missing_is_told() -> None:
    assert disagreement([np.zeros(1), np.ones(1)], [np.zeros(1), None], False) == ""
    assert disagreement([np.zeros(1), np.ones(1)], [None], False) == ""
    assert disagreement([np.zeros(1)], [np.zeros(1), None], False) == "there are 1 results, of which the reference has 2"


def test_most_ops_have_one() -> None:
    public = [op for op in SPEC if op.is_public]
    elementwise = [op for op in public if op.kind == "forward"]
    assert sum(op.reference is not None for op in elementwise) > 0.9 * len(elementwise)
    assert sum(op.reference is not None for op in public) > 0.8 * len(public)


# ---- branches


def test_a_branch_that_no_sample_takes() -> None:
    forward, formula = "where(self > 50000, self, expm1(self))", "grad * where(self > 50000, 1, exp(self).conj())"
    entry = f"- name: _grown(Tensor self) -> Tensor\n  forward: {forward}\n  self: {formula}\n  dtypes: float\n"
    where = "- name: where(Tensor condition, Tensor self, Tensor other) -> Tensor\n  forward: where(condition, self, other)\n"
    where += "  non_differentiable: none\n  docs: Chooses.\n"
    where += "- name: gt(Tensor self, Tensor other) -> Tensor\n  forward: self > other\n  operator: '>'\n  docs: Compares.\n"
    told = problems(entry + where)
    assert told == [
        "spec.yaml:2:18: 'self > 50000' never holds in a sample or special point of _grown: add one where it does",
        "spec.yaml:3:22: 'self > 50000' never holds in a sample or special point of _grown: add one where it does",
    ]
    assert problems(entry + "  samples:\n  - {self: [3]}\n  - {self: {data: [60000.0, 70000.0]}}\n" + where) == []
