"""Functions with a backward of their own."""

from typing import Any

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function
from specgrad.autograd.function import FunctionCtx, once_differentiable


class Exp(Function):
    @staticmethod
    def forward(ctx: FunctionCtx, x: Tensor, scale: float = 1.0) -> Tensor:
        result = (x * scale).exp()
        ctx.scale = scale
        ctx.save_for_backward(result)
        return result

    @staticmethod
    @once_differentiable
    def backward(ctx: FunctionCtx, gradient: Tensor) -> tuple[Tensor | None, None]:
        (result,) = ctx.saved_tensors
        assert_type(result, Tensor)
        assert_type(ctx.needs_input_grad, tuple[bool, ...])
        return gradient * result * ctx.scale, None


class Divided(Function):
    @staticmethod
    def forward(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        return (x / y).trunc(), x % y

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.mark_non_differentiable(output[0])

    @staticmethod
    def backward(ctx: Any, of_quotient: Tensor, of_remainder: Tensor) -> tuple[Tensor, None]:
        return of_remainder, None


x = sg.ones(3, requires_grad=True)
y = Exp.apply(x, 2.0)
assert_type(y, Tensor)
quotient, remainder = Divided.apply(x * 7, sg.full((3,), 2.0))
assert_type(remainder, Tensor)
(y.sum() + remainder.sum()).backward()
assert_type(x.grad, Tensor | None)
