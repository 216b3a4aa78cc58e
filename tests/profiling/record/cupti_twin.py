"""A stand-in for cupti-python: records are kept back until they are asked for, and handed over in any order, in parts. What CUPTI refuses is an error."""

from __future__ import annotations

import enum
import itertools
import random
import threading
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any


class CuptiError(Exception):
    """CUPTI's answer to what it refuses."""


class ActivityKind(enum.IntEnum):
    MEMCPY, MEMSET, CONCURRENT_KERNEL, EXTERNAL_CORRELATION = 1, 2, 10, 39


class ExternalCorrelationKind(enum.IntEnum):
    CUSTOM0, CUSTOM1 = 3, 4


class Cupti(ModuleType):
    """The module `cupti.cupti`."""

    ActivityKind, ExternalCorrelationKind = ActivityKind, ExternalCorrelationKind

    def __init__(self, seed: int = 0):
        super().__init__("cupti.cupti")
        self.random = random.Random(seed)
        self.enabled: set[int] = set()
        self.refuses = ""
        self._callbacks: Any = None
        self._kept: list[Any] = []
        self._own = threading.local()
        self._starts = itertools.count(100)
        self.now = 0

    # ---- what CUPTI offers

    def activity_register_callbacks(self, requested: Callable[[], tuple[int, int]], completed: Callable[[Any], None]) -> None:
        if self.refuses or self._callbacks is not None:
            raise CuptiError(self.refuses or "callbacks are registered already")
        self._callbacks = requested, completed

    def activity_enable(self, kind: int) -> None:
        if self._callbacks is None:
            raise CuptiError("there is no buffer for records")
        self.enabled.add(ActivityKind(kind))

    def activity_disable(self, kind: int) -> None:
        self.enabled.remove(ActivityKind(kind))

    def activity_push_external_correlation_id(self, kind: int, number: int) -> None:
        self._stack(kind).append(number)

    def activity_pop_external_correlation_id(self, kind: int) -> int:
        if not self._stack(kind):
            raise CuptiError("CUPTI_ERROR_QUEUE_EMPTY")
        return self._stack(kind).pop()

    def activity_flush_all(self, flag: int) -> None:
        size, most = self._callbacks[0]()
        assert size > 0 and most == 0
        self.random.shuffle(self._kept)
        while self._kept:
            count = self.random.randint(1, len(self._kept))
            part, self._kept = self._kept[:count], self._kept[count:]
            self._callbacks[1](part)

    # ---- what a program does

    def starts(self, name: str, us: float, device: int = 0, kind: ActivityKind = ActivityKind.CONCURRENT_KERNEL, times: int = 1) -> None:
        """The program starts a kernel, or a graph of several."""
        start = next(self._starts)
        for _ in range(times if kind in self.enabled else 0):
            record = SimpleNamespace(kind=int(kind), correlation_id=start, device_id=device, start=self.now, end=self.now + int(us * 1000))
            if kind == ActivityKind.CONCURRENT_KERNEL:
                record.name = name
            self._kept.append(record)
            self.now = record.end + 7
        for custom in ExternalCorrelationKind:
            if self._stack(custom) and ActivityKind.EXTERNAL_CORRELATION in self.enabled:
                external = self._stack(custom)[-1]
                record = SimpleNamespace(kind=int(ActivityKind.EXTERNAL_CORRELATION), correlation_id=start, external_id=external, external_kind=int(custom))
                self._kept.append(record)

    def _stack(self, kind: int) -> list[int]:
        stacks: dict[int, list[int]] = self._own.__dict__.setdefault("stacks", {})
        return stacks.setdefault(int(kind), [])
