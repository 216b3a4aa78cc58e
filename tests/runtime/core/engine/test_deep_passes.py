"""Backward passes inside of backward passes, deeper than the stack of a thread."""

from __future__ import annotations

import contextvars
import os
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, grad
from specgrad.core.base.state import modes, thread
from specgrad.utils.checkpoint import checkpoint


def leaf(*values: float) -> Tensor:
    return sg.tensor(values or 2.0, dtype=sg.float64, requires_grad=True)


def in_hooks(levels: int, at_the_bottom: Callable[[], None] = lambda: None) -> Tensor:
    """Each pass is run by a hook of the one around it."""
    x = leaf()

    def level(left: int) -> None:
        y = x * 2

        def hook(grad: Tensor) -> None:
            if not left:
                at_the_bottom()
                return
            with sg.enable_grad():
                level(left - 1)

        y.register_hook(hook)
        y.backward()

    level(levels)
    return x.grad


class Nested(Function):
    """Runs a pass of its own in its backward, as many times inside of one another as it is told."""

    at_the_bottom: Any = None

    @staticmethod
    def forward(ctx: Any, x: Tensor, left: int) -> Tensor:
        ctx.left = left
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Any:
        if not ctx.left:
            if Nested.at_the_bottom is not None:
                Nested.at_the_bottom()
            return grad * 2, None
        with sg.enable_grad():
            x = leaf()
            Nested.apply(x, ctx.left - 1).backward()
        return x.grad + grad, None


def in_functions(levels: int, at_the_bottom: Callable[[], None] | None = None) -> Tensor:
    Nested.at_the_bottom = at_the_bottom
    try:
        x = leaf()
        Nested.apply(x, levels).backward()
        return x.grad
    finally:
        Nested.at_the_bottom = None


NESTED = pytest.mark.parametrize("nested", [in_hooks, in_functions])


@NESTED
def test_passes_inside_of_passes_as_deep_as_a_program_nests_them(nested: Callable[[int], Tensor]) -> None:
    before = threading.active_count()
    assert nested(2500).item() == (5002 if nested is in_hooks else 2502)
    assert threading.active_count() == before


@NESTED
def test_an_error_comes_up_through_all_passes(nested: Callable[..., Tensor]) -> None:
    def fail() -> None:
        raise ValueError("at the bottom")

    with pytest.raises(ValueError, match="at the bottom"):
        nested(600, fail)
    assert nested(3).item() == (8 if nested is in_hooks else 5)
    assert sg.is_grad_enabled()


@NESTED
def test_deep_passes_have_the_modes_of_the_thread_that_began_them(nested: Callable[..., Tensor]) -> None:
    number = contextvars.ContextVar("number", default=0)
    number.set(7)
    seen = []
    hooks = (lambda t: t, lambda t: t)

    def look() -> None:
        seen.append((threading.get_ident() != here, sg.is_grad_enabled(), thread.saved_tensors_hooks, number.get(), sg.is_inference_mode_enabled()))
        sg.autograd.set_multithreading_enabled(False)

    here = threading.get_ident()
    with sg.autograd.graph.saved_tensors_hooks(*hooks):
        nested(400, look)
    assert seen == [(True, False, (hooks,), 7, False)]
    assert not thread.multithreading  # what the code changed holds in this thread, in which it seems to have run
    sg.autograd.set_multithreading_enabled(True)
    assert thread.depth == 0
    assert not modes.no_grad
    assert not modes.observers


@pytest.mark.filterwarnings("ignore:Previous calculation was induced")  # a warning a level
def test_anomaly_mode_blames_the_node_of_the_deep_pass() -> None:
    def fail() -> None:
        raise ValueError("at the bottom")

    with sg.autograd.set_detect_anomaly(True), pytest.warns(UserWarning, match="Error detected in Nested"), pytest.raises(ValueError, match="at the bottom"):
        in_functions(70, fail)
    assert thread.running is None


def test_an_interrupt_reaches_the_deepest_pass() -> None:
    stopped = []

    def wait() -> None:
        try:
            threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT)).start()
            while True:
                time.sleep(0.001)
        except KeyboardInterrupt:
            stopped.append(threading.get_ident())
            raise

    handler = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            in_hooks(400, wait)
    finally:
        signal.signal(signal.SIGINT, handler)
    assert len(stopped) == 1
    assert in_hooks(400).item() == 802


def test_checkpoints_inside_of_checkpoints() -> None:
    def around(left: int) -> Callable[[Tensor], Tensor]:
        return lambda t: checkpoint(around(left - 1), t.sin(), use_reentrant=False) if left else t.sin()

    def plain(t: Tensor, left: int) -> Tensor:
        for _ in range(left + 1):
            t = t.sin()
        return t

    x = leaf()
    (expected,) = grad(plain(x, 100), x)
    (found,) = grad(checkpoint(around(100), x, use_reentrant=False), x)
    assert found.item() == expected.item()


def test_a_profile_sees_the_nodes_of_deep_passes() -> None:
    with sg.autograd.profiler.profile() as profile:
        in_functions(300)
    assert sum(event.name == "Nested" + "Backward" for event in profile.function_events) == 301
    assert thread.recorder is None
