"""A backward pass with what belongs to it: what it frees, whether it is recorded, what it captures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

from specgrad.core.base.call_site import is_package_file
from specgrad.core.base.state import grad_enabled, modes, restore_grad_enabled, set_grad_enabled
from specgrad.core.base.tracebacks import tell_of_node
from specgrad.core.tape.node import Freed, Node
from specgrad.core.tape.saved import zero_tensor
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.core.tape.walk import nodes_towards

from .arguments import roots_of
from .backward_pass import backward_pass
from .gradient_edge import EdgeTensor

INFINITY = float("inf")


def gradients_along(outputs: Sequence[Tensor], inputs: Sequence[Tensor], gradients: Sequence[Tensor], recorded: bool) -> list[Tensor]:
    """The sum of gradients of the outputs with respect to the inputs, zeros where nothing depends on one; computed with tensors, and nothing is freed."""
    roots = roots_of(tuple(outputs), gradients, True)
    captures: dict[Node, Any] = {t._node: None for t in inputs if t._node is not None}
    run_pass(roots, None, True, recorded, captures, nodes_towards([node for node, _ in roots], captures))
    return [captured(t, captures[t._node], True, True, recorded) for t in inputs]  # type: ignore[misc, index]


def run_pass(
    roots: list[tuple[Node, Any]], freed: Freed | None, tensors: bool, recorded: bool, captures: dict[Node, Any] | None, needed: set[Node] | None
) -> None:
    """The pass, over arrays or over tensors; recording is on within it exactly if it is itself to be recorded."""
    run: Callable[..., None] = backward_pass
    if modes.pass_hooks:
        from .multi_grad_hook import watched_pass as run
    elif modes.streams:
        from .on_streams import pass_on_streams as run
    before = grad_enabled()
    try:
        if tensors:
            set_grad_enabled(recorded)
        run(roots, freed, tensors, captures, needed)
    except ValueError as error:
        tell_of_node(error)
        raise
    finally:
        if tensors:
            restore_grad_enabled(before)


def freed_from(frame: FrameType) -> Freed:
    """What marks the values that this pass frees, for the error of a pass that would need them: where it was called."""
    while is_package_file[frame.f_code.co_filename] and frame.f_back is not None:
        frame = frame.f_back
    return Freed((INFINITY, frame.f_code, frame.f_lasti))


def captured(tensor: Tensor, found: Any, tensors: bool, materialize: bool, create_graph: bool) -> Tensor | None:
    if found is not None and found.__class__ is list:
        found = found[tensor.edge.output_nr]  # type: ignore[attr-defined]  # of an edge that was made by hand
    if found is not None:
        gradient = found if tensors else plain_tensor(found)
        array = tensor._array
        return gradient if array is None or gradient._array.dtype == array.dtype else gradient.to(tensor.dtype)  # as a leaf takes it
    if materialize:
        if isinstance(tensor, EdgeTensor):
            raise RuntimeError("materialize_grads cannot be used when the given input is a GradientEdge: there is no tensor to make zeros like")
        zeros = zero_tensor(tensor, tensor._array.shape, tensor._array.dtype)
        return zeros.requires_grad_() if create_graph else zeros  # so that they can be differentiated again, with the result that nothing depends on them
    return None
