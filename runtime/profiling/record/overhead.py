"""What it costs to record one event."""

from __future__ import annotations

from time import perf_counter_ns
from types import FunctionType
from typing import Any

import numpy as np

from specgrad.core.base.state import thread
from specgrad.core.tape.tensor import plain_tensor

from . import recording
from .full_log import FullLog
from .log import Log
from .recording_code import recording_form

_CALLS, _ROUNDS = 64, 9


def _nothing(input: Any) -> Any:
    return input


def overhead_us(log: Log | FullLog) -> float:
    """Microseconds that recording in such a log adds to an op, measured on a function that does nothing."""
    given = plain_tensor(np.zeros(()))  # as most ops give; what gives other things takes a little longer
    plain = FunctionType(_nothing.__code__, globals(), "plain")
    recorded = recording_form(plain, "nothing")
    before = thread.__dict__.get("recorder")
    try:
        least = []
        for function in (plain, recorded):
            times = []
            for _ in range(_ROUNDS):
                recording.turn_to(_like(log))
                start = perf_counter_ns()
                for _ in range(_CALLS):
                    function(given)
                times.append(perf_counter_ns() - start)
            least.append(min(times))
        return max(0.0, (least[1] - least[0]) / _CALLS / 1000)
    finally:
        recording.turn_to(before)
        if before is None:
            del thread.recorder


def _like(log: Log | FullLog) -> Log | FullLog:
    if isinstance(log, FullLog):
        return FullLog(0, "", log.wanted._replace(allocations=None, device=None))
    return Log(0, "")
