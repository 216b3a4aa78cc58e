"""The table: its columns, their alignment, what it says when something is wrong."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specgrad.autograd.profiler_util import DeviceType, EventList, FunctionEvent
from specgrad.profiling.events.units import format_memory, format_share, format_time
from specgrad.profiling.show.table import NUMBERS, SortKeyError, width
from tests.profiling.forests import event, forests


def rules(table: str) -> list[int]:
    """The lines of dashes."""
    return [i for i, line in enumerate(table.splitlines()) if line and set(line) <= set("- ")]


def headings(table: str) -> list[str]:
    """What stands above the columns, which the rules say the width of."""
    lines = table.splitlines()
    rule = rules(table)[0]
    found, at = [], 0
    for part in lines[rule].split("  "):
        found.append(lines[rule + 1][at : at + len(part)].strip())
        at += len(part) + 2
    return found


def rows(table: str) -> list[str]:
    lines = table.splitlines()
    _, above, below = rules(table)
    return lines[above + 1 : below]


def first_cells(table: str) -> list[str]:
    return [line.split()[0] for line in rows(table)]


SOME = [event("mul", 0, 3), event("add", 3, 4), event("sum", 4, 9)]
OF_TIME = ["Name", "Self CPU %", "Self CPU", "CPU total %", "CPU total", "CPU time avg", "# of Calls"]


def test_columns_are_those_that_hold_something() -> None:
    assert headings(EventList(SOME).table()) == OF_TIME
    memory = EventList(SOME, profile_memory=True).table()
    assert headings(memory) == [*OF_TIME[:-1], "CPU Mem", "Self CPU Mem", "# of Calls"]
    assert headings(EventList(SOME, with_flops=True).table()) == OF_TIME
    full = EventList([event("a", 0, 1, input_shapes=[[2]], stack=["f"], flops=5, overload_name="out", node_id=2)], with_flops=True)
    assert headings(full.table()) == ["Name", "Overload Name", *OF_TIME[1:], "Node ID", "Input Shapes", "Source Location", "Total FLOPs"]


def test_columns_of_a_device() -> None:
    events = EventList([event("a", 0, 1, use_device="cuda", device_memory_usage=1024)], use_device="cuda", profile_memory=True)
    events[0].append_kernel("k", 0, 40.0)
    table = events.table()
    assert headings(table)[6:10] == ["Self CUDA", "Self CUDA %", "CUDA total", "CUDA time avg"]
    assert "CUDA Mem" in headings(table)
    assert table.endswith("Self CPU time total: 1.000us\nSelf CUDA time total: 40.000us\n")


def test_where_the_device_has_events_of_its_own_they_are_its_time() -> None:
    events = EventList([event("a", 0, 1, use_device="cuda"), event("k", 0, 7, use_device="cuda", device_type=DeviceType.CUDA)], use_device="cuda")
    events[0].append_kernel("k", 0, 7.0)
    assert "Self CUDA time total: 7.000us" in events.table()


def test_forward_and_backward_have_columns_where_they_are_joined() -> None:
    events = EventList([event("mul", 0, 2, sequence_nr=1), event("MulBackward0", 3, 8, sequence_nr=1, scope=1)])
    assert "Backward" not in headings(events.key_averages().table())
    table = events.key_averages(group_backward=True).table(sort_by="backward_time_total")
    assert headings(table)[6:8] == ["Forward", "Backward"]
    assert rows(table)[0].split()[6:8] == ["2.000us", "5.000us"]


def test_short_names_fit_a_hundred_columns() -> None:
    table = EventList([event("a name of twenty", 0, 123_456)]).key_averages().table()
    assert max(map(len, table.splitlines())) <= 100


@given(forests(), st.sampled_from(NUMBERS))
def test_rows_are_sorted_the_most_first(events: list[FunctionEvent], by: str) -> None:
    averages = EventList(events).key_averages()
    by_hand = sorted(averages, key=lambda each: -(getattr(each, by) or 0))
    assert first_cells(averages.table(sort_by=by) or "---\n---\n---") == [each.key for each in by_hand]


@given(st.lists(st.text(min_size=1, max_size=20), min_size=1, max_size=6))
def test_any_names_keep_the_columns_straight(names: list[str]) -> None:
    table = EventList([event(name, i, i + 1, input_shapes=[[i]]) for i, name in enumerate(names)]).table()
    lines = rows(table)
    assert len(lines) == len(names)
    at = table.splitlines()[1].index("Self CPU %") + len("Self CPU %")
    for line in lines:
        ends = [i + 1 for i in range(len(line)) if line[i] == "%"]
        assert any(width(line[:end]) == at for end in ends)
    table.encode()


def test_wide_characters_take_two_columns() -> None:
    assert (width("a乘b"), width("e\N{COMBINING ACUTE ACCENT}"), width("😀")) == (4, 1, 2)
    assert unicodedata.east_asian_width("乘") == "W"
    table = EventList([event("乘法", 0, 1), event("four", 1, 2)]).table()
    assert rows(table)[0].startswith("乘法      50.00%")
    assert rows(table)[1].startswith("four      50.00%")


def test_what_is_too_wide_is_cut() -> None:
    long = EventList([event("n" * 80, 0, 1, input_shapes=[list(range(100))], stack=["/a/long/path/to/file.py(12): function"])])
    table = long.table(max_name_column_width=10, max_shapes_column_width=12, max_src_column_width=20)
    assert "nnnnnnn...  " in table
    assert "[[0, 1, 2..." in table
    assert "....py(12): function" in table
    assert "n" * 55 not in long.table()
    assert "n" * 80 in long.table(max_name_column_width=None)
    assert EventList([event("n" * 55, 0, 1)]).table().count("n" * 55) == 1, "what fits is not cut"


def test_rows_left_out_are_counted() -> None:
    events = EventList(SOME)
    assert first_cells(events.table(row_limit=1)) == ["mul"]
    assert "... and 2 more rows (row_limit=1)" in events.table(row_limit=1)
    assert "... and 1 more row (row_limit=2)" in events.table(row_limit=2)
    assert "more row" not in events.table(row_limit=3)
    assert len(first_cells(events.table(row_limit=-1))) == 3
    assert "... and 3 more rows" in events.table(row_limit=0)


def test_a_stack_goes_over_several_lines_beside_what_comes_after_it() -> None:
    table = EventList([event("mul", 0, 1, stack=["a.py(1): f", "a.py(2): g"], flops=2000), event("add", 1, 2, flops=1)], with_flops=True).table()
    lines = rows(table)
    assert lines[0].endswith("a.py(1): f          2000.000")
    assert lines[1].split() == ["a.py(2):", "g"]
    assert not lines[2]
    assert lines[3].startswith("add")


def test_operations_in_the_unit_of_the_fewest() -> None:
    def heading(*flops: int) -> str:
        return headings(EventList([event("a", i, i + 1, flops=n) for i, n in enumerate(flops)], with_flops=True).table())[-1]

    assert [heading(5), heading(1500), heading(999, 2000), heading(10**7, 10**12), heading(10**21)] == [
        "Total FLOPs", "Total KFLOPs", "Total FLOPs", "Total MFLOPs", "Total PFLOPs",
    ]  # fmt: skip
    assert rows(EventList([event("a", 0, 1, flops=0), event("b", 0, 1, flops=3)], with_flops=True).table())[0].endswith("--")


def test_only_what_nothing_called() -> None:
    events = EventList([event("outer", 0, 10), event("mul", 1, 4)])
    events._build_tree()
    table = events.table(top_level_events_only=True)
    assert first_cells(table) == ["outer"]
    assert "only displays top-level ops" in table
    assert "Self CPU time total: 10.000us" in table


def test_a_header_a_unit_and_the_cost_of_recording() -> None:
    events = EventList(SOME)
    events.overhead_us = 0.35
    lines = events.table(header="of the forward pass", time_unit="ms").splitlines()
    assert lines[0] == "=" * len(lines[2])
    assert lines[1] == "of the forward pass"
    assert "0.003ms" in lines[5]
    assert lines[-1] == "Recording took about 0.350us per event, which is part of these times"


@pytest.mark.parametrize("empty", [True, False])
@pytest.mark.parametrize("wrong", ["self_cpu_time", "", "CPU", None.__class__, 3])
def test_an_unknown_key_is_an_error_that_lists_the_known_ones(wrong: object, empty: bool) -> None:
    events = EventList([] if empty else SOME)
    with pytest.raises(SortKeyError, match=r"sort_by must be one of cpu_time, .*count.*, got") as caught:
        events.table(sort_by=wrong)  # type: ignore[arg-type]
    assert isinstance(caught.value, AttributeError)
    assert isinstance(caught.value, ValueError)


def test_a_key_that_is_nearly_right_is_named() -> None:
    with pytest.raises(SortKeyError, match="did you mean 'self_cpu_time_total'"):
        EventList(SOME).table(sort_by="self_cpu_time_totl")


@pytest.mark.parametrize(
    "key", ["cuda_time", "cuda_time_total", "self_cuda_time_total", "xpu_time_total", "cuda_memory_usage", "self_xpu_memory_usage", "name"]
)
def test_keys_by_the_names_of_devices(key: str) -> None:
    assert EventList(SOME).table(sort_by=key)
    assert EventList(SOME).key_averages().table(sort_by=key)


def test_a_wrong_unit() -> None:
    with pytest.raises(ValueError, match="time_unit must be one of s, ms, us, got 'ns'"):
        EventList(SOME).table(time_unit="ns")


def test_no_events_are_no_table() -> None:
    assert EventList().table() == ""
    assert str(EventList(SOME)) == EventList(SOME).table()


def test_shares_of_nothing() -> None:
    assert format_share(0, 0) == "NaN"
    assert "NaN" in EventList([event("a", 0, 0)]).table()


def test_numbers_as_text() -> None:
    assert [format_time(t) for t in (0, 999.9, 1000, 1e6, -1500)] == ["0.000us", "999.900us", "1.000ms", "1.000s", "-1500.000us"]
    assert [format_memory(n) for n in (0, 1023, -1024, 2**20, 2**40)] == ["0 B", "1023 B", "-1.00 KB", "1.00 MB", "1024.00 GB"]
