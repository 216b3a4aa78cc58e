"""How an op is called in a compiled function: on each of its trials, in several dtypes, layouts and forms, and as the gradient of itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.ops.checks.values import in_dtype_of, numpy_dtype
from specgrad.testing.ops.trial import OpTrial, is_inexact, item_of
from specgrad.testing.ops.trials import takes
from specgrad.testing.properties.layouts import LAYOUTS, Laid, contiguous, expanded
from specgrad.testing.properties.tools import like
from specgrad.testing.properties.trial import tensors_in

VALUES, IN_PLACE, SECOND = "values", "in place", "second order"
EVERY = 8  # of the trials with shapes that broadcast, one of so many: what is compiled for one shape is like what is for another
_OTHERS = {"float64": ("float32",), "complex128": ("complex64",)}  # dtypes in which each trial is made too
_HALVES = ("float16", "bfloat16")


@dataclass
class Call:
    """One call of an op.

    Args:
        trial: on what.
        arrays: its arguments in the dtype of the call, arrays for tensors.
        dtype: of the differentiable inputs.
        form: "values", of the op; "in place", of its form that changes a value; "second order", of its gradient.
        layout: how the arguments lie in memory; "" in one piece.
    """

    trial: OpTrial
    arrays: list[Any]
    dtype: str
    form: str = VALUES
    layout: str = ""

    def __str__(self) -> str:
        return f"{self.form} in {self.dtype}" + (f" of {self.layout} arguments" if self.layout else "")

    def arguments(self) -> list[Any]:
        """What it is called with, tensors of its own; of a gradient, also what the pass begins with."""
        given, _ = self.trial.tensors(self.arrays, [i for i, leaf in enumerate(self.trial.leaves) if is_inexact(item_of(self.arrays, leaf))])
        laid: Laid = expanded if self.layout == "expanded" else LAYOUTS.get(self.layout, contiguous)
        for tensor in tensors_in(given):
            tensor._array = laid(tensor._array)
        if self.form != SECOND:
            return [given, []]
        outs = [r for r in self.trial.results(given) if r.requires_grad]
        return [given, [from_array(a) for a in like(self.trial, [o._array for o in outs], 3)]]

    def __call__(self, given: Sequence[Any], starts: Sequence[Tensor]) -> list[Tensor]:
        """What the call gives. Of the op, all tensors; in second order, the gradients of its inputs."""
        trial = self.trial
        if self.form == IN_PLACE:
            found = trial.call_in_place([given[0] * 1, *given[1:]])
        elif self.form == SECOND:
            outs = [r for r in trial.results(given) if r.requires_grad]
            found = list(grad(outs, self.leaves(given), starts, create_graph=True, allow_unused=True)) if outs else []
        else:
            found = trial.call(given)
        return [r for r in found if isinstance(r, Tensor)]

    def leaves(self, given: Sequence[Any]) -> list[Tensor]:
        """The inputs whose gradients are looked at."""
        return [t for t in (item_of(given, leaf) for leaf in self.trial.leaves) if t.requires_grad]


def calls_of(trials: Sequence[OpTrial]) -> Iterator[Call]:
    """The calls of an op on its trials."""
    for trial in trials:
        if trial.about == "broadcast" and trial.number % EVERY:
            continue
        for name in _dtypes(trial):
            arrays = _in_dtype(trial, name)
            yield Call(trial, arrays, name)
            if trial.about != "sample":
                continue
            if trial.functions.in_place is not None and name in ("float32", "complex128", "int64"):
                yield Call(trial, arrays, name, IN_PLACE)
            if trial.leaves and name in ("float32", "float64", "complex128"):
                yield Call(trial, arrays, name, SECOND)
            if name in ("float32", "complex128"):
                yield from (Call(trial, arrays, name, layout=layout) for layout in LAYOUTS)
                if trial.takes_equal_values:
                    yield Call(trial, arrays, name, layout="expanded")


def _dtypes(trial: OpTrial) -> Iterator[str]:
    yield trial.dtype
    yield from filter(trial.op.takes_dtype, _OTHERS.get(trial.dtype, ()))
    if trial.about in ("sample", "0-dim") and trial.dtype == "float64":
        yield from filter(trial.op.takes_dtype, _HALVES)
        if takes(trial.op, "i"):
            yield "int64"


def _in_dtype(trial: OpTrial, name: str) -> list[Any]:
    if name == trial.dtype:
        return trial.arrays
    if name == "int64":
        return [np.rint(a * 3).astype(np.int64) if isinstance(a, np.ndarray) and traits[a.dtype].is_floating_point else a for a in trial.arrays]
    return in_dtype_of(trial, [a.astype(numpy_dtype(name)) for a in trial.at])
