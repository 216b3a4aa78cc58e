"""Tensors that a module keeps: those that are trained, and those that are not.

Both are plain tensors with a mark, which `isinstance` asks for: a class of its own would send every op on one down the general path.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.core.base.state import modes, thread
from specgrad.core.factories.filled import empty
from specgrad.core.tape.tensor import Tensor


class _Marked(type):
    """The metaclass of a class whose instances are tensors with a mark."""

    mark: str

    def __instancecheck__(cls, instance: Any) -> bool:
        if not isinstance(instance, Tensor):
            return False
        if modes.observers and thread.tracer is not None and not isinstance(instance._array, np.ndarray):  # an argument of a function that is compiled
            thread.tracer.asks(instance, f"asks whether a tensor is a {cls.__name__}")
        return cls.mark in vars(instance)


class Parameter(Tensor, metaclass=_Marked):
    """A tensor that is trained: a module to which it is assigned registers it."""

    __module__ = "specgrad.nn"
    mark = "_is_param"

    def __new__(cls, data: Tensor | None = None, requires_grad: bool = True) -> Parameter:
        parameter: Any = (empty(0) if data is None else data.detach()).requires_grad_(requires_grad)
        parameter._is_param = True
        return parameter


class Buffer(Tensor, metaclass=_Marked):
    """A tensor that belongs to a module and is not trained; `persistent` says whether the module's `state_dict` has it."""

    __module__ = "specgrad.nn"
    mark = "_is_buffer"

    def __new__(cls, data: Tensor | None = None, *, persistent: bool = True) -> Buffer:
        given = empty(0) if data is None else data
        buffer: Any = given.detach().requires_grad_(given.requires_grad)
        buffer.persistent, buffer._is_buffer = persistent, True
        return buffer
