"""`specgrad verify --compiled`: every op of a spec through the compiler, in several processes, many ops in one program."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import numpy as np

from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.failure_text import COMPILED
from specgrad.testing.ops.report import OpReport
from specgrad.testing.ops.runner import Options, lost_report
from specgrad.testing.ops.subject import Subject
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.ops.trials import trials_of
from specgrad.testing.pool import Lost, run_in_processes
from specgrad.testing.properties.tools import total

from .calls import Call, calls_of
from .together import Found, as_it_is, compare, why_not

TOGETHER = 24  # ops that share programs
MOST = 64  # calls of one program

Shares = tuple[tuple[str, ...], ...]  # names of ops, those together that share programs


def verify_compiled(subjects: Sequence[Subject], options: Options, jobs: int) -> Iterator[OpReport]:
    """The reports on ops, as they come."""
    by_name = {s.op.name: s for s in subjects}
    names = list(by_name)
    shares: list[Shares] = [(tuple(names[i : i + TOGETHER]),) for i in range(0, len(names), TOGETHER)]
    return run_in_processes(shares, partial(_verify, by_name, options), jobs, options.limit * TOGETHER, partial(_lost, by_name, options))


def _verify(by_name: dict[str, Subject], options: Options, shares: Shares, note: Callable[[str], None]) -> Iterator[OpReport]:
    for share in shares:
        note(COMPILED)
        yield from verify_share([by_name[name] for name in share], options.seed)


def verify_share(subjects: Sequence[Subject], seed: int = 0, calls_of: Callable[[Sequence[OpTrial]], Iterator[Call]] = calls_of) -> list[OpReport]:
    """The reports on ops that share programs.

    Args:
        subjects: the ops.
        seed: what all random numbers are drawn from.
        calls_of: which calls there are of an op on its trials.

    >>> from specgrad.codegen.paths import paths
    >>> from specgrad.codegen.spec import load
    >>> from specgrad.testing.ops.subject import subject_of
    >>> [report] = verify_share([subject_of(load(paths().spec).op("relu"))])
    >>> report.passed
    True
    """
    start, before = time.perf_counter(), total()
    reports = {s.op.name: OpReport(s.op.name) for s in subjects}
    failed: set[tuple[str, str, str]] = set()  # one failure for each op, dtype and form: the others only repeat it

    def report(call: Call, failure: Failure) -> None:
        key = call.trial.op.name, call.dtype, call.form
        if key not in failed:
            failed.add(key)
            reports[call.trial.op.name].failures.append(failure)

    programs: dict[tuple[str, str], list[tuple[Call, Found]]] = {}
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for call, expected in _tried([call for s in subjects for call in calls_of([t.on(s) for t in trials_of(s.op, seed)])], reports):
            programs.setdefault((call.dtype, call.form), []).append((call, expected))
        for calls in programs.values():
            for i in range(0, len(calls), MOST):
                compare(calls[i : i + MOST], report)
    made = sum(r.trials.get(COMPILED, 0) for r in reports.values())
    for r in reports.values():
        part = r.trials.get(COMPILED, 0) / made if made else 0.0
        r.seconds = (time.perf_counter() - start) * part
        if r.trials:
            r.comparisons[COMPILED] = round((total() - before) * part)
    return list(reports.values())


def _tried(calls: Sequence[Call], reports: dict[str, OpReport]) -> Iterator[tuple[Call, Found]]:
    """The calls that can be compiled, with what they give as they are."""
    for call in calls:
        call.trial.check = COMPILED
        report = reports[call.trial.op.name]
        expected = as_it_is(call)
        if expected is None:
            continue
        try:
            why = why_not(call, call.arguments())
        except Exception as error:
            report.failures.append(
                call.trial.failed("compiled", f"{call}: to be traced, raises {type(error).__name__}: {' '.join(str(error).split())}", looks="")
            )
            continue
        if why:
            report.not_compiled = why
            continue
        report.trials[COMPILED] = report.trials.get(COMPILED, 0) + 1
        yield call, expected


def _lost(by_name: dict[str, Subject], options: Options, lost: Lost[Shares, OpReport]) -> tuple[list[OpReport], Shares | None]:
    """What follows from the loss of a process: the share that it was at is tried in halves, until one op is left."""
    done = {report.op for report in lost.answers}
    first, *others = [share for share in lost.task if not set(share) <= done]
    if len(first) > 1:
        middle = len(first) // 2
        return [], (first[:middle], first[middle:], *others)
    return [lost_report(by_name[first[0]].op, COMPILED, options.seed, lost)], tuple(others) or None
