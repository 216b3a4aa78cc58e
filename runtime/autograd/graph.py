"""The recorded graph: its nodes and edges, hooks on them and on what they save, what that amounts to, and a picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.autograd.saved.hooks import disable_saved_tensors_hooks, saved_tensors_hooks
from specgrad.core.engine.explain import explain
from specgrad.core.tape.node import Node

if TYPE_CHECKING:
    from specgrad.autograd.saved.mutation import allow_mutation_on_saved_tensors
    from specgrad.autograd.saved.on_cpu import save_on_cpu
    from specgrad.autograd.saved.on_disk import save_on_disk
    from specgrad.autograd.saved.report import saved_report
    from specgrad.autograd.saved.versions import increment_version, set_warn_on_accumulate_grad_stream_mismatch
    from specgrad.core.engine.gradient_edge import GradientEdge, get_gradient_edge
    from specgrad.core.engine.multi_grad_hook import register_multi_grad_hook

    from .drawing import Drawing, draw

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
    "GradientEdge": "core.engine.gradient_edge",
    "allow_mutation_on_saved_tensors": "autograd.saved.mutation",
    "draw": "autograd.drawing",
    "get_gradient_edge": "core.engine.gradient_edge",
    "increment_version": "autograd.saved.versions",
    "register_multi_grad_hook": "core.engine.multi_grad_hook",
    "save_on_cpu": "autograd.saved.on_cpu",
    "save_on_disk": "autograd.saved.on_disk",
    "saved_report": "autograd.saved.report",
    "set_warn_on_accumulate_grad_stream_mismatch": "autograd.saved.versions",
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
