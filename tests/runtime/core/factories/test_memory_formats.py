"""Elements in the order channels_last: the same numbers and gradients, in other places."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable

import numpy as np
import pytest

import specgrad as sg

SHAPES = {sg.channels_last: [(2, 3, 4, 5), (1, 1, 3, 2), (2, 3, 1, 1), (0, 3, 2, 2)], sg.channels_last_3d: [(2, 3, 4, 2, 5), (1, 4, 1, 1, 3)]}
CASES = [(order, shape) for order, shapes in SHAPES.items() for shape in shapes]
WAYS: dict[str, Callable[[sg.Tensor, sg.memory_format], sg.Tensor]] = {
    "to": lambda x, order: x.to(memory_format=order),
    "to, a copy": lambda x, order: x.to(x.dtype, copy=True, memory_format=order),
    "contiguous": lambda x, order: x.contiguous(memory_format=order),
    "clone": lambda x, order: x.clone(memory_format=order),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("order", "shape"), CASES, ids=str)
@pytest.mark.parametrize("dtype", [sg.float64, sg.bfloat16, sg.complex64, sg.bool, sg.int8], ids=str)
def test_the_same_numbers_in_another_order(dtype: sg.dtype, order: sg.memory_format, shape: tuple[int, ...], way: str) -> None:
    x = sg.randint(0, 2, shape).to(dtype)
    found = WAYS[way](x, order)
    assert found.dtype is dtype and found.shape == shape and bool((found == x).all())
    assert found.is_contiguous(memory_format=order) and found.movedim(1, -1).is_contiguous()
    assert found.contiguous(memory_format=order) is found
    assert found.to(memory_format=order) is found or min(shape) < 2  # whose strides may be those of rows
    again = found.contiguous()
    assert again.is_contiguous() and bool((again == x).all())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("order", "shape"), [case for case in CASES if 0 not in case[1]], ids=str)
def test_derivatives_of_all_orders(order: sg.memory_format, shape: tuple[int, ...], way: str) -> None:
    x = sg.randn(shape, dtype=sg.float64, requires_grad=True)
    assert sg.autograd.gradcheck(lambda t: WAYS[way](t, order).sin(), (x,), check_forward_ad=True)
    assert sg.autograd.gradgradcheck(lambda t: WAYS[way](t, order).sin(), (x,))


def test_strides_say_which_order_was_asked_for() -> None:
    """Where there is one channel, elements lie in both orders at once."""
    x = sg.zeros(2, 1, 4, 5)
    for found in (x.to(memory_format=sg.channels_last), x.to(sg.float64, memory_format=sg.channels_last), x.double(memory_format=sg.channels_last)):
        assert found.stride() == (20, 1, 5, 1) and found.to(memory_format=sg.contiguous_format).stride() == (20, 20, 5, 1)
    assert x.contiguous(memory_format=sg.channels_last) is x


def test_an_image_that_is_large_enough_for_threads() -> None:
    x = sg.randn(4, 32, 80, 80)
    found = x.to(memory_format=sg.channels_last)
    assert found.stride() == (32 * 6400, 1, 32 * 80, 32) and np.array_equal(found.numpy(), x.numpy())
    assert np.array_equal(found.to(memory_format=sg.contiguous_format).numpy(), x.numpy())


def test_copies_keep_the_order() -> None:
    x = sg.randn(2, 3, 4, 5).to(memory_format=sg.channels_last)
    for copied in (copy.copy(x), copy.deepcopy(x), x.clone(), x.double(), sg.zeros_like(x), -x, x * 2, x + x):
        assert copied.is_contiguous(memory_format=sg.channels_last)


def test_gradients_lie_as_their_parameters() -> None:
    layer = sg.nn.Conv2d(3, 4, 2).to(memory_format=sg.channels_last)
    images = sg.randn(2, 3, 5, 5)
    layer(images.to(memory_format=sg.channels_last)).sum().backward()
    assert layer.weight.is_contiguous(memory_format=sg.channels_last) and layer.weight.grad is not None
    found, layer.weight.grad = layer.weight.grad, None
    layer.to(memory_format=sg.contiguous_format)(images).sum().backward()
    assert layer.weight.is_contiguous() and sg.allclose(found, layer.weight.grad)
    assert found.is_contiguous(memory_format=sg.channels_last)


def test_compiled() -> None:
    @sg.compile
    def function(x: sg.Tensor) -> sg.Tensor:
        return (x.to(memory_format=sg.channels_last) * 2).exp()

    x = sg.randn(2, 3, 4, 5)
    for _ in range(3):
        assert sg.equal(function(x), (x * 2).exp())


@pytest.mark.parametrize("order", SHAPES, ids=str)
def test_other_dimensions(order: sg.memory_format) -> None:
    shapes: list[tuple[int, ...]] = [(), (3,), (2, 3), (2, 3, 4), (2, 3, 4, 5), (1,) * 5, (1,) * 6]
    calls = [*WAYS.values(), lambda x, order: sg.zeros_like(x, memory_format=order), lambda x, order: sg.empty(x.shape, memory_format=order)]
    for shape in shapes:
        if len(shape) != len(SHAPES[order][0]):
            assert not sg.zeros(shape).is_contiguous(memory_format=order)
            said = re.escape(f"(): {order[:]} is an order of {len(SHAPES[order][0])} dimensions, but the shape is {list(shape)}")
            for call in calls:
                with pytest.raises(RuntimeError, match=said):
                    call(sg.zeros(shape), order)


@pytest.mark.parametrize("name", ["to", "contiguous", "clone", "is_contiguous", "zeros_like"])
def test_a_batch_has_one_dimension_more(name: str) -> None:
    def call(x: sg.Tensor) -> sg.Tensor:
        return sg.zeros_like(x, memory_format=sg.channels_last) if name == "zeros_like" else getattr(x, name)(memory_format=sg.channels_last)

    for shape in ((2, 2, 3, 4), (2, 2, 3, 4, 5)):
        with pytest.raises(RuntimeError, match=r"vmap: .*takes preserve_format and contiguous_format|channels_last is an order of 4 dimensions"):
            sg.vmap(call)(sg.zeros(shape))
    kept = sg.vmap(lambda x: x.clone(memory_format=sg.preserve_format))(sg.ones(2, 3))
    assert kept.shape == (2, 3)
