"""Saved values: what a Node keeps from the forward pass, and the check that nobody has changed it since.

A Node saves an array and the tensor's list of changes. What was saved is stale when the last change is younger than the Node: one
comparison, on the clock that numbers nodes and changes alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from specgrad.array.backends import first_of, zeros_on_backend_of
from specgrad.array.dtypes import traits
from specgrad.core.base.call_site import place
from specgrad.core.base.dtypes import dtype, dtype_of
from specgrad.core.base.state import thread

from .changes import UNCHANGED
from .node import Adapter, Freed, Node, Port, edge_target, new
from .tangents import attach
from .tensor import NUMBERS, Tensor, plain_tensor


def inference_saved(what: str) -> RuntimeError:
    return RuntimeError(
        "Inference tensors cannot be saved for backward. Please do not use Tensors created in inference mode in computation tracked by autograd. "
        "To work around this, you can make a clone to get a normal tensor and use it in autograd, or use `no_grad()` instead of `inference_mode()`. "
        f"({what}, which was made in inference mode.)"
    )


def stale(node: Node, name: str) -> RuntimeError:
    """The error for a saved value that is gone or was changed."""
    slot, kind, _ = node.saved[name]
    changes = getattr(node, f"{name}_changes")
    if isinstance(changes, Freed):
        return second_backward(node, changes)
    array = getattr(node, slot)
    if kind == "inputs":
        at = next(i for i, c in enumerate(changes) if c[0] > node.seq)
        array, changes = array[at], changes[at]
    return stale_packed(node, name, array, changes)


def stale_packed(node: Node, name: str, array: Any, changes: list[Any]) -> RuntimeError:
    """stale() for an array that hooks have packed, so that the node does not hold it."""
    _, kind, index = type(node).saved.get(name, ("", "input", -1))  # of a custom function, none is known
    if kind == "result":
        return stale_saved(node, array, changes, node, index, name)
    source, number = edge_target(node.next[index]) if index >= 0 else (None, 0)
    return stale_saved(node, array, changes, source, number, name)


def stale_saved(node: Node, array: Any, changes: list[Any], source: Node | None, number: int, name: str = "") -> RuntimeError:
    """The error for a saved array that was changed: what it is, who made it, who changed it, and where."""
    later = [change for change in changes[2] if change[0] > node.seq]
    made = f", which is output {number} of {source.name()}," if source is not None and source.next else ""
    _, op, code, instruction = later[0]
    ago = f"{len(later)} versions ago" if len(later) > 1 else "since"
    return RuntimeError(
        "one of the variables needed for gradient computation has been modified by an inplace operation: "
        f"[{dtype_of(array.dtype).word}Tensor {list(array.shape)}]{made} is at version {changes[1]}; expected version {changes[1] - len(later)} instead. "
        f"It was saved {f'as {name!r} ' if name else ''}by {node.name()} and modified {ago} by {op}, called in {place(code, instruction)}. "
        "Hint: give the backward pass its own copy, with .clone() before the modification; "
        "set_detect_anomaly(True) shows where the operation was called that failed to compute its gradient."
    )


def second_backward(node: Node, freed: Freed) -> RuntimeError:
    """The error for saved values that an earlier pass has freed: which pass that was."""
    return RuntimeError(
        "Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). "
        "Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). "
        "Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward. "
        f"Those of {node.name()} were freed by the pass called in {place(*freed[1:])}: give retain_graph=True there. "
        "Or, if this pass comes here only through a value carried over from an earlier step, .detach() that value where it is carried over."
    )


def not_implemented(op: str, name: str, reason: str) -> NotImplementedError:
    return NotImplementedError(f"the derivative for {name!r} of {op} is not implemented: {reason}")


# ---- the tensor reading: saved arrays as tensors with their history


def any_changed(changes: Any, clock: int) -> bool:
    """Whether any of several saved values is gone or was changed."""
    return isinstance(changes, Freed) or any(c[0] > clock for c in changes)


def saved_input(node: Node, name: str, array: Any, changes: list[Any], edge: Node | None) -> Any:
    """An input as it was: a tensor whose gradients go where the node's own go."""
    if changes[0] > node.seq:
        raise stale(node, name)
    if array is None or array.__class__ in NUMBERS:
        return array  # a number, or an optional input that was not given
    if isinstance(edge, Adapter):
        edge = edge.for_saved(array)
    return with_saved_tangents(node, name, tensor_at(array, changes, edge))


def saved_operand(node: Node, name: str, value: Any, changes: list[Any], edge: Node | None, grad: Tensor) -> Any:
    """An input that may have been a number: a 0-dim tensor of the dtype that the op computed in."""
    value = saved_input(node, name, value, changes, edge)
    return tensor_at(np.asarray(value, grad._array.dtype), UNCHANGED, None) if value.__class__ in NUMBERS else value


def saved_inputs(node: Node, name: str, arrays: Sequence[Any], changes: Any, edges: Sequence[Node | None]) -> list[Any]:
    """A list of inputs as they were."""
    if any_changed(changes, node.seq):
        raise stale(node, name)
    return [a if a is None else with_saved_tangents(node, f"{name}[{i}]", tensor_at(a, c, edge)) for i, (a, c, edge) in enumerate(zip(arrays, changes, edges))]


def saved_result(node: Node, name: str, array: Any, changes: list[Any], index: int) -> Tensor:
    """A result of the node itself, by its number: a tensor that the node has made."""
    if changes[0] > node.seq:
        raise stale(node, name)
    outputs = node.outputs
    if not traits[array.dtype].is_inexact or not outputs[index]:  # such as the indices of a maximum
        return tensor_at(array, changes, None)
    if sum(outputs) == 1:
        shown = node.extra.result() if node.extra is not None and node.extra.result is not None else None
        return with_saved_tangents(node, name, tensor_at(array, changes, node if shown is None else shown))
    return with_saved_tangents(node, name, tensor_at(array, changes, Port(node, index)))


def with_saved_tangents(node: Node, name: str, tensor: Tensor) -> Tensor:
    """A saved value with the tangents that it had when it was saved, those of levels that are still open."""
    kept = node.extra.tangents.get(name) if node.extra is not None and node.extra.tangents is not None else None
    if kept is not None:
        for level in thread.dual_levels:
            if level.number in kept:
                attach(tensor, kept[level.number], level)
    return tensor


def tensor_at(array: Any, changes: list[Any], node: Node | None) -> Tensor:
    """A tensor over an array, at a place in the graph."""
    out = new(Tensor)
    out._array = array
    out._changes = changes
    out._extra = None
    out._node = node
    return out


def zero_tensor(like: Any, shape: tuple[int, ...], dtype: Any) -> Tensor:
    """Zeros beside a tensor, or beside an array."""
    return plain_tensor(zeros_on_backend_of(getattr(like, "_array", like), shape, dtype))


def made_beside(like: Tensor, make: Callable[..., Any], *args: Any) -> Tensor:
    """A constant that an array function makes of numbers, on the device of a tensor."""
    return plain_tensor(make(*(a.numpy if isinstance(a, dtype) else a for a in args), like._array))


def defined_tensors(grads: Sequence[Any], results: Sequence[tuple[Any, Any] | None]) -> list[Any]:
    """The gradients of a node's results, zeros where none has arrived; None for what is no tensor."""
    like = first_of(grads)
    return [zero_tensor(like, *r) if g is None and r is not None else g for g, r in zip(grads, results)]
