"""Memory of large results is kept for the next ones, and never while anybody uses it."""

from __future__ import annotations

import gc
import threading
from typing import Any

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import specgrad
from specgrad import memory
from specgrad.array.base import native
from tests.kernels.kernel_cases import Array, kernels

MIB = 2**20
F32 = np.dtype(np.float32)


@pytest.fixture(autouse=True)
def own_pool():
    gc.collect()
    before, threads = memory.get_pool_limit(), specgrad.get_num_threads()
    memory.empty_cache()
    yield
    specgrad.set_num_threads(threads)
    memory.set_pool_limit(before)
    memory.empty_cache()


def large(value: float = 1.0, mib: float = 4) -> Array:
    """A result of so many MiB from a kernel."""
    return kernels["add"](np.full(int(mib * MIB // 4), value, F32), 0.0)


def address(array: Array) -> int:
    return int(array.__array_interface__["data"][0])


def test_what_a_result_leaves_behind_serves_the_next() -> None:
    x = large()
    place = address(x)
    del x
    assert memory.pool_size() == 4 * MIB
    y = large(2.0)
    assert address(y) == place
    assert memory.pool_size() == 0
    assert (y == 2).all()


def test_nothing_in_use_is_handed_out() -> None:
    alive = [large(float(i)) for i in range(6)]
    assert len({address(a) for a in alive}) == 6
    for i, a in enumerate(alive):
        assert (a == i).all()


@pytest.mark.parametrize("more", [0, 4, 8000, 16384, 20004])
def test_zeros_are_zeros_whatever_a_block_held(more: int) -> None:
    for threads in (1, 2, 5):
        specgrad.set_num_threads(threads)
        x = large(7.0)
        place = address(x)
        del x
        zeros = native.pooled(np.zeros, (4 * MIB - 32768 + more) // 4, F32)
        assert address(zeros) == place and not zeros.any()
        del zeros


def test_a_view_keeps_the_memory() -> None:
    x = large(3.0)
    view = x[10:20].reshape(2, 5)
    del x
    assert memory.pool_size() == 0
    others = [large(float(i)) for i in range(4)]
    assert (view == 3).all()
    del view
    assert memory.pool_size() == 4 * MIB
    del others


def test_a_tensor_and_a_buffer_keep_the_memory() -> None:
    a = specgrad.ones(MIB)
    row = (a + a)[5:9]
    shared = memoryview((a * 3.0).numpy()) if hasattr(a, "numpy") else memoryview(np.ones(4, F32))
    others = [a + float(i) for i in range(4)]
    assert row.tolist() == [2.0] * 4
    assert shared[0] == 3.0
    del others


def test_small_results_are_not_kept() -> None:
    for mib in (0.0001, 0.5, 0.99):
        del_me = large(1.0, mib)
        del del_me
    assert memory.pool_size() == 0


@pytest.mark.parametrize(("first", "second"), [(4, 3.9), (3.9, 4), (3.6, 3.9)])
def test_blocks_of_about_one_size_serve_for_each_other(first: float, second: float) -> None:
    x = large(1.0, first)
    place = address(x)
    del x
    assert memory.pool_size() == 4 * MIB
    assert address(large(1.0, second)) == place


def test_every_way_to_a_result_takes_from_the_pool() -> None:
    x, row = np.ones((1024, 1024), F32), np.ones(1024, F32)
    ways: dict[str, Any] = {
        "contiguous": lambda: kernels["add"](x, x),
        "broadcast": lambda: kernels["add"](x, row),
        "transposed": lambda: kernels["add"](x.T, x.T),
        "of rows": lambda: kernels["_softmax"](x),
        "several": lambda: kernels["_prelu_backward"](x, x, x),
    }
    for name, way in ways.items():
        memory.empty_cache()
        way()
        assert memory.pool_size() in (4 * MIB, 8 * MIB), name


# ---- the limit


def test_no_more_than_the_limit_is_kept() -> None:
    memory.set_pool_limit(10 * MIB)
    assert memory.get_pool_limit() == 10 * MIB
    alive = [large() for _ in range(5)]
    del alive
    assert memory.pool_size() == 8 * MIB
    memory.set_pool_limit(5 * MIB)
    assert memory.pool_size() == 4 * MIB
    memory.set_pool_limit(0)
    assert memory.pool_size() == 0
    big = large()
    del big
    assert memory.pool_size() == 0


def test_a_block_beyond_the_limit_pushes_nothing_out() -> None:
    memory.set_pool_limit(8 * MIB)
    small, big = large(1.0, 2), large(1.0, 16)
    del small, big
    assert memory.pool_size() == 2 * MIB


def test_the_oldest_goes_first() -> None:
    memory.set_pool_limit(8 * MIB)
    blocks = [large(1.0, mib) for mib in (2, 3, 5)]
    places = [address(b) for b in blocks]
    for _ in range(3):
        del blocks[0]
    assert memory.pool_size() == 8 * MIB
    assert address(large(1.0, 5)) == places[2]
    assert address(large(1.0, 3)) == places[1]


def test_many_blocks() -> None:
    memory.set_pool_limit(1024 * MIB)
    alive = [large(1.0, 1) for _ in range(100)]
    del alive
    assert 0 < memory.pool_size() <= 100 * MIB


def test_empty_cache_gives_all_back_and_keeps_the_limit() -> None:
    limit = memory.get_pool_limit()
    x = large()
    del x
    memory.empty_cache()
    assert memory.pool_size() == 0
    assert memory.get_pool_limit() == limit


@pytest.mark.parametrize(("value", "named"), [(1.0, "float"), ("1", "str"), (None, "NoneType"), (True, "bool")])
def test_a_limit_is_an_int(value: object, named: str) -> None:
    with pytest.raises(TypeError, match=f"set_pool_limit expects an int, but got {named}"):
        memory.set_pool_limit(value)  # type: ignore[arg-type]


def test_a_limit_is_not_negative() -> None:
    with pytest.raises(ValueError, match="not negative, but got -1"):
        memory.set_pool_limit(-1)


def test_any_large_limit() -> None:
    memory.set_pool_limit(2**100)
    x = large()
    del x
    assert memory.pool_size() == 4 * MIB


# ---- NumPy's own doings with such arrays


def test_numpy_may_resize_and_copy_what_the_pool_gave() -> None:
    x = large(7.0)
    x.resize(MIB // 8, refcheck=False)
    assert (x == 7).all()
    x.resize(2 * MIB, refcheck=False)
    assert (x[: MIB // 8] == 7).all() and (x[MIB // 8 :] == 0).all()
    y = x.copy()
    del x
    assert (y[: MIB // 8] == 7).all()


def test_arrays_go_in_another_thread_than_they_came() -> None:
    kept: list[Array] = []
    thread = threading.Thread(target=lambda: kept.extend(large(float(i)) for i in range(3)))
    thread.start()
    thread.join()
    assert [float(a[0]) for a in kept] == [0, 1, 2]
    kept.clear()
    assert memory.pool_size() == 12 * MIB


class Pool(RuleBasedStateMachine):
    """Results come and go in any order: each keeps its numbers, and what is kept never exceeds the limit."""

    def __init__(self) -> None:
        super().__init__()
        self.alive: list[tuple[Array, float]] = []
        self.limit = 16 * MIB
        memory.empty_cache()
        memory.set_pool_limit(self.limit)

    @rule(quarters=st.integers(1, 24), value=st.integers(-5, 5))
    def make(self, quarters: int, value: int) -> None:
        self.alive.append((large(float(value), quarters / 4), float(value)))

    @precondition(lambda self: self.alive)
    @rule(data=st.data())
    def drop(self, data: st.DataObject) -> None:
        del self.alive[data.draw(st.integers(0, len(self.alive) - 1))]

    @precondition(lambda self: self.alive)
    @rule(data=st.data())
    def keep_a_view(self, data: st.DataObject) -> None:
        index = data.draw(st.integers(0, len(self.alive) - 1))
        array, value = self.alive[index]
        self.alive[index] = (array[::7], value)

    @rule(mib=st.integers(0, 24))
    def limited(self, mib: int) -> None:
        self.limit = mib * MIB
        memory.set_pool_limit(self.limit)

    @invariant()
    def numbers_stay(self) -> None:
        assert memory.pool_size() <= self.limit
        for array, value in self.alive:
            assert (array[::97] == value).all()

    def teardown(self) -> None:
        memory.set_pool_limit(256 * MIB)


Pool.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None, derandomize=True)
TestPool = Pool.TestCase
