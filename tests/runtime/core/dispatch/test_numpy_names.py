"""Arguments by NumPy's names: `axis` for `dim`, `keepdims` for `keepdim`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg

REDUCTIONS = [
    "sum",
    "mean",
    "nansum",
    "nanmean",
    "prod",
    "max",
    "min",
    "amax",
    "amin",
    "var",
    "std",
    "argmax",
    "argmin",
    "all",
    "any",
    "median",
    "logsumexp",
    "norm",
]
ALONG = ["cumsum", "cumprod", "cummax", "softmax", "log_softmax", "sort", "argsort", "unbind", "squeeze", "unsqueeze", "count_nonzero", "var_mean"]


def same(a: Any, b: Any) -> bool:
    if isinstance(a, tuple):
        return len(a) == len(b) and all(map(same, a, b))
    return bool(a.shape == b.shape and a.dtype is b.dtype and a.tolist() == b.tolist())


@pytest.mark.parametrize("name", [*REDUCTIONS, *ALONG])
def test_axis(name: str) -> None:
    x = sg.tensor([[3.0, 1.0, 2.0], [6.0, 5.0, 4.0]])
    x = x > 3 if name in ("all", "any") else x
    for dim in (0, -1):
        expected = getattr(sg, name)(x, dim=dim)
        assert same(getattr(sg, name)(x, axis=dim), expected)
        if hasattr(x, name):
            assert same(getattr(x, name)(axis=dim), expected)
        if name in REDUCTIONS:
            assert same(getattr(sg, name)(x, axis=dim, keepdims=True), getattr(sg, name)(x, dim=dim, keepdim=True))


@pytest.mark.parametrize("name", ["sum", "mean", "any", "all"])
def test_functions_of_numpy(name: str) -> None:
    """They call the method of their name, with `axis`, `dtype` and `out`: the result is a tensor, with its history."""
    x = sg.tensor([[3.0, 1.0], [6.0, 0.0]], requires_grad=True)
    for given in ({}, {"axis": 0}, {"axis": (0, 1)}, {"axis": 1, "keepdims": True}):
        found, expected = getattr(np, name)(x, **given), getattr(x, name)(**given)
        assert same(found, expected)
        assert found.requires_grad is expected.requires_grad


def test_axis_of_lists_and_parts() -> None:
    x = sg.ones(2, 3)
    for made, shape in (
        (sg.cat([x, x], axis=1), (2, 6)),
        (sg.stack([x, x], axis=2), (2, 3, 2)),
        (sg.concatenate([x], axis=0), (2, 3)),
        (x.chunk(3, axis=1)[0], (2, 1)),
    ):
        assert made.shape == shape
    assert x.sum(axis=(0, 1)).item() == 6
    assert same(sg.max(x=x, axis=0), sg.max(x, 0))


@pytest.mark.parametrize("name", ["sum", "max", "cumsum", "unsqueeze", "softmax", "argmax"])
def test_an_argument_has_one_name_at_a_time(name: str) -> None:
    for call in (lambda f, x: f(x, 0, axis=1), lambda f, x: f(x, dim=0, axis=1), lambda f, x: f(x, axis=0, axes=1)):
        with pytest.raises(TypeError):
            call(getattr(sg, name), sg.ones(2, 3))
    with pytest.raises(TypeError, match="both 'dim' and 'axis'"):
        sg.sum(sg.ones(2, 3), 0, axis=1)
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'dim'"):
        sg.unsqueeze(sg.ones(2))


def test_gradients_batches_and_tangents() -> None:
    x = sg.ones(2, 3, requires_grad=True)
    (x * 2).sum(axis=0, keepdims=True).sum().backward()
    assert x.grad.tolist() == [[2] * 3] * 2
    assert sg.vmap(lambda row: row.sum(axis=0))(sg.ones(2, 3)).tolist() == [3, 3]
    with sg.autograd.forward_ad.dual_level():
        dual = sg.autograd.forward_ad.make_dual(sg.ones(2, 3), sg.ones(2, 3))
        assert sg.autograd.forward_ad.unpack_dual(dual.mean(axis=1)).tangent.tolist() == [1, 1]
