"""Choosing between tensors."""

from __future__ import annotations

from typing import Any

from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops


def where_true(condition: Tensor) -> tuple[Tensor, ...]:
    return ops.nonzero(condition, as_tuple=True)


def where_method(input: Tensor, condition: Tensor, other: Any) -> Tensor:
    return ops.where(condition, input, other)
