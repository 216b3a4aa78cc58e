"""Files as nvprof writes them, read as events with their kernels."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad
from specgrad.profiling.ranges.emit import emit_ranges
from specgrad.profiling.ranges.nvprof import load_nvprof, parse_nvprof_trace
from specgrad.profiling.ranges.sinks import RecordingSink
from specgrad.profiling.show.event_list import EventList
from tests.profiling.ranges.nvprof_file import NvprofFile

US = 1000  # nanoseconds, in which nvprof counts
DEMANGLED = "multiply(float*)" if shutil.which("c++filt") else "_Z8multiplyPf"


@pytest.fixture
def file(tmp_path: Path) -> Iterator[NvprofFile]:
    made = NvprofFile(tmp_path / "día #1?.nvprof")
    yield made
    made.db.close()


def test_a_kernel_belongs_to_the_innermost_range_that_started_it(file: NvprofFile) -> None:
    begin = 1_700_000_000_000_000_001  # nanoseconds since 1970: as microseconds, a float would round them
    file.range("outer", begin, begin + 90 * US)
    file.range("mul, seq=4, sizes=[[2, 3], [], [0]]", begin + 10 * US, begin + 20 * US)
    file.range("MulBackward0, stashed seq=4", begin + 50 * US, begin + 60 * US)
    file.kernel("_Z8multiplyPf", (begin + 11 * US, begin + 12 * US), (begin + 30 * US, begin + 32 * US + 500), device=1)
    file.kernel("multiply_backward", (begin + 51 * US, begin + 52 * US), (begin + 70 * US, begin + 71 * US), by="DRIVER")
    file.kernel("fill", (begin + 61 * US, begin + 62 * US), (begin + 72 * US, begin + 73 * US))
    file.kernel("of nobody", (begin + 91 * US, begin + 92 * US), (begin + 93 * US, begin + 94 * US))
    events = load_nvprof(file.close())
    assert isinstance(events, EventList)
    outer, mul, backward = events
    assert [(e.name, e.sequence_nr, e.scope, e.input_shapes) for e in events] == [
        ("outer", -1, 0, None),
        ("mul", 4, 0, [[2, 3], [], [0]]),
        ("MulBackward0", 4, 1, None),
    ]
    assert [(e.time_range.start, e.time_range.end) for e in events] == [(0, 90), (10, 20), (50, 60)]
    assert [[tuple(k) for k in e.kernels] for e in events] == [[("fill", 0, 1)], [(DEMANGLED, 1, 2.5)], [("multiply_backward", 0, 1)]]
    assert outer.cpu_children == [mul, backward]
    assert mul.cpu_parent is backward.cpu_parent is outer
    assert [e.device_time_total for e in events] == [4.5, 2.5, 1]
    assert outer.self_device_time_total == 1
    assert outer.self_cpu_time_total == 70
    assert mul.trace_name == "mul, seq=4, sizes=[[2, 3], [], [0]]"
    assert {e.thread for e in events} == {7}


@pytest.mark.parametrize(
    ("text", "name", "number", "scope", "shapes"),
    [
        ("aten::mul, seq = 12", "aten::mul", 12, 0, None),
        ("aten::mul, seq = 12, sizes = [[2], []]", "aten::mul", 12, 0, [[2], []]),
        ("mul, sizes=[]", "mul", -1, 0, []),
        ("mul, sizes=[[1,,2]]", "mul, sizes=[[1,,2]]", -1, 0, None),
        ("a, b, seq=x", "a, b, seq=x", -1, 0, None),
        ("line\nbreak, stashed seq=7", "line\nbreak", 7, 1, None),
        ("", "", -1, 0, None),
        (", seq=3", ", seq=3", -1, 0, None),
    ],
)
def test_texts(file: NvprofFile, text: str, name: str, number: int, scope: int, shapes: object) -> None:
    file.range(text, 0, 5)
    (event,) = load_nvprof(file.close())
    assert (event.name, event.sequence_nr, event.scope, event.input_shapes) == (name, number, scope, shapes)


def test_what_we_emit_is_read_back(file: NvprofFile) -> None:
    sink, x = RecordingSink(), specgrad.ones(2, 3, requires_grad=True)
    with emit_ranges(sink, record_shapes=True):
        y = x * x
        y.sum().backward()
    for n, text in enumerate(sink.texts):
        file.range(text, 10 * n, 10 * n + 5)
    events = load_nvprof(file.close())
    assert [e.name for e in events] == ["mul", "sum", "backward", "SumBackward0", "MulBackward0", "torch::autograd::AccumulateGrad"]
    assert events[0].sequence_nr == events[4].sequence_nr == y.grad_fn._sequence_nr()
    assert events[0].input_shapes == [[2, 3], [2, 3]]


def test_a_range_within_one_of_its_name_has_its_own_kernels(file: NvprofFile) -> None:
    file.range("again", 0, 90)
    file.range("again", 10, 20)
    file.kernel("a", (5, 6), (100, 101))
    file.kernel("b", (15, 16), (102, 103))
    events = load_nvprof(file.close())
    assert [[k.name for k in e.kernels] for e in events] == [["a"], ["b"]]
    assert events[0].cpu_children == [events[1]]


def test_marks_are_no_ranges(file: NvprofFile) -> None:
    file.marker(1, 3, 99, "here", 7)
    file.range("range", 0, 5)
    assert [e.name for e in parse_nvprof_trace(file.close())] == ["range"]


def test_no_ranges(file: NvprofFile) -> None:
    file.kernel("alone", (1, 2), (3, 4))
    assert list(load_nvprof(file.close())) == []


# ---- any ranges in any threads


@st.composite
def nests(draw: st.DrawFn) -> list[tuple[int, int, int]]:
    """Thread, start and end of ranges that nest in each thread."""
    found = []
    for thread in range(1, draw(st.integers(1, 3)) + 1):
        times = iter(range(100 * thread, 10_000, 7))
        for _ in range(draw(st.integers(0, 4))):
            open_: list[int] = []
            for deeper in draw(st.lists(st.booleans(), max_size=10)):
                if deeper:
                    open_.append(next(times))
                elif open_:
                    found.append((thread, open_.pop(), next(times)))
            found += [(thread, start, next(times)) for start in reversed(open_)]
    return found


@settings(deadline=None)  # of a file system's
@given(nests(), st.lists(st.tuples(st.integers(1, 3), st.integers(90, 700), st.integers(0, 9)), max_size=12))
def test_kernels_of_any_ranges(ranges: list[tuple[int, int, int]], launches: list[tuple[int, int, int]]) -> None:
    with TemporaryDirectory() as folder:
        file = NvprofFile(Path(folder) / "trace")
        spans = {file.range(f"range, seq={n}", start, end, thread): (thread, start, end) for n, (thread, start, end) in enumerate(ranges)}
        for n, (thread, start, length) in enumerate(launches):
            file.kernel(str(n), (start, start + length), (start + 20, start + 30), thread)
        events = load_nvprof(file.close())
    assert [e.time_range.start for e in events] == sorted(e.time_range.start for e in events)
    got = {int(k.name): e.id for e in events for k in e.kernels}
    for n, (thread, start, length) in enumerate(launches):
        holding = [(b, id) for id, (t, b, e) in spans.items() if t == thread and b <= start and start + length <= e]
        assert got.get(n) == (max(holding)[1] if holding else None)


# ---- what is no such file


def test_a_missing_file_stays_missing(tmp_path: Path) -> None:
    path = tmp_path / "none.nvprof"
    with pytest.raises(FileNotFoundError, match=r"none\.nvprof"):
        load_nvprof(path)
    assert not path.exists()
    with pytest.raises(IsADirectoryError):
        load_nvprof(str(tmp_path))


def test_another_file(tmp_path: Path) -> None:
    path = tmp_path / "text.nvprof"
    path.write_text("This is not what you look for. " * 100)
    with pytest.raises(sqlite3.DatabaseError, match=r"text\.nvprof: file is not a database; expected a trace that nvprof wrote"):
        load_nvprof(path)


@pytest.mark.parametrize("table", ["StringTable", "CUPTI_ACTIVITY_KIND_MARKER", "CUPTI_ACTIVITY_KIND_RUNTIME", "CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL"])
def test_a_table_is_missing(file: NvprofFile, table: str) -> None:
    file.db.execute(f"DROP TABLE {table}")
    with pytest.raises(sqlite3.OperationalError, match=f"día #1.*no such table: {table}; expected a trace that nvprof wrote"):
        load_nvprof(file.close())


def test_a_column_is_missing(file: NvprofFile) -> None:
    file.db.execute("ALTER TABLE CUPTI_ACTIVITY_KIND_MARKER RENAME COLUMN objectId TO owner")
    with pytest.raises(sqlite3.OperationalError, match=r"día #1.*no such column: objectId"):
        load_nvprof(file.close())


def test_ranges_without_end_or_beginning(file: NvprofFile) -> None:
    file.range("whole", 0, 9)
    file.marker(2, 1, 50, "endless", 7)
    file.marker(4, 2, 51, None, 7)
    with pytest.raises(
        ValueError, match=r"día #1.*1 of its ranges never end \('endless'\) and 1 end and never begin \(51\); expected one beginning and one end"
    ):
        load_nvprof(file.close())


def test_a_range_that_begins_twice(file: NvprofFile) -> None:
    file.range("whole", 0, 9)
    file.marker(2, 1, 1, "again", 7)
    with pytest.raises(ValueError, match="range 1 begins twice"):
        load_nvprof(file.close())
