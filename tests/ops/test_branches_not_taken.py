"""Ops that choose: what is not chosen gets a gradient of zero, whatever it holds and whatever gradient arrives there.

A gradient that was multiplied by a mask would turn NaN and infinity into NaN; it is selected instead. What an op before the
choice makes of a gradient of zero is its own affair: where its derivative is infinite, zero times that is NaN (see the last test).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import grad
from tests.effort import tries

F = sg.nn.functional
N = 6
BAD = [np.nan, np.inf, -np.inf]
numbers = st.lists(st.sampled_from([*BAD, 0.0, -0.0, 0.3, -0.4, 2.0, -2.5, 1e308]), min_size=N, max_size=N)
flags = st.lists(st.booleans(), min_size=N, max_size=N)


def tensor(values: Any) -> Tensor:
    return sg.tensor(values, dtype=sg.float64)


Choice = tuple[Callable[[Tensor, Tensor], Tensor], Callable[[Any, Any], Any]]

# What is computed of x and a mask, and which elements of x have a say in it.
CHOICES: dict[str, Choice] = {
    "where": (lambda x, m: sg.where(m, x, 1.0), lambda x, m: m),
    "where, otherwise": (lambda x, m: sg.where(m, sg.zeros_like(x), x), lambda x, m: ~m),
    "masked_fill": (lambda x, m: x.masked_fill(m, 0.5), lambda x, m: ~m),
    "masked_fill_": (lambda x, m: (x * 1).masked_fill_(m, 0.5), lambda x, m: ~m),
    "masked_select": (lambda x, m: x.masked_select(m), lambda x, m: m),
    "masked_scatter": (lambda x, m: x.masked_scatter(m, sg.ones(N, dtype=sg.float64)), lambda x, m: ~m),
    "index": (lambda x, m: x[m], lambda x, m: m),
    "index set": (lambda x, m: (lambda y: (y.__setitem__(m, 0.5), y)[1])(x * 1), lambda x, m: ~m),
    "slice": (lambda x, m: x[2:4], lambda x, m: np.arange(N) // 2 == 1),
    "slice set": (lambda x, m: (lambda y: (y.__setitem__(slice(2, 4), 0.5), y)[1])(x * 1), lambda x, m: np.arange(N) // 2 != 1),
    "gather": (lambda x, m: x.gather(0, sg.tensor([1])), lambda x, m: np.arange(N) == 1),
    "clamp": (lambda x, m: x.clamp(-1, 1), lambda x, m: (x >= -1) & (x <= 1)),
    "clamp from below": (lambda x, m: x.clamp(min=-1), lambda x, m: x >= -1),
    "clamp_": (lambda x, m: (x * 1).clamp_(-1, 1), lambda x, m: (x >= -1) & (x <= 1)),
    "clamp between tensors": (lambda x, m: x.clamp(tensor([-1.0] * N), tensor([1.0] * N)), lambda x, m: (x >= -1) & (x <= 1)),
    "relu": (lambda x, m: x.relu(), lambda x, m: ~(x <= 0)),
    "relu6": (lambda x, m: F.relu6(x), lambda x, m: (x > 0) & (x < 6)),
    "hardtanh": (lambda x, m: F.hardtanh(x), lambda x, m: (x > -1) & (x < 1)),
    "hardsigmoid": (lambda x, m: F.hardsigmoid(x), lambda x, m: (x > -3) & (x < 3)),
    "hardshrink": (lambda x, m: F.hardshrink(x), lambda x, m: (x > 0.5) | (x < -0.5)),
    "softshrink": (lambda x, m: F.softshrink(x), lambda x, m: (x > 0.5) | (x < -0.5)),
    "threshold": (lambda x, m: F.threshold(x, 0.1, 5.0), lambda x, m: ~(x <= 0.1)),
    "maximum": (lambda x, m: sg.maximum(x, tensor([0.1] * N)), lambda x, m: ~(x < 0.1)),
    "minimum": (lambda x, m: sg.minimum(x, tensor([0.1] * N)), lambda x, m: ~(x > 0.1)),
    "fmax": (lambda x, m: sg.fmax(x, tensor([0.1] * N)), lambda x, m: x > 0.1),
    "nan_to_num": (lambda x, m: x.nan_to_num(), lambda x, m: np.isfinite(x)),
    "nansum": (lambda x, m: x.nansum(), lambda x, m: ~np.isnan(x)),
    "amax": (lambda x, m: x.amax(), lambda x, m: np.isnan(x) if np.isnan(x).any() else x == x.max()),
    "amin": (lambda x, m: x.amin(), lambda x, m: np.isnan(x) if np.isnan(x).any() else x == x.min()),
    "tril": (lambda x, m: x.reshape(2, 3).tril(), lambda x, m: np.tri(2, 3, dtype=bool).reshape(-1)),
    "tril of infinities": (lambda x, m: x.reshape(2, 3).tril().triu(), lambda x, m: np.eye(2, 3, dtype=bool).reshape(-1)),
    "cumsum then cut": (lambda x, m: x.cumsum(0)[:2], lambda x, m: np.arange(N) < 2),
}


@pytest.mark.parametrize("recorded", [False, True], ids=["plain", "recorded"])
@pytest.mark.parametrize("name", CHOICES)
@settings(max_examples=tries(20, 60), deadline=None, derandomize=True, database=None)
@given(values=numbers, mask=flags, arriving=numbers)
def test_what_is_not_chosen_gets_zero(name: str, recorded: bool, values: list[float], mask: list[bool], arriving: list[float]) -> None:
    compute, chosen = CHOICES[name]
    x = tensor(values).requires_grad_()
    with np.errstate(all="ignore"):
        out = compute(x, sg.tensor(mask))
        start = tensor(np.resize(arriving, out.shape)) if out.numel() == N or not out.dim() else sg.ones_like(out)
        if not out.dim() or not out.numel() or "cut" in name:
            start = sg.ones_like(out)
        (found,) = grad(out, x, start, create_graph=recorded, allow_unused=True, materialize_grads=True)
    left_out = ~chosen(np.array(values), np.array(mask))
    assert (found.detach().numpy()[left_out] == 0).all(), f"{name} of {values}, mask {mask}, for {start}: {found}"


@settings(max_examples=tries(40, 100), deadline=None, derandomize=True, database=None)
@given(numbers, numbers, flags, numbers)
def test_where_gives_each_branch_its_own(a: list[float], b: list[float], mask: list[bool], arriving: list[float]) -> None:
    """To the last bit, NaN where it arrives and nowhere else; so do second derivatives, which see zeros."""
    x, y, m, start = tensor(a).requires_grad_(), tensor(b).requires_grad_(), sg.tensor(mask), tensor(arriving).requires_grad_()
    grads = grad(sg.where(m, x, y), (x, y), start, create_graph=True)
    expected = np.where(mask, arriving, 0.0), np.where(mask, 0.0, arriving)
    for found, wanted in zip(grads, expected):
        np.testing.assert_array_equal(found.detach().numpy(), wanted)
    (back,) = grad(grads[0], start, tensor(b))
    np.testing.assert_array_equal(back.numpy(), np.where(mask, b, 0.0))


SAFE: dict[str, Callable[[Tensor], Tensor]] = {
    "log": lambda x: sg.where(x > 0, sg.where(x > 0, x, 1.0).log(), 0.0),
    "sqrt": lambda x: sg.where(x > 0, sg.where(x > 0, x, 1.0).sqrt(), 0.0),
    "division": lambda x: sg.where(x != 0, 1 / sg.where(x != 0, x, 1.0), 0.0),
    "selected first": lambda x: x[x > 0].log(),
    "filled first": lambda x: x.masked_fill(~(x > 0), 1.0).log().masked_fill(~(x > 0), 0.0),
    "clamped first": lambda x: x.clamp(min=0.1).log(),
    "softmax of a part": lambda x: x.masked_fill(~x.isfinite(), -np.inf).softmax(0),
    "logsumexp of a part": lambda x: x.masked_fill(~x.isfinite(), -np.inf).logsumexp(0),
}


@pytest.mark.parametrize("name", SAFE)
def test_choosing_before_an_op_with_a_pole_is_safe(name: str) -> None:
    x = tensor([0.5, -1.0, 0.0, -np.inf, 2.0]).requires_grad_()
    for create in (False, True):
        (found,) = grad(SAFE[name](x).sum(), x, create_graph=create)
        assert found.isfinite().all().item(), found


def test_choosing_after_it_is_not() -> None:
    """The choice itself gives a zero; log's derivative at zero is infinite, and makes NaN of that, here as in PyTorch."""
    x = tensor([0.5, -1.0, 0.0]).requires_grad_()
    y = x.log()
    y.retain_grad()
    with np.errstate(all="ignore"):
        sg.where(x > 0, y, 0.0).sum().backward()
    assert y.grad.tolist() == [1, 0, 0]
    assert x.grad[:2].tolist() == [2, 0]
    assert x.grad[2].isnan().item()
