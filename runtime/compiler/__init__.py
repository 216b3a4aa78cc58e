"""`specgrad.compile`, and what goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports

if TYPE_CHECKING:
    from .disabled import disable

__all__ = ["disable"]

if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(__name__, {"disable": ".disabled"})
