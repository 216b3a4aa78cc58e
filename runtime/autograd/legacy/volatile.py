"""Volatile tensors, from times before no_grad: nothing computed from one is recorded, and all of it is volatile too.

They have a class of their own, so that the straight-line functions of ops leave them to the general path, which calls `unrecorded`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

from specgrad.core.base.call_site import warn_user
from specgrad.core.base.state import modes, thread, without_grad
from specgrad.core.dispatch.general import general
from specgrad.core.tape.accumulate import set_requires_grad
from specgrad.core.tape.lost_history import cut_by_a_volatile_tensor
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.views import check_in_place, refresh_views


class VolatileTensor(Tensor):
    """A tensor from which nothing is recorded."""

    __slots__ = ()

    @property
    def requires_grad(self) -> bool:
        return False

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        if value:
            raise ValueError("Variable can't be volatile and require_grad at the same time!")

    @property
    def data(self) -> Tensor:
        """The same elements, not volatile."""
        out = Tensor.detach(self)
        out._changes = [0]
        return out

    @data.setter
    def data(self, value: Tensor) -> None:
        self._array = value._array

    def detach(self) -> Tensor:
        """The same elements: volatile as well."""
        out = Tensor.detach(self)
        out.__class__ = VolatileTensor
        return out


def concerns(values: Sequence[Any]) -> bool:
    """Whether a volatile tensor is among the arguments of an op, or in a list among them."""
    return any(value.__class__ is VolatileTensor or (value.__class__ in (list, tuple) and concerns(value)) for value in values)


def unrecorded(run: Callable[..., Any], op: Any, args: tuple[Any, ...]) -> Any:
    """Run an op on volatile tensors: its results are volatile, and so is a tensor that it changes in place."""
    plain = tuple(_plain(a) for a in args)
    if (run is not general or op.writes) and isinstance(args[0], Tensor):
        check_in_place(args[0], op.name)
    if not modes.no_grad or thread.grad_enabled:
        cut_by_a_volatile_tensor(op.name, [a for a in plain if isinstance(a, Tensor)])
    with without_grad():
        result = run(op, plain)
    if result is plain[0]:  # changed in place
        target: Tensor = args[0]
        refresh_views(target)
        target._node = None
        target.__class__ = VolatileTensor
        return target
    return made_volatile(result)


def _plain(value: Any) -> Any:
    """An argument with plain tensors in place of volatile ones."""
    if value.__class__ is VolatileTensor:
        out: Tensor = object.__new__(Tensor)
        out._array, out._changes, out._node, out._extra = value._array, value._changes, None, value._extra
        return out
    if value.__class__ in (list, tuple):
        return type(value)([_plain(item) for item in value])
    return value


def made_volatile(result: Any) -> Any:
    """Results, all tensors among them volatile."""
    if isinstance(result, Tensor):
        result._node = None
        result.__class__ = VolatileTensor
    elif isinstance(result, (tuple, list)):
        for item in result:
            made_volatile(item)
    return result


def is_volatile(tensor: Tensor) -> bool:
    """The value of `tensor.volatile`."""
    warn_user("volatile is deprecated: use `with specgrad.no_grad():` instead", DeprecationWarning)
    return tensor.__class__ is VolatileTensor


def set_volatile(tensor: Tensor, value: bool) -> None:
    """What `tensor.volatile = value` does."""
    warn_user("volatile is deprecated: use `with specgrad.no_grad():` instead", DeprecationWarning)
    if not isinstance(value, bool):
        raise TypeError(f"volatile must be a bool, not {type(value).__name__}")
    if not tensor.is_leaf:
        made = tensor.grad_fn.name() if tensor.grad_fn is not None else "an op"
        raise RuntimeError(f"volatile can only be set on leaf variables; this one was made by {made}. Use detach().")
    if value and tensor.__class__ is not VolatileTensor:
        set_requires_grad(tensor, False)
        tensor.__class__ = VolatileTensor
        modes.volatile = sys.modules[__name__]
    elif not value and tensor.__class__ is VolatileTensor:
        tensor.__class__ = Tensor  # type: ignore[assignment]
