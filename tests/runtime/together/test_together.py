"""Features in combination: each is tested alone elsewhere, here they run inside of one another, and must give what the plain program gives."""

import gc
import threading
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import Function, functional, graph
from specgrad.core.base.state import modes
from specgrad.utils.checkpoint import checkpoint
from tests.effort import tries

START = np.linspace(0.1, 0.9, 6).reshape(3, 2)


def again(function: Any, *args: Any) -> Any:
    return checkpoint(function, *args, use_reentrant=False)


class Cube(Function):
    """x to the third, with the square that it saves as a second output."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        square = x * x
        return square * x, square

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0], output[1])

    @staticmethod
    def backward(ctx, grad, of_square):
        x, square = ctx.saved_tensors
        return 3 * square * grad + 2 * x * of_square

    @staticmethod
    def jvp(ctx, tangent):
        x, square = ctx.saved_tensors
        return 3 * square * tangent, 2 * x * tangent


def cube(x):
    return Cube.apply(x)[0]


def smooth(x):
    return (x.sin() * x).exp() * x.cos()


def mixed(x):
    return cube(smooth(x)).sum(0) * x.mean()


def in_place(x):
    part = x.clone()
    part[0].mul_(x[1])
    square = part * part
    return square + part.sin_()


PROGRAMS = {
    "ops": (smooth, smooth),
    "function": (cube, lambda x: x * x * x),
    "mixed": (mixed, lambda x: (smooth(x) ** 3).sum(0) * x.mean()),
    "in place": (in_place, lambda x: sg.cat([x[:1] * x[1:2], x[1:]]) ** 2 + sg.cat([x[:1] * x[1:2], x[1:]]).sin()),
    "checkpoint": (lambda x: again(smooth, x), smooth),
    "checkpoint of a function": (lambda x: again(cube, x), lambda x: x * x * x),
    "checkpoint in a checkpoint": (lambda x: again(lambda y: again(smooth, y) * y, x), lambda x: smooth(x) * x),
    "vmap": (sg.vmap(smooth), smooth),
    "vmap of a function": (sg.vmap(cube), lambda x: x * x * x),
    "vmap of a checkpoint": (sg.vmap(lambda row: again(smooth, row)), smooth),
    "vmap of vmap of a checkpoint": (sg.vmap(sg.vmap(lambda one: again(smooth, one))), smooth),
    "vmap of a checkpoint of a function": (sg.vmap(lambda row: again(mixed, row)), sg.vmap(lambda x: (smooth(x) ** 3).sum(0) * x.mean())),
    "checkpoint of vmap": (lambda x: again(sg.vmap(smooth), x), smooth),
    "Jacobian": (lambda x: functional.jacobian(smooth, x, create_graph=True, vectorize=True), lambda x: functional.jacobian(smooth, x, create_graph=True)),
    "checkpoint of a Jacobian": (
        lambda x: again(lambda y: functional.jacobian(smooth, y, create_graph=True, vectorize=True), x),
        lambda x: functional.jacobian(smooth, x, create_graph=True),
    ),
}  # fmt: skip


@contextmanager
def anomaly(**options: bool) -> Any:
    with pytest.warns(UserWarning, match="Anomaly"):
        mode = sg.autograd.detect_anomaly(**options)
    with mode:
        yield


CONTEXTS: dict[str, Any] = {
    "nothing": nullcontext,
    "save_on_cpu": graph.save_on_cpu,
    "save_on_disk": graph.save_on_disk,
    "allow_mutation": graph.allow_mutation_on_saved_tensors,
    "anomaly": anomaly,
    "anomaly in the forward": lambda: anomaly(check_forward=True),
    "hooks": lambda: graph.saved_tensors_hooks(lambda t: t.detach().numpy().copy(), sg.from_numpy),
}


KEEP_COPIES = ("save_on_disk", "allow_mutation", "hooks")


def derivatives(program: Any, context: AbstractContextManager[Any]) -> list[Any]:
    """Value, gradient and second gradient."""
    x = sg.tensor(START, requires_grad=True)
    with context:
        y = program(x)
        (first,) = sg.autograd.grad((y * y).sum(), x, create_graph=True)
        (second,) = sg.autograd.grad((first * first).sum(), x)
    return [t.detach().numpy() for t in (y, first, second)]


def check_equal(found: list[Any], expected: list[Any]) -> None:
    for name, a, b in zip(("value", "gradient", "second gradient"), found, expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-10, atol=1e-12, err_msg=name)


@pytest.mark.filterwarnings("ignore:Error detected")  # anomaly mode tells of the error that is expected
@pytest.mark.parametrize("context", CONTEXTS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_in_a_context_gives_what_the_plain_one_gives(name: str, context: str) -> None:
    program, plain = PROGRAMS[name]
    if name == "in place" and context not in KEEP_COPIES:
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            derivatives(program, CONTEXTS[context]())
        return
    check_equal(derivatives(program, CONTEXTS[context]()), derivatives(plain, nullcontext()))


@pytest.mark.parametrize("context", [name for name in CONTEXTS if name != "allow_mutation"])
@pytest.mark.parametrize("name", [name for name in PROGRAMS if name != "in place"])
def test_a_context_inside_of_a_checkpoint(name: str, context: str) -> None:
    program, plain = PROGRAMS[name]

    def within(x):
        with CONTEXTS[context]():
            return program(x)

    check_equal(derivatives(lambda x: again(within, x), nullcontext()), derivatives(plain, nullcontext()))


def test_threads_do_not_see_one_another() -> None:
    """Each runs its own mixture of programs, contexts and hooks, all of them at the same time."""
    expected = {name: derivatives(plain, nullcontext()) for name, (_, plain) in PROGRAMS.items()}
    contexts = [graph.save_on_cpu, graph.save_on_disk, graph.allow_mutation_on_saved_tensors, sg.autograd.forward_ad.dual_level, nullcontext]
    failed: list[BaseException] = []

    def hooked(program: Any) -> Any:
        def run(x):
            y = program(x)
            y.register_hook(lambda grad: grad * 1)
            x.register_hook(lambda grad: grad * 1)
            graph.register_multi_grad_hook((x, y), lambda grads: None)
            return y

        return run

    def work(seed: int) -> None:
        random = np.random.default_rng(seed)
        names = [name for name in PROGRAMS if name != "in place"]
        try:
            for _ in range(tries(15, 40)):
                name = names[random.integers(len(names))]
                program = hooked(PROGRAMS[name][0]) if random.integers(2) else PROGRAMS[name][0]
                check_equal(derivatives(program, contexts[random.integers(len(contexts))]()), expected[name])
        except BaseException as error:
            failed.append(error)

    def counts() -> tuple[set[int], ...]:
        gc.collect()
        return set(modes.observers), set(modes.pass_hooks), set(modes.no_grad)

    before = counts()
    with sg.autograd.set_detect_anomaly(True):
        threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert not failed
    assert counts() == before
