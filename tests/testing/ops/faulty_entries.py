"""Handwritten functions of a package, for entries that are wrong where neither samples nor references look: what `test_faulty_entries.py` makes ops of."""

from __future__ import annotations

from typing import Any

import numpy as np

import specgrad as sg
from specgrad import from_numpy
from specgrad.autograd import Function

A = np.asarray


def square(x: Any) -> Any:
    return A(x * x)


def cut_at_float32(g: Any) -> Any:
    return A(2 * np.clip(g, -3.4e38, 3.4e38)).astype(g.dtype)


class Rectified(Function):
    """Of zeros, three times the gradient."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: Any) -> Any:
        return x.clamp(min=0)

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        return sg.where(x > 0, grad, sg.where(x < 0, 0 * grad, 3 * grad))


class CubeWithATangent(Function):
    """The derivative of its tangent is lost."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: Any) -> Any:
        return x * x * x

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        return 3 * grad * x * x

    @staticmethod
    def jvp(ctx: Any, tangent: Any) -> Any:
        (x,) = ctx.saved_tensors
        return 3 * tangent * x.detach() ** 2


class TwoAndThree(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x: Any) -> Any:
        return 2 * x, 3 * x

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx: Any, two: Any, three: Any) -> Any:
        (x,) = ctx.saved_tensors
        return 2 * two + 3 * three + 0 * x

    @staticmethod
    def jvp(ctx: Any, tangent: Any) -> Any:
        return 2 * tangent, 3 * tangent


def cube_with_a_tangent(x: Any) -> Any:
    return CubeWithATangent.apply(x)


def two_and_three(x: Any) -> Any:
    return TwoAndThree.apply(x)


def rectified(x: Any) -> Any:
    return Rectified.apply(x)


class Dropped(Function):
    """Its backward forgets that what is kept was made larger."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: Any, kept: Any) -> Any:
        return x * kept / 0.75

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(inputs[1])

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * ctx.saved_tensors[0], None


class DroppedAgain(Function):
    """Its backward draws anew what is kept."""

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        return x * (sg.rand_like(x) > 0.25) / 0.75

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * (sg.rand_like(grad) > 0.25) / 0.75


def dropped_unscaled(x: Any) -> Any:
    return Dropped.apply(x, (sg.rand_like(x) > 0.25).to(x.dtype))


def dropped_again(x: Any) -> Any:
    return DroppedAgain.apply(x)


def dropped_by_nobody(x: Any) -> Any:
    return x * from_numpy(np.random.default_rng().random(x.shape) > 0.25) / 0.75


def dropped(x: Any) -> Any:
    return x * (sg.rand_like(x) > 0.25) / 0.75


def noisy(x: Any, other: Any) -> Any:
    return x + other * sg.randn_like(x)


def noise_alone(x: Any, other: Any) -> Any:
    return x + other.detach() * sg.randn_like(x)


def dropped_rows(x: Any) -> Any:
    return x * (sg.rand(x.shape[:1] + (1,) * (x.dim() - 1)) > 0.5 if x.dim() else sg.rand(()) > 0.5)


def added_one_by_one(x: Any) -> Any:
    total = x[..., 0] * 1
    for number in range(1, x.shape[-1]):
        total += x[..., number]
    return total


def summed(x: Any) -> Any:
    return x.sum(-1) * 1


def product(x: Any, other: Any) -> Any:
    return A(x * other)
