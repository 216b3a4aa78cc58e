"""Forward-mode automatic differentiation: dual tensors, which carry a tangent along.

Inside of vmap, the tangents of a Batched tensor are those of its physical tensor. A value that all samples share may also have a tangent
for each sample: a plain tensor whose tangents are Batched. Functions of it are then computed once; an op that combines it with a Batched
tensor makes it Batched.
"""

from __future__ import annotations

from contextlib import ContextDecorator
from typing import Any, NamedTuple

import numpy as np

from specgrad.core.base.state import enter_modes, set_modes, thread
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.tape import views
from specgrad.core.tape.tangents import DualLevel, alias, attach, laid_as_value, level_at, tangent_at
from specgrad.core.tape.tensor import Tensor, extra_of_tensor
from specgrad.core.tape.views import view_of

__all__ = ["UnpackedDualTensor", "dual_level", "enter_dual_level", "exit_dual_level", "make_dual", "unpack_dual"]


class UnpackedDualTensor(NamedTuple):
    """A dual tensor's value and its tangent, None if it has none."""

    primal: Tensor
    tangent: Tensor | None


def enter_dual_level() -> int:
    """Begin a level of forward mode inside those that are open; gives its number, counted from 0."""
    return len(enter_modes(dual_levels=(*thread.dual_levels, DualLevel()))["dual_levels"])


def exit_dual_level(*, level: int | None = None) -> None:
    """End the innermost level, whose number may be given; its tangents are gone with it."""
    try:
        if not thread.dual_levels:
            raise RuntimeError("Trying to exit a forward AD level but none is open.")
        last = len(thread.dual_levels) - 1
        if level is not None and level != last:
            raise RuntimeError(f"Trying to exit a forward AD level that was not the last one that was created: level {level} is open below level {last}.")
        *outer, innermost = thread.dual_levels
        try:
            innermost.end()
        finally:
            set_modes(dual_levels=tuple(outer))
    except Exception:
        hide_frames()
        raise


class dual_level(ContextDecorator):
    """A level of forward mode, as a context.

    >>> x, t = specgrad.tensor(2.0), specgrad.tensor(1.0)
    >>> with dual_level():
    ...     unpack_dual(make_dual(x, t) ** 3).tangent
    tensor(12.)
    """

    def __enter__(self) -> int:
        self._outer = outer = thread.dual_levels
        self.level: int = len(outer)
        try:
            set_modes(dual_levels=(*outer, DualLevel()))
            return self.level
        except BaseException:
            set_modes(dual_levels=outer)
            raise

    def __exit__(self, *error: object) -> None:
        try:
            exit_dual_level(level=self.level)
        except BaseException:
            set_modes(dual_levels=self._outer)
            raise

    def _recreate_cm(self) -> dual_level:
        return dual_level()  # each call of a decorated function has a level of its own


def make_dual(tensor: Tensor, tangent: Tensor, *, level: int | None = None) -> Tensor:
    """A dual tensor: the value of one tensor with another as its tangent."""
    try:
        at = level_at(level)
        if (
            tensor.__class__ is not Tensor
            or tangent.__class__ is not Tensor
            or tensor._array.dtype is not tangent._array.dtype
            or tensor._array.shape != tangent._array.shape
            or tensor._array.__class__ is not np.ndarray
            or tangent._array.__class__ is not np.ndarray
            or not tensor.dtype.is_inexact
        ):
            _check_pair(tensor, tangent)
            if tensor._level is not None:
                from specgrad.batching.batched import batched
                from specgrad.batching.physical import physical_of

                batch: Any = tensor._level  # the tangent may be of a batch further in: its samples share the value
                return batched(make_dual(tensor._physical, physical_of(tangent, batch), level=level), batch)  # type: ignore[attr-defined]
        if tangent_at(tensor, at) is not None:
            raise RuntimeError("Trying to set a forward gradient on a Tensor that already has one at this level: unpack it first.")
        if tangent_at(tangent, at) is not None:
            raise RuntimeError(
                "Setting a forward grad that itself has a forward gradient at the same level is not supported: "
                "give its value, unpack_dual(tangent).primal, or make this dual tensor at another level."
            )
        if thread.inference:  # where nothing is recorded, tangents neither
            return views.op_named("view_as").call(tensor, tensor)
        dual = view_of(tensor, tensor._array, views.op_named("view_as"), (tensor._array,))
        dual._node = tensor._node
        outer = tensor._extra.tangents if tensor._extra is not None else None
        if outer:
            extra_of_tensor(dual).tangents = dict(outer)
        if tangent._changes is tensor._changes:  # in one memory a change of the value in place would change the tangent
            tangent = tangent.clone()
        attach(dual, laid_as_value(tangent, dual), at)
        return dual
    except Exception:
        hide_frames()
        raise


def _check_pair(tensor: Any, tangent: Any) -> None:
    for name, value in (("tensor", tensor), ("tangent", tangent)):
        if not isinstance(value, Tensor):
            raise TypeError(f"make_dual(): argument '{name}' must be Tensor, not {type(value).__name__}")
    if not (tensor.is_floating_point() or tensor.is_complex()):
        raise ValueError(f"Expected primal to be floating point or complex, but got: {tensor.dtype}")
    if not (tangent.is_floating_point() or tangent.is_complex()):
        raise ValueError(f"Expected tangent to be floating point or complex, but got: {tangent.dtype}")
    of_both: list[tuple[str, Any, Any]] = [
        ("size", list(tensor.shape), list(tangent.shape)), ("dtype", tensor.dtype, tangent.dtype), ("device", tensor.device, tangent.device),
    ]  # fmt: skip
    for what, value, other in of_both:
        if value != other:
            raise RuntimeError(f"Trying to set a forward gradient that has a different {what} than that of the original Tensor: expected {value}, got {other}.")


def unpack_dual(tensor: Tensor, *, level: int | None = None) -> UnpackedDualTensor:
    """The value of a dual tensor and its tangent, None if it has none at the level."""
    try:
        if not isinstance(tensor, Tensor):
            raise TypeError(f"unpack_dual(): argument 'tensor' must be Tensor, not {type(tensor).__name__}")
        if not thread.dual_levels or thread.inference:
            return UnpackedDualTensor(tensor, None)
        at = level_at(level)
        if tensor._level is not None:
            from specgrad.batching.batched import batched
            from specgrad.batching.physical import in_order

            value, tangent = unpack_dual(tensor._physical, level=level)  # type: ignore[attr-defined]
            batch = tensor._level
            return UnpackedDualTensor(tensor, None) if tangent is None else UnpackedDualTensor(batched(value, batch), in_order(tangent, batch))
        tangent = tangent_at(tensor, at)
        return UnpackedDualTensor(tensor if tangent is None else alias(tensor, at), tangent)
    except Exception:
        hide_frames()
        raise
