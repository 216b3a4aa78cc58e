"""A gradient is the same, however it is asked for."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from specgrad.autograd import forward_ad
from specgrad.autograd.differentiate import grad
from specgrad.autograd.grad_mode import no_grad
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure

from .tools import compared, cotangents, like, other_gradients, other_results, recorded_call, wide
from .tools import gradients as gradients_of
from .trial import Trial, recorded, tensors_in

LARGEST = 1e38  # about what float32 can hold
SMALLEST = 1e-12  # what is below may be what rounding leaves of zero
FEWEST = 2  # numbers that have zeros at their ends by chance: never
SCALES = {2.0**40: 1e-9, 2.0**-40: 1e-9, 2.0**130: 1e-5}  # powers of two, which change no digit, and how far gradients may be apart; the last is no float32
NO_NUMBERS = {"NaN": np.nan, "infinities": np.inf}
ALL_SUBSETS = 3  # inputs, of which every subset is tried; of more: each alone, and all but each


def readings(trial: Trial) -> Iterator[Failure]:
    """backward() and create_graph=True, the two readings of a formula, give the same gradients."""
    leaves, outs = recorded_call(trial)
    starts = cotangents(trial, outs, 1)
    arrays = gradients_of(outs, leaves, starts, retain_graph=True)
    tensors = gradients_of(outs, leaves, starts, create_graph=True)
    for leaf, a, t in zip(trial.leaves, arrays, tensors):
        if a.shape != t.shape or a.dtype is not t.dtype:
            what = f"gradient of {leaf}: shape {list(a.shape)} and dtype {a.dtype} in backward(), {list(t.shape)} and {t.dtype} with create_graph=True"
            yield trial.failed("readings", what, input=leaf)
        elif not trial.same(t, a, 1e-10):
            what = f"gradient of {leaf}: backward() and create_graph=True differ"
            yield trial.failed("readings", what, found=wide(t), expected=wide(a), input=leaf)


def linear(trial: Trial) -> Iterator[Failure]:
    """Gradients are linear in what a pass begins with: those of a sum are the sum of those of its terms, and a negative one gives the negative."""
    leaves, outs = recorded_call(trial)
    one, other = cotangents(trial, outs, 1), cotangents(trial, outs, 2)
    combined = [a - 0.5 * b for a, b in zip(one, other)]
    of_one, of_other, of_both = ([wide(g) for g in gradients_of(outs, leaves, starts, retain_graph=True)] for starts in (one, other, combined))
    for leaf, a, b, found in zip(trial.leaves, of_one, of_other, of_both):
        if all(np.isfinite(g).all() for g in (a, b, found)) and not trial.same(found, a - 0.5 * b, 1e-6):
            what = f"gradient of {leaf} is not linear in the incoming gradient: that of a - b / 2 is not that of a minus half that of b"
            yield trial.failed("not linear", what, found=found, expected=a - 0.5 * b, input=leaf, looks="")
            return


def scaled(trial: Trial) -> Iterator[Failure]:
    """Gradients are linear in what a pass begins with: as much larger, or smaller; none is cut off, none taken for zero, and zeros and signs change nothing."""
    leaves, outs = recorded_call(trial)
    starts = cotangents(trial, outs, 1)

    def found(changed: Sequence[Any]) -> list[Any]:
        given = [np.asarray(s).astype(old.dtype) for s, old in zip(changed, starts)]
        with np.errstate(all="ignore"):
            return [wide(g) for g in gradients_of(outs, leaves, given, retain_graph=True)]

    expected = found(starts)
    if not all(np.isfinite(e).all() for e in expected):
        return
    for by, tolerance in SCALES.items():
        if not all(np.isfinite(wide((s * by).astype(s.dtype))).all() for s in starts):
            continue  # which the dtype does not hold
        of_scaled = [g / by for g in found([s * by for s in starts])]
        if (yield from _other_multiple(trial, f"for an incoming gradient {by:g} times as large is not as much larger", of_scaled, expected, tolerance)):
            return
    sizes, halves = [np.abs(s) for s in starts], [np.arange(s.size).reshape(s.shape) % 2 == 0 for s in starts]
    positive, negative = found(sizes), found([-s for s in sizes])
    if (yield from _other_multiple(trial, "for an incoming gradient of negative numbers is not the opposite", [-g for g in negative], positive)):
        return
    parts = zip(found([s * h for s, h in zip(starts, halves)]), found([s * ~h for s, h in zip(starts, halves)]))
    if (yield from _other_multiple(trial, "where half of the incoming gradient is zero is not that of this half", [a + b for a, b in parts], expected)):
        return
    zeros = found([s * 0 for s in starts])
    if (yield from _other_multiple(trial, "for an incoming gradient of zeros is not zero", [g + e for g, e in zip(zeros, expected)], expected)):
        return
    for about, number in NO_NUMBERS.items():  # by which a scaler of gradients sees that a step must be left out
        try:
            with np.errstate(all="ignore"):
                of_none = found([s * number for s in starts])
        except Exception:  # which tells of it, too
            continue
        for leaf, a, e in zip(trial.leaves, of_none, expected):
            hidden = np.isfinite(a) & (e != 0)
            if hidden.any():
                what = (
                    f"gradient of {leaf} for an incoming gradient of {about} has numbers, where it should be no number: nobody sees that something went wrong"
                )
                yield trial.failed("not linear", what, found=a, expected=np.where(hidden, number, a), input=leaf, looks="")
                return


def _other_multiple(trial: Trial, where: str, found: Sequence[Any], expected: Sequence[Any], tolerance: float = 1e-9) -> Generator[Failure, None, bool]:
    for leaf, a, e in zip(trial.leaves, found, expected):
        if not trial.same(a, e, tolerance):
            yield trial.failed("not linear", f"gradient of {leaf} {where}", found=a, expected=e, input=leaf, looks="")
            return True
    return False


def of_tangents(trial: Trial) -> Iterator[Failure]:
    """Tangents have derivatives: the gradient of <start, tangent along w> is that of <gradient, w>. What has none of these shows nothing."""
    leaves, outs = recorded_call(trial)
    starts = cotangents(trial, outs, 1)
    compared(0.0)
    try:
        first = grad(outs, leaves, [from_array(s) for s in starts], create_graph=True, materialize_grads=True) if outs else ()
        w = like(trial, [g._array for g in first], 3)
        smooth = [(g, x) for g, x in zip(first, w) if g.requires_grad]
        expected = gradients_of([g for g, _ in smooth], leaves, [x for _, x in smooth]) or [leaf * 0 for leaf in leaves]
        given, leaves = trial.tensors()
        with forward_ad.dual_level():
            results = recorded(trial.results(trial.at_leaves(given, [forward_ad.make_dual(leaf, from_array(x)) for leaf, x in zip(leaves, w)])))
            moving = [(forward_ad.unpack_dual(r).tangent, s) for r, s in zip(results, starts)]
            recorded_ones = [(t, s) for t, s in moving if t is not None and t.requires_grad]
            found = gradients_of([t for t, _ in recorded_ones], leaves, [s for _, s in recorded_ones]) or [leaf * 0 for leaf in leaves]
    except (NotImplementedError, RuntimeError):
        return
    yield from other_gradients(
        trial, "second order", found, expected, 1e-8, " of the tangent, reverse over forward, is not that of the gradient along the same direction"
    )


def precise(trial: Trial) -> Iterator[Failure]:
    """Gradients in float64 are not numbers of float32, as those are that something on the way has rounded."""
    leaves, outs = recorded_call(trial)
    for leaf, tensor, found in zip(trial.leaves, leaves, gradients_of(outs, leaves, cotangents(trial, outs, 1), retain_graph=True)):
        if tensor._array.dtype.name not in ("float64", "complex128"):
            continue
        if rounded_to_float32(found._array):
            what = f"gradient of {leaf} is rounded to float32: the last 29 bits of all its numbers are zero, although they are of {tensor._array.dtype}"
            yield trial.failed("rounded to float32", what, input=leaf, looks="")
            return


def rounded_to_float32(array: Any) -> bool:
    """Whether all of several numbers of float64 are numbers of float32, which happens by chance never."""
    numbers = np.ascontiguousarray(array).view(np.float64)
    numbers = numbers[(np.abs(numbers) > SMALLEST) & (np.abs(numbers) < LARGEST)]
    compared(numbers)
    return numbers.size >= FEWEST and bool((numbers == numbers.astype(np.float32)).all())


def subsets(trial: Trial) -> Iterator[Failure]:
    """Where only some inputs require gradients, values and gradients are what they are where all do; and without recording, values are."""
    results, whole, starts = _run(trial, None, {}, False)
    count = len(trial.leaves)
    sizes = range(1, count) if count <= ALL_SUBSETS else (1, count - 1)
    for wanted in (w for size in sizes for w in combinations(range(count), size)):
        alone = " and ".join(str(trial.leaves[i]) for i in wanted)
        where = f"where only {alone} require{'s' if len(wanted) == 1 else ''} a gradient"
        for as_recorded in (False, True):
            values, some, _ = _run(trial, wanted, starts, as_recorded)
            yield from _other_values(trial, values, results, where)
            for at, found in zip(wanted, some):
                if not trial.same(found, whole[at], 1e-9):
                    reading = ", with create_graph=True" if as_recorded else ""
                    what = f"gradient of {trial.leaves[at]} {where}{reading} is not that where all do"
                    yield trial.failed("requires_grad", what, found=wide(found), expected=wide(whole[at]), input=trial.leaves[at])
                    return
    given, _ = trial.tensors(wanted=())
    yield from _other_values(trial, trial.results(given), results, "where no input requires a gradient")
    with no_grad():
        given, _ = trial.tensors()
        values = trial.results(given)
    yield from _other_values(trial, values, results, "under no_grad()")
    for index, value in enumerate(values):
        if value.requires_grad and value.grad_fn is not None and not any(value is tensor for tensor in tensors_in(given)):
            yield trial.failed("requires_grad", f"result {index} has a history although it was computed under no_grad()", output=str(index))


def _run(trial: Trial, wanted: Sequence[int] | None, starts: dict[int, Any], as_recorded: bool) -> tuple[list[Any], list[Any], dict[int, Any]]:
    """Results, the gradients of those that are wanted, and what the pass began with, by the number of the result."""
    given, leaves = trial.tensors(wanted=wanted)
    results = trial.results(given)
    outs = {number: r for number, r in enumerate(results) if r.requires_grad}
    starts = starts or dict(zip(outs, cotangents(trial, list(outs.values()), 1)))
    asked = [leaf for leaf in leaves if leaf.requires_grad]
    if not outs:
        return results, [from_array(leaf._array * 0) for leaf in asked], starts
    found = gradients_of(list(outs.values()), asked, [starts[number] for number in outs], create_graph=as_recorded)
    return results, [f.detach() for f in found], starts


def _other_values(trial: Trial, found: Sequence[Any], expected: Sequence[Any], where: str) -> Iterator[Failure]:
    if len(found) != len(expected):
        yield trial.failed("requires_grad", f"{len(found)} results {where}, {len(expected)} where all do")
        return
    yield from other_results(trial, "requires_grad", found, expected, 1e-9, f" {where} is not that where all do")
