"""Stacks for flame graphs."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specgrad.autograd.profiler_util import EventList, FunctionEvent
from specgrad.profiling.events.stacks import folded_stacks
from tests.profiling.forests import event, forests


def read(lines: list[str]) -> dict[tuple[str, ...], int]:
    """What a flame graph tool makes of them: all up to the last space is the stack."""
    found: dict[tuple[str, ...], int] = {}
    for line in lines:
        assert line.endswith("\n")
        stack, _, number = line[:-1].rpartition(" ")
        assert tuple(stack.split(";")) not in found
        found[tuple(stack.split(";"))] = int(number)
    return found


def exported(events: EventList, metric: str, folder: Path) -> dict[tuple[str, ...], int]:
    events.export_stacks(folder / "stacks.txt", metric)
    return read((folder / "stacks.txt").read_text("utf-8").splitlines(keepends=True))


def test_a_line_for_each_place_outermost_first(tmp_path: Path) -> None:
    events = EventList([event("outer", 0, 10, stack=["f", "main"]), event("mul", 1, 4, stack=["g", "f", "main"]), event("add", 5, 9, stack=["f", "main"])])
    assert exported(events, "self_cpu_time_total", tmp_path) == {("main", "f"): 7, ("main", "f", "g"): 3}


def test_times_are_added_up_before_they_are_rounded(tmp_path: Path) -> None:
    events = EventList([event("mul", i, i + 0.25, stack=["main"]) for i in range(10)])
    assert exported(events, "self_cpu_time_total", tmp_path) == {("main",): 2}


def test_what_would_part_frames_is_replaced(tmp_path: Path) -> None:
    events = EventList([event("mul", 0, 5, stack=["a b;c\td\ne\rf", 'é"😀'])])
    assert exported(events, "self_cpu_time_total", tmp_path) == {('é"😀', "a_b_c_d_e_f"): 5}


def test_what_costs_nothing_or_has_no_stack_is_left_out(tmp_path: Path) -> None:
    events = EventList([event("mul", 0, 5), event("add", 0, 5, stack=[]), event("sum", 9, 9, stack=["main"])])
    assert exported(events, "self_cpu_time_total", tmp_path) == {}


@pytest.mark.parametrize("metric", ["self_cuda_time_total", "self_xpu_time_total", "self_privateuse1_time_total", "self_device_time_total"])
def test_time_on_a_device(metric: str, tmp_path: Path) -> None:
    events = EventList([event("mul", 0, 5, stack=["main"], use_device="cuda")], use_device="cuda")
    events[0].append_kernel("k", 0, 30.0)
    assert exported(events, metric, tmp_path) == {("main",): 30}
    assert metric in events.supported_export_stacks_metrics()


def test_memory_where_it_is_allocated(tmp_path: Path) -> None:
    events = EventList([event("mul", 0, 5, stack=["a"], cpu_memory_usage=64), event("add", 5, 6, stack=["b"], cpu_memory_usage=-64)])
    assert exported(events, "self_cpu_memory_usage", tmp_path) == {("a",): 64}


def test_averages_can_be_drawn_too(tmp_path: Path) -> None:
    events = EventList([event("mul", i, i + 1, stack=["f", "main"]) for i in range(3)])
    assert exported(events.key_averages(group_by_stack_n=1), "self_cpu_time_total", tmp_path) == {("f",): 3}


@given(forests(), st.lists(st.lists(st.text(max_size=5), min_size=1, max_size=4), min_size=1, max_size=4))
def test_no_time_is_lost(events: list[FunctionEvent], stacks: list[list[str]]) -> None:
    for i, each in enumerate(events):
        each.stack = stacks[i % len(stacks)]
    listed = EventList(events)
    listed._build_tree()
    total = 0
    for line in folded_stacks(listed, "self_cpu_time_total"):
        assert line.count("\n") == 1
        assert line.count(" ") == 1
        total += int(line.rpartition(" ")[2])
    assert abs(total - listed.self_cpu_time_total) <= 0.5 * len(stacks)


def test_an_unknown_metric_lists_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"metric should be one of: \['self_cpu_time_total', .*\], got 'cpu_time'"):
        EventList([event("mul", 0, 1)]).export_stacks(tmp_path / "stacks.txt", "cpu_time")
    assert not list(tmp_path.iterdir()), "nothing is written"
