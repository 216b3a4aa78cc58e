"""The autograd package: a face over the tape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.backward import backward, grad

from . import forward_ad, graph
from .function import Function
from .grad_mode import enable_grad, inference_mode, no_grad, set_grad_enabled, set_multithreading_enabled

if TYPE_CHECKING:
    from .variable import Variable

__all__ = ["Function", "Variable", "backward", "enable_grad", "grad", "inference_mode", "no_grad", "set_grad_enabled", "set_multithreading_enabled"]


def __getattr__(name: str) -> Any:
    """What is there for old programs is loaded when it is first asked for."""
    if name in ("Variable", "variable"):
        from importlib import import_module

        module = import_module(".variable", __name__)
        return module if name == "variable" else module.Variable
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
