"""The engine under load: many threads, passes inside passes, hundreds of thousands of nodes, tens of thousands of iterations, errors anywhere."""

from __future__ import annotations

import gc
import sys
import threading
import tracemalloc
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, grad
from tests.at_once import THREADS, in_threads
from tests.effort import tries

PASSES = tries(250, 1000)


def leaf(*values: float) -> Tensor:
    return sg.tensor(values or 2.0, dtype=sg.float64, requires_grad=True)


# ---- threads


def test_graphs_of_their_own_over_shared_leaves() -> None:
    w, b = leaf(1.0, 2.0, 3.0), leaf()

    def work(number: int) -> None:
        for _ in range(PASSES):
            ((w * number).sum() + b * b).backward()

    in_threads(work)
    assert w.grad.tolist() == [PASSES * sum(range(THREADS))] * 3
    assert b.grad.item() == PASSES * THREADS * 4


def test_one_graph_for_all() -> None:
    x = leaf(0.5, 1.0)
    shared = (x * x).sum()

    def work(number: int) -> None:
        for _ in range(PASSES):
            shared.backward(retain_graph=True)

    in_threads(work)
    assert x.grad.tolist() == [PASSES * THREADS * 1.0, PASSES * THREADS * 2.0]


def test_a_shared_beginning_and_ends_of_their_own() -> None:
    x = leaf(0.5, 1.0)
    beginning = x.exp()
    expected = np.exp([0.5, 1.0])

    def work(number: int) -> None:
        for _ in range(PASSES):
            (found,) = grad((beginning * number).sum(), x, retain_graph=True)
            assert np.allclose(found.numpy(), expected * number)

    in_threads(work)
    assert x.grad is None


@pytest.mark.parametrize("recorded", [False, True])
def test_first_gradients_lose_nothing(recorded: bool) -> None:
    """What a leaf keeps beside its elements is made with its first gradient, and every thread brings one."""
    leaves = [leaf(3.0) for _ in range(PASSES)]
    graphs = [[(x * x).sum() for x in leaves] for _ in range(THREADS)]
    together = threading.Barrier(THREADS)

    def work(number: int) -> None:
        for graph in graphs[number]:
            together.wait()
            graph.backward(create_graph=recorded)

    in_threads(work)
    assert [x.grad.item() for x in leaves] == [THREADS * 6.0] * PASSES
    for x in leaves:
        x.grad = None


@pytest.mark.parametrize("register", ["register_hook", "register_post_accumulate_grad_hook", "retain_grad"])
def test_first_hooks_are_all_kept(register: str) -> None:
    counts = [0] * THREADS
    tensors = [leaf() if "post" in register else leaf() * 1 for _ in range(PASSES)]

    def work(number: int) -> None:
        def count(_: Tensor) -> None:
            counts[number] += 1

        for tensor in tensors:
            getattr(tensor, register)(*([] if register == "retain_grad" else [count]))

    in_threads(work)
    for tensor in tensors:
        tensor.sum().backward()
    assert counts == [0 if register == "retain_grad" else PASSES] * THREADS
    if register == "retain_grad":
        assert [tensor.grad.item() for tensor in tensors] == [1.0] * PASSES


def test_retained_gradients_of_one_graph_lose_nothing() -> None:
    y = leaf(3.0) * 2
    y.retain_grad()
    shared = (y * y).sum()
    in_threads(lambda number: [shared.backward(retain_graph=True) for _ in range(PASSES)] and None)
    assert y.grad.item() == PASSES * THREADS * 12


def test_views_of_one_tensor_all_follow_it() -> None:
    """Each thread's views of one tensor, of which the first made what the tensor keeps of them, hear that it has another history."""
    bases = [leaf(1.0, 2.0) * 1 for _ in range(PASSES)]
    views: list[list[Tensor]] = [[] for _ in range(THREADS)]
    in_threads(lambda number: views[number].extend(base[:1] for base in bases))
    for base in bases:
        base.mul_(3)
    assert all(view.grad_fn.next_functions[0][0] is base.grad_fn for kept in views for view, base in zip(kept, bases))


def test_recorded_passes_lose_nothing() -> None:
    x = leaf(3.0)

    def work(number: int) -> None:
        for _ in range(PASSES // 10):
            (x * x).sum().backward(create_graph=True)

    in_threads(work)
    assert x.grad.item() == PASSES // 10 * THREADS * 6
    x.grad = None  # the gradient of a recorded pass leads back to its leaf


def test_hooks_and_retained_gradients_in_all_threads() -> None:
    x = leaf(3.0)
    counts = [0] * THREADS

    def work(number: int) -> None:
        for _ in range(PASSES // 5):
            y = x * 2
            y.retain_grad()

            def count(g: Tensor) -> Tensor:
                counts[number] += 1
                return g * 2

            y.register_hook(count)
            y.sum().backward()
            assert y.grad.item() == 2

    in_threads(work)
    assert counts == [PASSES // 5] * THREADS
    assert x.grad.item() == THREADS * PASSES // 5 * 4


def test_modes_are_of_each_thread() -> None:
    def work(number: int) -> None:
        for _ in range(PASSES // 2):
            with sg.no_grad() if number % 2 else sg.enable_grad():
                assert (leaf() * 2).requires_grad is (number % 2 == 0)

    in_threads(work)
    assert sg.is_grad_enabled()
    assert (leaf() * 2).requires_grad


# ---- passes inside passes

DEPTH = 100


@pytest.mark.parametrize("recorded", [False, True])
def test_passes_inside_hooks(recorded: bool) -> None:
    x = leaf(1.0)
    reached = []

    def deeper(depth: int) -> Tensor:
        y = x * 1.0
        if depth < DEPTH:

            def hook(g: Tensor) -> Tensor:
                with sg.enable_grad():
                    inner = deeper(depth + 1)
                inner.backward(create_graph=recorded)
                return g

            y.register_hook(hook)
        else:
            reached.append(depth)
        return y.sum()

    deeper(0).backward(create_graph=recorded)
    assert reached == [DEPTH]
    assert x.grad.item() == DEPTH + 1
    assert sg.is_grad_enabled()
    x.grad = None


def test_passes_inside_the_backward_of_functions() -> None:
    class Again(Function):
        """The identity; its backward runs a pass through itself, one level less deep."""

        @staticmethod
        def forward(ctx: Any, x: Tensor, depth: int) -> Tensor:
            ctx.depth = depth
            return x.clone()

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Any:
            if ctx.depth == 0:
                return g * 2, None
            with sg.enable_grad():
                y = g.detach().requires_grad_()
                Again.apply(y, ctx.depth - 1).sum().backward()
            return y.grad * g, None

    x = leaf(1.0)
    Again.apply(x, DEPTH).sum().backward()
    assert x.grad.item() == 2


def test_a_pass_over_the_same_graph_inside_it() -> None:
    x = leaf(2.0)
    middle = x**3
    y = (middle * 2).sum()
    depth = [0]

    def hook(g: Tensor) -> None:
        if depth[0] < 20:
            depth[0] += 1
            y.backward(retain_graph=True)

    middle.register_hook(hook)
    y.backward(retain_graph=True)
    assert x.grad.item() == 21 * 24


# ---- errors


class Stop(BaseException):
    """As KeyboardInterrupt is: no Exception."""


ERRORS = [ValueError, Stop, KeyboardInterrupt, SystemExit]


class Failing(Function):
    error: type[BaseException] | None = None

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x * 2

    @staticmethod
    def backward(ctx: Any, g: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        if Failing.error is not None:
            raise Failing.error
        return g * 2 * x / x


@contextmanager
def failing_function(x: Tensor, error: type[BaseException]) -> Iterator[Tensor]:
    Failing.error = error
    yield Failing.apply(x)
    Failing.error = None


@contextmanager
def failing_hook(x: Tensor, error: type[BaseException], register: Callable[[Tensor, Any], Any]) -> Iterator[Tensor]:
    def hook(*_: Any) -> None:
        raise error

    y = x * 2
    handle = register(y, hook)
    yield y
    handle.remove()


@contextmanager
def failing_unpack(x: Tensor, error: type[BaseException]) -> Iterator[Tensor]:
    fails = True

    def unpack(t: Tensor) -> Tensor:
        if fails:
            raise error
        return t

    with sg.autograd.graph.saved_tensors_hooks(lambda t: t.detach(), unpack):
        y = x * x * (2 / x.detach())
    yield y * 0.5 + 3.0
    fails = False


PLACES: dict[str, Callable[[Tensor, type[BaseException]], Any]] = {
    "function": failing_function,
    "tensor hook": lambda x, e: failing_hook(x, e, lambda y, h: y.register_hook(h)),
    "node hook": lambda x, e: failing_hook(x, e, lambda y, h: y.grad_fn.register_hook(h)),
    "node prehook": lambda x, e: failing_hook(x, e, lambda y, h: y.grad_fn.register_prehook(h)),
    "unpack hook": failing_unpack,
}


@pytest.mark.parametrize("recorded", [False, True], ids=["plain", "recorded"])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("error", ERRORS)
def test_an_error_leaves_graph_modes_and_gradients_usable(place: str, error: type[BaseException], recorded: bool) -> None:
    x, other = leaf(3.0), leaf(5.0)
    other.grad = sg.full((1,), 7.0, dtype=sg.float64)
    with PLACES[place](x, error) as y:
        out = (y.sin() + other * other).sum()
        for mode in (sg.enable_grad, sg.no_grad):
            with mode():
                before = sg.is_grad_enabled()
                with pytest.raises(error):
                    out.backward(retain_graph=True, create_graph=recorded)
                assert sg.is_grad_enabled() is before
        assert x.grad is None
        assert other.grad.item() in (7, 17, 27)  # served or not; never in part
    x.grad = other.grad = None
    out.backward()
    assert np.allclose(x.grad.numpy(), 2 * np.cos(6.0))
    assert other.grad.item() == 10


def test_a_leaf_that_was_served_before_an_error_keeps_its_gradient_whole() -> None:
    first, second = leaf(1.0), leaf(2.0)

    def fail(t: Tensor) -> None:
        raise Stop

    handle = second.register_post_accumulate_grad_hook(fail)
    out = (first * 3 + second * 4).sum()
    with pytest.raises(Stop):
        out.backward(retain_graph=True)
    assert first.grad is None or first.grad.item() == 3
    assert second.grad.item() == 4  # the hook runs after the gradient is there
    handle.remove()
    first.grad = second.grad = None
    out.backward()
    assert (first.grad.item(), second.grad.item()) == (3, 4)


def test_an_error_frees_what_the_pass_held(no_collector: None) -> None:
    for error in ERRORS:
        x = leaf(1.0)
        with failing_hook(x, error, lambda y, h: y.register_hook(h)) as y:
            out = y.sin().sum()
            nodes = [weakref.ref(out.grad_fn), weakref.ref(y.grad_fn), weakref.ref(y._array)]
            with pytest.raises(error):
                out.backward()
        del out, y
        assert [node() for node in nodes] == [None] * 3


# ---- hundreds of thousands of nodes

LENGTH = tries(200_000, 1_000_000)  # the stack of C ends at tens of thousands


def test_a_long_chain() -> None:
    x = leaf(1.0)
    y = x
    for _ in range(LENGTH):
        y = y + 1.0
    y.backward(sg.ones(1, dtype=sg.float64))
    assert x.grad.item() == 1
    assert y.item() == LENGTH + 1


def test_many_nodes_side_by_side() -> None:
    x = leaf(1.0)
    parts = [x + 1.0 for _ in range(LENGTH // 4)]
    total = sg.stack(parts)
    del parts
    total.sum().backward()
    assert x.grad.item() == LENGTH // 4
    node = weakref.ref(total.grad_fn)
    del total
    assert node() is None


def test_a_ladder_of_diamonds() -> None:
    """Each step uses the one before twice: two to the power of half a million ways, one run of each node."""
    x = leaf(1.0)
    y = x
    for _ in range(LENGTH // 3):
        y = y * 0.5 + y * 0.5
    y.backward(sg.ones(1, dtype=sg.float64))
    assert x.grad.item() == 1


def test_a_long_tree_is_dropped_unused() -> None:
    """No pass has ever taken it apart, and both sides of every step are long."""
    x = leaf(1.0)
    left, right = x, x
    for _ in range(LENGTH // 4):
        left, right = left + right, right * 1.0
    nodes = [weakref.ref(left.grad_fn), weakref.ref(right.grad_fn)]
    del left, right
    assert [node() for node in nodes] == [None, None]


def test_a_long_recorded_pass_is_dropped() -> None:
    x = leaf(1.0)
    y = x
    for _ in range(20_000):
        y = (y * 1.00001).tanh()
    (first,) = grad(y, x, sg.ones(1, dtype=sg.float64), create_graph=True)
    node = weakref.ref(first.grad_fn)
    del first, y
    assert node() is None


# ---- nothing is left behind


def steps() -> Iterator[None]:
    """A bit of everything that an iteration may do, over and over."""
    w = leaf(0.5, 0.25)

    class Double(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            out = x * 2
            ctx.save_for_backward(x, out)
            return out

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            _, out = ctx.saved_tensors
            return g * 2 + 0 * out.sum()

    while True:
        h = Double.apply(w.exp()).tanh()
        handle = h.register_hook(lambda g: g * 1.0)
        h = h * 1
        h[0] = h[1].detach() * 2
        h.sum().backward()
        handle.remove()
        w.grad = None
        (first,) = grad((w**3).sum(), w, create_graph=True)
        first.sum().backward()
        w.grad = None
        (w * w).sum()  # dropped without a pass
        yield


STEPS = tries(400, 1000)


def test_memory_stays_flat(no_collector: None) -> None:
    """Of everything that an iteration may do, with the collector of cycles turned off. Python's own free lists fill up first."""
    iteration = steps()
    tracemalloc.start()
    try:
        for _ in range(200):
            next(iteration)
        before, objects = tracemalloc.get_traced_memory()[0], len(gc.get_objects())
        for _ in range(STEPS):
            next(iteration)
        grown, more = tracemalloc.get_traced_memory()[0] - before, len(gc.get_objects()) - objects
    finally:
        tracemalloc.stop()
    assert grown < 100 * STEPS, f"{grown} bytes in {STEPS} iterations"  # a single tensor left by each would be five times as much
    assert more < 50, f"{more} objects in {STEPS} iterations"


def test_many_iterations(no_collector: None) -> None:
    """By the count of objects and of memory blocks, which cost nothing while the iterations run."""
    w = leaf(0.5)
    start = sg.ones(1, dtype=sg.float64)
    for _ in range(1000):
        (w * w).sin().backward(start)
    before, blocks = len(gc.get_objects()), sys.getallocatedblocks()
    for _ in range(tries(20_000, 100_000)):
        (w * w).sin().backward(start)
    assert len(gc.get_objects()) - before < 50
    assert sys.getallocatedblocks() - blocks < 5000


# ---- gradients that lead back to their leaf


def test_a_recorded_gradient_in_grad_keeps_nothing_alive(no_collector: None) -> None:
    """x.grad leads to x, and x holds x.grad: PyTorch leaks here until .grad is reset. Nodes know their leaf weakly."""
    x = leaf(1.0, 2.0)
    (x**3).sum().backward(create_graph=True)
    references = [weakref.ref(x), weakref.ref(x._array), weakref.ref(x.grad), weakref.ref(x.grad.grad_fn)]
    x.grad.sum().backward(create_graph=True)  # and again, through itself
    del x
    assert [r() for r in references] == [None] * 4


def test_resetting_grad_breaks_any_circle(no_collector: None) -> None:
    class Holds(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            (x,) = ctx.saved_tensors
            return g * 2 * x

    x = leaf(1.0)
    Holds.apply(x).sum().backward(create_graph=True)
    references = [weakref.ref(x), weakref.ref(x.grad.grad_fn)]
    x.grad = None
    del x
    assert [r() for r in references] == [None, None]
