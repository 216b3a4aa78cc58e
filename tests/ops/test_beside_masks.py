"""What a mask leaves out has no part in any derivative, of either order, in any mode; and values at zeros and infinities."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import forward_ad, grad

inf, nan = math.inf, math.nan


def second(function: Callable[[Any], Any], at: list[float]) -> tuple[list[float], list[float]]:
    """The first and second derivatives of a function that goes element by element."""
    x = sg.tensor(at, dtype=sg.float64, requires_grad=True)
    (first,) = grad(function(x).sum(), x, create_graph=True)
    (again,) = grad(first.sum(), x, materialize_grads=True)
    return first.tolist(), again.tolist()


def of_tangent(function: Callable[[Any], Any], at: list[float]) -> list[float]:
    """The gradient of the tangent along ones."""
    x = sg.tensor(at, dtype=sg.float64, requires_grad=True)
    with forward_ad.dual_level():
        tangent = forward_ad.unpack_dual(function(forward_ad.make_dual(x, sg.ones_like(x)))).tangent
        assert tangent is not None
        (found,) = grad(tangent.sum(), x, materialize_grads=True)
    return list(np.atleast_1d(found.numpy()))


def test_powers_of_zero() -> None:
    zero = sg.tensor(0.0, dtype=sg.float64)
    exponents = [0.0, 0.5, 1.0, 2.0, 3.0]
    assert second(lambda y: zero**y, exponents) == ([0.0] * 5, [0.0] * 5)
    assert second(lambda y: 0.0**y, exponents) == ([0.0] * 5, [0.0] * 5)
    assert of_tangent(lambda y: zero**y, exponents) == [0.0] * 5


@pytest.mark.parametrize(("exponent", "first", "again"), [(0.0, 0.0, 0.0), (1.0, 1.0, 0.0), (2.0, 0.0, 2.0), (3.0, 0.0, 0.0), (0.5, inf, -inf), (-1.0, -inf, inf)])
def test_zero_to_a_power(exponent: float, first: float, again: float) -> None:
    power = sg.tensor(exponent, dtype=sg.float64)
    assert second(lambda x: x**power, [0.0, 0.0]) == ([first] * 2, [again] * 2)
    assert of_tangent(lambda x: x**power, [0.0, 0.0]) == [again] * 2


@pytest.mark.parametrize("name", ["std", "var"])
@pytest.mark.parametrize("at", [[3.0], [2.0, 2.0]])
def test_spread_of_equal_elements(name: str, at: list[float]) -> None:
    def spread(x: Any) -> Any:
        return getattr(x, name)(correction=0)

    expected = [0.0] * len(at)
    assert second(spread, at) == (expected, expected)
    assert of_tangent(spread, at) == expected


POISON = [1.0, inf, -inf, nan, 0.0]
KEPT = [True, False, False, False, True]


def masked(name: str, x: Any) -> Any:
    mask = sg.tensor(KEPT)
    zero = sg.zeros(5, dtype=sg.float64)
    match name:
        case "where":
            return sg.where(mask, x, zero)
        case "where the other way":
            return sg.where(~mask, zero, x)
        case "masked_fill":
            return x.masked_fill(~mask, 0.0)
        case "masked_fill_":
            return x.clone().masked_fill_(~mask, 0.0)
        case "masked_select":
            return x.masked_select(mask)
        case "index":
            return x[mask]
        case "masked_scatter":
            return x.masked_scatter(~mask, zero)
        case "index_fill":
            return x.index_fill(0, sg.tensor([1, 2, 3]), 0.0)
        case "setitem":
            y = x.clone()
            y[~mask] = 0.0
            return y
    raise AssertionError(name)


WAYS = ["where", "where the other way", "masked_fill", "masked_fill_", "masked_select", "index", "masked_scatter", "index_fill", "setitem"]


@pytest.mark.parametrize("name", WAYS)
def test_what_is_left_out_is_not_read(name: str) -> None:
    """The function behind the mask is smooth, whatever stands where the mask hides it."""
    assert second(lambda x: masked(name, x) ** 3, POISON) == ([3.0, 0.0, 0.0, 0.0, 0.0], [6.0, 0.0, 0.0, 0.0, 0.0])
    assert of_tangent(lambda x: masked(name, x) ** 3, POISON) == [6.0, 0.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("name", WAYS)
def test_tangents_that_are_left_out(name: str) -> None:
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(sg.tensor(POISON, dtype=sg.float64), sg.tensor([1.0, nan, inf, -inf, 2.0], dtype=sg.float64))
        tangent = forward_ad.unpack_dual(masked(name, dual)).tangent
        assert tangent is not None
        kept = [t for t in tangent.tolist() if t != 0.0]
    assert kept == [1.0, 2.0]


@pytest.mark.parametrize("dtype", [sg.float32, sg.float64])
@pytest.mark.parametrize(
    ("x", "y", "remainder", "quotient"),
    [
        *((-0.0, 1.0, 0.0, -0.0), (0.0, -1.0, -0.0, -0.0), (3.0, -1.0, -0.0, -3.0), (-3.0, 1.0, 0.0, -3.0), (5.0, 3.0, 2.0, 1.0), (-5.0, 3.0, 1.0, -2.0)),
        *((inf, 2.0, nan, inf), (-inf, 2.0, nan, -inf), (inf, -2.0, nan, -inf), (inf, inf, nan, nan), (inf, nan, nan, nan), (1.0, inf, 1.0, 0.0)),
    ],
)
def test_remainders_and_quotients(x: float, y: float, remainder: float, quotient: float, dtype: Any) -> None:
    for size in (1, 9):
        a, b = (sg.tensor([v] * size, dtype=dtype) for v in (x, y))
        for found, expected in (((a % b), remainder), ((a // b), quotient)):
            for value in found.tolist():
                assert repr(value) == repr(expected), (x, y)
