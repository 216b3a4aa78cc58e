"""What a thread is doing, and what every op asks first: does anything observe, is gradient recording off anywhere?

`modes` counts over all threads, so that an op need not look at its own thread unless some thread is in an unusual mode.
"""

from __future__ import annotations

import threading
from collections import deque
from typing import Any


class Modes:
    """Counts over all threads."""

    __slots__ = ("anomaly", "leaf_hooks", "no_grad", "observers", "pass_hooks", "recorders")

    def __init__(self) -> None:
        self.observers = 0  # dual levels, saved-tensor hooks, ...: any of them sends ops down the general path
        self.leaf_hooks: dict[int, Any] = {}  # the leaves that had hooks: if there are any, leaves are served as soon as they can be
        self.anomaly: Any = None  # what anomaly mode checks; None while it is off
        self.no_grad = 0  # threads in which gradients are not recorded
        self.pass_hooks = 0  # hooks that ask what a backward pass will run: see passes.py
        self.recorders = 0  # threads that are recorded: see profiling/


class _Ended:
    """Lies among the modes of a thread. When these are gone, the thread has ended, and no longer counts."""

    __slots__ = ("modes_of_thread",)

    def __init__(self, modes_of_thread: dict[str, Any]):
        self.modes_of_thread = modes_of_thread

    def __del__(self) -> None:
        left = self.modes_of_thread
        with _lock:
            modes.no_grad -= not left.get("grad_enabled", True)
            modes.recorders -= left.get("recording", False)
            modes.observers -= left.get("inference", False) + len(left.get("dual_levels", ())) + len(left.get("saved_tensors_hooks", ()))


class ThreadState(threading.local):
    """The modes of one thread."""

    def __init__(self) -> None:
        self.cuts: deque[Any] = deque(maxlen=64)  # see cuts.py
        self.ended = _Ended(self.__dict__)

    grad_enabled = True
    block: str | None = None  # None while gradients are on; else what turned them off, until the first op that it leaves out is noted
    inference = False
    dual_levels: tuple[Any, ...] = ()
    batch_levels: tuple[Any, ...] = ()
    multithreading = True
    saved_tensors_hooks: tuple[Any, ...] = ()
    saved_tensors_hooks_disabled = ""  # the reason, if they are
    running: Any = None  # the node that a backward pass runs, in anomaly mode
    watch: Any = None  # what a custom function's forward computes from its inputs is followed; see autograd/function_intermediates.py
    passes: tuple[Any, ...] = ()  # backward passes that are under way and watched, the innermost last
    depth = 0  # how many calls of a user's code, each within a backward pass, are inside of one another
    stacks: Any = None  # of this work's, the threads that go on with it; see user_code.py
    before_change: Any = None  # called with a tensor that is about to be changed in place
    recorder: Any = None  # what is told of every op and node, for a profile: see profiling/
    recording = False  # whether this thread began to be recorded by itself


modes = Modes()
_lock = threading.RLock()  # the collector may end a thread's modes while this thread counts
thread = ThreadState()


def grad_enabled() -> bool:
    """Whether this thread records ops for a backward pass."""
    return thread.grad_enabled


def set_grad_enabled(enabled: bool, block: str = "") -> None:
    """Turn recording on or off in this thread; `block` names what turned it off, for error messages."""
    if thread.grad_enabled != enabled:  # equal, and not the same: a flag of a user's may be 1 or NumPy's True, and must not be counted twice
        thread.grad_enabled = bool(enabled)
        thread.block = None if enabled else block
        with _lock:
            modes.no_grad += -1 if enabled else 1


def observe(change: int) -> None:
    """An observer comes (1) or goes (-1)."""
    with _lock:
        modes.observers += change


def watch_passes(change: int) -> None:
    """A hook that asks about backward passes comes (1) or goes (-1)."""
    with _lock:
        modes.pass_hooks += change
