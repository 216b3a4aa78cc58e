"""Tensors and NumPy: memory that is shared, operators with arrays on either side, DLPack."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor

OPS = [operator.add, operator.sub, operator.mul, operator.truediv, operator.pow, operator.lt, operator.eq]


@pytest.mark.parametrize("op", OPS, ids=lambda f: f.__name__)
@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_operators_with_arrays_on_either_side(op: Any, kind: Any) -> None:
    """The result is a tensor, and recorded, whichever side the array is on."""
    array = np.array([1.5, 2.5], kind)
    x = sg.tensor([3.0, 0.5], dtype=sg.float32 if kind is np.float32 else sg.float64, requires_grad=True)
    right, left = op(x, array), op(array, x)
    assert isinstance(right, Tensor)
    assert isinstance(left, Tensor)
    assert np.allclose(right.detach().numpy(), op(x.detach().numpy(), array))
    assert np.allclose(left.detach().numpy(), op(array, x.detach().numpy()))
    if right.dtype is not sg.bool:
        assert right.requires_grad
        assert left.requires_grad


@pytest.mark.parametrize("scalar", [np.float32(2), np.float64(2), np.int64(2), np.bool_(True), np.complex64(2j)])
def test_numpy_scalars_are_numbers_on_either_side(scalar: Any) -> None:
    x = sg.tensor([3.0, 0.5], requires_grad=True)
    for out in (x * scalar, scalar * x):
        assert isinstance(out, Tensor)
        assert out.requires_grad
        assert out.dtype is (sg.complex64 if np.iscomplexobj(scalar) else sg.float32)
        assert np.allclose(out.detach().numpy(), np.array([3.0, 0.5]) * scalar)


def test_from_numpy_shares_memory() -> None:
    array = np.arange(6.0).reshape(2, 3).T
    x = sg.from_numpy(array)
    assert np.shares_memory(x.numpy(), array)
    assert x.stride() == (1, 3)
    array[0, 0] = 7
    assert x[0, 0].item() == 7
    x[0, 1] = 8
    assert array[0, 1] == 8


def test_tensor_copies_and_as_tensor_shares() -> None:
    array = np.zeros(2)
    assert not np.shares_memory(sg.tensor(array).numpy(), array)
    assert np.shares_memory(sg.as_tensor(array).numpy(), array)
    assert not np.shares_memory(sg.as_tensor(array, dtype=sg.float32).numpy(), array)
    x = sg.ones(2)
    assert sg.as_tensor(x) is x


def test_numpy_shares_and_asks_for_detach() -> None:
    x = sg.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="requires grad"):
        x.numpy()
    with pytest.raises(RuntimeError, match="requires grad"):
        np.asarray(x)
    assert np.shares_memory(x.detach().numpy(), x.numpy(force=True))


def test_array_protocol() -> None:
    x = sg.tensor([1.0, 2.0])
    assert np.shares_memory(np.asarray(x), x.numpy())
    assert not np.shares_memory(np.array(x), x.numpy())
    assert np.asarray(x, dtype=np.int32).dtype == np.int32
    assert np.array(x, copy=True).base is None


def test_numpy_functions_take_tensors() -> None:
    assert np.allclose(np.concatenate([sg.ones(2), sg.zeros(2)]), [1, 1, 0, 0])
    assert np.allclose(np.sin(sg.ones(2)), np.sin(1.0))


@settings(deadline=None, derandomize=True, database=None)
@given(
    st.lists(st.integers(0, 3), max_size=3),
    st.sampled_from([sg.float32, sg.float64, sg.float16, sg.int8, sg.int64, sg.uint8, sg.bool, sg.complex64, sg.complex128]),
)
def test_dlpack_both_ways(shape: list[int], dtype: Any) -> None:
    array = np.ones(shape, sg.zeros(1, dtype=dtype).numpy().dtype)
    x = sg.from_dlpack(array)
    assert x.dtype is dtype
    assert np.array_equal(x.numpy(), array)
    back = np.from_dlpack(x)
    assert np.array_equal(back, array)
    if array.size:
        assert np.shares_memory(back, array)


def test_dlpack_of_what_it_cannot_hold() -> None:
    with pytest.raises(BufferError, match="require gradient"):
        np.from_dlpack(sg.ones(2, requires_grad=True))
    with pytest.raises(BufferError, match="bfloat16"):
        np.from_dlpack(sg.ones(2).bfloat16())
    assert sg.ones(2).__dlpack_device__() == (1, 0)


@pytest.mark.parametrize(
    ("array", "error"),
    [
        (np.arange(3)[::-1], ValueError),
        (np.array(["a"]), TypeError),
        (np.arange(3, dtype=">i4"), ValueError),
        ([1], TypeError),
        (np.array([object()]), TypeError),
    ],
)
def test_arrays_that_are_no_tensors(array: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        sg.from_numpy(array)


def test_a_read_only_array_is_not_written() -> None:
    array = np.zeros(2)
    array.flags.writeable = False
    with pytest.raises((ValueError, RuntimeError)):
        sg.from_numpy(array).add_(1)
    assert array.tolist() == [0, 0]
