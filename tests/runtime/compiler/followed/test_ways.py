"""Compiled functions that read values and take one way or another, and those that draw random numbers."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.compiler.followed import ways
from specgrad.core.base.state import thread
from specgrad.core.kernels import table

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")


def branches(x: sg.Tensor) -> sg.Tensor:
    if x.sum() > 0:
        return (x * 2).exp()
    if int((x < -1).sum()) > 1:
        return x * 3
    return x.sin()


def square_root(x: sg.Tensor) -> tuple[sg.Tensor, int]:
    y, steps = x, 0
    while bool(((y * y - x).abs() > 1e-6 * x).any()):
        y, steps = (y + x / y) / 2, steps + 1
    return y, steps


def counts(x: sg.Tensor) -> sg.Tensor:
    return x * int((x > 0).sum()) + x[: (x > 0).sum().item()].sum()


POINTS = ([1.0, 2.0, 3.0], [-1.0, -2.0, -3.0], [-0.5, -0.5, 0.5], [3.0, -1.0, -2.0], [1.0, 2.0, 3.0])


@pytest.mark.slow
@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("function", [branches, counts], ids=["branches", "counts"])
def test_each_way_has_its_value_and_its_gradient(function: Callable[..., Any]) -> None:
    compiled = sg.compile(function)
    for values in POINTS:
        x = sg.tensor(values, requires_grad=True)
        found, expected = compiled(x), function(x)
        assert found.tolist() == expected.tolist()
        weights = sg.tensor([1.0, 2.0, 3.0])
        assert sg.autograd.grad(found, x, weights)[0].tolist() == sg.autograd.grad(expected, x, weights)[0].tolist()
    assert "way 2 of" in compiled.explain(sg.tensor(POINTS[0], requires_grad=True))


@pytest.mark.slow
@pytest.mark.filterwarnings("error")
def test_a_loop_ends_when_its_values_say_so() -> None:
    compiled = sg.compile(square_root)
    for values in ([2.0, 3.0], [1.0, 1.0], [100.0, 5.0], [2.0, 3.0], [1.0, 1.0]):
        x = sg.tensor(values, requires_grad=True)
        (found, steps), (expected, steps_expected) = compiled(x), square_root(x)
        assert steps == steps_expected and found.tolist() == expected.tolist()
        if steps:
            assert sg.autograd.grad(found.sum(), x)[0].allclose(sg.autograd.grad(expected.sum(), x)[0])


def test_second_derivatives_are_those_of_the_way() -> None:
    x = sg.tensor([1.0, 2.0, 3.0], requires_grad=True)
    compiled = sg.compile(branches)
    compiled(-x)
    (first,) = sg.autograd.grad(compiled(x).sum(), x, create_graph=True)
    (second,) = sg.autograd.grad(first.sum(), x)
    assert second.allclose(4 * (x * 2).exp())


def test_what_is_read_may_not_be_the_same_each_time() -> None:
    answers = iter([True, False] * 50)
    compiled = sg.compile(lambda x: x * 2 if bool((x > 0).any()) and next(answers) else x.sum() if x.sum() > 3 else x)
    for _ in range(8):
        assert compiled(sg.ones(2)).tolist() in ([2, 2], 2, [1, 1])
    assert thread.tracer is None


@pytest.mark.slow
def test_more_ways_than_are_compiled_run_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "MOST_WAYS", 2)
    compiled = sg.compile(lambda x: x * int(x.int().sum()))
    assert [compiled(sg.full((2,), float(n))).tolist() for n in (1, 2)] == [[2, 2], [8, 8]]
    with pytest.warns(UserWarning, match="runs as it is, not compiled: it was compiled for 2 ways"):
        for _ in range(2):
            assert compiled(sg.full((2,), 3.0)).tolist() == [18, 18]
    assert [compiled(sg.full((2,), float(n))).tolist() for n in (1, 3, 2)] == [[2, 2], [18, 18], [8, 8]]


def test_what_a_way_reads_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    factor = sg.tensor(2.0)
    held = {"factor": factor}
    compiled = sg.compile(lambda x: x * held["factor"] if x.sum() > 0 else x - held["factor"])
    x = sg.ones(2)
    assert compiled(x).tolist() == [2, 2] and compiled(-x).tolist() == [-3, -3]
    held["factor"] = sg.tensor(5.0)
    assert compiled(x).tolist() == [5, 5] and compiled(-x).tolist() == [-6, -6] and compiled(x).tolist() == [5, 5]


def test_the_log_names_the_value_that_is_another(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("SPECGRAD_LOG", "recompiles")
    compiled = sg.compile(branches)
    compiled(sg.ones(3))
    compiled(-sg.ones(3))
    assert "branches is compiled anew at" in (said := capsys.readouterr().err) and "it reads False, not True, at" in said and "test_ways.py:" in said


def test_two_threads_on_two_ways() -> None:
    compiled = sg.compile(branches)
    wrong: list[Any] = []

    def run(values: list[float]) -> None:
        x = sg.tensor(values)
        expected = branches(x).tolist()
        wrong.extend(found for _ in range(200) if (found := compiled(x).tolist()) != expected)

    threads = [threading.Thread(target=run, args=(values,)) for values in POINTS[:3]]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert wrong == []


@pytest.mark.slow
def test_a_real_number_that_stays_may_be_read() -> None:
    rate, x = sg.tensor(0.5), sg.ones(2, requires_grad=True)
    compiled = sg.compile(lambda x: x * rate.item() + float(rate))
    for value in (0.5, 0.5, 0.25, 0.5):
        rate.fill_(value)
        assert compiled(x).tolist() == [2 * value, 2 * value] and "CompiledBackward" in str(compiled(x).grad_fn)


@pytest.mark.slow
def test_zeros_of_both_signs_are_two_numbers_and_nan_is_one() -> None:
    x, scale = sg.tensor([1.0, -1.0]), sg.tensor(0.0)
    compiled = sg.compile(lambda x: x / scale.item())
    for value in (0.0, -0.0, 0.0, -0.0):
        scale.fill_(value)
        assert str(compiled(x)) == str(x / scale)
    function = sg.compile(lambda x: x * scale.item())
    scale.fill_(float("nan"))
    assert all(str(function(x)) == "tensor([nan, nan])" for _ in range(3))
    assert function.explain(x).count(", forward") == 1


def test_what_cannot_be_compiled_is_not_kept_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def picks(x: sg.Tensor, i: sg.Tensor) -> sg.Tensor:
        if int(i) > 1:
            raise ValueError(f"{int(i)} is too large")
        return x[int(i)] * 2

    compiled = sg.compile(picks)
    assert [compiled(sg.ones(2), sg.tensor(i)).item() for i in (0, 1)] == [2, 2]
    for i in range(2, 60):
        with pytest.raises(ValueError, match=f"{i} is too large"):
            compiled(sg.ones(2), sg.tensor(i))
    (found,) = compiled._made.values()
    assert not isinstance(found, ways.Ways) or len(found.refused) <= ways.MOST_WAYS


def test_a_real_number_that_changes_is_given_up() -> None:
    compiled = sg.compile(lambda x: x * x.sum().item())
    assert [compiled(sg.full((2,), float(n))).tolist() for n in (1, 2)] == [[2, 2], [8, 8]]
    with pytest.warns(UserWarning, match=r"runs as it is, not compiled: it reads a real number, which is another in each call, at .*test_ways.py:"):
        for _ in range(2):
            assert compiled(sg.full((2,), 3.0)).tolist() == [18, 18]
    assert [compiled(sg.full((2,), float(n))).tolist() for n in (1, 4)] == [[2, 2], [32, 32]]
    assert "is not compiled: it reads a real number" in compiled.explain(sg.ones(2)) and thread.tracer is None


# ---- random numbers

DRAWING: dict[str, Callable[..., sg.Tensor]] = {
    "dropout": lambda x: sg.nn.functional.dropout(x * 2, 0.5) + 1,
    "two dropouts": lambda x: sg.nn.functional.dropout(sg.nn.functional.dropout(x, 0.2).sin(), 0.5),
    "channels": lambda x: sg.nn.functional.dropout1d(x, 0.5),
    "rand_like": lambda x: x + sg.rand_like(x * 2) * sg.randn_like(x),
    "rand": lambda x: (x * sg.rand(4)).sum() + sg.randn(2, 4).sum(),
    "integers": lambda x: x[:, sg.randint(0, 4, (5,))] + x[:, sg.randperm(4)].sum(),
    "normal": lambda x: x * sg.normal(1.0, 2.0, (4,)),
    "probabilities": lambda x: x * sg.bernoulli(x.detach().sigmoid()),
    "unread": lambda x: (sg.rand(3), x * 2)[1] + sg.rand(4),
    "branch": lambda x: x * sg.rand(4) if bool(sg.rand(()) > 0.5) else x - sg.rand(4),
}


@pytest.mark.slow
@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", DRAWING)
def test_random_numbers_are_those_of_the_function_as_it_is(name: str) -> None:
    function = DRAWING[name]
    compiled = sg.compile(function)
    x = sg.arange(8.0).reshape(2, 4).requires_grad_()

    def several(function: Callable[..., sg.Tensor]) -> list[sg.Tensor]:
        sg.manual_seed(7)
        found: list[sg.Tensor] = []
        for _ in range(4):
            value = function(x)
            (gradient,) = sg.autograd.grad(value.sum(), x, create_graph=True)
            found += [value.detach(), gradient.detach(), sg.rand(1)]
        return found

    for found, expected in zip(several(compiled), several(function), strict=True):
        assert sg.allclose(found, expected) if name == "rand" else sg.equal(found, expected)  # sums are added up in another order


@pytest.mark.slow
def test_second_derivatives_draw_the_same_again() -> None:
    x = sg.ones(16, requires_grad=True)
    compiled = sg.compile(lambda x: (sg.nn.functional.dropout(x, 0.5) ** 3).sum())
    (first,) = sg.autograd.grad(compiled(x), x, create_graph=True)
    after = sg.get_rng_state()
    (second,) = sg.autograd.grad(first.sum(), x)
    assert second.tolist() == (first * 2).tolist() and set(second.tolist()) == {0.0, 48.0}
    assert sg.get_rng_state() == after


def test_an_own_generator() -> None:
    generator = sg.Generator().manual_seed(3)
    compiled = sg.compile(lambda x: x * sg.rand(4, generator=generator))
    before = sg.get_rng_state()
    found = [compiled(sg.ones(4)).tolist() for _ in range(3)]
    generator.manual_seed(3)
    assert found == [sg.rand(4, generator=generator).tolist() for _ in range(3)] and sg.get_rng_state() == before


def seeds(x: sg.Tensor) -> sg.Tensor:
    sg.manual_seed(0)
    return x * sg.rand(3)


def goes_back(x: sg.Tensor) -> sg.Tensor:
    state = sg.default_generator.get_state()
    y = x * sg.rand(3)
    sg.set_rng_state(state)
    return y * sg.rand(3)


def recomputes(x: sg.Tensor) -> sg.Tensor:
    def dropped(x: sg.Tensor) -> sg.Tensor:
        return sg.nn.functional.dropout(x, 0.5).sin()

    return sg.autograd.functional.vjp(lambda x: sg.utils.checkpoint.checkpoint(dropped, x, use_reentrant=False), x, x)[1]


@pytest.mark.parametrize(
    "row",
    [
        (seeds, "sets the seed of random numbers"),
        (goes_back, "sets the state of random numbers"),
        (recomputes, "sets the state of random numbers"),
        (lambda x: (x * 2).uniform_(), "draws random numbers in place"),
    ],
    ids=["seeds", "goes back", "recomputes", "in place"],
)
def test_what_else_is_done_to_random_numbers_runs_as_it_is(row: tuple[Callable[..., Any], str]) -> None:
    function, why = row
    compiled = sg.compile(function)
    sg.manual_seed(5)
    expected = [function(sg.ones(3)).tolist(), sg.rand(1).item()]
    sg.manual_seed(5)
    with pytest.warns(UserWarning, match=why):
        found = compiled(sg.ones(3)).tolist()
    assert [found, sg.rand(1).item()] == expected
