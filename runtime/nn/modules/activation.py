"""Activations, and layers that drop elements."""

from __future__ import annotations

from typing import Any

from specgrad.core.factories.filled import full
from specgrad.core.tape.tensor import Tensor
from specgrad.nn import functional
from specgrad.nn.parameter import Parameter

from .module import Module
from .options import InPlaceLayer, Layer, PlainLayer


class ReLU(InPlaceLayer):
    """max(0, x)."""

    function = staticmethod(functional.relu)


class SELU(InPlaceLayer):
    """A scaled ELU that keeps mean and variance."""

    function = staticmethod(functional.selu)


class SiLU(InPlaceLayer):
    """x * sigmoid(x)."""

    function = staticmethod(functional.silu)


class Mish(InPlaceLayer):
    """x * tanh(softplus(x))."""

    function = staticmethod(functional.mish)


class Hardsigmoid(InPlaceLayer):
    """x / 6 + 1 / 2, kept between 0 and 1."""

    function = staticmethod(functional.hardsigmoid)


class Hardswish(InPlaceLayer):
    """x * hardsigmoid(x)."""

    function = staticmethod(functional.hardswish)


class Sigmoid(PlainLayer):
    """1 / (1 + exp(-x))."""

    function = staticmethod(functional.sigmoid)


class Tanh(PlainLayer):
    """tanh(x)."""

    function = staticmethod(functional.tanh)


class LogSigmoid(PlainLayer):
    """log(sigmoid(x))."""

    function = staticmethod(functional.logsigmoid)


class Softsign(PlainLayer):
    """x / (1 + |x|)."""

    function = staticmethod(functional.softsign)


class Tanhshrink(PlainLayer):
    """x - tanh(x)."""

    function = staticmethod(functional.tanhshrink)


class LeakyReLU(Layer):
    """x where it is positive, negative_slope * x elsewhere."""

    function, shown = staticmethod(functional.leaky_relu), ("negative_slope",)

    def __init__(self, negative_slope: float = 0.01, inplace: bool = False) -> None:
        super().__init__(negative_slope=negative_slope, inplace=inplace)


class RReLU(Layer):
    """A leaky ReLU whose slope is drawn for each element while training."""

    function, shown = staticmethod(functional.rrelu), ("lower", "upper")

    def __init__(self, lower: float = 1 / 8, upper: float = 1 / 3, inplace: bool = False) -> None:
        super().__init__(lower=lower, upper=upper, inplace=inplace)

    def forward(self, input: Tensor) -> Tensor:
        return functional.rrelu(input, self.lower, self.upper, self.training, self.inplace)


class Hardtanh(Layer):
    """x, kept between min_val and max_val."""

    function, shown = staticmethod(functional.hardtanh), ("min_val", "max_val")

    def __init__(
        self, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False, min_value: float | None = None, max_value: float | None = None
    ) -> None:
        low, high = min_val if min_value is None else min_value, max_val if max_value is None else max_value
        super().__init__(min_val=low, max_val=high, inplace=inplace)
        assert low < high


class ReLU6(Hardtanh):
    """x, kept between 0 and 6."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__(0.0, 6.0, inplace)

    def extra_repr(self) -> str:
        return "inplace=True" if self.inplace else ""


class ELU(Layer):
    """x where it is positive, alpha * (exp(x) - 1) elsewhere."""

    function, shown = staticmethod(functional.elu), ("alpha",)

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__(alpha=alpha, inplace=inplace)


class CELU(Layer):
    """x where it is positive, alpha * (exp(x / alpha) - 1) elsewhere."""

    function, shown = staticmethod(functional.celu), ("alpha",)

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__(alpha=alpha, inplace=inplace)


class GELU(Layer):
    """x times the probability that a normal number is below x; approximate="tanh": nearly that."""

    function, shown = staticmethod(functional.gelu), ("approximate",)

    def __init__(self, approximate: str = "none") -> None:
        super().__init__(approximate=approximate)


class GLU(Layer):
    """The first half along a dimension times the sigmoid of the second."""

    function, shown = staticmethod(functional.glu), ("dim",)

    def __init__(self, dim: int = -1) -> None:
        super().__init__(dim=dim)


class Softplus(Layer):
    """log(1 + exp(beta * x)) / beta; x itself where beta * x is beyond the threshold."""

    function, shown = staticmethod(functional.softplus), ("beta", "threshold")

    def __init__(self, beta: float = 1.0, threshold: float = 20.0) -> None:
        super().__init__(beta=beta, threshold=threshold)


class Hardshrink(Layer):
    """x where it is farther from zero than lambd, 0 elsewhere."""

    function = staticmethod(functional.hardshrink)

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__(lambd=lambd)

    def extra_repr(self) -> str:
        return str(self.lambd)


class Softshrink(Layer):
    """x moved towards zero by lambd, and 0 where that would pass it."""

    function = staticmethod(functional.softshrink)

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__(lambd=lambd)

    def extra_repr(self) -> str:
        return str(self.lambd)


class Threshold(Layer):
    """x where it is above the threshold, value elsewhere."""

    function, shown = staticmethod(functional.threshold), ("threshold", "value")

    def __init__(self, threshold: float, value: float, inplace: bool = False) -> None:
        super().__init__(threshold=threshold, value=value, inplace=inplace)


class Softmax(Layer):
    """exp(x), scaled to the sum of 1 along a dimension."""

    function, shown = staticmethod(functional.softmax), ("dim",)

    def __init__(self, dim: int | None = None) -> None:
        super().__init__(dim=dim)


class Softmin(Layer):
    """The softmax of -x."""

    function, shown = staticmethod(functional.softmin), ("dim",)

    def __init__(self, dim: int | None = None) -> None:
        super().__init__(dim=dim)


class LogSoftmax(Layer):
    """The logarithm of the softmax."""

    function, shown = staticmethod(functional.log_softmax), ("dim",)

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

    def __init__(self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None) -> None:
        super().__init__()
        self.num_parameters, self.init = num_parameters, init
        self.weight = Parameter(full((num_parameters,), init, device=device, dtype=dtype))

    def reset_parameters(self) -> None:
        self.weight.data.fill_(self.init)

    def forward(self, input: Tensor) -> Tensor:
        return functional.prelu(input, self.weight)

    def extra_repr(self) -> str:
        return f"num_parameters={self.num_parameters}"


# ---- dropout


class _Dropout(Layer):
    shown = ("p", "inplace")

    def __init__(self, p: float = 0.5, inplace: bool = False) -> None:
        if not 0 <= p <= 1:
            raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
        super().__init__(p=p, inplace=inplace)

    def forward(self, input: Tensor) -> Tensor:
        dropped: Tensor = self.function(input, self.p, self.training, self.inplace)
        return dropped


class Dropout(_Dropout):
    """While training: zeros with probability p, and the other elements scaled up."""

    function = staticmethod(functional.dropout)


class Dropout1d(_Dropout):
    """Dropout of whole channels of signals."""

    function = staticmethod(functional.dropout1d)


class Dropout2d(_Dropout):
    """Dropout of whole channels of images."""

    function = staticmethod(functional.dropout2d)


class Dropout3d(_Dropout):
    """Dropout of whole channels of volumes."""

    function = staticmethod(functional.dropout3d)


class AlphaDropout(_Dropout):
    """Dropout that keeps mean and variance behind a SELU."""

    function = staticmethod(functional.alpha_dropout)


class FeatureAlphaDropout(_Dropout):
    """Alpha dropout of whole channels."""

    function = staticmethod(functional.feature_alpha_dropout)
