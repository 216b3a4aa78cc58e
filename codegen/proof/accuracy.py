"""Holds the forward expression and the gradient formulas of every elementwise op against their true values, over the whole range of numbers.

A formula that is right on paper may lose all digits in floating point: log(1 + x) for a small x, 1 + tanh(x) for a negative one. Differences
and comparisons of a formula with itself cannot see that; the same expression evaluated with many digits can.
"""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any

import numpy as np

from ..model.expr import VALUE, Const, Expr, IfExp, Name, Prim, walk
from ..model.op import DEFAULT_ULPS, FORMULA, Op, Spec, TensorSample
from ..paths import Paths
from ..plan.op_plan import OpPlan, Plan, make_plan
from ..problems import Location, Mistake, Problem
from ..read.derive import BOOL, classes_of, kinds_of, partial
from .evaluate import Evaluator, load_arrays
from .inputs import samples_of

if TYPE_CHECKING:
    from .exact import Exact

DTYPES = ("float32", "float64")
BITS = 1300  # digits from 1 to the smallest number of float64, and some to spare
POINTS = 9  # of each kind
PART = 0.618  # of the way to the next number: periods of sines are rational numbers of such steps
LIMITS = {"float32": (24, -126, 127), "float64": (53, -1022, 1023)}  # digits, and the exponents of the smallest and the largest normal number

Compute = Callable[[dict[str, Any]], Any]  # from the values of an expression's names, arrays for tensors, to its own


@dataclass(frozen=True)
class Measured:
    """What is held against its true values: the forward of an op, or its derivative for one input."""

    op: Op
    expr: Expr  # of which the true values are
    input: str = ""  # of a derivative, which is multiplied by `grad`

    @property
    def accuracy(self) -> float | None:
        """What the entry states: units in the last place; None for those of the inputs, or of `grad`."""
        return self.op.gradient_accuracy.get(self.input, DEFAULT_ULPS) if self.input else self.op.accuracy

    def bound(self, dtype: str) -> float:
        """The most units in the last place by which it may err; infinite where the entry states none."""
        if not self.input:
            return self.op.bound(dtype)
        return DEFAULT_ULPS if self.accuracy is None else self.accuracy


@dataclass(frozen=True)
class Worst:
    """The largest error that was found, and where."""

    measured: Measured
    dtype: str
    bound: float
    ulps: float
    args: dict[str, object]
    given: float
    true: float

    def __str__(self) -> str:
        args = ", ".join(f"{name}={float(a) if isinstance(a, np.floating) else a!r}" for name, a in self.args.items())
        off = "by more than the largest number" if math.isinf(self.ulps) else f"by {self.ulps:.3g} units in the last place"
        of = "" if self.measured.accuracy is not None else " of grad" if self.measured.input else " of its inputs"
        return f"is inaccurate: in {self.dtype}, at {args}, it gives {self.given!r} for {self.true!r}, wrong {off}{of}, where {self.bound:g} are allowed"


# ---- what is measured


def is_measurable(op: Op) -> bool:
    """Whether the forward is an expression of real elements, and of nothing else."""
    if not op.elementwise or op.body is None:
        return False
    kinds = kinds_of(op.signature, op.body)
    return "f" in op.classes and "f" in classes_of(op.body, kinds) and BOOL not in kinds.values()


def forward_of(op: Op) -> Measured:
    """The forward of a measurable op."""
    assert op.body is not None
    return Measured(op, op.body)


def derivatives_of(op: Op) -> Iterator[Measured]:
    """The derivatives of a measurable op: those of its forward expression, by rule, where the entry has formulas for them."""
    assert op.body is not None
    for gradient in op.gradients:
        for name in gradient.inputs if gradient.kind == FORMULA else ():
            try:
                derivative = partial(op.body, name)
            except Mistake:
                continue  # there is no rule for one of its primitives
            yield Measured(op, Prim(VALUE, op.location, "mul", (Name(VALUE, op.location, "grad"), derivative)), name)


# ---- points


@cache
def numbers(constants: tuple[float, ...], count: int, seed: int) -> tuple[Any, Any]:
    """Numbers for float32, and more for float64: over the whole line, of everyday size, as large as exp() takes, and next to where formulas change.

    Those places are 0, 1, 1/2 and a formula's own constants.
    """
    random = np.random.default_rng(seed)
    usual = np.exp2(np.linspace(-6, 6, count)) * random.uniform(1, 1.3, count)
    narrow = np.concatenate([usual, -usual, *_extremes(np.float32, constants, count, random)])
    return narrow.astype(np.float32), np.concatenate(_extremes(np.float64, constants, count, random))


def _extremes(dtype: Any, constants: tuple[float, ...], count: int, random: Any) -> list[Any]:
    info = np.finfo(dtype)
    spread = np.linspace(info.minexp - info.nmant, info.maxexp - 2, count) + random.uniform(-1, 1, count)
    everywhere = np.exp2(np.clip(spread, info.minexp - info.nmant, info.maxexp - 2)) * random.permutation(np.resize([-1, 1], count))
    around = [1.0, -1.0, 0.5, *constants]
    count = max(count, 2 * len(around))
    away = np.exp2(random.permutation(np.linspace(-info.nmant - 1, -2, count))) * np.resize([-1, 1], count)
    beside = np.array(list(islice(cycle(around), count))) + away
    tails = np.linspace(-1.04, 1.04, count) * np.log(float(info.max))  # their exponentials are the smallest and the largest numbers
    ends = np.array([0.0, 1.0, -1.0, info.max / 4, -info.max / 4, info.tiny, info.smallest_subnormal, -info.smallest_subnormal], np.float64)
    with np.errstate(all="ignore"):
        found = [part.astype(dtype).astype(np.float64) for part in (everywhere, beside, tails, ends)]
    return [part[np.isfinite(part)] for part in found]


def _plain_arguments(op: Op) -> Iterator[dict[str, Any]]:
    """The arguments that are no tensors, of each sample that gives others."""
    seen = []
    for sample in samples_of(op):
        plain = {p.name: sample.args.get(p.name, p.default if p.has_default else None) for p in op.signature.params}
        plain = {n: v for n, v in plain.items() if not isinstance(v, TensorSample) or v.holds == "ints"}
        if plain not in seen:
            seen.append(plain)
            yield plain


def _arrays(measured: Measured, dtype: str, count: int, seed: int) -> dict[str, Any]:
    """Numbers for each tensor of an op; of two, the second is often close to the first in size."""
    gradient = measured.op.gradient_of(measured.input)
    exprs = [measured.expr] if gradient is None or gradient.expr is None else [measured.expr, gradient.expr]
    read = (c.value for e in exprs for c in walk(e) if isinstance(c, Const))
    constants = tuple(sorted({float(c) for c in read if isinstance(c, (int, float)) and math.isfinite(c)}))
    arrays: dict[str, Any] = {}
    first = None
    for index, param in enumerate(measured.op.tensors):
        narrow, more = numbers(constants, count, seed * 10 + index)
        values = narrow if dtype == "float32" else np.concatenate([narrow.astype(np.float64), more])
        if first is not None:
            values = np.resize(values, first.shape)
            close = np.arange(values.size) % 3 == 1
            values = np.where(close, first * values.dtype.type(1 + 2.0 ** -(3 * index)), np.roll(values, index * 7))
        first = values if first is None else first
        arrays[param.name] = values
    if measured.input and first is not None:
        arrays["grad"] = np.resize(np.array([1.0, -0.75, 1.0, 3.0], first.dtype), first.shape)
    return arrays


# ---- measuring


class Truth:
    """The true values of an expression, each computed once."""

    def __init__(self, measured: Measured):
        from .exact import Exact

        self.measured = measured
        assert measured.op.body is not None
        self.exact: Exact = Exact(measured.expr, BITS)
        self.forward: Exact = Exact(measured.op.body, BITS)
        self.plain = list(_plain_arguments(measured.op))
        self.values: dict[tuple[object, ...], Any] = {}

    @classmethod
    def known(cls, measured: Measured) -> Truth | None:
        """The true values of an expression; None if it has a primitive that cannot be computed exactly."""
        from .exact import Unknown

        try:
            return cls(measured)
        except Unknown:
            return None

    def at(self, number: int, tensors: dict[str, float], moved: str = "", by: float = 0.0) -> Any:
        """The value at some numbers, one of them moved, and the plain arguments of a number; None where there is none."""
        from .exact import Unknown, added, from_float

        key = (number, moved, *tensors.values())
        if key not in self.values:
            try:
                env = {**self.plain[number], **{name: from_float(x) for name, x in tensors.items()}}
                self.values[key] = self.exact.value({**env, moved: added(env[moved], by)} if moved else env)
            except Unknown:
                self.values[key] = None
        return self.values[key]


def measure(truth: Truth, dtype: str, compute: Compute, count: int = POINTS, bound: float | None = None) -> Worst | None:
    """The worst error of an expression in a dtype, if it is more than the bound; None where the truth is not known.

    `compute` gives its values for arrays and plain arguments by their names.
    """
    measured = truth.measured
    bound = measured.bound(dtype) if bound is None else bound
    worst = None
    for number, plain in enumerate(truth.plain):
        arrays = _arrays(measured, dtype, max(count // len(truth.plain), 4), number)
        with np.errstate(all="ignore"):
            results = np.asarray(compute({**plain, **arrays}))
        if not np.issubdtype(results.dtype, np.floating):
            return None
        results = np.broadcast_to(results, next(iter(arrays.values())).shape)
        places = list(zip(*(a.tolist() for a in arrays.values())))
        true = [truth.at(number, dict(zip(arrays, place))) for place in places]
        sizes = None
        if measured.accuracy is None:
            sizes = np.abs(arrays["grad"]) if measured.input else np.max([np.abs(a) for a in arrays.values()], axis=0)
        for index in _not_surely_within(results, true, dtype, sizes, bound, bool(measured.input)):
            at = {name: array[index] for name, array in arrays.items()}
            error = _error(truth, number, at, results[index], true[index], dtype, 0.0 if sizes is None else float(sizes[index]))
            if error > (bound if worst is None else worst.ulps):
                worst = Worst(measured, dtype, bound, error, {**plain, **at}, float(results[index]), float(true[index]))
    return worst


def _not_surely_within(results: Any, true: list[Any], dtype: str, sizes: Any, bound: float, of_derivative: bool) -> list[int]:
    """Where results are not seen at once to be within the bound: the truth is rounded to float64 for that."""
    known = np.array([t is not None for t in true], bool)
    near = np.array([0.0 if t is None else float(t) for t in true])
    digits, low, high = LIMITS[dtype]
    with np.errstate(all="ignore"):
        size = np.abs(near) if sizes is None else np.maximum(np.abs(near), sizes)
        unit = np.ldexp(1.0, np.clip(np.frexp(size)[1] - 1, low, high) - digits + 1)
        fine = (np.abs(results.astype(np.float64) - near) <= (bound - 0.5) * unit) | (np.isnan(results) & np.isnan(near))
        fine |= of_derivative & np.isnan(near)
        fine |= (np.abs(near) > float(np.finfo(dtype).max) * 2) & (results == np.sign(near) * np.inf)
    return [int(i) for i in np.flatnonzero(known & ~fine)]


def _has_derivative(truth: Truth, number: int, at: dict[str, Any]) -> bool:
    """Whether there is a derivative at a point: where the forward has no value it has none, and at a pole the entry says what comes out."""
    from .exact import Unknown, from_float

    true = truth.at(number, {name: float(x) for name, x in at.items()})
    try:
        value = truth.forward.value({**truth.plain[number], **{name: from_float(float(x)) for name, x in at.items()}})
    except Unknown:
        return False
    return value == value and true == true and abs(true) != math.inf


def _error(truth: Truth, number: int, at: dict[str, Any], given: Any, true: Any, dtype: str, size: float) -> float:
    """The error of one result: less what the digits of the inputs excuse."""
    from .exact import ulps

    if truth.measured.input and not _has_derivative(truth, number, at):
        return 0.0
    slack: Any = 0
    info = np.finfo(dtype)
    if not (truth.measured.op.elementary and not truth.measured.input) and math.isfinite(true):
        for name, x in at.items():
            if name == "grad":
                continue
            beside = truth.at(number, {n: float(v) for n, v in at.items()}, name, float(np.spacing(abs(x))) * PART)
            if beside is None:
                return 0.0
            slack += abs(beside - true) / PART
    if abs(true) < info.tiny:  # an intermediate number of few digits, multiplied by an input, keeps few digits
        slack += float(info.smallest_subnormal) * max(1, *(abs(float(x)) for x in at.values()))
    return ulps(float(given), true, np.dtype(dtype), size, slack)


# ---- a spec


def has_mpmath() -> bool:
    """Whether true values can be computed: mpmath is needed for nothing else."""
    return importlib.util.find_spec("mpmath") is not None


def inaccurate(spec: Spec, paths: Paths, only: set[str] | None = None, plan: Plan | None = None) -> list[Problem]:
    """What, computed by NumPy, errs by more than its entry allows: forward expressions and, of ops that are asked for, derivatives."""
    plan = plan or make_plan(spec)
    evaluator = Evaluator(spec.vocabulary(), load_arrays(paths.array), modules=spec.modules)
    problems: list[Problem] = []
    for op in filter(is_measurable, spec):
        if only is None:
            problems += _inaccurate_forward(op, evaluator)
        elif op.name in only:
            problems += [*_inaccurate_forward(op, evaluator), *_inaccurate_derivatives(op, plan.ops[op.name], evaluator)]
    return problems


def _inaccurate_forward(op: Op, evaluator: Evaluator) -> Iterator[Problem]:
    measured = forward_of(op)
    if not is_primitive(measured.expr):
        yield from _problems(measured, lambda env: _forward(op, evaluator, env), f"the forward of {op.name}", op.location)


def _inaccurate_derivatives(op: Op, plan: OpPlan, evaluator: Evaluator) -> Iterator[Problem]:
    for measured in derivatives_of(op):
        gradient, name = op.gradient_of(measured.input), measured.input
        assert gradient is not None
        if gradient.expr is not None and len(gradient.inputs) == 1:
            what = f"the formula for {name!r} of {op.name}"
            yield from _problems(measured, _formula(op, gradient.expr, evaluator), what, gradient.location)
        for tangent in plan.tangents:
            for inputs, term, _ in tangent.terms if tangent.tangent.kind == FORMULA else ():
                if inputs == (name,):
                    what = f"the forward-mode rule of {tangent.tangent.output!r} of {op.name}, for {name!r},"
                    yield from _problems(measured, _formula(op, term, evaluator), what, tangent.tangent.location)


def _problems(measured: Measured, compute: Compute, what: str, location: Location) -> Iterator[Problem]:
    truth = Truth.known(measured)
    worst = truth and next(filter(None, (measure(truth, dtype, compute) for dtype in DTYPES if measured.op.takes_dtype(dtype))), None)
    if worst is not None:
        yield Problem(location, f"{what} {worst}")


def is_primitive(expr: Expr) -> bool:
    """Whether an expression is one primitive, of names and constants: how well that is computed is not the formula's matter."""
    if isinstance(expr, IfExp):
        return is_primitive(expr.then) and is_primitive(expr.otherwise)
    return not isinstance(expr, Prim) or not any(isinstance(a, Prim) for a in expr.args)


def _forward(op: Op, evaluator: Evaluator, env: dict[str, Any]) -> Any:
    return evaluator.call(op, [env[p.name] for p in op.signature.params])


def _formula(op: Op, expr: Expr, evaluator: Evaluator) -> Compute:
    """A gradient formula or a rule of forward mode in floating point; it reads the result as the forward has rounded it."""

    def compute(env: dict[str, Any]) -> Any:
        points = {f"{p.name}_p": env[p.name] for p in op.tensors} | {f"{p.name}_t": env["grad"] for p in op.tensors}
        return evaluator.value(expr, env | points | {"result": _forward(op, evaluator, env)})

    return compute
