"""Holds the forward expression of every elementwise op against its true value, in units in the last place, over the whole range of numbers.

A formula that is right on paper may lose all digits in floating point: log(1 + x) for a small x, 1 + tanh(x) for a negative one. Differences
and comparisons of a formula with itself cannot see that; the same expression evaluated with many digits can.
"""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from .derive import BOOL, classes_of, kinds_of
from .evaluate import Evaluator, load_arrays
from .expr import Const, Prim, walk
from .inputs import samples_of
from .model import Op, Spec, TensorSample
from .paths import Paths
from .problems import Problem

BITS = {"float32": 300, "float64": 1300}  # digits from 1 to the smallest number of a dtype, and some to spare
POINTS = 12  # of each kind


@dataclass(frozen=True)
class Worst:
    """The largest error that was found for an op, and where."""

    ulps: float
    args: tuple[object, ...]
    given: float
    true: float

    def shown(self, op: Op, dtype: str) -> str:
        args = ", ".join(f"{p.name}={float(a) if isinstance(a, np.floating) else a!r}" for p, a in zip(op.signature.params, self.args))
        off = "by more than the largest number" if math.isinf(self.ulps) else f"by {self.ulps:.3g} units in the last place"
        of = "" if op.accuracy is not None else " of its inputs"
        return f"in {dtype}, at {args}, it gives {self.given!r} for {self.true!r}, wrong {off}{of}, where {op.bound(dtype):g} are allowed"


def numbers(dtype: Any, constants: list[float], count: int, seed: int) -> Any:
    """Numbers spread over the whole line, of everyday size, as large as exp() takes, and next to where formulas change: 0, 1, 1/2, their own constants."""
    random = np.random.default_rng(seed)
    info = np.finfo(dtype)
    exponents = random.uniform(info.minexp - info.nmant, info.maxexp - 2, count)
    everywhere = np.exp2(exponents) * random.choice([-1, 1], count)
    usual = np.exp2(np.linspace(-6, 6, count)) * random.uniform(1, 1.3, count)
    around = np.array([1.0, -1.0, 0.5, *constants])
    beside = random.choice(around, count) + np.exp2(random.uniform(-info.nmant - 1, -2, count)) * random.choice([-1, 1], count)
    tails = np.linspace(-1.04, 1.04, count) * np.log(info.max)  # their exponentials are the smallest and the largest numbers
    ends = np.array([0.0, 1.0, -1.0, info.max / 4, -info.max / 4, info.tiny, info.smallest_subnormal, -info.smallest_subnormal])
    with np.errstate(all="ignore"):
        found = np.concatenate([everywhere, usual, -usual, beside, tails, ends]).astype(dtype)
    return found[np.isfinite(found)]


def measure(op: Op, dtype: Any, compute: Callable[[list[Any]], Any], count: int = POINTS, enough: float = 0.0) -> Worst | None:
    """The worst of an op in a dtype; `compute` gives its results for arrays and plain values. None where the truth is not known.

    An error up to `enough` is not looked at further: how much of it the digits of the inputs excuse takes another evaluation for each.
    """
    from .exact import Exact, Unknown, from_float, ulps

    assert op.body is not None
    dtype = np.dtype(dtype)
    exact, worst = Exact(BITS[dtype.name]), None
    for seed, plain in enumerate(_plain_arguments(op)):
        arrays = _arrays(op, dtype, count, seed)
        with np.errstate(all="ignore"):
            results = np.asarray(compute([arrays.get(p.name, plain.get(p.name)) for p in op.signature.params]))
        if results.dtype.kind != "f":
            return None
        for index, given in enumerate(results.tolist()):
            at = {name: array[index] for name, array in arrays.items()}
            env = {**plain, **{name: from_float(float(x)) for name, x in at.items()}}
            try:
                true = exact.value(op.body, env)
            except Unknown:
                continue
            size = max(abs(env[name]) for name in at) if op.accuracy is None else 0
            slack: Any = 0
            known = enough if worst is None else max(enough, worst.ulps)
            if not op.elementary and math.isfinite(true) and ulps(given, true, dtype, size) > known:
                try:
                    slack = sum(_moved(exact, op, env, name, x, true) for name, x in at.items())
                except Unknown:
                    continue
            if abs(true) < np.finfo(dtype).tiny:  # an intermediate number of few digits, multiplied by an input, keeps few digits
                slack += float(np.finfo(dtype).smallest_subnormal) * max(1, *(abs(float(x)) for x in at.values()))
            error = ulps(given, true, dtype, size, slack)
            if worst is None or error > worst.ulps:
                worst = Worst(error, tuple(at.get(p.name, plain.get(p.name)) for p in op.signature.params), given, float(true))
    return worst


def _moved(exact: Any, op: Op, env: dict[str, Any], name: str, x: Any, true: Any) -> Any:
    """How far the truth moves if an input moves to the next number."""
    from .exact import from_float

    with np.errstate(all="ignore"):
        beside = np.nextafter(x, np.array(0, x.dtype) if abs(x) == np.finfo(x.dtype).max else np.array(np.inf, x.dtype))
    return abs(exact.value(op.body, {**env, name: from_float(float(beside))}) - true)


def _plain_arguments(op: Op) -> Iterator[dict[str, Any]]:
    """The arguments that are no tensors, of each sample that gives others."""
    seen = []
    for sample in samples_of(op):
        plain = {p.name: sample.args.get(p.name, p.default if p.has_default else None) for p in op.signature.params}
        plain = {n: v for n, v in plain.items() if not isinstance(v, TensorSample) or v.holds == "ints"}
        if plain not in seen:
            seen.append(plain)
            yield plain


def _arrays(op: Op, dtype: Any, count: int, seed: int) -> dict[str, Any]:
    """Numbers for each tensor of an op; of two, the second is often close to the first in size."""
    assert op.body is not None
    constants = [float(c.value) for c in walk(op.body) if isinstance(c, Const) and isinstance(c.value, (int, float)) and math.isfinite(c.value)]
    arrays = {}
    first = None
    for index, param in enumerate(op.tensors):
        values = numbers(dtype, constants, count, seed * 10 + index)
        if first is not None:
            values = np.resize(values, first.shape)
            close = np.arange(values.size) % 3 == 1
            values = np.where(close, first * values.dtype.type(1 + 2.0 ** -(3 * index)), np.roll(values, index * 7))
        first = values if first is None else first
        arrays[param.name] = values
    return arrays


def has_mpmath() -> bool:
    """Whether true values can be computed: mpmath is needed for nothing else."""
    return importlib.util.find_spec("mpmath") is not None


def inaccurate(spec: Spec, paths: Paths, only: set[str] | None = None) -> list[Problem]:
    """The ops whose forward expressions, computed by NumPy, err by more than their entries allow."""
    evaluator = Evaluator(spec.by_name(), load_arrays(paths.array))
    problems = []
    for op in measurable(spec):
        if isinstance(op.body, Prim) and not any(isinstance(a, Prim) for a in op.body.args):
            continue  # how well one primitive is computed is not the formula's matter
        if only is not None and op.name not in only:
            continue
        for dtype in BITS:
            worst = measure(op, dtype, lambda args, op=op: evaluator.call(op, args), enough=op.bound(dtype))  # type: ignore[misc]
            if worst is not None and worst.ulps > op.bound(dtype):
                problems.append(Problem(op.location, f"the forward of {op.name} is inaccurate: {worst.shown(op, dtype)}"))
    return problems


def measurable(spec: Spec) -> list[Op]:
    """The ops whose forward is an expression of real elements, and of nothing else."""
    found = []
    for op in spec:
        if op.elementwise and op.body is not None and "f" in op.classes:
            kinds = kinds_of(op.signature, op.body)
            if "f" in classes_of(op.body, kinds) and BOOL not in kinds.values():
                found.append(op)
    return found
