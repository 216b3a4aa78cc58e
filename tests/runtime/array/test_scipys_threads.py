"""SciPy's LAPACK computes on one thread, and has as many as before when that is done."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.linalg import lapack, scipys_threads

pytest.importorskip("scipy", reason="LAPACK is SciPy's for large matrices")


class Pool:
    """Of a BLAS with eight threads."""

    def __init__(self) -> None:
        self.count, self.asked = 8, [8]

    def set(self, count: int) -> None:
        self.count = count
        self.asked.append(count)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Pool:
    made = Pool()
    monkeypatch.setattr(scipys_threads, "_pool", lambda: (lambda: made.count, made.set))
    return made


def test_a_function_has_one_thread_whatever_it_does(pool: Pool) -> None:
    assert scipys_threads.on_one_thread(lambda x, *, y: (x, y, pool.count))(1, y=2) == (1, 2, 1) and pool.count == 8

    def fails() -> None:
        raise ValueError(pool.count)

    with pytest.raises(ValueError, match="1"):
        scipys_threads.on_one_thread(fails)()
    assert pool.asked == [8, 1, 8, 1, 8]


def test_calls_that_overlap_leave_the_threads_that_there_were(pool: Pool) -> None:
    entered, left = threading.Event(), threading.Event()

    def second() -> None:
        entered.set()
        assert left.wait(10)

    other = threading.Thread(target=scipys_threads.on_one_thread(second))

    def first() -> None:
        other.start()
        assert entered.wait(10)

    scipys_threads.on_one_thread(first)()
    left.set()
    other.join()
    assert pool.count == 8 and pool.asked == [8, 1, 8]


def test_a_user_who_wants_one_thread_has_one(pool: Pool) -> None:
    pool.count = 1
    assert scipys_threads.on_one_thread(lambda: pool.count)() == 1 and pool.count == 1 and pool.asked == [8]


@pytest.mark.parametrize(
    "function", [sg.linalg.cholesky, sg.linalg.inv, lambda x: sg.linalg.eigh(x)[0], lambda x: sg.linalg.qr(x)[1]], ids=["cholesky", "inv", "eigh", "qr"]
)
def test_matrices_of_which_one_thread_is_enough(function: Callable[[Any], Any], pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(0)
    matrix = rng.standard_normal((150, 150))
    x = sg.tensor(matrix @ matrix.T + np.eye(150))
    expected = function(x)
    assert 1 in pool.asked and pool.count == 8
    pool.asked.clear()
    monkeypatch.setattr(lapack, "MOST", 150 * 150)  # as if it were large
    np.testing.assert_allclose(function(x).numpy(), expected.numpy(), rtol=1e-9, atol=1e-9)
    assert not pool.asked


def test_what_is_no_openblas_of_scipys_own_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def function() -> int:
        return 3

    find = scipys_threads._pool.__wrapped__
    one, other = ((ctypes.CFUNCTYPE(ctypes.c_int)(lambda: 1), ctypes.CFUNCTYPE(None, ctypes.c_int)(lambda count: None)) for _ in range(2))
    for scipys, numpys, expected in ((None, one, None), (one, one, None), (one, other, one), (one, None, one)):
        monkeypatch.setattr(scipys_threads, "_functions", {"scipy.linalg._flapack": scipys, "numpy._core._multiarray_umath": numpys}.get)
        assert find() == expected
    monkeypatch.setattr(scipys_threads, "_pool", lambda: None)
    assert scipys_threads.on_one_thread(function) is function
    monkeypatch.undo()
    assert scipys_threads._functions("no.such.module") is None
    found = find()
    if found is not None:  # with SciPy's wheels
        get, set_ = found
        before = get()
        set_(1)
        assert get() == 1
        set_(before)
        assert get() == before >= 1
