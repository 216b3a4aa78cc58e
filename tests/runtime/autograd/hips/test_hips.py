"""The operators of HIPS autograd: what they take and give, rules of one's own, and their errors. tests/oracle/test_hips.py runs programs in both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
import specgrad.numpy as sgnp
from specgrad import hips
from specgrad.autograd.gradcheck import GradcheckError

X = np.array([0.5, -1.0, 2.0])


def cube(x: Any) -> Any:
    return sgnp.sum(x**3)


def close(found: Any, expected: Any) -> None:
    np.testing.assert_allclose(np.asarray(found), np.asarray(expected), rtol=1e-10)


def test_it_is_found_in_func_too() -> None:
    assert sg.func.hips is hips and set(hips.__all__) <= set(dir(hips))


def test_numbers_arrays_and_tensors() -> None:
    for x in (3, 3.0, np.float64(3), np.array(3.0), sg.tensor(3.0, dtype=sg.float64)):
        found = hips.grad(lambda x: x**2)(x)
        assert found.item() == 6 and found.dtype is sg.float64
    assert hips.grad(lambda x: x**2)(sg.tensor(3.0)).dtype is sg.float32
    value, slope = hips.value_and_grad(cube)(X)
    close(value, (X**3).sum())
    close(slope, 3 * X**2)
    assert not value.requires_grad
    assert hips.grad(lambda x: hips.value_and_grad(lambda y: y**3)(x)[0])(2.0).item() == 12
    close(hips.grad(lambda x, y: cube(x) * y, (0, 1))(X, 2.0)[0], 6 * X**2)
    close(hips.grad(lambda d: cube(d["a"]) + d["b"][0])({"a": X, "b": [1.0]})["a"], 3 * X**2)
    assert hips.grad(lambda x: 5.0)(2.0).item() == 0 and hips.grad(lambda x, scale=1.0: x * scale)(2.0, scale=4.0).item() == 4
    assert hips.grad(lambda x: sgnp.reshape(x, (1, 1)))(2.0).item() == 1


def test_jacobians_and_products() -> None:
    v = np.array([1.0, 2.0, -1.0])
    close(hips.jacobian(lambda x: x**2)(X), np.diag(2 * X))
    close(hips.hessian(cube)(X), np.diag(6 * X))
    close(hips.hessian_vector_product(cube)(X, v), 6 * X * v)
    close(hips.make_hvp(cube)(X)[0](v), 6 * X * v)
    close(hips.elementwise_grad(lambda x: x**3)(X), 3 * X**2)
    close(hips.vector_jacobian_product(lambda x: x**2)(X, v), 2 * X * v)
    close(hips.make_jvp(lambda x: x**2)(X)(v)[1], 2 * X * v)
    back, value = hips.make_vjp(lambda x: x**2)(X)
    close(back(v), 2 * X * v)
    close(back(2 * v), 4 * X * v)
    close(value, X**2)
    nested: Callable[..., Any] = lambda x: x**5  # noqa: E731
    for order in range(1, 5):
        nested = hips.grad(nested)
        assert nested(2.0).item() == pytest.approx(np.prod(range(6 - order, 6)) * 2.0 ** (5 - order))


def test_complex_gradients_are_conjugated() -> None:
    assert complex(hips.grad(lambda z: sgnp.real(z * sgnp.conj(z)))(1 + 1j)) == 2 - 2j  # as in HIPS; backward() gives 2+2j
    assert complex(hips.make_vjp(lambda z: z**2)(1 + 2j)[0](1j)) == 1j * 2 * (1 + 2j)


def test_recomputing() -> None:
    calls = []

    def block(x: Any) -> Any:
        calls.append(x)
        return sgnp.sin(x) * x

    close(hips.grad(lambda x: sgnp.sum(hips.checkpoint(block)(x)))(X), np.cos(X) * X + np.sin(X))
    assert len(calls) == 2


@hips.primitive
def product(x: Any, y: Any, scale: Any = 1.0) -> Any:
    assert isinstance(x, np.ndarray)
    return np.multiply(x, y) * scale


hips.defvjp(product, lambda answer, x, y, scale=1.0: lambda g: g * y * scale, lambda answer, x, y, scale=1.0: lambda g: g * x * scale)
hips.defjvp(product, lambda g, answer, x, y, scale=1.0: g * y * scale, "same")


def test_rules_of_ones_own() -> None:
    y = np.array([2.0, 3.0, 4.0])
    close(hips.grad(lambda x: sgnp.sum(product(x, y, scale=2.0)))(X), 2 * y)
    close(hips.jacobian(lambda x: product(x, x))(X), np.diag(2 * X))  # in batches of rows
    close(hips.hessian(lambda x: sgnp.sum(product(x, product(x, x))))(X), np.diag(6 * X))
    close(hips.make_jvp(lambda x: product(x, product(x, x)))(X)(np.ones(3))[1], 3 * X**2)
    close(sg.vmap(product)(sg.tensor(np.stack([X, y])), sg.tensor(np.stack([y, y]))), np.stack([X * y, y * y]))
    hips.check_grads(product, (0, 1))(X, y)
    assert product.__name__ == "product" and type(product(X, y)) is sg.Tensor and not product(sg.tensor(X), y).requires_grad


def test_a_rule_that_is_missing() -> None:
    half = hips.primitive(lambda x, y: x * y / 2)
    half.__name__ = "half"
    hips.defvjp(half, None, argnums=[1])
    with pytest.raises(NotImplementedError, match="VJP of half wrt argnum 0 not defined"):
        hips.grad(half)(2.0, 3.0)
    with pytest.raises(NotImplementedError, match="JVP of half wrt argnum 0 not defined"):
        hips.make_jvp(half)(2.0, 3.0)(1.0)
    assert hips.grad(half, 1)(2.0, 3.0).item() == 0
    with pytest.raises(TypeError, match=r"defvjp: expected a function that primitive\(\) has made"):
        hips.defvjp(cube, None)  # type: ignore[arg-type]


def test_wrong_derivatives_are_found() -> None:
    wrong = hips.primitive(np.sin)
    hips.defvjp(wrong, lambda answer, x: lambda g: g * sgnp.cos(x) * 1.001)
    hips.defjvp(wrong, lambda g, answer, x: g * sgnp.cos(x))
    hips.check_grads(wrong, modes=["fwd"], order=1)(X)
    with pytest.raises(GradcheckError):
        hips.check_grads(wrong, modes=["rev"], order=1)(X)
    second = hips.primitive(np.sin)
    hips.defvjp(second, lambda answer, x: lambda g: g * sgnp.cos(x.detach()))
    hips.check_grads(second, modes=["rev"], order=1)(X)
    with pytest.raises(GradcheckError):
        hips.check_grads(second, modes=["rev"], order=2)(X)
    hips.check_grads(sgnp.tanh, order=3)(0.3)
    hips.check_grads(lambda x, y: sgnp.dot(x, y), (0, 1))(X, X * 2)
    with pytest.raises(ValueError, match='expected modes of "fwd" and "rev"'):
        hips.check_grads(cube, modes=["forward"])


def test_errors() -> None:
    for operator in (hips.grad, hips.value_and_grad):
        with pytest.raises(TypeError, match=r"only applies to functions that give one real number.*shape \[3\].*jacobian"):
            operator(lambda x: x)(X)
    with pytest.raises(TypeError, match="this one gives a list"):
        hips.grad(lambda x: [x])(1.0)
    with pytest.raises(TypeError, match="elementwise_grad only applies to functions that give real numbers"):
        hips.elementwise_grad(lambda z: z * 1j)(X)
    with pytest.raises(TypeError, match="grad: expected a function, but got a float"):
        hips.grad(2.0)  # type: ignore[arg-type]
