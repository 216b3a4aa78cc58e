"""Derivatives by differences, to hold recorded ones against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Arrays = list[Any]


def difference(f: Callable[[Arrays], Arrays], at: Arrays, along: Arrays, step: float = 1e-3) -> Arrays:
    """The derivative of f along a direction, of fourth order in the step."""

    def moved(by: float) -> Arrays:
        return f([np.asarray(x + by * d) for x, d in zip(at, along)])

    near = [a - b for a, b in zip(moved(step), moved(-step))]
    far = [a - b for a, b in zip(moved(2 * step), moved(-2 * step))]
    return [(8 * n - f) / (12 * step) for n, f in zip(near, far)]


def inner(a: Arrays, b: Arrays) -> float:
    return float(sum(np.sum(np.real(np.conj(x) * y)) for x, y in zip(a, b)))


def size(a: Arrays, b: Arrays) -> float:
    return max(1e-2, float(sum(np.sum(np.abs(x) * np.abs(y)) for x, y in zip(a, b))))


def like(arrays: Arrays, seed: int) -> Arrays:
    """Random directions in the shapes and kinds of some arrays."""
    random = np.random.default_rng(seed)
    found = []
    for a in arrays:
        x = random.standard_normal(a.shape)
        found.append(x + 1j * random.standard_normal(a.shape) if a.dtype.kind == "c" else np.asarray(x))
    return found
