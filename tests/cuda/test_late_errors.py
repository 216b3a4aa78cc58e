"""Errors that a device tells of late: on a driver without a device, a kernel that fails breaks it, and the host learns it when it next waits.

Nothing here has run on a device.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.compiler.device import driver as loading
from specgrad.compiler.device import launch
from specgrad.compiler.device.source import find
from specgrad.core.base.state import modes
from specgrad.core.kernels import cuda_errors
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import driver, library
from tests.cuda.ptx.run import lacking
from tests.cuda.twin.device import SYNCHRONISATION
from tests.cuda.twin.modules import MODULES

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]
LATE = r"cudaErrorIllegalAddress: an illegal memory access was encountered\. The device does nothing any more in this process\. "


def numbers(count: int = 20) -> Any:
    return (sg.arange(float(count)).to(sg.float32) % 7 / 4 + 0.5).to("cuda")


WAITS: dict[str, Callable[[Any], Any]] = {
    "a copy to the host": lambda x: x.tolist(),
    "item": lambda x: x.sum().item(),
    "the device": lambda x: sg.cuda.synchronize(),
    "a stream": lambda x: sg.cuda.current_stream().synchronize(),
    "a question to the stream": lambda x: sg.cuda.current_stream().query(),
    "an event": lambda x: sg.cuda.Event.synchronize(event()),
    "a question to an event": lambda x: event().query(),
}


def event() -> Any:
    found = sg.cuda.Event()
    found.record()
    return found


@pytest.mark.parametrize("name", WAITS)
def test_an_error_names_the_last_launches_and_stays(name: str) -> None:
    launches = r"(sum_f32\S* \(.*\), )?sub_f32 \(cuda:0, stream 0x0\), mul_f32 \(.*\), add_f32"
    with driver(traps="mul_f32"):
        x = numbers()
        y = x + 1
        wrong = y * x  # nobody has waited for it
        z = x - 1
        assert wrong.shape == z.shape
        with pytest.raises(RuntimeError, match=LATE + r"An earlier kernel failed.*are " + launches):
            WAITS[name](z)
        for later in (lambda: x + 1, lambda: x @ x, lambda: x.cpu(), sg.cuda.synchronize, lambda: x.add_(1), lambda: sg.cuda.current_stream().query()):
            with pytest.raises(RuntimeError, match=r"^\w+: CUDA error: " + LATE):
                later()


def test_what_writes_where_there_is_no_memory_is_told_too() -> None:
    with driver(traps=""):
        source, cupy = find("add", "float32"), MODULES["cupy"]
        x, small = numbers(50), cupy.empty(4, np.float32)
        before = x - 1
        assert before.shape == x.shape
        assert source is not None
        loaded = launch.Loaded(source, launch.loaded(source, "sm_90"))
        wide = cupy.ndarray((50,), np.float32, x._array.data, (4,))
        wide._host = np.lib.stride_tricks.as_strided(small._host, (50,), (4,))  # as if it were 50 elements
        wide._memory = small._memory
        assert loaded.launch([x._array, x._array], [wide], (50,), 0, cupy.empty)
        with pytest.raises(RuntimeError, match=LATE + r"An earlier kernel failed.*are add_f32"):
            sg.cuda.synchronize()


def test_a_launch_after_the_error_says_that_it_is_an_earlier_one() -> None:
    """The driver tells it by whatever is called next, which need not be a wait."""
    with driver(traps="mul_f32") as found:
        x = numbers()
        y = x + 1
        x + 1  # remembered: csrc/device_calls.c launches the next
        x * y
        found.finish()
        with pytest.raises(RuntimeError, match=r"an illegal memory access was encountered \(CUDA error 700\)\. The device.*An earlier kernel failed.*mul_f32"):
            x + 1


def test_all_is_well_again_in_another_process() -> None:
    """Which a new driver stands for here."""
    with driver(traps="mul_f32"):
        x = numbers()
        x * x
        with pytest.raises(RuntimeError, match=LATE):
            sg.cuda.synchronize()
    assert not cuda_errors.broken and modes.devices is None
    with driver():
        x = numbers()
        assert (x * x).shape == (20,)


@pytest.mark.parametrize("how", ["CUDA_LAUNCH_BLOCKING", "anomaly mode", "anomaly mode before the first device"])
def test_the_very_op_is_named_where_each_is_waited_for(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if how == "CUDA_LAUNCH_BLOCKING":
        monkeypatch.setenv(cuda_errors.VARIABLE, "1")
    anomaly = sg.autograd.set_detect_anomaly(how.endswith("device"), check_nan=False)
    with driver(traps="mul_f32") as found, anomaly:
        x = numbers()
        with sg.autograd.set_detect_anomaly(True, check_nan=False) if how == "anomaly mode" else nullcontext():
            before = found.counts[SYNCHRONISATION].total()
            y = x + 1
            assert found.counts[SYNCHRONISATION].total() == before + 1
            with pytest.raises(RuntimeError, match=LATE + r"It was mul that failed\."):
                y * x
        with pytest.raises(RuntimeError, match=r"^sub: CUDA error: " + LATE + r"It was mul that failed\."):
            x - 1


def test_the_very_node_of_a_backward_pass_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(cuda_errors.VARIABLE, "1")
    with driver(traps="mul_backward"):
        x = numbers().requires_grad_()
        y = x.exp()
        z = (y + 1).sum()
        with pytest.raises(RuntimeError, match=LATE + r"It was ExpBackward\w*, a node of the backward pass, that failed\."):
            z.backward()


def test_nothing_is_waited_for_otherwise() -> None:
    with driver() as found:
        x = numbers()
        with sg.autograd.set_detect_anomaly(True, check_nan=False):
            x + 1
        before = found.counts[SYNCHRONISATION].total()
        x * x + 1
        assert found.counts[SYNCHRONISATION].total() == before and modes.devices is None


def test_the_last_launches_are_remembered() -> None:
    with driver():
        x = numbers()
        s = sg.cuda.Stream()
        for _ in range(70):
            x * x
        with sg.cuda.stream(s):
            x + 1
        assert loading.last_launches() == [f"add_f32 (cuda:0, stream {s.cuda_stream:#x})"] + ["mul_f32 (cuda:0, stream 0x0)"] * 63
    assert library().twin_waiting() == 0
