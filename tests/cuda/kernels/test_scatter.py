"""The kernel that writes by index, which puts or adds: of every dtype and layout, guarded against indices out of bounds. Machine code, run on the host.

Nothing here has run on a device: that additions of threads at the same time are all there is what atomic ones are for, and is not seen here.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from specgrad.compiler.device.gather import INDICES, WIDTHS, planned, strides_of
from specgrad.compiler.device.scatter import ADDED, find
from specgrad.core.kernels.table import compiled
from tests.cuda.ptx.run import Fault, Memory, Program, _ffi, lacking, pointer_to
from tests.made_once import made_once

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]
View = Callable[[Any], Any]


PUT = {1: "bool", 2: "float16", 4: "float32", 8: "complex64", 16: "complex128"}  # a dtype of each width


@made_once
def program() -> Program:
    added = [find(np.dtype(dtype), index, True) for dtype in ADDED for index in INDICES]
    return Program(added + [find(np.dtype(dtype), index, False) for dtype in PUT.values() for index in INDICES])


def filled(shape: tuple[int, ...], dtype: str) -> Memory:
    """Small whole numbers, whose sums are the same in any order."""
    memory = Memory(shape, np.dtype(dtype))
    memory.array[...] = np.arange(math.prod(shape)).reshape(shape) % 11 - 5
    if memory.array.dtype.kind == "c":
        memory.array.imag[...] = memory.array.real[...] * 3 + 1
    return memory


def written(
    made: Program, out: Memory, index: Memory, values: Memory, case: Any, adds: bool = True, negative: bool = True, looks: bool = True, backwards: bool = False
) -> None:
    """Write by the kernel, and compare."""
    views, dim, slices = case
    to, places, source = (view(m.array) for view, m in zip(views, (out, index, values)))
    want, size = to.copy(), to.shape[dim]
    inside = (places >= (-size if negative else 0)) & (places < size)
    for at in np.argwhere(inside):
        before, after = ((slice(None),) * dim, ()) if slices else (tuple(at[:dim]), tuple(at[dim + 1 :]))
        place, value = (*before, places[tuple(at)], *after), source[(*before, *at)] if slices else source[tuple(at)]
        want[place] = want[place] + value if adds else value
    shape, strides, indices = strides_of(to.shape, to.strides, places.shape, places.strides, dim, slices)
    assert shape == source.shape
    pointers = [a.__array_interface__["data"][0] for a in (to, places, source)]
    plan = planned(pointers, [a.itemsize for a in (to, places, source)], shape, [*strides, *indices, *source.strides])
    assert plan is not None, "there is no layout"
    numbers, wrong = np.frombuffer(bytes(_ffi().buffer(plan)), np.uint32).copy(), Memory((1,), np.dtype(bool))
    wrong.array[...] = False
    bounds = [ctypes.c_int64(n) for n in (-size if negative else 0, size, to.strides[dim] // to.itemsize)]
    noted = pointer_to(wrong.array) if looks else ctypes.c_void_p(0)
    given = [*map(pointer_to, (to, places, source)), *bounds, noted, ctypes.c_uint32(int(numbers[1]))]
    entry = find(to.dtype, places.dtype.name, adds).entry("written")
    made.start(entry, int(numbers[2]), given, numbers[3:], [out.bytes, index.bytes, values.bytes, wrong.bytes], backwards)
    assert out.untouched() and wrong.untouched()
    assert bool(wrong.array[0]) == (looks and not inside.all()), "indices that are out of bounds are told of, and no others"
    assert np.array_equal(to, want), "other elements"


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
    shape, of_index, of_values, views, dim, _ = case
    for index in INDICES:
        for backwards in (False, True):
            for negative in (False, True):
                out, values = filled(shape, "float32"), filled(of_values, "float32")
                places = indices(of_index, views[0](out.array).shape[dim], index)
                written(program(), out, places, values, case[3:], negative=negative, looks=not backwards, backwards=backwards)


def once(shape: tuple[int, ...], size: int, dim: int, dtype: str) -> Memory:
    """Indices that name each place once at most along a dimension, some of them from the end, and some out of bounds."""
    memory, count = Memory(shape, np.dtype(dtype)), shape[dim]
    order = np.random.default_rng(size).permutation(max(2 * size, count))[:count]
    along = np.where((order % 2 == 1) & (order < size), order - size, order)
    memory.array[...] = along.reshape([-1 if d == dim else 1 for d in range(len(shape))])
    return memory


@pytest.mark.parametrize("case", [c for c in CASES.values() if len(c[1]) == 1 or not c[5]], ids=[n for n, c in CASES.items() if len(c[1]) == 1 or not c[5]])
def test_layouts_of_what_is_put(case: Any) -> None:
    shape, of_index, of_values, views, dim, slices = case
    for dtype in PUT.values():
        for index in INDICES:
            out, values = filled(shape, dtype), filled(of_values, dtype)
            size = views[0](out.array).shape[dim]
            seen = views[1](np.empty(of_index)).shape
            along = 0 if slices else dim if seen == of_index else 1 - dim
            written(program(), out, once(of_index, size, along, index), values, case[3:], adds=False)


def test_there_is_a_width_for_each_element() -> None:
    assert {np.dtype(dtype).itemsize for dtype in PUT.values()} == set(PUT) == set(WIDTHS)


@pytest.mark.parametrize("dtype", ADDED)
def test_dtypes(dtype: str) -> None:
    for name in ("rows", "elements"):
        shape, of_index, of_values, *case = CASES[name]
        written(program(), filled(shape, dtype), indices(of_index, shape[case[1]], "int64"), filled(of_values, dtype), case)


# ---- mistakes, each of which a test above must notice


MISTAKES = {  # what is changed in csrc/device, and the case that shows it
    "an unguarded index": ({"        if (within)": "        if (place != size)"}, "rows"),
    "an index that is one too large": ({"given[u] < size;": "given[u] <= size;"}, "rows"),
    "a negative index that is out of bounds": ({"given[u] >= least && ": ""}, "rows"),
    "negative indices do not count from the end": ({"given[u] < 0 ? given[u] + size : given[u]": "given[u]"}, "rows"),
    "a wrong stride": ({"place * step": "place"}, "rows"),
    "the value of another element": ({"from[offset[u][2]]": "from[offset[u][0]]"}, "rows"),
    "another row": ({"(offset[u][0] + place": "(place"}, "rows"),
    "an unguarded tail": ({"if (i < n)\n            given[u] = index": "given[u] = index"}, "one dimension"),
    "what is put and not added": ({"M *to, M x, sg_flag<1>) { atomicAdd(to, x); }": "M *to, M x, sg_flag<1>) { *to = x; }"}, "rows"),
    "blocks that overlap": ({"blockIdx.x * (SG_THREADS * SG_EACH)": "blockIdx.x * SG_THREADS"}, "numbers"),
    "nobody hears of an index that is out of bounds": ({"beyond |= !within;": ""}, "rows"),
    "what is beyond the end is looked at": ({"        if (first + u * SG_THREADS >= n)\n            continue;\n": ""}, "one element"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("changed", "name"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_noticed(changed: dict[str, str], name: str) -> None:
    shape, of_index, of_values, *case = CASES[name]

    def tried(made: Program) -> None:
        out = filled(shape, "float32")
        written(made, out, indices(of_index, shape[case[1]], "int64"), filled(of_values, "float32"), case)

    tried(program())
    with pytest.raises((Fault, AssertionError)):
        tried(Program([find(np.dtype("float32"), "int64", True)], changed))
