"""Reads of a function, held before and after something changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specgrad.compiler.reads.walk import reads_of


def changing(function: Callable[..., Any], change: Callable[[], Any], *given: Any) -> str:
    """What is said to have changed."""
    reads = reads_of(function, *given)
    assert reads.hold() and not reads.changed() and not reads.other_each_time
    change()
    assert not reads.hold()
    return reads.changed()
