"""The special functions that are written once for all targets: NumPy's arrays and C's doubles against their true values, far beyond the samples of the spec."""

from __future__ import annotations

import ast
import ctypes
import math
from collections.abc import Callable
from types import ModuleType
from typing import Any

import mpmath
import numpy as np
import pytest

from specgrad.codegen.write.targets.special import in_c
from tests.codegen.emit.emitted import emitted, module
from tests.codegen.emit.test_c import COMPILER, Compiled

FAR = (1e-6, 1e-3, 0.1, 0.5, 1.0, 1.9, 2.1, 4.0, 6.3, 7.7, 7.8, 9.1, 25.0, 60.0, 300.0)
NEAR_ZERO = 1e-14  # of functions that oscillate, whose zeros lie between the numbers: the error beside the largest value around
BOTH = (*(-x for x in FAR), *FAR)
AIRY = (-60.0, -25.3, -8.0, -5.1, -4.9, -3.0, -1.0, -1e-5, 0.0, 0.3, 1.9, 2.1, 7.0, 30.0)
CHANCES = (1e-300, 1e-20, 1e-5, 0.01)
TRUTHS: dict[str, tuple[Callable[[Any], Any], tuple[float, ...], float]] = {  # of one number: the truth, where, and how near relative to it
    "special_bessel_j0": (lambda x: mpmath.besselj(0, x), BOTH, 0),
    "special_bessel_j1": (lambda x: mpmath.besselj(1, x), BOTH, 0),
    "special_bessel_y0": (lambda x: mpmath.bessely(0, x), FAR, 0),
    "special_bessel_y1": (lambda x: mpmath.bessely(1, x), FAR, 1e-14),
    "i0": (lambda x: mpmath.besseli(0, x), BOTH, 1e-14),
    "special_i0e": (lambda x: mpmath.besseli(0, x) * mpmath.exp(-abs(x)), BOTH, 1e-14),
    "special_i1": (lambda x: mpmath.besseli(1, x), BOTH, 1e-14),
    "special_i1e": (lambda x: mpmath.besseli(1, x) * mpmath.exp(-abs(x)), BOTH, 1e-14),
    "special_modified_bessel_k0": (lambda x: mpmath.besselk(0, x), FAR, 1e-13),
    "special_modified_bessel_k1": (lambda x: mpmath.besselk(1, x), FAR, 1e-13),
    "special_scaled_modified_bessel_k0": (lambda x: mpmath.besselk(0, x) * mpmath.exp(x), FAR, 1e-14),
    "special_scaled_modified_bessel_k1": (lambda x: mpmath.besselk(1, x) * mpmath.exp(x), FAR, 1e-14),
    "special_spherical_bessel_j0": (lambda x: mpmath.sin(x) / x, BOTH, 0),
    "_spherical_slope": (lambda x: mpmath.cos(x) / x - mpmath.sin(x) / x**2, BOTH, 0),
    "special_airy_ai": (mpmath.airyai, AIRY, 1e-13),
    "_airy_slope": (lambda x: mpmath.airyai(x, derivative=1), AIRY, 1e-13),
    "special_erfcx": (lambda x: mpmath.exp(x * x) * mpmath.erfc(x), (-20.0, -3.0, -0.1, *FAR), 1e-13),
    "_gelu_gate": (mpmath.ncdf, (-37.0, -9.3, -1.0, -1e-3, *FAR), 1e-13),
    "_gelu_rise": (lambda x: mpmath.ncdf(x) + x * mpmath.npdf(x), (-37.0, -9.3, -4.0, -0.1, -1e-6, *FAR), 1e-13),
    "special_log_ndtr": (lambda x: mpmath.log(mpmath.ncdf(x)), (-300.0, -30.0, -1.1, -0.9, 0.0, 1.0, 5.0), 1e-14),
    "special_ndtri": (lambda p: mpmath.findroot(lambda y: mpmath.log(mpmath.ncdf(y) / p), -mpmath.sqrt(abs(2 * mpmath.log(p)))), CHANCES, 1e-13),
    "special_zeta": (lambda x: mpmath.zeta(3, x), FAR, 1e-14),
}


@pytest.fixture(scope="module")
def arrays(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return module("numpy", tmp_path_factory.mktemp("emitted"))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    if COMPILER is None:
        pytest.skip("no C compiler is installed")
    return Compiled(emitted("c").files, tmp_path_factory.mktemp("emitted"))


def doubles(compiled: Compiled, name: str) -> Callable[..., Any]:
    function = getattr(compiled.library, f"ours_{name}")
    function.restype = ctypes.c_double
    return lambda *columns: np.array([function(*(ctypes.c_double(float(x)) for x in row)) for row in zip(*columns)])


def check(name: str, function: Callable[..., Any]) -> None:
    truth, numbers, near = TRUTHS[name]
    with mpmath.workdps(40):
        expected = np.array([float(mpmath.re(truth(mpmath.mpf(x)))) for x in numbers])
    given = [np.array(numbers)] if name != "special_zeta" else [np.full(len(numbers), 3.0), np.array(numbers)]
    np.testing.assert_allclose(function(*given), expected, rtol=near, atol=0 if near else NEAR_ZERO, err_msg=name)


@pytest.mark.parametrize("name", TRUTHS)
def test_arrays_of_numpy(name: str, arrays: ModuleType) -> None:
    check(name, getattr(arrays, name))


@pytest.mark.slow
@pytest.mark.parametrize("name", TRUTHS)
def test_doubles_of_c(name: str, compiled: Compiled) -> None:
    check(name, doubles(compiled, name))


@pytest.mark.parametrize("a", [1e-3, 0.3, 1.0, 5.5, 11.9, 12.1, 19.9, 20.1, 80.0, 2500.0])
def test_incomplete_gamma_functions(a: float, arrays: ModuleType, compiled: Compiled) -> None:
    """Both, by all of their ways: series, fractions and the expansion for large arguments."""
    x = a * np.array([0.3, 0.71, 0.9, 1.0, 1.1, 1.29, 1.31, 2.0]) if a > 1 else np.array([1e-5, 0.1, 0.7, 1.05, 1.2, 3.0, 30.0])
    order = np.full(x.size, a)
    with mpmath.workdps(60):
        lower = [mpmath.gammainc(a, 0, mpmath.mpf(v), regularized=True) for v in x.tolist()]
        upper = [mpmath.gammainc(a, mpmath.mpf(v), mpmath.inf, regularized=True) for v in x.tolist()]
    for name, truth in (("igamma", lower), ("igammac", upper)):
        expected = np.array(list(map(float, truth)))
        likely = expected > 1e-10
        np.testing.assert_allclose(doubles(compiled, name)(order, x)[likely], expected[likely], rtol=1e-14, err_msg=f"{name} in C")
        np.testing.assert_allclose(getattr(arrays, name)(order, x), expected, rtol=1e-9, atol=1e-11, err_msg=f"{name} in NumPy")


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("language", ["NumPy", "C"])
def test_ends_of_the_range(language: str, arrays: ModuleType, compiled: Compiled) -> None:
    def values(name: str, *columns: list[float]) -> list[float]:
        function = getattr(arrays, name) if language == "NumPy" else doubles(compiled, name)
        return list(function(*map(np.array, columns)))

    assert values("special_airy_ai", [math.inf, -math.inf, 1e300, -1e300]) == [0, 0, 0, 0]
    assert values("_airy_slope", [math.inf, -math.inf, 1e300]) == [0, 0, 0]
    assert values("special_zeta", [1e300, math.inf, 1e300, math.inf, 1e300, 1e300], [2.0, 2.0, 1.0, 1.0, 0.5, -2.5]) == [0, 0, 1, 1, math.inf, math.inf]


def test_what_c_cannot_say_is_told() -> None:
    with pytest.raises(AssertionError, match="odd has no meaning in C: while x:"):
        in_c(ast.parse("def odd(x):\n    while x:\n        x = x - 1\n    return x\n"), ())


def test_expressions_in_c() -> None:
    text = in_c(
        ast.parse("array_T = (2.0, 1)\ndef f(x):\n    '''Of x.'''\n    y = np.where((x > 0) & ~np.isnan(x), -x, np.inf)\n    return g(y, array_T)\n"), ()
    )
    assert text["array_T"] == "static const double array_T[2] = {\n    2.0, 1\n};"
    assert text["f"] == (
        "/* Of x. */\nstatic double f(double x) {\n    const double y = (((x > 0.0) && (!isnan(x))) ? (-x) : INFINITY);\n    return g(y, array_T, 2);\n}"
    )
