"""What a checkpoint keeps, how often it computes again, and when it stops."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd import grad
from specgrad.autograd.function import Function
from specgrad.autograd.graph import save_on_disk, saved_report
from specgrad.utils.checkpoint import checkpoint, set_checkpoint_early_stop


def leaf() -> sg.Tensor:
    return sg.tensor([0.3, 0.7, 1.1], dtype=sg.float64, requires_grad=True)


# ---- what is kept


def test_values_are_computed_again_once_in_each_pass(no_collector: None) -> None:
    calls: list[int] = []
    made: list[weakref.ref[Any]] = []

    def function(x: sg.Tensor) -> sg.Tensor:
        calls.append(1)
        a = x.sin()
        made.append(weakref.ref(a._array))
        return a.exp().cos()

    x = leaf()
    y = checkpoint(function, x).sum()
    assert made[0]() is None, "what the ops saved is not kept"
    for at in range(1, 4):
        y.backward(retain_graph=at < 3)
        assert len(calls) == 1 + at
        assert all(reference() is None for reference in made), "nor is what was computed again"
    with pytest.raises(RuntimeError, match=r"second time"):
        y.backward()


def test_a_chain_needs_the_memory_of_one_segment() -> None:
    size, depth, segments = 1000, 24, 6

    def steps(count: int) -> Callable[[sg.Tensor], sg.Tensor]:
        def body(a: sg.Tensor) -> sg.Tensor:
            for _ in range(count):
                a = a.sin()
            return a

        return body

    x = sg.ones(size, dtype=sg.float64).requires_grad_()
    plain = steps(depth)(x)
    assert saved_report(plain).activation_bytes == (depth - 1) * size * 8
    a = x
    for _ in range(segments):
        a = checkpoint(steps(depth // segments), a)
    # of each segment its input: those are found through what is packed
    kept = {id(owner) for owner in _inputs_of(a)}
    assert len(kept) == segments
    assert saved_report(a).activation_bytes == 0
    assert grad(a.sum(), x)[0].tolist() == grad(plain.sum(), x)[0].tolist()


def _inputs_of(y: sg.Tensor) -> list[Any]:
    found, stack, seen = [], [y._node], set()
    while stack:
        node = stack.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        stack += node.next
        for packed in (node.extra.packed or {}).values() if node.extra is not None else ():
            found += [given.kept._array for given in packed.value.region.inputs[0]]
    return found


def test_the_peak_goes_down() -> None:
    """The most arrays that live at one time while a chain is run and differentiated."""
    live, most = [0], [0]

    class Watched(Function):
        @staticmethod
        def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
            out = x * 1.01
            live[0] += 1
            most[0] = max(most[0], live[0])
            weakref.finalize(out._array, lambda: live.__setitem__(0, live[0] - 1)).atexit = False
            ctx.save_for_backward(x)
            return out

        @staticmethod
        def backward(ctx: Any, g: sg.Tensor) -> sg.Tensor:
            (x,) = ctx.saved_tensors
            assert x.shape == g.shape
            return g * 1.01

    def peak(segments: int, depth: int = 36) -> int:
        gc.collect()
        live[0] = most[0] = 0
        x = leaf()
        steps = [lambda a: Watched.apply(a)] * depth
        y = x
        for _ in range(segments):
            y = checkpoint(lambda a, n=depth // segments: run_all(steps[:n], a), y) if segments > 1 else run_all(steps, y)
        y.sum().backward()
        return most[0]

    def run_all(steps: list[Any], a: sg.Tensor) -> sg.Tensor:
        for step in steps:
            a = step(a)
        return a

    plain, chopped = peak(1), peak(6)
    assert plain >= 36 and chopped <= 6 + 6 + 2


def test_inputs_pass_through_the_hooks_around(tmp_path: Any) -> None:
    x = leaf()
    with save_on_disk(tmp_path):
        y = checkpoint(lambda a: a.sin().exp(), x * 1)
    assert len(list(tmp_path.iterdir())) == 1
    y.sum().backward()
    assert list(tmp_path.iterdir()) == []
    assert x.grad.tolist() == pytest.approx((x.cos() * x.sin().exp()).tolist())


def test_a_dropped_graph_frees_its_inputs(no_collector: None) -> None:
    x = leaf()
    a = x * 1
    y = checkpoint(lambda a: a.sin().exp(), a)
    gone = weakref.ref(a._array)
    del a
    assert gone() is not None
    del y
    assert gone() is None


@pytest.mark.parametrize("early_stop", [True, False])
def test_no_cycle_is_left(early_stop: bool, no_collector: None) -> None:
    x = leaf()
    y = checkpoint(lambda a: checkpoint(lambda b: b.sin() * b, a).exp() * a, x, early_stop=early_stop, determinism_check="content", debug=True)
    y.sum().backward(retain_graph=True)
    y.sum().backward()
    del y
    assert gc.collect() == 0


# ---- when to stop


def test_stops_as_soon_as_all_that_is_needed_is_there() -> None:
    ends: list[str] = []

    def function(x: sg.Tensor) -> sg.Tensor:
        y = x.sin()
        ends.append("middle")
        z = y.exp()
        ends.append("end")
        return z

    def tried(**options: Any) -> list[str]:
        ends.clear()
        y = checkpoint(function, leaf(), **options)
        ends.clear()
        y.sum().backward()
        return list(ends)

    assert tried() == ["middle"]
    assert tried(early_stop=False) == ["middle", "end"]
    with set_checkpoint_early_stop(False):
        assert tried() == ["middle", "end"]
    assert tried() == ["middle"]
    with set_checkpoint_early_stop(True):
        assert tried(early_stop=False) == ["middle"]


def test_what_is_not_needed_any_more_is_not_computed() -> None:
    ends: list[str] = []

    def function(x: sg.Tensor) -> tuple[sg.Tensor, sg.Tensor]:
        first = x.sin()
        ends.append("first")
        return first, x.cos().exp()

    x = leaf()
    first, second = checkpoint(function, x)
    second.sum().backward()
    del second
    ends.clear()
    first.sum().backward()
    assert ends == [], "the one value that is left is the first that is saved"


def test_stopping_passes_an_except_of_the_function() -> None:
    def function(x: sg.Tensor) -> sg.Tensor:
        try:
            return x.sin().exp()
        except Exception:
            raise AssertionError from None

    x = leaf()
    checkpoint(function, x).sum().backward()
    assert x.grad is not None
