"""No output is detached, unless that was said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.trial import FunctionTrial, is_smooth
from specgrad.testing.gradcheck.numerical import random_like
from specgrad.testing.properties.tools import compared, cotangents, wide
from specgrad.testing.properties.trial import recorded

STEP = 1e-5
LEAST = 1e-3  # a derivative, relative to the values, that is no rounding error
AGREE = 0.05  # how far derivatives from both sides and for two steps may differ where a function is smooth


def calls(trial: FunctionTrial) -> Iterator[Failure]:
    """The function takes its arguments, gives tensors, and can be gone back through."""
    given, leaves = trial.tensors()
    outputs = trial.results(given)
    compared(0.0)
    ends = recorded(outputs)
    if not ends:
        kinds = ", ".join(str(output.dtype).removeprefix("specgrad.") for output in outputs)
        yield trial.failure(
            "detached",
            f"No output of {trial.name} requires a gradient ({kinds}), although {', '.join(map(str, trial.leaves))} do. Is something detached, computed "
            "under no_grad() or in NumPy, or rounded to integers?",
            guess="detached",
        )
        return
    grad(ends, leaves, [from_array(a) for a in cotangents(trial, ends, 1)], allow_unused=True)


def outputs(trial: FunctionTrial) -> Iterator[Failure]:
    """No output is detached in silence."""
    made = trial.call(trial.fresh())
    silent = [i for i, o in enumerate(made) if is_smooth(o) and not o.requires_grad and i not in trial.settings.non_differentiable and not _declared(made, o)]
    compared(np.zeros(len(made)))
    if not silent or not any(output.requires_grad for output in made):
        return
    moves = {name: random_like(trial.random("move", name), tensor._array) for name, tensor in trial.named().items() if tensor.requires_grad}

    def at(step: float) -> list[Any]:
        def moved(name: str, tensor: Any) -> Any:
            tensor = tensor.detach().clone()
            return (tensor + step * from_array(moves[name])).requires_grad_() if name in moves else tensor

        return [wide(output._array) for output in trial.call(trial.fresh(moved))]

    values, above, below, above_twice = at(0.0), at(STEP), at(-STEP), at(2 * STEP)
    for index in silent:
        sides = [(above[index] - values[index]) / STEP, (values[index] - below[index]) / STEP, (above_twice[index] - values[index]) / (2 * STEP)]
        size = max(float(np.abs(side).max(initial=0.0)) for side in sides)
        apart = max(float(np.abs(side - sides[0]).max(initial=0.0)) for side in sides[1:])
        if size > LEAST * max(1.0, float(np.abs(values[index]).max(initial=0.0))) and apart < AGREE * size:
            yield trial.failure(
                "detached",
                f"Output {index} of {trial.name} has no gradient, but changes smoothly with the inputs (by {size:.3g} times the step). Is it detached, or "
                "computed under no_grad()? If it is meant to have none, say so: by ctx.mark_non_differentiable() in a Function, or by "
                f"non_differentiable=[{index}].",
                output=str(index),
                guess="detached",
            )


def _declared(made: Any, output: Any) -> bool:
    """Whether a custom function has said that this output has no gradient."""
    constant = [tensor for other in made for tensor in getattr(other.grad_fn, "non_differentiable", ())]
    return any(getattr(tensor, "_array", None) is output._array for tensor in constant)
