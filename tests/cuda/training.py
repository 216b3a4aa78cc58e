"""Training steps of small networks, for tests of devices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import specgrad as sg
from specgrad.nn import functional as F


def leaf(random: Any, *shape: int, device: str = "cuda") -> Any:
    return sg.tensor(random.normal(0, 0.3, shape), dtype=sg.float32, device=device).requires_grad_()


def descended(loss: Any, weights: Sequence[Any], rate: float) -> Any:
    """The loss, once the weights are a step further down."""
    loss.backward()
    with sg.no_grad():
        for weight in weights:
            weight -= rate * weight.grad
            weight.grad = None
    return loss.detach()


def two_layers(x: Any, first: Any, bias: Any, second: Any, offset: Any) -> Any:
    return F.linear(F.relu(F.linear(x, first, bias)), second, offset)


def perceptron(random: Any, device: str = "cuda", network: Callable[..., Any] = two_layers) -> tuple[Any, Any, list[Any], Callable[[], Any]]:
    """Inputs, targets, weights, and a step of training, which gives the loss before it."""
    x, y = sg.tensor(random.normal(size=(32, 8)), dtype=sg.float32, device=device), sg.tensor(random.integers(0, 4, 32), device=device)
    weights = [leaf(random, *shape, device=device) for shape in ((16, 8), (16,), (4, 16), (4,))]
    return x, y, weights, lambda: descended(F.cross_entropy(network(x, *weights), y), weights, 0.5)
