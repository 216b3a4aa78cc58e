"""The standard's functions that find, choose and order elements."""

from __future__ import annotations

from typing import Literal

from specgrad.compose.reduce import values_in_order
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .names import Number, numpy


def argmax(x: Tensor, /, *, axis: int | None = None, keepdims: bool = False) -> Tensor:
    """The index of the greatest element."""
    return ops.argmax(x, axis, keepdims)


def argmin(x: Tensor, /, *, axis: int | None = None, keepdims: bool = False) -> Tensor:
    """The index of the smallest element."""
    return ops.argmin(x, axis, keepdims)


def argsort(x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor:
    """The indices that bring the elements into order."""
    return ops.sort(x, axis, descending, stable)[1]


def clip(x: Tensor, /, min: Tensor | float | None = None, max: Tensor | float | None = None) -> Tensor:
    """The elements, or the limits that they exceed, in the tensor's dtype."""
    return numpy.clip(x, min, max).to(x.dtype)


def isin(x1: Tensor | int, x2: Tensor | int, /, *, invert: bool = False) -> Tensor:
    """Whether each element of one tensor is in another."""
    return numpy.isin(x1, x2, invert=invert)


def nonzero(x: Tensor, /) -> tuple[Tensor, ...]:
    """The indices of the elements that are not zero, for each dimension."""
    if not x.ndim:
        raise ValueError("nonzero() needs a tensor with dimensions")
    return tuple(numpy.nonzero(x))


def searchsorted(x1: Tensor, x2: Tensor | float, /, *, side: Literal["left", "right"] = "left", sorter: Tensor | None = None) -> Tensor:
    """The indices at which elements would keep a sorted tensor sorted."""
    return numpy.searchsorted(x1, x2, side, sorter)


def sort(x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor:
    """The elements in order."""
    return ops.sort(x, axis, descending, stable)[0] if descending else values_in_order(x, axis)


def take(x: Tensor, indices: Tensor, /, *, axis: int | None = None) -> Tensor:
    """The elements of a dimension at some indices."""
    if axis is None and x.ndim != 1:
        raise ValueError(f"take() from a tensor of {x.ndim} dimensions needs 'axis'")
    return numpy.take(x, indices, axis)


def take_along_axis(x: Tensor, indices: Tensor, /, *, axis: int = -1) -> Tensor:
    """The elements at indices of their own for each row."""
    return numpy.take_along_axis(x, indices.long(), axis)


def where(condition: Tensor, x1: Tensor | Number, x2: Tensor | Number, /) -> Tensor:
    """The elements of one tensor where a condition holds, and of another where it does not."""
    return numpy.where(condition, x1, x2)
