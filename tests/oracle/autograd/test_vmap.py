"""vmap beside PyTorch's: values, dtypes, nesting, randomness, custom functions, kinds of error."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracle.both import agree, both_give, both_raise

X = np.cos(np.arange(24.0)).reshape(4, 3, 2)


def data(lib: Any, *shape: int, dtype: str = "float64") -> Any:
    return lib.tensor(np.cos(np.arange(np.prod(shape))).reshape(shape) * 3).to(getattr(lib, dtype))


PROGRAMS: dict[str, Any] = {
    "arithmetic": lambda lib: lambda x, y: x * y.sum() + 2 / (1 + x.square()) - y[0],
    "products": lambda lib: lambda x, y: (x @ y.t(), x.t() @ y, lib.outer(x[0], y[1]), lib.dot(x[0], y[0]), lib.einsum("ij,kj->ik", x, y)),
    "shapes": lambda lib: (
        lambda x, y: (x.flatten(), x.t().reshape(-1), lib.stack([x, y], -1), lib.cat([x, y], 1), x[None, ..., 0], x.unbind(0), x.expand(5, 3, 2))
    ),
    "reductions": lambda lib: lambda x, y: (x.sum(), y.mean(0), x.var(1), x.amax(), x.max(1), y.argmin(), y.cumsum(-1), x.prod(), x.norm(), x.std()),
    "order": lambda lib: lambda x, y: (x.sort(0), y.topk(1), x.median(), y.flip(0), x.roll(1, 0)),
    "choice": lambda lib: lambda x, y: (lib.where(x > y, x, y), x.masked_fill(y > 0, -1), x.clamp(min=0), lib.maximum(x, y)),
    "indices": lambda lib: lambda x, y: (x[lib.tensor([0, 2])], x[:, lib.tensor([1, 1])], x.gather(1, (y > 0).long()), x.index_select(0, lib.tensor([2, 0]))),
    "strides": lambda lib: lambda x, y: (x.as_strided((2, 2), (1, 3), 1), y.as_strided((3,), (2,), 0), x.as_strided((2,), (2,))),
    "repeats": lambda lib: lambda x, y: x.repeat_interleave(2, 0).sum() + y.repeat_interleave((y[:, 0] > -9).long(), 0),
    "in place": lambda lib: lambda x, y: x.clone().mul_(y).add_(1).relu_(),
    "assignment": lambda lib: lambda x, y: _assigned(x.clone(), y),
    "new": lambda lib: lambda x, y: (lib.zeros_like(x).add_(y), x.new_zeros(2).add_(y[0]), lib.ones_like(y)),
    "activations": lambda lib: lambda x, y: (x.softmax(-1), lib.nn.functional.gelu(y), lib.nn.functional.layer_norm(x, (2,)), x.logsumexp(0)),
    "losses": lambda lib: lambda x, y: (lib.nn.functional.mse_loss(x, y), lib.nn.functional.cross_entropy(x, (y[:, 0] > 0).long())),
    "dtypes": lambda lib: lambda x, y: (x.float() + y.sum(), x.int() + 0.5, (x > 0).sum(), x.to(lib.complex128) * 1j),
}


def _assigned(x: Any, y: Any) -> Any:
    x[0] = y[1]
    x[1:, 0] = 5
    return x


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("dims", [(0, 0), (0, None), (None, 0)])
def test_programs(name: str, dims: Any) -> None:
    def program(lib: Any) -> Any:
        x, y = data(lib, 4, 3, 2), data(lib, 4, 3, 2) - 1
        given = [t[0] if d is None else t for t, d in zip((x, y), dims)]
        found = lib.vmap(PROGRAMS[name](lib), in_dims=dims)(*given)
        return [list(f) if isinstance(f, tuple) else f for f in found] if isinstance(found, tuple) else found

    agree(program) if dims[0] is None else both_give(program)  # what all share cannot be changed in place


@settings(max_examples=60)
@given(st.data())
def test_dimensions(draw: Any) -> None:
    rank = draw.draw(st.integers(1, 3))
    shape = draw.draw(st.lists(st.integers(1, 3), min_size=rank, max_size=rank))
    in_dim, out_dim = draw.draw(st.integers(-rank - 1, rank)), draw.draw(st.integers(-rank - 1, rank))
    agree(lambda lib: lib.vmap(lambda t: t * 2 + t.sum(), in_dims=in_dim, out_dims=out_dim)(data(lib, *shape)))


@pytest.mark.parametrize("chunk_size", [1, 3, 4, 9])
def test_chunks(chunk_size: int) -> None:
    both_give(lambda lib: lib.vmap(lambda t: (t.sum(), t * 2), out_dims=(0, 1), chunk_size=chunk_size)(data(lib, 4, 3)))


def test_nesting() -> None:
    def program(lib: Any) -> Any:
        x, y = data(lib, 3, 2), data(lib, 4, 2)
        return lib.vmap(lambda a: lib.vmap(lambda b: (a * b).sum() + b.sort()[0] - a.amax(), out_dims=1)(y))(x)

    both_give(program)


def test_structures() -> None:
    def program(lib: Any) -> Any:
        tree = {"a": data(lib, 3, 2), "b": [data(lib, 2, 3), (data(lib, 2),)]}
        found = lib.vmap(
            lambda t: {"sum": t["a"] + t["b"][1][0], "list": [t["b"][0] * 2]}, in_dims=({"a": 0, "b": [1, None]},), out_dims={"sum": 1, "list": 0}
        )(tree)
        return [found["sum"], found["list"][0]]

    both_give(program)


def test_dtypes_of_samples_without_dimensions() -> None:
    both_give(lambda lib: lib.vmap(lambda x, y: x + y)(data(lib, 3, 2, dtype="float32"), data(lib, 3)))
    both_give(lambda lib: lib.vmap(lambda x, y: x * y)(data(lib, 3, dtype="int64"), data(lib, 3, dtype="float32")))


def test_gradients_through_a_batch() -> None:
    def program(lib: Any) -> Any:
        x, w = lib.tensor(X, requires_grad=True), lib.tensor(X[0], requires_grad=True)
        out = lib.vmap(lambda a, b: (a @ b.t()).exp().sum(1) * a[0, 0], in_dims=(0, None))(x, w)
        return lib.autograd.grad(out.square().sum(), (x, w))

    both_give(program)


def test_products_of_one_graph_with_many_vectors() -> None:
    def program(lib: Any) -> Any:
        x = lib.tensor(X[0], requires_grad=True)
        out = x.exp().sum(0) * x[0]
        return lib.vmap(lambda v: lib.autograd.grad(out, x, v, retain_graph=True)[0])(lib.eye(2, dtype=lib.float64))

    both_give(program)


def test_no_samples() -> None:
    both_give(lambda lib: lib.vmap(lambda t: (t * 2, t.sum()))(lib.zeros(0, 3)))


@pytest.mark.parametrize(
    ("program", "phrase"),
    [
        (lambda lib, x: lib.vmap(lambda t: t, in_dims=[0])(x), "expected `in_dims` to be int or a (potentially nested) tuple"),
        (lambda lib, x: lib.vmap(lambda: x)(), "got no inputs"),
        (lambda lib, x: lib.vmap(lambda t: t, in_dims=(0, 0))(x), "in_dims is not compatible with the structure of `inputs`"),
        (lambda lib, x: lib.vmap(lambda t: t, in_dims=("a",))(x), "in_dim must be either an integer dimension or None"),
        (lambda lib, x: lib.vmap(lambda t: t)(3), "We cannot vmap over non-Tensor arguments"),
        (lambda lib, x: lib.vmap(lambda t: t, in_dims=5)(x), "expected in_dim to satisfy"),
        (lambda lib, x: lib.vmap(lambda s, t: t)(x, x[0]), "Expected all tensors to have the same size in the mapped dimension, got sizes"),
        (lambda lib, x: lib.vmap(lambda t: 3)(x), "must only return Tensors, got type"),
        (lambda lib, x: lib.vmap(lambda t: t, out_dims=None)(x), "can not return a BatchedTensor when out_dim is None"),
        (lambda lib, x: lib.vmap(lambda t: t, out_dims="x")(x), "`out_dims` must be an int, None or a python collection"),
        (lambda lib, x: lib.vmap(lambda t: (t, t), out_dims=(0, 0, 0))(x), "out_dims is not compatible with the structure of `outputs`"),
        (lambda lib, x: lib.vmap(lambda t: t, randomness="some")(x), "Only allowed values for randomness are 'error', 'different', or 'same'"),
        (lambda lib, x: lib.vmap(lambda t: t, chunk_size=0)(x), "chunk_size should be None or greater than 0"),
        (lambda lib, x: lib.vmap(lambda t: t.sum().item())(x), "calling .item() on a Tensor"),
        (lambda lib, x: lib.vmap(lambda t: t if t.sum() > 0 else -t)(x), "data-dependent control flow"),
        (lambda lib, x: lib.vmap(lambda t: t.numpy())(x), None),
        (lambda lib, x: lib.vmap(lambda t: lib.zeros(3, 2).add_(t))(x), None),
        (lambda lib, x: lib.vmap(lambda t: lib.zeros(3, 2).copy_(t))(x), None),
        (lambda lib, x: lib.vmap(lambda t: lib.rand(2))(x), "in randomness error mode"),
        (lambda lib, x: lib.vmap(lambda t: t[t > t[0, 0]])(x), None),
        (lambda lib, x: lib.vmap(lambda t: t.sum(5))(x), None),
        (lambda lib, x: lib.vmap(lambda t: t @ lib.ones(7, dtype=lib.float64))(x), None),
    ],
)
def test_mistakes(program: Any, phrase: str | None) -> None:
    both_raise(lambda lib: program(lib, lib.tensor(X)), phrase)


def test_the_same_random_numbers_for_all() -> None:
    for chunk_size in (None, 2):
        both_give(
            lambda lib, chunk_size=chunk_size: (lambda drawn: bool((drawn == drawn[0]).all()))(
                lib.vmap(lambda t: lib.rand(3), randomness="same", chunk_size=chunk_size)(lib.ones(4))
            )
        )
    both_give(lambda lib: (lambda drawn: bool((drawn[0] != drawn[1]).all()))(lib.vmap(lambda t: lib.rand(9), randomness="different")(lib.ones(4))))
    both_give(lambda lib: (lambda drawn: bool((drawn == drawn[0]).all()))(lib.vmap(lambda t: t.clone().normal_(), randomness="same")(lib.ones(4, 3))))
    both_raise(lambda lib: lib.vmap(lambda t: lib.zeros(3).bernoulli_(t), randomness="same")(lib.ones(4, 3)), "same randomness with a batched tensor")


def test_one_hot() -> None:
    both_give(lambda lib: lib.vmap(lambda t: lib.nn.functional.one_hot(t, 4))(lib.tensor([[0, 1], [3, 2]])))
    both_raise(lambda lib: lib.vmap(lambda t: lib.nn.functional.one_hot(t))(lib.tensor([0, 1])))


# ---- custom functions


def functions(lib: Any, **attributes: Any) -> Any:
    """x squared, as a custom function with some attributes more."""

    class Square(lib.autograd.Function):  # type: ignore[misc, name-defined]
        @staticmethod
        def forward(x: Any) -> Any:
            return x**2

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.save_for_backward(*inputs)

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return 2 * grad * ctx.saved_tensors[0]

    return type("Square", (Square,), attributes)


def own_rule(info: Any, in_dims: Any, x: Any) -> Any:
    assert (info.batch_size, info.randomness, in_dims) == (4, "error", (0,))
    return x**2, 0


@pytest.mark.parametrize("attributes", [{"generate_vmap_rule": True}, {"vmap": staticmethod(own_rule)}], ids=["generated", "own"])
def test_custom_functions(attributes: Any) -> None:
    def program(lib: Any) -> Any:
        x = lib.tensor(X, requires_grad=True)
        out = lib.vmap(functions(lib, **attributes).apply)(x)
        return [out.detach(), *lib.autograd.grad(out.exp().sum(), x)]

    both_give(program)


@pytest.mark.parametrize(
    ("attributes", "phrase"),
    [
        ({}, "it does not have vmap support. Please override and implement the vmap staticmethod"),
        ({"generate_vmap_rule": True, "vmap": staticmethod(own_rule)}, "it has both generate_vmap_rule=True and an overridden vmap staticmethod"),
        ({"vmap": staticmethod(lambda info, dims, x: x)}, "two returns"),
        ({"vmap": staticmethod(lambda info, dims, x: (x, (0, 0)))}, "incompatible (output, out_dims) tuple"),
    ],
)
def test_mistakes_in_custom_functions(attributes: Any, phrase: str) -> None:
    both_raise(lambda lib: lib.vmap(functions(lib, **attributes).apply)(lib.tensor(X)), phrase)


@pytest.mark.parametrize("argnums", [0, 1, (0, 1)])
@pytest.mark.parametrize("dims", [(0, 0), (0, None), (None, 0)])
def test_jacobians_by_columns_of_what_some_samples_share(dims: Any, argnums: Any) -> None:
    def program(lib: Any) -> Any:
        x, y = data(lib, 4, 3), data(lib, 4, 3) - 1
        given = [t[0] if d is None else t for t, d in zip((x, y), dims)]
        function = lib.func.jacfwd(lambda a, b: (a.sin() * b).cumsum(0) * b.sum(), argnums)
        found = lib.func.vmap(function, in_dims=dims)(*given)
        return list(found) if isinstance(found, tuple) else found

    agree(program)


@pytest.mark.parametrize("strategy", ["jacfwd of jacrev", "jacrev of jacfwd", "functional"])
def test_second_derivatives_of_what_is_assigned_to_new_tensors(strategy: str) -> None:
    def program(lib: Any) -> Any:
        def energy(q: Any) -> Any:
            z = lib.zeros(3, dtype=lib.float64)
            z[0], z[1:] = q[1] * q[0], q[1:] * q[2]
            return (z**3).sum() * q.sum()

        if strategy == "functional":
            return lib.autograd.functional.hessian(energy, data(lib, 3), outer_jacobian_strategy="forward-mode", vectorize=True).detach()
        outer, inner = (getattr(lib.func, name) for name in strategy.split(" of "))
        return outer(inner(energy))(data(lib, 3))

    agree(program)
