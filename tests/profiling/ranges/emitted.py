"""Ranges that were emitted, read as a reader of the trace would."""

from __future__ import annotations

import re

from specgrad.profiling.ranges.sinks import RecordedRange

OP = re.compile(r"([\w.]+), seq=(\d+)")
NODE = re.compile(r"(\S+), stashed seq=(\d+)")


def numbered(pattern: re.Pattern[str], ranges: list[RecordedRange]) -> list[tuple[str, int]]:
    """Names and numbers of the ranges of a kind."""
    found = [pattern.match(r.text) for r in ranges]
    return [(m[1], int(m[2])) for m in found if m]


def correlated(ranges: list[RecordedRange]) -> list[tuple[str, str]]:
    """Each node that ran, with the op that announced its number last before. A KeyError names the number of a node of which no op did."""
    ops: dict[str, str] = {}
    found = []
    for r in ranges:
        if m := OP.match(r.text):
            ops[m[2]] = m[1]
        if m := NODE.match(r.text):
            found.append((m[1], ops[m[2]]))
    return found
