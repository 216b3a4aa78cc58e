"""Padding: signals, images and volumes made larger at their borders."""

from __future__ import annotations

from typing import ClassVar

from specgrad.core.tape.tensor import Tensor
from specgrad.nn import functional

from .options import Layer, Sizes, one_for_each


class _Pad(Layer):
    mode: ClassVar[str] = "constant"

    def __init__(self, padding: Sizes) -> None:
        super().__init__(padding=one_for_each(padding, 2 * self.dims))

    def forward(self, input: Tensor) -> Tensor:
        return functional.pad(input, self.padding, self.mode)

    def extra_repr(self) -> str:
        return str(self.padding)


class _ConstantPad(_Pad):
    def __init__(self, padding: Sizes, value: float) -> None:
        super().__init__(padding)
        self.value = value

    def forward(self, input: Tensor) -> Tensor:
        return functional.pad(input, self.padding, "constant", self.value)

    def extra_repr(self) -> str:
        return f"padding={self.padding}, value={self.value}"


class ConstantPad1d(_ConstantPad, dims=1):
    """A border of one value around a signal."""


class ConstantPad2d(_ConstantPad, dims=2):
    """A border of one value around an image."""


class ConstantPad3d(_ConstantPad, dims=3):
    """A border of one value around a volume."""


class _ZeroPad(_ConstantPad):
    def __init__(self, padding: Sizes) -> None:
        super().__init__(padding, 0.0)

    def extra_repr(self) -> str:
        return str(self.padding)


class ZeroPad1d(_ZeroPad, ConstantPad1d):
    """A border of zeros around a signal."""


class ZeroPad2d(_ZeroPad, ConstantPad2d):
    """A border of zeros around an image."""


class ZeroPad3d(_ZeroPad, ConstantPad3d):
    """A border of zeros around a volume."""


class CircularPad1d(_Pad, dims=1, mode="circular"):
    """A border that goes on at the other end, around a signal."""


class CircularPad2d(_Pad, dims=2, mode="circular"):
    """A border that goes on at the other end, around an image."""


class CircularPad3d(_Pad, dims=3, mode="circular"):
    """A border that goes on at the other end, around a volume."""


class ReflectionPad1d(_Pad, dims=1, mode="reflect"):
    """A border that is a mirror image, around a signal."""


class ReflectionPad2d(_Pad, dims=2, mode="reflect"):
    """A border that is a mirror image, around an image."""


class ReflectionPad3d(_Pad, dims=3, mode="reflect"):
    """A border that is a mirror image, around a volume."""


class ReplicationPad1d(_Pad, dims=1, mode="replicate"):
    """A border of the outermost elements, around a signal."""


class ReplicationPad2d(_Pad, dims=2, mode="replicate"):
    """A border of the outermost elements, around an image."""


class ReplicationPad3d(_Pad, dims=3, mode="replicate"):
    """A border of the outermost elements, around a volume."""
