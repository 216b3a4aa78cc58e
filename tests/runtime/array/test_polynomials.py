"""Orthogonal polynomials: their accuracy, and degrees that no recurrence reaches in bounded time."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import mpmath
import numpy as np
import pytest

import specgrad as sg
from specgrad.array import polynomials
from tests.ops.test_accuracy import NUMPY, farthest

KINDS = [polynomials.chebyshev_t, polynomials.chebyshev_u, polynomials.chebyshev_v, polynomials.chebyshev_w]
X = np.array([0.3, 1.0, -1.0, -0.7, 0.99, 0.0, 1.5, -1.5, 1.0001, -1.0001, np.nan, np.inf, -np.inf])


@pytest.mark.parametrize("polynomial", KINDS)
@pytest.mark.parametrize("degree", [40, 41])
def test_closed_forms_give_what_the_recurrence_gives(polynomial: Any, degree: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with np.errstate(all="ignore"):
        expected = polynomial(X, np.float64(degree))
        monkeypatch.setattr(polynomials, "STEPS", 4)
        np.testing.assert_allclose(polynomial(X, np.float64(degree)), expected, rtol=1e-12, atol=1e-12)


def test_each_element_has_its_degree(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = polynomials.chebyshev_t(np.full(6, 0.3), np.arange(6.0))
    monkeypatch.setattr(polynomials, "STEPS", 2)
    np.testing.assert_allclose(polynomials.chebyshev_t(np.full(6, 0.3), np.arange(6.0)), expected, rtol=1e-13)


@pytest.mark.parametrize("name", ["t", "u", "v", "w"])
def test_large_degrees_of_chebyshev(name: str) -> None:
    found = getattr(sg.special, f"chebyshev_polynomial_{name}")(sg.tensor([0.3, 1.0, 2.0], dtype=sg.float64), 1e10)
    assert found[:2].isfinite().all() and found[2] == sg.inf


@pytest.mark.parametrize("name", ["hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l", "legendre_polynomial_p"])
def test_large_degrees_of_others_are_refused(name: str) -> None:
    for degree in (1e10, sg.tensor([2.0, 1e10])):
        with pytest.raises(RuntimeError, match=f"special.{name}\\(\\): expected the degree of a polynomial to be 262144 or less, as each takes a step"):
            getattr(sg.special, name)(sg.tensor([0.3]), degree)
    assert getattr(sg.special, name)(sg.tensor([0.3]), float("inf")).tolist() == [0]
    assert sg.vmap(lambda n: getattr(sg.special, name)(sg.tensor(1.0), n))(sg.tensor([0.0, 0.0])).tolist() == [1, 1]


def test_large_degrees_are_nan_beneath_the_ops() -> None:
    assert np.isnan(polynomials.hermite(np.array([0.3]), np.float64(1e10))).all()


@pytest.mark.parametrize("kind", "uvw")
def test_gradients_of_large_degrees_of_chebyshev(kind: str) -> None:
    degree = 300_000
    leaf = sg.tensor([0.3, -0.7, 0.99], dtype=sg.float64, requires_grad=True)
    getattr(sg.special, f"chebyshev_polynomial_{kind}")(leaf, float(degree)).sum().backward()
    with mpmath.workdps(40):
        for x, slope in zip(leaf.tolist(), leaf.grad.tolist()):
            true = mpmath.diff(lambda t: chebyshev(kind)(degree, t), mpmath.mpf(x), h=mpmath.mpf(10) ** -20)
            assert slope == pytest.approx(float(true), rel=1e-6, abs=1e-6 * degree)


# ---- accuracy

Truth = Callable[[int, Any], Any]


def recurrence(first: Callable[[Any], Any], step: Callable[[int, Any, Any, Any], Any]) -> Truth:
    """The polynomial of a degree at x, from that of degree one, and each from k, x and the two before."""

    def truth(n: int, x: Any) -> Any:
        before, last = mpmath.mpf(1), first(x)
        for k in range(1, n):
            before, last = last, step(k, x, last, before)
        return last if n else mpmath.mpf(1)

    return truth


def chebyshev(kind: str) -> Truth:
    slope, start = {"t": (1, 0), "u": (2, 0), "v": (2, -1), "w": (2, 1)}[kind]

    def truth(n: int, x: Any) -> Any:
        """By the matrix of one step, whose powers take few products."""
        power = mpmath.matrix([[2 * x, -1], [1, 0]]) ** n
        return power[1, 0] * (slope * x + start) + power[1, 1]

    return truth


def shifted(truth: Truth) -> Truth:
    return lambda n, x: truth(n, 2 * x - 1)


TRUTHS: dict[str, Truth] = {
    **{f"chebyshev_polynomial_{k}": chebyshev(k) for k in "tuvw"},
    **{f"shifted_chebyshev_polynomial_{k}": shifted(chebyshev(k)) for k in "tuvw"},
    "legendre_polynomial_p": recurrence(lambda x: x, lambda k, x, last, before: ((2 * k + 1) * x * last - k * before) / (k + 1)),
    "hermite_polynomial_h": recurrence(lambda x: 2 * x, lambda k, x, last, before: 2 * x * last - 2 * k * before),
    "hermite_polynomial_he": recurrence(lambda x: x, lambda k, x, last, before: x * last - k * before),
    "laguerre_polynomial_l": recurrence(lambda x: 1 - x, lambda k, x, last, before: ((2 * k + 1 - x) * last - k * before) / (k + 1)),
}


def numbers_of(name: str, n: int) -> Any:
    """Numbers between the zeros, at the ends and beyond."""
    inside = np.cos(np.linspace(0.01, 3.13, 12)) + 1e-4
    if name.startswith("shifted"):
        inside = (inside + 1) / 2
    if name.startswith("laguerre"):
        inside = (inside + 1) * (2 * n + 2)
    if name.startswith("hermite"):
        inside = inside * np.sqrt(2 * n + 2)
    return np.concatenate([inside, [1, -1, 0.5, -0.5, 1 + 1e-9, 1 - 1e-9, 1.01, -1.3, 0.25, 3, -100]])


@pytest.mark.skipif(NUMPY, reason="the recurrence on arrays rounds in each step")
@pytest.mark.parametrize("name", TRUTHS)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_polynomials_are_rounded_once(name: str, dtype: Any) -> None:
    for n in (0, 1, 2, 3, 6, 17, 100, 333, 1000):
        polynomial, truth = partial(getattr(sg.special, name), n=float(n)), partial(TRUTHS[name], n)
        assert farthest(polynomial, truth, numbers_of(name, n).astype(dtype)) <= 0.51, n


@pytest.mark.parametrize("name", TRUTHS)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_one_degree_for_all_changes_no_bit(name: str, dtype: Any) -> None:
    """A loop over numbers of one degree is another one than that over numbers of several."""
    x = sg.from_numpy(np.concatenate([np.linspace(-2, 2, 101), [np.inf, -np.inf, 1e38, 0, -0.0, np.nan, 1]]).astype(dtype))
    degrees = sg.from_numpy(np.arange(x.numel()).astype(dtype) % 9 - 1)
    mixed = getattr(sg.special, name)(x, degrees)
    for n in range(-1, 8):
        one = getattr(sg.special, name)(x, n)
        assert np.array_equal(one.numpy()[degrees.numpy() == n], mixed.numpy()[degrees.numpy() == n], equal_nan=True)


@pytest.mark.skipif(NUMPY, reason="of so many steps of an array the largest numbers are infinite")
@pytest.mark.parametrize("n", [1, 2, 3, 40, 41])
def test_results_that_are_no_numbers_have_their_sign(n: int) -> None:
    given = sg.tensor([1e308, -1e308, np.inf, -np.inf], dtype=sg.float64)
    for name, truth in TRUTHS.items():
        found, size = getattr(sg.special, name)(given, n).tolist(), truth(n, mpmath.mpf(1e308))
        signs = [np.sign(float(mpmath.sign(truth(n, mpmath.mpf(x))))) for x in (1e308, -1e308)]
        assert np.sign(found).tolist() == signs * 2, name
        assert np.isinf(found[2:]).all() and np.isinf(found[0]) == (abs(size) > np.finfo(np.float64).max), name
    assert sg.special.hermite_polynomial_h(sg.tensor(0.0), 2001).item() == 0
    assert sg.special.hermite_polynomial_h(sg.tensor(0.0), 2002).item() == -sg.inf


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64, np.int32, np.complex64])
def test_powers_of_zero_order_are_running_products(dtype):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = polynomials.powers(np.array([3, 200], dtype), 4, 0)
        empty = polynomials.powers(np.array([3, 200], dtype), 0, 0)
    with np.errstate(all="ignore"):
        expected = np.array([[1, 3, 9, 27], [1, 200, 40000, 8000000]]).astype(dtype)
    assert found.dtype == (np.int64 if dtype is np.int32 else dtype) and empty.shape == (2, 0)
    np.testing.assert_array_equal(found, expected)
