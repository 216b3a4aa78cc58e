"""The recorded graph: its nodes, and a picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.node import Node

from .saved_tensors import disable_saved_tensors_hooks, saved_tensors_hooks

if TYPE_CHECKING:
    from specgrad.gradient_edge import GradientEdge, get_gradient_edge

    from .drawing import Drawing, draw
    from .multi_grad_hook import register_multi_grad_hook

__all__ = ["Drawing", "GradientEdge", "Node", "disable_saved_tensors_hooks", "draw", "get_gradient_edge", "register_multi_grad_hook", "saved_tensors_hooks"]

_LAZY = {  # loaded when first asked for: name -> module
    "Drawing": "autograd.drawing",
    "GradientEdge": "gradient_edge",
    "draw": "autograd.drawing",
    "get_gradient_edge": "gradient_edge",
    "register_multi_grad_hook": "autograd.multi_grad_hook",
}


def __getattr__(name: str) -> Any:
    """Most of this module is loaded when it is first asked for."""
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found = globals()[name] = getattr(import_module(f"specgrad.{_LAZY[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_LAZY})
