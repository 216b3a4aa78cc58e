"""Padding: signals, images and volumes made larger at their borders."""

from __future__ import annotations

from specgrad.core.tape.tensor import Tensor
from specgrad.nn import functional

from .options import Layer, Sizes, one_for_each


class _Pad(Layer):
    dims = 0
    mode = "constant"

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


class ConstantPad1d(_ConstantPad):
    """A border of one value around a signal."""

    dims = 1


class ConstantPad2d(_ConstantPad):
    """A border of one value around an image."""

    dims = 2


class ConstantPad3d(_ConstantPad):
    """A border of one value around a volume."""

    dims = 3


class ZeroPad1d(ConstantPad1d):
    """A border of zeros around a signal."""

    def __init__(self, padding: Sizes) -> None:
        super().__init__(padding, 0.0)

    def extra_repr(self) -> str:
        return str(self.padding)


class ZeroPad2d(ConstantPad2d):
    """A border of zeros around an image."""

    def __init__(self, padding: Sizes) -> None:
        super().__init__(padding, 0.0)

    def extra_repr(self) -> str:
        return str(self.padding)


class ZeroPad3d(ConstantPad3d):
    """A border of zeros around a volume."""

    def __init__(self, padding: Sizes) -> None:
        super().__init__(padding, 0.0)

    def extra_repr(self) -> str:
        return str(self.padding)


class CircularPad1d(_Pad):
    """A border that goes on at the other end, around a signal."""

    dims, mode = 1, "circular"


class CircularPad2d(_Pad):
    """A border that goes on at the other end, around an image."""

    dims, mode = 2, "circular"


class CircularPad3d(_Pad):
    """A border that goes on at the other end, around a volume."""

    dims, mode = 3, "circular"


class ReflectionPad1d(_Pad):
    """A border that is a mirror image, around a signal."""

    dims, mode = 1, "reflect"


class ReflectionPad2d(_Pad):
    """A border that is a mirror image, around an image."""

    dims, mode = 2, "reflect"


class ReflectionPad3d(_Pad):
    """A border that is a mirror image, around a volume."""

    dims, mode = 3, "reflect"


class ReplicationPad1d(_Pad):
    """A border of the outermost elements, around a signal."""

    dims, mode = 1, "replicate"


class ReplicationPad2d(_Pad):
    """A border of the outermost elements, around an image."""

    dims, mode = 2, "replicate"


class ReplicationPad3d(_Pad):
    """A border of the outermost elements, around a volume."""

    dims, mode = 3, "replicate"
