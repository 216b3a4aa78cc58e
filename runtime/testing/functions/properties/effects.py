"""A function gives the same for the same, and leaves what it is given as it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.trial import Trial, distance, shown, wide

ROUNDING = 1e-13


def calls(trial: Trial) -> Iterator[Failure]:
    """The function takes its arguments, gives tensors, and can be gone back through."""
    arguments = trial.fresh()
    outputs = trial.call(arguments)
    trial.counted[0] += 1
    if not any(output.requires_grad for output in outputs):
        kinds = ", ".join(str(output.dtype).removeprefix("specgrad.") for output in outputs)
        yield trial.failure(
            "detached",
            f"No output of {trial.name} requires a gradient ({kinds}), although inputs {', '.join(trial.leaves())} do. Is something detached, computed "
            "under no_grad() or in NumPy, or rounded to integers?",
            guess="detached",
        )
        return
    trial.gradients(outputs, arguments, trial.starts(outputs))


def deterministic(trial: Trial) -> Iterator[Failure]:
    """Two calls give the same values, and two backward passes the same gradients, but for the last bits: those may depend on where arrays lie in memory."""
    runs = []
    for _ in range(2):
        arguments = trial.fresh()
        outputs = trial.call(arguments)
        runs.append((outputs, trial.gradients(outputs, arguments, trial.starts(outputs))))
    (first, gradients), (second, again) = runs
    advice = "Give it fixed random numbers as an argument, or seed the generator inside of it; or allow for it with nondet_tol."
    tolerance = trial.settings.gradcheck["nondet_tol"]
    for index, (a, b) in enumerate(zip(first, second)):
        if _apart(trial, a._array, b._array, tolerance):
            yield trial.failure(
                "not deterministic",
                f"{trial.name} is not deterministic: output {index} of two calls with the same inputs is not the same. {advice}\n{shown(b._array, a._array)}",
                output=str(index),
                numerical=a._array,
                analytical=b._array,
            )
            return
    for name, gradient in gradients.items():
        if (gradient is None) != (again[name] is None) or (gradient is not None and _apart(trial, again[name], gradient, tolerance)):
            yield trial.failure(
                "not deterministic",
                f"The backward pass of {trial.name} is not deterministic: the gradient of input {name} is not the same in two passes.\n"
                f"{shown(again[name], gradient)}",
                input=name,
                numerical=gradient,
                analytical=again[name],
            )
            return


def _apart(trial: Trial, found: Any, expected: Any, tolerance: float) -> bool:
    """Whether two results differ by more than rounding, and more than is allowed for."""
    trial.counted[0] += 1
    if np.shape(found) != np.shape(expected):
        return True
    return distance(found, expected) > max(ROUNDING, tolerance)


def arguments_kept(trial: Trial) -> Iterator[Failure]:
    """Neither forward nor backward changes an input, and backward not the gradients that it is given."""
    arguments = trial.fresh()
    before = {name: np.array(tensor._array) for name, tensor in trial.tensors(arguments).items()}
    outputs = trial.call(arguments)
    yield from _changes(trial, "calling", before, trial.tensors(arguments))
    values = [np.array(output._array) for output in outputs]
    used = [(o, from_array(np.array(s, o._array.dtype))) for o, s in zip(outputs, trial.starts(outputs)) if o.requires_grad and s is not None]
    kept = [np.array(start._array) for _, start in used]
    grad([o for o, _ in used], list(trial.leaves(arguments).values()), [s for _, s in used], allow_unused=True)
    yield from _changes(trial, "going back through", before, trial.tensors(arguments))
    for (_, start), was in zip(used, kept):
        if _changed(trial, start._array, was):
            yield trial.failure(
                "grad_outputs changed",
                f"The backward pass of {trial.name} changes the gradients that it is given in place, which may be the caller's own: compute new ones, "
                f"or clone() them first.\n{shown(start._array, was)}",
                numerical=was,
                analytical=np.array(start._array),
            )
    for index, (output, value) in enumerate(zip(outputs, values)):
        if _changed(trial, output._array, value):
            yield trial.failure(
                "outputs changed",
                f"The backward pass of {trial.name} changes output {index} in place, which is the caller's.\n{shown(output._array, value)}",
                output=str(index),
                numerical=value,
                analytical=np.array(output._array),
            )


def _changes(trial: Trial, what: str, before: dict[str, Any], now: dict[str, Tensor]) -> Iterator[Failure]:
    for name, value in before.items():
        if _changed(trial, now[name]._array, value):
            yield trial.failure(
                "inputs changed",
                f"{what.capitalize()} {trial.name} changes input {name} in place: compute on a clone(), or say in the name that it does and give "
                f"`lambda x: f(x.clone())` to verify.\n{shown(now[name]._array, value)}",
                input=name,
                numerical=value,
                analytical=np.array(now[name]._array),
            )
            before[name] = np.array(now[name]._array)  # told once


def _changed(trial: Trial, now: Any, before: Any) -> bool:
    trial.counted[0] += 1
    return not np.array_equal(wide(now), wide(before), equal_nan=True)
