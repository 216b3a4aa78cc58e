"""Where ranges go: to NVIDIA's tools, to Intel's, or into a list."""

from __future__ import annotations

import threading
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol


class Sink(Protocol):
    """What takes ranges. A range lies within those that its thread has begun and not ended."""

    def push(self, text: str) -> None:
        """Begin a range."""

    def pop(self) -> None:
        """End the range that this thread began last."""


class RecordedRange(NamedTuple):
    """A range that a RecordingSink was given: its thread, how many ranges of that thread lie around it, and its text."""

    thread: int
    depth: int
    text: str


class RecordingSink:
    """Keeps the ranges that it is given, in the order in which they began: for tests, and to try a tool of your own.

    >>> from specgrad.profiling.ranges.sinks import RecordingSink
    >>> sink = RecordingSink()
    >>> sink.push("outer"), sink.push("inner"), sink.pop(), sink.pop()
    (None, None, None, None)
    >>> [(r.depth, r.text) for r in sink.ranges]
    [(0, 'outer'), (1, 'inner')]
    """

    def __init__(self) -> None:
        self.ranges: list[RecordedRange] = []
        self._depths: dict[int, int] = {}

    def push(self, text: str) -> None:
        thread = threading.get_ident()
        depth = self._depths.get(thread, 0)
        self.ranges.append(RecordedRange(thread, depth, text))
        self._depths[thread] = depth + 1

    def pop(self) -> None:
        thread = threading.get_ident()
        if not self.open:
            raise RuntimeError("pop() without a push(): this thread has no range that has not ended")
        self._depths[thread] -= 1

    @property
    def open(self) -> int:
        """How many ranges this thread has begun and not ended."""
        return self._depths.get(threading.get_ident(), 0)

    @property
    def texts(self) -> list[str]:
        """The texts of the ranges, without their depths."""
        return [r.text for r in self.ranges]


class NvtxSink:
    """Ranges in NVTX's default domain, through the package nvtx."""

    # The package keeps each text for good, and a text with a number in it does not come again: after so many texts its cache is cleared.
    KEPT = 1 << 16

    def __init__(self) -> None:
        nvtx = needed("nvtx", "emit_nvtx")
        if not hasattr(nvtx, "Domain"):
            raise ImportError("emit_nvtx needs the package nvtx from version 0.2.13 on; get it with: pip install --upgrade 'specgrad[nvtx]'", name="nvtx")
        self._domain = nvtx.get_domain()
        self.attached: Any = nvtx.enabled() and isinstance(self._domain, nvtx.Domain)  # else no tool would receive the ranges
        self._count = 0

    def push(self, text: str) -> None:
        if self.attached:
            self._count += 1
            if self._count % self.KEPT == 0:
                type(self._domain).get_registered_string.cache_clear()
            self._domain.push_range(self._domain.get_event_attributes(text))

    def pop(self) -> None:
        if self.attached:
            self._domain.pop_range()


class IttSink:
    """Ranges as tasks of the domain "specgrad", through the package ittapi."""

    attached = True  # the package cannot say whether a tool is; a task without one costs 0.5 us

    def __init__(self) -> None:
        ittapi = needed("ittapi", "emit_itt")
        self._domain = ittapi.domain("specgrad")
        self._begin, self._end = ittapi.task_begin, ittapi.task_end
        self._handle = lru_cache(maxsize=1024)(ittapi.string_handle)

    def push(self, text: str) -> None:
        self._begin(self._domain, self._handle(text))

    def pop(self) -> None:
        self._end(self._domain)


def needed(package: str, what: str) -> Any:
    """A package that is not installed with this one."""
    try:
        return import_module(package)
    except ImportError as error:
        extra = what.removeprefix("emit_")
        text = f"{what} needs the package {package}, which cannot be imported ({error}); install it with: pip install 'specgrad[{extra}]'"
        raise ImportError(text, name=package) from error
