"""Handwritten functions of a package, for entries that are wrong where neither samples nor references look: what `test_faulty_entries.py` makes ops of."""

from __future__ import annotations

from typing import Any

import numpy as np

import specgrad as sg
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


def rectified(x: Any) -> Any:
    return Rectified.apply(x)
