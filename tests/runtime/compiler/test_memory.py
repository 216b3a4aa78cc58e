"""The memory of what stays within a compiled program: shared by what is not needed at the same time."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import specgrad as sg
from specgrad.compiler.kernels.emit import Memory
from specgrad.core.kernels import table


@pytest.mark.parametrize("seed", range(20))
def test_what_is_needed_at_the_same_time_lies_apart(seed: int) -> None:
    rng = random.Random(seed)
    memory = Memory()
    used: list[tuple[int, int, int]] = []
    for _ in range(30):
        first = rng.randrange(12)
        used.append((rng.choice([0, 1, 63, 64, 100, 5000]), first, rng.randrange(first, 12)))
        memory.temporary(*used[-1])
    places, arena = memory.planned()
    for i, (size, first, last) in enumerate(used):
        assert places[i] % 64 == 0 and places[i] + size <= arena
        for j, (other, begins, ends) in enumerate(used[:i]):
            if begins <= last and first <= ends:
                assert places[i] + size <= places[j] or places[j] + other <= places[i]
    assert arena < sum(size + 64 for size, _, _ in used)


def arena_of(function: Any, *args: sg.Tensor) -> int:
    found = re.search(r"what stays within: ([\d,]+) bytes", sg.compile(function, fullgraph=True).explain(*args))
    return int(found[1].replace(",", "")) if found else 0


@pytest.mark.slow
@pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")
def test_a_row_of_products_needs_two_places() -> None:
    """Each reads the one before, which then is free for the one after."""

    def function(x: sg.Tensor, count: int) -> sg.Tensor:
        y = x
        for _ in range(count):
            y = (y @ x).tanh()
        return y.sum()

    x = sg.randn(64, 64) * 0.1
    few, many = arena_of(lambda x: function(x, 3), x), arena_of(lambda x: function(x, 12), x)
    assert 0 < few == many <= 3 * x.nbytes
    assert sg.compile(lambda x: function(x, 12))(x).allclose(function(x, 12))
