"""Ops in place that are more than an op and an assignment: those composed of others, and those without a derivative."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import specgrad as sg
from specgrad import Tensor

COMPOSED: dict[str, tuple[Callable[[Tensor], Tensor], Callable[[Tensor], Tensor]]] = {  # in place, out of place
    "clamp": (lambda y: y.clamp_(y.detach() - 1, sg.full((3,), 2.0, dtype=sg.float64)), lambda x: x.clamp(max=2.0)),
    "cumprod": (lambda y: y.cumprod_(0), lambda x: x.cumprod(0)),
    "div": (lambda y: y.div_(0.5, rounding_mode="floor"), lambda x: x.div(0.5, rounding_mode="floor")),
    "float_power": (lambda y: y.float_power_(2), lambda x: x.float_power(2)),
    "index_fill": (lambda y: y.index_fill_(0, sg.tensor([1]), y.detach()[0]), lambda x: x.index_fill(0, sg.tensor([1]), 0.5)),
    "masked_fill": (lambda y: y.masked_fill_(y.detach() > 1, y.detach()[0]), lambda x: x.masked_fill(x > 1, 0.5)),
    "nan_to_num": (lambda y: y.nan_to_num_(), lambda x: x.nan_to_num()),
    "polygamma": (lambda y: y.polygamma_(1), lambda x: x.polygamma(1)),
    "round": (lambda y: y.round_(decimals=1), lambda x: x.round(decimals=1)),
}


@pytest.mark.parametrize("name", COMPOSED)
@pytest.mark.parametrize("in_part", [False, True])
def test_a_composed_op_in_place_has_the_gradients_of_the_op(name: str, in_part: bool) -> None:
    """Its formulas read the old values."""
    in_place, out_of_place = COMPOSED[name]
    x = sg.tensor([0.5, 1.5, 2.5], dtype=sg.float64, requires_grad=True)
    y = sg.stack([x, x * 2]) if in_part else x * 1
    target = y[0] if in_part else y
    assert in_place(target) is target
    expected = out_of_place(x)
    assert target.tolist() == pytest.approx(expected.tolist())
    (found,) = sg.autograd.grad(y.sin().sum(), x)
    (wanted,) = sg.autograd.grad(expected.sin().sum() + (x * 2).sin().sum() * in_part, x)
    assert found.tolist() == pytest.approx(wanted.tolist())


WITHOUT_DERIVATIVE: dict[str, Callable[[Tensor], Tensor]] = {
    "lt_": lambda y: y.lt_(3),
    "eq_": lambda y: y.eq_(y.detach()),
    "logical_not_": lambda y: y.logical_not_(),
    "logical_and_": lambda y: y.logical_and_(y.detach()),
}


@pytest.mark.parametrize("name", WITHOUT_DERIVATIVE)
@pytest.mark.parametrize("recorded", [False, True])
def test_what_an_op_without_a_derivative_overwrites_has_no_gradient(name: str, recorded: bool) -> None:
    x = sg.tensor([1.0, 2.0], dtype=sg.float64, requires_grad=True)
    whole, in_part = x * 2, x * 2
    WITHOUT_DERIVATIVE[name](whole)
    WITHOUT_DERIVATIVE[name](in_part[:1])
    assert whole.grad_fn.name() == f"{name[:-1].title()}Backward0"  # type: ignore[union-attr]
    assert sg.autograd.grad(whole.sum(), x, create_graph=recorded)[0].tolist() == [0, 0]
    assert sg.autograd.grad(in_part.sum(), x, create_graph=recorded)[0].tolist() == [0, 2]


@pytest.mark.parametrize("requires_grad", [False, True])
def test_real_results_do_not_go_into_complex_tensors(requires_grad: bool) -> None:
    """Their gradient is real, and that of the tensor would be complex."""
    x = sg.tensor([3 + 4j, 1j], requires_grad=requires_grad) * 1
    with pytest.raises(RuntimeError, match="In-place abs is not supported for complex tensors"):
        x.abs_()
    assert x.tolist() == [3 + 4j, 1j] and x._version == 0
    assert (x * 1).eq_(x).tolist() == [1, 1]
