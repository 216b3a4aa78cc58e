"""What SIGTERM does, which CI and `timeout` send to a command that takes too long: it tells what it has found, as after an interrupt."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


def interrupt() -> None:
    raise KeyboardInterrupt


@contextmanager
def on_termination(then: Callable[[], object] = interrupt) -> Iterator[None]:
    """Inside, the first SIGTERM calls `then`, which interrupts the command unless given; more of them do nothing, since one may come to all processes of a
    group and be passed on as well. Outside of the main thread, which alone hears of signals, and where the command was started to ignore it, nothing changes.
    """
    if threading.current_thread() is not threading.main_thread() or signal.getsignal(signal.SIGTERM) is signal.SIG_IGN:
        yield
        return

    def first(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        then()

    before = signal.signal(signal.SIGTERM, first)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL if before is None else before)  # None: set by a program in C
