"""Gradients of views of memory: of elements that share places with others and of such that do not, as told element by element."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.array.base.tools import layout_of
from specgrad.array.strides import as_strided, as_strided_backward, as_strided_like
from tests.effort import tries


def _places(shape: tuple[int, ...], strides: tuple[int, ...], start: int) -> Any:
    return np.array([start + int(np.dot(index, strides)) for index in np.ndindex(shape)], np.int64).reshape(shape)


def _told(grad: Any, written: Any, read: Any, of_tensor: Any) -> Any:
    """What is written to places of memory and added up there, divided by how many elements of a tensor lie there, and read."""
    memory, shared = np.zeros(100), np.zeros(100)
    np.add.at(memory, written, grad)
    np.add.at(shared, of_tensor, 1)
    return (memory / np.maximum(shared, 1))[read]


@pytest.mark.parametrize("how", ["rows", "columns", "steps", "a part", "repeated"])
def test_gradients_go_through_the_memory_of_the_tensor(how: str) -> None:
    chance = np.random.default_rng(len(how))
    for _ in range(tries(100, 500)):
        shape = tuple(chance.integers(1, 4, int(chance.integers(1, 4))).tolist())
        owner = np.arange(float(np.prod(shape))).reshape(shape)
        x = {"rows": owner, "columns": owner.T, "steps": owner[::2], "a part": owner[-1:], "repeated": np.broadcast_to(owner[:1], (2, *shape[1:]))}[how]
        ndim = int(chance.integers(0, 3))
        size, stride = tuple(chance.integers(1, 4, ndim).tolist()), tuple(chance.integers(0, 4, ndim).tolist())
        offset = None if chance.random() < 0.3 else int(chance.integers(0, 3))
        *strides, start = layout_of(x)
        of_tensor, of_view = _places(x.shape, tuple(strides), start), _places(size, stride, start if offset is None else offset)
        grad, tangent = chance.uniform(-1, 1, size), chance.uniform(-1, 1, (*x.shape, 2))[..., 0]
        given = x.shape, layout_of(x), size, stride, offset
        np.testing.assert_allclose(as_strided_backward(grad, *given), _told(grad, of_view, of_tensor, of_tensor), rtol=1e-12)
        if layout_of(tangent) != layout_of(x):  # else it shows its own memory
            np.testing.assert_allclose(as_strided_like(tangent, *given), _told(tangent, of_tensor, of_view, of_tensor), rtol=1e-12)
        if of_view.size and of_view.max() < owner.size:
            assert np.array_equal(as_strided(x, size, stride, offset), owner.reshape(-1)[of_view])


def test_a_gradient_has_memory_of_its_own_without_gaps() -> None:
    x = np.zeros((4, 3))
    found = as_strided_backward(np.ones((2, 2)), x.shape, layout_of(x), (2, 2), (3, 1), 1)
    assert found.flags.c_contiguous and found.flags.writeable and found.sum() == 4
