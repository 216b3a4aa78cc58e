"""A failure's replay is a program: run by itself, it shows the same failure."""

from __future__ import annotations

import functools
import math
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, gradcheck, gradgradcheck
from specgrad.autograd.gradcheck import GradcheckError
from specgrad.testing.failures.literals import literal, tensor_literal
from tests.testing.gradcheck.wrong_functions import leaf

SCALE = 2.5


def helper(x: Tensor) -> Tensor:
    return x.detach() * math.pi * SCALE


def by_name(x: Tensor) -> Tensor:
    return helper(x) * x


class Twice(Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * SCALE


def scaled(by: float, x: Tensor) -> Tensor:
    return by * x * x.detach()


def doubled(function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def wrapper(*args: Any) -> Any:
        return 2 * function(*args)

    return wrapper


def closures() -> dict[str, Callable[..., Any]]:
    weights = leaf(3, seed=4).detach()
    array, pair = np.array([1.5, 2.5, math.inf])[:2], (1, [2.0, "x"])

    class Local(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * weights

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return grad * weights * SCALE

    def inner(x: Tensor) -> Tensor:
        return Local.apply(x) * weights * float(array[0]) * pair[1][0]

    @doubled
    def decorated(x: Tensor) -> Tensor:
        return x * x.detach()

    weighted, made = (lambda x: math.sin(1.0) * x * x.detach(), lambda ctx, grad: math.sin(2.0) * grad)  # two in one line
    members = {"forward": staticmethod(lambda ctx, x: x * 2), "backward": staticmethod(made)}
    kept = {"weights": weights, "n": 2}
    return {
        "a class that no statement made": type("Local", (Function,), members).apply,
        "one of two lambdas in a line": weighted,
        "a partial function": functools.partial(scaled, 3.0),
        "a function in a wrapper": decorated,
        "a dict with tensors": lambda x: x * x.detach() * kept["weights"] * kept["n"],
        "a lambda": lambda x: x * x.detach(),
        "a lambda with a closure": lambda x: x * x.detach() * weights,
        "a function of a module": by_name,
        "a Function of a module": Twice.apply,
        "a Function from within": Local.apply,
        "a function from within": inner,
    }


def shown(code: str) -> str:
    env = {**os.environ, "PYTHONPATH": ""}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, timeout=120)
    assert run.returncode == 1, run.stdout + run.stderr
    assert "GradcheckError" in run.stderr, run.stderr
    return run.stderr


@pytest.mark.slow
@pytest.mark.parametrize("name", closures())
def test_a_replay_shows_the_failure(name: str) -> None:
    with pytest.raises(GradcheckError) as raised:
        gradcheck(closures()[name], (leaf(3),), eps=1e-5)
    failure = raised.value.failure
    assert failure is not None and "eps=1e-05" in failure.replay and "seed=0" in failure.replay
    assert failure.message.splitlines()[-1] in shown(failure.replay)


def func_of_many(a: Tensor, flag: bool, options: dict[str, int], pair: list[Tensor], b: Tensor) -> Tensor:
    return a * pair[0].detach() * pair[0] * options["n"] + b.sum() if flag else a


def test_arguments_of_all_kinds_and_options() -> None:
    a = sg.tensor(np.arange(6.0).reshape(3, 2) / 7, dtype=sg.float64).t().requires_grad_()
    inputs = (a, True, {"n": 3}, [leaf(2, 3, seed=2), leaf(2)], leaf(4000))
    with pytest.raises(GradcheckError) as raised:
        gradcheck(func_of_many, inputs, fast_mode=True, seed=None, projections=2, check_undefined_grad=False)
    failure = raised.value.failure
    assert failure is not None
    assert f"fast_mode=True, projections=2, seed={failure.seed})" in failure.replay and "check_undefined_grad=False" in failure.replay
    assert "as_strided((2, 3), (1, 2))" in failure.replay and "b64decode" in failure.replay
    assert failure.message.splitlines()[-1] in shown(failure.replay)


def test_second_order_and_complex_numbers() -> None:
    z = leaf(3, dtype=sg.complex128)
    start = leaf(3, dtype=sg.complex128, seed=5)
    with pytest.raises(GradcheckError) as raised:
        gradgradcheck(lambda z: (z * z).detach() * z, (z,), start, check_fwd_over_rev=True)
    failure = raised.value.failure
    assert failure is not None and "specgrad.autograd.gradgradcheck(" in failure.replay and "check_fwd_over_rev=True" in failure.replay
    assert failure.message.splitlines()[-1] in shown(failure.replay)


def test_what_cannot_be_written_down_is_said() -> None:
    handle = iter([1.0] * 1000)
    with pytest.raises(GradcheckError) as raised:
        gradcheck(lambda x: x * x.detach() * next(handle), (leaf(2),))
    assert raised.value.failure is not None
    assert "# handle was <list_iterator" in raised.value.failure.replay and "cannot be written down as a program" in raised.value.failure.replay


def test_no_replay_is_made_where_nobody_reads_it() -> None:
    assert gradcheck(lambda x: x * x.detach(), (leaf(2),), raise_exception=False) is False


VALUES: list[Any] = [
    0.1,
    -0.0,
    math.inf,
    -math.inf,
    1e-320,
    3,
    True,
    None,
    "a'b",
    b"x",
    1 + 2j,
    complex(math.inf, -0.0),
    (1,),
    (1, 2),
    [1.5],
    {"a": (1,)},
    {1, 2},
]
VALUES += [slice(1, None), sg.float64, np.float32(0.1), ...]


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_literals_give_the_same_value(value: Any) -> None:
    text = literal(value)
    assert text is not None
    again = eval(text, {"specgrad": sg, "numpy": np})
    assert again == value and type(again) is type(value) and repr(again) == repr(value)
    assert literal(object()) is None and literal([object()]) is None


@pytest.mark.parametrize("dtype", ["float64", "float32", "float16", "bfloat16", "complex128", "complex64", "int64", "bool"])
@pytest.mark.parametrize("shape", [(), (0,), (2, 3), (40, 40)])
def test_tensors_give_the_same_tensor(dtype: str, shape: tuple[int, ...]) -> None:
    tensor = (leaf(*shape, dtype=sg.complex128 if dtype.startswith("complex") else None).detach() * 3).to(getattr(sg, dtype))
    import base64

    again = eval(tensor_literal(tensor), {"specgrad": sg, "numpy": np, "base64": base64})
    assert again.dtype is tensor.dtype and again.shape == tensor.shape and again.numpy().tobytes() == tensor.numpy().tobytes()
