"""float16 and bfloat16, to the bit: an elementwise op computes in float32 and rounds its result once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.codegen.proof.digits.accuracy import has_masks, is_measurable
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.tools import compared

from . import numpy_dtype

PATTERNS = 1 << 16  # all there are of 16 bits
DIGITS = {"float16": 10, "bfloat16": 7}


@check("halves", lambda trial: trial.number == 0 and is_measurable(trial.op) and not has_masks(trial.op) and trial.op.takes_dtype("float32"))
def halves(trial: OpTrial) -> Iterator[Failure]:
    """Results of float16 and bfloat16 are those of float32 on the same numbers, rounded once, ties to even: of all 65,536 of them, NaN and infinities too."""
    for name in filter(trial.op.takes_dtype, DIGITS):
        dtype = numpy_dtype(name)
        arrays = _numbers(trial, name, dtype)
        try:
            narrow = _run(trial, arrays)
        except (RuntimeError, NotImplementedError):
            continue  # which the op says that it does not take
        for found, wide in zip(narrow, _run(trial, [a.astype(np.float32) if isinstance(a, np.ndarray) else a for a in arrays])):
            if found.dtype == dtype and wide.dtype == np.float32:  # a comparison's result has no digits to round
                yield from _held(trial, arrays, name, found, wide)


def _held(trial: OpTrial, arrays: list[Any], name: str, found: Any, wide: Any) -> Iterator[Failure]:
    """Hold one result of all numbers of a dtype against float32's."""
    compared(found)
    expected = rounded(wide, name)
    wrong = (found.view(np.uint16) != expected) & ~(np.isnan(found.astype(np.float32)) & np.isnan(wide))
    if wrong.any():
        at = int(np.argmax(wrong))
        inputs = ", ".join(f"{p.name}={float(a[at])!r}" for p, a in zip(trial.op.signature.params, arrays) if isinstance(a, np.ndarray))
        what = f"{int(wrong.sum())} of {wrong.size} results of {name} numbers are not float32's, rounded once: at {inputs}, {found[at]!s} for {wide[at]!s}"
        yield trial.failed("dtype", what)


def rounded(x: Any, name: str) -> Any:
    """float32 numbers as the bits of narrower ones: to the nearest, ties to the even one, of what is too large infinity."""
    if name == "float16":
        return x.astype(np.float16).view(np.uint16)
    bits = x.view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def _numbers(trial: OpTrial, name: str, dtype: Any) -> list[Any]:
    """The arguments of the trial, with all numbers of a dtype for its first tensor; of the others, half are such that sums are ties."""
    random = trial.random(9)
    arrays: list[Any] = []
    first = None
    for param, given in zip(trial.op.signature.params, trial.arrays):
        if not param.type.is_tensor or not isinstance(given, np.ndarray):
            arrays.append(given)
            continue
        values = np.arange(PATTERNS, dtype=np.uint16).view(dtype)
        if first is not None:
            values = random.permutation(values)
            halfway = np.exp2(np.floor(np.log2(np.abs(first.astype(np.float64)))) - DIGITS[name] - 1) * random.choice([-3, -1, 1, 3], PATTERNS)
            values[::2] = halfway.astype(dtype)[::2]
        first = values if first is None else first
        arrays.append(values)
    return arrays


def _run(trial: OpTrial, arrays: list[Any]) -> list[Any]:
    given, _ = trial.tensors(arrays, wanted=())
    return [result._array if isinstance(result, Tensor) else np.asarray(result) for result in trial.call(given)]
