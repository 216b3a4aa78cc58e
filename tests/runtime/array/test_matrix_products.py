"""Products of matrices and vectors by NumPy's BLAS, called without NumPy: every layout, and what is left to NumPy."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native
from specgrad.array.base.blas import blas
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
