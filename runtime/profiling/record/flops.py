"""How many floating-point operations calls of ops take, as the spec counts them: from the sizes of what they are given and of what they give.

A multiplication and an addition are counted as two. Complex numbers are counted as if they were real.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any

from specgrad.generated.flops import FACTORS, FLOPS

from .log import out_of_place, recorded_name

_FLOPS = {recorded_name(name): count for name, count in FLOPS.items()}
_FACTORS = {recorded_name(name): inputs for name, inputs in FACTORS.items()}


def flops_of(function: FunctionType, name: str, args: tuple[Any, ...], keywords: dict[str, Any], out: Any) -> int | None:
    """The operations of one call; None where they are not counted."""
    if not function.__module__.startswith("specgrad.generated."):  # a class of a user's own, recorded by its name, may have that of an op
        return None
    count = _FLOPS.get(name) or _FLOPS.get(out_of_place(name))
    return None if count is None else count(out, *args, **keywords)


def flops_of_gradients(name: str, flops: int, inputs: tuple[str, ...]) -> int | None:
    """The operations of the node that a product made, for the gradients of these inputs: each is a product of as many."""
    factors = _FACTORS.get(out_of_place(name))
    return None if factors is None else flops * sum(i in factors for i in inputs)
