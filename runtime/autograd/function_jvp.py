"""Custom functions in forward mode: the user's jvp, level by level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.forward_mode import attach, keep_with_node, tangent_at
from specgrad.state import Switched, thread
from specgrad.tensor import Tensor, plain_tensor

from .function_node import MISSING

if TYPE_CHECKING:
    from specgrad.forward_mode import Level

    from .function_node import FunctionNode


def attach_tangents(ctx: FunctionNode, args: tuple[Any, ...], outputs: tuple[Any, ...]) -> None:
    """Give the outputs tangents at each level at which some argument has one.

    A level's jvp runs outside of it, in the levels around it: their tangents of what it computes come about by themselves.
    """
    levels = thread.dual_levels
    for index, level in enumerate(levels):
        given = [tangent_at(a, level) if isinstance(a, Tensor) else None for a in args]
        if not any(t is not None for t in given):
            continue
        if ctx.materialize_grads:
            given = [plain_tensor(np.zeros_like(a._array)) if t is None and isinstance(a, Tensor) else t for a, t in zip(args, given)]
        with Switched(dual_levels=levels[:index]):
            tangents = _tangents(ctx, given, len(outputs))
        for number, (out, tangent) in enumerate(zip(outputs, tangents)):
            _attach(ctx, args, given, out, tangent, number, level)


def _tangents(ctx: FunctionNode, given: list[Any], count: int) -> tuple[Any, ...]:
    function = ctx._forward_cls
    if function.jvp is MISSING["jvp"]:
        raise NotImplementedError(
            "You must implement the jvp function for custom autograd.Function to use it with forward mode AD. "
            f"{function.__name__} has none: give it a static method `jvp(ctx, *grad_inputs)`."
        )
    made = function.jvp(ctx, *given)
    tangents = made if isinstance(made, tuple) else (made,)
    if len(tangents) != count:
        raise RuntimeError(f"{function.__name__}: Function's jvp returned an invalid number of forward gradients (expected {count} but got {len(tangents)})")
    return tangents


def _attach(ctx: FunctionNode, args: tuple[Any, ...], given: list[Any], out: Any, tangent: Any, number: int, level: Level) -> None:
    """Give an output the tangent that jvp made for it, once that is found to fit."""
    name = ctx._forward_cls.__name__
    if tangent is not None and not isinstance(tangent, Tensor):
        raise RuntimeError(f"expected Variable or None (got {type(tangent).__name__}) for grad output {number} of {name}.jvp.")
    if not isinstance(out, Tensor):
        return
    changed = next((t for a, t in zip(args, given) if a is out), None)
    if changed is not None:
        if tangent is not changed:
            raise RuntimeError(
                f"An inplace custom Function is not modifying the forward mode gradients inplace ({name}, output {number}). If the forward is modifying an "
                "input inplace, then the jvp function must modify the corresponding gradient inplace."
            )
        if tangent_at(out, level) is None:
            attach(out, tangent, level)
        return
    if tangent is None:
        return
    if out._array.dtype.kind not in "fcV" or any(out is t for t in ctx.non_differentiable):
        raise RuntimeError(
            f"Function's jvp returned a gradient at position {number}, but the corresponding forward output is not a differentiable Tensor. "
            f"You should return None at that position instead ({name})."
        )
    if tangent._array.shape != out._array.shape:
        raise RuntimeError(
            f"Trying to set a forward gradient that has a different size than that of the original Tensor, this is not supported. Tensor is of size "
            f"{list(out.shape)} while the given forward gradient is of size {list(tangent.shape)} ({name}, output {number})."
        )
    if tangent._array.dtype.kind not in "fcV":
        raise RuntimeError(f"Expected both tensor and its forward grad to be floating point or complex, but {name}.jvp gave one of dtype {tangent.dtype}")
    if out._is_view() and not tangent._is_view():
        raise RuntimeError(
            f"A custom Function's forward is returning a view (or an input as-is) but the jvp is not returning a view ({name}, output {number})."
        )
    if tangent._array.dtype != out._array.dtype:
        tangent = tangent.to(out.dtype)
    attach(out, tangent, level)
    if out._node is not None:  # for a backward pass that is itself differentiated in forward mode
        keep_with_node(ctx, f"output {number}", {level.number: tangent})
