"""Ops of a package that are wrong in one corner each are found, and right ones that look as if are not."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

import specgrad as sg
from specgrad.codegen.model.op import Spec
from specgrad.codegen.spec import loads
from specgrad.testing.ops.report import OpReport
from specgrad.testing.ops.subject import subject_of
from specgrad.testing.ops.verify import verify_op

HERE = "tests.testing.ops.saboteurs"
ONE, TWO = "[{self: [3, 4]}]", "[{self: [3, 4], other: [3, 4]}]"
FLOATS = "dtypes: [float]"


def entry(signature: str, *keys: str) -> str:
    return "\n".join([f"- name: {signature}", *(f"  {key}" for key in keys), "  docs: An op.", ""])


def valued(name: str, reference: str, parameters: str = "", samples: str = "[{self: [3, 4]}, {self: [5]}]", dtypes: str = FLOATS) -> str:
    keys = (f"call: {HERE}:{name}", "non_differentiable: it is about values", f"reference: {reference}", f"samples: {samples}", dtypes)
    return entry(f"{name}(Tensor self{parameters}) -> Tensor", *keys)


def by_gradient(name: str) -> str:
    """A square, whose gradient is another op of the package."""
    of_square = (f"call: {HERE}:square", f"self: {name}(grad, self)", "result: 2 * self_t * self_p", FLOATS, "samples: [{self: [3, 4]}, {self: [5]}]")
    linear = ("self: 2 * grad * x", "x: 2 * grad * self", "result: 2 * self_t * x_p + 2 * self_p * x_t")
    return "\n".join(
        [
            entry(f"square_{name}(Tensor self) -> Tensor", *of_square),
            entry(f"{name}(Tensor self, Tensor x) -> Tensor", f"call: {HERE}:{name}", *linear, FLOATS, "samples: [{self: [3, 4], x: [3, 4]}]"),
        ]
    )


def product(name: str, *more: str) -> str:
    formulas = ("self: grad * other", "other: grad * self", "result: self_t * other_p + self_p * other_t")
    return entry(
        f"{name}(Tensor self, Tensor other) -> Tensor", f"call: {HERE}:in_the_{name.partition('_')[0]}_dtype", *formulas, FLOATS, f"samples: {TWO}", *more
    )


def composed(name: str, parameters: str = "", samples: str = ONE, *more: str) -> str:
    return entry(f"{name}(Tensor self{parameters}) -> Tensor", f"compose: {HERE}:{name}", FLOATS, f"samples: {samples}", *more)


ALL = "dtypes: [bool, int, float]"
ENTRIES = [
    valued("without_nan", "np.clip(self, -1, 1)"),
    valued("logsumexp_without_inf", "special.logsumexp(self, axis=-1)"),
    valued("last_of_equal", "np.argmax(self)"),
    valued("more_if_sorted", "np.sum(self)"),
    valued("twice_if_one_row", "np.sum(self, axis=-1)"),
    valued("without_the_last_of_odd", "np.sum(self, axis=-1)", samples=ONE),
    valued("zero_of_nothing", "np.prod(self, axis=dim)", ", int dim", "[{self: [3, 4], dim: 1}, {self: [3, 4], dim: 0}]"),
    valued("lost_shape_of_nothing", "np.sum(self, axis=-1)"),
    valued("lost_dtype_of_nothing", "np.sum(self, axis=-1)"),
    valued("of_no_negative_factor", "np.sum(self, axis=-1) * n", ", int n=2", ONE),
    valued("zero_of_small", "self * 3"),
    valued("summed_in_int32", "np.sum(self)", dtypes=ALL),
    valued("summed_in_bytes", "np.sum(self)", samples="[{self: [300]}]", dtypes=ALL),
    *map(by_gradient, ("none_of_large", "none_of_small", "more_in_order", "more_of_equal", "more_in_a_row_of_17", "ones_of_zeros")),
    product("first"),
    product("narrower"),
    product("first_as_declared", "dtype_of: self"),
    *map(composed, ("in_the_main_thread", "by_the_number_of_threads", "in_inference", "by_the_state_of_a_generator", "by_the_default_dtype")),
    *map(composed, ("itself", "detached_beyond_ten_millions", "cube_without_a_third_derivative", "cube_of_positive_gradients", "cube_cut_off")),
    composed("itself_at_one", ", int n=2", "[{self: [3, 4]}, {self: [3, 4], n: 3}]"),
    composed("itself_if_single", ", int dim", "[{self: [3, 4], dim: 0}]"),
    composed("detached_by_a_tensor", ", Any p", "[{self: [3, 4], p: 2.5}]"),
    composed("detached_over_a_list", ", Any dims", "[{self: [3, 4], dims: 1}]"),
    composed("detached_beside_a_wider", ", Tensor other", TWO),
    # right ones
    entry(
        "softmax_of_rows(Tensor self) -> Tensor",
        *(f"call: {HERE}:softmax", "self: result * (grad - (grad * result).sum(-1, keepdim=True))", "result: auto_transpose", FLOATS),
        *("reference: special.softmax(self, axis=-1)", f"samples: {ONE}"),
    ),
    entry(
        "clipped(Tensor self, float low, float high) -> Tensor",
        *(f"call: {HERE}:clipped", "self: _inside(grad, self, low, high)", "result: _inside(self_t, self_p, low, high)", FLOATS),
        *("reference: np.clip(self, low, high)", "samples: [{self: [3, 4], low: -0.5, high: 0.5}]"),
    ),
    entry(
        "_inside(Tensor self, Tensor x, float low, float high) -> Tensor",
        *(f"call: {HERE}:inside", "self: _inside(grad, x, low, high)", "x: zero", "result: _inside(self_t, x_p, low, high)", FLOATS),
        "samples: [{self: [3, 4], x: [3, 4], low: -0.5, high: 0.5}]",
    ),
    composed("maybe_itself", ", int n=2", "[{self: [3, 4]}, {self: [3, 4], n: 0}]", "may_share: self"),
    composed("by_anything", ", Any p=2"),
    composed("over_any_dims", ", Any dims", "[{self: [3, 4], dims: 1}]", "reference: np.sum(self, axis=dims)"),
    composed("largest_of_rows", ", Tensor other", TWO),
    *map(composed, ("unit_rows", "saturating", "deviation", "right_cube")),
    composed("determinant", "", "[{self: [3, 3]}]"),
]
Verified = Callable[..., OpReport]


@pytest.fixture(scope="module")
def verified(tmp_path_factory: pytest.TempPathFactory) -> Verified:
    text = "\n".join(ENTRIES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPECGRAD_CACHE", str(tmp_path_factory.mktemp("cache")))
        package: ModuleType = sg.define(text, namespace="saboteurs", modules=[HERE], compile="never")
        spec: Spec = loads(text, "<defined>", namespace="saboteurs", library=True)
    return lambda name, *checks: verify_op(subject_of(spec.op(name), package.__name__), checks=checks or None)


@pytest.mark.parametrize(
    ("op", "check", "words"),
    [
        ("without_nan", "reference", "with float64 numbers, one NaN: "),
        ("logsumexp_without_inf", "reference", "with float64 numbers, one inf: nan in the place of inf"),
        ("last_of_equal", "variants", "in the place of"),
        ("more_if_sorted", "variants", "numbers in ascending order"),
        ("twice_if_one_row", "variants", "sizes of 3 made 1"),
        ("without_the_last_of_odd", "variants", "sizes of 4 made 301"),
        ("zero_of_nothing", "variants", "0.0 in the place of 1.0"),
        ("lost_shape_of_nothing", "variants", "the shape is [0]"),
        ("lost_dtype_of_nothing", "empty", "result 0 of float32 numbers where sizes of 3 are 0 has dtype float64"),
        ("of_no_negative_factor", "variants", "n=-1"),
        ("zero_of_small", "reference", "with float64 numbers, small: 0.0 in the place of"),
        ("summed_in_int32", "reference", "with int32 numbers: the dtype is int32, the reference's int64"),
        ("summed_in_bytes", "reference", "with uint8 numbers: the dtype is uint8, the reference's int64"),
        ("square_none_of_large", "magnitudes", "self 1.67772e+07 times as large"),
        ("square_none_of_small", "magnitudes", "self 5.96046e-08 times as large"),
        ("square_more_in_order", "variants", "numbers in ascending order"),
        ("square_more_of_equal", "variants", "numbers all the same"),
        ("more_in_a_row_of_17", "variants", "sizes of 4 made 17"),
        ("square_ones_of_zeros", "scaled", "gradient of self for an incoming gradient of zeros is not zero"),
        ("first", "mixed", "result 0 of a float32 self beside float64 is specgrad.float32, not float64; "),
        ("narrower", "mixed", "result 0 of a float32 self beside float64 is specgrad.float32, not float64; "),
        ("in_the_main_thread", "surroundings", "is another in another thread"),
        ("by_the_number_of_threads", "surroundings", "is another with another number of threads"),
        ("in_inference", "surroundings", "is another in inference mode"),
        ("by_the_state_of_a_generator", "surroundings", "where generators of random numbers are in another state"),
        ("by_the_default_dtype", "surroundings", "is another where the default dtype is another"),
        ("itself", "views", "result 0 shares memory with self, which the entry does not say"),
        ("itself_at_one", "variants", "result 0 shares memory with self, which the entry does not say"),
        ("itself_if_single", "variants", "result 0 shares memory with self, which the entry does not say"),
        ("detached_beyond_ten_millions", "magnitudes", "self 1.67772e+07 times as large"),
        ("cube_without_a_third_derivative", "third_order", "third order: the derivative of a second derivative of the gradient of self"),
        ("cube_of_positive_gradients", "scaled", "for an incoming gradient of negative numbers is not the opposite"),
        ("cube_cut_off", "scaled", "for an incoming gradient 1.36113e+39 times as large is not as much larger"),
        ("detached_by_a_tensor", "variants", "gradient of self, p in a random direction"),
        ("detached_over_a_list", "variants", "another value, dims="),
        ("detached_beside_a_wider", "mixed", "gradient of self where self is float32"),
    ],
)
def test_a_mistake_in_one_corner(verified: Verified, op: str, check: str, words: str) -> None:
    failures = verified(op, check).failures
    assert failures and any(words in f.message for f in failures), [f.message.splitlines()[0] for f in failures]


RIGHT = "softmax_of_rows clipped first_as_declared maybe_itself by_anything over_any_dims largest_of_rows unit_rows saturating deviation right_cube determinant"


@pytest.mark.parametrize("op", RIGHT.split())
def test_what_only_looks_as_if(verified: Verified, op: str) -> None:
    report = verified(op)
    if op != "first_as_declared":
        assert [f.message for f in report.failures] == [] and sum(report.comparisons.values()) > 100
    assert not [f.message for f in report.failures if f.details["check"] == "mixed" and "result" in f.details["what"]]
