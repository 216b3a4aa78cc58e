"""`func` beside `torch.func`: gradients of samples, Jacobians, Hessians and products with them."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

from .measure import Program, Row, compare


def _samples(lib: Any) -> Program:
    """The gradient of each of 128 samples, of three layers."""
    weights = [lib.randn(64, 64) / 8, lib.randn(64, 64) / 8, lib.randn(64, 10) / 8]
    x, y = lib.randn(128, 64), lib.arange(128) % 10

    def loss(weights: Any, x: Any, y: Any) -> Any:
        h = x
        for w in weights[:-1]:
            h = (h @ w).tanh()
        return lib.nn.functional.cross_entropy((h @ weights[-1]).unsqueeze(0), y.unsqueeze(0))

    gradients = lib.func.vmap(lib.func.grad(loss), in_dims=(None, 0, 0))
    return lambda: gradients(weights, x, y)


def _layer(lib: Any) -> tuple[Any, Any]:
    matrix = lib.randn(256, 256) / 16
    return lambda x: (matrix @ x).tanh(), lib.randn(256)


def _jacobian(lib: Any, transform: str) -> Program:
    layer, x = _layer(lib)
    whole = getattr(lib.func, transform)(layer)
    return lambda: whole(x)


def _hessian(lib: Any) -> Program:
    x = lib.randn(32)
    whole = lib.func.hessian(lambda x: (x.sin() * x.prod()).sum() + (x * x).sum().tanh())
    return lambda: whole(x)


def _hvp(lib: Any) -> Program:
    layer, x = _layer(lib)
    gradient = lib.func.grad(lambda x: (layer(x) ** 2).sum())
    return lambda: lib.func.jvp(gradient, (x,), (x,))


def _jacobians(lib: Any, batched: bool) -> Program:
    """The Jacobians of 128 samples, of two small layers: all at once, or a sample after the other."""
    first, second = lib.randn(16, 16) / 4, lib.randn(16, 16) / 4
    samples = lib.randn(128, 16)
    of_one = lib.func.jacrev(lambda x: (second @ (first @ x).tanh()).tanh())
    of_all = lib.func.vmap(of_one)
    return (lambda: of_all(samples)) if batched else (lambda: [of_one(x) for x in samples])


PROGRAMS = {
    "gradients of 128 samples, three layers": _samples,
    "jacrev, 256 x 256": lambda lib: _jacobian(lib, "jacrev"),
    "jacfwd, 256 x 256": lambda lib: _jacobian(lib, "jacfwd"),
    "jacrev of 128 samples, 16 x 16, batched": lambda lib: _jacobians(lib, True),
    "jacrev of 128 samples, 16 x 16, in a loop": lambda lib: _jacobians(lib, False),
    "hessian, 32 x 32": _hessian,
    "jvp of grad, 256": _hvp,
}


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, program in PROGRAMS.items():
            yield compare("transforms", name, program(ours), program(theirs))
