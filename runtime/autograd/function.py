"""Functions of a user's own: the names that `torch.autograd.function` has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports

from .functions.ctx import FunctionCtx
from .functions.function import Function, FunctionMeta, InplaceFunction, _is_setup_context_defined, once_differentiable  # noqa: F401
from .functions.node import BackwardCFunction

if TYPE_CHECKING:
    from .functions.nested_io import NestedIOFunction

__all__ = ["BackwardCFunction", "Function", "FunctionCtx", "FunctionMeta", "InplaceFunction", "NestedIOFunction", "once_differentiable"]

if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(__name__, {"NestedIOFunction": "specgrad.autograd.functions.nested_io"})
