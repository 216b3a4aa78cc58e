"""Modes as contexts and as decorators, which leave what they decorate the type that it has."""

from collections.abc import Iterator

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor


@sg.no_grad()
def updated(parameter: Tensor, step: float = 0.1) -> Tensor:
    return parameter - step


@sg.no_grad
def norm(parameter: Tensor) -> float:
    return parameter.square().sum().sqrt().item()


@sg.inference_mode()
def prediction(x: Tensor) -> tuple[Tensor, int]:
    return x * 2, 1


@sg.enable_grad()
def recorded(x: Tensor) -> Tensor:
    return x * 2


@sg.set_grad_enabled(False)
def batches(x: Tensor) -> Iterator[Tensor]:
    yield from x


sg.set_grad_enabled(True)


class Model:
    @sg.no_grad()
    def evaluate(self, x: Tensor) -> Tensor:
        return x + 1


x = sg.ones(2, requires_grad=True)
assert_type(updated(x, step=0.5), Tensor)
assert_type(norm(x), float)
assert_type(prediction(x)[1], int)
assert_type(recorded(x), Tensor)
assert_type(next(batches(x)), Tensor)
assert_type(Model().evaluate(x), Tensor)
with sg.no_grad(), sg.enable_grad():
    assert_type(sg.is_grad_enabled(), bool)
with sg.inference_mode(False), sg.set_grad_enabled(True), sg.autograd.detect_anomaly(check_nan=False):
    pass
