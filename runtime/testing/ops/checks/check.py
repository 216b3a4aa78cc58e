"""What a check is: a function of a subject and a trial that yields failures, with a name and with the trials that it wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from specgrad.codegen.model import FORMULA, ZERO
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.subject import Subject
from specgrad.testing.ops.trial import Trial

Wants = Callable[[Subject, Trial], bool]


@dataclass(frozen=True)
class Check:
    """A check, called as `check(subject, trial)`; what it is about is the first line of its documentation."""

    name: str
    about: str
    run: Callable[[Subject, Trial], Iterator[Failure]]
    wants: Wants

    def __call__(self, subject: Subject, trial: Trial) -> Iterator[Failure]:
        return self.run(subject, trial)


def check(name: str, wants: Wants) -> Callable[[Callable[[Subject, Trial], Iterator[Failure]]], Check]:
    """Make a check of a function."""

    def made(run: Callable[[Subject, Trial], Iterator[Failure]]) -> Check:
        return Check(name, (run.__doc__ or "").strip().splitlines()[0], run, wants)

    return made


def differentiable(subject: Subject, trial: Trial) -> bool:
    """Trials with inputs whose gradients are written, anywhere but at special points."""
    return bool(trial.leaves) and trial.about != "special" and all(g.kind in (FORMULA, ZERO) for g in subject.op.gradients if g.flows)


def few(subject: Subject, trial: Trial) -> bool:
    """The same without most of the broadcast ones: for checks that take long, or do not depend on shapes."""
    return differentiable(subject, trial) and (trial.about != "broadcast" or trial.number % 8 == 0)
