"""Times that a CUDA device notes itself."""

from __future__ import annotations

import pytest

import specgrad
from specgrad.profiling.profile import profile
from specgrad.profiling.record.device_events import CudaEvents, DeviceTimer
from tests.cuda.places import missing

pytestmark = [pytest.mark.device, pytest.mark.skipif(bool(missing()), reason=missing() or "all is there")]


def test_work_takes_time_and_rest_takes_less() -> None:
    source = CudaEvents()
    timer = DeviceTimer(source)
    x = specgrad.ones(2048, 2048).to("cuda")
    for _ in range(3):
        x @ x  # the first calls load libraries
    op = timer.begin()
    for _ in range(20):
        x @ x
    busy = timer.end(op)
    source.synchronize([source.device()])
    op = timer.begin()
    idle = timer.end(op)
    ((_, device, long),) = busy()
    ((_, _, short),) = idle()
    assert device == source.device()
    assert long > 10 * short
    assert long > 100


def test_a_profile_has_times_of_the_device() -> None:
    x = specgrad.ones(512, 512).to("cuda").requires_grad_()
    for _ in range(2):
        (x @ x).sum().backward()
    with profile(use_device="cuda") as prof:
        (x @ x).sum().backward()
    assert prof.use_device == "cuda"
    events = {e.name: e for e in prof.function_events}
    matmul = next(e for name, e in events.items() if name in ("matmul", "mm"))
    assert matmul.device_time_total > 0
    backward = events["backward"]
    assert backward.device_time_total >= sum(e.device_time_total for e in backward.cpu_children) > 0
    assert "CUDA" in prof.key_averages().table(sort_by="device_time_total")
