"""Kronecker products of large tensors with short ones, computed in another order: the same numbers, contiguous, and their gradients."""

from __future__ import annotations

import numpy as np
import pytest

import specgrad


@pytest.mark.parametrize(
    "shape, other", [((40, 50), (3, 3)), ((300,), (2, 15)), ((40, 50), (2,)), ((3, 40, 50), (2, 3)), ((17,), (400, 3)), ((2, 20, 20), (2, 1, 15))]
)
def test_rows_of_few_elements(shape: tuple[int, ...], other: tuple[int, ...]) -> None:
    chance = np.random.default_rng(0)
    a, b = chance.normal(size=shape), chance.normal(size=other)
    x, y = specgrad.tensor(a, requires_grad=True), specgrad.tensor(b, requires_grad=True)
    found = specgrad.kron(x, y)
    expected = np.kron(a, b)
    np.testing.assert_array_equal(found.detach(), expected)
    assert found.is_contiguous() and not found._is_view()
    above = chance.normal(size=expected.shape)
    to_x, to_y = specgrad.autograd.grad(found, (x, y), specgrad.tensor(above))
    blocks = above.reshape([n for pair in zip((*(1,) * (found.ndim - a.ndim), *shape), (*(1,) * (found.ndim - b.ndim), *other)) for n in pair])
    of_x, of_y = tuple(range(0, 2 * found.ndim, 2)), tuple(range(1, 2 * found.ndim, 2))
    wide_a, wide_b = a.reshape((1,) * (found.ndim - a.ndim) + shape), b.reshape((1,) * (found.ndim - b.ndim) + other)
    np.testing.assert_allclose(to_x, (blocks * np.expand_dims(wide_b, of_x)).sum(of_y).reshape(shape), rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(to_y, (blocks * np.expand_dims(wide_a, of_y)).sum(of_x).reshape(other), rtol=1e-9, atol=1e-9)


def test_what_is_saved_of_a_factor_that_needs_no_gradient_is_watched() -> None:
    """The factor is shown in another shape on the way, which is no view that it knows of; yet a change of it makes what was saved stale."""
    x, y = specgrad.ones(2, 3, requires_grad=True), specgrad.ones(3)
    found = specgrad.kron(x, y)
    y.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        found.sum().backward()
