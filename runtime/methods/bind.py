"""Gives Tensor and Node the methods that the spec and the modules above them provide."""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

from specgrad.array.base import native_runtime
from specgrad.autograd import differentiate
from specgrad.core.base import device, dtypes, memory_format
from specgrad.core.base.absent import OF_TENSORS, AbsentAttribute
from specgrad.core.base.lazy import LazyMethod, LazyProperty
from specgrad.core.dispatch import operands, resize
from specgrad.core.engine import hooks, node_api
from specgrad.core.factories import distributions, filled, random_in_place
from specgrad.core.tape import saved_tensor, tensor, views
from specgrad.core.tape.node import Node
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops, public

from . import convert, graph_place, indexing, operators, printing
from .as_standard import of_tensor
from .beside_numpy import protocols, sparse


def _bind_tensor() -> None:
    for module in (public, convert, operators, graph_place, protocols, of_tensor):
        for name, method in module.METHODS.items():
            setattr(Tensor, name, LazyMethod(Tensor, name, partial(public.function, method)) if isinstance(method, str) else method)
    for method in (*filled.METHODS, *distributions.METHODS, *random_in_place.METHODS, *resize.METHODS):
        setattr(Tensor, method.__name__, method)
    for name, place in public.PROPERTIES.items():
        setattr(Tensor, name, LazyProperty(Tensor, name, partial(_property, name, place)))
    for name, made in graph_place.PROPERTIES.items():
        setattr(Tensor, name, made)
    for name, advice in OF_TENSORS.items():
        setattr(Tensor, name, AbsentAttribute(name, advice))
    Tensor.__new__ = filled.legacy_tensor  # type: ignore[method-assign]
    Tensor.__repr__ = printing.tensor_text  # type: ignore[method-assign]
    Tensor.backward = differentiate.tensor_backward  # type: ignore[method-assign, assignment]
    Tensor.__getitem__ = indexing.get_item  # type: ignore[method-assign, assignment]
    Tensor.__setitem__ = indexing.set_item  # type: ignore[method-assign, assignment]
    Tensor.__delitem__ = indexing.delete_item  # type: ignore[method-assign, assignment]


def _property(name: str, place: str) -> Any:
    made = property(public.function(place), indexing.SETTERS.get(name))
    return native_runtime.reversed_of(made) if name == "T" else made


def _bind_operators() -> None:
    operands.takes_part.append(sparse.of_operator)


def _bind_node() -> None:
    Node.register_hook = hooks.register_node_hook  # type: ignore[method-assign, assignment]
    Node.register_prehook = hooks.register_node_prehook  # type: ignore[method-assign, assignment]
    Node._input_metadata = property(node_api.input_metadata)  # type: ignore[assignment]
    Node.__call__ = node_api.call_node  # type: ignore[method-assign, assignment]
    Node._read_saved = saved_tensor.saved_attribute  # type: ignore[method-assign, assignment]
    Node._packable = saved_tensor.saved_tensors_of  # type: ignore[method-assign, assignment]


def _show_older_modules() -> None:
    """Old pickles name modules that have moved since: these names lead to them."""
    for name, module in {"convert": convert, "device": device, "dtypes": dtypes, "formats": memory_format, "tensor": tensor}.items():
        sys.modules[f"specgrad.{name}"] = module
        vars(sys.modules["specgrad"]).setdefault(name, module)  # but for the function tensor() and the class device


ops.zeros_like = filled.zeros_like
views.op_named = public.op
_bind_tensor()
_bind_operators()
_bind_node()
_show_older_modules()
