"""What was allocated and released in a span of time."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import Any


class MemRecordsAcc:
    """Records of memory, found by time.

    Args:
        mem_records: pairs, of which the first has a method `start_ns()`.

    >>> from specgrad.autograd.profiler_util import MemRecordsAcc
    >>> class At(int):
    ...     def start_ns(self):
    ...         return int(self)
    >>> records = MemRecordsAcc([(At(30), "c"), (At(10), "a"), (At(20), "b")])
    >>> [text for _, text in records.in_interval(10, 20)]
    ['a', 'b']
    """

    def __init__(self, mem_records: Sequence[Any]):
        self._sorted = sorted(((record[0].start_ns(), place) for place, record in enumerate(mem_records)))
        self._starts = [start for start, _ in self._sorted]
        self._mem_records = mem_records

    def in_interval(self, start_us: float, end_us: float) -> Iterator[Any]:
        """The records from `start_us` to `end_us`, both included, in order of time; in the unit of the records' `start_ns`."""
        first, last = bisect_left(self._starts, start_us), bisect_right(self._starts, end_us)
        return (self._mem_records[place] for _, place in self._sorted[first:last])
