"""How elements lie in memory: words that functions take and give."""

from __future__ import annotations


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
strided: layout = layout("strided")


def check_storage(name: str, asked: layout | None, pin_memory: bool | None) -> None:
    """Raise unless a caller asks for a way to store a new tensor."""
    if asked is not None and not isinstance(asked, layout):
        raise TypeError(f"{name}(): argument 'layout' must be layout, as specgrad.strided is, not {type(asked).__name__}")
    if pin_memory is not None and not isinstance(pin_memory, bool):
        raise TypeError(f"{name}(): argument 'pin_memory' must be bool, not {type(pin_memory).__name__}")


def wants_contiguous(name: str, asked: memory_format | None, preserves: bool = True) -> bool:
    """Whether a function is asked for contiguous_format; an error for what is no format, and for preserve_format where there is nothing to preserve."""
    if asked is not None and not isinstance(asked, memory_format):
        raise TypeError(f"{name}(): argument 'memory_format' must be memory_format, as specgrad.contiguous_format is, not {type(asked).__name__}")
    if asked is preserve_format and not preserves:
        raise RuntimeError(f"{name}(): memory_format must be contiguous_format: there is no order of elements that preserve_format could keep")
    return asked is contiguous_format


def strides_of_new_dimensions(strides: tuple[int, ...], shape: tuple[int, ...]) -> tuple[int, ...]:
    """Strides as PyTorch has them: that of a dimension of size 1, which NumPy makes 0 where it adds one, spans the dimension behind it."""
    shown: list[int] = []
    for stride, size in zip(reversed(strides), reversed(shape)):
        behind = shown[-1] * shape[-len(shown)] if shown else 1
        shown.append(behind if stride == 0 and size == 1 else stride)
    return tuple(reversed(shown))
