"""Who records this thread, or all of them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from specgrad.array import native
from specgrad.core.base.locks import lock
from specgrad.core.base.state import ThreadState, modes, thread
from specgrad.profiling.record import recording
from specgrad.profiling.record.log import Log


class EveryThread:
    """Stands for the recorder of all other threads, until they turn up."""

    title = "a profile of all threads"

    def __init__(self, new_log: Callable[[], Any]):
        self._new_log = new_log
        self._threads: list[dict[str, Any]] = []  # what each thread that turned up has of its own
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
            if self._ended:  # since the thread asked for its recorder
                return Log(0, "")
            log = self._new_log()
            recording.turn_to(log)
            self._threads.append(thread.__dict__)
        return log

    def op(self, name: str, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The first op of a thread."""
        return self._joined().op(name, function, args, kwargs)

    def node(self, node: Any, run: Callable[[Any, Any], Any], grad: Any, freed: Any) -> Any:
        """The first node of a thread that was in a backward pass already."""
        return self._joined().node(node, run, grad, freed)

    def enter(self, name: str, args: str | None) -> Any:
        """The first range of a thread."""
        return self._joined().enter(name, args)

    def leave(self, token: Any) -> None:
        """Of a range that began before this thread had a log: nothing to end."""


def start(recorder: Any) -> None:
    """Record this thread: from now on the recorder is told of every op."""
    if thread.recorder is not None:
        raise RuntimeError(
            f"{_named(thread.recorder)} records this thread already: profilers and emitters cannot be nested. "
            "Leave the outer `with` block first, or name a part of a profile with record_function."
        )
    from . import code_exchange

    try:
        with lock:
            if not modes.recorders:
                code_exchange.install()
            modes.recorders.add(thread.number)
        thread.recording = True
        turn_to(recorder)
    except BaseException:  # an interrupt: this thread is as it was
        _stop()
        raise


def turn_to(recorder: Any) -> None:
    """From now on this recorder is told of this thread's ops; None: nobody is."""
    thread.recorder = recorder
    native.record_into(getattr(recorder, "events", None))  # the quick way, where the recorder has one


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
        thread.__dict__.pop(name, None)  # its own, so that what is said for all threads holds for it again
    with lock:
        modes.recorders.discard(thread.number)
        _give_back_code()


def _give_back_code() -> None:
    from . import code_exchange

    if not modes.recorders:
        code_exchange.remove()


def _in_child() -> None:
    """In a child of fork(), only the thread that forked may be recorded; what another began for all threads has ended."""
    if not thread.recording:
        ThreadState.recorder = None
        turn_to(None)
        thread.__dict__.pop("recorder", None)
        _give_back_code()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_child)


def _named(recorder: Any) -> str:
    return str(getattr(recorder, "title", "a profiler"))
