"""Events, one by one: what they are made with, how long they took, what they know of each other."""

from __future__ import annotations

import copy
import pickle
import sys
from typing import Any

import pytest

from specgrad.autograd.profiler_util import DeviceType, EventMetadata, FunctionEvent, Interval, Kernel
from specgrad.profiling.events.events import ATTRIBUTES, FURTHER
from tests.profiling.forests import event


def test_an_interval_knows_how_long_it_is() -> None:
    assert Interval(1.5, 4).elapsed_us() == 2.5
    assert repr(Interval(1, 2)) == "Interval(start=1, end=2)"


def test_what_few_events_have_can_be_given_and_is_usual_otherwise() -> None:
    given: dict[str, Any] = {name: f"of {name}" for name in FURTHER if name not in ATTRIBUTES}
    one = FunctionEvent(0, "mul", 1, 0.0, 1.0, **given, device_resource_id=7, metadata_json="{}", extra_meta={"stream": "3", "unknown": "4"})
    for name, value in given.items():
        assert getattr(one, name) == value
    assert one.device_resource_id == 7
    assert one.event_metadata is not None
    assert one.event_metadata.stream == 3
    plain = event("mul", 0, 1, thread=5)
    assert [getattr(plain, ATTRIBUTES.get(name, name)) for name in FURTHER] == list(FURTHER.values())
    assert plain.device_resource_id == 5
    assert not plain.__dict__, "an event that has nothing unusual pays for it"


def test_arguments_by_position_have_the_order_of_pytorch() -> None:
    usual = (0, "mul", 1, 0.0, 1.0, "out", 2, [[3]], ["f"], 7, "cuda", 5, 6, True)
    one = FunctionEvent(*usual, True, 11, 12, DeviceType.CUDA, 13, 14, True, 15, "trace", [16], {"dim": 17}, True, module_hierarchy="Net")
    assert (one.is_async, one.is_remote, one.sequence_nr, one.node_id, one.device_type, one.device_index) == (True, True, 11, 12, DeviceType.CUDA, 13)
    assert (one.device_resource_id, one.is_legacy, one.flops, one.trace_name, one.concrete_inputs, one.kwinputs) == (14, True, 15, "trace", [16], {"dim": 17})
    assert one.is_user_annotation and one.module_hierarchy == "Net"


def test_an_argument_that_is_unknown_or_given_twice() -> None:
    usual: tuple[Any, ...] = (0, "mul", 1, 0.0, 1.0, "", None, None, None, 0, None, 0, 0, False)
    with pytest.raises(TypeError, match=r"FunctionEvent has no option 'no_such'; those there are: is_remote, sequence_nr, .*, module_hierarchy"):
        FunctionEvent(*usual, no_such=1)
    with pytest.raises(TypeError, match="FunctionEvent got is_remote by position and by name"):
        FunctionEvent(*usual, True, is_remote=True)
    with pytest.raises(TypeError, match=r"FunctionEvent takes 28 options, .*; 99 were given"):
        FunctionEvent(*usual, *range(99))


def test_metadata_is_read_as_what_it_is() -> None:
    given = {"grid": "[1,2]", "blocks per SM": "0.5", "Collective name": '"all"', "Is asynchronized op": "True", "bytes": "12"}
    found = event("kernel", 0, 1, extra_meta=given).event_metadata
    assert found == EventMetadata(grid=[1, 2], blocks_per_sm=0.5, collective_name="all", is_async=True, bytes=12)
    assert event("kernel", 0, 1, extra_meta={}).event_metadata is None


def test_a_user_can_put_things_on_an_event() -> None:
    one = event("mul", 0, 1)
    one.note = "mine"  # type: ignore[attr-defined]
    assert copy.copy(one).note == "mine"  # type: ignore[attr-defined]


def test_an_event_is_small() -> None:
    one = event("mul", 0.5, 1.5)
    assert sys.getsizeof(one) + sys.getsizeof(one.time_range) < 300


def test_events_are_pickled_with_what_they_hold() -> None:
    outer, inner = event("outer", 0, 10), event("inner", 2, 3, node_id=4)
    outer.append_cpu_child(inner)
    inner.set_cpu_parent(outer)
    read = pickle.loads(pickle.dumps(outer))
    assert read.self_cpu_time_total == 9
    assert read.cpu_children[0].cpu_parent is read
    assert read.cpu_children[0].node_id == 4


def test_own_time_and_memory_are_without_those_of_children() -> None:
    outer, inner = event("outer", 0, 10, cpu_memory_usage=100, device_memory_usage=7), event("inner", 2, 5, cpu_memory_usage=30, device_memory_usage=5)
    outer.append_cpu_child(inner)
    assert (outer.cpu_time_total, outer.self_cpu_time_total) == (10, 7)
    assert (outer.self_cpu_memory_usage, outer.self_device_memory_usage) == (70, 2)


def test_what_runs_beside_its_thread_has_no_time_of_its_own() -> None:
    one = event("copy", 0, 10, is_async=True, cpu_memory_usage=5)
    assert (one.cpu_time_total, one.self_cpu_time_total, one.self_cpu_memory_usage) == (10, 0, 0)


def test_kernels_are_time_on_the_device() -> None:
    outer, inner = (event(name, 0, 10, use_device="cuda") for name in ("outer", "inner"))
    outer.append_cpu_child(inner)
    outer.append_kernel("k", 0, 30.0)
    inner.append_kernel("l", 1, 4.0)
    assert outer.kernels == [Kernel("k", 0, 30.0)]
    assert (outer.device_time_total, outer.self_device_time_total, inner.device_time) == (34, 30, 4)
    assert event("mul", 0, 10).device_time_total == 0, "without a device there is no time on one"


def test_time_on_the_device_of_a_very_deep_nest() -> None:
    outermost = at = event("0", 0, 10, use_device="cuda")
    for depth in range(20_000):
        child = event(str(depth), 0, 10, use_device="cuda")
        child.append_kernel("k", 0, 1.0)
        at.append_cpu_child(child)
        at = child
    assert outermost.device_time_total == 20_000


def test_an_event_of_the_device_took_its_time_there() -> None:
    kernel = event("kernel", 0, 10, device_type=DeviceType.CUDA, use_device="cuda")
    assert (kernel.cpu_time_total, kernel.device_time_total, kernel.self_device_time_total) == (0, 10, 10)
    for wrong in (
        lambda: kernel.append_kernel("k", 0, 1.0),
        lambda: kernel.append_cpu_child(event("a", 0, 1)),
        lambda: kernel.set_cpu_parent(event("a", 0, 1)),
    ):
        with pytest.raises(AssertionError, match="Expected device_type to be CPU, but event 'kernel' ran on CUDA"):
            wrong()


def test_only_events_of_the_cpu_are_children() -> None:
    kernel = event("kernel", 0, 10, device_type=DeviceType.CUDA)
    with pytest.raises(AssertionError, match="Expected child to be a FunctionEvent, got int"):
        event("a", 0, 1).append_cpu_child(3)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="Expected child device_type to be CPU"):
        event("a", 0, 1).append_cpu_child(kernel)
    with pytest.raises(AssertionError, match="Expected parent to be a FunctionEvent, got int"):
        event("a", 0, 1).set_cpu_parent(3)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="Expected parent device_type to be CPU"):
        event("a", 0, 1).set_cpu_parent(kernel)


@pytest.mark.parametrize("name", ["cuda_time", "cuda_time_total", "self_cuda_time_total", "self_cuda_memory_usage"])
def test_older_names_warn_where_they_are_used(name: str) -> None:
    one = event("mul", 0, 10, use_device="cuda", device_memory_usage=3)
    one.append_kernel("k", 0, 4.0)
    with pytest.warns(FutureWarning, match=name) as caught:
        assert getattr(one, name) == getattr(one, name.replace("cuda", "device"))
    assert caught[0].filename == __file__
