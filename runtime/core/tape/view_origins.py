"""Where a view comes from: how it came to be, the ops that lead to it from its base, where it lies in there, and what errors say of that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.base.tools import is_dense, new_in_order, share_memory
from specgrad.core.base.memory_format import contiguous_format

from .tensor import Tensor

if TYPE_CHECKING:
    from .views import View

# The way from a base to a view: (the way to what it was taken of, op, its arguments after the tensor, which of its results, how many ops in all).
# Each way shares what it has in common with others. It is empty for a view made without recording.
Steps = tuple[Any, ...]

# How a view was made: only a plain one can be changed in place.
PLAIN, NO_GRAD, INFERENCE, MULTI_OUTPUT, CUSTOM_FUNCTION = "plain", "no_grad", "inference_mode", "multi_output", "custom_function"


def further(steps: Steps, op: Any, args: tuple[Any, ...], result: int | None) -> Steps:
    """One op more on the way to a view."""
    return (steps, op, args, result, steps[4] + 1 if steps else 1)


def way(steps: Steps) -> list[tuple[Any, tuple[Any, ...], int | None]]:
    """The ops that lead to a view, the first one first."""
    found = []
    while steps:
        steps, op, args, result, _ = steps
        found.append((op, args, result))
    return found[::-1]


def replay(steps: Steps, array: Any) -> Any:
    """The part of an array that a view shows."""
    for op, args, result in way(steps):
        array = op.forward(array, *args)
        if result is not None:
            array = array[result]
    return array


def replay_tensors(steps: Steps, tensor: Tensor) -> Tensor:
    """replay() over recorded tensors."""
    for op, args, result in way(steps):
        by_position = op.positional - 1
        named = {name: value for (name, _), value in zip(op.params[op.positional :], args[by_position:])}
        tensor = op.call(tensor, *args[:by_position], **named)
        if result is not None:
            tensor = tensor[result]
    return tensor


# ---- the place of a view in memory: many ops need not be walked to find it

LONG = 16  # ops on a way; a longer one is not walked

Place = tuple[tuple[int, ...], tuple[int, ...], int]  # of a view in its base: shape, strides, and how many bytes lie before it


def place_in(base: Any, steps: Steps, array: Any) -> Place | None:
    """Where the array of a view lies in that of its base; None if the way there is short, or leads to another place in an array that is laid out alike."""
    if not steps or steps[4] <= LONG or array.__class__ is not np.ndarray or array.dtype is not base.dtype:
        return None
    if not (is_dense(base) and share_memory(array, base) and _is_apart(array)):
        return None
    return array.shape, array.strides, array.__array_interface__["data"][0] - base.__array_interface__["data"][0]


def _is_apart(array: Any) -> bool:
    """Whether each element has its place for itself."""
    reach = array.itemsize
    for stride, size in sorted(zip(array.strides, array.shape)):
        if size != 1:
            if stride < reach:
                return False
            reach += stride * (size - 1)
    return True


def part_of(array: Any, steps: Steps, place: Place | None) -> Any:
    """The part of an array, laid out as a base, that a view of the base shows."""
    if place is None:
        return replay(steps, array)
    shape, strides, offset = place
    return np.ndarray(shape, array.dtype, array.ravel("K").view(np.uint8), offset, strides)


def laid_out(make: Any, shape: tuple[int, ...], strides: tuple[int, ...], dtype: Any) -> Any:
    """A new array with its dimensions in memory in the order of the strides, so that every view of a base that has these can be taken of it."""
    order = sorted(range(len(shape)), key=lambda i: (-abs(strides[i]), i))
    if order == list(range(len(shape))):
        return make(shape, dtype)
    return new_in_order(make, shape, order, dtype)


def clone_laid_out(grad: Tensor, strides: tuple[int, ...]) -> Tensor:
    """A recorded copy whose dimensions lie in memory in the order of the strides."""
    order = sorted(range(len(strides)), key=lambda i: (-abs(strides[i]), i))
    if order == list(range(len(order))):
        return grad.clone(memory_format=contiguous_format)
    return grad.permute(order).clone(memory_format=contiguous_format).permute([order.index(i) for i in range(len(order))])


# ---- the error for a view that cannot be changed in place, or whose base was

ONE_OF_SEVERAL = (
    "This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. "
    "You should replace the inplace operation by an out-of-place one."
)

MADE_BY_FUNCTION = (
    "This view was created inside a custom Function (or because an input was returned as-is) and the autograd logic to handle view+inplace would override "
    "the custom backward associated with the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by cloning the "
    "output of the custom Function."
)


def refused(view: View, what: str) -> str:
    """The error for a view that cannot be changed in place, or whose base was: what the view is, what happened, and why that is forbidden."""
    if view.kind in (NO_GRAD, INFERENCE):
        block = view.kind.replace("_mode", "")
        return (
            f"A view was created in {block} mode and {what} {'with grad mode enabled' if view.kind == NO_GRAD else 'in normal mode'}. Given that this use "
            f"case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving both the view and the inplace either both inside the "
            f"{view.kind} block (if you don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked)."
        )
    one_of_several = view.kind == MULTI_OUTPUT or getattr(view, "several", False)
    return f"{described(view)} is a view and {what}. {ONE_OF_SEVERAL if one_of_several else MADE_BY_FUNCTION}"


def described(view: View) -> str:
    """What a view is, for an error: which output of what."""
    if view.steps:
        _, op, _, result, _ = view.steps
        return f"Output {result or 0} of {op.name}"
    return f"Output {view.number} of {view.maker}"  # type: ignore[attr-defined]
