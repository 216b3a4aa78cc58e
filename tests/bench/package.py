"""What the autograd package builds on the tape: anomaly detection, Jacobians, checkpoints."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from .measure import Program, Row, compare


def _mlp(lib: Any, batch: int, width: int) -> Program:
    """Forward and backward of three layers with tanh."""
    weights = [lib.randn(width, width, requires_grad=True) for _ in range(3)]
    biases = [lib.randn(width, requires_grad=True) for _ in range(3)]
    x = lib.randn(batch, width)

    def run() -> None:
        h = x
        for w, b in zip(weights, biases):
            h = lib.tanh(h @ w + b)
        (h * h).mean().backward()
        for p in (*weights, *biases):
            p.grad = None

    return run


def _chain(lib: Any) -> Program:
    a, b = lib.full((8,), 1.01, requires_grad=True), lib.full((8,), 0.99)

    def run() -> None:
        x = a
        for _ in range(100):
            x = x * b
        x.sum().backward()

    return run


PLAIN = {
    "chain of 100 ops on 8 numbers": _chain,
    "MLP, 8 x 8": lambda lib: _mlp(lib, 8, 8),
    "MLP, 64 x 64": lambda lib: _mlp(lib, 64, 64),
    "MLP, 128 x 256": lambda lib: _mlp(lib, 128, 256),
}


def _anomalous(lib: Any, program: Program) -> Program:
    def run() -> None:
        with lib.autograd.set_detect_anomaly(True):
            program()

    return run


def _cost_of_anomaly(lib: Any, program: Program) -> float:
    """How many times longer a program takes with the mode on."""

    def many() -> None:
        for _ in range(20):
            program()

    return compare("", "", _anomalous(lib, many), many, rounds=7).ratio


def _network(lib: Any) -> Any:
    w1, w2 = lib.randn(16, 16), lib.randn(16, 16)
    return lambda x: lib.tanh(lib.matmul(w2, lib.tanh(lib.matmul(w1, x))))


def jacobian(lib: Any, **options: Any) -> Program:
    f, x = _network(lib), lib.randn(16)
    return lambda: lib.autograd.functional.jacobian(f, x, **options)


def hessian(lib: Any, **options: Any) -> Program:
    f, x = _network(lib), lib.randn(16)
    return lambda: lib.autograd.functional.hessian(lambda v: f(v).sum(), x, **options)


def hvp(lib: Any) -> Program:
    f, x, v = _network(lib), lib.randn(16), lib.randn(16)
    return lambda: lib.autograd.functional.hvp(lambda u: f(u).sum(), x, v)


def checkpointed(lib: Any) -> Program:
    """A chain of four blocks, each computed again in the backward pass."""
    checkpoint = import_module(f"{lib.__name__}.utils.checkpoint").checkpoint
    blocks = [_network(lib) for _ in range(4)]
    x = lib.randn(16, 32, requires_grad=True)

    def run() -> None:
        h = x
        for block in blocks:
            h = checkpoint(block, h, use_reentrant=False)
        h.sum().backward()

    return run


PROGRAMS = {
    "Jacobian, 16 x 16": jacobian,
    "Jacobian, 16 x 16, vectorized": lambda lib: jacobian(lib, vectorize=True),
    "Jacobian, 16 x 16, forward mode": lambda lib: jacobian(lib, vectorize=True, strategy="forward-mode"),
    "Hessian, 16 x 16": hessian,
    "Hessian, 16 x 16, vectorized": lambda lib: hessian(lib, vectorize=True),
    "functional.hvp": hvp,
    "four checkpointed blocks, forward and backward": checkpointed,
}


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, program in PROGRAMS.items():
            yield compare("package", name, program(ours), program(theirs))
        for name, plain in PLAIN.items():
            costs = [_cost_of_anomaly(lib, plain(lib)) for lib in (ours, theirs)]
            yield Row("package", f"anomaly detection, over without: {name}", *costs, unit="times")
