"""Compiled functions that change tensors in place: what they make, views of it, arguments, and what they find by name."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad import nn

NUMBERS = [0.5, -1.0, 2.0, 0.25]


def rows(x: Any) -> Any:
    out = sg.zeros(3, 4)
    for i in range(3):
        out[i] = x * (i + 1)
    return out


def parts(x: Any) -> Any:
    whole = x * 2
    whole[1:3].mul_(x[0])
    whole[::2] = x.sum()
    return whole


def views_see_it(x: Any) -> Any:
    whole = (x * 2).reshape(2, 2)
    column, row = whole[:, 0], whole[1]
    column.add_(x[:2])
    row.exp_()
    return whole.sum() + column * row


def views_of_views(x: Any) -> Any:
    whole = (x * 3).reshape(2, 2)
    whole.t()[1].neg_()
    whole[1:][:, 0:1].copy_(whole[:1, 1:] * 2)
    return whole


def masked(x: Any) -> Any:
    y = x.clone()
    y[y < 0] = 0.0
    return y * x


def by_index(x: Any) -> Any:
    y = x * 1.5
    y[sg.tensor([0, 2])] = x[:2]
    return y


def overwritten(x: Any) -> Any:
    y = x.sin()
    y.zero_()
    y.fill_(2.0)
    return y * x


def copied(x: Any) -> Any:
    state = sg.zeros_like(x)
    state.copy_(x)
    other = state.detach()
    state.mul_(2)
    return state * other


def counted(x: Any) -> Any:
    count, total = sg.tensor(0), sg.zeros(4)
    for _ in range(3):
        total += x
        count += 1
        total *= 2
    return total * count


def named_twice(x: Any) -> Any:
    total = sg.zeros(4)
    other = total.detach()
    total += x
    return total * other


OWN = [rows, parts, views_see_it, views_of_views, masked, by_index, overwritten, copied, counted, named_twice]


@pytest.mark.parametrize("function", OWN, ids=lambda f: f.__name__)
def test_what_it_makes_is_changed(function: Callable[..., Any]) -> None:
    compiled = sg.compile(function, fullgraph=function is not masked)
    for numbers in (NUMBERS, NUMBERS[::-1]):
        outcomes = []
        for called in (function, compiled):
            x = sg.tensor(numbers, requires_grad=True)
            y = called(x)
            (y * y).sum().backward()
            outcomes.append((y.tolist(), x.grad.tolist()))
        assert outcomes[0] == outcomes[1]
    assert "not compiled" not in compiled.explain(sg.tensor(NUMBERS))


def test_an_argument_is_changed() -> None:
    def descend(weight: Any, slope: Any) -> Any:
        with sg.no_grad():
            weight -= 0.1 * slope
            weight[0].mul_(2)
        return weight

    compiled = sg.compile(descend, fullgraph=True)
    for leaf in (False, True):
        weight, expected = (sg.tensor(NUMBERS, requires_grad=leaf) for _ in range(2))
        before = weight._version
        assert compiled(weight, sg.ones(4)) is weight
        descend(expected, sg.ones(4))
        assert weight.tolist() == expected.tolist() and weight._version > before
    assert "forward, after which v1 is changed in place" in compiled.explain(sg.tensor(NUMBERS), sg.ones(4))
    part = sg.zeros(2, 4)
    assert compiled(part[1], sg.ones(4)).tolist() == part[1].tolist() == pytest.approx([-0.2, -0.1, -0.1, -0.1])


def test_what_it_finds_by_name_is_changed() -> None:
    state = sg.zeros(4)

    @sg.compile(fullgraph=True)
    def accumulated(x: Any) -> Any:
        state.add_(x)
        state[0] += 1
        return state * 2

    assert accumulated(sg.ones(4)).tolist() == [4, 2, 2, 2] and accumulated(sg.ones(4)).tolist() == [8, 4, 4, 4]
    assert state.tolist() == [4, 2, 2, 2]
    accumulated.explain(sg.ones(4))
    assert state.tolist() == [4, 2, 2, 2] and isinstance(state.sum().item(), float)


def network() -> Any:
    sg.manual_seed(0)
    return nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.ReLU(), nn.Linear(8, 2))


def test_running_statistics() -> None:
    plain = network()
    module = copy.deepcopy(plain)
    compiled = sg.compile(lambda x: module(x).sum(), fullgraph=True)
    x = sg.randn(6, 4)
    for _ in range(2):
        (compiled(x) + compiled(x * 2)).backward()  # what the second changes, the gradient of the first does not read
        (plain(x).sum() + plain(x * 2).sum()).backward()
    for one, other in zip([*module.parameters(), *module.buffers()], [*plain.parameters(), *plain.buffers()]):
        assert sg.allclose(one, other)
        assert one.grad is None or sg.allclose(one.grad, other.grad, atol=1e-5)
    assert module[1].num_batches_tracked.item() == 4


def test_gradients_of_gradients_change_nothing() -> None:
    module = network()
    compiled = sg.compile(lambda x: module(x).sin().sum(), fullgraph=True)
    x = sg.randn(6, 4, requires_grad=True)
    y = compiled(x)
    mean = module[1].running_mean.clone()
    (first,) = sg.autograd.grad(y, x, create_graph=True)
    (second,) = sg.autograd.grad(first.sum(), x)
    assert module[1].running_mean.tolist() == mean.tolist() and module[1].num_batches_tracked.item() == 1
    (expected,) = sg.autograd.grad(module(x).sin().sum(), x, create_graph=True)
    assert sg.allclose(first, expected, atol=1e-6) and sg.allclose(second, sg.autograd.grad(expected.sum(), x)[0], atol=1e-5)


def test_what_shares_memory_runs_as_it_is() -> None:
    def function(x: Any, y: Any) -> Any:
        x.add_(1)
        return x * y

    compiled = sg.compile(function)
    assert compiled(sg.ones(2), sg.ones(2)).tolist() == [2, 2]
    x = sg.ones(3)
    with pytest.warns(UserWarning, match="shares memory with another of its arguments"):
        assert compiled(x, x).tolist() == [4, 4, 4]
    assert compiled(x[:2], x[1:]).tolist() == [9, 6] and x.tolist() == [3, 3, 2]
    alias = x.detach()
    both = sg.compile(lambda y: (x.mul_(2), alias * y)[1], fullgraph=True)
    assert both(sg.ones(3)).tolist() == x.tolist() == alias.tolist()


REFUSED: dict[str, tuple[Callable[[Any], Callable[..., Any]], str]] = {
    "a gradient needs it as it was": (lambda state: lambda x: (x * state, state.add_(1))[0], "depends on a tensor that it changes in place"),
    "a change is recorded": (lambda state: lambda x: (state.add_(x), x * 2)[1], "changes an argument in place, or what it captures, so that this depends"),
    "it gives it": (lambda state: lambda x: (state.add_(1), x * 2, state)[1:], "shows the memory of an argument, or of what it captures"),
    "it gives other data": (lambda state: lambda x: setattr(state, "data", sg.ones(4)) or x * 2, "sets the data"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_leaves_all_as_it_was(what: str) -> None:
    make, why = REFUSED[what]
    states = [sg.ones(4) for _ in range(2)]
    x = sg.tensor(NUMBERS, requires_grad=True)
    function, compiled = make(states[0]), sg.compile(make(states[1]))
    with pytest.warns(UserWarning, match=why):
        found = compiled(x)
    expected = function(x)
    first = [f[0] if isinstance(f, tuple) else f for f in (found, expected)]
    assert first[0].tolist() == first[1].tolist() and states[0].tolist() == states[1].tolist()
    assert states[0].requires_grad == states[1].requires_grad and states[0]._version == states[1]._version


def test_an_error_leaves_all_as_it_was() -> None:
    state = sg.zeros(4)

    def function(x: Any) -> Any:
        state.add_(1)
        return x @ sg.ones(5)

    with pytest.raises(RuntimeError):
        sg.compile(function, fullgraph=True)(sg.ones(4))
    assert state.tolist() == [0, 0, 0, 0] and state._version == 0
