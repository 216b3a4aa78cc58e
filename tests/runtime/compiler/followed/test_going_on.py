"""Followed functions that do what no program does: all until there is done, and they go on as they are."""

from __future__ import annotations

import collections
import threading
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.kernels import table

from .calls import agree, close, of, points

pytestmark = [pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled"), pytest.mark.usefixtures("whatever_the_size")]


def every_third(effect: Callable[..., Any]) -> Callable[..., Any]:
    """A function that does something else in each third pair of calls."""
    calls = [0]

    def function(x: Any, y: Any) -> Any:
        hidden = (x * y).tanh()
        first = hidden.sum().item()
        calls[0] += 1
        if (calls[0] - 1) // 2 % 3 == 2:
            return effect(x, y, hidden, first)
        return hidden * 2

    return function


class Doubled(sg.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * 2


def hooked(x: Any, y: Any, hidden: Any, first: float) -> Any:
    hidden.register_hook(lambda grad: grad * 3)
    return hidden * 2


def hooked_at_its_node(x: Any, y: Any, hidden: Any, first: float) -> Any:
    hidden.grad_fn.register_prehook(lambda grads: (grads[0] * 3,))
    return hidden * 2


def in_place(x: Any, y: Any, hidden: Any, first: float) -> Any:
    out = hidden * 2
    view = out[1:]
    out[0] = 5
    view.mul_(3)
    return out * hidden


def in_place_out(x: Any, y: Any, hidden: Any, first: float) -> Any:
    out = sg.zeros(3)
    sg.exp(y, out=out)
    return hidden * out


def inner_gradient(x: Any, y: Any, hidden: Any, first: float) -> Any:
    (found,) = sg.autograd.grad(hidden.sum(), x, create_graph=True)
    return found * hidden


def transformed(x: Any, y: Any, hidden: Any, first: float) -> Any:
    return sg.vmap(lambda row: row * 2)(hidden) + sg.func.grad(lambda t: (t**3).sum())(hidden) + sg.func.jvp(sg.sin, (hidden,), (hidden,))[1]


def with_saved_hooks(x: Any, y: Any, hidden: Any, first: float) -> Any:
    with sg.autograd.graph.saved_tensors_hooks(lambda t: t * 1, lambda t: t):
        return (hidden * hidden).exp()


def checkpointed(x: Any, y: Any, hidden: Any, first: float) -> Any:
    return sg.utils.checkpoint.checkpoint(lambda t: (t * t).exp(), hidden, use_reentrant=False)


EFFECTS = {
    "number": lambda x, y, hidden, first: hidden * first,
    "hook": hooked,
    "node": hooked_at_its_node,
    "custom function": lambda x, y, hidden, first: Doubled.apply(hidden) * hidden,
    "in place": in_place,
    "out": in_place_out,
    "in place on a result": lambda x, y, hidden, first: hidden.mul(2).add_(x),
    "inner gradient": inner_gradient,
    "transformed": transformed,
    "saved hooks": with_saved_hooks,
    "checkpoint": checkpointed,
    "disabled": lambda x, y, hidden, first: sg.compiler.disable(lambda: hidden.sin())(),
    "uniform": lambda x, y, hidden, first: hidden * sg.zeros(3).uniform_(),
    "numpy": lambda x, y, hidden, first: np.sin(hidden) * x,
    "leaf": lambda x, y, hidden, first: hidden * 2 + (hidden.detach().requires_grad_() * 2).detach(),
    "copy": lambda x, y, hidden, first: __import__("copy").deepcopy(hidden.detach()) * x,
    "data": lambda x, y, hidden, first: hidden.data * x,
    "item": lambda x, y, hidden, first: hidden[0] * hidden[1].item(),
    "stack": lambda x, y, hidden, first: sg.stack(list(hidden)) * sg.tensor(hidden.tolist()),
    "of another class": lambda x, y, hidden, first: hidden * sg.nn.Parameter(y * 2).detach(),
    "dtype": lambda x, y, hidden, first: (hidden.double() * 2).float() + hidden.to(sg.float16).float(),
    "index": lambda x, y, hidden, first: hidden[np.array([0, 2, 1])] * hidden[[0, 1, 2]] + hidden[hidden > -9],
}


@pytest.mark.parametrize("effect", EFFECTS)
def test_it_goes_on_as_it_is(effect: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        compiled = agree(every_third(EFFECTS[effect]), points(12, 3))
    assert of(compiled).hits >= 3 and not of(compiled).given_up


def test_views_of_what_is_changed_later() -> None:
    turn = [0]

    def function(x: Any, y: Any) -> Any:
        turn[0] += 1
        hidden = x * y
        view, others = hidden[1:], hidden.unbind()
        if (turn[0] - 1) // 2 % 4 == 3:
            hidden.mul_(3)
        return view.sum() * hidden + others[0]

    agree(function, points(12, 3))


def test_detached_in_place() -> None:
    turn, kept = [0], []

    def function(x: Any, y: Any) -> Any:
        turn[0] += 1
        hidden = (x * y).tanh()
        if (turn[0] - 1) // 2 % 4 != 1:
            hidden.detach_()
        kept.append(hidden)
        hidden.sum().item()
        if (turn[0] - 1) // 2 % 4 == 3:
            sg.zeros(2).add_(1)
        return hidden * x

    turn[0] = 2
    agree(function, points(12, 3))
    assert all(one.requires_grad is other.requires_grad for one, other in zip(kept[::2], kept[1::2]))


def test_states_that_are_asked_for() -> None:
    turn = [0]

    def function(x: Any, y: Any) -> Any:
        turn[0] += 1
        (x * y).sum().item()
        first = sg.randn(3)
        state = sg.get_rng_state() if turn[0] > 6 else None
        drawn = sg.randn(3)
        if turn[0] > 6:
            sg.set_rng_state(state)
        return (drawn - sg.randn(3)) * x + first

    agree(function, points(6, 3))


def test_tensors_in_containers_of_other_classes() -> None:
    Two = collections.namedtuple("Two", "a b")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it is left as it is
        agree(lambda x, y: sg.cat(Two(x * y, x)) * len((x * 2).tolist()), points(5, 3))


def test_errors_of_ops_leave_what_was_before() -> None:
    seen: list[Any] = []

    def function(x: Any, i: Any) -> Any:
        hidden = x * 2
        seen.append(hidden)
        seen.append(hidden[i])
        return hidden.exp()

    compiled = sg.compile(function)
    for _ in range(3):
        compiled(sg.ones(3), sg.tensor([1]))
    seen.clear()
    with pytest.raises(IndexError, match="out of"):
        compiled(sg.ones(3), sg.tensor([9]))
    assert seen[0].tolist() == [2, 2, 2]
    with pytest.raises(RuntimeError, match="has no elements"):
        seen[1].tolist()
    close(compiled(sg.ones(3), sg.tensor([0])), sg.full((3,), 2.0).exp())

    def caught(x: Any, i: Any) -> Any:
        hidden = x * 2
        try:
            seen.append(hidden[i].tolist())
        except IndexError:
            seen.append(None)
        return hidden.exp()

    compiled = sg.compile(caught)
    for i in (1, 1, 1, 9, 1, 9, 0):
        close(compiled(sg.ones(3), sg.tensor([i])), sg.full((3,), 2.0).exp())
        assert seen[-1] == (None if i == 9 else [2])


def test_tensors_in_a_thread_of_the_functions() -> None:
    seen: list[Any] = []

    def function(x: Any, y: Any) -> Any:
        hidden = x * y
        seen.append(1)
        if len(seen) % 6 > 3:
            other: list[Any] = []
            started = threading.Thread(target=lambda: other.append(hidden.tolist()))
            started.start()
            started.join()
            assert other == [hidden.tolist()]
        return hidden * 2

    agree(function, points(9, 3))


def test_a_backward_pass_within() -> None:
    def function(x: Any, y: Any) -> Any:
        hidden = (x * y).tanh()
        if hidden.sum().item() > 0:
            hidden.sum().backward(retain_graph=True)
        return hidden * 2

    compiled = sg.compile(function)
    for x, y in points(10, 3):
        found = compiled(x, y)
        expected = (1 - (x * y).tanh() ** 2) * y if (x * y).tanh().sum() > 0 else None
        assert (x.grad is None) is (expected is None)
        if expected is not None:
            close(x.grad, expected)
        close(found, (x * y).tanh() * 2)


def test_an_error_leaves_elements_behind() -> None:
    kept: list[Any] = []

    def function(x: Any, y: Any) -> Any:
        hidden = (x * y).tanh()
        hidden.sum().item()
        kept.append(hidden * 2)
        if len(kept) > 3:
            raise KeyError("enough")
        return hidden

    compiled = sg.compile(function)
    calls = points(5, 3)
    for x, y in calls[:3]:
        compiled(x, y)
    x, y = calls[3]
    with pytest.raises(KeyError, match="enough"):
        compiled(x, y)
    close(kept[-1], (x * y).tanh() * 2)
    close(sg.autograd.grad(kept[-1].sum(), x)[0], 2 * (1 - (x * y).tanh() ** 2) * y)
