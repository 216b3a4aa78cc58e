"""Derivatives by central differences, one element at a time.

A derivative is an array of shape (directions, elements in, elements out): one direction for a real input; for a complex
one two, along the real axis and along the imaginary.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.core.tape.tensor import Tensor

from .function_errors import annotated
from .problem import GradcheckProblem, Input, as_tensors

Arrays = list[Any]


def axes(array: Any) -> tuple[complex, ...]:
    """The directions in which an element of an array can move."""
    return (1.0, 1j) if traits[array.dtype].is_complex else (1.0,)


def flattened(tensor: Tensor) -> Any:
    """A flat copy of the elements, in float64 or complex128."""
    array = tensor._array
    return array.astype(traits[array.dtype].wide).reshape(-1)


def random_direction(random: np.random.Generator, size: int) -> Any:
    return random.choice([-1.0, 1.0], size) * random.uniform(0.5, 1.5, size)


def random_like(random: np.random.Generator, array: Any) -> Any:
    """Normally distributed numbers in the shape and dtype of an array, complex ones where it is complex."""
    values = random.standard_normal(array.shape)
    return np.asarray(values + 1j * random.standard_normal(array.shape) if traits[array.dtype].is_complex else values).astype(array.dtype)


def unit(size: int, at: int) -> Any:
    """Zeros, and a one."""
    made = np.zeros(size)
    made[at] = 1.0
    return made


def place(tensor: Tensor, flat: Any) -> tuple[int, ...]:
    """The index of an element."""
    return tuple(int(i) for i in np.unravel_index(flat, tuple(tensor.shape)))


def evaluated(problem: GradcheckProblem, outputs: Sequence[int], where: str = "in its second evaluation, of the same inputs") -> Arrays:
    """The values of the outputs of these numbers."""
    try:
        given = problem.values_only(*problem.arguments)
    except Exception as error:
        raise annotated(error, where) from error
    results = as_tensors(given)
    if outputs and max(outputs) >= len(results):
        raise AssertionError(f"gradcheck: the function gave {len(results)} outputs {where}, but more for the inputs as they were given")
    if problem.without_graph is None:
        _demand_same_forms(problem, results, where)
    return [flattened(results[index]) for index in outputs]


def _demand_same_forms(problem: GradcheckProblem, results: Sequence[Tensor], where: str) -> None:
    """Raise if a result has another shape or dtype than for the inputs as they were given."""
    for index, (result, (shape, dtype)) in enumerate(zip(results, problem.forms)):
        for what, found, expected in (("shape", tuple(result.shape), tuple(shape)), ("dtype", result.dtype, dtype)):
            if found != expected:
                raise AssertionError(
                    f"Expected `func` to return outputs with the same {what} when inputs are perturbed, but output {index} has {what} {expected} for the "
                    f"inputs as they were given, and {found} {where}."
                )


def moved_values(problem: GradcheckProblem, outputs: Sequence[int], input: Input, index: Any, step: Any) -> Arrays:
    """The values of the outputs where some elements of an input are moved, which lie in the array as they were afterwards."""
    array = input.tensor._array
    kept = array[index].copy()
    what = "all elements" if index is ... else f"element {list(index)}" if index else "the element"
    try:
        array[index] = kept + step
        return evaluated(problem, outputs, f"with {what} of input {input.name} moved by {step if index is not ... else 'a small step'}")
    finally:
        array[index] = kept


def difference(problem: GradcheckProblem, outputs: Sequence[int], input: Input, index: Any, step: Any) -> Arrays:
    """The derivatives of the outputs along a step of some elements of an input."""
    eps = problem.demands.eps
    above = moved_values(problem, outputs, input, index, step * eps)
    below = moved_values(problem, outputs, input, index, -step * eps)
    with np.errstate(invalid="ignore", over="ignore"):
        return [(a - b) / (2 * eps) for a, b in zip(above, below)]


def jacobians(problem: GradcheckProblem, outputs: Sequence[int], input: Input) -> Arrays:
    """The derivatives of the outputs to each element of an input."""
    array = input.tensor._array
    columns = [[difference(problem, outputs, input, index, axis) for index in np.ndindex(array.shape)] for axis in axes(array)]
    if not array.size:
        return [np.zeros((len(columns), 0, value.size), value.dtype) for value in evaluated(problem, outputs)]
    return stacked(columns)


def stacked(columns: Sequence[Sequence[Arrays]]) -> Arrays:
    """For each output, of shape (directions, elements in, elements out), its derivatives by direction and element."""
    return [np.array([[column[at] for column in along] for along in columns]) for at in range(len(columns[0][0]))]


def along(problem: GradcheckProblem, outputs: Sequence[int], input: Input, direction: Any) -> Arrays:
    """The derivatives of the outputs along one direction of an input, of shape (directions, 1, elements out)."""
    return stacked([[difference(problem, outputs, input, ..., axis * direction)] for axis in axes(input.tensor._array)])
