"""Functions of nested tensors under SciPy's optimizers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.optimize import scipy_function

optimize = pytest.importorskip("scipy.optimize")


def valley(params: Any, height: float = 100.0) -> Any:
    x = sg.cat([params["first"], params["rest"][0].reshape(-1)])
    return (height * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


def start(dtype: Any = sg.float64) -> Any:
    return {"first": sg.tensor([1.3, 0.7], dtype=dtype), "rest": [sg.tensor([[0.8, 1.9], [1.2, 1.0]], dtype=dtype)]}


def test_values_and_derivatives_are_scipys() -> None:
    f = scipy_function(valley, start())
    x = f.x0
    assert x.tolist() == [1.3, 0.7, 0.8, 1.9, 1.2, 1.0] and x.dtype == np.float64
    value, slope = f(x)
    assert type(value) is float and slope.dtype == np.float64 and value == pytest.approx(optimize.rosen(x)) and f.value(x) == value
    p = np.arange(6.0)
    np.testing.assert_allclose(slope, optimize.rosen_der(x))
    np.testing.assert_allclose(f.jac(x), optimize.rosen_der(x))
    np.testing.assert_allclose(f.hess(x), optimize.rosen_hess(x))
    for at in (x, x, x * 1.1):
        np.testing.assert_allclose(f.hessp(at, p), optimize.rosen_hess(at) @ p)
    assert f(x, 0.0)[0] == pytest.approx(((1 - x[:-1]) ** 2).sum())  # args
    np.testing.assert_allclose(f.hessp(x, p, 0.0), np.append(2 * p[:-1], 0))
    np.testing.assert_allclose(f.hessp(x, p), optimize.rosen_hess(x) @ p)


@pytest.mark.parametrize("method", ["BFGS", "L-BFGS-B", "CG", "TNC", "SLSQP", "Newton-CG", "trust-ncg", "trust-krylov", "trust-constr", "trust-exact"])
def test_minimize(method: str) -> None:
    f = scipy_function(valley, {"first": sg.tensor([1.3, 0.7]).double(), "rest": [np.array([0.8])]})
    second: dict[str, Any] = {}
    if method in ("Newton-CG", "trust-ncg", "trust-krylov", "trust-constr"):
        second = {"hessp": f.hessp}
    elif method == "trust-exact":
        second = {"hess": f.hess}
    result = optimize.minimize(f, f.x0, jac=True, method=method, **second)
    found = f.unflatten(result.x)
    assert isinstance(found["rest"][0], sg.Tensor)
    np.testing.assert_allclose(found["first"].tolist() + found["rest"][0].tolist(), 1, atol=1e-3)


def test_least_squares_and_root() -> None:
    t = sg.linspace(0, 1, 20, dtype=sg.float64)
    wanted = 2.5 * (-1.3 * t).exp()
    fit = scipy_function(lambda p: p[0] * (-p[1] * t).exp() - wanted, (1.0, 0.5))
    assert fit.jacobian(fit.x0).shape == (20, 2) and fit.residuals(fit.x0).shape == (20,)
    np.testing.assert_allclose(optimize.least_squares(fit.residuals, fit.x0, jac=fit.jacobian).x, [2.5, 1.3])
    zeros = scipy_function(lambda x: (x[0] + x[1] - 3, x[0] ** 2 + x[1] ** 2 - 9), np.array([1.0, 5.0]))
    np.testing.assert_allclose(optimize.root(zeros.residuals, zeros.x0, jac=zeros.jacobian).x, [0, 3], atol=1e-9)


def test_float32_is_computed_in_and_handed_over_as_float64() -> None:
    seen = []

    def loss(params: Any) -> Any:
        seen.append(params["first"].dtype)
        return valley(params)

    f = scipy_function(loss, start(sg.float32))
    value, slope = f(f.x0)
    assert seen == [sg.float32] and slope.dtype == f.hess(f.x0).dtype == np.float64 and value == pytest.approx(optimize.rosen(f.x0), rel=1e-5)
    assert f.unflatten(f.x0)["rest"][0].dtype is sg.float32 and f.unflatten(sg.tensor(f.x0))["rest"][0].shape == (2, 2)
    assert optimize.minimize(f, f.x0, jac=True, method="L-BFGS-B").fun < 1e-4


def test_what_is_given_stays() -> None:
    x0 = sg.tensor([1.0, 2.0], dtype=sg.float64, requires_grad=True)
    f = scipy_function(lambda x: (x**2).sum(), x0)
    f.x0[0] = 9.0
    f(f.x0)
    assert x0.tolist() == [1, 2] and x0.grad is None


def test_errors() -> None:
    for wrong, error, message in (
        (lambda: scipy_function(3, 1.0), TypeError, "expected a function, but got a int"),  # type: ignore[arg-type]
        (lambda: scipy_function(valley, sg.ones(2, dtype=sg.complex64)), TypeError, "real, but got a tensor of specgrad.complex64"),
        (lambda: scipy_function(valley, sg.ones(2, dtype=sg.int64)), TypeError, "real, but got a tensor of specgrad.int64"),
        (lambda: scipy_function(valley, "x"), TypeError, "but got a str"),
        (lambda: scipy_function(valley, []), ValueError, "it is empty"),
        (lambda: scipy_function(lambda x: x, [1.0, 2.0])([1.0, 2.0]), TypeError, "expected the function to give one real number, but it gave a list"),
        (lambda: scipy_function(lambda x: x, np.ones(2))(np.ones(2)), TypeError, r"gave a tensor of shape \[2\].*residuals"),
        (lambda: scipy_function(lambda x: x.sum() * 1j, np.ones(2))(np.ones(2)), TypeError, "dtype specgrad.complex128"),
        (lambda: scipy_function(valley, start())(np.ones(5)), ValueError, r"expected a vector of 6 numbers.*shape \[5\]"),
        (lambda: scipy_function(lambda x: "x", 1.0).residuals([1.0]), TypeError, "expected the function to give real tensors"),
    ):
        with pytest.raises(error, match=message):
            wrong()
