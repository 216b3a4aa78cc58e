"""Tensors from data: Python's numbers in the dtypes that hold them."""

from __future__ import annotations

import pytest

import specgrad as sg


def test_integers_of_64_bits_without_a_sign() -> None:
    """NumPy makes floats of ints of which some need all 64 bits: none is rounded."""
    greatest = 2**64 - 1
    assert sg.tensor([greatest, 5], dtype=sg.uint64).tolist() == [greatest, 5]
    assert sg.tensor(greatest, dtype=sg.uint64).item() == greatest
    assert sg.tensor([greatest, 1], dtype=sg.float64).tolist() == [float(greatest), 1.0]
    for data, dtype in [([2**63, 5], None), ([2**63, -5], None), ([greatest], None), ([greatest + 1], sg.uint64), ([2**63, -5], sg.uint64)]:
        with pytest.raises(ValueError, match="more than 64 bits"):
            sg.tensor(data, dtype=dtype)
