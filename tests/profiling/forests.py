"""Random programs, as events: each thread has a forest of intervals."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from specgrad.autograd.profiler_util import FunctionEvent

NAMES = st.sampled_from(["mul", "add", "sum", "MulBackward0"])


@st.composite
def forests(draw: st.DrawFn, most: int = 30) -> list[FunctionEvent]:
    """Events that nest properly, of several threads, in a random order; times are multiples of 1/8, so that sums are exact."""
    events: list[FunctionEvent] = []
    for thread in range(draw(st.integers(1, 3))):
        _fill(draw, events, thread, 0, 1 << 12, draw(st.integers(0, most // 2)))
    order = draw(st.permutations(range(len(events)))) if len(events) < 12 else range(len(events))
    return [events[i] for i in order]


def _fill(draw: st.DrawFn, events: list[FunctionEvent], thread: int, start: int, end: int, room: int) -> None:
    """Put events one after the other into an interval, and more into each of them."""
    while room > 0 and start < end:
        begin = draw(st.integers(start, end - 1))
        stop = draw(st.integers(begin + 1, end))
        inside = draw(st.integers(0, room - 1))
        events.append(event(draw(NAMES), begin / 8, stop / 8, thread=thread, id=len(events), cpu_memory_usage=draw(st.integers(-100, 100))))
        _fill(draw, events, thread, begin, stop, inside)
        room -= 1 + inside
        start = stop


def event(name: str, start: float, end: float, thread: int = 1, id: int = 0, **more: Any) -> FunctionEvent:
    return FunctionEvent(id, name, thread, start, end, **more)
