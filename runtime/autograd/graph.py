"""The recorded graph: its nodes and edges, hooks on them and on what they save, what that amounts to, and a picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specgrad.autograd.saved.hooks import disable_saved_tensors_hooks, saved_tensors_hooks
from specgrad.core.base.lazy import lazy_imports
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
    "Drawing", "GradientEdge", "Node", "allow_mutation_on_saved_tensors", "disable_saved_tensors_hooks", "draw", "explain", "get_gradient_edge",
    "increment_version", "register_multi_grad_hook", "save_on_cpu", "save_on_disk", "saved_report", "saved_tensors_hooks",
    "set_warn_on_accumulate_grad_stream_mismatch",
]  # fmt: skip

if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(
        __name__,
        {
            "Drawing": "specgrad.autograd.drawing",
            "GradientEdge": "specgrad.core.engine.gradient_edge",
            "allow_mutation_on_saved_tensors": "specgrad.autograd.saved.mutation",
            "draw": "specgrad.autograd.drawing",
            "get_gradient_edge": "specgrad.core.engine.gradient_edge",
            "increment_version": "specgrad.autograd.saved.versions",
            "register_multi_grad_hook": "specgrad.core.engine.multi_grad_hook",
            "save_on_cpu": "specgrad.autograd.saved.on_cpu",
            "save_on_disk": "specgrad.autograd.saved.on_disk",
            "saved_report": "specgrad.autograd.saved.report",
            "set_warn_on_accumulate_grad_stream_mismatch": "specgrad.autograd.saved.versions",
        },
    )
