"""Standard deviations of numbers that are all equal, zero but for the rounding of their mean, and of numbers too small to be squared."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.array import reduce


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, np.complex64], ids=lambda t: t.__name__)
def test_the_deviation_of_equal_numbers(dtype: Any) -> None:
    real = np.zeros((), dtype).real.dtype
    for value in (0, 1, -3.5, 1e-6, 6e4):
        x = np.full((3, 5), value, dtype)
        for dim, keepdim, shape in ((None, False, ()), (1, False, (3,)), (0, True, (1, 5)), ((0, 1), True, (1, 1))):
            found = reduce.std(x, dim, 1, keepdim)
            assert found.dtype == real and found.shape == shape
            assert (found <= 1e-6 * abs(value)).all()  # as far as the mean is rounded
    assert np.isnan(reduce.std(np.ones(1, dtype), None, 1, False))
    for value in (np.nan, np.inf):
        assert np.isnan(reduce.std(np.full(4, value, dtype), None, 1, False))


def test_rows_of_which_some_are_equal_and_some_are_tiny() -> None:
    x = np.array([[1.0, 1.0, 1.0], [1e-200, 2e-200, 3e-200], [1e200, 2e200, 3e200]])
    np.testing.assert_allclose(reduce.std(x, 1, 1, False), [0, 1e-200, 1e200], rtol=1e-14)
    np.testing.assert_allclose(reduce.std(x.T, 0, 1, True), [[0, 1e-200, 1e200]], rtol=1e-14)
