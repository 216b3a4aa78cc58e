"""Convolutions of signals, images and volumes, and their transposes."""

from __future__ import annotations

from typing import Any, ClassVar

from specgrad.core.factories.filled import empty
from specgrad.core.tape.tensor import Tensor
from specgrad.nn import functional
from specgrad.nn.parameter import Parameter

from .linear import first_values
from .options import Sizes, Variant, one_for_each

PADDING_MODES = {"circular", "reflect", "replicate", "zeros"}


class _Convolution(Variant):
    transposed: ClassVar[bool] = False
    in_channels: int
    out_channels: int
    kernel_size: tuple[int, ...]
    stride: tuple[int, ...]
    dilation: tuple[int, ...]
    output_padding: tuple[int, ...]
    groups: int
    padding_mode: str
    weight: Parameter
    padding: Any  # how wide borders are, or "same" or "valid"

    def _make(
        self, channels: tuple[int, int], sizes: dict[str, Any], groups: int, bias: bool, padding_mode: str, storage: dict[str, Any], padding: Any
    ) -> None:
        in_channels, out_channels = channels
        if groups <= 0:
            raise ValueError("groups must be a positive integer")
        if in_channels % groups:
            raise ValueError("in_channels must be divisible by groups")
        if out_channels % groups:
            raise ValueError("out_channels must be divisible by groups")
        if padding_mode not in PADDING_MODES:
            raise ValueError(f"padding_mode must be one of {PADDING_MODES}, but got padding_mode='{padding_mode}'")
        self.in_channels, self.out_channels, self.groups, self.padding_mode = in_channels, out_channels, groups, padding_mode
        for name, size in sizes.items():
            setattr(self, name, one_for_each(size, self.dims))
        self.padding = padding if isinstance(padding, str) else one_for_each(padding, self.dims)
        if isinstance(padding, str):
            if padding not in ("same", "valid"):
                raise ValueError(f"Invalid padding string {padding!r}, should be one of {{'valid', 'same'}}")
            if padding == "same" and any(step != 1 for step in self.stride):
                raise ValueError("padding='same' is not supported for strided convolutions")
        first, second = (in_channels, out_channels) if self.transposed else (out_channels, in_channels)
        self.weight = Parameter(empty(first, second // groups, *self.kernel_size, **storage))
        self.register_parameter("bias", Parameter(empty(out_channels, **storage)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        first_values(self.weight, self.bias)

    def extra_repr(self) -> str:
        parts = [f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}"]
        none, one = (0,) * self.dims, (1,) * self.dims
        for name, default in (("padding", none), ("dilation", one), ("output_padding", none), ("groups", 1)):
            if (value := getattr(self, name)) != default:
                parts.append(f"{name}={value}")
        if self.bias is None:
            parts.append("bias=False")
        if self.padding_mode != "zeros":
            parts.append(f"padding_mode={self.padding_mode}")
        return ", ".join(parts)


class _Conv(_Convolution):
    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Sizes,
        stride: Sizes = 1,
        padding: str | Sizes = 0,
        dilation: Sizes = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = "zeros",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        sizes = {"kernel_size": kernel_size, "stride": stride, "dilation": dilation, "output_padding": 0}
        self._make((in_channels, out_channels), sizes, groups, bias, padding_mode, {"device": device, "dtype": dtype}, padding)

    def forward(self, input: Tensor) -> Tensor:
        padding = self.padding
        if self.padding_mode != "zeros":
            input, padding = functional.pad(input, self._borders(), self.padding_mode), 0
        return self.function(input, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)

    def _borders(self) -> list[int]:
        """How wide the input's borders become, from the last dimension to the first."""
        if self.padding == "valid":
            return [0, 0] * self.dims
        if self.padding != "same":
            return [width for width in reversed(self.padding) for _ in range(2)]
        whole = [step * (size - 1) for step, size in zip(reversed(self.dilation), reversed(self.kernel_size))]
        return [part for width in whole for part in (width // 2, width - width // 2)]


class Conv1d(_Conv, function=functional.conv1d, dims=1):
    """Each window of a signal, times weights: cross-correlation."""


class Conv2d(_Conv, function=functional.conv2d, dims=2):
    """Each window of an image, times weights: cross-correlation."""


class Conv3d(_Conv, function=functional.conv3d, dims=3):
    """Each window of a volume, times weights: cross-correlation."""


class _ConvTranspose(_Convolution, transposed=True):
    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Sizes,
        stride: Sizes = 1,
        padding: Sizes = 0,
        output_padding: Sizes = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: Sizes = 1,
        padding_mode: str = "zeros",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        if padding_mode != "zeros":
            raise ValueError(f'Only "zeros" padding mode is supported for {type(self).__name__}')
        sizes = {"kernel_size": kernel_size, "stride": stride, "dilation": dilation, "output_padding": output_padding}
        self._make((in_channels, out_channels), sizes, groups, bias, padding_mode, {"device": device, "dtype": dtype}, padding)

    def forward(self, input: Tensor, output_size: Any = None) -> Tensor:
        more = self.output_padding if output_size is None else self._missing(input, output_size)
        return self.function(input, self.weight, self.bias, self.stride, self.padding, more, self.groups, self.dilation)

    def _missing(self, input: Tensor, output_size: Any) -> tuple[int, ...]:
        """How much is to be added at the end of each dimension for the size that is asked for."""
        wanted = tuple(output_size)
        others = input.ndim - self.dims
        if len(wanted) == input.ndim:
            wanted = wanted[others:]
        if len(wanted) != self.dims:
            raise ValueError(f"{type(self).__name__}: for {input.ndim}D input, output_size must have {self.dims} or {input.ndim} elements (got {len(wanted)})")
        smallest = [
            (length - 1) * step - 2 * border + spread * (size - 1) + 1
            for length, step, border, spread, size in zip(input.shape[others:], self.stride, self.padding, self.dilation, self.kernel_size)
        ]
        if not all(least <= size < least + step for least, size, step in zip(smallest, wanted, self.stride)):
            largest = [least + step - 1 for least, step in zip(smallest, self.stride)]
            raise ValueError(
                f"requested an output size of {list(wanted)}, but valid sizes range from {smallest} to {largest} (for an input of {input.shape[others:]})"
            )
        return tuple(size - least for size, least in zip(wanted, smallest))


class ConvTranspose1d(_ConvTranspose, function=functional.conv_transpose1d, dims=1):
    """What Conv1d's gradient computes: each element of a signal, spread over a window."""


class ConvTranspose2d(_ConvTranspose, function=functional.conv_transpose2d, dims=2):
    """What Conv2d's gradient computes: each element of an image, spread over a window."""


class ConvTranspose3d(_ConvTranspose, function=functional.conv_transpose3d, dims=3):
    """What Conv3d's gradient computes: each element of a volume, spread over a window."""
