"""The special points of the spec: kinks, ties, ends of domains, places where a formula is 0/0."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.backward import grad
from specgrad.creation import from_array
from specgrad.testing.failure import Failure

from ..differences import one_sided, units
from ..failure_text import failed
from ..subject import Subject
from ..tally import compared
from ..trial import Leaf, Trial
from .check import check
from .first_order import tangents
from .tools import wide

TOLERANCE = 1e-3  # of one-sided differences
EXACT = 1e-12  # of what the spec states


def _special(subject: Subject, trial: Trial) -> bool:
    return trial.about == "special" and bool(trial.leaves)


@check("special", _special)
def special(subject: Subject, trial: Trial) -> Iterator[Failure]:
    """At special points the gradient is what the spec states, or lies between the one-sided derivatives; in both readings and in forward mode."""
    given, leaves = trial.tensors()
    outs = trial.results(subject.function, given)
    if not any(o.requires_grad for o in outs):
        return
    starts = _starts(subject, trial, outs)
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
                    yield failed("special", "special", subject, trial, what, found=a, expected=e, input=str(leaf))
                    return
            elif trial.dtype == "float64":
                left, right = _sides(subject, trial, at, starts)
                if not _between(a, left, right):
                    sides = f"{_shown(left)} from the left and {_shown(right)} from the right"
                    what = f"gradient of {leaf} at a special point{reading}, where the derivatives are {sides}"
                    yield failed("special", "special", subject, trial, what, found=a, expected=right, input=str(leaf), looks="")
                    return
        yield from _in_forward_mode(subject, trial, at, wide(arrays[at]), starts)


def _starts(subject: Subject, trial: Trial, outs: list[Any]) -> list[Any]:
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


def _stated(trial: Trial, leaf: Leaf, array: Any) -> Any:
    if leaf.name not in trial.gives:
        return None
    return np.broadcast_to(np.array(trial.gives[leaf.name], array.dtype), array.shape)


def _same(found: Any, expected: Any, tolerance: float) -> bool:
    with np.errstate(all="ignore"):
        near = np.isfinite(expected) & (np.abs(found - expected) <= tolerance * (1e-2 + np.abs(expected)))
    return bool(np.all(near | (found == expected) | (np.isnan(found) & np.isnan(expected))))


def _sides(subject: Subject, trial: Trial, at: int, starts: list[Any]) -> tuple[Any, Any]:
    """The derivatives of <start, results> from both sides, for each element of a leaf."""
    found: list[list[float]] = [[], []]

    def inner(moved: list[Any]) -> list[Any]:
        values = trial.values(subject, moved)
        return [np.array(sum(float(np.sum(np.where(s == 0, 0, s * v))) for s, v in zip(starts, values)))]

    for leaf, _, direction in units(trial.at):
        if leaf == at:
            for side, (value,) in zip(found, one_sided(inner, trial.at, direction)):
                side.append(float(value[0]))
    left, right = (np.array(side).reshape(trial.at[at].shape) for side in found)
    return left, right


def _between(found: Any, left: Any, right: Any) -> bool:
    """Whether a gradient lies between the one-sided derivatives; where only one is known, it must be that."""
    left, right = np.where(np.isfinite(left), left, right), np.where(np.isfinite(right), right, left)
    low, high = np.minimum(left, right), np.maximum(left, right)
    slack = TOLERANCE * (1 + np.abs(low) + np.abs(high))
    return bool(np.all(~np.isfinite(low) | ((found >= low - slack) & (found <= high + slack))))


def _in_forward_mode(subject: Subject, trial: Trial, at: int, gradient: Any, starts: list[Any]) -> Iterator[Failure]:
    """Forward mode takes the same side as the gradient."""
    array = trial.at[at]
    names = [r.name for r in subject.op.signature.returns]
    if subject.op.elementwise:
        directions: list[tuple[Any, Any]] = [(slice(None), np.ones(array.shape, array.dtype))]  # a zero times an infinity would be none of its business
    else:
        directions = [(flat, direction[at]) for leaf, flat, direction in units(trial.at) if leaf == at and np.isreal(direction[at]).all()]
    for flat, direction in directions:
        pushed = tangents(subject, trial, [direction if i == at else None for i in range(len(trial.at))])
        if subject.op.elementwise:
            if any(a.shape != array.shape for a in starts):
                return
            found = sum(np.conj(wide(t)) * s if t is not None else np.zeros(s.shape) for t, s in zip(pushed, starts))
            expected = gradient
        else:
            found = sum(float(np.sum(np.where(s == 0, 0, wide(t) * np.conj(s)).real)) if t is not None else 0.0 for t, s in zip(pushed, starts))
            expected = gradient.reshape(-1)[flat].real
        finite = np.isfinite(expected)
        if not _same(np.where(finite, found, 0), np.where(finite, expected, 0), EXACT):
            what = f"forward mode at a special point, along {trial.leaves[at]}"
            yield failed("special", "special", subject, trial, what, found=found, expected=expected, output=names[0], looks="")
            return


def _shown(numbers: Any) -> str:
    return " ".join(f"{x:.4g}" for x in np.reshape(numbers, -1)[:6])
