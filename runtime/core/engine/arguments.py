"""What a backward pass is given: tensors or gradient edges, the gradients with which to begin, the inputs that are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from specgrad.array.backends import module_of
from specgrad.array.dtypes import traits
from specgrad.core.tape.node import Node
from specgrad.core.tape.tensor import Tensor, plain_tensor

from . import stochastic
from .explain import no_history, not_wanted
from .gradient_edge import EdgeTensor, root_of, tensor_of
from .hooks import retain_grad


def as_tuple(tensors: Any) -> tuple[Tensor, ...]:
    """Tensors, given alone or several; gradient edges as what stands for them."""
    if isinstance(tensors, Tensor):
        return (tensors,)
    given = (tensors,) if hasattr(tensors, "output_nr") else tuple(tensors)  # an edge is a tuple itself
    for one in given:
        if not isinstance(one, Tensor) and hasattr(one, "output_nr"):
            return tuple(tensor_of(g) if hasattr(g, "output_nr") else g for g in given)
    return given


def checked_inputs(inputs: tuple[Any, ...]) -> tuple[Tensor, ...]:
    for value in inputs:
        if not isinstance(value, Tensor):
            raise RuntimeError(f"all inputs have to be Tensors or GradientEdges, but got {type(value).__name__}")
    return inputs


def gradients_of(outputs: tuple[Tensor, ...], gradients: Any) -> Sequence[Tensor | None]:
    if gradients is None:
        return (None,) * len(outputs)
    gradients = (gradients,) if isinstance(gradients, Tensor) else tuple(gradients)
    for gradient in gradients:
        if gradient is not None and not isinstance(gradient, Tensor):
            raise TypeError(f"gradients can be either Tensors or None, but got {type(gradient).__name__}")
    if len(gradients) != len(outputs):
        raise RuntimeError(f"got {len(outputs)} tensors and {len(gradients)} gradients")
    return gradients


def roots_of(outputs: tuple[Tensor, ...], gradients: Sequence[Tensor | None], recorded: bool) -> list[tuple[Node, Any]]:
    """Where a pass begins: the outputs' nodes, each with its gradient."""
    roots: list[tuple[Node, Any]] = []
    for i, (out, gradient) in enumerate(zip(outputs, gradients)):
        if gradient is not None and out.__class__ is gradient.__class__ is Tensor and out._node is not None and _fits(gradient._array, out._array):
            roots.append((out._node, gradient if recorded else gradient._array))  # the most common case
            continue
        if not isinstance(out, Tensor):
            raise AssertionError(f"Expected output to be a specgrad.Tensor, but element {i} is of type {type(out).__name__}")
        if gradient is None and out._extra is not None and out._extra.stochastic is not None and _asks_for_reward(out):
            node, zeros = stochastic.root_of(out)
            roots.append((node, plain_tensor(zeros) if recorded else zeros))
            continue
        if out._node is None:
            raise no_history(i)
        if gradient is None:
            gradient = ones_like(out)
        else:
            check_gradient(out, gradient, i)
            if out._array is not None and gradient._array.dtype != out._array.dtype:
                gradient = gradient.to(out.dtype)
        roots.append((out._node if out.__class__ is Tensor else root_of(out), gradient if recorded else gradient._array))
    return roots


def _fits(gradient: Any, array: Any) -> bool:
    return gradient.dtype is array.dtype and gradient.shape == array.shape and gradient.__class__ is array.__class__ is np.ndarray


def _asks_for_reward(out: Tensor) -> bool:
    """Whether a pass from this sample begins at its reward: it has one, or nothing else could begin there."""
    return out._extra.stochastic.reward is not None or out._node is None or out._array.size != 1  # type: ignore[union-attr]


def ones_like(out: Tensor) -> Tensor:
    if out._array is None:
        raise RuntimeError("grad can be implicitly created only for scalar outputs; the shape at this GradientEdge is not known: give grad_outputs")
    if out._array.size != 1:
        raise RuntimeError("grad can be implicitly created only for scalar outputs")
    if traits[out._array.dtype].is_complex:
        raise RuntimeError(f"grad can be implicitly created only for real scalar outputs but got {out.dtype}")
    array = out._array
    return plain_tensor(module_of(array).ones(array.shape, array.dtype))


def check_gradient(out: Tensor, gradient: Any, index: int) -> None:
    if out._array is None:
        return  # an edge of which nothing is known
    if gradient.device != out.device:
        raise RuntimeError(f"invalid gradient at index {index} - expected device {out.device} but got {gradient.device}")
    if gradient._array.shape != out._array.shape:
        raise RuntimeError(f"Mismatch in shape: grad_output[{index}] has a shape of {gradient.shape} and output[{index}] has a shape of {out.shape}.")
    if traits[gradient._array.dtype].is_complex != traits[out._array.dtype].is_complex:
        raise RuntimeError(
            f"For complex Tensors, both grad_output and output are required to have the same dtype. Mismatch in dtype: grad_output[{index}] has a dtype "
            f"of {gradient.dtype} and output[{index}] has a dtype of {out.dtype}."
        )


def target_of(index: int, tensor: Tensor) -> Node:
    """The node of a tensor whose `.grad` is asked for; one that is no leaf keeps its gradient from now on."""
    if tensor._node is None:
        raise not_wanted(index, tensor)
    if not isinstance(tensor, EdgeTensor):
        retain_grad(tensor)
    return tensor._node


def check_flags(name: str, **flags: Any) -> None:
    """Raise a TypeError that names the flag which is none: taken as true, any text would be, "False" among them."""
    for flag, value in flags.items():
        if not isinstance(value, (bool, int, np.bool_, np.integer)) and not (value is None and flag in _MAY_BE_NONE):
            raise TypeError(f"{name}(): argument '{flag}' must be bool{' or None' * (flag in _MAY_BE_NONE)}, not {type(value).__name__}")


_MAY_BE_NONE = ("retain_graph", "create_graph", "allow_unused", "is_grads_batched")  # create_graph in programs for old versions
