"""What a function does beside computing, it does once in each call: also in the first, in which it is traced, and in the backward pass."""

from __future__ import annotations

import random
import warnings
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import nn
from specgrad.core.kernels import table

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")


class Counted:
    made = 0
    __slots__ = ("__dict__", "calls")

    def __init__(self) -> None:
        self.calls, self.times = 0, 0
        self.rows: list[Any] = []
        self.names = {"first": 0}
        self.ordered = OrderedDict(a=0, b=0)
        self.counts: Any = defaultdict(int)
        self.last: Any = deque([1, 2], maxlen=2)
        self.seen = {0}
        self.numbers, self.of_numpy = random.Random(3), np.random.default_rng(3)
        self.old = np.random.RandomState(3)


_EFFECTS: dict[str, Callable[[Counted, Any], Any]] = {
    "attribute": lambda c, x: setattr(c, "times", c.times + 1),
    "slot": lambda c, x: setattr(c, "calls", c.calls + 1),
    "class": lambda c, x: setattr(Counted, "made", Counted.made + 1),
    "append": lambda c, x: c.rows.append(len(c.rows)),
    "insert": lambda c, x: c.rows.insert(0, len(c.rows)),
    "dictionary": lambda c, x: c.names.update({f"name {len(c.names)}": 1}),
    "element": lambda c, x: c.names.__setitem__("first", c.names["first"] + 1),
    "order": lambda c, x: c.ordered.move_to_end(next(iter(c.ordered))),
    "counts": lambda c, x: c.counts.__setitem__("x", c.counts["x"] + 1),
    "deque": lambda c, x: c.last.append(sum(c.last)),
    "set": lambda c, x: c.seen.add(len(c.seen)),
    "random": lambda c, x: c.rows.append(c.numbers.random()),
    "numpy": lambda c, x: c.rows.append(c.of_numpy.random()),
    "older numpy": lambda c, x: c.rows.append(c.old.rand()),
}


def _state(counted: Counted) -> Any:
    return {
        **{name: value for name, value in vars(counted).items() if name not in ("numbers", "of_numpy", "old")},
        "calls": counted.calls,
        "made": Counted.made,
        "ordered": list(counted.ordered),
        "drawn": (counted.numbers.random(), counted.of_numpy.random(), counted.old.rand()),
    }


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that a function runs as it is
        yield


def _left(effect: Callable[[Counted, Any], Any], end: str, compiled: Callable[..., Any], size: int) -> Any:
    Counted.made = 0
    counted, total = Counted(), sg.zeros(1)

    def function(x: Any) -> Any:
        effect(counted, x)
        if end == "written":
            total.add_(x.sum())
        elif end == "raised":
            raise ValueError("no")
        elif end == "refused":
            x.requires_grad_(x.requires_grad)
        return x * 2

    called, found = compiled(function), []
    for i in range(3):
        x = sg.ones(size) + i
        try:
            found.append(called(x).sum().item())
        except ValueError as error:
            found.append(str(error))
    return found, total.tolist(), _state(counted)


@pytest.mark.parametrize("end", ["given", "written", "raised", "refused"])
@pytest.mark.parametrize("effect", _EFFECTS)
def test_effects_are_as_those_of_the_function(effect: str, end: str) -> None:
    for size in (3, 5000):
        assert _left(_EFFECTS[effect], end, sg.compile, size) == _left(_EFFECTS[effect], end, lambda f: f, size)


def test_a_closure_and_a_global() -> None:
    def of(compiled: Callable[..., Any]) -> Any:
        global _calls
        _calls, count, total = 0, 0, sg.zeros(1)

        def function(x: Any) -> Any:
            global _calls
            nonlocal count
            _calls, count = _calls + 1, count + 2
            total.add_(x.sum())
            return x * 2

        called = compiled(function)
        return [(called(sg.ones(3)).tolist(), _calls, count) for _ in range(3)]

    assert of(sg.compile) == of(lambda f: f)


_calls = 0


class _Logged(sg.autograd.Function):
    scale, calls = 2.0, 0

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        _Logged.calls += 1
        return x * _Logged.scale

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        _Logged.calls += 100
        return grad * _slope


_slope = 3.0


def _gradient(function: Callable[..., Any], *args: Any, size: int) -> Any:
    x = sg.ones(size, requires_grad=True)
    function(x, *args).sum().backward()
    return x.grad[0].item()


@pytest.mark.parametrize("size", [3, 5000])
def test_hooks_are_called_in_each_backward_pass(size: int) -> None:
    def of(compiled: Callable[..., Any]) -> Any:
        norms: list[float] = []
        given: dict[str, Any] = {"calls": 0}

        def function(x: Any, counts: Any) -> Any:
            hidden = x * 2
            hidden.register_hook(lambda grad: norms.append(grad.sum().item()))
            hidden.register_hook(lambda grad: counts.update(calls=counts["calls"] + 1))
            return hidden.sin()

        called = compiled(function)
        return [(_gradient(called, given, size=size), list(norms), dict(given)) for _ in range(3)]

    one, other = of(sg.compile), of(lambda f: f)
    assert [row[2] for row in one] == [row[2] for row in other] == [{"calls": i} for i in (1, 2, 3)]
    assert all(np.allclose(a[:1] + tuple(a[1]), b[:1] + tuple(b[1]), rtol=1e-5) for a, b in zip(one, other))


@pytest.mark.parametrize("size", [3, 5000])
def test_custom_functions_count_their_calls(size: int) -> None:
    def of(compiled: Callable[..., Any]) -> Any:
        _Logged.calls, called = 0, compiled(lambda x: _Logged.apply(x) + 1)
        return [(_gradient(called, size=size), _Logged.calls) for _ in range(4)]

    assert of(sg.compile) == of(lambda f: f)


@pytest.mark.parametrize("size", [3, 5000])
def test_what_a_custom_function_reads_is_looked_at(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    class Scaled(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * scale[0]

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * _slope

    scale = [2.0]
    compiled = sg.compile(lambda x: Scaled.apply(x) + 1)
    assert compiled(sg.ones(size))[0].item() == 3 and _gradient(compiled, size=size) == 3
    scale[0] = 5.0
    monkeypatch.setitem(globals(), "_slope", 7.0)
    assert compiled(sg.ones(size))[0].item() == 6 and _gradient(compiled, size=size) == 7
    monkeypatch.setattr(Scaled, "backward", staticmethod(lambda ctx, grad: grad * 11))
    assert _gradient(compiled, size=size) == 11


def test_a_module_with_a_counter_and_a_running_mean() -> None:
    class Averaged(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("mean", sg.zeros(1))
            self.steps, self.past = 0, []

        def forward(self, x: Any) -> Any:
            self.steps += 1
            self.mean.mul_(0.5).add_(x.mean())
            self.past.append(self.mean.item())
            return x / (1 + self.mean)

    one, other = Averaged(), Averaged()
    compiled = sg.compile(one)
    for i in range(3):
        assert sg.equal(compiled(sg.ones(3) * i), other(sg.ones(3) * i))
        assert (one.steps, one.past) == (other.steps, other.past) and sg.equal(one.mean, other.mean)


@pytest.mark.parametrize("size", [3, 5000])
def test_attributes_that_arguments_are_given(size: int) -> None:
    def mark(x: Any) -> Any:
        x.tag = "seen"
        return x * 2

    compiled = sg.compile(mark)
    for _ in range(3):
        x = sg.ones(size)
        assert compiled(x)[0].item() == 2 and x.tag == "seen"
