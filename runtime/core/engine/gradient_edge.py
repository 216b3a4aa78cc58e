"""Gradient edges: a place in the graph, where a tensor's gradient arrives, without the tensor."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from specgrad.array.backends import BACKENDS
from specgrad.core.base.state import thread
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.node import Node, Port, edge_target, new
from specgrad.core.tape.tensor import Tensor

from .node_api import known_input, output_count, remember


class GradientEdge(NamedTuple):
    """A place in the graph: the gradient of output `output_nr` of the op that recorded `node`.

    `autograd.grad` and `backward` take one wherever they take a tensor. It keeps the graph behind it alive, but not the tensor's memory;
    `ownership_token` is what else has to live for that.
    """

    node: Node
    output_nr: int
    ownership_token: Node | None = None


@hides_frames
def get_gradient_edge(tensor: Tensor) -> GradientEdge:
    """The edge at which the gradient of a tensor arrives; `grad(loss, edge)` equals `grad(loss, tensor)`.

    >>> x = specgrad.tensor([1.0, 2.0], requires_grad=True)
    >>> y = x * x
    >>> edge = specgrad.autograd.graph.get_gradient_edge(y)
    >>> specgrad.autograd.grad(y.sum(), edge, retain_graph=True)
    (tensor([1., 1.]),)
    >>> specgrad.autograd.grad(edge, x, grad_outputs=specgrad.ones(2))
    (tensor([2., 4.]),)
    """
    if not isinstance(tensor, Tensor):
        raise TypeError(f"get_gradient_edge(): expected a Tensor, got {type(tensor).__name__}")
    place = tensor._node
    if place is None:
        raise RuntimeError(
            "It is not possible to get the gradient edge for a Tensor that does not require gradients: "
            f"this one, of shape {list(tensor.shape)}, was not recorded and has not been given requires_grad=True"
        )
    node, number = edge_target(place)
    assert node is not None
    token = None if place is node else place
    if tensor._level is None:
        remember(node, number, tensor._array)
        return GradientEdge(node, number, token)
    edge = EdgeOfBatch(node, number, token)
    while tensor._level is not None:
        edge.levels = (*edge.levels, tensor._level)
        tensor = tensor._physical  # type: ignore[attr-defined]
    remember(node, number, tensor._array)
    return edge


class EdgeOfBatch(GradientEdge):
    """The edge of a tensor of a batch: within its vmap, the gradient that arrives there is of the batch too; outside, it is that of all samples."""

    levels: tuple[Any, ...] = ()  # the innermost first


class EdgeTensor(Tensor):
    """Stands for an edge where the backward pass takes tensors: at its place in the graph, of its shape, with no memory behind it."""

    __slots__ = ("edge",)

    edge: GradientEdge


def tensor_of(given: Any) -> Tensor:
    """What stands for an edge; a tensor stands for itself."""
    if isinstance(given, Tensor):
        return given
    if not isinstance(given, GradientEdge):
        raise TypeError(f"expected a Tensor or a GradientEdge, got {type(given).__name__}")
    node, number, token = given
    if not isinstance(node, Node):
        raise TypeError(f"expected a GradientEdge whose node is a Node, got {type(node).__name__}")
    count = output_count(node)
    if not 0 <= number < count:
        raise RuntimeError(f"a GradientEdge of output {number} of {node.name()}, which has {count}: get_gradient_edge(tensor) gives the edge of a tensor")
    out: EdgeTensor = new(EdgeTensor)
    known = known_input(node, number)
    out._array = None if known is None else np.broadcast_to(BACKENDS[known.device.type].make(known.device.index, "zeros", (), known.dtype.numpy), known.shape)
    out._changes, out._extra, out.edge = [0], None, given
    out._node = token if isinstance(token, Node) and edge_target(token) == (node, number) else node
    found: Tensor = out
    for level in reversed(given.levels) if isinstance(given, EdgeOfBatch) else ():
        if level in thread.batch_levels:
            found = level.sample_of(found)
    return found


def root_of(tensor: Tensor) -> Node:
    """Where a pass from a tensor, or from what stands for an edge, begins."""
    node = tensor._node
    assert node is not None
    if isinstance(tensor, EdgeTensor) and node is tensor.edge.node and getattr(node, "several", hasattr(node, "results")):
        return Port(node, tensor.edge.output_nr)  # made by hand: an edge that get_gradient_edge gave has the port of its tensor
    return node
