"""What a function changes that its results depend on is changed in each call."""

from __future__ import annotations

import itertools
import random
import warnings
from collections import deque
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.core.kernels import table

pytestmark = [pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled"), pytest.mark.usefixtures("whatever_the_size")]

STATES: dict[str, Callable[[], Callable[[Any], Any]]] = {}


def with_state(make: Callable[[], Callable[[Any], Any]]) -> Callable[[], Callable[[Any], Any]]:
    STATES[make.__name__] = make
    return make


@with_state
def of_a_function() -> Callable[[Any], Any]:
    def function(x: Any) -> Any:
        function.calls += 1  # type: ignore[attr-defined]
        return x * function.calls  # type: ignore[attr-defined]

    function.calls = 0  # type: ignore[attr-defined]
    return function


@with_state
def of_a_deque() -> Callable[[Any], Any]:
    seen: deque[int] = deque()
    return lambda x: (seen.append(1), x * len(seen))[1]


@with_state
def of_an_iterator() -> Callable[[Any], Any]:
    numbers = itertools.count(1)
    return lambda x: x * next(numbers)


@with_state
def of_bytes() -> Callable[[Any], Any]:
    seen = bytearray(b"")
    return lambda x: (seen.append(1), x * len(seen))[1]


@with_state
def of_pythons_random_numbers() -> Callable[[Any], Any]:
    numbers = random.Random(3)
    return lambda x: x * numbers.random()


@with_state
def of_the_random_module() -> Callable[[Any], Any]:
    random.seed(3)
    return lambda x: x * random.random()


@pytest.mark.parametrize("state", STATES)
def test_what_changes_a_state_runs_in_each_call(state: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # some do something else in each call, and are left as they are
        expected = [STATES[state]()]
        expected = [expected[0](sg.ones(2)).tolist() for _ in range(6)]
        compiled = sg.compile(STATES[state]())
        assert [compiled(sg.ones(2)).tolist() for _ in range(6)] == expected
