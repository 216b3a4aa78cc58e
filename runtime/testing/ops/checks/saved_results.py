"""The results that a node saves for its formulas: second derivatives go through them, so each must derive as the result itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd import forward_ad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.node import Node
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.tools import cotangents, gradients, like, wide

from .check import check, differentiable_sample, has_tangents

TOLERANCE = 1e-12  # the same computation twice, but for the order of sums


@check("saved_results", lambda trial: differentiable_sample(trial) and has_tangents(trial) and trial.op.kind != "compose" and not trial.writes)
def saved_results(trial: OpTrial) -> Iterator[Failure]:
    """A result as backward reads it has the gradient and the tangent of the result itself."""
    given, leaves = trial.tensors()
    direction = like(trial, trial.at, 6)
    with forward_ad.dual_level():
        duals = [forward_ad.make_dual(leaf, from_array(t)) for leaf, t in zip(leaves, direction)]
        results = trial.call(trial.at_places(given, duals))
        for name, number, node in _saved(trial, results):
            result, read = results[number], getattr(node, f"_saved_{name}")
            start = cotangents(trial, [result], 7)
            ways = {"gradient": [_gradients(t, duals, start) for t in (read, result)], "tangent": [[_tangent(t)] for t in (read, result)]}
            for way, (found, expected) in ways.items():
                for a, e in zip(found, expected):
                    if not trial.same(a, e, TOLERANCE):
                        what = f"the result {name!r}, as backward reads it, has another {way} than {name!r} itself"
                        yield trial.failed("saved result", what, found=a, expected=e, input=trial.leaves[0] if len(trial.leaves) == 1 else "")
                        return


def _saved(trial: OpTrial, results: list[Any]) -> Iterator[tuple[str, int, Node]]:
    """The differentiable results that the op's own node keeps whole: name, number and node. The number is the signature's, which no node decides."""
    names = [r.name for r in trial.op.signature.returns]
    flags = trial.op.differentiable_outputs
    node = next((r.grad_fn for r, flag in zip(results, flags) if flag and r.grad_fn is not None), None)
    if node is not None and node.name() in trial.op.node_names:
        numbers = {name: names.index(name) for name, (_, kind, _) in node.saved.items() if kind == "result"}
        yield from ((name, number, node) for name, number in numbers.items() if flags[number])


def _gradients(tensor: Any, leaves: list[Any], start: list[Any]) -> list[Any]:
    if not tensor.requires_grad:
        return [np.zeros(leaf.shape) for leaf in leaves]
    return [wide(g) for g in gradients([tensor], leaves, start, retain_graph=True)]


def _tangent(tensor: Any) -> Any:
    tangent = forward_ad.unpack_dual(tensor).tangent
    return np.zeros(tensor.shape) if tangent is None else wide(tangent)
