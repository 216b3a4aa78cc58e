"""The clock of nodes, as modes exchange it: its ticks may remember more than their number, and who takes one does as always."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

from specgrad.core.base.locks import lock
from specgrad.core.base.state import modes, thread
from specgrad.core.kernels.cuda_arrays import at_first_stream
from specgrad.core.tape.node import next_seq

_KEEP_THE_CLOCK = frozenset(("specgrad.core.tape.changes", "specgrad.core.engine.anomaly", "specgrad.core.engine.clock"))
_new_int: Any = int.__new__  # makes a tick faster than a call of its class does


class StreamTick(int):
    """A tick of the clock that remembers the streams of devices that were current then, where these were not the default ones."""

    streams: Mapping[int, Any] = {}


def stream_tick() -> StreamTick:
    """The clock's next tick, with the current streams."""
    now: StreamTick = _new_int(StreamTick, next_seq())
    now.streams = thread.streams
    return now


def plain_clock() -> Callable[[], int]:
    """The clock while anomaly mode is off."""
    return stream_tick if modes.streams else next_seq


def exchange_clock(clock: Callable[[], int]) -> None:
    """Let all that make nodes take their ticks from a clock."""
    for name, module in list(sys.modules.items()):
        if name.startswith("specgrad.") and name not in _KEEP_THE_CLOCK and "next_seq" in vars(module):
            module.next_seq = clock  # type: ignore[attr-defined]  # also in specgrad.core.tape.node, from which modules get it that are loaded later


def remember_streams(remembered: bool = True) -> None:
    """From now on nodes remember the streams of their forward; False, for tests, ends that."""
    with lock:
        modes.streams = remembered
        if modes.anomaly is None:
            exchange_clock(plain_clock())


at_first_stream.append(remember_streams)
