"""Modules that are a function of `specgrad.nn.functional` and its options, which they keep as attributes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from specgrad.core.tape.tensor import Tensor

from .module import Module

Sizes = int | tuple[int, ...]  # one for each dimension of an image, or one for all


def one_for_each(sizes: Any, count: int) -> Any:
    """A number as a tuple of so many; what is a tuple already stays."""
    return tuple(sizes) if isinstance(sizes, (tuple, list)) else (sizes,) * count


class Variant(Module):
    """One of several modules that differ in a few values, which each gives in its class statement."""

    function: ClassVar[Callable[..., Any]] = Module.forward
    dims: ClassVar[int] = 0  # of a signal, an image or a volume

    def __init_subclass__(cls, **values: Any) -> None:
        super().__init_subclass__()
        for name, value in values.items():
            if not hasattr(cls, name):
                raise TypeError(f"{cls.__name__} has no {name!r} that could be given in its class statement")
            setattr(cls, name, staticmethod(value) if callable(value) else value)


class FunctionModule(Variant):
    """A function with options. A subclass names the function, and gives its options to `__init__` under the names of the function's parameters."""

    shown: ClassVar[tuple[str, ...]] = ()  # the options in its repr
    tensors: ClassVar[tuple[str, ...]] = ()  # the options that are tensors, and buffers

    def __init__(self, **options: Any) -> None:
        super().__init__()
        self._options = tuple(options)
        for name, value in options.items():
            if name in self.tensors:
                self.register_buffer(name, value)
            else:
                setattr(self, name, value)

    def computed(self, *inputs: Any) -> Any:
        return self.function(*inputs, **{name: getattr(self, name) for name in self._options})

    def extra_repr(self) -> str:
        parts = [f"{name}={getattr(self, name)!r}" for name in self.shown]
        if "inplace" not in self.shown and getattr(self, "inplace", False):
            parts.append("inplace=True")
        return ", ".join(parts)


class Layer(FunctionModule):
    """A function of one tensor."""

    def forward(self, input: Tensor) -> Any:
        return self.computed(input)


class PlainLayer(Layer):
    """A function of one tensor that has no options."""

    def __init__(self) -> None:
        super().__init__()


class InPlaceLayer(Layer):
    """A function of one tensor that may overwrite it, and has no other options."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__(inplace=inplace)
