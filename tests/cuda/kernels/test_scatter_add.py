"""The kernel that adds by index: of every dtype and layout, guarded against indices that are out of bounds. Machine code for a device, run on the host.

Nothing here has run on a device: that additions of threads at the same time are all there is what atomic ones are for, and is not seen here.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from specgrad.compiler.device.gather import INDICES, planned, strides_of
from specgrad.compiler.device.scatter_add import ADDED, find
from specgrad.core.kernels.table import compiled
from tests.cuda.ptx.run import Fault, Memory, Program, _ffi, lacking, pointer_to
from tests.made_once import made_once

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]
View = Callable[[Any], Any]


@made_once
def program() -> Program:
    return Program([find(dtype, index) for dtype in ADDED for index in INDICES])


def filled(shape: tuple[int, ...], dtype: str) -> Memory:
    """Small whole numbers, whose sums are the same in any order."""
    memory = Memory(shape, np.dtype(dtype))
    memory.array[...] = np.arange(math.prod(shape)).reshape(shape) % 11 - 5
    if memory.array.dtype.kind == "c":
        memory.array.imag[...] = memory.array.real[...] * 3 + 1
    return memory


def added(made: Program, out: Memory, index: Memory, values: Memory, views: tuple[View, View, View], dim: int, slices: bool, backwards: bool = False) -> None:
    """Add by the kernel, and compare."""
    to, places, source = (view(m.array) for view, m in zip(views, (out, index, values)))
    want, size = to.copy(), to.shape[dim]
    inside = (places >= -size) & (places < size)
    for at in np.argwhere(inside):
        before, after = ((slice(None),) * dim, ()) if slices else (tuple(at[:dim]), tuple(at[dim + 1 :]))
        want[(*before, places[tuple(at)], *after)] += source[(*before, *at)] if slices else source[tuple(at)]
    shape, written, indices = strides_of(to.shape, to.strides, places.shape, places.strides, dim, slices)
    assert shape == source.shape
    pointers = [a.__array_interface__["data"][0] for a in (to, places, source)]
    plan = planned(pointers, [a.itemsize for a in (to, places, source)], shape, [*written, *indices, *source.strides])
    assert plan is not None, "there is no layout"
    numbers = np.frombuffer(bytes(_ffi().buffer(plan)), np.uint32).copy()
    given = [*map(pointer_to, (to, places, source)), ctypes.c_int64(size), ctypes.c_int64(to.strides[dim] // to.itemsize), ctypes.c_uint32(int(numbers[1]))]
    entry = find(to.dtype.name, places.dtype.name).entry("added")
    made.start(entry, int(numbers[2]), given, numbers[3:], [out.bytes, index.bytes, values.bytes], backwards)
    assert out.untouched()
    assert np.array_equal(to, want), "other sums"


def indices(shape: tuple[int, ...], size: int, dtype: str) -> Memory:
    """Indices some of which are negative, and some out of bounds."""
    memory = Memory(shape, np.dtype(dtype))
    memory.array[...] = np.random.default_rng(math.prod(shape)).integers(-size, size, shape)
    beyond = [size, -size - 1, 2**31 - 1, *([2**62, 2**32] if dtype == "int64" else [])]
    flat = memory.array.reshape(-1)
    flat[1::4] = np.resize(beyond, flat[1::4].shape)
    return memory


def straight(a: Any) -> Any:
    return a


CASES: dict[str, tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[View, View, View], int, bool]] = {
    # the shapes of the array, the index and the values, views of them, a dimension, whether slices are added
    "rows": ((7, 5), (9,), (9, 5), (straight, straight, straight), 0, True),
    "columns": ((5, 7), (9,), (5, 9), (straight, straight, straight), 1, True),
    "numbers": ((7,), (1031,), (1031,), (straight, straight, straight), 0, True),
    "rows of a table, by an array": ((7, 5), (3, 2), (3, 2, 5), (straight, straight, straight), 0, True),
    "views": ((5, 7), (18,), (5, 9), (lambda a: a.T, lambda i: i[::-2], lambda v: v.T), 0, True),
    "the same for all": ((7, 5), (9,), (1, 5), (straight, straight, lambda v: np.broadcast_to(v, (9, 5))), 0, True),
    "elements": ((7, 5), (9, 4), (9, 4), (straight, straight, straight), 0, False),
    "elements of views": ((5, 7), (4, 9), (9, 4), (lambda a: a.T[::-1], lambda i: i.T, straight), 0, False),
    "one dimension": ((1, 9), (1, 9), (1, 9), (straight, straight, straight), 0, False),
    "one element": ((1,), (1,), (1,), (straight, straight, straight), 0, True),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_layouts(case: Any) -> None:
    shape, of_index, of_values, views, dim, slices = case
    for index in INDICES:
        for backwards in (False, True):
            out, values = filled(shape, "float32"), filled(of_values, "float32")
            added(program(), out, indices(of_index, views[0](out.array).shape[dim], index), values, views, dim, slices, backwards)


@pytest.mark.parametrize("dtype", ADDED)
def test_dtypes(dtype: str) -> None:
    for name in ("rows", "elements"):
        shape, of_index, of_values, views, dim, slices = CASES[name]
        added(program(), filled(shape, dtype), indices(of_index, shape[dim], "int64"), filled(of_values, dtype), views, dim, slices)


# ---- mistakes, each of which a test above must notice


MISTAKES = {  # what is changed in csrc/device, and the case that shows it
    "an unguarded index": ({"if (place[u] >= 0 && place[u] < size) /*": "if (place[u] != size) /*"}, "rows"),
    "an index that is one too large": ({"place[u] < size) /*": "place[u] <= size) /*"}, "rows"),
    "a negative index that is out of bounds": ({"place[u] >= 0 && ": ""}, "rows"),
    "negative indices do not count from the end": ({"place[u] += place[u] < 0 ? size : 0;": ""}, "rows"),
    "a wrong stride": ({"place[u] * step": "place[u]"}, "rows"),
    "the value of another element": ({"from[offset[u][2]]": "from[offset[u][0]]"}, "rows"),
    "another row": ({"(offset[u][0] + place": "(place"}, "rows"),
    "an unguarded tail": ({"if (i < n)\n            place[u] = index": "place[u] = index"}, "one dimension"),
    "what is put and not added": ({"M *to, M x) { atomicAdd(to, x); }": "M *to, M x) { *to = x; }"}, "rows"),
    "blocks that overlap": ({"blockIdx.x * (SG_THREADS * SG_EACH)": "blockIdx.x * SG_THREADS"}, "numbers"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("changed", "name"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_noticed(changed: dict[str, str], name: str) -> None:
    shape, of_index, of_values, views, dim, slices = CASES[name]

    def tried(made: Program) -> None:
        out = filled(shape, "float32")
        added(made, out, indices(of_index, shape[dim], "int64"), filled(of_values, "float32"), views, dim, slices)

    tried(program())
    with pytest.raises((Fault, AssertionError)):
        tried(Program([find("float32", "int64")], changed))
