"""Derivatives within vmap, through it, and around it: backward mode and forward mode."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import func
from specgrad.autograd import forward_ad, functional, grad

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


# ---- a value that a batch shares, whose tangents it does not share


SHARED: dict[str, Any] = {
    "elementwise": lambda q, a: (q * a).sin(),
    "broadcast": lambda q, a: a[:, None] - q,
    "a product": lambda q, a: sg.outer(a, q) @ a,
    "joined": lambda q, a: sg.cat([a, q]),
    "picked": lambda q, a: q[(a > 0).to(sg.int64)] * a,
    "in place": lambda q, a: a.clone().mul_(q).add_(q),
    "a view in place": lambda q, a: _multiplied(a.clone(), q),
    "assigned": lambda q, a: _assigned(a.clone(), q),
    "a solution": lambda q, a: sg.linalg.solve(sg.outer(a, q) + 3 * sg.eye(4, dtype=sg.float64), a),
    "normalised": lambda q, a: sg.nn.functional.layer_norm(a, (4,), q),
    "a gradient": lambda q, a: func.grad(lambda b: (b * b * q).sum())(a * q),
    "a gradient of what is shared": lambda q, a: func.grad(lambda b: (b * b * b * a).sum())(q),
    "a custom function": lambda q, a: _Square.apply(q * a) * q,
}


class _Square(sg.autograd.Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x: Any) -> Any:
        return x * x

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx: Any, gradient: Any) -> Any:
        return 2 * ctx.saved_tensors[0] * gradient

    @staticmethod
    def jvp(ctx: Any, tangent: Any) -> Any:
        return 2 * ctx.saved_tensors[0] * tangent


def _multiplied(t: Any, q: Any) -> Any:
    t[1:].mul_(q[1:])
    return t * t


def _assigned(t: Any, q: Any) -> Any:
    t[:2] = q[2:]
    return t.sin()


@pytest.mark.parametrize("name", SHARED)
def test_tangents_of_an_inner_batch_for_a_value_of_an_outer_one(name: str) -> None:
    program = SHARED[name]
    rows, directions, w = sg.randn(3, 4, dtype=sg.float64), sg.randn(2, 4, dtype=sg.float64), sg.randn(4, dtype=sg.float64)

    def moved(tangents: Any, q: Any) -> Any:
        return lambda a: sg.vmap(lambda t: func.jvp(lambda value: program(value, a), (q(a),), (tangents(t, a),)))(directions)

    for tangents in (lambda t, a: t, lambda t, a: t * a):
        for q in (lambda a: w, lambda a: a * 1):
            found = sg.vmap(moved(tangents, q))(rows)
            for i, a in enumerate(rows):
                for k, t in enumerate(directions):
                    value, tangent = func.jvp(lambda value, a=a: program(value, a), (q(a),), (tangents(t, a),))
                    assert np.allclose(found[0][i, k].numpy(), value.numpy()) and np.allclose(found[1][i, k].numpy(), tangent.numpy())


@pytest.mark.parametrize("name", [name for name in SHARED if name != "a custom function"])
def test_jacobians_by_columns_of_what_all_samples_share(name: str) -> None:
    program, rows, w = SHARED[name], sg.randn(3, 4, dtype=sg.float64), sg.randn(4, dtype=sg.float64)

    def both(transform: Any) -> None:
        found = sg.vmap(lambda a: transform(lambda q: program(q, a))(w))(rows)
        expected = sg.stack([transform(lambda q, a=a: program(q, a))(w) for a in rows])
        assert np.allclose(found.numpy(), expected.numpy()) and not found.requires_grad

    both(func.jacfwd)
    both(lambda f: func.jacfwd(func.jacfwd(f)))
    if name not in ("in place", "a view in place", "assigned"):  # of a gradient each sample has one of its own, for which what all share has no place
        both(lambda f: func.jacfwd(func.jacrev(f)))
        both(lambda f: func.jacrev(func.jacfwd(f)))


def test_columns_of_several_arguments_of_which_some_are_shared() -> None:
    x, y = sg.randn(3, 4, dtype=sg.float64), sg.randn(4, dtype=sg.float64)
    by_columns, by_rows = (sg.vmap(t(lambda a, b: (a.sin() * b).cumsum(0), (0, 1)), in_dims=(0, None))(x, y) for t in (func.jacfwd, func.jacrev))
    assert all(np.allclose(found.numpy(), wanted.numpy()) for found, wanted in zip(by_columns, by_rows))


def test_a_hessian_of_what_is_assigned_to_new_tensors() -> None:
    def program(q: Any) -> Any:
        z = sg.zeros(4, dtype=sg.float64)
        for i in range(4):
            z[i] = q[i] * q[(i + 1) % 4]
        return (z**3).sum()

    w = sg.randn(4, dtype=sg.float64)
    expected = func.jacrev(func.jacrev(program))(w)
    assert np.allclose(func.hessian(program)(w).numpy(), expected.numpy())
    assert np.allclose(functional.hessian(program, w, outer_jacobian_strategy="forward-mode", vectorize=True).detach().numpy(), expected.numpy())
    third = func.jacrev(func.jacrev(func.jacrev(program)))(w)
    assert all(np.allclose(found(w).numpy(), third.numpy()) for found in (func.jacrev(func.hessian(program)), func.jacfwd(func.hessian(program))))


def test_columns_of_gradients_of_what_is_drawn_for_each() -> None:
    def program(q: Any) -> Any:
        return (q * q * (sg.rand(4, dtype=sg.float64) + 1)).sum()

    for randomness in ("same", "different"):
        found = func.jacfwd(func.jacrev(program), randomness=randomness)(sg.randn(4, dtype=sg.float64))
        factors = found.diagonal() / 2
        assert found.equal(factors.diag() * 2) and (factors >= 1).all() and (factors <= 2).all()
