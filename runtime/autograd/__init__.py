"""The autograd package: a face over the tape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports

from . import anomaly_mode, forward_ad, graph
from .anomaly_mode import detect_anomaly, set_detect_anomaly
from .differentiate import backward, grad
from .grad_mode import enable_grad, inference_mode, is_multithreading_enabled, no_grad, set_grad_enabled, set_multithreading_enabled
from .gradcheck import gradcheck, gradgradcheck  # here and not later: the name of the module is also that of the function

if TYPE_CHECKING:
    from specgrad.core.tape.saved_tensor import SavedTensor

    from . import functional
    from .function import Function, NestedIOFunction
    from .profiler import kineto_available
    from .variable import Variable

__all__ = [
    "Function", "NestedIOFunction", "Variable", "backward", "detect_anomaly", "enable_grad", "functional", "grad", "gradcheck", "gradgradcheck",
    "inference_mode", "is_multithreading_enabled", "no_grad", "set_detect_anomaly", "set_grad_enabled", "set_multithreading_enabled",
]  # fmt: skip

_MODULES = ("anomaly_mode", "forward_ad", "function", "functional", "grad_mode", "graph", "variable")

if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(
        __name__,
        {
            "Function": ".function",
            "NestedIOFunction": ".function",
            "SavedTensor": "specgrad.core.tape.saved_tensor",
            "Variable": ".variable",
            "kineto_available": ".profiler",
            **dict.fromkeys((*_MODULES, "profiler", "profiler_legacy", "profiler_util"), ""),
        },
    )
