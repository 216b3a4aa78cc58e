"""What the backward pass reads is what the forward pass saw: a change in between is noticed, or does not matter."""

from __future__ import annotations

from collections.abc import Iterator

from specgrad.autograd.grad_mode import no_grad
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.trial import Arguments, Trial, is_smooth


def checked(trial: Trial) -> Iterator[Failure]:
    """After an input or output was changed in place, the backward pass gives the same gradients, or raises."""
    arguments = trial.fresh()
    outputs = trial.call(arguments)
    expected = trial.gradients(outputs, arguments, trial.starts(outputs))
    for name, tensor in trial.tensors().items():
        if is_smooth(tensor):
            arguments = trial.fresh()
            outputs = trial.call(arguments)
            yield from _after(trial, f"input {name}", trial.tensors(arguments)[name], arguments, outputs, expected)
    for index in range(len(outputs)):
        arguments = trial.fresh()
        outputs = trial.call(arguments)
        if is_smooth(outputs[index]):
            yield from _after(trial, f"output {index}", outputs[index], arguments, outputs, expected)


def _after(trial: Trial, what: str, tensor: Tensor, arguments: Arguments, outputs: tuple[Tensor, ...], expected: dict[str, object]) -> Iterator[Failure]:
    starts = trial.starts(outputs)
    try:
        with no_grad():
            tensor.mul_(1.5).add_(0.25)
        found = trial.gradients(outputs, arguments, starts)
    except RuntimeError:
        trial.counted[0] += 1
        return  # noticed
    for failure in trial.compared("saved tensors", f"after {what} was changed in place", found, expected, "of the values that the forward pass saw"):
        advice = (
            f"\nThe backward pass of {trial.name} reads {what} as it is then, without a check: keep it by ctx.save_for_backward(), which notices changes, "
            "or keep a copy."
        )
        yield trial.failure(failure.kind, failure.message + advice, input=failure.input, numerical=failure.numerical, analytical=failure.analytical)
        return
