"""Forward mode on batches: the tangents of a Batched tensor are those of its physical tensor.

A value that all samples share may also have a tangent for each: a tensor that is not Batched, with Batched tangents. Functions
of it are then computed once. Where it meets a Batched tensor, it becomes one.
"""

from __future__ import annotations

from typing import Any

from specgrad.forward_mode import make_dual, unpack_dual
from specgrad.tensor import Tensor

from .batched import batched
from .ops import innermost_of, physical_of


def make_dual_of_batch(tensor: Tensor, tangent: Tensor, level: int | None) -> Tensor:
    """A dual tensor whose value is of a batch."""
    batch: Any = innermost_of([tensor, tangent])
    return batched(make_dual(physical_of(tensor, batch), physical_of(tangent, batch), level), batch)


def unpack_dual_of_batch(tensor: Any, level: int | None) -> tuple[Tensor, Tensor | None]:
    value, tangent = unpack_dual(tensor._physical, level)
    if tangent is None:
        return tensor, None
    return batched(value, tensor._level), batched(tangent, tensor._level)
