"""Entries of a package that are wrong at numbers that no random trial draws, and right ones beside them."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

import specgrad as sg
from specgrad.codegen.spec import loads
from specgrad.testing.ops.report import OpReport
from specgrad.testing.ops.subject import subject_of
from specgrad.testing.ops.verify import verify_op

HERE = "tests.testing.ops.faulty_entries"
FLOATS = "dtypes: [float]"
OF_ONE = "(Tensor self) -> Tensor"
OF_TWO, TWO = "(Tensor self, Tensor other) -> Tensor", "[{self: [3, 4], other: [3, 4]}]"

TANGENT = "result: self_t * other_p + other_t * self_p"


def entry(signature: str, *keys: str) -> str:
    return "\n".join([f"- name: {signature}", *(f"  {key}" for key in (*keys, FLOATS)), "  docs: An op.", ""])


def forward(name: str, expression: str, gradient: str, *more: str) -> str:
    return entry(name + OF_ONE, f"forward: {expression}", f"self: {gradient}", *more)


def called(name: str, function: str, *keys: str, signature: str = OF_ONE, samples: str = "[{self: [3, 4]}]") -> str:
    return entry(name + signature, f"call: {HERE}:{function}", f"samples: {samples}", *keys)


def composed(name: str, *keys: str, signature: str = OF_ONE, samples: str = "[{self: [3, 4]}]") -> str:
    return entry(name + signature, f"compose: {HERE}:{name}", f"samples: {samples}", *keys)


ENTRIES = [
    # incoming gradients
    forward("gradients_cut_off", "self * self", "clamp(grad, -100, 100) * 2 * self"),
    forward("gradients_without_nan", "2 * self", "_nan_to_num(grad, 0.0, inf, -inf) * 2"),
    forward("gradients_without_inf", "2 * self", "where(abs(grad) == inf, 0, grad) * 2"),
    called("cut_beyond_float32", "square", "self: _cut_at_float32(grad) * self", "result: 2 * self_t * self_p"),
    called("_cut_at_float32", "cut_at_float32", "self: 2 * grad", "result: auto_linear"),
    # kinks
    forward("five_at_zero", "abs(self)", "grad * where(self > 0, 1, where(self < 0, -1, 5))", "domain: {self: x != 0}"),
    forward(
        "nine_at_a_limit",
        "where(self > 2.5, self, self * self - 3.75)",
        "grad * where(self > 2.5, 1, where(self < 2.5, 2 * self, 9))",
        "domain: {self: x != 2.5}",
    ),
    forward("tangent_of_nine", "abs(self)", "grad * sign(self)", "result: self_t * where(self_p > 0, 1, where(self_p < 0, -1, 9))", "domain: {self: x != 0}"),
    composed("rectified", "domain: {self: x != 0}"),
    # zeros
    forward("negative_of_zero", "0 - self", "-grad", "reference: -self"),
    entry(
        "distance_in_c(Tensor self, Tensor other) -> Tensor",
        *('c: "result = (self < 0 ? -self : self) * other;"', "numpy: np.abs(self) * other", "domain: {self: x != 0}"),
        *("self: grad * where(self > 0, other, -other)", "other: grad * abs(self)"),
    ),
    composed("cube_with_a_tangent"),
    composed("added_one_by_one"),
    called("not_added_up", "product", "self: grad * other", "other: grad * self", TANGENT, signature=OF_TWO, samples=TWO),
    # random numbers
    *map(composed, ("dropped_unscaled", "dropped_again", "dropped_by_nobody")),
    composed("noise_alone", signature=OF_TWO, samples=TWO),
    # right ones
    composed("summed"),
    called(
        "added_up",
        "product",
        "self: (grad * other)._sum_to_size(self.shape)",
        "other: (grad * self)._sum_to_size(other.shape)",
        TANGENT,
        signature=OF_TWO,
        samples=TWO,
    ),
    *map(composed, ("dropped", "dropped_rows")),
    composed("two_and_three", signature="(Tensor self) -> (Tensor two, Tensor three)"),
    composed("noisy", signature=OF_TWO, samples=TWO),
    forward("right_of_zero", "maximum(self, 0)", "grad * where(self >= 0, 1, 0)", "domain: {self: x != 0}"),
    forward("half_at_zero", "abs(self)", "grad * where(self > 0, 1, where(self < 0, -1, 0.5))", "domain: {self: x != 0}"),
    forward(
        "stated_at_zero",
        "abs(self)",
        "grad * where(self > 0, 1, where(self < 0, -1, 5))",
        "domain: {self: x != 0}",
        "special: [{self: [0.0], gives: {self: 5.0}, because: it is meant}]",
        "result: auto_element_wise",
    ),
    forward("negative", "-self", "-grad", "reference: np.negative(self)"),
    forward("not_a_number_kept", "where(isnan(self), 0, self)", "where(isnan(self), 0, grad)"),
]
Verified = Callable[..., OpReport]


@pytest.fixture(scope="module")
def verified(tmp_path_factory: pytest.TempPathFactory) -> Verified:
    text = "\n".join(ENTRIES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPECGRAD_CACHE", str(tmp_path_factory.mktemp("cache")))
        package: ModuleType = sg.define(text, namespace="faulty_entries", modules=[HERE], compile="now", own_c=True)
        spec = loads(text, "<defined>", namespace="faulty_entries", library=True)
    return lambda name, *checks: verify_op(subject_of(spec.op(name), package.__name__), checks=checks or None)


@pytest.mark.parametrize(
    ("op", "check", "words"),
    [
        ("gradients_cut_off", "scaled", "for an incoming gradient 1.09951e+12 times as large is not as much larger"),
        ("gradients_without_nan", "scaled", "for an incoming gradient of NaN has numbers"),
        ("gradients_without_inf", "scaled", "for an incoming gradient of infinities has numbers"),
        ("cut_beyond_float32", "scaled", "for an incoming gradient 1.36113e+39 times as large is not as much larger"),
        ("five_at_zero", "kinks", "gradient of self at self=0, where the derivatives are -1 from the left and 1 from the right"),
        ("nine_at_a_limit", "kinks", "gradient of self at self=2.5, where the derivatives are 5 from the left and 1 from the right"),
        ("tangent_of_nine", "kinks", "tangent along self at self=0, where the derivatives are -1 from the left and 1 from the right"),
        ("rectified", "kinks", "gradient of self at self=0, where the derivatives are 0 from the left and 1 from the right"),
        ("negative_of_zero", "reference", "0.0 in the place of -0.0"),
        ("distance_in_c", "kernels", "-0, 1 gives -0, not 0"),
        ("cube_with_a_tangent", "third_order", "gradient of self of the tangent, reverse over forward, is not that of the gradient along the same direction"),
        ("added_one_by_one", "narrow", "result 0 of bfloat16 numbers (rows of 2100 equal numbers) is not that of float64"),
        ("not_added_up", "variants", "gradient of self: shape [3, 4] for an input of [4], float64, shapes (4,) (3, 4), self with a dimension less"),
        ("dropped_unscaled", "gradient", "gradient of self, float64, shapes (3, 4): factor 0.75"),
        ("dropped_again", "gradient", "gradient of self, float64, shapes (3, 4)"),
        ("dropped_by_nobody", "repeatable", "result 0 is not the same in a second call"),
        ("noise_alone", "gradient", "gradient of other, float64, shapes (3, 4) (3, 4): detached"),
    ],
)
def test_a_fault_is_found(verified: Verified, op: str, check: str, words: str) -> None:
    failures = verified(op, check).failures
    assert failures and any(words in f.message for f in failures), [f.message.splitlines()[0] for f in failures]


RIGHT = "summed added_up two_and_three dropped dropped_rows noisy right_of_zero half_at_zero stated_at_zero negative not_a_number_kept"


@pytest.mark.parametrize("op", RIGHT.split())
def test_what_is_right_is_not(verified: Verified, op: str) -> None:
    report = verified(op)
    assert [f.message for f in report.failures] == [] and sum(report.comparisons.values()) > 100
