"""Normalization: values brought to mean 0 and variance 1 over a batch, over channels or over a sample."""

from __future__ import annotations

from typing import Any, ClassVar

from specgrad.array.base.tools import listed
from specgrad.core.base.dtypes import int64
from specgrad.core.factories.filled import ones, zeros
from specgrad.core.tape.tensor import Tensor
from specgrad.nn import functional
from specgrad.nn.parameter import Parameter

from .options import Layer, Variant


class _Scaled(Variant):
    """What is normalized and then scaled and shifted, element by element or channel by channel."""

    def _make_scale(self, shape: tuple[int, ...], affine: bool, bias: bool, storage: dict[str, Any]) -> None:
        self.register_parameter("weight", Parameter(ones(shape, **storage)) if affine else None)
        self.register_parameter("bias", Parameter(zeros(shape, **storage)) if affine and bias else None)

    def reset_parameters(self) -> None:
        for name, value in (("weight", 1.0), ("bias", 0.0)):
            if getattr(self, name) is not None:
                getattr(self, name).data.fill_(value)


class _WithStatistics(_Scaled):
    """What keeps a running mean and variance of what it sees while training."""

    ndims: ClassVar[tuple[int, ...]] = ()  # how many dimensions an input may have
    num_features: int
    eps: float
    momentum: float | None
    affine: bool
    track_running_stats: bool

    def _make(self, num_features: int, eps: float, momentum: float | None, affine: bool, track: bool, bias: bool, device: Any, dtype: Any) -> None:
        self.num_features, self.eps, self.momentum, self.affine, self.track_running_stats = num_features, eps, momentum, affine, track
        storage = {"device": device, "dtype": dtype}
        self._make_scale((num_features,), affine, bias, storage)
        self.register_buffer("running_mean", zeros(num_features, **storage) if track else None)
        self.register_buffer("running_var", ones(num_features, **storage) if track else None)
        self.register_buffer("num_batches_tracked", zeros((), dtype=int64, device=device) if track else None)

    def reset_running_stats(self) -> None:
        if self.track_running_stats:
            self.running_mean.zero_()
            self.running_var.fill_(1)
            self.num_batches_tracked.zero_()

    def reset_parameters(self) -> None:
        self.reset_running_stats()
        super().reset_parameters()

    def _check_input_dim(self, input: Tensor) -> None:
        if input.ndim not in self.ndims:
            expected = " or ".join(f"{ndim}D" for ndim in self.ndims)
            raise ValueError(f"expected {expected} input (got {input.ndim}D input)")

    def extra_repr(self) -> str:
        more = f"affine={self.affine}, bias={self.bias is not None}, track_running_stats={self.track_running_stats}"
        return f"{self.num_features}, eps={self.eps}, momentum={self.momentum}, {more}"


class _BatchNorm(_WithStatistics):
    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__()
        self._make(num_features, eps, momentum, affine, track_running_stats, bias, device, dtype)

    def forward(self, input: Tensor) -> Tensor:
        self._check_input_dim(input)
        momentum = 0.0 if self.momentum is None else self.momentum
        mean, variance = self.running_mean, self.running_var
        if self.training and self.track_running_stats:
            if self.num_batches_tracked is not None:
                self.num_batches_tracked.add_(1)
                if self.momentum is None:  # the mean of all batches so far
                    momentum = 1.0 / float(self.num_batches_tracked)
        elif self.training:
            mean = variance = None
        of_batch = self.training or (mean is None and variance is None)
        return functional.batch_norm(input, mean, variance, self.weight, self.bias, of_batch, momentum, self.eps)


class BatchNorm1d(_BatchNorm, ndims=(2, 3)):
    """Normalizes each channel over a batch of vectors or signals; not while training: with the running mean and variance."""


class BatchNorm2d(_BatchNorm, ndims=(4,)):
    """Normalizes each channel over a batch of images; not while training: with the running mean and variance."""


class BatchNorm3d(_BatchNorm, ndims=(5,)):
    """Normalizes each channel over a batch of volumes; not while training: with the running mean and variance."""


class _InstanceNorm(_WithStatistics):
    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float = 0.1,
        affine: bool = False,
        track_running_stats: bool = False,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__()
        self._make(num_features, eps, momentum, affine, track_running_stats, bias, device, dtype)

    def forward(self, input: Tensor) -> Tensor:
        self._check_input_dim(input)
        batch = input.unsqueeze(0) if input.ndim == self.ndims[0] else input
        if self.affine and batch.shape[1] != self.num_features:
            raise ValueError(
                f"expected input's size at dim={input.ndim - len(batch.shape) + 1} to match num_features ({self.num_features}), but got: {batch.shape[1]}."
            )
        of_input = self.training or not self.track_running_stats
        options = (self.running_mean, self.running_var, self.weight, self.bias, of_input, self.momentum or 0.0, self.eps)
        out = functional.instance_norm(batch, *options)
        return out.squeeze(0) if batch is not input else out


class InstanceNorm1d(_InstanceNorm, ndims=(2, 3)):
    """Normalizes each channel of each signal."""


class InstanceNorm2d(_InstanceNorm, ndims=(3, 4)):
    """Normalizes each channel of each image."""


class InstanceNorm3d(_InstanceNorm, ndims=(4, 5)):
    """Normalizes each channel of each volume."""


class LayerNorm(_Scaled):
    """Normalizes each sample over its last dimensions."""

    normalized_shape: tuple[int, ...]
    eps: float
    elementwise_affine: bool

    def __init__(
        self,
        normalized_shape: int | list[int] | tuple[int, ...],
        eps: float = 1e-5,
        elementwise_affine: bool = True,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.normalized_shape = listed(normalized_shape)
        self.eps, self.elementwise_affine = eps, elementwise_affine
        self._make_scale(self.normalized_shape, elementwise_affine, bias, {"device": device, "dtype": dtype})

    def forward(self, input: Tensor) -> Tensor:
        return functional.layer_norm(input, self.normalized_shape, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}, bias={self.bias is not None}"


class RMSNorm(_Scaled):
    """Divides each sample by the root of the mean of its squares over the last dimensions."""

    normalized_shape: tuple[int, ...]
    eps: float | None
    elementwise_affine: bool

    def __init__(
        self,
        normalized_shape: int | list[int] | tuple[int, ...],
        eps: float | None = None,
        elementwise_affine: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.normalized_shape = listed(normalized_shape)
        self.eps, self.elementwise_affine = eps, elementwise_affine
        self.register_parameter("weight", Parameter(ones(self.normalized_shape, device=device, dtype=dtype)) if elementwise_affine else None)

    def reset_parameters(self) -> None:
        if self.weight is not None:
            self.weight.data.fill_(1.0)

    def forward(self, x: Tensor) -> Tensor:
        return functional.rms_norm(x, self.normalized_shape, self.weight, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}"


class GroupNorm(_Scaled):
    """Normalizes groups of channels of each sample."""

    num_groups: int
    num_channels: int
    eps: float
    affine: bool

    def __init__(
        self,
        num_groups: int,
        num_channels: int,
        eps: float = 1e-5,
        affine: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__()
        if num_channels % num_groups:
            raise ValueError(f"num_channels ({num_channels}) must be divisible by num_groups ({num_groups})")
        self.num_groups, self.num_channels, self.eps, self.affine = num_groups, num_channels, eps, affine
        self._make_scale((num_channels,), affine, bias, {"device": device, "dtype": dtype})

    def forward(self, input: Tensor) -> Tensor:
        return functional.group_norm(input, self.num_groups, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        return f"{self.num_groups}, {self.num_channels}, eps={self.eps}, affine={self.affine}, bias={self.bias is not None}"


class LocalResponseNorm(Layer, function=functional.local_response_norm):
    """Divides each channel by what it and its neighbours add up to."""

    def __init__(self, size: int, alpha: float = 0.0001, beta: float = 0.75, k: float = 1.0) -> None:
        super().__init__(size=size, alpha=alpha, beta=beta, k=k)

    def extra_repr(self) -> str:
        return f"{self.size}, alpha={self.alpha}, beta={self.beta}, k={self.k}"
