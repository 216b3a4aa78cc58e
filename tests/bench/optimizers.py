"""Steps of optimizers, and training by modules, beside PyTorch's defaults and its fused steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .measure import Program, Row, compare


def _step(lib: Any, name: str, sizes: list[int], options: dict[str, Any]) -> Program:
    params = [lib.randn(n, requires_grad=True) for n in sizes]
    for p in params:
        p.grad = lib.randn(p.numel())
    step: Program = getattr(lib.optim, name)(params, **options).step
    return step


def training(lib: Any) -> Program:
    """Of modules: 784-256-10 with batch norm, a batch of 64, cross entropy and Adam."""
    nn = lib.nn
    model = nn.Sequential(nn.Linear(784, 256), nn.BatchNorm1d(256), nn.ReLU(), nn.Linear(256, 10))
    optimizer = lib.optim.Adam(model.parameters())
    loss_of = nn.CrossEntropyLoss()
    x, target = lib.randn(64, 784), lib.randint(0, 10, (64,))

    def run() -> None:
        optimizer.zero_grad()
        loss_of(model(x), target).backward()
        optimizer.step()

    return run


def small(lib: Any) -> Program:
    """Of modules: 32-16-4, a batch of 8, mean square and SGD."""
    nn = lib.nn
    model = nn.Sequential(nn.Linear(32, 16), nn.Tanh(), nn.Linear(16, 4))
    optimizer = lib.optim.SGD(model.parameters(), lr=0.01)
    loss_of = nn.MSELoss()
    x, target = lib.randn(8, 32), lib.randn(8, 4)

    def run() -> None:
        optimizer.zero_grad()
        loss_of(model(x), target).backward()
        optimizer.step()

    return run


LARGE, SMALL = [10_000_000], [64] * 40
STEPS: dict[str, tuple[str, list[int], dict[str, Any], dict[str, Any]]] = {
    "Adam, 10 M parameters": ("Adam", LARGE, {}, {}),
    "Adam, 10 M parameters, against fused=True": ("Adam", LARGE, {}, {"fused": True}),
    "AdamW with amsgrad, 10 M parameters": ("AdamW", LARGE, {"amsgrad": True}, {"amsgrad": True}),
    "SGD with momentum, 10 M parameters": ("SGD", LARGE, {"momentum": 0.9}, {"momentum": 0.9}),
    "RMSprop, 10 M parameters": ("RMSprop", LARGE, {}, {}),
    "Adam, 40 parameters of 64 numbers": ("Adam", SMALL, {}, {}),
    "SGD, 40 parameters of 64 numbers": ("SGD", SMALL, {}, {}),
}
PROGRAMS = {"training step, MLP 784-256-10 with batch norm, Adam": training, "training step, MLP 32-16-4, SGD": small}


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    for name, (optimizer, sizes, options, others) in STEPS.items():
        mine, other = _step(ours, optimizer, sizes, options), _step(theirs, optimizer, sizes, others)
        yield compare("optimizers", name, mine, other, rounds=7, slice_of_time=0.1)
    for name, program in PROGRAMS.items():
        yield compare("optimizers", name, program(ours), program(theirs), rounds=7, slice_of_time=0.1)
