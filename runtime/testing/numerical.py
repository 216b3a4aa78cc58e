"""Derivatives by central differences.

A derivative is an array of shape (directions, elements in, elements out): one direction for a real input; for a complex
one two, along the real axis and along the imaginary.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.tensor import Tensor

from .problem import Problem

Arrays = list[Any]


def axes(array: Any) -> tuple[complex, ...]:
    """The directions in which an element of an array can move."""
    return (1.0, 1j) if array.dtype.kind == "c" else (1.0,)


def wide(tensor: Tensor) -> Any:
    """A flat copy of the elements, in float64 or complex128."""
    array = tensor._array
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64).reshape(-1)


def evaluated(problem: Problem, outputs: list[int]) -> Arrays:
    """The values of the outputs of these numbers."""
    results = problem.results()
    return [wide(results[index]) for index in outputs]


def difference(problem: Problem, outputs: list[int], array: Any, index: Any, step: Any) -> Arrays:
    """The derivatives of the outputs along a step of some elements, which lie in the array as it was afterwards."""
    kept = array[index].copy()
    try:
        array[index] = kept + step * problem.demands.eps
        above = evaluated(problem, outputs)
        array[index] = kept - step * problem.demands.eps
        below = evaluated(problem, outputs)
    finally:
        array[index] = kept
    with np.errstate(invalid="ignore", over="ignore"):
        return [(a - b) / (2 * problem.demands.eps) for a, b in zip(above, below)]


def jacobians(problem: Problem, outputs: list[int], tensor: Tensor) -> Arrays:
    """The derivatives of the outputs to each element of an input."""
    array = tensor._array
    columns = [[difference(problem, outputs, array, index, axis) for index in np.ndindex(array.shape)] for axis in axes(array)]
    if not array.size:
        return [np.zeros((len(columns), 0, value.size), value.dtype) for value in evaluated(problem, outputs)]
    return [np.array([[column[at] for column in along] for along in columns]) for at in range(len(outputs))]


def along(problem: Problem, outputs: list[int], tensor: Tensor, direction: Any) -> Arrays:
    """The derivatives of the outputs along one direction of an input, of shape (directions, 1, elements out)."""
    array = tensor._array
    moved = [difference(problem, outputs, array, ..., axis * direction) for axis in axes(array)]
    return [np.array([[along[at]] for along in moved]) for at in range(len(outputs))]
