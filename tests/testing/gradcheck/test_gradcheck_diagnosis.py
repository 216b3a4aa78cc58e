"""What a wrong gradient looks like is said by name, for each name of the list."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, gradcheck, gradgradcheck
from specgrad.autograd.gradcheck import GradcheckError
from specgrad.testing.failures.failure import GUESSES, Failure
from tests.testing.gradcheck.wrong_functions import leaf, linear, matrix


def failure_of(func: Callable[..., Any], *inputs: Tensor, second: bool = False, **options: Any) -> Failure:
    with pytest.raises(GradcheckError) as raised:
        (gradgradcheck if second else gradcheck)(func, inputs, **options)
    failure = raised.value.failure
    assert failure is not None and failure.message == str(raised.value)
    assert failure.guess == "" or any(failure.guess.startswith(name) for name in GUESSES)
    return failure


def spoilt(spoil: Callable[[Any], Any], out: tuple[int, ...] = (4,), into: tuple[int, ...] = (3,), dtype: Any = None) -> Failure:
    right = matrix(int(np.prod(out)), int(np.prod(into)), dtype=dtype)
    return failure_of(linear(right, spoil(right.copy()), out, into), leaf(*into, dtype=dtype))


def at(*changes: tuple[int, int]) -> Callable[[Any], Any]:
    def spoil(m: Any) -> Any:
        for row, column in changes:
            m[row, column] += 0.5
        return m

    return spoil


SPOILT: dict[str, tuple[Callable[[], Failure], str]] = {
    "detached": (lambda: spoilt(lambda m: m * 0), "detached"),
    "some are zero": (lambda: spoilt(lambda m: m * np.array([[1.0], [0.0], [1.0], [0.0]])), "detached in part"),
    "sign": (lambda: spoilt(lambda m: -m), "sign"),
    "twice": (lambda: spoilt(lambda m: m * 2), "factor 2"),
    "half": (lambda: spoilt(lambda m: m / 2), "factor 0.5"),
    "by i": (lambda: spoilt(lambda m: m * 1j, dtype=sg.complex128), "factor "),
    "no division": (lambda: failure_of(mean_of_all(1.0), leaf(3, 5)), "missing mean"),
    "a division too many": (lambda: failure_of(sum_of_all(1 / 15), leaf(3, 5)), "mean for a sum"),
    "the sign of some": (lambda: spoilt(lambda m: m * np.array([[1.0], [-1.0], [1.0], [-1.0]])), "sign in part"),
    "a late digit": (lambda: spoilt(lambda m: m * np.linspace(0.994, 1.006, 12).reshape(4, 3)), "nearly right"),
    "an exponent": (lambda: failure_of(elementwise(lambda x: x**3, lambda x: 3 * x**3), leaf(4)), "power"),
    "x for y": (lambda: failure_of(elementwise(lambda x: x.tanh(), lambda x: 1 - x**2), leaf(4)), "input for result"),
    "x for y, which is a power of it": (lambda: failure_of(elementwise(lambda x: x.exp(), lambda x: x), leaf(4)), "input for result"),
    "y for x": (lambda: failure_of(elementwise(lambda x: x.exp(), lambda x: x.exp().exp()), leaf(4)), "result for input"),
    "softmax without its sum": (lambda: failure_of(elementwise(lambda x: x.softmax(-1), lambda x: x.softmax(-1)), leaf(4)), "elements alone"),
    "a sum that all share": (lambda: spoilt(lambda m: m + np.outer([1.0, 2.0, 3.0, 4.0], [1.0, -1.0, 2.0])), "missing term"),
    "rounded": (lambda: failure_of(elementwise(lambda x: x.round(), lambda x: x * 0 + 1), leaf(4)), "constant"),
    "elements exchanged": (lambda: spoilt(lambda m: m[:, [1, 0, 2]]), "other elements"),
    "a row each": (lambda: spoilt(lambda m: m * np.array([1.5, 2.0, 3.0])), "factor for each row"),
    "a column each": (lambda: spoilt(lambda m: m * np.array([[1.5], [2.0], [3.0], [4.0]])), "factor for each column"),
    "transposed": (lambda: spoilt(lambda m: m.T, (3,), (3,)), "transposed"),
    "gradient transposed": (lambda: spoilt(lambda m: m.reshape(-1, 3, 3).transpose(0, 2, 1).reshape(-1, 9), (4,), (3, 3)), "gradient transposed"),
    "gradient transposed, not square": (lambda: spoilt(lambda m: m.reshape(-1, 2, 3).transpose(0, 2, 1).reshape(-1, 6), (4,), (2, 3)), "gradient transposed"),
    "conj": (lambda: spoilt(lambda m: m.conj(), dtype=sg.complex128), "missing conj"),
    "shifted": (lambda: spoilt(lambda m: np.roll(m, 1, 1), (4,), (5,)), "shifted"),
    "shifted, filled with zeros": (lambda: spoilt(lambda m: np.pad(m, ((0, 0), (1, 0)))[:, :-1], (4,), (5,)), "shifted"),
    "reversed": (lambda: spoilt(lambda m: m[:, ::-1].copy(), (4,), (5,)), "reversed"),
    "a constant": (lambda: spoilt(lambda m: m + 0.25), "missing term"),
    "NaN": (lambda: spoilt(lambda m: m * np.nan), "not finite"),
    "one entry": (lambda: spoilt(at((2, 1))), "some entries"),
    "two entries": (lambda: spoilt(at((2, 1), (0, 0))), "some entries"),
    "one copy": (lambda: failure_of(added_to_rows(lambda g: g[0]), leaf(3)), "missing sum over a broadcast dimension"),
    "swapped": (lambda: failure_of(two_inputs(swapped=True), leaf(3), leaf(3, seed=2)), "swapped inputs"),
    "swapped outputs": (lambda: failure_of(two_outputs(), leaf(3)), "swapped outputs"),
    "second order": (lambda: failure_of(lambda x: Cube.apply(x), leaf(3), second=True), "detached"),
}


def whole(factor: float, wrong: float) -> Callable[[Tensor], Tensor]:
    class Whole(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x)
            return (x * x).sum() * factor

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return grad * 2 * ctx.saved_tensors[0] * wrong

    return Whole.apply


def mean_of_all(wrong: float) -> Callable[[Tensor], Tensor]:
    return whole(1 / 15, wrong)


def sum_of_all(wrong: float) -> Callable[[Tensor], Tensor]:
    return whole(1.0, wrong)


def added_to_rows(gradient: Callable[[Tensor], Tensor]) -> Callable[[Tensor], Tensor]:
    base = leaf(4, 3, seed=3).detach()

    class Added(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return base + x

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return gradient(grad)

    return Added.apply


def elementwise(function: Callable[[Tensor], Tensor], derivative: Callable[[Tensor], Tensor]) -> Callable[[Tensor], Tensor]:
    class Elementwise(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x)
            return function(x)

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return grad * derivative(ctx.saved_tensors[0])

    return Elementwise.apply


def two_inputs(swapped: bool) -> Callable[..., Tensor]:
    class Two(Function):
        @staticmethod
        def forward(ctx: Any, a: Tensor, b: Tensor) -> Tensor:
            ctx.save_for_backward(a, b)
            return a * b

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, ...]:
            a, b = ctx.saved_tensors
            return (grad * a, grad * b) if swapped else (grad * b, grad * a)

    return Two.apply


def two_outputs() -> Callable[[Tensor], tuple[Tensor, ...]]:
    class Two(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> tuple[Tensor, ...]:
            ctx.save_for_backward(x)
            return x.sin(), x.exp()

        @staticmethod
        def backward(ctx: Any, sin: Tensor, exp: Tensor) -> Tensor:
            (x,) = ctx.saved_tensors
            return exp * x.cos() + sin * x.exp()

    return Two.apply


class Cube(Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * (3 * ctx.saved_tensors[0].detach() ** 2)


@pytest.mark.parametrize("kind", SPOILT)
def test_each_mistake_has_its_name(kind: str) -> None:
    make, guess = SPOILT[kind]
    failure = make()
    assert failure.guess.startswith(guess), failure.message
    key = failure.guess if failure.guess in GUESSES else next(name for name in GUESSES if failure.guess.startswith(name))
    assert f"It looks like this: {GUESSES[key]}" in failure.message


def test_every_name_but_that_of_kinks_is_tested_here() -> None:
    names = {guess.strip() for _, guess in SPOILT.values()} | {"factor"}
    assert set(GUESSES) - {"kink"} <= names


def test_a_detached_input_and_a_detached_output_are_told_apart() -> None:
    failure = failure_of(lambda a, b: (a * b.detach(), a.sin() * b.detach()), leaf(3), leaf(3, seed=1))
    assert (failure.input, failure.guess) == ("1", "detached") and "input 1 gets no gradient from any output" in failure.message
    failure = failure_of(lambda a, b: (a * b, (a.sum() * b.sum()).detach() + 0 * a), leaf(3), leaf(3, seed=1))
    assert failure.output == "1" and failure.guess == "detached"


def test_only_some_wrong_entries_are_named() -> None:
    failure = spoilt(at((2, 1), (0, 0)))
    assert "(output 0[0] to input 0[0], output 0[2] to input 0[1])" in failure.message
    assert failure.index in (((0,), (0,)), ((2,), (1,)))


def test_what_a_failure_knows() -> None:
    def func(a: Tensor, pair: list[Tensor]) -> tuple[Tensor, ...]:
        return a * 2, sg.stack([a, pair[1] * pair[1].detach()])

    with pytest.raises(GradcheckError) as raised:
        gradcheck(func, (leaf(3), [leaf(3, seed=1), leaf(3, seed=2)]))
    failure = raised.value.failure
    assert failure is not None
    assert (failure.kind, failure.output, failure.input, failure.part, failure.guess) == ("jacobian", "1", "1[1]", "", "factor 0.5")
    assert failure.numerical.shape == failure.analytical.shape == (3, 6)
    row, column = failure.index[1][0], np.ravel_multi_index(failure.index[0], (2, 3))
    assert failure.analytical[row, column] == pytest.approx(failure.numerical[row, column] / 2)
    plain = json.loads(json.dumps(failure.to_json()))
    assert plain["numerical"] == failure.numerical.tolist() and plain["kind"] == "jacobian" and plain["index"] == [list(failure.index[0]), [row]]
    again = pickle.loads(pickle.dumps(raised.value))
    assert str(again) == str(raised.value) and again.failure.guess == "factor 0.5"
    assert str(failure) == failure.message


def test_kinds() -> None:
    assert failure_of(Cube.apply, leaf(3), second=True).kind == "second order"
    assert failure_of(lambda x: x.detach() * 2, leaf(3)).kind == "detached"
    noise = iter(range(1000))
    assert failure_of(lambda x: x * next(noise), leaf(3)).kind == "not deterministic"
    assert failure_of(WrongJvp.apply, leaf(3), check_forward_ad=True).kind == "forward mode"


class WrongJvp(Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * 2

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return tangent * 3


def test_large_jacobians_are_shown_around_the_worst_entry() -> None:
    right = matrix(40, 30)
    wrong = right.copy()
    wrong[33, 22] += 1.0
    failure = failure_of(linear(right, wrong, (40,), (30,)), leaf(30))
    assert "(rows 18 to 25 of 30, columns 29 to 36 of 40)" in failure.message
    assert f"{right[33, 22]:.4e}" in failure.message and f"{wrong[33, 22]:.4e}" in failure.message
    assert len(failure.message) < 3000


def test_json_of_what_json_has_not() -> None:
    failure = Failure("x", "y", numerical=np.array([np.nan, np.inf]), analytical=np.array([1 + 2j]), details={"a": np.float32(1), "b": {1}, "c": sg.float64})
    found = json.loads(json.dumps(failure.to_json()))
    assert found["numerical"] == ["nan", "inf"] and found["analytical"] == ["(1+2j)"]
    assert found["details"] == {"a": 1.0, "b": [1], "c": "specgrad.float64"}
    large = Failure("x", "y", numerical=np.zeros((200, 100))).to_json()["numerical"]
    assert large["shape"] == [200, 100] and len(large["first entries"]) == 100
