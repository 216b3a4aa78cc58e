"""Tools around the tape: `checkpoint`, which computes again instead of keeping; `data`, which gives batches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports

if TYPE_CHECKING:
    from . import checkpoint, data

__all__ = ["checkpoint", "data"]

if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(__name__, {"checkpoint": "", "data": ""})
