"""Custom functions inside of vmap: by a `vmap` of their own, or by running forward and backward on a batch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import Function, forward_ad, grad


class Scale(Function):
    """x squared times w, and x plus one."""

    @staticmethod
    def forward(x: Any, w: Any, power: int = 2) -> Any:
        return x**power * w, x + 1

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        x, w, *_ = inputs
        ctx.save_for_backward(x, w)
        ctx.save_for_forward(x, w)

    @staticmethod
    def backward(ctx: Any, g: Any, h: Any) -> Any:
        x, w = ctx.saved_tensors
        return g * 2 * x * w + h, g * x**2, None

    @staticmethod
    def jvp(ctx: Any, a: Any, b: Any, _: Any) -> Any:
        x, w = ctx.saved_tensors
        return 2 * x * w * a + x**2 * b, a


class Generated(Scale):
    generate_vmap_rule = True


class Own(Scale):
    @staticmethod
    def vmap(info: Any, in_dims: Any, x: Any, w: Any, power: int) -> Any:
        assert info.batch_size == 4 and info.randomness == "error" and in_dims[2] is None
        assert all(t.shape == ((4, 3) if d == 0 else (3,)) for t, d in zip((x, w), in_dims))
        whole = [t if d == 0 else t.expand(info.batch_size, 3) for t, d in zip((x, w), in_dims)]
        return Own.apply(*whole, power), (0, 0)


class OldStyle(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(ctx: Any, x: Any, w: Any, power: int) -> Any:
        ctx.save_for_backward(x, w)
        return x**2 * w, x + 1

    @staticmethod
    def backward(ctx: Any, g: Any, h: Any) -> Any:
        return Scale.backward(ctx, g, h)


def plain(x: Any, w: Any, power: int) -> Any:
    return x**power * w, x + 1


def tensors() -> tuple[Any, Any]:
    sg.manual_seed(3)
    return sg.randn(4, 3, dtype=sg.float64, requires_grad=True), sg.randn(4, 3, dtype=sg.float64, requires_grad=True)


def close(a: Any, b: Any) -> bool:
    return bool(a.shape == b.shape and np.allclose(a.detach().numpy(), b.detach().numpy()))


@pytest.mark.parametrize("function", [Generated, Own, OldStyle])
@pytest.mark.parametrize("dims", [(0, 0), (0, None), (None, 0)])
def test_values_and_gradients(function: Any, dims: Any) -> None:
    x, w = tensors()
    given = [t[0] if d is None else t for t, d in zip((x, w), dims)]
    found = sg.vmap(lambda a, b: function.apply(a, b, 2), in_dims=dims)(*given)
    expected = sg.vmap(lambda a, b: plain(a, b, 2), in_dims=dims)(*given)
    assert all(map(close, found, expected))
    first = grad([f.sin().sum() for f in found], (x, w), create_graph=True)
    wanted = grad([f.sin().sum() for f in expected], (x, w), create_graph=True)
    assert all(map(close, first, wanted))
    second = grad(sum(f.cos().sum() for f in first), (x, w))
    assert all(map(close, second, grad(sum(f.cos().sum() for f in wanted), (x, w))))


@pytest.mark.parametrize("function", [Generated, Own])
def test_inside_and_outside_of_everything(function: Any) -> None:
    x, w = (t.detach() for t in tensors())
    v = x.cos()

    def gradient(a: Any, b: Any) -> Any:
        a = a.detach().requires_grad_()
        return grad(function.apply(a, b, 2)[0].sum(), a)[0]

    assert close(sg.vmap(gradient)(x, w), 2 * x * w)

    def tangent(a: Any, t: Any, b: Any) -> Any:
        with forward_ad.dual_level():
            return forward_ad.unpack_dual(function.apply(forward_ad.make_dual(a, t), b, 2)[0]).tangent

    assert close(sg.vmap(tangent, in_dims=(0, 0, None))(x, v, w[0]), 2 * x * w[0] * v)
    with forward_ad.dual_level():
        out = sg.vmap(lambda a, b: function.apply(a, b, 2)[0])(forward_ad.make_dual(x, v), w)
        assert close(forward_ad.unpack_dual(out).tangent, 2 * x * w * v)


def test_nested_levels() -> None:
    x, w = (t.detach() for t in tensors())
    table = sg.vmap(lambda a: sg.vmap(lambda b: Generated.apply(a, b, 2)[0])(w))(x)
    assert close(table, x.unsqueeze(1) ** 2 * w)


def test_many_gradients_through_a_function_on_a_batch() -> None:
    x, w = tensors()
    out = sg.vmap(lambda a: Generated.apply(a, w[0].detach(), 2)[0])(x)
    rows = sg.eye(12, dtype=sg.float64).reshape(12, 4, 3)
    (found,) = grad(out, x, rows, is_grads_batched=True)
    assert close(found.reshape(12, 12), (2 * x * w[0]).reshape(12).diag())


def test_a_ctx_with_everything() -> None:
    class Everything(Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(x: Any, w: Any) -> Any:
            return x.exp(), x.argmax(), x

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.mark_non_differentiable(output[1])
            ctx.set_materialize_grads(False)
            ctx.save_for_backward(output[0], None)
            ctx.factor = 3
            assert ctx.needs_input_grad == (True, False)

        @staticmethod
        def backward(ctx: Any, g: Any, _: Any, h: Any) -> Any:
            result, nothing = ctx.saved_tensors
            assert nothing is None and h is None
            return ctx.factor * g * result, None

    x, w = tensors()
    out, places, same = sg.vmap(Everything.apply)(x, w.detach())
    assert places.equal(x.argmax(1)) and not places.requires_grad and close(same, x)
    assert close(grad(out.sum(), x)[0], 3 * x.exp())
    assert "Everything" in out.grad_fn.name()


def test_gradients_of_a_broadcast_shape() -> None:
    class Sum(Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(ctx: Any, x: Any, y: Any) -> Any:
            return x + y

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return g, g

    x, w = tensors()
    out = sg.vmap(Sum.apply, in_dims=(0, None))(x, w[0, :1])
    assert close(grad(out.sum(), w)[0][0, :1], sg.tensor([12.0]))


def test_changes_in_place() -> None:
    class Double(Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.mark_dirty(x)
            return x.mul_(2)

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return g * 2

    x, _ = tensors()
    assert close(grad(sg.vmap(lambda a: Double.apply(a * 1).sin())(x).sum(), x)[0], 2 * (2 * x).cos())


def test_mistakes() -> None:
    x, _ = tensors()

    def on_batch(**attributes: Any) -> Any:
        return sg.vmap(type("Mine", (Scale,), attributes).apply, in_dims=(0, None, None))(x, x[0], 2)  # type: ignore[attr-defined]

    with pytest.raises(RuntimeError, match=r"does not have vmap support.*`Mine.vmap\(info, in_dims, \*args\)`, or set generate_vmap_rule=True"):
        on_batch()
    with pytest.raises(RuntimeError, match="both generate_vmap_rule=True and an overridden vmap"):
        on_batch(generate_vmap_rule=True, vmap=staticmethod(lambda *a: a))
    with pytest.raises(RuntimeError, match=r"two returns, an output and out_dims.*Got a Tensor"):
        on_batch(vmap=staticmethod(lambda info, dims, a, b, c: a))
    with pytest.raises(RuntimeError, match=r"incompatible \(output, out_dims\) tuple. Expected out_dims=\(0, 0\)"):
        on_batch(vmap=staticmethod(lambda info, dims, a, b, c: (a, (0, 0))))
    with pytest.raises(RuntimeError, match=r"MineBackward returned an incorrect number of gradients \(expected 3, got 1\)"):
        out, _ = on_batch(generate_vmap_rule=True, backward=staticmethod(lambda ctx, g, h: g))
        grad(out.sum(), x)


def test_attributes_of_ctx_that_are_of_the_batch() -> None:
    """They are kept with all samples, and given back as one sample sees them, alone or in a tuple."""

    class Product(Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(x: sg.Tensor, y: sg.Tensor) -> sg.Tensor:
            return x * y

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.pair, ctx.product, ctx.number = (*inputs, "two"), output, 3

        @staticmethod
        def backward(ctx: Any, grad: sg.Tensor) -> Any:
            x, _, word = ctx.pair
            assert (word, ctx.number) == ("two", 3)
            assert ctx.product.shape == x.shape == (2,)
            return grad * ctx.product / x, grad * x

        @staticmethod
        def jvp(ctx: Any, of_x: sg.Tensor, of_y: sg.Tensor) -> sg.Tensor:
            x, y, _ = ctx.pair
            return of_x * y + x * of_y

    x, y = (sg.arange(1.0, 7).reshape(3, 2) * k for k in (1, 10))
    x.requires_grad_()
    y.requires_grad_()
    out = sg.vmap(Product.apply)(x, y)
    first, second = sg.autograd.grad((out**2).sum(), [x, y], create_graph=True)
    assert first.tolist() == (2 * x * y**2).tolist()
    assert second.tolist() == (2 * x**2 * y).tolist()
    (twice,) = sg.autograd.grad(first.sum(), x)
    assert twice.tolist() == (2 * y**2).tolist()
    with sg.autograd.forward_ad.dual_level():
        dual = sg.vmap(Product.apply)(sg.autograd.forward_ad.make_dual(x.detach(), sg.ones(3, 2)), y.detach())
        assert sg.autograd.forward_ad.unpack_dual(dual).tangent.tolist() == y.tolist()
