"""Every forward expression of real elements against its true value, in units in the last place, over the whole range of numbers."""

from __future__ import annotations

import os
from typing import Any

import mpmath
import numpy as np
import pytest
import scipy.special

import specgrad
from specgrad.codegen.model.op import DEFAULT_ULPS, Op
from specgrad.codegen.proof.digits.accuracy import Truth, forwards_of, has_masks, is_measurable, measure
from specgrad.core.kernels import table
from specgrad.generated import ops
from tests.ops.spec_cases import BY_NAME, SPEC

NUMPY = os.environ.get("SPECGRAD_KERNELS") == "numpy"
# Where NumPy's and SciPy's functions err by more than compiled ones may: the error in units in the last place, None for no bound.
LOOSER = {"erfc": 1000, "nn.functional.gelu": 1000, "lgamma": None, "digamma": None, "polygamma": 1000, "erfinv": 1000}


def computed(op: Op, args: list[Any], number: int = 0) -> Any:
    given = [specgrad.from_numpy(a) if isinstance(a, np.ndarray) else a for a in args]
    named = {p.name: a for p, a in zip(op.signature.params, given) if p.keyword_only}
    found = getattr(ops, op.signature.identifier)(*given[: len(given) - len(named)], **named)
    return (found[number] if len(op.bodies) > 1 else found).numpy()


@pytest.mark.parametrize("name", [op.name for op in SPEC if is_measurable(op) and not has_masks(op)])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_the_error_is_within_the_bound(name: str, dtype: str) -> None:
    op = BY_NAME[name]
    bound = op.bound(dtype)
    if NUMPY:
        bound = LOOSER.get(name, max(bound, DEFAULT_ULPS))
    for forward in forwards_of(op):
        truth = None if forward.is_complex else Truth.known(forward)
        if truth is None or bound is None:
            continue
        number = forward.number
        compute = lambda env, n=number: computed(op, [env[p.name] for p in op.signature.params], n)  # noqa: E731
        worst = measure(truth, dtype, compute, count=40 if op.elementary else 16, bound=bound)
        assert worst is None, str(worst)


def neighbours(dtype: Any, low: float, high: float) -> Any:
    """Runs of adjacent numbers, all over an interval."""
    starts = np.linspace(low, high, 400).astype(dtype)
    runs = [starts]
    for _ in range(20):
        runs.append(np.nextafter(runs[-1], np.array(high, dtype)))
    return np.stack(runs, axis=1)


RISING = {
    "exp": (-100, 88), "expm1": (-20, 80), "log": (1e-3, 50), "log1p": (-0.9, 50), "sinh": (-20, 20), "tanh": (-12, 12), "asinh": (-50, 50),
    "atanh": (-0.99, 0.99), "erf": (-4, 4), "atan": (-50, 50), "asin": (-1, 1), "sigmoid": (-90, 20),
}  # fmt: skip


@pytest.mark.skipif(NUMPY, reason="NumPy's own functions are not all monotonic")
@pytest.mark.parametrize("name", RISING)
def test_float32_functions_rise_from_number_to_number(name: str) -> None:
    x = neighbours(np.float32, *RISING[name])
    assert (np.diff(getattr(specgrad.from_numpy(x), name)().numpy(), axis=1) >= 0).all()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_the_inverse_error_function_near_one(dtype: Any) -> None:
    x = (1 - np.ldexp(1.0, -np.arange(2, np.finfo(dtype).nmant + 2))).astype(dtype)
    y = specgrad.from_numpy(x).erfinv().numpy()
    assert (np.diff(y) > 0).all()
    back = 1 - specgrad.from_numpy(y.astype(np.float64)).erfc().numpy()
    assert np.allclose(1 - back, (1 - x).astype(np.float64), rtol=1e-4 if dtype is np.float32 else 1e-13, atol=0)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_large_angles_beside_small_ones(dtype: Any) -> None:
    """One large argument takes its block another way, which must change no bit of the others."""
    x = np.linspace(-40, 40, 257).astype(dtype)
    mixed = np.concatenate([x, np.array([1e30, np.inf, np.nan, -1e9], dtype)])
    for name in ("sin", "cos", "tan"):
        given = getattr(specgrad.from_numpy(mixed), name)().numpy()
        assert np.array_equal(given[: len(x)], getattr(specgrad.from_numpy(x), name)().numpy())
        assert np.allclose(given[-1], getattr(np, name)(mixed[-1].astype(np.float64)), rtol=1e-5 if dtype is np.float32 else 1e-14)
        assert np.isnan(given[-3:-1]).all() and abs(given[-4] - getattr(np, name)(np.float64(mixed[-4]))) <= 1e-6 * max(1, abs(given[-4]))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_norms_whose_squares_are_no_numbers(dtype: Any) -> None:
    large = np.finfo(dtype).max / 16
    for size in (large, np.finfo(dtype).tiny, np.finfo(dtype).tiny / 1024):
        x = np.array([[3, 4, 0], [0, 0, 0]], dtype) * dtype(size)
        assert np.allclose(specgrad.linalg.vector_norm(specgrad.from_numpy(x), dim=1).numpy() / dtype(size), [5, 0], rtol=1e-3)
        assert np.allclose(specgrad.from_numpy(x[0]).norm().numpy() / dtype(size), 5, rtol=1e-3)
        assert np.allclose(specgrad.from_numpy((x[0] * 1j).astype(np.result_type(dtype, np.complex64))).norm().numpy() / dtype(size), 5, rtol=1e-3)


def farthest(function: Any, truth: Any, *numbers: Any) -> float:
    """The largest error in units in the last place, less what a change of each number by one unit makes, of results that are normal numbers."""
    dtype, worst = numbers[0].dtype.type, 0.0
    results = function(*map(specgrad.from_numpy, numbers)).numpy().tolist()
    with mpmath.workdps(60):
        for *at, found in zip(*(n.tolist() for n in numbers), results):
            true = truth(*map(mpmath.mpf, at))
            if not np.finfo(dtype).tiny < abs(true) < np.finfo(dtype).max:
                continue
            error, unit = abs(found - true), float(np.spacing(dtype(abs(float(true)))))
            if error > 4 * unit:
                moved = ([*at[:i], np.nextafter(dtype(x), dtype(np.inf)).item(), *at[i + 1 :]] for i, x in enumerate(at))
                error -= sum(abs(truth(*map(mpmath.mpf, beside)) - true) for beside in moved)
            worst = max(worst, float(error / unit))
    return worst


@pytest.mark.slow
@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
@pytest.mark.parametrize("order", [1, 2, 3, 9, 20, 60, 120])
def test_polygamma_of_positive_numbers(order: int) -> None:
    """Small numbers, those on either side of where the series begins, and large ones, whose powers are too small and whose factorials are too large."""
    x = np.concatenate([[1e-320], np.geomspace(1e-9, 1e20, 300), [1e308], np.linspace(0.5, 14, 200), np.linspace(60, 70, 50)])
    for dtype, most in ((np.float64, 4), (np.float32, 0.51)):
        with np.errstate(over="ignore"):
            numbers = x.astype(dtype)
        numbers = numbers[(numbers > 0) & (numbers < np.inf)]
        assert farthest(lambda x: specgrad.polygamma(order, x), lambda x: mpmath.polygamma(order, x), numbers) <= most


OF_ONE = {
    "exp": mpmath.exp, "expm1": mpmath.expm1, "log": mpmath.log, "log1p": mpmath.log1p, "sin": mpmath.sin, "cos": mpmath.cos, "tan": mpmath.tan,
    "asin": mpmath.asin, "acos": mpmath.acos, "atan": mpmath.atan, "sinh": mpmath.sinh, "cosh": mpmath.cosh, "tanh": mpmath.tanh, "asinh": mpmath.asinh,
    "atanh": mpmath.atanh, "erf": mpmath.erf, "erfc": mpmath.erfc, "log10": mpmath.log10,
    "log2": lambda x: mpmath.log(x, 2), "exp2": lambda x: mpmath.mpf(2) ** x,
}  # fmt: skip
ENDS = {"log": (0, np.inf), "log2": (0, np.inf), "log10": (0, np.inf), "log1p": (-1, np.inf), "asin": (-1, 1), "acos": (-1, 1), "atanh": (-1, 1)}


@pytest.mark.skipif(NUMPY, reason="NumPy's functions are as good as they are")
@pytest.mark.parametrize("name", OF_ONE)
def test_elementary_functions_at_every_size(name: str) -> None:
    """Their tables and series end somewhere, and a few numbers for each size do not meet where they are worst."""
    size = np.geomspace(2.0**-14, 16, 3000)
    low, high = ENDS.get(name, (-np.inf, np.inf))
    x = np.concatenate([size, -size])
    assert farthest(getattr(specgrad, name), OF_ONE[name], x[(x > low) & (x < high)]) <= 2


@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
@pytest.mark.parametrize("order", [2, 9])
def test_polygamma_falls_from_number_to_number(order: int) -> None:
    x = neighbours(np.float64, 11.99, 12.01)[:100]
    size = abs(specgrad.polygamma(order, specgrad.from_numpy(x)).numpy())
    assert (np.diff(size[:, ::10], axis=1) <= 0).all()


@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
def test_digamma_beside_its_zeros() -> None:
    zeros = np.array([1.4616321449683623, -0.504083008264455, -1.573498473162391, -10.69])
    x = (zeros[:, None] + np.concatenate([np.geomspace(1e-15, 0.3, 25), -np.geomspace(1e-15, 0.3, 25)])).ravel()
    assert farthest(specgrad.digamma, mpmath.digamma, x) <= 4
    x = np.concatenate([zeros[0] + np.arange(-20, 20) * 2.3e-16, np.geomspace(1e-300, 1e300, 100), np.linspace(0.1, 12, 200)])
    assert farthest(specgrad.digamma, mpmath.digamma, x) <= 4


@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
@pytest.mark.parametrize("a", [1e-7, 1e-3, 0.3, 0.6, 1.0, 1.3, 5.5, 8.9, 9.1, 11.9, 12.1, 19.9, 20.1, 80.0, 250.0])
def test_incomplete_gamma_functions(a: float) -> None:
    """By all of their ways: series, fractions, and the expansion for large arguments; in their tails too."""
    x = (
        a * np.array([0.001, 0.1, 0.5, 0.71, 0.9, 1.0, 1.01, 1.1, 1.29, 1.31, 3.0, 6.0])
        if a > 1
        else np.array([1e-9, 1e-5, 0.1, 0.4, 0.7, 0.9, 1.02, 1.05, 1.2, 1.5, 3.0, 30.0])
    )
    for dtype, most in ((np.float64, 4), (np.float32, 1.0)):
        given = np.full(x.size, a, dtype), x.astype(dtype)
        assert farthest(specgrad.igamma, lambda a, x: mpmath.gammainc(a, 0, x, regularized=True), *given) <= most
        assert farthest(specgrad.igammac, lambda a, x: mpmath.gammainc(a, x, mpmath.inf, regularized=True), *given) <= most


AIRY = np.concatenate([np.linspace(-30, 100, 400), np.arange(-8, 6) + 1e-9, -np.geomspace(8, 1e8, 100), [-5001.5, -4.088, -2.338]])
CHANCES = np.concatenate([np.geomspace(1e-300, 0.1, 100), np.linspace(0.001, 0.999, 200), 1 - np.geomspace(1e-16, 0.1, 60), 0.5 + np.array([-1e-9, 1e-12])])


def quantile(p: Any) -> Any:
    """Where the normal distribution is p, by Newton's steps from SciPy's result; beyond the middle by the other tail, which is exact."""
    tail = min(p, 1 - p)
    if tail <= 0:
        return mpmath.inf
    x = mpmath.mpf(float(scipy.special.ndtri(float(tail))))
    for _ in range(3):
        x -= (mpmath.ncdf(x) - tail) / mpmath.npdf(x)
    return x if p < 0.5 else -x


SPECIAL: dict[str, tuple[Any, Any]] = {
    "ndtri": (quantile, CHANCES),
    "modified_bessel_k0": (lambda x: mpmath.besselk(0, x), np.geomspace(1e-300, 700, 200)),
    "modified_bessel_k1": (lambda x: mpmath.besselk(1, x), np.geomspace(1e-300, 700, 200)),
    "scaled_modified_bessel_k0": (lambda x: mpmath.besselk(0, x) * mpmath.exp(x), np.geomspace(1e-3, 1e3, 200)),
    "scaled_modified_bessel_k1": (lambda x: mpmath.besselk(1, x) * mpmath.exp(x), np.geomspace(1e-3, 1e3, 200)),
    "erfcx": (lambda x: mpmath.exp(x * x) * mpmath.erfc(x), np.concatenate([np.linspace(-26, 26, 200), np.geomspace(1e-9, 1e3, 50)])),
    "log_ndtr": (lambda x: mpmath.log(mpmath.ncdf(x)) if x < 0 else mpmath.log1p(-mpmath.ncdf(-x)), np.linspace(-60, 37, 300)),
    "airy_ai": (mpmath.airyai, AIRY),
}


@pytest.mark.slow
@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
@pytest.mark.parametrize("name", SPECIAL)
def test_special_functions_that_libm_lacks(name: str) -> None:
    truth, numbers = SPECIAL[name]
    for dtype, most in ((np.float64, 4), (np.float32, 0.51)):
        assert farthest(getattr(specgrad.special, name), truth, numbers.astype(dtype)) <= most


@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
@pytest.mark.parametrize(("dtype", "most"), [(np.float64, 4), (np.float32, 0.51)])
def test_the_slope_of_airys_function(dtype: Any, most: float) -> None:
    def slope(x: specgrad.Tensor) -> specgrad.Tensor:
        return specgrad.autograd.grad(specgrad.special.airy_ai(x.requires_grad_()).sum(), x)[0]

    assert farthest(slope, lambda x: mpmath.airyai(x, derivative=1), AIRY.astype(dtype)) <= most


@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
@pytest.mark.parametrize(("dtype", "most"), [(np.float64, 4), (np.float32, 0.6)])
def test_the_normal_distribution_in_its_tails(dtype: Any, most: float) -> None:
    """Where a quotient that is rounded before the error function would cost hundreds of units."""
    x = np.concatenate([np.linspace(-38, 9, 400), np.geomspace(1e-8, 1, 20), [-28.5, -33.25, -36.9]]).astype(dtype)
    assert farthest(specgrad.special.ndtr, mpmath.ncdf, x) <= most


@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
def test_the_zeta_function() -> None:
    """Of exponents beside one and of large ones, and of numbers that take the sum of the first terms; mpmath needs many digits for small results."""
    s = np.concatenate([1 + np.geomspace(1e-12, 1, 20), np.linspace(1.5, 60, 40), np.arange(2, 22.0)])
    q = np.concatenate([np.geomspace(1e-3, 1e4, 20), np.geomspace(200, 0.01, 40), np.linspace(0.05, 20, 20)])
    with mpmath.workdps(250):
        for dtype, most in ((np.float64, 4), (np.float32, 0.51)):
            exponents, numbers = s.astype(dtype), q.astype(dtype)
            exponents, numbers = exponents[exponents > 1], numbers[exponents > 1]
            found = specgrad.special.zeta(specgrad.from_numpy(exponents), specgrad.from_numpy(numbers)).tolist()
            for a, b, result in zip(exponents.tolist(), numbers.tolist(), found):
                true = mpmath.zeta(mpmath.mpf(a), mpmath.mpf(b))
                if np.finfo(dtype).tiny < true < np.finfo(dtype).max:
                    assert abs(result - true) <= most * float(np.spacing(dtype(float(true)))), (a, b)


@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
def test_the_zeta_function_of_exponents_beyond_a_million() -> None:
    s = specgrad.tensor([1e7, 1e31, np.inf, 1e7, 1e31, np.nan, 2e6, 2e6 + 1, 2e6 + 1], dtype=specgrad.float64)
    q = specgrad.tensor([1 + 1e-8, 1, 1, 0.5, 2, 1, -0.5, -0.25, -3], dtype=specgrad.float64)
    found = specgrad.special.zeta(s, q).tolist()
    assert found[0] == pytest.approx(np.exp(-0.1), rel=1e-8)
    assert np.array_equal(found[1:], [1, 1, np.inf, 0, np.nan, np.inf, -np.inf, np.inf], equal_nan=True)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_the_sine_over_its_argument_beside_its_zeros(dtype: Any) -> None:
    """Those of sinc are the integers; its argument times pi must lose nothing."""
    whole = np.concatenate([np.arange(1, 60), [1000, 65537]])
    beside = np.concatenate(
        [whole + np.spacing(whole.astype(dtype)), whole - np.spacing(whole.astype(dtype)), whole + 1e-3, whole + 0.5, np.linspace(-30, 30, 400)]
    )
    assert farthest(specgrad.sinc, mpmath.sincpi, np.concatenate([beside, -beside]).astype(dtype)) <= 4
    multiples = np.concatenate([np.arange(1, 60) * np.pi, np.linspace(-30, 30, 400), np.geomspace(1e-5, 1e6, 100)]).astype(dtype)
    assert farthest(specgrad.special.spherical_bessel_j0, mpmath.sinc, multiples) <= 4


def test_what_special_functions_give_for_numbers_without_a_finite_result() -> None:
    given = specgrad.tensor([np.nan, np.inf, -np.inf, 0.0, -1.0], dtype=specgrad.float64)
    for name, ends in {
        "erfcx": [np.nan, 0, np.inf], "log_ndtr": [np.nan, 0, -np.inf], "modified_bessel_k0": [np.nan, 0, np.nan, np.inf, np.nan],
        "ndtri": [np.nan, np.nan, np.nan, -np.inf, np.nan],
        "modified_bessel_k1": [np.nan, 0, np.nan, np.inf, np.nan], "digamma": [np.nan, np.inf, np.nan, -np.inf, np.nan],
        "ndtr": [np.nan, 1, 0, 0.5], "airy_ai": [np.nan, 0, 0], "spherical_bessel_j0": [np.nan, 0, 0, 1],
    }.items():  # fmt: skip
        assert np.array_equal(getattr(specgrad.special, name)(given).numpy()[: len(ends)], ends, equal_nan=True), name


@pytest.mark.parametrize("order", [1.5, 3, 2, -2, -1.5])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_norms_of_any_order_whose_powers_are_no_numbers(order: float, dtype: Any) -> None:
    for size in (np.finfo(dtype).max / 16, np.finfo(dtype).tiny):
        x = np.array([[3, 4, 2], [1, 1, 5]], dtype)
        true = (x.astype(np.float64) ** order).sum(1) ** (1 / order)
        given = specgrad.linalg.vector_norm(specgrad.from_numpy(x * dtype(size)), order, dim=1).numpy()
        assert np.allclose(given / dtype(size), true, rtol=1e-5 if dtype is np.float32 else 1e-12)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_deviations_whose_squares_are_no_numbers(dtype: Any) -> None:
    for size in (np.finfo(dtype).max / 16, np.finfo(dtype).tiny):
        x = np.array([[3, 4, 2], [1, 1, 1]], dtype)
        leaf = specgrad.from_numpy(x * dtype(size)).requires_grad_()
        found = leaf.std(1)
        assert np.allclose(found.detach().numpy() / dtype(size), [1, 0], rtol=1e-6)
        found.sum().backward()
        assert np.allclose(leaf.grad.numpy(), [[0, 0.5, -0.5], [0, 0, 0]], atol=1e-6)
    assert np.isnan(specgrad.tensor([np.inf, 1.0]).std().item()) and np.isnan(specgrad.tensor([np.nan, 1.0]).std().item())
    assert specgrad.tensor([[1e30 + 1e30j, 0]], dtype=specgrad.complex64).std(1).item() == pytest.approx(1e30)


@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
def test_trigamma_of_negative_numbers() -> None:
    x = np.concatenate([-np.geomspace(1e-150, 1e12, 200) * 1.37, -np.linspace(0.01, 30, 200), *([-k - 1e-9, -k + 1e-9] for k in range(1, 9))])
    truth = lambda x: (mpmath.pi / mpmath.sinpi(x)) ** 2 - mpmath.polygamma(1, 1 - x)  # noqa: E731  # mpmath's own takes -x steps
    assert farthest(lambda x: specgrad.polygamma(1, x), truth, x[x != np.rint(x)]) <= 6
    ends = specgrad.polygamma(1, specgrad.tensor([0.0, -0.0, -1.0, -12.0, -np.inf, np.nan])).tolist()
    assert ends[:5] == [np.inf] * 5 and np.isnan(ends[5])


@pytest.mark.skipif(NUMPY, reason="SciPy's functions err by more")
def test_the_logarithm_of_gamma_of_negative_floats() -> None:
    """By a reflection, except beside its zeros, two between any integers below -2; in blocks the same bits as alone."""
    zeros = np.array([-2.747682647, -2.457024738, -3.955294285, -3.143580888, -4.991544641, -4.039361840, -5.998607480, -5.008218168], np.float32)
    beside = np.concatenate([[zeros], *([zeros + np.float32(d), zeros - np.float32(d)] for d in np.geomspace(1e-6, 0.1, 40))]).ravel()
    x = np.concatenate([beside, -np.geomspace(1e-40, 1e6, 400), -np.linspace(0.003, 40, 600), np.linspace(0.1, 9, 100)]).astype(np.float32)
    x = x[(x > 0) | (x != np.rint(x))]
    assert farthest(specgrad.lgamma, lambda x: mpmath.log(abs(mpmath.gamma(x))), x) <= 1.5
    found = specgrad.lgamma(specgrad.tensor(x)).numpy()
    assert all(specgrad.lgamma(specgrad.tensor(x[i])).item() == found[i] for i in range(0, len(x), 7))
    np.testing.assert_array_equal(specgrad.lgamma(specgrad.tensor(np.repeat(x, 2))[::2]).numpy(), found)
    np.testing.assert_array_equal(specgrad.tensor(x).lgamma_().numpy(), found)
    ends = specgrad.tensor([0.0, -0.0, -1.0, -12.0, -1e9, -3e38, -np.inf, np.inf, np.nan]).lgamma().tolist()
    assert ends[:8] == [np.inf] * 8 and np.isnan(ends[8])


@pytest.mark.parametrize("order", [1, 2, 3, 4])
def test_polygamma_of_large_negative_numbers_takes_no_longer(order: int) -> None:
    x = np.array([-66.25, -1000.25, -1e6 - 0.25, -1e9 - 0.25, -(2.0**50) - 0.25])
    given = specgrad.polygamma(order, specgrad.from_numpy(x)).numpy()
    for number, result in zip(x, given):
        with mpmath.workdps(60):  # the reflection formula
            turned = mpmath.pi * mpmath.diff(lambda t: mpmath.cot(mpmath.pi * t), mpmath.mpf(number), order)
            expected = (-1) ** order * mpmath.polygamma(order, 1 - mpmath.mpf(number)) - turned
        assert result == pytest.approx(float(expected), rel=1e-12, abs=1e-11)


def test_gradients_at_infinity() -> None:
    for approximate in ("none", "tanh"):
        x = specgrad.tensor([np.inf, 1e30, 1e5], requires_grad=True)
        specgrad.nn.functional.gelu(x, approximate=approximate)[1:].sum().backward()
        assert x.grad.tolist() == [0, 1, 1]


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_sizes_of_complex_numbers(dtype: Any) -> None:
    r, info = np.random.default_rng(0), np.finfo(dtype)
    z = (r.normal(size=2000) * 10.0 ** r.integers(info.minexp // 4, info.maxexp // 4, 2000) * np.exp(2j * np.pi * r.random(2000))).astype(dtype)
    found = abs(specgrad.from_numpy(z)).numpy()
    wide = np.hypot(z.real.astype(np.longdouble), z.imag.astype(np.longdouble))
    own = table.compiled and dtype is np.complex64  # otherwise libm's, in vectors, or NumPy's
    assert np.max(np.abs(found - wide) / np.spacing(found)) < (0.51 if own else 2)
    odd = [complex(np.inf, np.nan), complex(np.nan, -np.inf), complex(3, np.nan), complex(-0.0, 0), complex(info.max, info.max / 2)]
    assert np.array_equal(abs(specgrad.tensor(odd, dtype=getattr(specgrad, np.dtype(dtype).name))).numpy(), np.abs(np.array(odd, dtype)), equal_nan=True)


def test_complex_expm1_of_infinities() -> None:
    z = specgrad.tensor(
        [complex(np.inf, 0), complex(-np.inf, 0), complex(-np.inf, np.inf), complex(1e-300, 1e-300), complex(800, 0)], dtype=specgrad.complex128
    )
    given = z.expm1().numpy()
    assert given[0] == complex(np.inf, 0) and given[1] == -1 and given[2].real == -1 and given[3] == z.numpy()[3] and given[4].real == np.inf
