"""A small classifier: points of three spirals, told apart by a network of three layers."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import specgrad
import specgrad.nn.functional as F
from specgrad import Tensor

ARMS = 3


def spirals(points: int) -> tuple[Tensor, Tensor]:
    """Points on three spiral arms, with some noise, and the arm of each."""
    arm = specgrad.arange(points) % ARMS
    radius = specgrad.rand(points).sqrt()
    angle = 4.0 * radius + arm * (2 * math.pi / ARMS) + 0.12 * specgrad.randn(points)
    return specgrad.stack([radius * angle.cos(), radius * angle.sin()], 1), arm


class Network:
    """2-32-32-3, tanh between the layers, the second with a way around it."""

    def __init__(self) -> None:
        sizes = {"1": (32, 2), "2": (32, 32), "3": (ARMS, 32)}
        self.parameters = {f"weight {n}": (specgrad.randn(*size) / math.sqrt(size[1])).requires_grad_() for n, size in sizes.items()}
        self.parameters |= {f"bias {n}": specgrad.zeros(size[0], requires_grad=True) for n, size in sizes.items()}

    def __call__(self, x: Tensor) -> Tensor:
        p = self.parameters
        h = F.linear(4 * x, p["weight 1"], p["bias 1"]).tanh()
        h = h + F.linear(h, p["weight 2"], p["bias 2"]).tanh()
        return F.linear(h, p["weight 3"], p["bias 3"])


def train(loss_of: Callable[[], Tensor], parameters: list[Tensor], steps: int) -> Iterator[float]:
    """Gradient descent with momentum; gives the loss of each step."""
    velocities = [specgrad.zeros_like(p) for p in parameters]
    for _ in range(steps):
        loss = loss_of()
        loss.backward()
        with specgrad.no_grad():
            for p, v in zip(parameters, velocities):
                v.mul_(0.9).add_(p.grad)
                p.sub_(v, alpha=0.1)
                p.grad = None
        yield loss.item()


def accuracy(network: Network, x: Tensor, arm: Tensor) -> float:
    """The part of the points whose arm the network tells."""
    with specgrad.no_grad():
        return (network(x).argmax(1) == arm).float().mean().item()
