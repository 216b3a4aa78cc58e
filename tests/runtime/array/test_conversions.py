"""Conversions to narrower dtypes warn of nothing, in any thread, and leave NumPy's warnings as they were."""

from __future__ import annotations

import warnings
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from specgrad.array import shape


def _converted(seed: int) -> None:
    x = np.array([1e6, np.nan, np.inf, -1e30, 1.5 + seed], np.float32)
    with np.errstate(all="raise"):
        before = np.geterr()
        for dtype in (np.float16, np.int64, np.uint8):
            found = shape.to_copy(x, np.dtype(dtype))
            assert found.dtype == dtype and found[-1] == dtype(1.5 + seed)
        assert np.geterr() == before
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert shape.to_copy(x, np.dtype(np.float16))[0] == np.inf


def test_nothing_is_told_of_what_is_lost() -> None:
    _converted(0)
    before = np.geterr()
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(_converted, range(40)))
    assert np.geterr() == before
