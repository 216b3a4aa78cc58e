"""Pooling: one number for each window of a signal, an image or a volume."""

from __future__ import annotations

from typing import Any

from specgrad.core.tape.tensor import Tensor
from specgrad.nn import functional

from .options import FunctionModule, Layer, Sizes, one_for_each


class _MaxPool(Layer, shown=("kernel_size", "stride", "padding", "dilation", "ceil_mode")):
    def __init__(
        self, kernel_size: Sizes, stride: Sizes | None = None, padding: Sizes = 0, dilation: Sizes = 1, return_indices: bool = False, ceil_mode: bool = False
    ) -> None:
        stride = kernel_size if stride is None else stride
        super().__init__(kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation, return_indices=return_indices, ceil_mode=ceil_mode)


class MaxPool1d(_MaxPool, function=functional.max_pool1d):
    """The largest element of each window of a signal."""


class MaxPool2d(_MaxPool, function=functional.max_pool2d):
    """The largest element of each window of an image."""


class MaxPool3d(_MaxPool, function=functional.max_pool3d):
    """The largest element of each window of a volume."""


class _MaxUnpool(FunctionModule, shown=("kernel_size", "stride", "padding")):
    def __init__(self, kernel_size: Sizes, stride: Sizes | None = None, padding: Sizes = 0) -> None:
        sizes = (one_for_each(size, self.dims) for size in (kernel_size, kernel_size if stride is None else stride, padding))
        super().__init__(**dict(zip(self.shown, sizes)))

    def forward(self, input: Tensor, indices: Tensor, output_size: Any = None) -> Tensor:
        return self.function(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class MaxUnpool1d(_MaxUnpool, function=functional.max_unpool1d, dims=1):
    """Puts what MaxPool1d took where it was, among zeros."""


class MaxUnpool2d(_MaxUnpool, function=functional.max_unpool2d, dims=2):
    """Puts what MaxPool2d took where it was, among zeros."""


class MaxUnpool3d(_MaxUnpool, function=functional.max_unpool3d, dims=3):
    """Puts what MaxPool3d took where it was, among zeros."""


class AvgPool1d(Layer, function=functional.avg_pool1d, shown=("kernel_size", "stride", "padding")):
    """The mean of each window of a signal."""

    def __init__(self, kernel_size: Sizes, stride: Sizes | None = None, padding: Sizes = 0, ceil_mode: bool = False, count_include_pad: bool = True) -> None:
        sizes = (one_for_each(size, 1) for size in (kernel_size, kernel_size if stride is None else stride, padding))
        super().__init__(**dict(zip(self.shown, sizes)), ceil_mode=ceil_mode, count_include_pad=count_include_pad)


class _AvgPool(Layer, shown=("kernel_size", "stride", "padding")):
    def __init__(
        self,
        kernel_size: Sizes,
        stride: Sizes | None = None,
        padding: Sizes = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> None:
        stride = kernel_size if stride is None else stride
        more = {"ceil_mode": ceil_mode, "count_include_pad": count_include_pad, "divisor_override": divisor_override}
        super().__init__(kernel_size=kernel_size, stride=stride, padding=padding, **more)


class AvgPool2d(_AvgPool, function=functional.avg_pool2d):
    """The mean of each window of an image."""


class AvgPool3d(_AvgPool, function=functional.avg_pool3d):
    """The mean of each window of a volume."""


class _LPPool(Layer, shown=("norm_type", "kernel_size", "stride", "ceil_mode")):
    def __init__(self, norm_type: float, kernel_size: Sizes, stride: Sizes | None = None, ceil_mode: bool = False) -> None:
        super().__init__(norm_type=norm_type, kernel_size=kernel_size, stride=stride, ceil_mode=ceil_mode)


class LPPool1d(_LPPool, function=functional.lp_pool1d):
    """The p-norm of each window of a signal."""


class LPPool2d(_LPPool, function=functional.lp_pool2d):
    """The p-norm of each window of an image."""


class LPPool3d(_LPPool, function=functional.lp_pool3d):
    """The p-norm of each window of a volume."""


class _FractionalMaxPool(Layer, tensors=("_random_samples",)):
    def __init__(
        self,
        kernel_size: Sizes,
        output_size: Sizes | None = None,
        output_ratio: float | tuple[float, ...] | None = None,
        return_indices: bool = False,
        _random_samples: Tensor | None = None,
    ) -> None:
        name = type(self).__name__
        size = None if output_size is None else one_for_each(output_size, self.dims)
        ratio = None if output_ratio is None else one_for_each(output_ratio, self.dims)
        if size is None and ratio is None:
            raise ValueError(f"{name} requires specifying either an output size, or a pooling ratio")
        if size is not None and ratio is not None:
            raise ValueError("only one of output_size and output_ratio may be specified")
        if ratio is not None and not all(0 < part < 1 for part in ratio):
            raise ValueError(f"output_ratio must be between 0 and 1 (got {output_ratio})")
        kernel = one_for_each(kernel_size, self.dims)
        super().__init__(kernel_size=kernel, output_size=size, output_ratio=ratio, return_indices=return_indices, _random_samples=_random_samples)


class FractionalMaxPool2d(_FractionalMaxPool, function=functional.fractional_max_pool2d, dims=2):
    """The largest elements of windows at random places of an image, so many that the result has the size asked for."""


class FractionalMaxPool3d(_FractionalMaxPool, function=functional.fractional_max_pool3d, dims=3):
    """The largest elements of windows at random places of a volume, so many that the result has the size asked for."""


OutputSize = int | None | tuple[int | None, ...]  # None: as large as the input


class _AdaptiveAvgPool(Layer, shown=("output_size",)):
    def __init__(self, output_size: OutputSize) -> None:
        super().__init__(output_size=output_size)


class AdaptiveAvgPool1d(_AdaptiveAvgPool, function=functional.adaptive_avg_pool1d):
    """The means of so many windows that the result has the size asked for."""


class AdaptiveAvgPool2d(_AdaptiveAvgPool, function=functional.adaptive_avg_pool2d):
    """The means of so many windows of an image that the result has the size asked for."""


class AdaptiveAvgPool3d(_AdaptiveAvgPool, function=functional.adaptive_avg_pool3d):
    """The means of so many windows of a volume that the result has the size asked for."""


class _AdaptiveMaxPool(Layer, shown=("output_size",)):
    def __init__(self, output_size: OutputSize, return_indices: bool = False) -> None:
        super().__init__(output_size=output_size, return_indices=return_indices)


class AdaptiveMaxPool1d(_AdaptiveMaxPool, function=functional.adaptive_max_pool1d):
    """The largest elements of so many windows that the result has the size asked for."""


class AdaptiveMaxPool2d(_AdaptiveMaxPool, function=functional.adaptive_max_pool2d):
    """The largest elements of so many windows of an image that the result has the size asked for."""


class AdaptiveMaxPool3d(_AdaptiveMaxPool, function=functional.adaptive_max_pool3d):
    """The largest elements of so many windows of a volume that the result has the size asked for."""
