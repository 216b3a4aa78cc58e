"""Second derivatives keep their digits: those of functions of one number against true values by mpmath, where a formula that is right on paper cancels."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import specgrad
from specgrad.autograd import grad
from specgrad.codegen.proof.digits.exact import Exact
from tests.the_spec import spec

SIZES = (1e-9, 1.6e-4, 1.0371e-3, 0.0141, 0.11, 0.77, 1.04, 1.5441, 2.41, 2.79, 3.77, 4.02, 6.3, 7.9, 8.2, 14.1, 19.5, 41.0, 103.0, 327.0)
UNITS = 100.0  # that a second derivative may err by, and as many times what half a unit of each argument makes of it as LEEWAY says
LEEWAY = 4.0
BITS = 1600
STEP = 100  # bits, of differences

BY_MPMATH: dict[str, Callable[..., Any]] = {  # functions that are no expressions of primitives
    "special.bessel_j0": mp.j0,
    "special.bessel_j1": mp.j1,
    "i0": lambda x: mp.besseli(0, x),
    "special.i1": lambda x: mp.besseli(1, x),
    "special.i0e": lambda x: mp.besseli(0, x) * mp.exp(-abs(x)),
    "special.i1e": lambda x: mp.besseli(1, x) * mp.exp(-abs(x)),
    "special.airy_ai": mp.airyai,
    "special.erfcx": lambda x: mp.erfc(x) * mp.exp(x * x),
    "special.log_ndtr": lambda x: mp.log(mp.erfc(-x / mp.sqrt(2)) / 2),
    "nn.functional.gelu": lambda x: x * mp.erfc(-x / mp.sqrt(2)) / 2,
}
OF_PRIMITIVES = (
    *("exp", "expm1", "exp2", "sin", "cos", "tan", "sinh", "cosh", "atan", "asinh", "reciprocal", "special.spherical_bessel_j0"),
    *("nn.functional.silu", "nn.functional.mish", "nn.functional.softplus", "nn.functional.logsigmoid", "nn.functional.softsign"),
)
OF_TWO = ("logaddexp", "logaddexp2", "hypot", "atan2")


def function_of(name: str) -> Callable[..., Any]:
    return reduce(getattr, name.split("."), specgrad)  # type: ignore[arg-type]


def truth_of(name: str) -> Callable[..., Any]:
    if name in BY_MPMATH:
        return BY_MPMATH[name]
    op = spec().op(name)
    exact = Exact(op.bodies[0], BITS)
    plain = {p.name: p.default for p in op.signature.params if not p.type.is_tensor}
    tensors = [p.name for p in op.tensors]
    return lambda *xs: exact.value({**plain, **dict(zip(tensors, xs))}, spare=BITS)


def difference(f: Callable[..., Any], at: list[Any], orders: list[int]) -> Any:
    """A mixed derivative, by central differences with so small a step that all digits that count are right."""
    places: list[tuple[list[Any], Any]] = [([], mp.mpf(1))]
    for x, order in zip(at, orders):
        step = mp.ldexp(min(abs(x), mp.mpf(1)), -STEP)
        sides = [(step * (mp.mpf(order) / 2 - k), (-1) ** k * mp.binomial(order, k) / step**order) for k in range(order + 1)]
        places = [([*moved, x + by], weight * factor) for moved, weight in places for by, factor in sides]
    return mp.fsum(weight * f(*moved) for moved, weight in places)


def unit(value: Any) -> Any:
    return mp.ldexp(1, max(-1022, int(mp.mag(value)) - 1) - 52) if value else mp.ldexp(1, -1074)


def too_far_off(name: str, places: list[tuple[float, ...]], differentiated: tuple[int, int]) -> list[str]:
    f, truth = function_of(name), truth_of(name)
    leaves = [specgrad.tensor(list(column), dtype=specgrad.float64, requires_grad=True) for column in zip(*places)]
    first, second = differentiated
    (slope,) = grad(f(*leaves).sum(), leaves[first], create_graph=True)
    (given,) = grad(slope.sum(), leaves[second])
    found = []
    with mp.workprec(BITS), np.errstate(all="ignore"):
        for place, value in zip(places, given.numpy().tolist()):
            at = [mp.mpf(x) for x in place]
            orders = [int(i == first) + int(i == second) for i in range(len(at))]
            true = difference(truth, at, orders)
            if not 1e-290 < abs(true) < 1e300:
                continue
            shaken = sum(abs(difference(truth, at, [o + (i == j) for j, o in enumerate(orders)])) * unit(x) / 2 for i, x in enumerate(at))
            if not abs(value - true) <= UNITS * unit(true) + LEEWAY * shaken:
                found.append(f"at {place}: {value!r} for {float(true)!r}, {float(abs(value - true) / unit(true)):.3g} units off")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", [*OF_PRIMITIVES, *BY_MPMATH])
def test_of_one_number(name: str) -> None:
    found = too_far_off(name, [(sign * x,) for x in SIZES for sign in (1, -1)], (0, 0))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("differentiated", [(0, 0), (0, 1), (1, 0), (1, 1)])
@pytest.mark.parametrize("name", OF_TWO)
def test_of_two_numbers(name: str, differentiated: tuple[int, int]) -> None:
    pairs = [(x, y) for x in (1e-9, 0.31, -2.9, 50.0, 300.0) for y in (-1e-9, 0.77, 7.3, -33.1)]
    found = too_far_off(name, [*pairs, *((y, x) for x, y in pairs)], differentiated)
    assert not found, "\n".join(found)
