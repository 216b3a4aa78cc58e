"""Which event ran in which."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from specgrad.autograd.profiler_util import EventList, FunctionEvent
from specgrad.profiling.events.nesting import nest
from tests.profiling.forests import event, forests


def names(events: list[FunctionEvent]) -> list[str]:
    return [each.name for each in events]


def brute_force_parent(one: FunctionEvent, events: list[FunctionEvent]) -> FunctionEvent | None:
    """The shortest event of the thread that encloses it; of equal intervals the earlier one in the list encloses."""
    place = {id(each): i for i, each in enumerate(events)}
    span = one.time_range
    around = [
        each
        for each in events
        if each is not one
        and each.thread == one.thread
        and each.time_range.start <= span.start
        and span.end <= each.time_range.end
        and ((each.time_range.start, each.time_range.end) != (span.start, span.end) or place[id(each)] < place[id(one)])
    ]
    return min(around, key=lambda each: (each.time_range.elapsed_us(), -place[id(each)]), default=None)


@given(forests())
def test_the_tree_is_what_comparing_every_pair_gives(events: list[FunctionEvent]) -> None:
    nest(events)
    for each in events:
        assert each.cpu_parent is brute_force_parent(each, events)
        assert all(child.cpu_parent is each for child in each.cpu_children)
        starts = [child.time_range.start for child in each.cpu_children]
        assert starts == sorted(starts)
    assert sum(len(each.cpu_children) for each in events) == sum(each.cpu_parent is not None for each in events)


@given(forests())
def test_own_times_add_up_to_those_of_the_outermost(events: list[FunctionEvent]) -> None:
    nest(events)
    outermost = [each for each in events if each.cpu_parent is None]
    assert sum(each.self_cpu_time_total for each in events) == sum(each.cpu_time_total for each in outermost)
    assert sum(each.self_cpu_memory_usage for each in events) == sum(each.cpu_memory_usage for each in outermost)
    assert all(each.self_cpu_time_total >= 0 for each in events)


@given(forests(), st.randoms())
def test_building_the_tree_again_changes_nothing(events: list[FunctionEvent], random: object) -> None:
    listed = EventList(events)
    listed._build_tree()
    before = [(each, each.cpu_parent, list(each.cpu_children)) for each in listed]
    listed._build_tree()
    assert before == [(each, each.cpu_parent, list(each.cpu_children)) for each in listed]


def test_ends_that_touch() -> None:
    events = [event("a", 0, 10), event("b", 0, 10), event("c", 0, 5), event("d", 5, 10), event("at the end", 10, 10), event("after", 10, 12)]
    nest(events)
    a, b, c, d, at_the_end, after = events
    assert names(a.cpu_children) == ["b"]
    assert names(b.cpu_children) == ["c", "d"]
    assert at_the_end.cpu_parent is after
    assert after.cpu_parent is None
    assert not c.cpu_children
    assert not d.cpu_children


def test_what_crosses_an_end_is_in_nothing() -> None:
    events = [event("a", 0, 10), event("b", 5, 15), event("c", 6, 9)]
    nest(events)
    assert [each.cpu_parent for each in events] == [None, None, events[1]]


def test_threads_and_what_runs_beside_them_are_apart() -> None:
    events = [event("a", 0, 10), event("b", 1, 2, thread=2), event("c", 1, 2, is_async=True), event("d", 1, 2, node_id=3)]
    nest(events)
    assert [each.cpu_parent for each in events] == [None] * 4


def test_an_event_that_only_repeats_its_parent_goes() -> None:
    events = EventList([event("a", 0, 10), event("a", 0, 10), event("a", 1, 9), event("b", 2, 3), event("a", 4, 6)])
    events[2].append_kernel("k", 0, 1.0)
    events._build_tree()
    assert names(events) == ["a", "b", "a"]
    assert names(events[0].cpu_children) == ["b", "a"]
    assert all(child.cpu_parent is events[0] for child in events[0].cpu_children)
    assert [kernel.name for kernel in events[0].kernels] == ["k"]


def test_a_hundred_thousand_events_within_each_other() -> None:
    events = [event(str(i), i, 10**6 - i, id=i) for i in range(100_000)]
    nest(events)
    assert events[-1].cpu_parent is events[-2]
    assert sum(each.self_cpu_time_total for each in events) == 10**6


def test_a_node_has_the_stack_of_its_op() -> None:
    events = EventList(
        [
            event("mul", 0, 5, sequence_nr=3, stack=["f.py(1): f"]),
            event("MulBackward0", 10, 20, thread=2, sequence_nr=3, fwd_thread=1, scope=1),
            event("mul", 12, 13, thread=2, sequence_nr=8, stack=["engine"]),
            event("MulBackward0", 30, 40, thread=1, sequence_nr=8, scope=1),
            event("SinBackward0", 50, 60, sequence_nr=4, scope=1, stack=["what it has"]),
            event("SinBackward0", 50, 60, thread=7, sequence_nr=3, fwd_thread=9, scope=1),
        ]
    )
    events._build_tree()
    f = ["f.py(1): f"]
    assert [each.stack for each in events] == [f, f, f, f, ["what it has"], []], "that of a second derivative is the first op's too"


def test_a_node_and_what_it_calls_are_no_ops_of_their_own_number() -> None:
    events = EventList([event("SumBackward0", 0, 9, sequence_nr=1, scope=1, stack=["a"]), event("x", 1, 2, stack=["b"], sequence_nr=1)])
    events._build_tree()
    assert [each.stack for each in events] == [["a"], ["b"]]
