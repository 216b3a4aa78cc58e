"""What a compiled gradient keeps of its function's values, and what it computes again."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import specgrad as sg
from specgrad.compiler.compiled import Compiled
from specgrad.compiler.rewrite.min_cut import ALWAYS, SINK, SOURCE, Network
from specgrad.core.kernels import table

needs_compiler = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")


@pytest.mark.parametrize("seed", range(30))
def test_no_other_cut_costs_less(seed: int) -> None:
    rng = random.Random(seed)
    places = [SOURCE, *range(6), SINK]
    edges = {(a, b): rng.choice([1, 2, 3, 10, ALWAYS]) for a, b in itertools.permutations(places, 2) if b != SOURCE and a != SINK and rng.random() < 0.4}
    network = Network()
    for (a, b), cost in edges.items():
        network.add(a, b, cost)

    def costs(without: set[Any]) -> int:
        return sum(cost for (a, b), cost in edges.items() if a in without and b not in without)

    least = min(costs({SOURCE, *chosen}) for count in range(7) for chosen in itertools.combinations(range(6), count))
    if least < ALWAYS:
        without = network.cut()
        assert SOURCE in without and SINK not in without and costs(without) == least


def kept_by(function: Any, *args: sg.Tensor) -> list[str]:
    """The ops whose results the gradient keeps."""
    compiled = sg.compile(function, fullgraph=True)
    assert isinstance(compiled, Compiled)
    forward, backward = compiled.explain(*args).split("\n\n")
    outputs = [part.split(":")[0] for part in forward.splitlines()[-1].removeprefix("outputs ").split(", v")[1:]]
    made = dict(reversed(line.strip().split(": ", 1)) for line in forward.splitlines() if " = " in line)
    names = {number: text for text, number in made.items()}
    assert all(f"v{number}:" in backward.splitlines()[1] for number in outputs)
    return [names[f"v{number}"].split("= ")[1].split("(")[0] for number in outputs]


@pytest.mark.slow
@needs_compiler
def test_what_is_written_anyway_is_kept() -> None:
    """The product reads its operand from memory: so can the gradient, which needs no tanh then."""
    w, v, x = sg.randn(64, 64, requires_grad=True), sg.randn(64, 8, requires_grad=True), sg.randn(256, 64)
    assert kept_by(lambda w, v, x: ((x @ w).tanh() @ v).sum(), w, v, x) == ["tanh"]


@pytest.mark.slow
@needs_compiler
def test_what_costs_little_is_computed_again() -> None:
    x = sg.randn(1000, 100, requires_grad=True)
    assert kept_by(lambda x: ((x * 2 + 1) ** 2 * x).sum(), x) == []
    assert kept_by(lambda x: (x.sin() * x).sum(), x) == []


@pytest.mark.slow
@needs_compiler
def test_what_was_costly_to_make_is_kept() -> None:
    """Of many functions, one behind another, the last values cost more to compute than to read."""

    def function(x: sg.Tensor) -> sg.Tensor:
        y = x
        for _ in range(6):
            y = (y.sin() + y.exp()).tanh()
        return (y * y).sum()

    x = sg.randn(1000, 100, requires_grad=True)
    kept = kept_by(function, x)
    assert kept and len(kept) < 18
    found, expected = sg.compile(function)(x), function(x)
    assert sg.autograd.grad(found, x)[0].allclose(sg.autograd.grad(expected, x)[0], rtol=1e-4)


@pytest.mark.slow
@needs_compiler
def test_of_small_tensors_nothing_is_kept() -> None:
    def function(x: sg.Tensor) -> sg.Tensor:
        for _ in range(30):
            x = (x * 1.01).sin() + x
        return x.sum()

    assert kept_by(function, sg.randn(8, requires_grad=True)) == []


@pytest.mark.slow
@needs_compiler
def test_what_could_run_late_joins_the_loops_that_read_it() -> None:
    """The derivative of tanh is computed where it is multiplied with what comes back through the product."""
    w, x = sg.randn(64, 8, requires_grad=True), sg.randn(256, 64, requires_grad=True)
    compiled = sg.compile(lambda w, x: (x.tanh() @ w).sum(), fullgraph=True)
    backward = compiled.explain(w, x).split("\n\n")[1]
    assert backward.count("loop over [256, 64]") == 1
