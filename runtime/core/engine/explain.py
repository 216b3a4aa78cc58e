"""Why a gradient cannot be had, or how it comes about, with the places where history ends."""

from __future__ import annotations

from specgrad.core.base.state import thread
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.lost_history import cuts_behind, described
from specgrad.core.tape.node import Node, edge_target
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.walk import shortest_way

from .gradient_edge import GradientEdge, root_of, tensor_of


def no_history(index: int) -> RuntimeError:
    """The error for an output that nothing was recorded of."""
    return RuntimeError(f"element {index} of tensors does not require grad and does not have a grad_fn. {_why_no_history()}")


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
    shape = f"of shape {list(tensor.shape)}" if tensor._array is not None else "a gradient edge of unknown shape"
    return RuntimeError(
        "One of the differentiated Tensors appears to not have been used in the graph. Set allow_unused=True if this is the desired behavior. "
        f"It is input {index}, {made}, {shape}. {_why_unused(tensor, node, roots)}"
    )


@hides_frames
def explain(output: Tensor | GradientEdge, input: Tensor | GradientEdge) -> str:
    """Say how an output depends on an input: the shortest way through the graph, or where the history was cut. Either may be a gradient edge.

    >>> x = specgrad.ones(2, requires_grad=True)
    >>> explain((x * 2).exp().sum(), x)
    'the output <- SumBackward0 <- ExpBackward0 <- MulBackward0 <- the input'
    >>> explain((x * 2).detach().sum(), x)
    'The output has no history. The last ops here that gave a result without the history of their input: detach in <doctest ...'
    """
    output, input = tensor_of(output), tensor_of(input)
    if input._node is None:
        return "The input does not require grad: call requires_grad_() on it before the output is computed from it."
    if output._node is None:
        return f"The output has no history. {_why_no_history()}"
    way = shortest_way(root_of(output), input._node)
    if not way:
        return f"The output does not depend on the input. {_why_unused(input, input._node, [output._node])}"
    steps = [node.name() for node in way[:-1] if edge_target(node)[0] is node]
    return " <- ".join(["the output", *steps, "the input"])


def _why_no_history() -> str:
    if not thread.grad_enabled:
        return "Nothing is being recorded here: gradients are off."
    if thread.cuts:
        return f"The last ops here that gave a result without the history of their input: {described(list(thread.cuts))}."
    return "None of the tensors that it was computed from required grad."


def _why_unused(tensor: Tensor, node: Node, roots: list[Node]) -> str:
    certain, possible = cuts_behind(node)
    if certain:
        return f"What was computed from it went on without history after {described(certain)}."
    if node.next and all(node.seq > root.seq for root in roots):
        return "It was made after the outputs had been computed, so they cannot depend on it."
    if tensor._version:
        return "It was modified in place: only what was computed from it after that depends on it as it is now."
    why = "No recorded op leads from it to the outputs."
    return f"{why} History was lost of late in: {described(possible)}." if possible else why
