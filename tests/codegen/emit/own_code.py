"""A spec of ops with code of their own, and what they compute."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

SPEC = """
- imports: specgrad
  namespace: mine
- name: steps(Tensor self, Tensor other, Scalar scale=1) -> Tensor
  c: |
    T term = self * other; /* a sum of terms: this { is no bracket */
    result = 0;
    for (int i = 0; i < 3; i++) {
        result += term * (T)scale;
        term *= F(sin)(self);
    }
  cuda: |
    const T s = F(sin)(self);
    result = self * other * (T)scale * (1 + s + s * s);
  numpy: self * other * scale * (1 + np.sin(self) + np.sin(self) * np.sin(self))
  self: grad * other * scale * (1 + sin(self) + sin(self) * sin(self) + self * cos(self) * (1 + 2 * sin(self)))
  other: grad * self * scale * (1 + sin(self) + sin(self) * sin(self))
  docs: A body.
- name: bessel(Tensor self) -> Tensor
  c_function: double j0, math.h
  numpy: np.where(np.isinf(self), 0, special.j0(self))
  self: -grad * special.bessel_j1(self)
  docs: A function of C.
- name: sine_cosine_of(Tensor self) -> (Tensor sine, Tensor cosine)
  c_function: {sine: "sin, math.h", cosine: "cos, math.h"}
  numpy: {sine: np.sin(self), cosine: np.cos(self)}
  self: grads[0] * cosine - grads[1] * sine
  sine: self_t * cosine
  cosine: -self_t * sine
  docs: Two functions of C.
- name: scaled_erfc(Tensor self) -> Tensor
  numpy: special.erfcx(self)
  self: grad * (2 * self * result - 2 / sqrt(3.141592653589793))
  docs: A function of SciPy.
- name: both(Tensor self, Tensor other) -> Tensor
  forward: steps(self, other, 2) + bessel(other)
  self: grad * other * 2 * (1 + sin(self) + sin(self) * sin(self) + self * cos(self) * (1 + 2 * sin(self)))
  other: grad * (self * 2 * (1 + sin(self) + sin(self) * sin(self)) - special.bessel_j1(other))
  docs: An expression that calls two of these.
- name: clipped(Tensor self) -> Tensor
  c: |
    result = self > 1 ? 1 : self < -1 ? -1 : self * self * self;
  numpy: np.clip(self * self * self, -1, 1)
  self: grad * where(abs(self) < 1, 3 * self * self, 0)
  docs: What NumPy computes by a function that is none of ours.
"""
OPS = {  # all but the last, with their count of operands
    "steps": 2, "bessel": 1, "sine_cosine_of": 1, "scaled_erfc": 1, "both": 2,
}  # fmt: skip
X, Y = np.linspace(0.2, 2.5, 7), np.linspace(-1.5, 3.0, 7)


def operands(name: str) -> list[np.ndarray]:
    return [X, Y][: OPS[name]]


def differences(function: Callable[..., Any], given: list[np.ndarray], tangents: list[np.ndarray]) -> list[np.ndarray]:
    """The derivative of each result of an elementwise function along the tangents, by differences of fourth order."""
    h = 1e-3

    def at(step: float) -> list[np.ndarray]:
        results = function(*(x + step * h * t for x, t in zip(given, tangents)))
        return list(results) if isinstance(results, tuple) else [results]

    return [(8 * (a - b) - (c - d)) / (12 * h) for a, b, c, d in zip(at(1), at(-1), at(2), at(-2))]
