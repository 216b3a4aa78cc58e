"""What is known before a program runs: what is computed of numbers alone, and operations that change nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..program import Call, Cast, Elementwise, Step, Value


def simplify(steps: Iterable[Step], numbers: dict[Value, Any]) -> None:
    """Put numbers in the places of values that are known, and values in the places of others that are the same.

    Args:
        steps: the steps, whose values still hold what they were when the function was traced.
        numbers: of some values of one element, what that always is.
    """
    same: dict[Value, Value] = {}
    for step in steps:
        if isinstance(step, Call):
            continue
        step.operands = tuple(same.get(o, o) if isinstance(o, Value) else o for o in step.operands)
        if not isinstance(step, (Elementwise, Cast)):
            continue
        given = tuple(numbers.get(o, o) if isinstance(o, Value) else o for o in step.operands)
        if not any(isinstance(o, Value) for o in given):
            numbers.update((r, r.like.item()) for r in step.results if r.like.ndim == 0)
        elif isinstance(step, Elementwise):
            step.operands = given
            if (unchanged := _unchanged(step)) is not None:
                same[step.results[0]] = unchanged


def _unchanged(step: Elementwise) -> Value | None:
    """The operand that a step only repeats: x * 1, 1 * x and x / 1 are x, to the bit."""
    if step.name not in ("mul", "div") or len(step.operands) != 2:
        return None
    x, one = step.operands if step.name == "div" or not isinstance(step.operands[1], Value) else step.operands[::-1]
    if not isinstance(x, Value) or isinstance(one, (Value, bool, complex)) or one != 1:
        return None
    like, result = x.like, step.results[0].like
    return x if (like.dtype, like.shape, like.strides) == (result.dtype, result.shape, result.strides) else None
