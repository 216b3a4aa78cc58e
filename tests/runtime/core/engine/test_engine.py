"""The backward pass: in what order nodes run, how gradients add up, and what an error or a second pass leaves behind."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor


def leaf(value: Any = 2.0) -> Tensor:
    return sg.tensor(value, dtype=sg.float64, requires_grad=True)


# ---- graphs of any form

graphs = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30), st.sampled_from(["add", "mul", "sub", "sin", "stack"])), min_size=1, max_size=25)


def computed(graph: list[tuple[int, int, str]], x: Any, lib: Any) -> Any:
    """A value of any graph: steps that take earlier values, some of them several times, some never used."""
    values = [x]
    for i, j, op in graph:
        a, b = values[i % len(values)], values[j % len(values)]
        if op == "sin":
            values.append(lib.sin(a))
        elif op == "stack":  # several inputs, one of them twice
            values.append(lib.stack([a, b, a]).sum() * 0.5)
        else:
            values.append(a + b if op == "add" else lib.tanh(a) * b if op == "mul" else a - b * 0.5)
    return values[-1]


class Complexes:
    """The same functions on complex numbers: the imaginary part of f(x + ih) / h is the derivative, to all digits."""

    @staticmethod
    def sin(z: complex) -> complex:
        return np.sin(z)

    @staticmethod
    def tanh(z: complex) -> complex:
        return np.tanh(z)

    @staticmethod
    def stack(values: list[complex]) -> Any:
        return np.array(values)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(graphs)
def test_any_graph_gives_the_derivative(graph: list[tuple[int, int, str]]) -> None:
    x = leaf(0.7)
    computed(graph, x, sg).backward()
    expected = computed(graph, 0.7 + 1e-30j, Complexes)
    assert x.grad is not None
    assert math.isclose(x.grad.item(), expected.imag / 1e-30, rel_tol=1e-9, abs_tol=1e-12)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(graphs)
def test_both_readings_of_a_graph_agree(graph: list[tuple[int, int, str]]) -> None:
    x = leaf(0.7)
    y = computed(graph, x, sg)
    (plain,) = sg.autograd.grad(y, x, retain_graph=True)
    (recorded,) = sg.autograd.grad(y, x, create_graph=True)
    assert math.isclose(plain.item(), recorded.item(), rel_tol=1e-12)


def test_a_diamond_runs_each_node_once() -> None:
    x = leaf()
    middle = x * 3
    runs: list[float] = []
    middle.register_hook(lambda g: runs.append(g.item()))
    (middle.sin() + middle.cos() + middle).backward()
    assert len(runs) == 1
    assert math.isclose(x.grad.item(), 3 * (math.cos(6) - math.sin(6) + 1))


def test_a_branch_without_use_is_not_run() -> None:
    x = leaf()
    used, unused = x * 2, x * 3
    unused.register_hook(lambda g: pytest.fail("the branch has no gradient"))
    used.backward()
    assert x.grad.item() == 2


@pytest.mark.parametrize("create_graph", [False, True])
def test_gradients_that_nobody_waits_for_are_not_computed(create_graph: bool) -> None:
    """A saved value that was changed is an error only for the gradient that it is needed for, so that shows what was computed."""
    a, b = leaf([[1.0, 2.0], [3.0, 4.0]]), leaf([[2.0, -1.0], [0.5, 3.0]])
    product = (a * 1) @ (changed := b * 1)
    changed.add_(1)
    ones = sg.ones(2, 2, dtype=sg.float64)
    (to_b,) = sg.autograd.grad(product, b, ones, retain_graph=True, create_graph=create_graph)
    assert to_b.tolist() == [[4, 4], [6, 6]]
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        sg.autograd.grad(product, a, ones, retain_graph=True, create_graph=create_graph)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        sg.autograd.backward(product, ones, inputs=[a, b], retain_graph=True)


def test_second_derivatives_where_one_gradient_of_several_was_wanted() -> None:
    """What was saved keeps its history, though its own gradient was not computed."""
    a, b = leaf(), leaf(3.0)
    (to_a,) = sg.autograd.grad(a * b * b, a, create_graph=True)
    assert to_a.item() == 9 and sg.autograd.grad(to_a, b)[0].item() == 6


def test_one_leaf_used_twice_in_one_op() -> None:
    x = leaf(3.0)
    (x * x).backward()
    assert x.grad.item() == 6
    x.grad = None
    (x - x).backward()
    assert x.grad.item() == 0


# ---- depth

DEEP = 100_000


def test_a_deep_chain_needs_no_recursion() -> None:
    x = leaf()
    y = x
    for _ in range(DEEP):
        y = y + 1.0
    y.backward()
    assert x.grad.item() == 1
    del y


def test_a_deep_graph_can_be_dropped_unused() -> None:
    y = leaf()
    for _ in range(DEEP):
        y = y * 1.0
    del y


def test_a_deep_chain_can_be_recorded() -> None:
    x = leaf(1.0)
    y = x
    for _ in range(10_000):
        y = y * 1.0001
    (first,) = sg.autograd.grad(y * y, x, create_graph=True)
    first.backward()
    assert math.isclose(x.grad.item(), 2 * 1.0001**20_000, rel_tol=1e-9)


def test_a_deep_chain_of_views_can_be_dropped() -> None:
    y = leaf([1.0, 2.0])
    for _ in range(5_000):
        y = y.view(2)
    y.sum().backward()
    del y


# ---- once more

READS = {
    "mul": lambda x: x * x,
    "exp": lambda x: x.exp(),
    "tanh": lambda x: x.tanh(),
    "matmul": lambda x: x.reshape(1, 1) @ x.reshape(1, 1),
    "pow": lambda x: x**3,
}


@pytest.mark.parametrize("op", READS)
def test_a_second_pass_needs_retain_graph(op: str) -> None:
    y = READS[op](leaf()).sum()
    y.backward()
    with pytest.raises(RuntimeError, match=r"second time.*retain_graph=True"):
        y.backward()


def _changed_part(x: sg.Tensor) -> sg.Tensor:
    y = x.clone()  # saves nothing
    y[:1].mul_(2)
    return y


class _Saves(sg.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        ctx.save_for_backward(x)
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
        return grad * (ctx.saved_tensors[0] * 0 + 2)


LEAF = sg.ones(3, requires_grad=True)
FREED_BY: dict[str, Callable[[sg.Tensor], Any]] = {
    "Tensor.backward": lambda y: y.backward(),
    "autograd.backward": lambda y: sg.autograd.backward([y]),
    "autograd.grad": lambda y: sg.autograd.grad(y, LEAF),
    "autograd.grad by name": lambda y: sg.autograd.grad(y, {"leaf": LEAF}),
}


@pytest.mark.parametrize("op", [lambda x: x * x, _changed_part, _Saves.apply], ids=["an op", "a changed view", "a Function"])
@pytest.mark.parametrize("call", FREED_BY)
def test_the_error_of_a_second_pass_names_the_first(op: Any, call: str) -> None:
    """Which call freed the graph, by file and line, whichever function it called."""
    y = op(LEAF).sum()
    FREED_BY[call](y)
    line = FREED_BY[call].__code__.co_firstlineno
    for again in (y.backward, lambda: sg.autograd.grad(y, LEAF)):
        with pytest.raises(RuntimeError, match=rf"freed by the pass called in .*test_engine\.py:{line}: give retain_graph=True there"):
            again()


@pytest.mark.parametrize("op", READS)
def test_retain_graph_allows_any_number_of_passes(op: str) -> None:
    x = leaf()
    y = READS[op](x).sum()
    for _ in range(3):
        y.backward(retain_graph=True)
    once = sg.autograd.grad(y, x)[0]
    assert math.isclose(x.grad.item(), 3 * once.item())


def test_what_saves_nothing_may_run_twice() -> None:
    x = leaf()
    y = x + 1
    y.backward()
    y.backward()
    assert x.grad.item() == 2


@pytest.mark.filterwarnings("ignore:Using backward.. with create_graph")
def test_create_graph_retains() -> None:
    x = leaf()
    y = x * x
    y.backward(create_graph=True)
    x.grad = None
    y.backward()
    assert x.grad.item() == 4


# ---- passes inside passes, and in several threads


def test_a_hook_may_run_another_pass() -> None:
    x, other = leaf(3.0), leaf(5.0)

    def hook(grad: Tensor) -> Tensor:
        with sg.enable_grad():
            (other * other).backward()
        return grad * other.grad

    y = x * 2
    y.register_hook(hook)
    y.backward()
    assert other.grad.item() == 10
    assert x.grad.item() == 20


def test_a_hook_may_run_a_pass_over_the_same_graph() -> None:
    x = leaf(3.0)
    middle = x * x
    y = middle * 2
    seen: list[float] = []

    def hook(grad: Tensor) -> None:
        if not seen:
            seen.append(0.0)
            seen.append(sg.autograd.grad(y, x, retain_graph=True)[0].item())

    middle.register_hook(hook)
    y.backward(retain_graph=True)
    assert seen[1] == 12
    assert x.grad.item() == 12


def test_threads_add_to_one_leaf() -> None:
    x = sg.ones(1000, requires_grad=True)
    errors: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(50):
                (x * 2).sum().backward()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not errors
    assert (x.grad == 800).all().item()


def test_threads_share_a_graph() -> None:
    x = sg.ones(100, requires_grad=True)
    shared = x.exp()
    results: list[Any] = [None] * 8

    def work(at: int) -> None:
        results[at] = sg.autograd.grad((shared * at).sum(), x, retain_graph=True)[0]

    threads = [threading.Thread(target=work, args=(at,)) for at in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    for at, grad in enumerate(results):
        assert np.allclose(grad.numpy(), math.e * at)


# ---- errors


class Expected(Exception):
    pass


def raising(*_: Any) -> None:
    raise Expected


@pytest.mark.parametrize("place", ["tensor hook", "leaf hook", "node hook", "node prehook", "post hook"])
@pytest.mark.parametrize("recorded", [False, True])
def test_an_error_in_a_hook_leaves_everything_usable(place: str, recorded: bool) -> None:
    x = leaf(3.0)
    middle = x * x
    y = middle * 2
    handle = {
        "tensor hook": lambda: middle.register_hook(raising),
        "leaf hook": lambda: x.register_hook(raising),
        "node hook": lambda: middle.grad_fn.register_hook(raising),
        "node prehook": lambda: middle.grad_fn.register_prehook(raising),
        "post hook": lambda: x.register_post_accumulate_grad_hook(raising),
    }[place]()
    with pytest.raises(Expected):
        y.backward(retain_graph=True, create_graph=recorded)
    assert sg.is_grad_enabled()
    handle.remove()
    x.grad = None
    y.backward()
    assert x.grad.item() == 12


def test_an_error_in_a_backward_leaves_the_mode_as_it_was() -> None:
    class Bad(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            raise Expected

    for mode in (sg.enable_grad, sg.no_grad):
        y = Bad.apply(leaf())
        with mode():
            before = sg.is_grad_enabled()
            with pytest.raises(Expected):
                y.backward(retain_graph=True)
            with pytest.raises(Expected):
                y.backward(create_graph=True)
            assert sg.is_grad_enabled() is before


def test_backward_is_allowed_under_no_grad() -> None:
    x = leaf()
    y = x * x
    with sg.no_grad():
        y.backward()
    assert x.grad.item() == 4
    assert not x.grad.requires_grad


# ---- errors of NumPy within a node


def through_other_data(x: Tensor, function: Callable[[Tensor], Tensor], size: int) -> None:
    y = function(x)
    y.data = sg.ones(size, dtype=sg.float64)
    (y * 1).sum().backward()


def with_unpacked(x: Tensor, unpacked: Tensor, create_graph: bool = False) -> None:
    with sg.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: unpacked):
        y = x.exp()
    y.sum().backward(create_graph=create_graph)


@pytest.mark.parametrize(
    ("call", "node"),
    [
        (lambda x: through_other_data(x, lambda t: t.exp(), 3), "ExpBackward0"),
        (lambda x: through_other_data(x, lambda t: t.reshape(1, 2).sum(0), 5), "SumBackward0"),
        (lambda x: with_unpacked(x, sg.ones(7, dtype=sg.float64)), "ExpBackward0"),
        (lambda x: x.reshape(1, 2).sum(0).grad_fn(sg.ones(7)), "SumBackward0"),
    ],
)
def test_an_error_of_numpy_names_the_node(call: Callable[[Tensor], Any], node: str) -> None:
    with pytest.raises(RuntimeError, match=f"{node} failed on arrays of other shapes than those that it was recorded for: ") as caught:
        call(leaf([1.0, 2.0]))
    assert isinstance(caught.value.__cause__, ValueError)


def test_a_users_error_of_numpy_stays_as_it_is() -> None:
    class Wrong(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Any:
            return np.ones(2) + np.ones(3)

    def hook(grad: Tensor) -> None:
        np.linalg.inv(np.ones(2))

    with pytest.raises(ValueError, match="broadcast together"):
        Wrong.apply(leaf([1.0, 2.0])).sum().backward()
    y = leaf([1.0, 2.0]) * 2
    y.register_hook(hook)
    with pytest.raises(np.linalg.LinAlgError):
        y.sum().backward()


@pytest.mark.parametrize("recorded", [False, True])
def test_a_gradient_that_is_asked_for_has_the_dtype_of_its_input(recorded: bool) -> None:
    narrow, wide = sg.zeros(3, 4, requires_grad=True), sg.ones(3, dtype=sg.float64, requires_grad=True)
    result = sg.select_scatter(narrow, wide, 1, 2)
    (grad,) = sg.autograd.grad(result, wide, sg.full((3, 4), 2.0), create_graph=recorded)
    assert result.dtype is sg.float32 and grad.dtype is sg.float64 and grad.tolist() == [2.0, 2.0, 2.0]


def test_a_linear_layer_refuses_a_bias_of_another_dtype() -> None:
    with pytest.raises(RuntimeError, match="bias must have the dtype of the input, but got float32 and float64"):
        sg.nn.functional.linear(sg.ones(3, 4, dtype=sg.float64), sg.ones(2, 4, dtype=sg.float64), sg.ones(2))
