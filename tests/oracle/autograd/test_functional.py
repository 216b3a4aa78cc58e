"""autograd.functional and batched gradients beside PyTorch: every parameter, values and kinds of error."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from tests.oracle.both import agree, both_give, both_raise

X, Y = np.array([[0.5, 1.5], [2.0, -1.0]]), np.array([1.0, 2.0])

FUNCTIONS: dict[str, Any] = {
    "square": lambda lib: lambda x: x**2,
    "two outputs": lambda lib: lambda x: (x.exp().sum(1), x[0]),
    "scalar": lambda lib: lambda x: (x**3).sum(),
    "linear": lambda lib: lambda x: x.sum(),
    "constant": lambda lib: lambda x: lib.ones(2, dtype=lib.float64),
    "no tensor": lambda lib: lambda x: 3,
    "tuple of one": lambda lib: lambda x: ((x**2).sum(),),
    "two inputs": lambda lib: lambda x, y: (x @ y, y**2),
    "scalar of two": lambda lib: lambda x, y: (x @ y**2).sum(),
    "first alone": lambda lib: lambda x, y: (x**2).sum(),
    "in place": lambda lib: lambda x: x.clone().mul_(x).index_fill_(0, lib.tensor([0]), 2.0),
}
OF_TWO = {"two inputs", "scalar of two", "first alone"}
FLAGS = list(itertools.product([False, True], repeat=2))


def inputs(lib: Any, name: str, requires_grad: bool) -> Any:
    x = lib.tensor(X, requires_grad=requires_grad)
    return (x, lib.tensor(Y, requires_grad=requires_grad)) if name in OF_TWO else x


def detached(value: Any) -> Any:
    """Without whether it requires a gradient: PyTorch says so of more constants."""
    return tuple(detached(v) for v in value) if isinstance(value, (tuple, list)) else value.detach()


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("requires_grad", [False, True])
@pytest.mark.parametrize("strategy", ["reverse-mode", "forward-mode", "sideways"])
@pytest.mark.parametrize("vectorize", [False, True])
def test_jacobian_and_hessian(name: str, requires_grad: bool, strategy: str, vectorize: bool) -> None:
    for create_graph, strict in FLAGS:
        options: dict[str, Any] = {"create_graph": create_graph, "strict": strict, "vectorize": vectorize}

        def jacobian(lib: Any, options: Any = options) -> Any:
            return detached(lib.autograd.functional.jacobian(FUNCTIONS[name](lib), inputs(lib, name, requires_grad), strategy=strategy, **options))

        def hessian(lib: Any, options: Any = options) -> Any:
            return detached(
                lib.autograd.functional.hessian(FUNCTIONS[name](lib), inputs(lib, name, requires_grad), outer_jacobian_strategy=strategy, **options)
            )

        agree(jacobian)
        agree(hessian)


def vector(lib: Any, name: str, kind: str) -> Any:
    if kind == "inputs":
        return (lib.tensor(X + 1), lib.tensor(Y + 1)) if name in OF_TWO else lib.tensor(X + 1)
    if kind == "outputs":
        given = inputs(lib, name, False)
        out = FUNCTIONS[name](lib)(*(given if name in OF_TWO else (given,)))
        return tuple(lib.ones_like(o) for o in out) if isinstance(out, tuple) else lib.ones_like(out) if name != "no tensor" else None
    return [1] if kind == "list" else None


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("product", ["vjp", "jvp", "vhp", "hvp"])
@pytest.mark.parametrize("kind", ["inputs", "outputs", "none", "list"])
def test_products(name: str, product: str, kind: str) -> None:
    for create_graph, strict in FLAGS:

        def program(lib: Any, create_graph: bool = create_graph, strict: bool = strict) -> Any:
            function = getattr(lib.autograd.functional, product)
            return detached(function(FUNCTIONS[name](lib), inputs(lib, name, True), vector(lib, name, kind), create_graph=create_graph, strict=strict))

        agree(program)


@pytest.mark.parametrize(
    ("program", "phrase"),
    [
        (lambda F, lib: F.jacobian(lambda x: lib.ones(2), lib.tensor(Y), strict=True), "Output 0 of the user-provided function does not require gradients"),
        (
            lambda F, lib: F.jacobian(lambda x, y: x, (lib.tensor(Y), lib.tensor(Y)), strict=True),
            "Output 0 of the user-provided function is independent of input 1",
        ),
        (
            lambda F, lib: F.jacobian(lambda x: 2 * x, lib.tensor(Y), True, True),
            "independent of input 0. This is not allowed in strict mode when create_graph=True",
        ),
        (
            lambda F, lib: F.hessian(lambda x: x.sum(), lib.tensor(Y), strict=True),
            "found that the jacobian of the user-provided function with respect to input 0",
        ),
        (lambda F, lib: F.hessian(lambda x: x, lib.tensor(Y)), "given to hessian should contain a single element"),
        (lambda F, lib: F.hvp(lambda x: (x,), lib.tensor(Y), lib.tensor(Y)), "The function given to hvp should return a single Tensor"),
        (lambda F, lib: F.jvp(lambda x: x, lib.tensor(Y)), "The vector v can only be None if the input to the user-provided function is a single Tensor"),
        (lambda F, lib: F.vjp(lambda x: x, lib.tensor(Y)), "The vector v can only be None if the user-provided function returns a single Tensor"),
        (lambda F, lib: F.vjp(lambda x: x, lib.tensor(Y), lib.tensor(X)), "v has invalid size: should be"),
        (lambda F, lib: F.jvp(lambda x, y: x, (lib.tensor(Y),) * 2, lib.tensor(Y)), "v is a tuple of invalid length: should be 2 but got 1"),
        (lambda F, lib: F.jacobian(lambda x: x, [lib.tensor(Y)]), "The inputs given to jacobian must be either a Tensor or a tuple of Tensors"),
        (lambda F, lib: F.jacobian(lambda x: x, lib.tensor(Y), strategy="forward-mode"), "only implemented for `vectorize=True`"),
        (lambda F, lib: F.vhp(lambda x: x.sum(), lib.tensor(Y), lib.tensor(Y), strict=True), "is independent of the input. This is not allowed in strict mode"),
    ],
)
def test_essential_words_of_errors(program: Any, phrase: str) -> None:
    both_raise(lambda lib: program(lib.autograd.functional, lib), phrase)


@pytest.mark.parametrize("vectorize", [False, True])
def test_gradients_flow_back_to_the_inputs(vectorize: bool) -> None:
    def program(lib: Any) -> Any:
        x = lib.tensor(Y, requires_grad=True)
        jac = lib.autograd.functional.jacobian(lambda t: t.exp() * t.sum(), x, create_graph=True, vectorize=vectorize)
        hess = lib.autograd.functional.hessian(lambda t: (t**4).sum(), x, create_graph=True, vectorize=vectorize)
        return [*lib.autograd.grad(jac.square().sum(), x), *lib.autograd.grad(hess.sum(), x)]

    both_give(program)


# ---- is_grads_batched


def rows(lib: Any, *shape: int) -> Any:
    return lib.tensor(np.cos(np.arange(np.prod(shape))).reshape(shape))


def network(lib: Any, x: Any, w: Any) -> Any:
    hidden = lib.nn.functional.linear(x, w).tanh() * 1
    hidden[..., 0] *= 2
    return lib.nn.functional.log_softmax(hidden.reshape(2, 3).cumsum(0), 1)


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("size", [1, 4])
def test_rows_of_gradients(create_graph: bool, size: int) -> None:
    def program(lib: Any) -> Any:
        x, w = lib.tensor(rows(lib, 4).numpy(), requires_grad=True), lib.tensor(rows(lib, 6, 4).numpy(), requires_grad=True)
        out = network(lib, x, w)
        found = lib.autograd.grad(out, (x, w), rows(lib, size, 2, 3), create_graph=create_graph, is_grads_batched=True)
        if not create_graph:
            return found
        return [*found, *lib.autograd.grad(sum(f.square().sum() for f in found), (x, w))]

    both_give(program)


def test_unused_inputs() -> None:
    def program(lib: Any) -> Any:
        x, y = lib.tensor(Y, requires_grad=True), lib.tensor(Y, requires_grad=True)
        return lib.autograd.grad((x * 2, x.sum()), (x, y), (rows(lib, 3, 2), rows(lib, 3)), is_grads_batched=True, allow_unused=True)

    both_give(program)


@pytest.mark.parametrize(
    "given",
    [
        lambda lib: lib.ones(2, 3),
        lambda lib: lib.ones(2),
        lambda lib: lib.tensor(1.0),
        lambda lib: None,
    ],
)
def test_mistakes_in_rows(given: Any) -> None:
    def program(lib: Any) -> Any:
        x = lib.tensor(Y, requires_grad=True)
        return lib.autograd.grad(x * 2, x, given(lib), is_grads_batched=True)

    both_raise(program)


def test_numbers_of_rows_that_differ() -> None:
    def program(lib: Any) -> Any:
        x = lib.tensor(Y, requires_grad=True)
        return lib.autograd.grad((x * 2, x * 3), x, (rows(lib, 2, 2), rows(lib, 4, 2)), is_grads_batched=True)

    both_raise(program, "Expected all tensors to have the same size in the mapped dimension, got sizes [2, 4]")


IN_ONE_PASS: dict[str, Any] = {
    "branches on values": lambda lib, x: x * 2 if x.sum() > 0 else x,
    "loops over values": lambda lib, x: sum(v * x for v in x.tolist()),
    "numbers of values": lambda lib, x: x * float(x.sum()) + x.detach().numpy().sum(),
    "selects by a mask": lambda lib, x: x[x > 0.3],
    "selects by positions": lambda lib, x: x[lib.nonzero(x > 0.3).squeeze(1)],
    "writes to zeros": lambda lib, x: lib.zeros(3).copy_(x),
    "adds to zeros": lambda lib, x: lib.zeros(3).add_(x),
    "writes to rows": lambda lib, x: _written(lib.zeros(2, 3), x),
    "writes through a view": lambda lib, x: (lambda y: (y[1:].mul_(x[:2]), y.t().add_(1), y)[-1])(x * 1),
    "writes to the base of a view": lambda lib, x: (lambda y, v: (y.mul_(x), v)[-1])(*(lambda y: (y, y[:2]))(x.sign())),
    "selects from zeros that are written later": lambda lib, x: (lambda y, v: (y.copy_(x), v * 2)[-1])(*(lambda y: (y, y[:2]))(lib.zeros(3))),
    "reduces": lambda lib, x: x.softmax(0).max(0).values * x.std() + x.sort().values.cumsum(0) + x.prod() * x.cumprod(0),
    "norms": lambda lib, x: lib.stack([x.norm(3), lib.linalg.vector_norm(x), x.amax(), x.logsumexp(0)]),
    "joins": lambda lib, x: lib.cat([x, lib.ones(2), x[:1] * x]),
    "splits": lambda lib, x: x.split(2)[0].repeat(2).view(2, 2).flip(0).roll(1, 1).pow(2),
    "scatters": lambda lib, x: x.index_add(0, lib.tensor([0, 0]), x[1:]).scatter(0, lib.tensor([1]), x[:1]),
    "complex numbers": lambda lib, x: (x * (1 + 2j)).exp().abs(),
    "gives inputs": lambda lib, x: (x, x[0]),
    "gives constants": lambda lib, x: (x.sum() > 1, lib.ones(2)),
}


def _written(target: Any, x: Any) -> Any:
    target[0].copy_(x)
    target[1] += x[[2, 0, 1]]
    first, second = target.unbind(0)
    return first * second


@pytest.mark.parametrize("name", IN_ONE_PASS)
def test_columns_in_one_pass(name: str) -> None:
    """The function is given ordinary tensors, whatever it does with them; only their tangents are batched."""

    def program(lib: Any) -> Any:
        return lib.autograd.functional.jacobian(lambda x: IN_ONE_PASS[name](lib, x), lib.tensor([0.1, 0.5, 0.9]), vectorize=True, strategy="forward-mode")

    agree(program)
