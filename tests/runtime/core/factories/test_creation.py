"""Tensors from data, Python's numbers in the dtypes that hold them; and the places in triangles."""

from __future__ import annotations

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native


def test_integers_of_64_bits_without_a_sign() -> None:
    """NumPy makes floats of ints of which some need all 64 bits: none is rounded."""
    greatest = 2**64 - 1
    assert sg.tensor([greatest, 5], dtype=sg.uint64).tolist() == [greatest, 5]
    assert sg.tensor(greatest, dtype=sg.uint64).item() == greatest
    assert sg.tensor([greatest, 1], dtype=sg.float64).tolist() == [float(greatest), 1.0]
    for data, dtype in [([2**63, 5], None), ([2**63, -5], None), ([greatest], None), ([greatest + 1], sg.uint64), ([2**63, -5], sg.uint64)]:
        with pytest.raises(ValueError, match="more than 64 bits"):
            sg.tensor(data, dtype=dtype)


@pytest.mark.parametrize("compiled", [True, False])
def test_places_in_triangles(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled:
        monkeypatch.setattr(native, "triangle_places", lambda *args: None)
    for rows in range(5):
        for columns in range(5):
            for offset in (-(2**40), -6, *range(-4, 5), 6, 2**40):
                lower, upper = sg.tril_indices(rows, columns, offset), sg.triu_indices(rows, columns, offset)
                assert lower.tolist() == [list(places) for places in np.tril_indices(rows, offset, columns)] and lower.dtype is sg.int64
                assert upper.tolist() == [list(places) for places in np.triu_indices(rows, offset, columns)] and upper.shape[0] == 2
    assert sg.tril_indices(2, 2, dtype=sg.int32).dtype is sg.int32
    assert sg.tril_indices(2**40, 0).shape == sg.triu_indices(0, 2**40).shape == (2, 0)
    assert sg.tril_indices(2, 2, 2**70).shape == (2, 4) and sg.triu_indices(2, 2, 2**70).shape == (2, 0)
    with pytest.raises(RuntimeError, match="a matrix of 2147483648 x 2147483648 elements is too large"):
        sg.tril_indices(2**31, 2**31)
    with pytest.raises(NotImplementedError, match="not implemented for 'Bool'"):
        sg.triu_indices(2, 2, dtype=sg.bool)


def test_evenly_spaced_numbers_are_numpys() -> None:
    chance = np.random.default_rng(0)
    for start, end in [(0, 1), (0.0, -1.0), (3, -3.5), (1e30, -1e30), *chance.normal(size=(20, 2)).tolist()]:
        for steps in (2, 3, 8, 1001):
            for dtype in (sg.float32, sg.float64):
                expected = np.linspace(start, end, steps)
                np.testing.assert_array_equal(sg.linspace(start, end, steps, dtype=dtype).numpy(), expected.astype(dtype.numpy), strict=True)
        step = (end - start) / 7
        counted = np.arange(7, dtype=np.float64) * step + start
        found = sg.arange(start, start + 6.5 * step, step, dtype=sg.float64).numpy()
        np.testing.assert_array_equal(found, counted)
        np.testing.assert_array_equal(np.signbit(found), np.signbit(counted))


def test_ones_of_all_dtypes() -> None:
    for dtype in (sg.float32, sg.bfloat16, sg.int8, sg.bool, sg.complex64):
        for storage in ({}, {"requires_grad": False}, {"device": "cpu"}):
            found = sg.ones(2, 3, dtype=dtype, **storage)
            assert found.dtype is dtype and found.tolist() == [[1] * 3] * 2
    with pytest.raises(RuntimeError, match="negative dimension"):
        sg.ones(2, -1)
    with pytest.raises(TypeError, match="sizes must be ints"):
        sg.ones(True, 2)
    assert sg.ones(2, True).shape == (2, 1)  # as PyTorch has it: the first size tells
