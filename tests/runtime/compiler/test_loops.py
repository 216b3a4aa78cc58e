"""Which steps share a loop nest and which are done again, and that what they compute is what each would alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.kernels import table

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")

TOGETHER: dict[str, Callable[..., Any]] = {
    "whole and rows": lambda x, y: (x - x.mean(), y - y.mean(1, True)),
    "rows and whole": lambda x, y: (y - y.mean(1, True), x - x.mean()),
    "whole and sums of rows": lambda x, y: (x - x.sum(), y.sum(1), y.sum(0), y.sum()),
    "rows and columns": lambda x, y: (x - x.mean(1, True), y - y.mean(0, True), (x * y).sum(0), (x + y).sum(1)),
    "deviations": lambda x, y: (x.std(), y.std(1), x.std(0)),
    "one after another": lambda x, y: ((x - x.mean(1, True)) / x.std(), ((y - y.mean()) * 2).sum(1)),
    "extremes": lambda x, y: (x.amax(1, True) * y, y - y.amax(), (x * 2).amin(1)),
}


@pytest.mark.parametrize("together", TOGETHER)
def test_each_computes_what_it_would_alone(together: str) -> None:
    function = TOGETHER[together]
    compiled = sg.compile(function, fullgraph=True)
    x, y = (sg.tensor(np.random.default_rng(seed).standard_normal((6, 5)), requires_grad=True) for seed in (0, 1))

    def numbers(function: Callable[..., Any]) -> list[Any]:
        """Results, gradients, and gradients of these."""
        found = list(function(x, y))
        first = list(sg.autograd.grad(sum((one * one).sum() for one in found), (x, y), create_graph=True))
        return found + first + list(sg.autograd.grad(sum((one * one).sum() for one in first), (x, y)))

    for ours, theirs in zip(numbers(compiled), numbers(function)):
        np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=1e-9, atol=1e-9)


LARGEST: dict[str, Callable[[sg.Tensor], sg.Tensor]] = {
    "tanh": sg.tanh,
    "log": lambda x: sg.log(x.abs() + 0.1),
    "power": lambda x: (x.abs() + 0.1) ** 1.3,
    "sine": sg.sin,
    "after another": lambda x: sg.tanh(x) * 2 + x,
}


@pytest.mark.parametrize("function", LARGEST)
def test_what_is_compared_has_the_bits_that_it_had(function: str) -> None:
    """The gradient of a largest element goes to those that are equal to it. What is computed again may have other bits, in float64: then it went nowhere."""

    def whole(x: sg.Tensor) -> sg.Tensor:
        return LARGEST[function](x) * 2 - LARGEST[function](x).amax(0, True) * x

    compiled = sg.compile(whole, fullgraph=True)
    for seed in range(8):
        x = sg.tensor(np.random.default_rng(seed).standard_normal((3, 7)), requires_grad=True)
        gradients = []
        for one in (compiled, whole):
            (first,) = sg.autograd.grad((one(x) ** 2).sum(), x, create_graph=True)
            gradients += [first, *sg.autograd.grad((first**2).sum(), x)]
        np.testing.assert_allclose(gradients[0].detach().numpy(), gradients[2].detach().numpy(), rtol=1e-9, atol=1e-9)
        np.testing.assert_allclose(gradients[1].detach().numpy(), gradients[3].detach().numpy(), rtol=1e-9, atol=1e-9)


SIZES_OF_ONE: dict[str, tuple[tuple[int, ...], Callable[..., Any]]] = {
    "rows": ((1, 9001), lambda x: x.sum(0)),
    "columns": ((9001, 1), lambda x: (x * 2).sum(1)),
    "means": ((1, 1, 9001), lambda x: x.exp().mean((0, 1))),
    "kept": ((3, 1, 4000), lambda x: x.sum(1, keepdim=True) * x),
    "all of one": ((1, 1), lambda x: x.sum() + x.mean(0)),
    "transposed": ((1, 90, 101), lambda x: x.mT.sum(0)),
}


@pytest.mark.parametrize("name", SIZES_OF_ONE)
def test_sums_over_dimensions_of_one(name: str) -> None:
    """Of more elements than a part of a loop has, all parts were added to the first."""
    shape, function = SIZES_OF_ONE[name]
    x = sg.tensor(np.random.default_rng(0).standard_normal(shape), requires_grad=True)
    bias = sg.tensor(np.random.default_rng(1).standard_normal(shape[1:]), requires_grad=True)

    def whole(x: Any, bias: Any) -> Any:
        return function(x), (x * bias).sin()

    found, expected = sg.compile(whole, fullgraph=True)(x, bias), whole(x, bias)
    for ours, theirs in zip(found, expected):
        assert ours.stride() == theirs.stride()
        np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=1e-12, atol=1e-12)
    for ours, theirs in zip(*(sg.autograd.grad(sum((one * one).sum() for one in results), (x, bias)) for results in (found, expected))):
        np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=1e-12, atol=1e-12)


def test_results_are_laid_out_as_they_are() -> None:
    x = sg.tensor(np.random.default_rng(0).standard_normal((4, 3))).mT
    long = sg.tensor(np.random.default_rng(0).standard_normal((9000, 2))).mT
    for function, given in [(lambda x: (x * 2, x * 2), x), (lambda x: (x.softmax(-1), x.log_softmax(-1)), long)]:
        for ours, theirs in zip(sg.compile(function, fullgraph=True)(given), function(given)):
            assert ours.stride() == theirs.stride() and ours.allclose(theirs)


ROWS: dict[str, Callable[..., Any]] = {
    "softmax": lambda x, w: (x * 2).softmax(1),
    "log_softmax, and the sums of columns": lambda x, w: (x.log_softmax(1), x.exp().sum(0), (x - x.amax(1, True)).exp().sum()),
    "one of a row": lambda x, w: sg.nn.functional.cross_entropy(x, (x.detach()[:, 0] > 0).long() * (x.shape[1] - 1), reduction="none"),
    "of a row and a column": lambda x, w: (x - x[:, :1]).exp() * w + w.exp() / (1 + w.exp()).sum(),
    "numbers of a row": lambda x, w: (x.logsumexp(1), (x * w).sum(1).tanh(), x.amax(1)),
    "sine": lambda x, w: (x * w).sin() * (x - x.mean(1, True)).exp(),
    "one function after another": lambda x, w: ((x - x.mean(1, True)).exp() + 1).rsqrt().exp().sum(1),
}
LENGTHS = [(1, 3), (2, 17), (40, 1), (33, 5), (16, 8), (17, 16), (300, 17), (31, 31), (19, 100), (5, 255), (18, 512), (3, 513)]


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("dynamic", (False, True))
def test_rows_of_any_length_and_number_are_computed(name: str, dynamic: bool) -> None:
    """Several at once, and beyond their ends: what is not finite stays in its row."""
    compiled = sg.compile(ROWS[name], fullgraph=True, dynamic=dynamic)
    for i, (rows, length) in enumerate(LENGTHS):
        dtype, near = (("float32", 1e-4), ("float64", 1e-12))[(i + dynamic) % 2]
        rng = np.random.default_rng(rows * length)
        x, w = rng.standard_normal((rows, length)).astype(dtype), rng.standard_normal(length).astype(dtype)
        x[1::3, -1], x[2::5, 0], x[4::7] = np.nan, np.inf, -np.inf
        found, expected = (function(sg.tensor(x), sg.tensor(w)) for function in (compiled, ROWS[name]))
        for ours, theirs in zip(*(one if isinstance(one, tuple) else (one,) for one in (found, expected))):
            np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=near, atol=near, err_msg=f"{rows} rows of {length} {dtype} numbers")
