"""The autograd package: a face over the tape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.backward import backward, grad

from . import anomaly_mode, forward_ad, graph
from .anomaly_mode import detect_anomaly, set_detect_anomaly
from .grad_mode import enable_grad, inference_mode, no_grad, set_grad_enabled, set_multithreading_enabled
from .gradcheck import gradcheck, gradgradcheck

if TYPE_CHECKING:
    from .function import Function
    from .variable import Variable

# fmt: off
__all__ = [
    "Function", "Variable", "backward", "enable_grad", "grad", "gradcheck", "gradgradcheck", "inference_mode", "no_grad", "set_grad_enabled",
    "set_multithreading_enabled",
]
# fmt: on

LATER = {"Function": "function", "Variable": "variable"}  # where to find what is loaded when it is first asked for


def __getattr__(name: str) -> Any:
    if name in LATER or name in LATER.values():
        from importlib import import_module

        module = import_module(f".{LATER.get(name, name)}", __name__)
        found = getattr(module, name) if name in LATER else module
        globals()[name] = found
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
