"""Custom functions: both ways to write them, what ctx offers, and what goes wrong with a message."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, grad
from specgrad.autograd import forward_ad as fwad
from specgrad.autograd.function import once_differentiable
from tests.runtime.autograd.functions.custom_functions import Cube, SplitCube, leaf


class SavedResult(Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        y = x.exp()
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * ctx.saved_tensors[0]


@pytest.mark.parametrize("function", [Cube, SplitCube])
def test_gradients_of_every_order(function: Any) -> None:
    x = leaf()
    y = function.apply(x)
    derivatives = []
    for _ in range(3):
        (y,) = grad(y, x, create_graph=True)
        derivatives.append(y.item())
    assert derivatives == [27, 18, 6]


def test_a_saved_result_can_be_differentiated() -> None:
    x = leaf(0.0)
    (first,) = grad(SavedResult.apply(x), x, create_graph=True)
    (second,) = grad(first, x, create_graph=True)
    assert (first.item(), second.item()) == (1, 1)


def test_names() -> None:
    y = Cube.apply(leaf())
    assert y.grad_fn.name() == "CubeBackward"
    assert "CubeBackward" in repr(y)


def test_nothing_is_recorded_where_nothing_is_wanted() -> None:
    assert not Cube.apply(sg.ones(2)).requires_grad
    with sg.no_grad():
        assert not Cube.apply(leaf()).requires_grad


def test_any_arguments() -> None:
    class Scaled(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor, factor: float, names: list[str], w: Tensor) -> tuple[Tensor, Any, Tensor]:
            ctx.factor = factor
            ctx.wants = ctx.needs_input_grad
            return x * factor, names, w * 2

        @staticmethod
        def backward(ctx: Any, gx: Tensor, _: Any, gw: Tensor) -> Any:
            assert ctx.wants == (True, False, False, False)
            return gx * ctx.factor, None, None, None

    a, names, _ = Scaled.apply(leaf(), 5.0, ["n"], sg.tensor(1.0))
    assert names == ["n"]
    assert a.requires_grad
    x = leaf()
    Scaled.apply(x, 5.0, [], sg.tensor(1.0))[0].backward()
    assert x.grad.item() == 5


def test_gradients_without_use_are_zeros_or_none() -> None:
    given: list[Any] = []

    def made(materialize: bool) -> type[Function]:
        class Two(Function):
            @staticmethod
            def forward(ctx: Any, x: Tensor) -> tuple[Tensor, Tensor]:
                ctx.set_materialize_grads(materialize)
                return x * 2, x * 3

            @staticmethod
            def backward(ctx: Any, a: Any, b: Any) -> Any:
                given.append(b)
                return a

        return Two

    for materialize in (True, False):
        made(materialize).apply(leaf(1.0, 2.0))[0].sum().backward()
    assert given[0].tolist() == [0, 0]
    assert given[1] is None


def test_non_differentiable_outputs() -> None:
    class Sorted(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
            values, places = x.sort()
            marked = x * 0
            ctx.mark_non_differentiable(places, marked)
            ctx.save_for_backward(places)
            return values, places, marked

        @staticmethod
        def backward(ctx: Any, g: Tensor, _: Any, __: Any) -> Tensor:
            return sg.zeros_like(g).index_put((ctx.saved_tensors[0],), g)

    x = leaf(3.0, 1.0, 2.0)
    values, places, marked = Sorted.apply(x)
    assert values.requires_grad
    assert not places.requires_grad
    assert not marked.requires_grad
    (values * sg.tensor([1.0, 10.0, 100.0], dtype=sg.float64)).sum().backward()
    assert x.grad.tolist() == [100, 1, 10]


class Doubled(Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.mark_dirty(x)
        return x.mul_(2)

    @staticmethod
    def backward(ctx: Any, g: Tensor) -> Tensor:
        return g * 2


def test_mark_dirty() -> None:
    x = leaf(1.0, 2.0)
    y = x * 1
    out = Doubled.apply(y)
    assert out is y
    assert y._version == 2  # once by mul_, once for the mark
    assert y.grad_fn.name() == "DoubledBackward"
    y.sum().backward()
    assert x.grad.tolist() == [2, 2]


def test_mark_dirty_on_a_view_changes_the_history_of_its_base() -> None:
    x = leaf(1.0, 2.0)
    y = x * 1
    Doubled.apply(y[:1])
    y.sum().backward()
    assert x.grad.tolist() == [2, 1]


def test_mark_dirty_on_a_view_allows_one_output() -> None:
    class Two(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> tuple[Tensor, Tensor]:
            ctx.mark_dirty(x)
            return x.mul_(2), x * 3

        @staticmethod
        def backward(ctx: Any, g: Tensor, h: Tensor) -> Tensor:
            return g * 2 + h * 6

    x = leaf(1.0, 2.0)
    with pytest.raises(RuntimeError, match="cannot return more than one Tensor"):
        Two.apply((x * 1)[:1])
    sum(t.sum() for t in Two.apply(x * 1)).backward()
    assert x.grad.tolist() == [8, 8]


def test_mark_dirty_on_a_leaf() -> None:
    with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
        Doubled.apply(leaf())


def test_an_input_that_is_returned_gets_a_history_of_its_own() -> None:
    class Same(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g * 10

    x = leaf()
    y = Same.apply(x)
    assert y is not x
    assert x.is_leaf
    y.backward()
    assert x.grad.item() == 10


def test_once_differentiable() -> None:
    class Once(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        @once_differentiable
        def backward(ctx: Any, g: Tensor) -> Tensor:
            assert not sg.is_grad_enabled()
            return g * 2 * ctx.saved_tensors[0]

    x = leaf()
    Once.apply(x).backward()
    assert x.grad.item() == 6
    (first,) = grad(Once.apply(x), x, create_graph=True)
    if first.requires_grad:
        with pytest.raises(RuntimeError, match="once_differentiable"):
            first.backward()


def test_jvp() -> None:
    with fwad.dual_level():
        out = SplitCube.apply(fwad.make_dual(sg.tensor(3.0), sg.tensor(2.0)))
        assert fwad.unpack_dual(out).tangent.item() == 54
        with pytest.raises(NotImplementedError, match="jvp"):
            Cube.apply(fwad.make_dual(sg.tensor(3.0), sg.tensor(2.0)))


def test_vjp_is_another_name_for_backward() -> None:
    class Named(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def vjp(ctx: Any, g: Tensor) -> Tensor:
            return g * 2

    x = leaf()
    Named.apply(x).backward()
    assert x.grad.item() == 2


@pytest.mark.parametrize("function", [Cube, SplitCube, SavedResult])
def test_nothing_is_kept_alive_in_a_circle(function: Any, no_collector: None) -> None:
    x = leaf(1.0, 2.0)
    y = function.apply(x)
    references = [weakref.ref(y), weakref.ref(y.grad_fn), weakref.ref(x)]
    del y, x
    assert [r() for r in references] == [None, None, None]
    assert gc.garbage == []


@pytest.mark.parametrize("view", [True, False])
def test_mark_dirty_on_an_argument_that_is_not_the_first(view: bool) -> None:
    class Scale(Function):
        @staticmethod
        def forward(ctx: Any, label: str, w: Tensor, x: Tensor) -> Tensor:
            ctx.mark_dirty(x)
            ctx.save_for_backward(w)
            return x.mul_(w)

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Any:
            (w,) = ctx.saved_tensors
            return None, g * 10, g * w

    x, w = leaf(1.0, 2.0), leaf(3.0)
    base = x * 1
    Scale.apply("by", w, base[:1] if view else base)
    (first,) = grad(base.sum(), x, create_graph=True)
    assert first.tolist() == ([3, 1] if view else [3, 3])
    assert grad(first.sum(), w)[0].tolist() == ([1] if view else [2])
    assert grad(base.sum(), w, allow_unused=True, retain_graph=True)[0] is not None


def test_an_output_saved_after_it_was_changed_in_place() -> None:
    class Exp(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.mark_dirty(x)
            ctx.y = x.exp_()
            return x

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g * ctx.y

    x = leaf(0.0, 0.0)
    base = x * 1
    Exp.apply(base)
    y = base.sum()
    for _ in range(3):
        (y,) = grad(y, x, create_graph=True)
        assert y.tolist() == [1, 1]
        y = y.sum()


def test_a_backward_within_a_backward() -> None:
    class Square(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            with sg.enable_grad():
                x = ctx.saved_tensors[0].detach().requires_grad_()
                y = x * x
            y.backward(g)
            return x.grad  # type: ignore[return-value]

    x = leaf(1.0, 2.0)
    Square.apply(Square.apply(x)).sum().backward()
    assert x.grad.tolist() == [4, 32]


def test_an_error_in_backward_leaves_the_mode_and_the_graph() -> None:
    fail = [True]

    class Sometimes(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            assert not sg.is_grad_enabled()
            if fail[0]:
                raise ValueError("bad")
            return g * 2 * ctx.saved_tensors[0]

    x = leaf()
    y = Sometimes.apply(x)
    with pytest.raises(ValueError, match="bad"):
        y.backward()
    assert sg.is_grad_enabled()
    fail[0] = False
    y.backward()
    assert x.grad.item() == 6
