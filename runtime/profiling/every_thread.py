"""A recorder for threads that have none of their own: each gets a log when it calls its first op."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specgrad.base.locks import lock
from specgrad.base.state import ThreadState, thread

from . import recording
from .log import Log


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
