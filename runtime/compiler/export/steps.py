"""Steps that only exported programs have: what array functions do, said in a way that C can be written for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..program import Call, Value


@dataclass(eq=False)
class Move(Call):
    """Elements that are taken from others, or constants.

    Args:
        source: by element of the result, the number of the operand; -1 of a constant.
        places: where in that operand's memory, in elements.
        constants: by element of the result, the constant.
    """

    source: np.ndarray[Any, Any] = field(default_factory=lambda: np.empty(0, int))
    places: np.ndarray[Any, Any] = field(default_factory=lambda: np.empty(0, int))
    constants: np.ndarray[Any, Any] = field(default_factory=lambda: np.empty(0))


@dataclass(eq=False)
class Linear(Call):
    """Sums of elements times constants.

    Args:
        start: what is there before anything is added.
        to: by summand, the element of the result, counted in order.
        source, places: as of a Move.
        factors: by summand, with what it is multiplied.
    """

    start: np.ndarray[Any, Any] = field(default_factory=lambda: np.empty(0))
    to: np.ndarray[Any, Any] = field(default_factory=lambda: np.empty(0, int))
    source: np.ndarray[Any, Any] = field(default_factory=lambda: np.empty(0, int))
    places: np.ndarray[Any, Any] = field(default_factory=lambda: np.empty(0, int))
    factors: np.ndarray[Any, Any] = field(default_factory=lambda: np.empty(0))


@dataclass(eq=False)
class Factor:
    """How a factor of a product, or the product, lies in memory: by batch, row and column, in elements.

    Args:
        value: what it is.
        shape: of all matrices, the last two dimensions those of one.
        steps: how many elements lie between two along each dimension.
    """

    value: Value
    shape: tuple[int, ...]
    steps: tuple[int, ...]

    def places(self) -> np.ndarray[Any, Any]:
        """Where each element lies in the memory."""
        return _places(first_place(self.value), self.shape, self.steps)


@dataclass(eq=False)
class Product(Call):
    """Products of matrices: the operands are the two factors."""

    factors: tuple[Factor, ...] = ()  # the two, and the product


@dataclass(eq=False)
class Routine(Call):
    """A function of small matrices, one after another.

    Args:
        options: numbers that it is called with.
    """

    options: tuple[int, ...] = ()


def first_place(value: Value) -> int:
    """Where a value begins in the memory that it shows, in elements."""
    return _lowest(value.memory) + value.offset // value.like.itemsize


def steps_of(value: Value) -> tuple[int, ...]:
    """How many elements lie between two along each dimension."""
    return tuple(s // value.like.itemsize for s in value.like.strides)


def places_of(value: Value) -> np.ndarray[Any, Any]:
    """Where each element of a value lies in its memory, in elements."""
    return _places(first_place(value), value.like.shape, steps_of(value))


def _places(first: int, shape: tuple[int, ...], steps: tuple[int, ...]) -> np.ndarray[Any, Any]:
    found = np.full(shape, first, np.int64)
    for axis, (size, step) in enumerate(zip(shape, steps)):
        found += (np.arange(size) * step).reshape([-1 if i == axis else 1 for i in range(len(shape))])
    return found


def extent(memory: Value) -> int:
    """How many elements the memory of a value has."""
    if not memory.like.size:
        return 0
    return 1 + sum(abs(step) * (size - 1) for size, step in zip(memory.like.shape, steps_of(memory)))


def _lowest(memory: Value) -> int:
    """Where the first element lies, if steps go backwards."""
    return sum(-step * (size - 1) for size, step in zip(memory.like.shape, steps_of(memory)) if step < 0)


def is_in_order(value: Value) -> bool:
    """Whether all of the memory is shown, row by row."""
    return value.source is None and value.like.flags.c_contiguous
