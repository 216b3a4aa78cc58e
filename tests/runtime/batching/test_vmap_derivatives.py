"""Derivatives within vmap, through it, and around it: backward mode and forward mode."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import forward_ad, grad

# ---- gradients


def curve(t: Any) -> Any:
    return (t.sin() * t).sum()


def test_a_gradient_for_each_sample() -> None:
    x = sg.randn(4, 3, dtype=sg.float64)

    def gradient(t: Any) -> Any:
        t = t.detach().requires_grad_()
        return grad(curve(t), t)[0]

    expected = x.sin() + x * x.cos()
    assert np.allclose(sg.vmap(gradient)(x).numpy(), expected.numpy())
    assert not x.requires_grad
    assert np.allclose(sg.vmap(sg.vmap(gradient))(x.reshape(2, 2, 3)).reshape(4, 3).numpy(), expected.numpy())


def test_second_derivatives_within() -> None:
    x = sg.randn(4, 3, dtype=sg.float64)

    def second(t: Any) -> Any:
        t = t.detach().requires_grad_()
        (first,) = grad((t**3).sum(), t, create_graph=True)
        return grad(first.sum(), t)[0]

    assert np.allclose(sg.vmap(second)(x).numpy(), (6 * x).numpy())


@pytest.mark.parametrize("size", [0, 1, 4])
def test_gradients_of_what_all_share_are_those_of_each_sample(size: int) -> None:
    x, weight = sg.randn(size, 3, dtype=sg.float64), sg.randn(3, dtype=sg.float64, requires_grad=True)
    per_sample = sg.vmap(lambda t: grad((t * weight).exp().sum(), weight)[0])(x)
    assert np.allclose(per_sample.numpy(), (x * (x * weight).exp()).detach().numpy())
    with sg.no_grad():
        assert per_sample.shape == (size, 3)


def test_gradients_through_a_batch_and_outside_of_it() -> None:
    x, weight = sg.randn(4, 3, dtype=sg.float64, requires_grad=True), sg.randn(3, dtype=sg.float64, requires_grad=True)

    def penalised(t: Any) -> Any:
        (first,) = grad((t**3 * weight).sum(), t, create_graph=True)
        return first.square().sum()

    found = grad(sg.vmap(penalised)(x).sum(), (x, weight))
    expected = grad(sum(penalised(t) for t in x), (x, weight))  # type: ignore[call-overload]
    for a, b in zip(found, expected):
        assert np.allclose(a.numpy(), b.numpy())


def test_backward_within_adds_up() -> None:
    x, weight = sg.randn(4, 3), sg.randn(3, requires_grad=True)

    def step(t: Any) -> Any:
        t = t.detach().requires_grad_()
        (t * weight).sum().backward()
        assert t.grad is not None and t.grad.shape == t.shape
        return t.grad

    assert sg.vmap(step)(x).equal(weight.detach().expand(4, 3))
    assert weight.grad is not None and np.allclose(weight.grad.numpy(), x.sum(0).numpy(), rtol=1e-5)


def test_many_gradients_for_each_sample() -> None:
    x = sg.randn(4, 3, dtype=sg.float64)

    def jacobian_by_rows(t: Any) -> Any:
        t = t.detach().requires_grad_()
        return grad(t.exp() * t.sum(), t, sg.eye(3, dtype=sg.float64), is_grads_batched=True)[0]

    def jacobian_by_vmap(t: Any) -> Any:
        t = t.detach().requires_grad_()
        out = t.exp() * t.sum()
        return sg.vmap(lambda v: grad(out, t, v, retain_graph=True)[0])(sg.eye(3, dtype=sg.float64))

    expected = sg.stack([jacobian_by_rows(t) for t in x])
    assert np.allclose(sg.vmap(jacobian_by_rows)(x).numpy(), expected.numpy())
    assert np.allclose(sg.vmap(jacobian_by_vmap)(x).numpy(), expected.numpy())


@pytest.mark.parametrize("size", [0, 1, 4])
def test_many_gradients_of_what_all_share(size: int) -> None:
    x, weight = sg.randn(size, 3, dtype=sg.float64), sg.randn(3, dtype=sg.float64, requires_grad=True)

    def jacobians(t: Any) -> Any:
        t = t.detach().requires_grad_()
        return grad((t * weight).exp(), (weight, t), sg.eye(3, dtype=sg.float64), is_grads_batched=True)

    found = sg.vmap(jacobians)(x)
    shared = weight.detach()
    assert np.allclose(found[0].numpy(), (x * (x * shared).exp()).diag_embed().numpy())
    assert np.allclose(found[1].numpy(), (shared * (x * shared).exp()).diag_embed().numpy())


def test_backward_to_chosen_inputs_within() -> None:
    x, weight = sg.randn(4, 3), sg.randn(3, requires_grad=True)

    def step(t: Any) -> Any:
        t = t.detach().requires_grad_()
        (t * weight).backward(sg.ones(3), inputs=[t])
        return t.grad

    assert sg.vmap(step)(x).equal(weight.detach().expand(4, 3)) and weight.grad is None
    vectors = sg.randn(5, 3)
    out = weight * 2
    sg.vmap(lambda v: (out.backward(v, retain_graph=True), v)[1])(vectors)
    assert weight.grad is not None and np.allclose(weight.grad.numpy(), 2 * vectors.sum(0).numpy(), rtol=1e-5)


def test_hooks_within_see_one_sample() -> None:
    shapes = []

    def hooked(t: Any) -> Any:
        t = t.detach().requires_grad_()
        squares = t * t
        squares.register_hook(lambda g: shapes.append(tuple(g.shape)) or g * 10)
        squares.retain_grad()
        (found,) = grad(squares.sum(), t)
        return found

    x = sg.randn(4, 3)
    assert np.allclose(sg.vmap(hooked)(x).numpy(), (20 * x).numpy(), rtol=1e-5)
    assert shapes == [(3,)]


# ---- forward mode


def test_tangents_within_and_around() -> None:
    x, v = sg.randn(4, 3, dtype=sg.float64), sg.randn(4, 3, dtype=sg.float64)

    def product(t: Any, tangent: Any) -> Any:
        with forward_ad.dual_level():
            value, found = forward_ad.unpack_dual(curve(forward_ad.make_dual(t, tangent)))
            assert value.shape == ()
            return found

    def expected(t: Any) -> Any:
        return ((t.sin() + t * t.cos()) * v).sum(1).numpy()

    assert np.allclose(sg.vmap(product)(x, v).numpy(), expected(x))
    assert np.allclose(sg.vmap(product, in_dims=(None, 0))(x[0], v).numpy(), expected(x[0]))
    assert np.allclose(sg.vmap(product, in_dims=(0, None))(x, v[0]).numpy(), [product(t, v[0]).item() for t in x])
    with forward_ad.dual_level():
        found = forward_ad.unpack_dual(sg.vmap(curve)(forward_ad.make_dual(x, v))).tangent
    assert found is not None and np.allclose(found.numpy(), expected(x))


def test_forward_over_reverse_within() -> None:
    x, v = sg.randn(4, 3, dtype=sg.float64), sg.randn(4, 3, dtype=sg.float64)

    def product(t: Any, tangent: Any) -> Any:
        with forward_ad.dual_level():
            dual = forward_ad.make_dual(t.detach().requires_grad_(), tangent)
            return forward_ad.unpack_dual(grad((dual**3).sum(), dual)[0]).tangent

    assert np.allclose(sg.vmap(product)(x, v).numpy(), (6 * x * v).numpy())
