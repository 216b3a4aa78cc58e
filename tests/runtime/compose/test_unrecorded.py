"""What is neither recorded nor watched is computed in fewer steps: to what the ops give, of the same dtype, and as no view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg

Function = Callable[..., Any]
MATRIX = [[4.0, 1.0, 0.5], [-1.0, 3.0, 2.0], [0.25, 1.0, 5.0]]
ROW = [1.0, -2.0, 3.0]
CALLS: dict[str, tuple[Function, tuple[Any, ...]]] = {
    "a vector": (sg.linalg.solve, (MATRIX, ROW)),
    "a vector for each": (sg.linalg.solve, ([MATRIX, MATRIX], [ROW, ROW])),
    "singular": (lambda A, B: sg.linalg.solve_ex(A, B).result, ([[1.0, 1.0], [1.0, 1.0]], [1.0, 2.0])),
    "tensorsolve": (sg.linalg.tensorsolve, (MATRIX, ROW)),
    "tensorsolve of more dimensions": (sg.linalg.tensorsolve, ([[[4.0, 1.0]], [[1.0, 3.0]]], [[1.0], [2.0]])),
    "tensorinv": (lambda x: sg.linalg.tensorinv(x, ind=1), (MATRIX,)),
    "tensorinv of more dimensions": (lambda x: sg.linalg.tensorinv(x, ind=1), ([[[4.0], [1.0]], [[1.0], [3.0]]],)),
    "lstsq": (lambda a, b: sg.linalg.lstsq(a, b).solution, (MATRIX, [[x] for x in ROW])),
    "lstsq of a vector": (lambda a, b: sg.linalg.lstsq(a, b).solution, ([MATRIX], [ROW])),
    "lstsq of low rank": (lambda a, b: sg.linalg.lstsq(a, b).solution, ([[1.0, 2.0], [2.0, 4.0], [3.0, 6.0]], [[1.0], [2.0], [4.0]])),
    "svdvals": (sg.linalg.svdvals, (MATRIX,)),
    "svdvals of a transposed matrix": (lambda x: sg.linalg.svdvals(x.T), ([[1.0, 2.0, 3.0], [0.0, -1.0, 4.0]],)),
    "vecdot": (sg.linalg.vecdot, (MATRIX, MATRIX)),
    "vecdot of transposed matrices": (lambda x, y: sg.linalg.vecdot(x.T, y.T), (MATRIX, MATRIX)),
    "vecdot of columns": (lambda x, y: sg.linalg.vecdot(x, y, dim=0), (MATRIX, MATRIX)),
    "trapezoid": (sg.trapezoid, (MATRIX,)),
    "trapezoid of columns": (lambda y: sg.trapezoid(y, dim=0), ([*MATRIX, ROW],)),
    "trapezoid of two": (sg.trapezoid, ([1.0, 2.0],)),
    "tensordot": (lambda x, y: sg.tensordot(x, y, 1), (MATRIX, MATRIX)),
    "tensordot of transposed matrices": (lambda x, y: sg.tensordot(x, y, ([0], [1])), (MATRIX, MATRIX)),
    "tensordot of sums": (lambda x, y: sg.tensordot(x, y, ([1], [0])), ([[2.0], [3.0], [4.0]], MATRIX)),
    "ldexp": (lambda x: sg.ldexp(x, sg.tensor([3, -2, 0])), (ROW,)),
    "ldexp, far": (lambda x: sg.ldexp(x, sg.tensor([130, -149, -151])), (ROW,)),
    "ldexp of columns": (lambda x: sg.ldexp(x, sg.tensor([[1], [2]], dtype=sg.int32)), (ROW,)),
    "float_power": (sg.float_power, (ROW, [2.0, 3.0, 0.5])),
    "float_power of columns": (sg.float_power, (ROW, [[2.0], [3.0]])),
    "index_put": (lambda x, v: sg.index_put(x, (sg.tensor([2, -3, 2]),), v), (ROW, [5.0, 6.0, 7.0])),
    "index_put of one number": (lambda x, v: sg.index_put(x, (sg.tensor([0, 1]),), v), (ROW, 5.0)),
    "index_put, added": (lambda x, v: sg.index_put(x, (sg.tensor([0, 0]),), v, accumulate=True), (ROW, [5.0, 6.0])),
    "index_put by a mask": (lambda x, v: sg.index_put(x, (sg.tensor([True, False, True]),), v), (ROW, [5.0, 6.0])),
}


@pytest.mark.parametrize("dtype", [sg.float32, sg.float64], ids=str)
@pytest.mark.parametrize("name", CALLS)
def test_it_is_what_is_recorded(name: str, dtype: sg.dtype) -> None:
    function, args = CALLS[name]
    found = function(*[sg.tensor(arg, dtype=dtype) for arg in args])
    recorded = function(*[sg.tensor(arg, dtype=dtype, requires_grad=True) for arg in args])
    assert recorded.requires_grad and not found.requires_grad and not found._is_view()
    assert found.dtype is recorded.dtype and found.shape == recorded.shape and found.is_contiguous()
    np.testing.assert_allclose(found, recorded.detach(), rtol=1e-5 if dtype is sg.float32 else 1e-13)


@pytest.mark.parametrize("wrong", [lambda: sg.ldexp(sg.ones(2), sg.ones(3, dtype=sg.int64)), lambda: sg.float_power(sg.ones(2), sg.ones(3))])
def test_shapes_that_do_not_broadcast(wrong: Function) -> None:
    with pytest.raises(RuntimeError, match="must match the size of tensor b"):
        wrong()


def test_an_index_beyond_the_tensor() -> None:
    with pytest.raises(IndexError, match="out of bounds"):
        sg.index_put(sg.ones(3), (sg.tensor([0, 3]),), sg.ones(2))


@pytest.mark.parametrize("count", [1, 50, 5000])
@pytest.mark.parametrize("shape", [(7,), (3, 4), (2, 1, 5), (4, 3, 2, 2)])
def test_indices_of_numbers(shape: tuple[int, ...], count: int) -> None:
    numbers = np.random.default_rng(0).integers(-30, 60, count)
    for given in (numbers, numbers.reshape(1, -1)):
        found = sg.unravel_index(sg.tensor(given), shape)
        for d, size in enumerate(shape):
            step = int(np.prod(shape[d + 1 :]))
            assert found[d].dtype is sg.int64 and np.array_equal(found[d], given // step % size)
    assert sg.unravel_index(sg.tensor([], dtype=sg.int64), shape)[0].shape == (0,)


def test_indices_along_no_dimensions() -> None:
    assert sg.unravel_index(sg.tensor([0, 0]), ()) == ()
    assert [part.item() for part in sg.unravel_index(sg.tensor(7), (3, 4))] == [1, 3]


def test_the_identity_that_is_kept_is_not_given_away() -> None:
    for _ in range(2):
        inverse = sg.linalg.pinv(sg.eye(3))
        assert inverse.tolist() == np.eye(3).tolist()
        inverse.mul_(5)
