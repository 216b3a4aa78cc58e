"""Verifies one op: every check on every trial that it wants."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks import CHECKS
from specgrad.testing.ops.checks.check import OpCheck
from specgrad.testing.properties.surroundings import draws, others, put_back, with_the_same_numbers
from specgrad.testing.properties.tools import total
from specgrad.testing.properties.trial import NotVerified

from .report import OpReport
from .subject import Subject
from .trial import OpTrial
from .trials import trials_of

DRAWN_OTHERWISE = frozenset(("dtypes", "mixed", "narrow", "precision", "layouts", "forward_layouts", "surroundings"))  # there, other numbers are drawn


def verify_op(
    subject: Subject,
    seed: int = 0,
    checks: Iterable[str] | None = None,
    stop_at_first: bool = False,
    trials: Sequence[OpTrial] | None = None,
    at_check: Callable[[str], None] | None = None,
) -> OpReport:
    """Make the checks on an op.

    Args:
        subject: the op and its functions.
        seed: what all random numbers are drawn from.
        checks: the names of checks to make, of `CHECKS`; all unless given.
        stop_at_first: stop at the first failure.
        trials: those of the op, made before. They remember the differences that were measured: of use where many subjects have one forward function.
        at_check: called with the name of each check before it is made.

    >>> from specgrad.codegen.paths import paths
    >>> from specgrad.codegen.spec import load
    >>> from specgrad.testing.ops.subject import subject_of
    >>> report = verify_op(subject_of(load(paths().spec).op("exp")), checks=["gradient"])
    >>> report.passed, report.comparisons["gradient"] > 100
    (True, True)
    """
    start = time.perf_counter()
    report = OpReport(subject.op.name)
    names = CHECKS if checks is None else set(checks)
    with put_back(), np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        own = [_repeated(trial.on(subject)) for trial in (trials_of(subject.op, seed) if trials is None else trials)]
        for name, check in CHECKS.items():
            if name not in names or (stop_at_first and report.failures):
                continue
            seen: set[tuple[str, str]] = set()  # one failure for each check and formula: the others only repeat it
            before = total()
            if at_check is not None:
                at_check(name)
            for failure in _failures(check, own, report):
                key = (failure.place, failure.kind + failure.input + failure.output)
                if key not in seen:
                    seen.add(key)
                    report.failures.append(failure)
                if stop_at_first:
                    break
            if name in report.trials:
                report.comparisons[name] = total() - before
    report.seconds = time.perf_counter() - start
    return report


def _repeated(trial: OpTrial) -> OpTrial:
    """The trial; of an op that draws random numbers there, with functions that draw the same ones in each call."""
    if trial.op.kind not in ("call", "compose") or trial.about != "sample":
        return trial
    try:
        if not draws(trial):
            return trial
        subject = trial.functions
        in_place = with_the_same_numbers(subject.in_place, trial.seed) if subject.in_place is not None else None
        same = trial.on(replace(subject, function=with_the_same_numbers(subject.function, trial.seed), in_place=in_place, draws=True))
        return trial if others(same) else same
    except Exception:  # a call that fails, a check tells of
        return trial


def _failures(check: OpCheck, trials: Iterable[OpTrial], report: OpReport) -> Iterator[Failure]:
    """The failures of a check on the trials that it wants, which the report counts; an error is one."""
    for trial in trials:
        trial.check = check.name
        if not check.wants(trial) or (trial.functions.draws and check.name in DRAWN_OTHERWISE):
            continue
        report.trials[check.name] = report.trials.get(check.name, 0) + 1
        try:
            yield from check.run(trial)
        except NotVerified as why:
            report.not_tried[check.name] = str(why)
        except Exception as error:  # whatever an op or a formula raises is news for the author of the entry
            if trial.op.kind == "compose" and trial.states(error):
                continue  # what a composition calls refuses a gradient, as the entry says
            yield trial.failed("raises", f"{check.name} raises {type(error).__name__}: {' '.join(str(error).split())}")
