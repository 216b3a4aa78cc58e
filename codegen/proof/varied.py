"""Holds the formulas of an op against its differences on the variants of its samples."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..model.expr import Host, walk
from ..model.op import FORMULA, ZERO, Op
from ..model.unparse import unparse
from ..plan.op_plan import OpPlan
from ..problems import Location
from ..read.formula import CHECKS
from .evaluate import Evaluator
from .guess import place_of
from .inputs import InputMaker
from .literals import literals_of, words_of
from .on_arrays import OnArrays
from .returns import NotOwned
from .trial import STEP, TOLERANCE, Trial, is_smooth, measured, pairs, scale
from .variants import AGAIN, DRAWS, Variant, settled, variants_of

_SURE = 1e-6  # of a derivative by differences: what is less sure shows nothing
_MOVES = 1e-6  # a derivative that is no rounding error
_SEED = 4000
_FINER = 16  # as much smaller are steps where many elements move together
LIMIT = 2.0  # seconds for a variant


@dataclass(frozen=True)
class Wrong:
    """What is wrong on a variant.

    Args:
        location: of the formula, or of the entry.
        of: what it is: "the formula for 'self' of mul".
        what: what was seen.
    """

    location: Location
    of: str
    what: str


def lost_results(op: Op, trial: Trial) -> Iterator[str]:
    """The results of a public op that the entry says to have no derivative, and that move with its inputs all the same: a gradient would be lost in silence."""
    returns = op.signature.returns
    if not op.is_public or returns[0].type.is_list:
        return
    for number, (result, flows) in enumerate(zip(returns, op.differentiable_outputs)):
        of = [derivatives[number] for derivatives in trial.measured.values()]
        inexact = np.issubdtype(np.asarray(trial.env[result.name]).dtype, np.inexact)
        if not flows and inexact and result.name not in op.excused_outputs:
            if any((settled([d], [u], _SURE) & (np.abs(d) > _MOVES)).any() for d, u in of):
                yield result.name


def wrong_on_variants(op: Op, plan: OpPlan, evaluator: Evaluator) -> Iterator[Wrong]:
    """The formulas that are wrong on a variant of a sample."""
    told: set[object] = set()
    literals = literals_of(op, evaluator.function, (evaluator.ops[name] for name in op.calls))
    words = words_of(op, evaluator.function)
    for dtype in OnArrays(op, plan, evaluator).dtypes():
        for number, variant in enumerate(variants_of(op, literals, words)):
            on_arrays = OnArrays(variant.op, plan, evaluator)
            wrong = _wrong(variant, dtype, on_arrays, _SEED + 2 * number)
            if wrong:  # and not by chance: a kink may lie nearer to random numbers than differences see
                others = (_wrong(variant, dtype, on_arrays, _SEED + 2 * number + 1 + AGAIN * draw) for draw in range(DRAWS))
                again = {(w.location, w.of) for other in others for w in other}
                for one in wrong:
                    if (one.location, one.of) in again - told:
                        told.add((one.location, one.of))
                        yield replace(one, what=f"{one.what}, with {dtype} numbers, {variant.about}")


def _wrong(variant: Variant, dtype: str, on_arrays: OnArrays, seed: int) -> list[Wrong]:
    """What is wrong on one draw of numbers."""
    on_arrays.evaluator.allow(LIMIT)
    try:
        trial = _trial(variant, dtype, on_arrays, seed)
    except NotOwned as error:
        return [Wrong(variant.op.location, variant.op.name, str(error))]
    return [*_gradients(variant, on_arrays, trial), *_tangents(variant, on_arrays, trial)] if trial else []


def _trial(variant: Variant, dtype: str, on_arrays: OnArrays, seed: int) -> Trial | None:
    """What is known on a variant; None where the op refuses it, or nothing can be measured. Incoming gradients are zero where it is not smooth."""
    maker = InputMaker(variant.op, dtype, seed)
    try:
        args = variant.args(maker)
        if not _required(variant.op, args, on_arrays):
            return None
        outputs = on_arrays.outputs(args)
        directions = on_arrays.directions(args, lambda a: maker.directions(a.shape))
        along = {name: measured(variant.op, on_arrays.outputs, args, name, t, STEP / _FINER if variant.large else STEP) for name, t in directions.items()}
        smooth = [is_smooth(variant.op, on_arrays.outputs, args, name, t) for name, t in directions.items()] if variant.places else []
    except NotOwned:
        raise
    except Exception:  # what an op does not take it refuses, in its own words
        return None
    if not along:
        return None
    cotangents = []
    for number, (output, flows) in enumerate(zip(outputs, on_arrays.flags(outputs))):
        of = [derivatives[number] for derivatives in along.values()]
        if flows and any(d.shape != np.shape(output) for d, _ in of):
            return None  # shapes that depend on values
        known = settled([d for d, _ in of], [u for _, u in of], _SURE) & np.isfinite(output) if flows else False
        for of_input in smooth:
            known = known & of_input[number]
        if flows and np.size(output) and not np.any(known):
            return None
        cotangents.append(np.where(known, maker.directions(np.shape(output), np.iscomplexobj(output)), 0.0) if flows else None)
    return Trial(variant.sample, on_arrays.env(args, outputs), directions, along, cotangents, maker.is_complex)


def _required(op: Op, args: list[Any], on_arrays: OnArrays) -> bool:
    """Whether arguments meet the conditions of 'require', as far as these ask for no elements."""
    env = dict(zip((p.name for p in op.signature.params), args))
    asked = (c for c, _ in op.requirements if not any(isinstance(e, Host) and e.fn in CHECKS for e in walk(c)))
    return all(on_arrays.evaluator.value(condition, env) for condition in asked)


def _gradients(variant: Variant, on_arrays: OnArrays, trial: Trial) -> Iterator[Wrong]:
    """Gradient formulas, and the function of all gradients."""
    formulas: dict[str, Any] = {}
    whole = all(c is None or np.all(c != 0) for c in trial.cotangents)
    for plan in on_arrays.plan.gradients:
        gradient = plan.gradient
        if gradient.kind not in (FORMULA, ZERO) or not trial.directions.keys() & set(gradient.inputs):
            continue
        try:
            given = {n: np.zeros_like(trial.directions[n]) for n in gradient.inputs if n in trial.directions and gradient.kind == ZERO}
            if plan.tensor_expr is not None and gradient.kind == FORMULA:
                given = on_arrays.gradients(gradient, plan.tensor_expr, trial.env, trial.cotangents, trial.directions)
        except Exception as error:
            yield from _raises(variant, gradient.location, f"the formula for {gradient.inputs[0]!r} of {variant.op.name}", error)
            continue
        formulas |= given
        for name, value in given.items():
            if what := trial.unlike(name, value, bool(variant.op.identity)) or _unlike_differences(trial, name, value, whole, variant.finite):
                place, text = place_of(gradient, name)
                yield Wrong(place, f"the formula for {name!r} of {variant.op.name}", f"{text.flat.plain!r} {what}")
    if variant.op.backward_call and formulas:
        yield from _backward_call(variant, on_arrays, trial, formulas)


def _raises(variant: Variant, location: Location, of: str, error: Exception) -> Iterator[Wrong]:
    """An error of a formula, of what the op takes, unless the entry says under 'errors' that it refuses the like."""
    told = f"{type(error).__name__}: {error}"
    if not isinstance(error, TimeoutError) and not variant.refuses(error):
        yield Wrong(location, of, f"it raises {told}")


def _backward_call(variant: Variant, on_arrays: OnArrays, trial: Trial, formulas: dict[str, Any]) -> Iterator[Wrong]:
    """The function of all gradients, where it gives any."""
    try:
        found = on_arrays.backward(trial, tuple(formulas))
    except Exception as error:
        yield from _raises(variant, variant.op.location, f"the 'backward_call' of {variant.op.name}", error)
        return
    for name, value in found.items():
        if value.shape != np.shape(formulas[name]) or not np.allclose(value, formulas[name], rtol=1e-9, atol=1e-9, equal_nan=True):
            of = f"the 'backward_call' of {variant.op.name}"
            yield Wrong(variant.op.location, of, f"for {name!r} it gives other numbers than the formula")
            return


def _unlike_differences(trial: Trial, name: str, value: Any, whole: bool, finite: bool) -> str:
    """What a gradient gives that differences do not; where the op is not smooth at some elements, their part is left out, if it can be told."""
    direction = trial.directions[name]
    if not whole:
        (cotangent,) = (c for c in trial.cotangents if c is not None) if sum(c is not None for c in trial.cotangents) == 1 else (None,)
        if isinstance(direction, list) or cotangent is None or np.shape(value) != cotangent.shape:
            parts = [v for v, _ in pairs(value, direction)]
            if not all(np.isfinite(v).all() for v in parts):
                return ""
        else:
            value = np.where(cotangent == 0, 0.0, value)
    along = {n: [(np.where(_flowing(c), d, 0.0), np.where(_flowing(c), u, 0.0)) for (d, u), c in zip(of, trial.cotangents)] for n, of in trial.measured.items()}
    found, expected, size, doubt = replace(trial, measured=along).products(name, value)
    if abs(found - expected) <= TOLERANCE * size + 8 * doubt or not (finite or np.isfinite(found)):
        return ""
    return f"gives {found:.10g} in a random direction where the forward's own differences give {expected:.10g}"


def _flowing(cotangent: Any) -> Any:
    return cotangent != 0 if cotangent is not None else False


def _tangents(variant: Variant, on_arrays: OnArrays, trial: Trial) -> Iterator[Wrong]:
    """Forward-mode rules."""
    returns = variant.op.signature.returns
    for plan in on_arrays.plan.tangents:
        if not plan.terms:
            continue
        of = f"the forward-mode rule of {plan.tangent.output!r} of {variant.op.name}"
        text = plan.tangent.text.flat.plain if plan.tangent.kind == FORMULA else " + ".join(unparse(t[1]) for t in plan.terms)
        several = returns[0].type.is_list
        indices = list(range(len(trial.summed))) if several else [[r.name for r in returns].index(plan.tangent.output)]
        scope = on_arrays.tangent_scope(trial)
        try:
            terms = [on_arrays.evaluator.value(a, scope) for needed, a, _ in plan.terms if all(f"{n}_t" in scope for n in needed)]
            found = [np.zeros(()) for _ in indices] if not terms else list(terms[0]) if several else [sum(terms[1:], terms[0])]
        except Exception as error:
            yield from _raises(variant, plan.tangent.location, of, error)
            continue
        for number, value in zip(indices, found):
            derivative, unsure = trial.summed[number]
            known = _flowing(trial.cotangents[number])
            if np.shape(value) not in ((), derivative.shape):
                yield Wrong(plan.tangent.location, of, f"{text!r} gives the shape {list(np.shape(value))}, the result has {list(derivative.shape)}")
                break
            a, e = (np.where(known, x, 0.0) for x in (value, derivative))
            size = scale(float(np.max(np.abs(e), initial=0)), float(np.max(np.abs(a), initial=0)))
            apart = np.abs(a - e) if variant.finite else np.where(np.isfinite(a), np.abs(a - e), 0.0)
            if not (apart <= TOLERANCE * size + 8 * np.where(known, unsure, 0.0)).all():
                worst = int(np.argmax(apart))
                what = f"{text!r} gives {a.reshape(-1)[worst]:.10g} in a random direction where the forward's own differences give {e.reshape(-1)[worst]:.10g}"
                yield Wrong(plan.tangent.location, of, what)
                break
