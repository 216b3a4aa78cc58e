"""CUDA graphs that are kept: made ready when it is asked for, given to others, written as text; and what each of many replays finds to be wrong."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.kernels.cuda_graphs import _CHECKS
from tests.cuda.places import late, on_both
from tests.cuda.test_graphs import SEEDS, captured, new
from tests.cuda.twin import capture
from tests.cuda.twin.device import SYNCHRONISATION, TRANSFER, CUDARuntimeError, counts
from tests.cuda.twin.modules import MODULES


@pytest.fixture(autouse=True)
def device(place: str) -> Iterator[None]:
    yield
    gc.collect()
    assert not capture.raw and not capture.ready, "graphs are given back"


def kept(function: Any) -> tuple[Any, Any]:
    g = sg.cuda.CUDAGraph(keep_graph=True)
    with sg.cuda.graph(g):
        result = function()
    return g, result


# ---- graphs that are kept


@on_both
@pytest.mark.parametrize("seed", [None, *SEEDS])
def test_a_graph_that_is_kept_is_replayed_as_another(seed: int | None) -> None:
    x = new(0, 4)

    def replays() -> None:
        g, y = kept(lambda: (x * 2).exp())
        for value, explicit in ((1.0, False), (0.5, True), (0.25, False)):
            x.fill_(value)
            if explicit:
                g.instantiate()
            g.replay()
            assert np.allclose(y.tolist(), np.exp(2 * value))

    if seed is None:
        replays()
    else:
        with late(seed):
            replays()


def test_it_is_made_ready_by_the_first_replay_or_when_it_is_asked_for() -> None:
    x = new(0, 4)
    g, _ = kept(lambda: x * 2)
    with pytest.raises(RuntimeError, match=r"cudaGraphExec_t instance until instantiate\(\) has been called"):
        g.raw_cuda_graph_exec()
    g.replay()
    first = g.raw_cuda_graph_exec()
    g.replay()
    assert g.raw_cuda_graph_exec() == first
    g.instantiate()
    assert g.raw_cuda_graph_exec() != first and first not in capture.ready
    with pytest.raises(CUDARuntimeError):
        MODULES["cupy"].cuda.runtime.graphLaunch(first, 0)
    other, _ = captured(lambda: x * 2)
    assert other.raw_cuda_graph_exec() in capture.ready


def test_what_is_changed_in_the_raw_graph_is_done_once_it_is_made_ready_anew() -> None:
    x, counted = new(0, 4), []
    g, y = kept(lambda: x * 2)
    nodes = capture.raw[g.raw_cuda_graph()]
    nodes.append((lambda: counted.append(1), frozenset([0])))
    g.replay()
    assert counted == [1], "changed before it was ready"
    nodes.append((lambda: counted.append(2), frozenset([0])))
    g.replay()
    assert counted == [1, 1]
    g.instantiate()
    g.replay()
    assert sorted(counted) == [1, 1, 1, 2] and y.tolist() == [2 * v for v in x.tolist()]


def test_mistakes_with_graphs_that_are_kept_and_others() -> None:
    x = new(0, 3)
    g = sg.cuda.CUDAGraph(keep_graph=True)
    with pytest.raises(RuntimeError, match=r"capture_end\(\) must have been called before calling instantiate"):
        g.instantiate()
    with pytest.raises(RuntimeError, match=r"raw cudaGraph_t instance until capture_end\(\) has been called"):
        g.raw_cuda_graph()
    with pytest.raises(RuntimeError, match="without a preceding successful capture"):
        g.replay()
    with sg.cuda.graph(g):
        y = x * 2
    handle = g.pool()
    with pytest.raises(RuntimeError, match="already owns a captured graph"), sg.cuda.graph(g):
        pass
    g.replay()
    assert y.tolist() == [2 * v for v in x.tolist()]
    g.reset()
    with pytest.raises(RuntimeError, match="without a preceding successful capture"):
        g.pool()
    with pytest.raises(RuntimeError, match="until capture_end"):
        g.raw_cuda_graph()
    with sg.cuda.graph(g, pool=handle):
        y = x * 3
    g.instantiate()
    g.replay()
    assert y.tolist() == [3 * v for v in x.tolist()], "it is kept again"
    other, _ = captured(lambda: x * 2)
    with pytest.raises(RuntimeError, match="intended to be called by the user only when keep_graph=true"):
        other.instantiate()
    with pytest.raises(RuntimeError, match="unless CUDAGraph was initialized with keep_graph=true"):
        other.raw_cuda_graph()


def test_a_graph_of_another_device_is_made_ready_there() -> None:
    with sg.cuda.device(1):
        x = sg.ones(3, device="cuda")
        g, y = kept(lambda: x * 2)
    g.replay()
    assert y.tolist() == [2.0] * 3 and sg.cuda.current_device() == 0


# ---- graphs as text


def told(g: Any, path: Path) -> list[str]:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        g.debug_dump(str(path))
    assert all(w.filename == __file__ for w in found)
    return [str(w.message) for w in found]


def test_a_graph_is_written_as_text_where_that_is_wanted(tmp_path: Path) -> None:
    x, path = new(0, 3), tmp_path / "graph.dot"
    g, _ = captured(lambda: x * 2)
    assert told(g, path) == ["CUDA Graphs debug not enabled, set with [graph].enable_debug_mode()"] and not path.exists()
    calls = ["DEBUG: calling debug_dump()", f"DEBUG: calling cudaGraphDebugDotPrint() with {path}"]
    own, _ = kept(lambda: x.exp())
    for _ in range(2):
        assert told(own, path) == calls and path.read_text().startswith("digraph dot_1 {")
        path.unlink()
    sg.cuda.CUDAGraph().enable_debug_mode()
    assert told(g, path) == calls[:1] and not path.exists(), "its graph was given back when it was captured"
    g, _ = captured(lambda: (x * 2).exp())
    assert told(g, path) == calls and "0 -> 1;" in path.read_text()
    path.unlink()
    assert told(g, path) == calls[:1] and not path.exists(), "once, as in PyTorch"
    assert told(sg.cuda.CUDAGraph(), path) == calls[:1]
    nowhere = tmp_path / "no" / "folder"
    assert told(own, nowhere)[2:] == ["CUDA warning: cudaErrorInvalidValue: invalid argument"]


# ---- what replays find to be wrong


def gathered() -> tuple[Any, Any, Any]:
    x, index = new(0, 3), sg.zeros(2, dtype=sg.int64, device="cuda")
    g, _ = captured(lambda: x.gather(0, index))
    return g, index, x


@on_both
@pytest.mark.parametrize("seed", [None, *SEEDS])
def test_whichever_of_many_replays_has_failed_is_told(seed: int | None) -> None:
    def replays() -> None:
        g, index, _ = gathered()
        for failing in (0, 1, 3):
            for i in range(4):
                index.fill_(3 if i == failing else 1)
                g.replay()
            with pytest.raises(IndexError):
                sg.cuda.synchronize()
            sg.cuda.synchronize()
            index.fill_(2)
            g.replay()
            sg.cuda.synchronize()  # what was told is forgotten

    if seed is None:
        replays()
    else:
        with late(seed):
            replays()


@pytest.mark.parametrize("seed", SEEDS)
def test_replays_on_several_streams_are_all_seen(seed: int) -> None:
    """By who reads a tensor, too, which is to wait for no other stream than its own; and nothing is told again."""
    with late(seed):
        g, index, x = gathered()
        s, t = sg.cuda.Stream(), sg.cuda.Stream()
        s.wait_stream(sg.cuda.current_stream())
        for failing in (0, 1, 2):
            for i, stream in enumerate((s, t)):
                with sg.cuda.stream(stream):
                    index.fill_(3 if failing in (i, 2) else 1)
                    g.replay()
                if stream is s:
                    t.wait_stream(s)
            with pytest.raises(IndexError):
                x.tolist()
            with sg.cuda.stream(s):
                index.fill_(1)
                g.replay()
            x.tolist()


def test_more_checks_than_one_record_holds() -> None:
    x, index = new(0, 3), sg.zeros(1, dtype=sg.int64, device="cuda")
    last = sg.zeros(1, dtype=sg.int64, device="cuda")

    def many() -> None:
        for _ in range(_CHECKS + 3):
            x.gather(0, index)
        x.gather(0, last)

    g, _ = captured(many)
    assert [len(record.errors) for record in g._records] == [_CHECKS, 4]
    for wrong in (index, last):
        wrong.fill_(-1 - 3)
        g.replay()
        wrong.fill_(0)
        g.replay()
        with pytest.raises(IndexError):
            sg.cuda.synchronize()
        sg.cuda.synchronize()


@on_both
def test_each_check_has_its_own_error() -> None:
    x, index, divisor = new(0, 3), sg.zeros(1, dtype=sg.int64, device="cuda"), sg.ones(1, dtype=sg.int64, device="cuda")
    g, _ = captured(lambda: (x.gather(0, index), index // divisor))
    divisor.fill_(0)
    g.replay()
    divisor.fill_(1)
    g.replay()
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        sg.cuda.synchronize()
    index.fill_(7)
    g.replay()
    with pytest.raises(IndexError):
        sg.cuda.synchronize()


def test_replays_with_checks_wait_for_nothing() -> None:
    g, _, _ = gathered()
    g.replay()
    before = counts[TRANSFER].total(), counts[SYNCHRONISATION].total()
    for _ in range(3):
        g.replay()
    assert (counts[TRANSFER].total(), counts[SYNCHRONISATION].total()) == before
    sg.cuda.synchronize()
    assert counts[TRANSFER].total() == before[0] + 1, "one look at all that is noted"
