"""Tensors joined by ops made of others: without gradients on a shorter way, with the same numbers, and results that are nobody's views."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import specgrad

SHAPES: list[tuple[tuple[int, ...], ...]] = [((), ()), ((3,), (3,)), ((2, 3), (2, 3)), ((3,), (1, 3)), ((2, 3, 4), (2, 3, 4)), ((0,), (0,)), ((2, 0), (2, 0))]
DTYPES = [specgrad.float32, specgrad.float16, specgrad.bfloat16, specgrad.int64, specgrad.bool, specgrad.complex64]


def numbers(shape: tuple[int, ...], seed: int) -> Any:
    return np.random.default_rng(seed).integers(0, 5, shape)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("name", ["hstack", "vstack", "dstack", "column_stack", "stack"])
@pytest.mark.parametrize("shapes", SHAPES, ids=str)
def test_as_numpy_joins_them(name: str, shapes: tuple[tuple[int, ...], ...], dtype: specgrad.dtype) -> None:
    given = [numbers(shape, seed) for seed, shape in enumerate(shapes)]
    try:
        expected = getattr(np, name)(given)
    except ValueError:
        with pytest.raises(RuntimeError):
            getattr(specgrad, name)([specgrad.tensor(a, dtype=dtype) for a in given])
        return
    for swapped in (False, True):  # rows one after the other in memory, and columns
        tensors = [specgrad.tensor(a, dtype=dtype) for a in given]
        tensors = [t.mT.contiguous().mT if swapped and t.ndim >= 2 else t for t in tensors]
        found = getattr(specgrad, name)(tensors)
        assert found.dtype is dtype and (swapped or found.is_contiguous()) and not found._is_view()
        assert specgrad.equal(found, specgrad.tensor(expected, dtype=dtype)) and found.shape == expected.shape
        before = [t.clone() for t in tensors]
        found.zero_()
        assert all(map(specgrad.equal, tensors, before))
        if dtype.is_floating_point:
            with_gradient = [t.clone().requires_grad_() for t in tensors]
            again = getattr(specgrad, name)(with_gradient)
            assert specgrad.equal(again, specgrad.tensor(expected, dtype=dtype))
            again.sum().backward()
            assert all(specgrad.equal(t.grad, specgrad.ones_like(t)) for t in with_gradient)


@pytest.mark.parametrize(
    "dtypes", [(specgrad.float32,) * 3, (specgrad.int64,) * 3, (specgrad.bfloat16,) * 3, (specgrad.float32, specgrad.float64, specgrad.int64)], ids=str
)
def test_matrices_along_a_diagonal(dtypes: tuple[specgrad.dtype, ...]) -> None:
    given = [1 + numbers(shape, seed) for seed, shape in enumerate([(2, 3), (2,), ()])]
    expected = np.zeros((4, 6))
    expected[:2, :3], expected[2, 3:5], expected[3, 5] = given
    tensors = [specgrad.tensor(a, dtype=dtype) for a, dtype in zip(given, dtypes)]
    found = specgrad.block_diag(*tensors)
    assert found.dtype is specgrad.cat([t.reshape(-1) for t in tensors]).dtype
    assert specgrad.equal(found, specgrad.tensor(expected, dtype=found.dtype)) and not found._is_view()
    if dtypes[0].is_inexact:
        tensors[0].requires_grad_()
        again = specgrad.block_diag(*tensors)
        assert specgrad.equal(again, found)
        again.sum().backward()
        assert specgrad.equal(tensors[0].grad, specgrad.ones_like(tensors[0]))


def test_combinations_of_vectors() -> None:
    for dtype in DTYPES:
        vectors = [specgrad.tensor(numbers((n,), n), dtype=dtype) for n in (2, 3, 1)]
        expected = [[a, b, c] for a in vectors[0].tolist() for b in vectors[1].tolist() for c in vectors[2].tolist()]
        found = specgrad.cartesian_prod(*vectors)
        assert found.tolist() == expected and not found._is_view()


@pytest.mark.parametrize("with_replacement", [False, True])
def test_choices_are_those_of_itertools_in_their_order(with_replacement: bool) -> None:
    of = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    for count, r in itertools.product((0, 1, 2, 5, 7), (1, 2, 3, 5, 8)):
        found = specgrad.combinations(specgrad.arange(count), r, with_replacement)
        assert found.shape[1] == r and found.tolist() == [list(chosen) for chosen in of(range(count), r)]


def test_choices_of_most_elements_and_of_more_than_there_are() -> None:
    found = specgrad.combinations(specgrad.arange(70), 68)
    assert found.shape == (70 * 69 // 2, 68) and found.tolist() == sorted(found.tolist()) and (found.diff(dim=1) > 0).all()
    assert specgrad.combinations(specgrad.arange(3), 2**40).shape == (0, 2**40)
    assert specgrad.combinations(specgrad.ones(1), 1000, True).shape == (1, 1000)
    with pytest.raises(MemoryError, match="more bytes are wanted than have an address"):
        specgrad.combinations(specgrad.arange(2000), 1000)


def test_the_product_of_all_is_nobodys_view() -> None:
    x = specgrad.tensor([[2.0, 3.0], [4.0, 0.5]], requires_grad=True)
    assert x.detach().prod().item() == 12 and not x.detach().prod()._is_view()
    x.prod().backward()
    assert x.grad is not None and x.grad.tolist() == [[6, 4], [3, 24]]
