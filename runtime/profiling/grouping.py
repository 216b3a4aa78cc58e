"""Events of one kind taken together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .averages import FunctionEventAvg
from .events import FunctionEvent
from .pairs import op_of_each_node

Key = Callable[[FunctionEvent], tuple[Any, ...]]


def group(events: Sequence[FunctionEvent], shapes: bool, stack_n: int, overload_name: bool, backward: bool) -> list[FunctionEventAvg]:
    """Averages of the events of one name, and of one of whatever else is asked for, in the order in which they first occur.

    Args:
        events: those of a profile.
        shapes: events with inputs of different shapes are kept apart.
        stack_n: events that were called from different places are kept apart, as far as the innermost so many frames go; 0 for none.
        overload_name: different overloads are kept apart.
        backward: nodes of a backward pass are added to the op that made them, and do not count as calls.
    """
    if not isinstance(stack_n, int) or stack_n < 0:
        raise ValueError(f"key_averages: group_by_stack_n must be a number of frames, not negative, got {stack_n!r}")
    key = _key(shapes, stack_n, overload_name)
    ops = op_of_each_node(events) if backward else {}
    found: dict[tuple[Any, ...], FunctionEventAvg] = {}
    for event in events:
        stands_for = ops.get(event, event)
        place = key(stands_for)
        average = found.get(place)
        if average is None:
            average = found[place] = FunctionEventAvg()
            average.take(stands_for)
        average.add_sums(event)
        average.count -= stands_for is not event
    for average in found.values():
        average.stack = (average.stack or [])[:stack_n]
        if not shapes:
            average.input_shapes = ""
        if not overload_name:
            average.overload_name = ""
    return list(found.values())


def total(events: Iterable[FunctionEvent | FunctionEventAvg]) -> FunctionEventAvg:
    """All the events in one."""
    everything = FunctionEventAvg()
    for event in events:
        if everything.key is None:
            everything.take(event)
        everything.add_sums(event)
    everything.key = "Total"
    return everything


def _key(shapes: bool, stack_n: int, overload_name: bool) -> Key:
    def usual(event: FunctionEvent) -> tuple[Any, ...]:
        return event.name, event.node_id, event.device_type, event.is_legacy, event.is_user_annotation

    if not (shapes or stack_n or overload_name):
        return usual

    def fine(event: FunctionEvent) -> tuple[Any, ...]:
        stack = tuple(event.stack[:stack_n]) if event.stack else ()
        return *usual(event), stack, str(event.input_shapes) if shapes else "", event.overload_name if overload_name else ""

    return fine
