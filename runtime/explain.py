"""Why a gradient cannot be had: errors that name the place where the history ends."""

from __future__ import annotations

from .cuts import cuts_behind, told
from .node import Node, edge_target
from .state import thread
from .tensor import Tensor


def no_history(index: int) -> RuntimeError:
    """The error for an output that nothing was recorded of."""
    if not thread.grad_enabled:
        why = "Nothing is being recorded here: gradients are off."
    elif thread.cuts:
        why = f"The last ops here that gave a result without the history of their input: {told(list(thread.cuts))}."
    else:
        why = "None of the tensors that it was computed from required grad."
    return RuntimeError(f"element {index} of tensors does not require grad and does not have a grad_fn. {why}")


def not_wanted(index: int, tensor: Tensor) -> RuntimeError:
    """The error for an input that requires no gradient."""
    return RuntimeError(
        f"One of the differentiated Tensors does not require grad: input {index}, of shape {list(tensor.shape)}. "
        "Call requires_grad_() on it before the outputs are computed from it."
    )


def unused(index: int, tensor: Tensor, roots: list[Node]) -> RuntimeError:
    """The error for an input that the outputs do not depend on."""
    node = tensor._node
    assert node is not None
    made = f"the result of {edge_target(node)[0].name()}" if node.next else "a leaf"  # type: ignore[union-attr]
    certain, possible = cuts_behind(node)
    if certain:
        why = f"What was computed from it went on without history after {told(certain)}."
    elif node.next and all(node.seq > root.seq for root in roots):
        why = "It was made after the outputs had been computed, so they cannot depend on it."
    elif tensor._version:
        why = "It was modified in place: only what was computed from it after that depends on it as it is now."
    else:
        why = "No recorded op leads from it to the outputs."
        if possible:
            why += f" History was lost of late in: {told(possible)}."
    return RuntimeError(
        "One of the differentiated Tensors appears to not have been used in the graph. Set allow_unused=True if this is the desired behavior. "
        f"It is input {index}, {made}, of shape {list(tensor.shape)}. {why}"
    )
