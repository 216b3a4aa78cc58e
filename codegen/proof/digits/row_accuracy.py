"""Holds forwards that run along rows, and their gradient formulas, against their true values: softmax and its kin, of numbers of any size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...model.op import DEFAULT_ULPS, FORMULA, Gradient, Op
from ...plan.op_plan import OpPlan
from ...problems import Problem
from ..evaluate import Evaluator
from .points import GRADS, constants_in, numbers, plain_arguments

DTYPES = ("float32", "float64")
BITS = 1300  # digits from 1 to the smallest number of float64, and some to spare
LENGTH = 4  # of a row
ROWS = 10  # of numbers of one size, and of numbers of all sizes
ULPS = 16.0  # the least bound: each of several terms rounds
PART = 0.618  # of the way to the next number


def is_measurable(op: Op) -> bool:
    """Whether an op runs along the rows of real numbers."""
    return op.rowwise and op.body is not None and "f" in op.classes


def inaccurate_rows(op: Op, plan: OpPlan, evaluator: Evaluator) -> Iterator[Problem]:
    """What errs by more than the entry allows, computed by NumPy: the forward, and the formula for each input."""
    from .exact_functions import Unknown

    try:
        forward = next((str(w) for w in map(_of_forward, _trials(op, evaluator)) if w), "")
        if forward:
            yield Problem(op.location, f"the forward of {op.name} is inaccurate: {forward}")
        for gradient in op.gradients:
            for name in gradient.inputs if gradient.kind == FORMULA else ():
                found = next((w for w in (_of_gradient(trial, gradient, name) for trial in _trials(op, evaluator)) if w), None)
                if found:
                    yield Problem(gradient.location, f"the formula for {name!r} of {op.name} is inaccurate: {found}")
    except Unknown:
        return


@dataclass(frozen=True)
class _Trial:
    """An op with rows of numbers of a dtype."""

    op: Op
    evaluator: Evaluator
    dtype: str
    plain: dict[str, Any]
    arrays: dict[str, Any]  # by tensor, of shape (rows, LENGTH)

    @property
    def args(self) -> list[Any]:
        return [self.arrays.get(p.name, self.plain.get(p.name)) for p in self.op.signature.params]

    def result(self) -> Any:
        with np.errstate(all="ignore"):
            return np.asarray(self.evaluator.call(self.op, self.args))

    def row(self, index: int) -> dict[str, list[Any]]:
        """The numbers of a row, by tensor."""
        return {name: array[index].tolist() for name, array in self.arrays.items()}


def _trials(op: Op, evaluator: Evaluator) -> Iterator[_Trial]:
    assert op.body is not None
    seen = []
    for given in plain_arguments(op):
        plain = given | {"dim": -1}
        if plain in seen:
            continue
        seen.append(plain)
        tensors = [p.name for p in op.tensors if plain.get(p.name, "") is not None]
        for dtype in filter(op.takes_dtype, DTYPES):
            rows = _rows(dtype, constants_in([op.body], plain))
            random = np.random.default_rng(len(tensors))
            arrays = {name: rows if not n else random.uniform(0.5, 2, rows.shape).astype(dtype) for n, name in enumerate(tensors)}
            yield _Trial(op, evaluator, dtype, plain, arrays)


def _rows(dtype: str, constants: tuple[float, ...]) -> Any:
    """Rows of numbers of all sizes, and of one size each."""
    narrow, more = numbers(constants, 9, 0)
    flat = narrow if dtype == "float32" else np.concatenate([narrow.astype(np.float64), more])
    flat = flat[np.abs(flat) < np.sqrt(np.finfo(dtype).max) / LENGTH]  # sums of squares are numbers: what scales first belongs into array functions
    random = np.random.default_rng(0)
    mixed = random.permutation(flat)[: ROWS * LENGTH].reshape(ROWS, LENGTH)
    ordered = np.sort(flat)[: flat.size // LENGTH * LENGTH].reshape(-1, LENGTH)
    chosen = ordered[np.linspace(0, len(ordered) - 1, ROWS).astype(int)]
    same = np.repeat(np.array([[1.0], [-3.0]], dtype), LENGTH, axis=1)
    return np.concatenate([mixed, random.permuted(chosen, axis=1), same])


@dataclass(frozen=True)
class _Error:
    trial: _Trial
    index: int
    given: float
    true: float
    ulps: float
    bound: float

    def __str__(self) -> str:
        at = ", ".join(f"{name}={row}" for name, row in self.trial.row(self.index).items())
        off = f"by {self.ulps:.3g} units in the last place" if np.isfinite(self.ulps) else "by more than the largest number"
        why = f": a number on the way is too large or too small for {self.trial.dtype}" if np.isfinite(self.true) and not np.isfinite(self.given) else ""
        return f"in {self.trial.dtype}, along the row {at}, it gives {self.given!r} for {self.true!r}, wrong {off}, where {self.bound:g} are allowed{why}"


def _of_forward(trial: _Trial) -> _Error | None:
    """The first row whose results err by more than the entry allows."""
    from .exact import Exact

    op = trial.op
    assert op.body is not None
    exact = Exact(op.body, BITS)
    bound = max(op.accuracy or 0.0, ULPS)
    results = trial.result().reshape(len(next(iter(trial.arrays.values()))), -1)

    def true(row: dict[str, list[Any]]) -> list[Any]:
        value = exact.value(_env(trial, row))
        return value if isinstance(value, list) else [value]

    for index, found in enumerate(results):
        row = trial.row(index)
        size = max(abs(x) for x in row[op.tensors[0].name]) if op.accuracy is None else 0.0
        values = true(row)
        error = _worst(trial, index, found, values, [size] * len(values), bound, true)
        if error:
            return error
    return None


def _of_gradient(trial: _Trial, gradient: Gradient, name: str) -> _Error | None:
    """The first row whose gradients do."""
    from .exact import Exact, total, weighted

    op = trial.op
    if name not in trial.arrays or gradient.expr is None:
        return None
    assert op.body is not None
    exact = Exact(op.body, BITS * 2)
    result = trial.result()
    grad = np.resize(np.array(GRADS, trial.dtype), result.shape)
    env = trial.plain | trial.arrays | {"result": result, "grad": grad, "needs": [True] * len(gradient.inputs)}
    with np.errstate(all="ignore"):
        value = trial.evaluator.value(gradient.expr, env)
    found = np.asarray(value[gradient.inputs.index(name)] if len(gradient.inputs) > 1 else value)
    if found.shape != trial.arrays[name].shape:
        return None
    stated = op.gradient_accuracy.get(name, DEFAULT_ULPS)
    bound = max(stated or 0.0, ULPS)
    largest = float(np.finfo(trial.dtype).max)

    for index, (given, g) in enumerate(zip(found, grad.reshape(len(found), -1).tolist())):
        if not np.isfinite(result.reshape(len(found), -1)[index]).all():
            continue

        def terms(row: dict[str, list[Any]], g: list[float] = g) -> list[list[Any]]:
            columns = [exact.derivative(_env(trial, row), name, item=item) for item in range(LENGTH)]
            return [weighted(g, column if isinstance(column, list) else [column], exact.bits) for column in columns]

        def true(row: dict[str, list[Any]]) -> list[Any]:
            return [total(column, exact.bits) for column in terms(row)]

        row = trial.row(index)
        sizes = [max(abs(x) for x in column) if stated is not None else max(map(abs, g)) for column in terms(row)]
        if all(size < largest for size in sizes):
            error = _worst(trial, index, given, true(row), sizes, bound, true)
            if error:
                return error
    return None


def _env(trial: _Trial, row: dict[str, list[Any]]) -> dict[str, Any]:
    from .exact import from_number

    return trial.plain | {name: [x if not isinstance(x, float) else from_number(x) for x in values] for name, values in row.items()}


def _worst(trial: _Trial, index: int, found: Any, true: list[Any], sizes: list[Any], bound: float, truth: Any) -> _Error | None:
    """The worst error of a row, if it is more than the bound: less what the digits of the inputs excuse."""
    from .exact import added, from_number, ulps

    dtype = np.dtype(trial.dtype)
    errors = [ulps(float(f), t, dtype, size) for f, t, size in zip(found, true, sizes)]
    if max(errors) <= bound:
        return None
    row = trial.row(index)
    slack: list[Any] = [float(np.finfo(dtype).smallest_subnormal)] * len(true)
    for name, values in row.items():
        for item, x in enumerate(values):
            moved = added(from_number(x), float(np.spacing(dtype.type(abs(x)))) * PART)
            beside = truth(row | {name: [moved if n == item else v for n, v in enumerate(values)]})
            slack = [s + abs(b - t) / PART for s, b, t in zip(slack, beside, true)]
    errors = [ulps(float(f), t, dtype, size, s) for f, t, size, s in zip(found, true, sizes, slack)]
    worst = int(np.argmax(errors))
    return _Error(trial, index, float(found[worst]), float(true[worst]), errors[worst], bound) if errors[worst] > bound else None
