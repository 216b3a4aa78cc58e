"""What backward() reads is what the function saw: a change in between is noticed, or makes no difference."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from specgrad.autograd.grad_mode import no_grad
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure

from .tools import compared, cotangents, gradients
from .trial import Trial, recorded, tensors_in


def changes(trial: Trial) -> Iterator[Failure]:
    """An argument or a result that is changed in place afterwards makes backward() an error, or makes no difference to it, in both readings."""
    expected = _gradients(trial, "", 0, False)
    if expected is None:
        return
    given, _ = trial.tensors(wanted=())
    places = [("argument", n) for n in range(len(tensors_in(given)))] + [("result", n) for n in range(len(tensors_in(trial.call(given))))]
    for name, number in places:
        for as_recorded in (False, True):
            try:
                found = _gradients(trial, name, number, as_recorded)
            except RuntimeError as error:
                if "modified by an inplace operation" not in str(error):
                    raise
                compared(0.0)  # noticed
                continue
            if found is not None and not all(trial.same(a, e, 1e-12) for a, e in zip(found, expected)):
                reading = "create_graph=True" if as_recorded else "backward()"
                what = f"{name} {number} is changed afterwards, and {reading} gives other gradients without a word"
                yield trial.failed("saved tensors", what, input=trial.leaves[0] if len(trial.leaves) == 1 else "")
                return


def _gradients(trial: Trial, name: str, number: int, as_recorded: bool) -> list[Any] | None:
    """The gradients, something changed in place before backward(); None where nothing is recorded, or it cannot be changed."""
    given, leaves = trial.tensors()
    passed = trial.passed(given)
    results = tensors_in(trial.called(passed))
    outs = recorded(results)
    if not outs:
        return None
    starts = cotangents(trial, outs, 1)
    if name:
        tensor = (tensors_in(passed) if name == "argument" else results)[number]
        if _overlaps(tensor):
            return None
        _change(tensor)
    return [g._array.copy() for g in gradients(outs, leaves, starts, create_graph=as_recorded)]


def _overlaps(tensor: Tensor) -> bool:
    """Whether elements share memory with each other, so that they cannot be changed in place."""
    return any(stride == 0 and size > 1 for stride, size in zip(tensor._array.strides, tensor._array.shape))


def _change(tensor: Tensor) -> None:
    with no_grad():
        if tensor.is_floating_point() or tensor.is_complex():
            tensor.fill_(math.nan)  # no formula that reads it gives the same
        elif tensor.dtype.category == "bool":
            tensor.logical_not_()
        else:
            tensor.bitwise_xor_(1)  # an index that is still in range, nearly always
