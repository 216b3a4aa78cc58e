"""Transforms of functions, held against Jacobians and gradients that are computed in other ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import func
from specgrad.autograd import functional
from specgrad.utils.checkpoint import checkpoint

NUMBERS = np.random.default_rng(0).standard_normal((4, 3))

FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "elementwise": lambda x: x.sin() * x,
    "of a sum": lambda x: x.exp() * x.sum(),
    "a matrix product": lambda x: (x @ x.T).tanh(),
    "in order": lambda x: x.sort(0).values[1:].cumsum(0),
    "a solution": lambda x: sg.linalg.solve(x @ x.T + 2 * sg.eye(4, dtype=sg.float64), x),
}


def x(requires_grad: bool = False) -> sg.Tensor:
    return sg.tensor(NUMBERS, requires_grad=requires_grad)


def equal(found: sg.Tensor, expected: sg.Tensor) -> None:
    np.testing.assert_allclose(found.detach().numpy(), expected.detach().numpy(), rtol=1e-9, atol=1e-11)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_all_ways_to_a_jacobian_agree(name: str) -> None:
    function = FUNCTIONS[name]
    expected = functional.jacobian(function, x())
    for found in (func.jacrev(function)(x()), func.jacfwd(function)(x()), func.jacrev(function, chunk_size=5)(x())):
        assert not found.requires_grad
        equal(found, expected)
    by_columns = func.vmap(lambda t: func.jvp(function, (x(),), (t,))[1])(sg.eye(12, dtype=sg.float64).reshape(12, 4, 3))
    equal(by_columns.movedim(0, -1).reshape(expected.shape), expected)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_all_ways_to_second_derivatives_agree(name: str) -> None:
    def function(t: sg.Tensor) -> sg.Tensor:
        return FUNCTIONS[name](t).sum()

    expected = functional.hessian(function, x())
    for inner in (func.jacrev, func.jacfwd):
        for outer in (func.jacrev, func.jacfwd):
            equal(outer(inner(function))(x()), expected)
    equal(func.hessian(function)(x()), expected)
    value, (multiplied,) = func.hvp(function, (x(),), (x(),))
    equal(value, function(x()))
    equal(multiplied, (expected * x()).sum((2, 3)))


def test_each_sample_has_the_gradient_that_it_has_alone() -> None:
    def loss(parameters: dict[str, sg.Tensor], row: sg.Tensor, target: sg.Tensor) -> sg.Tensor:
        hidden = (row @ parameters["weight"] + parameters["bias"]).tanh()
        return sg.nn.functional.cross_entropy(hidden.unsqueeze(0), target.unsqueeze(0))

    parameters = {"weight": x().T.contiguous(), "bias": x()[:, 0]}
    targets = sg.tensor([0, 3, 2, 1])
    found = func.vmap(func.grad(loss), in_dims=(None, 0, 0))(parameters, x(), targets)
    for i in range(4):
        alone = func.grad(loss)(parameters, x()[i], targets[i])
        for name in parameters:
            equal(found[name][i], alone[name])


def test_nothing_is_recorded_that_nobody_asked_for() -> None:
    x_ = x()
    found = func.grad(lambda t: (t.sin() * t).sum())(x_)
    value, multiplied = func.vjp(lambda t: t.sin(), x_)
    (aux,) = func.grad(lambda t: (t.sum(), (t * 2,)), has_aux=True)(x_)[1]
    assert not any(t.requires_grad for t in (x_, found, value, aux, *multiplied(x())))
    assert x_.grad is None and x_.is_leaf


@pytest.mark.parametrize("inner", [func.grad, func.jacrev])
def test_nothing_is_recorded_of_another_variable_within(inner: Any) -> None:
    def function(a: sg.Tensor) -> sg.Tensor:
        return inner(lambda b: (a.sin() * b * b).sum())(x()).sum()

    for transform in (func.grad, func.jacrev, func.hessian):
        assert not transform(function)(x()).requires_grad
    value, multiplied = func.vjp(function, x())
    assert not value.requires_grad and not multiplied(value)[0].requires_grad
    outside = x(requires_grad=True)
    assert func.grad(lambda a: function(a * outside))(x()).requires_grad


def test_the_history_outside_goes_on() -> None:
    outside = x(requires_grad=True)
    (gradient,) = sg.autograd.grad(func.grad(lambda t: (t**3).sum())(outside).sum(), outside)
    equal(gradient, 6 * outside)
    value, _ = func.vjp(lambda t: t.sin(), outside)
    assert value.requires_grad
    with sg.no_grad():
        assert not func.grad(lambda t: (t**3).sum())(outside).requires_grad


def test_what_is_captured_is_differentiated_outside() -> None:
    weight = sg.tensor(2.0, requires_grad=True)
    found = func.grad(lambda t: t * t * weight)(sg.tensor(3.0))
    assert found.requires_grad
    found.backward()
    assert weight.grad == 6.0


def test_variables_of_one_value_are_not_mixed() -> None:
    one = sg.tensor(1.0)
    assert func.grad(lambda a: a * func.grad(lambda b: a + b)(one))(sg.tensor(2.0)) == 1.0
    assert func.jvp(lambda a: a * func.jvp(lambda b: a + b, (one,), (one,))[1], (sg.tensor(2.0),), (one,))[1] == 1.0


def test_vjp_may_be_asked_often_and_linearize_too() -> None:
    _, multiplied = func.vjp(lambda t: t.exp(), x())
    equal(multiplied(x())[0], multiplied(2 * x())[0] / 2)
    value, moved = func.linearize(lambda t: t.exp(), x())
    equal(value, x().exp())
    equal(moved(3 * x()), 3 * moved(x()))


def test_jacobians_of_empty_tensors_have_shapes() -> None:
    empty = sg.ones(0, 2)
    for transform in (func.jacrev, func.jacfwd):
        assert transform(lambda t: t * 2)(empty).shape == (0, 2, 0, 2)
        assert transform(lambda t: t.sum())(empty).shape == (0, 2)


def test_a_transform_keeps_the_name_of_its_function() -> None:
    def energy(t: sg.Tensor) -> sg.Tensor:
        """What the state costs."""
        return (t * t).sum()

    for transform in (func.grad, func.value_and_grad, func.grad_and_value, func.jacrev, func.jacfwd, func.hessian):
        assert transform(energy).__name__ == "energy" and transform(energy).__doc__ == "What the state costs."


# ---- what a function leaves behind


def test_a_tensor_from_outside_that_is_changed_within_gets_no_history() -> None:
    count, base = sg.zeros(()), sg.zeros(4)
    part = base[:2]

    def loss(w: sg.Tensor) -> sg.Tensor:
        count.add_(w.sum())
        part.add_(w)
        return (part * w).sum()

    for times in (1, 2):
        assert func.grad(loss)(sg.ones(2)).tolist() == [times + 1, times + 1]
        assert count.item() == 2 * times
        assert base.tolist() == [times, times, 0, 0]
        assert not (count.requires_grad or part.requires_grad or base.requires_grad or base[1:].requires_grad)


def test_a_history_that_leads_outside_stays() -> None:
    weight, total = sg.ones(2, requires_grad=True), sg.zeros(())

    def loss(w: sg.Tensor) -> sg.Tensor:
        total.add_((w * weight).sum() ** 2)
        return w.sum()

    func.grad(loss)(sg.ones(2))
    total.backward()
    assert weight.grad is not None and weight.grad.tolist() == [4, 4]


def test_what_fails_leaves_no_history() -> None:
    count = sg.zeros(2)

    def fails(w: sg.Tensor) -> sg.Tensor:
        count.add_(w)
        raise KeyError

    with pytest.raises(KeyError):
        func.grad(fails)(sg.ones(2))
    assert count.tolist() == [1, 1]
    assert not count.requires_grad


@pytest.mark.parametrize("transform", [func.grad, func.jacrev, lambda f: lambda x: func.vjp(f, x)[1](sg.ones(()))[0]])
def test_what_was_changed_within_may_be_the_result(transform: Any) -> None:
    count = sg.zeros(())
    assert transform(lambda w: count.add_((w * w).sum()))(sg.ones(2)).tolist() == [2, 2]
    assert not count.requires_grad


def test_changes_in_transforms_of_transforms() -> None:
    count = sg.zeros(2)

    def inner(w: sg.Tensor) -> sg.Tensor:
        count.zero_().add_(w * w)
        return (count * w).sum()

    assert func.grad(lambda v: func.grad(inner)(v).sum())(sg.ones(2)).tolist() == [6, 6]
    assert func.grad(lambda v: func.jvp(inner, (v,), (sg.ones(2),))[1])(sg.ones(2)).tolist() == [6, 6]
    assert count.tolist() == [1, 1]
    assert not count.requires_grad


# ---- inference mode


def test_transforms_compute_in_inference_mode_and_give_ordinary_tensors() -> None:
    with sg.inference_mode():
        slope = func.grad(lambda t: (t * t).sum())(sg.ones(2))
        assert slope.tolist() == func.jvp(lambda t: t * t, (sg.ones(2),), (sg.ones(2),))[1].tolist() == [2, 2]
        assert not slope.is_inference()
        assert not func.grad(lambda t: sg.tensor(1.0))(sg.ones(2)).is_inference()
        assert not any(part.is_inference() for part in func.jvp(lambda t: t * t, (sg.ones(2),), (sg.ones(2),)))
        assert sg.ones(2).is_inference()


@pytest.mark.parametrize("recorded", [False, True])
def test_what_a_checkpoint_computes_again_may_save_tensors_of_inference_mode(recorded: bool) -> None:
    with sg.inference_mode():
        three = 3 * sg.ones(2)
    x = sg.ones(2, requires_grad=recorded)
    slope = func.grad(lambda t: checkpoint(lambda a: (a * a * three).sum(), t))(x)
    assert slope.tolist() == [6, 6]
    if recorded:
        assert sg.autograd.grad(slope.sum(), x)[0].tolist() == [6, 6]


def test_a_tensor_of_inference_mode_may_be_saved_by_a_function_within() -> None:
    class Product(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, a: sg.Tensor, b: sg.Tensor) -> sg.Tensor:
            ctx.save_for_backward(a, b)
            return a * b

        @staticmethod
        def backward(ctx: Any, grad: sg.Tensor) -> Any:
            a, b = ctx.saved_tensors
            return grad * b, grad * a

    with sg.inference_mode():
        three = 3 * sg.ones(2)
    assert func.grad(lambda t: Product.apply(t, three).sum())(sg.ones(2)).tolist() == [3, 3]
    assert func.grad(lambda t: t.clone().mul_(three).sum())(sg.ones(2)).tolist() == [3, 3]
    weight = sg.ones(2, requires_grad=True)
    slope = func.grad(lambda t: (Product.apply(t * t, three) * weight).sum())(sg.ones(2))  # recorded, for the weight
    assert slope.tolist() == [6, 6]
    assert sg.autograd.grad(slope.sum(), weight)[0].tolist() == [6, 6]
    with pytest.raises(RuntimeError, match="Inference tensors cannot be saved"):
        Product.apply(sg.ones(2, requires_grad=True), three)


# ---- mistakes


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda t: func.grad(lambda a: a)(t), r"grad: expected the function to return one tensor of real numbers .* returned one of shape \[4, 3\]"),
        (lambda t: func.grad(lambda a: (a.sum(), a.sum()))(t), r"without dimensions, but it returned 2 tensors: \(\*, \*\)"),
        (lambda t: func.grad(lambda a: 1.0)(t), "grad: expected the function to return tensors, .*, but it returned a float"),
        (lambda t: func.grad(lambda a: a.sum())(sg.tensor([1, 2])), "expected tensors of floating-point or complex numbers .*, but got specgrad.int64"),
        (lambda t: func.grad(lambda a: a)(1.0), "to differentiate with respect to, but got a float"),
        (lambda t: func.grad(lambda a: a.sum(), argnums=2)(t), "argnums=2 names argument 2, but the function was called with 1 positional arguments"),
        (lambda t: func.grad(lambda a: a.sum(), argnums=(0, -1))(t), "names an argument twice"),
        (lambda t: func.grad(lambda a: a.sum(), argnums="a")(t), "expected argnums to be a number or a tuple of numbers, but got 'a'"),
        (lambda t: func.grad(lambda a: a.sum(), has_aux=True)(t), r"has_aux=True the function is to return a tuple \(output, aux\), but it returned a Tensor"),
        (lambda t: func.vjp(lambda a: a.sin(), t)[1](t[0]), r"expected a cotangent of shape \[4, 3\], that of the output, but got shape \[3\]"),
        (lambda t: func.vjp(lambda a: a.sin(), t)[1]((t, t)), r"expected cotangents nested as the output of the function, \*, but got \(\*, \*\)"),
        (lambda t: func.jvp(lambda a: a, (t,), t), "expected tangents to be a tuple of one or more, but got a Tensor"),
        (lambda t: func.jvp(lambda a: a, (t,), ([t],)), r"expected tangents nested as the primals, \(\*\), but got \(\[\*\]\)"),
        (lambda t: func.jvp(lambda a: sg.ones(2), (t,), (t,), strict=True), "does not depend on the primals"),
        (lambda t: func.jacrev(lambda a: a * 1j)(t), "expected real inputs and outputs, but got a tensor of specgrad.complex128"),
        (lambda t: func.jacrev(lambda a: a, chunk_size=0)(t), "expected chunk_size to be None or a number greater than 0, but got 0"),
        (lambda t: func.hvp(lambda a: a.sum(), t, (t,)), "hvp: expected primals to be a tuple"),
    ],
)  # fmt: skip
def test_mistakes_are_named(call: Callable[[sg.Tensor], Any], message: str) -> None:
    with pytest.raises((RuntimeError, TypeError, ValueError), match=message):
        call(x())
    equal(func.grad(lambda t: t.sum())(x()), sg.ones(4, 3, dtype=sg.float64))  # no level stays open
