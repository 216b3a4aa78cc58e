"""Frequencies of transforms: whole numbers times a step, rounded once, also where they are too large or too small for their dtype."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import specgrad as sg


@pytest.mark.parametrize("distance", [1.0, 0.1, 3, 1e-40, 1e300, 0.0])
@pytest.mark.parametrize("count", [0, 1, 2, 5, 8])
def test_frequencies_are_whole_numbers_times_a_step(count, distance):
    both_sides = np.concatenate([np.arange((count + 1) // 2), np.arange(-(count // 2), 0)])
    step = 1 / (count * distance) if count * distance else np.inf
    for dtype in (sg.float16, sg.float32, sg.float64, sg.complex64):
        with np.errstate(all="ignore"):
            expected = [(whole * step).astype(dtype.numpy) for whole in (both_sides, np.arange(count // 2 + 1))]
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            found = sg.fft.fftfreq(count, distance, dtype=dtype), sg.fft.rfftfreq(count, distance, dtype=dtype)
        for one, other in zip(found, expected):
            assert one.dtype is dtype
            np.testing.assert_array_equal(one.numpy(), other)
