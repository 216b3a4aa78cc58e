"""Ops that are told a dtype: what comes back has that of the input."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from specgrad.autograd import forward_ad
from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check, differentiable
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.tools import wide

NARROW = 1e-4  # what float32 may lose, of the largest number


def _takes_a_dtype(trial: OpTrial) -> bool:
    wanted = [v for p, v in zip(trial.op.signature.params, trial.arrays) if p.type.base == "dtype"]
    return trial.about == "sample" and trial.dtype == "float64" and differentiable(trial) and any(v is not None for v in wanted)


@check("casts", _takes_a_dtype)
def casts(trial: OpTrial) -> Iterator[Failure]:
    """Of float32 that an op is told to take as float64, gradients are float32 and tangents float64, and are right."""
    narrow = replace(trial, arrays=trial.moved([a.astype(np.float32) for a in trial.at]))
    expected = _gradients(trial, False)
    for recorded in (False, True):
        found = _gradients(narrow, recorded)
        for leaf, array, a, e in zip(trial.leaves, narrow.at, found, expected):
            if a._array.dtype != array.dtype:
                what = f"gradient of {leaf}: dtype {a.dtype} for an input of {array.dtype}"
                yield trial.failed("dtype", what, input=str(leaf), looks="")
            elif np.any(np.abs(wide(a) - wide(e)) > NARROW * (1 + np.max(np.abs(wide(e)), initial=0.0))):
                yield trial.failed("dtype", f"gradient of {leaf} in float32", found=wide(a), expected=wide(e), input=str(leaf))
    yield from _tangents(narrow)


def _tangents(trial: OpTrial) -> Iterator[Failure]:
    given, leaves = trial.tensors(wanted=())
    with forward_ad.dual_level():
        duals = [forward_ad.make_dual(x, from_array(np.ones_like(x._array))) for x in leaves]
        pairs = [(o, forward_ad.unpack_dual(o).tangent) for o in trial.results(trial.at_places(given, duals))]
    for name, (out, tangent) in zip((r.name for r in trial.op.signature.returns), pairs):
        if tangent is not None and tangent.dtype is not out.dtype:
            what = f"tangent of {name}: dtype {tangent.dtype} for a result of {out.dtype}"
            yield trial.failed("dtype", what, output=name, looks="")


def _gradients(trial: OpTrial, recorded: bool) -> Any:
    given, leaves = trial.tensors()
    outs = [o for o in trial.results(given) if o.requires_grad]
    random = np.random.default_rng([trial.seed, trial.number])
    starts = [from_array(random.standard_normal(o.shape).astype(o._array.dtype)) for o in outs]
    return grad(outs, leaves, starts, create_graph=recorded, materialize_grads=True)
