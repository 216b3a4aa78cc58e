"""Saved tensors that are changed in place: within the context, the backward pass uses what was saved."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
import specgrad.nn.functional as F
from specgrad.autograd.function import Function
from specgrad.autograd.graph import allow_mutation_on_saved_tensors, save_on_cpu
from specgrad.core.base.state import thread


def leaf(n: int = 4) -> sg.Tensor:
    return sg.linspace(0.5, 2.0, n, dtype=sg.float64).requires_grad_()


def test_the_documented_example() -> None:
    with allow_mutation_on_saved_tensors():
        a = sg.ones(2, 3, requires_grad=True)
        b = a.clone()
        out = (b**2).sum()
        b.sin_()
        out.sum().backward()
    assert a.grad.tolist() == [[2.0] * 3] * 2
    assert b.sum().item() == pytest.approx(6 * 0.84147098)


class Squares(Function):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
        (x,) = ctx.saved_tensors
        return 2 * grad * x


CHANGES: dict[str, Callable[[sg.Tensor], Any]] = {
    "an op": lambda a: a.mul_(3),
    "under no_grad": lambda a: _unrecorded(lambda: a.exp_()),
    "a composed op": lambda a: a.clamp_(0.6, 0.7),
    "zero_": lambda a: a.zero_(),
    "copy_": lambda a: a.copy_(sg.ones(4, dtype=sg.float64)),
    "an index": lambda a: a.__setitem__(slice(1, 3), 7.0),
    "a mask": lambda a: a.__setitem__(a > 1, 7.0),
    "an index of tensors": lambda a: a.__setitem__(sg.tensor([0, 2]), sg.ones(2, dtype=sg.float64)),
    "a view": lambda a: a[1:].mul_(5),
    "a view of another shape": lambda a: a.view(2, 2)[0].add_(5),
    "detach": lambda a: a.detach().mul_(5),
    "data": lambda a: a.data.mul_(5),
    "random numbers": lambda a: a.normal_(),
    "an operand of its own": lambda a: a.mul_(a.detach()),
    "add": lambda a: a.__iadd__(1),
    "scatter": lambda a: a.scatter_(0, sg.tensor([1]), 9.0),
}


def _unrecorded(change: Callable[[], Any]) -> None:
    with sg.no_grad():
        change()


SAVES: dict[str, Callable[[sg.Tensor], sg.Tensor]] = {
    "input": lambda a: a**3,
    "twice": lambda a: a * a,
    "a view": lambda a: a[:2].sin(),
    "a custom function": lambda a: Squares.apply(a),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("saves", SAVES)
def test_gradients_are_of_what_was_saved(saves: str, change: str) -> None:
    x = leaf()
    (plain,) = sg.autograd.grad(SAVES[saves](x.clone()).sum(), x)
    with allow_mutation_on_saved_tensors():
        a = x.clone()
        y = SAVES[saves](a).sum()
        CHANGES[change](a)
        for _ in range(2):
            (found,) = sg.autograd.grad(y, x, retain_graph=True)
            assert found.tolist() == pytest.approx(plain.tolist())


@pytest.mark.parametrize("change", CHANGES)
def test_results_may_be_changed_too(change: str) -> None:
    x = leaf()
    with allow_mutation_on_saved_tensors():
        y = x.exp()
        z = y.sum()
        CHANGES[change](y)
        z.backward()
    assert x.grad.tolist() == pytest.approx(x.exp().tolist())


def test_what_is_changed_is_still_differentiated() -> None:
    x = leaf()
    with allow_mutation_on_saved_tensors():
        a = x.clone()
        a.sin_()
        a.exp_()
        a.mul_(a.detach())
        a.sum().backward()
    s = x.detach().sin()
    assert x.grad.tolist() == pytest.approx((s.exp() * s.exp() * x.detach().cos()).tolist())


@given(st.lists(st.tuples(st.sampled_from(sorted(SAVES)), st.sampled_from(sorted(set(CHANGES) - {"random numbers"}))), min_size=1, max_size=5))
@settings(max_examples=40, deadline=None)
def test_programs_of_saves_and_changes(program: list[tuple[str, str]]) -> None:
    """Changing in place what was saved equals changing a copy."""

    def run(allowed: bool) -> Any:
        x = leaf()
        a, total = x.clone(), sg.zeros((), dtype=sg.float64)
        for saves, change in program:
            total = total + SAVES[saves](a if allowed else a.clone()).sum()
            if not allowed:
                a = a * 1
            CHANGES[change](a)
            if not allowed:
                a = a * 1
        total.backward()
        return x.grad.tolist()

    if any(change == "an operand of its own" for _, change in program):
        program = [(s, "an op" if c == "an operand of its own" else c) for s, c in program]
    with allow_mutation_on_saved_tensors():
        found = run(True)
    assert found == pytest.approx(run(False), nan_ok=True)


def test_leaves_and_weights() -> None:
    x = leaf()
    with allow_mutation_on_saved_tensors():
        y = (x**2).sum()
        with sg.no_grad():
            x.mul_(0)
        y.backward()
    assert x.grad.tolist() == pytest.approx(sg.linspace(1.0, 4.0, 4).tolist())
    with allow_mutation_on_saved_tensors():
        weight = sg.full((2, 2), 3.0, requires_grad=True)
        with sg.no_grad():
            kept = weight * 1
        y = (weight * weight).sum()
        F.embedding(sg.tensor([0]), weight, max_norm=1.0)
        y.backward()
    assert weight.grad.tolist() == (2 * kept).tolist()


def test_second_gradients() -> None:
    x = leaf()
    with allow_mutation_on_saved_tensors():
        a = x.clone()
        y = (a**3).sum()
        a.mul_(3)
        (first,) = sg.autograd.grad(y, x, create_graph=True)
        (second,) = sg.autograd.grad(first.sum(), x)
    assert second.tolist() == pytest.approx((6 * x).tolist())


def test_gradients_that_were_saved_and_are_added_to() -> None:
    x = leaf()
    with allow_mutation_on_saved_tensors():
        (x * 2).sum().backward()
        w = leaf()
        y = (x.grad * w).sum()
        (x * 5).sum().backward()
        assert x.grad.tolist() == [7.0] * 4
        y.backward()
    assert w.grad.tolist() == [2.0] * 4


def test_one_copy_for_each_version() -> None:
    x = leaf()
    with allow_mutation_on_saved_tensors() as context:
        a = x.clone()
        y = (a**2).sum() + (a * a).sum()
        assert (len(context.original), len(context.cloned)) == (1, 0)
        a.mul_(3)
        assert (len(context.original), len(context.cloned)) == (0, 1)
        y = y + (a**2).sum()
        assert (len(context.original), len(context.cloned)) == (1, 1)
        (x.detach() * 1).mul_(2)
        a.mul_(2)
        a.mul_(2)
        assert (len(context.original), len(context.cloned)) == (0, 2)
        y.backward()
        gc.collect()
        assert (len(context.original), len(context.cloned)) == (0, 0), "what the graph has freed is let go of"


def test_parts_that_do_not_overlap_are_not_copied() -> None:
    with allow_mutation_on_saved_tensors() as context:
        a = leaf() * 1
        y = a[:2] ** 2
        a.detach()[2:].mul_(3)
        assert len(context.cloned) == 0
        y.sum().backward()


def test_no_cycle_is_left(no_collector: None) -> None:
    with allow_mutation_on_saved_tensors() as context:
        a = leaf() * 1
        y = (a**2).sum()
        a.mul_(2)
        y.backward()
    del a, y, context
    assert gc.collect() == 0


def outside(body: Callable[[], sg.Tensor]) -> None:
    for kind in (AssertionError, RuntimeError):
        with pytest.raises(
            kind, match=r"Trying to backward outside of the 'allow_mutation_on_saved_tensors' context in which the graph was originally recorded"
        ):
            body().backward()


def test_backward_belongs_within() -> None:
    def recorded(clear: bool = False) -> sg.Tensor:
        with allow_mutation_on_saved_tensors() as context:
            a = leaf() * 1
            y = (a**2).sum()
            a.mul_(2)
            if clear:
                context.clear()
                y.backward()
        return y

    outside(recorded)
    outside(lambda: recorded(clear=True))
    y = recorded()
    with allow_mutation_on_saved_tensors():
        outside(lambda: y)


def test_contexts_cannot_be_nested_and_end_with_an_error() -> None:
    nested = pytest.raises(RuntimeError, match=r"allow_mutation_on_saved_tensors contexts cannot be nested")
    with nested, allow_mutation_on_saved_tensors(), allow_mutation_on_saved_tensors():
        pass
    assert thread.before_change is None and thread.saved_tensors_hooks == ()
    a = leaf() * 1
    y = (a**2).sum()
    a.mul_(2)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation"):
        y.backward()


def test_what_was_saved_before_is_checked_as_ever() -> None:
    a = leaf() * 1
    y = (a**2).sum()
    with allow_mutation_on_saved_tensors():
        a.mul_(2)
        with pytest.raises(RuntimeError, match=r"modified by an inplace operation"):
            y.backward()


def test_other_hooks_within_have_what_they_save_to_themselves() -> None:
    with allow_mutation_on_saved_tensors(), save_on_cpu():
        a = leaf() * 1
        y = (a**2).sum()
        a.mul_(2)
        with pytest.raises(RuntimeError, match=r"modified by an inplace operation"):
            y.backward()


def test_threads_have_contexts_of_their_own() -> None:
    failures: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(20):
                test_the_documented_example()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert not failures
