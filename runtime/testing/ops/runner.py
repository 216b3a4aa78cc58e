"""Verifies many ops in several processes. One that crashes or hangs is a failure of the op that it was at, and the others go on."""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import signal
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from specgrad.core.kernels.table import set_num_threads
from specgrad.testing.failures.failure import Failure

from .failure_text import replay_of
from .subject import Subject
from .verify import OpReport, verify_op

GRACE = 2.0  # seconds for a process that is told to end to say where it is


@dataclass(frozen=True)
class Orders:
    """What is to be done with each op.

    Args:
        seed: what all random numbers are drawn from.
        checks: the names of the checks to make; None for all.
        limit: how many seconds one op may take.
        stop_at_first: stop at the first failure of an op.
    """

    seed: int = 0
    checks: tuple[str, ...] | None = None
    limit: float = 120.0
    stop_at_first: bool = False


@dataclass
class _Worker:
    """A process, what it is at, and the file to which it writes where it stands when it dies."""

    process: Any
    pipe: Connection
    last_words: Path
    op: str = ""
    check: str = ""
    since: float = field(default_factory=time.monotonic)


def run(subjects: Sequence[Subject], orders: Orders, jobs: int) -> Iterator[OpReport]:
    """The reports of ops, as they come. To stop early, close the iterator: no process is left."""
    waiting = deque(subjects)
    of_name = {s.op.name: s for s in subjects}
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
    with tempfile.TemporaryDirectory() as folder:
        workers: list[_Worker] = []
        try:
            for number in range(min(max(1, jobs), len(waiting))):
                workers.append(_started(context, of_name, orders, Path(folder, str(number))))
            while workers:
                yield from _round(context, workers, waiting, of_name, orders)
        finally:
            for worker in workers:
                worker.process.kill()
                worker.process.join()
                worker.pipe.close()


def _round(context: Any, workers: list[_Worker], waiting: deque[Subject], of_name: dict[str, Subject], orders: Orders) -> Iterator[OpReport]:
    """Give work to whoever has none, and take the next answers."""
    for worker in list(workers):
        if worker.op:
            continue
        if not waiting:
            worker.pipe.close()
            worker.process.join(GRACE)
            worker.process.kill()
            workers.remove(worker)
            continue
        worker.op, worker.check, worker.since = waiting.popleft().op.name, "", time.monotonic()
        worker.pipe.send(worker.op)
    ready = wait([w.pipe for w in workers], timeout=0.5)
    for index, worker in enumerate(workers):
        if worker.pipe in ready:
            try:
                answer = worker.pipe.recv()
            except (EOFError, OSError):
                yield _lost(of_name[worker.op], worker, orders, f"crashes: {_how_it_ended(worker)}", "crash")
                workers[index] = _started(context, of_name, orders, worker.last_words)
                continue
            if isinstance(answer, str):
                worker.check = answer
            else:
                worker.op = ""
                yield answer
        elif time.monotonic() - worker.since > orders.limit:
            _end(worker)
            yield _lost(of_name[worker.op], worker, orders, f"hangs: no answer in {orders.limit:g} seconds", "hangs")
            workers[index] = _started(context, of_name, orders, worker.last_words)


def _started(context: Any, of_name: dict[str, Subject], orders: Orders, last_words: Path) -> _Worker:
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(of_name, orders, theirs, last_words), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours, last_words)


def _work(of_name: dict[str, Subject], orders: Orders, pipe: Connection, last_words: Path) -> None:
    """What a process does: one op after the other, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the process that asks
    set_num_threads(1)
    with last_words.open("wb") as words:
        faulthandler.enable(words)
        while True:
            try:
                subject = of_name[pipe.recv()]
            except (EOFError, OSError):
                return
            pipe.send(verify_op(subject, orders.seed, orders.checks, orders.stop_at_first, at_check=pipe.send))


def _end(worker: _Worker) -> None:
    """End a process that hangs; first it may write where it is."""
    with suppress(OSError):  # it may be gone
        os.kill(worker.process.pid, signal.SIGABRT)
    worker.process.join(GRACE)
    worker.process.kill()


def _how_it_ended(worker: _Worker) -> str:
    worker.process.join(GRACE)
    code = worker.process.exitcode
    if code is not None and code < 0:
        return f"its process was ended by {signal.Signals(-code).name}"
    return f"its process ended with status {code}"


def _lost(subject: Subject, worker: _Worker, orders: Orders, what: str, kind: str) -> OpReport:
    """The report on an op whose process is gone."""
    worker.process.kill()
    worker.process.join()
    worker.pipe.close()
    op = subject.op
    at = f", in the check '{worker.check}'" if worker.check else ""
    place = f"{op.location.file}:{op.location.line}"
    replay = replay_of(op, orders.seed, worker.check)
    stack = [line for line in worker.last_words.read_text(errors="replace").splitlines() if line.strip()] if worker.last_words.exists() else []
    lines = [f"{place}: {op.name}: {what}{at}", *(f"  {line}" for line in stack[:24]), f"  replay:   {replay}"]
    details = {"op": op.name, "check": worker.check or kind, "what": what, "trial": "", "about": "", "dtype": "", "formula": "", "number": 0}
    failure = Failure(kind, "\n".join(lines), place=place, replay=replay, seed=orders.seed, details=details)
    return OpReport(op.name, failures=[failure], seconds=time.monotonic() - worker.since)
