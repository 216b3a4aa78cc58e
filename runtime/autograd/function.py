"""Functions of a user's own: the names that `torch.autograd.function` has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .functions.ctx import FunctionCtx
from .functions.function import Function, FunctionMeta, InplaceFunction, _is_setup_context_defined, once_differentiable  # noqa: F401
from .functions.node import BackwardCFunction

if TYPE_CHECKING:
    from .functions.nested_io import NestedIOFunction

__all__ = ["BackwardCFunction", "Function", "FunctionCtx", "FunctionMeta", "InplaceFunction", "NestedIOFunction", "once_differentiable"]


def __getattr__(name: str) -> Any:
    """What is there for old programs alone is loaded when it is first asked for."""
    if name == "NestedIOFunction":
        from .functions.nested_io import NestedIOFunction

        return NestedIOFunction
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
