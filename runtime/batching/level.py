"""Levels: the batches that are open in a thread, one inside of another."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from specgrad.state import set_modes, thread
from specgrad.tensor import Tensor

from .batched import Batched, batched
from .ops import copy_for, draw, run, run_in_place

_numbers = itertools.count(1)


class Level:
    """One batch, in one thread: its size, and what random functions do in it. As a context, it is open within."""

    def __init__(self, size: int, randomness: str = "error"):
        self.number = next(_numbers)  # larger inside
        self.size = size
        self.randomness = randomness
        self.generates_rules = False  # for custom functions that have none; what comes out must be checked against single samples

    def __enter__(self) -> Level:
        self._outside = thread.batch_levels
        try:
            set_modes(batch_levels=(*self._outside, self))
            return self
        except BaseException:
            set_modes(batch_levels=self._outside)
            raise

    def __exit__(self, *error: object) -> None:
        try:
            set_modes(batch_levels=self._outside)
        except BaseException:
            set_modes(batch_levels=self._outside)
            raise

    def run(self, op: Any, args: tuple[Any, ...]) -> Any:
        """An op of which some input is Batched; NotImplemented if none is."""
        return run(op, args)

    def run_in_place(self, op: Any, args: tuple[Any, ...]) -> Any:
        """The in-place form of an op of which some input is Batched; NotImplemented if none is."""
        return run_in_place(op, args)

    def show_as(self, tensor: Batched, view: Tensor) -> None:
        """Let a tensor of the batch become a view of itself."""
        tensor._physical, tensor._array = view._physical, view._array  # type: ignore[attr-defined]

    def like(self, tensor: Batched, function: Callable[..., Tensor], *args: Any, **options: Any) -> Tensor:
        """What a function such as zeros_like gives for a tensor of this batch: one of the batch too, so that it may be changed in place."""
        return batched(function(tensor._physical, *args, **options), self)

    def sample_of(self, physical: Tensor) -> Tensor:
        """One sample's view of a tensor with all of them along dimension 0."""
        return batched(physical, self)

    def total(self, tensor: Batched) -> Tensor:
        """The sum over all samples."""
        found = tensor._physical.sum(0)
        return found if found._level is None else found._level.total(found)

    def copy_for(self, source: Tensor, tensor: Tensor) -> Tensor:
        """A copy of a tensor with a place for every sample of another."""
        return copy_for(source, tensor)

    def draw(self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What a random function gives within this level, as its randomness says."""
        return draw(self, function, args, kwargs)
