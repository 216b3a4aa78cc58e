"""What a spec says has no derivative."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from specgrad.autograd import no_grad
from specgrad.codegen.model import NON_DIFFERENTIABLE
from specgrad.testing.failure import Failure

from ..subject import Subject
from ..told import failed
from ..trial import FLOATS, Trial
from .check import check
from .tools import wide

STEP = 1e-6


def _marked(subject: Subject, trial: Trial) -> bool:
    return trial.about == "sample" and any(g.kind == NON_DIFFERENTIABLE and not g.reason for g in subject.op.gradients)


@check("marks", _marked)
def marks(subject: Subject, trial: Trial) -> Iterator[Failure]:
    """Numbers that are said to be non_differentiable without a reason make no difference to a result: no derivative is lost with them."""
    random = trial.random(21)
    for at, param in enumerate(subject.op.signature.params):
        gradient, value = subject.op.gradient_of(param.name), trial.arrays[at]
        if gradient is None or gradient.kind != NON_DIFFERENTIABLE or gradient.reason:
            continue
        if not isinstance(value, np.ndarray) or value.dtype.kind not in FLOATS:
            continue
        moved = [v + STEP * random.standard_normal(v.shape) if i == at else v for i, v in enumerate(trial.arrays)]
        with no_grad():
            here, there = (trial.results(subject.function, trial.tensors(a, wanted=())[0]) for a in (trial.arrays, moved))
        if any(np.any(np.abs(wide(a) - wide(b)) > 1e-3 * STEP) for a, b in zip(here, there)):
            what = f"{param.name} is marked non_differentiable without a reason, and results depend on it smoothly"
            yield failed("marks", "detached", subject, trial, what, input=param.name, looks="detached")
