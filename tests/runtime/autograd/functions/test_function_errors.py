"""Custom functions that go wrong, with a message; and the older kinds of them."""

from __future__ import annotations

from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, grad
from specgrad.autograd.function import once_differentiable
from tests.runtime.autograd.functions.custom_functions import Cube, SplitCube, leaf


def failing(result: Any) -> type[Function]:
    class Failing(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor, y: Tensor) -> Tensor:
            return x + y

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Any:
            return result(g)

    return Failing


@pytest.mark.parametrize(
    ("result", "error", "text"),
    [
        (lambda g: g, RuntimeError, r"incorrect number of gradients \(expected 2, got 1\)"),
        (lambda g: (g, g, g), RuntimeError, r"incorrect number of gradients \(expected 2, got 3\)"),
        (lambda g: (g, 1.0), RuntimeError, "expected Variable or None"),
        (lambda g: (g, sg.ones(5, dtype=sg.float64)), RuntimeError, "invalid gradient at index 1"),
    ],
)
def test_wrong_gradients(result: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        failing(result).apply(leaf(1.0, 2.0), leaf(1.0, 2.0)).sum().backward()


def test_gradients_that_are_fitted() -> None:
    x, y = leaf(1.0, 2.0), leaf(1.0, 2.0)
    failing(lambda g: (g.float(), None, None)).apply(x, y).sum().backward()  # more Nones than inputs; another dtype
    assert x.grad.dtype is sg.float64
    assert y.grad is None


def test_missing_parts() -> None:
    class NoForward(Function):
        pass

    class NoBackward(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

    with pytest.raises(NotImplementedError, match="forward"):
        NoForward.apply(leaf())
    with pytest.raises(NotImplementedError, match="backward or vjp"):
        NoBackward.apply(leaf()).backward()


def test_only_tensors_are_saved() -> None:
    class Wrong(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x, 5)
            return x

    with pytest.raises(TypeError, match="save_for_backward can only save variables"):
        Wrong.apply(leaf())


def test_functions_are_not_instances() -> None:
    with pytest.warns(DeprecationWarning, match="should not be instantiated"):
        instance = Cube()
    with pytest.raises(RuntimeError, match=r"Legacy autograd function with non-static forward.*call Cube\.apply"):
        instance(leaf())


def test_a_changed_saved_tensor_is_noticed() -> None:
    x = leaf(1.0, 2.0)
    a = x * 1
    y = Cube.apply(a)
    a.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_saved_tensors_are_freed() -> None:
    y = Cube.apply(leaf())
    y.backward()
    with pytest.raises(RuntimeError, match="second time"):
        y.backward()


def test_an_error_in_forward_leaves_the_mode() -> None:
    class Bad(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            raise ValueError("bad")

    with pytest.raises(ValueError, match="bad"):
        Bad.apply(leaf())
    assert sg.is_grad_enabled()


# ---- older kinds


def test_nested_io_function() -> None:
    from specgrad.autograd.function import NestedIOFunction
    from specgrad.autograd.functions.nested_io import nested_like, tensors_in

    a, b = sg.ones(1), sg.zeros(1)
    assert list(tensors_in([a, (b, None), {"k": [a]}])) == [a, b, a]
    assert list(tensors_in([a, None], none=True)) == [a, None]
    assert nested_like([1, 2, 3], ([0, 0], None, (0,))) == ([1, 2], None, (3,))
    with pytest.raises(ValueError, match="Auto nesting doesn't know how to process an input object of type int"):
        list(tensors_in([5]))
    with pytest.warns(DeprecationWarning, match="should not be instantiated"):
        instance = NestedIOFunction()
    with pytest.raises(RuntimeError, match="Legacy autograd function"):
        instance(a)
    for method in (instance.forward_extended, instance.backward_extended):
        with pytest.raises(NotImplementedError, match=method.__name__):
            method(a)


def test_what_the_module_exports() -> None:
    import specgrad.autograd.function as module

    for name in module.__all__:
        assert hasattr(module, name), name
    assert isinstance(Cube, module.FunctionMeta)
    assert issubclass(Cube._backward_cls, module.BackwardCFunction)
    assert isinstance(Cube.apply(leaf()).grad_fn, module.FunctionCtx)
    assert module._is_setup_context_defined(SplitCube.setup_context)
    assert not module._is_setup_context_defined(Cube.setup_context)
    with pytest.raises(AttributeError, match="no attribute 'traceable'"):
        _ = module.traceable


def test_a_ctx_by_itself() -> None:
    from specgrad.autograd.function import FunctionCtx

    ctx = FunctionCtx()
    x = leaf()
    ctx.save_for_backward(x)
    ctx.mark_dirty(x)
    ctx.set_materialize_grads(False)
    assert ctx.to_save == ctx.dirty_tensors == (x,)
    assert ctx.materialize_grads is False
    with pytest.raises(TypeError, match="expects a bool, but got int"):
        ctx.set_materialize_grads(1)  # type: ignore[arg-type]


# ---- second derivatives that once_differentiable forbids


class Once(Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, g: Tensor) -> Tensor:
        return g * 2 * ctx.saved_tensors[0]


def test_once_differentiable_also_for_a_named_input() -> None:
    x = leaf()
    (first,) = grad(Once.apply(x) * x, x, create_graph=True)
    assert first.requires_grad
    with pytest.raises(RuntimeError, match="trying to differentiate twice a function that was marked with @once_differentiable: OnceBackward"):
        grad(first, x)


def test_once_differentiable_where_no_second_gradient_reaches_it() -> None:
    x, w = leaf(), leaf(2.0)
    (first,) = grad(Once.apply(x) * w.detach() + w * w * x, x, create_graph=True)
    assert grad(first.sum(), w)[0].item() == 4  # not through Once


@pytest.mark.parametrize("mode", [sg.enable_grad, sg.no_grad])
@pytest.mark.parametrize("recorded", [True, False])
def test_a_view_that_a_function_made_is_blamed_on_the_function(mode: Any, recorded: bool) -> None:
    """Its forward runs without recording, but that is not what the caller could change."""

    class Flat(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x.view(-1)

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return grad

    x = sg.ones(2, requires_grad=recorded)
    with mode():
        flat = Flat.apply(x)
    with pytest.raises(RuntimeError, match=r"Output 0 of Flat is a view.*created inside a custom Function"):
        flat.mul_(sg.ones(2, requires_grad=True))
    with sg.no_grad():
        flat.mul_(2)
    assert x.tolist() == [2, 2]
