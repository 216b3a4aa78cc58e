"""Arguments by NumPy's names: `axis` for `dim`, `keepdims` for `keepdim`, `x1` and `x2` for two operands."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd.profiler import profile

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


OF_OPERANDS = ["add", "sub", "mul", "div", "maximum", "atan2", "matmul", "eq", "logical_and", "isclose", "special.xlogy", "linalg.matmul", "gcd", "kron"]


@pytest.mark.parametrize("name", OF_OPERANDS)
def test_operands(name: str) -> None:
    function = sg
    for part in name.split("."):
        function = getattr(function, part)
    x, y = (
        (sg.tensor([[6, 4], [3, 2]]), sg.tensor([[4, 6], [9, 2]]))
        if name == "gcd"
        else (sg.tensor([[6.0, 4.0], [3.0, 2.0]]), sg.tensor([[4.0, 4.0], [9.0, 2.0]]))
    )
    expected = function(x, y)
    for found in (function(x1=x, x2=y), function(x2=y, x1=x), function(x, x2=y), function(x1=x, other=y), function(input=x, x2=y)):
        assert same(found, expected)
    for given, expected_error in (
        (lambda: function(x, y, x1=x), "both 'input' and 'x1'"),
        (lambda: function(x, y, x2=y), "both 'other' and 'x2'"),
        (lambda: function(x, other=y, x2=y), "both 'other' and 'x2'"),
        (lambda: function(x1=x), "missing 1 required positional argument: 'other'"),
        (lambda: function(x2=x), "missing 1 required positional argument: 'input'"),
        (lambda: function(), "missing 1 required positional argument: 'input'"),
    ):
        with pytest.raises(TypeError, match=expected_error if name != "div" else "div"):  # of several forms, which are all shown
            given()


def test_operands_of_methods_and_gradients() -> None:
    x, y = sg.ones(2, requires_grad=True), sg.full((2,), 3.0)
    x.mul(x2=y).sum().backward()
    assert x.grad is not None and x.grad.tolist() == [3, 3]
    assert sg.vmap(lambda a: sg.add(x1=a, x2=2.0, alpha=3))(y).tolist() == [9, 9]
    assert sg.add(x1=y, x2=y, out=sg.empty(2)).tolist() == [6, 6]
    changed = y.clone()
    assert changed.add_(x2=1).tolist() == [4, 4]
    with pytest.raises(TypeError, match=r"add\(\) takes two operands"):
        sg.add(x, y, y)


def test_profiles_of_operands_by_name() -> None:
    x = sg.ones(2, 3)
    with profile(record_shapes=True, with_flops=True) as prof:
        sg.mul(x, x), sg.mul(x1=x, x2=x), sg.pairwise_distance(x, x)
    plain, named, distance = (event for event in prof.function_events if event.name in ("mul", "pairwise_distance"))
    assert plain.flops == named.flops == 6
    assert plain.input_shapes == [[2, 3], [2, 3]] and plain.kwinputs == {}
    assert distance.input_shapes[:2] == [[2, 3], [2, 3]]
