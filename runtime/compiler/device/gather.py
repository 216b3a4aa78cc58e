"""The kernel that reads by index on a device: csrc/device/gather.cuh has it. It copies bytes, so there is one for each number of bytes and dtype of indices."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from specgrad.core.kernels import table

from .driver import Kernels, check, driver
from .source import LAYOUTS, SUFFIXES, Source

WIDTHS = (1, 2, 4, 8, 16)  # bytes that are copied at once
INDICES = {"int32": "int32_t", "int64": "int64_t"}
_OF_BLOCK = 128 * 4  # threads, and what each copies: csrc/device/layout.h
_STRIDES = 28  # where they begin in a plan: csrc/launch.c
_STRIDED = LAYOUTS.index("strided")
_PLACES = 3  # for which a plan has strides: the array, the index, the result


@cache
def find(width: int, index: str) -> Source:
    """The source of the kernel that copies a number of bytes at once, by indices of a dtype."""
    name = f"gather{width}_{SUFFIXES[index]}"
    text = f'#define SG_KERNEL {name}\n#define SG_BYTES {width}\n#define SG_INDEX {INDICES[index]}\n#include "gather.cuh"\n'
    return Source(name, (), (), '#include "device.cuh"', text, ("read",))


@dataclass(frozen=True)
class GatherPlan:
    """How the kernel runs over some arrays.

    Args:
        width: bytes that are copied at once.
        step: how many times as many lie from one place along the dimension to the next.
        numbers: what the kernel is told, as `sg_device_plan` writes it.
    """

    width: int
    step: int
    numbers: Any


@lru_cache(4096)
def plan_of(
    shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int, index_shape: tuple[int, ...], index_strides: tuple[int, ...], index_itemsize: int,
    dim: int, slices: bool, alignment: int, index_alignment: int,
) -> GatherPlan | None:  # fmt: skip
    """The plan for an array and an index; None where there is none.

    Args:
        shape, strides, itemsize: of the array; strides in bytes.
        index_shape, index_strides, index_itemsize: of the index.
        dim: the dimension along which it is read.
        slices: whether each index picks a slice, and not one element.
        alignment: by what power of two, 16 at most, the addresses of the array and the result can be divided.
        index_alignment: the same of the index.
    """
    step = strides[dim] if shape[dim] > 1 else 0
    to, read, indices = strides_of(shape, strides, index_shape, index_strides, dim, slices)
    run, kept = itemsize, len(to)  # bytes that lie beside one another and have one index, and how many dimensions are before them
    while kept and (to[kept - 1] == 1 or (read[kept - 1] == run and not indices[kept - 1])):
        kept -= 1
        run *= to[kept]
    width = max(itemsize, math.gcd(run, 16, alignment, step, *(s for s, size in zip(read[:kept], to) if size > 1)))
    sizes = (*to[:kept], run // width)
    written: list[int] = []
    end = run
    for size in reversed(to[:kept]):
        written.insert(0, end)
        end *= size
    flat = [*read[:kept], width, *indices[:kept], 0, *written, width]
    numbers = planned([alignment, index_alignment, alignment], [width, index_itemsize, width], sizes, flat)
    return None if numbers is None or step % width else GatherPlan(width, step // width, numbers)


def strides_of(
    shape: tuple[int, ...], strides: tuple[int, ...], index_shape: tuple[int, ...], index_strides: tuple[int, ...], dim: int, slices: bool
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The shape of all that indices pick of an array, and in it the strides of the array, but for those along the dimension, and of the index."""
    before, after = strides[:dim], strides[dim + 1 :]
    if not slices:
        return index_shape, (*before, 0, *after), index_strides
    of_index = (*(0,) * len(before), *index_strides, *(0,) * len(after))
    return (*shape[:dim], *index_shape, *shape[dim + 1 :]), (*before, *(0,) * len(index_shape), *after), of_index


def planned(pointers: list[int], itemsizes: list[int], shape: tuple[int, ...], strides: list[int]) -> Any:
    """What a kernel is told of three arrays of one shape, SG_EACH elements of which are a thread's; None where `sg_device_plan` has no layout for them."""
    numbers = table._ffi.new("uint32_t[]", _STRIDES + 8 * _PLACES)
    if table._lib.sg_device_plan(_STRIDED + 1, _PLACES, _PLACES, [*range(_PLACES)], pointers, itemsizes, len(shape), list(shape), strides, numbers):
        return None
    if numbers[0] != _STRIDED:  # of one dimension, which all have alike, there are no strides in it: i / size = i >> 31
        numbers[3], numbers[4], numbers[5], numbers[6] = 1, numbers[1], 0, 31
        numbers[_STRIDES], numbers[_STRIDES + 1], numbers[_STRIDES + 2] = 1, 1, 1
    numbers[0], numbers[2] = 0, -(-numbers[1] // _OF_BLOCK)
    return numbers


class ByIndex(Kernels):
    """What runs a kernel on arrays and an index."""

    def launch(self, source: Source, index: int | None, numbers: Any, values: Sequence[int]) -> None:
        """Start a kernel on the current stream of a device, told `numbers` and given addresses and other numbers of 64 bits."""
        lib, _ = driver()
        cuda = self.backend.module.cuda
        packed = b"".join(struct.pack("=qq", value, 0) for value in values)  # 16 bytes each
        with cuda.Device(index):
            failed = lib.sg_device_launch(self.functions(source, index), numbers, len(values), packed, int(cuda.get_current_stream().ptr))
        check(failed, f"the kernel {source.name} could not be launched")


class DeviceGather(ByIndex):
    """Reads elements, or slices, of a backend's arrays by index."""

    def __call__(self, x: Any, index: Any, dim: int, slices: bool, negative: bool, refused: Exception | None) -> Any:
        """The elements that an index names, or zero where it is out of bounds; None where there is no kernel for that.

        Args:
            x: the array, of one dimension or more.
            index: of int32 or int64. Unless it picks slices, its shape is that of the array in all other dimensions.
            dim: the dimension along which it is read, from 0.
            slices: whether each index picks a slice; else it picks the element at its own place in the other dimensions.
            negative: whether negative indices count from the end; else they are out of bounds.
            refused: the error for indices that are out of bounds, of which the host hears when it next waits; None if these are looked for elsewhere.
        """
        number = self.backend.index_of(x)
        shape = (*x.shape[:dim], *index.shape, *x.shape[dim + 1 :]) if slices else index.shape
        beside = slices or index.shape == (*x.shape[:dim], *index.shape[dim : dim + 1], *x.shape[dim + 1 :])
        if not beside or x.itemsize not in WIDTHS or index.dtype.name not in INDICES or self.backend.index_of(index) != number:
            return None
        result = self.backend.make(number, "empty", shape, x.dtype)
        if not result.size:
            return None if index.size and refused is not None else result
        alignment, index_alignment = math.gcd(x.data.ptr, result.data.ptr, 16), math.gcd(index.data.ptr, 16)
        plan = plan_of(x.shape, x.strides, x.itemsize, index.shape, index.strides, index.itemsize, dim, slices, alignment, index_alignment)
        if plan is None:
            return None
        size, wrong = x.shape[dim], None if refused is None else self.backend.flag(number)
        given = x.data.ptr, index.data.ptr, result.data.ptr, -size if negative else 0, size, plan.step, 0 if wrong is None else wrong.data.ptr
        self.launch(find(plan.width, index.dtype.name), number, plan.numbers, given)
        if refused is not None:
            self.backend.refuse_if_any(wrong, refused)
        return result
