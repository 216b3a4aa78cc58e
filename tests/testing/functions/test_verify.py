"""verify: right functions are verified, a mistake of each kind is found and told, and what is asked is what is done."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad.testing import Report, VerificationError, strategies, verify
from specgrad.testing.functions.checks import PROPERTIES
from specgrad.testing.functions.report import Check
from tests.testing.functions.subjects import MISTAKES, RIGHT, RIGHT_FUNCTIONS, NumpyExp, Square, cancels, detached_output, mistaken, wrong_factor


@pytest.mark.parametrize("case", range(len(RIGHT)))
@pytest.mark.parametrize("seed", [0, 1])
def test_right_functions_are_verified(case: int, seed: int) -> None:
    function, inputs = RIGHT[case]
    report = verify(function, inputs, seed=seed)
    assert report and report.passed and not report.failures
    assert not set(report.not_verified) - {"dtypes"}, str(report)  # there are no complex numbers in half precision
    assert all(check.comparisons for check in report.checks if check.name != "detached outputs")


@pytest.mark.parametrize("function, inputs", RIGHT_FUNCTIONS, ids=lambda value: getattr(value, "__name__", ""))
def test_right_custom_functions_are_verified(function: Any, inputs: Any) -> None:
    report = verify(function, inputs)
    assert report.name == function.__name__
    missing = {name for name in ("jvp", "vmap") if getattr(function, name) is getattr(sg.autograd.Function, name)} - (
        {"vmap"} if function.generate_vmap_rule else set()
    )
    assert ("forward mode" in report.not_verified) == ("jvp" in missing)
    assert ("vmap" in report.not_verified) == ("vmap" in missing)
    assert ("second order" in report.not_verified) == (function is NumpyExp)


@pytest.mark.slow
@pytest.mark.parametrize("what, function, inputs, kind, words", MISTAKES, ids=[row[0] for row in MISTAKES])
@pytest.mark.parametrize("seed", [0, 7])
def test_a_mistake_is_found_and_told(what: str, function: Any, inputs: Any, kind: str, words: str, seed: int) -> None:
    with pytest.raises(VerificationError) as caught:
        verify(function, inputs, seed=seed)
    found = [failure for failure in caught.value.failures if failure.kind == kind]
    assert found, str(caught.value)
    assert any(words in failure.message for failure in found), str(caught.value)
    assert all(failure.seed == seed for failure in caught.value.failures)
    json.dumps(caught.value.report.to_json())


def test_the_report_can_be_had_without_an_error() -> None:
    report = verify(mistaken(backward=wrong_factor), [(2,)], raise_exception=False)
    assert not report and not report.passed
    text = str(report)
    assert text.startswith("gradients of Mistaken (") and "1. jacobian" in text and "passed: calls, arguments kept, deterministic" in text
    assert f"{len(report.failures)} failure" in text
    assert report.place.partition(":")[0].endswith("subjects.py")


def test_outputs_that_are_meant_to_have_no_gradient_have_none() -> None:
    def function(x: Any) -> Any:
        return x.exp(), x.sum()

    assert verify(function, [(3,)], non_differentiable=[1])
    wrong = verify(lambda x: (mistaken(backward=wrong_factor).apply(x), x.sum()), [(3,)], non_differentiable=[1], raise_exception=False)
    assert "non_differentiable=[1]" in wrong.failures[0].replay


def test_a_report_is_json_and_text(tmp_path: Any) -> None:
    report = verify(Square, [(2,)], seed=3)
    report.save(tmp_path / "report.json")
    told = json.loads((tmp_path / "report.json").read_text())
    assert told["passed"] and told["seed"] == 3 and told["name"] == "Square"
    assert [check["name"] for check in told["checks"]] == list(PROPERTIES)
    assert {check["state"] for check in told["checks"]} == {"passed"}
    assert f"verified; {len(PROPERTIES)} checks" in str(report)


def test_an_error_can_be_sent_to_another_process() -> None:
    report = Report("f", "", 0, (Check("calls", 1, 1, (), "", 0.0),))
    again = pickle.loads(pickle.dumps(VerificationError(report)))
    assert str(again) == str(report) and again.failures == ()


def test_only_what_is_asked_is_checked() -> None:
    names = [check.name for check in verify(Square, [(2,)], order=1, forward_mode=False, batched=False, dtypes=()).checks]
    assert not {"second order", "forward mode", "vmap", "batched gradients", "dtypes"} & set(names)
    assert [check.name for check in verify(Square, [(2,)], checks=["dtypes", "calls"]).checks] == ["calls", "dtypes"]
    assert verify(cancels, [(3,)], dtypes=())
    assert verify(cancels, [(3,)], dtypes=["float32"], tolerances={"float32": 1e3})
    assert verify(detached_output, [(2,)], non_differentiable=[1])


def test_strict_counts_what_is_not_verified() -> None:
    report = verify(NumpyExp, [(2,)], strict=True, raise_exception=False)
    assert {failure.kind for failure in report.failures} == {"not verified"}
    assert len(report.failures) == len(report.not_verified)
    assert verify(Square, [(2,)], strict=True)


def test_the_seed_decides_the_inputs() -> None:
    seen: list[Any] = []

    def watched(x: sg.Tensor) -> sg.Tensor:
        seen.append(x.detach().numpy().copy())
        return x * 2

    runs = []
    for seed in (0, 0, 1):
        seen.clear()
        verify(watched, [(3,)], seed=seed, checks=["calls"], samples=2)
        runs.append(np.array(seen))
    assert np.array_equal(runs[0], runs[1]) and not np.array_equal(runs[0], runs[2])
    assert not np.array_equal(runs[0][0], runs[0][1])


def test_a_mistake_that_shows_on_one_sample_alone_is_found() -> None:
    class Sometimes(sg.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, grad):
            (x,) = ctx.saved_tensors
            return 2 * x * grad * sg.where(x > 0.5, 1.1, 1.0)

    report = verify(Sometimes, [(1,)], samples=20, raise_exception=False)
    assert report.failures and report.failures[0].details["sample"] >= 0
    assert verify(Sometimes, [lambda random: random.uniform(-1, 0, 3)], samples=3)


def test_a_failure_of_one_kind_is_told_once_for_all_samples() -> None:
    report = verify(mistaken(backward=wrong_factor), [(2,)], samples=8, raise_exception=False, checks=["backward"])
    assert len(report.failures) == 1


def test_when_calls_fail_nothing_else_is_tried() -> None:
    calls = []

    def fails(x: sg.Tensor) -> sg.Tensor:
        calls.append(x)
        raise KeyError("no such thing")

    report = verify(fails, [(2, 3)], raise_exception=False)
    (failure,) = report.failures
    assert len(calls) == 1 and failure.kind == "raises" and "KeyError" in failure.message and "0: float64[2, 3]" in failure.message
    assert failure.place.partition(":")[0].endswith("test_verify.py") and failure.details["error"] == "KeyError"
    assert set(report.not_verified) == set(PROPERTIES) - {"calls"}


@pytest.mark.parametrize(
    "function, words",
    [
        (lambda x: None, "it gave None (is a `return` missing?)"),
        (lambda x: 3.0, "must give a tensor, or a tuple of tensors; it gave a float"),
        (lambda x: (x, x.detach().numpy()), "gave a ndarray as output 1"),
        (lambda x: (), "it gave an empty one"),
    ],
)
def test_what_is_no_tensor_is_told(function: Any, words: str) -> None:
    with pytest.raises(VerificationError) as caught:
        verify(function, [(2,)])
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "given, error, words",
    [
        ({"order": 3}, ValueError, "order is 3, expected 1"),
        ({"dtypes": ["float8"]}, ValueError, "unknown dtype 'float8'"),
        ({"tolerances": {"int8": 1.0}}, ValueError, "unknown dtype 'int8'"),
        ({"eps": 0}, ValueError, "eps is 0, expected a number above 0"),
        ({"atol": -1.0}, ValueError, "atol is -1.0"),
        ({"rtol": float("nan")}, ValueError, "rtol is nan"),
        ({"seed": -1}, ValueError, "seed is -1"),
        ({"seed": 0.5}, ValueError, "seed is 0.5"),
        ({"samples": 0}, ValueError, "samples is 0"),
        ({"checks": ["jacobians"]}, ValueError, "unknown check 'jacobians'"),
    ],
)
def test_options_that_make_no_sense(given: dict[str, Any], error: Any, words: str) -> None:
    with pytest.raises(error, match=words.replace("(", r"\(")):
        verify(Square, [(2,)], **given)


def test_what_is_no_function() -> None:
    for no_function in (3, sg.tensor(1.0), sg.autograd.Function):
        with pytest.raises(TypeError, match="expected a function of tensors, or a subclass of autograd"):
            verify(no_function, [(2,)])


# ---- with hypothesis


def test_strategies_make_inputs() -> None:
    sizes = set()

    def watched(x: sg.Tensor) -> sg.Tensor:
        sizes.add(tuple(x.shape))
        return x.sin()

    report = verify(watched, [strategies.tensors(strategies.shapes(max_dims=2))], samples=15)
    assert report and len(sizes) > 3
    assert verify(lambda a, b: a * b, strategies.broadcastable_shapes(2).map(list), samples=10)


def test_a_failure_shrinks_to_the_simplest_inputs() -> None:
    report = verify(mistaken(backward=wrong_factor), [strategies.tensors()], samples=30, raise_exception=False, checks=["calls", "backward"])
    (failure,) = report.failures
    assert failure.kind == "jacobian" and np.size(failure.numerical) == 1
    again = verify(mistaken(backward=wrong_factor), [strategies.tensors()], samples=30, raise_exception=False, checks=["calls", "backward"])
    assert str(failure) == str(again.failures[0])


def test_inputs_without_a_gradient_are_passed_over_by_strategies() -> None:
    assert verify(lambda x: x * 2, [strategies.tensors((2,), requires_grad=st.booleans())], samples=10)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(strategies.programs())
def test_no_false_alarm_on_random_programs(program: Any) -> None:
    report = verify(program, program.inputs, dtypes=(), raise_exception=False)
    assert report, f"{program!r}\n{report}"


@pytest.mark.parametrize("row", [row for row in MISTAKES if row[0] in ("kept on ctx", "view", "detached output", "needs_input_grad")], ids=lambda row: row[0])
def test_the_replay_of_a_failure_shows_it(row: Any, tmp_path: Any) -> None:
    _, function, inputs, kind, words = row
    report = verify(function, inputs, raise_exception=False)
    failure = next(failure for failure in report.failures if failure.kind == kind)
    (tmp_path / "replay.py").write_text(failure.replay)
    run = subprocess.run(
        [sys.executable, str(tmp_path / "replay.py")], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    )
    assert run.returncode and words in run.stderr, f"{failure.replay}\n{run.stderr}"


@pytest.mark.slow
def test_every_failure_has_a_replay() -> None:
    for _, function, inputs, _, _ in MISTAKES:
        for failure in verify(function, inputs, raise_exception=False).failures:
            assert "specgrad." in failure.replay and compile(failure.replay, "replay", "exec")
