"""The move of a tensor to another device, as a function with a gradient."""

from __future__ import annotations

from typing import Any

from .autograd.function import Function
from .creation import from_array
from .cuda import to_cpu, to_cuda
from .device import device as device_type
from .device import device_of
from .tensor import Tensor


class Move(Function):
    """A copy on another device, whose gradient goes the way back."""

    @staticmethod
    def forward(ctx: Any, input: Tensor, device: device_type) -> Tensor:
        ctx.device = device_of(input._array)
        return from_array(to_cpu(input._array) if device.type == "cpu" else to_cuda(input._array, device))

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
        return move(grad, ctx.device), None


def move(input: Tensor, device: device_type) -> Tensor:
    """The tensor on another device."""
    moved: Tensor = Move.apply(input, device)
    return moved
