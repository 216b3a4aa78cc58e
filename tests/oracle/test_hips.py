"""The programs that people write with HIPS autograd, run in both: only the imports differ."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as onp
import pytest

import specgrad.numpy
from specgrad import hips

autograd = pytest.importorskip("autograd")
from autograd import differential_operators, extend, test_util  # noqa: E402


def theirs() -> Any:
    found = {name: getattr(module, name) for module in (test_util, extend, differential_operators) for name in hips.__all__ if hasattr(module, name)}
    return SimpleNamespace(np=importlib.import_module("autograd.numpy"), **found)


def ours() -> Any:
    return SimpleNamespace(np=specgrad.numpy, **{name: getattr(hips, name) for name in hips.__all__})


RNG = onp.random.RandomState(0)
X, Y = RNG.randn(20, 3), RNG.randn(20)
LABELS = (Y > 0).astype(float)


def logistic_regression(ag: Any) -> Any:
    np = ag.np

    def loss(w: Any) -> Any:
        predictions = 0.5 * (np.tanh(np.dot(X, w) / 2.0) + 1)
        return -np.sum(np.log(predictions * LABELS + (1 - predictions) * (1 - LABELS)))

    step, w = ag.grad(loss), np.array([0.1, -0.2, 0.3])
    for _ in range(20):
        w = w - step(w) * 0.05
    return w


def neural_network(ag: Any) -> Any:
    np = ag.np
    rng = onp.random.RandomState(1)
    params = [(rng.randn(3, 8) * 0.5, onp.zeros(8)), (rng.randn(8, 1) * 0.5, onp.zeros(1))]

    def predict(params: Any, inputs: Any) -> Any:
        for weights, bias in params:
            outputs = np.dot(inputs, weights) + bias
            inputs = np.tanh(outputs)
        return outputs

    def loss(params: Any) -> Any:
        return np.mean((predict(params, X)[:, 0] - Y) ** 2)

    for _ in range(5):
        slopes = ag.grad(loss)(params)
        params = [(w - 0.1 * dw, b - 0.1 * db) for (w, b), (dw, db) in zip(params, slopes)]
    return loss(params)


def tanh_and_its_derivatives(ag: Any) -> Any:
    np = ag.np
    found = []

    def f(x: Any) -> Any:
        return (1.0 - np.exp(-2 * x)) / (1.0 + np.exp(-2 * x))

    for _ in range(4):
        f = ag.elementwise_grad(f)
        found.append(f(np.linspace(-2, 2, 7)))
    return found


def rosenbrock_newton(ag: Any) -> Any:
    np = ag.np

    def f(x: Any) -> Any:
        return 100 * (x[1] - x[0] ** 2) ** 2 + (1 - x[0]) ** 2

    x = np.array([0.8, 0.7])
    for _ in range(3):
        x = x - np.linalg.solve(ag.hessian(f)(x), ag.grad(f)(x))
    return x


def gaussian_process(ag: Any) -> Any:
    np = ag.np

    def log_likelihood(scales: Any) -> Any:
        squared = np.sum(((np.expand_dims(X, 1) - np.expand_dims(X, 0)) / np.exp(scales)) ** 2, axis=2)
        covariance = np.exp(-0.5 * squared) + 0.1 * np.eye(20)
        _, logdet = np.linalg.slogdet(covariance)
        return -0.5 * np.dot(Y, np.linalg.solve(covariance, Y)) - 0.5 * logdet

    return ag.value_and_grad(log_likelihood)(np.array([0.1, 0.2, -0.3]))


def stable_logsumexp(ag: Any) -> Any:
    np = ag.np

    @ag.primitive
    def logsumexp(x: Any) -> Any:
        top = onp.max(x)
        return top + onp.log(onp.sum(onp.exp(x - top)))

    ag.defvjp(logsumexp, lambda answer, x: lambda g: np.full(x.shape, g) * np.exp(x - np.full(x.shape, answer)))
    ag.defjvp(logsumexp, lambda g, answer, x: np.sum(g * np.exp(x - answer)))

    def f(y: Any) -> Any:
        return logsumexp(y**2)

    y = np.array([1.5, 6.7, 1e-10])
    ag.check_grads(f, modes=["rev"])(y)
    return ag.grad(f)(y), ag.make_jvp(f)(y)(np.ones(3))[1]


def fluid_like_rollout(ag: Any) -> Any:
    np = ag.np

    def simulate(field: Any) -> Any:
        for _ in range(4):
            field = (field + np.roll(field, 1, axis=0) + np.roll(field, -1, axis=1)) / 3.0
            field = np.where(field > 0, field, 0.1 * field)
        return np.sum((field - 1.0) ** 2)

    return ag.grad(simulate)(X)


def vector_products(ag: Any) -> Any:
    np = ag.np
    v = np.array([1.0, 2.0, 3.0])

    def f(x: Any) -> Any:
        return np.sum(np.sin(x) * np.roll(x, 1))

    def g(x: Any) -> Any:
        return np.outer(x, np.cos(x))

    hvp, _ = ag.make_hvp(f)(v)
    vjp, value = ag.make_vjp(g)(v)
    weights = np.array(X[:3])
    return ag.hessian_vector_product(f)(v, v * 2), hvp(v * 2), vjp(weights), value, ag.vector_jacobian_product(g)(v, weights), ag.jacobian(g)(v)


def mixture_of_gaussians(ag: Any) -> Any:
    np = ag.np

    def loss(params: Any) -> Any:
        squared = (np.reshape(Y, (-1, 1)) - params["mean"]) ** 2 / np.exp(params["scale"])
        terms = params["weight"] - np.log(np.sum(np.exp(params["weight"]))) - 0.5 * squared - 0.5 * params["scale"]
        top = np.max(terms, axis=1, keepdims=True)
        return -np.sum(np.log(np.sum(np.exp(terms - top), axis=1)) + top[:, 0])

    found = ag.grad(loss)({"mean": np.array([-1.0, 1.0]), "scale": np.zeros(2), "weight": np.array([0.1, -0.1])})
    return found["mean"], found["scale"], found["weight"]


def recurrent_network(ag: Any) -> Any:
    np = ag.np
    rng = onp.random.RandomState(2)
    w, u = rng.randn(4, 4) * 0.4, rng.randn(3, 4) * 0.4

    def loss(w: Any, u: Any) -> Any:
        state, total = np.zeros(4), 0.0
        for row in X:
            state = np.tanh(np.concatenate([np.dot(row, u[:, :2]), np.dot(row, u[:, 2:])]) + np.dot(state, w))
            total = total + np.mean(state**2)
        return total

    return ag.grad(loss, (0, 1))(w, u)


def complex_numbers(ag: Any) -> Any:
    np = ag.np

    def f(z: Any) -> Any:
        return np.sum(np.abs(np.fft.fft(z * np.conj(np.roll(z, 1)))) ** 2) + np.sum(np.real(z**3))

    return ag.grad(f)(X[:4, 0] + 1j * X[:4, 1]), ag.make_vjp(lambda z: z**2 * 1j)(1.0 + 2j)[0](2.0 - 1j)


def recomputed(ag: Any) -> Any:
    np = ag.np
    block = ag.checkpoint(lambda x, scale: np.tanh(x * scale) * np.sin(x))
    return ag.grad(lambda x: np.sum(block(block(x, 2.0), 0.5)))(X)


def flat(found: Any) -> list[Any]:
    return [part for item in found for part in flat(item)] if isinstance(found, (tuple, list)) else [onp.asarray(found)]


PROGRAMS: list[Callable[[Any], Any]] = [
    logistic_regression, neural_network, tanh_and_its_derivatives, rosenbrock_newton, gaussian_process, stable_logsumexp, fluid_like_rollout,
    vector_products, mixture_of_gaussians, recurrent_network, complex_numbers, recomputed,
]  # fmt: skip


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_programs(program: Callable[[Any], Any]) -> None:
    found, expected = flat(program(ours())), flat(program(theirs()))
    assert len(found) == len(expected)
    for part, wanted in zip(found, expected):
        assert part.dtype == wanted.dtype and part.shape == wanted.shape
        onp.testing.assert_allclose(part, wanted, rtol=1e-9, atol=1e-11)
