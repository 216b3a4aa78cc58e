"""Rules of derivatives for plain functions."""

from typing import Any

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor, func


@func.custom_vjp
def clipped(x: Tensor, limit: float) -> Tensor:
    return x * 1


def forward(x: Tensor, limit: float) -> tuple[Tensor, float]:
    return x * 1, limit


def backward(limit: float, gradient: Tensor) -> tuple[Tensor, None]:
    return gradient.clamp(-limit, limit), None


clipped.defvjp(forward, backward)


@func.custom_jvp
def log1pexp(x: Tensor) -> Tensor:
    return x.exp().log1p()


@log1pexp.defjvp
def of_log1pexp(primals: tuple[Tensor], tangents: tuple[Tensor]) -> tuple[Tensor, Any]:
    return log1pexp(*primals), tangents[0] * primals[0].sigmoid()


x = sg.tensor([1.0, -2.0])
assert_type(clipped(x, 0.5), Tensor)
assert_type(log1pexp(x), Tensor)
print(func.grad(lambda x: clipped(x, 0.5).sum())(x))
