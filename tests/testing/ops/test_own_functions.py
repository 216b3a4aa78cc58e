"""Ops of a package, with mistakes that its samples do not show: C, bodies for CUDA, and handwritten functions."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import numpy as np
import pytest

import specgrad as sg
from specgrad.codegen.model.op import Spec
from specgrad.codegen.spec import loads
from specgrad.testing.ops.report import OpReport
from specgrad.testing.ops.subject import subject_of
from specgrad.testing.ops.verify import verify_op

HERE = "tests.testing.ops.own_functions"


def entry(signature: str, *keys: str) -> str:
    return "\n".join([f"- name: {signature}", *(f"  {key}" for key in keys), "  docs: An op.", ""])


def called(name: str, formula: str, *more: str, signature: str = "", samples: str = "[{self: [3, 4]}]") -> str:
    lines = (f"call: {HERE}:{name}", f"self: {formula}", *(more or ("result: auto_transpose", "dtypes: [float]")), f"samples: {samples}")
    return entry(signature or f"{name}(Tensor self) -> Tensor", *lines)


def composed(name: str, *more: str, signature: str = "", samples: str = "[{self: [3, 4]}]") -> str:
    return entry(signature or f"{name}(Tensor self) -> Tensor", f"compose: {HERE}:{name}", "dtypes: [float]", f"samples: {samples}", *more)


def own_c(name: str, body: str, twin: str, *more: str) -> str:
    return entry(f"{name}(Tensor self, Tensor other) -> Tensor", f'c: "{body}"', f"numpy: {twin}", "self: grad * other", "other: grad * self", *more)


ENTRIES = [
    called("beyond_a_limit", "grad + 0"),
    called("of_twelve", "grad + 0"),
    called("of_five_dimensions", "grad + 0"),
    called("counts_its_calls", "2 * grad"),
    called(
        "rows",
        "rows_lost(grad, index, self.shape)",
        *("index: non_differentiable", "result: auto_linear"),
        signature="rows(Tensor self, Tensor index) -> Tensor",
        samples="[{self: [5, 2], index: {data: [0, 2, 3]}}]",
    ),
    called(
        "rows_lost",
        "rows(grad, index)",
        *("index: non_differentiable", "result: auto_linear"),
        signature="rows_lost(Tensor self, Tensor index, int[] shape) -> Tensor",
        samples="[{self: [3, 2], index: {data: [0, 2, 3]}, shape: [5, 2]}]",
    ),
    called(
        "the_same_twice",
        "2 * (grads[0] + grads[1])",
        *("one: 2 * self_t", "two: 2 * self_t"),
        signature="the_same_twice(Tensor self) -> (Tensor one, Tensor two)",
    ),
    called("in_int32", "2 * grad * self", "result: auto_transpose", "dtypes: [int, float]"),
    called("without_a_dtype", "2 * grad", signature="without_a_dtype(Tensor self, *, dtype? dtype=None) -> Tensor"),
    called("from_behind", "2 * grad"),
    called("clipped", "below(grad, self)"),
    called(
        "below",
        "below(grad, x)._sum_to_size(self.shape)",
        "x: zero",
        "result: below(self_t, x_p)",
        "dtypes: [float]",
        signature="below(Tensor self, Tensor x) -> Tensor",
        samples="[{self: [3], x: [3]}]",
    ),
    *map(composed, ("softplus", "huber", "bent")),
    composed("detached_beyond"),
    composed("detached_at_three"),
    composed("detached_at_order_seven", signature="detached_at_order_seven(Tensor self, int n) -> Tensor", samples="[{self: [3, 4], n: 3}]"),
    composed("detached_when_single"),
    composed("detached_after_many"),
    composed("detached_all", signature="detached_all(Tensor self, Tensor index) -> Tensor", samples="[{self: {data: [1.0, 2.0]}, index: {data: [1]}}]"),
    composed("only_two", signature="only_two(Tensor[] tensors) -> Tensor", samples="[{tensors: [[3], [3]]}]"),
    composed("other_without_recording"),
    composed(
        "along_the_last",
        "reference: special.softmax(self, axis=dim)",
        signature="along_the_last(Tensor self, int dim) -> Tensor",
        samples="[{self: [3, 4], dim: 1}]",
    ),
    composed("writes_to_float32"),
    composed("positive_alone", "domain: {self: 0.5 < x < 2}"),
    composed("detached_by_weight", signature="detached_by_weight(Tensor self, Tensor? weight=None) -> Tensor"),
    composed("of_seven_weights", signature="of_seven_weights(Tensor self, Tensor? weight=None) -> Tensor"),
    composed(
        "detached_largest",
        signature="detached_largest(Tensor self, str reduction='sum') -> Tensor",
        samples="[{self: [3, 4]}, {self: [3, 4], reduction: mean}]",
    ),
    composed("one_tensor_twice", signature="one_tensor_twice(Tensor self) -> (Tensor one, Tensor two)"),
    composed("detached_in_float32"),
    composed("other_in_a_batch"),
    composed("detached_at_points", "special: [{self: [1.0], gives: {self: 2.0}}]", samples="[{self: {data: [1.0]}}]"),
    composed("refuses_a_gradient", "errors: [{self: [3, 2], raises: the derivative of geqrf}]", samples="[{self: [3, 2]}]"),
    called("of_no_dimensions", "grad + 0"),
    called("in_pieces", "2 * grad"),
    called("doubled_unless_partly_expanded", "2 * grad", signature="_doubled_unless_partly_expanded(Tensor self) -> Tensor"),
    called("doubled", "_doubled_unless_partly_expanded(grad)", "result: 2 * self_t", "dtypes: [float]"),
    called("seeds_a_generator", "2 * grad"),
    called("cut_off", "2 * grad", signature="_cut_off(Tensor self) -> Tensor"),
    called("doubled_by_cut", "_cut_off(grad)", "result: 2 * self_t", "dtypes: [float]"),
    composed("detached_beyond_eps", signature="detached_beyond_eps(Tensor self, float? eps=None) -> Tensor"),
    composed("detached_over_two", signature="detached_over_two(Tensor self, int[] dims=[0]) -> Tensor"),
    composed("writes_into_one_result"),
    composed("detached_in_a_dtype", signature="detached_in_a_dtype(Tensor self, *, dtype? dtype=None) -> Tensor"),
    composed("masked_detached", signature="masked_detached(Tensor self, Tensor? mask=None) -> Tensor"),
    called("keeps_its_inputs", "2 * grad"),
    composed("sets_the_default_dtype"),
    called("total_everywhere", "grad.sum().expand(self.shape)"),
    entry(
        "twice_and(Tensor self, Tensor other) -> Tensor",
        *(f"call: {HERE}:twice_and", f"in_place: {HERE}:twice_and_in_place", "forms: [function, in-place]", "samples: [{self: [3, 4], other: [3, 4]}]"),
        *("self: 2 * grad", "other: grad + 0", "result: 2 * self_t + other_t", "dtypes: [float]"),
    ),
    entry(
        "least_forgotten(Tensor self, str which='largest') -> Tensor",
        *(f"call: {HERE}:least_forgotten", "non_differentiable: a place", "dtypes: [float]"),
        *("reference: np.argmin(self) if which == 'least' else np.argmax(self)", "samples: [{self: [3, 4]}, {self: [4], which: first}]"),
    ),
    entry(
        "both_at_ties(Tensor self, Tensor other) -> Tensor",
        *("forward: maximum(self, other)", "self: grad * where(self >= other, 1, 0)", "other: grad * where(other >= self, 1, 0)"),
        *("domain: {self: distinct, other: distinct}", "dtypes: [float]"),
    ),
    own_c("at_a_number", "result = self == 2.75 ? 0 : self * other;", "self * other"),
    own_c("beyond_two_numbers", "result = self < -33.5 && other > 20.25 ? self : self * other;", "self * other"),
    own_c("right_in_c", "result = self * other;", "self * other", 'cuda: "result = other * self;"'),
    own_c("wrong_for_cuda", "result = self * other;", "self * other", 'cuda: "result = self > 41 ? other : other * self;"'),
    own_c("quick_for_cuda", "result = F(exp)(self) * other;", "np.exp(self) * other", 'cuda: "result = __expf(self) * other;"'),
    own_c("cuda_alone", "result = self * other;", "self * other", 'cuda: "result = self * other + threadIdx.x;"'),
]
Verified = Callable[..., OpReport]


@pytest.fixture(scope="module")
def verified(tmp_path_factory: pytest.TempPathFactory) -> Verified:
    text = "\n".join(ENTRIES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPECGRAD_CACHE", str(tmp_path_factory.mktemp("cache")))
        package: ModuleType = sg.define(text, namespace="faulty", modules=[HERE], compile="now", own_c=True)
        spec: Spec = loads(text, "<defined>", namespace="faulty", library=True)
    return lambda name, *checks: verify_op(subject_of(spec.op(name), package.__name__), checks=checks)


@pytest.mark.parametrize(
    ("op", "check", "words"),
    [
        ("beyond_a_limit", "variants", "numbers just above those of its text"),
        ("of_twelve", "variants", "sizes of 4 made 12"),
        ("of_five_dimensions", "variants", "three dimensions in front"),
        ("counts_its_calls", "repeatable", "result 0 is not the same in call "),
        ("rows", "variants", "gradient of self in a random direction"),
        ("the_same_twice", "views", "results 0 and 1 share memory"),
        ("in_int32", "whole", "result 0 of int64 numbers"),
        ("without_a_dtype", "asked_dtype", "the result with dtype=float32 has dtype specgrad.float64"),
        ("from_behind", "layouts", "are reversed is not that of the same values in one piece"),
        ("detached_beyond", "variants", "numbers just above those of its text"),
        ("detached_at_three", "variants", "numbers that stand in its text"),
        ("detached_at_order_seven", "variants", "n=7"),
        ("detached_when_single", "variants", "all sizes made 1"),
        ("detached_after_many", "repeatable", "gradient of self is not the same in call "),
        ("only_two", "variants", "one more of the tensors"),
        ("other_without_recording", "repeatable", "result 0 is another under no_grad()"),
        ("along_the_last", "variants", "does not give what its reference"),
        ("writes_to_float32", "inputs", "the call changes argument 0 in place"),
        ("positive_alone", "variants", "gradient of self in a random direction"),
        ("detached_by_weight", "variants", "gradient of self, weight in a random direction"),
        ("detached_largest", "variants", "reduction='largest'"),
        ("one_tensor_twice", "views", "results 0 and 1 are one tensor"),
        ("detached_in_float32", "dtypes", "gradient of self of float32 numbers"),
        ("other_in_a_batch", "batches", "vmap, all inputs batched"),
        ("detached_at_points", "special", "requires no gradient at a special point"),
        ("of_no_dimensions", "variants", "shapes (), no dimensions"),
        ("in_pieces", "variants", "sizes of 3 made 4095"),
        ("least_forgotten", "variants", "which='least'"),
        ("doubled", "layouts", "where the incoming gradient is the same memory along a dimension"),
        ("doubled_by_cut", "scaled", "for an incoming gradient 1.09951e+12 times as large is not as much larger"),
        ("detached_beyond_eps", "variants", "eps=0.75"),
        ("detached_over_two", "variants", "dims=(0, 1)"),
        ("masked_detached", "variants", "gradient of self in a random direction"),
        ("writes_into_one_result", "surroundings", "result 0 lies in the memory of that of the call before"),
        ("detached_in_a_dtype", "variants", "gradient of self in a random direction"),
        ("seeds_a_generator", "surroundings", "seeds NumPy's generator"),
        ("keeps_its_inputs", "surroundings", "keeps what it was given"),
        ("sets_the_default_dtype", "surroundings", "changes the default dtype"),
        ("total_everywhere", "views", "result 0 cannot be changed"),
        ("twice_and", "in_place", "in place: other values where other is it itself"),
        ("both_at_ties", "ties", "gradients of self and other, where they are equal and move together"),
        ("at_a_number", "kernels", "float64 kernel at hard numbers: 2.75, nan gives 0, not nan"),
        ("beyond_two_numbers", "kernels", "float64 kernel at hard numbers"),
        ("wrong_for_cuda", "cuda_bodies", "its body for CUDA, in double, at hard numbers"),
        ("quick_for_cuda", "cuda_bodies", "its body for CUDA, in double: "),
    ],
)
def test_a_mistake_that_samples_do_not_show(verified: Verified, op: str, check: str, words: str) -> None:
    failures = verified(op, check).failures
    assert failures and any(words in f.message for f in failures), [f.message.splitlines()[0] for f in failures]


@pytest.mark.parametrize("op", ["clipped", "below", "softplus", "huber", "bent"])
def test_a_right_op_with_a_kink_at_a_number_of_its_text(verified: Verified, op: str) -> None:
    report = verified(op, "variants", "repeatable", "views", "inputs")
    assert report.passed and report.comparisons["variants"] > 20, [f.message for f in report.failures]


def test_what_is_not_tried_is_told(verified: Verified) -> None:
    report = verified("detached_all", "asked")
    assert report.passed and "no gradient is asked of ops whose samples give all numbers one by one" in report.not_tried["asked"]
    report = verified("of_seven_weights", "given")
    assert report.passed and "no sample gives 'weight'" in report.not_tried["given"]
    assert not verified("detached_by_weight", "given").not_tried  # it has been tried in the shape of the other
    report = verified("cuda_alone", "cuda_bodies")
    assert report.passed and "threadIdx" in report.not_tried["cuda_bodies"]
    report = verified("right_in_c", "cuda_bodies", "kernels", "variants")
    assert report.passed and not report.not_tried and report.comparisons["cuda_bodies"] > 1000


def test_a_gradient_that_the_entry_says_to_be_refused(verified: Verified) -> None:
    report = verified("refuses_a_gradient", "asked", "gradient", "errors", "repeatable", "inputs")
    assert report.passed and not report.not_tried and report.trials["gradient"] == 1, [f.message for f in report.failures]


def test_what_is_around_an_op_is_as_before(verified: Verified) -> None:
    before = np.random.get_state(legacy=False)["state"]["key"].tolist(), sg.get_default_dtype(), np.geterr(), sg.get_num_threads()
    verified("seeds_a_generator", "surroundings"), verified("sets_the_default_dtype", "surroundings")
    assert (np.random.get_state(legacy=False)["state"]["key"].tolist(), sg.get_default_dtype(), np.geterr(), sg.get_num_threads()) == before
