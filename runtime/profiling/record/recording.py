"""Starts and stops the recording of a thread, or of all threads, and measures what recording costs an op."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter_ns
from types import FunctionType
from typing import Any

import numpy as np

from specgrad.array.base import native_runtime
from specgrad.core.base.locks import lock
from specgrad.core.base.state import ThreadState, modes, thread
from specgrad.core.tape.tensor import plain_tensor

from . import recording_code
from .full_log import FullLog
from .log import Log


class EveryThread:
    """The recorder of all other threads, until each runs its first op, node or range and gets a log of its own."""

    title = "a profile of all threads"

    def __init__(self, new_log: Callable[[], Any]):
        self._new_log = new_log
        self._threads: list[dict[str, Any]] = []  # the state of each thread that has got a log
        self._ended = False

    def begin(self) -> None:
        """From now on, every thread is recorded that does not record itself."""
        ThreadState.recorder = self

    def end(self) -> None:
        """Record the other threads no more."""
        ThreadState.recorder = None
        with lock:
            self._ended = True
            for attributes in self._threads:
                attributes.pop("recorder", None)

    def _joined(self) -> Any:
        with lock:
            if self._ended:  # after the thread has read its recorder
                return Log(0, "")
            log = self._new_log()
            turn_to(log)
            self._threads.append(thread.__dict__)
        return log

    def op(self, name: str, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The first op of a thread."""
        return self._joined().op(name, function, args, kwargs)

    def part(self, name: str, start: int, end: int, about: str, shapes: list[Any], flops: int) -> None:
        """The same of what has run within an op that began before this thread had a log."""
        self._joined().part(name, start, end, about, shapes, flops)

    def node(self, node: Any, run: Callable[[Any, Any], Any], grad: Any, freed: Any) -> Any:
        """The first node of a thread that was in a backward pass already."""
        return self._joined().node(node, run, grad, freed)

    def enter(self, name: str, args: str | None) -> Any:
        """The first range of a thread."""
        return self._joined().enter(name, args)

    def leave(self, token: Any) -> None:
        """A range that began before this thread had a log: there is nothing to end."""


def start(recorder: Any) -> None:
    """Record this thread: from now on its ops go through the recorder."""
    if thread.recorder is not None:
        raise RuntimeError(
            f"{getattr(thread.recorder, 'title', 'a profiler')} records this thread already: profilers and emitters cannot be nested. "
            "Leave the outer `with` block first, or name a part of a profile with record_function."
        )
    try:
        with lock:
            if not modes.recorders:
                recording_code.install()
            modes.recorders.add(thread.number)
        thread.recording = True
        turn_to(recorder)
    except BaseException:  # an interrupt: this thread is as it was
        _stop()
        raise


def turn_to(recorder: Any) -> None:
    """Let this recorder, or none, record this thread's ops from now on."""
    thread.recorder = recorder
    native_runtime.record_into(getattr(recorder, "events", None))  # compiled code appends to the events of a `Log` directly


def stop() -> None:
    """Record this thread no more, also if an interrupt comes meanwhile."""
    try:
        _stop()
    except BaseException:
        _stop()
        raise


def _stop() -> None:
    turn_to(None)
    for name in ("recorder", "recording"):
        thread.__dict__.pop(name, None)  # the thread's own values, so that those for all threads hold again
    with lock:
        modes.recorders.discard(thread.number)
        _give_back_code()


def _give_back_code() -> None:
    if not modes.recorders:
        recording_code.remove()


def _in_child() -> None:
    """In a child of fork(), only the thread that forked may be recorded; what another began for all threads has ended."""
    if not thread.recording:
        ThreadState.recorder = None
        turn_to(None)
        thread.__dict__.pop("recorder", None)
        _give_back_code()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_child)


_CALLS, _ROUNDS = 64, 9


def overhead_us(log: Log | FullLog) -> float:
    """Microseconds that recording in such a log adds to an op, measured on a function that does nothing."""
    given = plain_tensor(np.zeros(()))  # a tensor, as most ops give; other results take a little longer
    plain = FunctionType((lambda input: input).__code__, globals(), "plain")
    recorded = recording_code.recording_form(plain, "nothing")
    before = thread.__dict__.get("recorder")
    try:
        least = []
        for function in (plain, recorded):
            times = []
            for _ in range(_ROUNDS):
                turn_to(FullLog(0, "", log.wanted._replace(allocations=None, device=None)) if isinstance(log, FullLog) else Log(0, ""))
                start = perf_counter_ns()
                for _ in range(_CALLS):
                    function(given)
                times.append(perf_counter_ns() - start)
            least.append(min(times))
        return max(0.0, (least[1] - least[0]) / _CALLS / 1000)
    finally:
        turn_to(before)
        if before is None:
            del thread.recorder
