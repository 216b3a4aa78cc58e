"""Second-order derivatives: gradients of gradients, of tangents, and tangents of gradients."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd import forward_ad
from specgrad.autograd.differentiate import grad
from specgrad.autograd.functions.node import FunctionNode
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.differences import along, units
from specgrad.testing.ops.jacobian import disagree
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.gradients import of_tangents
from specgrad.testing.properties.tools import cotangents, gradients, like, recorded_call, wide
from specgrad.testing.properties.trial import NotVerified, recorded

from .check import check, composed, few, has_tangents

LINEAR = 1e-12  # of a derivative to what it is linear in: what rounding may do to it


@check("second_order", lambda trial: few(trial) or (composed(trial) and trial.number == 0))
def second_order(trial: OpTrial) -> Iterator[Failure]:
    """Derivatives of <gradient, w> in every element of inputs and incoming gradients: reverse over reverse, and forward over reverse."""
    leaves, outs = recorded_call(trial)
    if not outs:
        return
    starts = cotangents(trial, outs, 1)
    v = [from_array(a).requires_grad_() for a in starts]
    first = grad(outs, leaves, v, create_graph=True, materialize_grads=True)
    w = like(trial, [g._array for g in first], 3)
    smooth = [(g, x) for g, x in zip(first, w) if g.requires_grad]
    found = gradients([g for g, _ in smooth], [*leaves, *v], [x for _, x in smooth])
    arrays = [wide(f).reshape(-1) for f in found] or [np.zeros(a.size) for a in (*trial.at, *starts)]
    for doubted in (False, True):  # how unsure the differences are matters only where something disagrees with them
        truth, doubts = _differences(trial, starts, w, doubted)
        failures = [*_reverse_over_reverse(trial, arrays, truth, doubts)]
        if has_tangents(trial) and trial.op.kind != "compose":
            failures += _forward_over_reverse(trial, starts, w, truth, doubts)
        if not failures:
            return
    yield from failures


@check("third_order", lambda trial: trial.number == 0 and composed(trial) and trial.dtype == "float64")
def third_order(trial: OpTrial) -> Iterator[Failure]:
    """Where a composition calls a Function, which has formulas of its own: a third derivative along random directions, and those of tangents."""
    leaves, outs = recorded_call(trial)
    if not calls_a_function(outs):
        return
    yield from of_tangents(trial)
    starts, (inward, along_it, moved) = cotangents(trial, outs, 1), (like(trial, trial.at, n) for n in (61, 62, 63))

    def second(at: list[Any]) -> tuple[list[Any], Sequence[Any]]:
        given, leaves = trial.tensors(trial.moved(at))
        first = grad(recorded(trial.results(given)), leaves, [from_array(s) for s in starts], create_graph=True, materialize_grads=True)
        smooth = [(g, from_array(w)) for g, w in zip(first, inward) if g.requires_grad]
        return leaves, grad([g for g, _ in smooth], leaves, [w for _, w in smooth], create_graph=True, materialize_grads=True) if smooth else []

    def curvature(at: list[Any]) -> list[Any]:
        return [np.array([sum((float(np.vdot(w, g._array)) for w, g in zip(along_it, second(at)[1])), 0.0)])]

    try:
        leaves, found = second(trial.at)
        smooth = [(g, w) for g, w in zip(found, along_it) if g.requires_grad]
        third = gradients([g for g, _ in smooth], leaves, [w for _, w in smooth])
        derivative = along(curvature, trial.at, [moved], [1.0])
    except (NotImplementedError, RuntimeError) as error:
        raise NotVerified("a Function among what these ops call has no third derivative") from error
    value = np.array([[sum((float(np.vdot(d, g._array)) for d, g in zip(moved, third)), 0.0)]])
    if disagree(value, derivative.values[0], derivative.doubts[0]).any():
        yield _failed(trial, "third order: the derivative of a second derivative of", "", float(value[0, 0]), float(derivative.values[0][0, 0]))


def calls_a_function(outs: list[Any]) -> bool:
    """Whether results come through a `Function`, which has formulas of its own."""
    return any(isinstance(node, FunctionNode) for node in _nodes(outs))


def _nodes(outs: list[Any]) -> Iterator[Any]:
    """The nodes behind tensors."""
    seen: set[int] = set()
    waiting = [out.grad_fn for out in outs]
    while waiting:
        node = waiting.pop()
        if node is not None and id(node) not in seen:
            seen.add(id(node))
            yield node
            waiting += [source for source, _ in node.next_functions]


def _reverse_over_reverse(trial: OpTrial, arrays: list[Any], truth: list[Any], doubts: list[Any]) -> Iterator[Failure]:
    """The gradient of the gradient, entry by entry."""
    names = [*map(str, trial.leaves), *(f"the gradient of result {i}" for i in range(len(arrays) - len(trial.leaves)))]
    for name, a, e, d in zip(names, arrays, truth, doubts):
        if a.shape != e.shape or disagree(a[None], e[None], d[None]).any():
            yield _failed(trial, "second order: the derivative of", f" in {name}", a, e)
            return


def _failed(trial: OpTrial, before: str, after: str, found: Any, expected: Any) -> Failure:
    """A failure in the gradients of all leaves together, or in that of the only one."""
    what = f"{before} the gradient of {', '.join(map(str, trial.leaves))}{after}"
    return trial.failed("second order", what, found=found, expected=expected, input=trial.leaves[0] if len(trial.leaves) == 1 else "")


def _differences(trial: OpTrial, starts: list[Any], w: list[Any], doubted: bool) -> tuple[list[Any], list[Any]]:
    """The gradient of <gradient, w> to each variable: to inputs by differences of what backward() gives; in incoming gradients it is linear."""
    count = len(trial.at)

    def product(at: list[Any], incoming: list[Any]) -> Any:
        given, leaves = trial.tensors(trial.moved(at))
        found = gradients(recorded(trial.results(given)), leaves, incoming)
        return np.array([sum(np.vdot(x, g._array).real for x, g in zip(w, found))])

    directions = units(trial.at)
    sizes = [trial.room(number, flat) for number, flat, _ in directions]
    derivative = along(lambda at: [product(at, starts)], trial.at, [d for *_, d in directions], sizes, doubted)
    variables = [*trial.at, *starts]
    truth = [np.zeros(a.size, traits[a.dtype].wide) for a in variables]
    doubts = [np.zeros(a.size) for a in variables]
    for (number, flat, direction), value, doubt in zip(directions, *(x[0] if x else [] for x in (derivative.values, derivative.doubts))):
        truth[number][flat] += direction[number].reshape(-1)[flat] * value[0].real
        doubts[number][flat] += doubt[0]
    for number, flat, direction in units(starts):
        value = float(product(trial.at, [np.zeros_like(s) if d is None else d for s, d in zip(starts, direction)])[0])
        truth[count + number][flat] += direction[number].reshape(-1)[flat] * value
        doubts[count + number][flat] += LINEAR * abs(value)
    return truth, doubts


def _forward_over_reverse(trial: OpTrial, starts: list[Any], w: list[Any], truth: list[Any], doubts: list[Any]) -> Iterator[Failure]:
    """The tangent of the gradient, along a direction of inputs and incoming gradients."""
    direction = like(trial, [*trial.at, *starts], 4)
    given, leaves = trial.tensors()
    with forward_ad.dual_level():
        duals = [forward_ad.make_dual(leaf, from_array(t)) for leaf, t in zip(leaves, direction)]
        outs = recorded(trial.results(trial.at_places(given, duals)))
        v = [forward_ad.make_dual(from_array(np.array(s)), from_array(t)) for s, t in zip(starts, direction[len(leaves) :])]
        found = grad(outs, leaves, v, create_graph=True, materialize_grads=True)
        tangents = [forward_ad.unpack_dual(f).tangent for f in found]
        arrays = [np.zeros(leaf.shape) if t is None else wide(t) for leaf, t in zip(leaves, tangents)]
    value = np.array([[sum(float(np.sum((np.conj(x) * t).real)) for x, t in zip(w, arrays))]])
    flat = [np.asarray(d).reshape(-1) for d in direction]
    terms = [(np.conj(t) * d).real for t, d in zip(truth, flat)]
    expected = np.array([[sum(float(t.sum()) for t in terms)]])
    doubt = np.array([[sum(float(np.sum(np.abs(d) * u)) for d, u in zip(flat, doubts))]])
    doubt += 1e-9 * sum(float(np.abs(t).sum()) for t in terms)
    if disagree(value, expected, doubt).any():
        yield _failed(trial, "second order, forward over reverse: the tangent of", "", float(value[0, 0]), float(expected[0, 0]))
