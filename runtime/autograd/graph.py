"""The recorded graph: its nodes and edges, hooks on them and on what they save, what that amounts to, and a picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.explain import explain
from specgrad.node import Node

from .saved_tensors import disable_saved_tensors_hooks, saved_tensors_hooks

if TYPE_CHECKING:
    from specgrad.gradient_edge import GradientEdge, get_gradient_edge

    from .drawing import Drawing, draw
    from .multi_grad_hook import register_multi_grad_hook
    from .mutation import allow_mutation_on_saved_tensors
    from .save_on_cpu import save_on_cpu
    from .save_on_disk import save_on_disk
    from .saved_report import saved_report
    from .versions import increment_version, set_warn_on_accumulate_grad_stream_mismatch

__all__ = [
    "Drawing",
    "GradientEdge",
    "Node",
    "allow_mutation_on_saved_tensors",
    "disable_saved_tensors_hooks",
    "draw",
    "explain",
    "get_gradient_edge",
    "increment_version",
    "register_multi_grad_hook",
    "save_on_cpu",
    "save_on_disk",
    "saved_report",
    "saved_tensors_hooks",
    "set_warn_on_accumulate_grad_stream_mismatch",
]

_LAZY = {  # loaded when first asked for: name -> module
    "Drawing": "autograd.drawing",
    "GradientEdge": "gradient_edge",
    "allow_mutation_on_saved_tensors": "autograd.mutation",
    "draw": "autograd.drawing",
    "get_gradient_edge": "gradient_edge",
    "increment_version": "autograd.versions",
    "register_multi_grad_hook": "autograd.multi_grad_hook",
    "save_on_cpu": "autograd.save_on_cpu",
    "save_on_disk": "autograd.save_on_disk",
    "saved_report": "autograd.saved_report",
    "set_warn_on_accumulate_grad_stream_mismatch": "autograd.versions",
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
