"""How elements lie in memory: words that functions take and give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from specgrad.array.base.tools import CHANNELS_LAST


class _Word(str):
    """A word; array functions, which know no tensors, take it as the text that it is."""

    __module__ = "specgrad"
    __slots__ = ()

    def __repr__(self) -> str:
        return "specgrad." + str.__str__(self)

    __str__ = __repr__

    def __reduce__(self) -> str:
        return str.__str__(self)


class memory_format(_Word):
    """The order of a tensor's elements in memory, as functions that copy take it."""

    __slots__ = ()


class layout(_Word):
    """How a tensor is stored: strided, always."""

    __slots__ = ()


contiguous_format: memory_format = memory_format("contiguous_format")  # rows first
preserve_format: memory_format = memory_format("preserve_format")  # as it is, if it is dense
channels_last: memory_format = memory_format("channels_last")  # of images: the channels of a place side by side
channels_last_3d: memory_format = memory_format("channels_last_3d")  # of volumes
strided: layout = layout("strided")


def check_storage(name: str, asked: layout | None, pin_memory: bool | None) -> None:
    """Raise unless a caller asks for a way to store a new tensor."""
    if asked is not None and not isinstance(asked, layout):
        raise TypeError(f"{name}(): argument 'layout' must be layout, as specgrad.strided is, not {type(asked).__name__}")
    if pin_memory is not None and not isinstance(pin_memory, bool):
        raise TypeError(f"{name}(): argument 'pin_memory' must be bool, not {type(pin_memory).__name__}")


def _checked(name: str, asked: memory_format | None) -> None:
    """Raise for what is no format."""
    if asked is not None and not isinstance(asked, memory_format):
        raise TypeError(f"{name}(): argument 'memory_format' must be memory_format, as specgrad.contiguous_format is, not {type(asked).__name__}")


def order_for(name: str, asked: memory_format | None, shape: Sequence[int], preserves: bool = True) -> tuple[int, ...] | None:
    """The order in which a function is to lay out dimensions in memory, the outermost first; None where it preserves the one that there is.

    An error for what is no format, or none of so many dimensions, and for preserve_format where there is nothing to preserve.
    """
    _checked(name, asked)
    if asked is preserve_format and not preserves:
        raise RuntimeError(f"{name}(): memory_format must be another than preserve_format: there is no order of elements that it could keep")
    if asked is None or asked is preserve_format:
        return None
    rank = CHANNELS_LAST.get(asked, len(shape))
    if rank != len(shape):
        raise RuntimeError(f"{name}(): {str.__str__(asked)} is an order of {rank} dimensions, but the shape is {list(shape)}")
    return (0, *range(2, rank), 1) if asked in CHANNELS_LAST else tuple(range(rank))


def lies_in_order(array: Any, order: Sequence[int]) -> bool:
    """Whether elements lie one after the other, with the dimensions in an order."""
    return bool(array.transpose(order).flags.c_contiguous)


def is_in_format(array: Any, asked: memory_format) -> bool:
    """Whether elements lie one after the other in the order of a format; never in one of other dimensions."""
    _checked("is_contiguous", asked)
    rank = CHANNELS_LAST.get(asked)
    return bool(array.flags.c_contiguous) if rank is None else array.ndim == rank and lies_in_order(array, (0, *range(2, rank), 1))


def refuse_for_batch(name: str, asked: memory_format | None) -> None:
    """Raise for an order of a single tensor's dimensions: a batch has one more."""
    if asked is not None and asked in CHANNELS_LAST:
        raise RuntimeError(f"vmap: {name}() takes preserve_format and contiguous_format for the tensors of a batch, but got {str.__str__(asked)}")


def format_shown(shape: Sequence[int], strides: Sequence[int]) -> memory_format:
    """The format that strides, in elements, suggest: of channels last where nothing tells the orders apart but that of places and channels."""
    if len(shape) in CHANNELS_LAST.values() and 0 not in shape and strides[1] != 0:
        reach = 0
        for dim in (1, *range(len(shape) - 1, 1, -1), 0):
            if strides[dim] < reach or (dim == 0 and reach == strides[1]):  # the second: one element each, in no order
                return contiguous_format
            reach = strides[dim] * shape[dim]
        return channels_last if len(shape) == CHANNELS_LAST[channels_last] else channels_last_3d
    return contiguous_format


def strides_of_new_dimensions(strides: tuple[int, ...], shape: tuple[int, ...]) -> tuple[int, ...]:
    """Strides as PyTorch has them: that of a dimension of size 1, which NumPy makes 0 where it adds one, spans the dimension behind it."""
    shown: list[int] = []
    for stride, size in zip(reversed(strides), reversed(shape)):
        behind = shown[-1] * shape[-len(shown)] if shown else 1
        shown.append(behind if stride == 0 and size == 1 else stride)
    return tuple(reversed(shown))
