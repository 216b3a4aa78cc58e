"""What may stand beside a tensor in an operator."""

from __future__ import annotations

from typing import Any

import numpy as np

from .tensor import NUMBERS, Tensor

OPERANDS = NUMBERS | {Tensor}  # by far the most common, told by their class alone


def is_operand(value: Any) -> bool:
    """Whether an operator of Tensor takes the value; others get their own chance."""
    return isinstance(value, (Tensor, int, float, complex, np.generic, np.ndarray))


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
