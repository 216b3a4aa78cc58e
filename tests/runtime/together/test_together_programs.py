"""Random programs of features inside of one another: value, gradient and second gradient are those of the same program in plain ops."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, forward_ad, functional, grad, graph
from specgrad.utils.checkpoint import checkpoint

Program = Callable[[Tensor], Tensor]
Pair = tuple[Program, Program]  # a program of features, and what it means: on a matrix row by row, or on a row


class Cube(Function):
    """Saves an output and keeps another on ctx."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        square = x * x
        return square * x, square

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0], output[1])
        ctx.save_for_forward(inputs[0], output[1])
        ctx.cube = output[0]

    @staticmethod
    def backward(ctx, grad, of_square):
        x, square = ctx.saved_tensors
        return 3 * square * grad + 2 * x * of_square

    @staticmethod
    def jvp(ctx, tangent):
        x, square = ctx.saved_tensors
        return 3 * square * tangent, 2 * x * tangent


class Product(Function):
    """Has a rule for batches of its own."""

    @staticmethod
    def forward(ctx, a, b):
        ctx.save_for_backward(a, b)
        ctx.save_for_forward(a, b)
        return a * b

    @staticmethod
    def backward(ctx, grad):
        a, b = ctx.saved_tensors
        return Product.apply(grad, b), Product.apply(grad, a)

    @staticmethod
    def jvp(ctx, of_a, of_b):
        a, b = ctx.saved_tensors
        return of_a * b + a * of_b

    @staticmethod
    def vmap(info, in_dims, a, b):
        a, b = (t.expand(info.batch_size, *t.shape) if dim is None else t.movedim(dim, 0) for t, dim in zip((a, b), in_dims))
        return Product.apply(a, b), 0


def changed(x: Tensor) -> Tensor:
    out = x.clone()
    out.mul_(x)
    return out.sin_()


def changed_in_part(x: Tensor) -> Tensor:
    out = x * 1.1
    out.select(-1, 0).mul_(2.0)
    return out


def same(program: Program) -> Pair:
    return program, program


LEAVES: list[Pair] = [
    same(lambda x: x.sin() * x),
    same(lambda x: x.exp() - x),
    same(lambda x: x.cumsum(-1).tanh()),
    (lambda x: Cube.apply(x)[0] * 0.5, lambda x: x * x * x * 0.5),
    (lambda x: Cube.apply(x.cos())[1], lambda x: x.cos() ** 2),
    (lambda x: Product.apply(x, x.sin()), lambda x: x * x.sin()),
    (changed, lambda x: (x * x).sin()),
    (changed_in_part, lambda x: x * sg.tensor([2.2, 1.1], dtype=sg.float64)),
]


def again(program: Program) -> Program:
    return lambda x: checkpoint(program, x, use_reentrant=False)


def rows(program: Program) -> Program:
    return lambda x: sg.vmap(program)(x) if x.dim() > 1 else program(x)


def within(context: Callable[[], Any]) -> Callable[[Program], Program]:
    def wrapped(program: Program) -> Program:
        def run(x: Tensor) -> Tensor:
            with context():
                return program(x)

        return run

    return wrapped


def hooked(program: Program) -> Program:
    def run(x: Tensor) -> Tensor:
        y = program(x)
        y.register_hook(lambda g: g * 1)
        y.retain_grad()
        graph.register_multi_grad_hook((x, y), lambda grads: None)
        graph.get_gradient_edge(y)
        return y

    return run


WRAPPERS: list[Callable[[Program], Program]] = [
    again, rows, lambda program: rows(again(program)), hooked, within(lambda: sg.autograd.set_detect_anomaly(True)), within(graph.save_on_cpu),
    within(graph.save_on_disk), within(lambda: graph.saved_tensors_hooks(lambda t: t.detach().clone(), lambda t: t)), within(nullcontext),
]  # fmt: skip


def plus_gradient(program: Program) -> Program:
    def run(x: Tensor) -> Tensor:
        y = program(x)
        return y + grad(y.sum(), x, create_graph=True)[0]

    return run


def plus_tangent(program: Program) -> Program:
    def run(x: Tensor) -> Tensor:
        with forward_ad.dual_level():
            value, tangent = forward_ad.unpack_dual(program(forward_ad.make_dual(x, x.cos().detach())))
            return value + tangent

    return run


def extended(inner: st.SearchStrategy[Pair]) -> st.SearchStrategy[Pair]:
    return st.one_of(
        st.builds(lambda wrapper, pair: (wrapper(pair[0]), pair[1]), st.sampled_from(WRAPPERS), inner),
        st.builds(lambda meaning, pair: (meaning(pair[0]), meaning(pair[1])), st.sampled_from([plus_gradient, plus_tangent]), inner),
        st.builds(lambda f, g: (lambda x: g[0](f[0](x)), lambda x: g[1](f[1](x))), inner, inner),
        st.builds(lambda f, g: (lambda x: f[0](x) + g[0](x) * 0.5, lambda x: f[1](x) + g[1](x) * 0.5), inner, inner),
    )


programs = st.recursive(st.sampled_from(LEAVES), extended, max_leaves=4)


def derivatives(program: Program) -> list[Any]:
    x = sg.tensor(np.linspace(0.1, 0.9, 6).reshape(3, 2), requires_grad=True)
    y = program(x)
    (first,) = grad((y * y).sum(), x, create_graph=True)
    (second,) = grad((first * first).sum(), x)
    return [t.detach().numpy() for t in (y, first, second)]


def check_equal(found: list[Any], expected: list[Any]) -> None:
    for name, a, b in zip(("value", "gradient", "second gradient"), found, expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-7, err_msg=name)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(programs)
def test_features_in_one_another(pair: Pair) -> None:
    program, plain = pair
    with np.errstate(all="ignore"):
        check_equal(derivatives(program), derivatives(plain))


@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(programs)
def test_jacobians_of_many_rows_at_once(pair: Pair) -> None:
    program, plain = pair

    def jacobian(function: Program, vectorize: bool) -> Program:
        return lambda x: functional.jacobian(lambda z: function(z.exp() * 0.5), x, create_graph=True, vectorize=vectorize).sum((0, 1))

    with np.errstate(all="ignore"):
        check_equal(derivatives(jacobian(program, True)), derivatives(jacobian(plain, False)))
