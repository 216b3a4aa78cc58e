"""Hooks that wait for the gradients of several tensors."""

from __future__ import annotations

import threading
import weakref
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd import grad
from specgrad.autograd.function import Function
from specgrad.autograd.graph import register_multi_grad_hook
from specgrad.core.base.state import modes


def leaf() -> sg.Tensor:
    return sg.tensor([1.0, 2.0], requires_grad=True)


def there(log: list[Any]) -> Any:
    return lambda grads: log.append([g is not None for g in grads])


def test_the_documented_example() -> None:
    a, b = sg.rand(2, 3, requires_grad=True), sg.rand(2, 3, requires_grad=True)
    c, d = a * b, a * b
    log: list[Any] = []
    register_multi_grad_hook((a, b, c, d), there(log))
    c.sum().backward(retain_graph=True)
    assert log == [[True, True, True, False]]
    c.sum().backward(inputs=(a,), retain_graph=True)
    assert log[1:] == [[True, False, True, False]]


def test_gradients_are_those_of_the_pass() -> None:
    x = leaf()
    y = x * x
    given: list[Any] = []
    with register_multi_grad_hook([y, x], lambda grads: given.append([g.tolist() for g in grads])):
        (3 * y).sum().backward()
    assert given == [[[3, 3], [6, 12]]]
    assert x.grad.tolist() == [6, 12]


def test_leaves_and_results_in_grad() -> None:
    x, w = leaf(), leaf()
    y = x * w
    log: list[Any] = []
    register_multi_grad_hook((x, w, y), there(log))
    grad(y.sum(), x, retain_graph=True)
    grad(y.sum(), y, retain_graph=True)
    grad(y.sum(), [x, w], retain_graph=True)
    assert log == [[True, False, True], [False, False, True], [True, True, True]]


def test_any_is_called_once_in_each_pass_with_the_first_gradient() -> None:
    x = leaf()
    y = x * 2
    given: list[Any] = []
    register_multi_grad_hook((x, y), lambda g: given.append(g.tolist()), mode="any")
    y.sum().backward(retain_graph=True)
    assert given == [[1, 1]]
    grad(y.sum(), x, retain_graph=True)
    assert given == [[1, 1]] * 2
    (x * 5).sum().backward()
    assert given[2:] == [[5, 5]]


def test_what_a_pass_leaves_out_is_not_waited_for() -> None:
    """The hook runs as soon as the gradients are there that the pass computes, not at its end."""
    x, w = leaf(), leaf()
    y, side = x * 2, w * 3
    log: list[Any] = []
    register_multi_grad_hook((y, side, w), there(log))
    x.register_hook(lambda g: log.append("leaf"))
    grad((y + side).sum(), x)
    assert log == [[True, False, False], "leaf"]


def test_passes_that_touch_none_of_the_tensors() -> None:
    log: list[Any] = []
    register_multi_grad_hook((leaf(), leaf()), there(log))
    (leaf() * 2).sum().backward()
    assert log == []


def test_modes_and_arguments_are_checked() -> None:
    with pytest.raises(ValueError, match=r"Expects mode to be one of \('all', 'any'\) but got some"):
        register_multi_grad_hook((leaf(),), print, mode="some")
    with pytest.raises(AssertionError, match=r"cannot register a hook on tensors none of which requires gradient"):
        register_multi_grad_hook((sg.ones(2), sg.ones(2)), print)
    with pytest.raises(TypeError, match=r"sequence of tensors"):
        register_multi_grad_hook(leaf(), print)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"expected a Tensor as element 0 of tensors, got int"):
        register_multi_grad_hook((1,), print)  # type: ignore[arg-type]
    assert register_multi_grad_hook((), print).remove() is None


@pytest.mark.parametrize("mode", ["all", "any"])
def test_passes_are_watched_only_while_hooks_are_there(mode: str, no_collector: None) -> None:
    """The common case costs nothing: nothing is watched once handles are removed, or the tensors gone."""
    before = set(modes.pass_hooks)
    x = leaf()
    y = x * 2
    log: list[Any] = []
    handle = register_multi_grad_hook((x, y), log.append, mode=mode)
    assert len(modes.pass_hooks) == len(before) + 1
    handle.remove()
    handle.remove()
    assert modes.pass_hooks == before
    y.sum().backward(retain_graph=True)
    assert log == []
    register_multi_grad_hook((x, y), log.append, mode=mode)
    gone = weakref.ref(y.grad_fn)  # type: ignore[arg-type]
    del x, y
    assert gone() is None and modes.pass_hooks == before


def test_hooks_of_one_tensor_run_in_the_order_of_registration() -> None:
    x = leaf()
    y = x * 2
    log: list[str] = []
    y.register_hook(lambda g: log.append("first"))
    register_multi_grad_hook((y,), lambda g: log.append("multi"))
    y.register_hook(lambda g: log.append("last"))
    y.grad_fn.register_prehook(lambda g: log.append("prehook"))  # type: ignore[union-attr]
    y.grad_fn.register_hook(lambda g, h: log.append("hook"))  # type: ignore[union-attr]
    y.retain_grad()
    register_multi_grad_hook((y,), lambda g: log.append(f"retained: {y.grad is not None}"))
    x.register_post_accumulate_grad_hook(lambda t: log.append("leaf"))
    y.sum().backward()
    assert log == ["first", "multi", "last", "retained: False", "prehook", "hook", "leaf"]


@pytest.mark.parametrize("mode", ["all", "any"])
def test_tensors_without_gradient_are_ignored(mode: str) -> None:
    x = leaf()
    log: list[Any] = []
    register_multi_grad_hook((sg.ones(2), x), log.append, mode=mode)
    x.sum().backward()
    assert len(log) == 1
    assert (log[0][0] is None and log[0][1].tolist() == [1, 1]) if mode == "all" else log[0].tolist() == [1, 1]


def test_hooks_may_run_passes_of_their_own() -> None:
    x = leaf()
    y, z = x * 2, x * 3
    log: list[Any] = []

    def inner(g: sg.Tensor) -> None:
        log.append("begin")
        with sg.enable_grad():
            (x * 7).sum().backward()
        log.append("end")

    y.register_hook(inner)
    register_multi_grad_hook((y, z, x), lambda grads: log.append([None if g is None else g.tolist() for g in grads]))
    (y + z).sum().backward()
    assert log == ["begin", [None, None, [7, 7]], "end", [[1, 1], [1, 1], [5, 5]]]


class Cuts(Function):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, g: sg.Tensor) -> None:
        return None


def test_a_gradient_that_never_comes_is_not_waited_for_beyond_the_pass() -> None:
    x, w = leaf(), leaf()
    y = Cuts.apply(x) * w
    log: list[Any] = []
    register_multi_grad_hook((x, w), there(log))
    y.sum().backward()
    assert log == [[False, True]]


def test_one_of_several_outputs() -> None:
    x = sg.ones(2, 2, requires_grad=True)
    a, b = x.unbind()
    log: list[Any] = []
    register_multi_grad_hook((a, b, x), there(log))
    a.sum().backward(retain_graph=True)
    (a + b).sum().backward()
    assert log == [[True, False, True], [True, True, True]]


def test_an_error_in_a_hook_leaves_nothing_behind() -> None:
    x = leaf()
    fail = [True]
    log: list[Any] = []

    def fn(grads: Any) -> None:
        log.append(len(grads))
        if fail[0]:
            raise ZeroDivisionError

    register_multi_grad_hook((x,), fn)
    y = (x * 2).sum()
    with pytest.raises(ZeroDivisionError):
        y.backward(retain_graph=True)
    fail[0] = False
    y.backward()
    assert log == [1, 1]


def test_threads() -> None:
    x, w = leaf(), leaf()
    lock, log = threading.Lock(), []

    def fn(grads: list[sg.Tensor]) -> None:
        with lock:
            log.append([g.tolist() for g in grads])

    register_multi_grad_hook((x, w), fn)
    y = (x * w).sum()

    def work() -> None:
        for _ in range(50):
            grad(y, (x, w), retain_graph=True)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert log == [[[1, 2], [1, 2]]] * 200


def test_recorded_passes_hand_recorded_gradients() -> None:
    x = leaf()
    y = x * x
    given: list[Any] = []
    register_multi_grad_hook((x,), lambda grads: given.append(grads[0].requires_grad))
    grad(y.sum(), x, create_graph=True)
    assert given == [True]


@pytest.mark.parametrize("mode", ["all", "any"])
def test_a_pass_leaves_no_cycles(mode: str, no_collector: None) -> None:
    x = leaf()
    y = x * 2
    register_multi_grad_hook((x, y), lambda grads: None, mode=mode)
    gone = weakref.ref(y.grad_fn)  # type: ignore[arg-type]
    y.sum().backward()
    del y
    assert gone() is None


def test_a_hook_that_is_removed_during_a_pass_is_not_called_at_its_end() -> None:
    calls: list[Any] = []
    x = sg.ones(2, requires_grad=True)
    y = x * x
    handle = register_multi_grad_hook((y, x), calls.append)
    y.register_hook(lambda g: handle.remove())
    (y * x).sum().backward()
    assert not calls
