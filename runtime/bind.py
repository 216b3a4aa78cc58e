"""Gives Tensor the methods and the package the functions that the spec and the other modules provide."""

from __future__ import annotations

import sys
from types import ModuleType

from specgrad.generated import ops, public

from . import convert, creation, indexing
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


def _bind_functions() -> None:
    package = sys.modules["specgrad"]
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
