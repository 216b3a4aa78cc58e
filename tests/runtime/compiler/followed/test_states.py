"""What a function changes that its results depend on is changed in each call."""

from __future__ import annotations

import io
import itertools
import queue
import random
import types
import warnings
from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np
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


@with_state
def of_the_random_modules_function() -> Callable[[Any], Any]:
    random.seed(3)
    draw = random.random
    return lambda x: x * draw()


@with_state
def of_a_generator_of_numpys() -> Callable[[Any], Any]:
    numbers = np.random.default_rng(3)
    return lambda x: x * numbers.normal()


@with_state
def of_an_array_of_numpys_random_numbers() -> Callable[[Any], Any]:
    numbers = np.random.default_rng(3)
    return lambda x: x + sg.from_numpy(numbers.normal(size=2))


@with_state
def of_numpys_random_numbers() -> Callable[[Any], Any]:
    np.random.seed(3)
    return lambda x: x * np.random.rand() + np.random.randint(1 << 20)


@with_state
def of_a_method_of_numpys() -> Callable[[Any], Any]:
    draw = np.random.RandomState(3).normal
    return lambda x: x * draw()


@with_state
def of_a_queue() -> Callable[[Any], Any]:
    waiting: Any = queue.Queue()
    for number in range(6):
        waiting.put(number)
    return lambda x: x * waiting.get()


@with_state
def of_a_queue_in_c() -> Callable[[Any], Any]:
    waiting: Any = queue.SimpleQueue()
    for number in range(6):
        waiting.put(number)
    return lambda x: x * waiting.get()


@with_state
def of_a_file() -> Callable[[Any], Any]:
    lines = io.StringIO("1\n2\n3\n4\n5\n6\n")
    return lambda x: x * int(lines.readline())


@with_state
def of_a_namespace() -> Callable[[Any], Any]:
    counted = types.SimpleNamespace(calls=0)

    def function(x: Any) -> Any:
        counted.calls += 1
        return x * counted.calls

    return function


@pytest.mark.parametrize("state", STATES)
def test_what_changes_a_state_runs_in_each_call(state: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # some do something else in each call, and are left as they are
        expected = [STATES[state]()]
        expected = [expected[0](sg.ones(2)).tolist() for _ in range(6)]
        compiled = sg.compile(STATES[state]())
        assert [compiled(sg.ones(2)).tolist() for _ in range(6)] == expected
