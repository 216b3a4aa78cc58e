"""The special points of the spec: kinks, ties, ends of domains, places where a formula is 0/0."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.differences import one_sided, units
from specgrad.testing.ops.trial import Leaf, OpTrial
from specgrad.testing.properties.tools import compared, wide

from .check import check
from .first_order import tangents

TOLERANCE = 1e-3  # of one-sided differences
EXACT = 4e-15  # of what the spec states
STEP = 2.0**-16  # of one-sided differences of a gradient
SETTLED = 0.01  # how much of them may change with half the step: where a gradient jumps they double


def _special(trial: OpTrial) -> bool:
    return trial.about == "special"


@check("special", _special)
def special(trial: OpTrial) -> Iterator[Failure]:
    """At special points results and derivatives are what the spec states, or lie between one-sided differences: in both readings, in forward mode, twice."""
    yield from _values(trial)
    if not trial.leaves:
        return
    given, leaves = trial.tensors()
    outs = trial.results(given)
    if not any(o.requires_grad for o in outs):
        return
    starts = _starts(trial, outs)
    recorded = [(o, s) for o, s in zip(outs, starts) if o.requires_grad]
    v = [from_array(s) for _, s in recorded]
    arrays = grad([o for o, _ in recorded], leaves, v, retain_graph=True, materialize_grads=True)
    tensors = grad([o for o, _ in recorded], leaves, v, create_graph=True, materialize_grads=True)
    for at, leaf in enumerate(trial.leaves):
        expected = _stated(trial, leaf, trial.at[at])
        for reading, found in (("", arrays[at]), (", with create_graph=True", tensors[at])):
            a = wide(found)
            compared(a)
            if expected is not None:
                known = np.isfinite(expected) | (trial.dtype != "complex128")  # infinities and NaN have no one spelling among complex numbers
                a, e = np.where(known, a, 0), np.where(known, expected, 0)
                if not _same(a, e, EXACT):
                    what = f"gradient of {leaf} at a special point{reading}"
                    yield trial.failed("special", what, found=a, expected=e, input=str(leaf))
                    return
            elif trial.dtype == "float64":
                left, right = _sides(trial, at, starts)
                if not _between(a, left, right):
                    sides = f"{_shown(left)} from the left and {_shown(right)} from the right"
                    what = f"gradient of {leaf} at a special point{reading}, where the derivatives are {sides}"
                    yield trial.failed("special", what, found=a, expected=right, input=str(leaf), looks="")
                    return
        yield from _in_forward_mode(trial, at, wide(arrays[at]), starts)
    if trial.dtype == "float64":
        yield from _second(trial)


def _values(trial: OpTrial) -> Iterator[Failure]:
    """The results, where the spec states them."""
    stated = {} if trial.point is None else trial.point.values
    results = dict(zip((r.name for r in trial.op.signature.returns), trial.call(trial.tensors(wanted=())[0])))
    for name, numbers in stated.items():
        found = wide(results[name])
        compared(found)
        expected = np.array(numbers, found.dtype)
        known = np.isfinite(expected) | (trial.dtype != "complex128")
        if not _broadcasts(expected.shape, found.shape) or not _same(
            np.where(known, found, 0), np.where(known, np.broadcast_to(expected, found.shape), 0), EXACT
        ):
            yield trial.failed("values", f"{name} at a special point", found=found, expected=expected, output=name, looks="")


def _broadcasts(shape: tuple[int, ...], to: tuple[int, ...]) -> bool:
    return len(shape) <= len(to) and all(n in (1, m) for n, m in zip(shape[::-1], to[::-1]))


def _second(trial: OpTrial) -> Iterator[Failure]:
    """The gradient of the sum of the gradients is what the spec states; that of a random combination lies between one-sided differences, and is a number."""
    stated = {} if trial.point is None else trial.point.second
    given, leaves = trial.tensors()
    outs = [o for o in trial.results(given) if o.requires_grad]
    first = grad(outs, leaves, [from_array(np.ones_like(o._array)) for o in outs], create_graph=True, materialize_grads=True)
    if not all(np.isfinite(wide(g)).all() for g in first):
        return
    random = trial.random(32)
    sums = [np.ones(g.shape) for g in first]
    mixed = [np.where(random.random(g.shape) < 0.5, -1.0, 1.0) * random.uniform(0.5, 1.5, g.shape) for g in first]
    for weights in (sums, mixed):  # of gradients that add up to zero, the sum tells nothing
        sides = None  # measured where something is held against them
        for number, (leaf, a) in enumerate(zip(trial.leaves, _of_gradients(first, leaves, weights))):
            if leaf.name in stated:
                e: Any = np.broadcast_to(np.asarray(stated[leaf.name], np.float64), a.shape)
                if weights is sums and not _same(a, e, EXACT):
                    what = f"second derivative in {leaf} at a special point"
                    yield trial.failed("special", what, found=a, expected=e, input=str(leaf), looks="")
                    return
                continue
            if np.isnan(a).any():
                what = f"second derivative in {leaf} at a special point, where the gradient is a number"
                yield trial.failed("special", what, found=a, expected=0.0, input=str(leaf), looks="")
                return
            sides = sides or [_sides_of_gradients(trial, weights, step) for step in (STEP, STEP / 2)]
            (left, right), (nearer_left, nearer_right) = ([np.reshape(side, a.shape) for side in found[number]] for found in sides)
            known = _settled(left, nearer_left) & _settled(right, nearer_right)  # elsewhere the gradient jumps, or is not known on both sides
            if not _between(np.where(known, a, 0.0), np.where(known, left, 0.0), np.where(known, right, 0.0)):
                shown = f"{_shown(left)} from the left and {_shown(right)} from the right"
                what = f"second derivative in {leaf} at a special point, where those of the gradient are {shown}"
                yield trial.failed("special", what, found=a, expected=right, input=str(leaf), looks="")
                return


def _of_gradients(first: Sequence[Any], leaves: list[Any], weights: list[Any]) -> list[Any]:
    """The gradients of a combination of gradients."""
    recorded = [(g, from_array(w)) for g, w in zip(first, weights) if g.requires_grad]
    if not recorded:
        return [np.zeros(leaf.shape) for leaf in leaves]
    found = grad([g for g, _ in recorded], leaves, [w for _, w in recorded], retain_graph=True, materialize_grads=True)
    for f in found:
        compared(wide(f))
    return [wide(f) for f in found]


def _settled(slope: Any, nearer: Any) -> Any:
    """Where a slope is the same with half the step."""
    return np.abs(slope - nearer) <= SETTLED * (1 + np.abs(slope))


def _sides_of_gradients(trial: OpTrial, weights: list[Any], step: float) -> list[tuple[list[float], list[float]]]:
    """For each leaf, the derivatives of a combination of gradients from the left and from the right, element by element."""

    def combined(at: list[Any]) -> list[Any]:
        given, leaves = trial.tensors(trial.moved(at))
        outs = [o for o in trial.results(given) if o.requires_grad]
        found = grad(outs, leaves, [from_array(np.ones_like(o._array)) for o in outs], materialize_grads=True)
        return [np.array(sum(float(np.sum(w * g._array)) for w, g in zip(weights, found)))]

    sides: list[tuple[list[float], list[float]]] = [([], []) for _ in trial.leaves]
    for number, _, direction in units(trial.at):
        for side, (value,) in zip(sides[number], one_sided(combined, trial.at, direction, step)):
            side.append(float(value[0]))
    return sides


def _starts(trial: OpTrial, outs: list[Any]) -> list[Any]:
    """Ones where the spec states gradients, else random numbers; zeros for results that are not finite, whose differences say nothing."""
    random = trial.random(31)
    found = []
    for out in outs:
        array = out._array
        start = np.ones(array.shape) if trial.gives else np.where(random.random(array.shape) < 0.5, -1.0, 1.0) * random.uniform(0.5, 1.5, array.shape)
        if not trial.gives:
            start = np.where(np.isfinite(array), start, 0.0)
        found.append(np.asarray(start).astype(array.dtype))
    return found


def _stated(trial: OpTrial, leaf: Leaf, array: Any) -> Any:
    if leaf.name not in trial.gives:
        return None
    return np.broadcast_to(np.array(trial.gives[leaf.name], array.dtype), array.shape)


def _same(found: Any, expected: Any, tolerance: float) -> bool:
    with np.errstate(all="ignore"):
        near = np.isfinite(expected) & (np.abs(found - expected) <= tolerance * (1e-2 + np.abs(expected)))
    return bool(np.all(near | (found == expected) | (np.isnan(found) & np.isnan(expected))))


def _sides(trial: OpTrial, at: int, starts: list[Any]) -> tuple[Any, Any]:
    """The derivatives of <start, results> from both sides, for each element of a leaf."""
    found: list[list[float]] = [[], []]
    for leaf, _, direction in units(trial.at):
        if leaf == at:
            for side, value in zip(found, _sides_along(trial, direction, starts)):
                side.append(value)
    left, right = (np.array(side).reshape(trial.at[at].shape) for side in found)
    return left, right


def _sides_along(trial: OpTrial, direction: list[Any], starts: list[Any]) -> list[float]:
    """The derivatives of <start, results> from both sides, along a direction."""

    def inner(moved: list[Any]) -> list[Any]:
        values = trial.values(moved)
        return [np.array(sum(float(np.sum(np.where(s == 0, 0, np.conj(s) * v)).real) for s, v in zip(starts, values)))]

    return [float(value[0]) for (value,) in one_sided(inner, trial.at, direction)]


def _between(found: Any, left: Any, right: Any) -> bool:
    """Whether a gradient lies between the one-sided derivatives; where only one is known, it must be that."""
    left, right = np.where(np.isfinite(left), left, right), np.where(np.isfinite(right), right, left)
    low, high = np.minimum(left, right), np.maximum(left, right)
    slack = TOLERANCE * (1 + np.abs(low) + np.abs(high))
    return bool(np.all(~np.isfinite(low) | ((found >= low - slack) & (found <= high + slack))))


def _in_forward_mode(trial: OpTrial, at: int, gradient: Any, starts: list[Any]) -> Iterator[Failure]:
    """Forward mode takes the same side as the gradient."""
    array = trial.at[at]
    results = trial.values(trial.at)
    names = [r.name for r in trial.op.signature.returns]
    if trial.op.elementwise:
        directions: list[tuple[Any, Any]] = [(slice(None), np.ones(array.shape, array.dtype))]  # a zero times an infinity would be none of its business
    else:
        directions = [(flat, direction[at]) for leaf, flat, direction in units(trial.at) if leaf == at and np.isreal(direction[at]).all()]
    for flat, direction in directions:
        pushed = tangents(trial, [direction if i == at else None for i in range(len(trial.at))])
        if trial.op.elementwise:
            if any(a.shape != array.shape for a in starts):
                return
            found = sum(np.conj(wide(t)) * s if t is not None else np.zeros(s.shape) for t, s in zip(pushed, starts))
            expected = gradient
        else:
            found = sum(float(np.sum(np.where(s == 0, 0, wide(t) * np.conj(s)).real)) if t is not None else 0.0 for t, s in zip(pushed, starts))
            expected = gradient.reshape(-1)[flat].real
        finite = np.isfinite(expected)
        if not trial.op.elementwise and not _same(found, expected, EXACT):
            left, right = _sides_along(trial, [direction if i == at else None for i in range(len(trial.at))], starts)
            known = np.isfinite((left, right)).any() or any(np.isnan(np.where(s == 0, 0, r)).any() for s, r in zip(starts, results))
            if known and _between(np.asarray(found), left, right):
                continue  # it is the derivative, which the gradient is not meant to be; of a result that is none, NaN is
        if not _same(np.where(finite, found, 0), np.where(finite, expected, 0), EXACT):
            what = f"forward mode at a special point, along {trial.leaves[at]}"
            yield trial.failed("special", what, found=found, expected=expected, output=names[0], looks="")
            return


def _shown(numbers: Any) -> str:
    return " ".join(f"{x:.4g}" for x in np.reshape(numbers, -1)[:6])
