"""What every op must keep to, whatever it computes: no silent detach, views where they are declared, gradients of its own memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd.differentiate import backward, grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.tools import cotangents, wide
from specgrad.testing.properties.trial import tensors_in

from .check import check, few


def _any(trial: OpTrial) -> bool:
    return trial.about == "sample"


@check("detach", _any)
def detach(trial: OpTrial) -> Iterator[Failure]:
    """A result requires a gradient if an input from which one flows does, and only then."""
    if trial.op.non_differentiable:
        given, _ = trial.tensors(wanted=())
        for tensor in tensors_in(given):
            if traits[tensor._array.dtype].is_inexact:
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


def _plain_samples(trial: OpTrial) -> bool:
    return trial.about == "sample" and trial.op.kind != "compose"


@check("views", _plain_samples)
def views(trial: OpTrial) -> Iterator[Failure]:
    """An op that says that its results are views shares memory with its input, and changes with it; no other op does."""
    op = trial.op
    if op.signature.is_inplace:
        return
    given, _ = trial.tensors(wanted=())
    results = [r for r in trial.call(given) if hasattr(r, "_array")]
    for number, result in enumerate(results):
        shared = any(np.shares_memory(result._array, t._array) for t in tensors_in(given) if t._array.size and result._array.size)
        if op.signature.is_view:
            identity = any(result is t for t in tensors_in(given))
            if result._array.size and not shared:
                yield trial.failed("view", f"result {number} does not share memory with the input, although it is declared a view", looks="")
            elif not identity and not result._is_view():
                yield trial.failed("view", f"result {number} does not know that it is a view", looks="")
            elif not any(result._changes is t._changes for t in tensors_in(given)):
                yield trial.failed("view", f"result {number} does not count the changes of its input", looks="")
        elif shared and op.is_public and not op.name.startswith("_") and not (op.identity and trial.dtype == "float64"):
            yield trial.failed("view", f"result {number} shares memory with an input, although it is not declared a view", looks="")


def _several_results(trial: OpTrial) -> bool:
    several = len(trial.op.signature.returns) > 1 or trial.op.signature.returns[0].type.is_list
    return several and few(trial)


@check("undefined", _several_results)
def undefined(trial: OpTrial) -> Iterator[Failure]:
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
                    if not trial.same(a, e, 1e-10):
                        what = f"gradient of {leaf} without one of result {left_out}{', with create_graph=True' if recorded else ''}"
                        yield trial.failed("undefined grads", what, found=wide(a), expected=wide(e), input=str(leaf))
                        return


@check("memory", few)
def memory(trial: OpTrial) -> Iterator[Failure]:
    """What backward() leaves in .grad shares memory with nothing else: no input, no other gradient, no result, not what the pass began with."""
    given, leaves = trial.tensors()
    outs = [o for o in trial.results(given) if o.requires_grad]
    if not outs:
        return
    starts = [from_array(s) for s in cotangents(trial, outs, 1)]
    backward(outs, starts)
    owners: list[tuple[str, Any]] = [("an input", t._array) for t in tensors_in(given)]
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
