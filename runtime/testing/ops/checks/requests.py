"""Whichever gradients are asked for, and whichever are given: each comes out the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import Trial

from .check import check, few
from .tools import cotangents, numbers, wide


def _several_inputs(trial: Trial) -> bool:
    return few(trial) and len(trial.leaves) > 1


@check("subsets", _several_inputs)
def subsets(trial: Trial) -> Iterator[Failure]:
    """Where only some inputs require gradients, theirs are what they are where all do, in both readings."""
    starts: list[Any] = []
    whole = _gradients(trial, None, starts, False)
    count = len(trial.leaves)
    sizes = range(1, count) if count <= 3 else (1, count - 1)
    for wanted in (w for size in sizes for w in combinations(range(count), size)):
        for recorded in (False, True):
            some = _gradients(trial, wanted, starts, recorded)
            for at, found in zip(wanted, some):
                if not numbers(found, whole[at], 1e-9):
                    alone = " and ".join(str(trial.leaves[i]) for i in wanted)
                    reading = ", with create_graph=True" if recorded else ""
                    what = f"gradient of {trial.leaves[at]} where only {alone} require{'s' if len(wanted) == 1 else ''} one{reading}"
                    yield trial.failed("readings", what, found=wide(found), expected=wide(whole[at]), input=str(trial.leaves[at]))
                    return


def _gradients(trial: Trial, wanted: Any, starts: list[Any], recorded: bool) -> list[Any]:
    given, leaves = trial.tensors(wanted=wanted)
    outs = [o for o in trial.results(given) if o.requires_grad]
    if not starts:
        starts += cotangents(trial, outs, 1)
    asked = [leaf for leaf in leaves if leaf.requires_grad]
    if not outs:
        return [from_array(leaf._array * 0) for leaf in asked]
    found = grad(outs, asked, [from_array(s) for s in starts[: len(outs)]], create_graph=recorded, materialize_grads=True)
    return [f.detach() for f in found]


def _several_results(trial: Trial) -> bool:
    several = len(trial.op.signature.returns) > 1 or trial.op.signature.returns[0].type.is_list
    return several and few(trial)


@check("undefined", _several_results)
def undefined(trial: Trial) -> Iterator[Failure]:
    """A result to which no gradient flows counts as one whose gradient is zero, in both readings."""
    given, leaves = trial.tensors()
    outs = [o for o in trial.results(given) if o.requires_grad]
    starts = [from_array(s) for s in cotangents(trial, outs, 1)]
    for left_out in range(len(outs)) if len(outs) > 1 else ():
        zeros = [from_array(s._array * 0) if i == left_out else s for i, s in enumerate(starts)]
        others = [i for i in range(len(outs)) if i != left_out]
        for recorded in (False, True):
            expected = grad(outs, leaves, zeros, retain_graph=True, materialize_grads=True)
            for some in (others, [others[0]]):
                full = expected if some == others else grad(
                    outs, leaves, [s if i in some else from_array(s._array * 0) for i, s in enumerate(starts)], retain_graph=True, materialize_grads=True
                )  # fmt: skip
                found = grad([outs[i] for i in some], leaves, [starts[i] for i in some], retain_graph=True, create_graph=recorded, materialize_grads=True)
                for leaf, a, e in zip(trial.leaves, found, full):
                    if not numbers(a, e, 1e-10):
                        what = f"gradient of {leaf} without one of result {left_out}{', with create_graph=True' if recorded else ''}"
                        yield trial.failed("undefined grads", what, found=wide(a), expected=wide(e), input=str(leaf))
                        return
