"""Images made larger or smaller, and taken apart into windows."""

from __future__ import annotations

from typing import Any

from specgrad.nn import functional

from .options import Layer, Sizes


class Upsample(Layer, function=functional.interpolate):
    """A signal, an image or a volume in another size, with values between those that are there."""

    def __init__(
        self,
        size: Sizes | None = None,
        scale_factor: float | tuple[float, ...] | None = None,
        mode: str = "nearest",
        align_corners: bool | None = None,
        recompute_scale_factor: bool | None = None,
    ) -> None:
        factor: Any = tuple(map(float, scale_factor)) if isinstance(scale_factor, tuple) else float(scale_factor) if scale_factor else None
        super().__init__(size=size, scale_factor=factor, mode=mode, align_corners=align_corners, recompute_scale_factor=recompute_scale_factor)

    def extra_repr(self) -> str:
        size = f"size={self.size}" if self.scale_factor is None else f"scale_factor={self.scale_factor}"
        return f"{size}, mode={self.mode!r}"


class UpsamplingNearest2d(Upsample):
    """An image in another size: each value is that of the nearest place."""

    def __init__(self, size: Sizes | None = None, scale_factor: float | tuple[float, ...] | None = None) -> None:
        super().__init__(size, scale_factor, "nearest")


class UpsamplingBilinear2d(Upsample):
    """An image in another size: values are linear between those that are there."""

    def __init__(self, size: Sizes | None = None, scale_factor: float | tuple[float, ...] | None = None) -> None:
        super().__init__(size, scale_factor, "bilinear", align_corners=True)


class PixelShuffle(Layer, function=functional.pixel_shuffle, shown=("upscale_factor",)):
    """Channels become places: a larger image with fewer channels."""

    def __init__(self, upscale_factor: int) -> None:
        super().__init__(upscale_factor=upscale_factor)


class PixelUnshuffle(Layer, function=functional.pixel_unshuffle, shown=("downscale_factor",)):
    """Places become channels: a smaller image with more channels."""

    def __init__(self, downscale_factor: int) -> None:
        super().__init__(downscale_factor=downscale_factor)


class ChannelShuffle(Layer, function=functional.channel_shuffle, shown=("groups",)):
    """Channels of several groups, taken from each group in turn."""

    def __init__(self, groups: int) -> None:
        super().__init__(groups=groups)


class Unfold(Layer, function=functional.unfold, shown=("kernel_size", "dilation", "padding", "stride")):
    """All windows of an image, each as a column."""

    def __init__(self, kernel_size: Sizes, dilation: Sizes = 1, padding: Sizes = 0, stride: Sizes = 1) -> None:
        super().__init__(kernel_size=kernel_size, dilation=dilation, padding=padding, stride=stride)


class Fold(Layer, function=functional.fold, shown=("output_size", "kernel_size", "dilation", "padding", "stride")):
    """The image that windows, each given as a column, add up to."""

    def __init__(self, output_size: Sizes, kernel_size: Sizes, dilation: Sizes = 1, padding: Sizes = 0, stride: Sizes = 1) -> None:
        super().__init__(output_size=output_size, kernel_size=kernel_size, dilation=dilation, padding=padding, stride=stride)
