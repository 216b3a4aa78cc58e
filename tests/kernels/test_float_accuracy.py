"""Functions of float32 against double precision: over all exponents, where formulas change, and from number to number."""

from __future__ import annotations

from typing import Any

import mpmath
import numpy as np
import pytest
import scipy.special

import specgrad as sg
from tests.effort import tries
from tests.kernels.kernel_cases import kernels, same_bits

TRUE = {
    "exp": np.exp, "exp2": np.exp2, "expm1": np.expm1, "sigmoid": scipy.special.expit, "tanh": np.tanh, "sinh": np.sinh, "cosh": np.cosh,
    "log": np.log, "log2": np.log2, "log10": np.log10, "log1p": np.log1p, "asinh": np.arcsinh, "acosh": np.arccosh, "atanh": np.arctanh,
    "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan,
    "erf": scipy.special.erf, "erfc": scipy.special.erfc, "rsqrt": lambda x: 1 / np.sqrt(x),
}  # fmt: skip
POSITIVE = {"lgamma": scipy.special.gammaln, "digamma": scipy.special.digamma}  # of negative numbers they are libm's, or differ near their zeros
BESSEL = {"i0": scipy.special.i0, "special_i0e": scipy.special.i0e, "special_i1": scipy.special.i1, "special_i1e": scipy.special.i1e}
ALL = TRUE | POSITIVE | BESSEL
# Where one formula ends and the next begins, and where results end.
EDGES = {
    "exp": [-104, -87.34, 88.73, *(np.log(2) * (k + 0.5) for k in (-126, -3, -1, 0, 1, 127))], "exp2": [-150, -149, -126, -0.5, 0.5, 127.5, 128],
    "expm1": [-30, -17.33, 17.33, 17.68, 88.73, 89, *(np.log(2) * (k + 0.5) for k in (-2, -1, 0, 1))], "sigmoid": [-104, -88.4, 0, 100],
    "tanh": [-10, -0.75, 0.75, 9.01, 10],
    "sinh": [-89.5, -89.42, -30, -1, 1, 1.04, 30, 89.42, 89.5], "cosh": [-89.5, -30, -0.347, 0.347, 30, 89.42, 89.5],
    "log": [1.17549435e-38, 0.7, 1, 1.4], "log2": [1.17549435e-38, 0.7, 1, 1.4], "log10": [1.17549435e-38, 0.7, 1, 1.4], "log1p": [-1, -0.3, 0.4, 1, 2.4e38],
    "asinh": [0.25, 1, 2**30], "acosh": [1, 2**30], "atanh": [-1, -1 / 3, 0.12, 1 / 3, 1], "sin": [-12800, 12800, 1e6, *(np.pi / 4 * k for k in range(1, 9))],
    "cos": [-12800, 12800, 1e6, *(np.pi / 4 * k for k in range(1, 9))], "tan": [-12800, 12800, 1e6, *(np.pi / 4 * k for k in range(1, 9))],
    "asin": [-1, -0.5, 0.5, 1], "acos": [-1, -0.5, 0.5, 1], "atan": [-2.4, -0.66, 0.66, 1.5, 2.4], "erf": [-3.95, 3.95], "erfc": [-10.1, -3.9, 0, 3, 10.1],
    "rsqrt": [0, 1.17549435e-38, 2**-100, 1], "i0": [-7.75, 0, 7.75, 91.9], "special_i0e": [-7.75, 0, 7.75], "special_i1": [-7.75, 0, 7.75, 91.9],
    "special_i1e": [-7.75, 0, 7.75], "lgamma": [0.5, 1, 1.5, 2, 2.5, 3.5, 4.5, 5.5, 6.5], "digamma": [1.4616321, 10],
}  # fmt: skip
SPARSE = tries(4, 1)
RISING = {"exp", "exp2", "expm1", "sigmoid", "tanh", "sinh", "log", "log2", "log10", "log1p", "asinh", "acosh", "atanh", "asin", "atan", "erf"}
FALLING = {"acos", "erfc", "rsqrt"}


def in_order(keys: Any) -> Any:
    """The numbers that are so many places away from 0."""
    keys = np.asarray(keys, np.int64)
    return (np.abs(keys) | np.where(keys < 0, 1 << 31, 0)).astype(np.uint32).view(np.float32)


def place(x: float) -> int:
    """How many numbers a number is away from 0."""
    return int(np.copysign(int(np.float32(abs(x)).view(np.uint32)), x))


def arguments(name: str) -> Any:
    """Numbers of every size, the closer the nearer they are to 1, and all those around the edges; in rising order."""
    end, near = place(np.inf), (place(2**-13), place(2**9))
    keys = [np.arange(-end, end, 10007 * SPARSE), np.arange(*near, 501 * SPARSE), -np.arange(*near, 501 * SPARSE)]
    keys += [np.arange(max(place(edge) - 3000, -end), min(place(edge) + 3000, end)) for edge in EDGES[name]]
    return in_order(np.unique(np.concatenate(keys)))


@pytest.mark.parametrize("name", ALL)
def test_the_error_is_at_most_one_unit_in_the_last_place(name: str) -> None:
    x = arguments(name)
    if name in POSITIVE:
        x = x[x > 0]
    with np.errstate(all="ignore"):
        given, true = kernels[name](x).astype(np.float64), ALL[name](x.astype(np.float64))
        rounded = true.astype(np.float32)
        unit = np.ldexp(1.0, np.maximum(np.frexp(true)[1], -125) - 24)
        wrong = np.abs(given - true) / unit
    finite = np.isfinite(true) & (np.abs(true) < np.finfo(np.float32).max)
    assert np.array_equal(given[~finite], rounded[~finite].astype(np.float64), equal_nan=True)
    worst = int(np.argmax(np.where(finite, wrong, 0)))
    assert wrong[worst] <= 1, f"{name}({x[worst]!r}) is {given[worst]!r} for {true[worst]!r}"


def test_gelu_and_its_slope_err_by_at_most_five_units_in_the_last_place() -> None:
    """Also where the tail of the normal distribution is all that is left of them. Around -0.75, where the slope is 0, it errs as at 0."""
    x = in_order(np.concatenate([-np.arange(place(1e-30), place(12.5), 3001 * SPARSE)[::-1], np.arange(place(1e-30), place(20), 3001 * SPARSE)]))
    exact = x.astype(np.float64)
    share = scipy.special.ndtr(exact)
    slope = share + exact * np.exp(exact * exact * -0.5) / np.sqrt(2 * np.pi)
    for given, true, least in (
        (kernels["nn_functional_gelu"](x), exact * share, 0.0),
        (kernels["nn_functional_gelu_backward_self"](np.ones_like(x), x), slope, np.where(abs(exact + 0.75) < 0.75, 0.5, 0)),
    ):
        wrong = np.abs(given - true) / np.ldexp(1.0, np.maximum(np.frexp(np.maximum(np.abs(true), least))[1], -125) - 24)
        worst = int(np.argmax(wrong))
        assert wrong[worst] <= 5, f"of {x[worst]!r}: {given[worst]!r} for {true[worst]!r}"
    ends = np.array([14.2, 14.5, 15, 50, 1e30, np.inf], np.float32)
    ones = np.ones_like(ends)
    gelu, backward = kernels["nn_functional_gelu"], kernels["nn_functional_gelu_backward_self"]
    assert np.array_equal(gelu(ends), ends) and np.array_equal(backward(ones, ends), ones)
    assert not backward(ones, -ends)[2:].any() and not gelu(-ends[2:5]).any()


@pytest.mark.parametrize("name", sorted(RISING | FALLING))
def test_from_number_to_number_results_rise_or_fall_as_the_function_does(name: str) -> None:
    with np.errstate(all="ignore"):
        y = kernels[name](arguments(name))
    steps = np.diff(y[~np.isnan(y) & np.isfinite(y)])
    assert (steps >= 0).all() if name in RISING else (steps <= 0).all()


@pytest.mark.parametrize("name", TRUE)
def test_zeros_infinities_and_the_smallest_numbers(name: str) -> None:
    x = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, -np.nan, 1e-45, -1e-45, 1e-39, -1e-39, 3e38, -3e38], np.float32)
    with np.errstate(all="ignore"):
        given, true = kernels[name](x), TRUE[name](x.astype(np.float64)).astype(np.float32)
    assert np.allclose(given, true, rtol=2e-7, atol=0, equal_nan=True), f"{given}\n{true}"
    zero = (true == 0) & (x == 0)
    assert np.array_equal(np.signbit(given[zero]), np.signbit(true[zero]))


@pytest.mark.parametrize("name", TRUE)
def test_every_place_in_an_array_gives_the_same_bits(name: str) -> None:
    x = np.concatenate([np.linspace(-3, 3, 61), [np.inf, 0, 1e-40, -200, 90]]).astype(np.float32)
    with np.errstate(all="ignore"):
        whole = kernels[name](x)
        for start in (1, 5):
            for length in (1, 2, 3, 7, 8, 15, 16, 17, 31):
                assert same_bits(kernels[name](x[start : start + length].copy()), whole[start : start + length]), (start, length)


@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_small_middle_and_large_angles_beside_each_other(name: str) -> None:
    """Each takes another way, and all of a call the one that suits the largest: no bit may depend on that."""
    small, middle, large = (np.float32(x) for x in (np.linspace(-12800, 12800, 257), np.linspace(13000, 1e6, 33), [1.5e6, -3e38]))
    alone = [kernels[name](x) for x in (small, middle, large)]
    for count in (2, 3):
        together = kernels[name](np.concatenate([small, middle, large][:count]))
        assert same_bits(together, np.concatenate(alone[:count]))


@pytest.mark.parametrize("name", [*POSITIVE, "log", "log2", "log10"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_a_number_that_is_not_positive_changes_no_result_beside_it(name: str, dtype: Any) -> None:
    """With one, a call takes another way."""
    x = np.linspace(0.01, 20, 999, dtype=dtype)
    with np.errstate(all="ignore"):
        alone, together = kernels[name](x), kernels[name](np.append(x, dtype(-0.5)))[:-1]
    assert np.allclose(alone, together, rtol=2 * float(np.finfo(dtype).eps), atol=4 * float(np.finfo(dtype).eps))
    if dtype is np.float32:
        assert same_bits(alone, together)


@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_beside_multiples_of_a_right_angle(name: str) -> None:
    """There the parts of pi that a number is reduced by cancel against it, down to the last of them."""
    nearest = (np.arange(1, 636619, 7 * SPARSE) * (np.pi / 2)).astype(np.float32)
    x = np.concatenate([nearest, np.nextafter(nearest, np.float32(0)), np.nextafter(nearest, np.float32(np.inf))])
    for part in (x[x <= 12800], x[(x > 12800) & (x <= 1e6)]):
        true = TRUE[name](part.astype(np.float64))
        wrong = np.abs(kernels[name](part) - true) / np.ldexp(1.0, np.frexp(true)[1] - 24)
        worst = int(np.argmax(wrong))
        assert wrong[worst] <= 1, f"{name}({part[worst]!r}) is {wrong[worst]:.3g} units off"


@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_angles_of_float64_err_by_less_than_two_units(name: str) -> None:
    random = np.random.default_rng(0)
    right = np.arange(1, 60000, 97) * (np.pi / 2)
    x = np.concatenate([random.uniform(0, 10, 3000), random.uniform(0, 1e5, 1000), np.exp2(random.uniform(-40, 16, 500)), right, np.nextafter(right, 0)])
    given = kernels[name](x).tolist()
    with mpmath.workprec(200):
        for number, value in zip(x.tolist(), given):
            true = getattr(mpmath, name)(number)
            assert abs(value - true) < 2 * mpmath.ldexp(1, mpmath.frexp(true)[1] - 53), f"{name}({number!r}) is {value!r} for {true}"


def test_powers_err_by_at_most_six_tenths_of_a_unit() -> None:
    """Of all sizes, and where a small error of a logarithm is one of many units."""
    random = np.random.default_rng(0)
    x = np.concatenate([np.exp2(random.uniform(-140, 127, 40000)), random.uniform(0.9, 1.1, 40000), random.uniform(0.01, 9, 40000)]).astype(np.float32)
    exponents = random.uniform(-103, 88, len(x)) / np.where(x == 1, 1, np.log(x.astype(np.float64)))
    y = np.where(random.integers(0, 2, len(x)), exponents, random.uniform(-3, 3, len(x))).astype(np.float32)
    with np.errstate(all="ignore"):
        given, true = kernels["pow"](x, y).astype(np.float64), x.astype(np.float64) ** y.astype(np.float64)
    finite = true < float(np.finfo(np.float32).max)
    wrong = np.abs(given - true)[finite] / np.ldexp(1.0, np.maximum(np.frexp(true[finite])[1], -125) - 24)
    worst = int(np.argmax(wrong))
    assert wrong[worst] < 0.6, f"{x[finite][worst]!r} ** {y[finite][worst]!r} is {wrong[worst]:.3g} units off"


def test_lengths_err_by_little_more_than_half_a_unit() -> None:
    """Of numbers of all sizes, and of two of nearly one size; of subnormal lengths, which are rounded twice, by less than a unit."""
    random = np.random.default_rng(0)
    sizes = random.uniform(-160, 127, 60000)
    x = np.concatenate([np.exp2(sizes), np.exp2(sizes), random.uniform(0.5, 1.5, 60000)]).astype(np.float32)
    y = np.concatenate([np.exp2(random.uniform(-160, 127, 60000)), np.exp2(sizes + random.uniform(-14, 14, 60000)), random.uniform(0.5, 1.5, 60000)])
    with np.errstate(all="ignore"):
        y = y.astype(np.float32)
        given, true = kernels["hypot"](x, -y).astype(np.float64), np.sqrt(x.astype(np.float64) ** 2 + y.astype(np.float64) ** 2)
        assert same_bits(given.astype(np.float32), kernels["abs"]((x - 1j * y).astype(np.complex64)))
    finite = true < float(np.finfo(np.float32).max)
    assert np.all(np.isinf(given[true >= 2.0**128]))
    wrong = np.abs(given[finite] - true[finite]) / np.ldexp(1.0, np.maximum(np.frexp(true[finite])[1], -125) - 24)
    is_normal = true[finite] >= 2.0**-126
    assert wrong[is_normal].max() < 0.51 and wrong.max() < 0.8


def test_lengths_beside_infinities_and_zeros() -> None:
    x = np.array([np.inf, np.inf, -np.inf, np.nan, np.nan, 2, 0, -0.0, 0, 3e-45, 3.4e38, 3], np.float32)
    y = np.array([np.nan, 1, np.inf, -np.inf, 2, np.nan, 0, -0.0, -5, 4e-45, 0, 4], np.float32)
    expected = np.array([np.inf, np.inf, np.inf, np.inf, np.nan, np.nan, 0, 0, 5, np.hypot(y[9], x[9]), 3.4e38, 5], np.float32)
    assert same_bits(kernels["hypot"](x, y), expected)


def test_special_cases_of_powers_are_those_of_c() -> None:
    """Each alone, and all together: where none is a special case a call takes another way."""
    sizes = [0, 0.5, 1, 2, 3, 2.5, 33554431, 16777215, 8388607.5, 1e30, np.inf, 1e-45, 1e-39, 1.1754944e-38, 3.4028235e38, 0.99999994, 1.0000001]
    numbers = np.array([*sizes, *(-x for x in sizes), np.nan], np.float32)
    x, y = (a.ravel() for a in np.meshgrid(numbers, numbers))
    with np.errstate(all="ignore"):
        true = np.array([float(np.power(a, b)) for a, b in zip(x.astype(np.float64), y.astype(np.float64))])
        true[(x == -np.inf) & (y == 0.5)] = np.inf  # NumPy takes the root
        rounded = true.astype(np.float32)
        together, alone = kernels["pow"](x, y), np.array([kernels["pow"](x[i : i + 1], y[i : i + 1])[0] for i in range(len(x))])
    assert same_bits(together, alone)
    nan = np.isnan(rounded)
    assert np.array_equal(np.isnan(together), nan) and np.array_equal(np.signbit(together[~nan]), np.signbit(rounded[~nan]))
    np.testing.assert_array_max_ulp(together[~nan], rounded[~nan], 1)


def test_powers_of_a_number_and_to_a_number() -> None:
    random = np.random.default_rng(0)
    for count in (1, 7, 511, 512, 513, 1300):
        x = random.uniform(0.01, 9, count).astype(np.float32)
        tensor = sg.tensor(x)
        for number in (1.7, -0.3, 2.5):
            base = number if number > 0 else 0.3
            assert same_bits((tensor**number).numpy(), kernels["pow"](x, np.full(count, number, np.float32)))
            assert same_bits(sg.pow(base, tensor).numpy(), kernels["pow"](np.full(count, base, np.float32), x))
        x[count // 2] = -1
        whole = kernels["pow"](x, np.full(count, 1.7, np.float32))
        assert same_bits((sg.tensor(x) ** 1.7).numpy(), whole) and np.isnan(whole).sum() == 1
        again = sg.tensor(x)
        assert same_bits(again.pow_(1.7).numpy(), whole)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_the_next_number_is_that_of_numpy(dtype: Any) -> None:
    random, bits = np.random.default_rng(0), {4: np.uint32, 8: np.uint64}[np.dtype(dtype).itemsize]
    info = np.finfo(dtype)
    edges = np.array([0, 1, 2, 1.5, info.max, info.tiny, info.smallest_subnormal, 3 * info.smallest_subnormal, np.inf], dtype)
    edges = np.concatenate([edges, -edges, [np.nan]]).astype(dtype)
    x, y = (np.concatenate([a.ravel(), random.integers(0, np.iinfo(bits).max, 5000, bits).view(dtype)]) for a in np.meshgrid(edges, edges))
    with np.errstate(all="ignore"):
        given, true = kernels["nextafter"](x, y), np.nextafter(x, y)
    nan = np.isnan(true)
    assert np.array_equal(np.isnan(given), nan) and same_bits(given[~nan], true[~nan])


def test_angles_of_numbers_of_every_size() -> None:
    numbers = np.array([0.0, 1, np.inf, np.nan, 1e38, 3.4e38, 1.2e-38, 1e-39, 1e-45, 1e30, 2.5], np.float32)
    random = np.random.default_rng(0)
    near = random.uniform(-3, 3, (2, 20000)).astype(np.float32)
    y, x = (np.concatenate([a.ravel(), b]) for a, b in zip(np.meshgrid(np.concatenate([numbers, -numbers]), np.concatenate([numbers, -numbers])), near))
    given, true = kernels["atan2"](y, x), np.arctan2(y.astype(np.float64), x.astype(np.float64))
    nan = np.isnan(true)
    assert np.array_equal(np.isnan(given), nan) and np.array_equal(np.signbit(given[~nan]), np.signbit(true[~nan]))
    unit = np.ldexp(1.0, np.maximum(np.frexp(true[~nan])[1], -125) - 24)
    assert (np.abs(given[~nan] - true[~nan]) / unit).max() < 0.51
