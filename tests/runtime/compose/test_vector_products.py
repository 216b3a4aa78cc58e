"""Products of many vectors at once: what is computed as matrices is what the sums of products are, and cosines of large and small vectors keep their digits."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import specgrad


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "float16"])
@pytest.mark.parametrize("shape, dim", [((70, 100), -1), ((2, 35, 100), 2), ((100, 70), 0), ((3, 4), 1), ((5000, 1), -1), ((900, 300), -1)])
def test_dot_products_along_a_dimension(shape: tuple[int, ...], dim: int, dtype: str) -> None:
    chance = np.random.default_rng(0)
    a, b = ((chance.normal(size=shape) + (1j * chance.normal(size=shape) if dtype == "complex64" else 0)).astype(dtype) for _ in range(2))
    x, y = specgrad.tensor(a, requires_grad=True), specgrad.tensor(b, requires_grad=True)
    found = specgrad.linalg.vecdot(x, y, dim=dim)
    wide = [array.astype("complex128" if dtype == "complex64" else "float64") for array in (a, b)]
    near = 2e-2 if dtype == "float16" else 1e-4 if dtype != "float64" else 1e-12
    np.testing.assert_allclose(found.detach(), np.vecdot(*wide, axis=dim), rtol=near, atol=near)
    assert found.dtype == x.dtype and not found._is_view()
    above = specgrad.ones_like(found)
    to_x, to_y = specgrad.autograd.grad(found, (x, y), above)
    np.testing.assert_allclose(to_x, b, rtol=near)
    np.testing.assert_allclose(to_y, a, rtol=near)


def test_rows_of_other_shapes_are_broadcast() -> None:
    x, y = np.random.default_rng(0).normal(size=(90, 100)), np.random.default_rng(1).normal(size=(1, 100))
    for a, b in ((x, y), (y, x), (x, y[:, :1])):
        np.testing.assert_allclose(specgrad.linalg.vecdot(specgrad.tensor(a), specgrad.tensor(b)), (a * b).sum(-1), rtol=1e-10)


@pytest.mark.parametrize("size", [1e-30, 1e-3, 1.0, 1e25, 3e37])
@pytest.mark.parametrize("other", [1e-3, 1.0, 1e25, 3e37])
def test_cosines_of_large_and_of_small_vectors(size: float, other: float) -> None:
    directions = np.random.default_rng(0).normal(size=(2, 5, 4)).astype(np.float32)
    x, y = directions[0] * np.float32(size), directions[1] * np.float32(other)
    wide = [array.astype(np.float64) for array in (x, y)]
    expected = (wide[0] * wide[1]).sum(1) / np.prod([np.maximum(np.linalg.norm(array, axis=1), 1e-8) for array in wide], 0)
    for first, second in ((x, y), (y, x)):
        found = specgrad.nn.functional.cosine_similarity(specgrad.tensor(first), specgrad.tensor(second))
        np.testing.assert_allclose(found, expected, rtol=2e-5, atol=1e-6 if size > 1e-9 else 0)


@pytest.mark.parametrize("equation", ["ij,kj->ik", "ij,jk->ik", "bij,bjk->bik", "ij,ij->j"])
def test_einsum_of_labels_of_size_0(equation: str) -> None:
    operands = equation.split("->")[0].split(",")
    for empty in set("".join(operands)):
        arrays = [np.ones([0 if label == empty else 2 for label in operand]) for operand in operands]
        expected = np.einsum(equation, *arrays)
        assert np.array_equal(specgrad.einsum(equation, *map(specgrad.from_numpy, arrays)).numpy(), expected) and expected.shape


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128", "float16", "int64"])
def test_rows_by_columns_of_a_batch(dtype: str) -> None:
    rng = np.random.default_rng(0)
    for batch, inner in itertools.product(((1,), (5,), (2, 3), (0,)), (0, 1, 20, 256, 257)):
        x, y = (rng.integers(-4, 5, (*batch, *shape)).astype(dtype) for shape in ((1, inner), (inner, 1)))
        for a, b in ((x, y), (x.swapaxes(-1, -2).copy().swapaxes(-1, -2), y.repeat(2, -2)[..., ::2, :])):
            found = specgrad.matmul(specgrad.from_numpy(a), specgrad.from_numpy(b))
            assert found.shape == (*batch, 1, 1)
            assert found.dtype == getattr(specgrad, dtype)
            np.testing.assert_array_equal(found.numpy(), np.matmul(a, b))
