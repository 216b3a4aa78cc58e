"""Custom functions that several tests use, and the leaves that they use them on."""

from __future__ import annotations

from typing import Any

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function


def leaf(*values: float) -> Tensor:
    return sg.tensor(values or 3.0, dtype=sg.float64, requires_grad=True)


class Cube(Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        assert not sg.is_grad_enabled()
        ctx.save_for_backward(x)
        return x * x * x

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        return grad * 3 * x * x


class SplitCube(Function):
    @staticmethod
    def forward(x: Tensor) -> Tensor:
        return x * x * x

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        return grad * 3 * x * x

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        return tangent * 3 * x * x


class Keeps(Function):
    """Saves one of its outputs, another, and its input."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> tuple[Tensor, Tensor]:
        result, other = x.exp(), x * 2
        ctx.save_for_backward(result, other, x)
        return result, other

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> Tensor:
        return grads[0] * ctx.saved_tensors[0] + grads[1] * 2
