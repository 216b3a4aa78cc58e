"""Times two programs in turn, and gives the least time of each: what a noisy machine disturbs least is the minimum."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass

Program = Callable[[], object]


@dataclass(frozen=True)
class Row:
    """One comparison: seconds a call, ours and PyTorch's. `unit` is what is compared, if not seconds."""

    group: str
    name: str
    ours: float
    theirs: float
    unit: str = "s"

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs


def compare(group: str, name: str, ours: Program, theirs: Program, rounds: int = 9, slice_of_time: float = 0.03) -> Row:
    """The two programs, a slice of time each, turn by turn."""
    programs = (ours, theirs)
    for program in programs:
        program()
    counts = [_calls_in(program, slice_of_time) for program in programs]
    least = [float("inf"), float("inf")]
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for i, (program, count) in enumerate(zip(programs, counts)):
                least[i] = min(least[i], _time(program, count) / count)
            gc.collect()
    finally:
        gc.enable()
    return Row(group, name, *least)


def _time(program: Program, count: int) -> float:
    start = time.perf_counter()
    for _ in range(count):
        program()
    return time.perf_counter() - start


def _calls_in(program: Program, seconds: float) -> int:
    count = 1
    while (taken := _time(program, count)) < seconds / 4:
        count *= 2
    return max(1, int(count * seconds / taken))
