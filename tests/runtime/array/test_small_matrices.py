"""Compiled functions of batches of small matrices give what LAPACK gives: values, signs, pivots, what is said of singular matrices; large ones are LAPACK's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.array.base import native
from specgrad.array.linalg import matrices, spectra
from specgrad.array.linalg.lapack import LARGE

lapack = pytest.importorskip("scipy.linalg.lapack")
expm = pytest.importorskip("scipy.linalg").expm

LETTERS = {np.float32: "s", np.float64: "d", np.complex64: "c", np.complex128: "z"}
types = pytest.mark.parametrize("dtype", LETTERS, ids=lambda t: t.__name__)
sizes = pytest.mark.parametrize("n", [1, 2, 3, 7, 8, 9, 16, 17, 33, 41, 65])
LEADS = [(), (3,), (2, 1, 2)]


@pytest.fixture(autouse=True)
def compiled() -> None:
    if native.factor_lu(np.eye(2)) is None:
        pytest.skip("nothing is compiled")


def numbers(shape: tuple[int, ...], dtype: Any, seed: int = 0) -> Any:
    chance = np.random.default_rng(seed)
    drawn = chance.standard_normal(shape)
    return (drawn + 1j * chance.standard_normal(shape) if np.dtype(dtype).kind == "c" else drawn).astype(dtype)


def close(found: Any, expected: Any, times: float = 1.0) -> None:
    """To a number of rounding errors of the largest element."""
    assert found.dtype == expected.dtype and found.shape == expected.shape
    unit = float(np.finfo(expected.dtype).eps) * max(1, expected.shape[-1]) * 50 * times
    assert np.abs(found - expected).max() <= unit * max(1e-300, np.abs(expected).max())


def adjoint(a: Any) -> Any:
    return a.conj().swapaxes(-2, -1)


def batches(dtype: Any, rows: int, columns: int) -> Iterator[Any]:
    for lead in LEADS:
        yield numbers((*lead, rows, columns), dtype, rows)
        yield numbers((*lead, columns, rows), dtype, rows).swapaxes(-2, -1)
        yield numbers((*lead, 2 * rows, 3 * columns), dtype, rows)[..., ::-2, ::3]


@types
@sizes
def test_lu(n: int, dtype: Any) -> None:
    getrf = getattr(lapack, LETTERS[dtype] + "getrf")
    for rows, columns in ((n, n), (n, n + 5), (n + 5, n)):
        for a in batches(dtype, rows, columns):
            lu, pivots, info = native.factor_lu(a)
            assert not info.any() and pivots.dtype == info.dtype == np.int32 and info.shape == a.shape[:-2]
            for at in np.ndindex(*a.shape[:-2]):
                expected, swapped, _ = getrf(a[at])
                np.testing.assert_array_equal(pivots[at], swapped + 1)
                close(lu[at], np.asarray(expected), 10)
            lower = np.tril(lu[..., : min(rows, columns)], -1) + np.eye(rows, min(rows, columns), dtype=dtype)
            close(matrices.permutation(pivots, rows, dtype) @ lower @ np.triu(lu[..., : min(rows, columns), :]), np.ascontiguousarray(a), 10)


@types
def test_the_first_of_the_largest_numbers_is_the_pivot(dtype: Any) -> None:
    """Complex numbers are compared as LAPACK does, by the sum of their parts' sizes."""
    a = np.array([[1, 0, 0], [-2, 1, 0], [2, 0, 3]], dtype)
    assert native.factor_lu(a)[1].tolist() == [2, 3, 3]
    if np.dtype(dtype).kind == "c":
        b = np.array([[4, 0], [3 + 3j, 1]], dtype)  # of size 4 and 4.2; sums are 4 and 6
        assert native.factor_lu(b)[1].tolist() == [2, 2]
        c = np.array([[4.5, 0], [3 + 3j, 1]], dtype)
        assert native.factor_lu(c)[1].tolist() == [2, 2]


@types
@pytest.mark.parametrize("n", [2, 3, 8, 9, 20])
def test_singular_matrices(n: int, dtype: Any) -> None:
    a = np.stack([np.eye(n, dtype=dtype)] * 3)
    a[1, n - 1] = 0
    a[2, :, [1, n - 1]] = 0  # the first of two counts
    x, info = matrices.inverse(a)
    assert info.tolist() == [0, n, 2]
    np.testing.assert_array_equal(x[0], a[0])
    assert np.isnan(x[1:]).all()
    y, info = matrices.solve(a, np.ones((3, n, 2), dtype))
    assert info.tolist() == [0, n, 2] and not np.isnan(y[0]).any() and np.isnan(y[1:]).all()
    lu, _, info = matrices.lu_factor(a)
    assert info.tolist() == [0, n, 2] and np.isfinite(lu).all()


@types
@sizes
def test_solutions_and_inverses(n: int, dtype: Any) -> None:
    for a in batches(dtype, n, n):
        well = np.roll(a + 2 * n * np.eye(n, dtype=dtype), 1, -2).astype(dtype)  # rows must be swapped
        if not a.flags.c_contiguous:
            well = np.ascontiguousarray(well.swapaxes(-2, -1)).swapaxes(-2, -1)
        for columns in (1, 3, 8, 20, 47):
            x = numbers((*a.shape[:-2], n, columns), dtype, columns)
            found, info = native.solve_small(well, well @ x)
            assert not info.any()
            close(found, x, 4)
        inverse, info = native.solve_small(well, None)
        close(inverse @ well, np.broadcast_to(np.eye(n, dtype=dtype), well.shape), 4)


@types
@sizes
@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("unit", [False, True])
def test_triangles(unit: bool, upper: bool, n: int, dtype: Any) -> None:
    """The other triangle is not read, nor is a diagonal that counts as ones."""
    for a in batches(dtype, n, n):
        a = (a / n + 2 * np.eye(n)).astype(dtype) if a.flags.c_contiguous else np.swapaxes((a / n + 2 * np.eye(n)).astype(dtype), -2, -1)
        full = np.triu(a) if upper else np.tril(a)
        if unit:
            full = full - full * np.eye(n, dtype=dtype) + np.eye(n, dtype=dtype)
        beside = np.where(full == 0, np.nan, a).astype(dtype)
        if unit:
            beside = np.where(np.eye(n, dtype=bool), np.nan, beside).astype(dtype)
        for columns in (1, 8, 19, 40):
            x = numbers((*a.shape[:-2], n, columns), dtype, columns)
            close(matrices.solve_triangular(beside, full @ x, upper, unit), x, 4)


def test_one_triangle_for_a_batch_and_zeros_on_its_diagonal() -> None:
    a = np.array([[2.0, 0], [1, 0]])
    b = np.arange(12.0).reshape(3, 2, 2)
    found = matrices.solve_triangular(np.broadcast_to(a, b.shape), b, False, False)
    np.testing.assert_array_equal(found[:, 0], b[:, 0] / 2)
    assert np.isinf(found[:, 1]).all()


@types
@sizes
def test_cholesky(n: int, dtype: Any) -> None:
    for a in batches(dtype, n, n):
        positive = (a @ adjoint(a) + n * np.eye(n)).astype(dtype)
        expected = np.linalg.cholesky(positive)
        above = np.where(np.triu(np.ones((n, n)), 1), np.nan, positive).astype(dtype)  # is not read
        found, info = native.factor_cholesky(above)
        assert not info.any()
        close(found, expected, 10)


@types
@pytest.mark.parametrize("n", [1, 2, 5, 8, 13])
def test_matrices_that_are_not_positive_definite(n: int, dtype: Any) -> None:
    for wrong in (0.0, -1.0, np.nan):
        for order in {1, (n + 1) // 2, n}:
            a = np.stack([np.eye(n, dtype=dtype)] * 2)
            a[1, order - 1, order - 1] = wrong
            factor, info = matrices.cholesky(a)
            assert info.tolist() == [0, order]
            np.testing.assert_array_equal(factor[0], a[0])
            assert np.isnan(factor[1]).all()


@types
@sizes
@pytest.mark.parametrize("more", [0, 1, 6])
def test_qr(more: int, n: int, dtype: Any) -> None:
    """Signs too."""
    for a in batches(dtype, n + more, n):
        for complete in (False, True):
            q, r = native.factor_qr(a, complete)
            expected = np.linalg.qr(a, "complete" if complete else "reduced")
            close(q, expected[0], 20)
            close(r, expected[1], 20)
            close(adjoint(q) @ q, np.broadcast_to(np.eye(q.shape[-1], dtype=dtype), (*q.shape[:-2], q.shape[-1], q.shape[-1])), 2)


@types
@sizes
def test_reflections(n: int, dtype: Any) -> None:
    geqrf = getattr(lapack, LETTERS[dtype] + "geqrf")
    for rows, columns in ((n, n), (n, n + 5), (n + 5, n)):
        for a in batches(dtype, rows, columns):
            found, factors = native.reflections(a)
            for at in np.ndindex(*a.shape[:-2]):
                expected, expected_factors = geqrf(a[at])[:2]
                close(found[at], np.asarray(expected), 20)
                close(factors[at], np.asarray(expected_factors), 20)


@types
@pytest.mark.parametrize("power", [-1, 0, 1])
def test_reflections_of_very_large_and_small_numbers(power: int, dtype: Any) -> None:
    """Squares of these are infinite, or zero; columns that are multiples of a unit vector have no reflection."""
    limits = np.finfo(dtype)
    size = {-1: float(limits.tiny) * 8, 0: 1.0, 1: float(limits.max) / 64}[power]
    a = numbers((5, 4), dtype)
    q, r = native.factor_qr((a * size).astype(dtype), False)
    expected = np.linalg.qr(a)
    close(q, expected[0], 1e4 if power < 0 else 4)
    close((r / size).astype(dtype), expected[1], 1e4 if power < 0 else 4)
    tiny = np.array([[1, 0], [size * 1e-3 if power < 0 else 0, 1]], dtype)
    close(native.factor_qr(tiny, False)[1], np.linalg.qr(tiny)[1])
    identity = np.eye(4, dtype=dtype)
    for found in native.factor_qr(identity, False):
        np.testing.assert_array_equal(found, identity)


@types
@pytest.mark.parametrize("n", [1, 2, 3, 8, 9, 20])
def test_exponentials(n: int, dtype: Any) -> None:
    wide = np.complex128 if np.dtype(dtype).kind == "c" else np.float64
    for lead in LEADS:
        for size in (0, 1e-4, 0.01, 0.2, 0.8, 1.9, 4, 20):
            a = (numbers((*lead, n, n), dtype) * size / n).astype(dtype)
            close(matrices.matrix_exp(a), np.asarray(expm(a.astype(wide))).astype(dtype), 4 * max(1, size))


def test_exponentials_of_matrices_whose_powers_are_small() -> None:
    """As many halvings as the norm asks for would cost all digits."""
    for large in (1e3, 1e6, 1e9):
        a = np.array([[1.0, large], [0, -1]])
        np.testing.assert_allclose(matrices.matrix_exp(a), [[np.e, large * np.sinh(1)], [0, 1 / np.e]], rtol=1e-14)
        a = np.array([[1.0, large, 0], [0, -1, large], [0, 0, 0.5]])
        np.testing.assert_allclose(matrices.matrix_exp(a), expm(a), rtol=1e-10)
    nilpotent = np.diag(np.full(4, 1e5), 1)
    np.testing.assert_allclose(matrices.matrix_exp(nilpotent), expm(nilpotent), rtol=1e-10)


def test_exponentials_of_no_numbers() -> None:
    a = np.zeros((2, 3, 3))
    a[1, 0, 1] = np.nan
    found = matrices.matrix_exp(a)
    np.testing.assert_array_equal(found[0], np.eye(3))
    assert np.isnan(found[1]).all()


@types
def test_numbers_that_are_none_stay_with_their_matrix(dtype: Any) -> None:
    a = numbers((3, 9, 9), dtype) + 20 * np.eye(9, dtype=dtype)
    positive = a @ adjoint(a)
    for value in (np.nan, np.inf):
        for whole in (a, positive):
            broken = whole.copy()
            broken[1, 4, 3] = value
            for function in (
                lambda x: native.factor_lu(x)[0],
                lambda x: native.solve_small(x, None)[0],
                lambda x: native.factor_qr(x, False)[1],
                native.exponential,
            ):
                with np.errstate(all="ignore"):
                    found, clean = function(broken), function(whole)
                np.testing.assert_array_equal(found[::2], clean[::2])
                assert value == np.inf or np.isnan(found[1]).any()  # one over an infinite pivot is zero


@types
def test_no_bit_depends_on_the_number_of_threads(dtype: Any) -> None:
    a = (numbers((37, 24, 24), dtype) + 30 * np.eye(24)).astype(dtype)
    b = numbers((37, 24, 11), dtype)

    def everything() -> list[Any]:
        lower = native.factor_cholesky(a @ adjoint(a))
        return [
            *native.factor_lu(a), *native.solve_small(a, b), *lower, *native.factor_qr(a, True), *native.reflections(a),
            native.solve_small_triangle(a, b, True, False), native.exponential(a / 20),
        ]  # fmt: skip

    before = specgrad.get_num_threads()
    try:
        specgrad.set_num_threads(1)
        alone = everything()
        for count in (2, 5):
            specgrad.set_num_threads(count)
            for x, y in zip(alone, everything(), strict=True):
                assert x.tobytes() == y.tobytes()
    finally:
        specgrad.set_num_threads(before)


def test_what_is_left_to_lapack() -> None:
    functions = [
        native.factor_lu, native.factor_cholesky, native.reflections, native.exponential, lambda a: native.factor_qr(a, False),
        lambda a: native.solve_small(a, None), lambda a: native.solve_small(a, a), lambda a: native.solve_small_triangle(a, a, True, False),
    ]  # fmt: skip
    for given in (
        np.zeros((0, 3, 3)),
        np.zeros((2, 0, 0)),
        np.eye(3, dtype=np.float16),
        np.eye(3, dtype=int),
        np.ones(3),
        np.eye(129),
        np.eye(3, dtype=">f8"),
        [[1.0]],
    ):
        assert [function(given) for function in functions] == [None] * len(functions)
    for function in (native.factor_cholesky, native.exponential, lambda a: native.solve_small(a, None)):
        assert function(np.ones((2, 3))) is None
    assert native.factor_qr(np.ones((2, 3)), False) is None
    for b in (np.ones((2, 3, 1)), np.ones((2, 1)), np.ones((3, 1), np.float32), np.ones((3, 0)), np.ones((3, 129)), 1.0):
        assert native.solve_small(np.eye(3), b) is None
        assert native.solve_small_triangle(np.eye(3), b, True, False) is None
    with pytest.raises(TypeError, match="expected 2 arguments, but got 1"):
        native.solve_small(np.eye(3))


@types
def test_large_matrices(dtype: Any) -> None:
    n = LARGE + 3
    a = (numbers((2, n, n), dtype) + 3 * n * np.eye(n)).astype(dtype)
    b = numbers((2, n, 2), dtype)
    inverse, info = matrices.inverse(a)
    assert not info.any()
    close(inverse @ a, np.broadcast_to(np.eye(n, dtype=dtype), a.shape))
    close(a @ matrices.solve(a, b)[0], b)
    singular = a.copy()
    singular[1, :, 4] = 0
    found, info = matrices.solve(singular, b)
    assert info.tolist() == [0, 5] and np.isnan(found[1]).all() and not np.isnan(found[0]).any()
    positive = (a @ adjoint(a) / n).astype(dtype)
    close(matrices.cholesky(positive)[0], np.linalg.cholesky(positive))
    for wrong in (-1.0, np.nan):
        broken = positive.copy()
        broken[0, 7, 7] = wrong
        factor, info = matrices.cholesky(broken)
        assert info.tolist() == [8, 0] and np.isnan(factor[0]).all() and not np.isnan(factor[1]).any()
    for tall in (a, a[..., : n - 1]):
        for found, expected in zip(matrices.qr(tall), np.linalg.qr(tall), strict=True):
            close(found, expected)
        q, r = matrices.qr_complete(tall)
        close(q @ r, np.ascontiguousarray(tall))
        close(adjoint(q) @ q, np.broadcast_to(np.eye(n, dtype=dtype), q.shape))
    for uplo in "LU":
        values, vectors = spectra.eigh(a, uplo, 1.0)
        half = np.tril(a, -1) if uplo == "L" else np.triu(a, 1)
        whole = half + adjoint(half) + a.real * np.eye(n)
        close((vectors * values[..., None, :]) @ adjoint(vectors), whole.astype(dtype))
    u, s, vh = spectra.svd(a[..., : n - 1], 1.0)
    close((u * s[..., None, :]) @ vh, np.ascontiguousarray(a[..., : n - 1]))
    close(spectra.svdvals(a[..., : n - 1], False, "svdvals")[0], s)


@types
@pytest.mark.parametrize("shape", [(4, 4), (6, 3), (2, 3, 6)])
def test_least_squares_of_full_rank_and_less(shape: tuple[int, ...], dtype: Any) -> None:
    a, b = numbers(shape, dtype), numbers((*shape[:-1], 2), dtype)
    limit = float(np.finfo(dtype).eps) * 10
    pinv = np.linalg.pinv(a).astype(dtype)
    close(spectra.pinv(a, None, None), pinv, 20)
    solution, rank = spectra.lstsq(a, b, limit)
    close(solution, (pinv @ b).astype(dtype), 20)
    assert (rank == min(shape[-2:])).all()
    a[..., 1, :] = a[..., 0, :]
    pinv = np.linalg.pinv(a, rcond=limit * 10).astype(dtype)
    close(spectra.pinv(a, None, np.asarray(limit * 10)), pinv, 20)
    solution, rank = spectra.lstsq(a, b, limit * 10)
    close(solution, (pinv @ b).astype(dtype), 20)
    assert (rank == np.linalg.matrix_rank(a, rtol=limit * 10)).all()
