"""The devices of the stand-in: which is the current one, and what they are made to do, counted by the line that caused it."""

from __future__ import annotations

import functools
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from specgrad.core.kernels import cuda_arrays

PACKAGE = str(Path(cuda_arrays.__file__).resolve().parents[2])
DEVICES = 2
TRANSFER, SYNCHRONISATION, ALLOCATION, KERNEL = "transfer", "synchronisation", "allocation", "kernel"
COPY = "copy"  # between the host and a device, for which nobody waits

counts: dict[str, Counter[str]] = {}
current: Any = SimpleNamespace(index=0, streams={}, objects={}, reserved={})  # by device: streams, the pool's bytes


class Waiting:
    """Kernels that were launched and have not run: they must have before anybody looks at what they write. With `tests.cuda.driver` there are such."""

    finish: Callable[[], None] | None = None


def finish() -> None:
    if Waiting.finish is not None:
        Waiting.finish()


def note(kind: str) -> None:
    """Count what happens now, by the line of the package that caused it."""
    if kind not in counts:
        counts[kind] = Counter()
    frame: Any = sys._getframe(1)
    while frame is not None and not _in_package(frame.f_code.co_filename):
        frame = frame.f_back
    where = "a test" if frame is None else f"{Path(frame.f_code.co_filename).relative_to(PACKAGE)}:{frame.f_lineno} {frame.f_code.co_name}"
    counts[kind][where] += 1


@functools.cache
def _in_package(file: str) -> bool:
    return file.startswith(PACKAGE) and not file.startswith(f"{PACKAGE}/tests")


class Device:
    def __init__(self, device: Any = None):
        self.id = current.index if device is None else int(device)

    def __enter__(self) -> Device:
        self._before, current.index = current.index, self.id
        return self

    def __exit__(self, *error: object) -> None:
        current.index = self._before

    def __int__(self) -> int:
        return self.id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device) and other.id == self.id

    def __hash__(self) -> int:
        return self.id

    def use(self) -> None:
        current.index = self.id

    def synchronize(self) -> None:
        from tests.cuda.twin.streams import Late

        note(SYNCHRONISATION)
        for key in list(Late.queues.of) if Late.queues is not None else ():
            if key[0] == self.id:
                Late.queues.finish(key)
