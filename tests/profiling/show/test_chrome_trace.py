"""The trace: what viewers must be able to rely on, by a checker that knows only the format."""

from __future__ import annotations

import gzip
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specgrad.autograd.profiler_util import DeviceType, EventList, FunctionEvent, MemoryChange
from specgrad.profiling.events.nesting import op_of_each_node
from specgrad.profiling.show.chrome_trace import chrome_trace, microseconds
from tests.profiling.forests import event, forests
from tests.profiling.trace_check import arrows, as_perfetto, check, read


def trace(events: list[FunctionEvent], memory: tuple[MemoryChange, ...] = ()) -> str:
    listed = EventList(events, memory=memory)
    listed._ensure_tree()
    return "".join(chrome_trace(listed, {}))


def slices(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry for entry in entries if entry["ph"] == "X"]


@given(forests())
def test_every_event_is_a_slice_of_a_right_trace(events: list[FunctionEvent]) -> None:
    listed = EventList(events)
    listed._build_tree()
    found = slices(check(trace(list(listed))))
    assert sorted(entry["args"]["id"] for entry in found) == sorted(each.id for each in listed)
    times = {each.id: each.time_range for each in listed}
    for entry in found:
        span = times[int(entry["args"]["id"])]
        assert 0 <= float(entry["ts"]) - span.start < 0.001 * len(listed), "what begins with its parent is drawn a nanosecond later"
        assert float(entry["ts"] + entry["dur"]) == pytest.approx(span.end, abs=1e-9)


@given(st.lists(st.tuples(st.floats(0, 1e7), st.floats(0, 1e4), st.integers(0, 1)), max_size=30), st.randoms())
def test_any_times_make_a_right_trace(spans: list[tuple[float, float, int]], order: random.Random) -> None:
    events = [event(f"{i}", start, start + length, thread=thread, id=i) for i, (start, length, thread) in enumerate(spans)]
    for i, outer in enumerate(list(events)):  # within each, down to its very ends
        span = outer.time_range
        events.append(event(f"{i}, begin", span.start, (span.start + span.end) / 2, thread=outer.thread, id=1000 + i))
        events.append(event(f"{i}, end", (span.start + span.end) / 2, span.end, thread=outer.thread, id=2000 + i))
    order.shuffle(events)
    entries = check(trace(events))
    assert len(slices(entries)) + sum(entry["ph"] == "b" for entry in entries) == len(events)


@given(st.integers(0, 2**50))
def test_a_viewer_that_drops_what_is_behind_the_point_reads_the_same_time(nanoseconds: int) -> None:
    assert as_perfetto(json.loads(microseconds(nanoseconds), parse_float=str)) == nanoseconds


@given(st.text(max_size=30) | st.sampled_from(['"', "\\", "</script>", "\ud800", "\x00", "😀", "line\nline", "\u2028"]))
def test_any_name_is_escaped(name: str) -> None:
    text = trace([event(name, 0, 1, stack=[name], overload_name=name, kwinputs={name: name})])
    [entry] = slices(check(text))
    assert entry["name"] == re.sub("[\ud800-\udfff]", "\N{REPLACEMENT CHARACTER}", name)


def test_what_is_no_number_is_a_text() -> None:
    nan = float("nan")
    text = trace([event("a", 0, 1, flops=nan, concrete_inputs=[nan, float("inf"), {"deep": (nan, DeviceType.CPU)}, 1.5, None, True])])
    [entry] = slices(check(text))
    assert entry["args"]["Concrete Inputs"] == ["nan", "inf", {"deep": ["nan", "DeviceType.CPU"]}, pytest.approx(1.5), None, True]


def test_what_has_no_time_is_left_out() -> None:
    nan, inf = float("nan"), float("inf")
    entries = check(trace([event("a", nan, 1), event("b", 0, inf), event("c", 0, 1), event("d", 7, 3)]))
    assert {entry["name"]: entry["dur"] for entry in slices(entries)} == {"c": 1, "d": 0}


def test_what_crosses_or_runs_beside_its_thread_has_a_row_of_its_own() -> None:
    entries = check(trace([event("a", 0, 10), event("b", 5, 15, id=1), event("c", 2, 3, id=2, is_async=True)]))
    assert [entry["name"] for entry in slices(entries)] == ["a"]
    assert {entry["name"] for entry in entries if entry["ph"] == "b"} == {"b", "c"}


def names_of_arrows(events: list[FunctionEvent]) -> list[tuple[str, str]]:
    return sorted((start["name"], end["name"]) for start, end in arrows(check(trace(events))))


def test_arrows_go_from_the_innermost_op_to_its_node() -> None:
    events = [
        event("linear", 0, 10, sequence_nr=5),
        event("addmm", 0, 9, sequence_nr=5),
        event("t", 0, 4),
        event("copy", 4, 5.5),
        event("AddmmBackward0", 20, 30, sequence_nr=5, scope=1, thread=2, fwd_thread=1),
        event("mm", 20, 22, thread=2, sequence_nr=7),
        event("MmBackward0", 40, 41, sequence_nr=7, scope=1),
        event("NobodysBackward0", 50, 51, sequence_nr=99, scope=1),
    ]
    assert names_of_arrows(events) == [("addmm", "AddmmBackward0"), ("mm", "MmBackward0")]


def test_each_pass_over_a_node_has_its_arrow() -> None:
    events = [event("mul", 0, 1, sequence_nr=1), *(event("MulBackward0", 10 * i, 10 * i + 1, sequence_nr=1, scope=1) for i in (1, 2, 3))]
    assert names_of_arrows(events) == [("mul", "MulBackward0")] * 3


def test_no_arrow_goes_back_in_time() -> None:
    assert names_of_arrows([event("mul", 10, 11, sequence_nr=1), event("MulBackward0", 0, 1, sequence_nr=1, scope=1)]) == []


def drawn_start(one: FunctionEvent) -> float:
    """What begins with its parent is drawn a nanosecond later."""
    start = one.time_range.start
    return start if one.cpu_parent is None else max(start, drawn_start(one.cpu_parent) + 0.001)


@given(forests())
def test_arrows_of_any_program_bind_to_the_right_slices(events: list[FunctionEvent]) -> None:
    for i, each in enumerate(events):
        each.id = i
        each.scope, each.sequence_nr = (1 if each.name == "MulBackward0" else 0), i % 4
    listed = EventList(events)
    listed._build_tree()
    pairs = {(op.id, node.id) for node, op in op_of_each_node(listed).items() if drawn_start(op) < drawn_start(node)}
    assert {(start["args"]["id"], end["args"]["id"]) for start, end in arrows(check(trace(list(listed))))} == pairs


def test_memory_is_a_counter() -> None:
    changes = (MemoryChange(1.0, 1, 100, 100), MemoryChange(1.0001, 1, 50, 150), MemoryChange(4.0, 2, -150, 0))
    entries = [entry for entry in check(trace([event("a", 0, 5)], changes)) if entry["ph"] == "C"]
    assert [(entry["ts"], entry["args"]["bytes alive"]) for entry in entries] == [(1, 150), (4, 0)]


@given(st.lists(st.tuples(st.floats(0, 1e6), st.integers(-1000, 1000))))
def test_any_counter_goes_forward(changes: list[tuple[float, int]]) -> None:
    check(trace([event("a", 0, 5)], tuple(MemoryChange(time, 1, delta, abs(delta)) for time, delta in changes)))


def test_rows_are_named_and_numbered_in_order_whatever_the_threads_are_called() -> None:
    big = 140_737_353_000_000
    kernel = event("k", 0, 1, device_type=DeviceType.CUDA, device_index=1, device_resource_id=7)
    entries = check(trace([event("a", 0, 1, thread=big), event("b", 0, 1, thread=3), event("c", 0, 1, node_id=2), kernel]))
    named = {entry["args"]["name"]: (entry["pid"], entry["tid"]) for entry in entries if entry["ph"] == "M" and entry["name"].endswith("_name")}
    assert named == {
        "CPU": (1, 0), "CPU of node 2": (2, 0), "CUDA 1": (3, 0), f"thread {big}": (1, 1), "thread 3": (1, 2), "thread 1": (2, 3), "stream 7": (3, 4),
    }  # fmt: skip


def test_threads_have_their_names() -> None:
    events = EventList([event("a", 0, 1, thread=7), event("b", 0, 1, thread=8)])
    events.thread_names = {7: 'Main "thread"\n'}
    entries = check("".join(chrome_trace(events, {})))
    assert [entry["args"]["name"] for entry in entries if entry["name"] == "thread_name"] == ['Main "thread"\n', "thread 8"]


def test_what_an_event_knows_is_in_its_arguments() -> None:
    given: dict[str, Any] = {"input_shapes": [[2, 3], []], "flops": 6, "stack": ["f.py(1): f"], "cpu_memory_usage": 24, "kwinputs": {}}
    known = event("mul", 0, 1, id=9, sequence_nr=0, module_hierarchy="Model.layer", **given)
    [entry] = slices(read(trace([known]))["traceEvents"])
    assert entry["args"] == {
        "id": 9, "Sequence number": 0, "Input Dims": [[2, 3], []], "Flops": 6, "Call stack": ["f.py(1): f"], "CPU memory (bytes)": 24,
        "Module Hierarchy": "Model.layer",
    }  # fmt: skip
    [plain] = slices(read(trace([event("mul", 0, 1)]))["traceEvents"])
    assert plain["args"] == {"id": 0}


def test_kinds_have_categories_and_colours() -> None:
    events = [event("mul", 0, 1), event("MulBackward0", 1, 2, scope=1), event("step", 2, 3, scope=7), event("[memory]", 3, 3)]
    found = slices(check(trace(events)))
    assert [entry["cat"] for entry in found] == ["cpu_op", "backward_node", "user_annotation", "memory"]
    assert len({entry["cname"] for entry in found}) == 4


def test_the_same_events_give_the_same_file(tmp_path: Path) -> None:
    events = EventList([event("mul", 0, 1, sequence_nr=1), event("MulBackward0", 1, 2, scope=1, sequence_nr=1)])
    for name in ("a.json", "b.json", "c.json.gz", "d.json.gz"):
        events.export_chrome_trace(tmp_path / name)
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()
    assert (tmp_path / "c.json.gz").read_bytes() == (tmp_path / "d.json.gz").read_bytes()
    assert gzip.decompress((tmp_path / "c.json.gz").read_bytes()) == (tmp_path / "a.json").read_bytes()
    check((tmp_path / "a.json").read_text())


def test_metadata_is_kept(tmp_path: Path) -> None:
    EventList([event("mul", 0, 1)]).export_chrome_trace(tmp_path / "trace.json", metadata={"run": "first\ud800", "note": "</script>"})
    text = (tmp_path / "trace.json").read_text()
    check(text)
    assert read(text)["otherData"] == {"run": "first\N{REPLACEMENT CHARACTER}", "note": "</script>"}


def test_a_trace_of_nothing() -> None:
    assert slices(check(trace([]))) == []


def test_the_trace_is_written_piece_by_piece() -> None:
    pieces = chrome_trace(EventList([event("mul", i, i + 1, id=i) for i in range(1000)]), {})
    assert max(map(len, pieces)) < 1000


def test_averages_have_no_trace(tmp_path: Path) -> None:
    with pytest.raises(AttributeError, match="averages"):
        EventList([event("mul", 0, 1)]).key_averages().export_chrome_trace(tmp_path / "trace.json")
    assert not list(tmp_path.iterdir())
