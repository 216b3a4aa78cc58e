"""Reductions, norms, losses and products: their digits, of numbers that are hard on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from specgrad.codegen.model.op import DEFAULT_ULPS, Domain
from specgrad.codegen.proof.reference import expected_results, is_computable
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.trial import OpTrial, is_floating_point, item_of
from specgrad.testing.properties.tools import compared, gradients
from specgrad.testing.properties.trial import recorded, tensors_in

WIDE = np.longdouble  # in which references are computed
LARGE = {"float32": 50, "float64": 400}  # the powers of two of numbers whose third powers are no numbers
LARGER = {"float32": 100, "float64": 900}  # and of those whose squares are none
FAR = 4096.0  # from zero
MOST = 64  # elements of a trial
ULPS = 16.0  # of the last place, and of what the digits of the inputs excuse: a row has several terms, each of which rounds
STEP = 2.0**-10  # of the size of what varies
GRADIENT = 1e-7  # of the largest number of a gradient: how far it may be from differences of the reference


def _wants(trial: OpTrial) -> bool:
    op = trial.op
    hard = not op.elementwise and not op.signature.is_view and not op.signature.is_inplace and "f" in op.classes
    stated = op.reference is not None and is_computable(op.reference) and np.finfo(WIDE).nmant >= 63
    plain = all(a is None for p, a in zip(op.signature.params, trial.arrays) if p.type.base == "dtype")
    return hard and stated and plain and trial.about == "sample" and trial.dtype == "float64" and 0 < sum(a.size for a in trial.at) <= MOST


@check("precision", _wants)
def precision(trial: OpTrial) -> Iterator[Failure]:
    """Sums, norms, losses and products keep their digits: of numbers far from zero, with squares that are no numbers, and of all sizes."""
    try:
        _true(trial, trial.arrays)
    except TypeError:
        return  # it calls a function that NumPy does not have for such wide numbers
    for dtype in filter(trial.op.takes_dtype, ("float32", "float64")):
        for hard in _hard(trial, dtype):
            yield from _results(trial, hard, dtype)
            if dtype == "float32":
                yield from _narrow_gradients(trial, hard)
            elif hard.about != "as they are":  # which the check of gradients looks at
                yield from _gradients(trial, hard)


@dataclass(frozen=True)
class Hard:
    """Arguments that are hard to compute with."""

    about: str
    arrays: list[Any]
    scales: list[Any]  # of each leaf: the size of what varies


def _hard(trial: OpTrial, dtype: str) -> Iterator[Hard]:
    sizes = trial.random(7)
    large = 2.0 ** (LARGER if _grows_as_its_input(trial) else LARGE)[dtype]

    def spread(x: Any) -> Any:
        return x * np.exp2(sizes.integers(-20, 20, x.shape))

    kinds: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any], bool]] = {
        "as they are": (lambda x: x, lambda x: np.ones_like(x), True),
        "far from zero": (lambda x: x + FAR, lambda x: np.ones_like(x), True),
        "large": (lambda x: x * large, lambda x: np.full_like(x, large), False),
        "small": (lambda x: x / large, lambda x: np.full_like(x, 1 / large), False),
        "of all sizes": (spread, np.abs, True),
    }
    for about, (change, scale, every) in kinds.items():
        at = [change(a) if every or not n else a for n, a in enumerate(trial.at)]
        at = [np.asarray(a).astype(dtype).astype(np.float64) for a in at]
        if about == "as they are" or all(_inside(trial.op.domain.get(leaf.name), a) for leaf, a in zip(trial.leaves, at)):
            yield Hard(about, trial.moved(at), [np.asarray(scale(a) if every or not n else np.ones_like(a)) for n, a in enumerate(at)])


def _grows_as_its_input(trial: OpTrial) -> bool:
    """Whether twice the input gives twice the result, so that a square on the way is no excuse for losing it."""
    once, twice = (_true(trial, trial.moved([a * by if not n else a for n, a in enumerate(trial.at)])) for by in (1, 2))
    known = [(a, b) for a, b in zip(once, twice) if a is not None]
    return bool(known) and all(np.allclose(2 * a, b, rtol=1e-12, atol=0) for a, b in known)


def _inside(domain: Domain | None, x: Any) -> bool:
    if domain is None:
        return True
    return not domain.kind and bool(np.all((x > domain.low) & (x < domain.high))) and not np.isin(x, domain.avoid).any()


# ---- results


def _results(trial: OpTrial, hard: Hard, dtype: str) -> Iterator[Failure]:
    arrays = _cast(hard.arrays, np.dtype(dtype))
    given, _ = trial.tensors(arrays, wanted=())
    results = [r._array for r in tensors_in(trial.call(given))]
    true = _true(trial, arrays)
    bound = max(trial.op.accuracy or 0.0, ULPS)
    if any(e is not None and (np.abs(e) > float(np.finfo(dtype).max)).any() for e in true):
        return  # of what is too large, something else may be made
    for number, (found, expected) in enumerate(zip(results, true)):
        if found.dtype.name != dtype or expected is None or np.shape(expected) != found.shape:
            continue
        compared(found)
        if _far(found, expected, dtype, bound, 0).any():
            slack = sum(abs(moved[number] - expected) for moved in _beside(trial, arrays))
            wrong = _far(found, expected, dtype, bound, slack + _absolute(trial, arrays, dtype))
            if wrong.any():
                worst = np.unravel_index(int(np.argmax(np.where(wrong, np.abs(found - expected), 0))), found.shape)
                what = f"result {number} of {dtype} numbers {hard.about} loses digits: {found[worst]!s} for {float(expected[worst])!r}"
                yield trial.failed("values", what, found=found.astype(np.float64), expected=np.asarray(expected, np.float64), looks="")
                return


def _true(trial: OpTrial, arrays: list[Any]) -> list[Any]:
    assert trial.op.reference is not None
    params = trial.op.signature.params
    numbers = [WIDE(a) if p.type.base in ("Scalar", "Any") and type(a) in (int, float) else a for p, a in zip(params, _cast(arrays, np.dtype(WIDE)))]
    wide = dict(zip((p.name for p in params), numbers))
    return [np.asarray(e) if getattr(e, "dtype", None) == WIDE else None for e in expected_results(trial.op.reference, wide)]


def _beside(trial: OpTrial, arrays: list[Any]) -> Iterator[list[Any]]:
    """The true results after moving each number to the next one."""
    for at, array in enumerate(arrays):
        items = array if isinstance(array, list) else [array]
        for which, item in enumerate(items):
            for place in np.ndindex(np.shape(item)) if is_floating_point(item) else ():
                moved = item.astype(WIDE)
                moved[place] += np.spacing(np.abs(item[place]))
                changed = list(arrays)
                changed[at] = [moved if i == which else x for i, x in enumerate(items)] if isinstance(array, list) else moved
                yield [np.zeros(()) if e is None else e for e in _true(trial, changed)]


def _far(found: Any, expected: Any, dtype: str, bound: float, slack: Any) -> Any:
    """Which numbers err by more than their last places allow; of those that are too large for the dtype, none."""
    if np.isinf(bound):  # the entry promises nothing: a sum that cancels may be zero, and what is divided by it no number
        return np.zeros(np.shape(expected), bool)
    info = np.finfo(dtype)
    size = np.clip(np.abs(expected), float(info.tiny), float(info.max)).astype(dtype)
    apart = np.abs(found.astype(WIDE) - expected)
    return np.isfinite(expected) & (np.abs(expected) <= info.max) & ~(apart <= bound * (np.spacing(size).astype(WIDE) + slack))


def _absolute(trial: OpTrial, arrays: list[Any], dtype: str) -> float:
    """The last place of the largest input, where the entry says that this is what counts."""
    if trial.op.accuracy is not None:
        return 0.0
    largest = max((float(np.max(np.abs(a), initial=0.0)) for a in arrays if is_floating_point(a)), default=0.0)
    return float(np.spacing(np.array(largest, dtype)))


# ---- gradients


def _starts(trial: OpTrial, outs: list[Tensor]) -> list[Any]:
    """Eighths to begin a pass with, which every dtype holds."""
    random = trial.random(8)
    return [np.asarray(random.integers(1, 9, o.shape) / 8 * random.choice([-1, 1], o.shape)) for o in outs]


def _outs(trial: OpTrial, arrays: list[Any]) -> list[Tensor]:
    given, _ = trial.tensors(_cast(arrays, np.dtype(np.float64)))
    return recorded(trial.results(given))


def _pass(trial: OpTrial, arrays: list[Any], dtype: str, more: float = 0.0, at: int = 0) -> list[Any]:
    """The gradients of the leaves; `more` of the number at a place of those that the pass begins with."""
    given, leaves = trial.tensors(_cast(arrays, np.dtype(dtype)))
    outs = recorded(trial.results(given))
    starts = _starts(trial, outs)
    if more:
        flat = np.concatenate([s.reshape(-1) for s in starts])
        flat[at] *= 1 + more
        starts = [part.reshape(s.shape) for part, s in zip(np.split(flat, np.cumsum([s.size for s in starts])[:-1]), starts)]
    return [g._array for g in gradients(outs, leaves, [s.astype(o._array.dtype) for s, o in zip(starts, outs)])]


def _narrow_gradients(trial: OpTrial, hard: Hard) -> Iterator[Failure]:
    """Gradients of float32 numbers are those of the same numbers in float64, to the last places of the largest: a gradient is often a small rest."""
    outs = _outs(trial, hard.arrays)
    if any((np.abs(o._array) > float(np.finfo("float32").max)).any() for o in outs):
        return  # formulas that read an infinite result give what they can
    narrow, wide = (_pass(trial, hard.arrays, dtype) for dtype in ("float32", "float64"))
    for which, (leaf, found, expected) in enumerate(zip(trial.leaves, narrow, wide)):
        compared(found)
        largest = np.max(np.abs(expected), initial=0.0)
        if not largest <= np.finfo("float32").max:
            continue
        bound = trial.op.gradient_accuracy.get(leaf.name, DEFAULT_ULPS)
        ulps, absolute = (ULPS, 2.0**-23) if bound is None else (max(bound, ULPS), 0.0)
        absolute += float(np.spacing(largest.astype(np.float32)))
        if _far(found, expected, "float32", ulps, absolute).any():
            moved = [_pass(trial, arrays, "float64") for arrays in _moved(trial, hard.arrays)]
            moved += [_pass(trial, hard.arrays, "float64", 2.0**-23, at) for at in range(sum(o.numel() for o in outs))]
            slack = np.max(sum((np.abs(others[which] - expected) for others in moved), np.zeros(())))
            if _far(found, expected, "float32", ulps, slack + absolute).any():
                what = f"gradient of {leaf} of float32 numbers {hard.about} loses digits"
                yield trial.failed("values", what, found=found.astype(np.float64), expected=expected, input=leaf, looks="")
                return


def _moved(trial: OpTrial, arrays: list[Any]) -> Iterator[list[Any]]:
    """The arguments after moving each number of a leaf to the next one of float32."""
    at = [np.asarray(item_of(arrays, leaf)) for leaf in trial.leaves]
    for which, array in enumerate(at):
        for place in np.ndindex(array.shape):
            moved = array.copy()
            moved[place] += np.spacing(np.abs(array[place]).astype(np.float32))
            yield trial.moved([moved if i == which else a for i, a in enumerate(at)])


def _gradients(trial: OpTrial, hard: Hard) -> Iterator[Failure]:
    """Gradients of float64 numbers are differences of the reference."""
    found = _pass(trial, hard.arrays, "float64")
    flags = trial.op.differentiable_outputs
    starts = iter(_starts(trial, _outs(trial, hard.arrays)))
    true = _true(trial, hard.arrays)
    weights = [next(starts, None) if flag else None for flag in (flags if len(flags) == len(true) else [True] * len(true))]
    if any(w is not None and (e is None or np.shape(e) != w.shape or not (np.abs(e) <= np.finfo("float64").max).all()) for w, e in zip(weights, true)):
        return

    def total(at: list[Any]) -> Any:
        return sum((np.sum(w * e) for w, e in zip(weights, _true(trial, trial.moved(at))) if w is not None), WIDE(0))

    size = sum(np.sum(np.abs(w * e)) for w, e in zip(weights, true) if w is not None)
    at = [np.asarray(item_of(hard.arrays, leaf), WIDE) for leaf in trial.leaves]
    for which, (leaf, gradient) in enumerate(zip(trial.leaves, found)):
        compared(gradient)
        expected, unsure = np.zeros(gradient.shape, WIDE), np.zeros(gradient.shape, WIDE)
        for place in np.ndindex(gradient.shape):
            step = STEP * hard.scales[which][place]
            coarse, fine = _quotients(total, at, which, place, step)
            expected[place], unsure[place] = fine, abs(coarse - fine) + size * np.finfo(WIDE).eps / step
        largest = np.max(np.abs(expected), initial=0.0)
        if not np.isfinite(largest) or largest > 1e300 or largest < 1e-300 or (unsure > GRADIENT * largest).any():
            continue
        if not np.all(np.abs(gradient - expected) <= GRADIENT * largest + 8 * unsure):
            what = f"gradient of {leaf} of numbers {hard.about} loses digits"
            yield trial.failed("values", what, found=gradient, expected=expected.astype(np.float64), input=leaf, looks="")
            return


def _quotients(total: Any, at: list[Any], which: int, place: tuple[int, ...], step: Any) -> tuple[Any, Any]:
    """The derivative to a number by steps of two sizes, which share the points of one of them."""

    def moved(by: Any) -> Any:
        changed = at[which].copy()
        changed[place] += by
        return total([changed if i == which else a for i, a in enumerate(at)])

    half, whole, twice = (moved(k * step) - moved(-k * step) for k in (WIDE(0.5), 1, 2))
    return (8 * whole - twice) / (12 * step), (8 * half - whole) / (6 * step)


def _cast(arrays: list[Any], dtype: Any) -> list[Any]:
    return [_cast(a, dtype) if isinstance(a, list) else a.astype(dtype) if is_floating_point(a) else a for a in arrays]
