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


def images(random: Any) -> Callable[[], Any]:
    x, y = sg.tensor(random.normal(size=(6, 3, 8, 8)), dtype=sg.float32, device="cuda"), sg.tensor(random.integers(0, 4, 6), device="cuda")
    weights = [leaf(random, 5, 3, 3, 3), leaf(random, 5), leaf(random, 4, 80), leaf(random, 4)]

    def step() -> Any:
        kernel, bias, matrix, offset = weights
        hidden = F.batch_norm(F.max_pool2d(F.relu(F.conv2d(x, kernel, bias, padding=1)), 2), None, None, training=True)
        return descended(F.cross_entropy(F.linear(hidden.flatten(1), matrix, offset), y), weights, 0.05)

    return step


def transformer(random: Any) -> Callable[[], Any]:
    words = sg.tensor(random.integers(0, 11, (2, 5)), device="cuda")
    table, gain, offset = leaf(random, 11, 16), leaf(random, 16), leaf(random, 16)
    squares = [leaf(random, 16, 16) for _ in range(4)]
    up, down = leaf(random, 32, 16), leaf(random, 16, 32)

    def step() -> Any:
        x = F.embedding(words, table)
        normal = F.layer_norm(x, (16,), gain, offset)
        query, key, value = (F.linear(normal, square).reshape(2, 5, 2, 8).transpose(1, 2) for square in squares[:3])
        seen = F.scaled_dot_product_attention(query, key, value, is_causal=True).transpose(1, 2).reshape(2, 5, 16)
        x = x + F.linear(seen, squares[3])
        x = x + F.linear(F.gelu(F.linear(F.layer_norm(x, (16,), gain, offset), up)), down)
        loss = F.cross_entropy(F.linear(x, table).reshape(-1, 11), words.reshape(-1))
        return descended(loss, (table, gain, offset, *squares, up, down), 0.05)

    return step


PROGRAMS: dict[str, Callable[[Any], Callable[[], Any]]] = {  # each gives its step of training
    "perceptron": lambda random: perceptron(random)[-1],
    "images": images,
    "transformer": transformer,
}
