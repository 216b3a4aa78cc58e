"""The devices of the stand-in: which is the current one, and what they are made to do, counted by the line that caused it."""

from __future__ import annotations

import functools
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from specgrad.core.kernels import cuda_arrays

PACKAGE = str(Path(cuda_arrays.__file__).resolve().parents[2])
DEVICES = 2
TRANSFER, SYNCHRONISATION, ALLOCATION, KERNEL = "transfer", "synchronisation", "allocation", "kernel"
COPY = "copy"  # between the host and a device, for which nobody waits

counts: dict[str, Counter[str]] = {}


class _Current(threading.local):
    """What a thread works with: a device and, by device, streams."""

    reserved: ClassVar[dict[int, int]] = {}  # and the pool's bytes, of all threads

    def __init__(self) -> None:
        self.index, self.streams, self.objects = 0, {}, {}  # type: ignore[var-annotated]


current: Any = _Current()


TEXTS = {
    1: ("cudaErrorInvalidValue", "invalid argument"),
    700: ("cudaErrorIllegalAddress", "an illegal memory access was encountered"),
    900: ("cudaErrorStreamCaptureUnsupported", "operation not permitted when stream is capturing"),
    901: ("cudaErrorStreamCaptureInvalidated", "operation failed due to a previous error during capture"),
    902: ("cudaErrorStreamCaptureMerge", "operation would result in a merge of separate capture sequences"),
    903: ("cudaErrorStreamCaptureUnmatched", "capture was not ended in the same stream as it began"),
    904: ("cudaErrorStreamCaptureUnjoined", "capturing stream has unjoined work"),
    905: ("cudaErrorStreamCaptureIsolation", "dependency created on uncaptured work in another stream"),
    906: ("cudaErrorStreamCaptureImplicit", "operation would make the legacy stream depend on a capturing blocking stream"),
    907: ("cudaErrorCapturedEvent", "operation not permitted on an event last recorded in a capturing stream"),
    908: ("cudaErrorStreamCaptureWrongThread", "attempt to terminate a thread-local capture sequence from another thread"),
}


class CUDARuntimeError(RuntimeError):
    """An error of CUDA's, by its number."""

    __module__ = "cupy_backends.cuda.api.runtime"

    def __init__(self, status: int):
        self.status = status
        super().__init__(": ".join(TEXTS[status]))


class Waiting:
    """Kernels that were launched and have not run: they must have before anybody looks at what they write. With `tests.cuda.driver` there are such."""

    finish: Callable[[], None] | None = None
    noted: Callable[[str], None] | None = None  # called with all that is counted
    broken = 0  # the error after which a device does nothing any more


def raise_if_broken() -> None:
    """What a kernel has done is told by whatever is called then, and by all that is called later."""
    finish()
    if Waiting.broken:
        raise CUDARuntimeError(Waiting.broken)


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
    where = "a test" if frame is None else f"{_in_package(frame.f_code.co_filename)}:{frame.f_lineno} {frame.f_code.co_name}"
    counts[kind][where] += 1
    if Waiting.noted is not None:
        Waiting.noted(kind)


@functools.cache
def _in_package(file: str) -> str:
    """A file of the package, from its root on; "" for others."""
    return str(Path(file).relative_to(PACKAGE)) if file.startswith(PACKAGE) and not file.startswith(f"{PACKAGE}/tests") else ""


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
        from tests.cuda.twin.capture import waits_for_device
        from tests.cuda.twin.streams import Late

        note(SYNCHRONISATION)
        waits_for_device(self.id)
        raise_if_broken()
        for key in list(Late.queues.of) if Late.queues is not None else ():
            if key[0] == self.id:
                Late.queues.finish(key)
