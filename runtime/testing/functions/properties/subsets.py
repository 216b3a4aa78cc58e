"""Gradients and values do not depend on which other inputs require a gradient."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from specgrad.autograd.grad_mode import no_grad
from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.trial import Trial, copy

ALL_SUBSETS = 4  # inputs, of which every subset is tried; of more: each alone, and all but each


def subsets(trial: Trial) -> Iterator[Failure]:
    """Each subset of the inputs has the gradients that it has among all."""
    arguments = trial.fresh()
    outputs = trial.call(arguments)
    starts = trial.starts(outputs)
    expected = trial.gradients(outputs, arguments, starts)
    names = list(expected)
    sizes = range(1, len(names)) if len(names) <= ALL_SUBSETS else (1, len(names) - 1)
    for size in sizes:
        for subset in combinations(names, size):
            arguments = trial.fresh(lambda name, tensor, subset=subset: copy(tensor, name in subset))  # type: ignore[misc]
            what = f"when only {' and '.join(f'input {name}' for name in subset)} require{'s' * (size == 1)} a gradient"
            given = trial.call(arguments)
            found = trial.gradients(given, arguments, tuple(s if o.requires_grad else None for o, s in zip(given, starts)))
            yield from trial.compared("requires_grad", what, found, expected, "when all do")
            yield from trial.compared_outputs("requires_grad", what, given, outputs, "when all do")
    yield from trial.compared_outputs("requires_grad", "when no input requires a gradient", trial.call(constant(trial)), outputs, "when some do")
    with no_grad():
        given = trial.call(trial.fresh())
    yield from trial.compared_outputs("requires_grad", "under no_grad()", given, outputs, "of a recorded call")
    for index, output in enumerate(given):
        if output.requires_grad and not any(output is tensor for tensor in trial.tensors().values()) and output.grad_fn is not None:
            yield trial.failure("requires_grad", f"Output {index} of {trial.name} has a history although it was called under no_grad().", output=str(index))


def constant(trial: Trial) -> tuple[object, ...]:
    """The arguments, none of which requires a gradient."""
    return trial.fresh(lambda _, tensor: copy(tensor, False))
