"""The package's lock, and what becomes of locks in a child of fork().

A child has one thread, that which forked: a lock that another held stays held for ever, and what it protected stays half done. So whoever forks takes
the lock before, when nobody is at work under it, and leaves it in parent and child. What holds it does little, and calls no user's function.
A lock that is held while a user's function runs cannot be waited for: a child makes that anew.

Locks are made here and nowhere else; a test looks for others.
"""

from __future__ import annotations

import importlib
import os
import sys
import threading
import weakref
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

# One for all: no two threads can wait for each other. The collector may call what takes it while its thread holds it.
lock: Any = threading.RLock()

_LOADED_LATE = {"specgrad", "numpy", "scipy", "ml_dtypes"}  # in part, when a function first needs it, in whatever thread
_for_loading: list[Any] = []
_held: list[Any] = []  # by the thread that is forking
_foreign: list[Callable[[], Iterable[Any]]] = []
_owners: weakref.WeakSet[Any] = weakref.WeakSet()


def lock_for(owner: Any) -> Any:
    """A lock for `owner.lock`, held while a user's function runs; a child has it anew."""
    _owners.add(owner)
    return threading.RLock()


def lock_for_loading() -> Any:
    """A lock under which modules are loaded, which may need the package's lock: so whoever forks takes this one first, and keeps it in parent and child."""
    made = threading.RLock()
    _for_loading.append(made)
    return made


def hold_over_a_fork(locks: Callable[[], Iterable[Any]]) -> None:
    """Locks that other packages have made, and that a child of fork() shall find free: each is taken before, for a moment."""
    _foreign.append(locks)


def _before() -> None:
    waited_for: set[str] = set()  # each once: one that this thread itself is loading stays as it is
    while True:
        taken = [*_for_loading, lock]  # the package's is the last: from here on no other thread forks
        for each in taken:
            each.acquire()
        loading = _modules_in_loading() - waited_for  # by another thread: in the child they would never be complete
        if not loading and len(taken) == len(_for_loading) + 1:  # no module that was loaded meanwhile has made another lock
            break
        for each in reversed(taken):  # what is loaded may need them
            each.release()
        for name in loading:
            with suppress(ImportError):  # who loads it is told
                importlib.import_module(name)
        waited_for |= loading
    _held.extend(taken)
    for foreign in [found for locks in _foreign for found in locks()]:
        foreign.acquire()
        _held.append(foreign)


def _modules_in_loading() -> set[str]:
    """Those that are run, and those that are still looked for: of them Python has but a lock."""
    run = [name for name, module in list(sys.modules.items()) if getattr(getattr(module, "__spec__", None), "_initializing", False)]
    looked_for = list(getattr(importlib._bootstrap, "_module_locks", ()))  # type: ignore[attr-defined,unused-ignore]
    return {name for name in [*run, *looked_for] if name.split(".")[0] in _LOADED_LATE}


def _after() -> None:
    while _held:
        _held.pop().release()


def _in_child() -> None:
    _after()
    for owner in list(_owners):
        owner.lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before, after_in_parent=_after, after_in_child=_in_child)
