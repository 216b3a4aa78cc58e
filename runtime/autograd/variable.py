"""Variable, which once wrapped tensors to record what is done with them. Tensors do that themselves now."""

from __future__ import annotations

from typing import Any

from specgrad.core.tape.tensor import Tensor

__all__ = ["Variable", "VariableMeta"]


class VariableMeta(type):
    """Every tensor is an instance of Variable."""

    def __instancecheck__(cls, other: Any) -> bool:
        return isinstance(other, Tensor)


class Variable(metaclass=VariableMeta):
    """The old way to a tensor that takes part in recording: gives a tensor that shares the data, outside of any graph.

    Args:
        data: a tensor.
        requires_grad: whether operations on it are recorded.
        volatile: whether nothing computed from it ever is (deprecated: use `no_grad`).
        name: a name for it.

    >>> v = Variable(specgrad.Tensor([0, 0, 0]), requires_grad=True)
    >>> h = v.register_hook(lambda grad: grad * 2)  # double the gradient
    >>> v.backward(specgrad.Tensor([1, 1, 1]))
    >>> v.grad.data
    tensor([2., 2., 2.])
    >>> h.remove()  # removes the hook
    """

    def __new__(cls, data: Any = None, requires_grad: bool = False, volatile: bool = False, *, name: str | None = None) -> Any:
        if data is None:
            data = Tensor()
        if not isinstance(data, Tensor):
            raise TypeError(f"Variable data has to be a tensor, but got {type(data).__name__}")
        if volatile and requires_grad:
            raise ValueError("Variable can't be volatile and require_grad at the same time!")
        out = data.detach()
        if requires_grad:
            out.requires_grad = True
        if name is not None:
            out.name = name
        if volatile:
            from specgrad.autograd.legacy.volatile import set_volatile

            set_volatile(out, True)
        return out
