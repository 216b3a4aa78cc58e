"""What custom functions keep: nothing in a circle, whatever is put on ctx; hooks on what is saved; what is read back."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, grad
from specgrad.autograd.graph import saved_tensors_hooks
from tests.runtime.autograd.functions.custom_functions import leaf


def keeping(keep: Callable[[Any, Tensor, Tensor], None]) -> type[Function]:
    """A square that keeps something on its ctx."""

    class Square(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            y = x * x
            keep(ctx, x, y)
            return y

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            x = ctx.saved_tensors[0] if ctx.saved_tensors else ctx.x
            return 2 * g * x

    return Square


def saved_and(name: str) -> Callable[[Any, Tensor, Tensor], None]:
    def keep(ctx: Any, x: Tensor, y: Tensor) -> None:
        ctx.save_for_backward(x)
        ctx.kept = {"output": y, "input": x, "pair": (x, y, "text"), "both outputs": (y, y)}[name]

    return keep


KEEPS: dict[str, Callable[[Any, Tensor, Tensor], None]] = {
    "saved input": lambda ctx, x, y: ctx.save_for_backward(x),
    "saved output": lambda ctx, x, y: ctx.save_for_backward(x, y),
    "attribute: input": lambda ctx, x, y: setattr(ctx, "x", x),
    **{f"attribute: {name}": saved_and(name) for name in ("output", "input", "pair", "both outputs")},
}


@pytest.mark.parametrize("name", KEEPS)
@pytest.mark.parametrize("ran", [False, True])
def test_reference_counts_free_the_graph(name: str, ran: bool, no_collector: None) -> None:
    x = leaf(1.0, 2.0) * 1
    y = keeping(KEEPS[name]).apply(x)
    if ran:
        y.sum().backward(retain_graph=True)
    references = [weakref.ref(y), weakref.ref(y.grad_fn), weakref.ref(x)]
    del y, x
    assert [r() for r in references] == [None, None, None]


@pytest.mark.parametrize("name", ["saved input", "attribute: input", "attribute: pair"])
def test_an_input_that_is_changed_later_closes_no_circle(name: str, no_collector: None) -> None:
    x = leaf(1.0, 2.0) * 1
    y = keeping(KEEPS[name]).apply(x)
    x.add_(y)  # now x leads to y
    references = [weakref.ref(y), weakref.ref(y.grad_fn), weakref.ref(x)]
    del y, x
    assert [r() for r in references] == [None, None, None]


def test_an_output_kept_as_an_attribute_reads_back_as_that_output() -> None:
    y = keeping(KEEPS["attribute: output"]).apply(leaf(1.0, 2.0))
    node = y.grad_fn
    assert node.kept.tolist() == y.tolist()
    assert node.kept.grad_fn is node
    assert node.kept.data_ptr() == y.data_ptr()
    assert "kept" in dir(node)
    assert hasattr(node, "kept")
    del node.kept
    assert not hasattr(node, "kept")
    with pytest.raises(AttributeError, match="'SquareBackward' object has no attribute 'kept'"):
        _ = node.kept


def test_a_tuple_of_outputs_reads_back_as_one() -> None:
    x = leaf(1.0, 2.0)
    node = keeping(KEEPS["attribute: pair"]).apply(x).grad_fn
    first, second, text = node.kept
    assert first is x
    assert second.grad_fn is node
    assert text == "text"


def test_a_second_derivative_through_an_output_kept_as_an_attribute() -> None:
    class Exp(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.y = x.exp()
            return ctx.y

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g * ctx.y

    x = leaf(0.0)
    y = Exp.apply(x)
    for _ in range(4):
        (y,) = grad(y, x, create_graph=True)
        assert y.item() == 1


def test_an_output_kept_as_an_attribute_and_changed_later_is_noticed() -> None:
    class Exp(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.y = x.exp()
            return ctx.y

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g * ctx.y

    y = Exp.apply(leaf(0.0, 1.0))
    y.mul_(2)
    with pytest.raises(RuntimeError, match=r"which is output 0 of ExpBackward, is at version 1; expected version 0.*mul_"):
        y.sum().backward()


def test_an_attribute_set_in_backward_replaces_the_one_that_was_kept() -> None:
    class Counted(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.y = x * 2
            return ctx.y

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            ctx.y = 5
            return g * 2

    y = Counted.apply(leaf())
    y.backward()
    assert y.grad_fn.y == 5


def test_saved_tensors_hooks_see_what_functions_save() -> None:
    packed: list[Any] = []
    x = leaf(1.0, 2.0)
    with saved_tensors_hooks(lambda t: packed.append(t.tolist()) or len(packed) - 1, lambda i: sg.tensor(packed[i], dtype=sg.float64)):
        y = keeping(KEEPS["saved output"]).apply(x)
    assert packed == [[1, 2], [1, 4]]
    (first,) = grad(y.sum(), x, create_graph=True)
    assert first.tolist() == [2, 4]
    assert grad(first.sum(), x)[0].tolist() == [2, 2]  # what was unpacked stands where the input stood


def test_a_packed_output_is_the_output_again() -> None:
    class Exp(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            y = x.exp()
            ctx.save_for_backward(y)
            return y

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g * ctx.saved_tensors[0]

    x = leaf(0.0)
    with saved_tensors_hooks(lambda t: t.tolist(), lambda v: sg.tensor(v, dtype=sg.float64)):
        y = Exp.apply(x)
    for _ in range(3):
        (y,) = grad(y, x, create_graph=True)
        assert y.item() == 1


def test_packing_lets_the_memory_go(no_collector: None) -> None:
    x = leaf(1.0, 2.0) * 1
    with saved_tensors_hooks(lambda t: None, lambda _: sg.ones(2, dtype=sg.float64)):
        y = keeping(KEEPS["saved input"]).apply(x)
    reference = weakref.ref(x)
    del x
    assert reference() is None
    y.sum().backward()


def test_hooks_for_one_saved_tensor() -> None:
    x = leaf(1.0, 2.0)
    y = keeping(KEEPS["saved input"]).apply(x)
    (saved,) = y.grad_fn._raw_saved_tensors
    assert saved.data is x
    assert saved.unpack() is x
    saved.register_hooks(lambda t: t.tolist(), lambda v: sg.tensor(v, dtype=sg.float64) * 10)
    y.sum().backward()
    assert x.grad.tolist() == [20, 40]
    with pytest.raises(RuntimeError, match="second time"):
        saved.unpack()


def test_the_numbers_of_inputs_and_outputs() -> None:
    node = keeping(KEEPS["saved input"]).apply(leaf()).grad_fn
    assert (node.num_inputs, node.num_outputs, node.requires_grad) == (1, 1, True)


@pytest.mark.parametrize("name", ["saved", "results", "several", "shape", "parameters", "reward", "inputs", "outputs", "count", "function", "name", "steps"])
def test_ctx_takes_any_attribute(name: str) -> None:
    class Named(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> tuple[Tensor, Tensor]:
            setattr(ctx, name, "mine")
            return x * 2, x * 3

        @staticmethod
        def backward(ctx: Any, g: Tensor, h: Tensor) -> Tensor:
            assert getattr(ctx, name) == "mine"
            return 2 * g + 3 * h

    x = leaf()
    y, z = Named.apply(x)
    (y * z).sum().backward()
    assert x.grad.item() == 36
    assert getattr(y.grad_fn, name) == "mine"
    assert name in dir(y.grad_fn)


@pytest.mark.parametrize("name", ["next", "seq", "extra"])
def test_the_names_that_are_the_graphs_own(name: str) -> None:
    class Named(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            setattr(ctx, name, "mine")
            return x * 2

    for _ in range(2):
        with pytest.raises(AttributeError, match=f"NamedBackward: ctx.{name} is the graph's own"):
            Named.apply(leaf())
