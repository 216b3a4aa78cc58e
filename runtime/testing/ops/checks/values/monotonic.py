"""Functions of one number, from each number to the next: where the slope has one sign, results do not go back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.codegen.proof.digits.accuracy import BITS, has_mpmath, is_measurable, is_primitive
from specgrad.core.factories.creation import from_array
from specgrad.core.kernels.table import compiled
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.tools import compared

RUN = 16  # adjacent numbers
MOST = 20  # pairs of results to look at exactly
STARTS = 300  # of runs, of each kind


def _wants(trial: OpTrial) -> bool:
    op = trial.op
    one = len(op.tensors) == 1 and len(trial.leaves) == 1 and op.accuracy is not None
    if op.body is None or trial.about != "sample" or trial.dtype != "float64" or not one or not is_measurable(op) or not has_mpmath():
        return False
    return compiled or not is_primitive(op.body)  # NumPy's and SciPy's functions are as good as they are


@check("monotonic", _wants)
def monotonic(trial: OpTrial) -> Iterator[Failure]:
    """Where a function of one number rises or falls, its results do too, from each number to the next: none goes back by more than it may err."""
    for dtype in (np.float32, np.float64):
        if not trial.op.takes_dtype(np.dtype(dtype).name):
            continue
        x = _runs(dtype)
        results, slopes = _computed(trial, x)
        compared(results)
        if results.dtype != dtype:
            return
        bound = 1.0 if trial.op.elementary else trial.op.bound(np.dtype(dtype).name)
        pairs = [(x[:, :-1], x[:, 1:], results[:, :-1], results[:, 1:], slopes[:, :-1], slopes[:, 1:])]
        flat = np.argsort(x, axis=None)
        ordered, values, signs = x.reshape(-1)[flat], results.reshape(-1)[flat], slopes.reshape(-1)[flat]
        known = np.isfinite(values) & np.isfinite(signs)
        if known.any() and ((signs[known] >= 0).all() or (signs[known] <= 0).all()):  # over its whole domain
            pairs.append((ordered[:-1], ordered[1:], values[:-1], values[1:], signs[:-1], signs[1:]))
        for low, high, before, after, slope, slope_after in pairs:
            step = (after - before) * np.sign(slope)
            with_input = 0 if trial.op.elementary else np.abs(slope) * np.spacing(np.abs(low))  # what an expression of several functions may lose
            allowed = bound * (np.spacing(np.maximum(np.abs(before), np.abs(after))) + with_input)
            back = (step < -allowed) & (np.sign(slope) == np.sign(slope_after)) & np.isfinite(step) & np.isfinite(slope)
            for at in list(map(tuple, np.argwhere(back)))[:MOST]:
                if _truly_goes(trial, float(low[at]), float(high[at]), float(slope[at])):
                    numbers = f"at {float(low[at])!r} and {float(high[at])!r} it gives {float(before[at])!r} and {float(after[at])!r}"
                    what = f"results go back in {np.dtype(dtype).name}: {numbers}"
                    yield trial.failed("values", what)
                    return


def _truly_goes(trial: OpTrial, low: float, high: float, slope: float) -> bool:
    """Whether the exact function goes the way of its slope between two numbers: there may be a pole, a jump or a period between them."""
    from specgrad.codegen.proof.digits.exact import Exact, from_number
    from specgrad.codegen.proof.digits.exact_functions import Unknown

    assert trial.op.body is not None
    plain = {p.name: a for p, a in zip(trial.op.signature.params, trial.arrays)}
    try:
        exact = Exact(trial.op.body, BITS)
        before, after = (exact.value({**plain, trial.leaves[0].name: from_number(x)}) for x in (low, high))
    except Unknown:
        return False
    return bool((after - before) * slope >= 0)


def _runs(dtype: Any) -> Any:
    """Runs of adjacent numbers, all over the line: evenly, by powers of two, and towards one."""
    info = np.finfo(dtype)
    powers = np.exp2(np.linspace(info.minexp, info.maxexp - 1, STARTS))
    near_one = 1 - np.exp2(-np.linspace(0.1, info.nmant, STARTS))
    starts = np.concatenate([np.linspace(-50, 50, STARTS), powers, -powers, near_one, -near_one, 2 - near_one]).astype(dtype)
    runs = [starts]
    for _ in range(RUN - 1):
        runs.append(np.nextafter(runs[-1], dtype(np.inf)))
    return np.stack(runs, axis=1)


def _computed(trial: OpTrial, x: Any) -> tuple[Any, Any]:
    """The results, and the signs of the slope, computed in float64."""
    narrow, _ = trial.tensors(trial.moved([x]), wanted=())
    given, (leaf,) = trial.tensors(trial.moved([x.astype(np.float64)]))
    (result,), (out,) = trial.call(narrow), trial.call(given)
    (slope,) = grad(out, leaf, from_array(np.ones_like(out._array)))
    return result._array, slope._array
