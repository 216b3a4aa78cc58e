"""A user's mistake is one error: none that was handled on the way is shown with it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg

F = sg.nn.functional


def again() -> None:
    loss = (sg.ones(3, requires_grad=True) ** 2).sum()
    loss.backward()
    loss.backward()


def stale() -> None:
    y = sg.ones(3, requires_grad=True).exp()
    y.add_(1)
    y.sum().backward()


MISTAKES: dict[str, Callable[[], Any]] = {
    "product": lambda: sg.ones(2, 3) @ sg.ones(2, 3),
    "sum": lambda: sg.ones(2, 3) + sg.ones(4),
    "where": lambda: sg.where(sg.ones(3) > 0, sg.ones(3), sg.ones(4)),
    "cat": lambda: sg.cat([sg.ones(2, 3), sg.ones(2, 4)]),
    "stack": lambda: sg.stack([sg.ones(2), sg.ones(3)]),
    "reshape": lambda: sg.ones(6).reshape(4, 2),
    "view": lambda: sg.ones(6).view(4, 2),
    "dimension": lambda: sg.ones(2).sum(3),
    "argument missing": lambda: sg.index_select(sg.ones(3)),  # type: ignore[call-overload]
    "no tensor": lambda: sg.sin([1.0]),  # type: ignore[arg-type]
    "convolution": lambda: F.conv2d(sg.ones(1, 3, 8, 8), sg.ones(4, 2, 3, 3)),
    "classes": lambda: F.cross_entropy(sg.ones(2, 3), sg.tensor([0, 5])),
    "embedding": lambda: F.embedding(sg.tensor([7]), sg.ones(3, 2)),
    "normal shape": lambda: F.layer_norm(sg.ones(2, 3), [4]),
    "index": lambda: sg.ones(3)[5],
    "index dtype": lambda: sg.gather(sg.ones(3), 0, sg.ones(2)),
    "set item": lambda: sg.ones(3).__setitem__(0, sg.ones(2)),
    "singular": lambda: sg.linalg.inv(sg.zeros(2, 2)),
    "no matrix": lambda: sg.linalg.inv(sg.ones(3)),
    "einsum": lambda: sg.einsum("ij,jk", sg.ones(2, 3), sg.ones(2, 3)),
    "leaf in place": lambda: sg.ones(3, requires_grad=True).add_(1),
    "again": again,
    "stale": stale,
    "no gradient": lambda: sg.ones(3).backward(),
    "no scalar": lambda: (sg.ones(3, requires_grad=True) * 2).backward(),
    "gradient shape": lambda: (sg.ones(3, requires_grad=True) * 2).backward(sg.ones(2)),
    "unused": lambda: sg.autograd.grad(sg.ones(3, requires_grad=True).sum(), sg.ones(3, requires_grad=True)),
    "integers": lambda: sg.ones(3, dtype=sg.int64, requires_grad=True),
    "numpy": lambda: sg.ones(3, requires_grad=True).numpy(),
    "item": lambda: sg.ones(3).item(),
    "truth": lambda: bool(sg.ones(3)),
    "vmap": lambda: sg.vmap(lambda x: x.item())(sg.ones(3)),
    "grad": lambda: sg.func.grad(lambda x: x * 2)(sg.ones(3)),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_one_error_is_shown(mistake: str) -> None:
    handled = sys.exc_info()[1]  # by whoever runs the tests
    with pytest.raises((RuntimeError, TypeError, ValueError, IndexError)) as caught:
        MISTAKES[mistake]()
    error = caught.value
    assert error.__cause__ is None and (error.__context__ is handled or error.__suppress_context__)
