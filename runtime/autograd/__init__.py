"""The autograd package: a face over the tape."""

from typing import TYPE_CHECKING, Any

from specgrad.backward import backward, grad

from . import forward_ad, graph
from .function import Function
from .grad_mode import enable_grad, inference_mode, no_grad, set_grad_enabled

if TYPE_CHECKING:
    from . import functional

__all__ = ["Function", "backward", "enable_grad", "functional", "grad", "inference_mode", "no_grad", "set_grad_enabled"]


def __getattr__(name: str) -> Any:
    """What is rarely used is loaded when it is first asked for."""
    if name == "functional":
        from importlib import import_module

        return import_module("specgrad.autograd.functional")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
