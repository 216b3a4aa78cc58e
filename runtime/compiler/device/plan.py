"""How a kernel runs over some arrays: which layout, which elements lie where, and in how many parts, where there are more than 31 bits number."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from specgrad.core.kernels import table

from .source import Source

_HEAD, _ROWS_HEAD = 28, 33  # numbers of a plan before its strides, 8 for each operand and result, of rows 9: csrc/launch.c
MOST = 2**31 - 1  # elements of a launch, and how many one may lie from the first of its array: kernels count in 32 bits
_WHOLE = 64  # elements; parts of so many begin at multiples of 16 bytes where the arrays do
_ROW_PART = 16  # bytes of what a step finds in a part of a row: csrc/device/layout.h


class Plan:
    """What `sg_device_plan` has found.

    Args:
        source: the kernel.
        numbers: of 32 bits: layout, elements, blocks, and what the strided layout reads.
    """

    source: Source
    numbers: Any

    def __init__(self, source: Source, numbers: Any):
        self.source, self.numbers = source, numbers

    @property
    def layout(self) -> int:
        """Its place among the source's layouts."""
        return int(self.numbers[0])

    @property
    def elements(self) -> int:
        """Those of the results, or the rows."""
        return int(self.numbers[1])

    @property
    def blocks(self) -> int:
        return int(self.numbers[2])

    @property
    def parts(self) -> int:
        """In how many parts each row is done."""
        return int(self.numbers[3]) if self.source.along_rows and self.elements else 1

    @property
    def part_bytes(self) -> int:
        """Of all that steps find in parts of rows."""
        return _ROW_PART * self.elements * self.parts * (max(self.source.steps, default=0) + 1)


def plan_of(source: Source, pointers: Sequence[int], itemsizes: Sequence[int], shape: Sequence[int], strides: Sequence[Sequence[int]]) -> Plan | None:
    """The plan for arrays, operands and results in the order of the kernel's parameters; None where there is no layout for them.

    Args:
        source: the kernel.
        pointers: where the arrays lie.
        itemsizes: the bytes of an element of each.
        shape: of all arrays, broadcast.
        strides: of each array, in bytes: 0 along what is broadcast.
    """
    ffi, lib = table._ffi, table._lib
    kinds = [o.number for o in source.operands] + [False] * len(source.results)
    places = [i for i, is_number in enumerate(kinds) if not is_number]
    flat = [s for own in strides for s in own]
    given = list(pointers), list(itemsizes), len(shape), list(shape), flat
    if source.along_rows:
        to = ffi.new("uint32_t[]", _ROWS_HEAD + 9 * len(kinds))
        failed = lib.sg_device_plan_rows(len(kinds), len(places), len(places) - len(source.results), places, *given, to)
    else:
        to = ffi.new("uint32_t[]", _HEAD + 8 * len(kinds))
        failed = lib.sg_device_plan(len(source.layouts), len(kinds), len(places), places, *given, to)
    return None if failed else Plan(source, to)


def parts_of(
    pointers: Sequence[int], itemsizes: Sequence[int], shape: Sequence[int], strides: Sequence[Sequence[int]], split: int
) -> Iterator[tuple[list[int], tuple[int, ...]]]:
    """Where the parts of arrays begin, and their shape: all, where kernels can count it, else halves along the dimension that reaches farthest.

    Args:
        pointers: where the arrays lie.
        itemsizes: the bytes of an element of each.
        shape: of all arrays, broadcast.
        strides: of each array, in bytes.
        split: how many dimensions may be divided, from the first on.
    """
    reaches = [[abs(s) // size * (n - 1) for s, n in zip(own, shape)] for own, size in zip(strides, itemsizes)]
    longest = max((d for d in range(split) if shape[d] > 1), key=lambda d: (max(own[d] for own in reaches), shape[d]), default=None)
    elements = math.prod(shape)
    if longest is None or not elements or (elements <= MOST and all(sum(own) <= MOST for own in reaches)):
        yield list(pointers), tuple(shape)
        return
    n = shape[longest]
    half = n // 2 if n < 2 * _WHOLE else n // 2 // _WHOLE * _WHOLE
    for first, count in ((0, half), (half, n - half)):
        there = [pointer + first * own[longest] for pointer, own in zip(pointers, strides)]
        yield from parts_of(there, itemsizes, (*shape[:longest], count, *shape[longest + 1 :]), strides, split)
