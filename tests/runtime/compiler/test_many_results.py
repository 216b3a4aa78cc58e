"""Random functions of many results, with reductions over all dimensions side by side: compiled and as they are they give the same, and so do their first and
second gradients."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.kernels import table
from tests.effort import tries

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")

SHAPES = [(3, 4), (2, 3, 4), (6,), (5, 1), (1, 4), (40, 30), (3, 1, 4)]
OF_ONE: list[Callable[[Any], Any]] = [sg.tanh, sg.sin, lambda t: t * 0.5, lambda t: t.abs() + 1, sg.sigmoid, lambda t: (t.abs() + 0.1) ** 1.3]
OF_TWO: list[Callable[[Any, Any], Any]] = [
    lambda t, u: t * u,
    lambda t, u: t + u,
    lambda t, u: t - u,
    sg.maximum,
    lambda t, u: sg.where(t > u, t, u * 2),
    lambda t, u: t.flip([0]) * u,
    lambda t, u: t.clone() / (u * u + 1),
]
OVER: list[Callable[[Any, list[int], bool], Any]] = [
    lambda t, dims, keepdim: t.sum(dims, keepdim=keepdim),
    lambda t, dims, keepdim: t.mean(dims, keepdim=keepdim),
    lambda t, dims, keepdim: t.amax(dims, keepdim=keepdim),
    lambda t, dims, keepdim: t.logsumexp(dims, keepdim=keepdim),
    lambda t, dims, keepdim: t.var(dims, keepdim=keepdim, correction=0),
    lambda t, dims, keepdim: t.std(dims, keepdim=keepdim, correction=0) * 0.5,
]


def _of_one(function: Any, a: int, found: list[Any]) -> Any:
    return function(found[a])


def _of_two(function: Any, a: int, b: int, found: list[Any]) -> Any:
    return function(found[a], found[b])


def _over(function: Any, a: int, b: int | None, over: list[int], found: list[Any]) -> Any:
    """What is over dimensions; or another tensor less that, which has all of them."""
    return function(found[a], over, False) if b is None else found[b] - function(found[a], over, True)


def random_function(rng: random.Random, dims: int) -> Callable[[Any, Any], list[Any]]:
    """A function of two tensors, that gives all that it computes."""
    steps: list[Callable[[list[Any]], Any]] = []
    whole = [0, 1]  # the places of what has all dimensions
    for place in range(2, rng.randint(6, 16)):
        a, b, over = rng.choice(whole), rng.choice(whole), [d for d in range(dims) if rng.random() < 0.5] or list(range(dims))
        kind = rng.choice(["one", "two", "two", "less", "keeps", "keeps"])
        if kind == "one":
            steps.append(partial(_of_one, rng.choice(OF_ONE), a))
        elif kind == "two":
            steps.append(partial(_of_two, rng.choice(OF_TWO), a, b))
        else:
            steps.append(partial(_over, rng.choice(OVER), a, b if kind == "keeps" else None, over))
        if kind != "less":
            whole.append(place)

    def function(x: Any, y: Any) -> list[Any]:
        found = [x, y]
        for step in steps:
            found.append(step(found))
        return found[2:]

    return function


def numbers(function: Callable[[Any, Any], list[Any]], x: Any, y: Any) -> list[Any]:
    """Results, gradients, and gradients of these."""
    found = function(x, y)
    first = [g for g in sg.autograd.grad(sum((t * t).sum() for t in found), (x, y), create_graph=True, allow_unused=True) if g is not None]
    second = sg.autograd.grad(sum((g * g).sum() for g in first), (x, y), allow_unused=True)
    return [*found, *first, *(g for g in second if g is not None)]


@pytest.mark.parametrize("seed", range(tries(12, 400)))
def test_many_results(seed: int) -> None:
    rng = random.Random(seed)
    shape = rng.choice(SHAPES)
    function = random_function(rng, len(shape))
    x, y = (sg.tensor(np.random.default_rng(seed + i).standard_normal(shape), requires_grad=True) for i in (0, 1))
    ours, theirs = numbers(sg.compile(function, fullgraph=True), x, y), numbers(function, x, y)
    assert len(ours) == len(theirs)
    for one, other in zip(ours, theirs):
        size = 1 + other.abs().max().item()
        np.testing.assert_allclose(one.detach().numpy(), other.detach().numpy(), rtol=1e-7, atol=1e-9 * size)


TWO = """
- name: both(Tensor self, Tensor other) -> (Tensor next, Tensor hidden)
  forward:
    next: sigmoid(self) * other + sigmoid(other) * tanh(self)
    hidden: sigmoid(self) * tanh(next)
  self: auto
  other: auto
  docs: Two results.
"""


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_results_that_nobody_reads(dtype: str) -> None:
    """Of functions that are often computed, in loops of their own: what is computed of the results of these, for nobody, has none."""
    both = sg.define(TWO, namespace="results_of_two", compile="never").both
    a, b = (sg.randn(3, 4, dtype=getattr(sg, dtype)) for _ in range(2))

    def firsts(a: Any, b: Any) -> Any:
        return sum(both(a * k, b)[0].sum() for k in range(1, 6))

    np.testing.assert_allclose(sg.compile(firsts, fullgraph=True)(a, b).item(), firsts(a, b).item(), rtol=1e-5)
