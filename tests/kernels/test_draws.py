"""Compiled draws beside NumPy's own: the same numbers from the same generator, which goes on from the same place."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.array.base import native_runtime

BITS: tuple[Callable[[int], Any], ...] = (np.random.PCG64, np.random.MT19937, np.random.Philox, np.random.SFC64, np.random.PCG64DXSM)
SHAPES = [(), (0,), (1,), (7,), (3, 4), (2, 0, 3), (5, 1000)]


@pytest.fixture(params=BITS)
def both(request: Any) -> tuple[Any, Any]:
    return np.random.Generator(request.param(3)), np.random.Generator(request.param(3))


def same(found: Any, wanted: Any, both: tuple[Any, Any]) -> None:
    assert found.dtype == wanted.dtype and found.shape == wanted.shape and np.array_equal(found, wanted)
    assert both[0].random(3).tolist() == both[1].random(3).tolist()  # both go on from there


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_uniform_numbers(shape: tuple[int, ...], dtype: Any, both: tuple[Any, Any]) -> None:
    double = dtype is np.float64
    same(native_runtime.uniform(both[0], shape, double), np.asarray(both[1].random(shape, dtype), dtype), both)
    into = np.empty(shape, dtype)
    assert native_runtime.uniform(both[0], into, double) is into
    same(into, np.asarray(both[1].random(shape, dtype), dtype), both)


def test_normal_numbers(both: tuple[Any, Any]) -> None:
    for shape in (*SHAPES, (200_000,)):  # among which all layers, their wedges and the tail are met
        same(native_runtime.normal(both[0], shape), np.asarray(both[1].standard_normal(shape, np.float32)), both)
        into = np.empty(shape, np.float32)
        assert native_runtime.normal(both[0], into) is into
        same(into, np.asarray(both[1].standard_normal(shape, np.float32)), both)


@pytest.mark.parametrize("seed", [4583, 5121])
def test_a_normal_number_at_the_edge_of_its_layer(seed: int) -> None:
    both = np.random.Generator(np.random.PCG64(seed)), np.random.Generator(np.random.PCG64(seed))
    same(native_runtime.normal(both[0], (10_000,)), both[1].standard_normal(10_000, np.float32), both)


def test_an_order_by_chance(both: tuple[Any, Any]) -> None:
    for n in (*range(12), 1000, 300_000):
        same(native_runtime.permutation(both[0], n), both[1].permutation(n), both)
    for refused in (-1, 2**32, 2.0, None):
        assert native_runtime.permutation(both[0], refused) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("low, high", [(0, 2), (0, 5), (-3, 4), (0, 2**31), (7, 2**31 + 8), (0, 2**32 - 1), (-(2**63), -(2**63) + 9), (2**63 - 9, 2**63 - 1)])
def test_integers(low: int, high: int, both: tuple[Any, Any]) -> None:
    for shape in SHAPES:
        same(native_runtime.integers(both[0], shape, low, high), np.asarray(both[1].integers(low, high, shape)), both)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_ones_by_chance(dtype: Any, both: tuple[Any, Any]) -> None:
    for shape in SHAPES:
        chances = np.linspace(0, 1, int(np.prod(shape))).reshape(shape).astype(dtype)
        same(native_runtime.ones_by_chance(both[0], chances), np.asarray(both[1].random(shape) < chances, dtype), both)


def test_choices(both: tuple[Any, Any]) -> None:
    for weights in ([1.0], [0.0, 2.0, 0.0, 1.0, 0.0], [5e-324, 1e-3], list(range(1000))):
        row = np.array(weights, np.float64)
        running = row.cumsum()
        same(native_runtime.choices(both[0], row, 200), running.searchsorted(both[1].random(200) * running[-1], "right"), both)
        single = row.astype(np.float32)
        running = single.astype(np.float64).cumsum()
        same(native_runtime.choices(both[0], single, 3), running.searchsorted(both[1].random(3) * running[-1], "right"), both)


def not_covered() -> dict[str, Callable[[Any], Any]]:
    read_only = np.zeros(4, np.float32)
    read_only.flags.writeable = False
    return {
        "no generator": lambda random: native_runtime.uniform(object(), (2,), False),
        "a generator of tensors": lambda random: native_runtime.integers(specgrad.Generator(), (2,), 0, 4),
        "a negative size": lambda random: native_runtime.uniform(random, (2, -1), False),
        "a size that is no int": lambda random: native_runtime.uniform(random, (2.0,), False),
        "more than memory holds": lambda random: native_runtime.uniform(random, (2**62, 8), False),
        "a list": lambda random: native_runtime.uniform(random, [2], False),
        "an array that cannot be written": lambda random: native_runtime.uniform(random, read_only, False),
        "an array with gaps": lambda random: native_runtime.uniform(random, np.zeros(8, np.float32)[::2], False),
        "an array of another dtype": lambda random: native_runtime.uniform(random, np.zeros(8, np.float32), True),
        "normal numbers of float64": lambda random: native_runtime.normal(random, np.zeros(8)),
        "no range": lambda random: native_runtime.integers(random, (2,), 3, 3),
        "one number": lambda random: native_runtime.integers(random, (2,), 3, 4),
        "a range of 64 bits": lambda random: native_runtime.integers(random, (2,), -(2**63), 2**63 - 1),
        "numbers beyond 64 bits": lambda random: native_runtime.integers(random, (2,), 0, 2**64),
        "a chance above one": lambda random: native_runtime.ones_by_chance(random, np.array([0.5, 1.5])),
        "a chance that is no number": lambda random: native_runtime.ones_by_chance(random, np.array([0.5, np.nan])),
        "chances that are ints": lambda random: native_runtime.ones_by_chance(random, np.array([0, 1])),
        "no weights": lambda random: native_runtime.choices(random, np.zeros(0), 2),
        "weights of zero": lambda random: native_runtime.choices(random, np.zeros(3), 2),
        "a negative weight": lambda random: native_runtime.choices(random, np.array([1.0, -1.0, 3.0]), 2),
        "a weight that is no number": lambda random: native_runtime.choices(random, np.array([1.0, np.nan]), 2),
        "an infinite weight": lambda random: native_runtime.choices(random, np.array([1.0, np.inf]), 2),
        "a sum beyond the largest number": lambda random: native_runtime.choices(random, np.array([1e308, 1e308]), 2),
        "weights whose sum loses digits": lambda random: native_runtime.choices(random, np.array([5e-324, 1e-323]), 2),
        "rows of weights": lambda random: native_runtime.choices(random, np.ones((2, 3)), 2),
        "a negative number of choices": lambda random: native_runtime.choices(random, np.ones(3), -1),
    }


@pytest.mark.parametrize("name", not_covered())
def test_of_what_is_not_covered_nothing_is_drawn(name: str) -> None:
    random, other = np.random.default_rng(5), np.random.default_rng(5)
    assert not_covered()[name](random) is None
    assert random.random() == other.random()


def test_a_draw_waits_for_the_lock_and_gives_it_back() -> None:
    random = np.random.default_rng(0)
    drawn: list[Any] = []
    thread = threading.Thread(target=lambda: drawn.append(native_runtime.uniform(random, (3,), False)))
    with random.bit_generator.lock:
        thread.start()
        time.sleep(0.05)
        assert not drawn
    thread.join()
    assert len(drawn) == 1
    assert native_runtime.ones_by_chance(random, np.array([2.0])) is None  # nothing drawn, and the lock is free again
    assert random.bit_generator.lock.acquire(blocking=False)
    random.bit_generator.lock.release()


def test_threads_share_one_stream() -> None:
    """What several threads draw from one generator is what one would have drawn, in some order."""
    random, alone = np.random.default_rng(1), np.random.default_rng(1)
    drawn: list[Any] = []

    def draw() -> None:
        for _ in range(20):
            drawn.append(native_runtime.uniform(random, (5000,), True))

    threads = [threading.Thread(target=draw) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert np.array_equal(np.sort(np.concatenate(drawn)), np.sort(alone.random(80 * 5000)))


@pytest.mark.parametrize(
    "draw",
    [
        lambda: specgrad.rand(3, 4),
        lambda: specgrad.rand_like(specgrad.ones(3, dtype=specgrad.float64)),
        lambda: specgrad.randn_like(specgrad.ones(3)),
        lambda: specgrad.randint(-3, 7, (5,)),
        lambda: specgrad.randint(0, 2, (5,), dtype=specgrad.int8),
        lambda: specgrad.bernoulli(specgrad.tensor([0.1, 0.5, 0.9])),
        lambda: specgrad.multinomial(specgrad.tensor([0.1, 0.0, 0.9]), 8, replacement=True),
        lambda: specgrad.empty(5).uniform_(-2, 3),
        lambda: specgrad.empty(5, 6)[:, 1].uniform_(-2, 3),
        lambda: specgrad.empty(5, dtype=specgrad.float64).normal_(1, 2),
        lambda: specgrad.empty(5).normal_(),
        lambda: specgrad.empty(5, dtype=specgrad.float16).uniform_(),
    ],
)  # fmt: skip
def test_functions_draw_the_same_without_compiled_code(draw: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    specgrad.manual_seed(11)
    found = draw()
    for name in ("uniform", "normal", "integers", "ones_by_chance", "choices"):
        monkeypatch.setattr(native_runtime, name, lambda *args: None)
    specgrad.manual_seed(11)
    wanted = draw()
    assert found.dtype is wanted.dtype and specgrad.equal(found, wanted)


def test_numbers_in_place_are_those_of_a_new_tensor() -> None:
    specgrad.manual_seed(11)
    uniform, normal = specgrad.rand(500) * 5 - 2, specgrad.randn(500) * 3 + 1
    specgrad.manual_seed(11)
    assert specgrad.equal(specgrad.empty(500).uniform_(-2, 3), uniform)
    assert specgrad.equal(specgrad.empty(500).normal_(1, 3), normal)
