"""First-order derivatives: gradients against differences, and forward mode."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from specgrad.autograd import forward_ad
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.diagnosis import of_jacobian
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.failure_text import results_of
from specgrad.testing.ops.jacobian import as_gradients, disagree, measured
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.gradients import rounded_to_float32
from specgrad.testing.properties.layouts import Laid, contiguous
from specgrad.testing.properties.tools import gradients, wide
from specgrad.testing.properties.trial import recorded

from .check import check, composed, differentiable, few, has_tangents, lacks_a_gradient

WIDE = ("float64", "complex128")


@check("gradient", lambda trial: differentiable(trial) or composed(trial))
def gradient(trial: OpTrial) -> Iterator[Failure]:
    """The gradient that backward() computes is the transpose of the derivative that differences give, entry by entry."""
    truth = measured(trial)
    given, leaves = trial.tensors()
    outs = trial.results(given)
    if truth.kink and trial.about in ("sample", "broadcast", "0-dim"):  # where the op must be smooth, by its domain
        what = f"not smooth in {truth.kink}: narrow its 'domain', or choose other data"
        yield trial.failed("kink", what, input=truth.kink.partition("[")[0], looks="kink")
    if not recorded(outs):  # then none may change with the inputs
        for at, leaf in enumerate(trial.leaves):
            wrong = next((value for value in truth.of_leaf(at) if (np.abs(value) > 1e-6).any()), None)
            if wrong is not None:
                yield trial.failed("detached", f"gradient of {leaf}", found=np.zeros_like(wrong), expected=wrong, input=leaf)
    for number, out in enumerate(outs):
        if not out.requires_grad:
            continue
        rows = truth.rows(number, out)
        try:
            found = [gradients([out], leaves, [row], retain_graph=True) for row in rows]
        except Exception as error:
            if trial.op.kind == "compose" and trial.states(error):
                continue  # other results may have a gradient
            raise
        for at, leaf in enumerate(trial.leaves):
            grads = [f[at] for f in found]
            other = next((g for g in grads if g.shape != leaves[at].shape or g.dtype is not leaves[at].dtype), None)
            if other is not None:
                what = f"gradient of {leaf}: shape {list(other.shape)} and dtype {other.dtype} for an input of {list(leaves[at].shape)} and {leaves[at].dtype}"
                kind = "shape" if other.shape != leaves[at].shape else "dtype"
                yield trial.failed(kind, what, input=leaf)
                continue
            a = np.array([wide(g).reshape(-1) for g in grads]).reshape(len(grads), -1)
            e, doubt = as_gradients(truth, number, at, rows)
            if disagree(a, e, doubt).any():
                looks = of_jacobian(a, e, out, leaves[at])
                names = results_of(trial.op)
                output, which = (names[number], f" by {names[number]}") if len(names) > 1 else ("", "")
                yield trial.failed("jacobian", f"gradient of {leaf}{which}", found=a, expected=e, input=leaf, output=output, looks=looks)


@check("forward", lambda trial: has_tangents(trial) and (few(trial) or lacks_a_gradient(trial)))
def forward_mode(trial: OpTrial) -> Iterator[Failure]:
    """The tangents of forward mode are the derivatives that differences give, for each input alone and for all together, in both readings."""
    if lacks_a_gradient(trial):
        trial = replace(trial, unwritten=True)
    truth = measured(trial)
    names = results_of(trial.op)
    for leaf_number, direction in truth.directions():
        for as_recorded in (False, True):
            found = tangents(trial, direction, as_recorded)
            for number, tangent in enumerate(found):
                expected, doubt = truth.along(number, direction)
                a = np.zeros_like(expected) if tangent is None else wide(tangent).reshape(-1)
                if a.shape != expected.shape or disagree(a[None], expected[None], doubt[None]).any():
                    output = names[min(number, len(names) - 1)]
                    which = f" with {trial.leaves[leaf_number]} alone" if leaf_number is not None and len(trial.leaves) > 1 else ""
                    how = " where its tangent is recorded" if as_recorded else ""
                    yield trial.failed("forward mode", f"forward mode of {output}{which}{how}", found=a, expected=expected, output=output)
                    return
                if tangent is not None and trial.about == "sample" and tangent._array.dtype.name in WIDE and rounded_to_float32(tangent._array):
                    what = f"the tangent of result {number} is rounded to float32: the last 29 bits of all its numbers are zero"
                    yield trial.failed("rounded to float32", what, output=str(number), looks="")
                    return


def tangents(trial: OpTrial, direction: list[Any], as_recorded: bool = False, inputs: Laid = contiguous, laid: Laid = contiguous) -> list[Any]:
    """The tangents of the results along a direction, which has None for inputs without a tangent; inputs and their tangents may lie in memory in some way."""
    given, leaves = trial.tensors(wanted=None if as_recorded else ())
    for leaf in leaves:
        leaf._array = inputs(leaf._array)
    with forward_ad.dual_level():
        duals = [
            leaf if t is None else forward_ad.make_dual(leaf, from_array(laid(np.array(t, leaf._array.dtype).reshape(leaf.shape))))
            for leaf, t in zip(leaves, direction)
        ]
        outs = trial.results(trial.at_places(given, duals))
        found = [forward_ad.unpack_dual(out).tangent for out in outs]
    return [None if t is None else t.detach() for t in found]
