"""Graphs made of several features are freed by reference counts alone, and a long training loop stays as large as it was."""

import gc
import weakref
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import Function, forward_ad, functional, graph
from specgrad.core.base.state import modes
from specgrad.utils.checkpoint import checkpoint
from tests.effort import tries

STEPS = tries(400, 1000)  # of a training loop, which may leave one object behind in ten


def again(function: Any, *args: Any) -> Any:
    return checkpoint(function, *args, use_reentrant=False)


def smooth(x):
    return (x.sin() * x).exp() * x.cos()


class Cube(Function):
    """Keeps outputs both ways: saved, and as attributes of ctx."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        square = x * x
        return square * x, square

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])
        ctx.cube, ctx.both = output[0], (1, output[1])

    @staticmethod
    def backward(ctx, grad, of_square):
        (x,) = ctx.saved_tensors
        return 3 * ctx.both[1] * grad + 2 * x * of_square + 0 * ctx.cube

    @staticmethod
    def jvp(ctx, tangent):
        return 3 * ctx.both[1] * tangent, 2 * tangent * ctx.both[1].sqrt()


def cube(x):
    return Cube.apply(x)[0]


def hooked(x):
    y = again(smooth, x)
    y.register_hook(lambda grad: grad * 1)
    y.retain_grad()
    graph.register_multi_grad_hook((x, y), lambda grads: None)
    graph.get_gradient_edge(y)
    return y


PROGRAMS = {
    "checkpoint": lambda x: again(smooth, x),
    "function": cube,
    "checkpoint of a function": lambda x: again(cube, x),
    "vmap of a checkpoint": sg.vmap(lambda row: again(smooth, row)),
    "checkpoint of vmap": lambda x: again(sg.vmap(smooth), x),
    "vmap of a function": sg.vmap(cube),
    "checkpoints in one another": lambda x: again(lambda y: again(smooth, y) * y, x),
    "Jacobian": lambda x: functional.jacobian(lambda y: again(smooth, y), x, vectorize=True, create_graph=True),
    "hooks": hooked,
}
CONTEXTS: dict[str, Any] = {
    "nothing": nullcontext,
    "anomaly": lambda: sg.autograd.set_detect_anomaly(True),
    "save_on_disk": graph.save_on_disk,
    "allow_mutation": graph.allow_mutation_on_saved_tensors,
    "forward mode": forward_ad.dual_level,
}


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("passes", [0, 1, 2])
@pytest.mark.parametrize("context", CONTEXTS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_nothing_is_left(name: str, context: str, passes: int) -> None:
    def run() -> list[weakref.ref[Any]]:
        x = sg.tensor(np.linspace(0.1, 0.9, 6).reshape(3, 2), requires_grad=True)
        with CONTEXTS[context]():
            given = forward_ad.make_dual(x, sg.ones_like(x)) if context == "forward mode" else x
            y = PROGRAMS[name](given)
            if passes == 1:
                (y * y).sum().backward()
            elif passes == 2:
                (found,) = sg.autograd.grad((y * y).sum(), x, create_graph=True)
                (found * found).sum().backward()
        return [weakref.ref(t) for t in (x, given, y, y.grad_fn)]

    assert [reference() for reference in run()] == [None] * 4


@pytest.mark.usefixtures("no_collector")
def test_a_checkpoint_that_is_computed_again_after_its_level_has_ended() -> None:
    x = sg.ones(2, requires_grad=True)
    with forward_ad.dual_level():
        y = again(smooth, forward_ad.make_dual(x, sg.ones(2)))
    y.sum().backward()
    expected = sg.autograd.grad(smooth(x).sum(), x)[0]
    assert x.grad.tolist() == expected.tolist()
    kept = [weakref.ref(t) for t in (x, y, y.grad_fn)]
    del x, y, expected
    assert [reference() for reference in kept] == [None] * 3


def test_a_training_loop_stays_as_large_as_it_was() -> None:
    weight = sg.ones(4, 4, requires_grad=True)

    def use_gradient(t: sg.Tensor) -> None:
        t.grad.sum()

    weight.register_post_accumulate_grad_hook(use_gradient)

    def step(number: int) -> None:
        with sg.autograd.set_detect_anomaly(True):
            y = again(lambda x, w: (x @ w).tanh(), sg.full((4, 4), 0.1), weight)
            y.register_hook(lambda grad: grad)
            handle = graph.register_multi_grad_hook((y, weight), lambda grads: None)
            cube(sg.vmap(lambda row: again(smooth, row))(y)).mean().backward()
            handle.remove()
        weight.grad = None

    def counts() -> tuple[int, ...]:
        gc.collect()
        return len(gc.get_objects()), len(modes.leaf_hooks), len(modes.pass_hooks), len(modes.observers)

    for number in range(100):
        step(number)
    before = counts()
    for number in range(STEPS):
        step(number)
    after = counts()
    assert abs(after[0] - before[0]) < STEPS / 10
    assert after[1:] == before[1:]
