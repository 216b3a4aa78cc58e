"""First values of parameters, put in place.

>>> weight = specgrad.empty(3, 5)
>>> specgrad.nn.init.xavier_uniform_(weight, gain=specgrad.nn.init.calculate_gain("relu")).shape
specgrad.Size([3, 5])
"""

from __future__ import annotations

import math

from specgrad.autograd.grad_mode import no_grad
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.factories.filled import empty
from specgrad.core.factories.generators import Generator
from specgrad.core.factories.random import randperm
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

__all__ = [
    "calculate_gain", "constant_", "dirac_", "eye_", "kaiming_normal_", "kaiming_uniform_", "normal_", "ones_", "orthogonal_", "sparse_", "trunc_normal_",
    "uniform_", "xavier_normal_", "xavier_uniform_", "zeros_",
]  # fmt: skip


_UNSCALED = {"linear", "sigmoid", *(f"conv{kind}{n}d" for kind in ("", "_transpose") for n in (1, 2, 3))}


@hides_frames
def calculate_gain(nonlinearity: str, param: float | None = None) -> float:
    """By how much a layer's weights are to be scaled for what comes behind it; `param`: the slope of "leaky_relu"."""
    slope = 0.01 if param is None else param
    if nonlinearity == "leaky_relu" and (isinstance(slope, bool) or not isinstance(slope, (int, float))):
        raise ValueError(f"negative_slope {slope} not a valid number")
    if nonlinearity in _UNSCALED:
        return 1.0
    if nonlinearity == "selu":
        return 3 / 4
    if nonlinearity == "tanh":
        return 5 / 3
    if nonlinearity == "relu":
        return math.sqrt(2.0)
    if nonlinearity == "leaky_relu":
        return math.sqrt(2.0 / (1 + slope**2))
    raise ValueError(f"Unsupported nonlinearity {nonlinearity}")


# ---- by numbers


@no_grad()
def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Random numbers between a and b."""
    return tensor.uniform_(a, b, generator=generator)


@no_grad()
def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Random numbers of a normal distribution."""
    return tensor.normal_(mean, std, generator=generator)


@no_grad()
def trunc_normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0, a: float = -2.0, b: float = 2.0, generator: Generator | None = None) -> Tensor:
    """Random numbers of a normal distribution, none outside of a and b."""
    if not std > 0:
        raise ValueError(f"trunc_normal_(): expected std > 0, but got {std}")
    if mean < a - 2 * std or mean > b + 2 * std:
        warn_user("mean is more than 2 std from [a, b] in nn.init.trunc_normal_. The distribution of values may be incorrect.")
    low, high = (math.erf((end - mean) / std / math.sqrt(2.0)) for end in (a, b))
    return tensor.uniform_(low, high, generator=generator).erfinv_().mul_(std * math.sqrt(2.0)).add_(mean).clamp_(a, b)


@no_grad()
def constant_(tensor: Tensor, val: float) -> Tensor:
    """One number."""
    return tensor.fill_(val)


@no_grad()
def ones_(tensor: Tensor) -> Tensor:
    """Ones."""
    return tensor.fill_(1.0)


@no_grad()
def zeros_(tensor: Tensor) -> Tensor:
    """Zeros."""
    return tensor.zero_()


# ---- as layers that pass their input on


@no_grad()
def eye_(tensor: Tensor) -> Tensor:
    """The identity matrix: a linear layer gives what it is given."""
    if tensor.ndim != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    tensor.zero_().diagonal().fill_(1.0)
    return tensor


@no_grad()
def dirac_(tensor: Tensor, groups: int = 1) -> Tensor:
    """Ones in the middle of kernels: a convolution gives what it is given, in each group of channels."""
    if tensor.ndim not in (3, 4, 5):
        raise ValueError("Only tensors with 3, 4, or 5 dimensions are supported")
    if tensor.shape[0] % groups:
        raise ValueError("dim 0 must be divisible by groups")
    tensor.zero_()
    channels = tensor.shape[0] // groups
    middle = tuple(size // 2 for size in tensor.shape[2:])
    for group in range(groups):
        for channel in range(min(channels, tensor.shape[1])):
            tensor[(group * channels + channel, channel, *middle)] = 1.0
    return tensor


# ---- by how many numbers go in and out


def _calculate_fan_in_and_fan_out(tensor: Tensor) -> tuple[int, int]:
    """How many numbers of the input each output is computed from, and the other way round."""
    if tensor.ndim < 2:
        raise ValueError("Fan in and fan out can not be computed for tensor with fewer than 2 dimensions")
    field = math.prod(tensor.shape[2:])
    return tensor.shape[1] * field, tensor.shape[0] * field


@no_grad()
def xavier_uniform_(tensor: Tensor, gain: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Uniform random numbers that keep the variance of what passes, forwards and backwards as well as can be."""
    bound = gain * math.sqrt(6.0 / sum(_calculate_fan_in_and_fan_out(tensor)))
    return tensor.uniform_(-bound, bound, generator=generator)


@no_grad()
def xavier_normal_(tensor: Tensor, gain: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Normal random numbers that do the same."""
    return tensor.normal_(0.0, gain * math.sqrt(2.0 / sum(_calculate_fan_in_and_fan_out(tensor))), generator=generator)


def _kaiming_std(tensor: Tensor, a: float, mode: str, nonlinearity: str) -> float:
    if mode.lower() not in ("fan_in", "fan_out"):
        raise ValueError(f"Mode {mode} not supported, please use one of ['fan_in', 'fan_out']")
    return calculate_gain(nonlinearity, a) / math.sqrt(_calculate_fan_in_and_fan_out(tensor)[mode.lower() == "fan_out"])


@no_grad()
def kaiming_uniform_(tensor: Tensor, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu", generator: Generator | None = None) -> Tensor:
    """Uniform random numbers that keep the variance of what passes before a ReLU, or a leaky one of slope a."""
    if 0 in tensor.shape:
        warn_user("Initializing zero-element tensors is a no-op")
        return tensor
    bound = math.sqrt(3.0) * _kaiming_std(tensor, a, mode, nonlinearity)
    return tensor.uniform_(-bound, bound, generator=generator)


@no_grad()
def kaiming_normal_(tensor: Tensor, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu", generator: Generator | None = None) -> Tensor:
    """Normal random numbers that do the same."""
    if 0 in tensor.shape:
        warn_user("Initializing zero-element tensors is a no-op")
        return tensor
    return tensor.normal_(0.0, _kaiming_std(tensor, a, mode, nonlinearity), generator=generator)


# ---- as matrices


@no_grad()
def orthogonal_(tensor: Tensor, gain: float = 1, generator: Generator | None = None) -> Tensor:
    """A random orthogonal matrix; of more than two dimensions, those behind the first are one."""
    if tensor.ndim < 2:
        raise ValueError("Only tensors with 2 or more dimensions are supported")
    if tensor.numel() == 0:
        return tensor
    rows, columns = tensor.shape[0], tensor.numel() // tensor.shape[0]
    q, r = ops.linalg_qr(empty(max(rows, columns), min(rows, columns), dtype=tensor.dtype).normal_(0.0, 1.0, generator=generator))
    q = q * r.diagonal().sign()  # so that all orthogonal matrices are equally likely
    return tensor.copy_((q if rows >= columns else q.t()).reshape(tensor.shape)).mul_(gain)


@no_grad()
def sparse_(tensor: Tensor, sparsity: float, std: float = 0.01, generator: Generator | None = None) -> Tensor:
    """Normal random numbers, with so large a part of each column zeros."""
    if tensor.ndim != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    rows, columns = tensor.shape
    zeros = math.ceil(sparsity * rows)
    tensor.normal_(0.0, std, generator=generator)
    for column in range(columns):
        tensor[randperm(rows, generator=generator)[:zeros], column] = 0.0
    return tensor
