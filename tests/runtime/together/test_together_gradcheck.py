"""gradcheck of functions that are batched, checkpointed, custom, or keep what they save elsewhere."""

from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, functional, gradcheck, gradgradcheck, graph
from specgrad.autograd.gradcheck import GradcheckError
from specgrad.utils.checkpoint import checkpoint


def leaf() -> Tensor:
    return (sg.arange(6.0, dtype=sg.float64).reshape(3, 2) / 7 + 0.3).requires_grad_()


def smooth(x: Tensor) -> Tensor:
    return (x.sin() * x).exp() * x.cos()


def again(function: Any, *args: Any) -> Any:
    return checkpoint(function, *args, use_reentrant=False)


def on_disk(x: Tensor) -> Tensor:
    with graph.save_on_disk():
        return smooth(x)


FUNCTIONS: dict[str, Callable[[Tensor], Any]] = {
    "vmap": sg.vmap(smooth),
    "checkpoint": lambda x: again(smooth, x),
    "vmap of a checkpoint": sg.vmap(lambda row: again(smooth, row)),
    "on disk": on_disk,
    "on disk in a checkpoint": lambda x: again(on_disk, x),
    "a gradient in a checkpoint": lambda x: again(lambda y: functional.vjp(smooth, y, sg.ones_like(y), create_graph=True)[1], x),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_right_ones_pass(name: str) -> None:
    function = FUNCTIONS[name]
    forward = name != "a gradient in a checkpoint"  # whose function detaches its input
    assert gradcheck(function, (leaf(),), check_forward_ad=forward, check_batched_grad=True, check_batched_forward_grad=forward)
    assert gradgradcheck(function, (leaf(),), check_fwd_over_rev=forward, check_batched_grad=True)


class Square(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x: Tensor) -> Tensor:
        return x * x

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return 2 * grad * ctx.saved_tensors[0]

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return 2 * tangent * ctx.saved_tensors[0]


class WrongJvp(Square):
    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return 2.01 * tangent * ctx.saved_tensors[0]


WAYS: dict[str, Callable[[Any], Any]] = {
    "alone": lambda function: function.apply,
    "in vmap": lambda function: sg.vmap(function.apply),
    "in a checkpoint": lambda function: lambda x: again(function.apply, x),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("fast", [False, True])
def test_a_jvp_that_disagrees_with_backward_is_found(way: str, fast: bool) -> None:
    right, wrong = WAYS[way](Square), WAYS[way](WrongJvp)
    assert gradcheck(right, (leaf(),), check_forward_ad=True, check_batched_forward_grad=True, fast_mode=fast)
    assert gradgradcheck(right, (leaf(),), check_fwd_over_rev=True, fast_mode=fast)
    assert gradcheck(wrong, (leaf(),), fast_mode=fast)
    with pytest.raises(GradcheckError, match="forward mode"):
        gradcheck(wrong, (leaf(),), check_forward_ad=True, fast_mode=fast)
