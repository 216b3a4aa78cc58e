"""The special points of the spec: kinks, ties, ends of domains, places where a formula is 0/0; and kinks that the spec does not name."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from specgrad.codegen.model.op import TensorSample
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.differences import one_sided, units
from specgrad.testing.ops.subject import literals_in
from specgrad.testing.ops.trial import Leaf, OpTrial
from specgrad.testing.properties.tools import compared, expands_to, gradients, near, recorded_call, wide
from specgrad.testing.properties.trial import recorded

from .check import check, composed, differentiable_sample, has_tangents
from .first_order import tangents
from .second_order import calls_a_function

TOLERANCE = 1e-3  # of one-sided differences
EXACT = 4e-15  # of what the spec states
STEP = 2.0**-16  # of one-sided differences
SIZES = 1e-2, 1e2  # of numbers for which that step tells something
SETTLED = 0.01  # how much of them may change with half the step: where a gradient jumps they double


@check("special", lambda trial: trial.about == "special")
def special(trial: OpTrial) -> Iterator[Failure]:
    """At special points results and derivatives are what the spec states, or lie between one-sided differences: in both readings, in forward mode, twice."""
    yield from _values(trial)
    given, leaves = trial.tensors()
    outs = trial.results(given)
    ends = recorded(outs)
    if not ends:
        if trial.op.kind == "compose" and trial.leaves and trial.stated.gives:
            yield trial.failed("detached", "requires no gradient at a special point, of which a gradient is stated", looks="detached")
        return
    starts = _starts(trial, outs)
    if trial.op.kind == "compose":  # which may detach some of its results
        starts = [s if o.requires_grad else np.zeros_like(s) for o, s in zip(outs, starts)]
    v = [s for o, s in zip(outs, starts) if o.requires_grad]
    arrays = gradients(ends, leaves, v, retain_graph=True)
    tensors = gradients(ends, leaves, v, create_graph=True)
    for at, leaf in enumerate(trial.leaves):
        for reading, a in (("", wide(arrays[at])), (", with create_graph=True", wide(tensors[at]))):
            if leaf.name in trial.stated.gives:
                expected = np.broadcast_to(np.array(trial.stated.gives[leaf.name], trial.at[at].dtype), a.shape)
                if not _is_stated(trial, a, expected):
                    yield trial.failed("special", f"gradient of {leaf} at a special point{reading}", found=a, expected=expected, input=leaf)
                    return
                if not reading and (yield from _at_a_smooth_point(trial, starts, at, leaf, a)):
                    return
                continue
            compared(a)
            if trial.dtype == "float64":
                left, right = _sides(trial, partial(_weighted, trial, starts), at)
                if not _between(a, left, right):
                    what = f"gradient of {leaf} at a special point{reading}, where the derivatives are {_shown(left, right)}"
                    yield trial.failed("special", what, found=a, expected=right, input=leaf, looks="")
                    return
        if has_tangents(trial):
            yield from _in_forward_mode(trial, at, wide(arrays[at]), starts)
    if trial.dtype == "float64":
        yield from _second(trial)


def _at_a_smooth_point(trial: OpTrial, starts: list[Any], at: int, leaf: Leaf, stated: Any) -> Generator[Failure, None, bool]:
    """What an entry states is a derivative where there is only one: an entry cannot excuse a formula that is wrong."""
    sizes = np.abs(np.concatenate([np.asarray(a, np.float64).reshape(-1) for a in trial.at]))
    if trial.dtype != "float64" or trial.stated.because or not ((sizes == 0) | ((sizes > SIZES[0]) & (sizes < SIZES[1]))).all():
        return False
    (left, right), nearer = (_sides(trial, partial(_weighted, trial, starts), at, step) for step in (STEP, STEP / 2))
    known = np.isfinite(stated) & np.isfinite(left) & np.isfinite(right) & _settled(left, nearer[0]) & _settled(right, nearer[1])
    smooth = known & (np.abs(left - right) <= TOLERANCE * (1 + np.abs(left)))
    if not _between(np.where(smooth, stated, 0.0), np.where(smooth, left, 0.0), np.where(smooth, right, 0.0)):
        what = f"gradient of {leaf} at a special point is what the entry states, where the op is smooth and has another"
        yield trial.failed("special", what, found=stated, expected=left, input=leaf, looks="")
        return True
    return False


def _may_have_kinks(trial: OpTrial) -> bool:
    by_elements = differentiable_sample(trial) if trial.op.elementwise else composed(trial) and len(trial.leaves) == 1
    return trial.number == 0 and trial.dtype == "float64" and by_elements


@check("kinks", _may_have_kinks)
def kinks(trial: OpTrial) -> Iterator[Failure]:
    """At numbers that stand in the texts of an elementwise op, and at those that its domain avoids, gradients and tangents lie between the one-sided ones."""
    if not trial.op.elementwise and not calls_a_function(recorded_call(trial)[1]):
        return  # of ops that are called, each is looked at by itself
    for at, leaf in enumerate(trial.leaves):
        places = _kinks_of(trial, leaf)
        if leaf.item is not None or not places.size:
            continue
        arrays = [
            np.resize(a, places.shape) if isinstance(a, np.ndarray) else a for a in trial.moved([places if i == at else a for i, a in enumerate(trial.at)])
        ]
        there = replace(trial, arrays=arrays)
        if not trial.op.elementwise and not _is_by_elements(there):
            continue
        unit = [np.ones_like(a) if i == at else None for i, a in enumerate(there.at)]
        sides, nearer = (one_sided(there.values, there.at, unit, step) for step in (STEP, STEP / 2))
        given, leaves = there.tensors()
        results = there.results(given)
        finite = np.logical_and.reduce([np.isfinite(wide(out)) for out in results if out._array.shape == places.shape])  # beside a pole there is no kink
        for number, out in enumerate(results):
            left, right = (np.where(_settled(side[number], half[number]), side[number], np.nan) for side, half in zip(sides, nearer))
            found = {f"gradient of {leaf}": gradients([out], leaves, [np.ones_like(out._array)], retain_graph=True)[at] if out.requires_grad else None}
            if has_tangents(there) and trial.op.kind != "compose":  # a Function may have none
                found[f"tangent along {leaf}"] = tangents(there, unit)[number]
            for what, tensor in found.items():
                numbers = np.zeros(places.shape) if tensor is None else wide(tensor)
                compared(numbers)
                wrong = ~_lie_between(numbers, left, right) & np.isfinite(left + right) & finite
                if numbers.shape == places.shape and wrong.any():
                    one = int(np.flatnonzero(wrong)[0])
                    where = f"{what} at {leaf}={places[one]:g}, where the derivatives are {_shown(left[one], right[one])}"
                    advice = "if that is meant, say it in a point under 'special', with 'because'"
                    yield trial.failed("special", f"{where} ({advice})", found=numbers[one], expected=right[one], input=leaf, looks="")
                    return


def _is_by_elements(trial: OpTrial) -> bool:
    """Whether a composition that takes such numbers gives a number for each, on which the others have no influence."""
    array = trial.at[0]
    try:
        whole, *parts = (trial.values([at]) for at in (array, array[:1], array[-1:]))
    except Exception:  # what it does not take it refuses, in its own words
        return False
    first, last = ([r[part] for r in whole if r.shape == array.shape] for part in (slice(1), slice(-1, None)))
    return len(first) == len(whole) and all(np.array_equal(a, b, equal_nan=True) for a, b in zip((*first, *last), (*parts[0], *parts[1])))


def _kinks_of(trial: OpTrial, leaf: Leaf) -> Any:
    """Where an input may have kinks: numbers of the op's texts, those that its domain avoids, and parameters; not where special points say something."""
    domain = trial.op.domain.get(leaf.name)
    numbers = [a for p, a in zip(trial.op.signature.params, trial.arrays) if not p.type.is_tensor and type(a) in (int, float)]
    found = {0.0, *literals_in(trial.op), *(domain.avoid if domain is not None else ()), *map(float, numbers), *(-float(n) for n in numbers)}
    stated = {x for point in trial.op.special for x in np.ravel(_numbers_of(point.args.get(leaf.name)))}
    return np.array(sorted(x for x in found - stated if x == 0 or SIZES[0] < abs(x) < SIZES[1]))


def _numbers_of(given: object) -> Any:
    return given.data if isinstance(given, TensorSample) and given.holds == "data" else ()


def _values(trial: OpTrial) -> Iterator[Failure]:
    """The results, where the spec states them."""
    results = dict(zip((r.name for r in trial.op.signature.returns), trial.call(trial.tensors(wanted=())[0])))
    for name, numbers in trial.stated.values.items():
        found = wide(results[name])
        expected = np.array(numbers, found.dtype)
        if not expands_to(expected.shape, found.shape) or not _is_stated(trial, found, np.broadcast_to(expected, found.shape)):
            yield trial.failed("values", f"{name} at a special point", found=found, expected=expected, output=name, looks="")


def _is_stated(trial: OpTrial, found: Any, expected: Any) -> bool:
    """Whether numbers are those that the spec states; infinities and NaN have no one spelling among complex numbers."""
    compared(found)
    known = np.isfinite(expected) | (trial.dtype != "complex128")
    return _same(np.where(known, found, 0), np.where(known, expected, 0))


def _second(trial: OpTrial) -> Iterator[Failure]:
    """The gradient of the sum of the gradients is what the spec states; that of a random combination lies between one-sided differences, and is a number."""
    leaves, outs = recorded_call(trial)
    first = gradients(outs, leaves, [np.ones_like(o._array) for o in outs], create_graph=True)
    if not all(np.isfinite(wide(g)).all() for g in first):
        return
    random = trial.random(32)
    sums = [np.ones(g.shape) for g in first]
    mixed = [_signed(random, g.shape) for g in first]
    for weights in (sums, mixed):  # of gradients that add up to zero, the sum tells nothing
        for number, (leaf, a) in enumerate(zip(trial.leaves, _of_gradients(first, leaves, weights))):
            what = f"second derivative in {leaf} at a special point"
            if leaf.name in trial.stated.second:
                e = np.broadcast_to(np.asarray(trial.stated.second[leaf.name], np.float64), a.shape)
                if weights is sums and not _same(a, e):
                    yield trial.failed("special", what, found=a, expected=e, input=leaf, looks="")
                    return
                continue
            if np.isnan(a).any():
                yield trial.failed("special", f"{what}, where the gradient is a number", found=a, expected=0.0, input=leaf, looks="")
                return
            (left, right), nearer = (_sides(trial, partial(_combined, trial, weights), number, step) for step in (STEP, STEP / 2))
            known = _settled(left, nearer[0]) & _settled(right, nearer[1])  # elsewhere the gradient jumps, or is not known on both sides
            if not _between(np.where(known, a, 0.0), np.where(known, left, 0.0), np.where(known, right, 0.0)):
                what = f"{what}, where those of the gradient are {_shown(left, right)}"
                yield trial.failed("special", what, found=a, expected=right, input=leaf, looks="")
                return


def _of_gradients(first: Sequence[Any], leaves: list[Any], weights: list[Any]) -> list[Any]:
    """The gradients of a combination of gradients."""
    smooth = [(g, w) for g, w in zip(first, weights) if g.requires_grad]
    found = [wide(f) for f in gradients([g for g, _ in smooth], leaves, [w for _, w in smooth], retain_graph=True)]
    for f in found:
        compared(f)
    return found or [np.zeros(leaf.shape) for leaf in leaves]


def _settled(slope: Any, nearer: Any) -> Any:
    """Where a slope is the same with half the step."""
    return np.abs(slope - nearer) <= SETTLED * (1 + np.abs(slope))


def _combined(trial: OpTrial, weights: list[Any], at: list[Any]) -> list[Any]:
    """A combination of the gradients at a point."""
    given, leaves = trial.tensors(trial.moved(at))
    outs = recorded(trial.results(given))
    found = gradients(outs, leaves, [np.ones_like(o._array) for o in outs])
    return [np.array(sum(float(np.sum(w * g._array)) for w, g in zip(weights, found)))]


def _weighted(trial: OpTrial, starts: list[Any], at: list[Any]) -> list[Any]:
    """<start, results> at a point."""
    return [np.array(sum(float(np.sum(np.where(s == 0, 0, np.conj(s) * v)).real) for s, v in zip(starts, trial.values(at))))]


def _sides(trial: OpTrial, function: Callable[[list[Any]], list[Any]], leaf: int, step: float = STEP) -> tuple[Any, Any]:
    """The derivatives of a number from the left and from the right, for each element of a leaf."""
    found = [one_sided(function, trial.at, direction, step) for number, _, direction in units(trial.at) if number == leaf]
    left, right = (np.array([sides[side][0][0] for sides in found], np.float64).reshape(trial.at[leaf].shape) for side in (0, 1))
    return left, right


def _starts(trial: OpTrial, outs: list[Any]) -> list[Any]:
    """Ones where the spec states gradients, else random numbers; zeros for results that are not finite, whose differences say nothing."""
    if trial.stated.gives:
        return [np.ones_like(o._array) for o in outs]
    random = trial.random(31)
    return [np.asarray(np.where(np.isfinite(o._array), _signed(random, o.shape), 0.0)).astype(o._array.dtype) for o in outs]


def _signed(random: np.random.Generator, shape: tuple[int, ...]) -> Any:
    """Random numbers of both signs, none of them small."""
    return np.where(random.random(shape) < 0.5, -1.0, 1.0) * random.uniform(0.5, 1.5, shape)


def _same(found: Any, expected: Any) -> bool:
    return bool(near(found, expected, np.where(np.isfinite(expected), EXACT * np.where(expected == 0, 1e-2, np.abs(expected)), 0.0)).all())


def _between(found: Any, left: Any, right: Any) -> bool:
    """Whether a gradient lies between the one-sided derivatives; where only one is known, it must be that."""
    return bool(_lie_between(found, left, right).all())


def _lie_between(found: Any, left: Any, right: Any) -> Any:
    left, right = np.where(np.isfinite(left), left, right), np.where(np.isfinite(right), right, left)
    low, high = np.minimum(left, right), np.maximum(left, right)
    slack = TOLERANCE * (1 + np.abs(low) + np.abs(high))
    return ~np.isfinite(low) | ((found >= low - slack) & (found <= high + slack))


def _in_forward_mode(trial: OpTrial, at: int, gradient: Any, starts: list[Any]) -> Iterator[Failure]:
    """Forward mode takes the same side as the gradient."""
    results = trial.values()
    if trial.op.elementwise:  # all elements at once: a zero times an infinity would be none of its business
        directions = [(0, [np.ones_like(a) if i == at else None for i, a in enumerate(trial.at)])]
    else:
        directions = [(flat, direction) for leaf, flat, direction in units(trial.at) if leaf == at and np.isreal(direction[at]).all()]
    for flat, direction in directions:
        pushed = tangents(trial, direction)
        if trial.op.elementwise:
            if any(s.shape != gradient.shape for s in starts):
                return
            found = sum(np.conj(wide(t)) * s if t is not None else np.zeros(s.shape) for t, s in zip(pushed, starts))
            expected = gradient
        else:
            found = sum(float(np.sum(np.where(s == 0, 0, wide(t) * np.conj(s)).real)) if t is not None else 0.0 for t, s in zip(pushed, starts))
            expected = gradient.reshape(-1)[flat].real
        finite = np.isfinite(expected)
        if not trial.op.elementwise and not _same(found, expected):
            left, right = (side[0][0] for side in one_sided(partial(_weighted, trial, starts), trial.at, direction, STEP))
            known = np.isfinite((left, right)).any() or any(np.isnan(np.where(s == 0, 0, r)).any() for s, r in zip(starts, results))
            if known and _between(np.asarray(found), left, right):
                continue  # it is the derivative, which the gradient is not meant to be; of a result that is none, NaN is
        if not _same(np.where(finite, found, 0), np.where(finite, expected, 0)):
            what = f"forward mode at a special point, along {trial.leaves[at]}"
            yield trial.failed("special", what, found=found, expected=expected, output=trial.op.signature.returns[0].name, looks="")
            return


def _shown(left: Any, right: Any) -> str:
    sides = (" ".join(f"{x + 0.0:.4g}" for x in np.reshape(side, -1)[:6]) for side in (left, right))
    return "{} from the left and {} from the right".format(*sides)
