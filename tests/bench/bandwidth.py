"""Large tensors: how near to the speed of memory an op runs, forward and backward."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .measure import Program, Row, compare
from .reasons import explained

COUNT = 4 * 1024 * 1024
SIDE = 2048

ELEMENTWISE: dict[str, Callable[..., Any]] = {
    "a + b": lambda lib, a, b: a + b,
    "a * b": lambda lib, a, b: a * b,
    "a / b": lambda lib, a, b: a / b,
    "a * 2.5": lambda lib, a, b: a * 2.5,
    "exp": lambda lib, a, b: a.exp(),
    "log": lambda lib, a, b: a.log(),
    "sin": lambda lib, a, b: a.sin(),
    "tanh": lambda lib, a, b: a.tanh(),
    "sigmoid": lambda lib, a, b: a.sigmoid(),
    "sqrt": lambda lib, a, b: a.sqrt(),
    "relu": lambda lib, a, b: a.relu(),
    "gelu": lambda lib, a, b: lib.nn.functional.gelu(a),
    "silu": lambda lib, a, b: lib.nn.functional.silu(a),
    "where": lambda lib, a, b: lib.where(a > b, a, b),
    "addcmul": lambda lib, a, b: a.addcmul(a, b),
}
ROWWISE: dict[str, Callable[..., Any]] = {
    "softmax": lambda lib, a: a.softmax(-1),
    "log_softmax": lambda lib, a: a.log_softmax(-1),
    "logsumexp": lambda lib, a: a.logsumexp(-1),
    "sum along rows": lambda lib, a: a.sum(-1),
    "mean of all": lambda lib, a: a.mean(),
    "var along rows": lambda lib, a: a.var(-1),
    "amax along rows": lambda lib, a: a.amax(-1),
    "sum along columns": lambda lib, a: a.sum(0),
    "layer_norm": lambda lib, a: lib.nn.functional.layer_norm(a, (SIDE,)),
}


def _numbers(lib: Any, *shape: int) -> Any:
    return lib.rand(*shape) + 0.5


def forward(lib: Any, op: Callable[..., Any], operands: list[Any]) -> Program:
    def run() -> None:
        with lib.no_grad():
            op(lib, *operands)

    return run


def backward(lib: Any, op: Callable[..., Any], operands: list[Any]) -> Program:
    """The backward pass alone, again and again, into fresh gradients."""
    leaves = [x.requires_grad_() for x in operands]
    out = op(lib, *leaves)
    grad = lib.ones_like(out)
    used = [x for x, g in zip(leaves, lib.autograd.grad(out, leaves, grad, retain_graph=True, allow_unused=True)) if g is not None]
    return lambda: lib.autograd.grad(out, used, grad, retain_graph=True)


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    for name, op in ELEMENTWISE.items():
        for way, make in (("forward", forward), ("backward", backward)):
            programs = [make(lib, op, [_numbers(lib, COUNT), _numbers(lib, COUNT)]) for lib in (ours, theirs)]
            yield explained(compare("bandwidth", f"{name}, {way}", *programs, rounds=7))
    for name, op in ROWWISE.items():
        for way, make in (("forward", forward), ("backward", backward)):
            programs = [make(lib, op, [_numbers(lib, SIDE, SIDE)]) for lib in (ours, theirs)]
            yield explained(compare("bandwidth", f"{name}, {way}", *programs, rounds=7))
