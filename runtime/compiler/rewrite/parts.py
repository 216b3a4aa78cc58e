"""Arrays that are written part after part: what is overwritten in turn is copied once, and not once for each part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence

from ..program import Assembled, Cast, Step, Value


def join_parts(steps: Sequence[Step], given: Container[Value]) -> None:
    """Have an array with parts put into it be made of the array before, and of the parts put into that, where nothing else reads that.

    Args:
        steps: of a function, and of its gradient.
        given: values that others read.
    """
    readers = Counter(v.memory for step in steps for v in set(step.values()))
    for step in steps:
        if not isinstance(step, Assembled) or step.zeros or not step.operands:
            continue
        before = step.operands[0]
        if not _is_whole(step, before) or readers[before] > 1 or before in given:
            continue
        origin = before.origin
        if isinstance(origin, Assembled):
            step.operands, step.places, step.zeros = (*origin.operands, *step.operands[1:]), (*origin.places, *step.places[1:]), origin.zeros
        elif isinstance(origin, Cast) and origin.operands[0].like.dtype == before.like.dtype and origin.operands[0].like.strides == before.like.strides:
            step.operands = (*origin.operands, *step.operands[1:])


def _is_whole(step: Assembled, first: Value) -> bool:
    """Whether the first part of an array is all of it, as it lies in memory."""
    like = step.results[0].like
    return first.source is None and first.like.shape == like.shape and step.places[0] == (0, first.like.strides) == (0, like.strides)
