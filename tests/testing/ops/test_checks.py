"""Each check finds the mistakes that it is for, and finds none in what is right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from specgrad.array import strides
from specgrad.codegen.model.op import Special, TensorSample
from specgrad.core.tape import views
from specgrad.generated import nn, ops
from specgrad.generated.exponential import ExpBackward0
from specgrad.testing.ops.checks import CHECKS
from specgrad.testing.ops.checks.values.narrow import LONG, MANY, MOST
from specgrad.testing.ops.trials import trials_of
from specgrad.testing.ops.verify import verify_op
from tests.testing.ops.planted import MISTAKES, SPEC, none_at_three, subject


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_planted_mistake_is_found_by_the_check_for_it(mistake: str) -> None:
    check, wrong = MISTAKES[mistake]
    report = verify_op(wrong, checks=[check], stop_at_first=True)
    assert report.failures, f"{check} does not notice: {mistake}"
    failure = report.failures[0]
    assert failure.details["check"] == check
    assert failure.place.startswith("derivatives.yaml:")
    assert failure.replay == f"specgrad verify {wrong.op.name} --checks {check}"


@pytest.mark.parametrize("op", sorted({s.op.name for _, s in MISTAKES.values()}))
def test_what_is_right_passes(op: str) -> None:
    report = verify_op(subject(op))
    assert [f.message for f in report.failures] == []
    assert sum(report.comparisons.values()) > 100


def test_an_entry_excuses_no_wrong_gradient_where_an_op_is_smooth() -> None:
    point = Special({"self": TensorSample((), "data", data=[3.0])}, {"self": 0.0}, SPEC.op("square").location)
    excused, right = (replace(SPEC.op("square"), special=(p,)) for p in (point, replace(point, gives={"self": 6.0})))
    failure, *_ = verify_op(subject("square", op=excused, function=none_at_three), checks=["special"]).failures
    assert "gradient of self at a special point is what the entry states, where the op is smooth and has another" in failure.message
    assert verify_op(subject("square", op=right), checks=["special"]).passed
    designed = subject("square", op=replace(excused, special=(replace(point, because="three is not learnt"),)), function=none_at_three)
    assert not any("where the op is smooth" in f.message for f in verify_op(designed, checks=["special"]).failures)


def test_what_is_kept_and_not_read_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ExpBackward0, "run_arrays", lambda self, grad, freed: (grad,))
    (failure,) = verify_op(subject("exp"), checks=["saved"]).failures
    assert "keeps result for the gradient of self, which backward() does not read" in failure.message


def test_formulas_behind_a_function_of_all_gradients_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a processor it computes what they would, so that nothing else shows one that is wrong."""

    def twice(kernel: Any, *given: Any) -> Any:
        return right(kernel, *given) * (2 if kernel is nn.k__layer_norm_backward_weight else 1)

    right = nn.along
    monkeypatch.setattr(nn, "along", twice)
    assert not verify_op(subject("_layer_norm"), checks=["gradient"]).failures
    failures = verify_op(subject("_layer_norm"), checks=["readings"]).failures
    assert failures and all("gradient of weight: backward() and create_graph=True differ" in f.message for f in failures)
    monkeypatch.setattr(nn, "along", right)
    assert not verify_op(subject("_layer_norm"), checks=["readings"]).failures, "and the function is there again"


def test_memory_that_is_shared_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from specgrad.testing.ops.checks import conduct

    def shares(outs: Any, starts: Any) -> None:
        real(outs, starts)
        for tensor in leaves:
            tensor.grad._array = outs[0]._array

    real, leaves = conduct.backward, []
    wrong = subject("exp")
    exp = wrong.function
    monkeypatch.setattr(conduct, "backward", shares)
    (failure,) = verify_op(subject("exp", function=lambda x: (leaves.append(x), exp(x))[1]), checks=["memory"]).failures[:1]
    assert "shares memory with a result" in failure.message


def test_a_tangent_of_a_view_that_is_none_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    of_arrays, of_tensors = views.op_named("view_as").tangents["result"]
    for made in ((lambda *a: of_arrays(*a).copy(), of_tensors), (of_arrays, lambda *a: of_tensors(*a).clone())):
        monkeypatch.setitem(views.op_named("view_as").tangents, "result", made)
        (failure,) = verify_op(subject("view_as"), checks=["views"], stop_at_first=True).failures
        assert "the tangent of result 0 does not share memory with the input's" in failure.message


@pytest.mark.parametrize("op", ["as_strided", "exp"])
def test_a_rule_that_looks_where_an_input_lies_is_found(op: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = views.op_named(op).tangents
    right, recorded = rules["result"]
    monkeypatch.setitem(rules, "result", (lambda *given: right(*given) * (1 if given[0].flags.c_contiguous else 2), recorded))
    failure = verify_op(subject(op), checks=["forward_layouts"], stop_at_first=True).failures[0]
    assert "forward mode of result 0 where inputs and tangents are transposed in memory" in failure.message


def test_a_gradient_that_takes_memory_for_one_piece_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = strides.as_strided_backward
    monkeypatch.setattr(strides, "as_strided_backward", lambda grad, shape, layout, *rest: rule(grad, shape, strides.layout_of(np.empty(shape)), *rest))
    failure = verify_op(subject("as_strided"), checks=["forward_layouts"], stop_at_first=True).failures[0]
    assert "the gradient along a random direction where inputs and tangents are transposed in memory" in failure.message


@pytest.mark.parametrize("all_pairs", [False, True])
def test_rows_of_very_many_numbers_are_for_what_takes_no_more_memory(all_pairs: bool) -> None:
    longest = 0

    def total(x: Any, dim: Any, keepdim: bool) -> Any:
        nonlocal longest
        longest = max(longest, *x.shape)
        if all_pairs and max(x.shape) < LONG:
            numbers = x.detach().reshape(-1)
            assert (numbers.unsqueeze(-1) + numbers).dim() == 2
        return ops._logsumexp(x, dim, keepdim)

    assert verify_op(subject("_logsumexp", function=total), checks=["narrow"]).failures == []
    assert longest == (LONG if all_pairs else MANY)


@pytest.mark.parametrize("op", ["_block_diag", "outer", "kron"])
def test_results_that_grow_by_a_power_of_a_size_stay_small(op: str) -> None:
    function, most = getattr(ops, op), 0

    def counted(*given: Any, **keywords: Any) -> Any:
        nonlocal most
        result = function(*given, **keywords)
        most = max(most, result.numel())
        return result

    assert verify_op(subject(op, function=counted), checks=["narrow"]).failures == []
    assert 0 < most <= 20 * MOST


def test_an_error_of_any_type_is_held_against_the_one_that_is_stated() -> None:
    class ShapeError(Exception):
        pass

    def refused(*arguments: Any) -> Any:
        raise ShapeError("phases")

    wrong = subject("_linalg_eigh", function=refused)
    (failure,) = verify_op(wrong, checks=["errors"]).failures
    assert "says 'ShapeError: phases', expected one that says 'depends on the phases of the vectors'" in failure.message
    (stated,) = wrong.op.errors
    right = replace(wrong, op=replace(wrong.op, errors=(replace(stated, raises="ShapeError: ph"),)))
    assert verify_op(right, checks=["errors"]).passed


def test_an_error_in_an_op_is_a_failure() -> None:
    def broken(x: Any) -> Any:
        raise ZeroDivisionError("no such luck")

    report = verify_op(subject("exp", function=broken), checks=["gradient"])
    assert report.failures[0].kind == "raises"
    assert "gradient raises ZeroDivisionError: no such luck" in report.failures[0].message


def test_the_formula_of_the_wrong_input_is_named() -> None:
    from specgrad.generated import ops

    report = verify_op(subject("sub", function=lambda a, b, *, alpha=1: ops.sub(a, 2 * b - b.detach(), alpha=alpha)), checks=["gradient"])
    op = SPEC.op("sub")
    gradient = op.gradient_of("other")
    assert gradient is not None
    assert {f.place for f in report.failures} == {f"derivatives.yaml:{gradient.location.line}"}
    assert report.failures[0].guess == "factor 2"
    assert report.failures[0].details["formula"] == gradient.text.flat.plain


def test_one_wrong_entry_among_many_is_found() -> None:
    """Of a gradient of twelve numbers, one is off by a millionth part."""
    from specgrad.generated import ops
    from tests.testing.ops.planted import function_of

    def backward(x: Any, grad: Any) -> Any:
        factor = np.ones(x.shape)
        factor.reshape(-1)[-1:] += 1e-6
        return grad * ops.exp(x) * type(x)(factor) if x.dtype.name == "float64" else grad * ops.exp(x)

    report = verify_op(subject("exp", function=function_of(ops.exp, backward)), checks=["gradient"])
    assert report.failures


def test_the_same_seed_gives_the_same_trials_and_another_others() -> None:
    op = SPEC.op("mul")
    first, again, other = ([t.at for t in trials_of(op, seed)] for seed in (3, 3, 4))
    assert all(np.array_equal(a, b) for x, y in zip(first, again) for a, b in zip(x, y))
    assert not all(np.array_equal(a, b) for x, y in zip(first, other) for a, b in zip(x, y))


def test_trials_reach_what_they_should() -> None:
    trials = trials_of(SPEC.op("mul"))
    assert {t.about for t in trials} == {"sample", "broadcast", "0-dim", "empty", "extremes", "ties"}
    shapes = {tuple(a.shape for a in t.at) for t in trials if t.about == "broadcast" and t.dtype == "float64"}
    assert len(shapes) == 49  # every pattern of two
    extremes = np.concatenate([a.reshape(-1) for t in trials if t.about == "extremes" for a in t.at])
    assert np.abs(extremes).max() >= 400
    assert {np.signbit(x) for x in extremes if x == 0} == {True, False}
    assert {t.about for t in trials_of(SPEC.op("relu"))} >= {"special"}


def test_every_check_says_what_it_is_about() -> None:
    for name, check in CHECKS.items():
        assert check.name == name
        assert len(check.about) > 30 and check.about.endswith(".")


def test_what_rounding_leaves_where_terms_cancel_is_no_difference() -> None:
    trial = trials_of(SPEC.op("mul"))[0]
    nothing, left = np.zeros(3), np.array([3e-16, 0.0, -2e-16])
    assert trial.same(left, nothing, 1e-10) and trial.same(nothing, left, 1e-10)
    assert not trial.same(10 * left, nothing, 1e-10)
    assert not trial.same(np.array([1.0, 1.0]), np.array([1.0, 1.0 + 1e-9]), 1e-10)
