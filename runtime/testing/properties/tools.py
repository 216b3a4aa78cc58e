"""Numbers, random directions, gradients, how they are compared, and how many numbers have been compared."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.gradcheck.numerical import random_like

from .trial import Trial, recorded


def wide(tensor: Any) -> Any:
    """A tensor's numbers in float64 or complex128."""
    array = tensor._array if isinstance(tensor, Tensor) else np.asarray(tensor)
    return array.astype(traits[array.dtype].wide)


def cotangents(trial: Trial, outs: Sequence[Any], number: int) -> list[Any]:
    """Random gradients of results, to begin a pass with."""
    return like(trial, [o._array for o in outs], number)


def like(trial: Trial, arrays: Sequence[Any], number: int) -> list[Any]:
    """Random directions in the shapes and dtypes of arrays."""
    random = trial.random(number)
    return [random_like(random, a) for a in arrays]


def recorded_call(trial: Trial) -> tuple[list[Tensor], list[Tensor]]:
    """The leaves of a call, and those of its results that require a gradient."""
    given, leaves = trial.tensors()
    return leaves, recorded(trial.results(given))


def gradients(outs: Sequence[Any], inputs: Sequence[Any], starts: Sequence[Any], **options: Any) -> list[Tensor]:
    """The gradients of inputs in a pass that begins with arrays; none if there are no results to begin with."""
    return list(grad(outs, inputs, [from_array(np.asarray(s)) for s in starts], materialize_grads=True, **options)) if outs else []


# ---- comparisons

_compared = [0]


def compared(numbers: Any) -> None:
    """Count the numbers of an array as compared: a check that passes is worth as much as what it compared."""
    _compared[0] += int(np.size(numbers))


def total() -> int:
    """All numbers compared so far in this process."""
    return _compared[0]


def near(found: Any, expected: Any, allowed: Any) -> Any:
    """Where numbers are at most so far apart, or the same infinity, or both NaN."""
    return (np.abs(found - expected) <= allowed) | (found == expected) | (np.isnan(found) & np.isnan(expected))


def other_zeros(found: Any, expected: Any) -> Any:
    """Where real numbers are both zero, of other signs."""
    return (found == 0) & (expected == 0) & (np.signbit(found.real) != np.signbit(expected.real))


def between_others(array: Any) -> Tensor:
    """A tensor whose elements do not lie side by side."""
    wide_array = np.zeros((*array.shape, 2), array.dtype)
    wide_array[..., 1] = array
    return from_array(wide_array[..., 1])


def expands_to(shape: tuple[int, ...], larger: tuple[int, ...]) -> bool:
    """Whether an array of a shape can be broadcast to another."""
    return len(shape) <= len(larger) and all(n in (1, m) for n, m in zip(shape[::-1], larger[::-1]))


def other_results(
    trial: Trial, kind: str, found: Sequence[Any], expected: Sequence[Any], tolerance: float, where: str, prefix: str = ""
) -> Generator[Failure, None, bool]:
    """The first result that is not the expected one; returns whether there is one."""
    for number, (a, e) in enumerate(zip(found, expected)):
        if not trial.same(a, e, tolerance):
            yield trial.failed(kind, f"{prefix}result {number}{where}", found=wide(a), expected=wide(e), output=str(number))
            return True
    return False


def other_gradients(
    trial: Trial, kind: str, found: Sequence[Any], expected: Sequence[Any], tolerance: float, where: str = "", prefix: str = ""
) -> Generator[Failure, None, bool]:
    """The first leaf whose gradient is not the expected one; returns whether there is one."""
    for leaf, a, e in zip(trial.leaves, found, expected):
        if not trial.same(a, e, tolerance):
            yield trial.failed(kind, f"{prefix}gradient of {leaf}{where}", found=wide(a), expected=wide(e), input=leaf)
            return True
    return False
