"""Backward passes over several streams, on a stand-in whose streams do their work as late, and in as random an order, as events allow."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.base.state import modes
from specgrad.core.kernels import cuda_streams
from tests.cuda.places import late, on_both
from tests.cuda.twin import streams
from tests.cuda.twin.device import KERNEL, SYNCHRONISATION, counts

SEEDS = range(12)  # each another order


pytestmark = pytest.mark.usefixtures("place")


def new(seed: int, *shape: int) -> Any:
    return sg.from_numpy(np.random.default_rng(seed).uniform(0.5, 1.5, shape)).to("cuda")


def forked(s: Any, ordered: bool = True) -> Any:
    """A stream that begins where the current one is."""
    if ordered:
        s.wait_stream(sg.cuda.current_stream())
    return sg.cuda.stream(s)


def joined(*streams_and_tensors: Any) -> None:
    """The current stream waits for others, and uses tensors that were made there: whoever hands a tensor on has to say so, as in PyTorch."""
    for one in streams_and_tensors:
        if isinstance(one, sg.cuda.Stream):
            sg.cuda.current_stream().wait_stream(one)
        else:
            one.record_stream(sg.cuda.current_stream())


# ---- the stand-in itself


def test_a_missing_wait_shows() -> None:
    """In some order; with the wait, in none."""
    for ordered in (False, True):
        right = []
        for seed in SEEDS:
            with late(seed):
                s, x = sg.cuda.Stream(), new(0, 5) * 2
                with forked(s, ordered):
                    y = x + 1
                    right.append(np.allclose(y.tolist(), np.random.default_rng(0).uniform(0.5, 1.5, 5) * 2 + 1))
        assert all(right) if ordered else not all(right)


def test_memory_that_is_let_go_too_early_shows() -> None:
    """As it would be by CuPy's pool, which knows of the stream alone on which memory was made; `record_stream` keeps it."""
    for recorded in (False, True):
        right = []
        for seed in SEEDS:
            with late(seed):
                s, x = sg.cuda.Stream(), new(0, 5) * 2
                with forked(s):
                    y = x + 1
                if recorded:
                    x.record_stream(s)
                del x
                sg.ones(3, device="cuda").tolist()  # time passes on the default stream
                s.synchronize()
                with sg.cuda.stream(s):
                    right.append(np.allclose(y.tolist(), np.random.default_rng(0).uniform(0.5, 1.5, 5) * 2 + 1))
        assert all(right) if recorded else not all(right)


def test_memory_is_kept_for_all_that_the_stream_does_until_it_is_let_go() -> None:
    """Also what it does after `record_stream`, when somebody has asked for memory meanwhile."""
    for seed in SEEDS:
        with late(seed):
            s, x = sg.cuda.Stream(), new(0, 5) * 2
            x.record_stream(s)
            sg.cuda.memory_allocated()
            s.synchronize()
            sg.cuda.memory_allocated()
            with forked(s):
                y = x + 1
            del x
            sg.ones(3, device="cuda").tolist()
            with sg.cuda.stream(s):
                assert np.allclose(y.tolist(), np.random.default_rng(0).uniform(0.5, 1.5, 5) * 2 + 1)


def test_memory_is_let_go_when_the_stream_is_done() -> None:
    with late(0):
        s, x = sg.cuda.Stream(), new(0, 5)
        with forked(s):
            x + 1
        x.record_stream(s)
        before = sg.cuda.memory_allocated()
        del x
        assert sg.cuda.memory_allocated() == before and cuda_streams.memory_is_kept() == 40
        s.synchronize()
        assert sg.cuda.memory_allocated() == before - 512 and cuda_streams.memory_is_kept() == 0
    with pytest.raises(NotImplementedError, match="record_stream"):
        sg.ones(2).record_stream(sg.cuda.default_stream())
    with pytest.raises(TypeError, match=r"must be a specgrad\.cuda\.Stream"):
        sg.ones(2, device="cuda").record_stream(7)


# ---- backward passes


def two_branches(x: Any, w: Any, s: Any, t: Any) -> Any:
    """Two streams that come together on the first."""
    with forked(s):
        a = (x * w).sin()
    with forked(t):
        b = (x + w).exp() * x
    joined(s, t, a, b)
    return (a * b).sum()


def one_after_another(x: Any, w: Any, s: Any, t: Any) -> Any:
    with forked(s):
        a = x * w
    with sg.cuda.stream(t):
        joined(s, a)
        b = a.tanh() + a
    joined(t, b)
    return (b * w).sum()


def all_on_one(x: Any, w: Any, s: Any, t: Any) -> Any:
    with forked(s):
        loss = ((x * w).sigmoid() * w).sum()
    joined(s, loss)
    return loss


def views_and_broadcasts(x: Any, w: Any, s: Any, t: Any) -> Any:
    with forked(s):
        a = x[1:] * w[0] + x.reshape(-1)[0]
    with forked(t):
        b, c = x.max(0)[0], x.sum()
    joined(s, t, a, b, c)
    return (a * b * c).mean()


def several_results(x: Any, w: Any, s: Any, t: Any) -> Any:
    with forked(s):
        parts = (x * w).split(2)
    with sg.cuda.stream(t):
        joined(s, *parts)
        a = parts[0] * parts[1]
    joined(s, t, a, *parts)
    return a.sum() + parts[1].sum()


def in_place(x: Any, w: Any, s: Any, t: Any) -> Any:
    with forked(s):
        a = x * w
        a.mul_(w)
    with sg.cuda.stream(t):
        joined(s, a)
        a.add_(x)
        b = a.square()
    joined(s, t, b)
    return b.sum()


class Cubed(sg.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        return x * x * x

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        return grad * x * x * 3


def custom_functions(x: Any, w: Any, s: Any, t: Any) -> Any:
    with forked(s):
        a = Cubed.apply(x * w)
    joined(s, a)
    return (a + Cubed.apply(w)).sum()


PROGRAMS = {
    f.__name__: f for f in (two_branches, one_after_another, all_on_one, views_and_broadcasts, several_results, in_place, custom_functions)
}  # fmt: skip


def leaves() -> list[Any]:
    return [new(1, 4, 3).requires_grad_(), new(2, 4, 3).requires_grad_()]


def expected(program: Callable[..., Any], second: bool = False) -> list[Any]:
    """On the default stream alone, where everything has its order."""
    x, w = leaves()
    null = sg.cuda.default_stream()
    loss = program(x, w, null, null)
    if second:
        loss = sum(g.square().sum() for g in sg.autograd.grad(loss, (x, w), create_graph=True))
    loss.backward()
    return [x.grad.cpu().numpy(), w.grad.cpu().numpy()]


def same(found: list[Any], wanted: list[Any]) -> bool:
    return all(np.allclose(f.cpu().numpy(), w, rtol=1e-9, equal_nan=False) for f, w in zip(found, wanted))


@on_both
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients_are_those_of_one_stream(name: str, seed: int) -> None:
    wanted = expected(PROGRAMS[name])
    with late(seed):
        (x, w), (s, t) = leaves(), (sg.cuda.Stream(), sg.cuda.Stream())
        for steps in (1, 2):  # the second adds to .grad
            PROGRAMS[name](x, w, s, t).backward()
            assert same([x.grad, w.grad], [steps * g for g in wanted])
        found = sg.autograd.grad(PROGRAMS[name](x, w, s, t), (x, w))
        assert same(list(found), wanted)


@on_both
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_second_derivatives_are_those_of_one_stream(name: str, seed: int) -> None:
    wanted = expected(PROGRAMS[name], second=True)
    with late(seed):
        (x, w), (s, t) = leaves(), (sg.cuda.Stream(), sg.cuda.Stream())
        first = sg.autograd.grad(PROGRAMS[name](x, w, s, t), (x, w), create_graph=True)
        sum(g.square().sum() for g in first).backward()
        assert same([x.grad, w.grad], wanted)


@on_both
@pytest.mark.parametrize("seed", SEEDS)
def test_the_caller_may_be_on_any_stream(seed: int) -> None:
    """The first gradient is made on the caller's stream, and all gradients may be used there."""
    wanted = expected(two_branches)
    with late(seed):
        (x, w), (s, t, caller) = leaves(), (sg.cuda.Stream() for _ in range(3))
        loss = two_branches(x, w, s, t)
        with sg.cuda.stream(caller):
            loss.backward(new(3) * 0 + 2)
            used = x.grad * 2, w.grad * 2
            assert sg.cuda.current_stream() == caller
        with sg.cuda.stream(caller):
            assert same(list(used), [4 * g for g in wanted])


@on_both
@pytest.mark.parametrize("seed", SEEDS)
def test_gradients_may_be_let_go_by_the_caller(seed: int) -> None:
    """What the caller's stream does with them before is done with their memory as it was."""
    wanted = expected(two_branches)
    with late(seed):
        (x, w), (s, t, caller) = leaves(), (sg.cuda.Stream() for _ in range(3))
        with sg.cuda.stream(caller):
            joined(sg.cuda.default_stream(), x, w)
            two_branches(x, w, s, t).backward()
            used = [x.grad * 2, w.grad * 2]
            x.grad = w.grad = None
            given = sg.autograd.grad(two_branches(x, w, s, t), (x, w))
            used += [given[0] * 3, given[1] * 3]
            del given
        sg.cuda.default_stream().synchronize()
        s.synchronize()
        t.synchronize()
        with sg.cuda.stream(caller):
            assert same(used, [2 * g for g in wanted] + [3 * g for g in wanted])


@on_both
@pytest.mark.parametrize("seed", SEEDS)
def test_hooks_run_on_the_stream_of_their_node(seed: int) -> None:
    wanted = expected(two_branches)
    with late(seed):
        (x, w), (s, t) = leaves(), (sg.cuda.Stream(), sg.cuda.Stream())
        seen: list[Any] = []
        with forked(s):
            a = (x * w).sin()
            a.retain_grad()
            a.register_hook(lambda g: seen.append(sg.cuda.current_stream()) or g * 2)
            a.grad_fn.register_hook(lambda grads, _: seen.append(sg.cuda.current_stream()) or (grads[0] / 2,))
        x.register_hook(lambda g: seen.append(sg.cuda.current_stream()))
        x.register_post_accumulate_grad_hook(lambda leaf: seen.append(leaf.grad.sum()))
        with forked(t):
            b = (x + w).exp() * x
        joined(s, t, a, b)
        (a * b).sum().backward()
        assert seen[:3] == [s, s, sg.cuda.default_stream()]
        assert same([x.grad, w.grad], wanted) and np.allclose(seen[3].item(), wanted[0].sum())
        assert np.allclose((a.grad / 2).tolist(), b.tolist())


@on_both
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_saved_may_lie_on_the_host_or_be_computed_again(seed: int) -> None:
    wanted = expected(all_on_one)
    with late(seed):
        (x, w), s = leaves(), sg.cuda.Stream()
        with forked(s), sg.autograd.graph.save_on_cpu():
            loss = ((x * w).sigmoid() * w).sum()
        joined(s, loss)
        loss.backward()
        assert same([x.grad, w.grad], wanted)
        x.grad = w.grad = None
        with forked(s):
            loss = sg.utils.checkpoint.checkpoint(lambda x, w: ((x * w).sigmoid() * w).sum(), x, w)
        joined(s, loss)
        loss.backward()
        assert same([x.grad, w.grad], wanted)


@on_both
@pytest.mark.parametrize("seed", SEEDS)
def test_hooks_for_several_tensors(seed: int) -> None:
    wanted = expected(two_branches)
    with late(seed):
        (x, w), (s, t) = leaves(), (sg.cuda.Stream(), sg.cuda.Stream())
        found: list[Any] = []
        sg.autograd.graph.register_multi_grad_hook((x, w), found.extend)
        two_branches(x, w, s, t).backward()
        assert same([x.grad, w.grad], wanted) and same(found, wanted)


@pytest.mark.parametrize("seed", SEEDS)
def test_two_devices_with_streams_of_their_own(seed: int) -> None:
    with late(seed):
        x, w = (t.requires_grad_() for t in (new(1, 4), new(2, 4).to("cuda:1")))
        s, t = sg.cuda.Stream(0), sg.cuda.Stream(1)
        with forked(s):
            a = x.sin()
        with sg.cuda.stream(t):
            t.wait_stream(s)
            t.wait_stream(sg.cuda.default_stream(1))
            with sg.cuda.stream(s):
                moved = a.to("cuda:1")  # by both streams
            b = moved * w
        with sg.cuda.device(1):
            joined(t)
            loss = b.sum()
        loss.backward()
        at = x.detach().cpu().numpy(), w.detach().cpu().numpy()
        assert same([x.grad, w.grad], [np.cos(at[0]) * at[1], np.sin(at[0])]) and sg.cuda.current_device() == 0


@on_both
def test_a_pass_that_fails_comes_back() -> None:
    (x, w), s = leaves(), sg.cuda.Stream()
    with forked(s):
        a = x * w
        a.register_hook(lambda g: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        a.sum().backward()
    assert sg.cuda.current_stream() == sg.cuda.default_stream() and sg.cuda.current_device() == 0


@on_both
def test_wrong_indices_are_told_by_whatever_stream() -> None:
    for seed in SEEDS:
        with late(seed):
            s, x, wrong = sg.cuda.Stream(), new(0, 3), sg.full((2,), 3, device="cuda")
            with forked(s):
                x.gather(0, wrong)
                x.gather(0, wrong * 0)
            with pytest.raises(IndexError):
                sg.cuda.synchronize()
            with forked(s):
                x.gather(0, wrong - 2)
            x.tolist()  # on another stream than the check


# ---- what it costs


def test_no_event_is_recorded_where_streams_are_one() -> None:
    (x, w), s = leaves(), sg.cuda.Stream()
    with sg.cuda.stream(s):
        x, w = (t.detach().requires_grad_() for t in (x, w))
        loss = ((x * w).sin() * w).sum()
        streams.events.clear()
        loss.backward()
        assert streams.events == []
    loss = two_branches(x, w, s, s)
    streams.events.clear()
    loss.backward()
    waits = [where for kind, where, _ in streams.events if kind == "wait"]
    assert len(waits) == 3, "one for each of the gradients that cross, and the caller's for the stream of the leaves"


def test_a_pass_waits_for_nothing_on_the_host() -> None:
    (x, w), (s, t) = leaves(), (sg.cuda.Stream(), sg.cuda.Stream())
    loss = two_branches(x, w, s, t)
    before = counts[SYNCHRONISATION].total(), counts[KERNEL].total()
    loss.backward()
    assert counts[SYNCHRONISATION].total() == before[0] and counts[KERNEL].total() > before[1]


def test_nothing_is_remembered_before_a_stream_is_used() -> None:
    (x, w), null = leaves(), sg.cuda.default_stream()
    loss = two_branches(x, w, null, null)
    assert not modes.streams and type(loss.grad_fn.seq) is int
    with sg.cuda.stream(sg.cuda.Stream()):
        later = x * w
    assert modes.streams and type(later.grad_fn.seq) is not int
    streams.events.clear()
    loss.backward()
    assert streams.events == []


@on_both
def test_anomaly_mode_remembers_streams_too() -> None:
    wanted = expected(two_branches)
    for seed in SEEDS:
        with late(seed), sg.autograd.detect_anomaly(check_nan=False):
            (x, w), (s, t) = leaves(), (sg.cuda.Stream(), sg.cuda.Stream())
            two_branches(x, w, s, t).backward()
            assert same([x.grad, w.grad], wanted)
    assert modes.streams


@on_both
def test_streams_are_of_a_thread() -> None:
    s, seen = sg.cuda.Stream(), []
    with sg.cuda.stream(s):
        other = threading.Thread(target=lambda: seen.append(cuda_streams.thread.streams))
        other.start()
        other.join()
    assert seen == [{}]
