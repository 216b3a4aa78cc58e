"""What compiled code offers to array functions, if there is any."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

LARGE = 1 << 16  # elements of an operand from which it pays to ask the pool for the result's memory

kernels: Mapping[str, Any] = {}  # filled by specgrad.kernels; empty while a spec is being proven


def pooled(function: Callable[..., Any], *args: Any) -> Any:
    """Call a function, whose large arrays take memory that earlier ones have let go of. Compiled; without, a plain call."""
    return function(*args)


def in_pool(function: Callable[..., Any]) -> Callable[..., Any]:
    """A decorator for functions that make several large arrays."""

    @wraps(function)
    def call(*args: Any) -> Any:
        return pooled(function, *args)

    return call
