"""Shapes as users see them: a tuple of ints, and the number of elements that gives one when it is called."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from specgrad.array.base import native_runtime
from specgrad.array.base.tools import checked_dim
from specgrad.array.dtypes import traits

if TYPE_CHECKING:
    from .tensor import Tensor


class Size(tuple[int, ...]):
    """The shape of a tensor."""

    __module__ = "specgrad"
    __slots__ = ()

    def __new__(cls, sizes: Iterable[Any] = ()) -> Size:
        return tuple.__new__(cls, [size if size.__class__ is int else _checked_size(size, at) for at, size in enumerate(sizes)])

    def numel(self) -> int:
        """The number of elements in a tensor of this shape."""
        return math.prod(self)

    def __repr__(self) -> str:
        return f"specgrad.Size([{', '.join(map(repr, self))}])"

    @overload
    def __getitem__(self, index: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Size: ...
    def __getitem__(self, index: Any) -> Any:
        found = tuple.__getitem__(self, index)
        return Size(found) if isinstance(index, slice) else found

    if not TYPE_CHECKING:
        __getitem__ = native_runtime.item_of(__getitem__)

    def __add__(self, other: Iterable[int]) -> Size:  # type: ignore[override]  # a tuple has another meaning for tuples of anything
        return Size(tuple.__add__(self, tuple(other)))

    def __mul__(self, count: SupportsIndex) -> Size:
        return Size(tuple.__mul__(self, count))

    def __rmul__(self, count: SupportsIndex) -> Size:
        return Size(tuple.__mul__(self, count))


def _checked_size(size: Any, at: int) -> Any:
    """A size as a Size holds it: an int, or what stands for one, as NumPy's integers and the sizes of a traced program do."""
    array = getattr(size, "_array", None)  # of a tensor
    if not hasattr(size, "__index__") or (array is not None and (traits[array.dtype].is_inexact or array.size != 1)):
        raise TypeError(f"specgrad.Size() takes an iterable of 'int' (item {at} is {type(size).__name__!r})")
    return int(size) if array is not None or isinstance(size, bool) else size


class ElementCount(int):
    """`tensor.size`: to NumPy and the array standard the number of elements; called, as PyTorch has it, the shape or the size of one dimension."""

    _shape: tuple[int, ...]

    @overload
    def __call__(self, dim: None = None) -> Size: ...
    @overload
    def __call__(self, dim: int) -> int: ...
    def __call__(self, dim: int | None = None) -> Size | int:
        """The shape, or the size of one dimension."""
        if dim is None:
            return tuple.__new__(Size, self._shape)
        try:
            if dim.__class__ is not bool:
                return self._shape[dim]
            raise TypeError("size(): argument 'dim' (position 1) must be int, not bool")
        except IndexError:
            if not self._shape:
                raise IndexError(f"size(): expected a tensor of 1 or more dimensions for dim={dim}, but got the shape []") from None
            return self._shape[checked_dim(dim, len(self._shape))]  # an error that tells the range

    def __reduce__(self) -> Any:
        return int, (int(self),)


class SizeOfTensor:
    """What `size` is on a tensor, and on the class."""

    @overload
    def __get__(self, instance: None, owner: type) -> Callable[..., Any]: ...
    @overload
    def __get__(self, instance: Tensor, owner: type) -> ElementCount: ...
    def __get__(self, instance: Tensor | None, owner: type) -> Any:
        if instance is None:
            return _size
        array = instance._array
        count = ElementCount(array.size)
        count._shape = array.shape
        return count

    def __call__(self, tensor: Tensor, *args: Any, **kwargs: Any) -> Any:
        return self.__get__(tensor, type(tensor))(*args, **kwargs)


def _size(tensor: Tensor, dim: int | None = None) -> Size | int:
    """The shape, or the size of one dimension."""
    return tensor.size(dim)
