"""What many tests need and nobody changes: made when it is first asked for, kept, and hidden from the collector, which would look through it each time."""

from __future__ import annotations

import functools
import gc
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def made_once(make: Callable[[], T]) -> Callable[[], T]:
    @functools.cache
    @functools.wraps(make)
    def made() -> T:
        made = make()
        gc.collect()
        gc.freeze()
        return made

    return made
