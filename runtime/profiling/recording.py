"""Who records this thread."""

from __future__ import annotations

import threading
from typing import Any

from specgrad.array import native
from specgrad.state import modes, thread

_lock = threading.Lock()


def start(recorder: Any) -> None:
    """Record this thread: from now on the recorder is told of every op."""
    if thread.recorder is not None:
        raise RuntimeError(
            f"{_named(thread.recorder)} records this thread already: profilers and emitters cannot be nested. "
            "Leave the outer `with` block first, or name a part of a profile with record_function."
        )
    from . import code_exchange

    with _lock:
        if not modes.recorders:
            code_exchange.install()
        modes.recorders += 1
    thread.recording = True
    turn_to(recorder)


def turn_to(recorder: Any) -> None:
    """From now on this recorder is told of this thread's ops; None: nobody is."""
    thread.recorder = recorder
    native.record_into(getattr(recorder, "events", None))  # the quick way, where the recorder has one


def stop() -> None:
    """Record this thread no more."""
    from . import code_exchange

    turn_to(None)
    del thread.recorder, thread.recording  # its own, so that what is said for all threads holds for it again
    with _lock:
        modes.recorders -= 1
        if not modes.recorders:
            code_exchange.remove()


def _named(recorder: Any) -> str:
    return str(getattr(recorder, "title", "a profiler"))
