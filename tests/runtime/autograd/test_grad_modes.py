"""Where ops are recorded: no_grad, enable_grad, set_grad_enabled, inference_mode; as contexts, as decorators, in threads."""

from __future__ import annotations

import copy
import gc
import pickle
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad.autograd import forward_ad
from specgrad.autograd.grad_mode import set_multithreading_enabled
from specgrad.autograd.graph import saved_tensors_hooks
from specgrad.core.base.state import modes
from specgrad.core.base.state import thread as thread_state

x = sg.ones(2, requires_grad=True)
MODES: dict[str, tuple[Any, bool]] = {
    "no_grad": (sg.no_grad, False),
    "enable_grad": (sg.enable_grad, True),
    "off": (lambda: sg.set_grad_enabled(False), False),
    "on": (lambda: sg.set_grad_enabled(True), True),
    "inference": (sg.inference_mode, False),
    "no inference": (lambda: sg.inference_mode(False), True),
}


def records() -> bool:
    return bool((x * 2).requires_grad)


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    assert sg.is_grad_enabled()
    yield
    assert sg.is_grad_enabled()
    assert not sg.is_inference_mode_enabled()
    assert records()


class Left(Exception):
    pass


@settings(deadline=None, derandomize=True, database=None)
@given(st.lists(st.sampled_from(sorted(MODES)), max_size=6), st.booleans())
def test_modes_nest_and_end_also_by_an_error(names: list[str], fail: bool) -> None:
    def enter(rest: list[str], expected: bool) -> None:
        assert sg.is_grad_enabled() is expected
        assert records() is (expected and not sg.is_inference_mode_enabled())
        if not rest:
            if fail:
                raise Left
            return
        context, within = MODES[rest[0]]
        try:
            with context():
                enter(rest[1:], within)
        finally:
            assert sg.is_grad_enabled() is expected

    if fail:
        with pytest.raises(Left):
            enter(names, True)
    else:
        enter(names, True)


@pytest.mark.parametrize("name", ["no_grad", "enable_grad", "inference", "off", "on"])
def test_as_decorators(name: str) -> None:
    mode, expected = MODES[name]

    @mode()
    def decorated(a: int, *, b: int = 1) -> tuple[bool, int]:
        """Its text."""
        return records(), a + b

    for outer in (sg.no_grad, sg.enable_grad):
        with outer():
            before = sg.is_grad_enabled()
            assert decorated(1, b=2) == (expected, 3)
            assert sg.is_grad_enabled() is before
    assert decorated.__name__ == "decorated"
    assert decorated.__doc__ == "Its text."


@pytest.mark.parametrize("mode", [sg.no_grad, sg.inference_mode])
def test_decorators_without_parentheses(mode: Any) -> None:
    @mode
    def decorated() -> bool:
        return records()

    assert decorated() is False


def test_set_grad_enabled_holds_at_once() -> None:
    sg.set_grad_enabled(False)
    try:
        assert not records()
    finally:
        sg.set_grad_enabled(True)
    mode = sg.set_grad_enabled(False)
    with mode:
        assert not records()
    assert records()


def test_decorating_with_set_grad_enabled_changes_nothing_now() -> None:
    @sg.set_grad_enabled(False)
    def decorated() -> bool:
        return records()

    assert records()
    assert decorated() is False


def test_a_decorated_function_may_call_itself() -> None:
    @sg.no_grad()
    def down(n: int) -> bool:
        return records() if n == 0 else down(n - 1)

    assert down(5) is False


@pytest.mark.parametrize("mode", [sg.no_grad, sg.inference_mode])
def test_generators_are_in_the_mode_only_while_they_run(mode: Any) -> None:
    inside: list[bool] = []

    @mode()
    def numbers(count: int) -> Any:
        try:
            for i in range(count):
                inside.append(records())
                got = yield i
                if got:
                    inside.append(records())
        except Left:
            inside.append(records())
            yield "caught"
        finally:
            inside.append(records())
        return "end"

    generator = numbers(2)
    assert next(generator) == 0
    assert records()
    assert generator.send("hello") == 1
    with pytest.raises(StopIteration) as stop:
        next(generator)
    assert stop.value.value == "end"
    thrown = numbers(3)
    next(thrown)
    assert thrown.throw(Left()) == "caught"
    thrown.close()
    closed = numbers(3)
    next(closed)
    closed.close()
    assert not any(inside)
    assert records()


def test_a_class_records_nothing_while_it_is_made() -> None:
    mode = sg.no_grad()
    with pytest.warns(FutureWarning, match="Decorating classes is deprecated"):
        made = mode(_class())
    assert made().recorded is False
    assert made().method() is True


def _class() -> Any:
    class Made:
        def __init__(self) -> None:
            self.recorded = records()

        def method(self) -> bool:
            return records()

    return Made


def test_modes_belong_to_their_thread() -> None:
    seen: list[bool] = []
    with sg.no_grad():
        thread = threading.Thread(target=lambda: seen.append(records()))
        thread.start()
        thread.join()
        assert not records()

    def work() -> None:
        with sg.no_grad():
            started.set()
            end.wait(5)
            seen.append(records())

    started, end = threading.Event(), threading.Event()
    thread = threading.Thread(target=work)
    thread.start()
    started.wait(5)
    assert records()
    end.set()
    thread.join()
    assert seen == [True, False]


def test_a_thread_that_ends_in_a_mode_takes_it_along() -> None:
    def work() -> None:
        sg.set_grad_enabled(False)
        sg.inference_mode().__enter__()
        forward_ad.enter_dual_level()
        saved_tensors_hooks(lambda t: t, lambda t: t).__enter__()

    before = (set(modes.no_grad), set(modes.observers))
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    del thread
    gc.collect()
    assert records()
    assert (modes.no_grad, modes.observers) == before


def test_set_multithreading_enabled() -> None:
    assert thread_state.multithreading
    with set_multithreading_enabled(False) as entered:
        assert entered is None
        assert not thread_state.multithreading
    assert thread_state.multithreading
    mode = set_multithreading_enabled(False)
    assert not thread_state.multithreading
    mode.__exit__()
    assert thread_state.multithreading
    decorated = sg.autograd.set_multithreading_enabled(False)(lambda: thread_state.multithreading)
    set_multithreading_enabled(True)
    assert decorated() is False
    assert thread_state.multithreading
    with pytest.raises(TypeError, match="must be bool, not int"):
        set_multithreading_enabled(1)  # type: ignore[arg-type]


def test_a_pass_runs_whatever_is_said_about_threads() -> None:
    y = sg.ones(2, requires_grad=True)
    with set_multithreading_enabled(False):
        (y * 2).sum().backward()
    assert y.grad.tolist() == [2, 2]


def test_factories_ignore_the_mode() -> None:
    with sg.no_grad():
        assert sg.ones(2, requires_grad=True).requires_grad
        assert sg.ones(2).requires_grad_().requires_grad


# ---- inference mode


def test_what_is_made_in_inference_mode_says_so() -> None:
    with sg.inference_mode():
        assert sg.is_inference_mode_enabled()
        made = [sg.ones(2), x * 2, x[0].clone(), sg.tensor([1.0]), sg.zeros(2).add_(1)]
        assert all(t.is_inference() for t in made)
        assert not x.is_inference()
    assert not sg.ones(2).is_inference()


def test_an_inference_tensor_stays_out_of_recording() -> None:
    with sg.inference_mode():
        y = sg.ones(2)
    with pytest.raises(RuntimeError, match="requires_grad=True on inference tensor"):
        y.requires_grad_()
    with pytest.raises(RuntimeError, match="Inplace update to inference tensor outside InferenceMode"):
        y.add_(1)
    with sg.inference_mode():
        y.add_(1)
    with pytest.raises(RuntimeError, match=r"Inference tensors cannot be saved for backward.*make a clone.*\(mul saves 'other'"):
        x * y
    with pytest.raises(RuntimeError, match="Inference tensors do not track version counter"):
        y._version  # noqa: B018
    assert (x * y.clone()).requires_grad
    assert (x + y).requires_grad
    assert not (y * 2).requires_grad


def test_of_inference_tensors_alone_nothing_is_recorded() -> None:
    """Though one of them requires grad."""
    with sg.inference_mode():
        leaf, other = sg.ones(2, requires_grad=True), sg.ones(2)
    assert leaf.requires_grad
    for result in (leaf.exp(), leaf * leaf, leaf + other, sg.cat([leaf, other]), leaf.sum()):
        assert not result.requires_grad


def test_a_view_made_in_inference_mode_requires_grad_and_has_no_history() -> None:
    base = x * 1
    with sg.inference_mode():
        view = base[:1]
    assert (view.requires_grad, view.is_leaf, view.grad_fn, view.is_inference()) == (True, True, None, False)
    (view * 2).sum().backward()
    assert view.grad is None
    with sg.no_grad():
        base.add_(1)
    with pytest.raises(RuntimeError, match="A view was created in inference mode and its base or another view of its base has been modified inplace"):
        view.grad_fn  # noqa: B018


def test_a_view_of_an_inference_tensor_is_one() -> None:
    with sg.inference_mode():
        y = sg.ones(3)
    for part in (y[0], y.view(3, 1), *y.unbind()):
        assert sg.is_inference(part)
        assert part._base is None


@pytest.mark.parametrize(
    "change", [lambda t: t.add_(1), lambda t: t.zero_(), lambda t: t.exp_(), lambda t: t.copy_(x), lambda t: t.__setitem__(0, 1.0), lambda t: t[0].zero_()]
)
def test_an_inference_tensor_is_not_changed_under_no_grad(change: Any) -> None:
    with sg.inference_mode():
        y = sg.ones(2) * 2
    with sg.no_grad(), pytest.raises(RuntimeError, match="Inplace update to inference tensor outside InferenceMode"):
        change(y)
    assert y.tolist() == [2, 2]


def test_copies_of_inference_tensors_are_normal() -> None:
    with sg.inference_mode():
        y = sg.ones(2)
    for copied in (copy.deepcopy(y), pickle.loads(pickle.dumps(y)), y.clone()):
        assert type(copied) is sg.Tensor
        assert not copied.is_inference()
        assert copied.add_(1).tolist() == [2, 2]


def test_inference_mode_records_nothing_whatever_is_enabled_within() -> None:
    with sg.inference_mode(), sg.enable_grad():
        assert sg.is_grad_enabled()
        assert not records()
        assert not sg.ones(2, requires_grad=True).mul(2).requires_grad


def test_normal_tensors_may_change_in_inference_mode() -> None:
    plain = sg.ones(2)
    with sg.inference_mode():
        plain.add_(1)
    assert plain.tolist() == [2, 2]
    assert plain._version == 1


def test_inference_mode_can_be_left_within() -> None:
    with sg.inference_mode():
        with sg.inference_mode(False):
            assert records()
            assert not sg.ones(1).is_inference()
        assert not records()


@pytest.mark.parametrize("flag", [1, 0, np.True_, np.False_], ids=repr)
def test_flags_that_are_no_bools_are_counted_once(flag: Any) -> None:
    """The count of threads that do not record is what all of them rely on."""
    from specgrad.core.base.state import modes

    x = sg.ones(2, requires_grad=True)
    for enabled in (True, False):
        with sg.set_grad_enabled(enabled):
            before = set(modes.no_grad)
            with sg.enable_grad():
                y = (x * x * x).sum()
            sg.autograd.grad(y, x, create_graph=flag, retain_graph=flag)
            assert modes.no_grad == before
            assert sg.is_grad_enabled() is enabled


def test_what_is_said_about_threads_can_be_asked() -> None:
    with sg.autograd.set_multithreading_enabled(False):
        assert not sg.autograd.is_multithreading_enabled()
    assert sg.autograd.is_multithreading_enabled()


def test_tasks_of_asyncio_share_the_modes_of_their_thread() -> None:
    """And what the documentation says to do instead."""
    import asyncio

    async def leaks(entered: asyncio.Event, seen: asyncio.Event) -> None:
        with sg.no_grad():
            entered.set()
            await seen.wait()

    async def other(entered: asyncio.Event, seen: asyncio.Event) -> bool:
        await entered.wait()
        recorded = sg.is_grad_enabled()
        seen.set()
        return recorded

    async def both() -> bool:
        entered, seen = asyncio.Event(), asyncio.Event()
        return (await asyncio.gather(leaks(entered, seen), other(entered, seen)))[1]

    def unrecorded() -> bool:
        with sg.no_grad():
            return sg.is_grad_enabled()

    async def in_a_thread() -> tuple[bool, bool]:
        task = asyncio.ensure_future(asyncio.to_thread(unrecorded))
        await asyncio.sleep(0)
        here = sg.is_grad_enabled()
        return await task, here

    assert asyncio.run(both()) is False
    assert asyncio.run(in_a_thread()) == (False, True)
    assert sg.is_grad_enabled()
