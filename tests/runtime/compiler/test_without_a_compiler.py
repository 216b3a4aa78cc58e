"""Where there is no C compiler, a compiled function calls its ops one by one: the same bits, and no more memory than the function as it is."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import func, nn
from specgrad.autograd import profiler
from specgrad.compiler import native
from specgrad.compiler.cut import CompilerError
from specgrad.compiler.program import Program
from specgrad.compiler.straight_line import straight_line
from specgrad.core.kernels import table
from tests.runtime.compiler.test_programs import PROGRAMS, results_of, tensors

F = nn.functional


@pytest.fixture(autouse=True)
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: Any) -> Any:
        raise CompilerError("the C compiler cc failed: there is none")

    monkeypatch.setattr(native, "compiled", missing)
    monkeypatch.setattr(native, "compiled_for_now", missing)


WHY = "the C compiler cc failed: there is none" if table.compiled else "specgrad runs on NumPy alone, without compiled kernels"


# Whose gradients add along rows: within a kernel, in another order than `sum` does.
ALONG_ROWS = ("norm", "softmax", "smoothed labels")


@pytest.mark.filterwarnings("ignore:.*calls its ops one by one")
@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_give_the_bits_of_the_function_as_it_is(name: str) -> None:
    function, shapes = PROGRAMS[name]
    compiled, inputs = sg.compile(function), tensors(*shapes)
    expected = results_of(function, inputs)
    for found in (results_of(compiled, inputs), results_of(compiled, inputs)):
        assert len(found[0]) == len(expected[0])
        for ours, theirs in zip([*found[0], *found[1]], [*expected[0], *expected[1]]):
            if ours is None or theirs is None:
                assert ours is theirs
                continue
            assert ours.dtype is theirs.dtype and ours.shape == theirs.shape and ours.stride() == theirs.stride()
            apart = 1e-14 if any(along in name for along in ALONG_ROWS) else 0
            np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=apart, atol=apart)


@pytest.mark.filterwarnings("ignore:.*calls its ops one by one")
def test_steps_branches_and_random_numbers() -> None:
    step = sg.compile(func.grad_and_value(lambda w, x: (sg.tanh(x @ w) ** 2).mean()))
    w, x = (t.detach() for t in tensors((5, 4), (6, 5)))
    for ours, theirs in zip(step(w, x), step.function(w, x)):
        assert ours.tolist() == theirs.tolist()

    @sg.compile
    def halved(x: sg.Tensor) -> Any:
        steps = 0
        while x.abs().sum() > 1:
            x, steps = x / 2, steps + 1
        return x, steps

    for scale in (1.0, 100.0, 1.0):
        x = sg.tensor([scale, 3.0], requires_grad=True)
        (ours, count), (theirs, expected) = halved(x), halved.function(x)
        assert ours.tolist() == theirs.tolist() and count == expected
        assert sg.autograd.grad(ours.sum(), x)[0].tolist() == sg.autograd.grad(theirs.sum(), x)[0].tolist()
    dropped = sg.compile(lambda x: F.dropout(x * 2, 0.5) + sg.rand(3))
    found = []
    for function in (dropped, dropped.function):
        sg.manual_seed(3)
        found.append([function(sg.ones(3)).tolist() for _ in range(3)])
    assert found[0] == found[1]


@pytest.mark.filterwarnings("ignore:.*calls its ops one by one")
def test_gradients_of_gradients_and_other_sizes() -> None:
    cube = sg.compile(lambda x: (x**3).sum())
    for size in (2, 3, 4, 5, 6, 7, 8):
        x = sg.arange(1.0, size + 1, requires_grad=True)
        (first,) = sg.autograd.grad(cube(x), x, create_graph=True)
        assert first.tolist() == (3 * x**2).tolist() and sg.autograd.grad(first.sum(), x)[0].tolist() == (6 * x).tolist()
    captured = sg.ones(2)
    times = sg.compile(lambda x: x * captured)
    assert times(sg.ones(2)).tolist() == [1, 1]
    captured.mul_(3)
    assert times(sg.ones(2)).tolist() == [3, 3]


def test_it_is_said_once_and_explained() -> None:
    double = sg.compile(lambda x: (x * 2).exp().sum())
    with pytest.warns(UserWarning, match="one by one") as told:
        for size in (3, 4, 3):
            double(sg.zeros(size))
    assert len(told) == 1
    explained = double.explain(sg.ones(3))
    assert f"not compiled: {WHY}" in explained and "= exp(" in explained and "loop" not in explained
    assert "exp" in str(double.draw(sg.ones(3)))
    with pytest.raises(RuntimeError, match=f"fullgraph=True.*cannot be compiled: {WHY}"):
        sg.compile(lambda x: x + 1, fullgraph=True)(sg.ones(2))


@pytest.mark.filterwarnings("ignore:.*calls its ops one by one")
def test_a_profile_shows_the_ops() -> None:
    loss = sg.compile(lambda x: (x @ x).tanh().sum())
    x = sg.ones(3, 3)
    loss(x)
    with profiler.profile() as profile:
        loss(x)
    assert [event.key for event in profile.key_averages()] == ["mm", "tanh", "sum"]


@pytest.mark.filterwarnings("ignore:.*calls its ops one by one")
def test_arrays_are_let_go_once_nobody_reads_them_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a chain of ops, two arrays are there at a time; a view holds what it shows."""
    alive: list[weakref.ref[Any]] = []
    most = 0

    def noted(program: Program, parts: Any, run: Any, place: Any) -> Any:
        def run_noted(part: Any) -> Any:
            function = run(part)

            def call(*args: Any) -> Any:
                nonlocal most
                found = function(*args)
                base = found if found.base is None else found.base
                if not any(ref() is base for ref in alive):
                    alive.append(weakref.ref(base))
                gc.collect()
                most = max(most, sum(ref() is not None for ref in alive))
                return found

            return call

        return straight_line(program, parts, run_noted, place)

    monkeypatch.setattr("specgrad.compiler.run.straight_line", noted)

    def chain(x: sg.Tensor) -> sg.Tensor:
        for _ in range(10):
            x = (x * 1.5)[1:].exp()
        return x

    compiled = sg.compile(chain)
    x = sg.linspace(-1, 0, 400)
    for _ in range(2):
        assert compiled(x).tolist() == chain(x).tolist()
    assert 2 <= most <= 3
