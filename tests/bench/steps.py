"""Whole training steps: forward, backward and an update of every parameter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .measure import Program, Row, compare

Model = Callable[[], Any]


def step(lib: Any, loss_of: Model, parameters: list[Any]) -> Program:
    """One step of gradient descent."""

    def run() -> None:
        loss_of().backward()
        with lib.no_grad():
            for p in parameters:
                p.sub_(p.grad, alpha=1e-4)
                p.grad = None

    return run


def _parameter(lib: Any, *shape: int) -> Any:
    fan_in = shape[-1] if len(shape) == 2 else max(1, shape[-1] * shape[-2] * shape[-3]) if len(shape) == 4 else 1
    return (lib.randn(*shape) * fan_in**-0.5).requires_grad_()


def matmul(lib: Any) -> Program:
    """A product of two 1024 x 1024 matrices and both of its gradients."""
    a, b, g = lib.randn(1024, 1024, requires_grad=True), lib.randn(1024, 1024, requires_grad=True), lib.randn(1024, 1024)

    def run() -> None:
        lib.autograd.grad(a @ b, [a, b], g)

    return run


def mlp(lib: Any) -> Program:
    """784-512-512-10, batch of 128, cross entropy."""
    f = lib.nn.functional
    sizes = [784, 512, 512, 10]
    weights = [_parameter(lib, n, m) for m, n in zip(sizes, sizes[1:])]
    biases = [lib.zeros(n, requires_grad=True) for n in sizes[1:]]
    x, target = lib.randn(128, 784), lib.randint(0, 10, (128,))

    def loss() -> Any:
        h = x
        for w, b in zip(weights[:-1], biases[:-1]):
            h = f.relu(f.linear(h, w, b))
        return f.cross_entropy(f.linear(h, weights[-1], biases[-1]), target)

    return step(lib, loss, weights + biases)


def transformer_block(lib: Any) -> Program:
    """Attention of 8 heads and an MLP, both with layer norm and a residual: batch 8, length 64, width 256."""
    f = lib.nn.functional
    batch, length, width, heads = 8, 64, 256, 8
    qkv, out = _parameter(lib, 3 * width, width), _parameter(lib, width, width)
    up, down = _parameter(lib, 4 * width, width), _parameter(lib, width, 4 * width)
    norms = [lib.ones(width, requires_grad=True) for _ in range(2)]
    x = lib.randn(batch, length, width)

    def split(t: Any) -> Any:
        return t.reshape(batch, length, heads, width // heads).transpose(1, 2)

    def loss() -> Any:
        q, k, v = f.linear(f.layer_norm(x, (width,), norms[0]), qkv).chunk(3, -1)
        scores = split(q) @ split(k).transpose(-2, -1) * (width // heads) ** -0.5
        mixed = (scores.softmax(-1) @ split(v)).transpose(1, 2).reshape(batch, length, width)
        h = x + f.linear(mixed, out)
        h = h + f.linear(f.gelu(f.linear(f.layer_norm(h, (width,), norms[1]), up)), down)
        return (h * h).mean()

    return step(lib, loss, [qkv, out, up, down, *norms])


def conv_net(lib: Any) -> Program:
    """Two convolutions with pooling and a linear layer on 32 images of 3 x 32 x 32."""
    f = lib.nn.functional
    w1, w2, w3 = _parameter(lib, 16, 3, 3, 3), _parameter(lib, 32, 16, 3, 3), _parameter(lib, 10, 32 * 8 * 8)
    b1, b2, b3 = (lib.zeros(n, requires_grad=True) for n in (16, 32, 10))
    x, target = lib.randn(32, 3, 32, 32), lib.randint(0, 10, (32,))

    def loss() -> Any:
        h = f.max_pool2d(f.relu(f.conv2d(x, w1, b1, padding=1)), 2)
        h = f.max_pool2d(f.relu(f.conv2d(h, w2, b2, padding=1)), 2)
        return f.cross_entropy(f.linear(h.flatten(1), w3, b3), target)

    return step(lib, loss, [w1, w2, w3, b1, b2, b3])


PROGRAMS = {
    "matmul 1024, with both gradients": matmul,
    "step of an MLP (784-512-512-10, batch 128)": mlp,
    "step of a transformer block (8 x 64 x 256)": transformer_block,
    "step of a small conv net (32 x 3 x 32 x 32)": conv_net,
}


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    for name, program in PROGRAMS.items():
        yield compare("steps", name, program(ours), program(theirs), rounds=7, slice_of_time=0.2)
