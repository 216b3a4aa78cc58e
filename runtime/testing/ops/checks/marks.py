"""What a spec says has no derivative."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd import no_grad
from specgrad.codegen.model.op import NON_DIFFERENTIABLE
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.tools import wide

from .check import check

STEP = 1e-6


def _marked(trial: OpTrial) -> bool:
    return trial.about == "sample" and any(g.kind == NON_DIFFERENTIABLE and not g.reason for g in trial.op.gradients)


@check("marks", _marked)
def marks(trial: OpTrial) -> Iterator[Failure]:
    """Numbers that are said to be non_differentiable without a reason make no difference to a result: no derivative is lost with them."""
    for at, param in enumerate(trial.op.signature.params):
        gradient = trial.op.gradient_of(param.name)
        if gradient is None or gradient.kind != NON_DIFFERENTIABLE or gradient.reason:
            continue
        value = trial.arrays[at]
        moved = [_moved(trial, v) if i == at else v for i, v in enumerate(trial.arrays)]
        if not any(_holds_numbers(v) for v in (value if isinstance(value, list) else [value])):
            continue
        with no_grad():
            here, there = (trial.results(trial.tensors(a, wanted=())[0]) for a in (trial.arrays, moved))
        if any(np.any(np.abs(wide(a) - wide(b)) > 1e-3 * STEP) for a, b in zip(here, there)):
            what = f"{param.name} is marked non_differentiable without a reason, and results depend on it smoothly"
            yield trial.failed("detached", what, input=param.name, looks="detached")


def _holds_numbers(value: Any) -> bool:
    return isinstance(value, np.ndarray) and traits[value.dtype].is_inexact


def _moved(trial: OpTrial, value: Any) -> Any:
    """Numbers that are a little off, in all directions."""
    if isinstance(value, list):
        return [_moved(trial, v) for v in value]
    if not _holds_numbers(value):
        return value
    random = trial.random(21)
    step = STEP * (1 + random.random(value.shape))
    return value + (step * (1 + 1j) if traits[value.dtype].is_complex else step)
