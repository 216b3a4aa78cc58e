"""Numbers, random directions, and how many numbers have been compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.core.tape.tensor import Tensor

from .trial import Trial


def wide(tensor: Any) -> Any:
    """A tensor's numbers in float64 or complex128."""
    array = tensor._array if isinstance(tensor, Tensor) else np.asarray(tensor)
    return array.astype(traits[array.dtype].wide)


def cotangents(trial: Trial, outs: Sequence[Any], number: int) -> list[Any]:
    """Random gradients of results, to begin a pass with."""
    random = trial.random(number)
    return [_random(random, o._array.shape, o._array.dtype) for o in outs]


def like(trial: Trial, arrays: Sequence[Any], number: int) -> list[Any]:
    """Random directions in the shapes and dtypes of arrays."""
    random = trial.random(number)
    return [_random(random, a.shape, a.dtype) for a in arrays]


def _random(random: np.random.Generator, shape: tuple[int, ...], dtype: Any) -> Any:
    x = random.standard_normal(shape)
    return np.asarray(x + 1j * random.standard_normal(shape) if traits[dtype].is_complex else x).astype(dtype)


_compared = [0]


def compared(numbers: Any) -> None:
    """Count the numbers of an array as compared: a green is worth as much as what was looked at for it."""
    _compared[0] += int(np.size(numbers))


def total() -> int:
    """All numbers compared so far in this process."""
    return _compared[0]


def numbers(a: Any, b: Any, tolerance: float) -> bool:
    """Whether two hold the same numbers, within a part of the size of the largest of them."""
    x, y = wide(a), wide(b)
    compared(x)
    if x.shape != y.shape:
        return False
    finite = np.isfinite(x) & np.isfinite(y)
    scale = float(np.max(np.abs(x[finite]), initial=0.0))
    apart = np.abs(x - y) <= tolerance * (np.abs(y) + 1e-3 * scale)
    return bool(np.all(apart | (x == y) | (np.isnan(x) & np.isnan(y))))
