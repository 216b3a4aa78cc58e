"""The same events in both libraries: averages, totals, the numbers in tables, stacks for flame graphs."""

from __future__ import annotations

import importlib
import re
import warnings
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

torch = pytest.importorskip("torch", reason="PyTorch is the oracle of these tests: pip install specgrad[oracle]")

theirs = importlib.import_module("torch.autograd.profiler_util")
ours = importlib.import_module("specgrad.autograd.profiler_util")

Spec = dict[str, Any]


def build(lib: Any, specs: list[Spec], use_device: str | None = None, tree: bool = True) -> Any:
    """A list of events; `kernels` and `device` of each are put on it afterwards."""
    events = []
    for i, spec in enumerate(specs):
        given = {"overload_name": "", "stack": [], "input_shapes": [], "flops": 0, "use_device": use_device, **spec}
        kernels, device = given.pop("kernels", []), given.pop("device", "CPU")
        one = lib.FunctionEvent(i, **given, device_type=getattr(lib.DeviceType, device))
        for duration in kernels:
            one.append_kernel("k", 0, duration)
        events.append(one)
    listed = lib.EventList(events, use_device=use_device, profile_memory=True, with_flops=True)
    if tree:
        listed._build_tree()
    return listed


# Spans with many equal ends, properly nested or not; numbers that add up exactly.
SPANS = st.tuples(st.integers(0, 12), st.integers(0, 8)).map(lambda pair: (pair[0], pair[0] + pair[1]))


@st.composite
def specs(draw: st.DrawFn) -> list[Spec]:
    found = []
    for _ in range(draw(st.integers(0, 12))):
        start, end = draw(SPANS)
        spec: Spec = {
            "name": draw(st.sampled_from(["mul", "add", "sum"])), "thread": draw(st.integers(1, 2)), "start_us": start, "end_us": end,
            "input_shapes": draw(st.sampled_from([[], [[2, 3], []]])), "stack": draw(st.sampled_from([[], ["f(1): f", "main"], ["f(2): g", "main"]])),
            "overload_name": draw(st.sampled_from(["", "out"])), "cpu_memory_usage": draw(st.integers(-5000, 5000)),
            "device_memory_usage": draw(st.integers(0, 2)), "flops": draw(st.integers(0, 10**7)), "is_async": draw(st.integers(0, 9)) == 0,
            "is_legacy": draw(st.integers(0, 9)) == 0, "is_user_annotation": draw(st.integers(0, 9)) == 0,
            "device": draw(st.sampled_from(["CPU"] * 5 + ["CUDA"])),
        }  # fmt: skip
        spec["node_id"] = -1 if spec["thread"] == 1 else 2  # of one thread: PyTorch's tree falls into pieces where the nodes of a thread alternate
        if spec["device"] == "CPU":
            spec["kernels"] = draw(st.lists(st.integers(0, 9), max_size=2))
        found.append(spec)
    return found


DEVICES = st.sampled_from([None, "cuda"])
OF_AN_EVENT = (
    "id", "name", "key", "thread", "count", "scope", "sequence_nr", "cpu_time", "cpu_time_total", "self_cpu_time_total", "device_time", "device_time_total",
    "self_device_time_total", "cpu_memory_usage", "self_cpu_memory_usage", "device_memory_usage", "self_device_memory_usage", "stack", "input_shapes",
    "flops", "device_resource_id", "cpu_time_str", "device_time_total_str", "self_cpu_time_total_str", "is_async", "is_remote", "node_id", "device_index",
    "self_cpu_percent", "fwd_thread", "use_device", "trace_name", "kwinputs", "concrete_inputs", "external_id", "event_metadata", "python_id",
)  # fmt: skip
OF_AN_AVERAGE = (
    "key", "count", "cpu_time", "cpu_time_total", "self_cpu_time_total", "device_time", "device_time_total", "self_device_time_total", "cpu_memory_usage",
    "self_cpu_memory_usage", "device_memory_usage", "self_device_memory_usage", "flops", "stack", "input_shapes", "overload_name", "scope", "node_id",
    "is_async", "is_legacy", "use_device", "is_user_annotation",
)  # fmt: skip


def told(event: Any, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(event, name) for name in names}


def tree(event: Any) -> tuple[Any, ...]:
    return told(event, OF_AN_EVENT), event.cpu_parent and event.cpu_parent.id, [child.id for child in event.cpu_children], list(map(tuple, event.kernels))


@settings(deadline=None)
@given(specs(), DEVICES)
def test_events_and_how_they_nest(given: list[Spec], device: str | None) -> None:
    a, b = (build(lib, given, device) for lib in (ours, theirs))
    assert [tree(event) for event in a] == [tree(event) for event in b]
    assert [repr(event) for event in a] == [repr(event) for event in b]
    assert a.self_cpu_time_total == b.self_cpu_time_total


GROUPINGS: list[dict[str, Any]] = [
    {}, {"group_by_input_shapes": True}, {"group_by_stack_n": 1}, {"group_by_stack_n": 5}, {"group_by_overload_name": True},
    {"group_by_input_shapes": True, "group_by_stack_n": 2, "group_by_overload_name": True},
]  # fmt: skip


@settings(deadline=None)
@given(specs(), DEVICES, st.sampled_from(GROUPINGS))
def test_averages(given: list[Spec], device: str | None, grouping: dict[str, Any]) -> None:
    a, b = (build(lib, given, device).key_averages(**grouping) for lib in (ours, theirs))
    assert [told(average, OF_AN_AVERAGE) for average in a] == [told(average, OF_AN_AVERAGE) for average in b]
    assert [repr(average) for average in a] == [repr(average).replace("cuda", device or "cuda") for average in b]
    assert a.self_cpu_time_total == b.self_cpu_time_total


@settings(deadline=None)
@given(specs(), DEVICES)
def test_totals(given: list[Spec], device: str | None) -> None:
    names = tuple(name for name in OF_AN_AVERAGE if "time" in name or "memory" in name or name in ("key", "count", "flops"))
    a, b = (build(lib, given, device) for lib in (ours, theirs))
    assert told(a.total_average(), names) == told(b.total_average(), names)
    assert told(a.key_averages().total_average(), names) == told(b.key_averages().total_average(), names)


def read_table(table: str) -> list[dict[str, str]]:
    """The rows by the headings. The rules say how wide the columns are, but in PyTorch a heading may be wider than its column."""
    lines = table.splitlines()
    rules = [i for i, line in enumerate(lines) if line.startswith("-")]
    headings = re.split(r"\s{2,}", lines[rules[0] + 1].strip())
    rows, ends, at = [], [], 0
    for width in map(len, lines[rules[0]].split()):
        ends.append((at, at + width))
        at += width + 2
    for line in lines[rules[1] + 1 : rules[2]]:
        rows.append({heading: line[start:end].strip() for heading, (start, end) in zip(headings, ends, strict=True)})
    return [*rows, {"footer": "\n".join(line for line in lines[rules[2] + 1 :] if line and not line.startswith("..."))}]


def both_tables(mine: Any, other: Any, **options: Any) -> tuple[str, str]:
    """The tables of two lists of events; none where times overlap so that they add up to nothing, of which PyTorch cannot say what share one has."""
    try:
        return mine.table(**options), other.table(**options)
    except AssertionError as error:
        assert "Expected time_us == 0" in str(error)
        reject()


SORTED_BY = st.sampled_from([None, "cpu_time_total", "self_cpu_time_total", "count", "cpu_memory_usage", "flops", "key"])


@settings(deadline=None)
@given(specs(), SORTED_BY, st.sampled_from([None, "us", "ms", "s"]))
def test_the_numbers_of_a_table(given: list[Spec], sort_by: str | None, unit: str | None) -> None:
    for spec in given:
        spec["stack"] = []  # PyTorch puts the operations under the heading of the places, and these under that of the operations
    a, b = (build(lib, given) for lib in (ours, theirs))
    for grouping in GROUPINGS[:2]:
        tables = both_tables(a.key_averages(**grouping), b.key_averages(**grouping), sort_by=sort_by, time_unit=unit)
        if not given:
            assert tables == ("", "")
            continue
        mine, other = map(read_table, tables)
        assert [row.keys() for row in other] == [row.keys() for row in mine]
        for row in other:
            if row.get("CPU total %") == "0":
                row["CPU total %"] = "0.00%"  # of what runs beside its thread
            if row.get("Input Shapes") == "[]":
                row["Input Shapes"] = ""
        assert mine == other


ON_A_DEVICE: list[Spec] = [
    {"name": "addmm", "thread": 1, "start_us": 0, "end_us": 1000, "kernels": [5], "flops": 2000, "device_memory_usage": 512, "cpu_memory_usage": 1024},
    {"name": "mul", "thread": 1, "start_us": 100, "end_us": 300, "kernels": [70], "flops": 6},
    {"name": "mul", "thread": 1, "start_us": 400, "end_us": 450, "cpu_memory_usage": -24},
    {"name": "older", "thread": 1, "start_us": 2000, "end_us": 2001, "kernels": [8], "is_legacy": True},
    {"name": "kernel", "thread": 0, "start_us": 500, "end_us": 600, "device": "CUDA"},
    {"name": "range", "thread": 0, "start_us": 500, "end_us": 700, "device": "CUDA", "is_user_annotation": True},
]


@pytest.mark.parametrize("sort_by", ["cuda_time_total", "self_cuda_time_total", "device_time_total", "self_cuda_memory_usage", "cuda_time"])
def test_the_numbers_of_a_table_with_a_device(sort_by: str) -> None:
    tables = [build(lib, ON_A_DEVICE, "cuda").key_averages().table(sort_by=sort_by) for lib in (ours, theirs)]
    mine, other = map(read_table, tables)
    assert mine == other
    assert "Self CUDA time total: 108.000us" in mine[-1]["footer"]


@settings(deadline=None)
@given(specs(), st.integers(1, 4))
def test_the_first_rows_of_a_table(given: list[Spec], limit: int) -> None:
    for spec in given:
        spec["stack"] = []
    averages = [build(lib, given).key_averages() for lib in (ours, theirs)]
    tables = both_tables(*averages, sort_by="self_cpu_time_total", row_limit=limit)
    if given:
        mine, other = ([(row["Name"], row["Self CPU"]) for row in read_table(table)[:-1]] for table in tables)
        assert mine == other


FOLDED = ("self_cpu_time_total", "self_cuda_time_total", "self_xpu_time_total", "self_privateuse1_time_total")


@settings(deadline=None)
@given(given=specs(), device=DEVICES, metric=st.sampled_from(FOLDED))
def test_stacks(given: list[Spec], device: str | None, metric: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("stacks") / "stacks.txt"

    def exported(lib: Any) -> Counter[str]:
        build(lib, given, device).export_stacks(str(path), metric)
        sums: Counter[str] = Counter()
        for line in path.read_text().splitlines():
            stack, _, number = line.rpartition(" ")
            sums[stack] += int(number)
        return sums

    mine, other = exported(ours), exported(theirs)
    # PyTorch leaves out events that have a negative time of their own, which is where children overlap: then only the stacks are comparable.
    if all(event.self_cpu_time_total >= 0 and event.self_device_time_total >= 0 for event in build(ours, given, device)):
        assert mine == other


def test_metrics_of_stacks_are_also_ours() -> None:
    assert set(theirs.EventList([]).supported_export_stacks_metrics()) <= set(ours.EventList([]).supported_export_stacks_metrics())


FORWARD_AND_BACKWARD = [
    {"name": "mul", "thread": 1, "start_us": 0, "end_us": 5, "sequence_nr": 3, "stack": ["f(1): f", "main"]},
    {"name": "MulBackward0", "thread": 2, "start_us": 10, "end_us": 20, "sequence_nr": 3, "fwd_thread": 1, "scope": 1},
    {"name": "mul", "thread": 2, "start_us": 12, "end_us": 13},
    {"name": "AddBackward0", "thread": 2, "start_us": 30, "end_us": 40, "sequence_nr": 3, "fwd_thread": 2, "scope": 1},
]


def test_nodes_have_the_stacks_of_their_ops() -> None:
    a, b = (build(lib, FORWARD_AND_BACKWARD) for lib in (ours, theirs))
    assert [event.stack for event in a] == [event.stack for event in b]


ERRORS: dict[str, Callable[[Any], Any]] = {
    "unknown key": lambda lib: build(lib, FORWARD_AND_BACKWARD).table(sort_by="no_such"),
    "unknown metric": lambda lib: build(lib, FORWARD_AND_BACKWARD).export_stacks("never-written", "no_such"),
    "another key": lambda lib: lib.FunctionEventAvg().add(build(lib, FORWARD_AND_BACKWARD)[0]).add(build(lib, FORWARD_AND_BACKWARD)[1]),
    "a child that is none": lambda lib: build(lib, FORWARD_AND_BACKWARD)[0].append_cpu_child(3),
    "a parent that is none": lambda lib: build(lib, FORWARD_AND_BACKWARD)[0].set_cpu_parent(3),
    "averages of averages": lambda lib: build(lib, FORWARD_AND_BACKWARD).key_averages().key_averages(),
    "a trace of averages": lambda lib: build(lib, FORWARD_AND_BACKWARD).key_averages().export_chrome_trace("never-written"),
    "a kernel of a kernel": lambda lib: build(lib, [{**FORWARD_AND_BACKWARD[0], "device": "CUDA"}], "cuda")[0].append_kernel("k", 0, 1),
    "no folder": lambda lib: build(lib, FORWARD_AND_BACKWARD).export_stacks("/no/such/folder", "self_cpu_time_total"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors_are_of_their_kind(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((AttributeError, ValueError, AssertionError, OSError)) as other:
        ERRORS[name](theirs)
    with pytest.raises(type(other.value)):
        ERRORS[name](ours)


@pytest.mark.parametrize("name", ["cuda_time", "cuda_time_total", "self_cuda_time_total", "self_cuda_memory_usage", "metadata_json"])
def test_older_names_warn_alike(name: str) -> None:
    told = []
    for lib in (ours, theirs):
        [event] = build(lib, [{**FORWARD_AND_BACKWARD[0], "kernels": [4], "metadata_json": '{"a": 1}'}], "cuda")
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            value = getattr(event, name)
        told.append((value, [(str(each.message), each.category) for each in caught]))
    assert told[0] == told[1]


def test_parts() -> None:
    assert ours.Kernel._fields == theirs.Kernel._fields
    assert ours.EventMetadata._fields == theirs.EventMetadata._fields
    assert {kind.name: kind.value for kind in ours.DeviceType} == {name: int(kind.value) for name, kind in theirs.DeviceType.__members__.items()}
    assert ours.MEMORY_EVENT_NAME == theirs.MEMORY_EVENT_NAME
    assert ours.Interval(1.5, 4).elapsed_us() == theirs.Interval(1.5, 4).elapsed_us()
    given = {"grid": "[1,2]", "blocks per SM": "0.5", "Collective name": '"all"', "Is asynchronized op": "true", "bytes": "12", "other": "1"}
    a, b = (build(lib, [{**FORWARD_AND_BACKWARD[0], "extra_meta": given}])[0].event_metadata for lib in (ours, theirs))
    assert tuple(a) == tuple(b)


class At:
    def __init__(self, time: int):
        self.time = time

    def start_ns(self) -> int:
        return self.time


@given(st.lists(st.integers(0, 9)), st.integers(-1, 10), st.integers(-1, 10))
def test_records_of_memory(times: list[int], start: int, end: int) -> None:
    records = [(At(time), i) for i, time in enumerate(times)]
    a, b = ([record[0].time for record in lib.MemRecordsAcc(records).in_interval(start, end)] for lib in (ours, theirs))
    assert a == b


@pytest.mark.parametrize("name", ["mul", "", "_Z", "_ZN3foo3barEv", "_Zxx", "aten::mul"])
def test_names(name: str) -> None:
    assert ours.StringTable()[name] == theirs.StringTable()[name]
