"""Tools around the tape: `checkpoint`, which computes again instead of keeping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import checkpoint

__all__ = ["checkpoint"]


def __getattr__(name: str) -> Any:
    """What is here is loaded when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return import_module(f"{__name__}.{name}")
