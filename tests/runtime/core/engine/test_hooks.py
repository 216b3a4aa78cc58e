"""Hooks: when they run, in what order, and what they may change."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor


def leaf(value: Any = 2.0) -> Tensor:
    return sg.tensor(value, dtype=sg.float64, requires_grad=True)


@settings(deadline=None, derandomize=True, database=None)
@given(st.lists(st.integers(-3, 3), max_size=5), st.sets(st.integers(0, 4)), st.booleans())
def test_each_hook_sees_what_the_one_before_it_gave(factors: list[int], removed: set[int], on_leaf: bool) -> None:
    x = leaf()
    target = x if on_leaf else x * 1
    seen: list[float] = []

    def hook(factor: int) -> Any:
        def called(grad: Tensor) -> Tensor | None:
            seen.append(grad.item())
            return None if factor == 0 else grad * factor

        return called

    handles = [target.register_hook(hook(f)) for f in factors]
    for at in removed:
        if at < len(handles):
            handles[at].remove()
    (target * 3).backward()
    expected, value = [], 3.0
    for at, factor in enumerate(factors):
        if at not in removed:
            expected.append(value)
            value *= factor or 1
    assert seen == expected
    assert x.grad.item() == value


def test_the_order_at_a_node() -> None:
    x = leaf()
    y = x * 2
    order: list[str] = []
    y.grad_fn.register_prehook(lambda grads: order.append("prehook"))
    y.grad_fn.register_hook(lambda ins, outs: order.append("hook"))
    y.register_hook(lambda grad: order.append("tensor"))
    x.register_hook(lambda grad: order.append("leaf"))
    x.register_post_accumulate_grad_hook(lambda t: order.append("post"))
    (y * 1).backward()
    assert order == ["tensor", "prehook", "hook", "leaf", "post"]


def test_a_retained_gradient_is_what_the_hooks_gave() -> None:
    x = leaf()
    y = x * 2
    y.retain_grad()
    y.register_hook(lambda g: g * 10)
    y.backward()
    assert y.grad.item() == 10
    assert y.retains_grad


@pytest.mark.parametrize("recorded", [False, True])
def test_retained_gradients_add_up_and_are_copies(recorded: bool) -> None:
    x = leaf([1.0, 2.0])
    y = x * 2
    y.retain_grad()
    y.retain_grad()
    start = sg.ones(2, dtype=sg.float64)
    y.backward(start, create_graph=recorded, retain_graph=True)
    assert y.grad.tolist() == [1, 1]
    with sg.no_grad():
        y.grad.zero_()
    assert start.tolist() == [1, 1]
    y.sum().backward(create_graph=recorded, retain_graph=True)
    y.sum().backward()
    assert y.grad.tolist() == [2, 2]
    with sg.no_grad():
        y.grad.zero_()
    assert x.grad.tolist() == [6, 6]


def test_retained_gradients_follow_in_place_changes() -> None:
    x = leaf([1.0, 2.0])
    y = x * 2
    y.retain_grad()
    y.mul_(5)
    y.sum().backward()
    assert y.grad.tolist() == [1, 1]
    assert x.grad.tolist() == [10, 10]


def test_hooks_stay_with_the_value_they_were_registered_for() -> None:
    x = leaf([1.0])
    y = x * 2
    seen: list[float] = []
    y.register_hook(lambda g: seen.append(g.item()))
    y.mul_(5)
    y.register_hook(lambda g: seen.append(g.item()))
    y.sum().backward()
    assert seen == [1, 5]


def test_retain_grad_on_leaves_and_constants() -> None:
    x = leaf()
    x.retain_grad()
    assert not x.retains_grad
    with pytest.raises(RuntimeError, match="requires_grad=False"):
        sg.ones(1).retain_grad()


def test_hooks_need_a_gradient() -> None:
    with pytest.raises(RuntimeError, match="doesn't require gradient"):
        sg.ones(1).register_hook(lambda g: g)
    with pytest.raises(RuntimeError, match="non-leaf"):
        (leaf() * 2).register_post_accumulate_grad_hook(lambda t: None)


@pytest.mark.parametrize(
    ("given_", "error"),
    [(lambda g: 1.0, TypeError), (lambda g: sg.ones(3, dtype=sg.float64), RuntimeError), (lambda g: g.float(), RuntimeError), (lambda g: (g,), TypeError)],
)
def test_a_hook_gives_a_gradient_like_the_one_it_got(given_: Any, error: type[Exception]) -> None:
    x = leaf([1.0, 2.0])
    y = x * 2
    y.register_hook(given_)
    with pytest.raises(error, match="hook"):
        y.sum().backward()


def test_node_hooks_see_and_replace_all_gradients() -> None:
    x, w = leaf(2.0), leaf(3.0)
    y = x * w
    seen: list[Any] = []

    def hook(inputs: Any, outputs: Any) -> Any:
        seen.append(([g.item() for g in inputs], [g.item() for g in outputs]))
        return tuple(g * 10 for g in inputs)

    handle = y.grad_fn.register_hook(hook)
    y.backward(retain_graph=True)
    assert seen == [([3, 2], [1])]
    assert (x.grad.item(), w.grad.item()) == (30, 20)
    handle.remove()
    y.backward()
    assert len(seen) == 1


def test_node_prehooks_replace_what_comes_in() -> None:
    x = leaf()
    y = x * 2
    y.grad_fn.register_prehook(lambda grads: (grads[0] * 5,))
    y.backward()
    assert x.grad.item() == 10


def test_a_node_hook_gives_as_many_gradients() -> None:
    y = leaf() * leaf()
    y.grad_fn.register_hook(lambda ins, outs: ins[:1])
    with pytest.raises(RuntimeError, match=r"incorrect number of values \(got 1, but expected 2\)"):
        y.backward()


def test_hooks_of_one_of_several_outputs() -> None:
    x = leaf([1.0, 2.0, 3.0])
    a, b, _ = x.unbind()
    b.register_hook(lambda g: g * 10)
    (a + b * 2).backward()
    assert x.grad.tolist() == [1, 20, 0]


def test_post_accumulate_hooks_may_use_up_the_gradient() -> None:
    """A step of an optimizer within the pass."""
    x = leaf(1.0)

    def step(tensor: Tensor) -> None:
        assert tensor is x
        tensor -= 0.5 * tensor.grad  # recording is off
        tensor.grad = None

    x.register_post_accumulate_grad_hook(step)
    for _ in range(3):
        (x * 1.0).backward()
    assert x.grad is None
    assert x.item() == -0.5


def test_hooks_run_without_recording_unless_the_pass_is_recorded() -> None:
    x = leaf()
    y = x * x
    modes: list[bool] = []
    y.register_hook(lambda g: modes.append(sg.is_grad_enabled()))
    y.backward(retain_graph=True)
    y.backward(create_graph=True)
    assert modes == [False, True]


def test_what_a_hook_computes_can_be_differentiated() -> None:
    x = leaf(3.0)
    y = x * x
    y.register_hook(lambda g: g * x)
    (first,) = sg.autograd.grad(y, x, create_graph=True)
    assert first.item() == 18
    assert sg.autograd.grad(first, x)[0].item() == 12


def test_removing_twice_and_by_context() -> None:
    x = leaf()
    with x.register_hook(lambda g: g * 5) as handle:
        (x * 1).backward()
    handle.remove()
    (x * 1).backward()
    assert x.grad.item() == 6


def test_a_hook_may_remove_itself() -> None:
    x = leaf()
    calls: list[int] = []

    def once(grad: Tensor) -> None:
        calls.append(1)
        handle.remove()

    handle = x.register_hook(once)
    other = x.register_hook(lambda g: calls.append(2))
    (x * 1).backward()
    (x * 1).backward()
    assert calls == [1, 2, 2]
    other.remove()


def test_a_handle_keeps_nothing_alive() -> None:
    gc.collect()
    gc.disable()
    try:
        x = leaf([1.0])
        handle = x.register_hook(lambda g: g)
        reference = weakref.ref(x)
        del x
        assert reference() is None
        handle.remove()
    finally:
        gc.enable()


def test_hooks_of_what_no_one_asks_for_stay_silent() -> None:
    x, w = leaf(), leaf()
    w.register_hook(lambda g: pytest.fail("no gradient of w is wanted"))
    y = x * w
    assert sg.autograd.grad(y, x)[0].item() == 2


# ---- when leaves are served


def test_a_leaf_with_hooks_is_served_as_soon_as_its_gradient_is_complete() -> None:
    """So a post-accumulate hook may use a gradient and drop it, while the pass goes on: one gradient is there at a time."""
    weights = [sg.full((2,), float(i), requires_grad=True) for i in range(1, 5)]
    events: list[str] = []
    there: list[int] = []

    def step(weight: sg.Tensor) -> None:
        there.append(sum(w.grad is not None for w in weights))
        weight.grad = None

    x = sg.ones(2)
    for i, weight in enumerate(weights):
        x = x * weight
        x.register_hook(lambda _, i=i: events.append(f"value {i}"))  # type: ignore[misc]
        weight.register_post_accumulate_grad_hook(step)
        weight.register_hook(lambda _, i=i: events.append(f"leaf {i}"))  # type: ignore[misc]
    (x * weights[1]).sum().backward()
    assert there == [1, 1, 1, 1]
    assert events == ["value 3", "leaf 3", "value 2", "leaf 2", "value 1", "leaf 1", "value 0", "leaf 0"]


def test_a_leaf_that_is_also_a_root() -> None:
    x = sg.ones(2, requires_grad=True)
    seen: list[Any] = []
    x.register_hook(lambda grad: seen.append(grad.tolist()))
    sg.autograd.backward([x, x * 3], [sg.ones(2), sg.ones(2)])
    assert seen == [[4.0, 4.0]]


def test_leaves_without_hooks_cost_nothing_once_the_hooks_are_gone() -> None:
    import gc

    from specgrad.core.base.state import modes

    gc.collect()
    before = len(modes.leaf_hooks)
    x = sg.ones(2, requires_grad=True)
    x.register_hook(lambda grad: None)
    assert len(modes.leaf_hooks) == before + 1
    del x
    gc.collect()
    assert len(modes.leaf_hooks) == before


def test_prehooks_of_a_node_do_not_change_what_a_pass_was_asked_for() -> None:
    """They belong to the node, which comes after the gradient of the tensor that it made."""
    x = sg.ones(2, requires_grad=True)
    y = x * x
    y.grad_fn.register_prehook(lambda grads: (grads[0] * 2,))
    found, behind = sg.autograd.grad((y * 3).sum(), [y, x])
    assert found.tolist() == [3, 3]
    assert behind.tolist() == [12, 12]


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("asked", ["leaf", "result", "both"])
def test_hooks_of_a_tensor_change_what_a_pass_was_asked_for(asked: str, recorded: bool) -> None:
    """Whether the pass ends there or goes on."""
    x = leaf()
    y = x * 2
    x.register_hook(lambda g: g * 10)
    y.register_hook(lambda g: g * 100)
    inputs = {"leaf": [x], "result": [y], "both": [x, y]}[asked]
    expected = {"leaf": [6000], "result": [300], "both": [6000, 300]}[asked]
    found = sg.autograd.grad(y * 3, inputs, create_graph=recorded)
    assert [g.item() for g in found] == expected


# ---- what hooks may give back


NO_TENSORS = [1.0, "a", False, [sg.ones(1)]]


@pytest.mark.parametrize("where", ["register_hook", "register_prehook"])
@pytest.mark.parametrize("wrong", [*NO_TENSORS, sg.ones(1), (), (sg.ones(1), sg.ones(1)), (1.0,), (sg.ones(3),), (sg.ones(1, dtype=sg.int64),)], ids=repr)
def test_a_hook_of_a_node_gives_a_tuple_of_as_many_gradients(where: str, wrong: Any) -> None:
    y = sg.ones(1, requires_grad=True).exp()
    getattr(y.grad_fn, where)(lambda *grads: wrong)
    with pytest.raises((TypeError, RuntimeError), match="hook"):
        y.backward()


def test_a_hook_cannot_replace_a_gradient_that_is_not_there() -> None:
    y = sg.ones(1, requires_grad=True) * sg.ones(1)
    y.grad_fn.register_hook(lambda ins, outs: (ins[0], sg.ones(1)))
    with pytest.raises(RuntimeError, match="can't replace a None gradient with a non-None value"):
        y.backward()


def test_a_prehook_may_take_a_gradient_away() -> None:
    x = sg.ones(1, requires_grad=True)
    y = x.exp()
    y.grad_fn.register_prehook(lambda grads: (None,))
    y.backward()
    assert x.grad is None
    with pytest.raises(RuntimeError, match="second time"):  # the node has run, without a gradient: what it saved is freed
        _ = y.grad_fn._saved_result
    z = x * 2
    z.grad_fn.next_functions[0][0].register_prehook(lambda grads: (None,))
    z.backward()
    assert x.grad is None


@pytest.mark.parametrize("given", [1.0, False, sg.ones(1), (sg.ones(1),)], ids=repr)
def test_a_post_accumulate_hook_gives_nothing_back(given: Any) -> None:
    x = sg.ones(1, requires_grad=True)
    x.register_post_accumulate_grad_hook(lambda leaf: given)
    with pytest.raises(RuntimeError if isinstance(given, Tensor) else TypeError, match="should return None"):
        (x * 2).backward()
