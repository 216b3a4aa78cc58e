"""Forward mode: tangents that ops carry along, level by level, through views, changes and backward passes."""

from __future__ import annotations

import math
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import forward_ad as fwad

FUNCTIONS: dict[str, Callable[[Tensor], Tensor]] = {
    "chain": lambda x: (x.sin() * x).exp(),
    "matmul": lambda x: x @ x.t(),
    "reduce": lambda x: x.logsumexp(1) + x.prod(),
    "views": lambda x: x.t()[1:].unsqueeze(0).expand(2, 2, 2) * 2,
    "index": lambda x: x[[0, 0, 1]] ** 2,
    "joined": lambda x: sg.stack([x, x * x]).cumsum(0) + sg.cat([x, x * 2], 1).sum(),
    "unbind": lambda x: x.unbind()[0] * x.unbind()[1],
    "in place": lambda x: (x * 1).mul_(x).sin_(),
    "in place on a view": lambda x: (lambda y: (y[0].mul_(x[1]), y)[1])(x * 1),
    "in place on the base": lambda x: (lambda y: (lambda v: (y.mul_(x), v)[1])(y[0]))(x * 1),
    "set": lambda x: (lambda y: (y.__setitem__((slice(None), 0), x[1, :2]), y)[1])(x * 1),
    "set by mask": lambda x: (lambda y: (y.__setitem__(y.detach() > 0.6, x.sum()), y)[1])(x * 1),
    "where": lambda x: sg.where(x.detach() > 0.6, x * x, x.tanh()),
    "detached part": lambda x: x * x.detach(),
    "softmax": lambda x: x.softmax(-1),
    "norm": lambda x: (x * x).sum().sqrt(),
    "max": lambda x: x.max(0).values * x.amin(1, keepdim=True),
    "no grad": lambda x: sg.no_grad()(lambda: x * x)(),
}


def value() -> Any:
    return np.array([[0.5, 0.7], [0.4, 0.8]])


TANGENT = np.array([[1.0, -2.0], [0.5, 3.0]])


@pytest.mark.parametrize("name", FUNCTIONS)
def test_tangents_are_what_backward_says(name: str) -> None:
    """<J v, w> is <v, J^T w>."""
    function = FUNCTIONS[name]
    with fwad.dual_level():
        out = function(fwad.make_dual(sg.tensor(value()), sg.tensor(TANGENT)))
        primal, tangent = fwad.unpack_dual(out)
        assert tangent is not None
        assert tangent.shape == primal.shape
        assert tangent.dtype is primal.dtype
    x = sg.tensor(value(), requires_grad=True)
    with sg.enable_grad():
        y = FUNCTIONS[name](x) if name != "no grad" else x * x
    w = sg.arange(y.numel(), dtype=sg.float64).reshape(y.shape).cos()
    (gradient,) = sg.autograd.grad(y, x, w)
    assert np.allclose(primal.numpy(), y.detach().numpy())
    assert math.isclose((tangent * w).sum().item(), float((TANGENT * gradient.numpy()).sum()), rel_tol=1e-10)


@pytest.mark.parametrize("name", ["chain", "matmul", "reduce", "views", "index", "where", "softmax", "norm", "joined", "unbind"])
@pytest.mark.parametrize("recorded", [False, True])
def test_forward_over_reverse(name: str, recorded: bool) -> None:
    """The tangent of a gradient is a product with the Hessian, as two backward passes give it."""
    function = FUNCTIONS[name]
    with fwad.dual_level():
        x = sg.tensor(value(), requires_grad=True)
        y = function(fwad.make_dual(x, sg.tensor(TANGENT))).cos().sum()
        (gradient,) = sg.autograd.grad(y, x, create_graph=recorded)
        assert gradient.requires_grad is recorded
        product = fwad.unpack_dual(gradient).tangent
    x = sg.tensor(value(), requires_grad=True)
    (gradient,) = sg.autograd.grad(function(x).cos().sum(), x, create_graph=True)
    (expected,) = sg.autograd.grad(gradient, x, sg.tensor(TANGENT))
    assert np.allclose(product.detach().numpy(), expected.numpy())


@pytest.mark.parametrize("name", ["chain", "matmul", "reduce", "index", "softmax", "norm"])
def test_reverse_over_forward(name: str) -> None:
    """A tangent is recorded, and can be differentiated with respect to the value and to the tangent it came from."""
    function = FUNCTIONS[name]
    x, t = sg.tensor(value(), requires_grad=True), sg.tensor(TANGENT, requires_grad=True)
    with fwad.dual_level():
        tangent = fwad.unpack_dual(function(fwad.make_dual(x, t))).tangent
        by_value, by_tangent = sg.autograd.grad(tangent.sum(), [x, t])
    (gradient,) = sg.autograd.grad(function(x).sum(), x, create_graph=True)
    assert np.allclose(by_tangent.numpy(), gradient.detach().numpy())
    (expected,) = sg.autograd.grad(gradient, x, t.detach())
    assert np.allclose(by_value.numpy(), expected.numpy())


@settings(deadline=None, derandomize=True, database=None)
@given(st.integers(1, 4), st.integers(1, 5))
def test_levels_nest(depth: int, power: int) -> None:
    """Each level differentiates once more."""

    def derivative(function: Callable[[Tensor], Tensor], times: int) -> Callable[[Tensor], Tensor]:
        if not times:
            return function
        inner = derivative(function, times - 1)

        def differentiated(x: Tensor) -> Tensor:
            with fwad.dual_level() as level:
                out = inner(fwad.make_dual(x, sg.ones((), dtype=sg.float64), level=level))
                tangent = fwad.unpack_dual(out, level=level).tangent
                return sg.zeros((), dtype=sg.float64) if tangent is None else tangent

        return differentiated

    found = derivative(lambda x: x**power, depth)(sg.tensor(1.5, dtype=sg.float64)).item()
    expected = math.perm(power, depth) * 1.5 ** (power - depth) if depth <= power else 0.0
    assert math.isclose(found, expected, rel_tol=1e-9, abs_tol=1e-12)


def test_levels_do_not_confuse_their_tangents() -> None:
    """d/dx (x * d/dy (x * y)) = 2x, where a careless implementation finds something else."""
    with fwad.dual_level() as outer:
        x = fwad.make_dual(sg.tensor(3.0), sg.tensor(1.0), level=outer)
        with fwad.dual_level() as inner:
            y = fwad.make_dual(sg.tensor(5.0), sg.tensor(1.0), level=inner)
            dy = fwad.unpack_dual(x * y, level=inner).tangent
        out = x * dy
        assert fwad.unpack_dual(out, level=outer).tangent.item() == 6


def test_tangents_end_with_their_level() -> None:
    with fwad.dual_level():
        dual = fwad.make_dual(sg.ones(2), sg.ones(2))
        assert fwad.unpack_dual(dual).tangent is not None
        with pytest.raises(RuntimeError, match="already has one"):
            fwad.make_dual(dual, sg.ones(2))
    assert fwad.unpack_dual(dual).tangent is None
    with fwad.dual_level():
        assert fwad.unpack_dual(dual).tangent is None


def test_a_level_that_has_ended_keeps_no_tangent(no_collector: None) -> None:
    """Neither with a dual tensor nor with what was computed from it, while these live on."""
    tangent = sg.ones(2)
    kept = [weakref.ref(tangent)]
    with fwad.dual_level():
        dual = fwad.make_dual(sg.ones(2, requires_grad=True), tangent)
        result = dual.exp()
        kept.append(weakref.ref(fwad.unpack_dual(result).tangent))
        del tangent
    assert [reference() for reference in kept] == [None, None]
    assert result.tolist() == dual.exp().tolist()


def test_plain_tensors_have_no_tangent() -> None:
    with fwad.dual_level():
        primal, tangent = fwad.unpack_dual(sg.ones(2) * 2)
        assert tangent is None
        assert fwad.unpack_dual(primal).tangent is None


def test_duals_meet_plain_tensors_and_numbers() -> None:
    with fwad.dual_level():
        x = fwad.make_dual(sg.tensor([1.0, 2.0]), sg.tensor([1.0, 1.0]))
        out = 3 * x + sg.tensor([10.0, 20.0]) * x - 1
        assert fwad.unpack_dual(out).tangent.tolist() == [13, 23]
        assert fwad.unpack_dual((x > 1).float()).tangent is None
        assert fwad.unpack_dual(x.detach()).tangent is None


def test_the_primal_shares_memory_and_is_a_view() -> None:
    x = sg.ones(2)
    with fwad.dual_level():
        dual = fwad.make_dual(x, sg.ones(2))
        assert np.shares_memory(dual.numpy(), x.numpy())
        dual.mul_(3)
        assert x.tolist() == [3, 3]
        assert fwad.unpack_dual(dual).tangent.tolist() == [3, 3]


@pytest.mark.parametrize(
    ("primal", "tangent", "error"),
    [
        (sg.ones(2), sg.ones(3), RuntimeError),
        (sg.ones(2), sg.ones(2, dtype=sg.float64), RuntimeError),
        (sg.ones(2, dtype=sg.int64), sg.ones(2), ValueError),
        (sg.ones(2), sg.ones(2, dtype=sg.int64), ValueError),
        (sg.ones(2), 1.0, TypeError),
        (1.0, sg.ones(2), TypeError),
    ],
)
def test_what_cannot_be_dual(primal: Any, tangent: Any, error: type[Exception]) -> None:
    with fwad.dual_level(), pytest.raises(error):
        fwad.make_dual(primal, tangent)


def test_a_tangent_has_no_tangent_at_the_same_level() -> None:
    """An outer level's may be there: that is how levels nest."""
    b, c, d = sg.ones(2), sg.ones(2), sg.ones(2)
    with fwad.dual_level() as outer:
        dual = fwad.make_dual(c, d)
        for tangent in (dual, dual * 2):
            with pytest.raises(RuntimeError, match="itself has a forward gradient at the same level"):
                fwad.make_dual(b, tangent)
        assert fwad.unpack_dual(fwad.make_dual(b, fwad.unpack_dual(dual).primal)).tangent.tolist() == [1, 1]
        with fwad.dual_level():
            tangent = fwad.unpack_dual(fwad.make_dual(b, dual) * 3).tangent
            assert fwad.unpack_dual(tangent, level=outer).tangent.tolist() == [3, 3]


def test_what_is_no_tensor_is_no_dual_tensor() -> None:
    with fwad.dual_level(), pytest.raises(TypeError, match="must be Tensor, not float"):
        fwad.unpack_dual(2.0)
    with pytest.raises(TypeError, match="must be Tensor, not list"):
        fwad.unpack_dual([])


def test_levels_are_entered_and_left_in_order() -> None:
    with pytest.raises(RuntimeError, match="none is open"):
        fwad.exit_dual_level()
    with pytest.raises(RuntimeError, match="outside of a forward AD level"):
        fwad.make_dual(sg.ones(1), sg.ones(1))
    first, second = fwad.enter_dual_level(), fwad.enter_dual_level()
    with pytest.raises(RuntimeError, match="not the last"):
        fwad.exit_dual_level(level=first)
    fwad.exit_dual_level(level=second)
    fwad.exit_dual_level()


def test_an_error_ends_its_level() -> None:
    with pytest.raises(ZeroDivisionError), fwad.dual_level():
        raise ZeroDivisionError
    with pytest.raises(RuntimeError, match="none is open"):
        fwad.exit_dual_level()


def test_dual_tensors_print_their_tangent() -> None:
    with fwad.dual_level():
        assert "tangent=tensor([2.])" in repr(fwad.make_dual(sg.tensor([1.0]), sg.tensor([2.0])))


def test_what_is_overwritten_loses_its_tangent() -> None:
    with fwad.dual_level():
        x = fwad.make_dual(sg.tensor([1.0, 2.0, 3.0]), sg.ones(3)) * 2
        x[1:].copy_(sg.tensor([5.0, 6.0]))
        assert fwad.unpack_dual(x).tangent.tolist() == [2, 0, 0]
        assert fwad.unpack_dual(sg.copysign(sg.ones(2), fwad.make_dual(sg.ones(2), sg.ones(2)))).tangent.tolist() == [0, 0]


@pytest.mark.parametrize("requires_grad", [False, True])
def test_views_made_before_their_base_was_dual_have_its_tangent(requires_grad: bool) -> None:
    with fwad.dual_level():
        x = fwad.make_dual(sg.tensor([1.0, 2.0, 3.0], requires_grad=requires_grad), sg.ones(3))
        base = sg.zeros(3)
        part, other, end = base[:2], base[1:], base[1:][1:]
        base.copy_(x * 2)
        assert fwad.unpack_dual(part).tangent.tolist() == [2, 2]
        part.mul_(x[1:])
        assert [fwad.unpack_dual(t * 1).tangent.tolist() for t in (base, part, other, end)] == [[6, 10, 2], [6, 10], [10, 2], [2]]


def test_a_base_without_a_tangent_gets_that_of_its_changed_part() -> None:
    with fwad.dual_level():
        base = sg.ones(3)
        part, other = base[:2], base[1:]
        part.mul_(fwad.make_dual(sg.tensor([1.0, 2.0]), sg.tensor([3.0, 4.0])))
        assert [fwad.unpack_dual(t).tangent.tolist() for t in (base, part, other)] == [[3, 4, 0], [3, 4], [4, 0]]


def test_a_view_with_a_tangent_of_its_own_keeps_that() -> None:
    with fwad.dual_level():
        base = sg.ones(3)
        own, other = fwad.make_dual(base[:2], sg.tensor([5.0, 6.0])), base[:2]
        base.mul_(fwad.make_dual(sg.ones(3), sg.ones(3)))
        assert [fwad.unpack_dual(t).tangent.tolist() for t in (base, own, other)] == [[1, 1, 1], [5, 6], [1, 1]]


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("op", [lambda x, y: x + y, lambda x, y: y - x, lambda x, y: sg.where(y > 0, x, y), lambda x, y: sg.maximum(x, y)])
def test_a_tangent_has_the_shape_and_dtype_of_its_value(op: Callable[[Tensor, Tensor], Tensor], recorded: bool) -> None:
    for dtype in (sg.float32, sg.float64):
        with fwad.dual_level():
            x = fwad.make_dual(sg.full((2, 1), 3.0, requires_grad=recorded), sg.ones(2, 1))
            value, tangent = fwad.unpack_dual(op(x, sg.ones(1, 3, dtype=dtype)))
            assert (tangent.shape, tangent.dtype) == (value.shape, value.dtype) == ((2, 3), dtype)
            assert set(tangent.abs().flatten().tolist()) == {1.0}


def test_a_tangent_with_a_history_passes_it_on_where_its_value_has_none() -> None:
    start = sg.tensor([1.0, 2.0], requires_grad=True)
    with fwad.dual_level():
        x = fwad.make_dual(sg.tensor([3.0, 4.0]), start)
        tangent = fwad.unpack_dual(x * x).tangent
    assert sg.autograd.grad(tangent.sum(), start)[0].tolist() == [6, 8]


TO_INTEGERS = {
    "long": lambda d: d.long(),
    "bool": lambda d: d.bool(),
    "to": lambda d: d.to(sg.int32),
    "type": lambda d: d.type(sg.int16),
    "sum": lambda d: d.sum(dtype=sg.int64),
    "prod": lambda d: d.prod(dtype=sg.int64),
    "cumsum": lambda d: d.cumsum(0, dtype=sg.int64),
    "copy_": lambda d: sg.zeros(3, dtype=sg.int64).copy_(d),
    "an index": lambda d: _assigned(sg.zeros(2, 3, dtype=sg.int64), d),
    "argsort": lambda d: d.argsort(),
    "a comparison": lambda d: d > 1,
}


def _assigned(target, value):
    target[0] = value
    return target


@pytest.mark.parametrize("name", TO_INTEGERS)
def test_integers_have_no_tangent(name: str) -> None:
    with fwad.dual_level():
        found = TO_INTEGERS[name](fwad.make_dual(sg.tensor([0.5, 1.5, 2.5]), sg.ones(3)))
        assert fwad.unpack_dual(found).tangent is None
        assert fwad.unpack_dual(found.to(sg.float64) * 2.0).tangent is None


IN_PLACE = {
    "all of it": (lambda c, x: (c.mul_(x), c.sin_()), lambda x: (x * x).sin()),
    "a part": (lambda c, x: c[0].mul_(x[1]), lambda x: sg.stack([x[0] * x[1], x[1]])),
    "both": (lambda c, x: (c.mul_(x), c[0].sin_(), c.mul_(x)), lambda x: sg.stack([(x[0] ** 2).sin() * x[0], x[1] ** 3])),
}


@pytest.mark.parametrize("name", IN_PLACE)
def test_changes_in_place_of_dual_tensors_can_be_differentiated_backward(name: str) -> None:
    """What the formula of a tangent saves of the old tangent is not what the change makes of it."""
    change, plain = IN_PLACE[name]

    def changed(x: Tensor) -> Tensor:
        out = x.clone()
        change(out, x)
        return out

    def derivatives(function: Callable[[Tensor], Tensor]) -> list[Tensor]:
        x = sg.tensor([0.3, 0.6], dtype=sg.float64, requires_grad=True)
        with fwad.dual_level():
            value, tangent = fwad.unpack_dual(function(fwad.make_dual(x, x.cos())))
            (first,) = sg.autograd.grad((value + tangent).sum(), x, create_graph=True)
            (second,) = sg.autograd.grad(first.sum(), x)
        return [value, tangent, first, second]

    for found, expected in zip(derivatives(changed), derivatives(plain), strict=True):
        np.testing.assert_allclose(found.detach().numpy(), expected.detach().numpy(), rtol=1e-12)


@pytest.mark.parametrize("tangent", [lambda x: x, lambda x: x[:], lambda x: x.detach()], ids=["itself", "a view", "detached"])
def test_changes_in_place_of_values_that_are_their_own_tangents(tangent: Callable[[Tensor], Tensor]) -> None:
    x = sg.tensor([1.0, 2.0, 3.0])
    with fwad.dual_level():
        dual = fwad.make_dual(x, tangent(x))
        dual[1:].pow_(3)
        dual.add_(1)
        value, moved = fwad.unpack_dual(dual)
        assert value.tolist() == x.tolist() == [2, 9, 28]
        assert moved.tolist() == [1, 3 * 4 * 2, 3 * 9 * 3]

    def changed(x: Tensor) -> Tensor:
        return x.pow_(3).sum()

    x = sg.tensor([1.0, 2.0])
    assert sg.func.jvp(changed, (x,), (tangent(x),))[1].item() == 3 + 3 * 4 * 2


@pytest.mark.parametrize("name", IN_PLACE)
def test_forward_over_reverse_of_changes_in_place(name: str) -> None:
    """The node of a change keeps the tangents of what it has saved, those of the old value among them."""
    change, plain = IN_PLACE[name]

    def changed(x: Tensor) -> Tensor:
        out = x.clone()
        change(out, x)
        return out.exp_() * x

    def tangent_of_gradient(function: Callable[[Tensor], Tensor]) -> Any:
        x = sg.tensor([0.3, 0.6], dtype=sg.float64, requires_grad=True)
        with fwad.dual_level():
            dual = fwad.make_dual(x, sg.tensor([1.0, 2.0], dtype=sg.float64))
            (found,) = sg.autograd.grad(function(dual).sum(), dual, create_graph=True)
            return fwad.unpack_dual(found).tangent.detach().numpy()

    np.testing.assert_allclose(tangent_of_gradient(changed), tangent_of_gradient(lambda x: plain(x).exp() * x), rtol=1e-12)


@pytest.mark.parametrize("requires_grad", [False, True])
@pytest.mark.parametrize("name", IN_PLACE)
def test_changes_in_place_at_two_levels(name: str, requires_grad: bool) -> None:
    change, plain = IN_PLACE[name]

    def changed(x: Tensor) -> Tensor:
        out = x.clone()
        change(out, x)
        return out.exp_() * x

    def second(function: Callable[[Tensor], Tensor]) -> Any:
        x = sg.tensor([0.3, 0.6], dtype=sg.float64, requires_grad=requires_grad)
        with fwad.dual_level():
            outer = fwad.make_dual(x, sg.tensor([1.0, 2.0], dtype=sg.float64))
            with fwad.dual_level():
                inner = fwad.unpack_dual(function(fwad.make_dual(outer, outer.cos()))).tangent
            return [t.detach().numpy() for t in fwad.unpack_dual(inner)]

    np.testing.assert_allclose(second(changed), second(lambda x: plain(x).exp() * x), rtol=1e-12)


def gradient_and_tangent(function: Any, at: Any, direction: Any) -> Any:
    """The tangent of the gradient of a function, where its input is a leaf that has a tangent."""
    x = sg.tensor(at).requires_grad_()
    with fwad.dual_level():
        out = function(fwad.make_dual(x, sg.tensor(direction)))
        (found,) = sg.autograd.grad(out, x, sg.ones_like(out), create_graph=True)
        return fwad.unpack_dual(found).tangent.detach().numpy()


@pytest.mark.parametrize("function", [sg.abs, sg.angle, lambda x: sg.var(x), lambda x: sg.linalg.vector_norm(x, 3)], ids=["abs", "angle", "var", "norm"])
def test_the_tangent_of_a_saved_complex_input_keeps_its_imaginary_part_where_the_result_is_real(function: Any) -> None:
    x, t = np.array([1 + 2j, -0.5 + 0.25j]), np.array([0.3 - 1j, 0.5 + 2j])

    def gradient(at: Any) -> Any:
        leaf = sg.tensor(at).requires_grad_()
        return sg.autograd.grad(function(leaf).sum(), leaf)[0].numpy()

    measured = (gradient(x + 1e-5 * t) - gradient(x - 1e-5 * t)) / 2e-5
    np.testing.assert_allclose(gradient_and_tangent(function, x, t), measured, rtol=1e-7)


def test_the_tangent_of_a_saved_input_that_is_not_the_first_argument() -> None:
    x = np.array([0.5, 1.25])
    found = gradient_and_tangent(lambda dual: sg.polygamma(0, dual), x, np.array([1.0, -2.0]))
    np.testing.assert_allclose(found, sg.polygamma(2, sg.tensor(x)).numpy() * [1.0, -2.0], rtol=1e-12)


@pytest.mark.parametrize(
    "function",
    [
        lambda x, y: x.tanh(),
        lambda x, y: x * y,
        lambda x, y: (x * y.sum(0, keepdim=True)).exp() - y,
        lambda x, y: sg.atan2(x, y) * sg.hypot(x, y),
        lambda x, y: x[:, :1] * y[0],  # samples of which broadcast
        lambda x, y: sg.complex(x, y).abs() + sg.complex(x, y).angle(),
        lambda x, y: sg.where(x > y, x, y * y) + sg.ones(2, 3, dtype=sg.float64),
        lambda x, y: x.floor() + y,  # whose tangent is zero
        lambda x, y: x.sum().sin() * y,
    ],
)
def test_tangents_of_a_batch(function: Any) -> None:
    """All columns of a Jacobian at once: the tangents are of a batch, the values are not."""
    g = sg.Generator().manual_seed(0)
    x, y = (sg.rand(2, 3, dtype=sg.float64, generator=g) + 0.1 for _ in range(2))
    tangents = sg.rand(5, 2, 3, dtype=sg.float64, generator=g)

    def along(t: sg.Tensor) -> Any:
        return sg.func.jvp(function, (x, y), (t, t * 2))[1]

    together = sg.vmap(along)(tangents)
    alone = sg.stack([along(t) for t in tangents])
    assert sg.allclose(together, alone, rtol=1e-12, atol=0)

    def along_one(t: sg.Tensor) -> Any:
        return sg.func.jvp(lambda x: function(x, y), (x,), (t,))[1]

    assert sg.allclose(sg.vmap(along_one)(tangents), sg.stack([along_one(t) for t in tangents]), rtol=1e-12, atol=0)
