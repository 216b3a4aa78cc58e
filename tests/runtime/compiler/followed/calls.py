"""Calls of a function, compiled and as it is, one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import specgrad as sg
from specgrad.compiler.followed.followed import Followed


def of(compiled: Any) -> Followed:
    """What a function became that was called for one kind of arguments."""
    (found,) = compiled._made.values()
    assert isinstance(found, Followed), found
    return found


def close(found: Any, expected: Any) -> None:
    np.testing.assert_allclose(found.detach().numpy(), expected.detach().numpy(), rtol=2e-5, atol=2e-5)


def agree(function: Callable[..., Any], calls: list[tuple[Any, ...]], wanted: int = 0) -> Any:
    """A compiled function gives what the function does, with its gradients, call after call; what it became."""
    compiled = sg.compile(function)
    for args in calls:
        state = sg.get_rng_state()
        expected = function(*args)
        after = sg.get_rng_state()
        sg.set_rng_state(state)
        found = compiled(*args)
        assert sg.get_rng_state() == after
        close(found, expected)
        assert found.requires_grad is expected.requires_grad
        leaves = [a for a in args if isinstance(a, sg.Tensor) and a.requires_grad]
        if leaves:
            ours, theirs = (sg.autograd.grad((out * out).sum(), leaves, create_graph=True) for out in (found, expected))
            for one, other in zip(ours, theirs):
                close(one, other)
            if ours[0].requires_grad:
                for one, other in zip(*(sg.autograd.grad(sum((g**2).sum() for g in gradients), leaves, allow_unused=True) for gradients in (ours, theirs))):
                    if other is not None:
                        close(one, other)
    return compiled


def points(count: int, *shape: int) -> list[tuple[Any, ...]]:
    sg.manual_seed(3)
    return [(sg.randn(*shape, requires_grad=True), sg.randn(*shape)) for _ in range(count)]
