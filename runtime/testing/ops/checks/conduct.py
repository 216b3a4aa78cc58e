"""What every op must keep to, whatever it computes: no silent detach, the same result each time, nothing changed that it was given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import backward, grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import FLOATS, Trial

from .check import check, few
from .tools import cotangents


def _any(trial: Trial) -> bool:
    return trial.about == "sample"


@check("detach", _any)
def detach(trial: Trial) -> Iterator[Failure]:
    """A result requires a gradient if an input from which one flows does, and only then."""
    if trial.op.non_differentiable:
        given, _ = trial.tensors(wanted=())
        for tensor in tensors_of(given):
            if tensor._array.dtype.kind in FLOATS:
                tensor.requires_grad_()
        if any(isinstance(r, Tensor) and r.requires_grad for r in trial.call(given)):
            yield trial.failed("detached", f"requires a gradient, although {trial.op.non_differentiable.plain}", looks="")
        return
    for wanted in ((), *((i,) for i in range(len(trial.leaves)))):
        given, _ = trial.tensors(wanted=wanted)
        for number, result in enumerate(trial.results(given)):
            if result.requires_grad != bool(wanted):
                asked = f"where {trial.leaves[wanted[0]]} does" if wanted else "where no input does"
                what = f"result {number} {'requires a' if result.requires_grad else 'requires no'} gradient {asked}"
                yield trial.failed("detached", what, input=str(trial.leaves[wanted[0]]) if wanted else "", looks="detached" if wanted else "")
                return


def tensors_of(given: list[Any]) -> list[Tensor]:
    return [t for v in given for t in (v if isinstance(v, list) else [v]) if isinstance(t, Tensor)]


@check("repeatable", few)
def repeatable(trial: Trial) -> Iterator[Failure]:
    """The same inputs give the same bits, in results and gradients; a graph that is kept gives them again."""
    first, second = (_everything(trial) for _ in range(2))
    for what, a, b in zip(first, first.values(), second.values()):
        if a.tobytes() != b.tobytes():
            yield trial.failed("not deterministic", f"{what} is not the same in a second call", found=b, expected=a, looks="")
            return
    for leaf in trial.leaves:
        again = second.get(f"gradient of {leaf} again")
        if again is not None and again.tobytes() != second[f"gradient of {leaf}"].tobytes():
            what = f"gradient of {leaf} is not the same in a second pass over the same graph"
            yield trial.failed("not reentrant", what, found=again, expected=second[f"gradient of {leaf}"], input=str(leaf), looks="")


def _everything(trial: Trial) -> dict[str, Any]:
    """Results and gradients, by what they are called."""
    given, leaves = trial.tensors()
    outs = trial.results(given)
    found = {f"result {i}": o._array for i, o in enumerate(outs)}
    recorded = [o for o in outs if o.requires_grad]
    if recorded:
        starts = [from_array(s) for s in cotangents(trial, recorded, 1)]
        for again in ("", " again"):
            grads = grad(recorded, leaves, starts, retain_graph=True, materialize_grads=True)
            found |= {f"gradient of {leaf}{again}": g._array for leaf, g in zip(trial.leaves, grads)}
    return found


@check("inputs", few)
def inputs(trial: Trial) -> Iterator[Failure]:
    """Neither the op nor its backward changes what it was given."""
    given, leaves = trial.tensors()
    tensors = tensors_of(given)
    before = [t._array.copy() for t in tensors]
    outs = [o for o in trial.results(given) if o.requires_grad]
    steps: list[tuple[str, Any]] = [("the op", lambda: None)]
    starts = [from_array(s) for s in cotangents(trial, outs, 1)]
    kept = [s._array.copy() for s in starts]
    if outs:
        steps.append(("backward()", lambda: grad(outs, leaves, starts, retain_graph=True, materialize_grads=True)))
        steps.append(("backward() with create_graph=True", lambda: grad(outs, leaves, starts, create_graph=True, materialize_grads=True)))
    for step, run in steps:
        results = [o._array.copy() for o in outs]
        run()
        for kind, tensors_, copies in (("an input", tensors, before), ("the gradient that it is given", starts, kept), ("its result", outs, results)):
            for tensor, copy in zip(tensors_, copies):
                if tensor._array.tobytes() != copy.tobytes():
                    what = f"{step} changes {kind}"
                    yield trial.failed("in place", what, found=np.array(tensor._array), expected=copy, looks="")
                    return


@check("memory", few)
def memory(trial: Trial) -> Iterator[Failure]:
    """What backward() leaves in .grad shares memory with nothing else: no input, no other gradient, no result, not what the pass began with."""
    given, leaves = trial.tensors()
    outs = [o for o in trial.results(given) if o.requires_grad]
    if not outs:
        return
    starts = [from_array(s) for s in cotangents(trial, outs, 1)]
    backward(outs, starts)
    owners: list[tuple[str, Any]] = [("an input", t._array) for t in tensors_of(given)]
    owners += [("a result", o._array) for o in outs] + [("the gradient that the pass began with", s._array) for s in starts]
    for leaf, tensor in zip(trial.leaves, leaves):
        if tensor.grad is None:
            continue
        array = tensor.grad._array
        for name, other in owners:
            if np.may_share_memory(array, other) and np.shares_memory(array, other):
                yield trial.failed("memory", f"gradient of {leaf} shares memory with {name}", input=str(leaf), looks="")
                return
        owners.append((f"the gradient of {leaf}", array))
