"""Gives Tensor the methods that the spec and the other modules provide."""

from __future__ import annotations

from specgrad.generated import ops, public

from . import backward, convert, filled, indexing, operators, random, resize, views
from .tensor import Tensor


def _bind_tensor() -> None:
    for name, method in (*public.METHODS.items(), *convert.METHODS.items(), *operators.METHODS.items()):
        setattr(Tensor, name, method)
    for method in (*filled.METHODS, *random.METHODS, *resize.METHODS):
        setattr(Tensor, method.__name__, method)
    for name, function in public.PROPERTIES.items():
        setattr(Tensor, name, property(function))
    Tensor.backward = backward.tensor_backward  # type: ignore[method-assign, assignment]
    Tensor.__getitem__ = indexing.get_item  # type: ignore[method-assign, assignment]
    Tensor.__setitem__ = indexing.set_item  # type: ignore[method-assign, assignment]
    Tensor.__delitem__ = indexing.delete_item  # type: ignore[attr-defined]


ops.zeros_like = filled.zeros_like
views.view_ops.update(public.OPS)
_bind_tensor()
