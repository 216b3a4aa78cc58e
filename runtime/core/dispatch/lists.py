"""Ops that take a list of tensors, or of indices, or give a list, on plain arguments: what the general path would do, without asking for what is not there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from specgrad.array.base import native_runtime
from specgrad.core.base.state import modes
from specgrad.core.tape.changes import UNCHANGED
from specgrad.core.tape.lost_history import left_out
from specgrad.core.tape.node import Node, Port, next_seq
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.core.tape.views import views_of

from .general import general
from .op import Op


def of_list(op: Op, args: tuple[Any, ...]) -> Any:
    """An op whose first argument is a list of tensors, its only one, and which has one result."""
    parts = taken_apart(args[0])
    if parts is None:
        return general(op, args)
    given, nodes, changes = parts
    arrays = (given, *args[1:])
    result = op.forward(*arrays)
    if nodes is not None and (op.record is None or result.dtype is not given[0].dtype):
        return general(op, args)
    out = plain_tensor(result)
    if nodes is None or (modes.no_grad and left_out()):
        return out
    out._node = op.record(nodes, arrays, (changes,), (result,), (out._changes,))  # type: ignore[misc]
    return out


def of_indices(op: Op, args: tuple[Any, ...]) -> Any:
    """An op whose first argument is a tensor, the second a list of tensors that say where in it, which have no gradient; it has one result."""
    if modes.observers or (args[1].__class__ is not list and args[1].__class__ is not tuple):
        return general(op, args)
    indices = tuple(args[1])  # another thread may change the list meanwhile
    places: list[Any] = []
    for index in indices:
        if index is None:
            places.append(None)
        elif index.__class__ is Tensor and index._array.__class__ is np.ndarray:
            places.append(index._array)
        else:
            return general(op, args)
    arrays, recorded = [*args], False
    arrays[1] = tuple(places)
    for i in op.tensors:
        other = args[i]
        if other.__class__ is not Tensor or other._array.__class__ is not np.ndarray:
            return general(op, args)
        arrays[i] = other._array
        recorded = recorded or other._node is not None
    if recorded and op.record is None:
        return general(op, args)
    result = op.forward(*arrays)
    out = plain_tensor(result)
    if not recorded or (modes.no_grad and left_out()):
        out._node = None
        return out
    changes = [args[i]._changes for i in op.tensors]
    changes.insert(1, tuple([UNCHANGED if t is None else t._changes for t in indices]))
    edges = tuple([args[i]._node for i in op.edges])
    out._node = op.record(edges, tuple(arrays), tuple(changes), (result,), (out._changes,))  # type: ignore[misc]
    return out


def to_list(op: Op, args: tuple[Any, ...]) -> Any:
    """An op whose first argument is a tensor, its only one, and which gives a list."""
    tensor = args[0]
    if tensor.__class__ is not Tensor or modes.observers:
        return general(op, args)
    node = tensor._node
    if node is not None and op.record is None:
        return general(op, args)
    arrays = op.forward(tensor._array, *args[1:])
    outs = views_of(tensor, arrays, op, args[1:]) if op.view else tuple(map(plain_tensor, arrays))
    if node is None or not outs or (modes.no_grad and left_out()):
        return outs
    recorded = op.record((node,), (tensor._array, *args[1:]), (tensor._changes,), (arrays,), ())  # type: ignore[misc]
    give_ports(recorded, outs, next_seq)
    return outs


def _give_ports(node: Node, tensors: tuple[Tensor, ...], tick: Callable[[], int]) -> None:
    """Each tensor has the node's output of its number for its history."""
    for i, tensor in enumerate(tensors):
        tensor._node = Port(node, i)  # which takes a tick itself


def _taken_apart(tensors: Any) -> tuple[tuple[Any, ...], tuple[Node | None, ...] | None, tuple[list[Any], ...]] | None:
    """Of plain tensors over arrays of one dtype: the arrays, the histories or None if there are none, and the changes; None for any others."""
    if modes.observers or (tensors.__class__ is not tuple and tensors.__class__ is not list):
        return None
    tensors = tuple(tensors)  # another thread may change the list meanwhile
    if not tensors:
        return None
    arrays: list[np.ndarray] = []
    recorded = False
    for tensor in tensors:
        if tensor.__class__ is not Tensor:
            return None
        array = tensor._array
        if array.__class__ is not np.ndarray or (arrays and array.dtype is not arrays[0].dtype):
            return None
        arrays.append(array)
        recorded = recorded or tensor._node is not None
    return tuple(arrays), tuple([t._node for t in tensors]) if recorded else None, tuple([t._changes for t in tensors])


# In compiled code where there is any. In that code stands what _give_ports() and _taken_apart() do.
give_ports: Callable[..., None]
taken_apart: Callable[[Any], Any]
give_ports, taken_apart = native_runtime.porter_of(Port) or (_give_ports, _taken_apart)
