"""How long a device takes for what an op starts there: the time between two events that the device itself records."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Any

from specgrad.core.base.call_site import warn_user

from .cupti_activity import CuptiTimer, cupti_timer

UNAVAILABLE = ("hpu", "mtia", "privateuseone", "xpu")  # devices of PyTorch that do not exist here
VALID = ("cuda",)


class CudaEvents:
    """Measures times on CUDA devices with events on the current stream, through CuPy."""

    def __init__(self) -> None:
        from specgrad.core.kernels.cuda_arrays import _cupy

        self._cuda = _cupy().cuda

    def device(self) -> int:
        """The number of the device that ops run on now."""
        return int(self._cuda.runtime.getDevice())

    def record(self, device: int) -> Any:
        """Let a device note when it has done what was started there so far; gives the event that holds this time."""
        if device != self.device():
            with self._cuda.Device(device):
                return self.record(device)
        event = self._cuda.Event()
        event.record()
        return event

    def elapsed_us(self, begin: Any, end: Any) -> float:
        """Microseconds between two events that have happened on one device."""
        return float(self._cuda.get_elapsed_time(begin, end)) * 1000  # from milliseconds

    def synchronize(self, devices: Iterable[int]) -> None:
        """Wait until these devices have done what was started there."""
        for device in devices:
            self._cuda.Device(device).synchronize()


class Timed:
    """An op's time on a device, known when it is asked for."""

    __slots__ = ("_begin", "_device", "_end", "_inner", "_timer")

    def __init__(self, timer: DeviceTimer, device: int, begin: Any):
        self._timer, self._device, self._begin = timer, device, begin
        self._end: Any = None
        self._inner: list[Timed] = []  # the times of ops within the op

    def __call__(self) -> list[tuple[str, int, float]]:
        """Name, device and microseconds, as `Kernel` has them, of what the op started there itself and not by ops within it."""
        own = self._total_us() - sum(inner._total_us() for inner in self._inner if inner._device == self._device)
        return [("kernels", self._device, max(own, 0.0))]  # an event has half a microsecond's precision

    def _total_us(self) -> float:
        return self._timer.elapsed_us(self._begin, self._end)


class DeviceTimer:
    """Times what ops start on a device. Nothing waits for the device until the first time is asked for.

    Args:
        source: measures times on devices, as `CudaEvents` does.
    """

    def __init__(self, source: Any):
        self._source = source
        self._running = threading.local()  # the ops of a thread that have begun and not ended
        self._unsynchronized: set[int] = set()  # devices with events that may not have happened

    def begin(self) -> Timed:
        """An op begins."""
        device = self._source.device()
        timed = Timed(self, device, self._source.record(device))
        self._stack().append(timed)
        return timed

    def end(self, timed: Timed) -> Callable[[], list[tuple[str, int, float]]]:
        """An op ends; gives a function that gives its time."""
        stack = self._stack()
        while stack.pop() is not timed:
            pass  # an op whose end() an error has prevented
        timed._end = self._source.record(timed._device)
        if stack:
            stack[-1]._inner.append(timed)
        self._unsynchronized.add(timed._device)
        return timed

    def elapsed_us(self, begin: Any, end: Any) -> float:
        """Microseconds between two events; waits for them the first time."""
        if self._unsynchronized:
            self._source.synchronize(sorted(self._unsynchronized))
            self._unsynchronized.clear()
        return self._source.elapsed_us(begin, end)

    def _stack(self) -> list[Timed]:
        return self._running.__dict__.setdefault("ops", [])


def timer_of(device: str) -> CuptiTimer | DeviceTimer | None:
    """What times a device: CUPTI, or events where that is missing. Where the device is not there: None, and a warning to the caller of `profile`."""
    from specgrad import cuda

    if device not in VALID + UNAVAILABLE:
        raise ValueError(f"use_device={device!r} is not a valid device option: expected {', '.join(map(repr, VALID))}, or None to time the CPU alone")
    if device != "cuda" or not cuda.is_available():
        warn_user(f"{device.upper()} is not available, disabling {device.upper()} profiling")
        return None
    source = CudaEvents()
    return cupti_timer(source) or DeviceTimer(source)
