"""Verifies many ops in several processes: one that crashes or hangs is a failure of the op that it was at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from specgrad.codegen.model.op import Op
from specgrad.testing.failures.failure import Failure
from specgrad.testing.pool import Lost, run_in_processes

from .failure_text import replay_of
from .report import OpReport
from .subject import Subject
from .verify import verify_op

STACK = 24  # lines of the stack of a process that was lost


@dataclass(frozen=True)
class Options:
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


def verify_ops(subjects: Sequence[Subject], options: Options, jobs: int) -> Iterator[OpReport]:
    """The reports on ops, as they come. To stop early, close the iterator: no process is left."""
    by_name = {s.op.name: s for s in subjects}  # processes know the subjects, and are sent names
    return run_in_processes(by_name, partial(_verify, by_name, options), jobs, options.limit, partial(_lost, by_name, options))


def _verify(by_name: dict[str, Subject], options: Options, name: str, note: Callable[[str], None]) -> Iterator[OpReport]:
    yield verify_op(by_name[name], options.seed, options.checks, options.stop_at_first, at_check=note)


def _lost(by_name: dict[str, Subject], options: Options, lost: Lost[str, OpReport]) -> tuple[list[OpReport], None]:
    """The report on an op whose process is lost."""
    return [] if lost.answers else [lost_report(by_name[lost.task].op, lost.note, options.seed, lost)], None


def lost_report(op: Op, check: str, seed: int, lost: Lost[Any, OpReport]) -> OpReport:
    """The report on an op at which a process was lost, in a check."""
    kind = "hangs" if lost.hangs else "crash"
    what = f"{'hangs' if lost.hangs else 'crashes'}: {lost.why}"
    at = f", in the check '{check}'" if check else ""
    place = f"{op.location.file}:{op.location.line}"
    replay = replay_of(op, seed, check)
    lines = [f"{place}: {op.name}: {what}{at}", *(f"  {line}" for line in lost.stack[:STACK]), f"  replay:   {replay}"]
    details = {"op": op.name, "check": check or kind, "what": what, "trial": "", "about": "", "dtype": "", "formula": "", "number": 0}
    failure = Failure(kind, "\n".join(lines), place=place, replay=replay, seed=seed, details=details)
    return OpReport(op.name, failures=[failure], seconds=lost.seconds)
