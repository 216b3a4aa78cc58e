"""Second derivatives through what a custom function computed on the way: an error instead of a wrong result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, grad
from specgrad.autograd.function import once_differentiable
from specgrad.autograd.graph import saved_tensors_hooks

CAPTURED = sg.tensor([2.0, 3.0], dtype=sg.float64)


def leaf(*values: float) -> Tensor:
    return sg.tensor(values or (1.0, 2.0), dtype=sg.float64, requires_grad=True)


def factor_of(make: Callable[[Tensor], Tensor], attribute: bool = False, once: bool = False) -> type[Function]:
    """A Function x * make(x) whose backward takes the factor for a constant, which is right where it is one."""

    class Scaled(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            factor = make(x)
            if attribute:
                ctx.factor = factor
            else:
                ctx.save_for_backward(x, factor)
            return x * x * factor

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            x, factor = (None, ctx.factor) if attribute else ctx.saved_tensors
            return g * factor if x is None else g * 2 * x * factor

    if once:
        Scaled.backward = staticmethod(once_differentiable(Scaled.backward))  # type: ignore[method-assign]
    return Scaled


def second(function: type[Function], x: Tensor) -> Any:
    (first,) = grad(function.apply(x).sum(), x, create_graph=True)
    return grad(first.sum(), x)[0] if first.requires_grad else None


DEPENDENT: dict[str, Callable[[Tensor], Tensor]] = {
    "computed": lambda x: x.exp(),
    "several ops": lambda x: (x * 2 + 1).sum(),
    "in place": lambda x: sg.zeros(2, dtype=sg.float64).add_(x),
    "into a view": lambda x: (lambda out: (out[0].copy_(x[0]), out)[1])(sg.zeros(2, dtype=sg.float64)),
    "detached": lambda x: x.detach(),
    "a view": lambda x: x[:1],
    "another dtype": lambda x: x.float() * 2,
    "by a mask": lambda x: x * (x > 0),
    "matrix product": lambda x: x @ sg.eye(2, dtype=sg.float64),
}
CONSTANT: dict[str, Callable[[Tensor], Tensor]] = {
    "captured": lambda x: CAPTURED,
    "made": lambda x: sg.arange(2, dtype=sg.float64),
    "made like": lambda x: sg.ones_like(x) * 3,
    "a mask": lambda x: (x > 1).to(x.dtype),
    "a sign": lambda x: x.sign() + 1,
    "rounded": lambda x: x.round(),
    "random": lambda x: (sg.rand_like(x) > 0.5).to(x.dtype),
    "a shape": lambda x: sg.tensor(float(x.shape[0])),
    "integers": lambda x: x.argsort(),
}


@pytest.mark.parametrize("name", DEPENDENT)
def test_through_an_intermediate(name: str) -> None:
    function, x = factor_of(DEPENDENT[name]), leaf()
    for _ in range(2):
        with pytest.raises(RuntimeError, match=r"(?s)Scaled\.backward through the tensor that it saved as number 1.*Scaled\.forward.*@once_differentiable"):
            second(function, x)


def test_through_an_attribute() -> None:
    with pytest.raises(RuntimeError, match=r"through the tensor that it kept as ctx\.factor"):
        second(factor_of(DEPENDENT["computed"], attribute=True), leaf())


@pytest.mark.parametrize("name", CONSTANT)
def test_constants_are_no_intermediates(name: str) -> None:
    function, x = factor_of(CONSTANT[name]), leaf(1.25, 2.25)
    sg.manual_seed(0)
    found = second(function, x)
    sg.manual_seed(0)
    assert found.tolist() == (sg.ones_like(x) * 2 * CONSTANT[name](x.detach())).tolist()


@pytest.mark.parametrize("name", [*DEPENDENT, *CONSTANT])
def test_first_derivatives_are_not_affected(name: str) -> None:
    make = (DEPENDENT | CONSTANT)[name]
    x = leaf(1.25, 2.25)
    sg.manual_seed(0)
    factor_of(make).apply(x).sum().backward()
    sg.manual_seed(0)
    assert x.grad.tolist() == (2 * x.detach() * make(x.detach())).tolist()


def test_once_differentiable_says_so_itself() -> None:
    x = leaf()
    with pytest.raises(RuntimeError, match="once_differentiable: ScaledBackward"):
        (first,) = grad((factor_of(DEPENDENT["computed"], once=True).apply(x) * x).sum(), x, create_graph=True)
        first.sum().backward()


def test_nothing_is_said_where_no_gradient_goes_through_it() -> None:
    class Unused(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x, x.exp())
            return x * x

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            x, e = ctx.saved_tensors
            return g * (2 * x + (e.detach() - e.detach()) + e * 0)

    assert second(Unused, leaf()).tolist() == [2, 2]


def test_a_derivative_with_respect_to_something_else() -> None:
    x, w = leaf(), leaf(3.0, 4.0)
    (first,) = grad((factor_of(DEPENDENT["computed"]).apply(x) * w).sum(), x, create_graph=True)
    assert grad(first.sum(), w)[0].tolist() == (2 * x * x.exp()).tolist()


def test_outputs_and_inputs_are_no_intermediates() -> None:
    class Exp(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor, w: Tensor) -> tuple[Tensor, Tensor]:
            y, constant = x.exp(), x * 1
            ctx.mark_non_differentiable(constant)
            ctx.save_for_backward(y, w, constant)
            return y, constant

        @staticmethod
        def backward(ctx: Any, g: Tensor, _: Tensor) -> Any:
            y, w, constant = ctx.saved_tensors
            return g * y * w * constant.sign(), None

    x = leaf()
    (first,) = grad(Exp.apply(x, CAPTURED)[0].sum(), x, create_graph=True)
    assert grad(first.sum(), x)[0].tolist() == (x.exp() * CAPTURED**2).tolist()  # the gradient of y is y * w


def test_a_function_with_two_ways_through_it() -> None:
    class Either(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor, smooth: bool) -> Tensor:
            factor = x * 2 if smooth else (x > 0).to(x.dtype)
            ctx.save_for_backward(factor)
            return x * factor

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Any:
            return g * g * ctx.saved_tensors[0], None

    def run(smooth: bool) -> Any:
        x = leaf()
        (first,) = grad((Either.apply(x, smooth) * x).sum(), x, create_graph=True)
        return grad(first.sum(), x)

    with pytest.raises(RuntimeError, match="saved as number 0"):
        run(True)
    run(False)
    run(False)
    with pytest.raises(RuntimeError, match="saved as number 0"):
        run(True)


def test_packed_intermediates() -> None:
    function, x = factor_of(DEPENDENT["computed"]), leaf()
    with saved_tensors_hooks(lambda t: t.tolist(), lambda v: sg.tensor(v, dtype=sg.float64)), pytest.raises(RuntimeError, match="saved as number 1"):
        second(function, x)


def test_forward_is_watched_once_and_runs_once() -> None:
    calls = []

    class Counted(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            assert not sg.is_grad_enabled()
            calls.append(len(sg.core.base.state.modes.observers))
            ctx.save_for_backward(x.exp())
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g * 2

    before = set(sg.core.base.state.modes.observers)
    for _ in range(3):
        Counted.apply(leaf())
    assert calls == [len(before) + 1, len(before), len(before)]
    assert sg.core.base.state.modes.observers == before


def test_an_error_in_a_watched_forward_ends_the_watch() -> None:
    class Fails(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            raise ValueError("bad")

    before = set(sg.core.base.state.modes.observers)
    with pytest.raises(ValueError, match="bad"):
        Fails.apply(leaf())
    assert sg.core.base.state.modes.observers == before
    assert sg.core.base.state.thread.watch is None
    assert sg.is_grad_enabled()
