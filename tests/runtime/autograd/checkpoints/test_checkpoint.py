"""Checkpointing: the same values, gradients and random numbers as without, in less memory."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad.autograd import grad
from specgrad.autograd.forward_ad import dual_level, make_dual, unpack_dual
from specgrad.autograd.function import Function
from specgrad.autograd.graph import allow_mutation_on_saved_tensors, disable_saved_tensors_hooks, save_on_disk, saved_tensors_hooks
from specgrad.core.base.state import modes, thread
from specgrad.utils.checkpoint import CheckpointError, checkpoint, checkpoint_sequential, set_checkpoint_debug_enabled
from tests.at_once import THREADS, in_threads
from tests.effort import tries


def leaf() -> sg.Tensor:
    return sg.tensor([0.3, 0.7, 1.1], dtype=sg.float64, requires_grad=True)


class Swish(Function):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        ctx.save_for_backward(x)
        return x * x.sigmoid()

    @staticmethod
    def backward(ctx: Any, g: sg.Tensor) -> sg.Tensor:
        (x,) = ctx.saved_tensors
        (x,) = ctx.saved_tensors  # twice, which asks for the values twice
        return g * (x.sigmoid() + x * x.sigmoid() * (1 - x.sigmoid()))


# ---- checkpointed equals plain

STEPS: dict[str, Callable[[sg.Tensor, sg.Tensor], sg.Tensor]] = {
    "sin": lambda a, w: a.sin(),
    "exp": lambda a, w: (a / 4).exp(),
    "mul": lambda a, w: a * w,
    "pow": lambda a, w: a**2 + w,
    "random": lambda a, w: a * sg.rand(3, dtype=sg.float64),
    "in place": lambda a, w: (a * 1).mul_(w).add_(a),
    "a view changed": lambda a, w: _changed_view(a * 2, w),
    "no_grad": lambda a, w: a + _without_grad(a),
    "function": lambda a, w: Swish.apply(a),
    "detach": lambda a, w: a + (a * w).detach().cos(),
    "index": lambda a, w: a[sg.tensor([2, 0, 1])] * a,
    "cat": lambda a, w: sg.cat([a, w.sin()])[1:4].tanh(),
    "grad": lambda a, w: a + _inner_gradient(a),
}


def _changed_view(a: sg.Tensor, w: sg.Tensor) -> sg.Tensor:
    a[:2].mul_(w[1:])
    return a.sin()


def _without_grad(a: sg.Tensor) -> sg.Tensor:
    with sg.no_grad():
        return a.cos()


def _inner_gradient(a: sg.Tensor) -> sg.Tensor:
    if not a.requires_grad:
        return a
    (found,) = grad(a.sin().sum(), a, create_graph=True)
    return found * 0.5


programs = st.recursive(
    st.sampled_from(sorted(STEPS)),
    lambda inner: st.tuples(st.booleans(), st.lists(inner, min_size=1, max_size=4)),
    max_leaves=8,
)


def run(program: Any, a: sg.Tensor, w: sg.Tensor, checkpointed: bool, early_stop: bool = True) -> sg.Tensor:
    """A tree of steps; a branch may be a checkpoint."""
    if isinstance(program, str):
        return STEPS[program](a, w)
    here, parts = program

    def body(a: sg.Tensor, *, scale: sg.Tensor) -> sg.Tensor:
        for part in parts:
            a = run(part, a, scale, checkpointed, early_stop)
        return a

    return checkpoint(body, a, scale=w, early_stop=early_stop) if checkpointed and here else body(a, scale=w)


def outcome(program: Any, checkpointed: bool, early_stop: bool = True) -> Any:
    sg.manual_seed(3)
    x, w = leaf(), sg.tensor([1.2, 0.4, -0.6], dtype=sg.float64, requires_grad=True)
    y = run((True, program), x, w, checkpointed, early_stop)
    after = sg.rand(1).item()
    first = grad(y.sum(), (x, w), retain_graph=True, materialize_grads=True)
    again = grad(y.sum(), (x, w), create_graph=True, materialize_grads=True)
    total = first[0].sum() + again[0].sum() + (again[1] ** 2).sum()
    second = grad(total, (x, w), retain_graph=True, materialize_grads=True) if total.requires_grad else ()
    y.sum().backward()
    return [str(t.tolist()) for t in (y, *first, *again, *second, x.grad)] + [after, sg.rand(1).item()]  # as text, NaN equals NaN


@given(st.lists(programs, min_size=1, max_size=4), st.booleans())
@settings(max_examples=tries(40, 120), deadline=None)
def test_checkpointed_equals_plain(program: list[Any], early_stop: bool) -> None:
    """Values, gradients, second gradients, and the random numbers that follow."""
    assert outcome(program, True, early_stop) == outcome(program, False)


def test_everything_that_a_function_may_take_and_give() -> None:
    def function(a: sg.Tensor, pair: Any, number: int, *, named: dict[str, sg.Tensor], nothing: None = None) -> Any:
        return {"sum": a.sin() * pair[0] + named["w"].exp() * number}, [pair[1] * a, "text", None], a

    def gradients(call: Callable[..., Any]) -> Any:
        x, u, v, w = leaf(), leaf(), leaf().detach(), leaf()
        first, second, same = call(function, x, (u, [v][0]), 3, named={"w": w})
        assert same is x and second[1:] == ["text", None]
        loss = (first["sum"] * second[0]).sum() + same.sum()
        return [g.tolist() for g in grad(loss, (x, u, w))]

    assert gradients(checkpoint) == gradients(lambda function, *args, **kwargs: function(*args, **kwargs))


def test_inputs_without_gradient_and_closures() -> None:
    w, data = leaf(), leaf().detach()
    y = checkpoint(lambda d: (d * w).sin() * w, data)
    (found,) = grad(y.sum(), w)
    assert found.tolist() == grad(((data * w).sin() * w).sum(), w)[0].tolist()
    assert not checkpoint(lambda d: d.sin(), data).requires_grad


@pytest.mark.parametrize("within", [nullcontext, lambda: save_on_disk(keep_leaves=False)])
def test_forward_mode(within: Callable[[], Any]) -> None:
    """Tangents pass through, those of gradients too; and a level may end before the backward pass."""

    def function(x: sg.Tensor, w: sg.Tensor) -> sg.Tensor:
        return (x.sin() * w).exp() * x

    def run_dual(call: Callable[..., Any]) -> Any:
        x, w = leaf(), leaf()
        with dual_level():
            with within():
                y = call(function, make_dual(x, 2 * w.detach()), w)
            value, tangent = unpack_dual(y)
            gradient = unpack_dual(grad(y.sum(), x, retain_graph=True)[0])
            assert tangent is not None and gradient.tangent is not None
            through_tangent = grad(tangent.sum(), w, retain_graph=True)[0]
        after = grad(y.sum(), (x, w), retain_graph=True)
        return [t.tolist() for t in (value, tangent, gradient.primal, gradient.tangent, through_tangent, *after)]

    assert run_dual(checkpoint) == run_dual(lambda function, *args: function(*args))


def test_no_grad_and_inference_mode_save_nothing() -> None:
    x = leaf()
    with sg.no_grad():
        assert not checkpoint(lambda x: x.sin(), x).requires_grad
    with sg.inference_mode():
        assert checkpoint(lambda x: x.sin(), x).is_inference()


def test_the_function_gets_the_same_objects_again() -> None:
    x = leaf()
    y = x * 1
    seen: list[bool] = []
    z = checkpoint(lambda a, b: (seen.append(a is x and b is y), (a * b).sin())[1], x, y)
    z.sum().backward()
    assert seen == [True, True]


def test_backward_under_other_modes() -> None:
    """The function is called again as it was called first, wherever the backward pass runs."""
    x = leaf()
    seen: list[Any] = []

    def function(x: sg.Tensor) -> sg.Tensor:
        seen.append((sg.is_grad_enabled(), sg.is_inference_mode_enabled()))
        return x.sin().exp()

    packed: list[Any] = []
    y = checkpoint(function, x).sum()
    with sg.no_grad():
        y.backward(retain_graph=True)
    with saved_tensors_hooks(lambda t: packed.append(t), lambda t: t):
        y.backward(retain_graph=True)
    assert packed == []
    with disable_saved_tensors_hooks("none here"):
        y.backward(retain_graph=True)
    with allow_mutation_on_saved_tensors():
        y.backward()
    assert seen == [(True, False)] * 5
    assert x.grad.tolist() == pytest.approx((4 * x.cos() * x.sin().exp()).tolist())


# ---- random numbers


def test_random_numbers_are_those_of_the_first_call() -> None:
    x = sg.ones(100, requires_grad=True)
    sg.manual_seed(1)
    y = checkpoint(lambda x: x * (sg.rand(100) > 0.5) * x, x)
    state = sg.get_rng_state()
    y.sum().backward()
    assert sg.get_rng_state() == state
    assert x.grad.tolist() == (2 * y).tolist()


def test_random_numbers_may_be_left_alone() -> None:
    x = sg.ones(100, requires_grad=True)
    y = checkpoint(lambda x: x * (sg.rand(100) > 0.5) * x, x, preserve_rng_state=False)
    y.sum().backward()
    assert x.grad.tolist() != (2 * y).tolist()


def test_numbers_are_the_same_with_and_without_a_checkpoint() -> None:
    def draws(call: Callable[..., Any]) -> list[Any]:
        sg.manual_seed(1)
        drawn = [
            sg.rand(3),
            call(lambda: sg.rand(3)),
            sg.rand(3),
            call(lambda: sg.stack([sg.rand(2), checkpoint(sg.rand, 2), sg.randn(2)])),
            sg.randint(9, (3,)),
        ]
        return [x.tolist() for x in drawn]

    assert draws(checkpoint) == draws(lambda function: function())


def test_a_seed_that_the_function_sets_holds_from_then_on() -> None:
    checkpoint(lambda: sg.manual_seed(3))
    found = sg.rand(3)
    sg.manual_seed(3)
    assert found.tolist() == sg.rand(3).tolist()


def test_random_numbers_are_those_of_the_first_call_whatever_other_threads_draw() -> None:
    drawn: list[list[float]] = [[] for _ in range(THREADS)]

    def work(number: int) -> None:
        for _ in range(20):
            x = sg.ones(50, dtype=sg.float64, requires_grad=True)
            y = checkpoint(lambda x: x * sg.rand(50, dtype=sg.float64) * x, x)
            drawn[number] += y.tolist()
            y.sum().backward()
            assert x.grad.tolist() == (2 * y).tolist()

    in_threads(work)
    assert len({number for numbers in drawn for number in numbers}) == THREADS * 20 * 50  # none twice


# ---- determinism


class Switch:
    """A function that does something else each time."""

    def __init__(self, *functions: Callable[[sg.Tensor], sg.Tensor]):
        self.functions = iter(functions)

    def __call__(self, x: sg.Tensor) -> sg.Tensor:
        return next(self.functions)(x)


@pytest.mark.parametrize(
    ("again", "message"),
    [
        (lambda x: (x[:2] * 1).exp().sin(), r"tensor at position 0:\nsaved metadata: shape \[3\].*float64.*\nrecomputed metadata: shape \[2\]"),
        (lambda x: x.float().exp().sin(), r"recomputed metadata: shape \[3\], dtype .*float32"),
        (lambda x: x * 2, r"A different number of tensors was saved.*\nNumber of tensors saved during forward: 2\nNumber .* recomputation: 0"),
    ],
    ids=["shape", "dtype", "fewer"],
)
def test_a_function_that_does_something_else(again: Callable[[sg.Tensor], sg.Tensor], message: str) -> None:
    y = checkpoint(Switch(lambda x: x.exp().sin(), again), leaf())
    with pytest.raises(CheckpointError, match=message):
        y.sum().backward()


def test_more_is_noticed_where_nothing_stops_early() -> None:
    y = checkpoint(Switch(lambda x: x.exp(), lambda x: x.exp().sin().cos()), leaf(), early_stop=False)
    with pytest.raises(CheckpointError, match=r"trying to save more tensors during recomputation than during the original forward pass"):
        y.sum().backward()


def test_contents_are_compared_if_asked() -> None:
    def tried(check: str) -> None:
        checkpoint(Switch(lambda x: x.exp(), lambda x: (x * 2).exp()), leaf(), determinism_check=check).sum().backward()

    tried("default")
    tried("none")
    with pytest.raises(CheckpointError, match=r"content"):
        tried("content")
    with pytest.raises(ValueError, match=r"determinism_check should be one of \['default', 'none', 'content'\], but got 'all'"):
        tried("all")
    checkpoint(lambda x: x.exp().sin(), leaf(), determinism_check="content").sum().backward()


def test_shapes_are_not_compared_if_not_asked() -> None:
    y = checkpoint(Switch(lambda x: x.exp(), lambda x: x.float().exp()), leaf(), determinism_check="none")
    y.sum().backward()


def test_debug_lists_what_was_saved_and_where() -> None:
    def tried(**options: Any) -> str:
        y = checkpoint(Switch(lambda x: x.exp().sin(), lambda x: x * 2), leaf(), **options)
        with pytest.raises(CheckpointError) as caught:
            y.sum().backward()
        return str(caught.value)

    assert "debug=True" in tried()
    told = tried(debug=True)
    assert "Saved during the original forward:\n  0: specgrad.float64 [3] in " in told and "test_checkpoint.py:" in told
    with set_checkpoint_debug_enabled(True):
        assert "Saved during" in tried()
    with set_checkpoint_debug_enabled(False):
        assert "Saved during" not in tried(debug=True)
    with set_checkpoint_debug_enabled(None):
        assert "Saved during" in tried(debug=True)


# ---- errors


def test_an_input_that_was_changed_in_place() -> None:
    x = leaf()
    a = x * 1
    y = checkpoint(lambda a: a.sin(), a)
    a.mul_(2)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation: an input of a checkpointed function.*by mul_, called in .*test_checkpoint"):
        y.sum().backward()


def test_a_value_that_the_function_changes_after_it_was_saved() -> None:
    def function(x: sg.Tensor) -> sg.Tensor:
        a = x * 1
        b = a.sin()
        a.mul_(2)
        return b + a.cos()

    y = checkpoint(function, leaf())
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation: a checkpointed function changed a tensor.*by mul_ after an op had saved it"):
        y.sum().backward()


def test_mutation_may_be_allowed_around() -> None:
    x = leaf()
    with allow_mutation_on_saved_tensors():
        a = x * 1
        y = checkpoint(lambda a: a.sin(), a)
        a.mul_(2)
        y.sum().backward()
    assert x.grad.tolist() == x.cos().tolist()


def state_of_thread() -> Any:
    return thread.grad_enabled, thread.inference, thread.saved_tensors_hooks, thread.dual_levels, set(modes.observers)


def test_errors_leave_the_modes_as_they_were() -> None:
    before = state_of_thread()

    def fails(x: sg.Tensor) -> sg.Tensor:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        checkpoint(fails, leaf())
    assert state_of_thread() == before
    x = leaf()
    y = checkpoint(Switch(lambda x: x.exp().sin(), fails, lambda x: x.exp().sin()), x).sum()
    sg.manual_seed(1)
    state = sg.get_rng_state()
    with pytest.raises(ZeroDivisionError):
        y.backward()
    assert state_of_thread() == before and sg.get_rng_state() == state
    y.backward()
    assert x.grad.tolist() == grad(leaf_like(x).exp().sin().sum(), _last[0])[0].tolist()


_last: list[sg.Tensor] = []


def leaf_like(x: sg.Tensor) -> sg.Tensor:
    _last[:] = [x.detach().clone().requires_grad_()]
    return _last[0]


# ---- contexts, and the old way


def test_contexts_surround_both_calls() -> None:
    log: list[str] = []

    @contextmanager
    def noted(name: str) -> Iterator[None]:
        log.append(f"{name} begins")
        yield
        log.append(f"{name} ends")

    y = checkpoint(lambda x: x.exp().sin(), leaf(), context_fn=lambda: (noted("forward"), noted("again")), early_stop=False)
    assert log == ["forward begins", "forward ends"]
    y.sum().backward()
    assert log[2:] == ["again begins", "again ends"]


def test_a_context_that_swallows_the_error() -> None:
    class Swallows:
        def __enter__(self) -> None:
            pass

        def __exit__(self, *error: object) -> bool:
            return True

    with pytest.raises(RuntimeError, match=r"suppressed an error of the function"):
        checkpoint(lambda x: 1 / 0, leaf(), context_fn=lambda: (Swallows(), nullcontext()))


def test_the_reentrant_way_is_accepted_with_a_warning() -> None:
    x = leaf()
    with pytest.warns(UserWarning, match=r"use_reentrant=True does what use_reentrant=False does"):
        y = checkpoint(lambda x: x.sin().exp(), x, use_reentrant=True)
    (found,) = grad(y.sum(), x)
    assert found.tolist() == pytest.approx((x.cos() * x.sin().exp()).tolist())


def test_sequences() -> None:
    x = leaf()
    functions = [sg.sin, sg.exp, sg.cos, sg.tanh, sg.sin]
    expected = grad(sg.sin(sg.tanh(sg.cos(sg.exp(sg.sin(x))))).sum(), x)[0].tolist()
    for segments in range(1, 6):
        y = checkpoint_sequential(functions, segments, x, use_reentrant=False, preserve_rng_state=False)
        assert grad(y.sum(), x)[0].tolist() == expected
    for segments in (0, 6):
        with pytest.raises(ValueError, match=rf"5 functions cannot be divided into {segments} segments"):
            checkpoint_sequential(functions, segments, x)
    with pytest.raises(ValueError, match=r"Unexpected keyword arguments: nonsense"):
        checkpoint_sequential(functions, 2, x, nonsense=1)


def test_nested_checkpoints_compute_each_part_again() -> None:
    calls: list[str] = []

    def inner(a: sg.Tensor) -> sg.Tensor:
        calls.append("inner")
        return a.sin().exp()

    def outer(a: sg.Tensor) -> sg.Tensor:
        calls.append("outer")
        return checkpoint(inner, checkpoint(inner, a.cos()))

    x = leaf()
    y = checkpoint(outer, x)
    calls.clear()
    (found,) = grad(y.sum(), x)
    assert calls.count("outer") <= 2 and calls.count("inner") <= 6
    plain = x.cos().sin().exp().sin().exp()
    assert found.tolist() == grad(plain.sum(), x)[0].tolist()


def test_threads() -> None:
    x = leaf()
    y = checkpoint(lambda x: x.sin().exp().cos() * x, x).sum()
    (expected,) = grad(y, x, retain_graph=True)
    failures: list[Any] = []

    def work() -> None:
        try:
            for _ in range(30):
                assert grad(y, x, retain_graph=True)[0].tolist() == expected.tolist()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert not failures
