"""Calls of a user's code from within a backward pass: of hooks, of the backward of custom functions, of what unpacks saved values.

Such code may run another backward pass, in which such code is called, and so on. Each level takes some ten frames of Python's stack.
Where that is nearly full, the call is made in a thread with a stack of its own, which has all modes of this one, while this one waits.
"""

from __future__ import annotations

import contextvars
import ctypes
import sys
import threading
from collections.abc import Callable
from typing import Any

from specgrad.array.base import native_runtime

from .state import set_modes, thread, without_grad

_DEEP = 4  # calls inside of one another, from which on it is asked whether the stack is nearly full
_FRAMES = 400  # that make a stack deep, where Python has not been given less room
_OF_A_THREAD = ("ended", "recorder", "recording")  # what a thread does not take over from one that went on for it


def call_user(function: Callable[..., Any], *args: Any, recorded: bool = True) -> Any:
    """Call a user's code within a backward pass: ops in it are recorded only if the pass is, and modes that the code leaves on end with it."""
    if thread.grad_enabled and not recorded:
        with without_grad():
            return call_user(function, *args)
    modes_before = thread.depth, thread.grad_enabled, thread.grad_off_by, thread.inference, thread.saved_tensors_hooks
    try:
        try:
            depth = thread.depth = modes_before[0] + 1
            if depth > _DEEP and _is_stack_deep():
                return _on_a_new_stack(function, *args)
            return function(*args)
        finally:
            _restore(modes_before)
    except BaseException:
        _restore(modes_before)  # once more: an interrupt can cut short the one before
        raise


def _restore(before: tuple[Any, ...]) -> None:
    thread.depth, enabled, off_by, inference, hooks = before
    if (thread.grad_enabled, thread.grad_off_by, thread.inference, thread.saved_tensors_hooks) != (enabled, off_by, inference, hooks):
        set_modes(grad_enabled=enabled, grad_off_by=off_by, inference=inference, saved_tensors_hooks=hooks)


def _is_stack_deep() -> bool:
    try:
        sys._getframe(min(sys.getrecursionlimit() // 2, _FRAMES))
    except ValueError:
        return False
    return True


def _on_a_new_stack(function: Callable[..., Any], *args: Any) -> Any:
    mine = thread.__dict__
    stacks = mine.setdefault("stacks", [])
    modes = {name: value for name, value in mine.items() if name != "ended"}
    results: list[Any] = []
    errors: list[BaseException] = []
    left: dict[str, Any] = {}
    done = threading.Event()
    context = contextvars.copy_context()

    def run() -> None:
        stacks.append(threading.get_ident())
        here = thread.__dict__
        here.update(modes)
        if "recorder" in modes:
            native_runtime.record_into(getattr(modes["recorder"], "events", None))
        try:
            results.append(context.run(function, *args))
        except BaseException as error:
            errors.append(error)
        finally:
            left.update(here)
            here.clear()  # the modes are the waiting thread's again: with this thread, none ends
            stacks.pop()
            done.set()

    worker = threading.Thread(target=run, name=threading.current_thread().name, daemon=True)
    worker.start()
    interruption = _waited_for(done, stacks)
    worker.join()
    for name in mine.keys() - left.keys():
        if name not in _OF_A_THREAD:
            del mine[name]
    mine.update({name: value for name, value in left.items() if name not in _OF_A_THREAD})
    if interruption is not None:
        raise interruption
    if errors:
        raise errors.pop()
    return results.pop()


def _waited_for(done: threading.Event, stacks: list[int]) -> BaseException | None:
    """Wait until a thread is done; what interrupts this one meanwhile is meant for the one that works."""
    interruption = None
    while not done.is_set():
        try:
            done.wait()
        except BaseException as error:
            interruption = error
            if stacks:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(stacks[-1]), ctypes.py_object(KeyboardInterrupt))
    return interruption
