"""Names of a trace, and records of memory by time."""

from __future__ import annotations

import shutil
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specgrad.autograd.profiler_util import MemRecordsAcc, StringTable


@dataclass
class At:
    time: int

    def start_ns(self) -> int:
        return self.time


@given(st.lists(st.integers(0, 20)), st.integers(-1, 21), st.integers(-1, 21))
def test_records_of_an_interval_are_those_between_its_ends(times: list[int], start: int, end: int) -> None:
    records = [(At(time), number) for number, time in enumerate(times)]
    found = list(MemRecordsAcc(records).in_interval(start, end))
    assert found == sorted((record for record in records if start <= record[0].time <= end), key=lambda record: record[0].time)


def test_a_name_stands_for_itself() -> None:
    table = StringTable()
    assert [table[name] for name in ("mul", "", "_Z", "a b")] == ["mul", "", "_Z", "a b"]
    assert dict(table) == {"mul": "mul", "": "", "_Z": "_Z", "a b": "a b"}
    table["known"] = "as given"
    assert table["known"] == "as given"


@pytest.mark.skipif(shutil.which("c++filt") is None, reason="needs c++filt, of binutils")
def test_a_mangled_name_is_that_of_the_source() -> None:
    assert StringTable()["_ZN3foo3barEv"] == "foo::bar()"
    assert StringTable()["_Znot_mangled"] == "_Znot_mangled"


def test_without_a_demangler_a_name_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert StringTable()["_ZN3foo3barEv"] == "_ZN3foo3barEv"
