"""Gives Tensor the methods and the package the functions that the spec and the other modules provide."""

from __future__ import annotations

import sys
from types import ModuleType

from specgrad.generated import ops, public

from . import convert, creation, indexing
from .compose import linalg, shape
from .tensor import Tensor


def _bind_tensor() -> None:
    for name, method in (*public.METHODS.items(), *convert.METHODS.items()):
        setattr(Tensor, name, method)
    for method in creation.METHODS:
        setattr(Tensor, method.__name__, method)
    for name, function in public.PROPERTIES.items():
        setattr(Tensor, name, property(function))
    Tensor.__getitem__ = indexing.get_item  # type: ignore[method-assign]
    Tensor.__setitem__ = indexing.set_item  # type: ignore[method-assign]


_VARIADIC = (  # functions of any number of tensors, of which an entry of the spec cannot speak
    shape.atleast_1d, shape.atleast_2d, shape.atleast_3d, shape.block_diag, shape.broadcast_tensors, shape.cartesian_prod, shape.meshgrid, linalg.einsum,
)  # fmt: skip


def _bind_functions() -> None:
    package = sys.modules["specgrad"]
    for function in _VARIADIC:
        setattr(package, function.__name__, function)
    for name, function in public.FUNCTIONS[""].items():
        setattr(package, name, function)
    for namespace, functions in public.FUNCTIONS.items():
        if namespace:
            _fill(namespace, functions)
    ops.zeros_like = creation.zeros_like


def _fill(namespace: str, functions: dict[str, object]) -> None:
    module: ModuleType = sys.modules.get(f"specgrad.{namespace}") or __import__(f"specgrad.{namespace}", fromlist=["*"])
    for name, function in functions.items():
        setattr(module, name, function)


_bind_tensor()
_bind_functions()
