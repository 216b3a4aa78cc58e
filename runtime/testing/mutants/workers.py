"""Judging in several processes: one that crashes or hangs is an answer too, and is replaced."""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any

import specgrad

from .judge import KILLED, UNFIT, Court, Outcome
from .mutant import Mutant

LIMIT = 120.0  # seconds for one mutant
CHUNK = 60  # mutants of one op that one process judges in a row


@dataclass
class _Task:
    op: str
    mutants: deque[Mutant]


@dataclass
class _Worker:
    process: Any
    pipe: Connection
    task: _Task | None = None
    since: float = field(default_factory=time.monotonic)


def judged(court: Court, mutants: Sequence[Mutant], jobs: int) -> Iterator[Outcome]:
    """The outcomes of mutants, as they come."""
    tasks = deque(_tasks(mutants))
    if jobs == 1:
        for task in tasks:
            yield from court.judge_op(task.op, {m.name for m in task.mutants})
        return
    context = multiprocessing.get_context("fork")
    workers: list[_Worker] = []
    for _ in range(min(jobs, len(tasks))):
        workers.append(_started(context, court, workers))
    try:
        while True:
            for index, worker in enumerate(workers):
                if worker.task is None and tasks:
                    workers[index] = _given(context, court, worker, tasks.popleft())
            busy = [w for w in workers if w.task is not None]
            if not busy:
                return
            yield from _answers(context, court, workers, busy, tasks)
    finally:
        for worker in workers:
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()


def _tasks(mutants: Sequence[Mutant]) -> Iterator[_Task]:
    """The mutants of each op, in portions; large ones first, so that none is left for the end."""
    of_op: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        of_op.setdefault(mutant.op, []).append(mutant)
    for op, found in sorted(of_op.items(), key=lambda item: -len(item[1])):
        for start in range(0, len(found), CHUNK):
            yield _Task(op, deque(found[start : start + CHUNK]))


def _started(context: Any, court: Court, others: list[_Worker]) -> _Worker:
    """A new process. It lets go of the ends of pipes that are ours: a process whose parent is gone must notice."""
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(court, theirs, [ours, *(w.pipe for w in others)]), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours)


def _given(context: Any, court: Court, worker: _Worker, task: _Task) -> _Worker:
    worker.task, worker.since = task, time.monotonic()
    worker.pipe.send((task.op, [m.name for m in task.mutants]))
    return worker


def _answers(context: Any, court: Court, workers: list[_Worker], busy: list[_Worker], tasks: deque[_Task]) -> Iterator[Outcome]:
    """What the processes say next; for one that is silent for too long, or gone, what that means."""
    ready = wait([w.pipe for w in busy], timeout=1.0)
    for worker in busy:
        task = worker.task
        assert task is not None
        if worker.pipe in ready:
            try:
                outcome = worker.pipe.recv()
            except (EOFError, OSError):
                yield from _lost(context, court, workers, worker, tasks, "crash", "the process that judged it is gone")
                continue
            worker.since = time.monotonic()
            if outcome is None:
                worker.task = None
            else:
                if outcome.verdict != UNFIT:
                    task.mutants.popleft()
                yield outcome
        elif time.monotonic() - worker.since > LIMIT:
            yield from _lost(context, court, workers, worker, tasks, "hang", f"no answer in {LIMIT:g} seconds")


def _lost(context: Any, court: Court, workers: list[_Worker], worker: _Worker, tasks: deque[_Task], by: str, why: str) -> Iterator[Outcome]:
    """A process was lost to the mutant that it was at: another takes its place, and the rest of its work is done by whoever comes first."""
    task = worker.task
    assert task is not None
    worker.process.kill()
    worker.process.join()
    worker.pipe.close()
    others = [w for w in workers if w is not worker]
    workers[workers.index(worker)] = _started(context, court, others)
    if task.mutants:
        yield Outcome(task.mutants.popleft(), KILLED, by, why)
    if task.mutants:
        tasks.append(task)


def _work(court: Court, pipe: Connection, not_ours: list[Connection]) -> None:
    """What a process does: judges what it is sent, until nobody sends any more."""
    for other in not_ours:
        other.close()
    specgrad.set_num_threads(1)
    while True:
        try:
            op, names = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            for outcome in court.judge_op(op, set(names)):
                pipe.send(outcome)
            pipe.send(None)
        except BrokenPipeError:
            return
