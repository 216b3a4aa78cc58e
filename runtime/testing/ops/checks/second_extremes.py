"""Second derivatives at numbers of extreme sizes: where a branch that is not taken overflows, they turn into NaN."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import Leaf, OpTrial
from specgrad.testing.properties.tools import compared, wide
from specgrad.testing.properties.trial import recorded

from .check import check, differentiable_sample

SIZES = np.array([1e-150, 1e-60, 1e-20, 1e-8, 30.0, 1e3, 1e10, 1e60, 1e150, 1e300])  # squares of the small ones are numbers too
PLACES = np.concatenate([SIZES, -SIZES])
AROUND = (1.0, 1 - 1e-3, 1 + 1e-3)  # a number itself, and its neighbours, as factors


@check("second_extremes", lambda trial: trial.op.elementwise and trial.dtype == "float64" and differentiable_sample(trial))
def second_extremes(trial: OpTrial) -> Iterator[Failure]:
    """Second derivatives by very large and very small numbers are not NaN where results and gradients about them are finite, if an op is elementwise."""
    if any(isinstance(array, list) for array in trial.arrays):
        return
    sized = [np.resize(a, PLACES.shape) if isinstance(a, np.ndarray) else a for a in trial.arrays]
    for leaf in trial.leaves:
        finite = np.all([_finite(trial, _moved(sized, leaf, PLACES * factor)) for factor in AROUND], axis=0)
        leaves, _, first = _gradients(trial, _moved(sized, leaf, PLACES), True)
        smooth = [g for g in first if g.requires_grad]
        if not smooth:
            continue
        second = grad(smooth, leaves, [_ones(g) for g in smooth], materialize_grads=True)
        for other, found in zip(trial.leaves, second):
            compared(found._array)
            wrong = finite & np.isnan(found._array)
            if wrong.any():
                at = PLACES[wrong][0]
                what = f"second order: the derivative of the gradients by {other}, where {leaf} is {at:g} and they are finite, is NaN"
                yield trial.failed("second order", what, input=str(other), looks="")
                return


def _moved(arrays: list[Any], leaf: Leaf, places: Any) -> list[Any]:
    return [places if at == leaf.param else array for at, array in enumerate(arrays)]


def _finite(trial: OpTrial, arrays: list[Any]) -> Any:
    """Where all results and all gradients are finite."""
    _, outs, first = _gradients(trial, arrays, False)
    return np.all([np.isfinite(wide(t)) for t in (*outs, *first)], axis=0) & np.ones(PLACES.shape, bool)


def _gradients(trial: OpTrial, arrays: list[Any], recorded_too: bool) -> tuple[list[Any], list[Any], list[Any]]:
    given, leaves = trial.tensors(arrays)
    outs = recorded(trial.results(given))
    return leaves, outs, list(grad(outs, leaves, [_ones(o) for o in outs], create_graph=recorded_too, materialize_grads=True)) if outs else []


def _ones(tensor: Any) -> Any:
    return from_array(np.ones_like(tensor._array))
