"""Tensors that several threads share: what is made late is made once, and nothing that a thread adds is lost."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Barrier
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.core.tape import changes
from tests.at_once import THREADS, in_another_thread, in_threads
from tests.effort import tries

TENSORS = tries(250, 1000)


@contextmanager
def whenever_the_collector_runs(work: Any) -> Iterator[None]:
    """Within, the collector runs with nearly every object that is made, and calls the work: as another thread may do, to which it gives way."""

    def called(phase: str, about: Any) -> None:
        if phase == "start":
            work()

    before = gc.get_threshold()
    gc.callbacks.append(called)
    gc.set_threshold(1)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(called)


def test_all_hooks_of_a_view_are_kept_whose_base_was_changed() -> None:
    """Such a view is given another history by the first who asks, and all hooks are of this."""
    counts = [0] * THREADS
    bases = [sg.ones(2, requires_grad=True) * 1 for _ in range(TENSORS)]
    views = [base[:1] for base in bases]
    for base in bases:
        base.mul_(3)

    def work(number: int) -> None:
        def count(_: Tensor) -> None:
            counts[number] += 1

        for view in views:
            view.register_hook(count)

    in_threads(work)
    for view in views:
        view.sum().backward()
    assert counts == [TENSORS] * THREADS


def test_all_hooks_of_a_leaf_are_kept_that_each_thread_lets_require_gradients() -> None:
    counts, together = [0] * THREADS, Barrier(THREADS)
    leaves = [sg.ones(2) for _ in range(TENSORS)]

    def work(number: int) -> None:
        def count(_: Tensor) -> None:
            counts[number] += 1

        for x in leaves:
            together.wait()
            x.requires_grad_().register_hook(count)

    in_threads(work)
    for x in leaves:
        x.sum().backward()
    assert counts == [TENSORS] * THREADS


def test_a_leaf_that_is_gone_comes_back_once() -> None:
    graphs = [sg.ones(1, requires_grad=True) * 2 for _ in range(8 * TENSORS)]
    found: list[list[Tensor]] = [[] for _ in range(THREADS)]
    in_threads(lambda number: found[number].extend(y.grad_fn.next_functions[0][0].variable for y in graphs))
    assert [len(set(map(id, same))) for same in zip(*found)] == [1] * len(graphs)


@pytest.mark.parametrize("_", range(TENSORS // 10))
def test_all_views_follow_their_base(_: int) -> None:
    """Also where what a base knows of its views is tidied up meanwhile, as most of them are gone."""
    base = sg.ones(8, requires_grad=True) * 1
    kept: list[list[Tensor]] = [[] for _ in range(THREADS)]

    def work(number: int) -> None:
        for i in range(30):
            kept[number].append(base[i % 8 : i % 8 + 1])
            _ = [base[0:2], base[1:3]]

    in_threads(work)
    base.mul_(3)
    assert all(view.grad_fn.next_functions[0][0] is base.grad_fn for views in kept for view in views)


def test_a_saved_value_is_packed_once_whoever_is_first() -> None:
    x = sg.ones(2, requires_grad=True)
    y = x.exp()
    saved = y.grad_fn._raw_saved_result

    def pack(tensor: Tensor) -> Tensor:
        in_another_thread(lambda: saved.register_hooks(lambda t: t * 2, lambda t: t / 2))
        return tensor

    with pytest.raises(RuntimeError, match="hooks have already been set"):
        saved.register_hooks(pack, lambda t: t)
    assert saved.data.tolist() == (y * 2).tolist()
    y.sum().backward()
    assert x.grad.tolist() == y.tolist()


# ---- changes in place


@pytest.mark.parametrize("change", [changes.changed, changes._changed])
def test_all_changes_count_that_threads_make(change: Any) -> None:
    lists: list[list[Any]] = [[0] for _ in range(TENSORS)]
    in_threads(lambda number: [change(noted, "op") for noted in lists for _ in range(3)] and None)
    for noted in lists:
        assert (len(noted), noted[1], len(noted[2])) == (3, 3 * THREADS, changes.REMEMBERED)
        assert noted[0] >= max(clock for clock, *_ in noted[2])


@pytest.mark.parametrize("before", range(20))
def test_changes_count_that_are_made_while_a_change_is_noted(before: int) -> None:
    """The first change of a tensor makes what remembers changes, and the collector may run then."""
    x = sg.ones(2)
    times: list[int] = []

    def work() -> None:
        times.append(x._version)
        if len(times) == before + 1:
            x.add_(1)

    with whenever_the_collector_runs(work):
        x.add_(1)
    more = len(times) > before
    assert x._version == 1 + more
    assert x.tolist() == [2.0 + more] * 2
    x.add_(1)
    assert x._version == 2 + more


def test_the_shape_of_a_tensor_that_is_given_other_data_meanwhile() -> None:
    x = sg.ones(2, 3)
    others: list[Any] = []

    def work() -> None:
        x.data = sg.ones(x._array.shape[::-1])
        others.append([np.empty((9, 9)) for _ in range(5)])  # in whose memory the shape of the data before may lie

    with whenever_the_collector_runs(work):
        for _ in range(100):
            assert tuple(x.shape) in [(2, 3), (3, 2)]
            assert x.stride() in [(3, 1), (2, 1)]
    assert others


def test_parts_of_a_tensor_that_is_given_other_data_meanwhile() -> None:
    """Each item of an index makes objects, and the collector may run then: the memory that is shown is held."""
    x = sg.ones(2, 3)
    others: list[Any] = []

    def work() -> None:
        x.data = sg.ones(x._array.shape[::-1])
        others.append([np.zeros((2, 3), np.float32) for _ in range(5)])

    with whenever_the_collector_runs(work):
        for _ in range(300):
            assert x[None, 1:, None, :2].tolist() in ([[[[1, 1]]]], [[[[1, 1]], [[1, 1]]]])
    assert others


def test_a_list_that_is_joined_and_changed_meanwhile() -> None:
    tensors: list[Any] = [sg.ones(2), sg.ones(2)]

    def work() -> None:
        tensors[1] = sg.ones(2) if isinstance(tensors[1], str) else "no tensor"

    with whenever_the_collector_runs(work):
        for _ in range(100):
            try:
                assert sg.cat(tensors).tolist() == [1] * 4
            except TypeError as error:
                assert "str" in str(error)


def test_a_list_of_indices_that_is_changed_meanwhile() -> None:
    indices: list[Any] = [sg.tensor([0, 1])]

    def work() -> None:
        indices[0] = sg.tensor([0, 1]) if isinstance(indices[0], str) else "no tensor"

    x = sg.zeros(2, requires_grad=True)
    with whenever_the_collector_runs(work):
        for _ in range(100):
            try:
                assert sg.index_put(x, indices, sg.ones(2)).tolist() == [1, 1]
            except TypeError as error:
                assert "str" in str(error)


@pytest.mark.parametrize("_", range(50))
def test_a_view_of_a_view_that_is_shown_another_memory_meanwhile(_: int) -> None:
    """set_() lets a tensor be no view any more, while a view of it is made."""
    view = sg.arange(12.0)[2:]
    with whenever_the_collector_runs(lambda: view.set_(sg.zeros(10))):
        further = view[1:]
    assert further.tolist() in (list(range(3, 12)), [0] * 9)
