"""The move of a tensor to another device, as a function with a gradient."""

from __future__ import annotations

from typing import Any

from specgrad.autograd.functions.function import Function
from specgrad.core.base.device import device as device_type
from specgrad.core.base.device import device_of
from specgrad.core.factories.creation import from_array, placed
from specgrad.core.tape.tensor import Tensor


class Move(Function):
    """A copy on another device, whose gradient goes the way back."""

    @staticmethod
    def forward(ctx: Any, input: Tensor, device: device_type) -> Tensor:
        ctx.device = device_of(input._array)
        return from_array(placed(input._array, device))

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
        return Move.apply(grad, ctx.device), None
