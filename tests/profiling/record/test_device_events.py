"""Times of a device, by a device whose clock the test sets."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import specgrad
from specgrad.autograd import profiler_legacy
from specgrad.profiling.profile import profile
from specgrad.profiling.record import device_events
from specgrad.profiling.record.device_events import DeviceTimer, timer_of
from tests.profiling.in_threads import run_in_threads


class Clock:
    """A device that has its work done as soon as it is told, and an event source of it."""

    def __init__(self) -> None:
        self.now, self.current, self.waits, self.recorded = 0.0, 0, 0, 0
        self.happened: set[int] = set()

    def device(self) -> int:
        return self.current

    def record(self, device: int) -> tuple[int, int, float]:
        self.recorded += 1
        return self.recorded, device, self.now

    def elapsed_us(self, begin: Any, end: Any) -> float:
        assert begin[1] == end[1], "events of one device"
        assert max(begin[0], end[0]) <= max(self.happened, default=0), "events that have happened"
        return end[2] - begin[2]

    def synchronize(self, devices: Iterable[int]) -> None:
        self.waits += 1
        self.happened.add(self.recorded)


def works(clock: Clock, timer: DeviceTimer, us: float, *inner: Callable[[], Any]) -> Any:
    """An op that keeps the device at work for so long, and calls others."""
    op = timer.begin()
    clock.now += us
    for call in inner:
        call()
    return timer.end(op)


def test_an_ops_time_is_its_own() -> None:
    clock = Clock()
    timer = DeviceTimer(clock)
    inner: list[Any] = []
    outer = works(clock, timer, 5, lambda: inner.append(works(clock, timer, 2)), lambda: inner.append(works(clock, timer, 3)))
    clock.now += 100
    last = works(clock, timer, 7)
    assert clock.waits == 0, "nothing waits for a device while a program runs"
    assert [timed() for timed in (outer, *inner, last)] == [[("kernels", 0, 5)], [("kernels", 0, 2)], [("kernels", 0, 3)], [("kernels", 0, 7)]]
    assert clock.waits == 1
    assert works(clock, timer, 4)() == [("kernels", 0, 4)]
    assert clock.waits == 2, "once more, for what has come since"


trees = st.recursive(st.builds(lambda us: (us, []), st.integers(0, 50)), lambda t: st.tuples(st.integers(0, 50), st.lists(t, max_size=4)), max_leaves=15)


@given(trees)
def test_times_of_any_nest(tree: Any) -> None:
    clock, found = Clock(), []
    timer = DeviceTimer(clock)

    def run(node: Any) -> None:
        us, inner = node
        found.append((us, works(clock, timer, us, *(lambda n=n: run(n) for n in inner))))

    run(tree)
    assert [(us, timed()[0][2]) for us, timed in found] == [(us, us) for us, _ in found]
    assert clock.now == sum(us for us, _ in found)
    assert clock.waits == 1


def test_an_op_on_another_device_is_timed_there() -> None:
    clock = Clock()
    timer = DeviceTimer(clock)

    def on_the_other() -> None:
        clock.current = 1
        others.append(works(clock, timer, 3))

    others: list[Any] = []
    outer = works(clock, timer, 5, on_the_other)
    assert clock.current == 1
    assert others[0]() == [("kernels", 1, 3)]
    assert outer() == [("kernels", 0, 8)], "the first device's time goes on"


def test_an_op_that_never_ended() -> None:
    clock = Clock()
    timer = DeviceTimer(clock)
    outer = timer.begin()
    timer.begin()
    clock.now += 4
    assert timer.end(outer)() == [("kernels", 0, 4)]
    assert works(clock, timer, 2)() == [("kernels", 0, 2)]


def test_threads_nest_apart() -> None:
    clock = Clock()
    timer = DeviceTimer(clock)
    op = timer.begin()
    other: list[Any] = []
    run_in_threads(lambda: other.append(works(clock, timer, 2)))
    clock.now += 1
    assert timer.end(op)() == [("kernels", 0, 3)], "what another thread does is not within"
    assert other[0]() == [("kernels", 0, 2)]


def test_a_device_that_counts_backwards() -> None:
    clock = Clock()
    timer = DeviceTimer(clock)
    assert works(clock, timer, -0.5)() == [("kernels", 0, 0)]


# ---- in a profile


def test_a_profile_shows_them(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()

    def record(device: int) -> Any:
        clock.now += 1
        return Clock.record(clock, device)

    monkeypatch.setattr(clock, "record", record)
    monkeypatch.setattr(device_events, "CudaEvents", lambda: clock)
    monkeypatch.setattr(specgrad.cuda, "is_available", lambda: True)
    x = specgrad.ones(2, 3, requires_grad=True)
    with profile(use_device="cuda") as prof:
        (x * x).sum().backward()
    events = {e.name: e for e in prof.function_events}
    assert clock.waits == 1
    assert events["mul"].device_time_total == 1
    backward = events["backward"]
    assert backward.device_time_total == clock.now - 5, "all from its beginning on: two events each of mul and sum, and its own first, came before"
    assert backward.device_time_total == backward.self_device_time_total + sum(e.device_time_total for e in backward.cpu_children)
    assert "CUDA" in prof.table()


@pytest.mark.parametrize("device", ["cuda", "xpu", "hpu", "mtia"])
def test_without_the_device_a_profile_goes_on(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(specgrad.cuda, "is_available", lambda: False)
    with pytest.warns(UserWarning, match=f"{device.upper()} is not available, disabling {device.upper()} profiling") as caught:
        prof = profile(use_device=device)
    assert caught[0].filename == __file__, "the warning names the line of the user"
    if device == "cuda":
        with pytest.warns(UserWarning, match="CUDA is not available") as caught:
            profiler_legacy.profile(use_cuda=True)
        assert caught[0].filename == __file__
    with prof:
        specgrad.ones(2) * 2
    assert prof.use_device is None
    assert [e.name for e in prof.function_events] == ["ones", "mul"]


@pytest.mark.parametrize("device", ["foo", "cpu", "", "cuda:0", 3])
def test_an_unknown_device(device: Any) -> None:
    with pytest.raises(ValueError, match="is not a valid device option: expected 'cuda'"):
        timer_of(device)


def test_no_device_no_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        profile(use_device=None)
