"""What gradcheck cannot check is an error that says what was given and what is wanted."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, gradcheck, gradgradcheck
from tests.testing.gradcheck.wrong_functions import leaf

both = pytest.mark.parametrize("check", [gradcheck, gradgradcheck])


@both
@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"eps": 0}, "eps, how far inputs are moved, must be a positive number, got 0"),
        ({"eps": -1e-6}, "must be a positive number, got -1e-06"),
        ({"eps": float("nan")}, "must be a positive number, got nan"),
        ({"eps": "small"}, "must be a positive number, got 'small'"),
        ({"atol": -1.0}, "atol is a tolerance, which must not be negative, got -1.0"),
        ({"rtol": float("nan")}, "rtol is a tolerance"),
        ({"nondet_tol": -1e-3}, "nondet_tol is a tolerance"),
        ({"method": "complex"}, "unknown method 'complex'; there are: 'central', 'complex-step'"),
        ({"kinks": "ignore"}, "kinks must be one of 'error', 'allow', got 'ignore'"),
        ({"projections": 0}, "projections must be a whole number of at least 1, got 0"),
        ({"projections": 1.5}, "projections must be a whole number"),
        ({"seed": -1}, "seed must be a whole number that is not negative"),
        ({"seed": "x"}, "or None for a new one each time, got 'x'"),
    ],
)
def test_options(check: Any, options: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        check(lambda x: x * 2, (leaf(2),), **options, raise_exception=False)


@both
def test_no_function(check: Any) -> None:
    with pytest.raises(TypeError, match=r"expected a function that takes tensors and gives tensors, got Tensor"):
        check(leaf(2), (leaf(2),))


@both
def test_results(check: Any) -> None:
    for given, text in ((None, r"it gave None \(is a `return` missing\?\)"), ((), "it gave an empty one"), (1.0, "it gave a float")):
        with pytest.raises(TypeError, match=text):
            check(lambda x, given=given: given, (leaf(2),))


class Strange(Exception):
    """An error with a constructor of its own."""

    def __init__(self, code: int, where: str):
        super().__init__(f"{code} in {where}")
        self.code = code


@both
@pytest.mark.parametrize("error", [ZeroDivisionError("by zero"), KeyError("name"), OSError(2, "no file"), Strange(7, "x"), StopIteration(3)], ids=repr)
def test_an_error_in_the_first_evaluation(check: Any, error: Exception) -> None:
    def func(x: Tensor) -> Tensor:
        raise error

    with pytest.raises(type(error), match=rf"the function raised {type(error).__name__} in its first evaluation, of the inputs as they were given") as raised:
        check(func, (leaf(2),), raise_exception=False)
    cause: Any = raised.value
    while cause.__cause__ is not None:
        cause = cause.__cause__
    assert cause is error and str(error) in str(raised.value)
    again = pickle.loads(pickle.dumps(raised.value))
    assert isinstance(again, type(error)) and str(again) == str(raised.value) and again.args == error.args
    if isinstance(error, Strange):
        assert raised.value.code == 7  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (1, "in its second evaluation, of the same inputs"),
        (2, r"with element \[0\] of input 0 moved by 1e-06"),
        (3, r"with element \[0\] of input 0 moved by -1e-06"),
        (5, r"with element \[1\] of input 0 moved by -1e-06"),
        (6, r"with the element of input 1\[0\] moved by 1e-06"),
    ],
)
def test_an_error_says_in_which_evaluation(call: int, text: str) -> None:
    calls = iter(range(100))

    def func(x: Tensor, pair: list[Tensor]) -> Tensor:
        if next(calls) == call:
            raise ZeroDivisionError("by zero")
        return x * pair[0]

    x, y = leaf(2), leaf()
    before = x.detach().clone()
    with pytest.raises(ZeroDivisionError, match=rf"the function raised ZeroDivisionError {text}: by zero"):
        gradcheck(func, (x, [y]))
    assert (x == before).all().item()


def test_a_function_that_fails_in_batches_only_is_evaluated_singly() -> None:
    def func(x: Tensor) -> Tensor:
        if x._level is not None:
            raise ZeroDivisionError
        return x * 2

    assert gradcheck(func, (leaf(20),))


def test_results_that_change_their_number_or_shape() -> None:
    calls = iter(range(100))
    with pytest.raises(AssertionError, match=r"the function gave 1 outputs with element \[0\] of input 0 moved"):
        gradcheck(lambda x: (x * 2, x * 3) if next(calls) < 2 else (x * 2,), (leaf(2),))
    later = iter(range(100))
    with pytest.raises(
        AssertionError,
        match=r"same shape when inputs are perturbed, but output 0 has shape \(2,\) for the inputs as they were given, and \(1,\) with element \[0\]",
    ):
        gradcheck(lambda x: x * 2 if next(later) != 2 else x[:1], (leaf(2),))


@pytest.mark.parametrize("size", [2, 40])
@pytest.mark.parametrize("method", ["central", "complex-step"])
@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("others", [lambda x: x.float(), lambda x: x.to(sg.complex128), lambda x: x.long(), lambda x: x.repeat(2), lambda x: x.unsqueeze(0)])
def test_results_whose_form_depends_on_values(others: Callable[[Tensor], Tensor], fast: bool, method: str, size: int) -> None:
    x = leaf(size)
    with sg.no_grad():
        limit = x.sum().item()
    what = "shape" if others(x.detach()).dtype is sg.float64 else "dtype"
    with pytest.raises(AssertionError, match=f"Expected `func` to return outputs with the same {what} when inputs are perturbed, but output 0 has {what}"):
        gradcheck(lambda x: x * 2 if x.detach().sum() == limit else others(x * 2), (x,), fast_mode=fast, method=method)


def test_low_precision_warns_and_says_what_to_do() -> None:
    for dtype in (sg.float32, sg.float16, sg.bfloat16):
        with pytest.warns(
            UserWarning, match=rf"not a double precision floating point or complex, but {dtype}.*give them as .double\(\), or eps, atol"
        ) as caught:
            gradcheck(lambda x: x * 2, (sg.ones(2, dtype=dtype, requires_grad=True),), raise_exception=False)
        assert caught[0].filename == __file__
    with pytest.warns(UserWarning, match="double precision") as caught:
        gradgradcheck(lambda x: x * x, (sg.ones(2, requires_grad=True),), raise_exception=False)
    assert caught[0].filename == __file__


def test_integers_cannot_require_a_gradient() -> None:
    with pytest.raises(RuntimeError, match=r"[Oo]nly Tensors of floating point"):
        gradcheck(lambda x: x * 2, (sg.tensor([1, 2], requires_grad=True),))


def test_gradients_of_a_wrong_shape() -> None:
    class Wrong(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return sg.ones(5, dtype=sg.float64)

    for size in (3, 30):
        with pytest.raises(RuntimeError, match=r"(?i)shape|size"):
            gradcheck(Wrong.apply, (leaf(size),))
