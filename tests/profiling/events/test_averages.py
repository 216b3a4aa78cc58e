"""Averages: what they add up, and what is taken together."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specgrad.autograd.profiler_util import DeviceType, EventList, FunctionEvent, FunctionEventAvg
from tests.profiling.forests import event, forests

SUMS = ("count", "cpu_time_total", "self_cpu_time_total", "cpu_memory_usage", "self_cpu_memory_usage", "flops", "device_time_total")


@given(forests())
def test_averages_add_up_to_the_events(events: list[FunctionEvent]) -> None:
    listed = EventList(events)
    averages = listed.key_averages()
    for name in SUMS:
        assert sum(getattr(each, name) for each in averages) == sum(getattr(each, name) or 0 for each in listed)
        assert getattr(listed.total_average(), name) == getattr(averages.total_average(), name)
    assert averages.self_cpu_time_total == listed.self_cpu_time_total
    assert {each.key: each.count for each in averages} == Counter(each.name for each in listed)


@given(forests(), st.booleans())
def test_a_finer_grouping_adds_up_to_a_coarser_one(events: list[FunctionEvent], by_stack: bool) -> None:
    for i, each in enumerate(events):
        each.input_shapes, each.stack = [[i % 2]], [f"f.py({i % 2}): f", "main"]
    listed = EventList(events)
    fine = listed.key_averages(group_by_stack_n=1) if by_stack else listed.key_averages(group_by_input_shapes=True)
    coarse = {each.key: each for each in listed.key_averages()}
    for key, average in coarse.items():
        assert sum(each.self_cpu_time_total for each in fine if each.key == key) == average.self_cpu_time_total
    assert all(each.stack == [] and each.input_shapes == "" for each in coarse.values())
    assert all(len(each.stack) == 1 if by_stack else each.input_shapes in ([[0]], [[1]]) for each in fine)


@given(forests())
def test_the_backward_pass_added_to_the_ops_takes_no_time_away(events: list[FunctionEvent]) -> None:
    for i, each in enumerate(events):
        each.scope, each.sequence_nr = (1 if each.name == "MulBackward0" else 0), i % 5
    listed = EventList(events)
    joined = listed.key_averages(group_backward=True)
    assert joined.self_cpu_time_total == listed.self_cpu_time_total
    assert sum(each.backward_time_total for each in joined) == sum(each.cpu_time_total for each in listed if each.scope == 1)
    assert sum(each.backward_count for each in joined) == sum(each.scope == 1 for each in listed)
    assert sum(each.forward_time_total for each in joined) == sum(each.cpu_time_total for each in listed if each.scope != 1)


def test_nodes_go_to_the_innermost_op_of_their_number_in_their_thread() -> None:
    events = EventList(
        [
            event("linear", 0, 10, sequence_nr=5),
            event("addmm", 1, 9, sequence_nr=5),
            event("addmm", 11, 12, sequence_nr=6),
            event("AddmmBackward0", 20, 23, sequence_nr=5, scope=1, thread=2, fwd_thread=1),
            event("AddmmBackward0", 30, 33, sequence_nr=5, scope=1, thread=2),
            event("AddmmBackward0", 40, 44, sequence_nr=6, scope=1, thread=2, fwd_thread=9),
            event("torch::autograd::AccumulateGrad", 50, 51, scope=1),
        ]
    )
    averages = {each.key: each for each in events.key_averages(group_backward=True)}
    assert list(averages) == ["linear", "addmm", "AddmmBackward0", "torch::autograd::AccumulateGrad"]
    addmm = averages["addmm"]
    assert (addmm.count, addmm.backward_count, addmm.forward_time_total, addmm.backward_time_total) == (2, 2, 9, 6)
    assert addmm.cpu_time == 7.5, "a call costs what it takes forward and backward"
    assert averages["AddmmBackward0"].backward_time_total == 4, "its op is of another thread"
    assert averages["linear"].backward_count == 0


def test_the_backward_pass_goes_to_the_shapes_of_the_op() -> None:
    events = EventList(
        [
            event("mul", 0, 1, sequence_nr=1, input_shapes=[[2]]),
            event("mul", 1, 2, sequence_nr=2, input_shapes=[[3]]),
            event("MulBackward0", 5, 9, sequence_nr=2, scope=1, input_shapes=[[3]]),
        ]
    )
    found = {str(each.input_shapes): each.backward_time_total for each in events.key_averages(group_by_input_shapes=True, group_backward=True)}
    assert found == {"[[2]]": 0, "[[3]]": 4}


def test_events_of_different_kinds_are_kept_apart() -> None:
    kinds = [{}, {"is_user_annotation": True}, {"is_legacy": True}, {"node_id": 3}, {"device_type": DeviceType.CUDA}, {"is_async": True}]
    events = EventList([event("a", i, i + 1, **more) for i, more in enumerate(kinds)])
    assert [each.count for each in events.key_averages()] == [2, 1, 1, 1, 1]
    named = EventList([event("a", 0, 1, overload_name="out"), event("a", 1, 2, overload_name="")])
    assert [each.overload_name for each in named.key_averages(group_by_overload_name=True)] == ["out", ""]
    assert [each.overload_name for each in named.key_averages()] == [""]


def test_an_average_adds_only_its_own_kind() -> None:
    average = FunctionEventAvg().add(event("mul", 0, 2))
    average += event("mul", 2, 3)
    assert (average.key, average.count, average.cpu_time_total, average.cpu_time) == ("mul", 2, 3, 1.5)
    with pytest.raises(AssertionError, match="Expected keys to match, but got add vs mul"):
        average += event("add", 0, 1)
    with pytest.raises(AssertionError, match="Expected other to be a FunctionEvent or FunctionEventAvg, got int"):
        average += 3  # type: ignore[arg-type]
    assert average.add(average).count == 4
    assert FunctionEventAvg().cpu_time == 0


def test_an_average_of_nothing() -> None:
    assert (EventList().total_average().key, EventList().total_average().count) == ("Total", 0)
    assert EventList().key_averages() == []
    assert EventList().self_cpu_time_total == 0


@pytest.mark.parametrize("wrong", [-1, 1.5, "2"])
def test_a_wrong_number_of_frames(wrong: object) -> None:
    with pytest.raises(ValueError, match="group_by_stack_n"):
        EventList([event("a", 0, 1)]).key_averages(group_by_stack_n=wrong)  # type: ignore[arg-type]


def test_events_taken_from_a_profile_keep_their_own_times() -> None:
    events = EventList([event("outer", 0, 10), event("mul", 1, 4), event("add", 2, 3)])
    events._build_tree()
    [mul, add] = EventList(each for each in events if each.name != "outer").key_averages()
    assert (mul.self_cpu_time_total, add.self_cpu_time_total) == (2, 1)
    assert events[1].cpu_parent is events[0]


def test_what_a_list_knows_goes_with_its_averages() -> None:
    events = EventList([event("a", 0, 1)], use_device="cuda", profile_memory=True, with_flops=True)
    events.overhead_us = 0.5
    averages = events.key_averages()
    assert (averages._use_device, averages._profile_memory, averages._with_flops, averages.overhead_us) == ("cuda", True, True, 0.5)
    with pytest.raises(TypeError):
        EventList([], use_gpu=True)  # type: ignore[call-arg]


@pytest.mark.parametrize("name", ["cuda_time", "cuda_time_total", "self_cuda_time_total", "cuda_memory_usage", "self_cuda_memory_usage"])
def test_older_names_of_averages_warn(name: str) -> None:
    average = FunctionEventAvg().add(event("mul", 0, 2, device_memory_usage=3))
    with pytest.warns(FutureWarning, match=name):
        assert getattr(average, name) == getattr(average, name.replace("cuda", "device"))
