"""Layers that shift and scale to mean zero and variance one: over batches, instances, groups and rows."""

from __future__ import annotations

from math import prod
from typing import Any

from numpy import ndarray

from specgrad.array.base.tools import listed
from specgrad.core.base.dtypes import bfloat16, finfo, float16, float32
from specgrad.core.factories.creation import number_for
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.views import owned
from specgrad.generated import ops

from ..checks import at_least, real
from ..copies import meets_float32, widened
from ..shape import in_shape
from . import images, padding
from . import layers as nn


def _channels_of(images: Tensor) -> tuple[int, ...]:
    """The shape in which a number for each channel broadcasts with (batch, channels, *sizes)."""
    shape = images._array.shape
    return 1, shape[1], *(1,) * (len(shape) - 2)


def _of_channels(x: Tensor, like: Tensor) -> Tensor:
    return x.reshape(1, -1, *(1,) * (like.dim() - 2))


def _affine(x: Tensor, weight: Tensor | None, bias: Tensor | None) -> Tensor:
    if weight is not None and bias is not None and x.dtype is weight.dtype is bias.dtype:
        return ops._scale_channels(x, weight, bias, _channels_of(x))
    if weight is not None:
        x = x * _of_channels(weight, x)
    return x if bias is None else x + _of_channels(bias, x)


def _check_channels(op: str, channels: int, **given: Tensor | None) -> None:
    for name, value in given.items():
        if value is not None and value._array.shape != (channels,):
            raise RuntimeError(f"{op}(): expected {name} to have the shape [{channels}], a number for each channel, but got {list(value.shape)}")


def batch_norm(
    input: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None,
    bias: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> Tensor:
    at_least(2, "batch_norm", input=input)
    real("batch_norm", input=input)
    channels = input.shape[1]
    _check_channels("batch_norm", channels, running_mean=running_mean, running_var=running_var, weight=weight, bias=bias)
    if not (eps > 0 or (eps == 0 and not training)):
        raise ValueError(f"batch_norm eps must be {'positive during training' if training else 'non-negative'}, but got {eps}")
    if not training:
        if running_mean is None or running_var is None:
            raise RuntimeError("batch_norm(): expected running_mean and running_var with training=False, but got None")
        scale = ops.rsqrt(running_var + eps) if weight is None else ops.rsqrt(running_var + eps) * weight
        shift = -running_mean * scale if bias is None else ops.addcmul(bias, running_mean, scale, value=-1)
        if meets_float32(input, scale):
            return ops._scale_channels(widened(input), scale, shift, _channels_of(input)).to(input.dtype)
        return ops._scale_channels(input, scale, shift, _channels_of(input))
    return _normalized(input, running_mean, running_var, weight, bias, momentum, eps)[0]


def _normalized(
    input: Tensor, running_mean: Tensor | None, running_var: Tensor | None, weight: Tensor | None, bias: Tensor | None, momentum: float, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    """The result of a batch, which running statistics follow, and the means and variances of its channels."""
    real("batch_norm", input=input)
    channels = input.shape[1]
    count = input.numel() // channels if channels else 0
    if count == 1:
        raise ValueError(f"batch_norm(): expected more than 1 value for each channel with training=True, but got an input of shape {list(input.shape)}")
    wide = widened(input), None if weight is None else widened(weight), None if bias is None else widened(bias)
    out, mean, variance = ops._batch_norm(*wide, _channels_of(input), eps)
    if not count:  # no numbers, of which running statistics could follow none
        running_mean = running_var = None
    if running_mean is not None:
        running_mean.mul_(1 - momentum).add_(mean.to(running_mean.dtype), alpha=momentum)
    if running_var is not None:
        running_var.mul_(1 - momentum).add_(variance.to(running_var.dtype), alpha=momentum * count / (count - 1))
    return (out, mean, variance) if wide[0] is input else (out.to(input.dtype), mean.to(input.dtype), variance.to(input.dtype))


def _track(running_mean: Tensor | None, running_var: Tensor | None, rows: Tensor, momentum: float) -> None:
    """Let running statistics of channels follow those of the rows, (channels, n) or (batch, channels, n)."""
    rows = rows.detach()
    if not rows.numel():
        return
    for running, found in ((running_mean, ops.mean(rows, -1)), (running_var, ops.var(rows, -1))):
        if running is not None:
            of_channels = found if found.dim() == 1 else ops.mean(found, 0)
            running.mul_(1 - momentum).add_(of_channels.to(running.dtype), alpha=momentum)


def instance_norm(
    input: Tensor, running_mean: Tensor | None, running_var: Tensor | None, weight: Tensor | None, bias: Tensor | None, use_input_stats: bool, momentum: float,
    eps: float,
) -> Tensor:  # fmt: skip
    at_least(2, "instance_norm", input=input)
    batch, channels = input.shape[:2]
    _check_channels("instance_norm", channels, running_mean=running_mean, running_var=running_var, weight=weight, bias=bias)
    if not use_input_stats:
        if running_mean is None or running_var is None:
            raise RuntimeError("instance_norm(): expected running_mean and running_var with use_input_stats=False, but got None")
        return batch_norm(input, running_mean, running_var, weight, bias, False, momentum, eps)
    if prod(input.shape[2:]) == 1:
        raise ValueError(f"instance_norm(): expected more than 1 value for each channel, but got an input of shape {list(input.shape)}")
    real("instance_norm", input=input)
    if isinstance(eps, Tensor):
        eps = number_for("instance_norm", "eps", eps)
    if meets_float32(input, weight, bias):
        wide = widened(input)
        return instance_norm(wide, running_mean, running_var, weight, bias, use_input_stats, momentum, eps).to(input.dtype)
    rows = batch, channels, prod(input.shape[2:])
    if running_mean is not None or running_var is not None:
        _track(running_mean, running_var, input.reshape(rows), momentum)
    return _of_groups(input, weight, bias, rows, eps)


def _check_groups(op: str, channels: int, groups: int) -> None:
    if groups < 1 or channels % groups:
        raise RuntimeError(f"{op}(): expected num_groups that divides the {channels} channels of the input, but got {groups}")


def group_norm(input: Tensor, num_groups: int, weight: Tensor | None, bias: Tensor | None, eps: float) -> Tensor:
    at_least(2, "group_norm", input=input)
    batch, channels, *sizes = input._array.shape
    _check_groups("group_norm", channels, num_groups)
    if batch * (channels // num_groups) * prod(sizes) == 1:
        raise ValueError(f"group_norm(): expected more than 1 value for each group, but got an input of shape {list(input.shape)}")
    _check_channels("group_norm", channels, weight=weight, bias=bias)
    real("group_norm", input=input)
    if isinstance(eps, Tensor):
        eps = number_for("group_norm", "eps", eps)
    if meets_float32(input, weight, bias):
        return group_norm(widened(input), num_groups, weight, bias, eps).to(input.dtype)
    return _of_groups(input, weight, bias, (batch, num_groups, channels // num_groups * prod(sizes)), eps)


def _of_groups(input: Tensor, weight: Tensor | None, bias: Tensor | None, rows: tuple[int, int, int], eps: float) -> Tensor:
    """rows: the shape in which each row is a group. A device has kernels for rows."""
    if weight is not None and bias is not None and input.dtype is weight.dtype is bias.dtype and isinstance(input._array, ndarray):
        return ops._group_norm(input, weight, bias, _channels_of(input), rows, eps)
    return _affine(in_shape(ops._layer_norm(in_shape(input, rows), None, None, -1, eps), input._array.shape), weight, bias)


def rms_norm(input: Tensor, normalized_shape: Any, weight: Tensor | None, eps: float | None) -> Tensor:
    shape = listed(normalized_shape)
    if not shape or tuple(input.shape[-len(shape) :]) != shape:
        raise RuntimeError(f"rms_norm(): expected an input whose last sizes are {list(shape)}, the normalized_shape, but got the shape {list(input.shape)}")
    if weight is not None and tuple(weight.shape) != shape:
        raise RuntimeError(f"rms_norm(): expected weight to have the shape {list(shape)}, the normalized_shape, but got {list(weight.shape)}")
    if isinstance(eps, Tensor):
        eps = number_for("rms_norm", "eps", eps)
    if meets_float32(input, weight):
        return rms_norm(widened(input), shape, weight, eps).to(input.dtype)
    rows = input.reshape(*input.shape[: -len(shape)], prod(shape))
    eps = finfo(float32 if input.dtype in (float16, bfloat16) else input.dtype).eps if eps is None else eps  # of the dtype in which it is computed
    out = rows * ops.rsqrt(ops.mean(rows * rows, (-1,), True) + eps) if input.is_complex() else ops._rms_norm(rows, -1, eps)
    out = out.reshape(input.shape)
    if weight is None:
        return out
    return out * weight if weight.dtype is input.dtype else (out * weight).to(input.dtype)


def native_batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    if not training:
        return batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps), input.new_empty(0), input.new_empty(0)
    at_least(2, "native_batch_norm", input=input)
    _check_channels("native_batch_norm", input.shape[1], running_mean=running_mean, running_var=running_var, weight=weight, bias=bias)
    out, mean, variance = _normalized(input, running_mean, running_var, weight, bias, momentum, eps)
    return out, mean, ops.rsqrt(variance + eps)


def native_layer_norm(input: Tensor, normalized_shape: Any, weight: Tensor | None, bias: Tensor | None, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    shape = tuple(normalized_shape)
    out = nn.layer_norm(input, shape, weight, bias, eps)
    lead, rows = input._array.shape[: -len(shape)], input.detach()
    if len(shape) == 1:
        return out, *_statistics(rows, eps, True)
    mean, rstd = (t.reshape(*lead, *(1,) * len(shape)) for t in _statistics(rows.reshape(*lead, prod(shape)), eps, False))
    return out, mean, rstd


def native_group_norm(
    input: Tensor, weight: Tensor | None, bias: Tensor | None, N: int, C: int, HxW: int, group: int, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    shape = input._array.shape
    if input._array.size != N * C * HxW:
        raise RuntimeError(f"native_group_norm(): expected an input of {N} * {C} * {HxW} elements, but got the shape {list(input.shape)}")
    _check_groups("native_group_norm", C, group)
    _check_channels("native_group_norm", C, weight=weight, bias=bias)
    real("native_group_norm", input=input)
    rows = N, group, C // group * HxW
    statistics = _statistics(in_shape(input, rows), eps, False)
    if shape[:2] == (N, C):
        return _of_groups(input, weight, bias, rows, eps), *statistics
    return owned(in_shape(_of_groups(in_shape(input, (N, C, HxW)), weight, bias, rows, eps), shape)), *statistics


def _statistics(rows: Tensor, eps: float, keepdim: bool) -> tuple[Tensor, Tensor]:
    """The means of rows, and one over their standard deviations."""
    return ops.mean(rows, -1, keepdim), ops.rsqrt(ops.add(ops.var(rows, -1, correction=0, keepdim=keepdim), eps))


def local_response_norm(input: Tensor, size: int, alpha: float, beta: float, k: float) -> Tensor:
    if input.dim() < 3:
        raise ValueError(f"local_response_norm(): expected an input of at least 3 dimensions, but got the shape {list(input.shape)}")
    if input.numel() == 0:
        return input
    squares = ops.square(input).reshape(input.shape[0], 1, input.shape[1], -1)
    squares = padding.constant_pad_nd(squares, (0, 0, size // 2, (size - 1) // 2), 0)
    means = images.avg_pool2d(squares, (size, 1), 1, 0, False, True, None).reshape(input.shape)
    return input / (means * alpha + k) ** beta


def normalize(input: Tensor, p: float, dim: Any, eps: float) -> Tensor:
    return input / ops.clamp_min(input.norm(p, dim, True), eps)
