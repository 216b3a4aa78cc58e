"""Derivatives of numbers that are larger and smaller than samples are, by powers of two, which change no digit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.codegen.model.op import Domain
from specgrad.codegen.proof.inputs import InputMaker, samples_of
from specgrad.codegen.proof.variants import Variant, holds_data
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.checks.variants import Slope, against, slope_of
from specgrad.testing.ops.differences import along
from specgrad.testing.ops.trial import Leaf, OpTrial
from specgrad.testing.properties.tools import like, wide

POWERS = (24, -24)
TOLERANCE = 1e-2  # of the size of what is compared: of large numbers, more digits cancel
NEARBY = 2.0**-46  # so much larger, numbers should give much the same
TINY = 2.0**-20  # a step, in the place of the usual one: what goes up and down in steps of one has no slope at this distance
ALIKE = 1e-3  # of a slope, how far that of a tiny step may be from it
SEED = 9000
EVERYWHERE = Domain()


def _wants(trial: OpTrial) -> bool:
    op = trial.op
    differentiated = not op.non_differentiable and not op.elementwise and not op.signature.is_view and not trial.writes
    return differentiated and trial.number == 0 and trial.about == "sample" and trial.dtype != "int64" and not holds_data(samples_of(op)[0])


@check("magnitudes", _wants)
def magnitudes(trial: OpTrial) -> Iterator[Failure]:
    """Gradients and tangents are derivatives of numbers of some millions, and of some millionths, too: nothing is cut off there, or taken for zero."""
    params = dict.fromkeys(leaf.param for leaf in trial.leaves if _may_be(trial.op.domain.get(leaf.name, EVERYWHERE)))
    for power, param in product(POWERS, params):  # one input at a time: of products of several, as in attention, nothing is left but what rounding leaves
        by, places = 2.0**power, [leaf for leaf in trial.leaves if leaf.param == param]
        found = _of(trial, by, places, 0)
        again = {*map(_key, _of(trial, by, places, 1))} if found else set()
        for failure in found:
            if _key(failure) in again:
                yield failure
                return


def _may_be(domain: Domain) -> bool:
    """Whether numbers of a domain may be so much larger or smaller."""
    return not domain.kind and domain.low in (-np.inf, 0.0) and domain.high in (np.inf, 0.0)


def _of(trial: OpTrial, by: float, places: list[Leaf], draw: int) -> list[Failure]:
    """What is wrong with one draw of numbers: the op is one of numbers of ordinary size, that computes with `by` times as large ones."""
    sample = samples_of(trial.op)[0]
    times = f"{places[0].name} {by:g} times as large"
    try:
        arrays = InputMaker(trial.op, trial.dtype, 1000 * trial.seed + SEED + draw).args(sample)
        sizes = [_size(r) for r in trial.call(trial.tensors(_times(arrays, places, by), wanted=())[0])]
        function = _scaled(trial.functions.function, trial, places, by, sizes)
        own = replace(trial, arrays=arrays, about=times, number=SEED + draw, subject=replace(trial.functions, function=function, in_place=None))
        direction = like(own, own.at, 51)
        values = along(own.values, own.at, [direction], [1.0], doubted=False).values
        shaped = [v[0].reshape(r.shape) for v, r in zip(values, own.values())]
        rough = Slope(direction, shaped, [np.zeros(v.shape) for v in shaped], [np.isfinite(v) for v in shaped])
        found = [*against(own, rough, False, TOLERANCE)]
        slope = slope_of(own, Variant(times, trial.op, sample)) if found else None
        slope = _settled(own, slope) if slope is not None else None
        if slope is None:
            return []
        nearby = replace(own, arrays=own.moved([a * (1 + NEARBY * d) for a, d in zip(own.at, like(own, own.at, 55))]))
        noise = {_key(f): f.analytical for f in against(nearby, slope, False, TOLERANCE)}
        return [f for f in against(own, slope, False, TOLERANCE) if _key(f) in noise and _are_alike(f, noise[_key(f)])]
    except Exception:  # what an op does not take it refuses, in its own words; so do formulas, of which other checks tell
        return []


def _key(failure: Failure) -> str:
    return failure.kind + failure.input + failure.output


def _are_alike(failure: Failure, other: Any) -> bool:
    """Whether adjacent numbers give much the same: what is left of terms that cancel does not."""
    if failure.analytical is None or other is None:
        return True
    return bool(np.max(np.abs(failure.analytical - other), initial=0.0) <= ALIKE * np.max(np.abs(failure.analytical - failure.numerical), initial=0.0))


def _times(arrays: list[Any], places: Sequence[Leaf], by: float) -> list[Any]:
    changed: list[Any] = [list(a) if isinstance(a, list) else a for a in arrays]
    for leaf in places:
        if leaf.item is None:
            changed[leaf.param] = changed[leaf.param] * by
        else:
            changed[leaf.param][leaf.item] = changed[leaf.param][leaf.item] * by
    return changed


def _size(result: Any) -> float:
    """The power of two that makes a result one of ordinary size."""
    largest = float(np.max(np.abs(wide(result)), initial=0.0)) if isinstance(result, Tensor) and traits[result._array.dtype].is_inexact else 0.0
    return 2.0 ** -np.frexp(largest)[1] if 0 < largest < np.inf else 1.0


def _scaled(function: Callable[..., Any], trial: OpTrial, places: list[Leaf], by: float, sizes: list[float]) -> Callable[..., Any]:
    """A function of larger or smaller numbers, as one of numbers of ordinary size with results of ordinary size."""
    names = [param.name for param in trial.op.signature.params]

    def scaled(*args: Any, **named: Any) -> Any:
        given = _times([*args, *(named[name] for name in names[len(args) :])], places, by)
        results = function(*given[: len(args)], **dict(zip(names[len(args) :], given[len(args) :])))
        several = isinstance(results, (tuple, list))
        of_size = [r * size if size != 1.0 else r for r, size in zip(results if several else [results], sizes)]
        return of_size if several else of_size[0]

    return scaled


def _settled(trial: OpTrial, slope: Slope) -> Slope | None:
    """A slope where a tiny step has the same; None where nothing is left."""
    derivative = along(trial.values, trial.at, [slope.direction], [TINY], doubted=False)
    near = [np.abs(d[0].reshape(v.shape) - v) <= ALIKE * np.max(np.abs(v), initial=0.0) for d, v in zip(derivative.values, slope.values)]
    known = [k & n for k, n in zip(slope.known, near)]
    return replace(slope, known=known) if all(k.any() or not k.size for k in known) else None
