"""Compiled functions that read tensors, or have effects: their code runs in each call, and their ops are compiled all the same."""

from __future__ import annotations

import gc
import threading
import warnings
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.compiler.compiled import Compiled
from specgrad.compiler.followed import followed
from specgrad.compiler.followed.actions import READ
from specgrad.core.kernels import table

from .calls import agree, close, of, points

pytestmark = [pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled"), pytest.mark.usefixtures("whatever_the_size")]


def test_what_it_reads_and_its_effects() -> None:
    told: list[Any] = []

    def function(x: Any, y: Any) -> Any:
        hidden = (x * y).tanh()
        told.append(hidden.detach().tolist())
        out = hidden.exp() + x
        told.append(out.sum().item())
        told.append(str(out))
        return out * 2

    compiled = agree(function, points(5, 3, 4))
    assert len(told) == 3 * 10 and all(np.allclose(one, other) for one, other in zip(told[::6], told[3::6])) and told[2] == told[5]
    assert of(compiled).hits == 4 and of(compiled).misses == 1 and len([action for action in of(compiled).paths[0].actions if action.function is READ]) == 3
    x, y = points(1, 3, 4)[0]
    text = compiled.explain(x, y)
    assert "its code runs in each call, as it reads the value of a tensor, at" in text and "path 1 of 1, backward" in text and "to the function, at" in text
    assert "mul" in str(compiled.draw(x, y))


def test_an_array_of_numpys_is_read_and_not_written() -> None:
    def function(x: Any, y: Any) -> Any:
        hidden = (x * 2).sin()
        array = hidden.detach().numpy()
        assert array.shape == tuple(hidden.shape)
        if array[0, 0] > 2:
            return hidden
        return hidden * y + np.asarray(hidden.detach() * 0).sum().item()

    compiled = agree(function, points(4, 2, 3))
    assert of(compiled).hits == 3

    def writing(x: Any) -> Any:
        hidden = x * 2
        hidden.numpy()[0] = 7
        return hidden

    assert sg.compile(lambda x: x * 3)(sg.ones(2)).tolist() == [3, 3]
    careless = sg.compile(writing)
    with pytest.warns(UserWarning, match="runs as it is, not compiled: ValueError: assignment destination is read-only"):
        assert careless(sg.ones(2)).tolist() == [7, 2]


def test_a_real_number_of_each_call() -> None:
    """As a loss that is logged. It was read as a value that decides before."""
    losses = []

    def loss(x: Any, y: Any) -> Any:
        out = ((x - y) ** 2).mean()
        losses.append(out.item())
        return out

    compiled = agree(loss, points(6, 4))
    assert len(losses) == 12 and np.allclose(losses[::2], losses[1::2]) and of(compiled).hits == 5


def test_without_effects_a_real_number_of_each_call() -> None:
    def function(x: Any, y: Any) -> Any:
        out = x * y
        return out * 3 if out.sum().item() > 1e9 else out.exp()

    compiled = agree(function, points(8, 50))
    assert of(compiled).hits > 3


def test_ways_in_turn() -> None:
    """Each path is compiled once; where one ends that was begun, another is followed that is the same until there."""

    def function(x: Any, y: Any) -> Any:
        out = (x * y).sin()
        numbers = out.tolist()
        if numbers[0] > 0:
            out = out * 3 if numbers[1] > 0 else out.cos()
        return out + x

    compiled = agree(function, points(40, 2))
    became = of(compiled)
    assert became.misses <= 4 and 2 < len(became.paths) <= 3 and became.hits > 30


@pytest.mark.parametrize("way", ["gives", "keeps", "keeps a detached one", "gives and keeps"])
def test_what_is_kept_has_elements_and_a_history(way: str) -> None:
    kept: list[Any] = []

    def function(x: Any, y: Any) -> Any:
        hidden = (x * y).tanh()
        hidden.sum().item()
        if "keeps" in way:
            kept.append(hidden.detach() if "detached" in way else hidden)
        return hidden * 2 if way != "gives and keeps" else hidden

    compiled = sg.compile(function)
    for i, (x, y) in enumerate(points(5, 3)):
        kept.clear()
        found = compiled(x, y)
        close(found, (x * y).tanh() * (1 if way == "gives and keeps" else 2))
        if "keeps" in way and i:
            (one,) = kept
            close(one, (x * y).tanh())
            assert one.requires_grad is ("detached" not in way)
            if one.requires_grad:
                close(sg.autograd.grad(one.sum(), x, retain_graph=True)[0], (1 - (x * y).tanh() ** 2) * y)
        close(sg.autograd.grad(found.sum(), x)[0], (1 - (x * y).tanh() ** 2) * y * (1 if way == "gives and keeps" else 2))
    if way != "gives and keeps":
        assert of(compiled).hits >= 2


def test_what_is_kept_now_and_then() -> None:
    kept: list[Any] = []

    def function(x: Any, y: Any) -> Any:
        hidden = (x * y).tanh()
        hidden.sum().item()
        doubled = hidden * 2
        if len(kept) % 3 == 2:
            kept.append(doubled)
        else:
            kept.append(None)
        return doubled.exp()

    compiled = sg.compile(function)
    for x, y in points(12, 3):
        close(compiled(x, y), ((x * y).tanh() * 2).exp())
        if kept[-1] is not None:
            close(kept[-1], (x * y).tanh() * 2)
            close(sg.autograd.grad(kept[-1].sum(), x)[0], 2 * (1 - (x * y).tanh() ** 2) * y)
    assert sum(one is not None for one in kept) == 4 and of(compiled).hits >= 8


def test_the_same_ops_on_other_tensors() -> None:
    calls = [0]

    def function(x: Any, y: Any) -> Any:
        one, other = (x * y).tanh(), (x * y).sin()
        one.tolist()
        calls[0] += 1
        first = one if (calls[0] - 1) // 2 % 2 else other
        return first * x + (x if (calls[0] - 1) // 2 % 3 else y)

    assert of(agree(function, points(12, 3))).hits >= 4
    calls[0] = 0
    assert of(agree(function, [(x.detach(), y) for x, y in points(12, 3)])).hits >= 4


def test_an_array_of_a_later_call_is_that_of_the_tensor() -> None:
    turns = [0]

    def function(x: Any) -> Any:
        hidden = x * 2
        array = hidden.numpy()
        turns[0] += 1
        if turns[0] > 2:
            array[0] = 7
        return hidden + 1

    compiled = sg.compile(function)
    assert [compiled(sg.ones(2)).tolist() for _ in range(4)] == [[3, 3], [3, 3], [8, 3], [8, 3]]


def test_parameters_change_and_tensors_are_made_in_each_call() -> None:
    layer = sg.nn.Linear(4, 4)
    other = sg.nn.Linear(4, 4)
    other.load_state_dict(layer.state_dict())
    count = [0]

    def loss_of(layer: Any) -> Callable[..., Any]:
        def loss(x: Any) -> Any:
            count[0] += 1
            scale = sg.tensor([1.0 / (1 + count[0] // 2), 2.0, 3.0, 4.0])
            return (layer(x).tanh() * scale).sum()

        return loss

    compiled = sg.compile(loss_of(layer))
    plain = loss_of(other)
    for (x, _), turn in zip(points(6, 5, 4), range(6)):
        for module, function in ((layer, compiled), (other, plain)):
            count[0] = turn
            function(x.detach()).backward()
            with sg.no_grad():
                for p in module.parameters():
                    p -= 0.1 * p.grad
                    p.grad = None
    for one, another in zip(layer.parameters(), other.parameters()):
        close(one, another)
    assert of(compiled).hits == 5


def test_random_numbers_are_those_of_the_function() -> None:
    def function(x: Any, y: Any) -> Any:
        hidden = sg.nn.functional.dropout(x * y, 0.5)
        low = hidden.sum().item() < 0
        noise = sg.randn(4)
        if low:
            noise = sg.rand(4) * noise
        return (hidden * noise).sum()

    compiled = agree(function, points(30, 4))
    assert of(compiled).hits > 20


def test_where_ops_are_not_recorded() -> None:
    flags = iter([True] * 6 + [False] * 6)

    def function(x: Any, y: Any) -> Any:
        with sg.set_grad_enabled(next(flags)):
            hidden = (x * y).exp()
        hidden.detach().tolist()
        return hidden * x

    compiled = agree(function, points(6, 3))
    assert len(of(compiled).paths) == 2


def test_containers_views_and_several_results() -> None:
    class Box:
        def __init__(self, inside: Any):
            self.inside = inside

    def function(x: Any, y: Any) -> Any:
        big = sg.cat([x, y]).reshape(2, -1)
        top, at = (big * 1.5).max(dim=1)
        first, *rest = (x * 3).unbind()
        return Box({"big": big[:, 1:] * 2, "top": (top, at.tolist()), "rest": rest[0] + first, "none": None})

    compiled = sg.compile(function)
    for x, y in points(4, 3, 2):
        found, expected = compiled(x, y).inside, function(x, y).inside
        assert found["top"][1] == expected["top"][1] and found["none"] is None
        for one, other in ((found["big"], expected["big"]), (found["top"][0], expected["top"][0]), (found["rest"], expected["rest"])):
            close(one, other)
            close(sg.autograd.grad(one.sum(), x, retain_graph=True)[0], sg.autograd.grad(other.sum(), x, retain_graph=True)[0])
    assert of(compiled).hits == 3


def test_arguments_go_through() -> None:
    def function(x: Any, options: dict[str, Any], *, flag: bool = False) -> Any:
        (x * 2).sum().item()
        return x, options, x * options["scale"] if flag else x * 2

    compiled = sg.compile(function)
    options = {"scale": sg.ones(3)}
    for _ in range(4):
        x = sg.randn(3)
        same, also, out = compiled(x, options, flag=True)
        assert same is x and also["scale"] is options["scale"]
        close(out, x)


def test_other_arguments_are_other_calls() -> None:
    seen: list[Any] = []

    def named(x: Any, **others: Any) -> Any:
        seen.append(1)
        return x * 2 + sum(v * {"p": 2, "q": 3}[n] for n, v in others.items())

    compiled, one = sg.compile(named), sg.ones(2)
    assert [compiled(one, **{name: one}).tolist() for name in "ppqqp"] == [[4, 4], [4, 4], [5, 5], [5, 5], [4, 4]]

    def shaped(x: Any) -> Any:
        hidden = x * 2
        seen.append((tuple(hidden.shape), hidden.dtype))
        return hidden.sum() / hidden.shape[0]

    compiled = sg.compile(shaped)
    for shape, dtype in [((3,), sg.float32), ((3,), sg.float32), ((5,), sg.float64), ((5,), sg.float64), ((3,), sg.float32), ((2, 2), sg.float32)]:
        assert compiled(sg.ones(*shape, dtype=dtype)).item() == 2 * sg.ones(*shape).numel() / shape[0] and seen[-1] == (shape, dtype)


def test_a_call_leaves_nothing_to_the_collector() -> None:
    def function(x: Any) -> Any:
        hidden = (x * 2).exp()
        hidden.sum().item()
        return (hidden * x).sum()

    compiled = sg.compile(function)
    for i in range(5):
        compiled(sg.full((4,), float(i)))
    assert of(compiled).hits
    x = sg.ones(4)
    gc.collect()
    gc.disable()
    try:
        compiled(x)
        gone = weakref.ref(x)
        del x
        assert gone() is None
    finally:
        gc.enable()


def test_a_function_that_does_something_else_each_time_is_left_as_it_is() -> None:
    compiled = sg.compile(lambda x: x * (x * 2).sum().item())
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        for i in range(40):
            close(compiled(sg.full((3,), float(i))), sg.full((3,), float(i)) * 6 * i)
    assert len(told) == 1 and "does something else in each" in str(told[0].message)


def test_small_tensors_are_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(followed, "SMALL", 1000)
    compiled = sg.compile(lambda x: x * 2 + len((x * 2).tolist()))
    with pytest.warns(UserWarning, match=r"runs as it is, not compiled: it reads the value of a tensor, at .*, and its tensors are so small"):
        for _ in range(3):
            assert compiled(sg.ones(3)).tolist() == [5, 5, 5]


def test_changes_between_the_calls_are_seen() -> None:
    x = sg.ones(3, requires_grad=True)
    scale = sg.full((3,), 2.0)

    def function(x: Any) -> Any:
        out = x * scale
        out.detach().tolist()
        return (out * scale).sum()

    compiled = sg.compile(function)
    for _ in range(4):
        total = compiled(x)
    scale.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        total.backward()
    total = compiled(x)
    assert total.item() == 27
    total.backward()
    assert x.grad is not None and x.grad.tolist() == [9, 9, 9]
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        total.backward()


def test_second_derivatives_do_not_run_its_code() -> None:
    calls = []

    def function(x: Any) -> Any:
        calls.append((x * 2).sum().item())
        return (x**3).sum()

    compiled = sg.compile(function)
    for i in range(4):
        x = sg.tensor([1.0, 2.0], requires_grad=True)
        (first,) = sg.autograd.grad(compiled(x), x, create_graph=True)
        (second,) = sg.autograd.grad(first.sum(), x)
        assert second.tolist() == [6, 12] and len(calls) == i + 1


def test_threads_follow_at_the_same_time() -> None:
    def function(x: Any) -> Any:
        hidden = x * 2
        return hidden * 3 if hidden.sum().item() > 0 else hidden.sin()

    compiled = sg.compile(function)
    wrong: list[Any] = []

    def work(sign: float) -> None:
        for i in range(1, 60):
            x = sg.full((5,), sign * i, requires_grad=True)
            found = compiled(x)
            expected = function(x)
            ours, theirs = (sg.autograd.grad(out.sum(), x)[0] for out in (found, expected))
            if not (found.allclose(expected) and ours.allclose(theirs)):
                wrong.append((sign, i))

    started = [threading.Thread(target=work, args=(sign,)) for sign in (1.0, -1.0, 1.0, -1.0)]
    for one in started:
        one.start()
    for one in started:
        one.join()
    assert not wrong


def test_a_module_with_a_state() -> None:
    class Counting(sg.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inner = sg.nn.Linear(3, 3)
            self.state = sg.zeros(3)
            self.calls = 0

        def forward(self, x: Any) -> Any:
            self.calls += 1
            self.state = (self.inner(x) + self.state).tanh().detach()
            return self.inner(self.state).sum()

    sg.manual_seed(0)
    module = Counting()
    plain = Counting()
    plain.load_state_dict(module.state_dict())
    compiled = sg.compile(module)
    for i in range(5):
        x = sg.full((3,), 0.1 * i)
        close(compiled(x), plain(x))
        close(module.state, plain.state)
        assert module.calls == i + 1
    assert of(compiled).hits >= 2


def test_what_it_draws_from_a_generator_of_its_own() -> None:
    ours, theirs = sg.Generator().manual_seed(5), sg.Generator().manual_seed(5)
    drawing = lambda generator: lambda x: x * (sg.rand(4, generator=generator) + len((x * 2).tolist()))  # noqa: E731
    compiled, plain = sg.compile(drawing(ours)), drawing(theirs)
    for _ in range(5):
        close(compiled(sg.ones(4)), plain(sg.ones(4)))
        assert ours.get_state() == theirs.get_state()


def test_fullgraph_is_an_error_still() -> None:
    with pytest.raises(RuntimeError, match=r"fullgraph=True.*reads the value of a tensor"):
        Compiled(lambda x: x * sum((x * 2).tolist()), fullgraph=True)(sg.ones(2))


def test_a_profile_shows_its_programs() -> None:
    compiled = sg.compile(lambda x: ((x * 2).exp() * len((x * 2).tolist())).sum())
    for _ in range(3):
        compiled(sg.ones(5))
    with sg.autograd.profiler.profile() as recorded:
        compiled(sg.ones(5))
    assert any("exp" in row.key and row.key.startswith("loop(") for row in recorded.key_averages())
