"""Compiled kernels give what the NumPy expressions of the same formulas give: every kernel, in every dtype that it computes in."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.kernels.kernel_cases import (
    all_kernels,
    dtypes_of,
    each_kernel,
    elementwise,
    generator,
    kernels,
    of_rows,
    operands,
    run,
    same_bits,
    special_operands,
)
from tests.kernels.kernel_check import check


@each_kernel(all_kernels())
def test_random_values(name: str) -> None:
    kernel = all_kernels()[name]
    for dtype in dtypes_of(kernel):
        check(name, operands(kernel, dtype, (4, 37), generator(name)), dtype)


@each_kernel([*elementwise(), *of_rows()])
def test_each_dtype_has_a_compiled_loop(name: str) -> None:
    """Otherwise the other tests would hold NumPy against itself."""
    kernel = all_kernels()[name]
    for dtype in dtypes_of(kernel):
        assert kernels[name].same(*operands(kernel, dtype, (4, 5), generator(name))) is not None, dtype


@each_kernel(elementwise())
def test_special_values(name: str) -> None:
    kernel = all_kernels()[name]
    for dtype in dtypes_of(kernel):
        args = special_operands(kernel, dtype)
        if kernel.origin.op == "pow" and dtype.kind == "c":
            args = [np.where(np.isfinite(a), a, 1) for a in args]  # libc's and NumPy's complex powers disagree about infinities
        check(name, args, dtype)


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
def test_no_floating_point_error_is_left_to_numpy(dtype: str) -> None:
    """What a kernel divides by zero must not make NumPy's next call warn."""
    with np.errstate(all="raise"):
        for name in ("log", "div", "exp", "reciprocal"):
            zeros = np.zeros(5000, dtype)
            run(name, [zeros] * len(all_kernels()[name].operands))
            assert (np.ones(3, dtype) + 1 == 2).all()
            assert (np.ones(5000, dtype) / 2 == 0.5).all()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_remainders_are_exact_beside_multiples_of_the_divisor(dtype: Any) -> None:
    """Rounded, a quotient just below a whole number is that number. Quotients of every size, each size alone: a large one sends its call another way."""
    random = np.random.default_rng(0)
    for digits in (0, 3, 12, 20, 22, 24, 26, 28, 40):
        y = (random.uniform(0.5, 1, 4000) * np.where(random.random(4000) < 0.5, -1, 1)).astype(dtype)
        multiple = (y * np.floor(random.uniform(0.5, 1, 4000) * 2.0**digits)).astype(dtype)
        for x in (multiple, np.nextafter(multiple, dtype(0)), -np.nextafter(multiple, dtype(np.inf))):
            for scale in (dtype(1), np.finfo(dtype).tiny):
                a, b = x * scale, y * scale
                assert same_bits(kernels["fmod"](a, b), np.fmod(a, b))
                assert same_bits(kernels["remainder"](a, b), np.remainder(a, b))
                assert same_bits(kernels["floor_divide"](a, b), np.floor_divide(a, b))
    x, infinite = random.normal(size=100).astype(dtype), np.full(100, np.inf, dtype)
    for b in (infinite, -infinite):
        for name in ("fmod", "remainder", "floor_divide"):
            assert same_bits(kernels[name](x, b), getattr(np, name)(x, b))


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
def test_whole_quotients_of_large_and_small_numbers(dtype: Any) -> None:
    random, info = np.random.default_rng(0), np.iinfo(dtype)
    for digits in (4, 20, 30, 50, 51, 53, 62):
        low = max(-(2**digits), info.min)
        x, y = (random.integers(low, -low - 1, 4000, dtype=dtype) for _ in range(2))
        y = y >> random.integers(0, digits, 4000).astype(dtype)
        y[y == 0] = -1
        for a in (x, x // y * y, x // y * y - 1):
            for name in ("fmod", "remainder", "floor_divide"):
                assert np.array_equal(kernels[name](a, y), getattr(np, name)(a, y)), (name, digits)


def test_a_number_times_its_conjugate_is_real() -> None:
    """Where one of two products is rounded and the other not, their difference is no zero."""
    for dtype in (np.complex64, np.complex128):
        random = np.random.default_rng(0)
        z = (random.normal(size=999) + 1j * random.normal(size=999)).astype(dtype)
        assert not kernels["mul"](z, z.conj()).imag.any()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_halves_and_exponents_of_the_largest_and_smallest_numbers(dtype: Any) -> None:
    info = np.finfo(dtype)
    x = np.array([0, 1, 0.75, info.max, info.tiny, info.tiny / 2, info.smallest_subnormal, 3 * info.smallest_subnormal, np.inf, np.nan], dtype)
    x = np.concatenate([x, -x])
    mantissa, exponent = kernels["frexp"](x)
    true, power = np.frexp(x)
    assert same_bits(mantissa, true) and np.array_equal(exponent, np.where(np.isfinite(x), power, 0))


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.int64, np.uint8, np.uint64])
def test_shifts_beyond_the_last_bit(dtype: Any) -> None:
    x, by = (a.ravel() for a in np.meshgrid(np.array([0, 1, 5, 127], dtype), np.array([0, 1, 7, 8, 31, 32, 63, 64, 100], dtype)))
    for numbers in (x, ~x):
        assert np.array_equal(kernels["bitwise_left_shift"](numbers, by), np.left_shift(numbers, by))
        assert np.array_equal(kernels["bitwise_right_shift"](numbers, by), np.right_shift(numbers, by))


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_sizes_and_angles_of_complex_numbers_with_infinite_and_signed_parts(dtype: Any) -> None:
    parts = np.array([0, -0.0, 1, -1, 0.3, 3e38, 1e-40, np.inf, -np.inf, np.nan], np.float32)
    real, imag = (a.ravel() for a in np.meshgrid(parts, parts))
    z = np.empty(real.size, dtype)
    z.real, z.imag = real, imag
    with np.errstate(all="ignore"):
        for name, true in (("abs", np.abs(z)), ("angle", np.angle(z))):
            given = kernels[name](z)
            assert np.allclose(given, true, rtol=4 * np.finfo(dtype).eps, atol=0, equal_nan=True), name
            assert np.array_equal(np.signbit(given[true == 0]), np.signbit(true[true == 0])), name
