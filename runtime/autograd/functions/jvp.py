"""Custom functions in forward mode: the user's jvp, level by level."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from specgrad.core.base.state import Switched, thread
from specgrad.core.dispatch.forward_in_place import set_tangent
from specgrad.core.tape.saved import zero_tensor
from specgrad.core.tape.tangents import attach, keep_with_node, kept_apart, tangent_at
from specgrad.core.tape.tensor import Tensor

from .node import MISSING

if TYPE_CHECKING:
    from specgrad.core.tape.tangents import DualLevel

    from .node import FunctionNode


def attach_tangents(ctx: FunctionNode, args: tuple[Any, ...], outputs: tuple[Any, ...], saved: tuple[Any, ...]) -> None:
    """Give the outputs tangents at each level at which some argument has one.

    A level's jvp runs outside of it, in the levels around it: their tangents of what it computes come about by themselves.
    saved: what save_for_forward was given, which jvp reads as `ctx.saved_tensors`.
    """
    levels = thread.dual_levels
    for index, level in enumerate(levels):
        own = [tangent_at(a, level) if isinstance(a, Tensor) else None for a in args]
        if not any(t is not None for t in own):
            continue
        given = own
        if ctx.materialize_grads:
            given = [
                zero_tensor(a, a._array.shape, a._array.dtype) if t is None and isinstance(a, Tensor) and a.dtype.is_inexact else t for a, t in zip(args, own)
            ]
        versions = [None if t is None else t._version for t in own]
        ctx.saved_for_forward = saved
        try:
            with Switched(dual_levels=levels[:index]):
                tangents = _tangents(ctx, given, len(outputs))
        finally:
            del ctx.saved_for_forward
        for number, (out, tangent) in enumerate(zip(outputs, tangents)):
            if tangent is not None and not isinstance(tangent, Tensor):
                raise RuntimeError(f"expected Variable or None (got {type(tangent).__name__}) for grad output {number} of {ctx._forward_cls.__name__}.jvp.")
            if not isinstance(out, Tensor):
                continue
            changed = next((i for i, a in enumerate(args) if a is out), None)
            if changed is None:
                if tangent is not None:
                    _attach(ctx, args, own, out, tangent, number, level)
            elif (before := own[changed]) is None:
                if tangent is not None:
                    set_tangent(out, _fitting(ctx, out, tangent, number), level)
            elif tangent is not before or before._version == versions[changed]:
                raise RuntimeError(
                    f"An inplace custom Function is not modifying the forward mode gradients inplace ({ctx._forward_cls.__name__}, output {number}). If the "
                    "forward is modifying an input inplace, then the jvp function must modify the corresponding gradient inplace, and return it."
                )


def _tangents(ctx: FunctionNode, given: list[Any], count: int) -> tuple[Any, ...]:
    function = ctx._forward_cls
    if function.jvp is MISSING["jvp"]:
        raise NotImplementedError(
            "You must implement the jvp function for custom autograd.Function to use it with forward mode AD. "
            f"{function.__name__} has none: give it a static method `jvp(ctx, *grad_inputs)`."
        )
    try:
        made = function.jvp(ctx, *given)
    except Exception as error:
        if sys.version_info >= (3, 11) and not ctx.saved_for_forward and (ctx._saved or ctx.to_save):
            kept = "ctx.saved_tensors is empty there, because save_for_backward keeps for backward alone; call save_for_forward too."
            error.add_note(f"{function.__name__}.jvp: {kept}")
        raise
    tangents = made if isinstance(made, tuple) else (made,)
    if len(tangents) != count:
        raise RuntimeError(f"{function.__name__}: Function's jvp returned an invalid number of forward gradients (expected {count} but got {len(tangents)})")
    return tangents


def _attach(ctx: FunctionNode, args: tuple[Any, ...], own: list[Any], out: Tensor, tangent: Tensor, number: int, level: DualLevel) -> None:
    """Give an output its tangent from jvp, after checking that it fits. own: the tangents of the arguments."""
    fitting = _fitting(ctx, out, tangent, number)
    viewed = [t for a, t in zip(args, own) if t is not None and out._is_view() and _base_of(a) is _base_of(out)]
    if viewed and not tangent._is_view():
        raise RuntimeError(
            f"A custom Function's forward is returning a view (or an input as-is) but the jvp is not returning a view "
            f"({ctx._forward_cls.__name__}, output {number}): for an input as-is, return tangent.view_as(tangent)."
        )
    if viewed and not any(_base_of(tangent) is _base_of(t) for t in viewed):
        raise RuntimeError(
            f"A custom Function is returning a view but the jvp is not returning a view of the given grad input ({ctx._forward_cls.__name__}, "
            f"output {number}): take of the input's tangent the view that forward takes of the input."
        )
    if not viewed and not any(out is argument for argument in args):
        fitting = kept_apart(fitting, out, own)
    attach(out, fitting, level)
    if out._node is not None:  # for a backward pass that is itself differentiated in forward mode
        keep_with_node(ctx, f"output {number}", {level.number: fitting})


def _fitting(ctx: FunctionNode, out: Tensor, tangent: Tensor, number: int) -> Tensor:
    """A tangent in the dtype of its output, after checking that it has the output's shape."""
    name = ctx._forward_cls.__name__
    if not out.dtype.is_inexact or any(out is t for t in ctx.non_differentiable):
        raise RuntimeError(
            f"Function's jvp returned a gradient at position {number}, but the corresponding forward output is not a differentiable Tensor. "
            f"You should return None at that position instead ({name})."
        )
    if tangent._array.shape != out._array.shape:
        raise RuntimeError(
            f"Trying to set a forward gradient that has a different size than that of the original Tensor, this is not supported. Tensor is of size "
            f"{list(out.shape)} while the given forward gradient is of size {list(tangent.shape)} ({name}, output {number})."
        )
    if not tangent.dtype.is_inexact:
        raise RuntimeError(f"Expected both tensor and its forward grad to be floating point or complex, but {name}.jvp gave one of dtype {tangent.dtype}")
    return tangent if tangent._array.dtype == out._array.dtype else tangent.to(out.dtype)


def _base_of(tensor: Any) -> Tensor:
    """The base of a view, otherwise the tensor itself; for a Batched tensor, that of its physical tensor."""
    while tensor._level is not None:
        tensor = tensor._physical
    base = tensor._base
    return tensor if base is None else base
