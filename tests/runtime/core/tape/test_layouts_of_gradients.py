"""The default layouts of gradients, rule by rule, and layouts set by hand."""

from __future__ import annotations

from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor

DENSE: dict[str, Tensor] = {
    "rows": sg.arange(6.0).reshape(2, 3),
    "columns": sg.arange(6.0).reshape(3, 2).t(),
    "permuted": sg.arange(24.0).reshape(2, 3, 4).permute(2, 0, 1),
    "channels last": sg.arange(24.0).reshape(1, 3, 4, 2).permute(0, 3, 1, 2),
}
NOT_DENSE: dict[str, Tensor] = {
    "expanded": sg.arange(3.0).expand(2, 3),
    "gaps": sg.arange(12.0).reshape(2, 6)[:, ::2],
    "part of columns": sg.arange(20.0).reshape(4, 5).t()[1:4],
}
recorded = pytest.mark.parametrize("recorded", [False, True])


def row_major(shape: Any) -> tuple[int, ...]:
    return sg.empty(*shape).stride()


def leaf(like: Tensor) -> Tensor:
    return like.detach().requires_grad_()


@recorded
@pytest.mark.parametrize("layout", DENSE)
def test_a_dense_leaf_gives_its_strides_to_a_new_gradient(layout: str, recorded: bool) -> None:
    x = leaf(DENSE[layout])
    (x.contiguous() * 2).sum().backward(create_graph=recorded)
    assert x.grad.stride() == DENSE[layout].stride()
    assert (x.grad == 2).all().item()


@recorded
@pytest.mark.parametrize("layout", NOT_DENSE)
def test_any_other_leaf_has_a_row_major_gradient(layout: str, recorded: bool) -> None:
    x = leaf(NOT_DENSE[layout])
    (x * x).sum().backward(create_graph=recorded)
    assert x.grad.stride() == row_major(x.shape)
    assert (x.grad == 2 * x).all().item()


KEPT = {
    "rows": lambda: sg.zeros(2, 3),
    "columns": lambda: sg.zeros(3, 2).t(),
    "gaps": lambda: sg.zeros(2, 6)[:, ::2],
    "offset": lambda: sg.zeros(4, 5)[1:3, 1:4],
}


@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize("layout", ["rows", "columns"])
def test_a_gradient_that_is_there_is_added_to_where_it_lies(layout: str, kept: str) -> None:
    x = leaf(DENSE[layout])
    x.grad = before = KEPT[kept]()
    memory = before.data_ptr()
    for count in (1, 2, 3):
        (x * 2).sum().backward()
        assert x.grad is before
        assert (x.grad.stride(), x.grad.data_ptr(), x.grad._version) == (KEPT[kept]().stride(), memory, count)
        assert (x.grad == 2 * count).all().item()


@pytest.mark.parametrize("kept", ["rows", "columns"])
def test_a_recorded_pass_replaces_it_by_one_that_lies_alike(kept: str) -> None:
    x = leaf(DENSE["rows"])
    x.grad = before = KEPT[kept]()
    (x * x).sum().backward(create_graph=True)
    assert x.grad is not before
    assert (before == 0).all().item()
    assert before._version == 0
    assert x.grad.stride() == before.stride()
    assert x.grad.requires_grad


def test_zeroing_in_place_keeps_what_was_chosen_and_none_begins_anew() -> None:
    x = leaf(DENSE["columns"])
    x.grad = KEPT["gaps"]()
    (x * 2).sum().backward()
    x.grad.zero_()
    (x * 2).sum().backward()
    assert x.grad.stride() == KEPT["gaps"]().stride()
    x.grad = None
    (x * 2).sum().backward()
    assert x.grad.stride() == x.stride()


def test_recorded_gradients_can_be_differentiated_whatever_their_layout() -> None:
    for like in (*DENSE.values(), *NOT_DENSE.values()):
        x = leaf(like)
        (x**3).sum().backward(create_graph=True)
        (second,) = sg.autograd.grad(x.grad.sum(), x)
        assert (second == 6 * x).all().item()
