"""Transforms of functions: what comes out takes what went in."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor, func

Parameters = dict[str, Tensor]


def loss(parameters: Parameters, x: Tensor) -> Tensor:
    return ((x @ parameters["weight"] + parameters["bias"]) ** 2).mean()


def with_rest(parameters: Parameters, x: Tensor) -> tuple[Tensor, int]:
    return loss(parameters, x), len(parameters)


def energy(x: Tensor) -> Tensor:
    return (x**3).sum()


parameters = {"weight": sg.randn(3, 2), "bias": sg.zeros(2)}
x = sg.randn(4, 3)
assert_type(func.grad(loss)(parameters, x), Parameters)
value, gradient = func.value_and_grad(loss)(parameters, x)
assert_type(value, Tensor)
assert_type(gradient["bias"], Tensor)
gradient, number = func.grad(with_rest, has_aux=True)(parameters, x)
assert_type(number, int)
assert_type(func.grad(energy)(x), Tensor)
print(func.grad(lambda x: (x**2).sum())(x))
assert_type(func.jacrev(sg.sin)(x[0]), Tensor)
assert_type(func.jacfwd(energy)(x), Tensor)
assert_type(func.hessian(energy)(x[0]), Tensor)
output, (product,) = func.hvp(energy, (x,), (x,))
assert_type(product, Tensor)
output, pullback = func.vjp(energy, x)
assert_type(output, Tensor)
(of_x,) = pullback(sg.tensor(1.0))
output, tangent = func.jvp(energy, (x,), (sg.ones_like(x),))
assert_type(tangent, Tensor)
output, moved = func.linearize(energy, x)
assert_type(moved(x), Tensor)
per_sample = sg.vmap(func.grad(loss), in_dims=(None, 0))(parameters, x)
assert_type(per_sample, Parameters)
