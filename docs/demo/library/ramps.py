"""Smooth ramps, each written another way: in tensors, as a Function, in NumPy with a gradient by hand."""

import numpy as np

import specgrad as sg
from specgrad.autograd import Function


def soft_ramp(x, sharpness):
    """Zero on the left, a line on the right."""
    return sg.nn.functional.softplus(x * sharpness) / sharpness


class SmoothStep(Function):
    """From zero to one, as 3x² - 2x³ between."""

    generate_vmap_rule = True

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        ctx.save_for_forward(x)
        inside = x.clamp(0, 1)
        return inside * inside * (3 - 2 * inside)

    @staticmethod
    def slope(x):
        inside = x.clamp(0, 1)
        return 6 * inside * (1 - inside)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * SmoothStep.slope(x)

    @staticmethod
    def jvp(ctx, tangent):
        (x,) = ctx.saved_tensors
        return tangent * SmoothStep.slope(x)


def normalized(x):
    """The rows of a matrix, each with the length one."""
    return x / np.linalg.norm(x, axis=-1, keepdims=True)


def normalized_vjp(g, x):
    """Its gradient, by hand: g is that of the result."""
    length = np.linalg.norm(x, axis=-1, keepdims=True)
    y = x / length
    return (g - y * (g * y).sum(-1, keepdims=True)) / length
