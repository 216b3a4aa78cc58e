"""PyTorch's side of `adapters.from_torch`. Importing this imports PyTorch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .adapted import Pull, Shape

try:
    import torch
except ImportError as _error:
    raise ImportError("from_torch needs PyTorch, which is not installed: pip install torch") from _error


def to_torch(value: Any) -> Any:
    """An array as a torch tensor over the same memory; anything else as it is."""
    if not isinstance(value, np.ndarray):
        return value
    if not value.flags.writeable or min(value.strides, default=0) < 0:
        value = value.copy()  # PyTorch warns of one that may not be written, and takes no negative strides
    if value.dtype.name == "bfloat16":
        return torch.from_numpy(value.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(value)


def to_array(value: Any) -> Any:
    """A torch tensor as an array; an error for anything else."""
    if not isinstance(value, torch.Tensor):
        raise TypeError(f"from_torch: the function gave a {type(value).__name__}, expected a torch tensor or a tuple of them")
    value = value.detach().resolve_conj().resolve_neg()
    if value.dtype is torch.bfloat16:
        import ml_dtypes

        return value.contiguous().view(torch.int16).numpy().view(ml_dtypes.bfloat16)
    return value.numpy()


def on_arrays(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of torch tensors as one of arrays."""

    def values(*args: Any) -> Any:
        given = function(*map(to_torch, args))
        return tuple(map(to_array, given)) if isinstance(given, (tuple, list)) else to_array(given)

    return values


def recorded(function: Callable[..., Any], needs: Sequence[bool], args: Sequence[Any]) -> tuple[Any, Pull]:
    """The values of a call, and the gradients by what PyTorch recorded of it."""
    given = [to_torch(a) for a in args]
    for tensor, need in zip(given, needs):
        if need:
            tensor.requires_grad_()
    with torch.enable_grad():
        made = function(*given)
    several = isinstance(made, (tuple, list))
    outputs = tuple(made) if several else (made,)
    values = tuple(map(to_array, outputs))

    def pull(shape: Shape, starts: Sequence[Any], changed: Sequence[int]) -> Any:
        for at in changed:  # in memory that PyTorch shares, where it cannot notice
            torch.autograd.graph.increment_version(given[at])
        pairs = [(outputs[at], to_torch(start)) for at, start in zip(shape.outputs, starts) if outputs[at].requires_grad]
        inputs = [given[at] for at in shape.inputs]
        found: Any = [None] * len(inputs)
        if pairs:
            found = torch.autograd.grad([o for o, _ in pairs], inputs, [s for _, s in pairs], retain_graph=True, allow_unused=True)
        return tuple(to_array(torch.zeros_like(i) if g is None else g) for i, g in zip(inputs, found))

    return values if several else values[0], pull


def gradient_of(function: Callable[..., Any], shape: Shape) -> Callable[..., Any]:
    """The function of arguments and gradients that gives the gradients of the inputs; itself differentiable."""

    def gradient(*given: Any) -> Any:
        args, starts = list(given[: shape.arguments]), given[shape.arguments :]
        again = any(isinstance(a, torch.Tensor) and a.requires_grad for a in given)
        for at in shape.inputs:
            if not args[at].requires_grad:
                args[at] = args[at].detach().requires_grad_()
        with torch.enable_grad():
            made = function(*args)
            outputs = (made,) if shape.single else tuple(made)
            pairs = [(outputs[at], start) for at, start in zip(shape.outputs, starts) if outputs[at].requires_grad]
            inputs = [args[at] for at in shape.inputs]
            found: Any = [None] * len(inputs)
            if pairs:
                refuse_once_differentiable([o for o, _ in pairs])
                found = torch.autograd.grad([o for o, _ in pairs], inputs, [s for _, s in pairs], create_graph=again, allow_unused=True)
        return tuple(torch.zeros_like(i) if g is None else g for i, g in zip(inputs, found))

    return gradient


def refuse_once_differentiable(outputs: Sequence[Any]) -> None:
    """Raise where PyTorch itself would give no gradient without a word, if unused inputs are allowed: behind a node that is an error."""
    seen, waiting = set(), [o.grad_fn for o in outputs]
    while waiting:
        node = waiting.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        if node.name() == "torch::autograd::Error":
            raise RuntimeError("trying to differentiate twice a function that was marked with @once_differentiable")
        waiting += [following for following, _ in node.next_functions]


def tangent_of(function: Callable[..., Any], shape: Shape) -> Callable[..., Any]:
    """The function of arguments and tangents that gives the tangents of the outputs."""

    def tangent(*given: Any) -> Any:
        args, moves = list(given[: shape.arguments]), given[shape.arguments :]
        forward = torch.autograd.forward_ad
        with forward.dual_level():
            for at, move in zip(shape.inputs, moves):
                recording = args[at] if args[at].requires_grad else args[at].detach().requires_grad_()  # a custom op without it drops tangents in silence
                args[at] = forward.make_dual(recording, move)
            try:
                with torch.enable_grad():
                    made = function(*args)
            except (RuntimeError, NotImplementedError) as error:
                if "forward" in str(error).lower() or "jvp" in str(error):
                    raise NotImplementedError(f"PyTorch has no forward mode here: {str(error).splitlines()[0]}") from error
                raise
            outputs = (made,) if shape.single else tuple(made)
            found = [forward.unpack_dual(outputs[at]) for at in shape.outputs]
        return tuple(torch.zeros_like(dual.primal) if dual.tangent is None else dual.tangent for dual in found)

    return tangent
