"""What every op must keep to, whatever it computes: no silent detach, marks that are true, views where they are declared, gradients of its own memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd import forward_ad, no_grad
from specgrad.autograd.differentiate import backward
from specgrad.codegen.model.op import NON_DIFFERENTIABLE
from specgrad.codegen.proof.inputs import InputMaker, samples_of
from specgrad.codegen.proof.variants import Variant, settled, ungiven, with_one
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.differences import along
from specgrad.testing.ops.trial import Leaf, OpTrial, is_inexact
from specgrad.testing.ops.trials import trials_of
from specgrad.testing.properties.tools import compared, cotangents, gradients, like, other_gradients, other_results, recorded_call, wide
from specgrad.testing.properties.trial import NotVerified, recorded, tensors_in

from .check import check, few, has_tangents

SURE, TIED = 1e-6, 1e-6  # of a derivative by differences, and how near gradients come to it
STEP = 1e-6  # how far numbers move that are said to make no difference


@check("detach", lambda trial: trial.about == "sample")
def detach(trial: OpTrial) -> Iterator[Failure]:
    """A result requires a gradient if an input from which one flows does, and only then."""
    if trial.op.non_differentiable:
        given, _ = trial.tensors(wanted=())
        for tensor in tensors_in(given):
            if traits[tensor._array.dtype].is_inexact:
                tensor.requires_grad_()
        if any(isinstance(r, Tensor) and r.requires_grad for r in trial.call(given)):
            yield trial.failed("detached", f"requires a gradient, although {trial.op.non_differentiable.plain}")
        return
    for wanted in ((), *((i,) for i in range(len(trial.leaves)))):
        given, _ = trial.tensors(wanted=wanted)
        for number, result in enumerate(trial.results(given)):
            if result.requires_grad != bool(wanted) and not (wanted and _is_unmoved(trial, trial.leaves[wanted[0]], number)):
                asked = f"where {trial.leaves[wanted[0]]} does" if wanted else "where no input does"
                what = f"result {number} {'requires a' if result.requires_grad else 'requires no'} gradient {asked}"
                yield trial.failed("detached", what, input=trial.leaves[wanted[0]] if wanted else "", looks="detached" if wanted else "")
                return


@check("asked", lambda trial: trial.number == 0 and trial.op.kind == "compose" and trial.dtype != "int64" and not trial.op.non_differentiable)
def asked(trial: OpTrial) -> Iterator[Failure]:
    """A composed op has a special point, or a sample that gives a tensor by its shape: what samples give as numbers is not differentiated. Others are named."""
    trials = [t.on(trial.functions) for t in trials_of(trial.op, trial.seed)]
    yield from ()  # what is not tried is no failure
    if any(t.leaves for t in trials if t.about in ("sample", "special")):
        return
    for trial_of_all in (replace(t, fixed=frozenset()) for t in trials if t.about == "sample"):
        if trial_of_all.leaves and trial_of_all.results(trial_of_all.tensors(wanted=())[0]):
            what = "no gradient is asked of ops whose samples give all numbers one by one (give a shape, as [3, 4], or say that they are non_differentiable)"
            raise NotVerified(what)


@check("given", lambda trial: trial.number == 0 and bool(ungiven(trial.op)))
def given(trial: OpTrial) -> Iterator[Failure]:
    """Each tensor that an op may do without is given by a sample, or fits where it has the shape of another. Others are named."""
    yield from ()  # what is not tried is no failure
    for param in ungiven(trial.op):
        if trial.op.non_differentiable or not any(_takes(trial, variant) for variant in with_one(trial.op, samples_of(trial.op)[0], param)):
            raise NotVerified(f"no sample gives {param.name!r}, without which these ops were tried alone (give it in one)")


def _takes(trial: OpTrial, variant: Variant) -> bool:
    try:
        trial.call(replace(trial, arrays=variant.args(InputMaker(variant.op, trial.dtype))).tensors(wanted=())[0])
    except Exception:  # whatever tells that it does not fit
        return False
    return True


def _is_unmoved(trial: OpTrial, leaf: Leaf, number: int) -> bool:
    """Whether a result of a composed op does not depend on an input at all, as weights of an attention do not on the values."""
    if trial.op.kind != "compose" or len(trial.results(trial.tensors(wanted=())[0])) == 1:
        return False
    moved = [_moved(trial, v) if i == leaf.param else v for i, v in enumerate(trial.arrays)]
    here, there = (trial.results(trial.tensors(a, wanted=())[0])[number] for a in (trial.arrays, moved))
    return bool((wide(here) == wide(there)).all())


@check("marks", lambda trial: trial.about == "sample" and any(g.kind == NON_DIFFERENTIABLE and not g.reason for g in trial.op.gradients))
def marks(trial: OpTrial) -> Iterator[Failure]:
    """Numbers that are said to be non_differentiable without a reason make no difference to a result: no derivative is lost with them."""
    for at, (param, value) in enumerate(zip(trial.op.signature.params, trial.arrays)):
        gradient = trial.op.gradient_of(param.name)
        if gradient is None or gradient.kind != NON_DIFFERENTIABLE or gradient.reason:
            continue
        if not any(is_inexact(v) for v in (value if isinstance(value, list) else [value])):
            continue
        moved = [_moved(trial, v) if i == at else v for i, v in enumerate(trial.arrays)]
        with no_grad():
            here, there = (trial.results(trial.tensors(a, wanted=())[0]) for a in (trial.arrays, moved))
        if any(np.any(np.abs(wide(a) - wide(b)) > 1e-3 * STEP) for a, b in zip(here, there)):
            what = f"{param.name} is marked non_differentiable without a reason, and results depend on it smoothly"
            yield trial.failed("detached", what, input=param.name, looks="detached")


def _moved(trial: OpTrial, value: Any) -> Any:
    """Numbers that are a little off, in all directions."""
    if isinstance(value, list):
        return [_moved(trial, v) for v in value]
    if not is_inexact(value):
        return value
    step = STEP * (1 + trial.random(21).random(value.shape))
    return value + (step * (1 + 1j) if traits[value.dtype].is_complex else step)


@check("views", lambda trial: trial.about == "sample" and not trial.op.signature.is_inplace)
def views(trial: OpTrial) -> Iterator[Failure]:
    """An op that says that its results are views shares memory with its input, and changes with it; no other op does. No result is another one."""
    op = trial.op
    given, _ = trial.tensors(wanted=())
    inputs = tensors_in(given)
    results = [r for r in trial.call(given) if hasattr(r, "_array")]
    for first, second in combinations(range(len(results)), 2):
        if results[first] is results[second]:
            yield trial.failed("view", f"results {first} and {second} are one tensor: a change of one would be one of the other")
        elif not op.signature.is_view and np.shares_memory(results[first]._array, results[second]._array):
            yield trial.failed("view", f"results {first} and {second} share memory: a change of one would be one of the other")
    if op.kind == "compose":
        yield from shared_by_composed(trial, given, results)
        return
    for number, result in enumerate(results):
        if op.is_public and not op.signature.is_view and not _can_be_changed(result._array):
            yield trial.failed("view", f"result {number} cannot be changed: {_WHY_NOT}")
        shared = any(np.shares_memory(result._array, t._array) for t in inputs if t._array.size and result._array.size)
        if op.signature.is_view:
            if result._array.size and not shared:
                yield trial.failed("view", f"result {number} does not share memory with the input, although it is declared a view")
            elif not any(result is t for t in inputs) and not result._is_view():
                yield trial.failed("view", f"result {number} does not know that it is a view")
            elif not any(result._changes is t._changes for t in inputs):
                yield trial.failed("view", f"result {number} does not count the changes of its input")
        elif shared and op.is_public and not op.name.startswith("_") and not (op.identity and trial.dtype == "float64"):
            yield trial.failed("view", f"result {number} shares memory with an input, although it is not declared a view")
    if op.signature.is_view and trial.leaves and has_tangents(trial):
        yield from _views_of_tangents(trial)


def shared_by_composed(trial: OpTrial, given: list[Any], results: list[Any]) -> Iterator[Failure]:
    """A composed op gives memory of an input only where its entry names that: of views that it calls changes are counted, but callers must know of them."""
    op = trial.op
    if not op.is_public or op.signature.is_view or trial.writes:
        return
    for param, value in zip(op.signature.params, given):
        for number, result in enumerate(results):
            if param.name not in op.may_share and any(result._array.size and np.shares_memory(result._array, t._array) for t in tensors_in(value)):
                advice = f"it gives a view of it, or itself; give a copy (.clone()), or say 'may_share: {param.name}'"
                yield trial.failed("view", f"result {number} shares memory with {param.name}, which the entry does not say: {advice}", output=str(number))
                return


_WHY_NOT = "it is read-only, or elements of it lie at one place in memory"


def _can_be_changed(array: Any) -> bool:
    overlaps = array.size > 0 and any(size > 1 and not stride for size, stride in zip(array.shape, array.strides))
    return bool(array.flags.writeable) and not overlaps


def _views_of_tangents(trial: OpTrial) -> Iterator[Failure]:
    """The first result whose tangent is no view of the input's: in forward mode a change through the view would not be one of the input."""
    for as_recorded in (False, True):
        given, leaves = trial.tensors(wanted=None if as_recorded else ())
        with forward_ad.dual_level():
            tangents = [from_array(np.ones_like(leaf._array)) for leaf in leaves]
            duals = [forward_ad.make_dual(leaf, t) for leaf, t in zip(leaves, tangents)]
            for number, out in enumerate(trial.results(trial.at_places(given, duals))):
                found = forward_ad.unpack_dual(out).tangent
                if found is not None and found._array.size and not any(np.shares_memory(found._array, t._array) for t in tangents):
                    how = " where it is recorded" if as_recorded else ""
                    yield trial.failed("view", f"the tangent of result {number} does not share memory with the input's{how}", output=str(number))
                    return


@check("undefined", lambda trial: few(trial) and (len(trial.op.signature.returns) > 1 or trial.op.signature.returns[0].type.is_list))
def undefined(trial: OpTrial) -> Iterator[Failure]:
    """A result to which no gradient flows counts as one whose gradient is zero, in both readings."""
    leaves, outs = recorded_call(trial)
    starts = cotangents(trial, outs, 1)
    for left_out in range(len(outs)) if len(outs) > 1 else ():
        others = [i for i in range(len(outs)) if i != left_out]
        for as_recorded, some in product((False, True), (others, others[:1])):
            expected = gradients(outs, leaves, [s if i in some else s * 0 for i, s in enumerate(starts)], retain_graph=True)
            found = gradients([outs[i] for i in some], leaves, [starts[i] for i in some], retain_graph=True, create_graph=as_recorded)
            where = f" without one of result {left_out}{', with create_graph=True' if as_recorded else ''}"
            if (yield from other_gradients(trial, "undefined grads", found, expected, 1e-10, where)):
                return


@check("memory", few)
def memory(trial: OpTrial) -> Iterator[Failure]:
    """What backward() leaves in .grad shares memory with nothing else: no input, no other gradient, no result, not what the pass began with."""
    given, leaves = trial.tensors()
    outs = recorded(trial.results(given))
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
            if np.shares_memory(array, other):
                yield trial.failed("memory", f"gradient of {leaf} shares memory with {name}", input=leaf)
                return
        if not _can_be_changed(array):
            yield trial.failed("memory", f"gradient of {leaf} cannot be changed: {_WHY_NOT}", input=leaf)
            return
        owners.append((f"the gradient of {leaf}", array))


@check("shared", lambda trial: trial.about == "sample" and few(trial) and len(trial.leaves) > 1 and trial.takes_equal_values)
def shared(trial: OpTrial) -> Iterator[Failure]:
    """One tensor in two places gives what two equal ones give, and its gradient is the sum of theirs."""
    at = trial.at
    for first, second in combinations(range(len(at)), 2):
        if at[first].shape != at[second].shape or not at[first].size:
            continue
        equal = [at[first] if i == second else a for i, a in enumerate(at)]
        try:
            given, leaves = trial.tensors(trial.moved(equal))
            apart = trial.results(given)
        except Exception:  # of values that the function may not be for
            continue
        grads = _gradients_of(trial, apart, leaves)
        given, leaves = trial.tensors(trial.moved(equal))
        one = [leaf for i, leaf in enumerate(leaves) if i != second]
        together = trial.results(trial.at_places(given, [leaves[first] if i == second else leaf for i, leaf in enumerate(leaves)]))
        where = f" where {trial.leaves[first]} and {trial.leaves[second]} are one tensor is not that of two equal ones"
        if (yield from other_results(trial, "shared", together, apart, 1e-10, where)):
            return
        expected = [g + grads[second] if i == first else g for i, g in enumerate(grads) if i != second]
        found = _gradients_of(trial, together, one)
        if all(np.isfinite(e).all() for e in expected):
            for i, (f, e) in enumerate(zip(found, expected)):
                if f.shape != e.shape or not trial.same(f, e, 1e-9):
                    name = trial.leaves[i + (i >= second)]
                    yield trial.failed("shared", f"gradient of {name}{where}", found=f, expected=e, input=name)
                    return


@check("ties", lambda trial: trial.number == 0 and trial.op.elementwise and trial.dtype == "float64" and len(trial.leaves) > 1 and few(trial))
def ties(trial: OpTrial) -> Iterator[Failure]:
    """Where two operands are equal and move together, gradients add up to the derivative, if there is one: neither counts twice, nor does none."""
    for first, second in combinations(range(len(trial.at)), 2):
        if trial.at[first].shape != trial.at[second].shape:
            continue
        equal = trial.moved([trial.at[first] if i == second else a for i, a in enumerate(trial.at)])
        at, tied = trial.at[first], replace(trial, arrays=equal)
        direction = like(trial, [at], 53)[0]
        derivative = along(tied.values, tied.at, [[direction if i in (first, second) else None for i in range(len(trial.at))]], [1.0])
        given, leaves = tied.tensors()
        results = tied.results(given)
        if len(results) != 1 or results[0].shape != at.shape or not results[0].is_floating_point():
            continue
        (value,), (doubt,) = ([a[0].reshape(at.shape) for a in part] for part in (derivative.values, derivative.doubts))
        grads = gradients(results, leaves, [np.ones(at.shape)])
        found = (wide(grads[first]) + wide(grads[second])) * direction
        known = settled([value], [doubt], SURE) & np.isfinite(found)
        compared(found[known])
        if not (~known | (np.abs(found - value) <= TIED * np.maximum(1, np.abs(value)) + 8 * doubt)).all():
            names = f"{trial.leaves[first]} and {trial.leaves[second]}"
            what = f"gradients of {names}, where they are equal and move together"
            yield trial.failed("ties", what, found=np.where(known, found, 0), expected=np.where(known, value, 0), input=trial.leaves[first], looks="")


def _gradients_of(trial: OpTrial, results: list[Any], leaves: list[Any]) -> list[Any]:
    outs = recorded(results)
    found = gradients(outs, leaves, cotangents(trial, outs, 1))
    return [np.array(g._array) for g in found] or [np.zeros(leaf.shape) for leaf in leaves]
