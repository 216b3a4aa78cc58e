"""The kernel that reads by index: of every dtype and layout, guarded against indices that are out of bounds. Machine code for a device, run on the host.

Nothing here has run on a device.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from specgrad.compiler.device.gather import INDICES, WIDTHS, find, plan_of
from specgrad.compiler.device.source import SUFFIXES, numpy_dtype
from specgrad.core.kernels.table import compiled
from tests.cuda.ptx.run import Fault, Memory, Program, _ffi, lacking, pointer_to
from tests.made_once import made_once

needs_compilers = pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
pytestmark = pytest.mark.skipif(not compiled, reason="layouts are chosen by compiled code")
View = Callable[[Any], Any]


@made_once
def program() -> Program:
    return Program([find(width, index) for width in WIDTHS for index in INDICES])


def numbered(shape: tuple[int, ...], dtype: str, offset: int = 0) -> Memory:
    """An array none of whose elements are alike as far as its dtype goes: of bool, every third holds."""
    memory = Memory(shape, numpy_dtype(dtype), offset)
    numbers = np.arange(math.prod(shape)).reshape(shape)
    memory.array[...] = (numbers % 3 == 0 if dtype == "bool" else numbers % 120 + 1).astype(memory.array.dtype)
    return memory


def indices(shape: tuple[int, ...], size: int, dtype: str, wrong: bool = False) -> Memory:
    """Indices of a dimension, negative ones among them; and such that are out of bounds, by little and by much, if they are to be wrong."""
    memory = Memory(shape, np.dtype(dtype))
    memory.array[...] = np.random.default_rng(math.prod(shape)).integers(-size, size, shape)
    if wrong:
        beyond = [size, -size - 1, 2**31 - 1, -(2**31), *([2**62, -(2**63), 2**32, 2**63 - 1] if dtype == "int64" else [])]
        memory.array.reshape(-1)[::2] = np.resize(beyond, memory.array.reshape(-1)[::2].shape)
    return memory


def expected(x: Any, index: Any, dim: int, slices: bool, negative: bool) -> Any:
    """By NumPy: zero where an index is out of bounds."""
    size = x.shape[dim]
    inside = (index >= (-size if negative else 0)) & (index < size)
    safe = np.where(inside, index, 0)
    if not slices:
        return np.where(inside, np.take_along_axis(x, safe, dim), np.zeros((), x.dtype))
    inside = inside.reshape(*inside.shape, *(1,) * (x.ndim - dim - 1))
    return np.where(inside, np.take(x, safe, dim), np.zeros((), x.dtype))


def read(made: Program, memories: tuple[Memory, Memory], x: Any, index: Any, dim: int, slices: bool, backwards: bool = False, negative: bool = True) -> int:
    """Read by the kernel, and compare; gives how many bytes it copies at once."""
    want = expected(x, index, dim, slices, negative)
    result, wrong = Memory(want.shape, x.dtype), Memory((1,), np.dtype(bool))
    wrong.array[:] = False
    where, of_index, to = (a.__array_interface__["data"][0] for a in (x, index, result.array))
    plan = plan_of(
        x.shape, x.strides, x.itemsize, index.shape, index.strides, index.itemsize, dim, slices, math.gcd(where, to, 16), math.gcd(of_index, 16)
    )  # fmt: skip
    assert plan is not None, "there is no layout"
    numbers = np.frombuffer(bytes(_ffi().buffer(plan.numbers)), np.uint32).copy()
    size = x.shape[dim]
    given = [*map(pointer_to, (x, index, result.array)), *map(ctypes.c_int64, (-size if negative else 0, size, plan.step))]
    given += [pointer_to(wrong.array), ctypes.c_uint32(int(numbers[1]))]
    entry = find(plan.width, index.dtype.name).entry("read")
    made.start(entry, int(numbers[2]), given, numbers[3:], [*(m.bytes for m in memories), result.bytes, wrong.bytes], backwards)
    assert result.untouched() and wrong.untouched()
    assert result.array.tobytes() == want.tobytes(), "other elements"
    assert wrong.array[0] == bool(((index < (-size if negative else 0)) | (index >= size)).any()), "what the host hears"
    return plan.width


def straight(a: Any) -> Any:
    return a


SLICES: list[tuple[tuple[int, ...], View, int, tuple[int, ...], View, int]] = [  # a shape, a view, a dimension, an index, a view of it, bytes at once
    ((7, 12), straight, 0, (5,), straight, 16),
    ((7, 12), straight, 1, (5,), straight, 4),
    ((7, 13), straight, 0, (700,), straight, 4),
    ((7, 14), straight, 0, (3, 2), straight, 8),
    ((7, 16), lambda a: a[:, 4:12], 0, (9,), straight, 16),
    ((7, 16), lambda a: a[:, 2:10], 0, (9,), straight, 8),
    ((7, 16), lambda a: a[::-1], 0, (9,), lambda i: i[::-2], 16),
    ((12, 7), lambda a: a.T, 0, (9,), straight, 4),
    ((12, 7), lambda a: a[:, ::2], 0, (9,), straight, 4),
    ((5, 4, 3, 8), straight, 1, (6,), straight, 16),
    ((5, 4, 3, 8), straight, 2, (6,), straight, 16),
    ((5, 4, 3, 8), lambda a: a.transpose(3, 1, 0, 2), 2, (6, 2), lambda i: i.T, 4),
    ((1, 8), lambda a: np.broadcast_to(a, (6, 8)), 0, (9,), straight, 16),
    ((50,), straight, 0, (1031,), straight, 4),
    ((1,), straight, 0, (1,), straight, 4),
    ((6, 8), straight, 0, (), straight, 16),
    ((2, 3, 2, 3, 2, 3, 2, 3), lambda a: a.transpose(7, 5, 3, 1, 0, 2, 4, 6), 3, (5,), straight, 4),
]
ELEMENTS: list[tuple[tuple[int, ...], View, int, tuple[int, ...], View]] = [  # a shape, a view, a dimension, the shape of the index, a view of it
    ((7, 12), straight, 0, (5, 12), straight),
    ((7, 12), straight, 1, (7, 200), straight),
    ((12, 7), lambda a: a.T, 1, (7, 3), straight),
    ((7, 12), lambda a: a[::-1, ::2], 0, (9, 6), straight),
    ((7, 12), straight, 0, (12, 9), lambda i: i.T),
    ((7, 12), straight, 1, (7, 6), lambda i: i[:, ::-2]),
    ((4, 5, 6), straight, 1, (4, 3, 6), straight),
    ((4, 5, 6), lambda a: a.transpose(2, 0, 1), 0, (2, 4, 5), straight),
    ((7, 12), straight, 0, (5, 1), lambda i: np.broadcast_to(i, (5, 12))),
    ((1, 12), straight, 0, (1, 12), straight),
    ((900,), straight, 0, (513,), straight),
    ((1, 1), straight, 1, (1, 1), straight),
]


@needs_compilers
@pytest.mark.parametrize("case", SLICES)
def test_slices(case: Any) -> None:
    shape, view, dim, of_index, view_of_index, width = case
    memory = numbered(shape, "float32")
    x = view(memory.array)
    for dtype in INDICES:
        for wrong in (False, True):
            index = indices(of_index, x.shape[dim], dtype, wrong)
            for backwards in (False, True):
                assert read(program(), (memory, index), x, view_of_index(index.array), dim, True, backwards) == width


@needs_compilers
@pytest.mark.parametrize("case", ELEMENTS)
def test_elements(case: Any) -> None:
    shape, view, dim, of_index, view_of_index = case
    memory = numbered(shape, "float32")
    x = view(memory.array)
    for dtype in INDICES:
        for wrong in (False, True):
            index = indices(of_index, x.shape[dim], dtype, wrong)
            for backwards in (False, True):
                read(program(), (memory, index), x, view_of_index(index.array), dim, False, backwards)


@needs_compilers
@pytest.mark.parametrize("dtype", SUFFIXES)
def test_every_dtype(dtype: str) -> None:
    """A dtype is a number of bytes, which are copied as they are: as many at once as divide a row and all addresses."""
    size = numpy_dtype(dtype).itemsize
    for columns, offset, width in ((16, 0, 16), (16 // size, 0, 16), (16, size, size), (1, 0, size), (3, 0, size)):
        memory = numbered((6, columns), dtype, offset)
        index = indices((9,), 6, "int64", True)
        assert read(program(), (memory, index), memory.array, index.array, 0, True) == (width if columns * size % 16 == 0 else size)
        of_elements = indices((6, 4), columns, "int32", True)
        read(program(), (memory, of_elements), memory.array, of_elements.array, 1, False)


@needs_compilers
@pytest.mark.parametrize("count", [1, 127, 128, 129, 511, 512, 513, 1025])
def test_ends_of_blocks(count: int) -> None:
    memory, index = numbered((50,), "int16"), indices((count,), 50, "int32")
    read(program(), (memory, index), memory.array, index.array, 0, True, bool(count % 2))


@needs_compilers
def test_a_dimension_without_elements() -> None:
    """All indices are out of bounds."""
    memory, index = numbered((0, 8), "float32"), Memory((3,), np.dtype(np.int64))
    index.array[:] = (0, -1, 1)
    plan = plan_of((0, 8), (32, 4), 4, (3,), (8,), 8, 0, True, 16, 8)
    assert plan is not None
    result, wrong = Memory((3, 8), np.dtype(np.float32)), Memory((1,), np.dtype(bool))
    numbers = np.frombuffer(bytes(_ffi().buffer(plan.numbers)), np.uint32).copy()
    given = [*map(pointer_to, (memory.array, index.array, result.array)), *map(ctypes.c_int64, (0, 0, plan.step))]
    given += [pointer_to(wrong.array), ctypes.c_uint32(int(numbers[1]))]
    program().start(find(plan.width, "int64").entry("read"), int(numbers[2]), given, numbers[3:], [index.bytes, result.bytes, wrong.bytes])
    assert not result.array.any() and wrong.array.all()


@needs_compilers
@pytest.mark.parametrize("index", INDICES)
def test_one_index_that_is_out_of_bounds(index: str) -> None:
    memory, given = numbered((7, 12), "float32"), Memory((600,), np.dtype(index))
    for beyond in (7, -8, np.iinfo(index).max, np.iinfo(index).min):
        given.array[:] = 3
        given.array[530] = beyond
        read(program(), (memory, given), memory.array, given.array, 0, True)


@needs_compilers
def test_negative_indices_are_out_of_bounds_where_they_do_not_count_from_the_end() -> None:
    memory, index = numbered((7, 12), "float32"), indices((50,), 7, "int32")
    read(program(), (memory, index), memory.array, index.array, 0, True, negative=False)


def test_what_is_left_to_the_array_module() -> None:
    """Results of 2^31 elements or more, arrays whose other dimensions reach as far, nine dimensions that do not join, and elements at odd addresses."""
    assert plan_of((4, 2**20), (2**20, 1), 1, (2**17,), (8,), 8, 0, True, 1, 16) is None
    assert plan_of((4, 2**27), (2**27, 1), 1, (2**7,), (8,), 8, 0, True, 16, 16) is not None, "16 bytes at once"
    assert plan_of((3, 9, 2), (2**33, 2**31, 2), 2, (5,), (8,), 8, 1, True, 2, 16) is None
    assert plan_of((2**40, 16), (64, 4), 4, (5,), (8,), 8, 0, True, 16, 16) is not None, "however far the dimension itself reaches"
    assert plan_of((3,) * 9, tuple(4 * 3**d for d in range(9)), 4, (5,), (8,), 8, 4, True, 16, 16) is None
    assert plan_of((4, 3), (12, 4), 4, (5,), (8,), 8, 0, True, 2, 16) is None and plan_of((4, 3), (12, 4), 4, (5,), (8,), 8, 0, True, 16, 4) is None


# ---- mistakes, each of which a test above must notice


MISTAKES = {  # what is changed in csrc/device, a shape, a dimension, the shape of the index, and whether it picks slices
    "an unguarded index": ({"if (within && first": "if (first"}, ((7, 5), 0, (9,), True)),
    "an index that is one too large": ({"given[u] < size;": "given[u] <= size;"}, ((7, 5), 0, (9,), True)),
    "a negative index that is out of bounds": ({"given[u] >= least && ": ""}, ((7, 5), 0, (9,), True)),
    "half of an index": ({"    I given[SG_EACH];": "    int given[SG_EACH];"}, ((7, 5), 0, (9,), True)),
    "negative indices do not count from the end": ({"given[u] < 0 ? given[u] + size": "given[u] < 0 ? -given[u]"}, ((7, 5), 0, (9,), True)),
    "nobody is told": ({"*wrong = 1;": "*wrong = 0;"}, ((7, 5), 0, (9,), True)),
    "what lies behind the last is told": ({"beyond |= !within && first + u * SG_THREADS < n;": "beyond |= !within || first + u * SG_THREADS >= n;"},
                                          ((7, 5), 0, (9,), True)),
    "elements behind the last": ({"if (within && first + u * SG_THREADS < n)": "if (within)"}, ((1, 9), 0, (1, 9), False)),
    "a wrong stride": ({"place * step": "place"}, ((7, 5), 0, (9,), True)),
    "the index of another element": ({"index[offset[u][1]]": "index[offset[u][0]]"}, ((7, 5), 0, (9,), True)),
    "the element of another place": ({"from[offset[u][0] +": "from["}, ((7, 5), 1, (7, 3), False)),
    "a broken tail": ({"if (i < n)\n            to[i] = found[u];": "if (i + 1 < n)\n            to[i] = found[u];"}, ((7, 5), 0, (9,), True)),
    "an unguarded tail": ({"if (i < n)\n            to[i] = found[u];": "to[i] = found[u];"}, ((7, 5), 0, (9,), True)),
    "indices behind the last": ({"i < n ? index[offset[u][1]] : 0": "index[offset[u][1]]"}, ((1, 9), 0, (1, 9), False)),
    "what is out of bounds is not written": ({"found[u] = M{};": "found[u] = from[0];"}, ((7, 5), 0, (9,), True)),
    "blocks that overlap": ({"blockIdx.x * (SG_THREADS * SG_EACH)": "blockIdx.x * SG_THREADS"}, ((50,), 0, (1031,), True)),
}  # fmt: skip


@pytest.mark.slow
@needs_compilers
@pytest.mark.parametrize(("changed", "case"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_noticed(changed: dict[str, str], case: tuple[tuple[int, ...], int, tuple[int, ...], bool]) -> None:
    shape, dim, of_index, slices = case

    def tried(made: Program) -> None:
        memory = numbered(shape, "float32")
        for wrong in (False, True):
            index = indices(of_index, shape[dim], "int64", wrong)
            for negative in (False, True):
                read(made, (memory, index), memory.array, index.array, dim, slices, negative=negative)

    tried(program())
    with pytest.raises((Fault, AssertionError)):
        tried(Program([find(4, "int64")], changed))
