"""Compiled LDL, products of reflections, determinants, triangles and permutations give what LAPACK and NumPy give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.array import copies
from specgrad.array.base import native
from specgrad.array.linalg import matrices

from .test_small_matrices import LEADS, LETTERS, adjoint, batches, close, compiled, numbers, types  # noqa: F401 - a fixture

lapack = pytest.importorskip("scipy.linalg.lapack")


@types
@pytest.mark.parametrize("hermitian", [False, True])
@pytest.mark.parametrize("n", [1, 2, 3, 7, 8, 17, 41])
@pytest.mark.parametrize("holds", ["any", "many zeros", "small integers"])
def test_ldl(holds: str, n: int, hermitian: bool, dtype: Any) -> None:
    factor = getattr(lapack, LETTERS[dtype] + ("hetrf" if hermitian and np.dtype(dtype).kind == "c" else "sytrf"))
    for a in batches(dtype, n, n):
        a = a * (np.random.default_rng(n).random(a.shape) < 0.3) if holds == "many zeros" else a.round() if holds == "small integers" else a
        a = (a + (adjoint(a) if hermitian else a.swapaxes(-2, -1))).astype(dtype)
        ld, pivots, info = native.factor_ldl(a, hermitian)
        assert (ld == np.tril(ld)).all()
        for at in np.ndindex(*a.shape[:-2]):
            expected, swapped, first = factor(a[at], lower=1)
            np.testing.assert_array_equal(pivots[at], swapped + (swapped >= 0) if swapped.min() == 0 else swapped)
            assert info[at] == first or np.abs(np.linalg.det(a[at])) < 1e-5  # rounding decides whether a pivot of a singular matrix is zero
            close(ld[at], np.tril(expected), 20)


@types
def test_only_the_lower_triangle_is_read(dtype: Any) -> None:
    a = numbers((3, 9, 9), dtype)
    for one, other in zip(native.factor_ldl(a, False), native.factor_ldl(np.where(np.tri(9, dtype=bool), a, np.nan).astype(dtype), False)):
        np.testing.assert_array_equal(one, other)


@types
@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (5, 5), (9, 4), (40, 17), (150, 130)])
def test_products_of_reflections(rows: int, columns: int, dtype: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for a in batches(dtype, rows, columns):
        vectors, tau = matrices.geqrf(a)
        close(matrices.householder_product(vectors, tau), matrices.qr(a)[0], 4)
        if rows < 100:
            expected = matrices.householder_product(vectors, tau)
            with monkeypatch.context() as patched:
                patched.setattr(native, "reflected", lambda *_: None)
                close(matrices.householder_product(vectors, tau), expected, 4)


@types
@pytest.mark.parametrize("n", [1, 2, 8, 33, 100])
def test_determinants(n: int, dtype: Any) -> None:
    for a in batches(dtype, n, n):
        a = (a / np.sqrt(n)).astype(dtype)
        found, (sign, size) = native.determinants(a, False), native.determinants(a, True)
        wide = a.astype(np.complex128 if np.dtype(dtype).kind == "c" else np.float64)
        signs, sizes = np.linalg.slogdet(wide)
        tolerance = 1e3 * float(np.finfo(dtype).eps) * n
        np.testing.assert_allclose(found, np.linalg.det(wide), rtol=tolerance)
        np.testing.assert_allclose(sign, signs, atol=tolerance)
        np.testing.assert_allclose(size, sizes, atol=tolerance)
        assert found.dtype == sign.dtype == np.dtype(dtype) and size.dtype == np.finfo(dtype).dtype


@types
def test_determinants_that_are_zero_none_or_large(dtype: Any) -> None:
    a = np.array([np.ones((2, 2)), [[1, np.nan], [2, 3]], np.eye(2)]).astype(dtype)
    np.testing.assert_array_equal(native.determinants(a, False), np.array([0, np.nan, 1], dtype))
    sign, size = native.determinants(a, True)
    assert sign[0] == 0 and size[0] == -np.inf and np.isnan(size[1]) and (sign[2], size[2]) == (1, 0)
    large = np.finfo(dtype).max / 8
    apart = np.diag(np.array([large, large, 1 / large, 1 / large])).astype(dtype)  # pivots whose product overflows on the way
    np.testing.assert_allclose(native.determinants(apart, False), 1, rtol=1e-4)
    assert np.isneginf(native.determinants(np.zeros((1, 1), dtype), True)[1])


@pytest.mark.parametrize("dtype", [np.bool_, np.int8, np.float16, np.int32, np.float64, np.complex128])
@pytest.mark.parametrize("diagonal", [-(1 << 40), -2, 0, 1, 9, 1 << 40])
def test_triangles(diagonal: int, dtype: Any) -> None:
    for lead in LEADS:
        for rows, columns in ((4, 4), (3, 7), (7, 3), (0, 2)):
            x = np.arange(1, 1 + int(np.prod(lead)) * rows * columns).reshape(*lead, rows, columns).astype(dtype)
            for a in (x, x.swapaxes(-2, -1), x[..., ::-1, :], np.broadcast_to(x[..., :1], x.shape)):
                k = int(np.clip(diagonal, -20, 20))
                np.testing.assert_array_equal(copies.tril(a, diagonal), np.tril(a, k))
                np.testing.assert_array_equal(copies.triu(a, diagonal), np.triu(a, k))
                assert copies.tril(a, diagonal).dtype == dtype


@types
def test_triangles_with_ones(dtype: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for a in batches(dtype, 5, 3):
        expected = np.tril(a, -1) + np.eye(5, 3, dtype=dtype)
        np.testing.assert_array_equal(matrices.unit_lower(a), expected)
        with monkeypatch.context() as patched:
            patched.setattr(native, "triangle", lambda *_: None)
            np.testing.assert_array_equal(matrices.unit_lower(a), expected)


@types
def test_permutations(dtype: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for a in batches(dtype, 6, 4):
        _, pivots, _ = native.factor_lu(a)
        found = matrices.permutation(pivots, 6, np.dtype(dtype))
        assert found.dtype == dtype and (found.sum(-1) == 1).all()
        with monkeypatch.context() as patched:
            patched.setattr(native, "permutations", lambda *_: None)
            np.testing.assert_array_equal(found, matrices.permutation(pivots, 6, np.dtype(dtype)))
    for wrong in (np.array([0, 1], np.int32), np.array([1, 7], np.int32), np.array([1, 2], np.int64)):
        assert native.permutations(wrong, 6, np.empty(1, dtype)) is None


@types
def test_no_bit_depends_on_the_number_of_threads(dtype: Any) -> None:
    a = numbers((400, 12, 12), dtype)
    vectors, tau = matrices.geqrf(a)
    before, found = specgrad.get_num_threads(), []
    try:
        for count in (1, 3):
            specgrad.set_num_threads(count)
            found.append([*native.factor_ldl(a, True), native.reflected(vectors, tau), *native.determinants(a, True), native.triangle(a, 1, False, False)])
    finally:
        specgrad.set_num_threads(before)
    for one, other in zip(*found):
        assert one.tobytes() == other.tobytes()
