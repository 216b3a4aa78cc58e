"""backward() and autograd.grad(): what may be asked for, and the errors for what may not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import backward, grad

shapes = st.lists(st.integers(0, 3), max_size=3).map(tuple)


def leaf(*shape: int, dtype: Any = sg.float64) -> Tensor:
    return sg.full(shape, 2.0, dtype=dtype, requires_grad=True)


@settings(deadline=None, derandomize=True, database=None)
@given(shapes, st.sampled_from([sg.float32, sg.float64]))
def test_gradients_begin_with_what_is_given(shape: tuple[int, ...], dtype: Any) -> None:
    x = leaf(*shape, dtype=dtype)
    start = sg.arange(int(np.prod(shape)), dtype=dtype).reshape(shape)
    (found,) = grad(x * 3, x, start)
    assert found.shape == x.shape
    assert found.dtype is dtype
    assert np.array_equal(found.numpy(), start.numpy() * 3)
    (x * 3).backward(start)
    assert np.array_equal(x.grad.numpy(), found.numpy())


@pytest.mark.parametrize("recorded", [False, True])
def test_a_given_gradient_is_cast_to_the_dtype_of_its_tensor(recorded: bool) -> None:
    x = leaf(2)
    y = x * 3
    seen: list[Any] = []
    y.register_hook(lambda g: seen.append(g.dtype))
    found = grad(y, [x, y], sg.ones(2), create_graph=recorded)
    assert [g.dtype for g in found] == [sg.float64, sg.float64]
    assert seen == [sg.float64]


@settings(deadline=None, derandomize=True, database=None)
@given(shapes, shapes)
def test_a_gradient_has_the_shape_of_its_tensor(shape: tuple[int, ...], other: tuple[int, ...]) -> None:
    y = leaf(*shape) * 1
    if shape == other:
        y.backward(sg.ones(other, dtype=sg.float64))
        return
    with pytest.raises(RuntimeError, match="Mismatch in shape"):
        y.backward(sg.ones(other, dtype=sg.float64))
    with pytest.raises(RuntimeError, match="Mismatch in shape"):
        grad(y, y, sg.ones(other, dtype=sg.float64))


@pytest.mark.parametrize("shape", [(2,), (0,), (1, 2)])
def test_only_scalars_begin_by_themselves(shape: tuple[int, ...]) -> None:
    with pytest.raises(RuntimeError, match="grad can be implicitly created only for scalar outputs"):
        (leaf(*shape) * 2).backward()


def test_one_element_is_scalar_enough() -> None:
    x = leaf(1, 1)
    (x * 3).backward()
    assert x.grad.tolist() == [[3.0]]


def test_complex_outputs_do_not_begin_by_themselves() -> None:
    x = sg.tensor(1 + 1j, requires_grad=True)
    with pytest.raises(RuntimeError, match="only for real scalar outputs"):
        (x * x).backward()
    with pytest.raises(RuntimeError, match="required to have the same dtype"):
        (x * x).backward(sg.tensor(1.0))


def test_what_requires_no_gradient_cannot_begin() -> None:
    with pytest.raises(RuntimeError, match="element 0 of tensors does not require grad and does not have a grad_fn"):
        sg.ones(()).backward()
    with pytest.raises(RuntimeError, match="element 1 of tensors"):
        backward([leaf() * 1, sg.ones(())])
    with pytest.raises(RuntimeError, match="does not require grad"):
        grad(leaf() * 1, sg.ones(()))


@pytest.mark.parametrize("given_", [1.0, np.ones(()), [1.0], "g"])
def test_gradients_are_tensors(given_: Any) -> None:
    with pytest.raises((TypeError, RuntimeError)):
        (leaf() * 2).backward(given_)


def test_as_many_gradients_as_tensors() -> None:
    x = leaf()
    with pytest.raises(RuntimeError, match="got 2 tensors and 1 gradients"):
        backward([x * 1, x * 2], [sg.ones((), dtype=sg.float64)])
    backward([x * 1, x * 2], [None, sg.full((), 10.0, dtype=sg.float64)])
    assert x.grad.item() == 21


def test_outputs_add_up() -> None:
    x = leaf()
    a, b = x * 3, x * x
    assert grad([a, b], x, retain_graph=True)[0].item() == 7
    assert grad([a, a], x)[0].item() == 6


def test_an_output_may_be_an_input() -> None:
    x = leaf()
    y = x * 3
    dx, dy = grad(y, [x, y])
    assert (dx.item(), dy.item()) == (3, 1)
    assert grad(x, x)[0].item() == 1


def test_an_output_may_lead_to_another_output() -> None:
    x = leaf()
    y = x * 3
    z = y * y
    dx, dy = grad([z, y], [x, y])
    assert (dx.item(), dy.item()) == (3 * 13, 13)


def test_the_same_input_twice() -> None:
    x = leaf()
    a, b = grad(x * 3, [x, x])
    assert a.item() == b.item() == 3


def test_grad_touches_no_grad_attribute() -> None:
    x, w = leaf(), leaf()
    y = x * w
    y.retain_grad()
    grad(y * 2, x)
    assert x.grad is None
    assert w.grad is None


def test_unused_inputs() -> None:
    x, unused = leaf(), leaf(2)
    y = x * 2
    with pytest.raises(RuntimeError, match="appears to not have been used in the graph"):
        grad(y, [x, unused], retain_graph=True)
    assert grad(y, [x, unused], allow_unused=True, retain_graph=True)[1] is None
    zeros = grad(y, [x, unused], materialize_grads=True, retain_graph=True)[1]
    assert zeros.tolist() == [0, 0]
    with pytest.raises(ValueError, match="allow_unused"):
        grad(y, x, materialize_grads=True, allow_unused=False)


def test_neither_may_be_empty() -> None:
    with pytest.raises(RuntimeError, match="cannot be empty"):
        grad(leaf() * 1, [])
    with pytest.raises(RuntimeError, match="cannot be empty"):
        backward(leaf() * 1, inputs=[])


def test_inputs_limit_what_accumulates() -> None:
    x, w = leaf(), leaf()
    y = x * w
    y.backward(inputs=[x], retain_graph=True)
    assert x.grad.item() == 2
    assert w.grad is None
    y.backward(inputs=w)
    assert w.grad.item() == 2
    assert x.grad.item() == 2


def test_inputs_run_only_the_way_to_them() -> None:
    x, w = leaf(), leaf()
    side = w * 2
    side.register_hook(lambda g: pytest.fail("not on the way to x"))
    (x * 3 + side).backward(inputs=[x])
    assert x.grad.item() == 3


def test_a_pass_frees_only_what_lies_on_the_way_to_what_is_asked_for() -> None:
    x, w = leaf(), leaf()
    middle, side = x * x, w * w
    assert grad(middle * middle + side, middle)[0].item() == 8
    assert grad(middle, x)[0].item() == 4, "what lies behind the input"
    assert grad(side, w)[0].item() == 4, "what leads elsewhere"


def test_inputs_that_are_no_leaves() -> None:
    """Their .grad is filled, as a leaf's is."""
    x = leaf()
    y = x * 3
    (y * y).backward(inputs=[y])
    assert y.grad.item() == 12
    assert x.grad is None


def test_create_graph_records_the_pass() -> None:
    x = leaf()
    (first,) = grad(x**3, x, create_graph=True)
    assert first.requires_grad
    (second,) = grad(first, x, create_graph=True)
    (third,) = grad(second, x)
    assert (first.item(), second.item(), third.item()) == (12, 12, 6)
    assert not third.requires_grad


def test_without_create_graph_nothing_is_recorded() -> None:
    x = leaf()
    (first,) = grad(x**3, x)
    assert not first.requires_grad


def test_the_given_gradient_can_be_differentiated() -> None:
    x, start = leaf(), leaf()
    (first,) = grad(x * x, x, start, create_graph=True)
    assert grad(first, start)[0].item() == 4


def test_deprecated_names_warn() -> None:
    x = leaf()
    with pytest.warns(FutureWarning):
        backward(x * 2, grad_variables=sg.ones((), dtype=sg.float64))
    with pytest.warns(FutureWarning):
        grad(x * 2, x, only_inputs=False)


@pytest.mark.parametrize("flag", ["retain_graph", "create_graph", "allow_unused", "materialize_grads", "is_grads_batched"])
@pytest.mark.parametrize("value", ["False", 2.5, (), sg.ones(1)])
def test_a_flag_that_is_none_is_a_type_error(flag: str, value: Any) -> None:
    x = leaf(1)
    y = x * x
    kind = type(value).__name__
    calls: list[Any] = [lambda: grad(y, x, **{flag: value})]
    if flag in ("retain_graph", "create_graph"):
        calls += [lambda: backward(y, **{flag: value}), lambda: y.backward(**{flag: value})]
    for call in calls:
        with pytest.raises(TypeError, match=rf"argument '{flag}' must be bool.*, not {kind}"):
            call()
    y.backward()  # nothing has run, and nothing was freed


@pytest.mark.parametrize("value", [1, np.True_, np.int64(1)])
def test_a_flag_may_be_an_integer(value: Any) -> None:
    x = leaf(1)
    y = x * x
    y.backward(retain_graph=value)
    (found,) = grad(y, x, create_graph=value)
    assert found.requires_grad


def test_zeros_for_what_is_not_used_can_be_differentiated_again() -> None:
    x, unused = sg.ones(2, requires_grad=True), sg.ones(3, requires_grad=True)
    first, zeros = sg.autograd.grad((x**2).sum(), (x, unused), create_graph=True, materialize_grads=True)
    assert zeros.requires_grad
    again = sg.autograd.grad(zeros.sum(), (x, unused), create_graph=True, materialize_grads=True)
    assert [t.tolist() for t in again] == [[0, 0], [0, 0, 0]]
    assert sg.autograd.grad(first.sum() + zeros.sum(), (x, unused), allow_unused=True)[1] is None
    _, plain = sg.autograd.grad((x**2).sum(), (x, unused), materialize_grads=True)
    assert not plain.requires_grad


def test_a_recorded_backward_warns_once_of_the_circle_that_it_makes() -> None:
    from specgrad.autograd.differentiate import _warn_about_cycle

    _warn_about_cycle.cache_clear()
    with pytest.warns(UserWarning, match="reference cycle between the parameter and its gradient") as seen:
        for _ in range(3):
            (leaf(2) ** 2).sum().backward(create_graph=True)
    assert len(seen) == 1
    assert seen[0].filename == __file__
