"""The recorded graph: its nodes, and a picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.explain import explain
from specgrad.node import Node

from .saved_tensors import disable_saved_tensors_hooks, saved_tensors_hooks

if TYPE_CHECKING:
    from .drawing import Drawing, draw

__all__ = ["Drawing", "Node", "disable_saved_tensors_hooks", "draw", "explain", "saved_tensors_hooks"]


def __getattr__(name: str) -> Any:
    """What draws is loaded when it is first asked for."""
    if name in ("Drawing", "draw"):
        from . import drawing

        return getattr(drawing, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
