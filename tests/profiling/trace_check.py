"""Whether a trace is one that viewers draw right. It knows nothing of the code that writes them: only of the format's rules."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from decimal import Decimal
from typing import Any

PHASES = frozenset("XMCsfbe")


def read(text: str) -> dict[str, Any]:
    """The trace, each number as it is written; NaN and half characters are errors, as they are in Perfetto."""

    def refuse(constant: str) -> None:
        raise AssertionError(f"{constant} is not JSON")

    trace = json.loads(text, parse_float=Decimal, parse_int=Decimal, parse_constant=refuse)
    json.dumps(trace, default=str, ensure_ascii=False).encode("utf-8")  # an error if there is half a character
    return trace


def check(text: str) -> list[dict[str, Any]]:
    """Check a trace, and give its entries."""
    trace = read(text)
    assert trace["displayTimeUnit"] in ("ns", "ms")
    entries = trace["traceEvents"]
    for entry in entries:
        assert entry["ph"] in PHASES
        assert isinstance(entry["name"], str)
        assert entry["pid"] == int(entry["pid"])
        assert 0 <= entry["tid"] < 2**31
        if entry["ph"] == "X":
            assert entry["dur"] >= 0
    lanes: dict[Any, list[dict[str, Any]]] = defaultdict(list)
    for entry in entries:
        if entry["ph"] == "X":
            lanes[entry["pid"], entry["tid"]].append(entry)
    for clock in (exactly, in_perfetto, in_perfetto_that_rounds, in_chrome):
        for slices in lanes.values():
            check_nesting(slices, clock)
    check_named(entries, lanes)
    check_arrows(entries)
    check_pairs(entries)
    check_counters(entries)
    return entries


def exactly(start: Decimal, length: Decimal) -> tuple[Any, Any]:
    """To the picosecond: what is finer a float cannot say."""
    picosecond = Decimal("0.000001")
    return start.quantize(picosecond), (start + length).quantize(picosecond)


def as_perfetto(number: Decimal, whole: Callable[[float], int] = int) -> int:
    """Nanoseconds: what is behind the point is dropped by some versions, and rounded by others."""
    return whole(float(number) * 1000)


def in_perfetto(start: Decimal, length: Decimal) -> tuple[Any, Any]:
    return as_perfetto(start), as_perfetto(start) + as_perfetto(length)


def in_perfetto_that_rounds(start: Decimal, length: Decimal) -> tuple[Any, Any]:
    return as_perfetto(start, round), as_perfetto(start, round) + as_perfetto(length, round)


def in_chrome(start: Decimal, length: Decimal) -> tuple[Any, Any]:
    """As floats, which it compares with some tolerance."""
    return round(float(start), 6), round(float(start) + float(length), 6)


def check_nesting(slices: list[dict[str, Any]], clock: Any) -> None:
    """Slices of a row lie within each other or apart. Those that begin together stand in the file from the outermost inwards."""
    stack: list[Any] = []
    for entry in sorted(slices, key=lambda entry: clock(entry["ts"], entry["dur"])[0]):  # stable, as the sorts of the viewers are
        start, end = clock(entry["ts"], entry["dur"])
        while stack and stack[-1] <= start:
            stack.pop()
        assert not stack or end <= stack[-1], f"{entry} ends after the slice that it is in"
        stack.append(end)


def check_named(entries: list[dict[str, Any]], lanes: dict[Any, Any]) -> None:
    threads = {(e["pid"], e["tid"]): e["args"]["name"] for e in entries if e["ph"] == "M" and e["name"] == "thread_name"}
    processes = {e["pid"]: e["args"]["name"] for e in entries if e["ph"] == "M" and e["name"] == "process_name"}
    assert set(lanes) <= set(threads)
    assert {process for process, _ in lanes} <= set(processes)
    assert len(set(processes.values())) == len(processes)


def arrows(entries: list[dict[str, Any]], whole: Callable[[float], int] = int) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The slices at both ends of each arrow.

    An end of an arrow binds to the slice of its row that began last, be it over or not: Perfetto takes the entries in order of time, and slices before
    arrows, and looks what is over when the next slice begins.
    """
    stacks: dict[Any, list[dict[str, Any]]] = defaultdict(list)
    ends: dict[Any, dict[str, dict[str, Any]]] = defaultdict(dict)
    for entry in sorted(entries, key=lambda entry: (as_perfetto(entry["ts"], whole), entry["ph"] != "X")):
        time, stack = as_perfetto(entry["ts"], whole), stacks[entry["pid"], entry["tid"]]
        if entry["ph"] == "X":
            while stack and as_perfetto(stack[-1]["ts"], whole) + as_perfetto(stack[-1]["dur"], whole) <= time:
                stack.pop()
            stack.append(entry)
        elif entry["ph"] in "sf":
            bound = stack[-1]
            inside = bound["ts"] < entry["ts"] < bound["ts"] + bound["dur"]
            assert inside or not bound["dur"], "an arrow is not within what it binds to, which chrome://tracing looks for"
            assert entry["ph"] == "s" or "s" in ends[entry["id"]], "an arrow ends before it starts"
            assert entry["ph"] not in ends[entry["id"]], "an arrow has two starts or two ends"
            ends[entry["id"]][entry["ph"]] = bound
    return [(pair["s"], pair["f"]) for pair in ends.values()]


def check_arrows(entries: list[dict[str, Any]]) -> None:
    starts = {e["id"]: e for e in entries if e["ph"] == "s"}
    ends = {e["id"]: e for e in entries if e["ph"] == "f"}
    assert set(starts) == set(ends)
    assert all(end["bp"] == "e" for end in ends.values()), "else it binds to the next slice"
    assert all((starts[number]["cat"], starts[number]["name"]) == (end["cat"], end["name"]) for number, end in ends.items())
    assert len(arrows(entries)) == len(starts)
    assert arrows(entries) == arrows(entries, round)


def check_pairs(entries: list[dict[str, Any]]) -> None:
    """What is drawn beside its thread begins and ends once."""
    begun = {(e["cat"], e["id"]): e["ts"] for e in entries if e["ph"] == "b"}
    ended = {(e["cat"], e["id"]): e["ts"] for e in entries if e["ph"] == "e"}
    assert set(begun) == set(ended)
    assert len(begun) == sum(e["ph"] == "b" for e in entries)
    assert all(begun[key] <= ended[key] for key in begun)


def check_counters(entries: list[dict[str, Any]]) -> None:
    times: dict[Any, list[Any]] = defaultdict(list)
    for entry in entries:
        if entry["ph"] == "C":
            times[entry["pid"], entry["name"]].append(as_perfetto(entry["ts"]))
            assert all(isinstance(value, Decimal) for value in entry["args"].values())
    for series in times.values():
        assert all(a < b for a, b in zip(series, series[1:])), "a counter goes back in time"
