"""Forward kernels against the forward expression, interpreted by NumPy in higher precision."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.codegen.model.expr import Prim
from specgrad.codegen.model.op import TensorSample
from specgrad.codegen.paths import paths
from specgrad.codegen.proof.evaluate import Evaluator, load_arrays
from specgrad.codegen.proof.inputs import InputMaker, samples_of
from specgrad.codegen.proof.literals import beside
from specgrad.codegen.proof.variants import holds_data
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.jacobian import measured
from specgrad.testing.ops.subject import literals_in
from specgrad.testing.ops.trial import OpTrial, is_floating_point, is_inexact
from specgrad.testing.ops.trials import reshaped
from specgrad.testing.properties.tools import compared, expands_to, near, other_zeros, wide

from . import EPS, cast, numpy_dtype

SIZES = (1, 7, 64, 1029)  # of one element, of less than a vector, of whole blocks, of blocks and a rest
ULPS: dict[str, float] = {"float64": 16, "float32": 4, "float16": 1.5, "bfloat16": 1.5, "complex128": 24, "complex64": 8}
DRAWN = 4000  # of all combinations of more than two
HARD_NEAR = 1e-12, 1e-300  # how near, of a number's size, and whatever its size
OWN_NEAR = 1e-9, 1e-15  # C of an op's own and its twin in NumPy are two ways to compute it
HARD = (0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 0.5, 1e-300, -1e300, 3.0, 1e-30)


@cache
def evaluator() -> Evaluator:
    """Interprets forward expressions."""
    return Evaluator({}, load_arrays(paths().array))


@check("kernels", lambda trial: trial.functions.forward is not None and trial.op.kind == "forward" and trial.about == "sample")
def kernels(trial: OpTrial) -> Iterator[Failure]:
    """A forward kernel gives what NumPy gives in higher precision, to a few units in the last place, for all sizes of blocks, infinities, NaN and zeros."""
    if trial.dtype == "int64":
        for found, expected in _results(trial, trial.arrays, trial.arrays):
            compared(found)
            if found.shape != expected.shape or (found != expected).any():
                yield trial.failed("kernel", "int64 kernel", found=found, expected=expected, looks="")
        return
    every = ("complex64",) if trial.dtype == "complex128" else ("float32", "float16", "bfloat16", "float64")
    names = list(filter(trial.op.takes_dtype, every))
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


def _results(trial: OpTrial, arrays: list[Any], wide_arrays: list[Any]) -> Iterator[tuple[Any, Any]]:
    """Each result of the forward kernel, and of the forward expression on the same numbers in higher precision."""
    found, expected = trial.forward(*arrays), evaluator().call(trial.op, wide_arrays)
    yield from zip(found, expected) if isinstance(found, tuple) else ((found, expected),)


def _of_size(trial: OpTrial, size: int) -> list[Any] | None:
    """The sample with vectors of a size for its tensors."""
    sample = next((s for s in samples_of(trial.op) if s.location == trial.location), None)
    if sample is None or holds_data(sample):
        return None
    vectors = {name: (size,) for name, value in sample.args.items() if isinstance(value, TensorSample)}
    return InputMaker(trial.op, trial.dtype, 1000 * trial.seed + 200 + size).args(reshaped(sample, vectors))


def _in_dtype(trial: OpTrial, name: str, arrays: list[Any], which: str) -> Iterator[Failure]:
    narrow = numpy_dtype(name)
    given = cast(arrays, narrow)
    for number, (found, expected) in enumerate(_results(trial, given, cast(given, trial.dtype))):
        compared(found)
        if not traits[found.dtype].is_inexact or not traits[np.asarray(expected).dtype].is_inexact:
            if found.shape != np.shape(expected) or (found != expected).any():
                yield trial.failed("kernel", f"{name} kernel{which}", found=found, expected=expected, looks="")
        else:
            yield from _near(trial, name, narrow, given, found, expected, which, number if arrays is trial.arrays else None)


def _near(trial: OpTrial, name: str, narrow: Any, given: list[Any], found: Any, expected: Any, which: str, number: int | None) -> Iterator[Failure]:
    """Floats and complex numbers, to a few units in the last place; `number` is that of the result where it was measured."""
    a, e = wide(found), wide(expected)
    tiny, largest = (0.0, 3e38) if name == "bfloat16" else (float(np.finfo(narrow).smallest_subnormal), float(np.finfo(narrow).max))
    allowed = ULPS[name] * EPS[name] * _size(trial, given, e, number) + tiny
    overflow = np.isinf(a) & (np.abs(e) > largest)
    if a.shape != e.shape or not (near(a, e, allowed) | overflow).all():
        yield trial.failed("kernel", f"{name} kernel{which}", found=a, expected=e, looks="")


def _size(trial: OpTrial, given: list[Any], expected: Any, number: int | None) -> Any:
    """The size that rounding errors go by: that of the result, and of what its inputs' last places make of it."""
    numbers = [wide(a) for a in given if is_inexact(a)]
    size = np.abs(np.where(np.isfinite(expected), expected, 0))
    if number is not None and trial.leaves and number < len(measured(trial).values):
        terms = sum((np.abs(value * x) for _, _, x, value in measured(trial).of_elements(number)), np.zeros(expected.size))
        return size + terms.reshape(expected.shape) + sum(np.abs(n) for n in numbers if expands_to(n.shape, expected.shape))
    scale = max((float(np.max(np.abs(n[np.isfinite(n)]), initial=0.0)) for n in numbers), default=1.0)
    return size + min(scale, 4.0)


def _hard(trial: OpTrial) -> Iterator[Failure]:
    """Infinities, NaN, zeros of both signs, very large and very small numbers, and those of the op's texts, in all pairs; of more operands, at random."""
    where = [i for i, a in enumerate(trial.arrays) if is_floating_point(a)]
    if not where or any(isinstance(a, np.ndarray) and i not in where for i, a in enumerate(trial.arrays)):
        return
    literals = literals_in(trial.op)
    numbers = np.array((*HARD, *beside(literals)))
    if len(where) <= 2:
        grid = [a.reshape(-1) for a in np.meshgrid(*[numbers] * len(where), indexing="ij")]
    else:
        grid = list(trial.random(23).choice(numbers, (len(where), DRAWN)))
    arrays = list(trial.arrays)
    for at, values in zip(where, grid):
        arrays[at] = values
    yield from _at_hard(trial, where, arrays)
    for at, param in enumerate(trial.op.signature.params):
        if param.type.base in ("int", "float", "Scalar") and isinstance(arrays[at], (int, float)) and not param.type.is_list:
            for number in literals:
                if param.type.base != "int" or number == int(number):
                    value = type(arrays[at])(number) if number == int(number) else number
                    yield from _at_hard(trial, where, [*arrays[:at], value, *arrays[at + 1 :]], f", with {param.name}={value!r}")


def _none_is_the_negative(operands: list[Any]) -> Any:
    """Where operands are not zeros of both signs, of which either may be the larger."""
    zeros = [(x == 0, np.signbit(x)) for x in operands]
    return ~(np.any([zero & sign for zero, sign in zeros], axis=0) & np.any([zero & ~sign for zero, sign in zeros], axis=0))


def _at_hard(trial: OpTrial, where: list[int], arrays: list[Any], which: str = "") -> Iterator[Failure]:
    own = any(isinstance(body, Prim) and body.primitive.own is not None for body in trial.op.bodies)
    relative, absolute = OWN_NEAR if own else HARD_NEAR
    one_zero = _none_is_the_negative([arrays[i] for i in where])
    for found, expected in _results(trial, arrays, arrays):
        a, e = wide(found), wide(expected)
        others, zeros = ~near(a, e, relative * np.abs(e) + absolute), other_zeros(a, e) & one_zero
        if not (others | zeros).any():
            continue
        wrong = np.concatenate([np.flatnonzero(others), np.flatnonzero(zeros)])[:6]
        shown = "; ".join(f"{', '.join(f'{arrays[i][k]:g}' for i in where)} gives {a[k]:g}, not {e[k]:g}" for k in wrong)
        yield trial.failed("kernel", f"float64 kernel at hard numbers{which}: {shown}", found=a, expected=e, looks="")
