"""The move of a tensor to another device, or into pinned memory, as a function with a gradient."""

from __future__ import annotations

from typing import Any

from specgrad.autograd.functions.function import Function
from specgrad.core.base.device import device as device_type
from specgrad.core.base.device import device_of
from specgrad.core.base.state import thread
from specgrad.core.factories.creation import from_array, pinned, placed
from specgrad.core.tape.tensor import Tensor


class Move(Function):
    """A copy on another device, whose gradient goes the way back."""

    @staticmethod
    def forward(ctx: Any, input: Tensor, device: device_type, non_blocking: bool = False) -> Tensor:
        ctx.device, ctx.there = device_of(input._array), device
        if thread.tracer is not None:
            thread.tracer.refuse("moves a tensor to another device")
        return from_array(placed(input._array, device, waits=not non_blocking))

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, None, None]:
        return Move.apply(grad, ctx.device), None, None

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor, *_: Any) -> Tensor:
        return Move.apply(tangent, ctx.there)

    @staticmethod
    def vmap(info: Any, in_dims: tuple[Any, ...], input: Tensor, device: device_type, non_blocking: bool = False) -> tuple[Tensor, int]:
        return Move.apply(input, device, non_blocking), in_dims[0]


class Pin(Function):
    """A copy in pinned memory of the host, or another tensor over memory that is pinned already."""

    @staticmethod
    def forward(ctx: Any, input: Tensor) -> Tensor:
        return from_array(pinned("pin_memory", input._array))

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return tangent.clone()

    @staticmethod
    def vmap(info: Any, in_dims: tuple[Any, ...], input: Tensor) -> tuple[Tensor, int]:
        return Pin.apply(input), in_dims[0]
