"""What a check is: a function of a trial that yields failures, with a name and with the trials that it wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from specgrad.codegen.model.expr import Host, walk
from specgrad.codegen.model.op import FORMULA, NOT_IMPLEMENTED, ZERO, Op
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import OpTrial

Wants = Callable[[OpTrial], bool]
Run = Callable[[OpTrial], Iterator[Failure]]


@dataclass(frozen=True)
class OpCheck:
    """A check; what it is about is the first line of its documentation."""

    name: str
    about: str
    run: Run
    wants: Wants


def check(name: str, wants: Wants) -> Callable[[Run], OpCheck]:
    """Make a check of a function."""

    def made(run: Run) -> OpCheck:
        return OpCheck(name, (run.__doc__ or "").strip().splitlines()[0], run, wants)

    return made


def differentiable(trial: OpTrial) -> bool:
    """Trials with inputs whose gradients are written, anywhere but at special points; other inputs may lack theirs."""
    return bool(trial.leaves) and trial.about != "special" and any(g.kind in (FORMULA, ZERO) for g in trial.op.gradients if g.flows)


def composed(trial: OpTrial) -> bool:
    """Samples of composed ops with inputs to differentiate: the gradients of what they call are proven, and a composition may lose them."""
    return trial.op.kind == "compose" and trial.about == "sample" and bool(trial.leaves) and not trial.op.non_differentiable


def has_tangents(trial: OpTrial) -> bool:
    """Whether forward mode is written for every input: where a derivative is missing, forward mode refuses all, as it cannot know which is wanted."""
    return all(t.kind != NOT_IMPLEMENTED for t in trial.op.tangents)


def lacks_a_gradient(trial: OpTrial) -> bool:
    """Trials of ops whose forward mode is written for an input whose gradient is not, anywhere but at special points."""
    return trial.about != "special" and bool(trial.op.tangents) and any(g.kind == NOT_IMPLEMENTED for g in trial.op.gradients)


def differentiable_sample(trial: OpTrial) -> bool:
    """Those of them that are samples of the spec."""
    return trial.about == "sample" and differentiable(trial)


def few(trial: OpTrial) -> bool:
    """The differentiable ones without most of the broadcast ones: for checks that take long, or do not depend on shapes."""
    return differentiable(trial) and (trial.about != "broadcast" or trial.number % 8 == 0)


def reads_layout(op: Op) -> bool:
    """Whether an op is about memory: a formula of it looks at how its input lies there."""
    return any(isinstance(e, Host) and e.fn == "layout" for g in op.gradients if g.expr is not None for e in walk(g.expr))
