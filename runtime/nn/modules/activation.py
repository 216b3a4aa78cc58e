"""Activations, and layers that drop elements."""

from __future__ import annotations

from typing import Any

from specgrad.core.factories.filled import full
from specgrad.core.tape.tensor import Tensor
from specgrad.nn import functional
from specgrad.nn.parameter import Parameter

from .module import Module
from .options import InPlaceLayer, Layer, PlainLayer


class ReLU(InPlaceLayer, function=functional.relu):
    """max(0, x)."""


class SELU(InPlaceLayer, function=functional.selu):
    """A scaled ELU that keeps mean and variance."""


class SiLU(InPlaceLayer, function=functional.silu):
    """x * sigmoid(x)."""


class Mish(InPlaceLayer, function=functional.mish):
    """x * tanh(softplus(x))."""


class Hardsigmoid(InPlaceLayer, function=functional.hardsigmoid):
    """x / 6 + 1 / 2, kept between 0 and 1."""


class Hardswish(InPlaceLayer, function=functional.hardswish):
    """x * hardsigmoid(x)."""


class Sigmoid(PlainLayer, function=functional.sigmoid):
    """1 / (1 + exp(-x))."""


class Tanh(PlainLayer, function=functional.tanh):
    """tanh(x)."""


class LogSigmoid(PlainLayer, function=functional.logsigmoid):
    """log(sigmoid(x))."""


class Softsign(PlainLayer, function=functional.softsign):
    """x / (1 + |x|)."""


class Tanhshrink(PlainLayer, function=functional.tanhshrink):
    """x - tanh(x)."""


class LeakyReLU(Layer, function=functional.leaky_relu, shown=("negative_slope",)):
    """x where it is positive, negative_slope * x elsewhere."""

    def __init__(self, negative_slope: float = 0.01, inplace: bool = False) -> None:
        super().__init__(negative_slope=negative_slope, inplace=inplace)


class RReLU(Layer, function=functional.rrelu, shown=("lower", "upper")):
    """A leaky ReLU whose slope is drawn for each element while training."""

    def __init__(self, lower: float = 1 / 8, upper: float = 1 / 3, inplace: bool = False) -> None:
        super().__init__(lower=lower, upper=upper, inplace=inplace)

    def forward(self, input: Tensor) -> Tensor:
        return functional.rrelu(input, self.lower, self.upper, self.training, self.inplace)


class Hardtanh(Layer, function=functional.hardtanh, shown=("min_val", "max_val")):
    """x, kept between min_val and max_val."""

    def __init__(
        self, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False, min_value: float | None = None, max_value: float | None = None
    ) -> None:
        low, high = min_val if min_value is None else min_value, max_val if max_value is None else max_value
        super().__init__(min_val=low, max_val=high, inplace=inplace)
        assert not low >= high, f"max_val ({high}) must be greater than min_val ({low})"


class ReLU6(Hardtanh):
    """x, kept between 0 and 6."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__(0.0, 6.0, inplace)

    def extra_repr(self) -> str:
        return "inplace=True" if self.inplace else ""


class ELU(Layer, function=functional.elu, shown=("alpha",)):
    """x where it is positive, alpha * (exp(x) - 1) elsewhere."""

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__(alpha=alpha, inplace=inplace)


class CELU(Layer, function=functional.celu, shown=("alpha",)):
    """x where it is positive, alpha * (exp(x / alpha) - 1) elsewhere."""

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__(alpha=alpha, inplace=inplace)


class GELU(Layer, function=functional.gelu, shown=("approximate",)):
    """x times the probability that a normal number is below x; approximate="tanh": nearly that."""

    def __init__(self, approximate: str = "none") -> None:
        super().__init__(approximate=approximate)


class GLU(Layer, function=functional.glu, shown=("dim",)):
    """The first half along a dimension times the sigmoid of the second."""

    def __init__(self, dim: int = -1) -> None:
        super().__init__(dim=dim)


class Softplus(Layer, function=functional.softplus, shown=("beta", "threshold")):
    """log(1 + exp(beta * x)) / beta; x itself where beta * x is beyond the threshold."""

    def __init__(self, beta: float = 1.0, threshold: float = 20.0) -> None:
        super().__init__(beta=beta, threshold=threshold)


class Hardshrink(Layer, function=functional.hardshrink):
    """x where it is farther from zero than lambd, 0 elsewhere."""

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__(lambd=lambd)

    def extra_repr(self) -> str:
        return str(self.lambd)


class Softshrink(Layer, function=functional.softshrink):
    """x moved towards zero by lambd, and 0 where that would pass it."""

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__(lambd=lambd)

    def extra_repr(self) -> str:
        return str(self.lambd)


class Threshold(Layer, function=functional.threshold, shown=("threshold", "value")):
    """x where it is above the threshold, value elsewhere."""

    def __init__(self, threshold: float, value: float, inplace: bool = False) -> None:
        super().__init__(threshold=threshold, value=value, inplace=inplace)


class Softmax(Layer, function=functional.softmax, shown=("dim",)):
    """exp(x), scaled to the sum of 1 along a dimension."""

    def __init__(self, dim: int | None = None) -> None:
        super().__init__(dim=dim)


class Softmin(Layer, function=functional.softmin, shown=("dim",)):
    """The softmax of -x."""

    def __init__(self, dim: int | None = None) -> None:
        super().__init__(dim=dim)


class LogSoftmax(Layer, function=functional.log_softmax, shown=("dim",)):
    """The logarithm of the softmax."""

    def __init__(self, dim: int | None = None) -> None:
        super().__init__(dim=dim)


class Softmax2d(PlainLayer):
    """The softmax over the channels of images, at each place."""

    def forward(self, input: Tensor) -> Tensor:
        if input.ndim not in (3, 4):
            raise ValueError(f"Softmax2d: expected input to be 3D or 4D, got {input.ndim}D instead")
        return functional.softmax(input, -3)


class PReLU(Module):
    """A leaky ReLU whose slope is a parameter: one for all channels, or one for each."""

    num_parameters: int
    init: float
    weight: Parameter

    def __init__(self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None) -> None:
        super().__init__()
        self.num_parameters, self.init = num_parameters, init
        self.weight = Parameter(full((num_parameters,), float(init), device=device, dtype=dtype))

    def reset_parameters(self) -> None:
        self.weight.data.fill_(self.init)

    def forward(self, input: Tensor) -> Tensor:
        return functional.prelu(input, self.weight)

    def extra_repr(self) -> str:
        return f"num_parameters={self.num_parameters}"


# ---- dropout


class _Dropout(Layer, shown=("p", "inplace")):
    def __init__(self, p: float = 0.5, inplace: bool = False) -> None:
        if not 0 <= p <= 1:
            raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
        super().__init__(p=p, inplace=inplace)

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.p, self.training, self.inplace)


class Dropout(_Dropout, function=functional.dropout):
    """While training: zeros with probability p, and the other elements scaled up."""


class Dropout1d(_Dropout, function=functional.dropout1d):
    """Dropout of whole channels of signals."""


class Dropout2d(_Dropout, function=functional.dropout2d):
    """Dropout of whole channels of images."""


class Dropout3d(_Dropout, function=functional.dropout3d):
    """Dropout of whole channels of volumes."""


class AlphaDropout(_Dropout, function=functional.alpha_dropout):
    """Dropout that keeps mean and variance behind a SELU."""


class FeatureAlphaDropout(_Dropout, function=functional.feature_alpha_dropout):
    """Alpha dropout of whole channels."""
