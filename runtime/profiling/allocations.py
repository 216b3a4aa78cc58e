"""What memory results take and give back, where no compiled code sees every allocation: only tensors that ops give are seen."""

from __future__ import annotations

import threading
import weakref
from time import perf_counter_ns
from typing import Any

import numpy as np

from specgrad.tape.tensor import Tensor


class Allocations:
    """Changes of memory: time, thread, bytes, time, ..."""

    def __init__(self) -> None:
        self._changes: list[int] = []
        self._known: set[int] = set()  # arrays that are alive, by id

    def made(self, out: Any, at: int) -> None:
        """Note what an op gave when it ended."""
        for value in out if isinstance(out, (tuple, list)) else (out,):
            array = value._array if isinstance(value, Tensor) else value
            if isinstance(array, np.ndarray) and array.base is None and id(array) not in self._known:
                self._known.add(id(array))
                self._note(array.nbytes, at)
                weakref.finalize(array, self._gone, id(array), array.nbytes).atexit = False

    def _gone(self, number: int, size: int) -> None:
        self._known.discard(number)
        self._note(-size, perf_counter_ns())

    def _note(self, size: int, at: int) -> None:
        self._changes += (at, threading.get_ident(), size)

    def noted(self) -> bytes:
        """As compiled code gives it."""
        return np.array(self._changes, np.int64).tobytes()
