"""Points without a derivative: told as such, and no cover for wrong gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, gradcheck, gradgradcheck
from specgrad.autograd.gradcheck import GradcheckError
from specgrad.testing.failures.failure import Failure
from tests.testing.gradcheck.wrong_functions import leaf


def point(*values: float) -> Tensor:
    return sg.tensor(list(values), dtype=sg.float64, requires_grad=True)


def function(forward: Callable[[Tensor], Tensor], backward: Callable[[Tensor, Tensor], Tensor]) -> Callable[[Tensor], Tensor]:
    class Custom(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x)
            return forward(x)

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return backward(ctx.saved_tensors[0], grad)

    return Custom.apply


def failure_of(func: Callable[..., Any], *inputs: Tensor, **options: Any) -> Failure:
    with pytest.raises(GradcheckError) as raised:
        gradcheck(func, inputs, **options)
    assert raised.value.failure is not None
    return raised.value.failure


modes = pytest.mark.parametrize("fast", [False, True], ids=["slow", "fast"])


@modes
def test_a_kink_is_called_a_kink(fast: bool) -> None:
    failure = failure_of(lambda x: x.relu() * 3, point(-1.0, 0.0, 2.0), fast_mode=fast)
    assert failure.kind == failure.guess == "kink"
    assert "Not differentiable here: output 0[1] is not differentiable with respect to input 0[1] at the point that was given" in failure.message
    assert "the derivative from the left is 0, from the right 3; the analytical one, 0, lies between them" in failure.message
    assert 'move the input away from this point, or give kinks="allow"' in failure.message
    assert failure.index == ((1,), (1,))
    assert (failure.details["left"], failure.details["right"]) == (pytest.approx(0.0), pytest.approx(3.0))
    assert gradcheck(lambda x: x.relu() * 3, (point(-1.0, 0.0, 2.0),), kinks="allow", fast_mode=fast)
    assert gradcheck(lambda x: x.relu() * 3, (point(-1.0, 0.0, 2.0),), raise_exception=False, fast_mode=fast) is False


@modes
@pytest.mark.parametrize("number", [-1.0, 4.0, 3.01])
def test_what_is_no_subgradient_is_wrong_at_a_kink_too(number: float, fast: bool) -> None:
    wrong = function(lambda x: x.relu() * 3, lambda x, g: g * sg.where(x > 0, 3.0, sg.where(x < 0, 0.0, number)))
    for kinks in ("error", "allow"):
        failure = failure_of(wrong, point(-1.0, 0.0, 2.0), kinks=kinks, fast_mode=fast)
        assert failure.kind == "jacobian"
        assert "The point is not differentiable either: the derivative from the left is 0, from the right 3" in failure.message
    right = function(lambda x: x.relu() * 3, lambda x, g: g * sg.where(x > 0, 3.0, sg.where(x < 0, 0.0, 1.2)))
    assert gradcheck(right, (point(-1.0, 0.0, 2.0),), kinks="allow", fast_mode=fast)


@modes
def test_a_wrong_gradient_elsewhere_goes_first(fast: bool) -> None:
    wrong = function(lambda x: x.relu(), lambda x, g: g * sg.where(x > 0, 1.001 + 0.01, 0.0))
    failure = failure_of(wrong, point(0.0, 2.0, 0.0), fast_mode=fast)
    assert failure.kind == "jacobian" and failure.index == ((1,), (1,))
    several = failure_of(lambda a, b: (a.relu(), b * b.detach()), point(0.0), point(1.0), fast_mode=fast)
    assert several.kind == "jacobian" and several.output == "1"


@pytest.mark.slow
@modes
@settings(deadline=None, derandomize=True, database=None, max_examples=40)
@given(distance=st.floats(1e-12, 1e-5), side=st.sampled_from([-1.0, 1.0]), slope=st.floats(0.5, 3.0))
def test_a_kink_nearby_is_no_reason_for_a_verdict(distance: float, side: float, slope: float, fast: bool) -> None:
    """Central differences reach over the kink; the gradient is right all the same, and a wrong one is wrong."""

    def bent(x: Tensor) -> Tensor:
        return sg.where(x > 0, slope * x, -0.25 * x) + x * x

    x = point(side * distance, 1.0)
    assert gradcheck(bent, (x,), kinks="allow", fast_mode=fast)
    if distance > 1e-8:
        assert gradcheck(bent, (x,), fast_mode=fast)
    for wrong in (slope + 0.01, -0.26) if distance < 1e-8 else (0.3,):
        spoilt = function(bent, lambda x, g, wrong=wrong: g * (sg.where(x > 0.5, slope, wrong) + 2 * x))  # type: ignore[misc]
        assert failure_of(spoilt, x, kinks="allow", fast_mode=fast).kind == "jacobian"


def test_ties() -> None:
    """Of equal elements each has its share of the gradient of a maximum; to take one of them is as good."""
    x = point(1.0, 3.0, 3.0)
    assert gradcheck(lambda x: x.amax(), (x,))
    assert failure_of(lambda x: x.max(0).values, x).kind == "kink"
    assert gradcheck(lambda x: x.max(0).values, (x,), kinks="allow")
    assert failure_of(lambda x: x.max(0).values * x.detach().sum(), x, kinks="allow").kind == "jacobian"


def test_jumps_and_edges() -> None:
    step = function(lambda x: (x >= 0).to(sg.float64) + x, lambda x, g: g)
    failure = failure_of(step, point(0.0))
    assert failure.kind == "kink" and "output 0[0] jumps, or is infinitely steep" in failure.message
    assert gradcheck(step, (point(0.0),), kinks="allow")
    assert failure_of(function(lambda x: (x >= 0).to(sg.float64) + x, lambda x, g: 2 * g), point(0.0), kinks="allow").kind == "jacobian"
    import numpy as np

    with np.errstate(invalid="ignore"):
        edge = function(lambda x: x.sqrt() ** 2, lambda x, g: g)
        failure = failure_of(edge, point(0.0))
        assert failure.kind == "kink" and "has no values to the left" in failure.message
        assert gradcheck(edge, (point(0.0),), kinks="allow")
        assert failure_of(function(lambda x: x.sqrt() ** 2, lambda x, g: 3 * g), point(0.0)).kind == "jacobian"


def test_where_central_differences_agree_there_is_nothing_to_tell() -> None:
    assert gradcheck(lambda x: x.abs(), (point(0.0, 1.0),))


def test_second_derivatives_and_complex_numbers() -> None:
    with pytest.raises(GradcheckError, match=r"Not differentiable here") as raised:
        gradgradcheck(lambda x: x.relu() ** 2 / 2, (point(0.0, 1.0),))
    assert raised.value.failure is not None and raised.value.failure.kind == "kink"
    assert gradgradcheck(lambda x: x.relu() ** 2 / 2, (point(0.0, 1.0),), kinks="allow")
    z = (leaf(2, dtype=sg.complex128).detach() * sg.tensor([0.0, 1.0])).requires_grad_()
    assert failure_of(lambda z: z.real.relu() + z.imag, z).kind == "kink"
    assert gradcheck(lambda z: z.real.relu() + z.imag, (z,), kinks="allow")
    wrong = function(lambda z: z.real.relu() + z.imag, lambda z, g: g * sg.where(z.real > 0, 1 + 1j, 0.5j))
    assert failure_of(wrong, z, kinks="allow").kind == "jacobian"
