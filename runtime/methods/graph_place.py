"""Tensor's methods and properties for its place in the graph: bind.py attaches them."""

from __future__ import annotations

from sys import _getframe
from typing import Any

import numpy as np

from specgrad.core.base.state import modes, thread
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.engine.hooks import register_post_accumulate_grad_hook, register_tensor_hook, retain_grad
from specgrad.core.engine.node_api import remember
from specgrad.core.tape.accumulate import detach_in_place, set_data, set_grad, set_requires_grad, warn_about_non_leaf_grad
from specgrad.core.tape.lost_history import cut
from specgrad.core.tape.node import Node, edge_target
from specgrad.core.tape.tensor import Tensor


def _requires_grad(self: Tensor) -> bool:
    """Whether a gradient is wanted for this tensor, or for one from which it was computed."""
    return self._node is not None


def _keep_requires_grad(self: Tensor) -> None:
    raise RuntimeError("requires_grad must be a bool: it cannot be deleted")


def requires_grad_(self: Tensor, requires_grad: bool = True) -> Tensor:
    """Set `requires_grad` in place."""
    try:
        if not isinstance(requires_grad, (bool, np.bool_)):
            raise TypeError(f"requires_grad_(): argument 'requires_grad' must be bool, not {type(requires_grad).__name__}")
        self.requires_grad = requires_grad
        return self
    except Exception:
        hide_frames()
        raise


def _grad_fn(self: Tensor) -> Node | None:
    """The node that recorded how the tensor was made; None for a leaf."""
    if thread.tracer is not None:
        thread.tracer.asks(self, "looks at a node")
        thread.tracer.watches("looks at a node")
    node = self._node
    if node is None or not node.next:
        return None
    node, number = edge_target(node)
    assert node is not None
    remember(node, number, self._array)
    return node


def _grad(self: Tensor) -> Tensor | None:
    """The gradient that `backward()` has accumulated."""
    if modes.observers and thread.tracer is not None:
        thread.tracer.asks(self, "reads the gradient that a tensor has")
    if self._extra is None or self._extra.grad is None:
        if self._node is not None and self._node.next and not self.retains_grad:
            warn_about_non_leaf_grad()
        return None
    return self._extra.grad


def _forget_grad(self: Tensor) -> None:
    if thread.tracer is not None:
        thread.tracer.asks(self, "sets the gradient of a tensor")
    if self._extra is not None:
        self._extra.grad = None


def _data(self: Tensor) -> Tensor:
    """The same elements outside of the graph; changes through it are not tracked."""
    if self._node is not None:
        cut("data", self._node, _getframe(1))
    out = self.detach()
    out._changes = [0]
    return out


def _keep_data(self: Tensor) -> None:
    raise RuntimeError("Deleting tensor data is not allowed. Delete tensor instead!")


# ---- for older programs: their implementation is loaded when it is first used


def _volatile(self: Tensor) -> bool:
    """Whether nothing computed from this tensor is recorded (deprecated: use `no_grad`)."""
    from specgrad.autograd.legacy.volatile import is_volatile

    return is_volatile(self)


def _set_volatile(self: Tensor, value: bool) -> None:
    from specgrad.autograd.legacy.volatile import set_volatile

    set_volatile(self, value)


def reinforce(self: Tensor, reward: Tensor | float) -> None:
    """Give a sample its reward (deprecated): `backward` then computes the gradient of the expected reward."""
    from specgrad.core.engine.stochastic import reinforce

    reinforce(self, reward)


METHODS: dict[str, Any] = {
    "requires_grad_": requires_grad_,
    "detach_": detach_in_place,
    "register_hook": register_tensor_hook,
    "register_post_accumulate_grad_hook": register_post_accumulate_grad_hook,
    "retain_grad": retain_grad,
    "reinforce": reinforce,
}
PROPERTIES = {
    "requires_grad": property(_requires_grad, set_requires_grad, _keep_requires_grad),
    "grad_fn": property(_grad_fn),
    "grad": property(_grad, set_grad, _forget_grad),
    "data": property(_data, set_data, _keep_data),
    "volatile": property(_volatile, _set_volatile),
}
