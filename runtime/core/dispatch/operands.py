"""What may stand beside a tensor in an operator."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, NoReturn

import numpy as np

from specgrad.core.tape.tensor import NUMBERS, Tensor, plain_tensor

takes_part: list[Callable[[str, Tensor, Any], Any]] = []  # who is asked first what an operator of a tensor and something else gives, or NotImplemented
OPERANDS = NUMBERS | {Tensor}  # by far the most common, known by their class alone


def is_operand(value: Any) -> bool:
    """Whether an operator of Tensor takes the value; others get their own chance."""
    return isinstance(value, (Tensor, int, float, complex, np.generic)) or is_array(value)


def is_array(value: Any) -> bool:
    """Whether a value stands for a tensor of its elements: a NumPy array, but none with a mask, which a tensor cannot have."""
    return isinstance(value, np.ndarray) and not isinstance(value, np.ma.MaskedArray)


def tensor_over(array: Any) -> Tensor:
    """A tensor for an array that stands beside a tensor."""
    return plain_tensor(array.view(np.ndarray))


def reflected_result(method_name: str, left: Tensor, right: Any) -> Any:
    """What the right operand's own method gives, as Python's operators would ask for it; NotImplemented if it has none.

    A class that takes part in NumPy's operators, and does not rank itself above tensors, is given an array: a sparse matrix, a column of a table.
    """
    for ask in takes_part:
        found = ask(method_name, left, right)
        if found is not NotImplemented:
            return found
    method = next((vars(kind)[method_name] for kind in type(right).__mro__ if method_name in vars(kind)), None)  # not that of a metaclass
    if method is None:
        return NotImplemented
    knows_arrays = getattr(type(right), "__array_priority__", inf) <= left.__array_priority__
    try:
        return method(right, left.__array__() if knows_arrays else left)
    except TypeError:
        if isinstance(right, (str, bytes, list, tuple)):  # a sequence repeats itself for an integer of one element; the op's own error says more than its
            return NotImplemented
        raise


def by_other_name(function: str, name: str, value: Any, default: Any, other_name: str, other: Any) -> Any:
    """An argument that was given by NumPy's name for it; a TypeError if it was given by both names, or not at all."""
    if value is not default:
        raise TypeError(f"{function}() got both {name!r} and {other_name!r}, which are names of one argument")
    if other is None:
        missing(function, name)
    return other


def operands_by_name(function: str, left: Any, right: Any, x1: Any, x2: Any) -> tuple[Any, Any]:
    """Two operands, of which one or both were given by NumPy's names for them."""
    if left is not ... and x1 is not None:
        raise TypeError(f"{function}() takes two operands, and got both 'input' and 'x1', which are names of the first")
    if left is ...:
        left = by_other_name(function, "input", left, ..., "x1", x1)
    if right is ... or x2 is not None:
        right = by_other_name(function, "other", right, ..., "x2", x2)
    return left, right


def missing(function: str, name: str) -> NoReturn:
    raise TypeError(f"{function}() missing 1 required positional argument: {name!r}")


def one_list(name: str, values: tuple[Any, ...], keyword: Any = None) -> Any:
    """The list of ints that a method was given: one by one, as one argument or by its keyword."""
    if keyword is not None:
        if values:
            raise TypeError(f"{name}(): the list of ints was given twice, by position and by its keyword")
        return keyword
    if len(values) == 1 and not isinstance(values[0], (int, np.integer, Tensor)):
        return values[0]
    if not values:
        raise TypeError(f"{name}(): missing the list of ints")
    return values
