"""The events of a profile, as a list that knows how they nest and how to show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .events import MemoryChange
from .nesting import nest, without_repeats
from .stacks_of_nodes import give_stacks_to_nodes


class EventList(list[Any]):
    """A list of events, or of averages.

    Args:
        events: instances of `FunctionEvent` or `FunctionEventAvg`.
        use_device: the device whose times are shown.
        profile_memory: whether the events know what they allocated.
        with_flops: whether they know how many operations they did.
        memory: every allocation and release, in order of time.
    """

    def __init__(
        self,
        events: Iterable[Any] = (),
        *,
        use_device: str | None = None,
        profile_memory: bool = False,
        with_flops: bool = False,
        memory: Sequence[MemoryChange] = (),
    ):
        super().__init__(events)
        self._use_device, self._profile_memory, self._with_flops = use_device, profile_memory, with_flops
        self._tree_built = False
        self.memory = memory
        self.overhead_us = 0.0  # what recording one event costs

    def _build_tree(self) -> None:
        """Find out which event ran in which: sets `cpu_parent` and `cpu_children`."""
        nested = nest(self)
        repeats = without_repeats(nested)
        if repeats:
            self[:] = [event for event in self if event not in repeats]
        if any(event.stack for event in self):
            give_stacks_to_nodes(self)
        self._tree_built = True
