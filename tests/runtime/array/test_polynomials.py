"""Orthogonal polynomials of degrees that no recurrence reaches in bounded time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array import polynomials

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
    with pytest.raises(RuntimeError, match="expected the degree of a polynomial to be 262144 or less, as each takes a step, but got 1e\\+10"):
        getattr(sg.special, name)(sg.tensor([0.3]), 1e10)
