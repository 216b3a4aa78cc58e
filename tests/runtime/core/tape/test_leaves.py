"""Leaves: what accumulates in .grad, how it lies in memory, and what may be set by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor


def leaf(*values: float) -> Tensor:
    return sg.tensor(values or 2.0, dtype=sg.float64, requires_grad=True)


LAYOUTS = {
    "rows": lambda: sg.arange(6.0).reshape(2, 3),
    "columns": lambda: sg.arange(6.0).reshape(3, 2).t(),
    "permuted": lambda: sg.arange(24.0).reshape(2, 3, 4).permute(2, 0, 1),
    "steps": lambda: sg.arange(12.0).reshape(2, 6)[:, ::2],
    "expanded": lambda: sg.arange(3.0).expand(2, 3),
    "scalar": lambda: sg.tensor(1.0),
    "empty": lambda: sg.zeros(2, 0),
}
PASSES = {
    "sum": lambda x: x.sum(),  # the gradient is one number, expanded
    "copy": lambda x: (x * 2).sum(),
    "other order": lambda x: x.reshape(-1).cumsum(0).sum(),
    "view": lambda x: x.unsqueeze(0).sum(),
    "twice": lambda x: (x + x.exp()).sum(),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("way", PASSES)
@pytest.mark.parametrize("recorded", [False, True])
def test_grad_is_its_own_and_can_be_changed(layout: str, way: str, recorded: bool) -> None:
    """Whatever the pass hands over, .grad shares memory with nothing and every element of it is there."""
    x = LAYOUTS[layout]().detach().requires_grad_()
    PASSES[way](x).backward(create_graph=recorded)
    first = x.grad.detach().numpy().copy()
    PASSES[way](x).backward()
    assert np.allclose(x.grad.detach().numpy(), 2 * first)
    with sg.no_grad():
        x.grad.zero_()
        x.grad.add_(1)
    assert (x.grad == 1).all().item()
    assert not np.may_share_memory(x.grad.detach().numpy(), x.detach().numpy()) or not x.numel()


@pytest.mark.parametrize("layout", ["rows", "columns", "permuted"])
@pytest.mark.parametrize("way", PASSES)
def test_grad_lies_as_its_dense_leaf(layout: str, way: str) -> None:
    x = LAYOUTS[layout]().detach().requires_grad_()
    PASSES[way](x).backward()
    assert x.grad.stride() == x.stride()


@pytest.mark.parametrize("recorded", [False, True])
def test_gradients_of_two_leaves_are_two(recorded: bool) -> None:
    a, b = leaf(1.0, 2.0), leaf(3.0, 4.0)
    start = sg.ones(2, dtype=sg.float64)
    (a + b).backward(start, create_graph=recorded)
    with sg.no_grad():
        a.grad.zero_()
    assert b.grad.tolist() == [1, 1]
    assert start.tolist() == [1, 1]


@settings(deadline=None, derandomize=True, database=None)
@given(st.lists(st.integers(-5, 5), min_size=1, max_size=6))
def test_passes_add_up(factors: list[int]) -> None:
    x = leaf()
    for factor in factors:
        (x * factor).backward()
    assert x.grad.item() == sum(factors)


def test_accumulation_is_in_place() -> None:
    x = leaf()
    (x * 2).backward()
    kept = x.grad
    (x * 3).backward()
    assert x.grad is kept
    assert kept.item() == 5
    assert kept._version == 1


def test_a_recorded_pass_makes_a_new_grad() -> None:
    x = leaf()
    (x * x).backward(create_graph=True)
    kept = x.grad
    (x * x).backward(create_graph=True)
    assert x.grad is not kept
    assert x.grad.requires_grad
    assert (kept.item(), x.grad.item()) == (4, 8)


@pytest.mark.parametrize("made", [lambda: sg.ones(2), lambda: sg.ones(2, requires_grad=True), lambda: sg.ones(2, requires_grad=True).detach()])
def test_what_is_a_leaf(made: Any) -> None:
    x = made()
    assert x.is_leaf
    assert x.grad_fn is None
    assert x.retains_grad is False


def test_what_is_none() -> None:
    y = leaf() * 2
    assert not y.is_leaf
    assert y.grad_fn is not None
    with pytest.warns(UserWarning, match="not a leaf"):
        assert y.grad is None
    with pytest.raises(RuntimeError, match="leaf"):
        y.requires_grad = False


def test_only_numbers_with_a_fraction_have_gradients() -> None:
    for dtype in (sg.int64, sg.bool, sg.uint8):
        with pytest.raises(RuntimeError, match="floating point"):
            sg.ones(2, dtype=dtype).requires_grad_()
    with pytest.raises(RuntimeError, match="must be a bool"):
        sg.ones(2).requires_grad = "yes"


def test_grad_set_by_hand() -> None:
    x = leaf(1.0, 2.0)
    x.grad = sg.ones(2, dtype=sg.float64)
    (x * 2).sum().backward()
    assert x.grad.tolist() == [3, 3]
    x.grad = None
    assert x.grad is None
    (x * 2).sum().backward()
    del x.grad
    assert x.grad is None


@pytest.mark.parametrize(
    ("value", "error"),
    [(1.0, TypeError), (sg.ones(3, dtype=sg.float64), RuntimeError), (sg.ones(2), RuntimeError), (sg.ones(2, dtype=sg.int64), RuntimeError), ("x", TypeError)],
)
def test_grad_set_wrongly(value: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="assigned grad"):
        leaf(1.0, 2.0).grad = value


def test_grad_set_to_itself() -> None:
    x = leaf()
    with pytest.raises(RuntimeError, match="own grad"):
        x.grad = x


def test_a_frozen_leaf_takes_nothing() -> None:
    x = leaf()
    y = x * 3
    x.requires_grad_(False)
    y.backward(retain_graph=True)
    assert x.grad is None
    x.requires_grad_()
    y.backward()
    assert x.grad.item() == 3


def test_a_leaf_that_became_a_result_takes_no_gradient_for_what_it_was() -> None:
    x, w = leaf(2.0), leaf(3.0)
    y = x * 5
    x.requires_grad_(False)
    x.mul_(w)
    with pytest.raises(RuntimeError, match="moved into the graph interior"):
        y.backward()
    assert x.grad_fn is not None


def test_hooks_outlive_a_freeze() -> None:
    x = leaf()
    seen: list[float] = []
    x.register_hook(lambda g: seen.append(g.item()))
    x.register_post_accumulate_grad_hook(lambda t: seen.append(t.grad.item()))
    x.requires_grad_(False)
    x.requires_grad_()
    (x * 2).backward()
    assert seen == [2, 2]


def test_data_changes_the_leaf_itself() -> None:
    x = leaf(1.0, 2.0)
    x.data = sg.full((2,), 5.0, dtype=sg.float64)
    assert x.tolist() == [5, 5]
    assert x.is_leaf
    assert x.requires_grad
    (x * x).sum().backward()
    assert x.grad.tolist() == [10, 10]
    with pytest.raises(TypeError):
        x.data = [1.0]


def test_accumulation_casts_to_the_leaf() -> None:
    x = sg.ones(2, requires_grad=True)
    (x.double() * 2).sum().backward()
    assert x.grad.dtype is sg.float32


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize(("before", "after"), [(sg.float32, sg.float64), (sg.float16, sg.bfloat16), (sg.complex64, sg.float64)])
def test_grad_has_the_dtype_of_data_that_was_exchanged_after_the_graph_was_made(before: Any, after: Any, recorded: bool) -> None:
    for shape in ((), (2,)):
        x = sg.ones(shape, dtype=before, requires_grad=True)
        y = (x * 2).real.sum() if before.is_complex else (x * 2).sum()
        x.data = sg.ones(shape, dtype=after)
        y.backward(create_graph=recorded)
        assert x.grad.dtype is after
        assert x.grad.sum().item() == 2 * x.numel()


def test_a_real_leaf_in_a_complex_graph() -> None:
    x = sg.ones(2, requires_grad=True)
    (x * (1 + 2j)).abs().sum().backward()
    assert x.grad.dtype is sg.float32
    assert np.allclose(x.grad.numpy(), 5**0.5)


def test_the_node_of_a_leaf() -> None:
    x = leaf()
    y = x * 2
    node = y.grad_fn.next_functions[0][0]
    assert node.variable is x
    assert node.next_functions == ()


@pytest.mark.parametrize("dtype", [sg.int64, sg.bool, sg.uint8])
@pytest.mark.parametrize("leaf", [True, False])
def test_data_without_gradients_cannot_be_that_of_a_tensor_that_requires_one(dtype: Any, leaf: bool) -> None:
    x = sg.ones(2, requires_grad=True)
    x = x if leaf else x * 2
    with pytest.raises(RuntimeError, match="must be floating point or complex dtype"):
        x.data = sg.ones(2, dtype=dtype)
    assert x.dtype is sg.float32
    x.data = sg.ones(2, dtype=sg.complex64)
    plain = sg.ones(2)
    plain.data = sg.ones(2, dtype=dtype)
    assert plain.dtype is dtype


def test_a_gradient_of_another_shape_than_grad_is_an_error_of_ours() -> None:
    x = sg.ones(2, requires_grad=True)
    (x * 2).sum().backward()
    x.data = sg.ones(5)
    with pytest.raises(RuntimeError, match="data of another shape"):
        (x * 2).sum().backward()


@pytest.mark.parametrize("flag", [1, 0, None, "yes"])
def test_requires_grad_takes_a_bool(flag: Any) -> None:
    with pytest.raises(TypeError, match="must be bool"):
        sg.ones(2).requires_grad_(flag)
    with pytest.raises(RuntimeError, match="must be a bool"):
        sg.ones(2).requires_grad = flag
