"""Where differences say nothing: ties and kinks, at which forward mode and gradients must still agree, and numbers at which float32 loses digits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..model.op import Domain
from ..proof.trial import inner_product
from .entries import GRADIENT, NO_DERIVATIVE, TANGENT, Formula
from .samples import Arguments
from .trial import ENTRY_WISE, LINEAR, PROVEN, Trial, Verdict

_LOST = 1e-3  # the relative error of a float32 result that has lost more than half of its digits
_SIZES = (1e-30, 1e-18, 1e-9, 1e-6, 1e-4, 1e-3, 0.01, 0.1, 0.3, 1.0, 3.0, 6.0, 9.0, 12.0, 20.0, 60.0, 1e3, 1e6, 1e12, 1e19, 1e25)


@dataclass(frozen=True)
class Precision:
    """A gradient formula that loses digits in float32."""

    formula: Formula
    at: float
    given: float
    true: float


def modes_apart(trial: Trial, verdicts: list[Verdict]) -> None:
    """Make a forward-mode formula wrong that is not the transpose of the gradient formulas where inputs are equal, or at a kink."""
    tangents = [v for v in verdicts if v.outcome == PROVEN and v.formula.kind == TANGENT and v.formula.text not in (ENTRY_WISE, LINEAR)]
    gradients = [v for v in verdicts if v.formula.kind == GRADIENT and v.formula.text != NO_DERIVATIVE]
    if len(tangents) != 1 or not gradients or any(v.outcome != PROVEN for v in gradients) or trial.schema.list_result:
        return
    domains = trial.forward.sampler.domains
    for point in trial.points.all():
        if point.dtype != "float64":
            continue
        args = _tied(point.args, domains, list(point.directions))
        if args is None:
            continue
        try:
            difference = _difference(trial, gradients, tangents[0], args)
        except Exception:
            continue
        if difference is not None:
            forward, backward = difference
            verdict = tangents[0]
            verdict.outcome = "wrong"
            verdict.detail = f"forward mode gives {forward:.10g} where inputs are equal or at a kink, the gradient formulas {backward:.10g}"
            verdict.case = {"found": forward, "expected": backward, "args": args, "dtype": "float64", "modes": True, "inputs": tuple(point.directions)}
            return


def _tied(args: Arguments, domains: dict[str, Domain], names: list[str]) -> Arguments | None:
    """The arguments with ties and kinks in about half of their elements."""
    changed = dict(args)
    arrays = [n for n in names if isinstance(args[n], np.ndarray) and args[n].size > 1]
    distinct = [n for n in arrays if domains.get(n, Domain()).distinct]
    for first, other in zip(distinct, distinct[1:]):
        if args[first].shape == args[other].shape:
            changed[other] = np.where(np.arange(args[other].size).reshape(args[other].shape) % 2 == 0, changed[first], args[other])
    if len(distinct) == 1:
        flat = args[distinct[0]].reshape(-1).copy()
        flat[1::2] = flat[: flat.size - 1 : 2][: flat[1::2].size]
        changed[distinct[0]] = flat.reshape(args[distinct[0]].shape)
    for name in arrays:
        for place in domains.get(name, Domain()).avoid[:1]:
            changed[name] = np.where(np.arange(args[name].size).reshape(args[name].shape) % 2 == 0, place, changed[name])
    return changed if any(changed[n] is not args[n] for n in arrays) else None


def _difference(trial: Trial, gradients: list[Verdict], tangent: Verdict, args: Arguments) -> tuple[float, float] | None:
    """The product of both modes with random directions, where it differs."""
    point = trial.points.at(args, "float64", measured=False)
    index = trial.schema.results.index(tangent.formula.names[0])
    cotangents = [c if i == index else None for i, c in enumerate(point.cotangents)]
    if cotangents[index] is None:
        return None
    (t,) = trial.tangents(tangent.formula, trial.tree(tangent.formula), point)
    forward = inner_product(cotangents[index], np.broadcast_to(t, np.shape(point.outputs[index])))
    backward = size = 0.0
    for verdict in gradients:
        tree = trial.tree(verdict.formula)
        assert tree is not None
        values = trial.gradients(verdict.formula, tree, point, cotangents)
        for name in verdict.formula.names:
            if name in point.directions and values[name] is not None:
                value = np.asarray(trial.summed(values[name], point.args[name]))
                backward += inner_product(value, point.directions[name])
                size += float(np.sum(np.abs(value) * np.abs(point.directions[name])))
    if not np.isfinite(forward) or not np.isfinite(backward) or abs(forward - backward) <= 1e-9 * max(size, 1e-3):
        return None
    return forward, backward


def digits_lost(trial: Trial, verdicts: list[Verdict]) -> Precision | None:
    """The number at which the gradient of an op of single elements is furthest from its own value in double precision."""
    found = [v for v in verdicts if v.outcome == PROVEN and v.formula.kind == GRADIENT]
    if len(found) != 1 or not any(v.formula.text == ENTRY_WISE for v in verdicts) or trial.schema.in_place:
        return None
    formula = found[0].formula
    (name,) = formula.names
    points = [p for p in trial.points.all() if p.dtype == "float64" and isinstance(p.args.get(name), np.ndarray)]
    if not points:
        return None
    domain = trial.forward.sampler.domains.get(name, Domain())
    numbers = np.array(sorted({s * x for x in _SIZES for s in (1, -1)} | set(_inside(domain))), np.float32)
    numbers = numbers[(numbers > domain.low) & (numbers < domain.high) & ~np.isin(numbers, np.array(domain.avoid, np.float32))]
    with np.errstate(all="ignore"):
        try:
            single, double = (_slopes(trial, formula, {**points[0].args, name: numbers.astype(t)}, t) for t in (np.float32, np.float64))
        except Exception:  # an op that takes no such numbers
            return None
        usable = np.isfinite(double) & (np.abs(double) < 1e38) & (np.abs(double) > 1e-37)
        error = np.where(usable, np.abs(single - double) / np.abs(np.where(usable, double, 1)), 0.0)
    error = np.where(np.isnan(error), np.inf, error)
    worst = int(np.argmax(error))
    if error[worst] <= _LOST:
        return None
    return Precision(formula, float(numbers[worst]), float(single[worst]), float(double[worst]))


def _inside(domain: Domain) -> list[float]:
    ends = [domain.low + x for x in (1e-6, 1e-3, 0.1) if np.isfinite(domain.low)] + [domain.high - x for x in (1e-6, 1e-3, 0.1) if np.isfinite(domain.high)]
    return [float(x) for x in ends]


def _slopes(trial: Trial, formula: Formula, args: dict[str, Any], dtype: Any) -> Any:
    point = trial.points.at(args, "float64", measured=False)
    one = np.ones(np.shape(point.outputs[0]), dtype)
    tree = trial.tree(formula)
    assert tree is not None
    return np.asarray(trial.gradients(formula, tree, point, [one])[formula.names[0]], np.float64)
