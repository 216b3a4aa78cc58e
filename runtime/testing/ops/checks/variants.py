"""What samples have in common: the functions that were made of an op, on samples with one thing changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.codegen.proof.inputs import InputMaker
from specgrad.codegen.proof.trial import sides_agree
from specgrad.codegen.proof.variants import AGAIN, DRAWS, Variant, in_order, settled, variants_of
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.differences import STEP, along, one_sided
from specgrad.testing.ops.subject import literals_in, words_in
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.ops.trials import fixed_in
from specgrad.testing.properties.tools import compared, gradients, like, wide

from .check import check, differentiable, has_tangents, reads_layout
from .conduct import shared_by_composed
from .first_order import tangents
from .values.reference import of_variant

TOLERANCE = 2e-7  # of the size of what is compared
SURE = 1e-6  # of a derivative by differences: what is less sure shows nothing
LINEAR = 1e-5  # how far sums of derivatives may lie apart
SEED = 4000
FINER = 1 / 16  # the step where many elements move together


def _wants(trial: OpTrial) -> bool:
    """The first trial of an op, if there are gradients or a reference; of a composed one, which `specgrad check` does not try, also that of complex numbers."""
    op = trial.op
    complex_too = op.kind == "compose" and trial.dtype == "complex128" and trial.about == "sample" and trial.location == op.samples[0].location
    known = op.reference is not None if op.non_differentiable else trial.dtype != "int64" and not reads_layout(op)
    return (trial.number == 0 or complex_too) and known


@check("variants", _wants)
def variants(trial: OpTrial) -> Iterator[Failure]:
    """What holds on samples holds with one thing changed: another value of a parameter, other shapes, larger numbers, numbers outside of the domain."""
    told: set[str] = set()
    for number, variant in enumerate((*variants_of(trial.op, literals_in(trial.op), words_in(trial.op)), *in_order(trial.op))):
        if (variant.large or variant.once) and trial.number:  # they take the most of the time, and the first of the dtypes has them
            continue
        found = [*_of_variant(trial, variant, SEED + 2 * number)]
        if found:  # and not by chance: a kink may lie nearer to random numbers than differences see
            others = (_of_variant(trial, variant, SEED + 2 * number + 1 + AGAIN * draw) for draw in range(DRAWS))
            again = {f.kind + f.input + f.output for other in others for f in other}
            for failure in found:
                key = failure.kind + failure.input + failure.output
                if key in again - told:
                    told.add(key)
                    yield failure


def _of_variant(trial: OpTrial, variant: Variant, seed: int) -> Iterator[Failure]:
    """What is wrong on one draw of numbers. What an op does not take it refuses, in its own words; that is no failure."""
    try:
        arrays = variant.args(InputMaker(variant.op, trial.dtype, 1000 * trial.seed + seed))
        fixed = fixed_in(variant.op, variant.sample)
        own = replace(
            trial,
            op=variant.op,
            arrays=arrays,
            about=variant.about if variant.finite else "another value",
            number=seed,
            location=variant.sample.location,
            fixed=fixed,
        )
        flows = not own.op.non_differentiable and (differentiable(own) or (own.op.kind == "compose" and own.leaves))
        slope = slope_of(own, variant) if flows else None
        if variant.referred:
            yield from of_variant(own)
    except Exception:
        return
    if slope is not None:
        try:
            found = [*against(own, slope, variant.finite)]
            if not (found and variant.order) or _is_linear(own, slope):
                yield from found
        except Exception as error:
            if not variant.refuses(error) and trial.op.kind != "compose":  # which says so by what it calls
                yield own.failed("raises", f"raises {type(error).__name__}: {' '.join(str(error).split())}")


@dataclass(frozen=True)
class Slope:
    """The derivatives of results along a direction of all leaves, how unsure they are, and where they are known."""

    direction: list[Any]
    values: list[Any]
    doubts: list[Any]
    known: list[Any]

    def of(self, results: list[Any]) -> Slope:
        """Of a composition, those results that it did not detach, unless it has detached all."""
        flows = [r.requires_grad or not any(other.requires_grad for other in results) for r in results]
        return replace(self, known=[k & flow for k, flow in zip(self.known, flows)])


def slope_of(trial: OpTrial, variant: Variant) -> Slope | None:
    """What differences say on a variant; None where nothing is known."""
    here = trial.values()
    if any(a.tobytes() != b.tobytes() for a, b in zip(here, trial.values())):
        return None  # it draws random numbers
    direction = like(trial, trial.at, 51)
    derivative = along(trial.values, trial.at, [direction], [FINER if variant.large else 1.0])
    values, doubts = ([a[0].reshape(h.shape) for a, h in zip(part, here)] for part in (derivative.values, derivative.doubts))
    known = [settled([v], [d], SURE) & np.isfinite(h) for v, d, h in zip(values, doubts, here)]
    if variant.at_kinks:  # at a kink itself, differences of all step sizes are alike
        sides = ([side.reshape(h.shape) for side, h in zip(part, here)] for part in one_sided(trial.values, trial.at, direction, STEP))
        known = [k & sides_agree(left, right) for k, left, right in zip(known, *sides)]
    return Slope(direction, values, doubts, known) if here and all(k.any() or not k.size for k in known) else None


def _is_linear(trial: OpTrial, slope: Slope) -> bool:
    """Whether derivatives along two directions add up to that along their sum: where equal numbers meet at a kink, both sides of one direction may agree."""
    other = like(trial, trial.at, 54)
    both = along(trial.values, trial.at, [other, [a + b for a, b in zip(slope.direction, other)]], [1.0, 1.0], doubted=False)
    sums = [(value.reshape(-1) + pair[0], pair[1]) for value, pair in zip(slope.values, both.values)]
    return all(np.allclose(a, b, rtol=LINEAR, atol=LINEAR * max(float(np.max(np.abs(b), initial=0.0)), 1e-3), equal_nan=True) for a, b in sums)


def against(trial: OpTrial, slope: Slope, finite: bool, tolerance: float = TOLERANCE) -> Iterator[Failure]:
    """Gradients, in both readings, and tangents, held against the derivatives along a direction."""
    given, leaves = trial.tensors()
    results = trial.results(given)
    if trial.functions.in_place is not None and trial.leaves[0].param == 0:
        yield from _in_place(trial, results[0])
    if trial.op.kind == "compose":
        yield from shared_by_composed(trial, given, results)
        slope = slope.of(results)
    starts = [np.where(k, s, 0).astype(s.dtype) for k, s in zip(slope.known, like(trial, [r._array for r in results], 52))]
    expected = sum(float(np.sum(np.where(k, np.conj(s) * v, 0).real)) for k, s, v in zip(slope.known, starts, slope.values))
    size = sum(float(np.sum(np.where(k, np.abs(s * v), 0))) for k, s, v in zip(slope.known, starts, slope.values))
    doubt = sum(float(np.sum(np.where(k, np.abs(s) * d, 0))) for k, s, d in zip(slope.known, starts, slope.doubts))
    outs = [(r, s) for r, s in zip(results, starts) if r.requires_grad]
    whole = all(k.all() for k in slope.known)
    for as_recorded in (False, True):
        grads = gradients([r for r, _ in outs], leaves, [s for _, s in outs], retain_graph=True, create_graph=as_recorded)
        arrays = [wide(g) for g in grads] or [np.zeros(a.shape) for a in trial.at]
        other = next((i for i, (a, x) in enumerate(zip(arrays, trial.at)) if a.shape != x.shape), None)
        if other is not None:
            what = f"gradient of {trial.leaves[other]}: shape {list(arrays[other].shape)} for an input of {list(trial.at[other].shape)}"
            yield trial.failed("shape", what, input=trial.leaves[other])
            return
        if not whole and len(starts) == 1 and all(a.shape == starts[0].shape for a in arrays) and trial.op.elementwise:
            arrays = [np.where(slope.known[0], a, 0) for a in arrays]  # a zero times an infinity is none of its business
        products = [float(np.sum((np.conj(a) * d).real)) for a, d in zip(arrays, slope.direction)]
        compared(np.ones(1))
        found = sum(products)
        if not np.isfinite(found) and not (whole and finite):
            continue
        largest = max(size, sum(float(np.sum(np.abs(a) * np.abs(d))) for a, d in zip(arrays, slope.direction)))
        if not abs(found - expected) <= tolerance * max(largest, 1e-3) + 8 * doubt:
            leaf = trial.leaves[0] if len(trial.leaves) == 1 else ""
            what = f"gradient of {', '.join(map(str, trial.leaves))} in a random direction{', with create_graph=True' if as_recorded else ''}"
            yield trial.failed("jacobian", what, found=np.array(found), expected=np.array(expected), input=leaf, looks="")
            break
    if has_tangents(trial):
        yield from _in_forward_mode(trial, slope, finite, tolerance)


def _in_forward_mode(trial: OpTrial, slope: Slope, finite: bool, tolerance: float) -> Iterator[Failure]:
    for number, (tangent, v, d, k) in enumerate(zip(tangents(trial, slope.direction), slope.values, slope.doubts, slope.known)):
        a = np.zeros_like(v) if tangent is None else wide(tangent)
        if a.shape != v.shape:
            yield trial.failed("shape", f"tangent of result {number}: shape {list(a.shape)} for a result of {list(v.shape)}", output=str(number))
            return
        compared(a)
        k = k & (np.isfinite(a) | finite)
        scale = max(float(np.max(np.abs(v), where=k, initial=0.0)), 1e-3)
        if not (np.abs(np.where(k, a - v, 0)) <= tolerance * scale + 8 * np.where(k, d, 0)).all():
            what, found, expected = f"forward mode of result {number}", np.where(k, a, 0), np.where(k, v, 0)
            yield trial.failed("forward mode", what, found=found, expected=expected, output=str(number), looks="")
            return


def _in_place(trial: OpTrial, result: Any) -> Iterator[Failure]:
    """The in-place form, which may have a way of its own for other shapes."""
    given, _ = trial.tensors(wanted=())
    if result.shape != given[0].shape or traits[result._array.dtype] is not traits[given[0]._array.dtype] or trial.op.signature.is_view:
        return
    found = trial.call_in_place([given[0].clone(), *given[1:]])[0]
    if not trial.same(found, result, 1e-12):
        yield trial.failed("in place", "in place: other values", found=wide(found), expected=wide(result))
