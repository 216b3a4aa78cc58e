"""How elements lie in memory: words that functions take and give."""

from __future__ import annotations


class _Word(str):
    """A word; array functions, which know no tensors, take it as the text that it is."""

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


contiguous_format = memory_format("contiguous_format")  # rows first
preserve_format = memory_format("preserve_format")  # as it is, if it is dense
strided = layout("strided")
