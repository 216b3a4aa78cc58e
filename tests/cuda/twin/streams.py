"""Streams, events and the pool of the stand-in.

As a rule what is started is done at once. With `late` it is put at the end of the current stream's queue, and done only when the host waits for it, as
late as events allow and in a random order of those that they allow: where a wait is missing, something reads what nothing has been written to yet.
Memory that is freed is free for all that is put into the queue of the stream on which it was allocated, so it holds nonsense from there on.
"""

from __future__ import annotations

import itertools
import random
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.cuda.twin import capture
from tests.cuda.twin.device import SYNCHRONISATION, current, note, raise_if_broken

Key = tuple[int, int]  # a device and a stream of it
_numbers = itertools.count(1)


class Queues:
    """What is started and not done yet, by stream."""

    def __init__(self, seed: int):
        self.of: dict[Key, deque[Callable[[], bool]]] = {}
        self.random = random.Random(seed)

    def put(self, key: Key, step: Callable[[], bool]) -> None:
        """A step gives whether it could be done: not before what it waits for."""
        self.of.setdefault(key, deque()).append(step)

    def run_until(self, done: Callable[[], bool], first: Key | None) -> None:
        """Do steps until the host need not wait any more: those of a stream as far as they can be done, or any."""
        eager = self.random.random() < 0.5
        while not done():
            keys = [key for key, steps in self.of.items() if steps]
            self.random.shuffle(keys)
            if first in keys and eager:
                keys.insert(0, first)
            for key in keys:
                if self.of[key][0]():
                    self.of[key].popleft()
                    break
            else:
                raise AssertionError("streams wait for what is never recorded")

    def finish(self, key: Key | None = None) -> None:
        """Do all of a stream, or of all streams."""
        self.run_until(lambda: not any(steps for k, steps in self.of.items() if key in (None, k)), key)


class Late:
    """The queues; None where work is done at once."""

    queues: Queues | None = None


@contextmanager
def late(seed: int) -> Iterator[Queues]:
    """Within, work waits in queues; what is left at the end is done then."""
    Late.queues = queues = Queues(seed)
    try:
        yield queues
        queues.finish()
    finally:
        Late.queues = None


def here() -> Key:
    """The current device and its current stream."""
    return current.index, current.streams.get(current.index, 0)


def start(work: Callable[[], Any], key: Key | None = None) -> None:
    """Do work, at once or when its turn comes on the current stream; on one that is captured, when the graph is launched."""
    captured = capture.of.get(here() if key is None else key)
    if captured is not None:
        captured.put(here() if key is None else key, capture.noted_of(work))
    elif Late.queues is None:
        work()
    else:
        Late.queues.put(here() if key is None else key, lambda: (work(), True)[1])


def await_stream(key: Key | None = None) -> None:
    """The host waits for a stream, the current one if it is left out."""
    key = here() if key is None else key
    if key in capture.of:
        capture.refuse(capture.UNSUPPORTED, capture.of[key])
    if Late.queues is not None:
        Late.queues.finish(key)
    raise_if_broken()


class _BaseStream:
    ptr: int
    device_id: int
    priority: int = 0

    def _key(self) -> Key:
        return (current.index if self.device_id < 0 else self.device_id), self.ptr

    def _check(self) -> None:
        if self.device_id not in (-1, current.index):
            raise RuntimeError(f"a stream of device {self.device_id} is used while device {current.index} is the current one")

    def use(self) -> _BaseStream:
        self._check()
        current.streams[current.index] = self.ptr
        current.objects[current.index] = self
        return self

    def synchronize(self) -> None:
        note(SYNCHRONISATION)
        await_stream(self._key())

    @property
    def done(self) -> bool:
        if self._key() in capture.of:
            capture.refuse(capture.UNSUPPORTED, capture.of[self._key()])
        raise_if_broken()
        return Late.queues is None or not Late.queues.of.get(self._key())

    def begin_capture(self, mode: int | None = None) -> None:
        self._check()
        capture.begin(self._key(), capture.RELAXED if mode is None else mode)

    def end_capture(self) -> Any:
        return capture.end(self._key())

    def is_capturing(self) -> bool:
        return self._key() in capture.of

    def record(self, event: Any = None) -> Any:
        event = Event() if event is None else event
        event.record(self)
        return event

    def wait_event(self, event: Event) -> None:
        self._check()
        waited = event.recorded
        events.append(("wait", self._key(), event.device_id))
        if not capture.wait(self._key(), event) and Late.queues is not None:
            Late.queues.put(self._key(), lambda: event.happened >= waited)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _BaseStream) and self.ptr == other.ptr

    def __hash__(self) -> int:
        return hash(self.ptr)


events: list[tuple[str, Key, int]] = []  # what was recorded and waited for, on which stream: to be counted


class Stream(_BaseStream):
    null: Any = None

    def __init__(self, null: bool = False, non_blocking: bool = False, ptds: bool = False, priority: int | None = None):
        self.ptr, self.device_id = (0, -1) if null else (next(_numbers) * 0x10, current.index)
        self.priority = priority or 0
        self.is_non_blocking = non_blocking


Stream.null = Stream(null=True)


class ExternalStream(_BaseStream):
    def __init__(self, ptr: int, device_id: int = -1):
        self.ptr, self.device_id = ptr, device_id


class Event:
    def __init__(self, block: bool = False, disable_timing: bool = False, interprocess: bool = False):
        self.ptr, self.device_id, self.timed = next(_numbers) * 0x10, current.index, not disable_timing
        self.recorded = self.happened = 0  # how often
        self.at = 0.0
        self.captured: Any = None  # within a capture, which and after what

    def record(self, stream: Any = None) -> None:
        key = here() if stream is None else stream._key()
        if key[0] != self.device_id:
            raise RuntimeError(f"an event of device {self.device_id} is recorded on device {key[0]}")
        events.append(("record", key, self.device_id))
        if capture.record(self, key):
            return
        self.recorded += 1
        serial = self.recorded

        def happen() -> None:
            self.happened, self.at = serial, float(next(_numbers))

        start(happen, key)

    @property
    def done(self) -> bool:
        capture.asked(self)
        raise_if_broken()
        return self.happened >= self.recorded

    def synchronize(self) -> None:
        capture.asked(self)
        note(SYNCHRONISATION)
        if Late.queues is not None:
            Late.queues.run_until(lambda: self.happened >= self.recorded, None)
        raise_if_broken()


def get_current_stream(device_id: int = -1) -> Any:
    return current.objects.get(current.index if device_id < 0 else device_id, Stream.null)


def get_elapsed_time(start_event: Event, end_event: Event) -> float:
    if not (start_event.timed and end_event.timed):
        raise RuntimeError("cudaErrorInvalidResourceHandle: invalid resource handle")
    return end_event.at - start_event.at


PROPERTIES = {
    "name": b"a stand-in", "major": 9, "minor": 0, "totalGlobalMem": 1 << 36, "multiProcessorCount": 132, "integrated": 0, "isMultiGpuBoard": 0,
    "maxThreadsPerMultiProcessor": 2048, "regsPerMultiprocessor": 65536, "sharedMemPerBlock": 49152, "sharedMemPerMultiprocessor": 233472, "warpSize": 32,
    "l2CacheSize": 1 << 25, "pciBusID": 1, "pciDeviceID": 0, "pciDomainID": 0,
}  # fmt: skip


class DefaultPool:
    """What is allocated on the current device, by the arrays that are alive and that no other pool has made."""

    def __init__(self, live: Any):
        self.live = live

    def used_bytes(self) -> int:
        return sum(-(-m.size // 512) * 512 for m in list(self.live) if m.device.id == current.index and m.pool is None)

    def total_bytes(self) -> int:
        current.reserved[current.index] = found = max(self.used_bytes(), current.reserved.get(current.index, 0))
        return found

    def free_bytes(self) -> int:
        return self.total_bytes() - self.used_bytes()

    def free_all_blocks(self, stream: Any = None) -> None:
        current.reserved[current.index] = self.used_bytes()


def forget() -> None:
    """The first device and the default streams are the current ones again."""
    current.index = 0
    for table in (current.streams, current.objects, current.reserved):
        table.clear()
    events.clear()
    capture.forget()
