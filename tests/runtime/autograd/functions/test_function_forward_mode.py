"""Custom functions in forward mode: their jvp, in levels, over and under backward passes."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, grad
from specgrad.autograd import forward_ad as fwad
from specgrad.autograd.graph import saved_tensors_hooks


def number(value: float, requires_grad: bool = False) -> Tensor:
    return sg.tensor(value, dtype=sg.float64, requires_grad=requires_grad)


class Cube(Function):
    """Both rules; the backward reads an output, the jvp an input."""

    @staticmethod
    def forward(x: Tensor) -> Tensor:
        return x * x * x

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.save_for_backward(*inputs, output)
        ctx.save_for_forward(*inputs)
        ctx.result = output

    @staticmethod
    def backward(ctx: Any, g: Tensor) -> Tensor:
        x, y = ctx.saved_tensors
        return g * 3 * y / x

    @staticmethod
    def jvp(ctx: Any, t: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        return 3 * t * ctx.result / x


def plain(x: Tensor) -> Tensor:
    return x * x * x


def derivatives(f: Any, ways: tuple[str, ...], x: Tensor, dual: bool = False) -> Tensor:
    """A derivative of any order of f, each order taken forward or backward, the outermost first."""
    if not ways:
        return f(x)
    if ways[0] == "forward":
        with fwad.dual_level():
            inner = derivatives(f, ways[1:], fwad.make_dual(x, sg.ones_like(x)))
            tangent = fwad.unpack_dual(inner).tangent
            return tangent if tangent is not None else sg.zeros_like(x)
    x = x if x.requires_grad else x.detach().requires_grad_()
    (found,) = grad(derivatives(f, ways[1:], x), x, create_graph=True)
    return found


@pytest.mark.parametrize("ways", [("forward",), ("backward",), ("forward", "forward"), ("backward", "backward"), ("backward", "forward"), ("forward",) * 3])
def test_derivatives_of_every_order(ways: tuple[str, ...]) -> None:
    order = len(ways)
    expected = {1: 12.0, 2: 12.0, 3: 6.0}[order]
    assert derivatives(Cube.apply, ways, number(2.0)).item() == pytest.approx(expected)
    assert derivatives(plain, ways, number(2.0)).item() == pytest.approx(expected)


def test_forward_over_backward() -> None:
    x = number(2.0, requires_grad=True)
    with fwad.dual_level():
        (first,) = grad(Cube.apply(fwad.make_dual(x, number(1.0))), x, create_graph=True)
        value, tangent = fwad.unpack_dual(first)
    assert (value.item(), tangent.item()) == (12, 12)


def test_backward_over_forward() -> None:
    x = number(2.0, requires_grad=True)
    with fwad.dual_level():
        tangent = fwad.unpack_dual(Cube.apply(fwad.make_dual(x, number(1.0)))).tangent
        assert grad(tangent, x)[0].item() == 12


@settings(deadline=None, derandomize=True, database=None, max_examples=30)
@given(st.floats(0.5, 3.0), st.floats(-2.0, 2.0), st.booleans())
def test_a_function_is_what_its_ops_are(value: float, tangent: float, packed: bool) -> None:
    def run(f: Any) -> list[float]:
        x = number(value, requires_grad=True)
        with fwad.dual_level():
            hooks = saved_tensors_hooks(lambda t: t, lambda t: t)
            with hooks if packed else sg.enable_grad():
                y = f(fwad.make_dual(x, number(tangent))) * x
            (first,) = grad(y, x, retain_graph=True)
            return [y.item(), fwad.unpack_dual(y).tangent.item(), first.item()]

    assert run(Cube.apply) == pytest.approx(run(plain))


def test_forward_itself_has_no_tangents() -> None:
    seen: list[Any] = []

    class Seen(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            seen.append(fwad.unpack_dual(x * 2).tangent)
            return x * 2

        @staticmethod
        def jvp(ctx: Any, t: Tensor) -> Tensor:
            seen.append(sg.is_grad_enabled())
            return t * 2

    with fwad.dual_level():
        Seen.apply(fwad.make_dual(number(1.0), number(1.0)))
    assert seen == [None, True]


@pytest.mark.parametrize("materialize", [True, False])
def test_arguments_without_a_tangent(materialize: bool) -> None:
    seen: list[Any] = []

    class Three(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor, k: int, w: Tensor) -> Tensor:
            ctx.set_materialize_grads(materialize)
            return x * k + w

        @staticmethod
        def jvp(ctx: Any, *tangents: Any) -> Tensor:
            seen.extend(tangents)
            return tangents[0] * 2  # type: ignore[no-any-return]

    with fwad.dual_level():
        Three.apply(fwad.make_dual(number(1.0), number(5.0)), 2, number(3.0))
    assert seen[0].item() == 5
    assert seen[1] is None
    assert seen[2].item() == 0 if materialize else seen[2] is None


def test_what_save_for_forward_kept_is_gone_after_apply() -> None:
    x = number(2.0, requires_grad=True)
    node = Cube.apply(x).grad_fn
    assert node.saved_for_forward is None
    assert len(node.saved_tensors) == 2


def test_in_place() -> None:
    class Double(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.mark_dirty(x)
            return x.mul_(2)

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g * 2

        @staticmethod
        def jvp(ctx: Any, t: Tensor) -> Tensor:
            return t.mul_(2)

    with fwad.dual_level():
        x = fwad.make_dual(number(1.0), number(3.0))
        assert Double.apply(x) is x
        assert [v.item() for v in fwad.unpack_dual(x)] == [2, 6]


def test_a_missing_jvp_names_the_function_and_the_method() -> None:
    class NoRule(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

    with fwad.dual_level(), pytest.raises(NotImplementedError, match=r"NoRule has none: give it a static method `jvp\(ctx, \*grad_inputs\)`"):
        NoRule.apply(fwad.make_dual(number(1.0), number(1.0)))
    with fwad.dual_level():
        assert NoRule.apply(number(1.0)).item() == 2  # no tangent, no jvp
    with pytest.raises(NotImplementedError, match=r"NoRule has neither: give it a static method `backward\(ctx, \*grad_outputs\)`"):
        NoRule.apply(number(1.0, requires_grad=True)).backward()


@pytest.mark.parametrize("requires_grad", [False, True])
def test_an_error_says_that_save_for_backward_keeps_nothing_for_jvp(requires_grad: bool) -> None:
    class Square(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def jvp(ctx: Any, tangent: Tensor) -> Tensor:
            (x,) = ctx.saved_tensors
            return 2 * x * tangent

    x = sg.ones(2, requires_grad=requires_grad)
    with fwad.dual_level(), pytest.raises(ValueError, match="not enough values") as caught:
        Square.apply(fwad.make_dual(x, sg.ones(2)))
    if sys.version_info >= (3, 11):
        assert caught.value.__notes__ == [
            "Square.jvp: ctx.saved_tensors is empty there, because save_for_backward keeps for backward alone; call save_for_forward too."
        ]
