"""How many floating-point operations ops take: of each, from its result and its arguments.

FACTORS names the inputs whose gradients are products of as many operations as the op itself.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
from __future__ import annotations

import builtins
import math
from collections.abc import Callable


def add(out, /, input, other, *, alpha, **__):
    return math.prod(out.shape)


def sub(out, /, input, other, *, alpha, **__):
    return math.prod(out.shape)


def mul(out, /, input, other, **__):
    return math.prod(out.shape)


def div(out, /, input, other, **__):
    return math.prod(out.shape)


def polar(out, /, abs, angle, **__):
    return (8 * math.prod(out.shape))


def special_bessel_j0(out, /, input, **__):
    return math.prod(out.shape)


def special_bessel_j1(out, /, input, **__):
    return math.prod(out.shape)


def special_bessel_y0(out, /, input, **__):
    return math.prod(out.shape)


def special_bessel_y1(out, /, input, **__):
    return math.prod(out.shape)


def frexp(out, /, input, **__):
    return math.prod(out[0].shape)


def mm(out, /, input, mat2, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def bmm(out, /, input, mat2, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def mv(out, /, input, vec, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def dot(out, /, input, tensor, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def vdot(out, /, input, other, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def addmm(out, /, input, mat1, mat2, *, beta, alpha, **__):
    return ((2 * math.prod(out.shape)) * mat1.shape[-1])


def baddbmm(out, /, input, batch1, batch2, *, beta, alpha, **__):
    return ((2 * math.prod(out.shape)) * batch1.shape[-1])


def addmv(out, /, input, mat, vec, *, beta, alpha, **__):
    return ((2 * math.prod(out.shape)) * mat.shape[-1])


def addr(out, /, input, vec1, vec2, *, beta, alpha, **__):
    return (2 * math.prod(out.shape))


def addbmm(out, /, input, batch1, batch2, *, beta, alpha, **__):
    return (((2 * math.prod(out.shape)) * batch1.shape[0]) * batch1.shape[2])


def _matmul(out, /, input, mat2, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def nn_functional_linear(out, /, input, weight, bias, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def _conv2d(out, /, input, weight, stride, padding, dilation, groups, **__):
    return ((2 * math.prod(out.shape)) * math.prod(weight.shape[1:]))


def _conv2d_input(out, /, input, weight, shape, stride, padding, dilation, groups, **__):
    return ((2 * math.prod(input.shape)) * math.prod(weight.shape[1:]))


def _conv2d_weight(out, /, input, input_, shape, stride, padding, dilation, groups, **__):
    return ((2 * math.prod(input.shape)) * math.prod(out.shape[1:]))


FLOPS: dict[str, Callable[..., int]] = {
    "add": add,
    "sub": sub,
    "mul": mul,
    "div": div,
    "polar": polar,
    "special.bessel_j0": special_bessel_j0,
    "special.bessel_j1": special_bessel_j1,
    "special.bessel_y0": special_bessel_y0,
    "special.bessel_y1": special_bessel_y1,
    "frexp": frexp,
    "mm": mm,
    "bmm": bmm,
    "mv": mv,
    "dot": dot,
    "vdot": vdot,
    "addmm": addmm,
    "baddbmm": baddbmm,
    "addmv": addmv,
    "addr": addr,
    "addbmm": addbmm,
    "_matmul": _matmul,
    "nn.functional.linear": nn_functional_linear,
    "_conv2d": _conv2d,
    "_conv2d_input": _conv2d_input,
    "_conv2d_weight": _conv2d_weight,
}

FACTORS: dict[str, tuple[str, ...]] = {
    "mm": ("self", "mat2"),
    "bmm": ("self", "mat2"),
    "mv": ("self", "vec"),
    "dot": ("self", "tensor"),
    "vdot": ("self", "other"),
    "addmm": ("mat1", "mat2"),
    "baddbmm": ("batch1", "batch2"),
    "addmv": ("mat", "vec"),
    "addr": ("vec1", "vec2"),
    "addbmm": ("batch1", "batch2"),
    "_matmul": ("self", "mat2"),
    "nn.functional.linear": ("self", "weight"),
    "_conv2d": ("self", "weight"),
    "_conv2d_input": ("self", "weight"),
    "_conv2d_weight": ("self", "input_"),
}
