"""Small arrays that compiled code fills are as NumPy fills them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native
from specgrad.array.base.tools import spaced
from specgrad.core.base.dtypes import ALL
from specgrad.core.kernels import table

NUMBERS: list[Any] = [0, 1, -1, 7, 255, 2**24, 2**24 + 1, -(2**24) - 1, 2**70, 0.0, -0.0, 0.1, -2.5, 3.4028234663852886e38, 3.4028236e38, 1e39, -1e300, 1e-46]
NUMBERS += [float("inf"), float("-inf"), float("nan"), True, False, 1j, np.float32(2), np.int64(3), "a", None]


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled")
@pytest.mark.parametrize("dtype", ALL, ids=lambda dtype: dtype.name)
def test_one_number_in_all_elements(dtype: Any) -> None:
    covered = 0
    for number in NUMBERS:
        for shape in ((), (1,), (3, 5), (0, 2), (4096,)):
            found, expected = np.full(shape, 9, dtype.numpy), np.full(shape, 9, dtype.numpy)
            if native.filled(found, number):
                covered += 1
                expected.fill(number)
            assert found.tobytes() == expected.tobytes(), (number, shape)
    assert covered >= 5  # of zero


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled")
def test_what_is_left_to_numpy() -> None:
    fixed = np.ones(3)
    fixed.flags.writeable = False
    others: list[Any] = [fixed, np.ones((4, 4))[:, ::2], np.ones(4097), np.ones(3).astype(">f8"), np.array([None, 1]), np.array(["ab"]), [1.0], None, 3.0]
    for other in others:
        before = [str(other), getattr(other, "nbytes", 0)]
        assert native.filled(other, 0) is False
        assert [str(other), getattr(other, "nbytes", 0)] == before


def test_fill_refuses_what_is_no_number_of_the_dtype() -> None:
    for make in (lambda x: x.fill_(1e39), lambda x: sg.full_like(x, 1e39), lambda x: x.fill_(2**200)):
        x = sg.ones(3)
        with pytest.raises(RuntimeError, match="without overflow"):
            make(x)
        assert x.tolist() == [1.0, 1.0, 1.0]
    assert sg.zeros(3, dtype=sg.int64).fill_(2.75).tolist() == [2, 2, 2]
    assert str(sg.ones(2).fill_(-0.0)[0].item()) == "-0.0"


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "float16"])
@pytest.mark.parametrize(("start", "step"), [(0.0, 0.1), (-3.0, 1 / 3), (1e300, 1e299), (-5.0, 0.0), (float("inf"), 1.0)])
def test_numbers_at_even_distances(start: float, step: float, dtype: str) -> None:
    wanted = np.dtype(dtype)
    for count in (0, 1, 7, 4096, 4097, 100_003):
        for last in (None, 2.5, -0.0):
            numbers = np.arange(count, dtype=np.float64) * step + start
            if last is not None:
                numbers[-1:] = last
            with np.errstate(all="ignore"):
                expected = numbers.astype(wanted)
            found = spaced(count, start, step, last, wanted)
            assert found.dtype == wanted
            assert found.tobytes() == expected.tobytes()


def test_what_is_no_distance_is_left_to_python() -> None:
    given: Any
    for given in (
        (),
        (3, 0, 1.0, None, False),
        (3.0, 0.0, 1.0, None, False),
        (3, 0.0, 1.0, 1, False),
        (-1, 0.0, 1.0, None, False),
        (2**80, 0.0, 1.0, None, True),
    ):
        if table.compiled or len(given) == 5:
            assert native.spaced(*given) is None


@pytest.mark.parametrize(("n", "m"), [(0, 0), (0, 3), (3, 0), (1, 1), (4, 4), (2, 5), (5, 2), (7, 6)])
def test_ones_on_the_diagonal(n: int, m: int) -> None:
    for dtype in (sg.float32, sg.int64, sg.bool, sg.bfloat16, sg.complex64):
        assert sg.eye(n, m, dtype=dtype).tolist() == np.eye(n, m, dtype=np.float64).astype(dtype.numpy).astype(complex if dtype.is_complex else float).tolist()
