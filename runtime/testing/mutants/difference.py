"""How far the numbers of an op and of its mutant are apart: on thousands of points, in every dtype, in both readings and both modes."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from specgrad.autograd import forward_ad
from specgrad.autograd.differentiate import grad
from specgrad.codegen.model.op import Op, Sample, TensorSample
from specgrad.codegen.proof.inputs import InputMaker, samples_of
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.gradcheck.numerical import random_like
from specgrad.testing.ops.checks.check import has_tangents
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.ops.trials import takes, trials_of
from specgrad.testing.properties.tools import recorded_call

from .build import BuiltOp

ELEMENTS = 1500  # of each input of an elementwise op, in each dtype
DRAWS = 12  # of each sample, in each dtype
_DTYPES = (("float64", "f"), ("complex128", "c"), ("float32", "f"), ("float16", "f"), ("complex64", "c"))
# How many units in the last place two ways to compute the same may be apart: they round differently, and an op's condition lets that grow.
_ROUNDING = {"float64": 4096, "complex128": 4096, "float32": 1024, "complex64": 1024, "float16": 8}


@dataclass(frozen=True)
class Difference:
    """How far the derivatives of two versions of an op are apart.

    Args:
        points: How many elements of differentiable inputs were tried.
        apart: How far two numbers were apart at most, in units in the last place of the larger; 0 if all bits are the same.
        where: Where they were too far apart; "" if nowhere.
    """

    points: int
    apart: float
    where: str = ""


def difference(one: BuiltOp, other: BuiltOp, seed: int = 0) -> Difference:
    """Compare all derivatives of an op with those of its mutant, up to the first that differ by more than rounding."""
    points, apart = 0, 0.0
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for trial in _trials(one.op, seed):
            points += sum(a.size for a in trial.at)
            try:
                pairs = list(zip(_derivatives(trial.on(one.subject)), _derivatives(trial.on(other.subject)), strict=True))
            except Exception as error:
                return Difference(points, np.inf, f"{trial}: {type(error).__name__}: {error}")
            for a, b in pairs:
                found = _apart(a, b, float(np.finfo(trial.dtype).eps))
                if found > _ROUNDING[trial.dtype]:
                    return Difference(points, found, str(trial))
                apart = max(apart, found)
    return Difference(points, apart)


def _trials(op: Op, seed: int) -> Iterator[OpTrial]:
    """Inputs: all that the checks try, and random ones of every dtype until there are enough."""
    yield from trials_of(op, seed)
    for dtype, letter in _DTYPES:
        if not (takes(op, letter) and op.takes_dtype(dtype)):
            continue
        for number, sample in enumerate(_large(op, samples_of(op))):
            trial = OpTrial(op, dtype, InputMaker(op, dtype, 10**6 + 1000 * seed + number).args(sample), "sample", number, seed, sample.location)
            if trial.leaves:
                yield trial


def _large(op: Op, samples: tuple[Sample, ...]) -> Iterator[Sample]:
    """Of an elementwise op, samples of many elements; of others, each sample drawn again and again."""
    for sample in samples:
        tensors = {n: v for n, v in sample.args.items() if isinstance(v, TensorSample)}
        if not op.elementwise:
            yield from (sample for _ in range(DRAWS))
        elif all(v.holds != "data" and v.shape == next(iter(tensors.values())).shape for v in tensors.values()):
            yield Sample(sample.args | {n: replace(v, shape=(ELEMENTS,)) for n, v in tensors.items()}, sample.location)
        else:
            yield sample


def _derivatives(trial: OpTrial) -> list[Any]:
    """Gradients in both readings, their gradients, and tangents; with the kinds of all of them."""
    leaves, outs = recorded_call(trial)
    found: list[Any] = []
    if outs:
        random = trial.random(1)
        v = [_like(random, o) for o in outs]
        found += grad(outs, leaves, v, retain_graph=True, allow_unused=True)
        first = grad(outs, leaves, v, create_graph=True, allow_unused=True)
        found += first
        again = [g for g in first if g is not None and g.requires_grad]
        if again:
            found += grad(again, leaves, [_like(random, g) for g in again], allow_unused=True)
    random = trial.random(2)
    directions = [{i} for i in range(len(leaves))] + [set(range(len(leaves)))] * (len(leaves) > 1)
    for wanted in directions if has_tangents(trial) else ():
        given, leaves = trial.tensors(wanted=())
        with forward_ad.dual_level():
            duals = [forward_ad.make_dual(x, _like(random, x)) if i in wanted else x for i, x in enumerate(leaves)]
            results = trial.results(trial.at_places(given, duals))
            found += [None if (t := forward_ad.unpack_dual(r).tangent) is None else t.detach() for r in results]
    return [None if f is None else f._array for f in found]


def _like(random: np.random.Generator, tensor: Tensor) -> Tensor:
    return from_array(random_like(random, tensor._array))


def _apart(a: Any, b: Any, eps: float) -> float:
    """How far apart two arrays are, in units of the last place of the largest number; None counts as zero."""
    if a is None or b is None:
        there = b if a is None else a
        return 0.0 if there is None or not np.any(there) else np.inf
    if a.shape != b.shape or a.dtype != b.dtype:
        return float(np.inf)
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    if same.all():
        return 0.0
    x, y = a[~same].astype(np.complex128), b[~same].astype(np.complex128)
    if not (np.isfinite(x) & np.isfinite(y)).all():
        return float(np.inf)
    finite = np.abs(b[np.isfinite(b)]).astype(np.float64)
    size = np.maximum(np.abs(y), 0.05 * np.max(finite, initial=1e-30))
    return float(np.max(np.abs(x - y) / (eps * size)))
