"""Levels: the batches that are open in a thread, one inside of another."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from specgrad.core.base.state import Switched, thread
from specgrad.core.tape.tensor import Tensor

_numbers = itertools.count(1)


class BatchLevel(Switched):
    """One batch, in one thread: its size, and what random functions do in it. As a context, it is open within."""

    def __init__(self, size: int, randomness: str = "error"):
        self.number: int = next(_numbers)  # larger inside
        self.size = size
        self.randomness = randomness
        self.of_tangents = False  # whether samples are tangents, which share all values
        self.generates_rules = False  # for custom functions without a vmap; the caller must then check the results against single samples

    def __enter__(self) -> BatchLevel:  # type: ignore[override]
        return self.entered(batch_levels=(*thread.batch_levels, self))

    if TYPE_CHECKING:  # what run.py attaches

        def run(self, op: Any, args: tuple[Any, ...]) -> Any: ...
        def run_in_place(self, op: Any, args: tuple[Any, ...]) -> Any: ...
        def copy_for(self, source: Tensor, tensor: Tensor) -> Tensor: ...
        def draw(self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any: ...
        def show_as(self, tensor: Any, view: Tensor) -> None: ...
        def like(self, tensor: Any, function: Callable[..., Tensor], *args: Any, **options: Any) -> Tensor: ...
        def sample_of(self, physical: Tensor) -> Tensor: ...
        def total(self, tensor: Any) -> Tensor: ...
        def all_of(self, tensor: Tensor) -> Tensor: ...
