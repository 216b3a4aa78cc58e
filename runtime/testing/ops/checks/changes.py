"""What an op keeps for its backward, and what becomes of it: it may be changed by others, and it is freed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd import no_grad
from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import Trial

from .check import check, differentiable
from .tools import cotangents, numbers


def _samples(trial: Trial) -> bool:
    return trial.about == "sample" and differentiable(trial)


@check("changes", _samples)
def changes(trial: Trial) -> Iterator[Failure]:
    """An argument or a result that is changed in place after the op makes its backward an error, or makes no difference to it, in both readings."""
    expected = _gradients(trial, "", False)
    if expected is None:
        return
    for place in _places(trial):
        for recorded in (False, True):
            try:
                found = _gradients(trial, place, recorded)
            except RuntimeError as error:
                if "modified by an inplace operation" not in str(error):
                    raise
                continue
            if found is not None and not all(numbers(a, e, 1e-12) for a, e in zip(found, expected)):
                reading = "create_graph=True" if recorded else "backward()"
                yield trial.failed("saved", f"{place} is changed after the op, and {reading} gives other gradients without a word", looks="")
                return


@check("freed", _samples)
def freed(trial: Trial) -> Iterator[Failure]:
    """After a pass that does not keep the graph, a node holds no arrays any more."""
    given, leaves = trial.tensors()
    outs = [o for o in trial.results(given) if o.requires_grad]
    if not outs:
        return
    nodes = {o.grad_fn for o in outs if o.grad_fn is not None}
    grad(outs, leaves, [from_array(a) for a in cotangents(trial, outs, 1)], materialize_grads=True)
    for node in nodes:
        held = [slot for slot in type(node).__slots__ if slot not in ("next", "seq", "extra") and _is_array(getattr(node, slot, None))]
        if held:
            what = f"keeps {', '.join(n.rstrip('_') for n in sorted(held))} after a pass that does not keep the graph"
            yield trial.failed("saved", what, looks="")
            return


def _is_array(value: Any) -> bool:
    return isinstance(value, np.ndarray) or (isinstance(value, (list, tuple)) and any(_is_array(v) for v in value))


def _places(trial: Trial) -> list[str]:
    """What may be changed: each tensor among the arguments, and each result."""
    given, _ = trial.tensors(wanted=())
    names = [f"argument {i}" for i, v in enumerate(given) if isinstance(v, Tensor)]
    names += [f"argument {i}.{k}" for i, v in enumerate(given) if isinstance(v, list) for k, item in enumerate(v) if isinstance(item, Tensor)]
    return names + [f"result {i}" for i, v in enumerate(trial.call(given)) if isinstance(v, Tensor)]


def _gradients(trial: Trial, place: str, recorded: bool) -> list[Any] | None:
    """The gradients, something changed in place between the op and its backward; None where nothing is recorded, or it cannot be changed."""
    given, leaves = trial.tensors()
    results = trial.call(given)
    flags = trial.op.differentiable_outputs
    outs = [r for i, r in enumerate(results) if isinstance(r, Tensor) and r.requires_grad and (len(flags) != len(results) or flags[i])]
    if not outs:
        return None
    starts = [from_array(a) for a in cotangents(trial, outs, 1)]
    if place:
        kind, _, where = place.partition(" ")
        values: Any = given if kind == "argument" else results
        for index in where.split("."):
            values = values[int(index)]
        if _overlaps(values):
            return None
        _change(values)
    found = grad(outs, leaves, starts, create_graph=recorded, materialize_grads=True)
    return [np.array(f._array) for f in found]


def _overlaps(tensor: Tensor) -> bool:
    """Whether elements share memory with each other, so that they cannot be changed in place."""
    return any(stride == 0 and size > 1 for stride, size in zip(tensor._array.strides, tensor._array.shape))


def _change(tensor: Tensor) -> None:
    with no_grad():
        if tensor._array.dtype.kind == "b":
            tensor.logical_not_()
        elif tensor._array.dtype.kind in "iu":
            tensor.bitwise_xor_(1)  # an index that is still in range, nearly always
        else:
            tensor.fill_(math.nan)  # no formula that reads it gives the same
