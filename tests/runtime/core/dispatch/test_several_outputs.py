"""Ops with several results: which of them have a gradient, and which gradient of theirs arrives where."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd.function import Function
from specgrad.autograd.graph import saved_tensors_hooks


class Powers(Function):
    """The first three powers."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        ctx.save_for_backward(x)
        return x * 1, x**2, x**3

    @staticmethod
    def backward(ctx: Any, first: Tensor, second: Tensor, third: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        return first + second * 2 * x + third * 3 * x**2


SEVERAL: dict[str, tuple[Callable[[Tensor], Any], list[list[float]]]] = {  # the gradient of the sum of each result alone, at [2, 3, 4]
    "unbind": (lambda x: x.unbind(), [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    "split": (lambda x: x.split([2, 1]), [[1, 1, 0], [0, 0, 1]]),
    "unbind of a result": (lambda x: (x * 2).unbind(), [[2, 0, 0], [0, 2, 0], [0, 0, 2]]),
    "a custom function": (Powers.apply, [[1, 1, 1], [4, 6, 8], [12, 27, 48]]),
}


@pytest.mark.parametrize("name", SEVERAL)
@pytest.mark.parametrize("recorded", [False, True])
def test_each_result_sends_its_own_gradient(name: str, recorded: bool) -> None:
    """Alone, with another, in any order, and if it is used several times."""
    op, alone = SEVERAL[name]
    x = sg.tensor([2.0, 3.0, 4.0], requires_grad=True)

    def gradient(weights: list[tuple[int, float]]) -> list[float]:
        outs = op(x)
        terms = [outs[i].sum() * weight for i, weight in weights]
        (found,) = sg.autograd.grad(terms, x, create_graph=recorded)
        return found.tolist()

    count = len(alone)
    for i in range(count):
        assert gradient([(i, 1.0)]) == alone[i]
        for j in range(count):
            weights = [(i, 1.0), (j, 10.0), (i, 100.0), (j, 1000.0)]
            assert gradient(weights) == [101 * a + 1010 * b for a, b in zip(alone[i], alone[j])]


WITH_INDICES: dict[str, Callable[[Tensor], Any]] = {
    "max": lambda x: x.max(1),
    "sort": lambda x: x.sort(1),
    "topk": lambda x: x.topk(2, 1),
    "kthvalue": lambda x: x.kthvalue(2, 1),
    "median": lambda x: x.median(1),
    "cummax": lambda x: x.cummax(1),
}


MODES: dict[str, Callable[[], Any]] = {
    "none": nullcontext,
    "packing": lambda: saved_tensors_hooks(lambda t: t, lambda t: t),
    "anomaly": lambda: sg.autograd.set_detect_anomaly(True),
    "no grad": sg.no_grad,
}


@pytest.mark.parametrize("name", WITH_INDICES)
@pytest.mark.parametrize("mode", MODES)
def test_values_have_a_history_and_indices_none(name: str, mode: str) -> None:
    x = sg.tensor([[3.0, 1.0, 2.0]], requires_grad=True)
    with MODES[mode]():
        values, indices = WITH_INDICES[name](x)
    assert (values.requires_grad, indices.requires_grad) == (mode != "no grad", False)
    assert indices.is_leaf and indices.grad_fn is None
