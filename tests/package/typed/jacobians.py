"""Whole Jacobians and Hessians, and their products."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd.functional import hessian, hvp, jacobian, jvp, vhp, vjp


def scaled(x: Tensor) -> Tensor:
    return x.exp() * 2


def both(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    return x * y, x + y


def energy(x: Tensor) -> Tensor:
    return (x**3).sum()


def product(x: Tensor, y: Tensor) -> Tensor:
    return (x * y).sum()


x, y = sg.rand(3), sg.rand(3)
assert_type(jacobian(scaled, x, vectorize=True), Tensor)
assert_type(jacobian(product, (x, y)), tuple[Tensor, ...])
assert_type(jacobian(both, (x, y)), tuple[tuple[Tensor, ...], ...])
assert_type(jacobian(lambda x: x.sin(), x), Tensor)
assert_type(hessian(energy, x), Tensor)
assert_type(hessian(product, (x, y))[0][1], Tensor)
value, row = vjp(scaled, x, sg.ones(3))
assert_type(row, Tensor)
value, column = jvp(scaled, x, sg.ones(3))
assert_type(column, Tensor)
assert_type(hvp(energy, x, x)[1], Tensor)
assert_type(vhp(energy, x, x)[0], Tensor)
