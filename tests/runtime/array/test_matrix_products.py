"""Products of matrices and vectors by NumPy's BLAS, called without NumPy: every layout, and what is left to NumPy."""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native
from specgrad.array.base.blas import blas, threads_of
from specgrad.core.kernels import table

pytestmark = pytest.mark.skipif(not table.compiled or blas() is None, reason="without kernels, or a BLAS of NumPy's, products are NumPy's")


def layouts(x: np.ndarray) -> Iterator[tuple[np.ndarray, bool]]:
    """An array as it may lie, and whether BLAS can be told of it."""
    yield x, True
    wide = np.zeros([3 * size + 1 for size in x.shape], x.dtype)
    apart = wide[tuple(slice(1, None, 3) for _ in x.shape)]
    apart[...] = x
    yield apart, x.ndim == 1 or 1 in x.shape
    yield x[::-1].copy()[::-1], len(x) == 1
    yield np.broadcast_to(x[:1], x.shape), len(x) == 1
    if x.ndim == 2:
        yield np.asfortranarray(x), True
        yield wide[1 : len(x) + 1, 2 : x.shape[1] + 2], True
        yield np.asfortranarray(wide)[1 : len(x) + 1, 2 : x.shape[1] + 2], True
        yield np.broadcast_to(x[:, :1], x.shape), x.shape[1] == 1


@pytest.mark.parametrize("dtype", ("float32", "float64"))
def test_products_of_every_layout(dtype: str) -> None:
    rng = np.random.default_rng(0)
    near = 1e-5 if dtype == "float32" else 1e-13
    for rows, inner, columns in itertools.product((1, 2, 17), (1, 3, 33), (1, 2, 9)):
        a, b = rng.standard_normal((rows, inner)).astype(dtype), rng.standard_normal((inner, columns)).astype(dtype)
        for one, other in itertools.product((a, a[0].copy()), (b, b[:, 0].copy())):
            for (x, known), (y, also) in itertools.product(layouts(one), layouts(other)):
                found = native.matrix_product(x, y)
                assert found is not None or not (known and also), (x.shape, x.strides, y.shape, y.strides)
                if found is not None:
                    expected = x.astype("float64") @ y.astype("float64")
                    assert found.shape == expected.shape and found.dtype == dtype
                    np.testing.assert_allclose(found, expected, rtol=near, atol=10 * near)


@pytest.fixture
def as_before() -> Iterator[None]:
    before = sg.get_num_threads()
    yield
    sg.set_num_threads(before)


@pytest.mark.usefixtures("as_before")
@pytest.mark.parametrize("dtype", ("float32", "float64"))
def test_large_products_on_any_number_of_threads(dtype: str) -> None:
    rng = np.random.default_rng(0)
    near = 1e-4 if dtype == "float32" else 1e-12
    for rows, inner, columns in ((301, 130, 70), (70, 130, 301), (65, 700, 129), (1, 700, 900), (900, 700, 1), (2048, 64, 65)):
        a, b = rng.standard_normal((rows, inner)).astype(dtype), rng.standard_normal((inner, columns)).astype(dtype)
        expected = a.astype("float64") @ b.astype("float64")
        for x, y in itertools.product((a, np.asfortranarray(a)), (b, np.asfortranarray(b))):
            for threads in (1, 2, 3, 7):
                sg.set_num_threads(threads)
                np.testing.assert_allclose(native.matrix_product(x, y), expected, rtol=near, atol=near * inner)
                if 1 in (rows, columns):
                    vector, matrix = (x[0], y) if rows == 1 else (y[:, 0], x.T)
                    np.testing.assert_allclose(native.matrix_product(vector, matrix), expected.reshape(-1), rtol=near, atol=near * inner)


@pytest.fixture
def any_vectors() -> Iterator[Any]:
    yield table._lib.sg_set_vector_bytes
    table._lib.sg_set_vector_bytes(64)


@pytest.mark.parametrize("dtype", ("float32", "float64"))
def test_few_rows(dtype: str, any_vectors: Any) -> None:
    """By a matrix as it lies, some rows of which are read at a time, or by one whose columns lie side by side; columns that fill no vector, and no tile."""
    rng = np.random.default_rng(0)
    near = 1e-5 if dtype == "float32" else 1e-13
    many = ((9, 300, 400), (31, 129, 300), (33, 128, 300))  # multiplications
    for rows, inner, columns in (*itertools.product((2, 3, 4, 5, 9, 16, 33, 64), (32, 45, 127, 128, 300), (32, 33, 63, 71)), *many):
        a, b = rng.standard_normal((rows, inner + 3)).astype(dtype)[:, 1:-2], rng.standard_normal((inner, columns)).astype(dtype)
        expected = a.astype("float64") @ b.astype("float64")
        for y, vectors in itertools.product((b, np.asfortranarray(b)), (16, 32, 64)):
            any_vectors(vectors)
            np.testing.assert_allclose(native.matrix_product(a, y), expected, rtol=near, atol=near * inner)


@pytest.mark.usefixtures("as_before")
@pytest.mark.parametrize("dtype", ("float32", "float64"))
def test_long_inner_products_have_the_same_bits_on_any_number_of_threads(dtype: str) -> None:
    x, y = np.random.default_rng(0).standard_normal((2, 300_001, 2)).astype(dtype)
    for a, b in ((x[:, 0].copy(), y[:, 0].copy()), (x[:, 0], y[:, 1])):
        found = []
        for threads in (1, 2, 5):
            sg.set_num_threads(threads)
            found.append(native.matrix_product(a, b))
        np.testing.assert_allclose(found[0], np.dot(a.astype("float64"), b.astype("float64")), rtol=1e-5)
        assert found[0].tobytes() == found[1].tobytes() == found[2].tobytes()


@pytest.mark.usefixtures("as_before")
def test_batches_of_every_layout() -> None:
    rng = np.random.default_rng(0)
    for batch, (rows, inner, columns) in itertools.product(((5,), (2, 3)), ((33, 40, 34), (1, 40, 50), (50, 40, 1), (1, 40, 1), (130, 200, 140))):
        a, b = rng.standard_normal((*batch, rows, inner)), rng.standard_normal((*batch, inner, columns))
        turned = [np.ascontiguousarray(x.swapaxes(-1, -2)).swapaxes(-1, -2) for x in (a, b)]
        for x, y in itertools.product((a, turned[0], a[::-1], np.broadcast_to(a[:1], a.shape)), (b, turned[1], b[::-1])):
            for threads in (1, 3, 8):
                sg.set_num_threads(threads)
                np.testing.assert_allclose(native.matrix_products(x, y), x @ y, rtol=1e-12, atol=1e-12)
    left = [(a, b[:1]), (a[0, 0], b[0, 0]), (a, b.astype(np.float32)), (a[:, :0], b), (a[..., ::-1], b), (a, b[..., 1:, :])]
    assert all(native.matrix_products(*both) is None for both in left)


class Threads:
    """The number of threads that NumPy's BLAS has of its own."""

    def __init__(self) -> None:
        known = blas()
        assert known is not None
        of_library = threads_of(known.library)
        if of_library is None:
            pytest.skip("NumPy's BLAS does not tell how many threads it has")
        self.get, self.set = of_library
        self.before = self.get()


@pytest.fixture
def of_blas() -> Iterator[Threads]:
    threads = Threads()
    yield threads
    threads.set(threads.before)


@pytest.mark.usefixtures("as_before")
def test_blas_has_one_thread_while_a_product_is_computed_and_those_of_before_afterwards(of_blas: Threads) -> None:
    sg.set_num_threads(2)
    of_blas.set(3)
    a, seen, done = np.ones((600, 600), np.float32), set(), threading.Event()

    def multiply() -> None:
        for _ in range(20):
            native.matrix_product(a, a)
            native.matrix_products(np.ones((3, 100, 100)), np.ones((3, 100, 100)))

    def watch() -> None:
        while not done.is_set():
            seen.add(of_blas.get())

    watching, computing = threading.Thread(target=watch), [threading.Thread(target=multiply) for _ in range(3)]
    for thread in (watching, *computing):
        thread.start()
    for thread in computing:
        thread.join()
    done.set()
    watching.join()
    assert of_blas.get() == 3 and 1 in seen and seen <= {1, 3}
    of_blas.set(1)
    multiply()
    assert of_blas.get() == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
@pytest.mark.usefixtures("as_before")
def test_a_child_that_is_forked_while_a_product_is_computed_multiplies_too(of_blas: Threads) -> None:
    sg.set_num_threads(2)
    of_blas.set(3)
    a, stop = np.ones((500, 500), np.float32), threading.Event()

    def multiply() -> None:
        while not stop.is_set():
            native.matrix_product(a, a)

    thread = threading.Thread(target=multiply)
    thread.start()
    try:
        for _ in range(5):
            child = os.fork()
            if not child:
                os._exit(0 if native.matrix_product(a, a)[0, 0] == 500 and of_blas.get() == 3 else 1)
            assert os.waitpid(child, 0)[1] == 0
    finally:
        stop.set()
        thread.join()


def test_what_is_left_to_numpy() -> None:
    a = np.ones((3, 3), np.float32)
    for one, other in [(a, a[:2]), (a[:0], a), (a, a.astype(np.float64)), (a, a.astype(">f4")), (a[None], a), (a.astype(int), a.astype(int))]:
        assert native.matrix_product(one, other) is None


@pytest.mark.parametrize("dtype", (sg.float32, sg.float64))
def test_a_matrix_by_its_own_transpose_is_symmetric(dtype: sg.dtype) -> None:
    rng = np.random.default_rng(0)
    for rows, columns in ((37, 65), (65, 200), (100, 64), (17, 1)):  # of which BLAS rounds one half differently
        wide = sg.tensor(rng.standard_normal((rows, columns + 3))).to(dtype)
        for x in (wide[:, :columns], wide.T.contiguous().T, wide.T):
            product = (x @ x.T).numpy()
            assert (product == product.T).all()
            np.testing.assert_allclose(product, x.numpy().astype("float64") @ x.numpy().T.astype("float64"), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("function", (lambda a, b: a @ b, lambda a, b: a @ b[0], lambda a, b: a[0] @ b[0], lambda a, b: sg.nn.functional.linear(a, b, a[0])))
@pytest.mark.parametrize("dtype", (sg.float32, sg.float64, sg.complex64))
def test_products_that_are_infinite_raise_nothing(function: object, dtype: sg.dtype) -> None:
    assert callable(function)
    a = sg.full((4, 4), 1e300 if dtype == sg.float64 else 1e38, dtype=dtype)
    with np.errstate(all="raise"):
        found = function(a, a.T)
    assert not sg.isfinite(found).any()
