"""Forward mode of inputs that lie in memory in other ways; and gradients of ops that are about memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.gradcheck.numerical import random_like
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.layouts import LAYOUTS, Laid
from specgrad.testing.properties.tools import cotangents, gradients, wide
from specgrad.testing.properties.trial import recorded

from .check import check, few, has_tangents, reads_layout
from .first_order import tangents


@check("forward_layouts", lambda trial: has_tangents(trial) and few(trial))
def forward_layouts(trial: OpTrial) -> Iterator[Failure]:
    """Tangents where inputs are transposed, strided or reversed in memory are those of the same in one piece; of ops about memory, what differences give."""
    direction = [random_like(trial.random(14), a) for a in trial.at]
    expected = tangents(trial, direction)
    for name, laid in LAYOUTS.items():
        where = f"where inputs and tangents are {name} in memory"
        try:
            if reads_layout(trial.op):  # which may show what lies between the elements: there a tangent has none
                found, expected = tangents(trial, direction, inputs=laid), _differences(trial, direction, laid)
                yield from _not_transposed(trial, direction, laid, expected, where)
            else:
                found = tangents(trial, direction, inputs=laid, laid=laid)
        except Exception as error:
            yield from trial.refuses("forward mode", f"the call {where}", error)
            continue
        for number, (a, e) in enumerate(zip(found, expected)):
            if (a is None) != (e is None) or (e is not None and not trial.same(a, e, 1e-9)):
                f, x = (None if t is None else wide(t) for t in (a, e))
                yield trial.failed("forward mode", f"forward mode of result {number} {where}", found=f, expected=x, output=str(number))
                return


def _differences(trial: OpTrial, direction: list[Any], laid: Laid) -> list[Any]:
    """How the results change along a direction, whole: what shows elements by their places is linear in them."""
    before, after = ([wide(r) for r in trial.results(_laid(trial, laid, move, ())[0])] for move in (None, direction))
    return [a - b for b, a in zip(before, after)]


def _not_transposed(trial: OpTrial, direction: list[Any], laid: Laid, expected: list[Any], where: str) -> Iterator[Failure]:
    """A failure if gradients along the direction are not the differences along what their pass begins with."""
    given, leaves = _laid(trial, laid, None, None)
    outs = recorded(trial.results(given))
    starts = cotangents(trial, outs, 15)
    along_results = sum(np.vdot(s, e).real for s, e in zip(starts, expected))
    along_inputs = sum(np.vdot(wide(g), t).real for g, t in zip(gradients(outs, leaves, starts), direction))
    if not trial.same(np.asarray(along_inputs), np.asarray(along_results), 1e-9):
        what = f"the gradient along a random direction {where}"
        yield trial.failed("layouts", what, found=np.asarray(along_inputs), expected=np.asarray(along_results))


def _laid(trial: OpTrial, laid: Laid, move: list[Any] | None, wanted: Sequence[int] | None) -> tuple[list[Any], list[Tensor]]:
    """Arguments and the leaves among them, moved along a direction and then laid out in some way."""
    given, leaves = trial.tensors(wanted=wanted)
    for number, leaf in enumerate(leaves):
        leaf._array = laid(leaf._array if move is None else leaf._array + move[number].astype(leaf._array.dtype))
    return given, leaves
