"""Sums and casts a gradient back to its input, where an op has broadcast the input or changed its dtype."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.array.backends import placed_on, to_host
from specgrad.array.dtypes import traits
from specgrad.array.reduce import sum_to_size
from specgrad.core.base.dtypes import dtype_of

from .node import Adapter, Freed, Node, new, next_seq

if TYPE_CHECKING:
    from specgrad.core.base.device import device as device_type
    from specgrad.core.tape.node import NodeExtra


class Restore(Adapter):
    """Gives a gradient the shape and dtype of the input that it belongs to."""

    __slots__ = ("dtype", "shape")

    def __init__(self, node: Node, shape: tuple[int, ...], dtype: Any):
        self.next: tuple[Node | None, ...] = (node,)
        self.shape: tuple[int, ...] = shape
        self.dtype: Any = dtype
        self.seq: int = next_seq()
        self.extra: NodeExtra | None = None

    def for_saved(self, array: Any) -> Node | None:
        (node,) = self.next
        return node if array.dtype == self.dtype or node is None else Restore(node, self.shape, self.dtype)

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        if grad.shape != self.shape:
            grad = sum_to_size(grad, self.shape)
        if grad.dtype != self.dtype:
            grad = (grad.real if traits[grad.dtype].is_complex and not traits[self.dtype].is_complex else grad).astype(self.dtype)
        return (grad,)

    def run_tensors(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        if grad._array.shape != self.shape:
            grad = grad.sum_to_size(self.shape)
        if grad._array.dtype != self.dtype:
            if traits[grad._array.dtype].is_complex and not traits[self.dtype].is_complex:
                grad = grad.real
            grad = grad.to(dtype_of(self.dtype))
        return (grad,)


class RestoreToHost(Restore):
    """Restores the gradient of a number of the host that an op on a device has taken."""

    __slots__ = ()

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        (grad,) = super().run_arrays(grad, freed)
        return (to_host(grad),)

    def run_tensors(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        (grad,) = super().run_tensors(grad, freed)
        return (grad.cpu(),)


class RestoreToDevice(Restore):
    """Restores the gradient of a tensor that an op has copied to another device."""

    __slots__ = ("device",)

    def __init__(self, node: Node, shape: tuple[int, ...], dtype: Any, device: device_type):
        super().__init__(node, shape, dtype)
        self.device: device_type = device

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        (grad,) = super().run_arrays(grad, freed)
        return (placed_on(self.device.type, self.device.index, grad),)

    def run_tensors(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        (grad,) = super().run_tensors(grad, freed)
        return (grad.to(self.device),)


def restored(node: Node | None, array: Any, result: Any) -> Node | None:
    """The edge of an operand that may have been broadcast to a result."""
    if node is None or array.shape == result.shape:
        return node
    edge: Restore = new(Restore)
    edge.next = (node,)
    edge.shape = array.shape
    edge.dtype = array.dtype
    edge.seq = next_seq()
    edge.extra = None
    return edge
