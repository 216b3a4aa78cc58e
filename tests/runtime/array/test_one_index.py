"""Indices of several dimensions that are neighbours are taken for one: what they pick, and what is added there, is NumPy's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array import index
from specgrad.array.base.one_index import added_along, picked_along
from specgrad.array.nn.layers import embedding_backward
from specgrad.core.kernels import table

CASES = [  # the shape, dimensions in front, and the shapes of the indices
    ((7,), 0, [(5,)]),
    ((7,), 0, [()]),
    ((6, 5), 0, [(9,)]),
    ((6, 5), 0, [(4, 3)]),
    ((6, 5), 1, [(9,)]),
    ((6, 5), 0, [(9,), (9,)]),
    ((6, 5), 0, [(9, 1), (4,)]),
    ((3, 4, 5), 1, [(2, 3), (3,)]),
    ((3, 4, 5, 2), 1, [(7,), (7,)]),
    ((3, 4, 5, 2), 0, [(0,), (0,)]),
    ((3, 0, 2), 0, [(4,)]),
    ((200, 30), 0, [(500,)]),
    ((20, 30, 9), 0, [(500,), (500,)]),
]


def _places(shape: tuple[int, ...], before: int, shapes: list[tuple[int, ...]], dtype: Any) -> tuple[Any, ...]:
    chance = np.random.default_rng(len(shape))
    named = [chance.integers(-shape[before + d], shape[before + d], s).astype(dtype) for d, s in enumerate(shapes)]
    return (slice(None),) * before + tuple(named)


@pytest.mark.parametrize("dtype", [np.int64, np.int32])
@pytest.mark.parametrize("case", CASES)
def test_what_is_picked_and_added_is_what_numpy_picks_and_adds(case: Any, dtype: Any) -> None:
    shape, before, shapes = case
    places = _places(shape, before, shapes, dtype)
    for kind in (np.float32, np.float64, np.int64, np.complex64):
        x = (np.random.default_rng(0).standard_normal(shape) * 9).astype(kind)
        wanted = x[places]
        picked = index.index(x, [None if isinstance(p, slice) else p for p in places])
        assert np.array_equal(picked, wanted) and picked.flags.c_contiguous
        values = np.random.default_rng(1).integers(-9, 9, wanted.shape).astype(kind)
        for given in (values, values[..., :1] if values.ndim else values, kind(3)):
            added, expected = x.copy(), x.copy()
            np.add.at(expected, places, given)
            found = index.index_put_into(added, [None if isinstance(p, slice) else p for p in places], np.asarray(given), True)
            assert found is added and np.allclose(added, expected, rtol=1e-5, atol=1e-5)
        if table.compiled:
            assert picked_along(x, places) is not None and added_along(x.copy(), places, values)


def test_what_is_no_one_index_is_left_to_numpy() -> None:
    x, i, far = np.zeros((4, 5, 6)), np.array([0, 3, -4]), np.array([0, 3, 4])
    for places in [(i, slice(None), i), (slice(1, 3), i), (far,), (i, np.array([0, 1])), (i.astype(np.uint8),), (slice(None),)]:
        assert picked_along(x, places) is None and not added_along(x, places, np.float64(1)), places
    assert picked_along(x.T, (i,)) is None
    with pytest.raises(IndexError, match="could not be broadcast"):
        index.index_put_into(x, [i, np.array([0, 1])], np.float64(1).reshape(()), True)
    with pytest.raises(RuntimeError, match="shape mismatch: value tensor"):
        index.index_put_into(x, [i], np.zeros((2, 5, 6)), True)
    assert not x.any()


@pytest.mark.parametrize("rows", [3, 300])
def test_rows_that_are_looked_up_twice_get_both_gradients(rows: int) -> None:
    chance = np.random.default_rng(0)
    grad, indices = chance.standard_normal((20, 30, 65)).astype(np.float32), chance.integers(0, rows, (20, 30))
    wanted = np.zeros((rows, 65))
    np.add.at(wanted, indices, grad)
    for given, places in ((grad, indices), (grad.transpose(1, 0, 2), indices.T), (grad, indices.astype(np.int32))):
        np.testing.assert_allclose(embedding_backward(given, places, rows, -1, False), wanted, rtol=1e-4, atol=1e-4)
    seldom = embedding_backward(grad, indices, rows, 2, True)
    counts = np.bincount(indices.reshape(-1), minlength=rows).clip(1)[:, None]
    np.testing.assert_allclose(seldom, np.where(np.arange(rows)[:, None] == 2, 0, wanted / counts), rtol=1e-4, atol=1e-4)


def test_the_last_of_several_values_is_put_into_a_line():
    line, values = sg.tensor([1.0, 2.0, 3.0]), sg.tensor([9.0, 8.0])
    for places, expected in (([0, 0], [8, 2, 3]), ([-1, 0], [8, 2, 9]), ([2, 1], [1, 8, 9])):
        assert sg.index_put(line, (sg.tensor(places),), values).tolist() == expected
    assert line.tolist() == [1, 2, 3]
    assert sg.index_put(line, (sg.tensor([1, 2]),), sg.tensor(7.0)).tolist() == [1, 7, 7]
    with pytest.raises(IndexError, match="index 3 is out of bounds for dimension 0 with size 3"):
        sg.index_put(line, (sg.tensor([0, 3]),), values)
    with pytest.raises(RuntimeError, match="dtypes match"):
        sg.index_put(line, (sg.tensor([0, 1]),), values.to(sg.float64))
