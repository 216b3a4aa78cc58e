"""One quantile is found without sorting: it and its gradient are those of a sorted row, as several quantiles are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad

INTERPOLATIONS = ["linear", "lower", "higher", "midpoint", "nearest"]
CHANCE = np.random.default_rng(0)
ROWS = {
    "distinct": CHANCE.normal(size=(3, 90)),
    "ties": CHANCE.integers(0, 4, (3, 90)).astype(float),
    "few": CHANCE.normal(size=(4, 5)),
    "one": CHANCE.normal(size=(4, 1)),
    "infinities": np.where(CHANCE.random((3, 90)) < 0.4, np.inf, -np.inf),
    "NaN": np.where(CHANCE.random((3, 90)) < 0.01, np.nan, CHANCE.normal(size=(3, 90))),
}


@pytest.mark.parametrize("function", ["quantile", "nanquantile"])
@pytest.mark.parametrize("interpolation", INTERPOLATIONS)
@pytest.mark.parametrize("name", ROWS)
def test_one_quantile_is_the_first_of_two(name: str, interpolation: str, function: str) -> None:
    of: Any = getattr(specgrad, function)
    for q in (0.0, 0.25, 0.3, 0.5, 1 / 89, 0.999, 1.0):
        for dtype in ("float32", "float64"):
            for dim in (0, 1, None):
                one, two = (specgrad.tensor(ROWS[name].astype(dtype), requires_grad=True) for _ in range(2))
                found = of(one, q, dim, interpolation=interpolation)
                expected = of(two, specgrad.tensor([q, q], dtype=found.dtype), dim, interpolation=interpolation)[0]
                np.testing.assert_array_equal(found.detach(), expected.detach(), strict=True)
                assert of(one, q, dim, True, interpolation=interpolation).shape == of(two, specgrad.tensor([q, q], dtype=found.dtype), dim, True).shape[1:]
                slopes = [specgrad.autograd.grad(result.sum(), x)[0] for result, x in ((found, one), (expected, two))]
                np.testing.assert_allclose(*slopes, rtol=1e-6)


def test_a_tensor_of_one_number_learns_where_its_rank_is_whole() -> None:
    x = specgrad.tensor([3.0, 1.0, 2.0, 7.0, 4.0])
    for q, slope in ((0.5, 0.0), (0.3, 4.0)):
        at = specgrad.tensor(q, requires_grad=True)
        pair = specgrad.tensor([q, q], requires_grad=True)
        (found,), (expected,) = specgrad.autograd.grad(specgrad.quantile(x, at), at), specgrad.autograd.grad(specgrad.quantile(x, pair)[0], pair)
        assert found.item() == expected[0].item() == slope


def test_one_quantile_in_a_batch() -> None:
    rows = specgrad.tensor(ROWS["distinct"])
    found = specgrad.vmap(lambda row: specgrad.quantile(row, 0.3))(rows)
    np.testing.assert_allclose(found, np.quantile(ROWS["distinct"], 0.3, axis=1), rtol=1e-12)
