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
