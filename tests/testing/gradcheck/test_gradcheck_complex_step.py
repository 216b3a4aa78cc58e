"""gradcheck by complex steps: machine precision where a function is analytic, and a clear error where it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import gradcheck, gradgradcheck
from specgrad.autograd.gradcheck import GradcheckError
from specgrad.testing.gradcheck.complex_step import NotAnalyticError
from tests.testing.gradcheck.wrong_functions import leaf, linear, matrix

ANALYTIC: dict[str, Callable[..., Any]] = {
    "sin": lambda a: a.sin() * a,
    "exp": lambda a: (a * 0.5).exp().sum(0),
    "matmul": lambda a: a @ a.t() @ a,
    "polynomial": lambda a: a**3 - 2 * a,
    "quotient": lambda a: a / (1 + a * a),
    "views": lambda a: (a.t()[1:], a.reshape(-1).cumsum(0)),
    "tanh": lambda a: (a.tanh(), a.cosh()),
}


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("size", [2, 5])
@pytest.mark.parametrize("name", ANALYTIC)
def test_analytic_functions(name: str, size: int, fast: bool) -> None:
    x = leaf(size, size)
    assert gradcheck(ANALYTIC[name], (x,), method="complex-step", fast_mode=fast)
    assert gradgradcheck(ANALYTIC[name], (x,), method="complex-step", fast_mode=fast)
    assert gradcheck(ANALYTIC[name], (x,), method="complex-step", check_forward_ad=True, fast_mode=fast)


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("size", [3, 20])
def test_an_error_that_differences_cannot_see(size: int, fast: bool) -> None:
    right = matrix(size, size)
    wrong = right.copy()
    wrong[1, 2] *= 1 + 1e-6
    func = linear(right, wrong, (size,), (size,))
    assert gradcheck(func, (leaf(size),), fast_mode=fast)
    with pytest.raises(GradcheckError, match=rf"1 of {size * size} entries differ.*atol=1e-10, rtol=1e-08") as raised:
        gradcheck(func, (leaf(size),), method="complex-step", fast_mode=fast)
    assert raised.value.failure is not None and raised.value.failure.index == ((1,), (2,))
    assert gradcheck(func, (leaf(size),), method="complex-step", atol=1e-5, rtol=1e-3, fast_mode=fast)


@pytest.mark.parametrize("fast", [False, True])
def test_several_inputs_and_second_order(fast: bool) -> None:
    a, b = leaf(4, 4), leaf(4, 4, seed=1)
    for func in (lambda a, b: (a @ b).sin(), lambda a, b: a * b * b, lambda a, b: (a * b, (a + b).exp())):
        assert gradcheck(func, (a, b), method="complex-step", fast_mode=fast)
        assert gradgradcheck(func, (a, b), method="complex-step", fast_mode=fast)
    with pytest.raises(GradcheckError):
        gradgradcheck(lambda a, b: (a.detach() * a * b).sin(), (a, b), method="complex-step", fast_mode=fast)


NOT_ANALYTIC: dict[str, Callable[[Tensor], Tensor]] = {
    "abs": lambda x: x.abs(),
    "conj": lambda x: x * x.conj(),
    "real": lambda x: x * (x.real if x.is_complex() else x),
    "maximum": lambda x: sg.maximum(x, 2 * x),
    "relu": lambda x: x.relu(),
    "a branch": lambda x: x * 2 if (x > -100).all().item() else x,
    "detached": lambda x: x.detach().abs() * x,
}


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("size", [3, 30])
@pytest.mark.parametrize("name", NOT_ANALYTIC)
def test_functions_that_are_not_analytic(name: str, size: int, fast: bool) -> None:
    for raises in (True, False):
        with pytest.raises(NotAnalyticError, match=r'(?s)method="complex-step".*Use method="central"'):
            gradcheck(NOT_ANALYTIC[name], (leaf(size),), method="complex-step", raise_exception=raises, fast_mode=fast)


def test_complex_inputs_and_outputs_have_none() -> None:
    with pytest.raises(NotAnalyticError, match=r"is for real inputs, but input 0 is specgrad.complex128.*central"):
        gradcheck(lambda z: z * z, (leaf(2, dtype=sg.complex128),), method="complex-step")
    with pytest.raises(NotAnalyticError, match=r"is for real outputs, but output 0"):
        gradcheck(lambda x: x * (1 + 2j), (leaf(2),), method="complex-step")
    assert issubclass(NotAnalyticError, ValueError)


def test_low_precision() -> None:
    x = sg.tensor([0.5, 1.5], dtype=sg.float32, requires_grad=True)
    with pytest.warns(UserWarning, match="double precision"):
        assert gradcheck(lambda x: x * x, (x,), method="complex-step", eps=1e-2)
