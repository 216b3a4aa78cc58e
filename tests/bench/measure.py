"""Times two programs in turn, and gives the least time of each: what a noisy machine disturbs least is the minimum."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Program = Callable[[], object]


@dataclass(frozen=True)
class Row:
    """One comparison: seconds a call, ours and PyTorch's. `unit` is what is compared, if not seconds; `why`, the reason for a large ratio."""

    group: str
    name: str
    ours: float
    theirs: float
    unit: str = "s"
    why: str = ""

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs


Clock = Callable[[], float]


def compare(
    group: str, name: str, ours: Program, theirs: Program, rounds: int = 9, slice_of_time: float = 0.03, clock: Clock = time.perf_counter, collect: bool = True
) -> Row:
    """The two programs, a slice of time each, turn by turn. `time.thread_time` as the clock, for one thread, leaves out what other processes take.

    Args:
        collect: collect garbage between rounds, which takes longer than short slices do.
    """
    return Row(group, name, *_least((ours, theirs), rounds, slice_of_time, clock, collect))


def least(program: Program, rounds: int, slice_of_time: float, clock: Clock) -> float:
    """The least time of one program."""
    return _least((program,), rounds, slice_of_time, clock, True)[0]


def _least(programs: Sequence[Program], rounds: int, slice_of_time: float, clock: Clock, collect: bool) -> list[float]:
    for program in programs:
        program()
    counts = [_calls_in(program, slice_of_time, clock) for program in programs]
    found = [float("inf")] * len(programs)
    if collect:
        gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for i, (program, count) in enumerate(zip(programs, counts)):
                found[i] = min(found[i], _time(program, count, clock) / count)
            if collect:
                gc.collect()
    finally:
        gc.enable()
    return found


def _time(program: Program, count: int, clock: Clock) -> float:
    start = clock()
    for _ in range(count):
        program()
    return clock() - start


def _calls_in(program: Program, seconds: float, clock: Clock) -> int:
    count = 1
    while (taken := _time(program, count, clock)) < seconds / 4:
        count *= 2
    return max(1, int(count * seconds / taken))
