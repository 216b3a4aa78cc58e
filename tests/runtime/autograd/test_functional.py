"""autograd.functional: every way to a Jacobian, a Hessian or a product gives the same; memory, history and strictness as asked for."""

from __future__ import annotations

import doctest
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import Function, functional, grad
from specgrad.autograd.functional import hessian, hvp, jacobian, jvp, vhp, vjp

WAYS: list[dict[str, Any]] = [
    {},
    {"create_graph": True},
    {"vectorize": True},
    {"vectorize": True, "create_graph": True},
    {"vectorize": True, "chunk_size": 2},
    {"vectorize": True, "chunk_size": 100},
    {"vectorize": True, "strategy": "forward-mode"},
    {"vectorize": True, "strategy": "forward-mode", "chunk_size": 2},
]

x = sg.tensor([[0.5, 1.5], [2.0, -1.0]], dtype=sg.float64)
y = sg.tensor([1.0, 2.0], dtype=sg.float64)

FUNCTIONS: dict[str, tuple[Any, Any]] = {
    "one": (lambda a: a.sin() @ a, x),
    "scalar": (lambda a: (a**3).sum(), x),
    "several outputs": (lambda a: (a.exp().sum(1), a[0] * a[1], a.sum()), x),
    "several inputs": (lambda a, b: a @ b.exp(), (x, y)),
    "both": (lambda a, b: (a @ b, b**2, a.sort(0)[0] * b), (x, y)),
    "independent": (lambda a, b: (a * 2, sg.ones(2, dtype=sg.float64)), (x, y)),
    "tuples of one": (lambda a: (a.cumsum(0),), (x,)),
    "no elements": (lambda a: a[:0] * 2, x),
    "in place": (lambda a: a.clone().mul_(a).index_fill_(0, sg.tensor([0]), 1.0), x),
}


def by_differences(function: Any, inputs: Any) -> Any:
    """The Jacobian by central differences, nested as it should be."""
    given = inputs if isinstance(inputs, tuple) else (inputs,)
    outputs = function(*given)
    outs = outputs if isinstance(outputs, tuple) else (outputs,)
    blocks = [[np.zeros((*o.shape, *t.shape)) for t in given] for o in outs]
    step = 1e-6
    for j, t in enumerate(given):
        for at in np.ndindex(*t.shape):
            sides = []
            for sign in (1, -1):
                moved = t.numpy().copy()
                moved[at] += sign * step
                found = function(*(sg.from_numpy(moved) if k == j else u for k, u in enumerate(given)))
                sides.append(found if isinstance(found, tuple) else (found,))
            for i, (above, below) in enumerate(zip(*sides)):
                blocks[i][j][(..., *at)] = (above.numpy() - below.numpy()) / (2 * step)
    rows = [tuple(row) if isinstance(inputs, tuple) else row[0] for row in blocks]
    return tuple(rows) if isinstance(outputs, tuple) else rows[0]


def assert_close(found: Any, expected: Any) -> None:
    if isinstance(expected, tuple):
        assert isinstance(found, tuple) and len(found) == len(expected)
        for f, e in zip(found, expected):
            assert_close(f, e)
    else:
        e = expected if isinstance(expected, np.ndarray) else expected.detach().numpy()
        assert found.shape == e.shape and np.allclose(found.detach().numpy(), e, atol=1e-7)


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_jacobians(name: str, way: dict[str, Any]) -> None:
    function, inputs = FUNCTIONS[name]
    assert_close(jacobian(function, inputs, **way), by_differences(function, inputs))


@pytest.mark.parametrize("inputs", [x, (x, y)], ids=["one", "two"])
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_hessians(inputs: Any, way: dict[str, Any]) -> None:
    def function(a: Any, b: Any = y) -> Any:
        return (a @ b.exp() * a[0]).sum() ** 2

    way = dict(way)
    if "strategy" in way:
        way["outer_jacobian_strategy"] = way.pop("strategy")
    found = hessian(function, inputs, **way)
    blocks = found if isinstance(inputs, tuple) else ((found,),)
    given = inputs if isinstance(inputs, tuple) else (inputs,)
    assert_close(tuple(blocks), by_differences(lambda *t: tuple(np_gradient(function, t)), given))


def np_gradient(function: Any, tensors: Any) -> Any:
    leaves = [t.detach().requires_grad_() for t in tensors]
    return [g.detach() for g in grad(function(*leaves), leaves)]


def test_products_are_those_of_the_matrices() -> None:
    function, inputs = FUNCTIONS["both"]
    blocks = jacobian(function, inputs)
    v_in, v_out = (x.cos(), y.cos()), (y.sin(), y.exp(), x.exp())
    outputs, found = vjp(function, inputs, v_out)
    assert_close(outputs, function(*inputs))
    assert_close(
        found, tuple(sum((v[(..., *(None,) * t.dim())] * row[j]).sum(tuple(range(v.dim()))) for v, row in zip(v_out, blocks)) for j, t in enumerate(inputs))
    )
    outputs, found = jvp(function, inputs, v_in)
    assert_close(outputs, function(*inputs))
    assert_close(found, tuple(sum((row[j] * v).sum(tuple(range(-v.dim(), 0))) for j, v in enumerate(v_in)) for row in blocks))

    def scalar(a: Any, b: Any) -> Any:
        return (a @ b.exp()).square().sum()

    (aa, ab), (ba, bb) = hessian(scalar, inputs)
    p, q = v_in
    expected = ((aa * p).sum((2, 3)) + (ab * q).sum(2), (ba * p).sum((1, 2)) + (bb * q).sum(1))
    for product in (vhp, hvp):
        output, found = product(scalar, inputs, v_in)
        assert_close(output, scalar(*inputs))
        assert_close(found, expected)


@pytest.mark.parametrize("function", [jacobian, hessian])
@pytest.mark.parametrize("vectorize", [False, True])
def test_create_graph_leads_back_to_the_inputs(function: Any, vectorize: bool) -> None:
    leaf = y.clone().requires_grad_()
    found = function(lambda a: (a**3).sum(), leaf, create_graph=True, vectorize=vectorize)
    (again,) = grad(found.sum(), leaf)
    assert_close(again, 6 * y if function is jacobian else sg.full((2,), 6.0, dtype=sg.float64))
    assert not function(lambda a: (a**3).sum(), leaf, vectorize=vectorize).requires_grad
    assert leaf.is_leaf and leaf.grad is None


class Twisted(sg.autograd.Function):
    """A backward that is no gradient of anything: its derivatives form no symmetric matrix."""

    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        ctx.save_for_backward(x)
        return x.clone()

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
        (x,) = ctx.saved_tensors
        return grad * x.roll(1, 0)


def hooked(x: sg.Tensor) -> sg.Tensor:
    y = x.clone()
    y.register_hook(lambda g: g * x.roll(1, 0))
    return y.sum()


def changed_in_place(x: sg.Tensor) -> sg.Tensor:
    """The custom function's node stands inside of the node of the base."""

    class TwistedInPlace(Twisted):
        @staticmethod
        def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
            ctx.mark_dirty(x)
            ctx.save_for_backward(x)
            return x

    y = sg.stack([x, x]) * 1
    TwistedInPlace.apply(y[0])
    return y.sum() + (x**3).sum()


def node_hooked(x: sg.Tensor) -> sg.Tensor:
    y = x.clone()
    y.grad_fn.register_hook(lambda to_inputs, _: (to_inputs[0] * x.roll(1, 0),))  # type: ignore[union-attr]
    return y.sum()


ASYMMETRIC: dict[str, Callable[[sg.Tensor], sg.Tensor]] = {
    "custom": lambda x: Twisted.apply(x).sum(),
    "compiled": sg.compile(lambda x: Twisted.apply(x).sum() * 1),
    "in place": changed_in_place,
    "hook": hooked,
    "hook of a node": node_hooked,
}
SMOOTH: dict[str, tuple[Callable[..., sg.Tensor], tuple[sg.Tensor, ...]]] = {
    "of one input": (lambda x: (x.sin() * x.prod()).sum(), (sg.tensor([0.5, -1.5, 2.0]),)),
    "of two": (lambda x, y: (x @ y).tanh().sum() + (x * x * x).sum() * y.exp().mean(), (sg.tensor([[0.5, 1.0], [2.0, -1.0]]), sg.tensor([0.25, -0.5]))),
    "with views changed in place": (lambda x: (x * x).clone().view(-1).mul_(x.view(-1)).logsumexp(0), (sg.tensor([[0.5, 1.5], [1.0, 2.0]]),)),
    "of ties": (lambda x: (x.amax() * x.sum() + x.relu().square().sum()) * x.maximum(x.flip(0)).square().sum(), (sg.tensor([2.0, 0.0, 2.0]),)),
    "of complex numbers": (lambda z: (z * z * z.conj()).abs().square().sum() + (z * 1j).real.exp().sum(), (sg.tensor([0.5 + 1j, -0.25 + 0.5j]),)),
    "broadcast": (lambda x, y: ((x + y) * y).square().sum().sqrt(), (sg.tensor([0.5, 1.5, -2.0]), sg.tensor(0.75))),
}


@pytest.mark.parametrize("name", SMOOTH)
def test_a_hessian_of_formulas_is_symmetric(name: str) -> None:
    """The product with a vector takes one pass less than in strict mode, which does not rely on symmetry."""
    func, given = SMOOTH[name]
    inputs = tuple(t.double() if not t.is_complex() else t.to(sg.complex128) for t in given)
    v = tuple(sg.randn_like(t) for t in inputs)
    value, product = hvp(func, inputs, v)
    expected_value, expected = hvp(func, inputs, v, strict=True)
    assert value.item() == expected_value.item()
    for ours, theirs in zip(product, expected):
        np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("func", ASYMMETRIC.values(), ids=ASYMMETRIC)
def test_what_users_make_of_gradients_need_not_be_symmetric(func: Any) -> None:
    x, v = sg.tensor([1.0, 2.0, 5.0]), sg.tensor([1.0, 10.0, 100.0])
    rows = sg.stack([vhp(func, x, row)[1] for row in sg.eye(3)])  # the rows of the gradient's Jacobian
    assert rows.tolist() != rows.T.tolist()
    np.testing.assert_allclose(hvp(func, x, v)[1].numpy(), (rows @ v).numpy(), rtol=1e-6)


@pytest.mark.parametrize("product", [vjp, jvp, vhp, hvp])
def test_products_lead_back_to_inputs_and_vectors(product: Any) -> None:
    leaf, v = y.clone().requires_grad_(), sg.ones(2, dtype=sg.float64, requires_grad=True)
    function = (lambda a: a**3) if product in (vjp, jvp) else (lambda a: (a**3).sum())
    outputs, found = product(function, leaf, v, create_graph=True)
    assert outputs.requires_grad
    to_leaf, to_v = grad(found.sum(), (leaf, v))
    assert_close(to_leaf, 6 * y if product in (vjp, jvp) else sg.full((2,), 6.0, dtype=sg.float64))
    assert_close(to_v, 3 * y**2 if product in (vjp, jvp) else 6 * y)
    outputs, found = product(function, leaf, v)
    assert not outputs.requires_grad and not found.requires_grad


@pytest.mark.parametrize("vectorize", [False, True])
def test_what_a_function_captures_is_no_input(vectorize: bool) -> None:
    leaf = y.clone().requires_grad_()
    assert_close(jacobian(lambda a: a * leaf, leaf, vectorize=vectorize), y.diag())


def test_rows_come_in_passes_of_the_chunk_size() -> None:
    sizes = []

    class Watched(Function):
        @staticmethod
        def forward(ctx: Any, a: Any) -> Any:
            return a.clone()

        @staticmethod
        def backward(ctx: Any, gradient: Any) -> Any:
            sizes.append(gradient._physical.shape[0])
            return gradient * 2

    assert_close(jacobian(Watched.apply, sg.ones(5), vectorize=True, chunk_size=2), 2 * sg.eye(5))
    assert sizes == [2, 2, 1]
    sizes.clear()
    jacobian(Watched.apply, sg.ones(5), vectorize=True)
    assert sizes == [5]


def test_gradients_of_only_some_outputs() -> None:
    found = jacobian(lambda a: (a.detach(), a * 2, (a * 3).to(sg.float32)), y, vectorize=True)
    assert_close(found[0], sg.zeros(2, 2, dtype=sg.float64))
    assert_close(found[1], 2 * sg.eye(2, dtype=sg.float64))
    assert found[2].dtype is sg.float64


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: jacobian(lambda a: 3, y), TypeError, "outputs of the user-provided function given to jacobian must be either a Tensor or a tuple of Tensors"),
        (lambda: jacobian(lambda a: (a, 3), y), TypeError, "value at index 1 has type int"),
        (lambda: hessian(lambda a: a, [y]), TypeError, "inputs given to hessian .* given inputs has type list"),
        (lambda: jacobian(lambda a: a, y, strategy="other"), AssertionError, 'either "forward-mode" or "reverse-mode".*\'other\''),
        (lambda: hessian(lambda a: a.sum(), y, outer_jacobian_strategy="other"), AssertionError, "'other'"),
        (lambda: jacobian(lambda a: a, y, strategy="forward-mode"), NotImplementedError, "only implemented for `vectorize=True`"),
        (lambda: jacobian(lambda a: a, y, True, strategy="forward-mode"), NotImplementedError, "`create_graph=True` and"),
        (lambda: jacobian(lambda a: a, y, strict=True, strategy="forward-mode"), RuntimeError, "`strict=True` and"),
        (lambda: jacobian(lambda a: a, y, strict=True, vectorize=True), RuntimeError, "not supported together"),
        (lambda: jacobian(lambda a: a, y, vectorize=True, chunk_size=0), ValueError, "chunk_size should be None or greater than 0, got 0"),
        (lambda: jacobian(lambda a: a, y, chunk_size=1), ValueError, "needs vectorize=True"),
        (lambda: jacobian(lambda a: sg.ones(2), y, strict=True), RuntimeError, "Output 0 of the user-provided function does not require gradients"),
        (lambda: jacobian(lambda a, b: a, (y, y), strict=True), RuntimeError, "Output 0 of the user-provided function is independent of input 1"),
        (lambda: jacobian(lambda a: 2 * a, y, create_graph=True, strict=True), RuntimeError, "jacobian .* independent of input 0.*when create_graph=True"),
        (lambda: hessian(lambda a: a.sum(), y, strict=True), RuntimeError, "found that the jacobian .* input 0 is independent"),
        (lambda: hessian(lambda a: a, y), RuntimeError, "function given to hessian should contain a single element"),
        (lambda: vhp(lambda a: (a.sum(),), y, y), RuntimeError, "function given to vhp should return a single Tensor"),
        (lambda: vjp(lambda a: a, y), RuntimeError, "v can only be None if the user-provided function returns a single Tensor"),
        (lambda: jvp(lambda a: a, y), RuntimeError, "v can only be None if the input to the user-provided function is a single Tensor"),
        (lambda: vjp(lambda a: a, y, x), RuntimeError, r"v has invalid size: should be .*\[2\].* but got .*\[2, 2\]"),
        (lambda: jvp(lambda a, b: a, (y, y), (y, x)), RuntimeError, "Entry 1 in v has invalid size"),
        (lambda: jvp(lambda a, b: a, (y, y), y), RuntimeError, "v is a tuple of invalid length: should be 2 but got 1"),
        (lambda: vjp(lambda a: a, y, (y, y)), RuntimeError, "should contain a single Tensor"),
        (lambda: vjp(lambda a, b: a, (y, y), y, strict=True), RuntimeError, "independent of input 1"),
        (lambda: vjp(lambda a: 2 * a, y, y, create_graph=True, strict=True), RuntimeError, "independent of input 0"),
        (lambda: jvp(lambda a: 2 * a.detach(), y, y, strict=True), RuntimeError, "Output 0"),
        (lambda: vhp(lambda a: a.sum(), y, y, strict=True), RuntimeError, "jacobian .* input 0 is independent"),
        (lambda: hvp(lambda a: a.sum(), y, y, strict=True), RuntimeError, "jacobian .* input 0 is independent"),
    ],
)
def test_mistakes(call: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        call()


def test_inputs_are_as_they_were() -> None:
    for way in WAYS:
        jacobian(FUNCTIONS["both"][0], (x, y), **way)
    hessian(lambda a, b: (a @ b).square().sum(), (x, y), vectorize=True, outer_jacobian_strategy="forward-mode")
    assert not x.requires_grad and not y.requires_grad and x.grad is y.grad is None


def test_modes_are_as_they_were() -> None:
    with sg.no_grad():
        found = jacobian(lambda a: a.exp(), y)
        assert_close(found, y.exp().diag())
        assert not sg.is_grad_enabled()
        assert_close(vjp(lambda a: a.exp(), y, y)[1], y * y.exp())
    with pytest.raises(ZeroDivisionError):
        jacobian(lambda a: 1 // 0, y)
    assert sg.is_grad_enabled()


def test_jacobians_of_jacobians() -> None:
    third = jacobian(lambda a: hessian(lambda b: (b**3).sum(), a, create_graph=True), y, vectorize=True)
    expected = sg.zeros(2, 2, 2, dtype=sg.float64)
    expected[0, 0, 0] = expected[1, 1, 1] = 6
    assert_close(third, expected)
    inner = jacobian(lambda a: jacobian(lambda b: b**3 / a.detach(), a, create_graph=True, vectorize=True), y, vectorize=True)
    assert_close(inner, expected)


def test_jacobians_of_a_batch() -> None:
    rows = sg.vmap(lambda t: jacobian(lambda a: a.exp() * a.sum(), t))(x)
    assert_close(rows, sg.stack([jacobian(lambda a: a.exp() * a.sum(), t) for t in x]))
    for way in ({"vectorize": True}, {"vectorize": True, "strategy": "forward-mode"}):
        assert_close(sg.vmap(lambda t, way=way: jacobian(lambda a: a.exp() * a.sum(), t, **way))(x), rows)
    assert_close(sg.vmap(lambda t: hessian(lambda a: (a**3).sum(), t, vectorize=True))(x), sg.stack([(6 * t).diag() for t in x]))


def test_all_that_is_exported_is_there() -> None:
    assert functional.__all__ == ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]
    assert all(callable(getattr(sg.autograd.functional, name)) for name in functional.__all__)


def test_examples_in_docstrings() -> None:
    failed, tried = doctest.testmod(functional, extraglobs={"specgrad": sg})
    assert tried == 6 and not failed
