"""Forward kernels against the forward expression, interpreted by NumPy in higher precision."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.codegen.model.op import TensorSample
from specgrad.codegen.paths import paths
from specgrad.codegen.proof.evaluate import Evaluator, load_arrays
from specgrad.codegen.proof.inputs import InputMaker, samples_of
from specgrad.core.base.dtypes import bfloat16 as bfloat16_
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.jacobian import measured
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.tools import compared, wide

SIZES = (1, 7, 64, 1029)  # of one element, of less than a vector, of whole blocks, of blocks and a rest
ULPS = {"float64": 16, "float32": 4, "float16": 1.5, "bfloat16": 1.5, "complex128": 24, "complex64": 8}
EPS = {"float64": 2.0**-52, "float32": 2.0**-23, "float16": 2.0**-10, "bfloat16": 2.0**-7, "complex128": 2.0**-52, "complex64": 2.0**-23}
HARD = (0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 0.5, 1e-300, -1e300, 3.0, 1e-30)


@cache
def evaluator() -> Evaluator:
    """Interprets forward expressions."""
    return Evaluator({}, load_arrays(paths().array))


def _wants(trial: OpTrial) -> bool:
    return trial.functions.forward is not None and trial.op.body is not None and trial.about == "sample"


@check("kernels", _wants)
def kernels(trial: OpTrial) -> Iterator[Failure]:
    """A forward kernel gives what NumPy gives in higher precision, to a few units in the last place, for all sizes of blocks, infinities, NaN and zeros."""
    assert trial.functions.forward is not None
    if trial.dtype == "int64":
        found, expected = trial.functions.forward(*trial.arrays), _interpreted(trial, trial.arrays)
        compared(found)
        if found.shape != expected.shape or (found != expected).any():
            yield trial.failed("kernel", "int64 kernel", found=found, expected=expected, looks="")
        return
    names = ("complex64",) if trial.dtype == "complex128" else ("float32", "float16", "bfloat16", "float64")
    for name in names:
        yield from _in_dtype(trial, name, trial.arrays, "")
    if not trial.op.elementwise or trial.dtype != "float64":
        return
    for size in SIZES:
        arrays = _of_size(trial, size)
        if arrays is None:
            return
        for name in names:
            yield from _in_dtype(trial, name, arrays, f" of {size} elements")
    yield from _hard(trial)


def _of_size(trial: OpTrial, size: int) -> list[Any] | None:
    """The sample with vectors of a size for its tensors."""
    sample = next((s for s in samples_of(trial.op) if s.location == trial.location), None)
    if sample is None or any(isinstance(v, TensorSample) and v.holds == "data" for v in sample.args.values()):
        return None
    args = {k: TensorSample((size,), v.holds, v.low, v.high) if isinstance(v, TensorSample) else v for k, v in sample.args.items()}
    return InputMaker(trial.op, trial.dtype, 1000 * trial.seed + 200 + size).args(type(sample)(args, sample.location))


def _interpreted(trial: OpTrial, arrays: list[Any]) -> Any:
    return evaluator().call(trial.op, arrays)


def _in_dtype(trial: OpTrial, name: str, arrays: list[Any], which: str) -> Iterator[Failure]:
    assert trial.functions.forward is not None
    narrow = bfloat16_.numpy if name == "bfloat16" else np.dtype(name)
    given = [a.astype(narrow) if isinstance(a, np.ndarray) and traits[a.dtype].is_inexact else a for a in arrays]
    high = np.dtype(trial.dtype)
    with np.errstate(all="ignore"):
        expected = _interpreted(trial, [a.astype(high) if isinstance(a, np.ndarray) and a.dtype == narrow else a for a in given])
    found = trial.functions.forward(*given)
    compared(found)
    if traits[found.dtype].is_bool or traits[np.asarray(expected).dtype].is_bool:
        if found.shape != np.shape(expected) or (found != expected).any():
            yield trial.failed("kernel", f"{name} kernel{which}", found=found, expected=expected, looks="")
        return
    size = _size(trial, given, wide(expected), arrays is trial.arrays)
    with np.errstate(all="ignore"):
        tiny = float(np.finfo(narrow).smallest_subnormal) if name != "bfloat16" else 0.0
        apart = np.abs(wide(found) - wide(expected)) <= ULPS[name] * EPS[name] * size + tiny
        overflow = np.isinf(wide(found)) & (np.abs(wide(expected)) > float(np.finfo(narrow).max if name != "bfloat16" else 3e38))
    same = apart | overflow | (wide(found) == wide(expected)) | (np.isnan(wide(found)) & np.isnan(wide(expected)))
    if found.shape != np.shape(expected) or not same.all():
        yield trial.failed("kernel", f"{name} kernel{which}", found=wide(found), expected=wide(expected), looks="")


def _size(trial: OpTrial, given: list[Any], expected: Any, at_trial: bool) -> Any:
    """The size that rounding errors go by: that of the result, and of what its inputs' last places make of it."""
    numbers = [wide(a) for a in given if isinstance(a, np.ndarray) and traits[a.dtype].is_inexact]
    size = np.abs(np.where(np.isfinite(expected), expected, 0))
    if at_trial and trial.leaves:
        truth = measured(trial)
        terms = np.zeros(expected.size)
        for (leaf, column), value in zip(truth.columns, truth.values[0]):
            assert leaf is not None
            flat = int(np.argmax(np.abs(column[leaf].reshape(-1))))
            terms = terms + np.abs(np.where(np.isfinite(value), value, 0)) * abs(trial.at[leaf].reshape(-1)[flat])
        return size + terms.reshape(expected.shape) + sum(np.abs(n) for n in numbers if np.broadcast_shapes(n.shape, expected.shape) == expected.shape)
    scale = max((float(np.max(np.abs(n[np.isfinite(n)]), initial=0.0)) for n in numbers), default=1.0)
    return size + min(scale, 4.0)


def _hard(trial: OpTrial) -> Iterator[Failure]:
    """Infinities, NaN, zeros of both signs, very large and very small numbers, in all pairs."""
    assert trial.functions.forward is not None
    where = [i for i, a in enumerate(trial.arrays) if isinstance(a, np.ndarray) and traits[a.dtype].is_floating_point]
    if not where or any(isinstance(a, np.ndarray) and i not in where for i, a in enumerate(trial.arrays)) or len(where) > 2:
        return
    grid = np.meshgrid(*[np.array(HARD)] * len(where), indexing="ij")
    arrays = list(trial.arrays)
    for at, values in zip(where, grid):
        arrays[at] = np.array(values.reshape(-1))
    with np.errstate(all="ignore"):
        expected, found = _interpreted(trial, arrays), trial.functions.forward(*arrays)
        a, e = wide(found), wide(expected)
        same = (np.abs(a - e) <= 1e-12 * np.abs(e) + 1e-300) | (a == e) | (np.isnan(a) & np.isnan(e))
    if not same.all():
        wrong = np.argwhere(~same).reshape(-1)[:6]
        shown = "; ".join(f"{', '.join(f'{arrays[i][k]:g}' for i in where)} gives {a[k]:g}, not {e[k]:g}" for k in wrong)
        yield trial.failed("kernel", f"float64 kernel at hard numbers: {shown}", found=a, expected=e, looks="")
