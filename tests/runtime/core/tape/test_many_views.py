"""Many views of one base, changed in turn: what that costs, and the histories that follow."""

from __future__ import annotations

import copy
import tracemalloc
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.core.tape import view_nodes
from specgrad.core.tape.node import next_seq


def base_of(values: Any = None) -> Tensor:
    return sg.tensor(np.sin(np.arange(6.0) + 1).reshape(2, 3) if values is None else values)


def ticks(program: Callable[[], object]) -> int:
    """How far a program moves the clock, which counts nodes and in-place changes."""
    before = next_seq()
    program()
    return next_seq() - before


def kept_views(count: int) -> None:
    """Each of many kept views of a base is changed, one after the other."""
    x = sg.ones(2, requires_grad=True)
    base = sg.zeros(count, 2)
    rows = [base[i] for i in range(count)]
    for row in rows:
        row.add_(x)
    base.sum().backward()
    assert x.grad.tolist() == [count, count]


def chain_of_views(count: int) -> None:
    """Views of views, each of them changed before the next is made."""
    x = sg.ones(2, dtype=sg.float64, requires_grad=True)
    base = x * 1
    kept = [base]
    for _ in range(count):
        kept.append(kept[-1].view(2))
        kept[-1].add_(x)
    base.sum().backward()
    assert x.grad.tolist() == [count + 1, count + 1]


@pytest.mark.parametrize("program", [kept_views, chain_of_views])
def test_the_work_of_changes_grows_with_their_number_alone(program: Callable[[int], None]) -> None:
    few, many = ticks(lambda: program(100)), ticks(lambda: program(1000))
    assert many < 11 * few


def test_a_change_copies_no_gradient_that_it_alone_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    real = view_nodes.laid_out
    monkeypatch.setattr(view_nodes, "laid_out", lambda *args: made.append(1) or real(*args))
    kept_views(100)
    assert len(made) <= 2


def test_of_many_views_each_one_that_lives_follows_its_base() -> None:
    x = sg.ones(300, requires_grad=True)
    base = x * 1
    views = [base[i] for i in range(300)]
    del views[::3]
    base.mul_(sg.arange(300.0))
    assert [view.item() for view in views] == [float(i) for i in range(300) if i % 3]
    assert sg.autograd.grad(views, x)[0].tolist() == [float(i) if i % 3 else 0.0 for i in range(300)]


def test_long_chains_of_views_share_their_way() -> None:
    """A chain of n views takes memory for n ways, not for n * n / 2 steps."""
    view, kept = sg.ones(4), []
    tracemalloc.start()
    try:
        for _ in range(4000):
            view = view.view(4)
            kept.append(view)
        used = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert used < 4000 * 1500
    del kept, view


LONG_WAYS: dict[str, Callable[[Tensor], Tensor]] = {
    "transposed": lambda x: x.t(),
    "sliced": lambda x: x.view(3, 2)[1:],
    "a row": lambda x: x[1],
    "every other": lambda x: x.view(6)[1::2],
    "overlapping": lambda x: x.view(6).unfold(0, 3, 1),
    "expanded": lambda x: x[0].expand(2, 3),
}


@pytest.mark.parametrize("first", LONG_WAYS)
@pytest.mark.parametrize("base", ["rows", "columns", "sparse"])
@pytest.mark.parametrize("changed", ["view", "base"])
def test_a_view_at_the_end_of_a_long_way_has_the_same_gradients(first: str, base: str, changed: str) -> None:
    if changed == "view" and first in ("overlapping", "expanded"):
        pytest.skip("cannot be changed in place")
    results = []
    for length in (0, 40):
        x = base_of().requires_grad_()
        if base == "rows":
            y = x * 2
        elif base == "columns":
            y = x.t().contiguous().t() * 2
            assert not y.is_contiguous()
        else:
            y = sg.zeros(2, 6, dtype=sg.float64)[:, ::2].detach()
            y.add_(x)
        if base == "columns" and first != "transposed" and first != "a row":
            y = y.contiguous()
        view = LONG_WAYS[first](y)
        for _ in range(length):
            view = view.view_as(view)
        if changed == "view":
            view.mul_(x.sum()).sin_()
        else:
            y.mul_(x).sin_()
        loss = (view * view).sum() + y.exp().sum()
        (recorded,) = sg.autograd.grad(loss, x, create_graph=True)
        (second,) = sg.autograd.grad(recorded.sin().sum(), x, retain_graph=True)
        (plain,) = sg.autograd.grad(loss, x)
        results.append([t.detach().numpy() for t in (view, y, recorded, second, plain)])
    for short, long in zip(*results):
        assert np.allclose(short, long)
    assert np.allclose(results[0][2], results[0][4])


def test_a_kept_view_holds_no_history_that_its_base_has_left_behind() -> None:
    x = sg.ones(3, requires_grad=True)
    base = x * 1
    view = base.view(3)
    dead = weakref.ref(view.grad_fn)
    base.zero_()
    base.detach_()
    assert not view.requires_grad or view.grad_fn is not dead()
    base = x.exp()
    view = base.view(3)
    old = weakref.ref(view.grad_fn)
    base.mul_(2)
    assert old() is None


@pytest.mark.parametrize("then", [lambda base: base.detach_(), lambda base: setattr(base, "data", sg.zeros(5))], ids=["detach_", "data"])
@pytest.mark.parametrize("read", [False, True])
def test_a_view_has_the_history_of_its_value_whatever_becomes_of_its_base(then: Callable[[Tensor], Any], read: bool) -> None:
    x = sg.ones(3, requires_grad=True)
    base = x * 1
    view = base.view(3)
    base.mul_(2)
    if read:
        assert view.requires_grad
    then(base)
    assert sg.autograd.grad(view.sum(), x)[0].tolist() == [2, 2, 2]


def test_a_view_whose_history_is_to_be_recorded_anew_looks_like_any_other() -> None:
    def stale() -> Tensor:
        base = sg.ones(2, requires_grad=True) * 1
        view = base.view(2)
        base.mul_(2)
        holders.append(base)
        return view

    holders: list[Tensor] = []
    assert stale().__class__ is Tensor
    assert isinstance(stale(), Tensor)
    assert stale().requires_grad
    assert not stale().is_leaf
    assert stale().grad_fn.name() == "ViewBackward0"
    assert repr(stale()) == "tensor([2., 2.], grad_fn=<ViewBackward0>)"
    assert copy.copy(stale()).__class__ is Tensor
    view = stale()
    assert view.sum().grad_fn.next_functions[0][0] is view.grad_fn
    assert type(view) is Tensor
    view = stale()
    view.__class__ = type("Mine", (Tensor,), {"__slots__": ()})
    assert view.requires_grad


def test_the_gradient_kept_is_that_of_the_newest_value() -> None:
    x = sg.ones(2, requires_grad=True)
    base = x * 1
    view = base.view(2)
    view.retain_grad()
    before = view.sum()
    base.mul_(2)
    before.backward(retain_graph=True)
    assert view.grad is None
    (view * 3).sum().backward()
    assert view.grad.tolist() == [3, 3]


@pytest.mark.parametrize("fill", ["normal_", "uniform_", "bernoulli_", "exponential_", "random_"])
@pytest.mark.parametrize("part", ["whole", "view"])
def test_filling_by_chance_forgets_the_old_value(fill: str, part: str) -> None:
    x = sg.ones(4, dtype=sg.float64, requires_grad=True)
    y = x * 2
    other = y.view(2, 2)
    getattr(y if part == "whole" else y[:2], fill)()
    (y.sum() + other.sum()).backward()
    assert x.grad.tolist() == ([0, 0, 0, 0] if part == "whole" else [0, 0, 4, 4])


@pytest.mark.parametrize("fill", ["normal_", "uniform_", "bernoulli_"])
def test_filling_without_recording_leaves_the_history(fill: str) -> None:
    x = sg.ones(2, requires_grad=True)
    y = x * 2
    with sg.no_grad():
        getattr(y, fill)()
    assert y.requires_grad


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("length", [0, 40])
def test_a_base_that_lies_in_columns_has_views_that_rows_have_not(recorded: bool, length: int) -> None:
    x = sg.arange(6.0).reshape(3, 2).requires_grad_()
    base = x.t() * 2
    view = base.t().view(6)
    for _ in range(length):
        view = view.view(6)
    view[1:3].mul_(10)
    (found,) = sg.autograd.grad(base.sum(), x, retain_graph=True, create_graph=recorded)
    assert found.tolist() == [[2, 20], [20, 2], [2, 2]]
    (found,) = sg.autograd.grad((view * view.detach()).sum(), x, create_graph=recorded)
    assert found.tolist() == [[0, 400], [800, 12], [16, 20]]


def test_a_recorded_pass_takes_views_of_gradients_laid_out_in_another_order() -> None:
    x = sg.arange(6.0, dtype=sg.float64).reshape(2, 3).requires_grad_()
    y = x.clone()
    y.view(-1)[::2].mul_(x.reshape(-1)[1::2])
    weights = sg.arange(6.0, dtype=sg.float64).reshape(3, 2)
    out = (y.t() * weights).exp()
    (plain,) = sg.autograd.grad(out.sum(), x, retain_graph=True)
    (recorded,) = sg.autograd.grad(out.sum(), x, create_graph=True)
    assert recorded.equal(plain)
