"""CUDA graphs, on a stand-in that does nothing of what is captured, refuses what CUDA refuses meanwhile, and replays it in any order that is allowed."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.backends import BACKENDS
from specgrad.core.base.state import modes
from specgrad.nn import functional as F
from tests.cuda.places import late, on_both
from tests.cuda.training import perceptron
from tests.cuda.twin import capture
from tests.cuda.twin.device import SYNCHRONISATION, TRANSFER, CUDARuntimeError, counts
from tests.cuda.twin.modules import MODULES, forget_streams

SEEDS = range(6)


@pytest.fixture(autouse=True)
def device(place: str) -> Iterator[None]:
    yield
    assert not capture.of and BACKENDS["cuda"].capture is None and modes.devices is None  # type: ignore[attr-defined]
    assert capture.own.allocator is None, "arrays are made where they were made before"


def new(seed: int, *shape: int) -> Any:
    return sg.from_numpy(np.random.default_rng(seed).uniform(0.5, 1.5, shape)).to("cuda")


def captured(function: Callable[[], Any], **options: Any) -> tuple[Any, Any]:
    g = sg.cuda.CUDAGraph()
    with sg.cuda.graph(g, **options):
        result = function()
    return g, result


# ---- the stand-in itself


def stream() -> Any:
    return MODULES["cupy"].cuda.Stream(non_blocking=True)


def test_the_stand_in_refuses_what_cuda_refuses() -> None:
    cupy = MODULES["cupy"]
    a, event = cupy.zeros(3), cupy.cuda.Event()
    event.record()

    def works_elsewhere(s: Any) -> None:
        other = stream()
        other.wait_event(s.record())
        other.use()
        cupy.copyto(a, 2.0)

    refused: dict[str, tuple[Callable[[Any], Any], int]] = {
        "a copy to the host": (lambda s: a.get(), 900),
        "a copy from the host": (lambda s: cupy.asarray(np.ones(3)), 900),
        "the host waits for the stream": (lambda s: s.synchronize(), 900),
        "it asks the stream": (lambda s: s.done, 900),
        "it waits for the device": (lambda s: cupy.cuda.Device(0).synchronize(), 900),
        "it asks any event": (lambda s: event.done, 900),
        "it asks an event of the capture": (lambda s: s.record().done, 907),
        "memory of no pool of the graph": (lambda s: cupy.empty(3), 900),
        "work that is not captured": (lambda s: s.wait_event(event), 905),
        "the default stream waits": (lambda s: cupy.cuda.Stream.null.wait_event(s.record()), 906),
        "a size that depends on elements": (lambda s: cupy.nonzero(a), 900),
    }
    for name, (does, status) in refused.items():
        s = stream()
        s.use()
        s.begin_capture(0)
        with pytest.raises(CUDARuntimeError) as error:
            does(s)
        assert error.value.status == status, name
        with pytest.raises(CUDARuntimeError, match="previous error during capture"):
            s.end_capture()
        assert not capture.of, name
    s = stream()
    s.use()
    s.begin_capture(0)
    works_elsewhere(s)
    with pytest.raises(CUDARuntimeError, match="unjoined work"):
        s.end_capture()
    with pytest.raises(CUDARuntimeError, match="capturing"):
        cupy.cuda.Stream.null.begin_capture()
    one, other = stream(), stream()
    one.begin_capture(2)
    other.begin_capture(2)
    with pytest.raises(CUDARuntimeError, match="merge"):
        one.wait_event(other.record())
    for each in (one, other):
        with pytest.raises(CUDARuntimeError, match="previous error"):
            each.end_capture()


def test_the_stand_in_does_nothing_before_a_graph_is_launched() -> None:
    x = new(0, 4)
    g, y = captured(lambda: x * 2)
    assert not np.allclose(y.cpu().numpy(), 2 * x.cpu().numpy())
    g.replay()
    assert np.array_equal(y.cpu().numpy(), 2 * x.cpu().numpy())


def test_the_memory_of_a_graph_that_is_given_back_is_noticed() -> None:
    x = new(0, 4)
    g, _ = captured(lambda: x * 2)
    g._pool = None
    gc.collect()
    with pytest.raises(AssertionError, match="given back"):
        g.replay()


# ---- replays


def batches(count: int) -> list[tuple[Any, Any]]:
    random = np.random.default_rng(7)
    return [(sg.tensor(random.normal(size=(32, 8)), dtype=sg.float32), sg.tensor(random.integers(0, 4, 32))) for _ in range(count)]


def trained(step: Callable[[], Any], x: Any, y: Any) -> list[float]:
    losses = []
    for a, b in batches(5):
        x.copy_(a.to(x.device))
        y.copy_(b.to(y.device))
        losses.append(step().cpu().item())
    return losses


@on_both
@pytest.mark.parametrize("seed", [None, *SEEDS])
def test_a_training_step_that_is_replayed_gives_what_it_gives_without(seed: int | None) -> None:
    x, y, weights, step = perceptron(np.random.default_rng(0))
    step()
    expected = trained(step, x, y)
    wanted = [w.detach().cpu().numpy() for w in weights]
    with nullcontext() if seed is None else late(seed):
        x, y, weights, step = perceptron(np.random.default_rng(0))
        side = sg.cuda.Stream()
        side.wait_stream(sg.cuda.current_stream())
        with sg.cuda.stream(side):
            step()
        sg.cuda.current_stream().wait_stream(side)
        g, loss = captured(step)

        def replayed() -> Any:
            g.replay()
            return loss

        assert trained(replayed, x, y) == expected
        assert all(np.array_equal(w.detach().cpu().numpy(), v) for w, v in zip(weights, wanted))


def test_a_replay_moves_nothing_and_waits_for_nothing() -> None:
    step = perceptron(np.random.default_rng(0))[-1]
    step()
    g, _ = captured(step)
    before = counts[TRANSFER].total(), counts[SYNCHRONISATION].total()
    g.replay()
    assert (counts[TRANSFER].total(), counts[SYNCHRONISATION].total()) == before


@on_both
@pytest.mark.parametrize("seed", SEEDS)
def test_gradients_accumulate_in_a_graph(seed: int) -> None:
    w, x = new(1, 3).requires_grad_(), new(2, 3)
    (w * x).sum().backward()
    with late(seed):
        g, _ = captured(lambda: (w * x * x).sum().backward())
        before = w.grad.cpu().numpy()
        for times in (1, 2):
            g.replay()
            assert np.allclose(w.grad.cpu().numpy(), before + times * x.cpu().numpy() ** 2)


@on_both
@pytest.mark.parametrize("seed", SEEDS)
def test_several_streams_in_a_graph(seed: int) -> None:
    """Forward on two, backward on both, by events of the capture; leaves were made on the default stream, which is not captured."""

    def forked(x: Any, w: Any, s: Any, t: Any) -> Any:
        here = sg.cuda.current_stream()
        s.wait_stream(here)
        with sg.cuda.stream(s):
            a = (x * w).sin()
        t.wait_event(here.record_event())
        with sg.cuda.stream(t):
            b = (x + w).exp() * x
        for each, tensor in ((s, a), (t, b)):
            here.wait_stream(each)
            tensor.record_stream(here)
        loss = (a * b).sum()
        loss.backward()
        return loss.detach()

    x, w, null = new(1, 4, 3).requires_grad_(), new(2, 4, 3).requires_grad_(), sg.cuda.default_stream()
    expected = forked(x, w, null, null).item(), x.grad.cpu().numpy(), w.grad.cpu().numpy()
    with late(seed):
        x.grad = w.grad = None
        s, t = sg.cuda.Stream(), sg.cuda.Stream()
        g, loss = captured(lambda: forked(x, w, s, t))
        for _ in range(2):
            x.grad.fill_(0)
            w.grad.fill_(0)
            g.replay()
        assert np.allclose(loss.item(), expected[0])
        g.replay()
        assert np.allclose(x.grad.cpu().numpy(), expected[1]) and np.allclose(w.grad.cpu().numpy(), expected[2])


@on_both
@pytest.mark.parametrize("seed", SEEDS)
def test_graphs_may_share_memory(seed: int) -> None:
    x = new(0, 5)
    with late(seed):
        handle = sg.cuda.graph_pool_handle()
        first, y = captured(lambda: (x + 1).sqrt(), pool=handle)
        second, z = captured(lambda: y * 2, pool=first.pool())
        assert first.pool() == second.pool() == handle
        for value in (3.0, 8.0):
            x.fill_(value)
            first.replay()
            second.replay()
            assert np.allclose(z.tolist(), 2 * np.sqrt(value + 1))


def test_the_memory_of_graphs_is_counted_and_given_back() -> None:
    x = new(0, 4096 // 8)
    before = sg.cuda.memory_allocated()
    g, y = captured(lambda: x * 2)
    assert sg.cuda.memory_allocated() == before + 4096
    del y
    assert sg.cuda.memory_allocated() == before + 4096
    g.reset()
    gc.collect()
    assert sg.cuda.memory_allocated() == before


@on_both
def test_wrong_indices_are_told_after_a_replay() -> None:
    x, index = new(0, 3), sg.zeros(2, dtype=sg.int64, device="cuda")
    g, y = captured(lambda: x.gather(0, index))
    sg.cuda.synchronize()  # nothing was looked at yet
    g.replay()
    sg.cuda.synchronize()
    index.fill_(3)
    g.replay()
    with pytest.raises(IndexError):
        sg.cuda.synchronize()
    index.fill_(1)
    g.replay()
    assert y.tolist() == [x[1].item()] * 2


# ---- random numbers


def _draws(x: Any, generator: Any) -> list[Any]:
    filled = x.clone()
    filled.normal_()
    own = sg.rand(3, device="cuda", generator=generator)
    return [sg.rand(9, device="cuda"), F.dropout(x, 0.4), filled, sg.randint(0, 1000, (7,), device="cuda"), sg.randperm(20, device="cuda"), own]


@pytest.mark.parametrize("seed", SEEDS)
def test_each_replay_draws_what_comes_next(seed: int) -> None:
    x, generator = new(0, 30), sg.Generator("cuda").manual_seed(4)

    def drawn(draw: Callable[[], list[Any]]) -> list[Any]:
        sg.manual_seed(3)
        generator.manual_seed(5)
        return [[found.tolist() for found in draw()] for _ in range(3)] + [sg.rand(4, device="cuda").tolist(), generator.get_state().tolist()]

    expected = drawn(lambda: _draws(x, generator))
    assert expected[0] != expected[1] != expected[2]
    sg.manual_seed(9)
    states = sg.cuda.get_rng_state().tolist(), generator.get_state().tolist()
    with late(seed):
        g, results = captured(lambda: _draws(x, generator))
        assert (sg.cuda.get_rng_state().tolist(), generator.get_state().tolist()) == states, "nothing was drawn yet"

        def replayed() -> list[Any]:
            g.replay()
            return results

        assert drawn(replayed) == expected
        assert drawn(replayed) == expected, "from the same seed again"
        counts.clear()
        g.replay()
        assert TRANSFER not in counts and SYNCHRONISATION not in counts


# ---- what cannot be captured

REFUSED: dict[str, tuple[Callable[[Any], Any], str]] = {
    "item": (lambda x: (x * 2).sum().item(), "item"),
    "tolist": (lambda x: x.tolist(), "tolist"),
    "bool": (lambda x: bool((x > 0).all()), "__bool__"),
    "cpu": (lambda x: x.cpu(), "cpu"),
    "print": (lambda x: repr(x), "tensor_text"),
    "nonzero": (lambda x: (x > 1).nonzero(), "nonzero"),
    "mask": (lambda x: x[x > 1], "get_item"),
    "masked_select": (lambda x: x.masked_select(x > 1), "masked_select"),
    "unique": (lambda x: x.unique(), "unique"),
    "a constant": (lambda x: x + sg.tensor([1.0, 2.0, 3.0], device="cuda"), "tensor"),
    "numbers that the host draws": (lambda x: x + sg.rand(3).to("cuda"), "to"),
    "synchronize": (lambda x: sg.cuda.synchronize(), "synchronize"),
    "check": (lambda x: sg.cuda.check(), "check"),
    "stream.synchronize": (lambda x: sg.cuda.current_stream().synchronize(), "synchronize"),
    "stream.query": (lambda x: sg.cuda.current_stream().query(), "query"),
    "event.synchronize": (lambda x: sg.cuda.current_stream().record_event().synchronize(), "synchronize"),
    "event.query": (lambda x: sg.cuda.current_stream().record_event().query(), "query"),
}


@on_both
@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_captured_is_an_error_that_names_it(name: str) -> None:
    does, named = REFUSED[name]
    x = new(0, 3)
    g = sg.cuda.CUDAGraph()
    with pytest.raises(RuntimeError, match=rf"operation not permitted when stream is capturing: ({named}): "), sg.cuda.graph(g):
        does(x)
    assert not sg.cuda.is_current_stream_capturing() and sg.cuda.current_stream() == sg.cuda.default_stream()
    with pytest.raises(RuntimeError, match="without a preceding successful capture"):
        g.replay()
    assert (x * 2).tolist() == [2 * v for v in x.tolist()]  # all goes on as before
    with sg.cuda.graph(g):
        y = x * 3
    g.replay()
    assert y.tolist() == [3 * v for v in x.tolist()]


@on_both
def test_a_step_of_a_backward_pass_that_cannot_be_captured_is_named() -> None:
    class Reads(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * grad.sum().item()

    x = new(0, 3).requires_grad_()
    g = sg.cuda.CUDAGraph()
    with pytest.raises(RuntimeError, match=r"capturing: ReadsBackward"), sg.cuda.graph(g):
        Reads.apply(x).sum().backward()
    x.square().sum().backward()
    assert np.allclose(x.grad.tolist(), 2 * np.array(x.tolist()))


@on_both
def test_an_error_that_is_caught_leaves_no_graph() -> None:
    x, g = new(0, 3), sg.cuda.CUDAGraph()
    for does in (lambda: x.tolist(), lambda: x.masked_select(x > 1)):
        with pytest.raises(RuntimeError, match="previous error during capture"), sg.cuda.graph(g), pytest.raises(RuntimeError, match="not permitted"):
            does()
    with pytest.raises(ZeroDivisionError), sg.cuda.graph(g):
        1 / 0  # noqa: B018
    with pytest.raises(RuntimeError, match="without a preceding successful capture"):
        g.replay()


@on_both
def test_work_that_nobody_waits_for_leaves_no_graph() -> None:
    x, g, s = new(0, 3), sg.cuda.CUDAGraph(), sg.cuda.Stream()
    with pytest.raises(RuntimeError, match=r"there is no graph: .*unjoined work"), sg.cuda.graph(g):
        s.wait_stream(sg.cuda.current_stream())
        with sg.cuda.stream(s):
            y = x * 2
    del y
    with pytest.raises(RuntimeError, match="without a preceding successful capture"):
        g.replay()


@on_both
def test_another_thread_may_work_meanwhile() -> None:
    x, g = new(0, 3), sg.cuda.CUDAGraph()
    seen: list[Any] = []

    def work() -> None:
        with sg.cuda.stream(sg.cuda.Stream()):
            seen.append((x + 1).tolist())

    with sg.cuda.graph(g, capture_error_mode="thread_local"):
        y = x * 2
        other = threading.Thread(target=work)
        other.start()
        other.join()
    g.replay()
    assert seen == [[v + 1 for v in x.tolist()]] and y.tolist() == [2 * v for v in x.tolist()]


# ---- names, defaults and errors of torch.cuda's


@on_both
def test_mistakes_with_graphs() -> None:
    x, g = new(0, 3), sg.cuda.CUDAGraph()
    with pytest.raises(RuntimeError, match="must be captured on a non-default stream"):
        g.capture_begin()
    with pytest.raises(RuntimeError, match="must be captured on a non-default stream"), sg.cuda.graph(g, stream=sg.cuda.default_stream()):
        pass
    with pytest.raises(RuntimeError, match=r"Unknown capture error mode\. Expected `global`, `thread_local`, or `relaxed`, got loud"):
        g.capture_begin(capture_error_mode="loud")
    for does in (g.replay, g.pool):
        with pytest.raises(RuntimeError, match="without a preceding successful capture"):
            does()
    with pytest.raises(RuntimeError, match=r"capture_end\(\) was called without"):
        g.capture_end()
    s = sg.cuda.Stream()
    with sg.cuda.stream(s):
        g.capture_begin()
        with pytest.raises(RuntimeError, match="already owns a captured graph"):
            g.capture_begin()
        with pytest.raises(RuntimeError, match="one capture at a time"):
            sg.cuda.CUDAGraph().capture_begin()
        assert sg.cuda.is_current_stream_capturing()
        y = x + 1
        with pytest.raises(RuntimeError, match="being captured"):
            g.reset()
        g.capture_end()
    assert not sg.cuda.is_current_stream_capturing()
    with pytest.raises(RuntimeError, match="already owns a captured graph"), sg.cuda.graph(g):
        pass
    g.replay()
    assert y.tolist() == [v + 1 for v in x.tolist()]
    g.reset()
    with pytest.raises(RuntimeError, match="Capture must end on the same stream it began on"), sg.cuda.graph(g):
        sg.cuda.set_stream(s)
    assert sg.cuda.current_stream() == sg.cuda.default_stream()
    with pytest.raises(RuntimeError, match="without a preceding successful capture"):
        g.replay()


@on_both
def test_a_graph_may_be_replayed_on_any_stream() -> None:
    for seed in SEEDS:
        with late(seed):
            x = new(0, 3)
            g, y = captured(partial(sg.mul, x, 2))
            s = sg.cuda.Stream()
            s.wait_stream(sg.cuda.current_stream())
            with sg.cuda.stream(s):
                g.replay()
                assert y.tolist() == [2 * v for v in np.random.default_rng(0).uniform(0.5, 1.5, 3)]


def test_a_graph_of_another_device() -> None:
    with sg.cuda.device(1):
        x = sg.ones(3, device="cuda")
        with sg.cuda.graph(g := sg.cuda.CUDAGraph()):
            y = x * 2
    g.replay()
    assert y.tolist() == [2.0] * 3 and y.device == sg.device("cuda:1") and sg.cuda.current_device() == 0
    forget_streams()


@on_both
def test_no_stream_is_new_for_each_graph() -> None:
    one, other = (sg.cuda.graph(sg.cuda.CUDAGraph()) for _ in range(2))
    assert one.capture_stream is other.capture_stream


# ---- make_graphed_callables


def model() -> Any:
    sg.manual_seed(0)
    return sg.nn.Sequential(sg.nn.Linear(3, 5), sg.nn.Tanh(), sg.nn.Linear(5, 2)).to("cuda")


def steps_of(net: Any) -> list[Any]:
    optimizer = sg.optim.SGD(net.parameters(), lr=0.1)
    found = []
    for seed in range(4):
        x = new(seed, 4, 3).to(sg.float32).requires_grad_()
        optimizer.zero_grad(set_to_none=seed % 2 == 0)
        loss = net(x).square().mean()
        loss.backward()
        optimizer.step()
        found += [loss.item(), x.grad.tolist(), *(p.grad.tolist() for p in net.parameters())]
    return found


@on_both
@pytest.mark.parametrize("seed", [None, *SEEDS])
def test_a_graphed_module_is_trained_as_another(seed: int | None) -> None:
    expected = steps_of(model())
    with nullcontext() if seed is None else late(seed):
        net = model()
        graphed = sg.cuda.make_graphed_callables(net, (new(9, 4, 3).to(sg.float32).requires_grad_(),))
        assert graphed is net
        assert steps_of(net) == expected
        net.eval()
        assert net(new(1, 2, 3).to(sg.float32)).shape == (2, 2), "in another mode it runs as before, on any shape"


@on_both
@pytest.mark.parametrize("seed", SEEDS)
def test_graphed_functions(seed: int) -> None:
    """Several, of several arguments and results, one of which needs no gradient, and one argument of which nothing is computed."""

    def first(x: Any, y: Any) -> Any:
        return {"product": x * y, "sign": (x > 1).to(sg.float64)}

    def second(x: Any, unused: Any) -> Any:
        return x.exp(), x.sum()

    with late(seed):
        samples = tuple((new(i, 4).requires_grad_(), new(i + 1, 4).requires_grad_()) for i in (0, 2))
        one, other = sg.cuda.make_graphed_callables((first, second), samples, num_warmup_iters=1, allow_unused_input=True)
        for i in (5, 6):
            found, expected = [], []
            for functions, to in (((one, other), found), ((first, second), expected)):
                x, y = new(i, 4).requires_grad_(), new(i + 1, 4).requires_grad_()
                middle = functions[0](x, y)
                assert not middle["sign"].requires_grad
                a, b = functions[1](middle["product"], y)
                ((a * 2).sum() + b).backward()
                to += [middle["sign"].tolist(), a.tolist(), b.item(), x.grad.tolist(), y.grad.tolist()]
            assert all(np.allclose(f, e) for f, e in zip(found, expected))


@on_both
def test_mistakes_with_graphed_callables() -> None:
    x, net = new(0, 4, 3).to(sg.float32), model()
    with pytest.raises(RuntimeError, match="must contain only Tensors"):
        sg.cuda.make_graphed_callables(net, (x, 2))
    handle = net.register_forward_hook(lambda *args: None)
    with pytest.raises(RuntimeError, match="must not have hooks registered"):
        sg.cuda.make_graphed_callables(net, (x,))
    handle.remove()
    net.register_buffer("offset", sg.zeros(2, device="cuda").requires_grad_())
    with pytest.raises(RuntimeError, match="only parameters may be trainable"):
        sg.cuda.make_graphed_callables(net, (x,))
    with pytest.raises(RuntimeError, match="capturing: item"):
        sg.cuda.make_graphed_callables(lambda t: t * t.sum().item(), (x,))
