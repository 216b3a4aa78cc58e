"""Which kernels and copies a device did for an op, and how long each took, by CUPTI's records, which name the op that was innermost when they were started.

CUPTI is NVIDIA's, and comes with `pip install cupti-python`. Where it is missing, or lets nobody in, events measure: device_events.py.
"""

from __future__ import annotations

import itertools
import weakref
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from typing import Any

from specgrad.core.base.call_site import warn_user
from specgrad.core.base.locks import lock

_KINDS = ("CONCURRENT_KERNEL", "MEMCPY", "MEMSET", "EXTERNAL_CORRELATION")
_BUFFER = 1 << 23  # bytes for records, until CUPTI hands them over
_AS_MANY_AS_FIT = 0
_DONE_ALONE = 0  # records of what a device has done are handed over, not those of what it does

_Own = list[tuple[str, int, float]]


class Records:
    """All records of a process: CUPTI takes one pair of functions to hand them over.

    Args:
        cupti: the module.
    """

    def __init__(self, cupti: Any):
        self._cupti = cupti
        self._in_use = 0
        self._ops: dict[int, int] = {}  # by what CUPTI calls the start of some work, the op that was innermost
        self._work: dict[int, list[tuple[str, int, float]]] = defaultdict(list)  # by the same
        cupti.activity_register_callbacks(lambda: (_BUFFER, _AS_MANY_AS_FIT), self._take)

    def begin(self) -> None:
        """Somebody wants records from now on."""
        with lock:
            self._in_use += 1
            if self._in_use == 1:
                for kind in _KINDS:
                    self._cupti.activity_enable(getattr(self._cupti.ActivityKind, kind))

    def end(self) -> None:
        """One who wanted records wants no more."""
        with lock:
            self._in_use -= 1
            if not self._in_use:
                for kind in _KINDS:
                    self._cupti.activity_disable(getattr(self._cupti.ActivityKind, kind))
                self._ops.clear()
                self._work.clear()

    def by_op(self) -> dict[int, _Own]:
        """What was done for each op, of all that has been handed over."""
        found: dict[int, _Own] = defaultdict(list)
        with lock:
            for start, op in self._ops.items():
                found[op] += self._work.get(start, ())
        return found

    def _take(self, activities: Iterable[Any]) -> None:
        kinds = self._cupti.ActivityKind
        for record in activities:
            if record.kind == kinds.EXTERNAL_CORRELATION:
                if record.external_kind == self._cupti.ExternalCorrelationKind.CUSTOM0:
                    self._ops[record.correlation_id] = record.external_id
            elif record.kind in (kinds.CONCURRENT_KERNEL, kinds.MEMCPY, kinds.MEMSET):
                name = record.name if record.kind == kinds.CONCURRENT_KERNEL else kinds(record.kind).name.lower()
                self._work[record.correlation_id].append((name, record.device_id, (record.end - record.start) / 1000))  # from nanoseconds


class CuptiTimer:
    """Times what ops start on a device. Nothing waits for the device until the first time is asked for.

    Args:
        records: those of the process.
        source: waits for devices, as `CudaEvents` does.
    """

    _ids = itertools.count(1)  # of ops, in all threads and profiles

    def __init__(self, records: Records, source: Any):
        self._records, self._source, self._cupti = records, source, records._cupti
        self._custom = self._cupti.ExternalCorrelationKind.CUSTOM0
        self._used: set[int] = set()  # devices that may be at work still
        self._found: dict[int, _Own] = {}
        records.begin()
        weakref.finalize(self, records.end)

    def begin(self) -> int:
        """An op begins."""
        number = next(self._ids)
        self._cupti.activity_push_external_correlation_id(self._custom, number)
        return number

    def end(self, number: int) -> Callable[[], _Own]:
        """An op ends; gives a function that gives what the device did for it."""
        while self._cupti.activity_pop_external_correlation_id(self._custom) != number:
            pass  # an op whose end() an error has prevented
        self._used.add(self._source.device())
        return partial(self._of, number)

    def _of(self, number: int) -> _Own:
        if self._used:
            self._source.synchronize(sorted(self._used))
            self._used.clear()
            self._cupti.activity_flush_all(_DONE_ALONE)
            self._found = self._records.by_op()
        return self._found.get(number, [])


_of_process: list[Records] = []


def cupti_timer(source: Any) -> CuptiTimer | None:
    """A timer by CUPTI; None where it is not installed, or, with a warning, where it cannot be used."""
    try:
        cupti = import_module("cupti.cupti")
    except ImportError:
        return None
    try:
        if not _of_process:
            _of_process.append(Records(cupti))
        return CuptiTimer(_of_process[0], source)
    except Exception as error:
        warn_user(f"CUPTI is installed and cannot be used ({error}): an op's time on the device is that between two events, and kernels have no names")
        return None
