"""verify sees a factor of 1.0001 in a gradient, and does not take rounding for one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, gradcheck
from specgrad.autograd.gradcheck_error import GradcheckError
from specgrad.testing import verify
from specgrad.testing.gradcheck.refined import RATIO, extrapolated
from tests.testing.functions.subjects import RIGHT, Square

SLIGHTLY = 1.0001


class OffBackward(Function):
    """Gives its input, and a gradient that is a little off."""

    generate_vmap_rule = True

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x.clone()

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * SLIGHTLY

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return tangent * 1


class OffForward(OffBackward):
    """The same of its tangent."""

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * 1

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return tangent * SLIGHTLY


class OffInSecondOrder(Square):
    """The gradient of its gradient is."""

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return 2 * OffBackward.apply(ctx.saved_tensors[0]) * grad


@pytest.mark.parametrize("case", range(len(RIGHT)))
@pytest.mark.parametrize("off, check", [(OffBackward, "backward"), (OffForward, "forward mode")])
def test_a_slightly_wrong_factor_is_found(case: int, off: type[Function], check: str) -> None:
    function, inputs = RIGHT[case]

    def wrong(*given: Any) -> Any:
        results = function(*given)
        return off.apply(results) if isinstance(results, Tensor) else tuple(off.apply(result) for result in results)

    report = verify(wrong, inputs, checks=["calls", check], raise_exception=False)
    (message, *_) = [failure.message for failure in report.failures]
    assert "the analytical one is 1.0001 times the numerical" in message or case in (0,), message
    assert "(atol=1e-07, rtol=1e-06)" in message


def test_a_slightly_wrong_factor_of_second_order_is_found() -> None:
    report = verify(OffInSecondOrder, [(3,)], checks=["calls", "second order"], raise_exception=False)
    assert [failure.kind for failure in report.failures] == ["second order"]


def far_from_zero(x: Tensor) -> Tensor:
    return x.sin() + 1e6


def saturated(x: Tensor, w: Tensor) -> Tensor:
    return (10 * x @ w).tanh().sum() * 1e3  # whose gradients are small differences of larger numbers


RIGHT_BUT_ROUNDED = [
    (far_from_zero, [(4,)]),
    (saturated, [(4, 8), (8, 6)]),
    (lambda x: (x * x).sum() * 1e5, [(50,)]),
    (lambda x: (x * 300).sin(), [(5,)]),
    (lambda x: 1 / (x * x + 1e-4), [(10,)]),
    (lambda x: x.abs().log(), [(30,)]),
    (lambda x: (x + 1e4) * (x - 1e4), [(4,)]),
]


@pytest.mark.parametrize("case", range(len(RIGHT_BUT_ROUNDED)))
def test_what_is_right_but_for_rounding_is_verified(case: int) -> None:
    function, inputs = RIGHT_BUT_ROUNDED[case]
    assert verify(function, inputs, dtypes=())


@pytest.mark.parametrize("function", [far_from_zero, lambda x: (x * 300).sin()])
def test_gradcheck_holds_to_fine_tolerances(function: Any) -> None:
    x = sg.tensor([0.3, 1.2], dtype=sg.float64, requires_grad=True)
    assert gradcheck(function, (x,), atol=1e-7, rtol=1e-6)
    with pytest.raises(GradcheckError, match="numerical"):
        gradcheck(lambda x: OffBackward.apply(function(x)), (x,), atol=1e-7, rtol=1e-6)


def test_extrapolated_differences_and_their_doubt() -> None:
    def of(function: Any, at: float) -> tuple[float, float]:
        with np.errstate(invalid="ignore"):  # the largest steps leave the domain
            quotients = [np.array([(function(at + h) - function(at - h)) / (2 * h)]) for h in 4e-3 * RATIO ** -np.arange(9.0)]
        found, doubt = extrapolated(quotients, [np.zeros(1)] * len(quotients))
        return float(found[0]), float(doubt[0])

    for function, at, true in ((np.exp, 1.0, np.e), (np.sin, 0.5, np.cos(0.5)), (np.log, 0.005, 200.0), (np.log, 1e-3, 1000.0)):
        found, doubt = of(function, at)
        assert abs(found - true) <= doubt + 1e-12 * true and doubt <= 1e-6 * true
    found, doubt = of(lambda x: 1e9 + np.sin(x), 0.5)
    assert abs(found - np.cos(0.5)) <= doubt
    assert of(lambda x: np.float64(np.nan), 0.5)[1] == np.inf
