"""What a thread is doing, and what every op asks first: does anything observe, is gradient recording off anywhere?

`modes` knows of all threads, so that an op need not look at its own thread unless some thread is in an unusual mode. It holds sets of threads, not
counts: to add or to take away what is there or gone already changes nothing, so a switch that an interrupt has cut short is finished by making it again.
"""

from __future__ import annotations

import itertools
import os
import threading
from collections import deque
from collections.abc import Mapping
from typing import Any, TypeVar

_numbers = itertools.count(1)
ALL_THREADS = 0  # in a set of threads: what it says holds for all


class Modes:
    """What holds in some thread or in all."""

    __slots__ = ("anomaly", "devices", "leaf_hooks", "no_grad", "observers", "pass_hooks", "recorders", "streams", "volatile")

    def __init__(self) -> None:
        self.observers: set[int] = set()  # threads with dual levels, saved-tensor hooks, ...: any of them sends ops down the general path
        self.leaf_hooks: dict[int, Any] = {}  # the leaves that had hooks: if there are any, leaves are served as soon as they can be
        self.anomaly: Any = None  # what anomaly mode checks; None while it is off
        self.devices: Any = None  # what lets ops run on the device of their operands; None as long as there is but one: see kernels/cuda_arrays.py
        self.no_grad: set[int] = set()  # threads in which gradients are not recorded
        self.pass_hooks: set[int] = set()  # hooks that ask what a backward pass will run: see engine/multi_grad_hook.py
        self.recorders: set[int] = set()  # threads that are recorded: see profiling/
        self.streams: bool = False  # whether another stream of a device than its first, or a second device, was ever used: see engine/on_streams.py
        self.volatile: Any = None  # what runs ops on volatile tensors; None while there are none

    def forget(self, thread_number: int) -> None:
        """A thread has ended."""
        for threads in (self.observers, self.no_grad, self.recorders):
            threads.discard(thread_number)


class _Ended:
    """Lies among the modes of a thread. When these are gone, the thread has ended, and is in no mode."""

    __slots__ = ("modes", "number")

    def __init__(self, number: int):
        self.number = number
        self.modes = modes  # as the interpreter ends, the module may be gone before

    def __del__(self) -> None:
        self.modes.forget(self.number)


class ThreadState(threading.local):
    """The modes of one thread."""

    def __init__(self) -> None:
        self.cuts: deque[Any] = deque(maxlen=64)  # see tape/lost_history.py
        self.number: int = next(_numbers)
        self.ended: _Ended = _Ended(self.number)

    grad_enabled = True
    grad_off_by: str | None = None  # None while gradients are on; else what turned them off, until the first op that it leaves out is noted
    inference = False
    dual_levels: tuple[Any, ...] = ()
    batch_levels: tuple[Any, ...] = ()
    multithreading = True
    saved_tensors_hooks: tuple[Any, ...] = ()
    saved_tensors_hooks_disabled = ""  # the reason, if they are
    running: Any = None  # the node that a backward pass runs, in anomaly mode
    watch: Any = None  # what a custom function's forward computes from its inputs is followed; see autograd/functions/intermediates.py
    passes: tuple[Any, ...] = ()  # backward passes that are under way and watched, the innermost last
    depth = 0  # how many calls of a user's code, each within a backward pass, are inside of one another
    stacks: Any = None  # of this work's, the threads that go on with it; see base/user_code.py
    before_change: Any = None  # called with a tensor that is about to be changed in place
    transform: Any = None  # while a transform calls a function: see autograd/transforms/calling.py
    tracer: Any = None  # what notes every op for a program, and what it is computed from: see compiler/
    recorder: Any = None  # what notes every op and node, for a profile: see profiling/
    sources: Mapping[Any, Any] = {}  # by generator, what this thread draws from in its place: see factories/generators.py; exchanged as a whole
    streams: Mapping[int, Any] = {}  # by device, the current stream if it is not the default: exchanged as a whole, and never changed
    recording = False  # whether this thread began to be recorded by itself


modes: Modes = Modes()
thread: ThreadState = ThreadState()


def _in_child() -> None:
    """A child of fork() has one thread."""
    for threads in (modes.observers, modes.no_grad, modes.recorders):
        threads.intersection_update((thread.number, ALL_THREADS))


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_child)


def grad_enabled() -> bool:
    """Whether this thread records ops for a backward pass."""
    return thread.grad_enabled


def recording() -> bool:
    """Whether this thread records ops, which it never does in inference mode."""
    return (not modes.no_grad or thread.grad_enabled) and not thread.inference


# ---- switching: an interrupt may come at any line, and leaves a thread in the modes from before or in the new ones, never in some of each


def set_grad_enabled(enabled: bool, by: str = "") -> None:
    """Turn recording on or off in this thread; `by` names what turned it off, for error messages."""
    before, by_before = thread.grad_enabled, thread.grad_off_by
    if before != enabled:  # equal, and not the same: a flag of a user's may be 1 or NumPy's True
        try:
            if enabled:
                thread.grad_enabled, thread.grad_off_by = True, None
                modes.no_grad.discard(thread.number)
            else:
                modes.no_grad.add(thread.number)
                thread.grad_enabled, thread.grad_off_by = False, by
        except BaseException:
            set_modes(grad_enabled=before, grad_off_by=by_before)
            raise


def restore_grad_enabled(enabled: bool) -> None:
    """Turn recording to what it was, in the `finally` of what turned it."""
    try:
        set_grad_enabled(enabled)
    except BaseException:
        set_grad_enabled(enabled)
        raise


class without_grad:
    """Recording off, as within any backward pass that is not itself recorded."""

    __slots__ = ("_before",)

    def __enter__(self) -> None:
        self._before = thread.grad_enabled
        set_grad_enabled(False)

    def __exit__(self, *error: object) -> None:
        restore_grad_enabled(self._before)


def set_modes(**values: Any) -> None:
    """Give this thread other modes, and let all threads see what it is in."""
    own = thread.__dict__
    own.update(values)
    number = own["number"]
    if thread.dual_levels or thread.inference or thread.saved_tensors_hooks or thread.watch is not None or thread.tracer is not None:
        modes.observers.add(number)
    else:
        modes.observers.discard(number)
    if thread.grad_enabled:
        modes.no_grad.discard(number)
    else:
        modes.no_grad.add(number)


def enter_modes(**values: Any) -> dict[str, Any]:
    """What a context's `__enter__` does last: change modes of this thread, all of them or, interrupted, none. Gives what they were.

    Python calls `__exit__` only if `__enter__` has ended, so an `__enter__` that is interrupted must put back itself what it has changed. An
    `__exit__` that is interrupted does its work again: set_modes() may be called as often as wanted.
    """
    before = {name: getattr(thread, name) for name in values}
    try:
        set_modes(**values)
        return before
    except BaseException:
        set_modes(**before)
        raise


S = TypeVar("S", bound="Switched")


class Switched:
    """A context in which a thread has other modes."""

    __slots__ = ("_before", "_within")

    def __init__(self, **within: Any):
        self._within = within

    def __enter__(self) -> None:
        self._before = enter_modes(**self._within)

    def entered(self: S, **within: Any) -> S:
        """What `__enter__` of a subclass does that gives the context: as enter_modes(), and an interrupt may come before it is given, too."""
        self._before = {name: getattr(thread, name) for name in within}
        try:
            set_modes(**within)
            return self
        except BaseException:
            set_modes(**self._before)
            raise

    def __exit__(self, *error: object) -> None:
        try:
            set_modes(**self._before)
        except BaseException:
            set_modes(**self._before)
            raise
