"""`grad(is_grads_batched=True)`: many gradients in one pass are what as many passes give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import Function, forward_ad, grad
from specgrad.autograd.function import once_differentiable
from specgrad.autograd.graph import saved_tensors_hooks
from tests.ops.spec_cases import cases, each

DIFFERENTIABLE = cases(differentiable=True)
ROWS = 3


def rows_for(out: Any) -> Any:
    """Three gradients for an output, all different."""
    numbers = sg.arange(ROWS * out.numel(), dtype=sg.float64).reshape(ROWS, *out.shape)
    return (numbers + 1).cos().to(out.dtype)


def same(a: Any, b: Any) -> bool:
    return a.shape == b.shape and a.dtype is b.dtype and np.allclose(a.detach().numpy(), b.detach().numpy(), rtol=1e-9, atol=1e-11, equal_nan=True)


def check(outputs: list[Any], inputs: list[Any], create_graph: bool) -> None:
    rows = [rows_for(o) for o in outputs]
    options: Any = {"retain_graph": True, "create_graph": create_graph, "allow_unused": True}
    together = grad(outputs, inputs, rows, is_grads_batched=True, **options)
    apart = [grad(outputs, inputs, [r[i] for r in rows], **options) for i in range(ROWS)]
    for found, parts in zip(together, zip(*apart)):
        if found is None:
            assert parts[0] is None
        else:
            assert same(found, sg.stack([sg.zeros_like(found[0]) if p is None else p for p in parts]))


@each(DIFFERENTIABLE)
@pytest.mark.parametrize("create_graph", [False, True])
def test_through_every_op(case: Any, create_graph: bool) -> None:
    given, leaves = case.arguments(case.arrays())
    outputs = [o for o in case.call(given) if o.requires_grad]
    check(outputs, leaves, create_graph)


@each(DIFFERENTIABLE)
def test_through_the_gradient_of_every_op(case: Any) -> None:
    """Rows of a second derivative: the formulas in tensors, recorded, and differentiated for a batch."""
    given, leaves = case.arguments(case.arrays())
    outputs = [o for o in case.call(given) if o.requires_grad]
    first = grad(outputs, leaves, [rows_for(o)[0] for o in outputs], create_graph=True, allow_unused=True)
    again = [f for f in first if f is not None and f.requires_grad]
    if again:
        check(again, leaves, False)


# ---- what stands on the way of a gradient


def leaf(*shape: int) -> Any:
    return sg.randn(*shape, dtype=sg.float64, requires_grad=True)


def broadcast_and_cast(x: Any) -> Any:
    return (x.sum(0) * x).to(sg.float32).to(sg.float64) + sg.ones(2, 1, 3, dtype=sg.float64) * x[0, 0]


def changed_in_place(x: Any) -> Any:
    y = x * 2
    y[0] = y[1].exp()
    y[:, 1:].mul_(x[0, 0])
    y.select(1, 0).zero_()
    return y.sin_()


def several_outputs(x: Any) -> Any:
    a, b = x.unbind(0)
    values, _ = x.sort(1)
    return a * b.split(1)[0] + values[0]


def inplace_of_multi_view(x: Any) -> Any:
    y = x.clone()
    y.view(-1)[::2].add_(x.reshape(-1)[1::2])
    return y.t().exp()


def with_numbers(x: Any) -> Any:
    return 2.0 ** (3 / x.square().add(1)) - sg.where(x > 0, x, 1.0)


def through_a_function(x: Any) -> Any:
    class Cube(Function):
        @staticmethod
        def forward(ctx: Any, a: Any) -> Any:
            ctx.save_for_backward(a)
            return a**3, a * 2

        @staticmethod
        def backward(ctx: Any, *gradients: Any) -> Any:
            (a,) = ctx.saved_tensors
            return gradients[0] * 3 * a**2 + gradients[1] * 2

    cube, _ = Cube.apply(x)
    return cube * Cube.apply(x)[1]


def with_masks(x: Any) -> Any:
    return x[x > -9].sum() * x.masked_fill(x > 0, 2) + x[:, sg.tensor([0, 2, 2])] + x.masked_select(x < 9)[0]


PROGRAMS = [broadcast_and_cast, changed_in_place, several_outputs, inplace_of_multi_view, with_numbers, through_a_function, with_masks]


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.__name__)
@pytest.mark.parametrize("create_graph", [False, True])
def test_through_programs(program: Any, create_graph: bool) -> None:
    x = leaf(2, 3)
    check([program(x)], [x], create_graph)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.__name__)
def test_rows_can_be_differentiated_again(program: Any) -> None:
    x = leaf(2, 3)
    out = program(x)
    rows = rows_for(out).requires_grad_()
    (together,) = grad(out, x, rows, create_graph=True, is_grads_batched=True)
    apart = sg.stack([grad(out, x, r, create_graph=True)[0] for r in rows])
    weights = rows_for(together)[0]
    for found, expected in zip(grad(together, (x, rows), weights, retain_graph=True), grad(apart, (x, rows), weights)):
        assert same(found, expected)


@pytest.mark.parametrize("size", [0, 1, 5])
def test_sizes_of_the_batch(size: int) -> None:
    x = leaf(3)
    (found,) = grad(x.exp(), x, sg.ones(size, 3, dtype=sg.float64), is_grads_batched=True)
    assert same(found, x.detach().exp().expand(size, 3))


def test_several_outputs_and_inputs() -> None:
    x, y, unused = leaf(3), leaf(2), leaf(4)
    outputs = [x * y.sum(), y.exp(), x.sum()]
    rows = [rows_for(o) for o in outputs]
    found = grad(outputs, (x, y, unused), rows, retain_graph=True, is_grads_batched=True, allow_unused=True)
    assert found[2] is None
    for i in range(ROWS):
        for one, part in zip(grad(outputs, (x, y), [r[i] for r in rows], retain_graph=True), found):
            assert same(one, part[i])
    found = grad(outputs, (x, unused), rows, retain_graph=True, is_grads_batched=True, materialize_grads=True)
    assert same(found[1], sg.zeros(ROWS, 4, dtype=sg.float64))
    found[1].add_(1)  # memory of its own
    with pytest.raises(RuntimeError, match="not have been used in the graph"):
        grad(outputs, unused, rows, is_grads_batched=True)


def test_gradients_of_inner_tensors() -> None:
    x = leaf(3)
    middle = x * 2
    found = grad(middle.exp(), (middle, x), sg.eye(3, dtype=sg.float64), is_grads_batched=True)
    assert same(found[0], middle.detach().exp().diag()) and same(found[1], (2 * middle.detach().exp()).diag())


def test_hooks_are_given_one_row() -> None:
    x = leaf(3)
    seen: list[Any] = []
    middle = x * 2
    middle.register_hook(lambda g: seen.append(g.shape) or g * 10)
    middle.retain_grad()
    out = middle.exp()
    assert out.grad_fn is not None
    out.grad_fn.register_prehook(lambda gs: seen.append(gs[0].shape))
    out.grad_fn.register_hook(lambda ins, outs: seen.append(ins[0].shape))
    (found,) = grad(out, x, sg.eye(3, dtype=sg.float64), is_grads_batched=True)
    assert seen == [(3,)] * 3
    assert same(found, (20 * middle.detach().exp()).diag())
    assert middle.grad is not None and same(middle.grad, 10 * middle.detach().exp())  # as if the rows had come one after the other


def test_saved_tensors_hooks() -> None:
    x = leaf(3)
    with saved_tensors_hooks(lambda t: t.numpy(force=True).copy(), lambda a: sg.from_numpy(a)):
        out = x.exp() * x
    assert same(grad(out, x, sg.eye(3, dtype=sg.float64), is_grads_batched=True)[0], ((1 + x.detach()) * x.detach().exp()).diag())


def test_the_graph_is_freed_as_ever() -> None:
    x = leaf(3)
    out = x.exp()
    grad(out, x, sg.eye(3, dtype=sg.float64), is_grads_batched=True)
    with pytest.raises(RuntimeError, match="second time"):
        grad(out, x, sg.eye(3, dtype=sg.float64), is_grads_batched=True)


def test_a_change_is_noticed_as_ever() -> None:
    x = leaf(3)
    middle = x.exp()
    out = middle * middle
    middle.detach().add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        grad(out, x, sg.eye(3, dtype=sg.float64), is_grads_batched=True)


def test_once_differentiable() -> None:
    class Twice(Function):
        @staticmethod
        def forward(ctx: Any, a: Any) -> Any:
            return a * 2

        @staticmethod
        @once_differentiable
        def backward(ctx: Any, gradient: Any) -> Any:
            return gradient * 2

    x = leaf(3)
    rows = sg.eye(3, dtype=sg.float64).requires_grad_()
    (found,) = grad(Twice.apply(x), x, rows, create_graph=True, is_grads_batched=True)
    assert same(found, 2 * rows)
    with pytest.raises(RuntimeError, match="once_differentiable"):
        grad(found.sum(), rows)


@pytest.mark.parametrize(
    ("rows", "error", "words"),
    [
        (lambda: sg.ones(2, 2), RuntimeError, r"interpret the first dimension .* grad_output\[0\] has a shape of specgrad.Size\(\[2, 2\]\) and output\[0\]"),
        (lambda: sg.ones(3), RuntimeError, "expected to match the shape of corresponding output"),
        (lambda: sg.tensor(1.0), IndexError, "without dimensions"),
        (lambda: None, RuntimeError, "implicitly created only for scalar outputs"),
        (lambda: [1], TypeError, "Tensors or None, but got int"),
        (lambda: (sg.ones(1, 3), sg.ones(1, 3)), RuntimeError, "1 tensors and 2 gradients"),
        (lambda: sg.ones(2, 3, dtype=sg.complex128), RuntimeError, "same dtype"),
    ],
)
def test_mistakes(rows: Any, error: type[Exception], words: str) -> None:
    x = leaf(3)
    with pytest.raises(error, match=words):
        grad(x * 2, x, rows(), is_grads_batched=True)


def test_numbers_of_rows_that_differ() -> None:
    x = leaf(3)
    with pytest.raises(ValueError, match=r"same size in the mapped dimension, got sizes \[2, 4\]"):
        grad((x * 2, x * 3), x, (sg.ones(2, 3), sg.ones(4, 3)), is_grads_batched=True)


def test_rows_in_forward_mode() -> None:
    x, v = sg.randn(3, dtype=sg.float64), sg.randn(3, dtype=sg.float64)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x.clone().requires_grad_(), v)
        (found,) = grad(dual**3, dual, sg.eye(3, dtype=sg.float64), is_grads_batched=True)
        value, tangent = forward_ad.unpack_dual(found)
    assert same(value, (3 * x**2).diag()) and tangent is not None and same(tangent, (6 * x * v).diag())
