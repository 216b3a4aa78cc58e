"""What a graph keeps alive: saved values that its formulas read, nothing else, and no longer than the graph itself."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor

pytestmark = pytest.mark.usefixtures("no_collector")


def leaf(*shape: int) -> Tensor:
    return sg.full(shape or (3,), 0.5, requires_grad=True)


OPS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "exp": lambda a, b: a.exp(),
    "tanh": lambda a, b: a.tanh(),
    "matmul": lambda a, b: a @ b,
    "sum": lambda a, b: a.sum(),
    "max": lambda a, b: a.max(0).values,
    "cat": lambda a, b: sg.cat([a, b]),
    "stack": lambda a, b: sg.stack([a, b]),
    "index": lambda a, b: a[[0, 2]],
    "view": lambda a, b: a.view(3, 1),
    "unbind": lambda a, b: a.unbind()[0],
    "where": lambda a, b: sg.where(a.detach() > 0, a, b),
    "softmax": lambda a, b: a.softmax(0),
    "cumsum": lambda a, b: a.cumsum(0),
    "in place": lambda a, b: (a * 1).mul_(b),
    "in place on a view": lambda a, b: (lambda c: (c[:1].tanh_(), c)[1])(a * 1),
    "set": lambda a, b: (lambda c: (c.__setitem__(0, b[0]), c)[1])(a * 1),
    "broadcast": lambda a, b: a + b.sum(),
    "cast": lambda a, b: a.double() * b,
}


@pytest.mark.parametrize("op", OPS)
def test_a_dropped_graph_is_gone_at_once(op: str) -> None:
    a, b = leaf(), leaf()
    x, y = a * 1, b * 1
    out = OPS[op](x, y)
    references = [weakref.ref(out), weakref.ref(out.grad_fn), weakref.ref(x), weakref.ref(y), weakref.ref(x.grad_fn), weakref.ref(a)]
    del out, x, y, a, b
    assert [r() for r in references] == [None] * len(references)


@pytest.mark.parametrize("op", OPS)
@pytest.mark.parametrize("recorded", [False, True])
def test_a_graph_is_gone_after_its_pass(op: str, recorded: bool) -> None:
    a, b = leaf(), leaf()
    out = OPS[op](a * 1, b * 1)
    node = weakref.ref(out.grad_fn)
    grads = sg.autograd.grad(out.sum(), [a, b], create_graph=recorded, allow_unused=True)
    del out
    if not recorded:
        assert node() is None
    del grads
    assert node() is None


def freed_by(make: Callable[[Tensor], Any]) -> bool:
    """Whether the array of an input is gone although what was made of it is not."""
    x = leaf() * 2
    array = weakref.ref(x._array)
    out = make(x)
    del x
    assert out is not None
    return array() is None


@pytest.mark.parametrize(
    ("keeps", "make"),
    [
        (False, lambda x: x + 1),
        (False, lambda x: x * 2),
        (False, lambda x: x.exp()),
        (False, lambda x: x.tanh()),
        (False, lambda x: x.sum()),
        (False, lambda x: x.clone()),
        (False, lambda x: x + sg.ones(3, requires_grad=True)),
        (False, lambda x: sg.cat([x, x])),
        (False, lambda x: x.relu()),
        (True, lambda x: x.sin()),
        (True, lambda x: x * x),
        (True, lambda x: x * sg.ones(3, requires_grad=True)),
        (False, lambda x: x * sg.ones(3)),
        (True, lambda x: x**3),
    ],
)
def test_only_what_a_formula_reads_is_saved(keeps: bool, make: Callable[[Tensor], Any]) -> None:
    assert freed_by(make) is not keeps


def test_a_pass_frees_saved_values() -> None:
    x = leaf() * 2
    array = weakref.ref(x._array)
    y = x * x
    del x
    assert array() is not None
    y.sum().backward()
    assert array() is None
    assert y is not None


def test_a_pass_frees_values_as_it_goes() -> None:
    """When the gradient reaches the leaf, what was saved on the way is gone."""
    x = leaf()
    a = x * 1
    b = a.sin()
    arrays = [weakref.ref(a._array), weakref.ref(b._array)]
    y = b.cos().sum()
    del a, b
    seen: list[Any] = []
    x.register_hook(lambda g: seen.extend(r() for r in arrays))
    y.backward()
    assert seen == [None, None]


def test_retain_graph_keeps_them() -> None:
    x = leaf() * 2
    array = weakref.ref(x._array)
    y = (x * x).sum()
    del x
    y.backward(retain_graph=True)
    assert array() is not None
    y.backward()
    assert array() is None


def test_a_leaf_is_kept_by_nobody() -> None:
    x = leaf()
    x.sum().backward()
    reference, grad = weakref.ref(x), weakref.ref(x.grad)
    del x
    assert reference() is None
    assert grad() is None


def test_a_graph_outlives_its_leaf() -> None:
    x = leaf()
    y = (x * x).sum()
    del x
    y.backward()


def test_views_are_kept_by_nobody_and_keep_their_base() -> None:
    base = leaf() * 1
    view = base[1:]
    reference, kept = weakref.ref(view), weakref.ref(base)
    del view
    assert reference() is None
    view = base.view(3, 1)
    del base
    assert kept() is not None
    view.add_(1)
    del view
    assert kept() is None


def test_an_error_frees_what_the_pass_held() -> None:
    x = leaf()
    y = x.sin()
    y.register_hook(lambda g: 1 / 0)
    grad = sg.ones(3)
    array = weakref.ref(grad._array)
    with pytest.raises(ZeroDivisionError):
        y.backward(grad)
    del grad
    assert array() is None


def test_nothing_is_left_for_the_collector() -> None:
    """A step of training leaves no circles."""
    w = leaf(3, 3)
    for _ in range(3):
        x = sg.ones(2, 3)
        h = (x @ w).tanh() * 1
        h[0] = h[1].clone() * 2
        h = h.t().reshape(-1)
        (first,) = sg.autograd.grad(h.sum(), w, create_graph=True)
        (first**2).sum().backward()
        w.grad = None
        del x, h, first
    assert gc.collect() == 0
