"""Runs tasks in several processes. One that crashes or hangs is replaced; the caller decides what becomes of its task, and the others go on."""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import signal
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, Generic, TypeVar

from specgrad.core.kernels.table import set_num_threads

TERMINATION = 2.0  # seconds that a process has to end, and to write its stack
_ANSWER, _NOTE, _DONE = "answer", "note", "done"  # the messages of a process

T = TypeVar("T")  # a task
A = TypeVar("A")  # an answer
Work = Callable[[T, Callable[[str], None]], Iterable[A]]


@dataclass(frozen=True)
class Lost(Generic[T, A]):
    """A process that crashed or hung, with the task that it had.

    Args:
        task: the task.
        answers: those that it gave to this task.
        note: the last note about this task; "" if there was none.
        hangs: whether it hung; otherwise it crashed.
        why: how it ended: "its process was ended by SIGSEGV", "no answer in 120 seconds".
        stack: the lines of its stack, as far as it could write them.
        seconds: the time since its last answer, or since the task began.
    """

    task: T
    answers: list[A]
    note: str
    hangs: bool
    why: str
    stack: list[str]
    seconds: float


def run_in_processes(
    tasks: Iterable[T], work: Work[T, A], jobs: int, limit: float, when_lost: Callable[[Lost[T, A]], tuple[Iterable[A], T | None]]
) -> Iterator[A]:
    """The answers to tasks, as they come. To stop early, close the iterator: no process is left.

    Args:
        tasks: what is to be done; sent to processes, thus small.
        work: gives the answers to a task, in a process. It may call its second argument with a note of what it is at.
        jobs: how many processes.
        limit: how many seconds a process may take for an answer before it counts as hanging.
        when_lost: gives the answers that follow from the loss of a process, and what of its task another process is to do; None for nothing.
    """
    waiting = deque(tasks)
    workers: list[_Worker[T, A]] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for number in range(min(max(1, jobs), len(waiting))):
                workers.append(_Worker(work, Path(folder, str(number)), workers))
            while True:
                for worker in workers:
                    if worker.task is None and waiting:
                        worker.give(waiting.popleft())
                busy = [w for w in workers if w.task is not None]
                if not busy:
                    return
                ready = wait([w.pipe for w in busy], timeout=0.5)
                for worker in busy:
                    heard = worker.receive() if worker.pipe in ready else worker.overdue(limit)
                    if not isinstance(heard, Lost):
                        yield from heard
                        continue
                    answers, left = when_lost(heard)
                    yield from answers
                    if left is not None:
                        waiting.append(left)
                    worker.start([w for w in workers if w is not worker])
        finally:
            for worker in workers:
                worker.end()


class _Worker(Generic[T, A]):
    """A process, with the task that it has."""

    def __init__(self, work: Work[T, A], last_words: Path, others: Iterable[_Worker[T, A]]):
        self.work = work
        self.last_words = last_words  # the file that its stack is written to when it dies
        self.start(others)

    def start(self, others: Iterable[_Worker[T, A]]) -> None:
        """Start the process; `others` are the workers that there are already."""
        context: Any = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
        self.pipe, theirs = context.Pipe()
        ours = [self.pipe, *(w.pipe for w in others)]
        self.process = context.Process(target=_serve, args=(self.work, theirs, ours, self.last_words), daemon=True)
        self.process.start()
        theirs.close()
        self.task: T | None = None

    def give(self, task: T) -> None:
        self.task, self.answers, self.note, self.since = task, list[A](), "", time.monotonic()
        with suppress(OSError):  # if the process is gone, the next receive() says so
            self.pipe.send(task)

    def receive(self) -> list[A] | Lost[T, A]:
        """The next message: an answer, none where it is something else, or the loss of the process."""
        try:
            kind, value = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(TERMINATION)
            return self._lost(_how_it_ended(self.process.exitcode))
        if kind == _NOTE:
            self.note = value
            return []
        if kind == _DONE:
            self.task = None
            return []
        self.answers.append(value)
        self.since = time.monotonic()
        return [value]

    def overdue(self, limit: float) -> list[A] | Lost[T, A]:
        """The loss of the process, if it has been silent for too long."""
        if time.monotonic() - self.since <= limit:
            return []
        with suppress(OSError):  # it may be gone
            os.kill(self.process.pid, signal.SIGABRT)  # upon which it writes its stack
        self.process.join(TERMINATION)
        return self._lost(f"no answer in {limit:g} seconds", hangs=True)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def _lost(self, why: str, hangs: bool = False) -> Lost[T, A]:
        self.end()
        assert self.task is not None
        stack = self.last_words.read_text(errors="replace").splitlines() if self.last_words.exists() else []
        return Lost(self.task, self.answers, self.note, hangs, why, [line for line in stack if line.strip()], time.monotonic() - self.since)


def _how_it_ended(status: int | None) -> str:
    if status is not None and status < 0:
        return f"its process was ended by {signal.Signals(-status).name}"
    return f"its process ended with status {status}"


def _serve(work: Work[T, A], pipe: Connection, not_ours: Iterable[Connection], last_words: Path) -> None:
    """What a process does: one task after the other, until the parent closes the pipe or is gone."""
    for other in not_ours:
        other.close()  # an end of a pipe that stays open here would hide from another process that the parent is gone
    for number in (signal.SIGINT, signal.SIGTERM):  # which come to all processes of a group, but are for the parent: it ends its processes
        signal.signal(number, signal.SIG_IGN)
    set_num_threads(1)
    with last_words.open("wb") as words:
        faulthandler.enable(words)
        while True:
            try:
                task = pipe.recv()
            except (EOFError, OSError):
                return
            try:
                for answer in work(task, lambda note: pipe.send((_NOTE, note))):
                    pipe.send((_ANSWER, answer))
                pipe.send((_DONE, None))
            except BrokenPipeError:
                return
