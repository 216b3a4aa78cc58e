"""A node by itself: what reaches it, and what it gives when a user calls it."""

from __future__ import annotations

from typing import Any, NamedTuple

from specgrad.core.base.device import device, device_of
from specgrad.core.base.dtypes import dtype, dtype_of
from specgrad.core.base.tracebacks import tell_of_node
from specgrad.core.tape.node import Node, extra_of
from specgrad.core.tape.saved_hooks import unpacked
from specgrad.core.tape.size import Size
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.view_nodes import through_adapters


class InputMetadata(NamedTuple):
    """What is known beforehand of a gradient that reaches a node; `is_nested_tensor` is there for programs that ask."""

    shape: Size
    dtype: dtype
    device: device
    is_nested_tensor: bool = False
    is_cpp_nested_tensor: bool = False


def output_count(node: Node) -> int:
    """How many gradients reach a node: one for each output of the op that recorded it."""
    results = getattr(node, "results", None)
    return len(results) if results is not None and getattr(node, "several", True) else 1


def remember(node: Node, number: int, array: Any) -> None:
    """Keep what the gradient of an output looks like; a node itself need not know that."""
    extra = extra_of(node)
    if extra.reaching is None:
        extra.reaching = {}
    extra.reaching[number] = (array.shape, array.dtype, device_of(array))


def known_input(node: Node, number: int) -> InputMetadata | None:
    """What the gradient of an output looks like: remembered from the tensor, or seen in what the node keeps."""
    if node.extra is not None and node.extra.reaching is not None and number in node.extra.reaching:
        shape, numpy, where = node.extra.reaching[number]
        return InputMetadata(Size(shape), dtype_of(numpy), where)
    array = getattr(node, "array", None) if not node.next else None  # of a leaf
    if array is None and "result" in node.saved:
        array = getattr(node, node.saved["result"][0], None)
    if array is not None and hasattr(array, "dtype") and output_count(node) == 1:
        return InputMetadata(Size(array.shape), dtype_of(array.dtype), device_of(array))
    results = getattr(node, "results", None)
    if results and number < len(results) and results[number] is not None:
        return InputMetadata(Size(results[number][0]), dtype_of(results[number][1]), device("cpu"))
    return None


def input_metadata(node: Node) -> tuple[InputMetadata, ...]:
    """Shape, dtype and device of each gradient that reaches the node."""
    found = [known_input(node, number) for number in range(output_count(node))]
    if any(known is None for known in found):
        raise RuntimeError(
            f"the shape of what reaches {node.name()} is not known: nothing that it keeps tells, and nobody has read grad_fn of the tensor that it made. "
            "Read tensor.grad_fn while the tensor is there."
        )
    return tuple(found)  # type: ignore[arg-type]


def call_node(node: Node, *grads: Any) -> Any:
    """Run the node alone: the gradients of its inputs, for these of its outputs. Nothing is freed, and no hooks run.

    >>> x = specgrad.tensor([1.0, 2.0], requires_grad=True)
    >>> (x * x.detach()).grad_fn(specgrad.ones(2))
    (tensor([1., 2.]), None)
    """
    count = output_count(node)
    if len(grads) != count:
        raise TypeError(f"{node.name()}: expected {count} arguments, got {len(grads)} instead: one gradient for each output")
    for at, grad in enumerate(grads):
        if grad is not None and not isinstance(grad, Tensor):
            raise TypeError(f"{node.name()}: argument {at} is not a Variable: expected a Tensor or None, got {type(grad).__name__}")
    if all(grad is None for grad in grads):
        results: tuple[Any, ...] = (None,) * len(node.next)
    else:
        several = getattr(node, "several", hasattr(node, "results"))
        try:
            with unpacked(node, True):
                results = tuple(node.run_tensors(list(grads) if several else grads[0], None))
        except ValueError as error:
            tell_of_node(error)
            raise
        results = tuple(through_adapters(edge, grad, True) for edge, grad in zip(node.next, results))
    return results[0] if len(results) == 1 else results
