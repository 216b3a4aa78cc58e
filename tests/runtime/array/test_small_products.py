"""Products of batches of small matrices: any sizes, any layout, any set of instructions, any number of threads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native
from specgrad.core.kernels import table

pytestmark = pytest.mark.skipif(table._lib is None, reason="nothing is compiled")
SIZES = [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32]
LAYOUTS = {
    "as they lie": lambda x: x,
    "transposed": lambda x: np.ascontiguousarray(x.swapaxes(-1, -2)).swapaxes(-1, -2),
    "backwards": lambda x: x[..., ::-1].copy()[..., ::-1],
    "with gaps": lambda x: np.repeat(x, 2, axis=-1)[..., ::2],
}


@pytest.fixture(params=[64, 32, 16])
def vectors(request: Any) -> Iterator[None]:
    table._lib.sg_set_vector_bytes(request.param)
    yield
    table._lib.sg_set_vector_bytes(64)


def batches(rows: int, inner: int, columns: int, dtype: Any, batch: tuple[int, ...] = (3,)) -> tuple[Any, Any]:
    rng = np.random.default_rng(rows * 1024 + inner * 32 + columns)
    return rng.standard_normal((*batch, rows, inner)).astype(dtype), rng.standard_normal((*batch, inner, columns)).astype(dtype)


@pytest.mark.usefixtures("vectors")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_all_sizes_beside_numpy(dtype: Any, layout: str) -> None:
    for rows in SIZES:
        for inner in (1, 5, 32):
            for columns in SIZES:
                a, b = batches(rows, inner, columns, dtype)
                found = native.small_products(LAYOUTS[layout](a), LAYOUTS[layout](b))
                assert found.dtype == dtype and found.flags.c_contiguous
                np.testing.assert_allclose(found, a @ b, rtol=0, atol=1e-4 if dtype == np.float32 else 1e-12)


@pytest.mark.usefixtures("vectors")
def test_nothing_is_written_or_read_beside_a_matrix() -> None:
    """A matrix that ends where NaN begins, and a result whose neighbours are looked at."""
    for columns in SIZES:
        memory = np.full(2 * 6 * columns + 64, np.nan)
        b = memory[: 2 * 6 * columns].reshape(2, 6, columns)
        b[...] = 1
        found = native.small_products(np.ones((2, 5, 6)), b)
        assert (found == 6).all() and found.shape == (2, 5, columns)


def test_an_infinity_reaches_its_own_row_and_column_only() -> None:
    a, b = batches(5, 4, 11, np.float64)
    a[1, 2, 3], b[0, 1, 10] = np.inf, np.nan
    found, wanted = native.small_products(a, b), a @ b
    assert np.array_equal(np.isfinite(found), np.isfinite(wanted)) and np.array_equal(np.isnan(found), np.isnan(wanted))


def test_several_dimensions_of_a_batch_and_any_number_of_threads() -> None:
    a, b = batches(7, 6, 5, np.float32, (3, 100, 20))
    a, b = a.swapaxes(0, 1), b.swapaxes(0, 1)
    before = sg.get_num_threads()
    found = []
    for count in (1, 2, 5):
        sg.set_num_threads(count)
        found.append(native.small_products(a, b))
    sg.set_num_threads(before)
    np.testing.assert_allclose(found[0], a @ b, rtol=0, atol=1e-5)
    assert all(np.array_equal(found[0], other) for other in found[1:])


def test_what_is_left_to_blas() -> None:
    a, b = batches(4, 4, 4, np.float32)
    left = [
        (a[0], b[0]), (a, b[:2]), (a, b[:, :3]), (a, b.astype(np.float64)), (a.astype(np.int64), b.astype(np.int64)), (a[:1], b[:1]), (a[:0], b[:0]),
        (a.astype(np.complex64), b.astype(np.complex64)), (a.astype(">f4"), b.astype(">f4")), (np.ones((2, 33, 4)), np.ones((2, 4, 4))), (a, b.tolist()),
    ]  # fmt: skip
    assert all(native.small_products(*both) is None for both in left)
