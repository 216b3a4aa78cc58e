"""Verifies one op: every check on every trial that it wants."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from specgrad.codegen.model.op import Op
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks import CHECKS
from specgrad.testing.ops.checks.check import OpCheck
from specgrad.testing.properties.tools import total

from .report import OpReport
from .subject import Subject
from .trial import OpTrial
from .trials import trials_of


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
    wanted = {name: check for name, check in CHECKS.items() if name in names}
    own = [trial.on(subject) for trial in (trials_of(subject.op, seed) if trials is None else trials)]
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, check in wanted.items():
            told: set[tuple[str, str]] = set()  # one failure for each check and formula: the others only repeat it
            before = total()
            if at_check is not None:
                at_check(name)
            for trial in own:
                trial.check = name
                if not check.wants(trial):
                    continue
                report.trials[name] = report.trials.get(name, 0) + 1
                for failure in _made(check, trial):
                    key = (failure.place, failure.kind + failure.input + failure.output)
                    if key not in told:
                        told.add(key)
                        report.failures.append(failure)
                    if stop_at_first:
                        report.comparisons[name] = total() - before
                        report.seconds = time.perf_counter() - start
                        return report
            if name in report.trials:
                report.comparisons[name] = total() - before
    report.seconds = time.perf_counter() - start
    return report


def _made(check: OpCheck, trial: OpTrial) -> Iterable[Failure]:
    """The failures of a check on a trial; an error is one."""
    try:
        yield from check(trial)
    except Exception as error:  # whatever an op or a formula raises is news for the author of the entry
        what = f"{check.name} raises {type(error).__name__}: {' '.join(str(error).split())}"
        yield trial.failed("raises", what, input=_formula_of(trial.op, error), looks="")


def _formula_of(op: Op, error: BaseException) -> str:
    """The input whose formula an error came from, if the traceback tells."""
    return op.gradients[0].inputs[0] if len(op.gradients) == 1 and "ackward" in repr(error.__traceback__) else ""
